import * as z from 'zod/mini';
import { wordsOf } from '../api/fields.ts';
import { anyValue } from '../api/records.ts';
import type { Problem } from '../core/errors.ts';
import { distance, nearest } from '../core/near-names.ts';
import { fillVariables, type Variables } from '../values/variables.ts';
import { parseYaml, type YamlText } from '../values/yaml.ts';
import { identityOf } from './compare.ts';
import { EXTRA, EXTRA_NAME, EXTRA_VALUES, isSecretName, refusalOfExtra } from './extra.ts';
import type { Declared, Kind } from './kind.ts';
import { kinds } from './kinds.ts';
import type { DeclaredValue } from './value.ts';

/** What is declared, by the name of its kind; each list without two of the same identity. */
export type Manifest = ReadonlyMap<string, readonly Declared[]>;

/** What reading a manifest came to. */
export interface ReadManifest {
  readonly manifest: Manifest;
  readonly problems: readonly Problem[];
  /** Values of secret fields. */
  readonly secrets: readonly string[];
  /** Values that came from the environment, which may be secret. */
  readonly filled: readonly string[];
}

/**
 * Reads a manifest: lists of records by kind, with the document's field names (section 4), `${NAME}` in a text standing
 * for a variable of the environment.
 *
 * @param text YAML or JSON
 * @param file where it stands, for messages; empty for none
 * @returns what is declared, and all that is wrong with it, quoting no value of a text
 */
export async function parseManifest(text: string, environment: Variables, file = ''): Promise<ReadManifest> {
  const parsed = parseYaml(text);
  if ('expected' in parsed)
    return onlyProblem(parsed.expected + (text.includes('${') ? QUOTE_VARIABLES : ''));
  const { value } = parsed.value;
  if (!isMap(value)) {
    const names = kinds.map(({ name }) => name).join(', ');
    return onlyProblem(`a map of lists (${names}), or the path of a file that ends in .yml, .yaml or .json`);
  }
  const reading = startReading(parsed.value, file, environment);
  const manifest = new Map<string, Declared[]>();
  reportUnknown(
    Object.keys(value),
    kinds.map(({ name }) => name),
    [],
    reading,
  );
  for (const kind of kinds) {
    const list: unknown = value[kind.name];
    if (Array.isArray(list)) manifest.set(kind.name, await readList(kind, list, reading));
    else if (kind.name in value) reading.report([kind.name], 'a list; an empty one is written []');
  }
  const { problems, secrets, filled } = reading;
  return { manifest, problems, secrets, filled };
}

const QUOTE_VARIABLES = '; within [ ] and { } a ${NAME} stands in quotes';

type Path = readonly (string | number)[];

/** What is gathered while reading. */
interface Reading {
  readonly environment: Variables;
  readonly sourceOf: YamlText['sourceOf'];
  readonly problems: Problem[];
  readonly secrets: string[];
  readonly filled: string[];
  /** Notes that something else was expected at a place. */
  readonly report: (path: Path, expected: string) => void;
}

function startReading({ lineOf, sourceOf }: YamlText, file: string, environment: Variables): Reading {
  const problems: Problem[] = [];
  const report = (path: Path, expected: string): void => {
    const line = lineOf(path) ?? lineOf(path.slice(0, -1));
    const where =
      line === undefined
        ? placeOf(path)
        : `${placeOf(path)} (line ${line}${file === '' ? '' : ` of ${file}`})`;
    problems.push({ input: 'manifest', expected: `at ${where} ${expected}` });
  };
  return { environment, sourceOf, problems, secrets: [], filled: [], report };
}

