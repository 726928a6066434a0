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
interface RunPage {
  readonly title: string;
  readonly succeeded: boolean;
  readonly annotations: readonly Annotation[];
  /** The job summary, or the comment on the pull request, as Markdown. */
  readonly summary: string;
  readonly heading?: string;
}

const GOOD = '<b class="mark good">✓</b> ';
const BAD = '<b class="mark bad">✕</b> ';

export const COMMENTED = 'github-actions bot commented';

/** Leaves a summary, or a comment, as Markdown and as a page, and beside it the library for its diagrams. Returns both paths. */
export function leavePages(path: string, run: RunPage): readonly string[] {
  const html = renderPage(run);
  writeFileSync(`${path}.md`, run.summary);
  writeFileSync(`${path}.html`, html);
  if (html.includes(DIAGRAM_SCRIPT)) copyFileSync(MERMAID, join(dirname(path), 'mermaid.js'));
  return [`${path}.md`, `${path}.html`];
}

/** A page of its own that shows a run as GitHub does: annotations, and the job summary rendered. */
function renderPage({ title, succeeded, annotations, summary, heading = 'deploy summary' }: RunPage): string {
  const rendered = renderMarkdown(summary);
  const mark = succeeded ? GOOD : BAD;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)}</title>
<style>
${MARKDOWN_STYLE}
${FRAME_STYLE}
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

const MARKDOWN_STYLE = readFileSync(
  new URL('../node_modules/github-markdown-css/github-markdown.css', import.meta.url),
  'utf8',
);

const FRAME_STYLE = `
:root { color-scheme: light dark; --page: #fff; --text: #1f2328; --quiet: #59636e; --line: #d1d9e0; --head: #f6f8fa; }
@media (prefers-color-scheme: dark) {
  :root { --page: #0d1117; --text: #f0f6fc; --quiet: #9198a1; --line: #3d444d; --head: #151b23; }
}
body { margin: 0; padding: 24px; background: var(--page); color: var(--text);
  font: 14px/1.5 -apple-system, BlinkMacSystemFont, "Segoe UI", "Noto Sans", "Liberation Sans", Helvetica, Arial,
  sans-serif, "Noto Color Emoji"; }
body > * { max-width: 896px; margin: 0 auto 16px; }
body > h1 { font-size: 20px; font-weight: 400; }
.mark { display: inline-block; width: 20px; border-radius: 10px; color: #fff; font-size: 12px; line-height: 20px;
  text-align: center; vertical-align: 3px; }
.good { background: #1a7f37; }
.bad { background: #cf222e; }
section { border: 1px solid var(--line); border-radius: 6px; }
section > h2 { margin: 0; padding: 12px 16px; border-bottom: 1px solid var(--line); border-radius: 6px 6px 0 0;
  background: var(--head); font-size: 14px; font-weight: 600; }
section > ul { margin: 0; padding: 0; list-style: none; }
section > ul > li { padding: 12px 16px; border-left: 3px solid #0969da; }
section > ul > li.error { border-left-color: #cf222e; }
section > ul > li.warning { border-left-color: #9a6700; }
section > ul > li > p { margin: 4px 0 0; color: var(--quiet); white-space: pre-wrap; }
section > article.markdown-body { padding: 16px; border-radius: 6px; }
.markdown-alert-title { font-weight: 500; }
@media (max-width: 600px) {
  body { padding: 8px; }
}
/* The colours are in the source of a diagram. Mermaid leaves 50 pixels above it and as many below. */
.diagram { margin-bottom: 16px; overflow: auto hidden; }
.mermaid { min-width: 640px; margin: -32px 0 -24px; }
.mermaid svg { display: block; max-width: 100%; }
.mermaid svg .grid { color: #8c959f; }
/* For a picture, only the summary. */
body:has(article:target) > :is(h1, section:not(:has(article))) { display: none; }
`;
