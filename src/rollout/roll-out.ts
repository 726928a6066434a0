import { formatDuration } from '../core/duration.ts';
import { hasFailed } from '../outcome/ended-targets.ts';
import { type Failure, isGood, type Outcome } from '../outcome/failure.ts';
import type { Report } from '../outcome/report.ts';
import type { OperationPlan } from '../run/plan-hash.ts';
import type { RunTarget } from '../targets/find-targets.ts';
import { mostFailures, sizesOf } from '../values/rollout.ts';
import { approveAll, disagreement, isDryRun, planHashOf } from './approve-all.ts';
import { type Board, createBoard, interruptionOf, type Standing } from './board.ts';
import { checkAgain } from './check-again.ts';
import { inParallel } from './in-parallel.ts';
import { type OwnParts, runTarget, type SharedParts } from './run-target.ts';
import { createSharedLooks } from './shared-looks.ts';
import { trimmed } from './trim.ts';

/** The run of a list of targets. */
interface Rollout extends Omit<SharedParts, 'looks' | 'foundAt'> {
  readonly watcher: Watcher;
}

/** Is told of everything that happens to the targets. Its functions never throw. */
export interface Watcher {
  /** Before anything is sent for a target, and after the checks of a batch. */
  readonly note: (board: Board) => void;
  /** After the checks of a batch; `isOver`: after the last one. */
  readonly endTraces: (board: Board, isOver: boolean) => Promise<void>;
  /** Before a target begins; returns what its run tells of itself. */
  readonly begin: (target: RunTarget, board: Board) => Omit<OwnParts, 'doomed'>;
  /** After it has ended. */
  readonly ended: (standing: Standing, nth: number, board: Board) => void;
  /** The words for the targets that are under way. */
  readonly progress: (board: Board) => string;
}

/** A rollout on its way. */
interface Course extends SharedParts {
  readonly watcher: Watcher;
  readonly board: Board;
  readonly approved: ReadonlyMap<RunTarget, readonly OperationPlan[]>;
  /** The most targets that may fail. */
  readonly most: number;
  /** Servers whose last operations have begun. */
  readonly finished: Set<number>;
}

/** Runs all targets, which were just found, batch by batch, until all have ended or too many have failed. Never throws. */
export async function rollOut(rollout: Rollout): Promise<Report> {
  const { runs, limits, step, connection, watcher } = rollout;
  const { targets } = runs;
  const { clock } = step;
  const elapsedMs = (): number => Math.round(clock.now() - connection.startedAt);
  const board = createBoard(runs, sizesOf(limits.batches, targets.length), elapsedMs);
  watcher.note(board);
  const looks = createSharedLooks({ reader: connection.client, clock, signal: connection.signal });
  const shared = { ...rollout, looks, foundAt: clock.now() };
  const approval = await approveAll(shared);
  if ('failure' in approval) {
    for (const target of targets) board.skip(target, approval.failure);
    for (const [target, failure] of approval.failures) board.fail(target, failure);
  } else {
    const most = mostFailures(limits.maxFailures, targets.length);
    const course = { ...shared, ...approval, board, most, finished: new Set<number>() };
    const awaited = (): string => watcher.progress(board);
    await step.console.during({ doing: 'running the targets', awaited, counts: true }, () =>
      runBatches(course),
    );
  }
  await watcher.endTraces(board, true);
  const stopped = 'failure' in approval && approval.failures.size === 0 ? approval.failure : undefined;
  return { ...reportOfList(rollout, board, stopped), durationMs: elapsedMs() };
}

async function runBatches(course: Course): Promise<void> {
  const { board, limits, watcher, most } = course;
  for (const [nth, batch] of board.batches.entries()) {
    if (!batch.some((target) => mayBegin(course, target))) continue;
    await runBatch(course, batch);
    const isLast = nth === board.batches.length - 1;
    const isPausing = limits.batchPauseMs > 0 && !isLast && !isDryRun(batch);
    if (isPausing && board.failures() <= most) await checkAgain(batch, board, course);
    watcher.note(board);
    await watcher.endTraces(board, false);
  }
}

