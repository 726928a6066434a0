import type { Problem } from '../core/errors.ts';
import { slipOf } from '../core/near-names.ts';
import { parseName } from './input-values.ts';
import { isPattern, refusalOfPattern } from './site-pattern.ts';
import { type Place, problemsOf, type Slip } from './target-problems.ts';
import { parseYaml, type YamlText } from './yaml.ts';
import { inputText, isMap, textOf } from './yaml-texts.ts';

/** An entry of `targets`: a site or a pattern of sites, with the inputs that differ for it. */
export interface TargetEntry extends Place {
  /** An id or a name; undefined for the server of the step. */
  readonly server: string | undefined;
  /** An id, a domain or a pattern; undefined for the server alone. */
  readonly site: string | undefined;
  /** The texts of the other inputs, by name. */
  readonly given: ReadonlyMap<string, string>;
  /** The entry as JSON can hold it. Read again, it gives the same. */
  readonly written: string | Readonly<Record<string, string>>;
}

/** The entries that nothing is wrong with, and every problem with the others. */
export interface ParsedTargets {
  readonly entries: readonly TargetEntry[];
  readonly problems: readonly Problem[];
  /** False if the text may hold a secret. */
  readonly isOpen: boolean;
}

/** An input, as far as entries are concerned. */
interface EntryInput {
  readonly name: string;
  readonly ofRun?: true;
  readonly secret?: string;
}

/** The inputs of the step that decide about its entries. */
interface ListDefaults {
  /** Empty when the step names none. */
  readonly server: string;
  /** The path of the file with the list, or the input. */
  readonly file?: string;
  /** True if a pattern may take every site of a server. */
  readonly allowAll: boolean;
}

type ReportProblem = (place: Place, expected: string) => void;

interface Reading {
  readonly lineOf: YamlText['lineOf'];
  readonly step: ListDefaults;
  readonly report: ReportProblem;
  /** Says what is wrong with a key; undefined if it is an input that an entry can set. */
  readonly refusalOfKey: (key: string) => string | undefined;
}

/**
 * Reads a list of targets in YAML or JSON.
 *
 * @param inputs every input of the action
 * @returns problems in words that quote the names of servers, sites and keys only
 */
export function parseTargets(text: string, inputs: readonly EntryInput[], step: ListDefaults): ParsedTargets {
  const parsed = parseYaml(text, step.file, true);
  const only = (expected: string): ParsedTargets => ({
    ...{ entries: [], isOpen: false },
    problems: [{ input: 'targets', expected }],
  });
  if ('expected' in parsed) return only(parsed.expected);
  const { value } = parsed.value;
  if (!Array.isArray(value)) return only(/^-[^\s-]/.test(text.trim()) ? NO_SPACE : A_LIST);
  const slips: Slip[] = [];
  const report: ReportProblem = ({ nth, line }, expected) => slips.push({ nth, line, expected });
  const reading = { lineOf: parsed.value.lineOf, step, report, refusalOfKey: keyCheck(inputs) };
  const read = value.flatMap((item: unknown, index) => {
    const before = slips.length;
    const entry = parseEntry(item, index, reading);
    return entry === undefined ? [] : { entry, isRight: slips.length === before };
  });
  reportTwice(
    read.map(({ entry }) => entry),
    reading,
  );
  const entries = read.flatMap(({ entry, isRight }) => (isRight ? entry : []));
  return { entries, problems: problemsOf(slips), isOpen: !value.some(secrecyCheck(inputs)) };
}

const NO_SPACE = 'a list with a space after each dash, as in "- shop.example"';
const A_LIST =
  'a list, such as [shop.example, web-2/shop.example], or the path of a file that ends in .yml, .yaml or .json; an empty list is written []';

function parseEntry(item: unknown, index: number, reading: Reading): TargetEntry | undefined {
  const place = { nth: index + 1, line: reading.lineOf([index]) ?? 1 };
  if (isMap(item)) return readMap(item, place, reading);
  const text = textOf(item);
  if (text === undefined) {
    reading.report(place, 'a text such as web-1/shop.example, or a map with the key site');
    return undefined;
  }
  const slash = text.indexOf('/');
  const server = slash === -1 ? undefined : text.slice(0, slash).trim();
  const site = text.slice(slash + 1).trim();
  if (server === undefined) requireServer(place, reading);
  checkNames({ ...place, server, site }, reading);
  return { ...place, server, site, given: new Map(), written: text };
}

