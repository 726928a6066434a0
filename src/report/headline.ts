import { count } from '../core/count.ts';
import { formatDuration } from '../core/duration.ts';
import type { Reason } from '../core/outcomes.ts';
import { isOnlyEndSeen } from '../outcome/deploy-result.ts';
import {
  changingOf,
  hasFailed,
  isDeleted,
  isUnconfirmed,
  mayStillRun,
  type Named,
  nameOfTarget,
  type OperationEnd,
  type Report,
  type RollbackEnd,
  type RunEnd,
  siteOf,
  type TargetEnd,
  type TargetOutcome,
} from '../outcome/end.ts';
import { isGood } from '../outcome/failure.ts';
import { joined } from './markdown.ts';

/** The end of a step in one sentence, neither redacted nor escaped. */
export function headlineOf(report: Report): string {
  const { list, targets, failure } = report;
  if (list === undefined) return headlineOfRun(report, targets[0]);
  const stop = failure !== undefined && targets.length > 0 ? describeEnd({ ...report, results: [] }) : '';
  return joined([joined([list.shard ? `part ${list.shard}` : '', stop], ', '), sumUp(report)], ': ');
}

/** The end of the run of a target in one sentence. */
export function headlineOfRun(end: RunEnd<TargetOutcome>, named: Named | undefined): string {
  const name = siteOf(end)?.domain || named?.site || named?.server || 'Site deploy';
  return `${name}: ${describeEnd(end)}`;
}

/** The name of a target, and its end in words. */
export function titleOf(target: TargetEnd): string {
  return `${nameOfTarget(target)}: ${describeEnd(target)}`;
}

/** The end of a run in words, without the name of its site. */
export function describeEnd(end: RunEnd<TargetOutcome>): string {
  const { outcome, results, facts, rollback, isDryRun } = end;
  const verdict = facts?.findings?.verdict;
  if (verdict !== undefined && isGood(outcome)) return verdict;
  const goesOn = mayStillRun(end) ? ', the deploy may still be running' : '';
  const after = rollback ? `, ${rollbackWords(rollback)}` : '';
  return {
    succeeded: isDeleted(end) ? 'the site is deleted' : describeSuccess(end),
    planned: changesIn(results, true),
    superseded: 'a newer commit is live, nothing was deployed',
    failed: `${liveBut(end) ?? failing(end)} failed${isDryRun ? ', nothing was written' : after}`,
    rejected: 'inputs rejected, nothing was written',
    timed_out: `timed out${goesOn}`,
    unknown: `unknown whether ${failing(end)} succeeded`,
    cancelled: `${rollback ? `${failing(end)} failed, cancelled during the rollback` : 'cancelled'}${goesOn}`,
    'not-run': 'not started',
  }[outcome];
}

const CHECK_NAMES: ReadonlyMap<Reason, string> = new Map([
  ['health-check-failed', 'the health check'],
  ['unhealthy-before', 'the health check'],
  ['health-unseen-before', 'the health check'],
  ['verify-command-failed', 'verify-command'],
]);

/** The check that made a deploy fail, with what that leaves; undefined if another deploy followed. */
function liveBut({ failure, facts, rollback }: RunEnd<TargetOutcome>): string | undefined {
  const check = failure && CHECK_NAMES.get(failure.reason);
  const isBack = rollback !== undefined && rollback.outcome !== 'not-run';
  if (check === undefined || facts?.deploy === undefined || isBack) return undefined;
  const live = isOnlyEndSeen(facts.deploy.evidence) ? 'the deploy ended' : 'the new code is live';
  return `${live}, but ${check}`;
}

/** The end of a rollback in short. */
export function rollbackWords({ outcome, commit }: RollbackEnd): string {
  const to = commit?.slice(0, 7);
  return {
    'not-run': 'not rolled back',
    changed: `the site is back on ${to}`,
    failed: `the rollback to ${to} failed, too`,
    unknown: `unknown whether the rollback to ${to} succeeded`,
  }[outcome];
}

function describeSuccess(end: RunEnd<TargetOutcome>): string {
  const { results, facts } = end;
  const { deploy } = facts ?? {};
  if (deploy === undefined)
    return results.every(({ traits }) => traits.readOnly) ? 'done' : changesIn(results, false);
  const took = formatDuration(deploy.ownMs ?? deploy.durationMs);
  if (!deploy.followed) return 'deploy triggered, not followed';
  if (isUnconfirmed(end)) return `a deploy ended after ${took}, nothing shows whether it worked`;
  return `deployed${deploy.commit ? ` ${deploy.commit.slice(0, 7)}` : ''} in ${took}`;
}

