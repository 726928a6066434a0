import { cut } from '../secrets/sanitizer.ts';

/** Limits on the text that is shown. */
export interface Measure {
  /** Entries of a list, and lines of a diff. */
  readonly items: number;
  /** UTF-16 units of one text, before it is escaped. */
  readonly characters: number;
  /** True for a comment: what takes more than ten seconds to read is left out. */
  readonly isBrief: boolean;
}

export type Prose = ReturnType<typeof proseOf>;

/** Writes safe text as inert Markdown, cut to a measure. */
export function proseOf(measure: Measure) {
  const line = (text: string): string => cut(text, measure.characters);
  const say = (text: string): string => escapeMarkdown(line(text));
  /** The first items, then the number of the rest, as in "and 7 more changes". */
  const list = <Item>(items: readonly Item[], tell: (item: Item) => string, noun: string): string[] => {
    const more = items.length - measure.items;
    return [...items.slice(0, measure.items).map(tell), ...(more > 0 ? [`and ${more} more ${noun}`] : [])];
  };
  const bullets = <Item>(items: readonly Item[], tell: (item: Item) => string, noun: string): string =>
    list(items, tell, noun)
      .map((item) => `- ${item}`)
      .join('\n');
  return { measure, line, say, list, bullets };
}

/** Escapes text for a table cell, heading or paragraph, on one line, so that it is shown literally and GitHub links nothing in it. */
export function escapeMarkdown(text: string): string {
  const toReferences = (found: string): string =>
    Array.from(found, (character) => `&#${character.codePointAt(0)};`).join('');
  return text
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .replace(/^[-.)]|^\d+(?=[.)])|[&<>"'\\`*_~[\](){}!|$^=+#]/g, toReferences)
    .replace(/@|(?<=&#35;)(?=\d)|:(?=\/\/)|www(?=\.)|gh-(?=\d)/gi, '$&&#8203;');
}

/** Formats text as code, wherever `escapeMarkdown` may be used. Blank text becomes an empty string. */
export function codeSpan(text: string): string {
  if (/^[\w.-]+( [\w.-]+)*$/.test(text)) return `\`${text}\``;
  const escaped = escapeMarkdown(text);
  return escaped === '' ? '' : `<code>${escaped}</code>`;
}

/** Lines of code in a language. */
export function codeBlock(language: string, lines: readonly string[]): string {
  const runs = lines.flatMap((line) => line.match(/`+/g) ?? []);
  const fence = '`'.repeat(runs.reduce((longest, { length }) => Math.max(longest, length + 1), 3));
  return [`${fence}${language}`, ...lines, fence].join('\n');
}

/** A section that opens on a click. The title may be HTML and the body Markdown; neither is escaped. */
export function fold(title: string, body: string, isOpen = false): string {
  return `<details${isOpen ? ' open' : ''}><summary>${title}</summary>\n\n${body}\n\n</details>`;
}

/** Joins the parts that are not empty. */
export function joined(parts: readonly string[], separator: string): string {
  return parts.filter((part) => part !== '').join(separator);
}

/** Joins the parts that are not empty, with a blank line between them. */
export function paragraphs(parts: readonly string[]): string {
  return joined(parts, '\n\n');
}

/** A table of cells that are Markdown. */
export function tableOf(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [head, head.map(() => '---'), ...rows];
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
