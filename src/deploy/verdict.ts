import { OUTCOMES } from '../core/outcomes.ts';
import type { Evidence } from '../outcome/deploy-result.ts';
import type { Resource } from './looks.ts';
import type { Signs } from './signs.ts';

/** The reasons for which a deploy did not succeed, or is not followed any longer. */
type DeployReason =
  | 'deploy-script-failed'
  | 'deploy-cancelled'
  | 'failure-pattern-found'
  | 'success-pattern-missing'
  | 'another-commit'
  | 'site-gone'
  | 'commit-unseen'
  | 'mixed-signs'
  | 'end-unseen'
  | 'answer-lost'
  | 'time-out-running'
  | 'time-out-unseen';

/** The judgement on a deploy. */
export type Verdict =
  | { readonly outcome: 'succeeded'; readonly evidence: readonly Evidence[] }
  | {
      readonly outcome: (typeof OUTCOMES)[DeployReason];
      readonly reason: DeployReason;
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

/** A row of the table of decisions: its name, as in docs/judging.md, its condition, and what follows. */
export type Row = { readonly name: string; readonly when: (signs: Signs) => boolean } & (
  | { readonly outcome: 'goes on'; readonly look?: (signs: Signs) => GoingOn['look'] }
  | { readonly outcome: 'succeeded' }
  | Ending
);

/** An end that is no success. */
export interface Ending {
  readonly reason: DeployReason;
  /** Half a sentence; a whole one if time ran out. */
  readonly why: Words;
  readonly next: Words;
  /** The line of the log that shows it, or that is at odds with the rest. */
  readonly line?: (signs: Signs) => Quoted | undefined;
}

type Words = string | ((signs: Signs) => string);

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
export function describeEnding({ reason, next, line, ...ending }: Ending, signs: Signs) {
  const outcome = OUTCOMES[reason];
  const wordsOf = (words: Words): string => (typeof words === 'string' ? words : words(signs));
  const why = wordsOf(ending.why);
  const message = `${SENTENCES[outcome](why)}${quoteOf(line?.(signs) ?? { line: '' })}`;
  return { outcome, reason, why, message, next: wordsOf(next) };
}

const SENTENCES = {
  // The headline above it says that the deploy failed.
  failed: (why: string) => `${why.charAt(0).toUpperCase()}${why.slice(1)}.`,
  unknown: (why: string) => `How the deploy ended is not known: ${why}.`,
  timed_out: (sentence: string) => sentence,
};

function quoteOf({ line, isRecognized = true, ownLine, mayBeOfTrap, failed }: Quoted): string {
  const failure = failed === undefined ? '' : ` It failed at line ${failed.number}: “${failed.text}”.`;
  const whose = mayBeOfTrap ? 'its output, perhaps of its EXIT trap,' : 'its output';
  if (line === '') return failure;
  const place = ownLine === undefined ? '' : ` (line ${ownLine} of your script)`;
  const lead = isRecognized ? 'The log says:' : `The last line of ${whose} was`;
  return `${failure} ${lead} “${line.trim()}”${place}`;
}
