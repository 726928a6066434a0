import { inDoubt, type OperationError, PlanAgain } from '../core/errors.ts';
import { type Activity, type Log, QUIET } from '../core/log.ts';
import type { Applying, Plan, Planning, PreparedOperation } from '../operations/operation.ts';
import type { OperationOutcome } from '../outcome/end.ts';
import type { Facts } from '../outcome/facts.ts';
import { type Failure, failureOf, outcomeOf } from '../outcome/failure.ts';
import { waitForSite } from '../site/site-presence.ts';
import { trackWrites } from './aftermath.ts';
import { notRun, type OperationRun, type Run } from './contexts.ts';
import { checkApproved, type OperationPlan } from './plan-hash.ts';
import { findPreviousCommit } from './previous-commit.ts';

/** Does one operation: plans it and, unless it is a dry run, applies the plan. Never throws. */
export async function runOperation(
  run: Run,
  operation: PreparedOperation,
  approved?: OperationPlan,
  proceed: (own: OperationRun) => Promise<OperationOutcome> = planAndApply,
): Promise<OperationRun> {
  const { clock } = run.patience;
  const startedAt = clock.now();
  const own: OperationRun = {
    run,
    operation,
    approved,
    isExpected: isExpected(operation, run),
    changes: [],
    applied: [],
    effects: new Set(),
    end: notRun(operation),
  };
  let failure: Failure | undefined;
  const outcome = await proceed(own).catch((error: unknown) => {
    failure = failureOf(error);
    return statusOf(failure, own.effects.size > 0);
  });
  const planned = own.changes.map(summaryOf);
  own.end = {
    ...own.end,
    outcome,
    failure,
    planned,
    changes: outcome === 'planned' ? planned : own.applied.map(summaryOf),
    wrote: own.effects.has('done'),
    durationMs: Math.round(clock.now() - startedAt),
  };
  return own;
}

function isExpected({ name, scope, plansByState }: PreparedOperation, { facts, found, ended }: Run): boolean {
  if (scope === 'site' && idOf(facts) !== idOf(found)) return true;
  const others = ended.filter(({ operation, changes }) => changes.length > 0 && operation.name !== name);
  return (
    plansByState !== undefined && others.some(({ operation }) => operation.changesState === plansByState)
  );
}

function idOf({ site }: Facts): number | string {
  return typeof site === 'object' ? site.id : site;
}

/** The status of an operation that did not succeed. After an interruption, it is unknown if a write may have taken effect. */
function statusOf(failure: Failure, mayHaveWritten: boolean): OperationOutcome {
  const outcome = outcomeOf(failure);
  const isInterrupted = outcome === 'timed_out' || outcome === 'cancelled';
  if (outcome === 'unknown' || (isInterrupted && mayHaveWritten)) return 'unknown';
  return outcome === 'superseded' || outcome === 'cancelled' ? 'not-run' : 'failed';
}

async function planAndApply(own: OperationRun): Promise<OperationOutcome> {
  const { run, operation, approved } = own;
  const { inputs, console } = run;
  // Waits before reading, so that the plan is made from the present state.
  run.learn({ site: await waitForSite(operation, inputs.dryRun, run) });
  if (approved !== undefined && approved.changes.length > 0) await getReady(run);
  const { changes, expected } = await planNow(own, console);
  if (inputs.dryRun) run.learn(expected ?? {});
  if (changes.length === 0) return 'unchanged';
  if (inputs.dryRun) return 'planned';
  // Not right before the write: nothing may come between the baseline of a deploy and its trigger.
  if (await getReady(run, operation.deploys)) await planAgain(own);
  if (operation.deploys && inputs.rollbackOnFailure) own.previous = await findPreviousCommit(run);
  return applyChanges(own, writingOf(own));
}

/** Plans the operation from what is there now, and compares the plan with the approved one. */
export async function planNow(
  own: OperationRun,
  log: Log & { readonly plan: (line: string) => void } = QUIET,
): Promise<Plan> {
  const { run, operation, approved } = own;
  const plan = await run.patience.during({ doing: 'reading what is there' }, async () =>
    (await operation.work()).plan(planningOf(run, log)),
  );
  own.changes = plan.changes;
  for (const { summary } of plan.changes) log.plan(summary);
  checkApproved(approved, plan.changes);
  return plan;
}

