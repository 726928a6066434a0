import * as z from 'zod/mini';
import { wordsOf } from '../api/fields.ts';
import { anyValue } from '../api/records.ts';
import { slipOf } from '../core/near-names.ts';
import type { Form } from '../inputs/input.ts';
import type { Parsed } from '../values/input-values.ts';
import { fillVariables } from '../values/variables.ts';
import { ofFile, parseYaml, type YamlText } from '../values/yaml.ts';
import { isMap, type Path } from '../values/yaml-texts.ts';
import { type Kind, kinds } from './kinds.ts';
import { type Declared, type DeclaredValue, identityOf } from './record.ts';

/** The key for fields beyond those of the document in a manifest's record. */
export const EXTRA = 'extra';
/** The names that a further field may have. Some services take a leading `_`, as in `_method`, for an instruction. */
export const EXTRA_NAME = /^[A-Za-z][A-Za-z0-9_-]{0,63}$/;
export const SET_BY_SERVICE = ['id', 'status', 'server_id', 'site_id', 'created_at', 'updated_at'];
export const EXTRA_VALUES =
  'a text, a number as JSON writes it, true, false or null, or a list of texts, numbers, true and false';

/** The declared records by the name of their kind. No two of a list have the same identity. */
export type Manifest = ReadonlyMap<string, readonly Declared[]>;

/** Reports a problem with a part, which then has no value. `named`: the part that the message names, if its own name may be secret. */
type ReportAt = (path: Path, expected: string, named?: Path) => undefined;

interface Reading {
  readonly kind: Kind;
  readonly form: Form;
  /** Returns the spelling of a scalar, such as `0123` for a number. */
  readonly sourceOf: YamlText['sourceOf'];
  readonly report: ReportAt;
}

/**
 * Reads a manifest in YAML or JSON: lists of records by kind, with the field names of the document (section 4). Problems are
 * reported to the form, and quote no value of a text. They name the `file`, if the text is from one.
 */
export async function parseManifest(text: string, form: Form, file = ''): Promise<Parsed<Manifest>> {
  const parsed = parseYaml(text, file);
  if ('expected' in parsed) return parsed;
  const { value, lineOf, sourceOf } = parsed.value;
  const names = kinds.map(({ name }) => name);
  if (!isMap(value)) {
    const or = 'or the path of a file that ends in .yml, .yaml or .json';
    return { expected: `a map of lists (${names.join(', ')}), ${or}` };
  }
  const report: ReportAt = (path, expected, named = path) => {
    const line = lineOf(path) ?? lineOf(path.slice(0, -1));
    const where = line === undefined ? '' : ` (line ${line}${ofFile(file)})`;
    form.report('manifest', `at ${placeOf(named) || 'the top'}${where} ${expected}`);
  };
  const manifest = new Map<string, Declared[]>();
  reportUnknown(value, names, [], report);
  for (const kind of kinds) {
    const list: unknown = value[kind.name];
    if (Array.isArray(list)) manifest.set(kind.name, await readKind(list, { kind, form, sourceOf, report }));
    else if (kind.name in value) report([kind.name], 'a list; an empty one is written []');
  }
  return { value: manifest };
}

const QUOTE_TEXTS = 'put a text with a comma or a colon in quotes';

async function readKind(list: readonly unknown[], reading: Reading): Promise<Declared[]> {
  const { kind, report } = reading;
  const records: (Declared | undefined)[] = [];
  for (const item of list) records.push(await readRecord(item, [kind.name, records.length], reading));
  const identities = records.map((record) => record && identityOf(kind, record));
  for (const [index, identity] of identities.entries()) {
    const first = identities.indexOf(identity);
    if (identity === undefined || first === index) continue;
    const expected = `a unique ${kind.identity.join(' and ')}: ${placeOf([kind.name, first])} has the same`;
    report([kind.name, index], expected);
  }
  return records.filter((record) => record !== undefined);
}

async function readRecord(item: unknown, path: Path, reading: Reading) {
  const { kind, form, report } = reading;
  const fields = Object.keys(kind.declared.shape);
  if (!isMap(item)) return report(path, `a map with ${fields.join(', ')}`);
  const before = form.problems.length;
  reportUnknown(item, [...fields, EXTRA], path, report);
  const record: Record<string, DeclaredValue> = {};
  for (const field of fields) {
    const value = await readField(field, item[field], [...path, field], reading);
    if (value !== undefined) record[field] = value;
  }
  const extra = readExtra(item[EXTRA], [...path, EXTRA], reading);
  return form.problems.length === before ? { ...record, ...extra } : undefined;
}

