import { formatDuration } from '../core/duration.ts';
import { hasFailed } from '../outcome/ended-targets.ts';
import type { Failure, Outcome } from '../outcome/failure.ts';
import type { Report, Span } from '../outcome/report.ts';
import type { OperationPlan } from '../run/plan-hash.ts';
import { SHARE_OF_DEPLOY } from '../run/ports.ts';
import type { RunTarget } from '../targets/find-targets.ts';
import { mostFailures, type Shard, type Share, sizesOf } from '../values/rollout.ts';
import { type Agreement, agree, disagreement, planHashOf } from './agree.ts';
import { type Board, createBoard, interruptionOf, isGood, type Standing } from './board.ts';
import { checkAgain } from './check-again.ts';
import { inParallel } from './in-parallel.ts';
import { type RolloutMeans, runTarget, type TargetMeans } from './run-target.ts';
import type { Runs, ServerRuns } from './server-runs.ts';
import { trimmed } from './trim.ts';

/** The order and the limits of a run with several targets. */
export interface Rollout {
  readonly batches: readonly Share[];
  readonly maxParallel: number;
  readonly maxFailures: Share;
  readonly batchPauseMs: number;
  readonly shard: Shard | undefined;
}

/** A run with several targets. */
export interface RunOfMany {
  readonly runs: Runs;
  readonly rollout: Rollout;
  readonly means: RolloutMeans;
  /** The hash that all plans together must have for anything to be written. */
  readonly planHash: string | undefined;
  readonly watcher: Watcher;
}

/** Told of everything that happens to the targets. None of it throws. */
export interface Watcher {
  /** Before anything is sent for a target, and after the checks of a batch. */
  readonly note: (board: Board) => void;
  /** After the checks of a batch; `isOver`: after the last one. */
  readonly settle: (board: Board, isOver: boolean) => Promise<void>;
  /** Before a target begins; returns what its run tells of itself. */
  readonly begin: (target: RunTarget, board: Board) => Omit<TargetMeans, 'doomed'>;
  /** After it has ended. */
  readonly ended: (standing: Standing, nth: number, board: Board) => void;
  /** The words for the targets that are under way. */
  readonly progress: (board: Board) => string;
}

/** A run with several targets on its way. */
interface Course {
  readonly run: RunOfMany;
  readonly board: Board;
  readonly servers: ReadonlyMap<number, ServerRuns>;
  readonly agreed: ReadonlyMap<RunTarget, readonly OperationPlan[]>;
  /** The most targets that may fail. */
  readonly most: number;
  /** Servers whose last operations have begun. */
  readonly finished: Set<number>;
}

/** Runs all targets, batch by batch, until all have ended or too many have failed. Never throws. */
export async function rollOut(run: RunOfMany): Promise<Report> {
  const { runs, rollout, means, planHash, watcher } = run;
  const { clock } = means.step;
  const { startedAt } = means.connection;
  const now = (): number => Math.round(clock.now() - startedAt);
  const { targets, servers } = runs;
  const board = createBoard(runs, sizesOf(rollout.batches, targets.length), now);
  watcher.note(board);
  const ofServers = [...servers.values()].flatMap(({ before, after }) => [before ?? [], after ?? []].flat());
  const agreement: Agreement =
    planHash === undefined || isDryRun(targets) || targets.length === 0
      ? { agreed: new Map() }
      : await agree([...targets, ...ofServers], planHash, rollout.maxParallel, means);
  const spans: Span[] = [];
  if ('failure' in agreement) {
    for (const target of targets) board.bar(target, agreement.failure);
    for (const [target, failure] of agreement.failures) board.fail(target, failure);
  } else {
    const most = mostFailures(rollout.maxFailures, targets.length);
    const { agreed } = agreement;
    const course = { run, board, servers, agreed, most, finished: new Set<number>() };
    const awaited = (): string => watcher.progress(board);
    await means.step.console.during({ doing: 'running the targets', awaited, counts: true }, () =>
      runBatches(course, spans, now),
    );
  }
  const disagreed = 'failure' in agreement && agreement.failures.size === 0 ? agreement.failure : undefined;
  await watcher.settle(board, true);
  return reportOf(run, board, spans, disagreed, now());
}

async function runBatches(course: Course, spans: Span[], now: () => number): Promise<void> {
  const { run, board } = course;
  const { rollout, means } = run;
  for (const [nth, batch] of board.batches.entries()) {
    const isOver = batch.every((target) => whyNot(course, target) !== undefined);
    if (isOver) {
      for (const target of batch) bar(course, target);
      continue;
    }
    const fromMs = now();
    await runBatch(course, batch);
    spans.push({ fromMs, toMs: now() });
    const isLast = nth === board.batches.length - 1;
    const isPausing = rollout.batchPauseMs > 0 && !isLast && !isDryRun(batch);
    if (isPausing && board.failures() <= course.most) await checkAgain(batch, board, rollout, means);
    run.watcher.note(board);
    await run.watcher.settle(board, false);
  }
}

