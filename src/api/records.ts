import * as z from 'zod/mini';
import {
  anyAnswer,
  integer,
  list,
  noBody,
  type ReadEndpoint,
  reading,
  record,
  recordOrNull,
  type WriteEndpoint,
  writing,
} from './endpoint.ts';

/** The body that creates a record: the document's field names. */
export type RecordBody = Readonly<Record<string, string | number | undefined>>;

/** A record as the service shows it: an id, and whatever fields it has. */
const shownRecord = z.looseObject({ id: integer });
export type ShownRecord = z.infer<typeof shownRecord>;

/** The calls that every kind of record has, and those that some lack. */
export interface RecordEndpoints {
  readonly list: ReadEndpoint<string, ShownRecord[]>;
  readonly create: WriteEndpoint<string, RecordBody, ShownRecord | null>;
  readonly show: ReadEndpoint<string, ShownRecord>;
  readonly remove: WriteEndpoint<string, undefined, unknown>;
}

/**
 * The calls of one kind of record (section 4, from Queue workers to databases). A `null` list is no empty one: reading
 * it fails.
 *
 * @param path of the list, as in `/api/servers/{server}/crontabs`
 * @param one what one record is called, as in `crontab`
 */
export function recordEndpoints(path: string, one: string, body: z.ZodMiniType<RecordBody>): RecordEndpoints {
  const single = `${path}/{record}`;
  return {
    list: reading(path, list(shownRecord), { summary: `List the ${one}s`, shows: { list: one } }),
    create: writing('POST', path, {
      summary: `Create a ${one}`,
      retry: 'natural-key',
      body,
      answer: recordOrNull(shownRecord),
      shows: { data: one },
    }),
    show: reading(single, record(shownRecord), { summary: `Show a ${one}`, shows: { data: one } }),
    remove: writing('DELETE', single, {
      summary: `Delete a ${one}`,
      retry: 'gone',
      body: noBody,
      answer: anyAnswer,
      shows: 'nothing',
    }),
  };
}
