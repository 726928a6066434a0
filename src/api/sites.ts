import * as z from 'zod/mini';
import {
  anyAnswer,
  bareEndpoint,
  integer,
  list,
  readEndpoint,
  record,
  recordOrNull,
  undocumented,
  wrappedText,
  writeEndpoint,
} from './endpoint.ts';
import { ofPattern, oneOf, optional, text, webUrl, wholeText } from './fields.ts';
import { siteLog } from './log-entry.ts';
import { providers } from './providers.ts';

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

const directory = ofPattern(
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
const [all, path] = ['/api/servers/{server}/sites', '/api/servers/{server}/sites/{site}'] as const;
export const getSites = readEndpoint(all, list(site), { mayBeLong: true });
export const getSite = readEndpoint(path, record(site), { mayBeLong: true });
export const postSite = writeEndpoint('POST', all, {
  retry: 'natural-key',
  body: postSiteBody,
  answer: recordOrNull(site),
});
export const deleteSite = bareEndpoint('DELETE', path, 'gone', anyAnswer);
export const getDeployLog = readEndpoint(`${path}/log`, siteLog, { mayBeLong: true });

/** Section 4, Site apps. A site shows whether it has the blogapp, but not whether it has the cloudstore. */
export const postBlogapp = writeEndpoint('POST', `${path}/blogapp`, {
  retry: 'flag',
  body: z.object({
    create_database: optional(z.boolean().check(z.describe('whether a database is created for it'))),
  }),
  answer: recordOrNull(site),
});
export const deleteBlogapp = bareEndpoint('DELETE', `${path}/blogapp`, 'flag', recordOrNull(site));
export const postCloudstore = bareEndpoint('POST', `${path}/cloudstore`, 'once', recordOrNull(site));
export const deleteCloudstore = bareEndpoint('DELETE', `${path}/cloudstore`, 'once', recordOrNull(site));

/** Section 4, Repository. */
export const postRepository = writeEndpoint('POST', `${path}/repository`, {
  retry: 'once',
  body: z.object({
    provider: oneOf(providers).check(z.meta({ maxLength: 100 })),
    branch: text(),
    name: ofPattern(
      text(),
      /^[^/\s]+\/[^/\s]+$|\.git$/,
      '<user>/<repository>, or with the provider custom a git URL ending in .git',
    ),
  }),
  answer: recordOrNull(site),
});
export const deleteRepository = bareEndpoint('DELETE', `${path}/repository`, 'once', anyAnswer);

/** Section 4, Environment: works only when the file exists. The document does not show the body: see docs/api-gaps.md. */
export const getEnv = readEndpoint(`${path}/env`, wrappedText('content'));
export const patchEnv = writeEndpoint('PATCH', `${path}/env`, {
  retry: 'replace',
  body: z.object({ content: wholeText() }),
  answer: anyAnswer,
});

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

const url = undocumented(z.nullable(z.string()));

/** Section 2, Site (extended shape): the URLs that are set now. */
const notified = z.object({ notification_urls: z.object({ chat_a: url, chat_b: url, webhook: url }) });
export type Notified = z.infer<typeof notified>;

/** Section 4, Notifications. The document does not show which fields are required: see docs/api-gaps.md. */
export const patchNotifications = writeEndpoint('PATCH', `${path}/notifications`, {
  retry: 'replace',
  body: z.object({
    chat_a_webhook_url: optional(webUrl()),
    chat_b_webhook_url: optional(webUrl()),
    deploy_webhook_url: optional(webUrl()),
  }),
  answer: recordOrNull(notified),
});
