import type { Problem } from '../core/errors.ts';
import { likely, suggest } from '../core/near-names.ts';
import { isPattern, matcherOf } from '../values/site-pattern.ts';
import { type Place, problemsOf, type Slip } from '../values/target-problems.ts';

/** A site, as far as names are concerned. */
interface Named {
  readonly id: number;
  readonly domain: string;
}

interface Entry extends Place {
  readonly site: string | undefined;
}

/**
 * An entry whose server is known: with the site that it names, or with the sites of the server, among which it is looked up.
 * `missing` is a site that does not exist, or none at all.
 */
export type Wanted<E extends Entry, Site extends Named> = {
  readonly entry: E;
  readonly serverId: number;
} & (
  | { readonly site: Site | 'missing'; readonly lookalikes?: readonly string[] | undefined }
  | { readonly sites: readonly Site[] }
);

/** A target, and the entry whose inputs it takes. */
export interface Chosen<E extends Entry, Site extends Named> {
  readonly entry: E;
  readonly serverId: number;
  readonly site: Site | 'missing';
  /** Domains of which that of a missing site is probably a slip. */
  readonly lookalikes?: readonly string[] | undefined;
}

/**
 * Chooses the targets, in the order of the entries; those of a pattern are ordered by domain. Every site is taken once: with
 * the inputs of the entry that names it, else with those of the first pattern that finds it.
 */
export function chooseTargets<E extends Entry, Site extends Named>(
  wanted: readonly Wanted<E, Site>[],
): { readonly targets: readonly Chosen<E, Site>[] } | { readonly problems: readonly Problem[] } {
  const slips: Slip[] = [];
  const report: Report = ({ nth, line }, expected) => slips.push({ nth, line, expected });
  const search = createSearch<Site>(report);
  const candidates = wanted.flatMap((item): Chosen<E, Site>[] => {
    const { entry, serverId } = item;
    if ('site' in item) return [item];
    return search(entry, item.sites).map((site) => ({ entry, serverId, site }));
  });
  const named = new Map<string, Chosen<E, Site>>();
  for (const target of candidates.filter(({ entry }) => !isOfPattern(entry))) {
    const first = named.get(keyOf(target));
    if (first === undefined) named.set(keyOf(target), target);
    else
      report(
        target.entry,
        `a target that entry ${first.entry.nth} does not name already: both are ${nameOf(target)}`,
      );
  }
  const taken = new Set(named.keys());
  const targets = candidates.filter((target) => {
    if (!isOfPattern(target.entry)) return true;
    const isFirst = !taken.has(keyOf(target));
    taken.add(keyOf(target));
    return isFirst;
  });
  return slips.length > 0 ? { problems: problemsOf(slips) } : { targets };
}

type Report = (place: Place, expected: string) => void;

/** More problems than these name no similar sites: to compare thousands of names takes long. */
const MOST_OFFERS = 20;

/**
 * Creates the search for the sites of an entry among those of its server, ordered by domain. It reports a pattern that finds
 * none, and a name that does not find one.
 */
function createSearch<Site extends Named>(report: Report) {
  const indices = new Map<readonly Site[], ReadonlyMap<string, readonly Site[]>>();
  let offers = 0;
  const offer = (text: string, sites: readonly Site[]): string => {
    if (sites.length === 0) return ' The server has none.';
    offers += 1;
    if (offers > MOST_OFFERS) return '';
    const domains = sites.map(({ domain }) => domain);
    const [pattern] = isPattern(text)
      ? likely(
          text,
          domains.flatMap((domain) => patternLike(text, domain)),
        )
      : [];
    return pattern === undefined ? ` ${suggest(text, domains).text}` : ` Did you mean ${pattern}?`;
  };
  return ({ site = '', ...place }: Entry, sites: readonly Site[]): readonly Site[] => {
    if (isPattern(site)) {
      const matches = matcherOf(site);
      const matching = sites.filter(({ domain }) => matches(domain));
      if (matching.length === 0)
        report(place, `a pattern that finds a site of its server; there is no ${site}.${offer(site, sites)}`);
      return matching.toSorted(byDomain);
    }
    const index = indices.get(sites) ?? indexOf(sites);
    indices.set(sites, index);
    const found = index.get(site.toLowerCase()) ?? [];
    if (found.length === 0) report(place, `a site of its server; there is no ${site}.${offer(site, sites)}`);
    if (found.length > 1) {
      const listed = found.map(({ id, domain }) => `${domain} (id ${id})`).join(', ');
      report(place, `an id, as ${found.length} sites are called ${site}: ${listed}`);
    }
    return found;
  };
}

/** The pattern with its stars at the same places that finds a domain; none if their numbers of labels differ. */
function patternLike(pattern: string, domain: string): string[] {
  const stars = pattern.split('.');
  const labels = domain.split('.');
  return labels.length === stars.length
    ? [labels.map((label, at) => (stars[at] === '*' ? '*' : label)).join('.')]
    : [];
}

/** Finds sites by their domain in small letters, and by their id. */
function indexOf<Site extends Named>(sites: readonly Site[]): ReadonlyMap<string, readonly Site[]> {
  const names = sites.flatMap((site) => [
    { name: site.domain.toLowerCase(), site },
    { name: String(site.id), site },
  ]);
  const groups = Map.groupBy(names, ({ name }) => name);
  return new Map([...groups].map(([name, group]) => [name, group.map(({ site }) => site)]));
}

function isOfPattern({ site = '' }: Entry): boolean {
  return isPattern(site);
}

/** Orders by code units: the same on every runner. */
function byDomain(a: Named, b: Named): number {
  return a.domain === b.domain ? a.id - b.id : a.domain < b.domain ? -1 : 1;
}

function keyOf({ serverId, entry, site }: Chosen<Entry, Named>): string {
  return JSON.stringify([serverId, site === 'missing' ? (entry.site ?? '').toLowerCase() : site.id]);
}

function nameOf({ serverId, entry, site }: Chosen<Entry, Named>): string {
  if (site !== 'missing') return `the site ${site.domain} (id ${site.id})`;
  return entry.site === undefined ? `the server with the id ${serverId}` : `the site ${entry.site}`;
}
