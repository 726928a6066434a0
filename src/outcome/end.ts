import type { Site } from '../api/sites.ts';
import { isOnlyEndSeen } from './deploy-result.ts';
import type { Facts } from './facts.ts';
import { type Failure, isGood, type Outcome, outcomeOf } from './failure.ts';
import type { Result, Rollback } from './result.ts';

/** The end of a target; `not-run`: it did not start. */
export type TargetOutcome = Outcome | 'not-run';

const WORST = ['cancelled', 'failed', 'unknown', 'timed_out', 'planned'] as const;

/** The outcome of several ends together, which is the worst of them. */
export function outcomeOfAll(ends: readonly TargetOutcome[]): Outcome {
  const all = new Set(ends.map((end) => (end === 'rejected' ? 'failed' : end)));
  const worst = WORST.find((outcome) => all.has(outcome));
  return worst ?? (all.size === 1 && all.has('superseded') ? 'superseded' : 'succeeded');
}

/** An end: of a run, of a target, or of a whole step. Not yet redacted. */
export interface End<Of extends TargetOutcome = TargetOutcome> {
  readonly outcome: Of;
  /** Why it did not succeed, or did not start. */
  readonly failure?: Failure | undefined;
  readonly results: readonly Result[];
  readonly facts?: Facts | undefined;
  readonly rollback?: Rollback | undefined;
  /** True when something that differed was changed; null if that is not known. By default its results say it. */
  readonly changed?: boolean | null;
  /** True when anything differs from what is wanted; undefined if the run ended before it knew. */
  readonly hasChanges?: boolean | undefined;
  /** True for a dry run, of which nothing was written. */
  readonly isDryRun?: boolean;
  /** The hash of the whole plan, if a dry run completed. */
  readonly planHash?: string | undefined;
  readonly durationMs: number;
}

/** The end of the run of one target. */
export type RunEnd = End<Outcome>;

/** A target as the inputs name it; `site` is empty if no operation needs one. */
export interface Named {
  readonly server: string;
  readonly site: string;
}

/** A target, and its end. In a list, `site` is a domain, and empty in a row of a server's own operations. */
export interface TargetEnd extends Named, End {
  /** The number of its batch, from 1. */
  readonly batch: number;
  /** When it started, in milliseconds since the step started; undefined if it did not start. */
  readonly fromMs: number | undefined;
}

/**
 * The end of a step. That of its only target has all that its run has; that of a list has the results of all targets, no facts, and a
 * failure only if the run stopped as a whole, as by a cancel.
 */
export interface Report extends RunEnd {
  /** Every target, in the order of the list, and every row of a server. */
  readonly targets: readonly TargetEnd[];
  /**
   * Set if the targets were given as a list: the part that this run takes, as in `2/5`, and the output `unfinished`. `isMerged`: it is put
   * together from those of several runs, whose times have nothing in common.
   */
  readonly list?:
    | { readonly shard: string | undefined; readonly unfinished: string; readonly isMerged?: true }
    | undefined;
}

/**
 * The report of a step that ended before any target began.
 *
 * @param failure undefined for an empty list, which leaves nothing to do
 * @param unfinished the output of that name, if the targets were given as a list
 */
export function reportOfNone(failure: Failure | undefined, unfinished?: string): Report {
  const list = unfinished === undefined ? undefined : { shard: undefined, unfinished };
  const hasChanges = failure === undefined ? false : undefined;
  const outcome = failure === undefined ? 'succeeded' : outcomeOf(failure);
  return { outcome, failure, results: [], targets: [], list, hasChanges, durationMs: 0 };
}

/** The report of a step with one target. */
export function reportOfOne(run: RunEnd, { server, site }: Named): Report {
  return { ...run, targets: [{ ...run, server, site, batch: 1, fromMs: 0 }] };
}

/** Shorter times are not worth showing. */
export const NOTEWORTHY_MS = 50;
/** A domain has no more characters. */
export const MOST_OF_NAME = 253;

/** The site of a run, if it exists. */
export function siteOf({ facts }: End): Site | undefined {
  return typeof facts?.site === 'object' ? facts.site : undefined;
}

/** The name of a target as an entry spells it. */
export function nameOfTarget({ server, site }: Named): string {
  return site === '' ? server : `${server}/${site}`;
}

/** True for an end that counts as a failure. */
export function hasFailed({ outcome }: End): boolean {
  return !isGood(outcome) && outcome !== 'cancelled' && outcome !== 'not-run';
}

/** True when the run deleted the site. */
export function isDeleted({ outcome, results }: End): boolean {
  return outcome === 'succeeded' && results.some(({ traits }) => traits.deletesSite);
}

/** True for a success without proof: the deploy was not followed, or was only seen to end. */
export function isUnconfirmed({ outcome, facts }: End): boolean {
  const deploy = facts?.deploy;
  if (outcome !== 'succeeded' || deploy === undefined) return false;
  return !deploy.followed || isOnlyEndSeen(deploy.evidence);
}

/** True when a deploy was, or may have been, triggered and was not seen to end. */
export function mayStillRun({ results, facts, rollback }: End): boolean {
  if (rollback !== undefined) return rollback.status === 'unknown';
  const deploy = facts?.deploy;
  if (deploy !== undefined) return deploy.exitStatus === undefined && deploy.evidence.length === 0;
  return results.some(({ traits, status }) => traits.deploys && status === 'unknown');
}

/** The results that a dry run planned. */
export function plannedOf({ results }: End): readonly Result[] {
  return results.filter(({ status }) => status === 'planned');
}

/** Those of them that would change the state of the target. */
export function changingOf(end: End): readonly Result[] {
  return plannedOf(end).filter(({ traits }) => !traits.repeats);
}

/** The state of a run with several targets. */
export interface TargetCounts {
  /** The targets that have ended, failed ones among them. */
  readonly done: number;
  readonly failed: number;
  readonly total: number;
  /** With the time since each started. */
  readonly running: readonly (Named & { readonly sinceMs: number })[];
}