/** The context in which an operation is planned now. */
export function planningOf(run: Run, log: Log): Planning {
  return { ...run, dryRun: run.inputs.dryRun, log };
}

/** Plans the operation anew after a wait: others may have changed what is there. Says only what is new. */
async function planAgain(own: OperationRun, lost?: OperationError): Promise<void> {
  const before = own.changes.map(summaryOf).join();
  await planNow(own).catch((error: unknown) => {
    throw lost === undefined ? error : inDoubt(error, lost);
  });
  const now = own.changes.map(summaryOf);
  if (now.join() !== before) now.forEach(own.run.console.plan);
}

const summaryOf = ({ summary }: { readonly summary: string }): string => summary;

/** The time by which the checks of a deploy must end, if it may be rolled back. A deploy that ends later is not rolled back. */
function endChecksBy(own: OperationRun): number | undefined {
  const { previous, run } = own;
  if (previous === undefined || 'why' in previous) return undefined;
  if (run.patience.clock.now() < run.checksDue) return run.checksDue;
  own.previous = {
    why: 'two thirds of the time (timeout, or target-timeout) were over when the deploy ended, which leaves no time for a rollback',
  };
  return undefined;
}

/** A plan is not made anew after a shorter wait. */
const SHORT_MS = 1_000;

/** Returns true if something was waited for. A deploy itself waits for the look at the page, beside its other reads. */
function getReady({ patience, traces, pageBefore }: Run, isDeploy = false): Promise<boolean> {
  const { clock, during } = patience;
  return during({ doing: 'getting ready for the first change' }, async () => {
    const startedAt = clock.now();
    if (!isDeploy) await pageBefore;
    const isLate = clock.now() - startedAt > SHORT_MS;
    return (await traces.beforeFirstWrite()) || isLate;
  });
}

/** Applies the planned changes in order. If one had to wait, or was lost without a trace, what is left is planned anew. */
export async function applyChanges(own: OperationRun, activity: Activity): Promise<OperationOutcome> {
  const { run, applied, effects } = own;
  let lost: OperationError | undefined;
  await run.patience.during(activity, async () => {
    let at = 0;
    for (let next = own.changes[at]; next !== undefined; next = own.changes[at]) {
      const made = await next.apply(applyingOf(own, lost)).catch(async (error: unknown) => {
        if (!(error instanceof PlanAgain)) throw error;
        lost = error.lost ?? lost;
        await planAgain(own, lost);
        at = 0;
        if (own.changes.length > 0) return undefined;
        if (lost !== undefined) throw lost;
        return { changed: false, summary: 'nothing left to change: somebody else has changed it' };
      });
      if (made === undefined) continue;
      at += 1;
      // A single change is reported in the line below the group.
      if (own.changes.length > 1) run.console.info(made.summary);
      applied.push(made);
      if (made.changed) effects.add('done');
    }
  });
  return applied.some(({ changed }) => changed) ? 'changed' : 'unchanged';
}

function applyingOf(own: OperationRun, lost: OperationError | undefined): Applying {
  const { run, effects } = own;
  return {
    ...run,
    ...planningOf(run, run.console),
    lost,
    writer: trackWrites(run, (effect) => effects.add(effect)),
    tookEffect() {
      effects.add('done');
    },
    workEnded: () => run.tracker.settle('ended'),
    endChecksBy: () => endChecksBy(own),
  };
}

/** The activity of applying changes; those that are applied grow meanwhile. */
function writingOf({ changes, applied }: OperationRun): Activity {
  const awaited = (): string => {
    const next = changes[applied.length]?.summary ?? '';
    if (changes.length === 1) return next;
    return `${applied.length} of ${changes.length} changes made; next: ${next}`;
  };
  return { doing: 'writing', awaited, counts: changes.length > 1 };
}
