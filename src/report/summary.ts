import { isUnconfirmed, type Report } from '../outcome/end.ts';
import { headlineOf, markOf } from './headline.ts';
import { type Places, renderLinks } from './links.ts';
import { cached, type Prose, paragraphs, proseOf, type Sanitize } from './markdown.ts';
import { howToRunTheRest, MOST_UNFINISHED } from './next-steps.ts';
import { whyAndNext } from './reasons.ts';
import type { ScriptDiff } from './script-diff.ts';

export interface SummaryContext {
  readonly sanitize: Sanitize;
  /** The end of the deploy log, as safe lines. */
  readonly log: readonly string[];
  readonly places: Places;
  /** Undefined when the deploy script does not change. */
  readonly scriptDiff: ScriptDiff | undefined;
}

/** Renders what follows the headline and the reason of a failure. */
export type Sections = (report: Report, prose: Prose, context: SummaryContext) => readonly string[];

const MAX_BYTES = 900 * 1024;
const CUT = 'The rest is left out: it is too large for a job summary.';

/**
 * Renders the job summary: GitHub-flavoured Markdown, at most 900 KiB. All remote text in it is inert.
 *
 * @param sections `sectionsOf`, unless no target began
 */
export function renderSummary(report: Report, given: SummaryContext, sections: Sections = ofNone): string {
  const context = { ...given, sanitize: cached(given.sanitize) };
  const items = report.list === undefined ? 300 : 20;
  const prose = proseOf(context.sanitize, { items, characters: 1_000 });
  const parts = [heading(report, prose), whyAndNext(report, prose), ...sections(report, prose, context)];
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
export function heading(report: Report, { say }: Prose): string {
  const isInDoubt = report.outcome === 'succeeded' && report.targets.some(isUnconfirmed);
  return `### ${markOf(report.outcome, isInDoubt)} ${say(headlineOf(report))}`;
}

function ofNone(report: Report, { lines }: Prose, { places }: SummaryContext): string[] {
  return [howToRunTheRest(report, lines, MOST_UNFINISHED), renderLinks(report, places, lines)];
}
