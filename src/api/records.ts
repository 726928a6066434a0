import * as z from 'zod/mini';
import {
  anyAnswer,
  bareEndpoint,
  integer,
  listOrNull,
  readEndpoint,
  recordOrNull,
  SITE_PATH,
  writeEndpoint,
} from './endpoint.ts';

const plain = z.union([z.string().check(z.refine((text) => text.isWellFormed())), z.number(), z.boolean()]);

export const anyValue = z.union([plain, z.array(plain)]);
export type Value = string | number | boolean | readonly (string | number | boolean)[];

/** The body that creates a record: the document's fields, and further ones that a service requires. */
export type RecordBody = Readonly<Record<string, Value | undefined>>;

const shownRecord = z.looseObject({ id: integer });
export type ShownRecord = z.infer<typeof shownRecord>;

/** The part of a kind that its endpoints follow from. */
export interface RecordGroup {
  /** The path of the list: with `{site}` if the records belong to a site, otherwise only with `{server}`. */
  readonly path: string;
  /** The body that creates a record. Each field's description says what it accepts. */
  readonly declared: z.ZodMiniObject<Record<string, z.ZodMiniType<string | number | undefined>>>;
}

/** Defines the calls for a kind of record (section 4). Fields are verbatim: those under `extra` in a manifest are the service's own. */
export function recordEndpoints({ path, declared }: RecordGroup) {
  const body: z.ZodMiniType<RecordBody> = z.catchall(declared, anyValue);
  const answer = recordOrNull(shownRecord);
  return {
    /** Null means that the records are not shown, not that there are none. */
    list: readEndpoint(path, listOrNull(shownRecord), { verbatim: true }),
    create: writeEndpoint('POST', path, { retry: 'natural-key', body, answer, verbatim: true }),
    /** Null if the answer shows no record, which says nothing about it. Some kinds lack this call and the next. */
    show: readEndpoint(`${path}/{record}`, answer, { verbatim: true }),
    remove: bareEndpoint('DELETE', `${path}/{record}`, 'gone', anyAnswer),
  };
}

/** Section 4, Queue workers: the call that no other kind has. */
const restart = `${SITE_PATH}/queues/{record}/restart` as const;
export const postQueueWorkerRestart = bareEndpoint('POST', restart, 'flag', anyAnswer);
