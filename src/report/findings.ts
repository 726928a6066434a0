import type { Findings } from '../site/facts.ts';
import { linkToPage, type Places } from './links.ts';
import { codeBlock, type Prose, paragraphs, type Sanitize, tableOf } from './markdown.ts';

/** Tables of what an operation found, YAML to copy, and a link to the page that explains them; empty for none. */
export function renderFindings(
  findings: Findings | undefined,
  places: Places,
  { say, line }: Prose,
  sanitize: Sanitize,
): string {
  if (findings === undefined) return '';
  const { tables, yaml, page } = findings;
  const drawn = tables.map(({ head, rows }) =>
    tableOf(
      head,
      rows.map((cells) => cells.map(say)),
    ),
  );
  const copied = codeBlock('yaml', ['vocabulary: |', ...yaml.map((text) => `  ${line(text)}`)]);
  const toCopy = yaml.length === 0 ? '' : `**Add to your step:**\n\n${copied}`;
  return paragraphs([...drawn, toCopy, `Explained in ${linkToPage(page, places, sanitize)}.`]);
}
