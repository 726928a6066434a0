import type { Clock } from '../core/clock.ts';
import { formatDuration } from '../core/duration.ts';
import { type Activity, type Log, QUIET } from '../core/log.ts';
import type {
  Applied,
  Applying,
  Change,
  Plan,
  PreparedOperation,
  Replaced,
} from '../operations/operation.ts';
import type { Facts, NewFacts } from '../outcome/facts.ts';
import { type Failure, failureOf, outcomeOf } from '../outcome/failure.ts';
import type { Result, Status } from '../outcome/result.ts';
import { waitForSite } from '../site/site-presence.ts';
import { checkApproved, type OperationPlan } from './plan-hash.ts';
import type { Ports } from './ports.ts';
import type { PreviousCommit } from './previous-commit.ts';
import { trackWrites } from './progress.ts';

/** The rest of the run, as one operation needs to know it. */
interface RestOfRun {
  readonly ports: Ports;
  readonly operation: PreparedOperation;
  /** A different plan is not applied. */
  readonly approved: OperationPlan | undefined;
  readonly replaced: readonly Replaced[];
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

/** Does the work of one operation: plans it and, unless it is a dry run, applies the plan. Never throws. */
export async function runOperation(
  context: RestOfRun,
  facts: Facts,
  work: (state: OperationState) => Promise<Status> = planAndApply,
): Promise<OperationRun> {
  const { ports, operation } = context;
  const { clock } = ports.patience;
  const startedAt = clock.now();
  const learn = (more: NewFacts): void => {
    state.facts = { ...state.facts, ...more };
  };
  const state: OperationState = { ...context, learn, facts, changes: [], applied: [], effects: new Set() };
  const { failure, status } = await work(state).then(
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
  learn({ site: await waitForSite(operation, inputs.dryRun, { ...ports, facts: state.facts }) });
  if (approved !== undefined && approved.changes.length > 0) await getReady(ports);
  const { changes, expected } = await planNow(state, console);
  if (inputs.dryRun) learn(expected ?? {});
  if (changes.length === 0) return 'unchanged';
  if (inputs.dryRun) return 'planned';
  // Not right before the write: nothing may come between the baseline of a deploy and its trigger.
  if (await getReady(ports)) {
    await planNow(state, QUIET);
    const isSame = state.changes.map(summaryOf).join() === changes.map(summaryOf).join();
    if (!isSame) state.changes.map(summaryOf).forEach(console.plan);
  }
  if (operation.deploys && inputs.rollbackOnFailure) {
    const { findPreviousCommit } = await import('./previous-commit.ts');
    state.previous = await findPreviousCommit(ports, state.facts, state.replaced, learn);
  }
  return applyChanges(state, writingOf(state, ports.patience.clock));
}

const summaryOf = ({ summary }: Change): string => summary;

/** Plans the operation from what is there now, and compares the plan with the approved one. */
async function planNow(
  state: OperationState,
  log: Log & { readonly plan: (line: string) => void },
): Promise<Plan> {
  const { ports, operation, approved, facts, learn } = state;
  const { dryRun } = ports.inputs;
  const plan = await ports.patience.during({ doing: 'reading what is there' }, () =>
    operation.plan({ ...ports, dryRun, log, facts, learn }),
  );
  state.changes = plan.changes;
  for (const { summary } of plan.changes) log.plan(summary);
  checkApproved(approved, plan.changes);
  return plan;
}

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

/** Returns true if something was waited for. */
function getReady({ patience, traces }: Ports): Promise<boolean> {
  return patience.during({ doing: 'getting ready for the first change' }, traces.beforeFirstWrite);
}

/** Applies the planned changes in order. */
export async function applyChanges(state: OperationState, activity: Activity): Promise<Status> {
  const { ports, learn, facts, changes, applied, effects } = state;
  const { console, patience, tracker } = ports;
  const tookEffect = (): void => void effects.add('done');
  const applying: Applying = {
    ...ports,
    log: console,
    facts,
    learn,
    tookEffect,
    writer: trackWrites(ports, (effect) => effects.add(effect)),
    workEnded: () => tracker.settle('ended'),
    checkApproved: (now) => checkApproved(state.approved, now),
    endChecksBy: () => endChecksBy(state),
  };
  await patience.during(activity, async () => {
    for (const change of changes) {
      // The work of the operation: for a deploy, `apply` in deploy.work.ts.
      const made = await change.apply(applying);
      // A single change is reported in the line below the group.
      if (changes.length > 1) console.info(made.summary);
      applied.push(made);
      if (made.changed) tookEffect();
    }
  });
  return applied.some(({ changed }) => changed) ? 'changed' : 'unchanged';
}

/** The activity of applying changes; those that are `applied` grow meanwhile. */
function writingOf({ changes, applied: made }: OperationState, clock: Clock): Activity {
  const startedAt = clock.now();
  const awaited = (): string => {
    const next = changes[made.length]?.summary ?? '';
    if (changes.length === 1) return next;
    const eachMs = (clock.now() - startedAt) / made.length;
    const each = made.length === 0 ? '' : `, ${formatDuration(eachMs)} each so far`;
    return `${made.length} of ${changes.length} changes made${each}; next: ${next}`;
  };
  return { doing: 'writing', awaited, counts: changes.length > 1 };
}
