import { type Failure, MOST_LISTED } from '../outcome/failure.ts';
import type { RunReport } from '../outcome/report.ts';
import type { Result } from '../outcome/result.ts';
import type { Places } from './links.ts';
import { cached, type Prose, paragraphs, proseOf, type Sanitize } from './markdown.ts';
import { whyAndNext } from './passages.ts';
import type { ScriptDiff } from './script-diff.ts';

/** The parts of a report that are told in one way of a single target, and in another of a list. */
export interface Telling {
  /** The run of the single target, or the list as one run. */
  readonly whole: RunReport;
  /** The result in one sentence, neither redacted nor escaped. */
  readonly headline: string;
  /** The emoji of the result. */
  readonly mark: string;
  readonly isList: boolean;
  /** The sections of the summary, in order. */
  summary(prose: Prose, context: SummaryContext): readonly string[];
  /** The sections of the comment, in order. */
  comment(prose: Prose, context: Pick<SummaryContext, 'sanitize'>): readonly string[];
  /** The outputs that say something else than those of a single target. */
  listOutputs(sanitize: Sanitize): Readonly<Record<string, string>>;
  readonly annotations: readonly Annotation[];
  /** The lines of the log after the headline, if there is more to say. */
  lastLines(sanitize: Sanitize): readonly string[];
}

export interface SummaryContext {
  readonly sanitize: Sanitize;
  /** The end of the deploy log, as safe lines. */
  readonly log: readonly string[];
  readonly places: Places;
  /** Undefined when the deploy script does not change. */
  readonly scriptDiff: ScriptDiff | undefined;
}

const MAX_BYTES = 900 * 1024;
const CUT = 'The rest is left out: it is too large for a job summary.';

/** Renders the job summary: GitHub-flavoured Markdown, at most 900 KiB. All remote text in it is inert. */
export function renderSummary(telling: Telling, given: SummaryContext): string {
  const context = { ...given, sanitize: cached(given.sanitize) };
  const items = telling.isList ? 20 : 300;
  const prose = proseOf(context.sanitize, { items, characters: 1_000 });
  const parts = [
    heading(telling, prose),
    whyAndNext(telling.whole, prose),
    ...telling.summary(prose, context),
  ];
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
export function heading({ mark, headline }: Telling, { say }: Prose): string {
  return `### ${mark} ${say(headline)}`;
}

/** An error annotation. Not redacted. */
export interface Annotation {
  readonly title: string;
  readonly message: string;
}

/** The message of the annotation of a failure: the reason, the changes that remain, and the next step. Not redacted. */
export function annotationOf({ message, next }: Failure, results: readonly Result[]): string {
  const done = results.flatMap(({ operation, wrote, changes, isPutBack }) =>
    wrote && !isPutBack ? changes.map((change) => `${operation}: ${change}`) : [],
  );
  const more = done.length > MOST_LISTED ? `; and ${done.length - MOST_LISTED} more` : '';
  const before =
    done.length === 0 ? [] : [`Done before that: ${done.slice(0, MOST_LISTED).join('; ')}${more}.`];
  return [message, ...before, ...(next === '' ? [] : [`Next: ${next}`])].join('\n');
}
