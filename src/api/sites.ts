import * as z from 'zod/mini';
import { anyAnswer, bareEndpoint, integer, list, readEndpoint, record, undocumented } from './endpoint.ts';
import { siteLog } from './log-entry.ts';

/**
 * Section 2, Site: the fields that this action uses. `last_deploy_at` is opaque: it is only compared with its earlier value.
 * A `domain` that is not shown becomes '', which no site has.
 */
export const site = z.object({
  id: integer,
  domain: z.catch(z.string(), ''),
  last_deploy_at: z.optional(z.nullable(z.union([z.string(), z.pipe(z.number(), z.transform(String))]))),
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
  current_deploy_log: z.optional(undocumented(z.nullable(z.string()))),
});
export type Site = z.infer<typeof site>;

/** Section 4, Sites. */
const path = '/api/servers/{server}/sites/{site}';
export const getSites = readEndpoint('/api/servers/{server}/sites', list(site), { mayBeLong: true });
export const getSite = readEndpoint(path, record(site), { mayBeLong: true });
export const deleteSite = bareEndpoint('DELETE', path, 'gone', anyAnswer);
export const getDeployLog = readEndpoint(`${path}/log`, siteLog, { mayBeLong: true });

/** Section 2, Certificate: the fields that this action uses. The document shows no `status` but `active`. */
const certificate = z.object({
  id: integer,
  domain: undocumented(z.string()),
  status: undocumented(z.string()),
  active: undocumented(z.boolean()),
  expires_at: undocumented(z.string()),
});
export type Certificate = z.infer<typeof certificate>;

/** Section 4, Certificates. */
export const getCertificate = readEndpoint(`${path}/certificates/{certificate}`, record(certificate));
