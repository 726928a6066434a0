import { InputError } from '../core/errors.ts';
import { suggest } from '../core/near-names.ts';
import { ID } from '../site/target.ts';
import { isPattern } from '../values/site-pattern.ts';

export type Directory<Item extends { readonly id: number }> = ReturnType<typeof createDirectory<Item>>;

/** So many unknown names are compared with all known ones: to do it for thousands takes long. */
const MOST_COMPARED = 20;

const WORDS = {
  server: { unknown: 'a server of this account; there is no', owner: 'account' },
  site: { unknown: 'a site of this server; there is no', owner: 'server' },
};

/** Creates a directory of the servers of an account, or of the sites of a server. */
export function createDirectory<Item extends { readonly id: number }>(
  input: 'server' | 'site',
  all: readonly Item[],
  nameOf: (item: Item) => string,
) {
  const { unknown, owner } = WORDS[input];
  const pairs = all.map((item) => ({ item, name: nameOf(item) }));
  const byId = new Map(all.map((item) => [String(item.id), item]));
  const byName = Map.groupBy(pairs, ({ name }) => name.toLowerCase());
  const labels = new Map(pairs.map(({ item, name }) => [name, `${name} (id ${item.id})`]));
  let compared = 0;
  const refusal = (expected: string): InputError => new InputError([{ input, expected }]);
  return {
    all,
    /**
     * Finds one by its id, or by its name in letters of any case.
     *
     * @throws InputError if several have that name
     */
    find(wanted: string): Item | undefined {
      const found = byName.get(wanted.toLowerCase()) ?? [];
      if (found.length < 2 || byId.has(wanted)) return byId.get(wanted) ?? found[0]?.item;
      const ids = found.map(({ item: { id }, name }) => `${name} (id ${id})`).join(', ');
      throw refusal(`an id, as ${found.length} ${input}s are called ${wanted}: ${ids}`);
    },
    /** The error for a name or a pattern that finds none, with similar names. */
    unknown(wanted: string): InputError {
      compared += 1;
      if (compared > MOST_COMPARED) return refusal(`${unknown} ${wanted}.`);
      const near = suggest(wanted, [...labels.keys()], (name) => labels.get(name) ?? name);
      const isNew = input === 'site' && !near.isLikely && !ID.test(wanted) && !isPattern(wanted);
      const advice = isNew ? ' The operation ensure-site creates it.' : '';
      const others = all.length === 0 ? `, and the ${owner} has no ${input}s at all.` : `. ${near.text}`;
      return refusal(`${unknown} ${wanted}${others}${advice}`);
    },
  };
}
