import { mayHold } from '../api/kept-text.ts';
import { isLater } from '../api/shown-time.ts';
import { finalStatus, hasTurnedBad, type StatusEnd } from '../api/status-history.ts';
import { isCut } from '../net/body.ts';
import type { Evidence } from '../outcome/deploy-result.ts';
import { type Cause, causeOf } from '../script/cause.ts';
import { type ExitReport, findExitReports, timeOf, withoutExitReports } from '../script/exit-report.ts';
import type { Expectations } from '../values/match.ts';
import { followsId, hasBegun, hasEndedById, MOST_MISSES, type State } from './state.ts';

/** A state at some time, and what the table of decisions asks of it. */
export interface Case extends State {
  readonly now: number;
  readonly expects: Expectations;
  /** True while our deployment alone decides, and once it has ended. */
  readonly follows: boolean;
  readonly byId: boolean;
  /** True while the signs of the site decide, and the time is not up. */
  readonly isOpen: boolean;
  /** Our own exit report, and the commit that it or the deployment shows. */
  readonly report: ExitReport | undefined;
  readonly commit: string | undefined;
  /** The end that the status of the site shows, if it was seen to follow the deploy. */
  readonly end: StatusEnd | 'mixed' | undefined;
  /** True when only the end of the text is known. */
  readonly isCut: boolean;
  /** The number of deploys in the log since the baseline. */
  readonly deploys: number;
  /** True when the text will be searched for patterns; and when the report is needed. */
  readonly needsText: boolean;
  readonly needsReport: boolean;
}

export function caseOf(state: State, now: number): Case {
  const { given, reports, text, log, reportExpected, over, hasMoved, before } = state;
  const { expects } = given;
  const [follows, byId] = [followsId(state), hasEndedById(state)];
  const own = text.isOwn ? findExitReports(text.content ?? '').at(-1) : undefined;
  const last = follows ? undefined : reports.at(-1);
  // A first success always changes `last_deploy_at`; a report may be older than that, unless its time was compared.
  const isCompared = last !== undefined && timeOf(last) !== undefined;
  const report = own ?? (hasMoved || before !== null || isCompared ? last : undefined);
  return {
    ...state,
    ...{ now, expects, follows, byId, isOpen: !follows && !byId && over === undefined },
    ...{ report, commit: report?.commit ?? state.deployment?.commit, end: endOf(state) },
    ...{ isCut: isCut(text.content ?? ''), deploys: log.entries.length },
    needsText: expects.failurePatterns.length + expects.successPatterns.length > 0,
    needsReport: reportExpected === true || expects.expectedCommit !== undefined,
  };
}

/**
 * The end that the status shows, if it was seen to follow the deploy: from `deploying`, or by a change since the trigger.
 * `deploy-failed` also counts if it was there before, once something else shows a deploy.
 */
function endOf({ status, shown, log, hasMoved, reportExpected, text, looked }: State): Case['end'] {
  const { latest, end, endBefore, isEarlier, baseline } = status;
  if (latest === undefined || isEarlier) return undefined;
  if (end !== undefined) return endBefore !== undefined && end !== endBefore ? 'mixed' : end;
  // One that an answer lacks may have changed since.
  const final = finalStatus(shown.siteStatus);
  const isShown = log.entries.length > 0 && looked.site !== undefined;
  if (final === 'deploy-failed') return hasMoved || isShown || hasTurnedBad(status) ? final : undefined;
  // An expected report may still come.
  const isSilent = reportExpected === true && text.content !== undefined;
  const hasChanged = baseline !== undefined && final !== baseline;
  return hasChanged && (isShown || (hasMoved && !isSilent)) ? final : undefined;
}

