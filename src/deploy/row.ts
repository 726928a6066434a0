import type { Evidence } from '../outcome/deploy-result.ts';
import type { Case } from './case.ts';
import type { Resource } from './state.ts';

/** The end of a deploy that did not succeed, in words. */
interface Explanation {
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
export interface GoingOn {
  readonly outcome: 'goes on';
  readonly look: Resource | 'patterns' | undefined;
}

/** A row of the table of decisions: its name, as in docs/judging.md, its condition, and what follows. */
export type Row = { readonly name: string; readonly when: (c: Case) => boolean } & (
  | GoingOn
  | { readonly outcome: 'succeeded' }
  | Ending
);

type Words = string | ((c: Case) => string | undefined);
interface Quoted {
  readonly line: string;
  readonly isRecognized?: boolean;
  /** The line of the deploy script that it names, as its author numbers it, if the log has another number. */
  readonly ownLine?: number | undefined;
  /** True when the script's own EXIT trap may have printed it. */
  readonly mayBeOfTrap?: boolean;
}

/** An end that is no success. */
interface Ending {
  readonly outcome: 'failed' | 'unknown' | 'timed_out';
  /** Half a sentence; a whole one if time ran out. */
  readonly reason: Words;
  readonly next: Words;
  /** The line of the log that shows it, or that is at odds with the rest. */
  readonly line?: ((c: Case) => Quoted | undefined) | undefined;
}

export function waits(name: string, when: Row['when'], look?: Resource | 'patterns'): Row {
  return { name, when, outcome: 'goes on', look };
}

/** Rows that hold only under one more condition. */
export function onlyWhile(condition: Row['when'], rows: readonly Row[]): Row[] {
  return rows.map((row) => ({ ...row, when: (c) => condition(c) && row.when(c) }));
}

type Parts = [name: string, when: Row['when'], reason: Words, next: Words, line?: Ending['line']];

function ending(outcome: Ending['outcome'], [name, when, reason, next, line]: Parts): Row {
  return { name, when, outcome, reason, next, line };
}

/** Create rows for a failure, for an end that is not known, and for a deploy that has had all of its time. */
export const fails = (...parts: Parts): Row => ending('failed', parts);
export const doubts = (...parts: Parts): Row => ending('unknown', parts);
export const timesOut = (...parts: Parts): Row => ending('timed_out', parts);

/** Describes an end. */
export function describeEnding({ outcome, reason, next, line }: Ending, c: Case): Explanation {
  const wordsOf = (words: Words): string => (typeof words === 'string' ? words : words(c)) ?? '';
  const why = wordsOf(reason);
  const message = `${SENTENCES[outcome](why)}${quoteOf(line?.(c) ?? { line: '' })}`;
  return { reason: why, message, next: wordsOf(next) };
}

const SENTENCES = {
  // The headline above it says that the deploy failed.
  failed: (why: string) => `${why.charAt(0).toUpperCase()}${why.slice(1)}.`,
  unknown: (why: string) => `How the deploy ended is not known: ${why}.`,
  timed_out: (sentence: string) => sentence,
};

function quoteOf({ line, isRecognized = true, ownLine, mayBeOfTrap }: Quoted): string {
  const whose = mayBeOfTrap ? 'its output, perhaps of its EXIT trap,' : 'its output';
  if (line === '') return '';
  const place = ownLine === undefined ? '' : ` (line ${ownLine} of your script)`;
  const lead = isRecognized ? 'The log says:' : `The last line of ${whose} was`;
  return ` ${lead} “${line.trim()}”${place}`;
}
