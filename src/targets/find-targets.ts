import type { Reader } from '../api/client.ts';
import type { Site } from '../api/sites.ts';
import { InputError } from '../core/errors.ts';
import type { Form } from '../inputs/input.ts';
import type { Facts } from '../outcome/facts.ts';
import { siteLabel } from '../site/site-presence.ts';
import { comparableDomain, isHostName } from '../values/host-name.ts';
import { isPattern, matcherOf } from '../values/site-pattern.ts';
import { reportAt, type TargetEntry } from './entry.ts';
import {
  factsOf,
  onServer,
  resolveTarget,
  type SiteList,
  serversOf,
  siteAmong,
  sitesOf,
} from './find-site.ts';
import type { Inputs } from './inputs.ts';
import { checkServers, formOf, type Prepared, readEntry } from './read-list.ts';

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

/** The target that an entry names, or one of those that its pattern finds. */
interface PreparedCandidate extends Prepared {
  readonly found: Facts;
}

export type Candidate = Pick<PreparedCandidate, 'nth' | 'line' | 'site' | 'found'>;

/**
 * Finds the targets of all entries, with as few requests as possible: a list of servers and each list of sites is read once.
 *
 * @param warn told of the sites that a pattern passes over
 * @throws InputError with every problem; ApiError and interruptions at once
 */
export async function findTargets(
  reader: Reader,
  prepared: readonly Prepared[],
  form: Form,
  warn: (text: string) => void,
): Promise<readonly RunTarget[]> {
  const candidates = await findCandidates(reader, prepared, form, warn);
  checkServers(candidates, ({ found }) => found.serverId, form);
  const chosen = chooseTargets(candidates, form);
  const targets = await Array.fromAsync(chosen, (candidate) => runTargetOf(candidate, form));
  if (form.problems.length > 0) throw new InputError(form.problems);
  return targets.filter((target) => target !== undefined);
}

async function findCandidates(
  reader: Reader,
  prepared: readonly Prepared[],
  form: Form,
  warn: (text: string) => void,
): Promise<PreparedCandidate[]> {
  const servers = serversOf(reader);
  const ofServer = Map.groupBy(prepared, ({ inputs }) => inputs.server);
  const listed = new Map<string, Promise<SiteList>>();
  const told = new Set<unknown>();
  const candidates = await Array.fromAsync(prepared, async (entry) => {
    const { inputs, site } = entry;
    try {
      if (ofServer.get(inputs.server)?.length === 1 && !isPattern(site))
        return { ...entry, found: await resolveTarget(reader, inputs, servers) };
      const list = listed.get(inputs.server) ?? onServer(inputs.server, servers, (id) => sitesOf(reader, id));
      listed.set(inputs.server, list);
      return candidatesOf(entry, await list, warn);
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      // That of a server is the same for each of its entries.
      if (!told.has(error))
        for (const { input, expected } of error.problems) reportAt(entry, form, expected, input);
      told.add(error);
      return [];
    }
  });
  return candidates.flat();
}

/** The targets that an entry names among the sites of its server. @throws InputError if there is none */
function candidatesOf(entry: Prepared, sites: SiteList, warn: (text: string) => void): PreparedCandidate[] {
  const { site = '', inputs } = entry;
  if (!isPattern(site)) return [{ ...entry, found: siteAmong(sites, inputs) }];
  const matches = sitesMatching(sites.all, site);
  const found = matches.filter(({ domain }) => isHostName(domain));
  const odd = matches.filter((one) => !found.includes(one)).map(siteLabel);
  if (odd.length > 0) warn(`${site} passes over sites whose domains are not host names: ${odd.join(', ')}.`);
  if (found.length === 0) throw sites.unknown(site);
  return found.map((match) => ({ ...entry, found: factsOf(sites.serverId, match) }));
}

/** The sites that a pattern finds, ordered by code units: the same on every runner. */
export function sitesMatching(sites: readonly Site[], pattern: string): Site[] {
  const matches = matcherOf(pattern);
  return sites
    .filter(({ domain }) => matches(domain))
    .sort((a, b) => Number(a.domain > b.domain) - Number(a.domain < b.domain));
}

/** Takes each site once: with the inputs of the entry that names it, else of the first pattern. Reports one that is named twice. */
export function chooseTargets<Entry extends Candidate>(
  candidates: readonly Entry[],
  form: Form,
): readonly Entry[] {
  const namedFirst = candidates.toSorted((a, b) => Number(isPattern(a.site)) - Number(isPattern(b.site)));
  const chosen = new Map<string, Entry>();
  for (const target of namedFirst) {
    const { site = '', found } = target;
    const id = typeof found.site === 'object' ? found.site.id : comparableDomain(site);
    const key = JSON.stringify([found.serverId, id]);
    const first = chosen.get(key);
    if (first === undefined) chosen.set(key, target);
    else if (!isPattern(site))
      reportAt(target, form, `a target that entry ${first.nth} does not name already`);
  }
  const taken = new Set(chosen.values());
  return candidates.filter((target) => taken.has(target));
}

async function runTargetOf(candidate: PreparedCandidate, form: Form): Promise<RunTarget | undefined> {
  const { found, inputs: own, site: word = '' } = candidate;
  const { server, operations } = own;
  const site = typeof found.site === 'object' ? found.site : undefined;
  const domain = site?.domain ?? word;
  const isNamed = site !== undefined || operations.some(({ createsSite }) => createsSite === true);
  // It becomes a part of addresses.
  if (isNamed && !isHostName(site === undefined ? comparableDomain(domain) : domain)) {
    const name = site === undefined ? domain : siteLabel(site);
    reportAt(candidate, form, `a site whose domain is the name of a host, not ${name}`);
    return undefined;
  }
  const name = isPattern(word) ? domain : word;
  const isKnown = domain === word;
  const inputs = isKnown ? own : await readEntry(candidate, form, formOf(candidate, form, name, domain));
  const written = isPattern(word) ? writtenFor(candidate, server, name) : candidate.written;
  return inputs && { server, site: domain, inputs, found, written };
}

function writtenFor({ server: own, given }: TargetEntry, server: string, name: string): RunTarget['written'] {
  if (given.size === 0 && own === undefined) return name;
  if (given.size === 0 && !server.includes('/')) return `${server}/${name}`;
  return { ...(own !== undefined && { server: own }), site: name, ...Object.fromEntries(given) };
}
