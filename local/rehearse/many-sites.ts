import { parseTargets, type TargetEntry } from '../../src/targets/parse-targets.ts';
import { isPattern, matcherOf } from '../../src/values/site-pattern.ts';
import { isGiven, replaceOwn, type Standing, serverFor, siteFor } from './stand-ins.ts';
import type { Texts } from './workflow.ts';

/** The targets of a step as they are rehearsed, and what was done to them, a line each. */
interface RehearsedTargets {
  /** The text of the input. */
  readonly targets: string;
  /** The sites that the workflow expects: those that entries name, and some for each pattern to find. */
  readonly sites: readonly Place[];
  readonly notes: readonly string[];
  readonly unchecked: readonly string[];
}

/** A site of the sandbox. */
export interface Place {
  readonly server: string;
  readonly site: string;
}

/**
 * Puts servers and sites of the sandbox in the place of those that the entries of `targets` name; undefined for a text that is no
 * list of targets: the action says why.
 *
 * @param given the inputs of the step
 */
export function standInTargets(given: Texts, standing: Standing): RehearsedTargets | undefined {
  const { targets: text = '' } = given;
  const step = { server: (given.server ?? '').trim(), allowAll: isGiven(given, 'max-failures') };
  const parsed = parseTargets(text, step);
  if (parsed.problems.length > 0) return undefined;
  const notes = new Set<string>();
  const unchecked = new Set<string>();
  const namer = createNamer();
  const sites: Place[] = [];
  const entries = parsed.entries.map((entry) => {
    const real = entry.server ?? step.server;
    const server = serverFor(real, standing.servers);
    if (server !== real) notes.add(`server ${real} is ${server} in the sandbox`);
    const own = ownInputs(entry, given, standing);
    for (const note of own.notes) notes.add(note);
    unchecked.add(`server ${real}`);
    for (const one of own.unchecked) unchecked.add(one);
    if (entry.site === undefined) return { server, ...own.inputs };
    const site = isPattern(entry.site) ? entry.site : namer.nameOf(real, siteFor(entry.site));
    if (site !== entry.site) notes.add(`site ${entry.site} on ${real} is ${site} in the sandbox`);
    const { found, note } = isPattern(site) ? sitesFor(site, standing, namer) : { found: [site] };
    if (note !== undefined) notes.add(`${site} on ${server} ${note}`);
    unchecked.add(`site ${entry.site}`);
    sites.push(...found.map((one) => ({ server, site: one })));
    return { server, site, ...own.inputs };
  });
  const lineOf = (nth: number): number => parsed.entries[nth]?.line ?? 1;
  const rows = entries.map((one, nth) => '\n'.repeat(lineOf(nth) - lineOf(nth - 1)) + JSON.stringify(one));
  return { targets: `[${rows.join()}]`, sites, notes: [...notes], unchecked: [...unchecked] };
}

/** The inputs of an entry's own, as far as a rehearsal has them. */
function ownInputs(
  entry: TargetEntry,
  { 'repository-provider': provider = '' }: Texts,
  standing: Standing,
): ReturnType<typeof replaceOwn> {
  const own = Object.fromEntries(entry.given);
  const asked = 'repository' in own ? { 'repository-provider': provider, ...own } : own;
  const { inputs, ...told } = replaceOwn(asked, '', standing);
  const isOwn = (name: string): boolean => name !== 'repository-provider' || name in own;
  return { inputs: Object.fromEntries(Object.entries(inputs).filter(([name]) => isOwn(name))), ...told };
}

/** The sites of a pattern: those that an earlier run has left, as on the real server; some made for it without such a run. */
function sitesFor(pattern: string, { sitesBefore }: Standing, { namesFor }: ReturnType<typeof createNamer>) {
  if (sitesBefore.length === 0) {
    const found = namesFor(pattern);
    const names = found.join(' and ');
    return { found, note: `finds ${names}, made for it; a real run that finds no site is refused` };
  }
  const found = sitesBefore.filter(matcherOf(pattern));
  return { found, note: `finds ${found.join(', ') || 'no site'}` };
}

/** Names sites: the sandbox has each domain once, on whichever server. */
function createNamer() {
  const serverOf = new Map<string, string>();
  let count = 0;
  return {
    nameOf(server: string, site: string): string {
      const first = serverOf.get(site.toLowerCase()) ?? server;
      serverOf.set(site.toLowerCase(), first);
      return first === server ? site : `${server.toLowerCase().replace(/[^a-z0-9-]/g, '-')}.${site}`;
    },
    namesFor(pattern: string): string[] {
      count += 2;
      const name = (nth: number) => (pattern === '*' ? '*.example' : pattern).replaceAll('*', `site-${nth}`);
      return [name(count - 1), name(count)];
    },
  };
}
