import type { Problem } from '../core/errors.ts';
import type { Facts } from '../outcome/facts.ts';
import { isPattern, matcherOf } from '../values/site-pattern.ts';
import { type Place, problemAt } from '../values/targets.ts';

/** A target that an entry names, or one of those that its pattern finds. */
export interface Candidate<Entry extends NamingEntry> {
  readonly entry: Entry;
  readonly found: Facts;
}

interface NamingEntry extends Place {
  readonly site: string | undefined;
}

/** The sites that a pattern finds, ordered by code units: the same on every runner. */
export function matching<Site extends { readonly domain: string }>(
  sites: readonly Site[],
  pattern: string,
): Site[] {
  const matches = matcherOf(pattern);
  return sites
    .filter(({ domain }) => matches(domain))
    .sort((a, b) => Number(a.domain > b.domain) - Number(a.domain < b.domain));
}

/**
 * Chooses the targets, in the order of the entries. Every site is taken once: with the inputs of the entry that names it, else
 * with those of the first pattern that finds it.
 */
export function chooseTargets<Entry extends NamingEntry>(
  candidates: readonly Candidate<Entry>[],
): { readonly targets: readonly Candidate<Entry>[]; readonly problems: readonly Problem[] } {
  const inOrder = candidates.toSorted((a, b) => a.entry.nth - b.entry.nth);
  const { named = [], ofPatterns = [] } = Object.groupBy(inOrder, ({ entry }) =>
    isPattern(entry.site ?? '') ? 'ofPatterns' : 'named',
  );
  const chosen = new Map<string, Candidate<Entry>>();
  const problems: Problem[] = [];
  for (const target of [...named, ...ofPatterns]) {
    const { entry, found } = target;
    const name = typeof found.site === 'object' ? found.site.id : (entry.site ?? '').toLowerCase();
    const key = JSON.stringify([found.serverId, name]);
    const first = chosen.get(key)?.entry;
    if (first === undefined) chosen.set(key, target);
    else if (!isPattern(entry.site ?? ''))
      problems.push(problemAt(entry, `a target that entry ${first.nth} does not name already`));
  }
  const taken = new Set(chosen.values());
  return { targets: inOrder.filter((target) => taken.has(target)), problems };
}
