import type { Evidence } from '../outcome/deploy-result.ts';
import type { Cause } from '../script/cause.ts';
import type { Case } from './case.ts';
import type { Resource } from './state.ts';

/** The end of a deploy that did not succeed, in words. */
export interface Explanation {
  /** Half a sentence, for the timeline. */
  readonly reason: string;
  readonly message: string;
  readonly next: string;
  /** The error for which the deploy was given up, if it was: its log may go on. */
  readonly givenUpFor?: Error | undefined;
}

/** The judgement on a deploy. */
export type Verdict =
  | { readonly outcome: 'succeeded'; readonly evidence: readonly Evidence[] }
  | ({ readonly outcome: 'failed' | 'unknown' | 'timed_out' } & Explanation);

/** To go on, perhaps with a certain look at once. */
export interface Waiting {
  readonly outcome: 'goes on';
  readonly look: Resource | 'patterns' | undefined;
}

/** A row of the table of decisions: its name, as in docs/judging.md, its condition, and what follows. */
export type Row = { readonly name: string; readonly when: (c: Case) => boolean } & (
  | Waiting
  | { readonly outcome: 'succeeded' }
  | { readonly outcome: 'failed' | 'unknown' | 'timed_out'; readonly describe: (c: Case) => Explanation }
);

export function waits(name: string, when: Row['when'], look?: Resource | 'patterns'): Row {
  return { name, when, outcome: 'goes on', look };
}

type Words = string | ((c: Case) => string | undefined);
type Line = (c: Case) => Cause | string | undefined;

/** Creates a row for a failure. @param line the line of the log that shows it */
export function fails(name: string, when: Row['when'], reason: Words, next: Words, line?: Line): Row {
  // The headline above it says that the deploy failed.
  const sentence = (why: string): string => `${why.charAt(0).toUpperCase()}${why.slice(1)}.`;
  return { name, when, outcome: 'failed', describe: (c) => explanationOf(c, sentence, reason, next, line) };
}

/** Creates a row for an end that is not known. @param line the line of the log that is at odds with the rest */
export function doubts(name: string, when: Row['when'], reason: Words, next: Words, line?: Line): Row {
  const sentence = (why: string): string => `How the deploy ended is not known: ${why}.`;
  return { name, when, outcome: 'unknown', describe: (c) => explanationOf(c, sentence, reason, next, line) };
}

/** Creates a row for a deploy that has had all of its time. */
export function timesOut(name: string, when: Row['when'], message: Words, next: Words): Row {
  return {
    name,
    when,
    outcome: 'timed_out',
    describe: (c) => explanationOf(c, (sentence) => sentence, message, next),
  };
}

function explanationOf(
  c: Case,
  sentence: (why: string) => string,
  reason: Words,
  next: Words,
  line?: Line,
): Explanation {
  const wordsOf = (words: Words): string => (typeof words === 'string' ? words : words(c)) ?? '';
  const message = `${sentence(wordsOf(reason))}${quoteOf(line?.(c))}`;
  return { reason: wordsOf(reason), message, next: wordsOf(next) };
}

function quoteOf(shown: Cause | string | undefined): string {
  if (!shown) return '';
  const cause: Cause = typeof shown === 'string' ? { line: shown, isRecognized: true } : shown;
  const { line, isRecognized, ownLine } = cause;
  const place = ownLine === undefined ? '' : ` (line ${ownLine} of your script)`;
  return ` ${isRecognized ? 'The log says:' : 'The last line of its output was'} “${line.trim()}”${place}`;
}
