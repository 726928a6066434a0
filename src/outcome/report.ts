import type { Site } from '../api/sites.ts';
import { isOnlyEndSeen } from '../deploy/deploy-result.ts';
import type { Facts } from '../site/facts.ts';
import type { Failure, Outcome } from './failure.ts';
import { isDeployInDoubt, type Result, type Rollback } from './result.ts';

/** The report of a run, not yet redacted. */
export interface RunReport {
  readonly outcome: Outcome;
  /** True when anything differs from what is wanted; undefined if the run ended before it knew. */
  readonly hasChanges?: boolean | undefined;
  /** The hash of the whole plan, if a dry run completed. */
  readonly planHash?: string | undefined;
  readonly failure?: Failure | undefined;
  readonly results: readonly Result[];
  readonly facts?: Facts | undefined;
  readonly rollback?: Rollback | undefined;
  readonly durationMs: number;
}

/** Shorter times are not worth showing. */
export const NOTEWORTHY_MS = 50;

export interface ReportInputs {
  readonly server: string;
  /** Empty if no operation needs a site. */
  readonly site: string;
  readonly environmentUrl: string | undefined;
}

/** The site of a run, if it exists. */
export function siteOf({ facts }: RunReport): Site | undefined {
  return typeof facts?.site === 'object' ? facts.site : undefined;
}

/** True when the run deleted the site. */
export function isDeleted({ outcome, results }: RunReport): boolean {
  return outcome === 'succeeded' && results.some(({ traits }) => traits.deletesSite);
}

/** True for a success without proof: the deploy was not followed, or was only seen to end. */
export function isUnconfirmed({ outcome, facts }: RunReport): boolean {
  const deploy = facts?.deploy;
  if (outcome !== 'succeeded' || deploy === undefined) return false;
  return !deploy.followed || isOnlyEndSeen(deploy.evidence);
}

/** True when a deploy was, or may have been, triggered and was not seen to end. */
export function mayStillRun({ results, facts, rollback }: RunReport): boolean {
  if (rollback !== undefined) return rollback.status === 'unknown';
  const deploy = facts?.deploy;
  if (deploy !== undefined) return deploy.exitStatus === undefined && deploy.evidence.length === 0;
  return results.some(isDeployInDoubt);
}

/** The end of a target; `not-run`: it did not start. */
export type TargetOutcome = Outcome | 'not-run';

/** A target of a run with several, and how it ended. Not yet redacted. */
export interface TargetReport {
  /** As the entry names it. */
  readonly server: string;
  /** The domain of the site; empty for a row of a server's own operations. */
  readonly site: string;
  /** The number of its batch, from 1. */
  readonly batch: number;
  readonly outcome: TargetOutcome;
  /** Why it did not succeed, or why it did not start. */
  readonly failure: Failure | undefined;
  /** Its own report; undefined if it did not start. */
  readonly run: RunReport | undefined;
  /** When it started and ended, in milliseconds since the run started; undefined if it did not start. */
  readonly span: Span | undefined;
}

/** A stretch of time, in milliseconds since the run started. */
export interface Span {
  readonly fromMs: number;
  readonly toMs: number;
}

/** The report of a run with several targets. Not yet redacted. */
export interface FleetReport {
  readonly outcome: Outcome;
  /** Every target, in the order of the list, and every row of a server. */
  readonly targets: readonly TargetReport[];
  /** Why the run as a whole stopped, such as a cancel or its timeout; undefined if nothing but targets failed. */
  readonly failure: Failure | undefined;
  /** The batches that started, in order. */
  readonly batches: readonly Span[];
  /** The part that this run takes, as in `2/5`; undefined for all. */
  readonly shard: string | undefined;
  /** The output `unfinished`. */
  readonly unfinished: string;
  /** True when anything differs from what is wanted; undefined if the run ended before it knew. */
  readonly hasChanges: boolean | undefined;
  /** The hash of all plans, if a dry run completed. */
  readonly planHash: string | undefined;
  readonly durationMs: number;
}

/** True for a target that counts as failed. */
export function hasFailed({ outcome }: TargetReport): boolean {
  return outcome === 'failed' || outcome === 'rejected' || outcome === 'timed_out' || outcome === 'unknown';
}

/** A domain has no more characters. */
export const MOST_OF_NAME = 253;

/** The name of a target as an entry spells it. */
export function nameOfTarget({ server, site }: Pick<TargetReport, 'server' | 'site'>): string {
  return site === '' ? server : `${server}/${site}`;
}

/** The sites of a run; its servers if no site is among its targets. */
export function mainTargets({ targets }: FleetReport): readonly TargetReport[] {
  const sites = targets.filter(({ site }) => site !== '');
  return sites.length > 0 ? sites : targets;
}

/** True when the run deploys, as far as any target has started. */
export function hasDeploys({ targets }: FleetReport): boolean {
  return targets.some(({ run }) => run?.results.some(({ traits }) => traits.deploys) === true);
}

/** True for a success that nothing proves. */
export function isInDoubt({ outcome, run }: TargetReport): boolean {
  return outcome === 'succeeded' && run !== undefined && isUnconfirmed(run);
}

/** The run with several targets as a run of one, for the sections that are the same: all results, no facts. */
export function asOneRun({
  outcome,
  failure,
  hasChanges,
  planHash,
  targets,
  durationMs,
}: FleetReport): RunReport {
  const results = targets.flatMap(({ run }) => run?.results ?? []);
  return { outcome, failure, hasChanges, planHash, results, durationMs };
}
