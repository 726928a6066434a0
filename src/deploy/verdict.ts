import type { OUTCOME_OF, Reason } from '../core/outcomes.ts';
import type { Evidence } from '../outcome/deploy-result.ts';
import type { Resource } from './looks.ts';
import type { Signs } from './signs.ts';

export type Verdict =
  | { readonly outcome: 'succeeded'; readonly evidence: readonly Evidence[] }
  | {
      readonly outcome: (typeof OUTCOME_OF)[Reason];
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
  | {
      readonly name: string;
      readonly reason: Reason;
      /** Half a sentence, a whole one if time ran out; undefined or false if the row does not apply. */
      readonly why: (signs: Signs) => string | false | undefined;
      readonly next: string | ((signs: Signs) => string);
      /** Sentences that quote the line of the log that shows it, or that is at odds with the rest. */
      readonly quote?: (signs: Signs) => string;
    };
