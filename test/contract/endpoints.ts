import { CALLS } from './document.ts';
import { type DocumentedKind, KINDS } from './document-kinds.ts';
import type { Body, BodyField, Endpoint, Shape } from './resources.ts';

/** Section 4, whole: every call. */
export const ENDPOINTS: readonly Endpoint[] = [...CALLS, ...KINDS.flatMap(callsOf)];

export const WITH_BODY = ENDPOINTS.flatMap((endpoint) =>
  endpoint.body === undefined ? [] : [{ ...endpoint, body: endpoint.body }],
);

function callsOf({ path, body, record, isShown, deleted }: DocumentedKind): Endpoint[] {
  const gap = { gap: true } as const;
  const single = `${path}/{record}`;
  const all: Endpoint[] = [
    { method: 'GET', path, answer: { data: [record] }, ...(!isShown && gap) },
    { method: 'POST', path, body, answer: { data: record }, ...gap },
  ];
  if (deleted === undefined) return all;
  return [
    ...all,
    { method: 'GET', path: single, answer: { data: record }, ...gap },
    { method: 'DELETE', path: single, answer: deleted, ...gap },
  ];
}

/** An answer with these fields, of which no two of a type have the same value, but for times and booleans; undefined: no body. */
export function exampleAnswer(shape: Shape): unknown {
  if (shape === 'nothing') return undefined;
  const entries = Object.entries(shape).map(([name, type], index) => {
    if (Array.isArray(type)) return [name, type.map(exampleAnswer)];
    if (typeof type === 'object') return [name, exampleAnswer(type)];
    if (/^(integer|number)/.test(type)) return [name, index + 1];
    if (type === 'boolean') return [name, true];
    return [name, type.startsWith('string') ? name : '2026-01-02 03:04:05'];
  });
  return Object.fromEntries(entries);
}

/** The names of the fields of an answer, and where they are; of a list, those of its first item. */
export function namesIn(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, 1).map(namesIn);
  if (typeof value !== 'object' || value === null) return typeof value === 'undefined' ? value : 'a value';
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, namesIn(inner)]));
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
  const others = [...refused, ...(required ? [undefined, null] : []), {}, ['x'], type === 'string' ? 7 : 'x'];
  if (type === 'boolean') return others;
  if (type === 'integer')
    return [...others, minimum - 1, minimum + 0.5, String(minimum), Number(maximum) + 1];
  const short = minimum === 0 ? [] : [textOf(field, minimum - 1), '', ' '];
  const long = maximum === undefined ? [] : [textOf(field, maximum + 1)];
  return [...others, ...short, ...long];
}

const textOf = ({ ofLength }: BodyField, length: number): string =>
  length > 0 && ofLength !== undefined ? ofLength(length) : 'x'.repeat(length);

/** A body that is accepted. */
export function exampleOf(body: Body): Record<string, unknown>;
export function exampleOf(body: Body | undefined): Record<string, unknown> | undefined;
export function exampleOf(body: Body | undefined) {
  if (body === undefined) return undefined;
  return Object.fromEntries(Object.entries(body).map(([name, { example }]) => [name, example()]));
}
