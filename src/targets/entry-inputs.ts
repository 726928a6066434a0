import type { Problem } from '../core/errors.ts';
import type { InputSource } from '../inputs/input.ts';
import { operations as knownOperations } from '../operations/index.ts';
import { isPattern } from '../values/site-pattern.ts';
import { problemAt } from '../values/target-problems.ts';
import type { TargetEntry } from '../values/targets.ts';
import { declarations, type Inputs, readInputs } from './inputs.ts';

/** An entry of `targets` with the inputs of its run. Those of a pattern are not yet of a certain site. */
export interface Prepared {
  readonly entry: TargetEntry;
  readonly inputs: Inputs;
}

/** Inputs in which `<server>` and `<site>` stand for those of the target. */
const WITH_PLACES: ReadonlySet<string> = new Set([
  'health-check-url',
  'health-check-contains',
  'environment',
  'environment-url',
]);
/** Inputs that only an entry gives. A site to delete is named where it is asked for. */
const OF_ENTRY: ReadonlySet<string> = new Set(['server', 'site', 'confirm-delete']);
/** Inputs of the whole run that the run of a target is not to act on: they concern all targets together. */
const OF_ALL: ReadonlySet<string> = new Set([
  'plan-hash',
  ...declarations.filter(({ section }) => section === 'list').map(({ name }) => name),
]);

/**
 * Reads the inputs of every entry.
 *
 * @returns them, and warnings; or every problem with any of them: one that comes from the step once, others with their entry
 */
export async function readEntries(
  source: InputSource,
  entries: readonly TargetEntry[],
): Promise<
  { prepared: readonly Prepared[]; warnings: readonly string[] } | { problems: readonly Problem[] }
> {
  const problems: Problem[] = [];
  const prepared: Prepared[] = [];
  const warnings = new Set<string>();
  for (const entry of entries) {
    const read = await readEntry(source, entry);
    if ('problems' in read) {
      problems.push(...read.problems);
      continue;
    }
    problems.push(...checkEntry(entry, read.inputs));
    for (const warning of read.warnings) warnings.add(warning);
    prepared.push({ entry, inputs: read.inputs });
  }
  problems.push(...checkServers(prepared, ({ inputs }) => inputs.server));
  const all = new Map(problems.map((problem) => [`${problem.input}: ${problem.expected}`, problem]));
  return all.size > 0 ? { problems: [...all.values()] } : { prepared, warnings: [...warnings] };
}

/**
 * Reads the inputs of one entry.
 *
 * @param site the id or domain of its site, empty for none; by default the entry's, or something in the place of a pattern
 * @param domain the domain of the site, where `site` is an id
 */
export async function readEntry(
  source: InputSource,
  entry: TargetEntry,
  site?: string,
  domain?: string,
): Promise<Awaited<ReturnType<typeof readInputs>>> {
  const read = await readInputs(sourceOf(source, entry, site, domain));
  if (!('problems' in read)) return read;
  const isOwn = ({ input }: Problem): boolean =>
    input.split(', ').some((name) => OF_ENTRY.has(name) || entry.given.has(name) || hasPlace(source, name));
  const isPatternToDelete = ({ input }: Problem): boolean =>
    input === 'confirm-delete' && site === undefined && isPattern(entry.site ?? '');
  const problems = read.problems
    // The run reads its timeouts itself.
    .filter(({ input }) => input !== 'timeout')
    .map((problem) => {
      if (isPatternToDelete(problem)) return noPattern(entry);
      return isOwn(problem) ? problemAt(entry, problem.expected, problem.input) : problem;
    });
  return { problems };
}

/** The inputs of a run of one site, as an entry and the step give them together. */
export function sourceOf(
  source: InputSource,
  entry: TargetEntry,
  site = standIn(entry.site),
  domain = site,
): InputSource {
  const server = entry.server ?? source.get('server');
  const own = new Map([...entry.given, ['server', server], ['site', site]]);
  const limit = source.get('target-timeout').trim();
  if (limit !== '') own.set('timeout', limit);
  return {
    ...source,
    problems: [],
    get(name) {
      if (OF_ALL.has(name)) return '';
      const text = own.get(name) ?? (OF_ENTRY.has(name) ? '' : source.get(name));
      return WITH_PLACES.has(name)
        ? text.replaceAll('<server>', server.trim()).replaceAll('<site>', domain)
        : text;
    },
  };
}

function hasPlace(source: InputSource, name: string): boolean {
  return WITH_PLACES.has(name) && /<(server|site)>/.test(source.get(name));
}

/** A domain in the place of a pattern, as long as its sites are not known. */
function standIn(site = ''): string {
  return isPattern(site) ? site.replaceAll('*', 'x') : site;
}

function noPattern(entry: TargetEntry): Problem {
  return problemAt(entry, 'the domain of one site: none is deleted by a pattern');
}

function checkEntry(entry: TargetEntry, { operations, apiToken, githubToken }: Inputs): Problem[] {
  const deleting = operations.find(({ deletesSite }) => deletesSite);
  const alone = operations.find(({ standsAlone }) => standsAlone);
  const texts = [entry.server, entry.site, ...entry.given.values()];
  const holds = (token: string | undefined): boolean =>
    token !== undefined && texts.some((text) => text?.includes(token));
  return [
    ...(alone === undefined
      ? []
      : [{ input: 'targets', expected: `nothing with ${alone.name}: give it one server and site` }]),
    ...(deleting !== undefined && isPattern(entry.site ?? '') ? [noPattern(entry)] : []),
    ...([apiToken, githubToken].some(holds)
      ? [problemAt(entry, 'no token: entries are shown in the output unfinished')]
      : []),
  ];
}

/**
 * Reports inputs of a server's operations that differ between its entries: they run once a server.
 *
 * @param serverOf distinguishes servers: by their names, or once they are known by their ids
 */
export function checkServers<Entry extends Prepared>(
  prepared: readonly Entry[],
  serverOf: (entry: Entry) => string | number,
): Problem[] {
  const ofServer = prepared[0]?.inputs.operations.filter(({ scope }) => scope === 'server') ?? [];
  const names = new Set(
    knownOperations
      .filter(({ name }) => ofServer.some((step) => step.name === name))
      .flatMap(({ inputs }) => inputs.flatMap(({ declared }) => declared.map(({ name }) => name))),
  );
  if (names.size === 0) return [];
  const groups = Map.groupBy(prepared, serverOf);
  return [...groups.values()].flatMap((group) => {
    const spell = ({ given }: TargetEntry): string =>
      JSON.stringify([...given].filter(([name]) => names.has(name)).sort());
    const [first, ...others] = group.map(({ entry }) => entry);
    const other = first && others.find((entry) => spell(entry) !== spell(first));
    if (first === undefined || other === undefined) return [];
    const differing = [...names].filter((name) => first.given.get(name) !== other.given.get(name)).join(', ');
    const expected = `the same ${differing} as at entry ${first.nth}: ${ofServer.map(({ name }) => name).join(', ')} runs once for the server`;
    return [problemAt(other, expected)];
  });
}