/** The number of changes, and what is done in every run, as a plan would and as a run did make them. */
function changesIn(results: readonly OperationEnd[], isPlan: boolean): string {
  const those = results.filter(({ outcome }) => outcome === (isPlan ? 'planned' : 'changed'));
  const repeated = those.filter(({ traits }) => traits.repeats).map(({ operation }) => operation);
  const once = those.filter(({ traits }) => !traits.repeats);
  const made = once.reduce((sum, { changes }) => sum + Math.max(1, changes.length), 0);
  const ran = repeated.length === 0 ? '' : `${isPlan ? 'run' : 'ran'} ${repeated.join(', ')}`;
  if (made > 0) return joined([`${isPlan ? 'would make' : 'made'} ${count(made, 'change')}`, ran], ' and ');
  return isPlan ? joined(['would change nothing', ran], ' and ') : ran || 'changed nothing';
}

/** The operation that stopped the run; the run itself if none had started. */
function failing({ results, isDryRun }: RunEnd<TargetOutcome>): string {
  const last = results.findLast(({ outcome }) => outcome === 'failed' || outcome === 'unknown');
  if (last === undefined) return 'the run';
  return isDryRun && !last.traits.readOnly ? `planning ${last.operation}` : last.operation;
}

function sumUp(report: Report): string {
  const { outcome, targets } = report;
  if (targets.length === 0) return isGood(outcome) ? 'no targets, nothing to do' : describeEnd(report);
  // The sites; the servers if no site is among the targets.
  const sites = targets.filter(({ site }) => site !== '');
  const main = sites.length > 0 ? sites : targets;
  const told = targets.filter((target) => main.includes(target) || hasFailed(target));
  return joined([wentWell(report, main), wentWrong(told)], '; ');
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
function wentWrong(told: readonly TargetEnd[]): string {
  const ended = (wanted: TargetOutcome) => told.filter(({ outcome }) => outcome === wanted);
  const wrong = {
    failed: ended('failed'),
    'of them rolled back': told.filter(({ rollback }) => rollback?.outcome === 'changed'),
    rejected: ended('rejected'),
    'timed out': ended('timed_out'),
    unknown: ended('unknown'),
    'without proof that it worked': told.filter(isUnconfirmed),
    superseded: ended('superseded'),
    cancelled: ended('cancelled'),
    'not started': ended('not-run'),
  };
  const counted = Object.entries(wrong).filter(([, those]) => those.length > 0);
  return counted.map(([words, { length }]) => `${length} ${words}`).join(', ');
}

/** The mark at the beginning of a line of the log, for each meaning of its colour. */
export const MARKS = { good: '✓', quiet: '·', planned: '→', doubtful: '?', bad: '✗' } as const;
export type Tone = keyof typeof MARKS;

/** GitHub's kinds of alerts, in the order in which a summary shows them. */
export const ALERTS = ['CAUTION', 'WARNING', 'NOTE'] as const;

/** The look of an end: its emoji in Markdown, the colour of its line in the log, and GitHub's kind of alert. */
export const SIGNALS = {
  succeeded: { emoji: '✅', tone: 'good', alert: 'NOTE' },
  planned: { emoji: '📝', tone: 'planned', alert: 'NOTE' },
  superseded: { emoji: '⏭️', tone: 'quiet', alert: 'NOTE' },
  failed: { emoji: '❌', tone: 'bad', alert: 'CAUTION' },
  rejected: { emoji: '⛔', tone: 'bad', alert: 'CAUTION' },
  timed_out: { emoji: '⏳', tone: 'bad', alert: 'WARNING' },
  unknown: { emoji: '❓', tone: 'doubtful', alert: 'WARNING' },
  cancelled: { emoji: '🚫', tone: 'bad', alert: 'WARNING' },
  'not-run': { emoji: '', tone: 'quiet', alert: 'NOTE' },
} as const;

export function signalOf(end: RunEnd<TargetOutcome>) {
  return isUnconfirmed(end) ? { ...SIGNALS.unknown, emoji: '⚠️' } : SIGNALS[end.outcome];
}