async function runBatch(course: Course, batch: readonly RunTarget[]): Promise<void> {
  const { board, runs, limits } = course;
  const ofServers = new Set(batch.flatMap(({ found }) => runs.servers.get(found.serverId)?.before ?? []));
  const fresh = [...ofServers].filter((serverRun) => board.standingOf(serverRun).run === undefined);
  await inParallel(fresh, limits.maxParallel, async (serverRun) => {
    if (whyNot(course, serverRun) === undefined) await runOne(course, serverRun);
  });
  await inParallel(batch, limits.maxParallel, async (target) => {
    if (!mayBegin(course, target)) return;
    await runOne(course, target);
    await finishServer(course, target.found.serverId);
  });
}

async function runOne(course: Course, target: RunTarget): Promise<void> {
  const { watcher, board, approved } = course;
  board.begin(target);
  const parts = { ...watcher.begin(target, board), doomed: (): void => board.doom(target) };
  const report = await runTarget(target, approved.get(target), course, parts);
  const { standing, nth } = board.end(target, trimmed(report));
  watcher.ended(standing, nth, board);
}

/** Runs the last operations of a server once all of its targets have succeeded. */
async function finishServer(course: Course, server: number): Promise<void> {
  const { board, runs, finished, connection } = course;
  const { after: serverRun, targets = [] } = runs.servers.get(server) ?? {};
  if (serverRun === undefined || finished.has(server)) return;
  if (!targets.every((target) => isGood(board.standingOf(target).outcome))) return;
  finished.add(server);
  // It completes what its targets began, so that only an interruption keeps it from running.
  const why = interruptionOf(connection.signal);
  if (why === undefined) await runOne(course, serverRun);
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
  const because = (message: string, next: string): Failure => ({ outcome: 'failed', message, next });
  if (failures > most)
    return because(
      `${failures} ${failures === 1 ? 'target' : 'targets'} had failed, and max-failures is ${most}.`,
      'Fix what failed, then run again with the output unfinished as targets.',
    );
  const before = runs.servers.get(target.found.serverId)?.before;
  if (before !== undefined && before !== target && hasFailed(board.standingOf(before)))
    return because(
      `The operations of the server ${target.server} had failed.`,
      'Fix what failed there first.',
    );
  if (target.inputs.rollbackOnFailure && step.clock.now() >= checksDue)
    return because(
      `Two thirds of the timeout of ${formatDuration(deadline - startedAt)} had passed, and the rest is kept for rollbacks.`,
      'Raise timeout, or run again with the output unfinished as targets.',
    );
  return undefined;
}

/** @param stopped why no target was to begin, unless their own failures say it */
function reportOfList({ connection, limits }: Rollout, board: Board, stopped: Failure | undefined) {
  const { shard, planHash } = limits;
  const targets = board.all();
  const hash = planHashOf(targets);
  const another = hash !== undefined && planHash !== undefined && hash !== planHash;
  const interruption = interruptionOf(connection.signal);
  // One that came after all had ended changes nothing.
  const isStopped = ({ outcome }: Standing): boolean =>
    outcome === 'not-run' || outcome === interruption?.outcome;
  const failure =
    stopped ??
    (targets.some(isStopped) ? interruption : undefined) ??
    (another ? disagreement(targets) : undefined);
  const isKnown = targets.every(({ run }) => run?.hasChanges !== undefined);
  return {
    outcome: outcomeOfAll(targets, failure),
    targets,
    failure,
    list: { shard: shard && `${shard.part}/${shard.of}`, unfinished: board.unfinished() },
    hasChanges: targets.some(({ run }) => run?.hasChanges === true) || (isKnown ? false : undefined),
    planHash: failure === undefined ? hash : undefined,
  };
}

function outcomeOfAll(targets: readonly Standing[], failure: Failure | undefined): Outcome {
  const has = (...outcomes: readonly Standing['outcome'][]): boolean =>
    targets.some(({ outcome }) => outcomes.includes(outcome));
  if (failure?.outcome === 'cancelled') return 'cancelled';
  if (failure?.outcome === 'failed' || has('failed', 'rejected')) return 'failed';
  if (has('unknown')) return 'unknown';
  if (failure !== undefined || has('timed_out')) return 'timed_out';
  if (isDryRun(targets.map(({ target }) => target))) return 'planned';
  return targets.length > 0 && targets.every(({ outcome }) => outcome === 'superseded')
    ? 'superseded'
    : 'succeeded';
}
