import { compareUrl, linkTo, type Places } from './links.ts';
import { fold, type Prose, paragraphs } from './markdown.ts';
import { whoAre } from './reasons.ts';
import type { SafeEnd, SafeReport } from './safe-report.ts';

/** More commits than this are folded. */
const MOST_OPEN = 5;

/** The commits that a deploy brings or takes back, with the subjects of the newest, which are inert; empty if they are not known. */
export function renderGoesOut(end: SafeEnd, { say }: Prose, places: Places, who = ''): string {
  const { ours, goesOut = [] } = end.facts?.live ?? {};
  const [lead, ...subjects] = goesOut.map(say);
  const isDeployed = end.results.some(({ traits }) => traits.deploys) && end.outcome !== 'superseded';
  if (!ours || !lead || !isDeployed) return '';
  const title = `${who}<code>${say(ours.slice(0, 7))}</code> ${lead}`;
  const body = paragraphs([
    subjects.map((subject) => `- ${subject}`).join('\n'),
    linkTo('Compare on GitHub', compareUrl(end, places), places),
  ]);
  return body === '' ? title : fold(title, body, subjects.length <= MOST_OPEN);
}

/** The same of the targets of a list, once for all that it is the same for. */
export function renderAllThatGoesOut({ targets }: SafeReport, prose: Prose, places: Places): string {
  const groups = Map.groupBy(targets, ({ facts }) => `${facts?.live?.commit} ${facts?.live?.ours}`);
  const told = [...groups.values()].slice(0, prose.measure.items).map((those) => {
    const [first] = those;
    const who = groups.size === 1 ? '' : `${whoAre(those, prose).who}: `;
    return first === undefined ? '' : renderGoesOut(first, prose, places, who);
  });
  return paragraphs(told);
}
