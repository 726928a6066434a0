import { OUTCOMES, type Reason } from '../core/outcomes.ts';
import type { Evidence } from '../outcome/deploy-result.ts';
import type { Resource } from './looks.ts';
import type { Signs } from './signs.ts';

/** The judgement on a deploy. */
export type Verdict =
  | { readonly outcome: 'succeeded'; readonly evidence: readonly Evidence[] }
  | {
      readonly outcome: (typeof OUTCOMES)[Reason];
      readonly reason: Reason;
      /** Half a sentence, for the timeline. */
      readonly why: string;
      readonly message: string;
      readonly next: string;
      /** The error for which the deploy was given up, if it was: its log may go on. */
      readonly givenUpFor: Error | undefined;
    };

/** To go on, perhaps with a certain look at once. */
export interface GoingOn {
  readonly outcome: 'goes on';
  readonly look: Resource | 'patterns' | undefined;
}

/** A row of the table of decisions, with its name as in docs/judging.md: a wait, a success, or another end. */
export type Row =
  | {
      readonly name: string;
      readonly outcome: 'goes on';
      readonly when: (signs: Signs) => boolean;
      readonly look?: (signs: Signs) => GoingOn['look'];
    }
  | { readonly name: string; readonly outcome: 'succeeded' }
  | Ending;

/** An end that is no success. */
export interface Ending {
  readonly name: string;
  readonly reason: Reason;
  /** Half a sentence, a whole one if time ran out; undefined or false if the row does not apply. */
  readonly why: (signs: Signs) => string | false | undefined;
  readonly next: string | ((signs: Signs) => string);
  /** The line of the log that shows it, or that is at odds with the rest. */
  readonly line?: (signs: Signs) => Quoted | undefined;
}

interface Quoted {
  readonly line: string;
  readonly isRecognized?: boolean;
  /** The line of the deploy script that it names, as its author numbers it, if the log has another number. */
  readonly ownLine?: number | undefined;
  /** True when the script's own EXIT trap may have printed it. */
  readonly mayBeOfTrap?: boolean;
  /** The line of the deploy script that failed, if the script tells it and its output tells nothing. */
  readonly failed?: { readonly number: number; readonly text: string } | undefined;
}

/** Describes an end. */
export function describeEnding({ reason, next, line }: Ending, why: string, signs: Signs) {
  const outcome = OUTCOMES[reason];
  const message = `${sentenceOf(outcome, why)}${quoteOf(line?.(signs) ?? { line: '' })}`;
  return { outcome, reason, why, message, next: typeof next === 'string' ? next : next(signs) };
}

function sentenceOf(outcome: (typeof OUTCOMES)[Reason], why: string): string {
  if (outcome === 'timed_out') return why;
  // The headline above it says that the deploy failed.
  if (outcome === 'failed') return `${why.charAt(0).toUpperCase()}${why.slice(1)}.`;
  return `How the deploy ended is not known: ${why}.`;
}

function quoteOf({ line, isRecognized = true, ownLine, mayBeOfTrap, failed }: Quoted): string {
  const failure = failed === undefined ? '' : ` It failed at line ${failed.number}: “${failed.text}”.`;
  const whose = mayBeOfTrap ? 'its output, perhaps of its EXIT trap,' : 'its output';
  if (line === '') return failure;
  const place = ownLine === undefined ? '' : ` (line ${ownLine} of your script)`;
  const lead = isRecognized ? 'The log says:' : `The last line of ${whose} was`;
  return `${failure} ${lead} “${line.trim()}”${place}`;
}
