import { isInterruption } from '../core/errors.ts';
import { getPage } from '../net/web-page.ts';
import type { RunTarget } from '../targets/find-targets.ts';
import { inParallel } from './in-parallel.ts';
import type { Rollout } from './run-target.ts';

/** Waits after a batch, then asks the health checks of its targets again. A target that fails then is only told of. */
export async function checkAgain(
  batch: readonly RunTarget[],
  { board, limits: { batchPauseMs, maxParallel }, step, connection: { signal } }: Rollout,
): Promise<void> {
  const { clock, console } = step;
  const patience = { clock, signal, during: console.during };
  const asked = batch.filter((target) => board.standingOf(target).outcome === 'succeeded');
  try {
    await console.during({ doing: 'pausing after the batch (batch-pause)' }, () =>
      clock.sleep(batchPauseMs, signal),
    );
    await inParallel(asked, maxParallel, async (target) => {
      for (const { recheck } of target.inputs.operations) {
        const found = await recheck?.({ getPage, patience });
        if (found === undefined) continue;
        board.fail(target, { outcome: 'failed', message: found.problem, next: found.next });
        console.info(`✗ ${target.site} on ${target.server}: ${found.problem}`);
      }
    });
  } catch (error) {
    // Nothing was found by then, and the run ends anyway.
    if (!isInterruption(error)) throw error;
  }
}
