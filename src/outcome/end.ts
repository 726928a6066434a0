import type { Site } from '../api/sites.ts';
import { type DeployResult, evidenceInWords, isOnlyEndSeen } from './deploy-result.ts';
import type { Facts } from './facts.ts';
import { type Failure, isGood, type Outcome, outcomeOf } from './failure.ts';
import type { Traits } from './traits.ts';

/** The end of an operation, of a rollback, of a run, of a target or of a whole step. Not yet redacted. */
export interface End<Of extends string> {
  readonly outcome: Of;
  /** Why it did not succeed, or did not start. */
  readonly failure?: Failure | undefined;
  readonly durationMs: number;
}

/** The outcome of an operation, which the output `results` has as its status. */
export type OperationOutcome = 'changed' | 'unchanged' | 'planned' | 'failed' | 'unknown' | 'not-run';

export interface OperationEnd extends End<OperationOutcome> {
  readonly operation: string;
  /** Reports distinguish operations by their traits, never by name. */
  readonly traits: Traits;
  readonly planned: readonly string[];
  /** The changes made, or in a dry run those that would be, one line each. */
  readonly changes: readonly string[];
  /** True when a write took effect, even if the operation failed. */
  readonly wrote: boolean;
  /** Set once the text that it replaced was restored, or could not be. */
  readonly restored?: Restored;
}

/** The end of restoring a text after a failed deploy. */
export interface Restored {
  /** The text, as in "the deploy script". */
  readonly what: string;
  /** `theirs`: somebody else has changed it since; `left`: it is not known how it was, or the service refused; `was-empty`: an empty one is never put back. */
  readonly state: 'put-back' | 'theirs' | 'left' | 'was-empty' | 'unknown';
  readonly sentence: string;
}

/** The end of a rollback, which no input names as an operation. `changed`: the site is back; `not-run`: nothing was deployed again. */
export interface RollbackEnd extends End<Exclude<OperationOutcome, 'unchanged' | 'planned'>> {
  /** The commit to go back to; undefined if nothing was deployed again. */
  readonly commit: string | undefined;
  /** The second deploy; undefined if none was triggered. */
  readonly deploy: DeployResult | undefined;
}

/** Says in one line how a rollback ended. */
export function rollbackSentence({ failure, commit, deploy }: RollbackEnd): string {
  if (failure !== undefined) return failure.message;
  const proof = evidenceInWords(deploy?.evidence ?? []);
  return `the site is back on commit ${commit}, with ${proof}. What the scripts of the failed commit did to the database was not undone.`;
}

/** The end of a target; `not-run`: it did not start. */
export type TargetOutcome = Outcome | 'not-run';

const WORST = ['cancelled', 'failed', 'unknown', 'timed_out', 'planned'] as const;

/** The outcome of several ends together: the first of `WORST` that any of them has, else a success. */
export function outcomeOfAll(ends: readonly TargetOutcome[]): Outcome {
  const all = new Set(ends.map((end) => (end === 'rejected' ? 'failed' : end)));
  const worst = WORST.find((outcome) => all.has(outcome));
  return worst ?? (all.size === 1 && all.has('superseded') ? 'superseded' : 'succeeded');
}

/** The end of the run of a target, which may not have started. */
export interface RunEnd<Of extends TargetOutcome = Outcome> extends End<Of> {
  readonly results: readonly OperationEnd[];
  readonly facts?: Facts | undefined;
  readonly rollback?: RollbackEnd | undefined;
  /** Set where its results do not say whether something that differed was changed; null if that is not known. */
  readonly changed?: boolean | null;
  /** True when anything differs from what is wanted; undefined if the run ended before it knew. */
  readonly hasChanges?: boolean | undefined;
  /** True for a dry run, in which nothing was written. */
  readonly isDryRun?: boolean;
  /** The hash of the whole plan, if a dry run completed. */
  readonly planHash?: string | undefined;
}

/** A target as the inputs name it; `site` is empty if no operation needs one. */
export type Named = Readonly<Record<'server' | 'site', string>>;

/** A target, and its end. In a list, `site` is a domain, and empty in a row of a server's own operations. */
export interface TargetEnd extends Named, RunEnd<TargetOutcome> {
  /** The number of its batch, from 1. */
  readonly batch: number;
  /** When it started, in milliseconds since the step started; undefined if it did not start. */
  readonly fromMs: number | undefined;
}

/** The end of a step. For one target, that of its run; for a list, all results, no facts, and a failure only if the run stopped as a whole. */
export interface Report extends RunEnd {
  /** Every target, in the order of the list, and every row of a server. */
  readonly targets: readonly TargetEnd[];
  /** Set for a list. `shard`: the part that this run takes, as in `2/5`; `isMerged`: of several runs. */
  readonly list?:
    | { readonly shard: string | undefined; readonly unfinished: string; readonly isMerged?: true }
    | undefined;
}

/** The report of a step that ended before any target began: without `failure`, as its list was empty. `unfinished`: set for a list. */
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

export const NOTEWORTHY_MS = 50;
/** A domain has no more characters. */
export const MOST_OF_NAME = 253;

/** The site of a run, if it exists. */
export function siteOf({ facts }: Pick<RunEnd, 'facts'>): Site | undefined {
  return typeof facts?.site === 'object' ? facts.site : undefined;
}

/** The name of a target as an entry spells it. */
export function nameOfTarget({ server, site }: Named): string {
  return site === '' ? server : `${server}/${site}`;
}

/** True for an end that counts as a failure. */
export function hasFailed({ outcome }: RunEnd<TargetOutcome>): boolean {
  return !isGood(outcome) && outcome !== 'cancelled' && outcome !== 'not-run';
}

/** True when the run deleted the site. */
export function isDeleted({ outcome, results }: RunEnd<TargetOutcome>): boolean {
  return outcome === 'succeeded' && results.some(({ traits }) => traits.deletesSite);
}

/** True for a success without proof: the deploy was not followed, or was only seen to end. */
export function isUnconfirmed({ outcome, facts }: RunEnd<TargetOutcome>): boolean {
  const deploy = facts?.deploy;
  if (outcome !== 'succeeded' || deploy === undefined) return false;
  return !deploy.followed || isOnlyEndSeen(deploy.evidence);
}

/** True when a deploy was, or may have been, triggered and was not seen to end. */
export function mayStillRun({ results, facts, rollback }: RunEnd<TargetOutcome>): boolean {
  if (rollback !== undefined) return rollback.outcome === 'unknown';
  const deploy = facts?.deploy;
  if (deploy !== undefined) return deploy.exitStatus === undefined && deploy.evidence.length === 0;
  return results.some(({ traits, outcome }) => traits.deploys && outcome === 'unknown');
}

/** The results that a dry run planned. */
export function plannedOf({ results }: RunEnd<TargetOutcome>): readonly OperationEnd[] {
  return results.filter(({ outcome }) => outcome === 'planned');
}

/** Those of them that would change the state of the target. */
export function changingOf(end: RunEnd<TargetOutcome>): readonly OperationEnd[] {
  return plannedOf(end).filter(({ traits }) => !traits.repeats);
}

/** The state of a run with several targets. */
export interface TargetCounts {
  /** The targets that have ended, failed ones among them. */
  readonly done: number;
  readonly failed: number;
  readonly total: number;
  readonly running: readonly (Named & { readonly sinceMs: number })[];
}
