import { count } from '../core/count.ts';
import {
  hasDeploys,
  hasFailed,
  isInDoubt,
  mainTargets,
  nameOfTarget,
  plannedOf,
} from '../outcome/ended-targets.ts';
import { type Report, type TargetOutcome, type TargetReport, wholeOf } from '../outcome/report.ts';
import { isUnchanged, marks, whatCameBack, whatHappened } from './headline.ts';

/** The result of a run with several targets in one sentence, neither redacted nor escaped. */
export function tally(report: Report): string {
  const { shard } = report.list ?? {};
  const part = shard === undefined ? '' : `part ${shard}`;
  const lead = [part, stopOf(report)].filter((word) => word !== '').join(', ');
  return `${lead}${lead === '' ? '' : ': '}${whatBecameOf(report)}`;
}

/** The emoji of a run with several targets. A run with unconfirmed successes has its own. */
export function markOf({ outcome, targets }: Report): string {
  return outcome === 'succeeded' && targets.some(isInDoubt) ? '⚠️' : marks[outcome];
}

/** The end of a target in words, without its name. */
export function targetWords({ outcome, run }: TargetReport): string {
  if (run === undefined) return ENDS[outcome];
  const what = whatHappened(run);
  return run.outcome === outcome ? what : `${what}, then ${ENDS[outcome]}`;
}

/** The outcomes in words. */
const ENDS: Readonly<Record<TargetOutcome, string>> = {
  succeeded: 'succeeded',
  planned: 'planned',
  failed: 'failed',
  rejected: 'rejected',
  timed_out: 'timed out',
  unknown: 'unknown whether it succeeded',
  cancelled: 'cancelled',
  'not-run': 'not started',
};

/** The reason why the run as a whole stopped, as the beginning of its sentence. */
function stopOf(report: Report): string {
  const { failure, outcome, targets } = report;
  if (failure === undefined || outcome === 'rejected' || targets.length === 0) return '';
  return whatHappened({ ...wholeOf(report), outcome: failure.outcome, results: [] });
}

function whatBecameOf(report: Report): string {
  const { outcome, targets } = report;
  const isGood = outcome === 'succeeded' || outcome === 'planned';
  if (outcome === 'rejected' || (targets.length === 0 && !isGood)) return whatHappened(wholeOf(report));
  if (targets.length === 0) return 'no targets, nothing to do';
  const parts = partsOf(report);
  // A part that has a comma itself needs a stronger sign behind it.
  const rest = parts.join(parts.some((part) => part.includes(',')) ? '; ' : ', ');
  return `${wentWell(report)}${rest === '' ? '' : `; ${rest}`}`;
}

function wentWell(report: Report): string {
  const main = mainTargets(report);
  const planned = main.filter(({ outcome }) => outcome === 'planned');
  if (report.outcome === 'planned' || planned.length > 0) return wouldChange(planned, main.length);
  const results = wholeOf(report).results;
  if (report.outcome === 'succeeded' && !hasDeploys(report) && isUnchanged(results))
    return `${count(main.length, 'target')}: no changes needed`;
  const good = main.filter((target) => target.outcome === 'succeeded' && !isInDoubt(target)).length;
  return `${good} of ${main.length} ${hasDeploys(report) ? 'deployed' : 'done'}`;
}

function wouldChange(planned: readonly TargetReport[], all: number): string {
  const lead = planned.length === all ? `${all} planned` : `${planned.length} of ${all} planned`;
  const changing = planned.filter((target) => plannedOf(target).some(({ traits }) => !traits.repeats));
  const change = `${changing.length === 0 ? 'nothing' : changing.length} would change`;
  const running = planned.filter((target) => plannedOf(target).some(({ traits }) => traits.repeats));
  if (running.length === 0) return `${lead}: ${change}`;
  const repeats = running.flatMap(plannedOf).filter(({ traits }) => traits.repeats);
  const names = [...new Set(repeats.map(({ operation }) => operation))].join(', ');
  const who = running.length === planned.length ? 'all' : running.length;
  return `${lead}: ${change}, ${who} would run ${names}`;
}

/** Everything that did not go well, in the order of importance. */
function partsOf(report: Report): string[] {
  const main = mainTargets(report);
  const servers = report.targets.filter((target) => !main.includes(target) && hasFailed(target));
  const doubtful = main.filter(isInDoubt);
  const unfollowed = doubtful.filter(({ run }) => run?.facts?.deploy?.followed === false).length;
  const counted = (outcome: TargetOutcome, words: string): string => {
    const { length } = main.filter((target) => target.outcome === outcome);
    return length === 0 ? '' : `${length} ${words}`;
  };
  const unproven = doubtful.length - unfollowed;
  return [
    failedOf(main.filter(({ outcome }) => outcome === 'failed')),
    serversOf(servers),
    counted('rejected', 'rejected'),
    counted('timed_out', 'timed out'),
    counted('unknown', 'unknown'),
    unproven === 0 ? '' : `${unproven} without proof that it worked`,
    unfollowed === 0 ? '' : `${unfollowed} triggered and not followed`,
    counted('cancelled', 'cancelled'),
    counted('not-run', 'not started'),
  ].filter((part) => part !== '');
}

function failedOf(failed: readonly TargetReport[]): string {
  const [first, ...others] = failed;
  if (first === undefined) return '';
  if (others.length === 0) return `1 failed${first.run === undefined ? '' : whatCameBack(first.run)}`;
  const back = failed.filter(({ run }) => run?.rollback?.status === 'changed').length;
  const who = back === failed.length ? 'all' : `${back} of them`;
  return `${failed.length} failed${back === 0 ? '' : `, ${who} rolled back`}`;
}

function serversOf(servers: readonly TargetReport[]): string {
  const [first, ...others] = servers;
  if (first === undefined) return '';
  return `the operations of ${others.length === 0 ? nameOfTarget(first) : `${servers.length} servers`} failed`;
}
