import type { RunEnd } from '../outcome/end.ts';
import { type Failure, failureOf, outcomeOf } from '../outcome/failure.ts';
import { operationLine } from '../report/log-lines.ts';
import type { Run } from './contexts.ts';
import { hashPlan } from './plan-hash.ts';
import { notRun, planningOf, runOperation } from './run-operation.ts';

/** Asks every operation whether anything prevents it, before the first write. Sets the failure of the run. */
export async function guardEach(run: Run): Promise<void> {
  const { operations } = run.inputs;
  try {
    await run.patience.during({ doing: 'reading what is there' }, async () => {
      for (const [nth, operation] of operations.entries()) {
        const { guard } = await operation.work();
        await guard?.(planningOf(run, run.console), operations.slice(0, nth));
      }
    });
  } catch (error) {
    run.failure = failureOf(error);
  }
}

/** Runs the operations in order, up to the first that does not succeed, and sets the failure of the run. Never throws. */
export async function runEach(run: Run): Promise<void> {
  const { inputs, console, tracker } = run;
  // A run for a commit puts back what it replaced if a newer commit overtakes it.
  const mayPutBack = inputs.restoreOnFailure || inputs.rollbackOnFailure || inputs.commit !== undefined;
  for (const [nth, operation] of inputs.operations.entries()) {
    const texts = mayPutBack ? run.replaced : [];
    tracker.note({ stage: 'plan', replaced: texts.map(({ text }) => text.what) });
    const own = await console.group(
      operation.name,
      () => runOperation(run, operation, run.approved?.[nth]),
      ({ result, failure }) => operationLine(result, failure),
    );
    run.ended.push(own);
    for (const { replaced } of own.applied) if (replaced) run.replaced.push({ ...replaced, by: own });
    run.failure = own.failure;
    if (own.failure !== undefined) return;
    // A deploy that is not followed goes on.
    tracker.end(operation.deploys === true && run.facts.deploy?.followed === false);
  }
}

/** The end of a run that has come so far. `failure`: why it did not succeed. */
export function endOf(run: Run, failure = run.failure): RunEnd {
  const { inputs, found, facts, ended, rollback } = run;
  const { operations, dryRun } = inputs;
  const differs = ended.some(({ operation, changes }) => !operation.repeats && changes.length > 0);
  // The last one may have stopped before it was compared, or in the middle of that.
  const isCompared = ended.length > 0 && operations.slice(ended.length - 1).every(({ repeats }) => repeats);
  const isKnown = hasPlanned(run.failure) || isCompared;
  const isGood = failure === undefined || (dryRun && hasPlanned(failure));
  return {
    outcome: isGood ? (dryRun ? 'planned' : 'succeeded') : outcomeOf(failure),
    results: operations.map((operation, nth) => ended[nth]?.result ?? notRun(operation)),
    ...{ facts, failure, rollback },
    hasChanges: differs || (isKnown ? false : undefined),
    planHash: dryRun && hasPlanned(run.failure) ? hashPlan(inputs, found, ended) : undefined,
    durationMs: Math.round(run.patience.clock.now() - run.startedAt),
  };
}

/** True unless a run has stopped early. One that a newer commit supersedes has nothing to do. */
function hasPlanned(failure: Failure | undefined): boolean {
  return failure === undefined || failure.reason === 'older-commit';
}