/** Milliseconds without news after which a log counts as settled, if at least one look brought nothing new. */
export const QUIET_MS = 1_500;
/** The same if an earlier deploy may have ended instead of ours. */
const IN_DOUBT_MS = 5_000;
/** The same while an exit report is expected: the script may be running silently. */
const BEFORE_REPORT_MS = 120_000;
/** The times for which looks that fail are repeated: at the site, and at a log that is not needed. */
const WITHOUT_SITE_MS = 20_000;
const WITHOUT_LOG_MS = 10_000;
/** The time after which a deploy whose trigger got no answer is given up if nothing is seen of it and others wait. */
const LOST_MS = 10_000;

export function isGone({ trouble, now }: Case): boolean {
  return trouble?.vanishedMs !== undefined && now - trouble.vanishedMs >= WITHOUT_SITE_MS;
}

export function silentMs({ trouble, now }: Case): number {
  return now - (trouble?.silentMs ?? now);
}

/** True when the answer to the trigger was lost, others wait, and nothing was seen for a while, nor in the log. */
export function isLost(c: Case): boolean {
  const { given, over, looked, now, answeringMs = now } = c;
  const isWaitedFor = over === undefined && given.isMany && given.lost !== undefined;
  return isWaitedFor && !hasBegun(c) && (looked.log?.atMs ?? 0) >= answeringMs + LOST_MS;
}

/** True when the time is up, and too little was seen for a verdict. */
export function isTooLate(c: Case): boolean {
  if (c.over === undefined || c.byId) return false;
  const isTold = c.report !== undefined && (c.report.status !== 0 || c.status.latest !== 'deploying');
  return c.follows || !isTold;
}

/** True when our deployment has ended, and its log may still be shown. */
export function isOwnLogAwaited({ byId, over, deployment, textless, looked, text }: Case): boolean {
  if (!byId || over !== undefined || text.isOwn || deployment?.state === 'missing') return false;
  const wasLookedUp = (looked.log?.nth ?? 0) > (looked['own log']?.nth ?? 0);
  return textless < MOST_MISSES || (deployment?.logId !== undefined && !wasLookedUp);
}

/** True when only a look at our deployment can show the commit. */
export function isCommitAwaited(c: Case): boolean {
  const isLate = (c.looked.deployment?.nth ?? 0) < (c.looked['own log']?.nth ?? 0);
  const isExpecting = c.expects.expectedCommit !== undefined;
  return c.byId && isExpecting && c.commit === undefined && c.over === undefined && isLate;
}

/** True when an exit report came, and the site has not been read since, if that may tell more. */
export function isUnconfirmed({ isOpen, report, reportLook, looked, hasMoved, status }: Case): boolean {
  const { latest, end } = status;
  const isTold = hasMoved && (latest === undefined || end !== undefined || latest === 'active');
  return isOpen && report !== undefined && !isTold && reportLook > (looked.site?.nth ?? 0);
}

/** True when our deployment has a word that says nothing, and has not been looked at since the signs showed an end. */
export function isOddWordDue({ isOpen, deployment, looked, endLook, reportLook }: Case): boolean {
  const wasLookedAt = (looked.deployment?.nth ?? 0) >= Math.max(endLook, reportLook);
  return isOpen && deployment?.state === 'other' && !wasLookedAt;
}

/** True when nothing can be concluded, however long nothing new comes. */
export function isUnseen(c: Case): boolean {
  const { isOpen, hasMoved, strange, status, earlierDeploys, deploys } = c;
  if (!isOpen) return false;
  if (
    c.report !== undefined ||
    hasMoved ||
    status.end !== undefined ||
    status.isEarlier ||
    strange !== undefined
  )
    return false;
  const isFinal = finalStatus(status.latest) !== undefined && deploys > 0;
  return !isFinal && !hasTurnedBad(status) && (earlierDeploys === 0 || deploys > 0);
}

/** True when a log that cannot be read is not needed for the verdict. */
export function isLogSpared(c: Case): boolean {
  const { needsText, expects, status, trouble } = c;
  const isNeeded = needsText || expects.expectedCommit !== undefined;
  const isTold = finalStatus(status.latest) !== undefined && status.end !== undefined;
  return trouble?.target === 'log' && silentMs(c) >= WITHOUT_LOG_MS && isTold && !isNeeded;
}

