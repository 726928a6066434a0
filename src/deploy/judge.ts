import { isCut } from '../net/body.ts';
import type { Pattern } from '../values/patterns.ts';
import { causeOf } from './cause.ts';
import { type ExitReport, withoutExitReports } from './exit-report.ts';
import type { StatusEnd } from './status-trail.ts';

/** What can show that a deploy worked. */
export type Evidence =
  | 'token'
  | 'status'
  | 'exit-status'
  | 'success-pattern'
  | 'health-check'
  | 'verify-command';

/** What is known when a deploy has ended. */
export interface EndOfDeploy {
  readonly tokenMoved: boolean;
  /** The status of the site; undefined on a service that shows none. */
  readonly status: EndStatus | undefined;
  readonly reports: readonly ExitReport[];
  /** The number of deploys with a log entry of their own since the baseline; 0 where types are not shown. */
  readonly deploys: number;
  /** Whether the script is known to report its end. */
  readonly exitReportExpected: boolean;
  /** Whether another entry took the place of the new one in the log before that had told its end. */
  readonly lost: boolean;
  /** The log, or the end of a long one (isCut); undefined when it is not known. */
  readonly log: string | undefined;
  /** True when the log is not known because it is too large to be read. */
  readonly isTooLarge: boolean;
}

/** The status of a site whose deploy has ended. */
export interface EndStatus {
  /** As the service writes it. */
  readonly shown: string;
  /**
   * What it tells of the deploy; `earlier` where the only deploy that it told of was under way before the trigger, `mixed`
   * where it told of two that did not end alike; undefined where it has not moved since then.
   */
  readonly end: StatusEnd | 'earlier' | 'mixed' | undefined;
  /** True when it was seen to change from `deploying`. */
  readonly isSeen: boolean;
}

/** What was asked of a deploy. */
export interface Expectations {
  readonly failurePatterns: readonly Pattern[];
  readonly successPatterns: readonly Pattern[];
  /** Commit, or the first digits of one, in lower case. */
  readonly expectedCommit: string | undefined;
}

/** The judgement. `line` is the line of the log that shows it, as it stands there. */
export type Verdict =
  | { readonly state: 'succeeded'; readonly evidence: readonly Evidence[] }
  | { readonly state: 'failed'; readonly reason: string; readonly line?: string; readonly next: string }
  | { readonly state: 'unknown'; readonly reason: string; readonly next: string };

const LOOK_AT_SITE = 'Look at the site. Without its log use health-check-url or verify-command.';
const PRINT_LESS = 'Look at the site, and make the deploy script print less.';
const LOOK_AT_LOG = 'Read the deploy log; fix the deploy script or the code, then run again.';

const KEEP_APART = 'Look at the site. A concurrency group keeps runs apart.';
const FIND_OTHERS =
  'Find out who else deploys this site (a concurrency group keeps runs apart), then run again.';

const EARLIER: Verdict = {
  state: 'unknown',
  reason: 'superseded: the only deploy that was seen to end was under way before the trigger',
  next: KEEP_APART,
};
const MIXED: Verdict = {
  state: 'unknown',
  reason: 'superseded: two deploys ended since the trigger, as the status of the site shows, and not alike',
  next: FIND_OTHERS,
};
const SUPERSEDED = new Map<EndStatus['end'], Verdict>([
  ['earlier', EARLIER],
  ['mixed', MIXED],
]);

/**
 * Judges a deploy that has ended: any contrary evidence is a failure.
 *
 * @param breathe awaited often while patterns run over a log; may throw to end it
 */
export async function judge(
  end: EndOfDeploy,
  expectations: Expectations,
  breathe: () => Promise<void>,
): Promise<Verdict> {
  const superseded = SUPERSEDED.get(end.status?.end) ?? disagreement(end) ?? replacement(end, expectations);
  if (superseded !== undefined) return superseded;
  const report = end.reports.at(-1);
  const contrary =
    judgeReport(report, end.log) ??
    judgeStatus(report, end) ??
    (await judgePatterns(end, expectations, breathe)) ??
    judgeCommit(report, expectations.expectedCommit);
  if (contrary !== undefined) return contrary;
  const evidence: Evidence[] = [];
  if (end.tokenMoved) evidence.push('token');
  if (end.status?.end === 'active') evidence.push('status');
  if (report !== undefined) evidence.push('exit-status');
  if (expectations.successPatterns.length > 0) evidence.push('success-pattern');
  return judgeSilence(end, evidence) ?? { state: 'succeeded', evidence };
}

