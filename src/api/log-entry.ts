import * as z from 'zod/mini';
import { integer, list, readEndpoint, record, undocumented, unwrap } from './endpoint.ts';

/**
 * Section 2, Log entry. Some services add `id` and `type`. A field that is missing or of another type was not shown: a
 * `content` that was not shown is unknown, and not empty.
 */
export const logEntry = z.object({
  id: undocumented(integer),
  /** `deploy` for a deploy, null for everything else; undefined on a service that shows no types. */
  type: undocumented(z.nullable(z.string())),
  description: z.catch(z._default(z.nullable(z.string()), null), null),
  content: z.pipe(
    undocumented(z.nullable(z.string())),
    z.transform((content) => content ?? undefined),
  ),
  created_at: z.catch(z._default(z.nullable(z.string()), null), null),
});
export type LogEntry = z.infer<typeof logEntry>;

/** The log of a site, as much of it as one answer shows. */
export interface SiteLog {
  /** False where there is one entry alone, that of the latest deploy (section 4); else it has entries of every kind. */
  readonly isList: boolean;
  /** The newest first. */
  readonly entries: readonly LogEntry[];
  /** The number of the last page of the list. */
  readonly lastPage: number;
}

const listed = list(logEntry);

/** The page of a list without entries that are no maps: they say nothing. */
function withMaps(answer: unknown, entries: readonly unknown[]): unknown {
  const data = entries.filter((entry) => typeof entry === 'object' && entry !== null);
  return typeof answer === 'object' && !Array.isArray(answer) ? { ...answer, data } : data;
}

/** The log of a site: one entry, a list of them, or nothing. */
export const siteLog: z.ZodMiniType<SiteLog> = z.pipe(
  z.transform((answer: unknown) => {
    const inner = unwrap(answer) ?? null;
    const isList = Array.isArray(inner);
    const page: unknown = isList ? withMaps(answer, inner) : inner === null ? [] : [inner];
    return { isList, page };
  }),
  z.pipe(
    z.object({ isList: z.boolean(), page: listed }),
    z.transform(({ isList, page: { items, lastPage } }) => ({ isList, entries: items, lastPage })),
  ),
);

/** One entry of a site's log, for services whose list leaves `content` out. Not in the document. */
export const getLogEntry = readEndpoint('/api/servers/{server}/sites/{site}/log/{entry}', record(logEntry), {
  mayBeLong: true,
});
