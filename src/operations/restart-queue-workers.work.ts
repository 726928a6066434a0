import { postQueueWorkerRestart } from '../api/records.ts';
import { requireDone } from '../api/settle.ts';
import { isNotFound } from '../core/errors.ts';
import { nameOf } from '../records/kind.ts';
import { queueWorkers } from '../records/kinds/queue-workers.ts';
import { type Target, targetOf } from '../site/target.ts';
import { type Applied, type Applying, type Change, nothingToDo, type Work } from './operation.ts';
import type { restartQueueWorkers } from './restart-queue-workers.ts';
import { readShownRecords } from './shown-records.ts';

export const work: Work<typeof restartQueueWorkers> = {
  async plan({ dryRun, facts, reader, log }) {
    const workers = await readShownRecords(queueWorkers, facts, reader);
    if (workers.length === 0) {
      log.info(dryRun ? 'the site has no queue workers yet' : 'the site has no queue workers');
      return nothingToDo;
    }
    const changes = workers.map((worker): Change => {
      const name = nameOf(queueWorkers, worker);
      const what = `the queue worker ${name === null ? `with id ${worker.id}` : `${name} (id ${worker.id})`}`;
      const target = { ...targetOf(facts), record: worker.id };
      return { summary: `restart ${what}`, apply: (applying) => restart(target, what, applying) };
    });
    return { changes };
  },
};

async function restart(
  target: Target & { readonly record: number },
  what: string,
  { writer }: Applying,
): Promise<Applied> {
  const effect = await writer.write(postQueueWorkerRestart, target, undefined);
  if (effect.state === 'not-done' && isNotFound(effect.error))
    return { changed: false, summary: `${what} no longer exists` };
  requireDone(
    effect,
    `Whether ${what} was restarted is not known: every answer was lost.`,
    'Run again: restarting a queue worker twice does no harm.',
  );
  return { changed: true, summary: `restarted ${what}` };
}
