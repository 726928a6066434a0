import type { Problem } from '../core/errors.ts';
import { commonInputs, readTextOrFile } from '../inputs/common.ts';
import { createForm } from '../inputs/form.ts';
import { areAll, type Form, type InputSource, readValues, type Values } from '../inputs/input.ts';
import { listInputs } from '../inputs/list.ts';
import { operations as knownOperations } from '../operations/index.ts';
import { isPattern } from '../values/site-pattern.ts';
import { type Accepted, type Inputs, inputsOfTarget, type Rejected, readInputs } from './inputs.ts';
import { parseTargets, problemAt, type TargetEntry } from './parse-targets.ts';

const { asked, planHash, timeoutMs } = commonInputs;
const ofAll = { ...listInputs, asked, planHash, timeoutMs };

/** The inputs of a list of targets as a whole. */
export interface ListInputs extends Values<typeof ofAll> {
  readonly entries: readonly Prepared[];
  /** The input `targets`, as the output `unfinished` may show it. */
  readonly given: string;
}

/** An entry of `targets` with the inputs of its run. Those of a pattern are not yet of a certain site. */
export interface Prepared extends TargetEntry {
  readonly inputs: Inputs;
}

/** The checked inputs of a step. */
export interface StepInputs {
  /** Those of the only target; of a list, those of the first. Undefined for an empty list. */
  readonly inputs: Inputs | undefined;
  /** Undefined if `server` and `site` name the only target. */
  readonly list: ListInputs | undefined;
  readonly warnings: readonly string[];
}

/** Reads the inputs of a list: those of the run, and those of every entry. */
export async function readList(source: InputSource): Promise<StepInputs | Rejected> {
  const form = createForm(source);
  const reportAll = (some: readonly Problem[]): void => {
    for (const { input, expected } of some) form.report(input, expected);
  };
  const values = await readValues(ofAll, form);
  const before = form.problems.length;
  const { entries, isOpen } = parseEntries(form);
  const isRead = entries.length > 0 || form.problems.length === before;
  reportAll(checkOperations(values.asked ?? [], entries));
  for (const entry of entries) source.declarePublic?.(getterOf(source, entry));
  const prepared: Prepared[] = [];
  const warnings = new Set<string>();
  for (const entry of isRead ? entries : ANY) {
    const read = await readEntry(source, entry);
    if ('problems' in read) reportAll(read.problems);
    else {
      prepared.push({ ...entry, inputs: read.inputs });
      for (const warning of read.warnings) warnings.add(warning);
    }
  }
  reportAll(checkServers(prepared, ({ inputs }) => inputs.server));
  const text = source.get('targets').trimEnd();
  // Without blank lines above; the indentation of the first entry must be that of the others.
  const given = isOpen ? text.replace(/^(?:[ \t]*\r?\n)+/, '') : '';
  if (form.problems.length > 0 || !areAll(values, ofAll))
    return { problems: form.problems, unfinished: given };
  const list = { ...values, entries: prepared, given };
  return { inputs: prepared[0]?.inputs, list, warnings: [...warnings] };
}

/** Reads the list, and reports all that is wrong with it by itself. */
function parseEntries(form: Form) {
  const isGiven = (name: string): boolean => form.get(name).trim() !== '';
  if (isGiven('site')) form.report('site, targets', 'only one of them: an entry of targets names its site');
  const reported = form.problems.length;
  const { text, file } = readTextOrFile(form, 'targets');
  if (form.problems.length > reported) return { entries: [], isOpen: false };
  const step = { file, server: form.get('server').trim(), allowAll: isGiven('max-failures') };
  const { entries, problems, isOpen } = parseTargets(text, step);
  for (const { input, expected } of problems) form.report(input, expected);
  const isSecret = holdsToken(form, entries);
  if (isSecret) form.report('targets', 'no token: entries are shown in the output unfinished');
  return { entries, isOpen: isOpen && !isSecret };
}

/** Stands in for entries that could not be read, so that everything else is still checked. */
const ANY = parseTargets('server/site.example', { server: '', allowAll: false }).entries;

/** True if an entry, or the input itself, holds a token. */
function holdsToken({ get }: Form, entries: readonly TargetEntry[]): boolean {
  const texts = entries.flatMap(({ server = '', site = '', given }) => [server, site, ...given.values()]);
  const tokens = ['api-token', 'github-token'].map((name) => get(name).trim());
  return [get('targets'), ...texts].some((text) =>
    tokens.some((token) => token !== '' && text.includes(token)),
  );
}