/** True when something may follow on what was shown: nothing new must come for some time before that is believed. */
export function isSettling(c: Case): boolean {
  const { status, quietLooks, now, newsMs, looked, shown } = c;
  const waitMs = settlingMs(c);
  if (!c.isOpen || waitMs === 0 || isLogSpared(c)) return false;
  if (quietLooks === 0 || now - newsMs < waitMs) return true;
  // A status that may be a stale copy's must be shown by the site itself once more, so much later.
  const isCopy = status.end !== undefined && status.end === status.baseline && waitMs >= IN_DOUBT_MS;
  return isCopy && (shown.siteStatus !== status.latest || (looked.site?.atMs ?? 0) - newsMs < waitMs);
}

function settlingMs(c: Case): number {
  const { status, hasMoved, report, deploys, needsReport, needsText } = c;
  const { latest, baseline, end } = status;
  const isNeeded = report === undefined && (needsReport || needsText);
  if (status.isEarlier) return deploys > 0 ? IN_DOUBT_MS : BEFORE_REPORT_MS;
  if (end !== undefined) {
    const isShown = hasMoved && c.shown.siteStatus === latest;
    const isTold = isShown || (report !== undefined && end !== 'deploy-failed');
    // An unknown status may soon change, and a site that looks as it did before the trigger may be a stale answer.
    const isDoubtful = end === 'other' || (end === baseline && !isTold);
    // A good deploy moves a token that is a time.
    if (end === 'active' && isDoubtful && isLater(c.before, null)) return BEFORE_REPORT_MS;
    // The last lines may appear a little later than the status.
    return isDoubtful || isNeeded ? IN_DOUBT_MS : 0;
  }
  // Two signs that tell the same.
  if (hasTurnedBad(status) && (report === undefined ? hasMoved : report.status !== 0))
    return isNeeded ? IN_DOUBT_MS : 0;
  if (hasMoved) return report !== undefined || (deploys > 1 && needsReport) ? 0 : settlingByToken(c);
  if (report !== undefined) return latest !== undefined ? IN_DOUBT_MS : QUIET_MS;
  const hasChanged = baseline !== undefined && latest !== baseline && finalStatus(latest) !== undefined;
  return hasChanged && deploys > 0 ? IN_DOUBT_MS : BEFORE_REPORT_MS;
}

function settlingByToken({ strange, needsReport, log, status, deploys, before, given }: Case): number {
  const { latest, baseline } = status;
  if (strange !== undefined) return IN_DOUBT_MS;
  if (needsReport && log.isReadable) return BEFORE_REPORT_MS;
  // Another status may follow, even `deploying`.
  const isResting = finalStatus(latest) !== undefined || latest === baseline;
  if (latest !== undefined) return isResting ? IN_DOUBT_MS : BEFORE_REPORT_MS;
  // The token may be an earlier deploy's, and the log of ours still to begin.
  const showsOld = deploys === 0 && (given.log?.entries ?? []).some(({ content = '' }) => content !== '');
  return log.isReadable && before !== null && showsOld ? IN_DOUBT_MS : QUIET_MS;
}

/** Describes the deploys besides ours that ended differently, or without a report, so that the status may be theirs. */
export function othersOf({ end, deploys, reports, log, live, isAnew, text, byId }: Case): string | undefined {
  if (byId) return undefined;
  if (text.content !== undefined && (isAnew || !mayHold(text.content, live.content ?? '')))
    return 'overtaken: the log belongs to another deploy than the one shown as it ran';
  if (end === 'mixed')
    return 'overtaken: two deploys with different results ended since the trigger, as the status of the site shows';
  const ends = new Set(
    reports.map(({ status, commit = 'none' }) => `status ${status}, commit ${commit.slice(0, 12)}`),
  );
  if (ends.size > 1)
    return `overtaken: ${reports.length} deploys with different results ended since the trigger (${[...ends].join('; ')})`;
  if (deploys <= Math.max(1, reports.length)) return undefined;
  return log.isList
    ? `overtaken: the log has ${deploys} deploys since the trigger, and not all of them have reported how they ended`
    : "overtaken: another deploy's log replaced the one that started after the trigger";
}

