import * as z from 'zod/mini';

/**
 * The rule for repeating a request. Each class allows it after a 429, or when no connection was made; after an ambiguous failure:
 * - `read`, `gone`, `flag`: the client repeats it.
 * - `replace`: the caller reads back, then plans it anew and repeats it once. After a wait it is planned anew as well.
 * - `natural-key`: the caller looks for what it may have created, then repeats it once.
 * - `once`: nobody repeats it in this run.
 */
export type RetryClass = 'read' | 'replace' | 'gone' | 'natural-key' | 'flag' | 'once';

/** Longest pause that the service may ask for (`Retry-After`) while a run follows its work, in milliseconds. */
export const LONGEST_HOLD_MS = 60_000;

type ParameterNames<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParameterNames<Rest>
  : never;

/** The ids that a path template needs: `/api/servers/{server}` → `{ server: number }`. That of a deployment is opaque text. */
export type PathParameters<Path extends string> = {
  readonly [Name in ParameterNames<Path>]: Name extends 'deployment' ? string : number;
};

interface Endpoint<Path extends string, Answer> {
  readonly path: Path;
  readonly answer: z.ZodMiniType<Answer>;
  /** True when fields keep their names both ways: the vocabulary does not apply to them. */
  readonly verbatim?: true;
  /** True when the schema is given the answer with its headers. */
  readonly withHeaders?: true;
  /** True when the end of a text is enough if the answer is too large. */
  readonly mayBeLong?: true;
  /** The longest wait, in milliseconds, after which a write may still rest on what its caller has read before. */
  readonly mayWaitMs?: number;
}

export interface ReadEndpoint<Path extends string, Answer> extends Endpoint<Path, Answer> {
  readonly method: 'GET';
  readonly retry: 'read';
}

/** An endpoint that writes. `Body` is `undefined` if there is none. */
export interface WriteEndpoint<Path extends string, Body, Answer> extends Endpoint<Path, Answer> {
  readonly method: 'POST' | 'PATCH' | 'DELETE';
  readonly retry: Exclude<RetryClass, 'read'>;
  readonly body: z.ZodMiniType<Body>;
}

export interface Call<Answer> {
  readonly endpoint: ReadEndpoint<string, Answer> | WriteEndpoint<string, unknown, Answer>;
  readonly ids: Readonly<Record<string, number | string>>;
  readonly query?: string;
  readonly body?: unknown;
  /** The most attempts; 4 if left out. */
  readonly attempts?: number | undefined;
}

export function readEndpoint<const Path extends string, Answer>(
  path: Path,
  answer: z.ZodMiniType<Answer>,
  options: { readonly verbatim?: true; readonly mayBeLong?: true } = {},
): ReadEndpoint<Path, Answer> {
  return { method: 'GET', path, retry: 'read', answer, ...options };
}

export function writeEndpoint<const Path extends string, Body, Answer>(
  method: WriteEndpoint<Path, Body, Answer>['method'],
  path: Path,
  options: Omit<WriteEndpoint<Path, Body, Answer>, 'method' | 'path'>,
): WriteEndpoint<Path, Body, Answer> {
  return { method, path, ...options };
}

/** Defines an endpoint that writes without a body. */
export function bareEndpoint<const Path extends string, Answer>(
  method: 'POST' | 'DELETE',
  path: Path,
  retry: WriteEndpoint<Path, undefined, Answer>['retry'],
  answer: z.ZodMiniType<Answer>,
): WriteEndpoint<Path, undefined, Answer> {
  return { method, path, retry, body: z.undefined(), answer };
}

export const SITE_PATH = '/api/servers/{server}/sites/{site}';

export function fillPath(path: string, parameters: Readonly<Record<string, number | string>>): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(parameters[name])));
}

/** Nothing of an answer is used. */
export const anyAnswer = z.unknown();

/** An id or a count, as a number or its digits. Beyond 2^53 it would lose digits. */
export const integer = z.pipe(
  z.union([z.number(), z.string().check(z.regex(/^\d{1,16}$/))]),
  z.pipe(z.transform(Number), z.number().check(z.int(), z.nonnegative())),
);

/** A record, wrapped as `{ data }` (section 2) or bare. */
export function record<T>(schema: z.ZodMiniType<T>): z.ZodMiniType<T> {
  return z.pipe(z.transform(unwrap), schema);
}

/** A record; null if the answer to a write does not show it. */
export function recordOrNull<T>(schema: z.ZodMiniType<T>): z.ZodMiniType<T | null> {
  return z.catch(z.nullable(record(schema)), null);
}

/** A page of a list. A service without pages shows a single one. */
export interface Page<Items> {
  readonly items: Items;
  /** Number of the last page; `MAX_SAFE_INTEGER` if the service says only that there is a next page. */
  readonly lastPage: number;
  readonly page?: number | undefined;
  /** Number of items of all pages, if the service says it. */
  readonly total?: number | undefined;
}

/** A list, wrapped as `{ data: [...] }` (section 2) or bare. */
export function list<T>(schema: z.ZodMiniType<T>): z.ZodMiniType<Page<T[]>> {
  return page(z.array(schema));
}

/** A list that may be unknown: null if the service shows `null` or nothing. */
export function listOrNull<T>(schema: z.ZodMiniType<T>): z.ZodMiniType<Page<T[] | null>> {
  return page(z.nullable(z.array(schema)));
}

const envelope = z.object({
  meta: undocumented(
    z.object({
      last_page: undocumented(integer),
      current_page: undocumented(integer),
      total: undocumented(integer),
    }),
  ),
  links: undocumented(z.object({ next: undocumented(z.string()) })),
});

/** Section 2, Pagination envelope. Its `links` are not followed: they might send the API token to any host. */
function page<Items>(items: z.ZodMiniType<Items>): z.ZodMiniType<Page<Items>> {
  const unwrapped = z.transform((answer: unknown): Page<unknown> => {
    const { meta, links } = envelope.safeParse(answer).data ?? {};
    const lastPage = meta?.last_page ?? (links?.next === undefined ? 1 : Number.MAX_SAFE_INTEGER);
    return { items: unwrap(answer), lastPage, page: meta?.current_page, total: meta?.total };
  });
  return z.pipe(
    unwrapped,
    z.object({ items, lastPage: z.number(), page: z.optional(z.number()), total: z.optional(z.number()) }),
  );
}

/** A field that only some services show. It is ignored if it has another type. */
export function undocumented<T>(schema: z.ZodMiniType<T>): z.ZodMiniType<T | undefined> {
  return z.catch(z.optional(schema), undefined);
}

export const shownText = undocumented(z.string());
export const shownFlag = undocumented(z.boolean());

/** Returns the `data` of an answer that wraps it, or the answer itself; null if there is none. */
export function unwrap(answer: unknown): unknown {
  return (typeof answer === 'object' && answer !== null && 'data' in answer ? answer.data : answer) ?? null;
}

/** A text that services wrap as `{ <field>: "…" }`, as `{ content: "…" }`, or not, each also in `data`; null if there is none. */
export function wrappedText(field: string): z.ZodMiniType<string | null> {
  const find = (answer: unknown): unknown => {
    const inner = unwrap(answer);
    if (typeof inner !== 'object' || inner === null) return inner;
    const fields: Record<string, unknown> = { ...inner };
    return fields[field] ?? fields.content ?? null;
  };
  return z.pipe(z.transform(find), z.nullable(z.string()));
}
