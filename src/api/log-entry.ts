import * as z from 'zod/mini';
import { unwrap } from './endpoint.ts';

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
