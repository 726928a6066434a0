import { compareUrl, linkTo, type Places } from './links.ts';
import { fold, type Prose, paragraphs } from './markdown.ts';
import { whoAre } from './reasons.ts';
import type { SafeReport } from './safe-report.ts';

/** More commits than this are folded. */
const MOST_OPEN = 5;

/** The commits that deploys bring or take back, with the subjects of the newest, which are inert: once for all targets that they are the same for. */
export function renderGoesOut({ targets }: SafeReport, prose: Prose, places: Places): string {
  const groups = Map.groupBy(targets, ({ facts }) => `${facts?.live?.commit} ${facts?.live?.ours}`);
  const told = [...groups.values()].slice(0, prose.measure.items).map((those) => {
    const [first] = those;
    if (first === undefined) return '';
    const { ours, goesOut = [] } = first.facts?.live ?? {};
    const [lead, ...subjects] = goesOut.map(prose.say);
    const isDeployed = first.results.some(({ traits }) => traits.deploys) && first.outcome !== 'superseded';
    if (!ours || !lead || !isDeployed) return '';
    const who = groups.size === 1 ? '' : `${whoAre(those, prose).who}: `;
    const title = `${who}<code>${prose.say(ours.slice(0, 7))}</code> ${lead}`;
    const body = paragraphs([
      subjects.map((subject) => `- ${subject}`).join('\n'),
      linkTo('Compare on GitHub', compareUrl(first, places), places),
    ]);
    return body === '' ? title : fold(title, body, subjects.length <= MOST_OPEN);
  });
  return paragraphs(told);
}
