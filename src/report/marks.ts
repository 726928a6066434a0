import type { Evidence } from '../deploy/deploy-result.ts';
import { isRepeated, isUnconfirmed } from './headline.ts';
import type { Outcome } from './outcome.ts';
import type { RunReport, Status } from './run-report.ts';

/** The sign of how a run ended; a success that nothing confirms has one of its own. */
export function outcomeMark(report: RunReport): string {
  return isUnconfirmed(report) ? '⚠️' : OUTCOME_MARKS[report.outcome];
}

const OUTCOME_MARKS: Readonly<Record<Outcome, string>> = {
  succeeded: '✅',
  planned: '📝',
  failed: '❌',
  rejected: '⛔',
  timed_out: '⏳',
  unknown: '❓',
  cancelled: '🚫',
};

/** How an operation ended, for a cell of a table. What runs in every run changes nothing: it is done. */
export function statusMark(operation: string, status: Status): string {
  return isRepeated(operation) ? (REPEATED_MARKS[status] ?? STATUS_MARKS[status]) : STATUS_MARKS[status];
}

const REPEATED_MARKS: Readonly<Partial<Record<Status, string>>> = {
  changed: '✅&nbsp;done',
  planned: '🔁&nbsp;every&nbsp;run',
};

const STATUS_MARKS: Readonly<Record<Status, string>> = {
  changed: '✅&nbsp;changed',
  unchanged: 'unchanged',
  planned: '📝&nbsp;planned',
  failed: '❌&nbsp;failed',
  unknown: '❓&nbsp;unknown',
  'not-run': 'not&nbsp;run',
};

/** What shows that the deploy worked, in Markdown; empty where nothing does. */
export function shownEvidence({ facts }: RunReport): string {
  return (facts?.deploy?.evidence ?? []).map((evidence) => EVIDENCE[evidence]).join(' · ');
}

const EVIDENCE: Readonly<Record<Evidence, string>> = {
  token: '`last_deploy_at` moved',
  status: 'the service shows the status `active`',
  'exit-status': 'the script exited with status 0',
  'success-pattern': 'the log matches every success pattern',
  'health-check': 'the health check answered well',
  'verify-command': 'the verify command exited with status 0',
};
