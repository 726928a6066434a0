import { count } from '../core/count.ts';
import { formatDuration } from '../core/duration.ts';
import { isInterruption } from '../core/errors.ts';
import { getPage } from '../net/web-page.ts';
import { hasFailed, outcomeOfAll, type Report } from '../outcome/end.ts';
import { type Failure, isGood, outcomeOf } from '../outcome/failure.ts';
import { progressLine } from '../report/log-lines.ts';
import type { ConnectedStep } from '../run/contexts.ts';
import { guardAll } from '../run/run.ts';
import type { RunTarget } from '../targets/find-targets.ts';
import type { ListInputs } from '../targets/read-list.ts';
import { approveAll, disagreement, planHashOf } from './approve-all.ts';
import { inParallel } from './in-parallel.ts';
import { createRollout, interruptionOf, type Rollout, type Row } from './rows.ts';
import { planTarget, runTarget, saveProgress } from './run-target.ts';

/** Runs all targets, which were just found, batch by batch, until all have ended or too many have failed. Never throws. */
export async function rollOut(
  targets: readonly RunTarget[],
  list: ListInputs,
  step: ConnectedStep,
): Promise<Report> {
  const rollout = createRollout(targets, list, step);
  saveProgress(rollout);
  const refusal = await approveAll(rollout);
  if (refusal === undefined) {
    const awaited = (): string => progressLine(rollout.counts());
    await step.console.during({ doing: 'running the targets', awaited }, () => runBatches(rollout));
  }
  // An interruption that comes after all have ended changes nothing.
  const stopped = (rollout.failures() === 0 ? refusal : undefined) ?? interruptionOf(step.signal);
  await rollout.traces.end(({ end }) => end, true);
  return reportOfList(rollout, stopped);
}

async function runBatches(rollout: Rollout): Promise<void> {
  const { list, traces, targets } = rollout;
  const batches = [...Map.groupBy(targets, ({ end }) => end.batch).values()];
  for (const batch of batches) {
    if (!batch.some((row) => mayBegin(rollout, row))) continue;
    await runBatch(rollout, batch);
    const isPausing = list.batchPauseMs > 0 && batch !== batches.at(-1) && !rollout.isDryRun;
    if (isPausing && rollout.failures() <= rollout.most) await checkAgain(batch, rollout);
    saveProgress(rollout);
    await traces.end(({ end }) => end, false);
  }
}

async function runBatch(rollout: Rollout, batch: readonly Row[]): Promise<void> {
  const { list } = rollout;
  const before = new Set(batch.flatMap(({ ofServer }) => ofServer.before ?? []));
  const fresh = [...before].filter(({ end }) => end.outcome === 'not-run' || end.outcome === 'superseded');
  await inParallel(fresh, list.maxParallel, async (row) => {
    if (whyNot(rollout, row) !== undefined) return;
    const failure = await whySuperseded(row, rollout);
    if (failure === undefined) await runTarget(row, rollout);
    else rollout.note(row, { outcome: 'superseded', failure });
  });
  await inParallel(batch, list.maxParallel, async (row) => {
    if (!mayBegin(rollout, row)) return;
    await runTarget(row, rollout);
    await finishServer(rollout, row);
  });
}

/** Why the operations of a server are not for the commit of this run: a newer one is live on each of its targets. */
async function whySuperseded({ ofServer }: Row, rollout: Rollout): Promise<Failure | undefined> {
  let why: Failure | undefined;
  // A dry run plans everything: its hash is that of all plans.
  if (rollout.isDryRun) return undefined;
  for (const target of ofServer.targets) {
    if (target.inputs.commit === undefined) return undefined;
    const { failure } = await planTarget(target, rollout, guardAll);
    if (failure?.reason !== 'older-commit') return undefined;
    why = failure;
  }
  return why;
}

