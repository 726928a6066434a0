import * as z from 'zod/mini';
import { integer, undocumented, unwrap } from './endpoint.ts';

/** Section 2, Log entry; one that has no content counts as empty. */
export const logEntry = z.object({
  description: z._default(z.nullable(z.string()), null),
  content: z._default(z.nullable(z.string()), null),
  created_at: z._default(z.nullable(z.string()), null),
});
export type LogEntry = z.infer<typeof logEntry>;

/** The latest entry, also where a service answers with a list; null when there is none. */
export const latestEntry = z.pipe(
  z.transform((answer: unknown) => {
    const inner = unwrap(answer);
    return (Array.isArray(inner) ? inner[0] : inner) ?? null;
  }),
  z.nullable(logEntry),
);

const envelope = z.object({ meta: undocumented(z.object({ last_page: integer })) });

/**
 * Section 2, Pagination envelope: the entries and the number of the last page, which is 1 where a service does not
 * page. Its `links` are not looked at: they would send the token wherever the service says.
 */
export const logPage = z.pipe(
  z.transform((answer: unknown) => {
    const { data } = envelope.safeParse(answer);
    return { entries: unwrap(answer), lastPage: data?.meta?.last_page ?? 1 };
  }),
  z.object({ entries: z.array(logEntry), lastPage: z.number() }),
);
