import type { Findings } from '../outcome/facts.ts';
import { linkTo, type Places, repositoryUrl } from './links.ts';
import { codeBlock, type Prose, paragraphs, type Sanitize, tableOf } from './markdown.ts';

/** Tables of what an operation found, YAML to copy, and a link to the page that explains them. */
export function renderFindings(
  { tables, yaml, page }: Findings,
  places: Places,
  { say, line }: Prose,
  sanitize: Sanitize,
): string {
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

/** A link to a page of this project's documentation; without an address, only its path. */
function linkToPage(page: string, { serverUrl, action, actionRef }: Places, sanitize: Sanitize): string {
  const home = repositoryUrl({ serverUrl, repository: action });
  return linkTo(page, home && `${home}/blob/${actionRef ?? 'HEAD'}/${page}`, sanitize) || page;
}
