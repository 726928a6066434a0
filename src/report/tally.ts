import { count } from '../core/count.ts';
import { hasFailed, isInDoubt, nameOfTarget, plannedOf } from '../outcome/ended-targets.ts';
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

/** The name of a target, and its end in words. */
export function titleOf(target: TargetReport): string {
  return `${nameOfTarget(target)}: ${targetWords(target)}`;
}

/** The end of a target in words, without its name. */
export function targetWords({ outcome, run }: TargetReport): string {
  const end = outcome === 'unknown' ? 'unknown whether it succeeded' : wordOf(outcome);
  if (run === undefined) return end;
  const what = whatHappened(run);
  return run.outcome === outcome ? what : `${what}, then ${end}`;
}

function wordOf(outcome: TargetOutcome): string {
  return outcome === 'not-run' ? 'not started' : outcome.replace('_', ' ');
}

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
  const { results } = wholeOf(report);
  const hasDeploys = results.some(({ traits }) => traits.deploys);
  if (report.outcome === 'succeeded' && !hasDeploys && isUnchanged(results))
    return `${count(main.length, 'target')}: no changes needed`;
  const good = main.filter((target) => target.outcome === 'succeeded' && !isInDoubt(target)).length;
  return `${good} of ${main.length} ${hasDeploys ? 'deployed' : 'done'}`;
}

/** The sites of a run; its servers if no site is among its targets. */
function mainTargets({ targets }: Report): readonly TargetReport[] {
  const sites = targets.filter(({ site }) => site !== '');
  return sites.length > 0 ? sites : targets;
}

function wouldChange(planned: readonly TargetReport[], all: number): string {
  const changing = planned.filter((target) => plannedOf(target).some(({ traits }) => !traits.repeats));
  const repeatsOf = (target: TargetReport) => plannedOf(target).filter(({ traits }) => traits.repeats);
  const running = planned.filter((target) => repeatsOf(target).length > 0).length;
  const names = new Set(planned.flatMap(repeatsOf).map(({ operation }) => operation));
  const lead = planned.length === all ? all : `${planned.length} of ${all}`;
  const who = running === planned.length ? 'all' : running;
  const run = running === 0 ? '' : `, ${who} would run ${[...names].join(', ')}`;
  return `${lead} planned: ${changing.length || 'nothing'} would change${run}`;
}

/** Everything that did not go well, in the order of importance. */
function partsOf(report: Report): string[] {
  const main = mainTargets(report);
  const ended = (...outcomes: readonly TargetOutcome[]): string[] =>
    outcomes.flatMap((outcome) => {
      const { length } = main.filter((target) => target.outcome === outcome);
      return length === 0 ? [] : `${length} ${wordOf(outcome)}`;
    });
  const doubtful = main.filter(isInDoubt);
  const unfollowed = doubtful.filter(({ run }) => run?.facts?.deploy?.followed === false).length;
  const unproven = doubtful.length - unfollowed;
  return [
    ...failedOf(main.filter(({ outcome }) => outcome === 'failed')),
    ...serversOf(report.targets.filter((target) => !main.includes(target) && hasFailed(target))),
    ...ended('rejected', 'timed_out', 'unknown'),
    ...(unproven === 0 ? [] : [`${unproven} without proof that it worked`]),
    ...(unfollowed === 0 ? [] : [`${unfollowed} triggered and not followed`]),
    ...ended('cancelled', 'not-run'),
  ];
}

function failedOf(failed: readonly TargetReport[]): string[] {
  const [first, ...others] = failed;
  if (first === undefined) return [];
  if (others.length === 0) return [`1 failed${first.run === undefined ? '' : whatCameBack(first.run)}`];
  const back = failed.filter(({ run }) => run?.rollback?.status === 'changed').length;
  const who = back === failed.length ? 'all' : `${back} of them`;
  return [`${failed.length} failed${back === 0 ? '' : `, ${who} rolled back`}`];
}

function serversOf(servers: readonly TargetReport[]): string[] {
  const [first, ...others] = servers;
  if (first === undefined) return [];
  const which = others.length === 0 ? nameOfTarget(first) : `${servers.length} servers`;
  return [`the operations of ${which} failed`];
}
