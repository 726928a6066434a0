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

/** Leaves a job summary as Markdown, and as a page for a browser; beside it the library for its diagrams. Returns both paths. */
export function leaveSummary(path: string, title: string, markdown: string): readonly string[] {
  writeFileSync(`${path}.md`, markdown);
  writeFileSync(`${path}.html`, renderPage(title, renderMarkdown(markdown)));
  copyFileSync(MERMAID, join(dirname(path), 'mermaid.js'));
  return [`${path}.md`, `${path}.html`];
}

/** The page draws its diagrams itself: it loads nothing from the network. */
function renderPage(title: string, summary: string): string {
  const heading = title.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${heading}</title>
<style>
${STYLE}
</style>
<h1>${heading}</h1>
<article id="summary" class="markdown-body">
${summary}
</article>
<script src="mermaid.js"></script>
<script>
const theme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'default';
mermaid.initialize({ startOnLoad: false, theme });
mermaid.run();
</script>
</html>
`;
}

/** GitHub-flavoured Markdown as HTML, sanitized by GitHub's rules: diffs in colours, and quotes that begin with `[!CAUTION]` as alerts. */
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
  const colours: Readonly<Record<string, string>> = { '+': 'pl-mi1', '-': 'pl-md', '@': 'pl-mdr' };
  return html
    .replace(
      /<pre><code class="language-mermaid">(.*?)<\/code><\/pre>/gs,
      '<div class="diagram"><div class="mermaid">$1</div></div>',
    )
    .replace(/(?<=<code class="language-diff">).*?(?=<\/code>)/gs, (diff) =>
      diff.replace(/^([+@-]).*$/gm, (line, sign: string) => `<span class="${colours[sign]}">${line}</span>`),
    )
    .replace(/<blockquote>\n<p>\[!(\w+)\]\n(.*?)<\/blockquote>/gs, (_, word: string, text: string) => {
      const kind = word.toLowerCase();
      const title = `<p class="markdown-alert-title">${kind}</p>`;
      return `<div class="markdown-alert markdown-alert-${kind}">\n${title}\n<p>${text}</div>`;
    });
}

const MERMAID = fileURLToPath(import.meta.resolve('@mermaid-js/tiny/dist/mermaid.tiny.js'));
const STYLE = ['../../node_modules/github-markdown-css/github-markdown.css', './page.css']
  .map((path) => readFileSync(new URL(path, import.meta.url), 'utf8'))
  .join('\n');