async function readList(kind: Kind, list: readonly unknown[], reading: Reading): Promise<Declared[]> {
  const records: Declared[] = [];
  const places = new Map<string | null, number>();
  for (const [index, item] of list.entries()) {
    const path = [kind.name, index];
    if (!isMap(item)) {
      reading.report(path, `a map with ${Object.keys(kind.declared.shape).join(', ')}`);
      continue;
    }
    const record = await readRecord(kind, item, path, reading);
    if (record === undefined) continue;
    const identity = identityOf(kind, record);
    const first = places.get(identity);
    if (first !== undefined) {
      const shared = kind.identity.join(' and ');
      reading.report(
        path,
        `another ${shared} than ${placeOf([kind.name, first])} has, as that tells one ${kind.singular} from another`,
      );
    }
    places.set(identity, first ?? index);
    records.push(record);
  }
  return records;
}

async function readRecord(
  kind: Kind,
  item: Readonly<Record<string, unknown>>,
  path: Path,
  reading: Reading,
): Promise<Declared | undefined> {
  const { shape } = kind.declared;
  const before = reading.problems.length;
  const misspelled = reportUnknown(Object.keys(item), [...Object.keys(shape), EXTRA], path, reading);
  const record: Record<string, string | number | null> = {};
  for (const [field, schema] of Object.entries(shape)) {
    const place = [...path, field];
    const value = fill(item[field], place, reading);
    if (value === unfilled) continue;
    const isSecret = kind.writeOnly?.includes(field) === true;
    if (isSecret) reading.secrets.push(...spellingsOf(value, reading.sourceOf(place)));
    const isOptional = (await schema.safeParseAsync(undefined)).success;
    if (value === null && isOptional) record[field] = null;
    if (value == null && (isOptional || (value === undefined && misspelled.includes(field)))) continue;
    const checked = await check(schema, value, () => reading.sourceOf(place));
    if (checked === undefined)
      reading.report(place, `${wordsOf(schema)}${found(value, isSecret || value !== item[field])}`);
    else if (kind.identity.includes(field) && String(checked) !== String(checked).trim())
      reading.report(place, 'a text without white space at its ends, as it tells one from another');
    else record[field] = checked;
  }
  const extra = readExtra(kind, item[EXTRA], [...path, EXTRA], reading);
  return reading.problems.length === before ? { ...record, ...extra } : undefined;
}

/** Reads the further fields of a record, which are sent as they are. */
function readExtra(kind: Kind, given: unknown, path: Path, reading: Reading): Declared {
  if (given === undefined) return {};
  if (!isMap(given)) {
    reading.report(path, 'a map of further fields by their names');
    return {};
  }
  const fields = Object.entries(given).flatMap(([field, value]): [string, DeclaredValue][] => {
    const place = [...path, field];
    // `{ password: one, two }` makes a field of the end of a password: no message may name it.
    const isBare = value === null && !reading.sourceOf(place);
    const refusal = isBare ? BARE : refusalOfExtra(kind, field);
    if (refusal !== undefined) reading.report(isBare || !EXTRA_NAME.test(field) ? path : place, refusal);
    const declared = refusal === undefined ? readFurther(field, value, place, reading) : undefined;
    return declared === undefined ? [] : [[field, declared]];
  });
  return Object.fromEntries(fields);
}

const BARE = 'a value for each field, as in null for none; a text with a comma or a colon stands in quotes';

/** The value of a further field: secret where a variable is in it, or the name of the field says so. */
function readFurther(field: string, given: unknown, path: Path, reading: Reading): DeclaredValue | undefined {
  const before = reading.filled.length;
  const items = (Array.isArray(given) ? given : [given]).map((item: unknown, index) => {
    const place = Array.isArray(given) ? [...path, index] : path;
    return { place, value: fill(item, place, reading), source: reading.sourceOf(place) };
  });
  const values = items.map(({ value }) => value);
  if (values.includes(unfilled)) return undefined;
  const filled = reading.filled.slice(before);
  const spellings = [...items.flatMap(({ value, source }) => spellingsOf(value, source)), ...filled];
  if (isSecretName(field)) reading.secrets.push(...spellings);
  const isHidden = isSecretName(field) || filled.length > 0;
  const odd = items.find(({ value, source }) => typeof value === 'number' && !isJson(value, source));
  if (odd !== undefined) {
    reading.report(odd.place, 'a number as JSON writes it, or a text in quotes');
    return undefined;
  }
  const checked = furtherValue.safeParse(Array.isArray(given) ? values : values[0]);
  if (checked.success)
    return isHidden && checked.data !== null ? { secret: checked.data, spellings } : checked.data;
  reading.report(path, `${EXTRA_VALUES}${found(given, isHidden)}`);
  return undefined;
}

