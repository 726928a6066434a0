import * as z from 'zod/mini';
import { wordsOf } from '../api/fields.ts';
import { anyValue } from '../api/records.ts';
import type { Problem } from '../core/errors.ts';
import { slipOf } from '../core/near-names.ts';
import { fillVariables, type Variables } from '../values/variables.ts';
import { ofFile, parseYaml, type YamlText } from '../values/yaml.ts';
import { isMap, type Path } from '../values/yaml-texts.ts';
import { type Kind, kinds } from './kinds.ts';
import { type Declared, type DeclaredValue, identityOf } from './record.ts';

/** The key for fields beyond those of the document in a manifest's record. */
export const EXTRA = 'extra';
/** The names that a further field may have. Some services take a leading `_`, as in `_method`, for an instruction. */
export const EXTRA_NAME = /^[A-Za-z][A-Za-z0-9_-]{0,63}$/;
/** Fields of a record that the service sets itself. */
export const SET_BY_SERVICE = ['id', 'status', 'server_id', 'site_id', 'created_at', 'updated_at'];
export const EXTRA_VALUES =
  'a text, a number, true, false or null, or a list of texts, numbers, true and false';

/** The declared records by the name of their kind. No two of a list have the same identity. */
export type Manifest = ReadonlyMap<string, readonly Declared[]>;

interface ReadManifest {
  readonly manifest: Manifest;
  readonly problems: readonly Problem[];
  /** Values of secret fields. */
  readonly secrets: readonly string[];
  /** Values from the environment, which may be secret. */
  readonly filled: readonly string[];
}

/**
 * Reads a manifest in YAML or JSON: lists of records by kind, with the field names of the document (section 4). The problems
 * quote no value of a text.
 */
export async function parseManifest(text: string, environment: Variables, file = ''): Promise<ReadManifest> {
  const parsed = parseYaml(text, file);
  const names = kinds.map(({ name }) => name);
  if ('expected' in parsed)
    return onlyProblem(parsed.expected + (text.includes('${') ? QUOTE_VARIABLES : ''));
  const { value } = parsed.value;
  if (!isMap(value)) {
    const or = 'or the path of a file that ends in .yml, .yaml or .json';
    return onlyProblem(`a map of lists (${names.join(', ')}), ${or}`);
  }
  const parsing = startParsing(parsed.value, file, environment);
  const manifest = new Map<string, Declared[]>();
  reportUnknown(value, names, [], parsing);
  for (const kind of kinds) {
    const list: unknown = value[kind.name];
    if (Array.isArray(list)) manifest.set(kind.name, await readList(kind, list, parsing));
    else if (kind.name in value) parsing.report([kind.name], 'a list; an empty one is written []');
  }
  const { problems, secrets, filled } = parsing;
  return { manifest, problems, secrets, filled };
}

const QUOTE_TEXTS = 'put a text with a comma or a colon in quotes';
const QUOTE_VARIABLES = '; within [ ] and { }, put ${NAME} in quotes';

type Parsing = ReturnType<typeof startParsing>;

function startParsing({ lineOf, sourceOf }: YamlText, file: string, environment: Variables) {
  const problems: Problem[] = [];
  const secrets: string[] = [];
  const filled: string[] = [];
  const report = (path: Path, expected: string, named = path): void => {
    const line = lineOf(path) ?? lineOf(path.slice(0, -1));
    const where = line === undefined ? '' : ` (line ${line}${ofFile(file)})`;
    problems.push({ input: 'manifest', expected: `at ${placeOf(named) || 'the top'}${where} ${expected}` });
  };
  return { environment, sourceOf, problems, secrets, filled, report };
}

async function readList(kind: Kind, list: readonly unknown[], parsing: Parsing): Promise<Declared[]> {
  const records: (Declared | undefined)[] = [];
  for (const item of list) records.push(await readRecord(kind, item, [kind.name, records.length], parsing));
  const identities = records.map((record) => record && identityOf(kind, record));
  for (const [index, identity] of identities.entries()) {
    const first = identities.indexOf(identity);
    if (identity === undefined || first === index) continue;
    const expected = `a unique ${kind.identity.join(' and ')}: ${placeOf([kind.name, first])} has the same`;
    parsing.report([kind.name, index], expected);
  }
  return records.filter((record) => record !== undefined);
}

