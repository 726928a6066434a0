import type { Site } from '../api/sites.ts';
import { isOnlyEndSeen } from './deploy-result.ts';
import type { Facts } from './facts.ts';
import type { Failure, Outcome } from './failure.ts';
import { isDeployInDoubt, type Result, type Rollback } from './result.ts';

/** The report of the run of one target, not yet redacted. */
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

/** A target as the inputs name it; `site` is empty if no operation needs one. */
export interface Named {
  readonly server: string;
  readonly site: string;
}

/** The site of a run, if it exists. */
export function siteOf({ facts }: RunReport): Site | undefined {
  return typeof facts?.site === 'object' ? facts.site : undefined;
}

/** The name of a run in its headline. */
export function nameOfRun(report: RunReport, named: Partial<Named> | undefined): string {
  return siteOf(report)?.domain || named?.site || named?.server || 'Site deploy';
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

/** A target, and how it ended. In a list, `site` is a domain, and empty in a row of a server's own operations. */
export interface TargetReport extends Named {
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

/** The report of a step, not yet redacted. */
export interface Report extends Pick<RunReport, 'outcome' | 'hasChanges' | 'planHash' | 'durationMs'> {
  /** Every target, in the order of the list, and every row of a server. */
  readonly targets: readonly TargetReport[];
  /** Why the run did not succeed as a whole, such as a cancel; undefined if nothing but targets of a list failed. */
  readonly failure?: Failure | undefined;
  /** Undefined if the inputs named a single target. */
  readonly list?: TargetList | undefined;
}

/** The course of a run whose targets were given as a list. */
interface TargetList {
  /** The part that this run takes, as in `2/5`; undefined for all. */
  readonly shard: string | undefined;
  /** The output `unfinished`. */
  readonly unfinished: string;
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
  const outcome = failure?.outcome ?? 'succeeded';
  return { outcome, failure, targets: [], list, hasChanges, durationMs: 0 };
}

/** The report of a step with one target. */
export function reportOfOne(run: RunReport, { server, site }: Named): Report {
  const { outcome, failure, hasChanges, planHash, durationMs } = run;
  const span = { fromMs: 0, toMs: durationMs };
  const target = { server, site, batch: 1, outcome, failure, run, span };
  return { outcome, failure, hasChanges, planHash, durationMs, targets: [target] };
}

/** A step as one run: the run of its only target; of a list all results, and no facts. */
export function wholeOf({ targets, list, ...end }: Report): RunReport {
  const [only] = targets;
  if (list === undefined && only?.run !== undefined) return only.run;
  return { ...end, results: targets.flatMap(({ run }) => run?.results ?? []) };
}
