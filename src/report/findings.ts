import type { Findings } from '../site/facts.ts';
import { linkToPage, type Places } from './links.ts';
import { fenceFor, type Prose, paragraphs, type Sanitize } from './markdown.ts';

/** Tables of what an operation found, YAML to copy, and a link to the page that explains them; empty for none. */
export function renderFindings(
  findings: Findings | undefined,
  places: Places,
  { say, line }: Prose,
  sanitize: Sanitize,
): string {
  if (findings === undefined) return '';
  const { tables, yaml, page } = findings;
  const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  const drawn = tables.map(({ head, rows }) =>
    [row(head), row(head.map(() => '---')), ...rows.map((cells) => row(cells.map(say)))].join('\n'),
  );
  const lines = yaml.map(line);
  const fence = fenceFor(lines, 3);
  const copied = ['vocabulary: |', ...lines.map((text) => `  ${text}`)].join('\n');
  const toCopy = yaml.length === 0 ? '' : `**Add to your step:**\n\n${fence}yaml\n${copied}\n${fence}`;
  return paragraphs([...drawn, toCopy, `Explained in ${linkToPage(page, places, sanitize)}.`]);
}
