import { didYouMean } from '../core/near-names.ts';
import { readTextOrFile } from '../inputs/common.ts';
import { declare, type Values } from '../inputs/input.ts';
import { type KnownKind, knownKinds, scopeOf } from '../records/known-kinds.ts';
import type { Manifest } from '../records/manifest.ts';
import { wordsIn } from '../values/input-values.ts';
import { declareOperation } from './operation.ts';

/** The declared records; null without a manifest. The YAML parser is loaded only for a manifest. */
const manifest = declare<Manifest | null>('manifest', 'manifest', {
  description:
    "For the `sync-…` operations of records, the declared records as YAML or JSON, or the path of such a file. `${NAME}` is replaced by the variable NAME of the step's `env`.",
  isYaml: true,
  async parse(_, form) {
    const { text, file } = readTextOrFile(form, 'manifest');
    if (text === '') return { value: null };
    const { parseManifest } = await import('../records/manifest.ts');
    return parseManifest(text, form, file);
  },
  missing: null,
});

const prune = declare<ReadonlySet<string>>('prune', 'manifest', {
  description:
    'Kinds whose undeclared records are deleted, such as `crontabs, network-rules`; none by default. `databases` deletes data.',
  parse(text, form) {
    const names = wordsIn(text);
    const known = knownKinds.map(({ name }) => name);
    for (const name of names) {
      const kind: KnownKind | undefined = knownKinds.find((candidate) => candidate.name === name);
      const hint = `${didYouMean(name, known)}; known are ${known.join(', ')}`;
      if (kind === undefined) form.report('prune', `kinds of the manifest; there is no ${name}${hint}`);
      const cannot = 'kinds that can be deleted; the service has no call to delete a';
      if (kind?.removable === false) form.report('prune', `${cannot} ${kind.singular}`);
    }
    return { value: new Set(names) };
  },
  missing: new Set(),
});

const inputs = { manifest, prune };
export type RecordInputs = Values<typeof inputs>;

/** Declares the operation that brings the records of one kind to what the manifest declares. */
export function syncRecords(kind: KnownKind) {
  const scope = scopeOf(kind);
  return declareOperation({
    name: `sync-${kind.name}`,
    summary: `makes the ${kind.singular}s of the ${scope} match the manifest`,
    example: '--manifest shop.yml',
    scope,
    changesState: kind.name,
    inputs,
    check({ manifest: declared }) {
      if (declared === undefined || declared?.has(kind.name)) return [];
      const needed = `as sync-${kind.name} needs it; an empty one, written [], declares none`;
      const expected = `${declared === null ? 'a manifest with a' : 'a'} list ${kind.name}, ${needed}`;
      return [{ input: 'manifest', expected }];
    },
  });
}
