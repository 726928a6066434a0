import { CALLS } from './document.ts';
import { type DocumentedKind, KINDS } from './document-kinds.ts';
import {
  type Body,
  type BodyField,
  type Endpoint,
  type Fields,
  type FieldType,
  LINKS,
  META,
  type Shape,
} from './resources.ts';

/** Fields of an example record beside those of its body. */
const own = {
  id: 4,
  status: 'active',
  site_id: 2,
  server_id: 1,
  path: null,
  created_at: '2026-01-02 03:04:05',
};

/** Section 4, whole: every call, with an example of its answer. */
export const ENDPOINTS: readonly Endpoint[] = [...CALLS, ...KINDS.flatMap(callsOf)];

/** The calls of a kind, each with an example. */
function callsOf({ path, body, record, isShown, deleted }: DocumentedKind): Endpoint[] {
  const example = exampleRecord(body, record);
  const gap = { gap: true } as const;
  const single = `${path}/{record}`;
  const all: Endpoint[] = [
    { method: 'GET', path, answer: { list: record }, ...(!isShown && gap), example: { data: [example] } },
    { method: 'POST', path, body, answer: { data: record }, ...gap, example: { data: example } },
  ];
  if (deleted === undefined) return all;
  const [gone] = [{ message: 'The record has been deleted.' }, { data: example }, undefined].filter(
    (answer) => answerMismatches(answer, deleted).length === 0,
  );
  return [
    ...all,
    { method: 'GET', path: single, answer: { data: record }, ...gap, example: { data: example } },
    { method: 'DELETE', path: single, answer: deleted, ...gap, example: gone },
  ];
}

/** A record as it is shown after it was created with the example of its body. */
function exampleRecord(body: Body, record: Fields): object {
  const values: Readonly<Record<string, unknown>> = { ...own, ...exampleOf(body) };
  return Object.fromEntries(Object.keys(record).map((field) => [field, values[field]]));
}

/** Lists what is wrong with an answer's JSON (`undefined`: there was no body). A list must not be empty. */
export function answerMismatches(answer: unknown, shape: Shape): string[] {
  if (shape === 'nothing') return answer === undefined ? [] : ['there is a body'];
  if ('text' in shape) return mismatches(answer, { [shape.text]: 'string' });
  if ('list' in shape) return envelopeMismatches(answer, shape.list, {});
  if ('page' in shape) return envelopeMismatches(answer, shape.page, { links: LINKS, meta: META });
  const further: Fields = 'repository' in shape ? { repository: shape.repository } : {};
  return mismatches(answer, { data: { ...shape.data, ...further } });
}

function envelopeMismatches(answer: unknown, fields: Fields, further: Fields): string[] {
  if (typeof answer !== 'object' || answer === null) return ['it is no record'];
  const { data, ...rest } = Object.fromEntries(Object.entries(answer));
  if (!Array.isArray(data) || data.length === 0) return ['data is no list, or an empty one'];
  return [...data.flatMap((record) => mismatches(record, fields)), ...mismatches(rest, further)];
}

/** Lists what is wrong with a record, by the types of section 2, including missing and further fields. */
function mismatches(record: unknown, fields: Fields): string[] {
  if (typeof record !== 'object' || record === null) return ['it is no record'];
  const found = new Map(Object.entries(record));
  const unexpected = [...found.keys()]
    .filter((name) => !(name in fields))
    .map((name) => `${name} is not in the document`);
  const wrong = Object.entries(fields).flatMap(([name, type]) => {
    const value = found.get(name);
    if (typeof type === 'object') return mismatches(value, type).map((problem) => `${name}: ${problem}`);
    return matches(value, type) ? [] : [`${name} is no ${type}`];
  });
  return [...unexpected, ...wrong];
}

function matches(value: unknown, type: FieldType): boolean {
  switch (type) {
    case 'integer':
      return Number.isInteger(value);
    case 'number':
      return typeof value === 'number';
    case 'string':
      return typeof value === 'string';
    case 'boolean':
      return typeof value === 'boolean';
    case 'timestamp':
      return typeof value === 'string' && /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(value);
    case 'timestamp or null':
      return value === null || matches(value, 'timestamp');
    case 'string or null':
      return value === null || matches(value, 'string');
    case 'integer or null':
      return value === null || matches(value, 'integer');
  }
}

/** Values on the bounds, of characters that UTF-16 writes as two too, and what further constraints accept. */
export function insideOf(field: BodyField): unknown[] {
  const { type, minimum = 1, maximum, accepted = [] } = field;
  if (type === 'integer') return [minimum, maximum];
  if (type === 'boolean' || (accepted.length > 0 && maximum === undefined))
    return [field.example(), ...accepted];
  const texts = [minimum, maximum ?? 5000].map((length) => textOf(field, length));
  const isFree = field.ofLength === undefined && field.refused === undefined;
  return [...texts, ...(isFree ? ['\u{1f600}'.repeat(maximum ?? 5000)] : []), ...accepted];
}

/** Values just over the bounds, of other types, and what further constraints refuse. */
export function outsideOf(field: BodyField): unknown[] {
  const { type, required, minimum = 1, maximum, refused = [] } = field;
  const absent = required ? [undefined, null] : [];
  const others = [...refused, ...absent, {}, ['x'], type === 'string' ? 7 : 'x'];
  if (type === 'boolean') return others;
  if (type === 'integer')
    return [...others, minimum - 1, minimum + 0.5, String(minimum), Number(maximum) + 1];
  const short = minimum === 0 ? [] : [textOf(field, minimum - 1), '', ' '];
  const long = maximum === undefined ? [] : [textOf(field, maximum + 1)];
  return [...others, ...short, ...long];
}

function textOf({ ofLength }: BodyField, length: number): string {
  return length > 0 && ofLength !== undefined ? ofLength(length) : 'x'.repeat(length);
}

/** A body that is accepted. */
export function exampleOf(body: Body): Record<string, unknown>;
export function exampleOf(body: Body | undefined): Record<string, unknown> | undefined;
export function exampleOf(body: Body | undefined) {
  if (body === undefined) return undefined;
  return Object.fromEntries(Object.entries(body).map(([name, { example }]) => [name, example()]));
}
