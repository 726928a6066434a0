import { inDoubt, type OperationError, PlanAgain } from '../core/errors.ts';
import { type Activity, type Log, QUIET } from '../core/log.ts';
import type {
  Applied,
  Applying,
  Change,
  Plan,
  Planning,
  PreparedOperation,
  Replaced,
} from '../operations/operation.ts';
import type { Facts, NewFacts } from '../outcome/facts.ts';
import { type Failure, failureOf, outcomeOf } from '../outcome/failure.ts';
import type { Result, Status } from '../outcome/result.ts';
import { waitForSite } from '../site/site-presence.ts';
import { trackWrites } from './aftermath.ts';
import { checkApproved, type OperationPlan } from './plan-hash.ts';
import type { Ports } from './ports.ts';
import type { PreviousCommit } from './previous-commit.ts';

/** The rest of the run, as one operation needs to know it. */
interface RestOfRun {
  readonly ports: Ports;
  readonly operation: PreparedOperation;
  /** A different plan is not applied. */
  readonly approved: OperationPlan | undefined;
  readonly replaced: readonly Replaced[];
  /** True once the run has waited or written since it read what is there. */
  isLate: boolean;
}

/** The state of an operation, kept outside its functions so that it survives an exception. */
interface OperationState extends RestOfRun {
  readonly learn: (more: NewFacts) => void;
  facts: Facts;
  changes: readonly Change[];
  readonly applied: Applied[];
  /** The effects of its writes, except `not-done`. */
  readonly effects: Set<'done' | 'unknown'>;
  previous?: PreviousCommit | undefined;
}

/** An operation that has ended. */
export interface OperationRun extends OperationState {
  readonly result: Result;
  readonly failure: Failure | undefined;
}

/** Does one operation: plans it and, unless it is a dry run, applies the plan. Never throws. */
export async function runOperation(
  context: RestOfRun,
  facts: Facts,
  proceed: (state: OperationState) => Promise<Status> = planAndApply,
): Promise<OperationRun> {
  const { ports, operation } = context;
  const { clock } = ports.patience;
  const startedAt = clock.now();
  const learn = (more: NewFacts): void => {
    state.facts = { ...state.facts, ...more };
  };
  const state: OperationState = { ...context, learn, facts, changes: [], applied: [], effects: new Set() };
  const { failure, status } = await proceed(state).then(
    (done) => ({ failure: undefined, status: done }),
    (error: unknown) => {
      const why = failureOf(error);
      return { failure: why, status: statusOf(why, state.effects.size > 0) };
    },
  );
  const { changes, applied, effects } = state;
  const planned = changes.map(({ summary }) => summary);
  const result: Result = {
    operation: operation.name,
    traits: operation.traits,
    status,
    planned,
    changes: status === 'planned' ? planned : applied.map(({ summary }) => summary),
    wrote: effects.has('done'),
    durationMs: Math.round(clock.now() - startedAt),
    ...(failure && { error: failure.message }),
  };
  return { ...state, result, failure };
}

/** The status of an operation that did not succeed. After an interruption, it is unknown if a write may have taken effect. */
function statusOf(failure: Failure, mayHaveWritten: boolean): Status {
  const outcome = outcomeOf(failure);
  const isInterrupted = outcome === 'timed_out' || outcome === 'cancelled';
  if (outcome === 'unknown' || (isInterrupted && mayHaveWritten)) return 'unknown';
  return outcome === 'superseded' || outcome === 'cancelled' ? 'not-run' : 'failed';
}

async function planAndApply(state: OperationState): Promise<Status> {
  const { ports, operation, approved, learn } = state;
  const { inputs, console } = ports;
  // Waits before reading, so that the plan is made from the present state.
  const site = await waitForSite(operation, inputs.dryRun, { ...ports, facts: state.facts });
  state.isLate ||= site !== state.facts.site;
  learn({ site });
  if (approved !== undefined && approved.changes.length > 0) await getReady(ports);
  const { changes, expected } = await planNow(state, console);
  if (inputs.dryRun) learn(expected ?? {});
  if (changes.length === 0) return 'unchanged';
  if (inputs.dryRun) return 'planned';
  // Not right before the write: nothing may come between the baseline of a deploy and its trigger.
  if (await getReady(ports, operation.deploys)) await planAgain(state);
  if (operation.deploys && inputs.rollbackOnFailure) {
    const { findPreviousCommit } = await import('./previous-commit.ts');
    state.previous = await findPreviousCommit(ports, state.facts, state.replaced, learn);
  }
  return applyChanges(state, writingOf(state));
}

