import * as z from 'zod/mini';
import {
  anyAnswer,
  integer,
  list,
  noBody,
  reading,
  record,
  recordOrNull,
  undocumented,
  writing,
} from './endpoint.ts';
import { matching, optional, text } from './fields.ts';
import { siteLog } from './log-entry.ts';

/**
 * Section 2, Site: the fields that this action uses. `last_deploy_at` is an opaque token: compared only
 * with an earlier reading of itself. A `domain` that is not shown is '', which no site has. `status`, `repository` and `has_repository` are used where an answer has them.
 */
export const site = z.object({
  id: integer,
  domain: z.catch(z.string(), ''),
  last_deploy_at: z._default(
    z.nullable(z.union([z.string(), z.pipe(z.number(), z.transform(String))])),
    null,
  ),
  blogapp: undocumented(z.boolean()),
  status: undocumented(z.string()),
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

const directory = matching(
  text({ most: 50 }),
  /[a-zA-Z0-9/]/,
  'a directory of at most 50 characters with a letter, a digit or / in it',
);

/** Section 4, Create site body. */
export const postSiteBody = z.object({
  root_domain: text({ most: 100 }),
  web_directory: directory,
  project_root: optional(directory),
});

/** Section 4, Sites. */
export const getSites = reading('/api/servers/{server}/sites', list(site), {
  summary: 'List the sites of a server',
  shows: { list: 'Site' },
});
export const postSite = writing('POST', '/api/servers/{server}/sites', {
  summary: 'Create a site',
  retry: 'natural-key',
  body: postSiteBody,
  answer: recordOrNull(site),
  shows: { data: 'Site' },
});
export const getSite = reading('/api/servers/{server}/sites/{site}', record(site), {
  summary: 'Show a site',
  shows: { data: 'Site' },
});
export const deleteSite = writing('DELETE', '/api/servers/{server}/sites/{site}', {
  summary: 'Delete a site',
  retry: 'gone',
  body: noBody,
  answer: anyAnswer,
  shows: { text: 'message', assumed: true },
});
export const getDeployLog = reading('/api/servers/{server}/sites/{site}/log', siteLog, {
  summary: "Show the site's latest deploy log",
  shows: { data: 'LogEntry', orNull: true },
  mayBeLong: true,
});
