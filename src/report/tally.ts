import { changingOf, hasFailed, isInDoubt, nameOfTarget, plannedOf } from '../outcome/ended-targets.ts';
import { isGood } from '../outcome/failure.ts';
import { type Report, type TargetOutcome, type TargetReport, wholeOf } from '../outcome/report.ts';
import { describeEnd } from './headline.ts';

/** The result of a run with several targets in one sentence, neither redacted nor escaped. */
export function tally(report: Report): string {
  const { shard } = report.list ?? {};
  const part = shard === undefined ? '' : `part ${shard}`;
  const lead = [part, stopOf(report)].filter((word) => word !== '').join(', ');
  return `${lead}${lead === '' ? '' : ': '}${sumUp(report)}`;
}

/** The name of a target, and its end in words. */
export function titleOf(target: TargetReport): string {
  return `${nameOfTarget(target)}: ${targetWords(target)}`;
}

/** The end of a target in words, without its name. */
export function targetWords({ outcome, run }: TargetReport): string {
  const end = outcome === 'unknown' ? 'unknown whether it succeeded' : wordOf(outcome);
  if (run === undefined) return end;
  const what = describeEnd(run);
  return run.outcome === outcome ? what : `${what}, then ${end}`;
}

function wordOf(outcome: TargetOutcome): string {
  return outcome === 'not-run' ? 'not started' : outcome.replace('_', ' ');
}

/** The reason why the run as a whole stopped, as the beginning of its sentence. */
function stopOf(report: Report): string {
  const { failure, outcome, targets } = report;
  if (failure === undefined || outcome === 'rejected' || targets.length === 0) return '';
  return describeEnd({ ...wholeOf(report), outcome: failure.outcome, results: [] });
}

function sumUp(report: Report): string {
  const { outcome, targets } = report;
  if (outcome === 'rejected' || (targets.length === 0 && !isGood(outcome)))
    return describeEnd(wholeOf(report));
  if (targets.length === 0) return 'no targets, nothing to do';
  return [wentWell(report), partsOf(report).join(', ')].filter((part) => part !== '').join('; ');
}

function wentWell(report: Report): string {
  const main = mainTargets(report);
  const planned = main.filter(({ outcome }) => outcome === 'planned');
  if (report.outcome === 'planned' || planned.length > 0) return wouldChange(planned, main.length);
  const { results } = wholeOf(report);
  const hasDeploys = results.some(({ traits }) => traits.deploys);
  const good = main.filter((target) => target.outcome === 'succeeded' && !isInDoubt(target)).length;
  return `${good} of ${main.length} ${hasDeploys ? 'deployed' : 'done'}`;
}

/** The sites of a run; its servers if no site is among its targets. */
function mainTargets({ targets }: Report): readonly TargetReport[] {
  const sites = targets.filter(({ site }) => site !== '');
  return sites.length > 0 ? sites : targets;
}

function wouldChange(planned: readonly TargetReport[], all: number): string {
  const changing = planned.filter((target) => changingOf(target).length > 0);
  const lead = planned.length === all ? all : `${planned.length} of ${all}`;
  const repeatedBy = (target: TargetReport): string[] =>
    plannedOf(target).flatMap(({ traits, operation }) => (traits.repeats ? operation : []));
  const repeating = planned.filter((target) => repeatedBy(target).length > 0);
  const who = repeating.length === planned.length ? 'all' : repeating.length;
  const names = [...new Set(repeating.flatMap(repeatedBy))].join(', ');
  const runs = names === '' ? '' : `, ${who} would run ${names}`;
  return `${lead} planned: ${changing.length || 'nothing'} would change${runs}`;
}

/** Everything that did not go well, in the order of importance. */
function partsOf(report: Report): string[] {
  const main = mainTargets(report);
  const numberOf = (targets: readonly TargetReport[], what: string): string[] =>
    targets.length === 0 ? [] : [`${targets.length} ${what}`];
  const ended = (...outcomes: readonly TargetOutcome[]): string[] =>
    outcomes.flatMap((outcome) => {
      const targets = main.filter((target) => target.outcome === outcome);
      return numberOf(targets, wordOf(outcome));
    });
  const servers = report.targets.filter((target) => !main.includes(target) && hasFailed(target));
  const back = main.filter(({ run }) => run?.rollback?.status === 'changed').length;
  return [
    ...ended('failed').map((failed) => (back === 0 ? failed : `${failed}, ${back} of them rolled back`)),
    ...(servers.length === 0 ? [] : [`the operations of ${servers.map(nameOfTarget).join(', ')} failed`]),
    ...ended('rejected', 'timed_out', 'unknown'),
    ...numberOf(main.filter(isInDoubt), 'without proof that it worked'),
    ...ended('superseded', 'cancelled', 'not-run'),
  ];
}