/** Plans the operation from what is there now, and compares the plan with the approved one. */
async function planNow(
  state: OperationState,
  log: Log & { readonly plan: (line: string) => void },
): Promise<Plan> {
  const { ports, operation, approved, facts, learn, isLate } = state;
  const { dryRun } = ports.inputs;
  const isHashed = dryRun || approved?.isExpected === false;
  const planning = { ...ports, dryRun, isHashed, isLate, log, facts, learn };
  const plan = await ports.patience.during({ doing: 'reading what is there' }, () =>
    operation.plan(planning),
  );
  state.changes = plan.changes;
  for (const { summary } of plan.changes) log.plan(summary);
  checkApproved(approved, plan.changes);
  return plan;
}

/** Plans the operation anew after a wait: others may have changed what is there. Says only what is new. */
async function planAgain(state: OperationState, lost?: OperationError): Promise<readonly Change[]> {
  const before = state.changes.map(summaryOf).join();
  state.isLate = true;
  await planNow(state, QUIET).catch((error: unknown) => {
    throw lost === undefined ? error : inDoubt(error, lost);
  });
  const now = state.changes.map(summaryOf);
  if (now.join() !== before) now.forEach(state.ports.console.plan);
  return state.changes;
}

const summaryOf = ({ summary }: Change): string => summary;

/** The time by which the checks of a deploy must end, if it may be rolled back. A deploy that ends later is not rolled back. */
function endChecksBy(state: OperationState): number | undefined {
  const { previous, ports } = state;
  if (previous === undefined || 'why' in previous) return undefined;
  if (ports.patience.clock.now() < ports.checksDue) return ports.checksDue;
  state.previous = {
    why: 'two thirds of timeout were over when the deploy ended, which leaves no time for a rollback',
  };
  return undefined;
}

/** A plan is not made anew after a shorter wait. */
const SHORT_MS = 1_000;

/** Returns true if something was waited for. A deploy itself waits for the look at the page, beside its other reads. */
function getReady({ patience, traces, pageBefore }: Ports, isDeploy = false): Promise<boolean> {
  const { clock, during } = patience;
  return during({ doing: 'getting ready for the first change' }, async () => {
    const startedAt = clock.now();
    if (!isDeploy) await pageBefore;
    const isLate = clock.now() - startedAt > SHORT_MS;
    return (await traces.beforeFirstWrite()) || isLate;
  });
}

/** Applies the planned changes in order. */
export async function applyChanges(state: OperationState, activity: Activity): Promise<Status> {
  const { ports, changes, applied, effects } = state;
  await ports.patience.during(activity, async () => {
    for (const change of changes) {
      const made = await applyChange(change, state);
      // A single change is reported in the line below the group.
      if (changes.length > 1) ports.console.info(made.summary);
      applied.push(made);
      if (made.changed) effects.add('done');
    }
  });
  return applied.some(({ changed }) => changed) ? 'changed' : 'unchanged';
}

/** Applies a change. One that had to wait, or was lost without a trace, is planned anew first: it is the only one of its plan. */
async function applyChange(change: Change, state: OperationState): Promise<Applied> {
  let next: Change | undefined = change;
  let lost: OperationError | undefined;
  while (next !== undefined) {
    try {
      return await next.apply(applyingOf(state, lost));
    } catch (error) {
      if (!(error instanceof PlanAgain)) throw error;
      lost = error.lost ?? lost;
    }
    [next] = await planAgain(state, lost);
  }
  if (lost !== undefined) throw lost;
  return { changed: false, summary: 'nothing to change any more: somebody else has' };
}

function applyingOf(state: OperationState, lost: OperationError | undefined): Applying {
  const { ports, learn, facts, effects } = state;
  return {
    ...{ ...ports, facts, learn, lost },
    log: ports.console,
    writer: trackWrites(ports, (effect) => effects.add(effect)),
    tookEffect: () => void effects.add('done'),
    workEnded: () => ports.tracker.settle('ended'),
    endChecksBy: () => endChecksBy(state),
    putBack: (replaced) => putBack(replaced, state),
  };
}

/** Restores a text, as another change of the operation that has replaced it. Never throws. */
export function putBack(replaced: Replaced, by: OperationState): Promise<OperationRun> {
  // Loaded only when there is something to restore.
  const plan = async (planning: Planning) =>
    (await import('../operations/put-back.ts')).planPutBack(replaced, planning);
  const operation = { ...by.operation, plan };
  return runOperation({ ...by, operation, approved: undefined }, by.facts, async (state) => {
    await planNow(state, QUIET);
    return applyChanges(state, { doing: `putting back ${replaced.text.what}` });
  });
}

/** The activity of applying changes; those that are applied grow meanwhile. */
function writingOf(state: OperationState): Activity {
  const { changes, applied: made } = state;
  const awaited = (): string => {
    const next = changes[made.length]?.summary ?? '';
    if (changes.length === 1) return next;
    return `${made.length} of ${changes.length} changes made; next: ${next}`;
  };
  return { doing: 'writing', awaited, counts: changes.length > 1 };
}
