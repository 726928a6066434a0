import { count } from '../core/count.ts';
import { formatDuration } from '../core/duration.ts';
import { isOnlyEndSeen } from '../outcome/deploy-result.ts';
import {
  changingOf,
  type End,
  hasFailed,
  isDeleted,
  isUnconfirmed,
  mayStillRun,
  type Named,
  nameOfRun,
  nameOfTarget,
  type Report,
  type TargetEnd,
  type TargetOutcome,
} from '../outcome/end.ts';
import { isGood, outcomeOf } from '../outcome/failure.ts';
import type { Result, Rollback } from '../outcome/result.ts';
import { joined } from './markdown.ts';

/** The end of a step in one sentence, neither redacted nor escaped. */
export function headlineOf(report: Report): string {
  const { list, targets, failure } = report;
  if (list === undefined) return headlineOfRun(report, targets[0]);
  const part = list.shard === undefined ? '' : `part ${list.shard}`;
  const isStopped = failure !== undefined && targets.length > 0;
  const outcome = failure === undefined || list.isMerged ? report.outcome : outcomeOf(failure);
  const stop = isStopped ? describeEnd({ ...report, outcome, results: [] }) : '';
  return joined([joined([part, stop], ', '), sumUp(report)], ': ');
}

/** The end of the run of a target in one sentence. */
export function headlineOfRun(end: End, named: Named | undefined): string {
  return `${nameOfRun(end, named)}: ${describeEnd(end)}`;
}

/** The name of a target, and its end in words. */
export function titleOf(target: TargetEnd): string {
  return `${nameOfTarget(target)}: ${targetWords(target)}`;
}

/** The end of a target in words, without its name. */
export function targetWords(target: TargetEnd): string {
  const { outcome, span } = target;
  if (span !== undefined) return describeEnd(target);
  return outcome === 'unknown' ? 'unknown whether it succeeded' : wordOf(outcome);
}

/** The end of a run in words, without the name of its site. */
export function describeEnd(end: End): string {
  const { verdict } = end.facts?.findings ?? {};
  if (verdict !== undefined && isGood(end.outcome)) return verdict;
  switch (end.outcome) {
    case 'succeeded':
      return isDeleted(end) ? 'the site is deleted' : describeSuccess(end);
    case 'planned':
      return changesIn(end.results, 'planned', ['would make', 'run', 'would change nothing']);
    case 'superseded':
      return describeSuperseded(end);
    case 'failed':
      return `${liveBut(end) ?? failing(end)} failed${rollbackEnd(end)}`;
    case 'rejected':
      return 'inputs rejected, nothing was written';
    case 'timed_out':
      return `timed out${mayStillRun(end) ? STILL_RUNNING : ''}`;
    case 'unknown':
      return `unknown whether ${failing(end)} succeeded`;
    case 'cancelled':
      return describeCancel(end);
    case 'not-run':
      return wordOf(end.outcome);
  }
}

function describeSuperseded({ results }: End): string {
  const standing = results.filter(({ isPutBack }) => !isPutBack);
  const made = changesIn(standing, 'changed', ['made', 'ran', '']);
  return `a newer commit is live, nothing was deployed${made === '' ? '' : `, but the run ${made} before`}`;
}

const STILL_RUNNING = ', the deploy may still be running';

function describeCancel(end: End): string {
  const goesOn = mayStillRun(end);
  if (end.rollback === undefined) return `cancelled${goesOn ? STILL_RUNNING : ''}`;
  return `${failing(end)} failed, cancelled during the rollback${goesOn ? STILL_RUNNING : ''}`;
}

/** The check that made a deploy fail, with what that leaves; undefined if another deploy followed. */
function liveBut({ failure, facts, rollback }: End): string | undefined {
  const [check] = /^(?:(?:un)?health|verify-command)/.exec(failure?.reason ?? '') ?? [];
  const isBack = rollback !== undefined && rollback.status !== 'not-run';
  if (check === undefined || facts?.deploy === undefined || isBack) return undefined;
  const live = isOnlyEndSeen(facts.deploy.evidence) ? 'the deploy ended' : 'the new code is live';
  return `${live}, but ${check === 'verify-command' ? check : 'the health check'}`;
}

/** The end of a rollback, as the rest of a sentence; empty if none was asked for. */
function rollbackEnd({ rollback, facts }: End): string {
  const isTold = rollback !== undefined && (rollback.status !== 'not-run' || facts?.deploy !== undefined);
  return isTold ? `, ${rollbackWords(rollback)}` : '';
}

/** The end of a rollback in short. */
export function rollbackWords({ status, commit }: Rollback): string {
  const to = commit?.slice(0, 7);
  switch (status) {
    case 'not-run':
      return 'not rolled back';
    case 'changed':
      return `the site is back on ${to}`;
    case 'failed':
      return `the rollback to ${to} failed, too`;
    case 'unknown':
      return `unknown whether the rollback to ${to} succeeded`;
  }
}