async function runBatch(course: Course, batch: readonly RunTarget[]): Promise<void> {
  const { run, board, servers } = course;
  const { maxParallel } = run.rollout;
  const ofServers = new Set(batch.flatMap(({ found }) => servers.get(found.serverId)?.before ?? []));
  const fresh = [...ofServers].filter((own) => board.standingOf(own).run === undefined);
  await inParallel(fresh, maxParallel, async (own) => {
    if (whyNot(course, own) === undefined) await runOne(course, own);
  });
  await inParallel(batch, maxParallel, async (target) => {
    if (whyNot(course, target) !== undefined) return bar(course, target);
    await runOne(course, target);
    await finishServer(course, target.found.serverId);
  });
}

async function runOne({ run, board, agreed }: Course, target: RunTarget): Promise<void> {
  const { means, watcher } = run;
  board.begin(target);
  const own = { ...watcher.begin(target, board), doomed: (): void => board.doom(target) };
  const report = await runTarget(target, agreed.get(target), means, own);
  const { standing, nth } = board.end(target, trimmed(report));
  watcher.ended(standing, nth, board);
}

/** Runs the last operations of a server once all of its targets have succeeded. */
async function finishServer(course: Course, server: number): Promise<void> {
  const { run, board, servers, finished } = course;
  const { after: own, targets = [] } = servers.get(server) ?? {};
  if (own === undefined || finished.has(server)) return;
  if (!targets.every((target) => isGood(board.standingOf(target).outcome))) return;
  finished.add(server);
  // It completes what its targets began, so that only an interruption keeps it from running.
  const why = interruptionOf(run.means.connection.signal);
  if (why === undefined) await runOne(course, own);
  else board.bar(own, why);
}

function bar(course: Course, target: RunTarget): void {
  const why = whyNot(course, target);
  if (why !== undefined) course.board.bar(target, why);
}

/** Why a target must not begin; undefined if it may. */
function whyNot({ run, board, servers, most }: Course, target: RunTarget): Failure | undefined {
  const { step, connection, timeoutMs } = run.means;
  const interruption = interruptionOf(connection.signal);
  // A dry run plans everything.
  if (interruption !== undefined || target.inputs.dryRun) return interruption;
  const failures = board.failures();
  const because = (message: string, next: string): Failure => ({ outcome: 'failed', message, next });
  if (failures > most)
    return because(
      `${failures} ${failures === 1 ? 'target' : 'targets'} had failed, and max-failures is ${most}.`,
      'Fix what failed, then run again with the output unfinished as targets.',
    );
  const own = servers.get(target.found.serverId)?.before;
  if (own !== undefined && own !== target && hasFailed(board.standingOf(own)))
    return because(
      `The operations of the server ${target.server} had failed.`,
      'Fix what failed there first.',
    );
  const due = connection.startedAt + timeoutMs * SHARE_OF_DEPLOY;
  if (target.inputs.rollbackOnFailure && step.clock.now() >= due)
    return because(
      `Two thirds of the timeout of ${formatDuration(timeoutMs)} were over, and the rest is kept for rollbacks.`,
      'Raise timeout, or run again with the output unfinished as targets.',
    );
  return undefined;
}

function isDryRun(targets: readonly RunTarget[]): boolean {
  return targets.some(({ inputs }) => inputs.dryRun);
}

function reportOf(
  { means, planHash, rollout: { shard } }: RunOfMany,
  board: Board,
  batches: readonly Span[],
  disagreed: Failure | undefined,
  durationMs: number,
): Report {
  const targets = board.all();
  const hash = planHashOf(targets);
  const another = hash !== undefined && planHash !== undefined && hash !== planHash;
  const interruption = interruptionOf(means.connection.signal);
  // One that came after all had ended changes nothing.
  const isStopped = ({ outcome }: Standing): boolean =>
    outcome === 'not-run' || outcome === interruption?.outcome;
  const failure =
    disagreed ??
    (targets.some(isStopped) ? interruption : undefined) ??
    (another ? disagreement(targets) : undefined);
  const isKnown = targets.every(({ run }) => run?.hasChanges !== undefined);
  return {
    outcome: outcomeOf(targets, failure),
    targets,
    failure,
    list: { batches, shard: shard && `${shard.part}/${shard.of}`, unfinished: board.unfinished() },
    hasChanges: targets.some(({ run }) => run?.hasChanges === true) || (isKnown ? false : undefined),
    planHash: failure === undefined ? hash : undefined,
    durationMs,
  };
}

function outcomeOf(targets: readonly Standing[], failure: Failure | undefined): Outcome {
  const has = (...outcomes: readonly Standing['outcome'][]): boolean =>
    targets.some(({ outcome }) => outcomes.includes(outcome));
  if (failure?.outcome === 'cancelled') return 'cancelled';
  if (failure?.outcome === 'failed' || has('failed', 'rejected')) return 'failed';
  if (has('unknown')) return 'unknown';
  if (failure !== undefined || has('timed_out')) return 'timed_out';
  return isDryRun(targets.map(({ target }) => target)) ? 'planned' : 'succeeded';
}
