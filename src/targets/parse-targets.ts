import { slipOf } from '../core/near-names.ts';
import { readTextOrFile } from '../inputs/common.ts';
import type { Form } from '../inputs/input.ts';
import { areReferences } from '../values/headers.ts';
import { comparableDomain } from '../values/host-name.ts';
import { credentialsIn, parseName, parseSite, wordsIn } from '../values/input-values.ts';
import { isPattern, refusalOfPattern } from '../values/site-pattern.ts';
import { parseYaml, type YamlText } from '../values/yaml.ts';
import { inputText, isMap, scalarText } from '../values/yaml-texts.ts';
import { reportAt, type TargetEntry } from './entry.ts';
import { declarations, inputOf } from './inputs.ts';

/**
 * Reads the input `targets`, a list in YAML, JSON or lines, and reports all that is wrong with it by itself. Problems quote only the
 * names of servers, sites and keys.
 *
 * @returns the entries that nothing is wrong with; `isOpen`: false if the list may hold a secret, as one that cannot be read
 */
export function parseTargets(form: Form): { entries: readonly TargetEntry[]; isOpen: boolean } {
  const { get, report } = form;
  const { length } = form.problems;
  const { text, file } = readTextOrFile(form, 'targets');
  if (form.problems.length > length) return UNREAD;
  const isLines = file === 'targets' && !IS_YAML.test(text) && wordsIn(text).length > 0;
  const parsed = parseYaml(isLines ? listOf(text) : text, file, true);
  if ('expected' in parsed || !Array.isArray(parsed.value.value)) {
    report('targets', 'expected' in parsed ? parsed.expected : NO_LIST);
    return UNREAD;
  }
  const items: readonly unknown[] = parsed.value.value;
  const entries = readItems(items, parsed.value.lineOf, form);
  const shown = get('targets') + JSON.stringify(entries.map(({ written }) => written));
  const tokens = ['api-token', 'github-token'].map((name) => get(name).trim());
  const hasToken = tokens.some((token) => token !== '' && shown.includes(token));
  if (hasToken) report('targets', 'no token: entries are shown in the output unfinished');
  return { entries, isOpen: !hasToken && items.every(isWithoutSecret) };
}

const UNREAD = { entries: [], isOpen: false };

const NO_LIST =
  'a list, such as [shop.example, web-2/shop.example], or the path of a file that ends in .yml, .yaml or .json; an empty list is written []';

