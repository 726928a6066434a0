import { isCut } from '../net/body.ts';
import { failureIn } from './cause.ts';
import type { Evidence } from './deploy-result.ts';
import { type ExitReport, findExitReports } from './exit-report.ts';
import { hasBegun } from './given-up.ts';
import { timeOf } from './report-time.ts';
import { followsId, hasEndedById, type State } from './state.ts';
import { finalStatus, hasTurnedBad, isResting, type StatusEnd } from './status-history.ts';
import type { Expectations } from './verdict.ts';

/** A state at some time, and everything that the table of decisions asks of it. */
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
  /** The text of our deploy; undefined if it is not known. */
  readonly words: string | undefined;
  /** True when only the end of the text is known. */
  readonly isCut: boolean;
  /** The number of deploys in the log since the baseline. */
  readonly deploys: number;
  /** True when the text will be searched for patterns; and when the report is needed. */
  readonly needsText: boolean;
  readonly needsReport: boolean;
}

export function caseOf(state: State, now: number): Case {
  const { given, reports, text, log, reportExpected, over } = state;
  const { expects } = given;
  const [follows, byId] = [followsId(state), hasEndedById(state)];
  const own = text.isOwn ? findExitReports(text.content ?? '').at(-1) : undefined;
  const report = own ?? (follows ? undefined : reports.at(-1));
  return {
    ...state,
    ...{ now, expects, follows, byId, isOpen: !follows && !byId && over === undefined },
    ...{ report, commit: report?.commit ?? state.deployment?.commit, end: endOf(state) },
    ...{ words: text.content, isCut: isCut(text.content ?? ''), deploys: log.entries.length },
    needsText: expects.failurePatterns.length + expects.successPatterns.length > 0,
    needsReport: reportExpected === true || expects.expectedCommit !== undefined,
  };
}

/**
 * The end that the status shows, if it was seen to follow the deploy: from `deploying`, or by a change since the trigger.
 * `deploy-failed` also counts if it was there before, once something else shows a deploy.
 */