/** Inputs in which `<server>` and `<site>` stand for those of the target. */
const WITH_PLACES: ReadonlySet<string> = new Set([
  'health-check-url',
  'health-check-headers',
  'health-check-contains',
  'environment',
  'environment-url',
]);
/** Inputs that only an entry gives. A site to delete is named where it is asked for. */
const OF_ENTRY: ReadonlySet<string> = new Set(['server', 'site', 'confirm-delete']);

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
): Promise<Accepted | Rejected> {
  const get = getterOf(source, entry, site, domain);
  const read = await readInputs({ ...source, get }, inputsOfTarget);
  // The hash is that of all targets together.
  if (!('problems' in read)) return { ...read, inputs: { ...read.inputs, planHash: undefined } };
  const isOwn = (name: string): boolean =>
    OF_ENTRY.has(name) ||
    entry.given.has(name) ||
    (WITH_PLACES.has(name) && /<(server|site)>/.test(source.get(name)));
  const isUnconfirmed = site === undefined && isPattern(entry.site);
  const problems: Problem[] = [];
  for (const { input, expected } of read.problems)
    if (!input.split(', ').some(isOwn)) problems.push({ input, expected });
    // Nobody gave a stand-in, or confirms the deletion of a pattern, which is refused anyway.
    else if (!ANY.includes(entry) && !(isUnconfirmed && input === 'confirm-delete'))
      problems.push(problemAt(entry, expected, input));
  return { problems };
}

/** The texts of the inputs of one site, as an entry and the step give them together; a domain stands in for a pattern. */
function getterOf(
  { get }: InputSource,
  { given, ...entry }: TargetEntry,
  site = entry.site?.replaceAll('*', 'x') ?? '',
  domain = site,
): InputSource['get'] {
  const server = entry.server ?? get('server');
  const own = new Map([...given, ['server', server], ['site', site]]);
  return (name) => {
    const text = own.get(name) ?? (OF_ENTRY.has(name) ? '' : get(name));
    if (!WITH_PLACES.has(name)) return text;
    return text.replaceAll('<server>', server.trim()).replaceAll('<site>', domain);
  };
}

/** Lists operations that take no list, and patterns of sites to delete. */
function checkOperations(asked: readonly string[], entries: readonly TargetEntry[]): Problem[] {
  const wanted = knownOperations.filter(({ name }) => asked.includes(name));
  const problems = wanted
    .filter(({ standsAlone }) => standsAlone)
    .map(({ name }) => ({ input: 'targets', expected: `nothing with ${name}: give it one server and site` }));
  if (!wanted.some(({ deletesSite }) => deletesSite)) return problems;
  const patterns = entries.filter(({ site }) => isPattern(site));
  const refusal = 'the domain of one site: none is deleted by a pattern';
  return [...problems, ...patterns.map((entry) => problemAt(entry, refusal))];
}

/**
 * Reports inputs of a server's operations that differ between its entries: they run once a server.
 *
 * @param serverOf tells servers apart: by their names, and by their ids once these are known
 */
export function checkServers<Entry extends Prepared>(
  prepared: readonly Entry[],
  serverOf: (entry: Entry) => string | number,
): Problem[] {
  const operations = prepared[0]?.inputs.operations.filter(({ scope }) => scope === 'server') ?? [];
  const runOnce = operations.map(({ name }) => name);
  const inputs = knownOperations
    .filter(({ name }) => runOnce.includes(name))
    .flatMap((operation) => operation.inputs.flatMap(({ declared }) => declared));
  const names = [...new Set(inputs.map(({ name }) => name))];
  const problems: Problem[] = [];
  for (const [first, ...others] of Map.groupBy(prepared, serverOf).values()) {
    const differing = ({ given }: Entry): string[] =>
      names.filter((name) => first?.given.get(name) !== given.get(name));
    const other = others.find((entry) => differing(entry).length > 0);
    if (other === undefined) continue;
    const same = `the same ${differing(other).join(', ')} as at entry ${first?.nth}`;
    problems.push(problemAt(other, `${same}: ${runOnce.join(', ')} runs once for the server`));
  }
  return problems;
}
