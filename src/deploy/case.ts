import { isCut } from '../net/body.ts';
import type { Evidence } from '../outcome/deploy-result.ts';
import { findExitReports, timeOf } from '../script/exit-report.ts';
import { decidesById, hasEndedById, type State } from './state.ts';
import { finalStatus, hasTurnedBad, type StatusEnd } from './status-history.ts';

/** A state at some time, and what the table of decisions asks of it. */
export type Case = ReturnType<typeof caseOf>;

export function caseOf(state: State, now: number) {
  const { atTrigger, reports, text, log, hasMoved, deployAtBefore } = state;
  const { expects } = atTrigger;
  const own = text.isOwn ? findExitReports(text.content ?? '').at(-1) : undefined;
  const isById = decidesById(state);
  const last = isById ? undefined : reports.at(-1);
  // A first success always changes `last_deploy_at`; a report may be older than that, unless its time was compared.
  const isCompared = last !== undefined && timeOf(last) !== undefined;
  const report = own ?? (hasMoved || deployAtBefore !== null || isCompared ? last : undefined);
  return {
    ...state,
    now,
    expects,
    /** True once our deployment, which alone decides, has ended. */
    endedById: hasEndedById(state),
    /** Our own exit report, and the commit that it or the deployment shows. */
    report,
    commit: report?.commit ?? state.deployment?.commit,
    /** The end that the status of the site shows, if that counts and was seen to follow the deploy. */
    end: isById ? undefined : endOf(state),
    /** True when only the end of the text is known. */
    isCut: isCut(text.content ?? ''),
    /** The number of deploys in the log since the baseline. */
    deploys: log.entries.length,
    /** True when the text will be searched for patterns. */
    needsText: expects.failurePatterns.length + expects.successPatterns.length > 0,
  };
}

/**
 * The end that the status shows, if it was seen to follow the deploy: from `deploying`, or by a change since the trigger.
 * `deploy-failed` also counts if it was there before, once something else shows a deploy.
 */
function endOf({
  status,
  shown,
  log,
  hasMoved,
  isFramed,
  text,
  looked,
}: State): StatusEnd | 'mixed' | undefined {
  const { latest, end, endBefore, isEarlier, baseline } = status;
  if (latest === undefined || isEarlier) return undefined;
  if (end !== undefined) return endBefore !== undefined && end !== endBefore ? 'mixed' : end;
  // One that an answer lacks may have changed since.
  const final = finalStatus(shown.siteStatus);
  const isShown = log.entries.length > 0 && looked.site !== undefined;
  if (final === 'deploy-failed') return hasMoved || isShown || hasTurnedBad(status) ? final : undefined;
  // Its report may still come.
  const isSilent = isFramed === true && text.content !== undefined;
  const hasChanged = baseline !== undefined && final !== baseline;
  return hasChanged && (isShown || (hasMoved && !isSilent)) ? final : undefined;
}

/** Milliseconds without news after which a log counts as settled, if at least one look brought nothing new. */
export const QUIET_MS = 1_500;
/** The same if an earlier deploy may have ended instead of ours. */
export const IN_DOUBT_MS = 5_000;

/** The time for which the service has not answered. */
export function silentMs({ trouble, now }: Case): number {
  return now - (trouble?.silentSince ?? now);
}

/** The evidence that a deploy worked, once no row of the table speaks against it: an exit report, for instance, is then a good one. */
export function evidenceOf(c: Case): Evidence[] {
  const evidence: Evidence[] = [];
  if (c.endedById) evidence.push('deployment');
  if (!c.endedById && c.hasMoved) evidence.push('token');
  if (c.end === 'active') evidence.push('status');
  if (c.report !== undefined) evidence.push('exit-status');
  if (c.matches !== undefined && c.expects.successPatterns.length > 0) evidence.push('success-pattern');
  return evidence;
}

/** The end of the script, its commit, and the time that the deploy itself took, as far as the service tells them. */
export function endShown(state: State, now: number) {
  const { atTrigger, endingAt = now } = state;
  const { report, commit: short, expects } = caseOf(state, now);
  const commit =
    short !== undefined && expects.expectedCommit?.startsWith(short) ? expects.expectedCommit : short;
  const seenMs = endingAt - atTrigger.triggeredAt;
  const told = report && timeOf(report);
  // The clocks of servers tell whole seconds.
  const toldMs = told === undefined ? seenMs : Math.max(500, told - atTrigger.serviceAt);
  const ownMs = Math.round(Math.min(seenMs, toldMs));
  const end = report && { exitStatus: report.exitStatus, run: report.run };
  return { ownMs, commit, ...end };
}
