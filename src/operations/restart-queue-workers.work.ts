import { postQueueWorkerRestart } from '../api/records.ts';
import { requireDone } from '../api/settle.ts';
import { isNotFound } from '../core/errors.ts';
import { kindOf } from '../records/kinds.ts';
import { nameOf } from '../records/record.ts';
import { targetOf } from '../site/target.ts';
import { type Applied, type Applying, nothingToDo, planChange, type Work } from './operation.ts';
import { readRecords } from './sync-records.work.ts';

const queueWorkers = kindOf('queue-workers');

type Worker = { readonly id: number; readonly what: string };

export const work: Work = {
  async plan({ dryRun, facts, reader, log }) {
    const workers = await readRecords(queueWorkers, facts, reader);
    if (workers.length === 0) {
      log.info(dryRun ? 'the site has no queue workers yet' : 'the site has no queue workers');
      return nothingToDo;
    }
    const changes = workers.map((worker) => {
      const { id } = worker;
      const name = nameOf(queueWorkers, worker);
      const what = `the queue worker ${name === null ? `with id ${id}` : `${name} (id ${id})`}`;
      return planChange(`restart ${what}`, { id, what }, restart);
    });
    return { changes };
  },
};

async function restart({ id, what }: Worker, { writer, facts }: Applying): Promise<Applied> {
  const effect = await writer.write(postQueueWorkerRestart, { ...targetOf(facts), record: id }, undefined);
  if (effect.state === 'not-done' && isNotFound(effect.error))
    return { changed: false, summary: `${what} no longer exists` };
  const message = `Whether ${what} was restarted is not known: every answer was lost.`;
  requireDone(effect, message, 'Run again: restarting a queue worker twice does no harm.');
  return { changed: true, summary: `restarted ${what}` };
}
