import { formatDuration } from '../core/duration.ts';
import { isInterruption } from '../core/errors.ts';
import { getPage } from '../net/web-page.ts';
import { hasFailed, outcomeOfAll, type Report, type TargetEnd } from '../outcome/end.ts';
import { type Failure, isGood, outcomeOf } from '../outcome/failure.ts';
import { progressLine } from '../report/log-lines.ts';
import type { RunTarget } from '../targets/find-targets.ts';
import { mostFailures } from '../values/rollout.ts';
import { type Approval, approveAll, disagreement, isDryRun, planHashOf } from './approve-all.ts';
import { interruptionOf } from './board.ts';
import { inParallel } from './in-parallel.ts';
import { note, type Rollout, runTarget } from './run-target.ts';

/** A rollout on its way. */
interface Course extends Rollout, Approval {
  /** The most targets that may fail. */
  readonly most: number;
}

/** Runs all targets, which were just found, batch by batch, until all have ended or too many have failed. Never throws. */
export async function rollOut(rollout: Rollout): Promise<Report> {
  const { runs, limits, board, step, connection } = rollout;
  note(rollout);
  const approval = await approveAll(rollout);
  if (approval.failure === undefined) {
    const most = mostFailures(limits.maxFailures, runs.targets.length);
    const course = { ...rollout, ...approval, most };
    const activity = {
      doing: 'running the targets',
      awaited: () => progressLine(board.counts()),
      counts: true,
    };
    await step.console.during(activity, () => runBatches(course));
  }
  await rollout.traces.end(board.standingOf, true);
  const stopped = board.failures() === 0 ? approval.failure : undefined;
  const durationMs = Math.round(step.clock.now() - connection.startedAt);
  return { ...reportOfList(rollout, stopped), durationMs };
}

async function runBatches(course: Course): Promise<void> {
  const { board, limits, most } = course;
  for (const [nth, batch] of board.batches.entries()) {
    if (!batch.some((target) => mayBegin(course, target))) continue;
    await runBatch(course, batch);
    const isLast = nth === board.batches.length - 1;
    const isPausing = limits.batchPauseMs > 0 && !isLast && !isDryRun(batch);
    if (isPausing && board.failures() <= most) await checkAgain(batch, course);
    note(course);
    await course.traces.end(board.standingOf, false);
  }
}

async function runBatch(course: Course, batch: readonly RunTarget[]): Promise<void> {
  const { board, runs, limits } = course;
  const ofServers = new Set(batch.flatMap(({ found }) => runs.servers.get(found.serverId)?.before ?? []));
  const fresh = [...ofServers].filter((serverRun) => !board.hasBegun(serverRun));
  await inParallel(fresh, limits.maxParallel, async (serverRun) => {
    if (whyNot(course, serverRun) === undefined)
      await runTarget(serverRun, course.approved.get(serverRun), course);
  });
  await inParallel(batch, limits.maxParallel, async (target) => {
    if (!mayBegin(course, target)) return;
    await runTarget(target, course.approved.get(target), course);
    await finishServer(course, target.found.serverId);
  });
}

/** Waits after a batch, then asks the health checks of its targets again. A target that fails then is only told of. */
async function checkAgain(
  batch: readonly RunTarget[],
  { board, limits: { batchPauseMs, maxParallel }, step, connection: { signal } }: Rollout,
): Promise<void> {
  const { clock, console } = step;
  const { redact } = step.redactor;
  const patience = { clock, signal, during: console.during };
  const asked = batch.filter((target) => board.standingOf(target).outcome === 'succeeded');
  try {
    await console.during({ doing: 'pausing after the batch (batch-pause)' }, () =>
      clock.sleep(batchPauseMs, signal),
    );
    await inParallel(asked, maxParallel, async (target) => {
      for (const operation of target.inputs.operations) {
        const { page } = board.standingOf(target).facts?.deploy ?? {};
        const { recheck } = await operation.work();
        const failure = await recheck?.({ getPage, patience, redact }, page?.after);
        if (failure === undefined) continue;
        board.fail(target, failure);
        console.info(`✗ ${target.site} on ${target.server}: ${failure.message}`);
      }
    });
  } catch (error) {
    // Nothing was found by then, and the run ends anyway.
    if (!isInterruption(error)) throw error;
  }
}

