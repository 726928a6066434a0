import { OperationError } from '../core/errors.ts';
import { nearest } from '../core/near-names.ts';
import { readTextOrFile } from '../inputs/common.ts';
import { type Declaration, declareGroup, type Form, type TextInput } from '../inputs/input.ts';
import { identityOf, planRecords, type RecordChange, type RecordPlan } from '../records/compare.ts';
import { briefNameOf, type Declared, detailsOf, type Kind, nameOf } from '../records/kind.ts';
import { kinds } from '../records/kinds.ts';
import type { Manifest } from '../records/manifest.ts';
import type { RecordWriting } from '../records/write.ts';
import type { Facts } from '../site/facts.ts';
import { parseWords } from '../values/input-values.ts';
import { type Change, defineOperation, type Operation, type Planning } from './operation.ts';
import { idsOf, readShownRecords } from './shown-records.ts';

const manifestText = {
  name: 'manifest',
  section: 'manifest',
  description:
    "For the `sync-…` operations of records, the declared records as YAML or JSON, or the path of such a file. `${NAME}` stands for the variable NAME of the step's `env`.",
} as const satisfies Declaration;

/** The declared records; null without a manifest. The YAML parser is loaded only for a manifest. */
const manifest = declareGroup([manifestText], async (form): Promise<Manifest | null> => {
  const { text, file } = readTextOrFile(form, manifestText.name);
  if (text === '') return null;
  const { parseManifest } = await import('../records/manifest.ts');
  const { environment, hide, redact } = form.source;
  const { manifest: declared, secrets, filled, problems } = await parseManifest(text, environment, file);
  hide(secrets);
  redact(filled);
  for (const { input, expected } of problems) form.report(input, expected);
  return declared;
});

const pruneNames = {
  name: 'prune',
  section: 'manifest',
  description:
    'Kinds whose undeclared records are deleted, such as `crontabs, network-rules`; none by default. `databases` deletes data.',
  parse: parseWords,
} as const satisfies TextInput<unknown>;

/** The names of the kinds whose undeclared records are deleted. */
const prune = declareGroup([pruneNames], (form): ReadonlySet<string> => {
  const names = form.text(pruneNames) ?? [];
  const known = kinds.map(({ name }) => name);
  const report = (expected: string): void => form.report(pruneNames.name, expected);
  for (const name of names) {
    const kind = kinds.find((candidate) => candidate.name === name);
    if (kind === undefined)
      report(`kinds of the manifest; ${name} is none, did you mean ${nearest(name, known)[0]}?`);
    else if (kind.removable === false)
      report(`kinds that can be deleted; the service has no call to delete a ${kind.singular}`);
  }
  return new Set(names);
});

/** Defines the operation that brings the records of one kind to what the manifest declares. */
export function syncRecords(kind: Kind): Operation {
  const name = `sync-${kind.name}`;
  return defineOperation({
    name,
    summary: `makes the ${kind.singular}s of the ${kind.scope} match the manifest`,
    scope: kind.scope,
    changesState: kind.name,
    inputs: { manifest, prune },
    check({ manifest: declared }) {
      if (declared === undefined || declared?.has(kind.name)) return [];
      const needed = `as ${name} needs it; an empty one, written [], declares none`;
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
      const tally = { known, gone: new Set<number>(), own: new Set<number>() };
      return { changes: plan.changes.map((change) => toChange(change, kind, facts, tally)) };
    },
  });
}

/** Warns of a manifest, or of kinds to prune, that no requested operation applies. */
export async function warnOfIdleRecords(form: Form, operations: readonly string[]): Promise<string[]> {
  const declared = (await manifest.read(form))?.value;
  const pruned = [...((await prune.read(form))?.value ?? [])];
  const isIdle = (kind: string): boolean => !operations.includes(`sync-${kind}`);
  const warnings = pruned
    .filter(isIdle)
    .map((kind) => `prune names ${kind}, but sync-${kind} is not among the operations.`);
  if (declared == null || ![...declared.keys()].every(isIdle)) return warnings;
  return [...warnings, 'manifest is given, but no operation applies it (sync-…).'];
}

function stopAtConflicts(kind: Kind, { conflicts }: RecordPlan): void {
  if (conflicts.length === 0) return;
  const messages = conflicts.map(({ message }) => message).join(' ');
  const next = [...new Set(conflicts.map((conflict) => conflict.next))].join(' ');
  throw new OperationError('failed', `${messages} sync-${kind.name} has written nothing.`, next);
}

/** Logs what stays as it is, and why. */
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

/** The ids of records that existed, or that this run made or deleted. The changes of one operation share it. */
type Tally = Pick<RecordWriting, 'known' | 'gone' | 'own'>;

function toChange(change: RecordChange, kind: Kind, facts: Facts, tally: Tally): Change {
  return {
    summary: summaryOf(kind, change),
    content: contentOf(change),
    async apply(applying) {
      const { applyRecordChange } = await import('../records/write.ts');
      return applyRecordChange(change, { kind, ids: idsOf(kind, facts), ...tally, ...applying });
    },
  };
}

/** The content for the hash of the plan. Of a shown record, only the id: other fields may change by themselves. */
function contentOf(change: RecordChange): string {
  const declared = change.action === 'delete' ? null : change.declared;
  const shown = change.action === 'create' ? null : change.shown.id;
  return JSON.stringify([change.action, declared, shown]);
}

function summaryOf(kind: Kind, change: RecordChange): string {
  if (change.action === 'create') {
    const details = detailsOf(kind, change.declared);
    return `create the ${kind.singular} ${nameOf(kind, change.declared)}${details === '' ? '' : ` (${details})`}`;
  }
  const why = change.action === 'replace' ? change.differences.join('; ') : change.why;
  return `${change.action} the ${kind.singular} ${briefNameOf(kind, change.shown)}: ${why}`;
}
