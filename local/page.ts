import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import rehypeRaw from 'rehype-raw';
import rehypeSanitize from 'rehype-sanitize';
import rehypeStringify from 'rehype-stringify';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import type { Annotation } from '../harness/runner-oracle.ts';

/** The parts of a run that GitHub shows on the page of the workflow run. */
interface FinishedRun {
  readonly title: string;
  readonly code: number | null;
  readonly annotations: readonly Annotation[];
  /** The job summary, as Markdown. */
  readonly summary: string;
  /** The Markdown of its comment on the pull request. */
  readonly comment: string | undefined;
}

/** A part of a page below its heading, as Markdown. */
type Part = readonly [heading: string, markdown: string];

/** Leaves the summary of a run, and its comment, each as Markdown and as a page. Returns their paths. */
export function leaveRun(path: string, run: FinishedRun): readonly string[] {
  const left = leavePage(path, run, ['deploy summary', run.summary]);
  if (run.comment === undefined) return left;
  const part: Part = ['github-actions bot commented', run.comment];
  return [...left, ...leavePage(`${path}-comment`, { ...run, annotations: [] }, part)];
}

/** Beside a page with diagrams it leaves the library for them. */
function leavePage(path: string, run: FinishedRun, part: Part): readonly string[] {
  const html = renderPage(run, part);
  writeFileSync(`${path}.md`, part[1]);
  writeFileSync(`${path}.html`, html);
  if (html.includes(DIAGRAM_SCRIPT)) copyFileSync(MERMAID, join(dirname(path), 'mermaid.js'));
  return [`${path}.md`, `${path}.html`];
}

/** A page of its own that shows a run as GitHub does: annotations, and the job summary rendered. */
function renderPage({ title, code, annotations }: FinishedRun, [heading, markdown]: Part): string {
  const rendered = renderMarkdown(markdown);
  const mark = code === 0 ? '<b class="mark good">✓</b> ' : '<b class="mark bad">✕</b> ';
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)}</title>
<style>
${STYLE}
</style>
</head>
<body>
<h1>${mark}${escapeHtml(title)}</h1>
${renderAnnotations(annotations)}
<section>
<h2>${escapeHtml(heading)}</h2>
<article id="summary" class="markdown-body">
${rendered}
</article>
</section>
${rendered.includes('class="mermaid"') ? DIAGRAM_SCRIPT : ''}</body>
</html>
`;
}

/** GitHub-flavoured Markdown as HTML, sanitized by GitHub's rules; quotes that begin with `[!CAUTION]` as alerts. */
function renderMarkdown(markdown: string): string {
  const html = unified()
    .use(remarkParse)
    .use(remarkGfm)
    .use(remarkRehype, { allowDangerousHtml: true })
    .use(rehypeRaw)
    .use(rehypeSanitize)
    .use(rehypeStringify)
    .processSync(markdown)
    .toString();
  const withDiagrams = html.replace(
    /<pre><code class="language-mermaid">(.*?)<\/code><\/pre>/gs,
    '<div class="diagram"><div class="mermaid">$1</div></div>',
  );
  return colourDiffs(withDiagrams).replace(
    /<blockquote>\n<p>\[!(NOTE|TIP|IMPORTANT|WARNING|CAUTION)\]\n(.*?)<\/blockquote>/gs,
    (_, kind: string, rest: string) => {
      const name = kind.toLowerCase();
      const title = `<p class="markdown-alert-title">${kind.charAt(0)}${name.slice(1)}</p>`;
      return `<div class="markdown-alert markdown-alert-${name}">\n${title}\n<p>${rest}</div>`;
    },
  );
}

const MERMAID = fileURLToPath(import.meta.resolve('@mermaid-js/tiny/dist/mermaid.tiny.js'));

/** Draws the diagrams of a page, by a library beside it: a page loads nothing from the network. */
const DIAGRAM_SCRIPT = `<script src="mermaid.js"></script>
<script>
const theme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'default';
mermaid.initialize({ startOnLoad: false, theme });
mermaid.run();
</script>
`;

/** Blocks of `diff` as GitHub colours them. */
function colourDiffs(html: string): string {
  const classes: Readonly<Record<string, string>> = { '+': 'pl-mi1', '-': 'pl-md', '@': 'pl-mdr' };
  return html.replace(
    /(<pre><code class="language-diff">)(.*?)(<\/code>)/gs,
    (_, begin: string, lines: string, end: string) =>
      begin +
      lines.replace(/^[+@-].*$/gm, (line) => `<span class="${classes[line.charAt(0)]}">${line}</span>`) +
      end,
  );
}

function renderAnnotations(annotations: readonly Annotation[]): string {
  if (annotations.length === 0) return '';
  const items = annotations.map(
    ({ level, title, message }) =>
      `<li class="${level}"><strong>${escapeHtml(title || 'deploy')}</strong><p>${escapeHtml(message)}</p></li>`,
  );
  return `<section>\n<h2>Annotations</h2>\n<ul>\n${items.join('\n')}\n</ul>\n</section>`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.codePointAt(0)};`);
}

const STYLE = ['../node_modules/github-markdown-css/github-markdown.css', './page.css']
  .map((path) => readFileSync(new URL(path, import.meta.url), 'utf8'))
  .join('\n');