/** Runs the last operations of a server once all of its targets have succeeded. */
async function finishServer(course: Course, server: number): Promise<void> {
  const { board, runs, connection } = course;
  const { after: serverRun, targets = [] } = runs.servers.get(server) ?? {};
  if (serverRun === undefined || board.hasBegun(serverRun)) return;
  if (!targets.every((target) => isGood(board.standingOf(target).outcome))) return;
  // It completes what its targets began, so that only an interruption keeps it from running.
  const why = interruptionOf(connection.signal);
  if (why === undefined) await runTarget(serverRun, course.approved.get(serverRun), course);
  else board.skip(serverRun, why);
}

/** True if a target may begin; notes why not. */
function mayBegin(course: Course, target: RunTarget): boolean {
  const why = whyNot(course, target);
  if (why !== undefined) course.board.skip(target, why);
  return why === undefined;
}

/** Why a target must not begin; undefined if it may. */
function whyNot({ board, runs, most, step, connection }: Course, target: RunTarget): Failure | undefined {
  const { signal, startedAt, deadline, checksDue } = connection;
  const interruption = interruptionOf(signal);
  // A dry run plans everything.
  if (interruption !== undefined || target.inputs.dryRun) return interruption;
  const failures = board.failures();
  if (failures > most)
    return {
      reason: 'max-failures',
      message: `${failures} ${failures === 1 ? 'target' : 'targets'} had failed, and max-failures is ${most}.`,
      next: 'Fix what failed, then run again with the output unfinished as targets.',
    };
  const before = runs.servers.get(target.found.serverId)?.before;
  if (before !== undefined && before !== target && hasFailed(board.standingOf(before)))
    return {
      reason: 'server-failed',
      message: `The operations of the server ${target.server} had failed.`,
      next: 'Fix what failed there first.',
    };
  if (target.inputs.rollbackOnFailure && step.clock.now() >= checksDue)
    return {
      reason: 'time-kept-for-rollbacks',
      message: `Two thirds of the timeout of ${formatDuration(deadline - startedAt)} had passed, and the rest is kept for rollbacks.`,
      next: 'Raise timeout, or run again with the output unfinished as targets.',
    };
  return undefined;
}

/** @param stopped why no target was to begin, unless their own failures say it */
function reportOfList({ runs, board, connection, limits }: Rollout, stopped: Failure | undefined) {
  const { shard, planHash } = limits;
  const targets = board.all();
  const hash = planHashOf(targets);
  const another = hash !== undefined && planHash !== undefined && hash !== planHash;
  const interruption = interruptionOf(connection.signal);
  // One that came after all had ended changes nothing.
  const isStopped = ({ outcome }: TargetEnd): boolean =>
    outcome === 'not-run' || (interruption !== undefined && outcome === outcomeOf(interruption));
  const failure =
    stopped ??
    (targets.some(isStopped) ? interruption : undefined) ??
    (another ? disagreement(planHash, targets) : undefined);
  const isKnown = targets.every(({ hasChanges }) => hasChanges !== undefined);
  const ends = targets.map(({ outcome }) => outcome).concat(failure === undefined ? [] : outcomeOf(failure));
  return {
    outcome: outcomeOfAll(isDryRun(runs.targets) ? [...ends, 'planned'] : ends),
    targets,
    results: targets.flatMap(({ results }) => results),
    failure,
    list: { shard: shard && `${shard.part}/${shard.of}`, unfinished: board.unfinished() },
    hasChanges: targets.some(({ hasChanges }) => hasChanges === true) || (isKnown ? false : undefined),
    planHash: failure === undefined ? hash : undefined,
  };
}
