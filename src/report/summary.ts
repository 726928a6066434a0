import { isUnconfirmed } from '../outcome/end.ts';
import { headlineOf, signalOf } from './headline.ts';
import { type Places, renderLinks } from './links.ts';
import { type Measure, type Prose, paragraphs, proseOf } from './markdown.ts';
import { alertOf, tellReason } from './reasons.ts';
import type { SafeReport } from './safe-report.ts';

/** Renders what follows the headline and the reason of a failure. */
export type Sections = (report: SafeReport, prose: Prose, places: Places) => readonly string[];

const IN_SUMMARY: Measure = { items: 300, characters: 1_000, isBrief: false };
/** For a reader with ten seconds. */
const IN_COMMENT: Measure = { items: 100, characters: 500, isBrief: true };
const CUT = 'The rest is left out: there is no room for it.';

/** Renders a report as Markdown with inert remote text: the job summary, at most 900 KiB, or a comment of at most so many bytes. */
export function renderSummary(
  report: SafeReport,
  places: Places,
  sections: Sections = () => [renderLinks(report, places)],
  mostOfComment?: number,
): string {
  const prose = proseOf(mostOfComment === undefined ? IN_SUMMARY : IN_COMMENT);
  const why = alertOf(report, tellReason(report, prose));
  const parts = [heading(report, prose), why, ...sections(report, prose, places)];
  return `${fitted(parts, (mostOfComment ?? 900 * 1024) - 1)}\n`;
}

/** The parts that fit into so many bytes. A note marks those that are left out. */
function fitted(parts: readonly string[], bytes: number): string {
  const whole = paragraphs(parts);
  if (Buffer.byteLength(whole) <= bytes) return whole;
  let room = bytes - CUT.length;
  const kept = parts.filter((part) => {
    const size = part === '' ? 0 : Buffer.byteLength(part) + 2;
    if (size > room) return false;
    room -= size;
    return true;
  });
  return paragraphs([...kept, CUT]);
}

/** The Markdown of the headline. */
export function heading(report: SafeReport, { say }: Prose): string {
  const doubtful = report.outcome === 'succeeded' ? report.targets.find(isUnconfirmed) : undefined;
  return `### ${signalOf(doubtful ?? report).emoji} ${say(headlineOf(report))}`;
}
