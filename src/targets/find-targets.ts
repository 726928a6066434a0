import type { Reader } from '../api/client.ts';
import type { Site } from '../api/sites.ts';
import { InputError, type Problem } from '../core/errors.ts';
import type { InputSource } from '../inputs/input.ts';
import type { Facts } from '../outcome/facts.ts';
import { siteLabel } from '../site/site-presence.ts';
import { isHostName } from '../values/host-name.ts';
import { isPattern, matcherOf } from '../values/site-pattern.ts';
import { type Directory, onServer, resolveTarget, serversOf, siteAmong, sitesOf } from './find-site.ts';
import type { Inputs, Rejected } from './inputs.ts';
import { problemAt, type SitePlace, type TargetEntry } from './parse-targets.ts';
import { checkServers, type Prepared, readEntry } from './read-list.ts';

/** A target of a list, found and ready to be run. */
export interface RunTarget {
  /** As the entry names it. */
  readonly server: string;
  /** The domain; for a site that does not exist, the entry's word; empty for a server alone. */
  readonly site: string;
  readonly inputs: Inputs;
  readonly found: Facts;
  /** The entry of this target alone, as `targets` takes it. */
  readonly written: TargetEntry['written'];
}

/** A target that an entry names, or one of those that its pattern finds. */
export interface Candidate<Entry> {
  readonly entry: Entry;
  readonly found: Facts;
}

/**
 * Finds the targets of all entries, with as few requests as possible: a list of servers and each list of sites is read once.
 *
 * @param warn told of the sites that a pattern passes over
 * @throws InputError with every problem; ApiError and interruptions at once
 */
export async function findTargets(
  reader: Reader,
  prepared: readonly Prepared[],
  source: InputSource,
  warn: (text: string) => void,
): Promise<readonly RunTarget[]> {
  const { candidates, problems } = await findCandidates(reader, prepared, warn);
  const found = candidates.map((candidate) => ({ ...candidate.entry, serverId: candidate.found.serverId }));
  problems.push(...checkServers(found, ({ serverId }) => serverId));
  const chosen = chooseTargets(candidates);
  problems.push(...chosen.problems);
  const targets: RunTarget[] = [];
  for (const candidate of chosen.targets) {
    const target = await targetAt(candidate, source);
    if ('problems' in target) problems.push(...target.problems);
    else targets.push(target);
  }
  if (problems.length > 0) throw new InputError(problems);
  return targets;
}

async function findCandidates(reader: Reader, prepared: readonly Prepared[], warn: (text: string) => void) {
  const servers = serversOf(reader);
  const candidates: Candidate<Prepared>[] = [];
  const problems: Problem[] = [];
  const attempt = async (entry: Prepared, work: () => unknown): Promise<void> => {
    try {
      await work();
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      problems.push(...error.problems.map(({ input, expected }) => problemAt(entry, expected, input)));
    }
  };
  for (const group of Map.groupBy(prepared, ({ inputs }) => inputs.server).values()) {
    const [first, ...others] = group;
    if (first === undefined) continue;
    await attempt(first, async () => {
      if (others.length === 0 && !isPattern(first.site)) {
        candidates.push({ entry: first, found: await resolveTarget(reader, first.inputs, servers) });
        return;
      }
      const [serverId, sites] = await onServer(
        first.inputs.server,
        servers,
        async (id) => [id, await sitesOf(reader, id)] as const,
      );
      for (const entry of group)
        await attempt(entry, () => candidates.push(...candidatesOf(entry, serverId, sites, warn)));
    });
  }
  return { candidates, problems };
}

/** The targets that an entry names among the sites of its server. @throws InputError if there is none */
function candidatesOf(
  entry: Prepared,
  serverId: number,
  sites: Directory<Site>,
  warn: (text: string) => void,
): Candidate<Prepared>[] {
  const { site = '', inputs } = entry;
  if (!isPattern(site)) return [{ entry, found: siteAmong(sites, serverId, inputs, false) }];
  const matches = matching(sites.all, site);
  const found = matches.filter(({ domain }) => isHostName(domain));
  const odd = matches.filter(({ domain }) => !isHostName(domain)).map(siteLabel);
  if (odd.length > 0)
    warn(`${site} passes over sites whose domains are no names of hosts: ${odd.join(', ')}.`);
  if (found.length === 0) throw sites.unknown(site);
  return found.map((match) => ({ entry, found: { serverId, site: match, repository: 'unknown' } }));
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
export function chooseTargets<Entry extends SitePlace>(
  candidates: readonly Candidate<Entry>[],
): { readonly targets: readonly Candidate<Entry>[]; readonly problems: readonly Problem[] } {
  const inOrder = candidates.toSorted((a, b) => a.entry.nth - b.entry.nth);
  const { named = [], ofPatterns = [] } = Object.groupBy(inOrder, ({ entry }) =>
    isPattern(entry.site) ? 'ofPatterns' : 'named',
  );
  const chosen = new Map<string, Candidate<Entry>>();
  const problems: Problem[] = [];
  for (const target of [...named, ...ofPatterns]) {
    const { entry, found } = target;
    const name = typeof found.site === 'object' ? found.site.id : (entry.site ?? '').toLowerCase();
    const key = JSON.stringify([found.serverId, name]);
    const first = chosen.get(key)?.entry;
    if (first === undefined) chosen.set(key, target);
    else if (!isPattern(entry.site)) {
      const expected = `a target that entry ${first.nth} does not name already: both are ${nameIn(target)}`;
      problems.push(problemAt(entry, expected));
    }
  }
  const taken = new Set(chosen.values());
  return { targets: inOrder.filter((target) => taken.has(target)), problems };
}

function nameIn({ entry, found: { site, serverId } }: Candidate<SitePlace>): string {
  if (typeof site === 'object') return `the site ${site.domain} (id ${site.id})`;
  return entry.site === undefined ? `the server with the id ${serverId}` : `the site ${entry.site}`;
}

async function targetAt(
  { entry, found }: Candidate<Prepared>,
  source: InputSource,
): Promise<RunTarget | Rejected> {
  const { server } = entry.inputs;
  const { site } = found;
  const domain = typeof site === 'object' ? site.domain : (entry.site ?? '');
  // It becomes a part of addresses.
  if (typeof site === 'object' && !isHostName(domain))
    return {
      problems: [problemAt(entry, `a site whose domain is the name of a host, not ${siteLabel(site)}`)],
    };
  const isOfPattern = isPattern(entry.site);
  const name = isOfPattern ? domain : (entry.site ?? '');
  // An id or a pattern did not tell the domain yet.
  const read = domain === entry.site ? entry : await readEntry(source, entry, name, domain);
  if ('problems' in read) return read;
  const written = isOfPattern ? writtenFor(entry, server, name) : entry.written;
  return { server, site: domain, inputs: read.inputs, found, written };
}

function writtenFor({ server: own, given }: TargetEntry, server: string, name: string): RunTarget['written'] {
  if (given.size === 0 && own === undefined) return name;
  if (given.size === 0 && !server.includes('/')) return `${server}/${name}`;
  return { ...(own !== undefined && { server: own }), site: name, ...Object.fromEntries(given) };
}
