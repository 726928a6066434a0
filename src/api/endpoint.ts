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

/**
 * What an answer carries, by the names of the document's resources (section 2): for the OpenAPI description. `assumed`
 * is what only docs/api-gaps.md says. Reading is more liberal than this.
 */
export type Shows =
  | { readonly data: string; readonly orNull?: true; readonly assumed?: true }
  | { readonly list: string }
  | { readonly page: string }
  | { readonly text: string; readonly orNull?: true; readonly assumed?: true }
  | 'nothing';

/** What an endpoint is for, in the words of the OpenAPI description. */
export interface Described {
  readonly summary: string;
  readonly shows: Shows;
  /** Whether fields are sent and read by the names that they are given: the vocabulary holds for none of them. */
  readonly verbatim?: true;
}

/** A GET: what a reader may send. */
export interface ReadEndpoint<Path extends string, Answer> extends Described {
  readonly method: 'GET';
  readonly path: Path;
  readonly retry: 'read';
  readonly answer: z.ZodMiniType<Answer>;
  /** Whether of a text that makes the answer too large the end will do. */
  readonly mayBeLong?: true;
}

/** A call that changes something: what only a writer may send. `Body` is `undefined` where there is none. */
export interface WriteEndpoint<Path extends string, Body, Answer> extends Described {
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
  described: Described & { readonly mayBeLong?: true },
): ReadEndpoint<Path, Answer> {
  return { method: 'GET', path, retry: 'read', answer, ...described };
}

/** Defines an endpoint that writes. */
export function writing<const Path extends string, Body, Answer>(
  method: 'POST' | 'PATCH' | 'DELETE',
  path: Path,
  options: Described & {
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

/** One page of a list. Where a service does not page, it is the only one. */
export interface Page<Items> {
  readonly items: Items;
  /** Beyond all numbers where a service says that there is a next page, and not how many. */
  readonly lastPage: number;
  /** The number of this page, where the service says it. */
  readonly page?: number | undefined;
}

/** A list, wrapped as `{ data: [...] }` (section 2) or bare. `null` is no list: it means unknown. */
export function list<T>(schema: z.ZodMiniType<T>): z.ZodMiniType<Page<T[]>> {
  return page(z.array(schema));
}

/** A list that may be unknown: null where the service shows `null`, or nothing. */
export function listOrNull<T>(schema: z.ZodMiniType<T>): z.ZodMiniType<Page<T[] | null>> {
  return page(z.nullable(z.array(schema)));
}

const envelope = z.object({
  meta: undocumented(z.object({ last_page: undocumented(integer), current_page: undocumented(integer) })),
  links: undocumented(z.object({ next: undocumented(z.string()) })),
});

/**
 * Section 2, Pagination envelope: what it holds, and the number of the last page. Its `links` are not followed: they would
 * send the token wherever the service says.
 */
function page<Items>(items: z.ZodMiniType<Items>): z.ZodMiniType<Page<Items>> {
  const unwrapped = z.transform((answer: unknown): Page<unknown> => {
    const { meta, links } = envelope.safeParse(answer).data ?? {};
    const lastPage = meta?.last_page ?? (links?.next === undefined ? 1 : Number.MAX_SAFE_INTEGER);
    return { items: unwrap(answer) ?? null, lastPage, page: meta?.current_page };
  });
  return z.pipe(unwrapped, z.object({ items, lastPage: z.number(), page: z.optional(z.number()) }));
}

/** A record where the answer carries one; null where it does not, which is no failure of a write. */
export function recordOrNull<T>(schema: z.ZodMiniType<T>): z.ZodMiniType<T | null> {
  return z.catch(z.nullable(record(schema)), null);
}

/** What some services add: used where it is as expected, else as if it were not there. */
export function undocumented<T>(schema: z.ZodMiniType<T>): z.ZodMiniType<T | undefined> {
  return z.catch(z.optional(schema), undefined);
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