function judgeReport(report: ExitReport | undefined, log: string | undefined): Verdict | undefined {
  if (report === undefined || report.status === 0) return undefined;
  return {
    state: 'failed',
    reason: `the deploy script exited with status ${report.status}`,
    ...causeIn(log),
    next: LOOK_AT_LOG,
  };
}

/** The service itself says that the deploy failed; only the script's own report of a good end speaks against that. */
function judgeStatus(report: ExitReport | undefined, { status, log }: EndOfDeploy): Verdict | undefined {
  if (status?.end !== 'deploy-failed') return undefined;
  if (report === undefined) {
    const reason = 'the service shows the status deploy-failed for the site';
    return { state: 'failed', reason, ...causeIn(log), next: LOOK_AT_LOG };
  }
  return {
    state: 'unknown',
    reason:
      'the deploy script exited with status 0, but the service shows the status deploy-failed for the site',
    next: 'Look at the site and at the log of the service: something may have failed after the script.',
  };
}

/** The line that tells the cause, in what the script itself has printed. */
function causeIn(log: string | undefined): { line?: string } {
  const line = causeOf(withoutExitReports(log ?? ''));
  return line === undefined ? {} : { line };
}

/** Several deploys ended since ours was triggered, and not alike: which of them was ours cannot be told. */
function disagreement({ reports, deploys }: EndOfDeploy): Verdict | undefined {
  const ends = new Set(reports.map(({ status, commit }) => `${status} ${commit}`));
  if (ends.size < 2) return deploys > Math.max(1, reports.length) ? crowd(deploys) : undefined;
  const list = reports.map(
    ({ status, commit }) => `status ${status}, commit ${commit?.slice(0, 12) ?? 'none'}`,
  );
  return {
    state: 'unknown',
    reason: `superseded: ${reports.length} deploys ended since the trigger, and not alike (${list.join('; ')})`,
    next: FIND_OTHERS,
  };
}

/** Several deploys, and not each of them has reported its end: the status may be that of another one than ours. */
function crowd(deploys: number): Verdict {
  return {
    state: 'unknown',
    reason: `superseded: the log has ${deploys} deploys since the trigger, and not all of them have reported how they ended`,
    next: FIND_OTHERS,
  };
}

/** The log of one deploy was replaced by that of another before it had told its end. */
function replacement(end: EndOfDeploy, expectations: Expectations): Verdict | undefined {
  const { lost, exitReportExpected, reports, status } = end;
  const { failurePatterns, successPatterns } = expectations;
  const isText = reports.length + failurePatterns.length + successPatterns.length > 0;
  // A token alone claims no more than that a deploy has ended.
  if (!lost || !(exitReportExpected || isText || status?.end !== undefined)) return undefined;
  return {
    state: 'unknown',
    reason: "superseded: another deploy's log took the place of the one that had begun after the trigger",
    next: KEEP_APART,
  };
}

/** True when the end was shown. Where a status or a report is expected, a token that moved is not enough. */
function showsEnd({ reports, status, exitReportExpected }: EndOfDeploy): boolean {
  return reports.length > 0 || (status === undefined ? !exitReportExpected : status.isSeen);
}

