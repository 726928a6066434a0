import type { Findings } from '../outcome/facts.ts';
import { linkToPage, type Places } from './links.ts';
import { codeBlock, type Prose, paragraphs, tableOf } from './markdown.ts';

/** Tables of what an operation found, YAML to copy, and a link to the page that explains them. */
export function renderFindings(
  { tables, yaml, page }: Findings,
  { say, line, lines }: Prose,
  places: Places,
): string {
  const drawn = tables.map(({ head, rows }) =>
    tableOf(
      head,
      rows.map((cells) => cells.map(say)),
    ),
  );
  const copied = codeBlock('yaml', ['vocabulary: |', ...yaml.map((text) => `  ${line(text)}`)]);
  const toCopy = yaml.length === 0 ? '' : `**Add to your step:**\n\n${copied}`;
  return paragraphs([...drawn, toCopy, `Explained in ${linkToPage(page, places, lines)}.`]);
}