const IS_YAML = /^null\s*$|^\s*["'[{-]|#|:\s|:$/m;

/** Makes a list in YAML, on the same lines, of entries in lines or between commas, as those of `operations`. */
function listOf(text: string): string {
  const lines = text.split('\n').map((line) => wordsIn(line).map((word) => `${JSON.stringify(word)},`));
  return `[${lines.map((words) => words.join(' ')).join('\n')}]`;
}

/** Reads the items of a list. Returns the entries that nothing is wrong with. */
function readItems(items: readonly unknown[], lineOf: YamlText['lineOf'], form: Form): TargetEntry[] {
  const firstOf = new Map<string, number>();
  const entries: TargetEntry[] = [];
  const ofStep = form.get('server').trim();
  for (const [index, item] of items.entries()) {
    const nth = index + 1;
    const line = lineOf([index]) ?? 1;
    const note: Note = (expected, key) =>
      reportAt({ nth, line: (key === undefined ? line : lineOf([index, key])) ?? line }, form, expected);
    const { length } = form.problems;
    const entry = readItem(item, form, note);
    if (entry === undefined) continue;
    if (form.problems.length === length) entries.push({ nth, line, ...entry });
    // A site may be written with the server of the step, and without a server.
    const target = JSON.stringify([entry.server ?? ofStep, comparableDomain(entry.site ?? '')]);
    const first = firstOf.get(target) ?? nth;
    firstOf.set(target, first);
    if (first !== nth) note(`a target that entry ${first} does not name already`);
  }
  return entries;
}

/** Notes a problem with an entry, or with the input of this name in it. */
type Note = (expected: string, key?: string) => void;

/** Reads an entry; undefined if it is neither a text nor a map. */
function readItem(item: unknown, { get }: Form, note: Note) {
  const fields = fieldsOf(item);
  if (fields === undefined) {
    note('a text such as web-1/shop.example, or a map with the key site');
    return undefined;
  }
  const server = inputText(fields.server)?.trim();
  const site = inputText(fields.site)?.trim();
  if (get('server').trim() === '' && !('server' in fields))
    note('a server, as in web-1/shop.example; neither the entry nor the step names one');
  checkName('server', server, note);
  checkName('site', site, note);
  if (isPattern(server)) note('the name of a server without *, which only sites may have');
  // A limit of failures shows that all sites are meant.
  const odd = refusalOfPattern(site, get('max-failures').trim() !== '');
  if (odd !== undefined) note(odd);
  const texts = new Map<string, string>();
  for (const [key, value] of Object.entries(fields)) {
    const refusal = fieldRefusal(key, value);
    if (refusal !== undefined) note(refusal, key);
    texts.set(key, inputText(value) ?? '');
  }
  const written = isMap(item) ? Object.fromEntries(texts) : String(item);
  const given = new Map([...texts].filter(([key]) => key !== 'server' && key !== 'site'));
  return { server, site, given, written };
}

/** The fields of an entry, those of a text as a map would give them; undefined if it is neither. */
function fieldsOf(item: unknown): Readonly<Record<string, unknown>> | undefined {
  const text = scalarText(item);
  if (text === undefined) return isMap(item) ? item : undefined;
  // An address is no server and site.
  const slash = text.includes('://') ? -1 : text.indexOf('/');
  const site = text.slice(slash + 1);
  return slash === -1 ? { site } : { server: text.slice(0, slash), site };
}

function checkName(what: 'server' | 'site', name: string | undefined, note: Note): void {
  if (name === undefined) return;
  const parsed = (what === 'site' ? parseSite : parseName)(name);
  if (name === '') note(`a name of the ${what}; it is empty`);
  else if ('expected' in parsed) note(`the ${what} as ${parsed.expected}`);
}

function fieldRefusal(key: string, value: unknown): string | undefined {
  if (inputOf(key)?.ofRun) return `no ${key}: it applies to the run as a whole; give it to the step`;
  const isRead = inputText(value) !== undefined;
  return secretRefusal(key, value) ?? (isRead ? undefined : `for ${key} a text, a list of texts, or a map`);
}

/** Refuses what may be a secret, by its key or its value, as the output `unfinished` shows entries. */
function secretRefusal(key: string, value: unknown): string | undefined {
  const input = inputOf(key);
  const text = inputText(value);
  if (input === undefined) {
    const meant = slipOf(key, SETTABLE);
    // The message does not name it: it may be the end of a text that needs quotes.
    return meant === undefined
      ? 'inputs of this action as keys, and one is unknown; put a text with a comma or a colon in quotes'
      : `inputs of this action as keys; there is no ${key} (did you mean ${meant}?)`;
  }
  if (input.secret && input.secret !== 'lines')
    return `no ${key}: it is secret; give it to the step, or name an env-prefix`;
  if (input.secret && (text === undefined || !areReferences(text)))
    return `no ${key}: it is secret; only lines such as "Authorization: \${NAME}", with a variable of the step's env as the value`;
  if (key !== 'repository' || credentialsIn(text ?? '').length === 0) return undefined;
  return 'no credentials in repository: they are secret; give the repository to the step';
}

function isWithoutSecret(item: unknown): boolean {
  const fields = fieldsOf(item);
  return fields !== undefined && Object.entries(fields).every(([key, value]) => !secretRefusal(key, value));
}

export const SETTABLE = declarations.map(({ name }) => name).filter((name) => !fieldRefusal(name, ''));
