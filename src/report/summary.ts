import { isUnconfirmed } from '../outcome/end.ts';
import { markOf } from './headline.ts';
import { type Places, renderLinks } from './links.ts';
import { type Prose, paragraphs, proseOf } from './markdown.ts';
import { howToRunTheRest } from './next-steps.ts';
import { whyAndNext } from './reasons.ts';
import type { SafeReport } from './safe-report.ts';

/** Renders what follows the headline and the reason of a failure. */
export type Sections = (report: SafeReport, prose: Prose, places: Places) => readonly string[];

const sectionsOfNone: Sections = (report, _, places) => [
  howToRunTheRest(report),
  renderLinks(report, places),
];

const MAX_BYTES = 900 * 1024;
const CUT = 'The rest is left out: it is too large for a job summary.';

/**
 * Renders the job summary: GitHub-flavoured Markdown, at most 900 KiB. All remote text in it is inert.
 *
 * @param sections `sectionsOf`, unless no target began
 */
export function renderSummary(
  report: SafeReport,
  places: Places,
  sections: Sections = sectionsOfNone,
): string {
  const items = report.list === undefined ? 300 : 20;
  const prose = proseOf({ items, characters: 1_000, lines: 1_000, isBrief: false });
  const parts = [heading(report, prose), whyAndNext(report, prose), ...sections(report, prose, places)];
  let room = MAX_BYTES - CUT.length - 2;
  const kept = parts.filter((part) => {
    const size = part === '' ? 0 : Buffer.byteLength(part) + 2;
    if (size > room) return false;
    room -= size;
    return true;
  });
  return `${paragraphs(kept.length < parts.length ? [...kept, CUT] : kept)}\n`;
}

/** The Markdown of the headline. */
export function heading(report: SafeReport, { say }: Prose): string {
  const isInDoubt = report.outcome === 'succeeded' && report.targets.some(isUnconfirmed);
  return `### ${markOf(report.outcome, isInDoubt)} ${say(report.headline)}`;
}
