import type { Reader } from '../api/client.ts';
import { readAll } from '../api/pages.ts';
import { postQueueWorkerRestart, type ShownRecord } from '../api/records.ts';
import { requireDone } from '../api/settle.ts';
import { OperationError } from '../core/errors.ts';
import type { Notes } from '../core/log.ts';
import { type Facts, targetOf } from '../outcome/facts.ts';
import { planRecords, type RecordChange, type RecordPlan } from '../records/compare.ts';
import { type Kind, kindOf } from '../records/kinds.ts';
import { type KindName, scopeOf } from '../records/known-kinds.ts';
import { briefNameOf, type Declared, detailsOf, labelOf } from '../records/record.ts';
import { applyRecordChange } from '../records/write.ts';
import { type Applied, type Applying, planChange, type Work, type WorkOf } from './operation.ts';
import type { RecordInputs } from './sync-records.ts';

export function syncing(name: KindName): (inputs: RecordInputs) => Work {
  const kind = kindOf(name);
  return (inputs) => ({
    async plan({ facts, reader, log }) {
      const declared = inputs.manifest?.get(kind.name) ?? [];
      const shown = await readRecords(kind, facts, reader);
      const plan = planRecords(kind, declared, shown, inputs.prune.has(kind.name));
      if (plan.conflicts.length > 0) {
        const conflicts = plan.conflicts.map(([conflict]) => conflict).join(' ');
        const message = `${conflicts} sync-${kind.name} has written nothing.`;
        const next = [...new Set(plan.conflicts.map(([, step]) => step))].join(' ');
        throw new OperationError('record-conflict', message, next);
      }
      warnOfPercents(kind, declared, log);
      sayWhatIsKept(kind, plan, log);
      const before = new Set(shown.map(({ id }) => id));
      const own = new Set<number>();
      const apply = (change: RecordChange, applying: Applying): Promise<Applied> =>
        applyRecordChange(change, { kind, ids: idsOf(kind, applying.facts), before, own, ...applying });
      return {
        changes: plan.changes.map((change) => planChange(describeChange(kind, change), change, apply)),
      };
    },
  });
}

/** @throws OperationError if the service does not show the records, as there may be some */
async function readRecords(kind: Kind, facts: Facts, reader: Reader): Promise<readonly ShownRecord[]> {
  if (scopeOf(kind) === 'site' && typeof facts.site !== 'object') return [];
  const shown = await readAll(reader, kind.endpoints.list, idsOf(kind, facts));
  if (shown !== null) return shown;
  const message = `The service does not show its ${kind.singular}s (null instead of a list). An unknown list is not treated as empty.`;
  const next = 'Look at them in the service itself. If it never shows them, remove this operation.';
  throw new OperationError('not-shown', message, next);
}

function idsOf(kind: Kind, facts: Facts): Readonly<Record<string, number>> {
  return scopeOf(kind) === 'server' ? { server: facts.serverId } : { ...targetOf(facts) };
}

function warnOfPercents(kind: Kind, declared: readonly Declared[], log: Notes): void {
  for (const record of declared)
    if (kind.name === 'crontabs' && /(?<!\\)%/.test(String(record.command)))
      log.warning(
        `The ${labelOf(kind, record)} has a % without a backslash: cron ends the command there, and the rest is its input. Write \\%.`,
      );
}

function sayWhatIsKept(kind: Kind, plan: RecordPlan, log: Notes): void {
  const { kept, uncompared } = plan;
  if (uncompared.length > 0)
    log.info(`not shown by the service, and so not compared: ${uncompared.join(', ')}`);
  if (kept.length === 0) return;
  const named = kept.map((record) => briefNameOf(kind, record));
  const why =
    kind.removable === false ? 'the service has no call to delete them' : `prune does not name ${kind.name}`;
  log.info(`not declared but kept, as ${why}: ${named.join(', ')}`);
}

function describeChange(kind: Kind, change: RecordChange): string {
  if (change.action !== 'create')
    return `${change.action} the ${kind.singular} ${change.old.name}: ${change.why}`;
  const details = detailsOf(kind, change.declared);
  return `create the ${labelOf(kind, change.declared)}${details === '' ? '' : ` (${details})`}`;
}

const queueWorkers = kindOf('queue-workers');

export const restartQueueWorkers: WorkOf = () => ({
  async plan({ facts, reader, log }) {
    const workers = await readRecords(queueWorkers, facts, reader);
    if (workers.length === 0) log.info('the site has no queue workers');
    const changes = workers.map((worker) => {
      const what = `the queue worker ${briefNameOf(queueWorkers, worker)}`;
      return planChange(`restart ${what}`, { id: worker.id, what }, restartWorker);
    });
    return { changes };
  },
});

async function restartWorker({ id, what }: { id: number; what: string }, { writer, facts }: Applying) {
  const effect = await writer.write(postQueueWorkerRestart, { ...targetOf(facts), record: id }, undefined);
  const message = `Whether ${what} was restarted is not known: every answer was lost.`;
  requireDone(effect, message, 'Run again: restarting a queue worker twice does no harm.');
  return { changed: true, summary: `restarted ${what}` };
}
