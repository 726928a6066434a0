import { count } from '../core/count.ts';
import { formatDuration } from '../core/duration.ts';
import type { Outcome } from '../outcome/failure.ts';
import {
  isDeleted,
  isUnconfirmed,
  mayStillRun,
  type Named,
  nameOfRun,
  type RunReport,
} from '../outcome/report.ts';

/** The result of the run of a target in one sentence, neither redacted nor escaped. */
export function headlineOf(report: RunReport, named: Partial<Named> | undefined): string {
  return `${nameOfRun(report, named)}: ${describeEnd(report)}`;
}

/** The end of a run in words, without the name of its site. */
export function describeEnd(report: RunReport): string {
  switch (report.outcome) {
    case 'succeeded':
      return isDeleted(report) ? 'the site is deleted' : describeSuccess(report);
    case 'planned':
      return changesIn(report, 'planned', ['would make', 'run', 'would change nothing', 'no changes']);
    case 'superseded':
      return describeSuperseded(report);
    case 'failed':
      return `${failing(report)} failed${rollbackEnd(report)}`;
    case 'rejected':
      return 'inputs rejected, nothing was written';
    case 'timed_out':
      return `timed out${mayStillRun(report) ? STILL_RUNNING : ''}`;
    case 'unknown':
      return `unknown whether ${failing(report)} succeeded`;
    case 'cancelled':
      return describeCancel(report);
  }
}

function describeSuperseded({ results }: RunReport): string {
  const standing = results.filter(({ isPutBack }) => !isPutBack);
  const made = changesIn({ results: standing }, 'changed', ['made', 'ran', '', '']);
  return `a newer commit is live, nothing was deployed${made === '' ? '' : `, but the run ${made} before`}`;
}

const STILL_RUNNING = ', the deploy may still be running';

function describeCancel(report: RunReport): string {
  const goesOn = mayStillRun(report);
  if (report.rollback === undefined) return `cancelled${goesOn ? STILL_RUNNING : ''}`;
  const during = `${failing(report)} failed, cancelled during the rollback`;
  return goesOn ? `${during} to ${report.rollback.commit?.slice(0, 7)}, which may still be running` : during;
}

/** The end of a rollback, as the rest of a sentence; empty if none was asked for. */
function rollbackEnd({ rollback, facts }: RunReport): string {
  const commit = rollback?.commit?.slice(0, 7);
  switch (rollback?.status) {
    case undefined:
      return '';
    case 'not-run':
      return facts?.deploy === undefined ? '' : ', not rolled back';
    case 'changed':
      return `, the site is back on ${commit}`;
    case 'failed':
      return `, the rollback to ${commit} failed, too`;
    case 'unknown':
      return `, unknown whether the rollback to ${commit} succeeded`;
  }
}

function describeSuccess(report: RunReport): string {
  const { results, facts } = report;
  const { deploy } = facts ?? {};
  if (deploy === undefined) {
    if (results.every(({ traits }) => traits.readOnly)) return 'done';
    return changesIn(report, 'changed', ['made', 'ran', '', 'no changes needed']);
  }
  const took = formatDuration(deploy.ownMs ?? deploy.durationMs);
  if (!deploy.followed) return 'deploy triggered, not followed';
  if (isUnconfirmed(report)) return `a deploy ended after ${took}, nothing shows whether it worked`;
  return `deployed${deploy.commit ? ` ${deploy.commit.slice(0, 7)}` : ''} in ${took}`;
}

/** True when nothing had to be changed. An operation that only shows something has nothing to change. */
export function isUnchanged(results: RunReport['results']): boolean {
  return (
    results.every(({ status }) => status === 'unchanged') && !results.every(({ traits }) => traits.readOnly)
  );
}

/** The number of changes, and what is done in every run, as a plan would and as a run did make them. */
function changesIn(
  { results }: Pick<RunReport, 'results'>,
  wanted: 'planned' | 'changed',
  [make, run, butNoChange, nothing]: readonly [string, string, string, string],
): string {
  const those = results.filter(({ status }) => status === wanted);
  const repeated = those.flatMap(({ traits, operation }) => (traits.repeats ? operation : []));
  const counts = those.map(({ traits, changes }) => (traits.repeats ? 0 : Math.max(1, changes.length)));
  const made = counts.reduce((sum, changes) => sum + changes, 0);
  const all = made === 0 ? butNoChange : `${make} ${count(made, 'change')}`;
  if (repeated.length === 0) return made === 0 ? nothing : all;
  return `${all}${all === '' ? '' : ' and '}${run} ${repeated.join(', ')}`;
}

/** The operation that stopped the run; the run itself if none had started. */
function failing({ results }: RunReport): string {
  const stopped = results.findLast(({ status }) => status === 'failed' || status === 'unknown');
  return stopped?.operation ?? 'the run';
}

/** The emoji of an outcome. A success in doubt has its own. */
export function markOf(outcome: Outcome, isInDoubt: boolean): string {
  return isInDoubt ? '⚠️' : MARKS[outcome];
}

const MARKS: Readonly<Record<Outcome, string>> = {
  succeeded: '✅',
  planned: '📝',
  superseded: '⏭️',
  failed: '❌',
  rejected: '⛔',
  timed_out: '⏳',
  unknown: '❓',
  cancelled: '🚫',
};
