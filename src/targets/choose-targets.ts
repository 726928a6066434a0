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
  /** True if the site need not exist: the run creates it, or deletes it. */
  readonly mayBeMissing?: boolean;
}

/**
 * An entry whose server is known: with the site that was found for it, or with the sites of the server, among which it is
 * looked up.
 */
export type Wanted<E extends Entry, Site extends Named> =
  | (Omit<Chosen<E, Site>, 'sites'> & { readonly sites?: never })
  | { readonly entry: E; readonly serverId: number; readonly sites: readonly Site[] };

/** A target, and the entry whose inputs it takes. */
export interface Chosen<E extends Entry, Site extends Named> {
  readonly entry: E;
  readonly serverId: number;
  /** `missing`: it does not exist, or the entry names the server alone. */
  readonly site: Site | 'missing';
  /** Domains of which that of a missing site is probably a slip. */
  readonly lookalikes?: readonly string[] | undefined;
  /** The sites among which a missing one was looked up. */
  readonly sites?: readonly Site[];
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
  const search = createSearch<E, Site>(
    wanted.map(({ entry }) => entry),
    report,
  );
  const candidates = wanted.flatMap((item): readonly Chosen<E, Site>[] =>
    item.sites === undefined ? [item] : search(item.entry, item.serverId, item.sites),
  );
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

/** So many names are compared with those of all sites: to do it for thousands takes long. */
const MOST_COMPARED = 20;

/**
 * Creates the search for the sites of an entry among those of its server, ordered by domain. It reports a pattern that finds
 * none, and a name that does not find one.
 */
function createSearch<E extends Entry, Site extends Named>(entries: readonly E[], report: Report) {
  const indices = new Map<readonly Site[], ReadonlyMap<string, readonly Site[]>>();
  const meant = new Set(entries.map(({ site = '' }) => site.toLowerCase()));
  let compared = 0;
  const compare = <Value>(sites: readonly Site[], work: (domains: readonly string[]) => Value) => {
    compared += 1;
    return compared > MOST_COMPARED ? undefined : work(sites.map(({ domain }) => domain));
  };
  const offer = (text: string, sites: readonly Site[]): string =>
    sites.length === 0
      ? ' The server has none.'
      : (compare(sites, (domains) => similar(text, domains)) ?? '');
  return (entry: E, serverId: number, sites: readonly Site[]): readonly Chosen<E, Site>[] => {
    const { site: name } = entry;
    if (name === undefined) return [{ entry, serverId, site: 'missing' }];
    const targetsOf = (found: readonly Site[]) => found.map((site) => ({ entry, serverId, site }));
    if (isPattern(name)) {
      const matches = matcherOf(name);
      const matching = sites.filter(({ domain }) => matches(domain));
      if (matching.length === 0)
        report(entry, `a pattern that finds a site of its server; there is no ${name}.${offer(name, sites)}`);
      return targetsOf(matching.toSorted(byDomain));
    }
    const index = indices.get(sites) ?? indexOf(sites);
    indices.set(sites, index);
    const found = index.get(name.toLowerCase()) ?? [];
    if (found.length === 0 && entry.mayBeMissing) {
      // A site that another entry names is meant by that.
      const isOther = (domain: string): boolean => !meant.has(domain.toLowerCase());
      const lookalikes = compare(sites, (domains) => likely(name, domains.filter(isOther)));
      return [{ entry, serverId, site: 'missing', lookalikes, sites }];
    }
    if (found.length === 0) report(entry, `a site of its server; there is no ${name}.${offer(name, sites)}`);
    if (found.length > 1) {
      const listed = found.map(({ id, domain }) => `${domain} (id ${id})`).join(', ');
      report(entry, `an id, as ${found.length} sites are called ${name}: ${listed}`);
    }
    return targetsOf(found);
  };
}

/** Ends a message about a name, or a pattern, that finds nothing. */
function similar(text: string, domains: readonly string[]): string {
  const patterns = isPattern(text) ? domains.flatMap((domain) => patternLike(text, domain)) : [];
  const [pattern] = likely(text, patterns);
  return pattern === undefined ? ` ${suggest(text, domains).text}` : ` Did you mean ${pattern}?`;
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
