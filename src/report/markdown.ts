/**
 * Text for a table cell, heading or paragraph of a summary or comment, on one line: it reads as it is, and
 * nothing in it acts. Markup becomes character references; a zero-width space breaks what GitHub links after
 * rendering (URLs, e-mail addresses, `@name`, `#123`, `GH-123`).
 */
export function escapeMarkdown(text: string): string {
  return text
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .replace(/^[-.)]|^\d+(?=[.)])|[&<>"'\\`*_~[\](){}!|$^=+#]/g, toReferences)
    .replace(/@|(?<=&#35;)(?=\d)|:(?=\/\/)|www(?=\.)|gh-(?=\d)/gi, '$&&#8203;');
}

/** Text as code, wherever `escapeMarkdown` may be used. Empty text gives nothing. */
export function codeSpan(text: string): string {
  const line = text.replace(/[\s\p{Cc}]+/gu, ' ').trim();
  if (line === '') return '';
  // A table would split the cell at a pipe, and a backslash before it would show elsewhere.
  if (line.includes('|')) return `<code>${escapeMarkdown(line)}</code>`;
  const longestRun = Math.max(0, ...Array.from(line.matchAll(/`+/g), ([run]) => run.length));
  const fence = '`'.repeat(longestRun + 1);
  const padding = line.startsWith('`') || line.endsWith('`') ? ' ' : '';
  return fence + padding + line + padding + fence;
}

/**
 * Lines as a preformatted block; it may stand in `<details>`. Put an empty line before it. No line of it is
 * blank in the source, because a blank line would end the HTML around it and the rest would be Markdown.
 */
export function preBlock(lines: readonly string[]): string {
  const shown = lines
    .flatMap((line) => line.split(/\r\n|\n|\r/))
    .map((line) => {
      return line.trim() === '' ? '&#32;' : line.replace(/[&<>"']/g, toReferences);
    });
  return `<pre>${shown.join('\n')}</pre>`;
}

/** A part that opens at a click. The title may hold HTML of ours, the body Markdown; neither is escaped. */
export function fold(title: string, body: string, isOpen = false): string {
  return `<details${isOpen ? ' open' : ''}><summary>${title}</summary>\n\n${body}\n\n</details>`;
}

function toReferences(text: string): string {
  return Array.from(text, (character) => `&#${character.codePointAt(0)};`).join('');
}
