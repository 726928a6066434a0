import type { Evidence } from '../outcome/deploy-result.ts';
import type { Cause } from '../script/cause.ts';
import type { Case } from './conditions.ts';
import type { Target } from './state.ts';

/** The end of a deploy that did not succeed, in words. */
export interface Told {
  /** Half a sentence, for the timeline. */
  readonly reason: string;
  readonly message: string;
  readonly next: string;
  readonly cause?: Error | undefined;
}

/** The judgement on a deploy. */
export type Verdict =
  | { readonly outcome: 'succeeded'; readonly evidence: readonly Evidence[] }
  | ({ readonly outcome: 'failed' | 'unknown' | 'timed_out' } & Told);

/** A row of the table of decisions: its name, as in docs/judging.md, its condition, and what follows. */
export type Row = { readonly name: string; readonly when: (c: Case) => boolean } & (
  | { readonly outcome: 'goes on'; readonly look: Target | 'patterns' | undefined }
  | { readonly outcome: 'succeeded' }
  | { readonly outcome: 'failed' | 'unknown' | 'timed_out'; readonly told: (c: Case) => Told }
);

/** Creates a row that waits. @param look the look that is due at once */
export function waits(name: string, when: Row['when'], look?: Target | 'patterns'): Row {
  return { name, when, outcome: 'goes on', look };
}

export function succeeds(name: string, when: Row['when']): Row {
  return { name, when, outcome: 'succeeded' };
}

type Words = string | ((c: Case) => string | undefined);
type Line = (c: Case) => Cause | string | undefined;

/** Creates a row for a failure. @param line the line of the log that shows it */
export function fails(name: string, when: Row['when'], reason: Words, next: string, line?: Line): Row {
  // The headline above it says that the deploy failed.
  const sentence = (why: string): string => `${why.charAt(0).toUpperCase()}${why.slice(1)}`;
  return { name, when, outcome: 'failed', told: (c) => tell(c, sentence, reason, next, line) };
}

/** Creates a row for an end that is not known. @param line the line of the log that is at odds with the rest */
export function doubts(name: string, when: Row['when'], reason: Words, next: string, line?: Line): Row {
  const sentence = (why: string): string => `How the deploy ended is not known: ${why}`;
  return { name, when, outcome: 'unknown', told: (c) => tell(c, sentence, reason, next, line) };
}

function tell(c: Case, sentence: (why: string) => string, words: Words, next: string, line?: Line): Told {
  const reason = (typeof words === 'string' ? words : words(c)) ?? '';
  return { reason, message: `${sentence(reason)}.${quoteOf(line?.(c))}`, next };
}

function quoteOf(shown: Cause | string | undefined): string {
  if (!shown) return '';
  if (typeof shown === 'string') return ` The log says: “${shown.trim()}”`;
  return ` ${shown.isRecognized ? 'The log says:' : 'Its last line was'} “${shown.line.trim()}”`;
}

/** Creates a row for a deploy that is not waited for any longer. */
export function givesUp(
  outcome: 'failed' | 'unknown' | 'timed_out',
  name: string,
  when: Row['when'],
  words: (c: Case) => Omit<Told, 'reason'>,
): Row {
  const reason = 'the deploy was not followed any longer';
  return { name, when, outcome, told: (c) => ({ reason, ...words(c) }) };
}
