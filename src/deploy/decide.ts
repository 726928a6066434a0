import { PATIENCE_WITHOUT_API_MS } from '../api/settle.ts';
import { isCut } from '../net/body.ts';
import { causeOf, failureIn } from './cause.ts';
import type { Evidence } from './deploy-result.ts';
import { type ExitReport, findExitReports, timeOf, withoutExitReports } from './exit-report.ts';
import * as given from './given-up.ts';
import { followsId, hasEndedById, isOwnLogAwaited, type State, type Target } from './state.ts';
import { finalStatus, hasTurnedBad, isResting, type StatusEnd } from './status-history.ts';
import { failed, notKnown, type Told, type Verdict } from './verdict.ts';

/** What follows from a state: to go on, perhaps with a certain look at once, or a verdict. */
export type Decision = { readonly row: string } & (
  | { readonly goesOn: true; readonly look: Target | 'patterns' | undefined }
  | { readonly goesOn: false; readonly verdict: Verdict }
);

/** A state at some time, and what the rows ask of it. */
interface Case {
  readonly state: State;
  readonly now: number;
  /** True while our deployment alone decides, and once it has ended. */
  readonly follows: boolean;
  readonly byId: boolean;
  /** Our own exit report. */
  readonly report: ExitReport | undefined;
  /** The end that the status of the site shows, if it was seen to follow the deploy. */
  readonly end: StatusEnd | 'mixed' | undefined;
  /** The text of our deploy; undefined if it is not known. */
  readonly text: string | undefined;
  /** The number of new entries of the log, and of those that are deploys. */
  readonly entries: number;
  readonly deploys: number;
  /** True when the text will be searched for patterns; and when the report is needed. */
  readonly needsText: boolean;
  readonly needsReport: boolean;
  /** True when nothing new has come for so long. */
  readonly isQuiet: (forMs: number) => boolean;
}

/** A row of the table. Its name is that in docs/judging.md. */
type Row = { readonly name: string; readonly when: (c: Case) => boolean } & (
  | { readonly outcome: 'goes on'; readonly look?: (c: Case) => Target | 'patterns' | undefined }
  | { readonly outcome: 'succeeded' }
  | { readonly outcome: 'failed' | 'unknown' | 'timed_out'; readonly told: (c: Case) => Told }
);

/** Decides what follows from a state: the first row that holds. */
export function decide(state: State, now: number): Decision {
  const c = caseOf(state, now);
  const row = TABLE.find(({ when }) => when(c));
  if (row === undefined) throw new TypeError('The table of decisions has a gap.');
  if (row.outcome === 'goes on') return { row: row.name, goesOn: true, look: row.look?.(c) };
  const verdict: Verdict =
    row.outcome === 'succeeded'
      ? { outcome: row.outcome, evidence: evidenceOf(c) }
      : { outcome: row.outcome, ...row.told(c) };
  return { row: row.name, goesOn: false, verdict };
}

/** True when it is certain that the deploy fails, although its text may still be fetched. */
export function isDoomed(state: State, now: number): boolean {
  const { byId, report, end, deploys } = caseOf(state, now);
  if (byId) return state.deployment?.state === 'failed' || state.deployment?.state === 'cancelled';
  const isBad = report !== undefined && report.status !== 0;
  return deploys < 2 && (end === 'deploy-failed' ? isBad || report === undefined : isBad && state.hasMoved);
}

function caseOf(state: State, now: number): Case {
  const { given, reports, text, log, quietLooks, newsMs, reportExpected } = state;
  const { failurePatterns, successPatterns, expectedCommit } = given.expects;
  const report = text.isOwn ? findExitReports(text.content ?? '').at(-1) : reports.at(-1);
  return {
    ...{ state, now, follows: followsId(state), byId: hasEndedById(state), report, end: endOf(state) },
    ...{ text: text.content, entries: log.entries.length },
    deploys: log.entries.filter(({ type }) => type === 'deploy').length,
    needsText: failurePatterns.length + successPatterns.length > 0,
    needsReport: reportExpected === true || expectedCommit !== undefined,
    isQuiet: (forMs) => quietLooks > 0 && now - newsMs >= forMs,
  };
}