async function readRecord(kind: Kind, item: unknown, path: Path, parsing: Parsing) {
  const fields = Object.keys(kind.declared.shape);
  if (!isMap(item)) {
    parsing.report(path, `a map with ${fields.join(', ')}`);
    return undefined;
  }
  const before = parsing.problems.length;
  const misspelled = reportUnknown(item, [...fields, EXTRA], path, parsing);
  const record: Record<string, DeclaredValue> = {};
  for (const field of fields) {
    if (item[field] === undefined && misspelled.includes(field)) continue;
    const value = await readField(kind, field, item[field], [...path, field], parsing);
    if (value !== undefined) record[field] = value;
  }
  const extra = readExtra(kind, item[EXTRA], [...path, EXTRA], parsing);
  return parsing.problems.length === before ? { ...record, ...extra } : undefined;
}

/** Reads a field of the kind; undefined if it is left out or wrong, null if it must have no value. */
async function readField(kind: Kind, field: string, given: unknown, path: Path, parsing: Parsing) {
  const schema = kind.declared.shape[field];
  const value = fill(given, path, parsing);
  if (schema === undefined || value === UNFILLED) return undefined;
  const source = parsing.sourceOf(path);
  const isSecret = kind.writeOnly?.includes(field) === true;
  if (isSecret) parsing.secrets.push(...spellingsOf(value, source));
  if (value == null && (await schema.safeParseAsync(undefined)).success) return value;
  const checked = await check(schema, value, source);
  if (checked === undefined)
    parsing.report(path, `${wordsOf(schema)}${found(value, isSecret || value !== given)}`);
  else if (kind.identity.includes(field) && String(checked) !== String(checked).trim())
    parsing.report(path, 'a text without white space at its ends: it identifies the record');
  return checked;
}

/** Returns the value that a field accepts: as it is, a number as its source text, or a text of digits as a number. */
async function check(schema: Kind['declared']['shape'][string], value: unknown, source: string | undefined) {
  const isDigits = typeof value === 'string' && /^\d{1,15}$/.test(value);
  const other = typeof value === 'number' ? source : isDigits ? Number(value) : undefined;
  const parsed = await schema.safeParseAsync(value);
  return parsed.success ? parsed.data : (await schema.safeParseAsync(other)).data;
}

/** Reads the further fields of a record, which are sent unchanged. */
function readExtra(kind: Kind, given: unknown, path: Path, parsing: Parsing): Declared {
  if (given === undefined) return {};
  if (!isMap(given)) {
    parsing.report(path, 'a map of further fields by their names');
    return {};
  }
  const fields = Object.entries(given).map(([field, value]) => {
    const place = [...path, field];
    // `{ password: one, two }` turns the end of a password into a field: no message may name it.
    const isBare = value === null && !parsing.sourceOf(place);
    const refusal = isBare ? `a value for each field, null for none; ${QUOTE_TEXTS}` : refusalOf(kind, field);
    if (refusal === undefined) return [field, readFurther(field, value, place, parsing)];
    parsing.report(isBare || !EXTRA_NAME.test(field) ? path : place, refusal);
    return [field, undefined];
  });
  return Object.fromEntries(fields);
}

/** Returns the expectation for a field that cannot be under `extra`. Quotes no name that may be part of a value. */
function refusalOf({ singular, declared }: Kind, field: string): string | undefined {
  if (!EXTRA_NAME.test(field))
    return `nothing but names of fields: a letter, then letters, digits, dashes and underscores; ${QUOTE_TEXTS}`;
  if (Object.hasOwn(declared.shape, field))
    return `nothing, as ${field} is a field of every ${singular}: put it beside extra, not in it`;
  return SET_BY_SERVICE.includes(field) ? `nothing, as the service itself sets ${field}` : undefined;
}

