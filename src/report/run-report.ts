import type { Site } from '../api/sites.ts';
import type { Traits } from '../operations/operation.ts';
import { type DeployResult, isOnlyEndSeen } from '../outcome/deploy-result.ts';
import type { Facts } from '../site/facts.ts';
import type { Failure, Outcome } from './failure.ts';

/** The end of one operation. */
export type Status = 'changed' | 'unchanged' | 'planned' | 'failed' | 'unknown' | 'not-run';

export interface Result {
  readonly operation: string;
  /** Reports distinguish operations by their traits, never by name. */
  readonly traits: Traits;
  readonly status: Status;
  /** The planned changes, one line each. */
  readonly planned: readonly string[];
  /** The changes made, or in a dry run those that would be, one line each. */
  readonly changes: readonly string[];
  /** True when a write took effect, even if the operation failed. */
  readonly wrote: boolean;
  readonly durationMs: number;
  readonly error?: string;
  /** The result of `restore-on-failure` for the text that the operation replaced, on one line. */
  readonly restored?: string;
  /** True when that text is again as it was before the run. */
  readonly isPutBack?: boolean;
}

/** The input that asks for a rollback, and its name in reports. */
export const ROLLBACK = 'rollback-on-failure';

/** The end of a rollback. Not one of the operations, as no input names it as one. */
export interface Rollback {
  /** `changed`: the site is back; `not-run`: nothing was deployed again. */
  readonly status: Extract<Status, 'changed' | 'failed' | 'unknown' | 'not-run'>;
  /** The commit to go back to; undefined if nothing was deployed again. */
  readonly commit: string | undefined;
  /** One line that says how it ended. */
  readonly sentence: string;
  /** The second deploy; undefined if none was triggered. */
  readonly deploy: DeployResult | undefined;
  readonly durationMs: number;
}

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

/** True for a deploy that may or may not have been triggered, or whose end was not seen. */
export function isDeployInDoubt({ traits, status }: Result): boolean {
  return traits.deploys === true && status === 'unknown';
}