/**
 * The end that the status shows, if it was seen to follow the deploy: from `deploying`, or by a change since the trigger.
 * `deploy-failed` also counts if it was there before, once something else shows a deploy.
 */
function endOf({ status, shownStatus, log, hasMoved, reports, reportExpected, text }: State): Case['end'] {
  const { latest, end, endBefore, isEarlier, baseline } = status;
  if (latest === undefined || isEarlier) return undefined;
  if (end !== undefined) return endBefore !== undefined && end !== endBefore ? 'mixed' : end;
  // One that an answer lacks may have changed since.
  const final = finalStatus(shownStatus);
  const showsDeploy = log.entries.some(({ type }) => type === 'deploy');
  if (final === 'deploy-failed')
    return hasMoved || reports.length > 0 || showsDeploy || hasTurnedBad(status) ? final : undefined;
  // An expected report may still come.
  const isSilent = reportExpected === true && text.content !== undefined && reports.length === 0;
  return final !== baseline && (reports.length > 0 || showsDeploy || (hasMoved && !isSilent))
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
const LOST_MS = 10_000;

const isGone = ({ state: { trouble }, now }: Case): boolean =>
  trouble?.vanishedMs !== undefined && now - trouble.vanishedMs >= WITHOUT_SITE_MS;

const silentMs = ({ state: { trouble }, now }: Case): number => now - (trouble?.silentMs ?? now);

/** True when the answer to the trigger was lost, others wait, and nothing was seen for a while. */
function isLost({ state, now }: Case): boolean {
  const {
    given: { isMany, lost },
    answeringMs = now,
    over,
  } = state;
  return (
    over === undefined &&
    isMany &&
    lost !== undefined &&
    !given.hasBegun(state) &&
    now >= answeringMs + LOST_MS
  );
}

const isLogReadSince = ({ state: { looked, answeringMs = 0 } }: Case): boolean =>
  (looked.log?.atMs ?? 0) >= answeringMs + LOST_MS;

/** True when a report can be our own: a first success always changes `last_deploy_at`, unless its time tells that it is ours. */
function isBelievable({
  state: {
    before,
    hasMoved,
    reports,
    given: { serviceMs },
  },
}: Case): boolean {
  const isOurs = (report: ExitReport): boolean =>
    report.status !== 0 || (serviceMs !== undefined && (timeOf(report) ?? 0) >= serviceMs);
  return hasMoved || before !== null || reports.some(isOurs);
}

/** True when the time is up, and too little was seen for a verdict. */
function isTooLate(c: Case): boolean {
  const { over, status } = c.state;
  if (over === undefined || c.byId) return false;
  const isTold = c.report !== undefined && (c.report.status !== 0 || status.latest !== 'deploying');
  return c.follows || !isTold || !isBelievable(c);
}

/** True while the site's own signs are waited for. */
const isOpen = ({ follows, byId, state: { over } }: Case): boolean => !follows && !byId && over === undefined;

/** True when the site was read after the log had shown the end, or the end is told without. */
function isReportConfirmed({ state }: Case): boolean {
  const { reportLook, looked, hasMoved, status } = state;
  const isTold = hasMoved && (status.latest === undefined || status.end !== undefined);
  return isTold || reportLook <= (looked.site?.nth ?? 0);
}

/** True when a log that cannot be read is not needed for the verdict. */
function isLogSpared(c: Case): boolean {
  const {
    status,
    trouble,
    given: { expects },
  } = c.state;
  const isNeeded = c.needsText || expects.expectedCommit !== undefined;
  const isTold = finalStatus(status.latest) !== undefined && status.end !== undefined;
  return trouble?.target === 'log' && silentMs(c) >= WITHOUT_LOG_MS && isTold && !isNeeded;
}

/** The time for which nothing new must come before the end is believed. */
function settlingMs(c: Case): number {
  const {
    status,
    hasMoved,
    log,
    before,
    handedOver,
    given: { log: old },
  } = c.state;
  const isTold = hasMoved || (c.report !== undefined && status.end !== 'deploy-failed');
  if (status.isEarlier) return c.entries > 0 ? IN_DOUBT_MS : BEFORE_REPORT_MS;
  if (status.end !== undefined) {
    // An unknown status may soon change, and a site that looks as it did before the trigger may be a stale answer.
    if (status.end === 'other' || (status.end === status.baseline && !isTold)) return IN_DOUBT_MS;
    // The last lines may appear a little later than the status.
    return c.report === undefined && (c.needsReport || c.needsText) ? IN_DOUBT_MS : 0;
  }
  const isAnother = c.deploys > 1 && c.needsReport;
  if (hasMoved && (c.report !== undefined || isAnother)) return 0;
  if (c.report !== undefined) {
    // The service's own verdict, and the script's: the one confirms the other.
    if (c.report.status !== 0 && hasTurnedBad(status)) return 0;
    return status.latest !== undefined ? IN_DOUBT_MS : QUIET_MS;
  }
  // The status and the token, which both have moved, tell the same.
  if (hasMoved && hasTurnedBad(status)) return c.needsReport || c.needsText ? IN_DOUBT_MS : 0;
  if (!hasMoved) {
    const isFinal = finalStatus(status.latest) !== undefined && c.entries > 0;
    return isFinal && status.latest !== status.baseline ? IN_DOUBT_MS : BEFORE_REPORT_MS;
  }
  if (c.state.strange !== undefined) return IN_DOUBT_MS;
  if (c.needsReport && log.isReadable) return BEFORE_REPORT_MS;
  // Another status may follow, even `deploying`.
  if (status.latest !== undefined) return isResting(status) ? IN_DOUBT_MS : BEFORE_REPORT_MS;
  const showsOldLog = c.entries === 0 && (old?.entries ?? []).some(({ content = '' }) => content !== '');
  return log.isReadable && before !== null && (handedOver || showsOldLog) ? IN_DOUBT_MS : QUIET_MS;
}

/** True when nothing can be concluded, however long nothing new comes. */
function isUnseen(c: Case): boolean {
  const { hasMoved, strange, status, earlierDeploys } = c.state;
  if (c.report !== undefined) return !isBelievable(c);
  if (hasMoved || status.end !== undefined || status.isEarlier || strange !== undefined) return false;
  const isFinal = finalStatus(status.latest) !== undefined && c.entries > 0;
  return !isFinal && !hasTurnedBad(status) && (earlierDeploys === 0 || c.entries > 0);
}

/** True when only the list of sites shows the end, and the log does not tell it. */
function isRumour({ state: { listed, status }, report }: Case): boolean {
  const isTold =
    report !== undefined && (report.status !== 0 || status.latest === undefined || status.end === 'active');
  return listed !== undefined && !isTold;
}

/** The commit that was deployed, as far as it is known: the report's id, else the short one of the deployment. */
function commitOf({ report, state: { deployment } }: Case): string | undefined {
  return report?.commit ?? deployment?.commit;
}

/** True when an id is that of the expected commit, or either is its beginning. */
function isExpected(
  commit: string,
  {
    state: {
      given: { expects },
    },
  }: Case,
): boolean {
  const { expectedCommit = '' } = expects;
  return commit.startsWith(expectedCommit) || (commit.length < 40 && expectedCommit.startsWith(commit));
}

const expectsCommit = ({
  state: {
    given: { expects },
  },
}: Case): boolean => expects.expectedCommit !== undefined;

/** True when the end is certain, so that what the text lacks will not come. A moved token is not enough. */
const isCertain = ({ byId, report, state: { status } }: Case): boolean =>
  byId || report !== undefined || status.end !== undefined;

const isMatched = ({
  state: {
    given: { expects },
    hasMoved,
    status,
  },
}: Case): boolean => expects.successPatterns.length > 0 && (hasMoved || status.end !== undefined);

/** True when nothing but a moved token shows the end. */
const isTokenAlone = (c: Case): boolean => evidenceOf(c).join() === 'token';

function evidenceOf(c: Case): Evidence[] {
  const {
    given: { expects },
    hasMoved,
    findings,
  } = c.state;
  return [
    ...(c.byId ? (['deployment'] as const) : []),
    ...(!c.byId && hasMoved ? (['token'] as const) : []),
    ...(!c.byId && c.end === 'active' ? (['status'] as const) : []),
    ...(c.report === undefined ? [] : (['exit-status'] as const)),
    ...(findings !== undefined && expects.successPatterns.length > 0 ? (['success-pattern'] as const) : []),
  ];
}

/** The line of the script's own output that shows the cause. */
const causeIn = ({ text }: Case): string | undefined => causeOf(withoutExitReports(text ?? ''));

/** All decisions, in order. docs/judging.md has the same table. */
export const TABLE: readonly Row[] = [
  // What goes wrong with the looks.
  {
    name: 'the site is gone for 20 s',
    when: (c) => isGone(c) && c.state.given.lost === undefined,
    outcome: 'failed',
    told: given.siteGone,
  },
  {
    name: 'the site is gone for 20 s, and the answer to the trigger was lost',
    when: isGone,
    outcome: 'unknown',
    told: given.siteGone,
  },
  {
    name: 'the service refuses to show the deploy, twice in a row',
    when: ({ state: { trouble } }) => (trouble?.refusals ?? 0) > 1,
    outcome: 'unknown',
    told: given.refused,
  },
  {
    name: 'the service has not answered for 2 min',
    when: (c) => silentMs(c) >= PATIENCE_WITHOUT_API_MS,
    outcome: 'unknown',
    told: (c) => given.silent(c, silentMs(c)),
  },
  {
    name: 'the answer to the trigger was lost, other targets wait, and nothing is seen for 10 s',
    when: (c) => isLost(c) && isLogReadSince(c),
    outcome: 'unknown',
    told: (c) => given.lost(c, LOST_MS),
  },
  {
    name: '… but the log was not read since',
    when: isLost,
    outcome: 'goes on',
    look: () => 'log',
  },
  // The time is up.
  {
    name: 'the time is up; the deploy has ended, but its log has not settled',
    when: (c) => isTooLate(c) && given.hasEndedUntold(c.state),
    outcome: 'timed_out',
    told: given.notSettled,
  },
  {
    name: 'the time is up; the deploy is at work',
    when: (c) => isTooLate(c) && given.hasBegun(c.state),
    outcome: 'timed_out',
    told: given.stillAtWork,
  },
  {
    name: 'the time is up; the answer to the trigger was lost, and nothing is seen',
    when: (c) => isTooLate(c) && c.state.given.lost !== undefined,
    outcome: 'unknown',
    told: (c) => given.lost(c),
  },
  {
    name: 'the time is up; nothing is seen',
    when: isTooLate,
    outcome: 'timed_out',
    told: given.noSign,
  },
  // By the id of the deployment.
  {
    name: 'our deployment is `scheduled` or `deploying`',
    when: (c) => c.follows && !c.byId,
    outcome: 'goes on',
  },
  {
    name: 'our deployment has ended, and its log is still to come',
    when: (c) => c.byId && isOwnLogAwaited(c.state) && c.state.over === undefined,
    outcome: 'goes on',
    look: ({ state: { textless, deployment } }) =>
      textless < 3 || deployment?.logId === undefined ? 'own log' : 'log',
  },
  {
    name: 'our deployment is `success`, and its commit is still to come',
    when: (c) =>
      c.byId &&
      expectsCommit(c) &&
      commitOf(c) === undefined &&
      c.state.over === undefined &&
      (c.state.looked.deployment?.nth ?? 0) < (c.state.looked['own log']?.nth ?? 0),
    outcome: 'goes on',
    look: () => 'deployment',
  },
  // By the signs of the site.
  {
    name: 'a sign of the end came, and the log was not read since',
    when: (c) => isOpen(c) && c.state.endLook > (c.state.looked.log?.nth ?? 0) && !isLogSpared(c),
    outcome: 'goes on',
    look: () => 'log',
  },
  {
    name: 'an exit report came, and the site was not read since',
    when: (c) => isOpen(c) && c.report !== undefined && !isReportConfirmed(c),
    outcome: 'goes on',
    look: () => 'site',
  },
  {
    name: 'the status is `deploying`',
    when: (c) => isOpen(c) && c.state.status.latest === 'deploying' && !c.state.status.isEarlier,
    outcome: 'goes on',
  },
  {
    name: 'nothing shows an end, or a good report comes without the first `last_deploy_at`',
    when: (c) => isOpen(c) && isUnseen(c),
    outcome: 'goes on',
  },
  {
    name: 'an end is shown, and what may still follow has not settled',
    when: (c) => isOpen(c) && settlingMs(c) > 0 && !c.isQuiet(settlingMs(c)) && !isLogSpared(c),
    outcome: 'goes on',
  },
  {
    name: 'only the list of sites shows the end',
    when: (c) => isOpen(c) && isRumour(c),
    outcome: 'goes on',
    look: () => 'site',
  },
  // The verdict, by the first objection.
  {
    name: 'only a deploy that was running before the trigger was seen to end',
    when: ({ byId, state: { status } }) => !byId && status.isEarlier,
    outcome: 'unknown',
    told: () => EARLIER,
  },
  {
    name: 'two deploys ended, and not in the same way',
    when: (c) => !c.byId && othersOf(c) !== undefined,
    outcome: 'unknown',
    told: (c) => notKnown(othersOf(c) ?? '', FIND_OTHERS),
  },
  {
    name: 'the exit report is of another time than the trigger',
    when: (c) =>
      !c.byId &&
      c.state.strange !== undefined &&
      c.report === undefined &&
      (c.end === undefined || expectsCommit(c)),
    outcome: 'unknown',
    told: ({
      state: {
        strange,
        given: { serviceMs },
      },
    }) => {
      const [at, trigger] = [strange && timeOf(strange), serviceMs].map(asTime);
      const reason = `the exit report in the log is of ${at}, but the deploy was triggered at ${trigger} by the clock of the service`;
      return notKnown(
        reason,
        'Look at the site. If this report is of this deploy, set the clock of the server right.',
      );
    },
  },
  {
    name: 'the script reported a status other than 0',
    when: ({ report }) => report !== undefined && report.status !== 0,
    outcome: 'failed',
    told: (c) => failed(`the deploy script exited with status ${c.report?.status}`, LOOK_AT_LOG, causeIn(c)),
  },
  {
    name: 'our deployment is `cancelled`',
    when: (c) => c.byId && c.state.deployment?.state === 'cancelled',
    outcome: 'failed',
    told: () =>
      failed('the service shows the deployment as cancelled', 'Find out who cancelled it, then run again.'),
  },
  {
    name: 'our deployment is no longer shown',
    when: (c) => c.byId && c.state.misses > 0,
    outcome: 'unknown',
    told: () => notKnown('the service no longer shows the deployment', KEEP_APART),
  },
  {
    name: 'our deployment is `failed`',
    when: (c) => c.byId && c.state.deployment?.state === 'failed',
    outcome: 'failed',
    told: (c) => {
      const script = c.report === undefined ? '' : ', although its script exited with status 0';
      const isScript = c.report === undefined;
      return failed(
        `the service shows the deployment as failed${script}`,
        LOOK_AT_LOG,
        isScript ? causeIn(c) : undefined,
      );
    },
  },
  {
    name: 'the status is `deploy-failed`, and the script reported 0',
    when: (c) => !c.byId && c.end === 'deploy-failed' && c.report !== undefined,
    outcome: 'unknown',
    told: () =>
      notKnown(
        'the deploy script exited with status 0, but the service shows the status deploy-failed for the site',
        'Look at the site and at the log of the service: something may have failed after the script.',
      ),
  },
  {
    name: 'the status is `deploy-failed`',
    when: (c) => !c.byId && c.end === 'deploy-failed',
    outcome: 'failed',
    told: (c) => failed('the service shows the status deploy-failed for the site', LOOK_AT_LOG, causeIn(c)),
  },
  {
    name: 'patterns are given, and the text is not shown',
    when: ({ needsText, text, state: { log } }) => needsText && (text === undefined || !log.isReadable),
    outcome: 'unknown',
    told: ({ state: { log } }) => {
      const why = log.isReadable ? 'is not shown by the service' : 'could not be read';
      const reason = `the deploy log ${why}, so failure-pattern and success-pattern could not be applied`;
      return notKnown(reason, log.isReadable ? LOOK_AT_SITE : PRINT_LESS);
    },
  },
  {
    name: 'the text was not searched for patterns yet',
    when: ({ needsText, state: { findings } }) => needsText && findings === undefined,
    outcome: 'goes on',
    look: () => 'patterns',
  },
  {
    name: 'a line matches `failure-pattern`',
    when: ({ state: { findings } }) => findings?.failure !== undefined,
    outcome: 'failed',
    told: ({ state: { findings } }) =>
      failed(
        `the log matches failure-pattern ${findings?.failure?.pattern}`,
        LOOK_AT_LOG,
        findings?.failure?.line,
      ),
  },
  {
    name: 'only the end of a text could be read, and `failure-pattern` may match the rest',
    when: ({
      text,
      state: {
        given: { expects },
      },
    }) => isCut(text ?? '') && expects.failurePatterns.length > 0,
    outcome: 'unknown',
    told: () =>
      notKnown(
        'only the end of the deploy log could be read: failure-pattern may match what comes before',
        PRINT_LESS,
      ),
  },
  {
    name: 'no line matches `success-pattern`, in the end of a text or before an end is certain',
    when: (c) => c.state.findings?.missing !== undefined && (isCut(c.text ?? '') || !isCertain(c)),
    outcome: 'unknown',
    told: ({ text, state: { findings } }) =>
      isCut(text ?? '')
        ? notKnown(
            `only the end of the deploy log could be read: no line there matches success-pattern ${findings?.missing}`,
            PRINT_LESS,
          )
        : notKnown(
            `no line of the log matches success-pattern ${findings?.missing}, and nothing shows that the deploy has ended`,
            LOOK_AT_SITE,
          ),
  },
  {
    name: 'no line matches `success-pattern`',
    when: ({ state: { findings } }) => findings?.missing !== undefined,
    outcome: 'failed',
    told: ({ state: { findings } }) =>
      failed(`no line of the log matches success-pattern ${findings?.missing}`, LOOK_AT_LOG),
  },
  {
    name: 'a commit is expected, and nothing shows which was deployed',
    when: (c) => expectsCommit(c) && commitOf(c) === undefined,
    outcome: 'unknown',
    told: ({
      report,
      byId,
      state: {
        given: { expects },
      },
    }) => {
      const why = report !== undefined ? 'the exit report names none' : 'the log contains no exit report';
      const next =
        report !== undefined
          ? 'Let the script end in the folder of the repository: git shows its commit only there, and to its owner.'
          : 'Run update-deploy-script with report-exit-status: true first.';
      const both = byId ? `${why}, and the deployment shows none` : why;
      return notKnown(
        `which commit was deployed is not known: ${both}, so ${expects.expectedCommit} could not be confirmed`,
        next,
      );
    },
  },
  {
    name: 'another commit than the expected one was deployed',
    when: (c) => expectsCommit(c) && !isExpected(commitOf(c) ?? '', c),
    outcome: 'failed',
    told: (c) =>
      failed(
        `commit ${commitOf(c)} was deployed, not ${c.state.given.expects.expectedCommit}`,
        'Check that the script brings the site to that commit (with the input commit: git reset --hard "$SITE_DEPLOY_COMMIT"), and that the branch on the site holds it.',
      ),
  },
  {
    name: 'our deployment is `success`',
    when: ({ byId }) => byId,
    outcome: 'succeeded',
  },
  {
    name: 'the status does not tell how the deploy ended, and no exit report came',
    when: (c) => {
      const { latest } = c.state.status;
      const isSilent = latest === 'active' && c.state.hasMoved;
      return (
        c.report === undefined && c.end !== 'active' && latest !== undefined && !isMatched(c) && !isSilent
      );
    },
    outcome: 'unknown',
    told: ({ state: { status } }) =>
      notKnown(
        `the site has the status ${shortened(status.latest ?? '')}, which does not tell how the deploy ended, and the log contains no exit report`,
        'Look at the site. Let update-deploy-script put the exit report in front of the script, or give success-pattern.',
      ),
  },
  {
    name: 'nothing shows that ours has ended',
    when: (c) =>
      c.report === undefined &&
      c.end === undefined &&
      !c.state.hasMoved &&
      c.state.status.latest === undefined,
    outcome: 'unknown',
    told: () => EARLIER,
  },
  {
    name: 'the script reports its end, and no report came',
    when: (c) => c.report === undefined && c.end !== 'active' && c.state.reportExpected === true,
    outcome: 'unknown',
    told: (c) =>
      notKnown(
        `the deploy script reports its end, but ${noReport(c)}: it was killed, or it is still running`,
        'Look at the site and its deploy log before running again. A script that is meant to replace itself or to trap EXIT reports nothing: set report-exit-status: false for it.',
      ),
  },
  {
    name: 'only `last_deploy_at` shows the end, and the log tells a failure',
    when: (c) => isTokenAlone(c) && failureIn(c.text ?? '') !== undefined,
    outcome: 'unknown',
    told: (c) =>
      notKnown(
        'last_deploy_at shows that a deploy ended, but its log tells a failure',
        'Look at the site. Let update-deploy-script put the exit report in front of the script, so that the next run knows.',
        failureIn(c.text ?? ''),
      ),
  },
  { name: 'there is evidence that it worked', when: () => true, outcome: 'succeeded' },
];

function noReport({ text = '', state: { log } }: Case): string {
  if (!log.isReadable) return 'the log is too large to be read';
  if (isCut(text)) return 'the log is too large to be read whole, and no such line is in its end';
  return 'no such line came';
}

/** The verdict if only an earlier deploy was seen to end. */
const EARLIER = notKnown(
  'superseded: the only deploy that was seen to end was already running before the trigger',
  'Look at the site. A concurrency group keeps runs apart.',
);

/** True when two texts have a line in common, or one has none. */
function sharesLine(one: string, other: string): boolean {
  const lines = one.split('\n').filter((line) => line.trim() !== '');
  const others = new Set(other.split('\n'));
  return lines.length === 0 || lines.some((line) => others.has(line));
}

/** Describes the deploys besides ours that ended differently, or without a report, so that the status may be theirs. */
function othersOf({ end, deploys, state: { reports, log, live, text } }: Case): string | undefined {
  const isOther =
    live.content !== undefined && text.content !== undefined && !sharesLine(live.content, text.content);
  if (isOther) return 'superseded: the log is not of the deploy whose text was shown as it ran';
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

function asTime(ms: number | undefined): string {
  return ms === undefined ? 'an unknown time' : new Date(ms).toISOString().slice(0, 19).replace('T', ' ');
}

const LOOK_AT_LOG = 'Read the deploy log; fix the deploy script or the code, then run again.';
const LOOK_AT_SITE = 'Look at the site. Without its log use health-check-url or verify-command.';
const PRINT_LESS = 'Look at the site, and make the deploy script print less.';
const KEEP_APART = 'Look at the site. A concurrency group keeps runs apart.';
const FIND_OTHERS =
  'Find out who else deploys this site (a concurrency group keeps runs apart), then run again.';

/** Shortens a word of the service, which may be any text. */
function shortened(word: string): string {
  return word.length <= 40 ? word : `${word.slice(0, 40)}…`;
}