/** Reads the value of a further field. It is secret if it contains a variable or if the field's name suggests it. */
function readFurther(field: string, given: unknown, path: Path, parsing: Parsing): DeclaredValue | undefined {
  const before = parsing.filled.length;
  const items = (Array.isArray(given) ? given : [given]).map((item: unknown, index) => {
    const place = Array.isArray(given) ? [...path, index] : path;
    return { place, value: fill(item, place, parsing), source: parsing.sourceOf(place) };
  });
  const values = items.map(({ value }) => value);
  if (values.includes(UNFILLED)) return undefined;
  const filled = parsing.filled.slice(before);
  const spellings = [...items.flatMap(({ value, source }) => spellingsOf(value, source)), ...filled];
  const isCalledSecret = SECRET_NAME.test(field);
  if (isCalledSecret) parsing.secrets.push(...spellings);
  const isHidden = isCalledSecret || filled.length > 0;
  const odd = items.find(({ value, source }) => typeof value === 'number' && !isJson(value, source));
  if (odd !== undefined) {
    parsing.report(odd.place, 'a number as JSON writes it, or a text in quotes');
    return undefined;
  }
  const { data: checked } = furtherValue.safeParse(Array.isArray(given) ? values : values[0]);
  if (checked === undefined) parsing.report(path, `${EXTRA_VALUES}${found(given, isHidden)}`);
  return isHidden && checked != null ? { secret: checked, spellings } : checked;
}

/** Names of fields that say that the field is secret. */
const SECRET_NAME = /pass|pwd|secret|token|credential|auth|dsn|(^|[_-])key$|(api|private|access)[_-]?key/i;

const furtherValue = z.nullable(anyValue);

/** True for a number that can be sent as it is written, unlike `0755`, `0x10` and `1e999`. */
function isJson(value: number, source = String(value)): boolean {
  const isExact = Number.isInteger(value) ? Number.isSafeInteger(value) : Number.isFinite(value);
  return isExact && /^-?(0|[1-9]\d*)(\.\d+)?([eE][-+]?\d+)?$/.test(source);
}

const UNFILLED = Symbol('a variable is missing');

/** Fills the variables into a text. Returns any other value as it is. */
function fill(value: unknown, path: Path, parsing: Parsing): unknown {
  if (typeof value !== 'string') return value;
  const { text, filled, problems } = fillVariables(value, parsing.environment);
  for (const problem of problems) parsing.report(path, problem);
  parsing.filled.push(...filled);
  return problems.length === 0 ? text : UNFILLED;
}

/** Reports unknown keys. Returns for each of them the known one that is probably meant. */
function reportUnknown(given: object, known: readonly string[], path: Path, { report }: Parsing) {
  const [all, further] = [known.join(', '), known.includes(EXTRA) ? FURTHER : ''];
  const unknown = Object.keys(given).filter((name) => !known.includes(name));
  return unknown.map((name) => {
    const meant = slipOf(name, known);
    // Only a slip is named: another key may be the end of a password that needs quotes.
    const expected = meant
      ? `the key ${meant}, not ${name}; known are ${all}`
      : `no other keys than ${all}${further}; ${QUOTE_TEXTS}`;
    report([...path, name], expected, path);
    return meant;
  });
}

const FURTHER = `; put further fields that the service requires under ${EXTRA}`;

/** Lists the texts that give a secret away: a number also as its source text. */
function spellingsOf(value: unknown, source: string | undefined): string[] {
  if (typeof value === 'number') return [String(value), source ?? ''];
  return typeof value === 'string' || typeof value === 'boolean' ? [String(value)] : [];
}

/** Ends a message with the value that was found there, unless it may be secret. */
function found(value: unknown, mayBeSecret: boolean): string {
  if (value === undefined) return '; it is missing';
  if (mayBeSecret) return '';
  if (isMap(value)) return '; it is a map';
  if (Array.isArray(value)) return '; it is a list';
  const shown = JSON.stringify(value);
  return `; it is ${shown.length > 60 ? `${shown.slice(0, 60)}…` : shown}`;
}

/** The place of a part in words: entries count from 1, as their lines do. */
function placeOf([kind = '', index, ...path]: Path): string {
  const steps = path.map((step) => (typeof step === 'number' ? `, item ${step + 1}` : `.${step}`));
  const entry = typeof index === 'number' ? `entry ${index + 1} of ${kind}` : kind;
  return [entry, steps.join('').slice(1)].filter((text) => text !== '').join(', ');
}

function onlyProblem(expected: string): ReadManifest {
  return { manifest: new Map(), problems: [{ input: 'manifest', expected }], secrets: [], filled: [] };
}
