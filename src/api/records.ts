import * as z from 'zod/mini';
import {
  anyAnswer,
  integer,
  listOrNull,
  noBody,
  type Page,
  type ReadEndpoint,
  reading,
  recordOrNull,
  unwrap,
  type WriteEndpoint,
  writing,
} from './endpoint.ts';

const wholeText = z.string().check(z.refine((value) => value.isWellFormed()));
const plain = z.union([wholeText, z.number(), z.boolean()]);

/** A value of a record. */
export const anyValue = z.union([plain, z.array(plain)]);
export type Value = string | number | boolean | readonly (string | number | boolean)[];

/** The body that creates a record: the document's fields, and further ones that a service asks for. */
export type RecordBody = Readonly<Record<string, Value | undefined>>;

/** A record as the service shows it: an id, and whatever fields it has. */
const shownRecord = z.looseObject({ id: integer });
export type ShownRecord = z.infer<typeof shownRecord>;

const shownOrNull = z.pipe(
  z.transform((answer: unknown) => unwrap(answer) ?? null),
  z.nullable(shownRecord),
);

/** A further field of the manifest is one of the service, whatever it is called. */
const verbatim = true;

/** The calls of one kind of record. */
export interface RecordEndpoints {
  /** Null means that the records are not shown, and not that there are none. */
  readonly list: ReadEndpoint<string, Page<ShownRecord[] | null>>;
  readonly create: WriteEndpoint<string, RecordBody, ShownRecord | null>;
  /** The calls of a single record, which some kinds lack. */
  readonly single?: {
    /** Null where the service answers with `null`, which says nothing about the record. */
    readonly show: ReadEndpoint<string, ShownRecord | null>;
    readonly remove: WriteEndpoint<string, undefined, unknown>;
  };
}

/**
 * The calls of one kind of record (section 4, from Queue workers to databases).
 *
 * @param kind.path of the list, as in `/api/servers/{server}/crontabs`
 * @param kind.singular what one record is called, as in `crontab`
 * @param kind.declared the body that creates one
 * @param kind.removable false where a single record can be neither shown nor deleted
 */
export function recordEndpoints(kind: {
  readonly path: string;
  readonly singular: string;
  readonly declared: z.ZodMiniObject<Record<string, z.ZodMiniType<string | number | undefined>>>;
  readonly removable?: false;
}): RecordEndpoints {
  const { path, singular, declared } = kind;
  const all = {
    list: reading(path, listOrNull(shownRecord), {
      summary: `List the ${singular}s`,
      shows: { list: singular },
      verbatim,
    }),
    create: writing('POST', path, {
      summary: `Create a ${singular}`,
      retry: 'natural-key',
      body: z.catchall(declared, anyValue),
      answer: recordOrNull(shownRecord),
      shows: { data: singular, assumed: true },
      verbatim,
    }),
  };
  return kind.removable === false ? all : { ...all, single: singleEndpoints(`${path}/{record}`, singular) };
}

function singleEndpoints(path: string, singular: string): NonNullable<RecordEndpoints['single']> {
  return {
    show: reading(path, shownOrNull, {
      summary: `Show a ${singular}`,
      shows: { data: singular, assumed: true },
      verbatim,
    }),
    remove: writing('DELETE', path, {
      summary: `Delete a ${singular}`,
      retry: 'gone',
      body: noBody,
      answer: anyAnswer,
      shows: 'nothing',
    }),
  };
}