/** Reads a field of the kind; undefined if it is left out or wrong, null if it must have no value. */
async function readField(field: string, given: unknown, path: Path, reading: Reading) {
  const { kind, form, report } = reading;
  const schema = kind.declared.shape[field];
  const filled = fill(given, path, reading);
  if (schema === undefined || filled === undefined) return undefined;
  const { value, spellings } = filled;
  if (kind.writeOnly?.includes(field)) form.hide(spellings);
  if (value == null && (await schema.safeParseAsync(undefined)).success) return value;
  const parsed = await schema.safeParseAsync(value);
  if (parsed.success) return parsed.data;
  // It may take a number as its source text, or a text of digits as a number.
  const digits = typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : undefined;
  const other = typeof value === 'number' ? reading.sourceOf(path) : digits;
  const { data } = await schema.safeParseAsync(other);
  if (data === undefined) report(path, `${wordsOf(schema)}${value === undefined ? '; it is missing' : ''}`);
  return data;
}

/** Reads the further fields of a record, which are sent unchanged. */
function readExtra(given: unknown, path: Path, reading: Reading): Declared {
  const { kind, report } = reading;
  if (given !== undefined && !isMap(given)) report(path, 'a map of further fields by their names');
  if (!isMap(given)) return {};
  const fields = Object.entries(given).map(([field, value]) => {
    const place = [...path, field];
    // `{ password: one, two }` turns the end of a password into a field: no message may name it.
    const isBare = value === null && !reading.sourceOf(place);
    const isTaken = Object.hasOwn(kind.declared.shape, field) || SET_BY_SERVICE.includes(field);
    if (isBare || isTaken || !EXTRA_NAME.test(field)) return [field, report(place, FURTHER_FIELDS, path)];
    return [field, readFurther(field, value, place, reading)];
  });
  return Object.fromEntries(fields);
}

const FURTHER_FIELDS = `further fields, each with a value: not those of every such record, nor ${SET_BY_SERVICE.join(', ')}, which the service sets; their names have letters, digits, dashes and underscores; ${QUOTE_TEXTS}`;

/** Reads the value of a further field. It is secret if it contains a variable or if the field's name suggests it. */
function readFurther(field: string, given: unknown, path: Path, reading: Reading): DeclaredValue | undefined {
  const { form, sourceOf, report } = reading;
  const places = Array.isArray(given) ? given.map((_, index) => [...path, index]) : [path];
  const values: readonly unknown[] = Array.isArray(given) ? given : [given];
  const items = places.map((place, index) => fill(values[index], place, reading));
  if (!items.every((item) => item !== undefined)) return undefined;
  const spellings = items.flatMap((item) => item.spellings);
  const isCalledSecret = SECRET_NAME.test(field);
  if (isCalledSecret) form.hide(spellings);
  const isHidden = isCalledSecret || items.some(({ isFilled }) => isFilled);
  const all = items.map(({ value }) => value);
  const { data } = z.nullable(anyValue).safeParse(Array.isArray(given) ? all : all[0]);
  const checked = places.every((place, index) => isJson(values[index], sourceOf(place))) ? data : undefined;
  if (checked === undefined) report(path, EXTRA_VALUES);
  return isHidden && checked != null ? { secret: checked, spellings } : checked;
}

/** Names of fields that say that the field is secret. */
const SECRET_NAME = /pass|pwd|secret|token|credential|auth|dsn|(^|[_-])key$|(api|private|access)[_-]?key/i;

/** False for a number that would not be sent as it is written, such as `0755`, `0x10` and `1e999`. */
function isJson(value: unknown, source: string | undefined): boolean {
  return typeof value !== 'number' || source === undefined || source === String(value);
}

/** Fills variables into a text, and reports missing ones. `spellings`: what gives the value away, of a number also its source text. */
function fill(value: unknown, path: Path, { form, sourceOf, report }: Reading) {
  if (typeof value !== 'string') {
    const scalars = typeof value === 'number' || typeof value === 'boolean' ? [`${value}`] : [];
    return { value, spellings: scalars.flatMap((text) => [text, sourceOf(path) ?? text]), isFilled: false };
  }
  const { text, filled, problems } = fillVariables(value, form.env);
  for (const problem of problems) report(path, problem);
  form.redact(filled);
  if (problems.length > 0) return undefined;
  return { value: text, spellings: [...new Set([text, ...filled])], isFilled: filled.length > 0 };
}

function reportUnknown(given: object, known: readonly string[], path: Path, report: ReportAt): void {
  const all = known.join(', ');
  const hint = known.includes(EXTRA) ? `; put further fields under ${EXTRA}` : '';
  for (const name of Object.keys(given).filter((key) => !known.includes(key))) {
    const meant = slipOf(name, known);
    const place = [...path, name];
    if (meant !== undefined)
      report(place, `the key ${meant}, not ${name}; known are ${all}`, path.length === 0 ? place : path);
    // The message does not name it: it may be the end of a password that needs quotes.
    else report(place, `no other keys than ${all}${hint}; ${QUOTE_TEXTS}`, path);
  }
}

/** The place of a part in words: entries count from 1, as their lines do. */
function placeOf([kind = '', index, ...path]: Path): string {
  const steps = path.map((step) => (typeof step === 'number' ? `, item ${step + 1}` : `.${step}`));
  const entry = typeof index === 'number' ? `entry ${index + 1} of ${kind}` : kind;
  return [entry, steps.join('').slice(1)].filter((text) => text !== '').join(', ');
}