/** Waits after a batch, then asks the health checks of its targets again. A target that fails then is only told of. */
async function checkAgain(batch: readonly Row[], { list, step, note }: Rollout): Promise<void> {
  const { clock, console, signal } = step;
  const { redact } = step.redactor;
  const patience = { clock, signal, during: console.during };
  const asked = batch.filter(({ end }) => end.outcome === 'succeeded');
  try {
    await console.during({ doing: 'pausing after the batch (batch-pause)' }, () =>
      clock.sleep(list.batchPauseMs, signal),
    );
    await inParallel(asked, list.maxParallel, async (row) => {
      for (const operation of row.inputs.operations) {
        const { recheck } = await operation.work();
        const failure = await recheck?.({ getPage, patience, redact }, row.end.facts?.deploy?.page?.after);
        if (failure === undefined) continue;
        note(row, { outcome: outcomeOf(failure), failure });
        console.info(`✗ ${row.site} on ${row.server}: ${failure.message}`);
      }
    });
  } catch (error) {
    // Nothing was found by then, and the run ends anyway.
    if (!isInterruption(error)) throw error;
  }
}

/** Runs the last operations of a server once all of its targets have succeeded. */
async function finishServer(rollout: Rollout, { ofServer }: Row): Promise<void> {
  const { after, targets } = ofServer;
  if (after === undefined || after.end.fromMs !== undefined) return;
  if (!targets.every(({ end }) => isGood(end.outcome))) return;
  const [{ end: first } = after] = targets;
  if (targets.every(({ end }) => end.outcome === 'superseded'))
    return rollout.note(after, { outcome: first.outcome, failure: first.failure });
  // It completes what its targets began, so that only an interruption keeps it from running.
  const failure = interruptionOf(rollout.step.signal);
  if (failure === undefined) await runTarget(after, rollout);
  else rollout.note(after, { failure });
}

/** True if a target may begin; notes why not. */
function mayBegin(rollout: Rollout, row: Row): boolean {
  const failure = whyNot(rollout, row);
  if (failure !== undefined) rollout.note(row, { failure });
  return failure === undefined;
}

function whyNot(rollout: Rollout, row: Row): Failure | undefined {
  const { clock, signal, startedAt, deadline, checksDue } = rollout.step;
  const interruption = interruptionOf(signal);
  if (interruption !== undefined || row.inputs.dryRun) return interruption;
  const failures = rollout.failures();
  if (failures > rollout.most)
    return {
      reason: 'max-failures',
      message: `${count(failures, 'target')} had failed, and max-failures is ${rollout.most}.`,
      next: 'Fix what failed, then run again with the output unfinished as targets.',
    };
  const { before } = row.ofServer;
  if (before !== undefined && hasFailed(before.end))
    return {
      reason: 'server-failed',
      message: `The operations of the server ${row.server} had failed.`,
      next: 'Fix what failed there first.',
    };
  if (row.inputs.rollbackOnFailure && clock.now() >= checksDue)
    return {
      reason: 'time-kept-for-rollbacks',
      message: `Two thirds of the timeout of ${formatDuration(deadline - startedAt)} had passed, and the rest is kept for rollbacks.`,
      next: 'Raise timeout, or run again with the output unfinished as targets.',
    };
  return undefined;
}

/** @param stopped what ended the run, or why no target was to begin, unless their own failures say it */
function reportOfList(rollout: Rollout, stopped: Failure | undefined): Report {
  const { list, ends, isDryRun, unfinished, elapsedMs } = rollout;
  const { shard, planHash } = list;
  const targets = ends();
  const hash = planHashOf(targets);
  const isCompared = hash !== undefined && planHash !== undefined;
  const failure =
    stopped ??
    (isCompared ? disagreement(planHash, targets) : undefined) ??
    // Without it, a list of which nothing has failed would succeed, although some were not begun.
    (targets.some(hasFailed) ? undefined : targets.find(({ outcome }) => outcome === 'not-run')?.failure);
  const isKnown = targets.every(({ hasChanges }) => hasChanges !== undefined);
  const outcomes = targets
    .map(({ outcome }) => outcome)
    .concat(failure === undefined ? [] : outcomeOf(failure));
  return {
    outcome: outcomeOfAll(isDryRun ? [...outcomes, 'planned'] : outcomes),
    targets,
    results: targets.flatMap(({ results }) => results),
    failure,
    list: { shard: shard && `${shard.part}/${shard.of}`, unfinished: unfinished() },
    hasChanges: targets.some(({ hasChanges }) => hasChanges === true) || (isKnown ? false : undefined),
    planHash: failure === undefined ? hash : undefined,
    durationMs: elapsedMs(),
  };
}
