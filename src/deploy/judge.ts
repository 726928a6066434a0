import { type ExitReport, withoutExitReports } from './exit-report.ts';

/** What can show that a deploy worked. */
export type Evidence = 'token' | 'exit-status' | 'success-pattern' | 'health-check' | 'verify-command';

/** What is known when a deploy has ended. */
export interface EndOfDeploy {
  readonly tokenMoved: boolean;
  readonly reports: readonly ExitReport[];
  /** The whole log; undefined when it could not be read. */
  readonly log: string | undefined;
}

/** What was asked of a deploy. */
export interface Expectations {
  readonly failurePatterns: readonly Pattern[];
  readonly successPatterns: readonly Pattern[];
  /** Commit, or the first digits of one, in lower case. */
  readonly expectedCommit: string | undefined;
}

/** A compiled pattern and the text that it was made from. */
export interface Pattern {
  readonly source: string;
  /** The first line of the text in which it is found. Linear in the length of the text. */
  find(text: string): string | undefined;
}

/** The judgement. `line` is the line of the log that shows it, as it stands there. */
export type Verdict =
  | { readonly state: 'succeeded'; readonly evidence: readonly Evidence[] }
  | { readonly state: 'failed'; readonly reason: string; readonly line?: string; readonly next: string }
  | { readonly state: 'unknown'; readonly reason: string; readonly next: string };

const LOOK_AT_LOG = 'Read the deploy log; fix the deploy script or the code, then run again.';

/** Judges a deploy that has ended: any contrary evidence is a failure. */
export function judge(end: EndOfDeploy, expectations: Expectations): Verdict {
  const superseded = disagreement(end.reports);
  if (superseded !== undefined) return superseded;
  const report = end.reports.at(-1);
  if (report !== undefined && report.status !== 0) {
    return {
      state: 'failed',
      reason: `the deploy script exited with status ${report.status}`,
      ...lastLine(end.log),
      next: LOOK_AT_LOG,
    };
  }
  const contrary = judgePatterns(end.log, expectations) ?? judgeCommit(report, expectations.expectedCommit);
  if (contrary !== undefined) return contrary;
  const evidence: Evidence[] = [];
  if (end.tokenMoved) evidence.push('token');
  if (report !== undefined) evidence.push('exit-status');
  if (expectations.successPatterns.length > 0) evidence.push('success-pattern');
  return { state: 'succeeded', evidence };
}

/** Several deploys ended since ours was triggered, and not alike: which of them was ours cannot be told. */
function disagreement(reports: readonly ExitReport[]): Verdict | undefined {
  const ends = new Set(reports.map(({ status, commit }) => `${status} ${commit}`));
  if (ends.size < 2) return undefined;
  const list = reports.map(
    ({ status, commit }) => `status ${status}, commit ${commit?.slice(0, 12) ?? 'none'}`,
  );
  return {
    state: 'unknown',
    reason: `superseded: ${reports.length} deploys ended since the trigger, and not alike (${list.join('; ')})`,
    next: 'Find out who else deploys this site (a concurrency group keeps runs apart), then run again.',
  };
}

/** The last line that the script has printed: most often the one that says what went wrong. */
function lastLine(log: string | undefined): { line?: string } {
  const line = withoutExitReports(log ?? '')
    .split(/\r\n|\r|\n/)
    .findLast((text) => text.trim() !== '');
  return line === undefined ? {} : { line };
}

function judgePatterns(log: string | undefined, expectations: Expectations): Verdict | undefined {
  const { failurePatterns, successPatterns } = expectations;
  if (log === undefined && failurePatterns.length + successPatterns.length > 0) {
    const reason =
      'the deploy log could not be read, so failure-pattern and success-pattern could not be applied';
    return { state: 'unknown', reason, next: 'Look at the site, and make the deploy script print less.' };
  }
  const text = withoutExitReports(log ?? '');
  for (const pattern of failurePatterns) {
    const line = pattern.find(text);
    if (line === undefined) continue;
    return {
      state: 'failed',
      reason: `the log matches failure-pattern ${pattern.source}`,
      line,
      next: LOOK_AT_LOG,
    };
  }
  const missing = successPatterns.find((pattern) => pattern.find(text) === undefined);
  if (missing === undefined) return undefined;
  return {
    state: 'failed',
    reason: `no line of the log matches success-pattern ${missing.source}`,
    next: LOOK_AT_LOG,
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