/** True when the only report is of another time than ours, and nothing else tells what is needed. */
export function isOfAnotherTime({ byId, report, strange, end, expects }: Case): boolean {
  const isNeeded = end === undefined || expects.expectedCommit !== undefined;
  return !byId && report === undefined && strange !== undefined && isNeeded;
}

export function bothTimes({ strange, given }: Case): string {
  const [reported, triggered] = [strange && timeOf(strange), given.serviceMs].map((ms) =>
    ms === undefined ? 'an unknown time' : new Date(ms).toISOString().slice(0, 19).replace('T', ' '),
  );
  return `the exit report in the log is of ${reported}, but the deploy was triggered at ${triggered} by the service's clock`;
}

/** True when nothing but a deploy from before the trigger was seen to end. */
export function isEarlier({ byId, report, end, hasMoved, status }: Case): boolean {
  const isNothing = report === undefined && end === undefined && !hasMoved && status.latest === undefined;
  return !byId && (status.isEarlier || isNothing);
}

/** True when the log of our deployment may still lack its last lines, and these are needed: a report is the last one. */
export function isTextAwaited(c: Case): boolean {
  const { byId, deployment, over, report, now, endingMs = now } = c;
  const isNeeded = report === undefined && (c.needsText || c.reportExpected === true);
  return (
    byId && deployment?.state === 'success' && over === undefined && isNeeded && now < endingMs + IN_DOUBT_MS
  );
}

/** True when an id is that of the expected commit, or either is its beginning. */
export function isExpected({ commit = '', expects: { expectedCommit = '' } }: Case): boolean {
  return commit.startsWith(expectedCommit) || (commit.length < 40 && expectedCommit.startsWith(commit));
}

/** True when neither the status nor a report tells how the deploy ended, although a status is shown. */
export function isUntold({ report, end, status, expects, hasMoved }: Case): boolean {
  const isMatched = expects.successPatterns.length > 0 && (hasMoved || status.end !== undefined);
  const isSilent = status.latest === 'active' && hasMoved;
  const isTold = report !== undefined || end === 'active' || status.latest === undefined;
  return !isTold && !isMatched && !isSilent;
}

export function oddStatus({ status: { latest = '' } }: Case): string {
  const word = latest.length <= 40 ? latest : `${latest.slice(0, 40)}…`;
  return `the site has the status ${word}, which does not tell how the deploy ended, and the log contains no exit report`;
}

/** The line of the script's own output that shows the cause, or its last line. */
export function causeIn({ text }: Case): Cause | undefined {
  return causeOf(withoutExitReports(text.content ?? ''));
}

export function evidenceOf(c: Case): Evidence[] {
  const evidence: Evidence[] = [];
  if (c.byId) evidence.push('deployment');
  if (!c.byId && c.hasMoved) evidence.push('token');
  if (!c.byId && c.end === 'active') evidence.push('status');
  if (c.report !== undefined) evidence.push('exit-status');
  if (c.findings !== undefined && c.expects.successPatterns.length > 0) evidence.push('success-pattern');
  return evidence;
}

/** True when it is certain that the deploy fails, although its text may still be fetched. */
export function isDoomed(state: State, now: number): boolean {
  const { byId, report, end, deploys, hasMoved, deployment } = caseOf(state, now);
  if (byId) return deployment?.state === 'failed' || deployment?.state === 'cancelled';
  const isBad = report !== undefined && report.status !== 0;
  return deploys < 2 && (end === 'deploy-failed' ? isBad || report === undefined : isBad && hasMoved);
}
