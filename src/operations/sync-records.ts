import { readTextOrFile } from '../inputs/common.ts';
import { type Declaration, declareGroup, type Form, type TextInput } from '../inputs/input.ts';
import { type KnownKind, knownKinds, scopeOf } from '../records/known-kinds.ts';
import type { Manifest } from '../records/manifest.ts';
import { parseWords } from '../values/input-values.ts';
import { declareOperation } from './define-operation.ts';

export const manifestText = {
  name: 'manifest',
  section: 'manifest',
  description:
    "For the `sync-…` operations of records, the declared records as YAML or JSON, or the path of such a file. `${NAME}` is replaced by the variable NAME of the step's `env`.",
  isYaml: true,
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
const prune = declareGroup([pruneNames], async (form): Promise<ReadonlySet<string>> => {
  const names = form.text(pruneNames) ?? [];
  const known: readonly string[] = knownKinds.map(({ name }) => name);
  const report = (expected: string): void => form.report(pruneNames.name, expected);
  for (const name of names) {
    const kind: KnownKind | undefined = knownKinds.find((candidate) => candidate.name === name);
    if (kind === undefined) {
      const { didYouMean } = await import('../core/near-names.ts');
      report(
        `kinds of the manifest; there is no ${name}${didYouMean(name, known)}; known are ${known.join(', ')}`,
      );
    } else if (kind.removable === false)
      report(`kinds that can be deleted; the service has no call to delete a ${kind.singular}`);
  }
  return new Set(names);
});

/** Declares the operation that brings the records of one kind to what the manifest declares. */
export function syncRecords(kind: KnownKind) {
  const scope = scopeOf(kind);
  return declareOperation({
    name: `sync-${kind.name}`,
    summary: `makes the ${kind.singular}s of the ${scope} match the manifest`,
    scope,
    changesState: kind.name,
    inputs: { manifest, prune },
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
