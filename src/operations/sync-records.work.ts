import { OperationError } from '../core/errors.ts';
import { planRecords, type RecordChange, type RecordPlan } from '../records/compare.ts';
import { type Kind, kindOf } from '../records/kinds.ts';
import type { KindName } from '../records/known-kinds.ts';
import { briefNameOf, type Declared, detailsOf, identityOf, nameOf } from '../records/record.ts';
import type { Tally } from '../records/write.ts';
import { type Applied, type Applying, type Planning, planChange, type Work } from './operation.ts';
import { idsOf, readShownRecords } from './shown-records.ts';
import { manifestText, type syncRecords } from './sync-records.ts';

export function syncing(name: KindName): Work<ReturnType<typeof syncRecords>> {
  const kind = kindOf(name);
  return {
    check({ manifest: declared }) {
      if (declared === undefined || declared?.has(kind.name)) return [];
      const needed = `as sync-${kind.name} needs it; an empty one, written [], declares none`;
      const expected = `${declared === null ? 'a manifest with a' : 'a'} list ${kind.name}, ${needed}`;
      return [{ input: manifestText.name, expected }];
    },
    async plan(planning) {
      const { inputs, facts } = planning;
      const declared = inputs.manifest?.get(kind.name) ?? [];
      const shown = await readShownRecords(kind, facts, planning.reader);
      const plan = planRecords(kind, declared, shown, inputs.prune.has(kind.name));
      stopAtConflicts(kind, plan);
      sayWhatIsKept(kind, declared, plan, planning);
      const known = new Set(shown.map(({ id }) => id));
      const tally: Tally = { known, gone: new Set<number>(), own: new Set<number>() };
      const apply = async (change: RecordChange, applying: Applying): Promise<Applied> => {
        const { applyRecordChange } = await import('../records/write.ts');
        return applyRecordChange(change, { kind, ids: idsOf(kind, applying.facts), ...tally, ...applying });
      };
      return { changes: plan.changes.map((change) => planChange(summaryOf(kind, change), change, apply)) };
    },
  };
}

function stopAtConflicts(kind: Kind, { conflicts }: RecordPlan): void {
  if (conflicts.length === 0) return;
  const messages = conflicts.map(({ message }) => message).join(' ');
  const next = [...new Set(conflicts.map((conflict) => conflict.next))].join(' ');
  throw new OperationError('failed', `${messages} sync-${kind.name} has written nothing.`, next);
}

function sayWhatIsKept(
  kind: Kind,
  declared: readonly Declared[],
  { kept, uncompared }: RecordPlan,
  { log }: Planning,
): void {
  if (uncompared.length > 0)
    log.info(`not shown by the service, and so not compared: ${uncompared.join(', ')}`);
  if (kept.length === 0) return;
  const identities = new Set(declared.map((record) => identityOf(kind, record)));
  const named = kept.map((record) => {
    const again = identities.has(identityOf(kind, record)) ? ', listed more than once' : '';
    return `${briefNameOf(kind, record)}${again}`;
  });
  const why =
    kind.removable === false ? 'the service has no call to delete them' : `prune does not name ${kind.name}`;
  log.info(`not declared but kept, as ${why}: ${named.join(', ')}`);
}

function summaryOf(kind: Kind, change: RecordChange): string {
  if (change.action === 'create') {
    const details = detailsOf(kind, change.declared);
    return `create the ${kind.singular} ${nameOf(kind, change.declared)}${details === '' ? '' : ` (${details})`}`;
  }
  return `${change.action} the ${kind.singular} ${change.old.name}: ${change.why}`;
}
