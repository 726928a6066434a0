import * as z from 'zod/mini';
import { integer, list, readEndpoint, record, undocumented, unwrap } from './endpoint.ts';

/**
 * Section 2, Log entry. Some services add `id` and `type`. A field that is missing or has another type counts as not shown;
 * `content` is then unknown, not empty.
 */
export const logEntry = z.object({
  id: undocumented(integer),
  /** `deploy` for a deploy, null for anything else; undefined on a service that shows no types. */
  type: undocumented(z.nullable(z.string())),
  description: z.catch(z._default(z.nullable(z.string()), null), null),
  content: z.pipe(
    undocumented(z.nullable(z.string())),
    z.transform((content) => content ?? undefined),
  ),
  created_at: z.catch(z._default(z.nullable(z.string()), null), null),
});
export type LogEntry = z.infer<typeof logEntry>;

/** The part of a site's log that a single answer shows. */
export interface SiteLog {
  /** True for a list with entries of every type; false for the latest deploy's entry alone (section 4). */
  readonly isList: boolean;
  /** Newest first. */
  readonly entries: readonly LogEntry[];
  readonly lastPage: number;
}

/** The log of a site: one entry, a list of them, or nothing. */
export const siteLog: z.ZodMiniType<SiteLog> = z.pipe(
  z.transform((answer: unknown) => {
    const inner = unwrap(answer);
    const isList = Array.isArray(inner);
    return { isList, page: isList ? answer : inner === null ? [] : [inner] };
  }),
  z.pipe(
    z.object({ isList: z.boolean(), page: list(logEntry) }),
    z.transform(({ isList, page: { items, lastPage } }) => ({ isList, entries: items, lastPage })),
  ),
);

/** A single entry of a site's log, for services whose list leaves out `content`. Not in the document. */
export const getLogEntry = readEndpoint('/api/servers/{server}/sites/{site}/log/{entry}', record(logEntry), {
  mayBeLong: true,
});
