import { OperationError } from '../errors.ts';
import { detailsOf, type Kind, nameOf } from '../kinds/kind.ts';
import { applyRecordChange, type RecordWriting } from '../reconcile/apply.ts';
import { planRecords, type RecordChange, type RecordPlan } from '../reconcile/plan.ts';
import type { Applying, Change, Facts, Operation, Planning } from './operation.ts';
import { idsOf, readShownRecords } from './shown-records.ts';

/** The operation that brings the records of one kind to what the manifest declares. */
export function syncRecords(kind: Kind): Operation {
  const name = `sync-${kind.name}`;
  return {
    name,
    summary: `brings the ${kind.one}s of the ${kind.scope} to those that the manifest declares`,
    scope: kind.scope,
    check({ manifest }) {
      if (manifest?.has(kind.name)) return [];
      const needed = `as ${name} needs it; an empty one, written [], declares none`;
      const expected = `${manifest === undefined ? 'a manifest with a' : 'a'} list ${kind.name}, ${needed}`;
      return [{ input: 'manifest', expected }];
    },
    async plan(planning) {
      const { inputs, facts } = planning;
      const declared = inputs.manifest?.get(kind.name) ?? [];
      const shown = await readShownRecords(kind, facts, planning.reader);
      const plan = planRecords(kind, declared, shown, inputs.prune.has(kind.name));
      stopAtConflicts(kind, plan);
      sayWhatIsLeft(kind, plan, planning);
      const known = new Set(shown.map(({ id }) => id));
      return { changes: plan.changes.map((change) => toChange(kind, change, facts, known)) };
    },
  };
}

function stopAtConflicts(kind: Kind, { conflicts }: RecordPlan): void {
  if (conflicts.length === 0) return;
  const messages = conflicts.map(({ message }) => message).join(' ');
  const next = [...new Set(conflicts.map((conflict) => conflict.next))].join(' ');
  throw new OperationError('failed', `${messages} sync-${kind.name} has written nothing.`, next);
}

function sayWhatIsLeft(kind: Kind, { left }: RecordPlan, { log }: Planning): void {
  if (left.length === 0) return;
  const named = left.map((record) => `${nameOf(kind, record)} (id ${record.id})`).join(', ');
  const why =
    kind.removable === false ? 'the service has no call to delete them' : `prune does not name ${kind.name}`;
  log.info(`not declared, and left as they are, as ${why}: ${named}`);
}

function toChange(kind: Kind, change: RecordChange, facts: Facts, known: Set<number>): Change {
  return {
    summary: summaryOf(kind, change),
    apply: (applying) => applyRecordChange(change, writingOf(kind, facts, known, applying)),
  };
}

function writingOf(kind: Kind, facts: Facts, known: Set<number>, applying: Applying): RecordWriting {
  const { reader, writer, patience, log } = applying;
  const ids = idsOf(kind, facts);
  return { kind, ids, known, reader, writer, patience, say: log.info, warn: log.warning };
}

function summaryOf(kind: Kind, change: RecordChange): string {
  if (change.action === 'create') {
    const details = detailsOf(kind, change.declared);
    return `create the ${kind.one} ${nameOf(kind, change.declared)}${details === '' ? '' : ` (${details})`}`;
  }
  const why = change.action === 'replace' ? `: ${change.differences.join('; ')}` : '';
  return `${change.action} the ${kind.one} ${nameOf(kind, change.shown)} (id ${change.shown.id})${why}`;
}
