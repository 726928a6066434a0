import { type Cause, causeOf, failureIn } from './cause.ts';
import { type Case, noReport, othersOf } from './conditions.ts';
import { withoutExitReports } from './exit-report.ts';
import { timeOf } from './report-time.ts';
import { failed, notKnown, type Told } from './verdict.ts';

const LOOK_AT_LOG = 'Read the deploy log; fix the deploy script or the code, then run again.';
const LOOK_AT_SITE = 'Look at the site. Without its log use health-check-url or verify-command.';
const LOOK_AFTER =
  'Look at the site and at the log of the service: something may have failed after the script.';
const PRINT_LESS = 'Look at the site, and make the deploy script print less.';
const KEEP_APART = 'Look at the site. A concurrency group keeps runs apart.';

/** The line of the script's own output that shows the cause, or its last line. */
const causeIn = ({ words }: Case): Cause | undefined => causeOf(withoutExitReports(words ?? ''));

const asTime = (ms: number | undefined): string =>
  ms === undefined ? 'an unknown time' : new Date(ms).toISOString().slice(0, 19).replace('T', ' ');

/** Shortens a word of the service, which may be any text. */
const shortened = (word: string): string => (word.length <= 40 ? word : `${word.slice(0, 40)}…`);

export const earlier = (): Told =>
  notKnown(
    'superseded: the only deploy that was seen to end was already running before the trigger',
    KEEP_APART,
  );

export const superseded = (c: Case): Told =>
  notKnown(
    othersOf(c) ?? '',
    'Find out who else deploys this site (a concurrency group keeps runs apart), then run again.',
  );

export const ofAnotherTime = ({ strange, given: { serviceMs } }: Case): Told =>
  notKnown(
    `the exit report in the log is of ${asTime(strange && timeOf(strange))}, but the deploy was triggered at ${asTime(serviceMs)} by the clock of the service`,
    'Look at the site. If the report is of this deploy, set the clock of the server right.',
  );

export const exited = (c: Case): Told =>
  failed(`the deploy script exited with status ${c.report?.status}`, LOOK_AT_LOG, causeIn(c));

export const cancelled = (): Told =>
  failed('the service shows the deployment as cancelled', 'Find out who cancelled it, then run again.');

export const vanished = (): Told => notKnown('the service no longer shows the deployment', KEEP_APART);

export const failedAfter = (): Told =>
  failed('the service shows the deployment as failed, although its script exited with status 0', LOOK_AFTER);

export const failedById = (c: Case): Told =>
  failed('the service shows the deployment as failed', LOOK_AT_LOG, causeIn(c));

export const contradicted = (): Told =>
  notKnown(
    'the deploy script exited with status 0, but the service shows the status deploy-failed for the site',
    LOOK_AFTER,
  );

export const failedByStatus = (c: Case): Told =>
  failed('the service shows the status deploy-failed for the site', LOOK_AT_LOG, causeIn(c));

export const notShown = ({ log }: Case): Told =>
  notKnown(
    `the deploy log ${log.isReadable ? 'is not shown by the service' : 'could not be read'}, so failure-pattern and success-pattern could not be applied`,
    log.isReadable ? LOOK_AT_SITE : PRINT_LESS,
  );

export const matched = ({ findings }: Case): Told =>
  failed(
    `the log matches failure-pattern ${findings?.failure?.pattern}`,
    LOOK_AT_LOG,
    findings?.failure?.line,
  );

export const cutBefore = (): Told =>
  notKnown(
    'only the end of the deploy log could be read: failure-pattern may match what comes before',
    PRINT_LESS,
  );

export const cutWithout = ({ findings }: Case): Told =>
  notKnown(
    `only the end of the deploy log could be read: no line there matches success-pattern ${findings?.missing}`,
    PRINT_LESS,
  );

export const unmatchedYet = ({ findings }: Case): Told =>
  notKnown(
    `no line of the log matches success-pattern ${findings?.missing}, and nothing shows that the deploy has ended`,
    LOOK_AT_SITE,
  );

export const unmatched = ({ findings }: Case): Told =>
  failed(`no line of the log matches success-pattern ${findings?.missing}`, LOOK_AT_LOG);

export const noCommitNamed = ({ expects }: Case): Told =>
  notKnown(
    `which commit was deployed is not known: the exit report names none, so ${expects.expectedCommit} could not be confirmed`,
    'Let the script end in the folder of the repository: git shows its commit only there, and to its owner.',
  );

export const noCommit = ({ expects }: Case): Told =>
  notKnown(
    `which commit was deployed is not known: the log contains no exit report, so ${expects.expectedCommit} could not be confirmed`,
    'Run update-deploy-script with report-exit-status: true first.',
  );

export const anotherCommit = ({ commit, expects }: Case): Told =>
  failed(
    `commit ${commit} was deployed, not ${expects.expectedCommit}`,
    'Check that the script brings the site to that commit (with the input commit: git reset --hard "$SITE_DEPLOY_COMMIT"), and that the branch on the site holds it.',
  );

export const untold = ({ status }: Case): Told =>
  notKnown(
    `the site has the status ${shortened(status.latest ?? '')}, which does not tell how the deploy ended, and the log contains no exit report`,
    'Look at the site. Let update-deploy-script put the exit report in front of the script, or give success-pattern.',
  );

export const unreported = (c: Case): Told =>
  notKnown(
    `the deploy script reports its end, but ${noReport(c)}: it was killed, or it is still running`,
    'Look at the site and its deploy log before running again. A script that is meant to replace itself or to trap EXIT reports nothing: set report-exit-status: false for it.',
  );

export const doubted = ({ words }: Case): Told =>
  notKnown(
    'last_deploy_at shows that a deploy ended, but its log tells a failure',
    'Look at the site. Let update-deploy-script put the exit report in front of the script, so that the next run knows.',
    failureIn(words ?? ''),
  );
