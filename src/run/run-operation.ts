import { inDoubt, type OperationError, PlanAgain } from '../core/errors.ts';
import { type Log, QUIET } from '../core/log.ts';
import type { Applying, Plan, Planning, PreparedOperation } from '../operations/operation.ts';
import type { OperationOutcome } from '../outcome/end.ts';
import type { Facts } from '../outcome/facts.ts';
import { type Failure, failureOf, outcomeOf } from '../outcome/failure.ts';
import { waitForSite } from '../site/site-presence.ts';
import { aftermathOf, noteWrite } from './aftermath.ts';
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
  // The end leaves no doubt. A deploy that is not followed goes on.
  const isOver = outcome !== 'unknown' && own.end.failure?.reason !== 'action-fault';
  if (isOver && (!operation.deploys || run.facts.deploy?.followed !== false))
    run.sent = run.sent.filter((sent) => sent.operation !== operation);
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

const READY = { doing: 'getting ready for the first change' };

async function planAndApply(own: OperationRun): Promise<OperationOutcome> {
  const { run, operation } = own;
  const { inputs, console, patience, pageBefore, traces } = run;
  // Waits before reading, so that the plan is made from the present state.
  run.learn({ site: await waitForSite(operation, inputs.dryRun, run) });
  // A deploy waits for that look itself, before its baseline.
  if (!operation.deploys) await patience.during(READY, async () => pageBefore);
  const { changes, expected } = await planNow(own, console);
  if (inputs.dryRun) run.learn(expected ?? {});
  if (changes.length === 0) return 'unchanged';
  if (inputs.dryRun) return 'planned';
  // Not right before the write: nothing may come between the baseline of a deploy and its trigger.
  if (await patience.during(READY, traces.beforeFirstWrite)) await planNow(own);
  if (operation.deploys && inputs.rollbackOnFailure) own.previous = await findPreviousCommit(run);
  return applyChanges(own);
}

/** Plans the operation from what is there now, prints what is new of it, and compares it with the approved plan. */
export async function planNow(own: OperationRun, log: Log = QUIET): Promise<Plan> {
  const { run, operation, approved } = own;
  const plan = await run.patience.during({ doing: 'reading what is there' }, async () =>
    (await operation.work()).plan(planningOf(run, log, approved)),
  );
  const before = new Set(own.changes.map(summaryOf));
  own.changes = plan.changes;
  for (const summary of plan.changes.map(summaryOf)) if (!before.has(summary)) run.console.plan(summary);
  checkApproved(approved, plan.changes);
  return plan;
}

/** The context in which an operation is planned now. */
export function planningOf(run: Run, log: Log, approved?: OperationPlan): Planning {
  const { dryRun } = run.inputs;
  return { ...run, dryRun, isHashed: dryRun || approved?.isExpected === false, log };
}

const summaryOf = ({ summary }: { readonly summary: string }): string => summary;

/** Applies the planned changes in order. If one had to wait, or was lost without a trace, what is left is planned anew. */
export async function applyChanges(own: OperationRun): Promise<OperationOutcome> {
  const { run, applied, effects } = own;
  let left = own.changes;
  let lost: OperationError | undefined;
  const awaited = (): string => {
    const all = applied.length + left.length;
    const next = left[0]?.summary ?? '';
    return all === 1 ? next : `${applied.length} of ${all} changes made; next: ${next}`;
  };
  await run.patience.during({ doing: 'writing', awaited }, async () => {
    while (left[0] !== undefined) {
      const made = await left[0].apply(applyingOf(own, lost)).catch(async (error: unknown) => {
        if (!(error instanceof PlanAgain)) throw error;
        const doubt = error.lost ?? lost;
        await planNow(own).catch((why: unknown) => {
          throw doubt === undefined ? why : inDoubt(why, doubt);
        });
        lost = doubt;
        left = own.changes;
        if (left.length === 0 && lost !== undefined) throw lost;
      });
      if (!made) continue;
      left = left.slice(1);
      // A single change is reported in the line below the group.
      if (own.changes.length > 1) run.console.info(made.summary);
      applied.push(made);
      if (made.changed) effects.add('done');
    }
  });
  return applied.some(({ changed }) => changed) ? 'changed' : 'unchanged';
}

function applyingOf(own: OperationRun, lost: OperationError | undefined): Applying {
  const { run, operation, effects } = own;
  return {
    ...run,
    ...planningOf(run, run.console, own.approved),
    lost,
    writer: {
      // Before each write, what a killed process would leave is saved.
      async write(endpoint, parameters, body) {
        if (noteWrite(run, operation, endpoint.retry === 'once', run.epochMs())) run.save(aftermathOf(run));
        const effect = await run.writer.write(endpoint, parameters, body);
        if (effect.state !== 'not-done') effects.add(effect.state);
        return effect;
      },
    },
    tookEffect() {
      effects.add('done');
    },
    endChecksBy() {
      if (own.previous === undefined || 'why' in own.previous) return undefined;
      if (run.patience.clock.now() < run.checksDue) return run.checksDue;
      own.previous = {
        why: 'two thirds of the time (timeout, or target-timeout) were over when the deploy ended, which leaves no time for a rollback',
      };
      return undefined;
    },
  };
}