function endOf({ status, shown, log, hasMoved, reportExpected, text }: State): Case['end'] {
  const { latest, end, endBefore, isEarlier, baseline } = status;
  if (latest === undefined || isEarlier) return undefined;
  if (end !== undefined) return endBefore !== undefined && end !== endBefore ? 'mixed' : end;
  // One that an answer lacks may have changed since.
  const final = finalStatus(shown.siteStatus);
  const isShown = log.entries.length > 0;
  if (final === 'deploy-failed') return hasMoved || isShown || hasTurnedBad(status) ? final : undefined;
  // An expected report may still come.
  const isSilent = reportExpected === true && text.content !== undefined;
  return baseline !== undefined && final !== baseline && (isShown || (hasMoved && !isSilent))
    ? final
    : undefined;
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
export const LOST_MS = 10_000;

export function isGone({ trouble, now }: Case): boolean {
  return trouble?.vanishedMs !== undefined && now - trouble.vanishedMs >= WITHOUT_SITE_MS;
}

export function silentMs({ trouble, now }: Case): number {
  return now - (trouble?.silentMs ?? now);
}

/** True when the answer to the trigger was lost, others wait, and nothing was seen for a while. */
export function isLost(c: Case): boolean {
  const { given, over, now, answeringMs = now } = c;
  const isWaitedFor = over === undefined && given.isMany && given.lost !== undefined;
  return isWaitedFor && !hasBegun(c) && now >= answeringMs + LOST_MS;
}

export function isLogReadSinceLost({ looked, answeringMs = 0 }: Case): boolean {
  return (looked.log?.atMs ?? 0) >= answeringMs + LOST_MS;
}

/** True when a report can be our own: a first success always changes `last_deploy_at`, unless its time tells that it is ours. */
function isBelievable({ before, hasMoved, reports, given: { serviceMs } }: Case): boolean {
  const isOurs = (report: ExitReport): boolean =>
    report.status !== 0 || (serviceMs !== undefined && (timeOf(report) ?? 0) >= serviceMs);
  return hasMoved || before !== null || reports.some(isOurs);
}

/** True when the time is up, and too little was seen for a verdict. */
export function isTooLate(c: Case): boolean {
  if (c.over === undefined || c.byId) return false;
  const isTold = c.report !== undefined && (c.report.status !== 0 || c.status.latest !== 'deploying');
  return c.follows || !isTold || !isBelievable(c);
}

/** True when an exit report came, and the site was not read since, if that may tell more. */
export function isUnconfirmed({ report, reportLook, looked, hasMoved, status }: Case): boolean {
  const { latest, end } = status;
  const isTold = hasMoved && (latest === undefined || end !== undefined || latest === 'active');
  return report !== undefined && !isTold && reportLook > (looked.site?.nth ?? 0);
}

/** True when a log that cannot be read is not needed for the verdict. */
export function isLogSpared(c: Case): boolean {
  const isNeeded = c.needsText || c.expects.expectedCommit !== undefined;
  const isTold = finalStatus(c.status.latest) !== undefined && c.status.end !== undefined;
  return c.trouble?.target === 'log' && silentMs(c) >= WITHOUT_LOG_MS && isTold && !isNeeded;
}

/** True when something may follow on what was shown: nothing new must come for some time before that is believed. */
export function isSettling(c: Case): boolean {
  const { status, quietLooks, now, newsMs, looked, shown } = c;
  const waitMs = settlingMs(c);
  // A status that may be a stale copy's must be shown by the site itself once more, so much later.
  const isCopy = status.end !== undefined && status.end === status.baseline && waitMs >= IN_DOUBT_MS;
  const isSeen =
    !isCopy || (shown.siteStatus === status.latest && (looked.site?.atMs ?? 0) - newsMs >= waitMs);
  return waitMs > 0 && !(quietLooks > 0 && now - newsMs >= waitMs && isSeen);
}

function settlingMs(c: Case): number {
  const { status, hasMoved, report } = c;
  const isNeeded = report === undefined && (c.needsReport || c.needsText);
  if (status.isEarlier) return c.deploys > 0 ? IN_DOUBT_MS : BEFORE_REPORT_MS;
  if (status.end !== undefined) {
    const isShown = hasMoved && c.shown.siteStatus === status.latest;
    const isTold = isShown || (report !== undefined && status.end !== 'deploy-failed');
    // An unknown status may soon change, and a site that looks as it did before the trigger may be a stale answer.
    const isDoubtful = status.end === 'other' || (status.end === status.baseline && !isTold);
    // The last lines may appear a little later than the status.
    return isDoubtful || isNeeded ? IN_DOUBT_MS : 0;
  }
  // Two signs that tell the same.
  if (hasTurnedBad(status) && (report === undefined ? hasMoved : report.status !== 0))
    return isNeeded ? IN_DOUBT_MS : 0;
  if (hasMoved) return report !== undefined || (c.deploys > 1 && c.needsReport) ? 0 : settlingByToken(c);
  if (report !== undefined) return status.latest !== undefined ? IN_DOUBT_MS : QUIET_MS;
  const { latest, baseline } = status;
  const hasChanged = baseline !== undefined && latest !== baseline && finalStatus(latest) !== undefined;
  return hasChanged && c.deploys > 0 ? IN_DOUBT_MS : BEFORE_REPORT_MS;
}

function settlingByToken({ strange, needsReport, log, status, deploys, before, given }: Case): number {
  if (strange !== undefined) return IN_DOUBT_MS;
  if (needsReport && log.isReadable) return BEFORE_REPORT_MS;
  // Another status may follow, even `deploying`.
  if (status.latest !== undefined) return isResting(status) ? IN_DOUBT_MS : BEFORE_REPORT_MS;
  // The token may be an earlier deploy's, and the log of ours still to begin.
  const showsOld = deploys === 0 && (given.log?.entries ?? []).some(({ content = '' }) => content !== '');
  return log.isReadable && before !== null && showsOld ? IN_DOUBT_MS : QUIET_MS;
}

/** True when nothing can be concluded, however long nothing new comes. */
export function isUnseen(c: Case): boolean {
  const { hasMoved, strange, status, earlierDeploys, deploys } = c;
  if (c.report !== undefined) return !isBelievable(c);
  if (hasMoved || status.end !== undefined || status.isEarlier || strange !== undefined) return false;
  const isFinal = finalStatus(status.latest) !== undefined && deploys > 0;
  return !isFinal && !hasTurnedBad(status) && (earlierDeploys === 0 || deploys > 0);
}

/** True when only the list of sites shows the end. */
export function isRumour({ rumour, report }: Case): boolean {
  return rumour !== undefined && rumour.siteStatus !== 'deploying' && (report?.status ?? 0) === 0;
}

/** True when an id is that of the expected commit, or either is its beginning. */
export function isExpected({ commit = '', expects: { expectedCommit = '' } }: Case): boolean {
  return commit.startsWith(expectedCommit) || (commit.length < 40 && expectedCommit.startsWith(commit));
}

/** True when the end is certain, so that what the text lacks will not come. A moved token is not enough. */
export function isCertain({ byId, report, status, now, endingMs = now }: Case): boolean {
  if (byId) return now >= endingMs + IN_DOUBT_MS;
  return report !== undefined || status.end !== undefined;
}

export function isSuperseded(c: Case): boolean {
  return othersOf(c) !== undefined;
}

/** True when the only report is of another time than ours, and nothing else tells what is needed. */
export function isOfAnotherTime({ byId, report, strange, end, expects }: Case): boolean {
  const isNeeded = end === undefined || expects.expectedCommit !== undefined;
  return !byId && report === undefined && strange !== undefined && isNeeded;
}

export function isTextMissing({ needsText, words, log }: Case): boolean {
  return needsText && (words === undefined || !log.isReadable);
}

export function isNothing({ report, end, hasMoved, status }: Case): boolean {
  return report === undefined && end === undefined && !hasMoved && status.latest === undefined;
}

export function isUnreported({ report, end, reportExpected }: Case): boolean {
  return report === undefined && end !== 'active' && reportExpected === true;
}

/** True when nothing but a moved token shows the end, and the text tells a failure. */
export function isDoubtful(c: Case): boolean {
  return evidenceOf(c).join() === 'token' && failureIn(c.words ?? '') !== undefined;
}

/** True when the log of our deployment may still lack its last lines. */
export function isLogYoung({ byId, findings, over, now, endingMs = now }: Case): boolean {
  return byId && findings?.missing !== undefined && over === undefined && now < endingMs + IN_DOUBT_MS;
}

/** True when neither the status nor a report tells how the deploy ended, although a status is shown. */
export function isUntold({ report, end, status, expects, hasMoved }: Case): boolean {
  const isMatched = expects.successPatterns.length > 0 && (hasMoved || status.end !== undefined);
  const isSilent = status.latest === 'active' && hasMoved;
  const isTold = report !== undefined || end === 'active' || status.latest === undefined;
  return !isTold && !isMatched && !isSilent;
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

export function noReport({ isCut, log }: Case): string {
  if (!log.isReadable) return 'the log is too large to be read';
  if (isCut) return 'the log is too large to be read whole, and no such line is in its end';
  return 'no such line came';
}

/** Describes the deploys besides ours that ended differently, or without a report, so that the status may be theirs. */
export function othersOf({ end, deploys, reports, log, live, words, byId }: Case): string | undefined {
  if (byId) return undefined;
  if (live.content !== undefined && words !== undefined && !sharesLine(live.content, words))
    return 'superseded: the log is not of the deploy whose text was shown as it ran';
  if (end === 'mixed')
    return 'superseded: two deploys with different results ended since the trigger, as the status of the site shows';
  const ends = reports.map(
    ({ status, commit }) => `status ${status}, commit ${commit?.slice(0, 12) ?? 'none'}`,
  );
  if (new Set(reports.map(({ status, commit }) => `${status} ${commit}`)).size > 1)
    return `superseded: ${reports.length} deploys with different results ended since the trigger (${ends.join('; ')})`;
  if (deploys <= Math.max(1, reports.length)) return undefined;
  return log.isList
    ? `superseded: the log has ${deploys} deploys since the trigger, and not all of them have reported how they ended`
    : "superseded: another deploy's log replaced the one that started after the trigger";
}

/** True when at least half of the lines of a text are in another. */
function sharesLine(text: string, other: string): boolean {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const others = new Set(other.split('\n'));
  return lines.filter((line) => others.has(line)).length >= lines.length / 2;
}
