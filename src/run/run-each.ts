import type { PreparedOperation, Replaced } from '../operations/operation.ts';
import type { Facts, NewFacts } from '../outcome/facts.ts';
import { type Failure, failureOf } from '../outcome/failure.ts';
import type { Result, Rollback } from '../outcome/result.ts';
import { operationLine } from '../report/log-lines.ts';
import type { Inputs } from '../targets/inputs.ts';
import { hashPlan, type OperationPlan } from './plan-hash.ts';
import type { Ports } from './ports.ts';
import type { PreviousCommit } from './previous-commit.ts';
import { type OperationRun, runOperation } from './run-operation.ts';

/** The results of the operations that a run has come to. */
export interface RunSoFar {
  readonly results: readonly Result[];
  readonly facts?: Facts | undefined;
  readonly failure?: Failure | undefined;
  readonly hasChanges?: boolean | undefined;
  /** Set for a complete dry run. */
  readonly planHash?: string | undefined;
  readonly plans: readonly OperationPlan[];
  /** The replaced texts; `by`: the operation that replaced it, `nth`: its index. */
  readonly replaced: readonly (Replaced & { readonly nth: number; readonly by: OperationRun })[];
  /** Set once a deploy that may be rolled back was begun. */
  readonly previous?: PreviousCommit | undefined;
  /** Set after a failed deploy that was to be rolled back. */
  readonly rollback?: Rollback | undefined;
}

/** A run that has come to no operation. */
export const NOTHING_RUN = { results: [], plans: [], replaced: [] };

/** Asks every operation whether anything prevents it, before the first write. A plan that a newer commit supersedes is empty. */
export async function guardEach(ports: Ports, found: Facts): Promise<RunSoFar & { readonly facts: Facts }> {
  const { inputs, console: log } = ports;
  const { dryRun } = inputs;
  let facts = found;
  const learn = (more: NewFacts): void => {
    facts = { ...facts, ...more };
  };
  try {
    await ports.patience.during({ doing: 'reading what is there' }, async () => {
      for (const [nth, operation] of inputs.operations.entries()) {
        const before = inputs.operations.slice(0, nth);
        await operation.guard({ ...ports, dryRun, isHashed: dryRun, log, facts, learn, before });
      }
    });
    return { ...NOTHING_RUN, facts };
  } catch (error) {
    const stopped = { ...NOTHING_RUN, facts, failure: failureOf(error) };
    if (stopped.failure.reason !== 'older-commit') return stopped;
    const planHash = dryRun ? hashPlan(inputs, facts, []) : undefined;
    return { ...stopped, hasChanges: false, planHash };
  }
}

/**
 * Runs the operations in order, up to the first that does not succeed. Never throws.
 *
 * @param approved the approved plans, if any; each operation is planned again and compared with its own
 */
export async function runEach(
  ports: Ports,
  found: Facts,
  approved: readonly OperationPlan[] = [],
): Promise<RunSoFar> {
  const { inputs, console, tracker } = ports;
  const all: OperationRun[] = [];
  for (const [nth, operation] of inputs.operations.entries()) {
    const isLate = all.some(({ effects }) => effects.size > 0);
    const context = { ports, operation, approved: approved[nth], replaced: replacedBy(all), isLate };
    tracker.begin();
    const done = await console.group(
      operation.name,
      () => runOperation(context, all.at(-1)?.facts ?? found),
      ({ result, failure }) => operationLine(result, failure),
    );
    all.push(done);
    // A run for a commit puts back what it replaced if a newer commit overtakes it.
    if (inputs.restoreOnFailure || inputs.rollbackOnFailure || inputs.commit !== undefined)
      tracker.replace(replacedBy(all).map(({ text }) => text.what));
    if (done.failure !== undefined) break;
    // A deploy that is not followed goes on.
    tracker.end(operation.deploys === true && done.facts.deploy?.followed === false);
  }
  return runSoFar(inputs, found, all);
}

function replacedBy(all: readonly OperationRun[]): RunSoFar['replaced'] {
  return all.flatMap((by, nth) =>
    by.applied.flatMap(({ replaced }) => (replaced === undefined ? [] : { ...replaced, nth, by })),
  );
}

function runSoFar(inputs: Inputs, found: Facts, all: readonly OperationRun[]): RunSoFar {
  const last = all.at(-1);
  const failure = last?.failure;
  const plans = all.map(({ operation, changes }, nth) => ({
    operation: operation.name,
    changes,
    isExpected: isExpected(operation, all.slice(0, nth), found),
  }));
  const differs = all.some(({ operation, changes }) => !operation.repeats && changes.length > 0);
  // The last one may have stopped before it was compared, or in the middle of that.
  const uncompared = inputs.operations.slice(all.length - 1).filter(({ repeats }) => !repeats);
  const isKnown = failure === undefined || failure.reason === 'older-commit' || uncompared.length === 0;
  return {
    results: all.map(({ result }) => result),
    facts: last?.facts ?? found,
    failure,
    hasChanges: differs || (isKnown ? false : undefined),
    planHash: inputs.dryRun && failure === undefined ? hashPlan(inputs, found, plans) : undefined,
    plans,
    replaced: replacedBy(all),
    previous: last?.previous,
  };
}

/** True for an operation that was planned from what the operations before it would leave. */
function isExpected(
  { name, scope, plansByState }: PreparedOperation,
  before: readonly OperationRun[],
  found: Facts,
): boolean {
  const known = before.at(-1)?.facts ?? found;
  if (scope === 'site' && idOf(known) !== idOf(found)) return true;
  const others = before.filter(({ operation, changes }) => changes.length > 0 && operation.name !== name);
  return (
    plansByState !== undefined && others.some(({ operation }) => operation.changesState === plansByState)
  );
}

function idOf({ site }: Facts): number | string {
  return typeof site === 'object' ? site.id : site;
}
