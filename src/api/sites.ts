import * as z from 'zod/mini';
import { integer, list, reading, record, unwrap, writing } from './endpoint.ts';

/**
 * Section 2, Site: the fields that this action uses. `last_deploy_at` is an opaque token: compared only
 * with an earlier reading of itself. `repository` and `has_repository` are used where an answer has them.
 */
const site = z.object({
  id: integer,
  domain: z.catch(z.string(), ''),
  last_deploy_at: z._default(
    z.nullable(z.union([z.string(), z.pipe(z.number(), z.transform(String))])),
    null,
  ),
  repository: undocumented(
    z.nullable(
      z.object({
        branch: undocumented(z.string()),
        user: undocumented(z.string()),
        provider: undocumented(z.string()),
        name: undocumented(z.string()),
      }),
    ),
  ),
  has_repository: undocumented(z.boolean()),
});
export type Site = z.infer<typeof site>;

/** What some services add: used where it is as expected, else as if it were not there. */
function undocumented<T>(schema: z.ZodMiniType<T>): z.ZodMiniType<T | undefined> {
  return z.catch(z.optional(schema), undefined);
}

const directory = z.string().check(z.maxLength(50), z.regex(/[a-zA-Z0-9/]/));

/** Section 4, Create site body. */
export const postSiteBody = z.object({
  root_domain: z.string().check(z.minLength(1), z.maxLength(100)),
  web_directory: directory,
  project_root: z.optional(directory),
});

/** Section 2, Log entry; one that has no content counts as empty. */
const logEntry = z.object({
  description: z._default(z.nullable(z.string()), null),
  content: z._default(z.nullable(z.string()), null),
  created_at: z._default(z.nullable(z.string()), null),
});
export type LogEntry = z.infer<typeof logEntry>;

const latestEntry = z.pipe(
  z.transform((answer: unknown) => {
    const inner = unwrap(answer);
    return (Array.isArray(inner) ? inner[0] : inner) ?? null;
  }),
  z.nullable(logEntry),
);

/** Section 4, Sites. */
export const getSites = reading('/api/servers/{server}/sites', list(site));
export const getSite = reading('/api/servers/{server}/sites/{site}', record(site));
export const getDeployLog = reading('/api/servers/{server}/sites/{site}/log', latestEntry);
export const postSite = writing('POST', '/api/servers/{server}/sites', {
  retry: 'natural-key',
  body: postSiteBody,
  answer: z.catch(z.nullable(record(site)), null),
});
