import { commonInputs } from '../inputs/common.ts';
import { areAll, type Form, readValues, type Values } from '../inputs/input.ts';
import { listInputs } from '../inputs/list.ts';
import { operations as knownOperations } from '../operations/index.ts';
import { isPattern } from '../values/site-pattern.ts';
import { reportAt, type TargetEntry } from './entry.ts';
import { declarations, findOperations, type Inputs, readInputs } from './inputs.ts';

const { asked, planHash, timeoutMs } = commonInputs;
const wholeListInputs = { ...listInputs, asked, planHash, timeoutMs };

export interface ListInputs extends Values<typeof wholeListInputs> {
  readonly entries: readonly Prepared[];
  /** The input `targets`, as the output `unfinished` may show it. */
  readonly given: string;
}

/** An entry of `targets` with the inputs of its run. Those of a pattern are not yet of a certain site. */
export interface Prepared extends TargetEntry {
  readonly inputs: Inputs;
}

/** The inputs of a list; if the form has problems, only the output `unfinished`. */
export type ReadList = { readonly list: ListInputs } | { readonly unfinished: string };

/** Reads the inputs of a list: those of the run, and those of every entry. */
export async function readTargetList(form: Form): Promise<ReadList> {
  const values = await readValues(wholeListInputs, form);
  if (form.get('site').trim() !== '')
    form.report('site, targets', 'only one of them: an entry of targets names its site');
  const { parseTargets } = await import('./parse-targets.ts');
  const { entries, isOpen } = parseTargets(form);
  checkOperations(values.asked ?? [], entries, form);
  // The names of all sites are public before the secrets of any are hidden.
  const forms = entries.map((entry) => ({ entry, own: formOf(entry, form) }));
  const prepared: Prepared[] = [];
  for (const { entry, own } of forms) {
    const inputs = await readEntry(entry, form, own);
    if (inputs !== undefined) prepared.push({ ...entry, inputs });
  }
  // Without entries, only what each input shows alone is checked: they may have had the others.
  if (entries.length === 0) {
    findOperations(values.asked ?? [], form);
    for (const input of declarations) await input.read(form);
  }
  checkServers(prepared, ({ inputs }) => inputs.server, form);
  checkPrefixes(entries, form);
  const given = isOpen ? form.get('targets').trimEnd() : '';
  if (form.problems.length > 0 || !areAll(values, wholeListInputs)) return { unfinished: given };
  return { list: { ...values, entries: prepared, given } };
}

/** Reports a prefix that begins another one: a site would get the secrets of the other. */
function checkPrefixes(entries: readonly TargetEntry[], form: Form): void {
  const prefixOf = ({ given }: TargetEntry): string => given.get('env-prefix') ?? form.get('env-prefix');
  const prefixes = [...new Set(entries.map(prefixOf))];
  for (const entry of entries.filter(prefixOf)) {
    const isLonger = (other: string) => other !== prefixOf(entry) && other.startsWith(prefixOf(entry));
    const longer = prefixes.find(isLonger);
    const expected = `a prefix with which ${longer} of another entry does not begin`;
    if (longer !== undefined) reportAt(entry, form, expected, 'env-prefix');
  }
}

/** Inputs in which `<server>` and `<site>` stand for those of the target. */
const WITH_PLACES =
  'health-check-url health-check-headers health-check-contains environment environment-url'.split(' ');
/** Inputs of a target that the step does not give: a site to delete is named where it is asked for, and the hash is that of all targets. */
const OF_ENTRY: readonly string[] = ['server', 'site', 'confirm-delete', 'plan-hash'];

/** Reads the inputs of one entry. Reports its problems to the form of the step: those with its own inputs at its place. */
export async function readEntry(entry: TargetEntry, form: Form, own: Form): Promise<Inputs | undefined> {
  const inputs = await readInputs(own);
  const isOwn = (name: string): boolean =>
    OF_ENTRY.includes(name) ||
    entry.given.has(name) ||
    (WITH_PLACES.includes(name) && /<(server|site)>/.test(form.get(name)));
  for (const { input, expected } of own.problems)
    if (!input.split(', ').some(isOwn)) form.report(input, expected);
    else reportAt(entry, form, expected, input);
  return inputs;
}

/**
 * Creates the form of one site: with the texts that its entry and the step give together.
 *
 * @param site the id or domain of the site, empty for none; by default the entry's, or something in the place of a pattern
 * @param domain the domain of the site, where `site` is an id
 */
export function formOf(
  { given, ...entry }: TargetEntry,
  { get, of }: Form,
  site = entry.site?.replaceAll('*', 'x') ?? '',
  domain = site,
): Form {
  const server = entry.server ?? get('server');
  const own = new Map([...given, ['server', server], ['site', site]]);
  // That none is deleted by a pattern is reported already.
  if (isPattern(entry.site)) own.set('confirm-delete', site);
  return of((name) => {
    const text = own.get(name) ?? (OF_ENTRY.includes(name) ? '' : get(name));
    if (!WITH_PLACES.includes(name)) return text;
    return text.replaceAll('<server>', server.trim()).replaceAll('<site>', domain);
  });
}

/** Reports operations that take no list, and patterns of sites to delete. */
function checkOperations(asked: readonly string[], entries: readonly TargetEntry[], form: Form): void {
  const wanted = knownOperations.filter(({ name }) => asked.includes(name));
  for (const { name, standsAlone } of wanted)
    if (standsAlone) form.report('targets', `nothing with ${name}: give it one server and site`);
  if (!wanted.some(({ deletesSite }) => deletesSite)) return;
  for (const entry of entries)
    if (isPattern(entry.site)) reportAt(entry, form, 'the domain of one site: none is deleted by a pattern');
}

/** Reports inputs of a server's operations that differ between its entries. @param serverOf gives its name, or its id once known */
export function checkServers<Entry extends Prepared>(
  prepared: readonly Entry[],
  serverOf: (entry: Entry) => string | number,
  form: Form,
): void {
  const ofServer = prepared[0]?.inputs.operations.filter(({ scope }) => scope === 'server') ?? [];
  const runOnce = ofServer.map(({ name }) => name);
  const inputs = knownOperations
    .filter(({ name }) => runOnce.includes(name))
    .flatMap((operation) => operation.inputs.flatMap(({ declared }) => declared));
  const names = [...new Set(inputs.map(({ name }) => name))];
  for (const [first, ...others] of Map.groupBy(prepared, serverOf).values()) {
    const differing = ({ given }: Entry): string[] =>
      names.filter((name) => first?.given.get(name) !== given.get(name));
    const other = others.find((entry) => differing(entry).length > 0);
    if (other === undefined) continue;
    const same = `the same ${differing(other).join(', ')} as at entry ${first?.nth}`;
    reportAt(other, form, `${same}: ${runOnce.join(', ')} runs once for the server`);
  }
}