async function judgePatterns(
  end: EndOfDeploy,
  expectations: Expectations,
  breathe: () => Promise<void>,
): Promise<Verdict | undefined> {
  const { log, isTooLarge } = end;
  const { failurePatterns, successPatterns } = expectations;
  if (failurePatterns.length + successPatterns.length === 0) return undefined;
  if (log === undefined) {
    const why = isTooLarge ? 'could not be read' : 'is not shown by the service';
    const reason = `the deploy log ${why}, so failure-pattern and success-pattern could not be applied`;
    return { state: 'unknown', reason, next: isTooLarge ? PRINT_LESS : LOOK_AT_SITE };
  }
  const unread = isCut(log);
  const lines = withoutExitReports(log).split(/\r\n|\n|\r/);
  // The note is ours.
  if (unread) lines.shift();
  for (const pattern of failurePatterns) {
    const line = await findLine(lines, pattern, breathe);
    if (line === undefined) continue;
    const reason = `the log matches failure-pattern ${pattern.source}`;
    return { state: 'failed', reason, line, next: LOOK_AT_LOG };
  }
  if (unread && failurePatterns.length > 0) {
    const reason =
      'only the end of the deploy log could be read: failure-pattern may match what stands before';
    return { state: 'unknown', reason, next: PRINT_LESS };
  }
  for (const pattern of successPatterns) {
    if ((await findLine(lines, pattern, breathe)) !== undefined) continue;
    if (unread) {
      const reason = `only the end of the deploy log could be read: no line there matches success-pattern ${pattern.source}`;
      return { state: 'unknown', reason, next: PRINT_LESS };
    }
    if (!showsEnd(end)) {
      const reason = `no line of the log matches success-pattern ${pattern.source}, and nothing shows that the deploy has ended`;
      return { state: 'unknown', reason, next: LOOK_AT_SITE };
    }
    const reason = `no line of the log matches success-pattern ${pattern.source}`;
    return { state: 'failed', reason, next: LOOK_AT_LOG };
  }
  return undefined;
}

/** Characters to match between two breaths: half a second of work for the largest pattern. A longer line is cut. */
const BREATH = 16 * 1024;

async function findLine(
  lines: readonly string[],
  pattern: Pattern,
  breathe: () => Promise<void>,
): Promise<string | undefined> {
  await breathe();
  let matched = 0;
  for (const line of lines) {
    for (let at = 0; at === 0 || at < line.length; at += BREATH) {
      const piece = line.slice(at, at + BREATH);
      // An empty line is work, too.
      matched += piece.length + 1;
      if (matched > BREATH + 1) {
        await breathe();
        matched = piece.length + 1;
      }
      if (pattern.matches(piece)) return piece;
    }
  }
  return undefined;
}

/** An end that shows nothing of our own deploy, although it should. */
function judgeSilence(end: EndOfDeploy, evidence: readonly Evidence[]): Verdict | undefined {
  const { status } = end;
  if (end.reports.length > 0 || evidence.includes('status')) return undefined;
  const isMatched = evidence.includes('success-pattern') && (end.tokenMoved || status?.end !== undefined);
  if (status !== undefined && !isMatched) {
    return {
      state: 'unknown',
      reason: `the site has the status ${quoted(status.shown)}, which does not tell how the deploy ended, and the log holds no exit report`,
      next: 'Look at the site. Let update-deploy-script put the exit report in front of the script, or give success-pattern.',
    };
  }
  if (!end.tokenMoved && status === undefined) return EARLIER;
  if (!end.exitReportExpected) return undefined;
  const { log, isTooLarge } = end;
  const why = isTooLarge
    ? 'the log is too large to be read'
    : isCut(log ?? '')
      ? 'the log is too large to be read whole, and no such line is in its end'
      : 'no such line came';
  return {
    state: 'unknown',
    reason: `the deploy script reports its end, but ${why}: it was killed, or it is still at work`,
    next: 'Look at the site and its deploy log before running again. A script that is meant to replace itself or to trap EXIT reports nothing: set report-exit-status: false for it.',
  };
}

function judgeCommit(report: ExitReport | undefined, expected: string | undefined): Verdict | undefined {
  if (expected === undefined) return undefined;
  const next =
    'Check that the branch on the site is the one that holds the expected commit, and that the script updates it.';
  if (report === undefined) {
    const reason = `which commit was deployed is not known: the log holds no exit report, so ${expected} could not be confirmed`;
    return {
      state: 'unknown',
      reason,
      next: 'Run update-deploy-script with report-exit-status: true first.',
    };
  }
  if (report.commit?.startsWith(expected)) return undefined;
  return {
    state: 'failed',
    reason: `commit ${report.commit ?? 'none'} was deployed, not ${expected}`,
    next,
  };
}

/** A word of the service, which may be any text. */
function quoted(word: string): string {
  return word.length <= 40 ? word : `${word.slice(0, 40)}…`;
}
