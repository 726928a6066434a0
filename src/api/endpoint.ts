import * as z from 'zod/mini';

/**
 * What may be done after a failed attempt. When the connection was never made, or after a 429, every class
 * may be sent again. After an ambiguous failure:
 * `read`, `gone`, `flag`: again; `replace`: the caller reads back, then once more; `natural-key`: the
 * caller lists, adopts, then once more; `once`: never again in this run.
 */
export type RetryClass = 'read' | 'replace' | 'gone' | 'natural-key' | 'flag' | 'once';

type ParameterNames<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParameterNames<Rest>
  : never;

/** The ids that a path template asks for: `/api/servers/{server}` → `{ server: number }`. */
export type PathParameters<Path extends string> = { readonly [Name in ParameterNames<Path>]: number };

/** A GET: what a reader may send. */
export interface ReadEndpoint<Path extends string, Answer> {
  readonly method: 'GET';
  readonly path: Path;
  readonly retry: 'read';
  readonly answer: z.ZodMiniType<Answer>;
}

/** A call that changes something: what only a writer may send. `Body` is `undefined` where there is none. */
export interface WriteEndpoint<Path extends string, Body, Answer> {
  readonly method: 'POST' | 'PATCH' | 'DELETE';
  readonly path: Path;
  readonly retry: Exclude<RetryClass, 'read'>;
  readonly body: z.ZodMiniType<Body>;
  readonly answer: z.ZodMiniType<Answer>;
}

/** Defines a GET endpoint. */
export function reading<const Path extends string, Answer>(
  path: Path,
  answer: z.ZodMiniType<Answer>,
): ReadEndpoint<Path, Answer> {
  return { method: 'GET', path, retry: 'read', answer };
}

/** Defines an endpoint that writes. */
export function writing<const Path extends string, Body, Answer>(
  method: 'POST' | 'PATCH' | 'DELETE',
  path: Path,
  options: {
    readonly retry: Exclude<RetryClass, 'read'>;
    readonly body: z.ZodMiniType<Body>;
    readonly answer: z.ZodMiniType<Answer>;
  },
): WriteEndpoint<Path, Body, Answer> {
  return { method, path, ...options };
}

/** Fills the ids into a path template. */
export function fillPath(path: string, parameters: Readonly<Record<string, number>>): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const id = parameters[name];
    if (id === undefined || !Number.isSafeInteger(id) || id < 0) {
      throw new TypeError(`No usable id for {${name}} in ${path}`);
    }
    return String(id);
  });
}

/** No request body. */
export const noBody = z.undefined();

/** An answer of which nothing is needed: any 2xx will do. */
export const anyAnswer = z.unknown();

/** An id or a count, also when a service sends it as a string; beyond 2^53 it would be another number. */
export const integer = z.pipe(
  z.union([z.number(), z.string().check(z.regex(/^\d{1,16}$/))]),
  z.pipe(z.transform(Number), z.number().check(z.int(), z.nonnegative())),
);

/** A record, wrapped as `{ data }` (section 2) or bare. */
export function record<T>(schema: z.ZodMiniType<T>): z.ZodMiniType<T> {
  return z.pipe(z.transform(unwrap), schema);
}

/** A list, wrapped as `{ data: [...] }` (section 2) or bare. `null` is no list: it means unknown. */
export function list<T>(schema: z.ZodMiniType<T>): z.ZodMiniType<T[]> {
  return z.pipe(z.transform(unwrap), z.array(schema));
}

/** Takes the `data` out of an answer that wraps it. */
export function unwrap(answer: unknown): unknown {
  return typeof answer === 'object' && answer !== null && 'data' in answer ? answer.data : answer;
}

/**
 * A text that services wrap differently: `{ <field>: "…" }`, `{ content: "…" }`, either of them or the
 * string itself inside `data`, or a bare string; null when there is none.
 */
export function text(field: string): z.ZodMiniType<string | null> {
  const find = (answer: unknown): unknown => {
    const inner = unwrap(answer) ?? null;
    if (typeof inner !== 'object' || inner === null) return inner;
    const fields: Record<string, unknown> = { ...inner };
    return fields[field] ?? fields.content ?? null;
  };
  return z.pipe(z.transform(find), z.nullable(z.string()));
}