const furtherValue = z.nullable(anyValue);

/** Whether a number can be sent as it is written, as `0755`, `0x10` and `1e999` cannot. */
function isJson(value: number, source = String(value)): boolean {
  const isExact = Number.isInteger(value) ? Number.isSafeInteger(value) : Number.isFinite(value);
  return isExact && /^-?(0|[1-9]\d*)(\.\d+)?([eE][-+]?\d+)?$/.test(source);
}

/** The value that a field takes: as it is, or a number as the text that it is written as, or a text of digits as a number. */
async function check(
  schema: Kind['declared']['shape'][string],
  value: unknown,
  source: () => string | undefined,
): Promise<string | number | undefined> {
  const other = typeof value === 'number' ? source() : isDigits(value) ? Number(value) : undefined;
  for (const candidate of [value, other]) {
    const parsed = await schema.safeParseAsync(candidate);
    if (parsed.success) return parsed.data;
  }
  return undefined;
}

function isDigits(value: unknown): boolean {
  return typeof value === 'string' && /^\d{1,15}$/.test(value);
}

const unfilled = Symbol('a variable is missing');

/** Puts the variables into a text; anything else is taken as it is. */
function fill(value: unknown, path: Path, reading: Reading): unknown {
  if (typeof value !== 'string') return value;
  const { text, filled, problems } = fillVariables(value, reading.environment);
  for (const problem of problems) reading.report(path, problem);
  reading.filled.push(...filled);
  return problems.length === 0 ? text : unfilled;
}

/** Returns the keys that the unknown ones are likely to mean. */
function reportUnknown(
  given: readonly string[],
  known: readonly string[],
  path: Path,
  reading: Reading,
): string[] {
  return given
    .filter((name) => !known.includes(name))
    .flatMap((name) => {
      const [meant = ''] = nearest(name, known);
      // A key that is like none of them may be the end of a password that wanted quotes.
      const isLike = /^[\w-]{1,40}$/.test(name) && distance(name, meant) <= Math.max(1, meant.length / 3);
      if (isLike) reading.report([...path, name], `one of ${known.join(', ')}; did you mean ${meant}?`);
      else
        reading.report(
          path,
          `no other keys than ${known.join(', ')}; ${known.includes(EXTRA) ? FURTHER : ''}a text with a comma or a colon stands in quotes`,
        );
      return isLike ? meant : [];
    });
}

const FURTHER = `a further field that the service asks for stands under ${EXTRA}; `;

/** What is to be hidden of a secret: a number also as it is written. */
function spellingsOf(value: unknown, source: string | undefined): string[] {
  if (typeof value === 'number') return [String(value), source ?? ''];
  return typeof value === 'string' || typeof value === 'boolean' ? [String(value)] : [];
}

/** What stands there instead, where it is no secret. */
function found(value: unknown, mayBeSecret: boolean): string {
  if (value === undefined) return '; it is missing';
  if (mayBeSecret) return '';
  if (typeof value === 'object' && value !== null)
    return Array.isArray(value) ? '; it is a list' : '; it is a map';
  const shown = JSON.stringify(value);
  return `; it is ${shown.length > 60 ? `${shown.slice(0, 60)}…` : shown}`;
}

function placeOf(path: Path): string {
  return path
    .map((step, index) => (typeof step === 'number' ? `[${step}]` : index === 0 ? step : `.${step}`))
    .join('');
}

function isMap(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function onlyProblem(expected: string): ReadManifest {
  return { manifest: new Map(), problems: [{ input: 'manifest', expected }], secrets: [], filled: [] };
}