function describeSuccess(end: End): string {
  const { results, facts } = end;
  const { deploy } = facts ?? {};
  if (deploy === undefined) {
    if (results.every(({ traits }) => traits.readOnly)) return 'done';
    return changesIn(results, 'changed', ['made', 'ran', 'changed nothing']);
  }
  const took = formatDuration(deploy.ownMs ?? deploy.durationMs);
  if (!deploy.followed) return 'deploy triggered, not followed';
  if (isUnconfirmed(end)) return `a deploy ended after ${took}, nothing shows whether it worked`;
  return `deployed${deploy.commit ? ` ${deploy.commit.slice(0, 7)}` : ''} in ${took}`;
}

/** The number of changes, and what is done in every run, as a plan would and as a run did make them. */
function changesIn(
  results: readonly Result[],
  wanted: 'planned' | 'changed',
  [make, run, nothing]: readonly [string, string, string],
): string {
  const those = results.filter(({ status }) => status === wanted);
  const repeated = those.filter(({ traits }) => traits.repeats).map(({ operation }) => operation);
  const counts = those.map(({ traits, changes }) => (traits.repeats ? 0 : Math.max(1, changes.length)));
  const made = counts.reduce((sum, changes) => sum + changes, 0);
  const all = made === 0 ? nothing : `${make} ${count(made, 'change')}`;
  if (repeated.length === 0) return all;
  return `${made === 0 && wanted === 'changed' ? '' : `${all} and `}${run} ${repeated.join(', ')}`;
}

/** The operation that stopped the run; the run itself if none had started. */
function failing({ results }: End): string {
  const stopped = results.findLast(({ status }) => status === 'failed' || status === 'unknown');
  return stopped?.operation ?? 'the run';
}

function wordOf(outcome: TargetOutcome): string {
  return outcome === 'not-run' ? 'not started' : outcome.replace('_', ' ');
}

function sumUp(report: Report): string {
  const { outcome, targets } = report;
  if (targets.length === 0) return isGood(outcome) ? 'no targets, nothing to do' : describeEnd(report);
  // The sites; the servers if no site is among the targets.
  const sites = targets.filter(({ site }) => site !== '');
  const main = sites.length > 0 ? sites : targets;
  const servers = targets.filter((target) => !main.includes(target) && hasFailed(target));
  return joined([wentWell(report, main), wentWrong(main, servers)], '; ');
}

function wentWell({ outcome, results }: Report, main: readonly TargetEnd[]): string {
  const planned = main.filter((target) => target.outcome === 'planned');
  if (outcome === 'planned' || planned.length > 0) {
    const changing = planned.filter((target) => changingOf(target).length > 0).length;
    const lead = planned.length === main.length ? '' : `${planned.length} of `;
    return `${lead}${main.length} planned: ${changing || 'nothing'} would change`;
  }
  const hasDeploys = results.some(({ traits }) => traits.deploys);
  const good = main.filter((target) => target.outcome === 'succeeded' && !isUnconfirmed(target)).length;
  return `${good} of ${main.length} ${hasDeploys ? 'deployed' : 'done'}`;
}

/** Everything that did not go well, in the order of importance. */
function wentWrong(main: readonly TargetEnd[], servers: readonly TargetEnd[]): string {
  const counted = (what: string, isCounted: (target: TargetEnd) => boolean): string => {
    const { length } = main.filter(isCounted);
    return length === 0 ? '' : `${length} ${what}`;
  };
  const ended = (outcome: TargetOutcome): string =>
    counted(wordOf(outcome), (target) => target.outcome === outcome);
  const parts = [
    ended('failed'),
    counted('of them rolled back', ({ rollback }) => rollback?.status === 'changed'),
    servers.length === 0 ? '' : `the operations of ${servers.map(nameOfTarget).join(', ')} failed`,
    ...(['rejected', 'timed_out', 'unknown'] as const).map(ended),
    counted('without proof that it worked', isUnconfirmed),
    ...(['superseded', 'cancelled', 'not-run'] as const).map(ended),
  ];
  return joined(parts, ', ');
}

/** The emoji of an outcome. A success in doubt has its own. */
export function markOf(outcome: TargetOutcome, isInDoubt: boolean): string {
  return isInDoubt ? '⚠️' : MARKS[outcome];
}

const MARKS: Readonly<Record<TargetOutcome, string>> = {
  succeeded: '✅',
  planned: '📝',
  superseded: '⏭️',
  failed: '❌',
  rejected: '⛔',
  timed_out: '⏳',
  unknown: '❓',
  cancelled: '🚫',
  'not-run': '',
};
