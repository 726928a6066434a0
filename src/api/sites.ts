import * as z from 'zod/mini';
import { anyAnswer, bareEndpoint, integer, list, readEndpoint, record, undocumented } from './endpoint.ts';
import { siteLog } from './log-entry.ts';

const flag = undocumented(z.boolean());
const text = undocumented(z.string());
const url = undocumented(z.nullable(z.string()));

/** The repository of a site, as some services show it. */
export const repository = z.object({
  branch: text,
  user: text,
  provider: text,
  name: text,
  quick_deploy: z.optional(flag),
});

/** Section 2, Site (extended shape): the URLs that are set now. They are secrets. */
export const notificationUrls = z.object({ chat_a: url, chat_b: url, webhook: url });

/**
 * Section 2, Site: the fields that this action uses. `last_deploy_at` is opaque: it is only compared with its earlier value.
 * A `domain` that is not shown becomes '', which no site has.
 */
export const site = z.object({
  id: integer,
  domain: z.catch(z.string(), ''),
  last_deploy_at: z.optional(z.nullable(z.union([z.string(), z.pipe(z.number(), z.transform(String))]))),
  blogapp: flag,
  status: text,
  repository: undocumented(z.nullable(repository)),
  has_repository: flag,
  quick_deploy: z.optional(flag),
  notification_urls: z.optional(undocumented(notificationUrls)),
  current_deploy_log: z.optional(undocumented(z.nullable(z.string()))),
});
export type Site = z.infer<typeof site>;

/** Section 4, Sites. */
const path = '/api/servers/{server}/sites/{site}';
export const getSites = readEndpoint('/api/servers/{server}/sites', list(site), { mayBeLong: true });
export const getSite = readEndpoint(path, record(site), { mayBeLong: true });
export const deleteSite = bareEndpoint('DELETE', path, 'gone', anyAnswer);
export const getDeployLog = readEndpoint(`${path}/log`, siteLog, { mayBeLong: true });