function readMap(item: Readonly<Record<string, unknown>>, place: Place, reading: Reading): TargetEntry {
  const texts = Object.entries(item).flatMap(([key, value]): [string, string][] => {
    const path = [place.nth - 1, key];
    const text = inputText(value);
    const refusal =
      reading.refusalOfKey(key) ??
      (text === undefined ? refusalOfValue(key, value) : refusalOfCredentials(key, text));
    if (refusal !== undefined)
      reading.report({ ...place, line: reading.lineOf(path) ?? place.line }, refusal);
    return text === undefined || refusal !== undefined ? [] : [[key, text]];
  });
  const given = new Map(texts);
  const server = given.get('server')?.trim();
  const site = given.get('site')?.trim();
  given.delete('server');
  given.delete('site');
  if (!('server' in item)) requireServer(place, reading);
  checkNames({ ...place, server, site }, reading);
  return { ...place, server, site, given, written: Object.fromEntries(texts) };
}

function requireServer(place: Place, { step, report }: Reading): void {
  if (step.server === '')
    report(place, 'a server, as in web-1/shop.example; neither the entry nor the step names one');
}

function checkNames(
  { server, site, ...place }: Pick<TargetEntry, 'nth' | 'line' | 'server' | 'site'>,
  { step, report }: Reading,
): void {
  for (const [what, name] of [
    ['server', server],
    ['site', site],
  ] as const) {
    const parsed = parseName(name ?? '');
    if (name === '') report(place, `a name of the ${what}; it is empty`);
    else if (/^(site|server):/.test(name ?? ''))
      report(place, 'a space after the colon, as in "site: shop.example"');
    else if (name?.endsWith(',')) report(place, `a name of the ${what} without a comma at its end`);
    else if ('expected' in parsed) report(place, `a name of the ${what} in ${parsed.expected}`);
  }
  if (server !== undefined && isPattern(server))
    report(place, `the name of a server without *, which only sites may have, not ${JSON.stringify(server)}`);
  const refusal = isPattern(site ?? '') ? refusalOfPattern(site ?? '', step.allowAll) : undefined;
  if (refusal !== undefined) report(place, refusal);
}

/** Reports a site that is written twice, be it with the server of the step or without a server. */
function reportTwice(entries: readonly TargetEntry[], { step, report }: Reading): void {
  const named = new Map<string, number>();
  for (const { server = step.server, site = '', ...place } of entries) {
    const key = JSON.stringify([server, site.toLowerCase()]);
    const first = named.get(key);
    if (first === undefined) named.set(key, place.nth);
    else report(place, `a target that entry ${first} does not name already`);
  }
}

/** Returns a check whether an entry may hold a secret: in a secret input, in what may be one misspelled, or as credentials. */
function secrecyCheck(inputs: readonly EntryInput[]): (item: unknown) => boolean {
  const open = new Set(inputs.filter(({ secret }) => secret === undefined).map(({ name }) => name));
  return (item) =>
    isMap(item) &&
    Object.entries(item).some(
      ([key, value]) => !open.has(key) || refusalOfCredentials(key, String(value)) !== undefined,
    );
}

function keyCheck(inputs: readonly EntryInput[]): Reading['refusalOfKey'] {
  const refusals = new Map(inputs.map((input) => [input.name, refusalOfInput(input)]));
  const settable = [...refusals].flatMap(([name, refusal]) => (refusal === undefined ? name : []));
  return (key) => {
    // A list of thousands of entries has the same few keys.
    if (!refusals.has(key)) refusals.set(key, refusalOfUnknown(key, [...settable]));
    return refusals.get(key);
  };
}

function refusalOfInput({ name, ofRun, secret }: EntryInput): string | undefined {
  if (ofRun) return `no ${name}: it applies to the run as a whole; give it to the step`;
  if (secret === 'values') return `no ${name}: it is secret; name an env-prefix instead`;
  return secret === undefined ? undefined : `no ${name}: it is secret; give it to the step`;
}

const OTHER_WORDS = new Map([
  ['host', 'server'],
  ...['name', 'domain', 'url'].map((word): [string, string] => [word, 'site']),
]);

function refusalOfUnknown(key: string, known: readonly string[]): string {
  const meant = OTHER_WORDS.get(key) ?? slipOf(key, known);
  if (meant !== undefined)
    return `inputs of this action as keys; there is no ${key} (did you mean ${meant}?)`;
  // The message does not name it: it may be the end of a text that needs quotes.
  return 'inputs of this action as keys, and one is unknown; put a text with a comma or a colon in quotes';
}

function refusalOfValue(key: string, value: unknown): string {
  if (value === null) return `a value for ${key}; a text that is empty is written ''`;
  return `for ${key} a text, a list of texts, or a map`;
}

/** An entry holds no secret, as the output `unfinished` shows it. */
function refusalOfCredentials(key: string, text: string): string | undefined {
  if (key !== 'repository') return undefined;
  const { username, password } = URL.parse(text.trim()) ?? { username: '', password: '' };
  // A user name this long is probably a token.
  if (password === '' && username.length < 16) return undefined;
  return 'no credentials in repository: they are secret; give the repository to the step';
}
