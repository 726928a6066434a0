import * as z from 'zod/mini';
import {
  anyAnswer,
  bareEndpoint,
  integer,
  list,
  listOrNull,
  readEndpoint,
  record,
  recordOrNull,
  SITE_PATH,
  shownFlag,
  shownText,
  undocumented,
  unwrap,
  wrappedText,
  writeEndpoint,
} from './endpoint.ts';
import { providers } from './limits.ts';

/** Section 2, Log entry. Some services add `id` and `type`. A `content` that is missing or has another type is unknown, not empty. */
const logEntry = z.object({
  id: undocumented(integer),
  /** `deploy` for a deploy, null for anything else; undefined on a service that shows no types. */
  type: undocumented(z.nullable(z.string())),
  description: z.catch(z._default(z.nullable(z.string()), null), null),
  content: shownText,
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
const siteLog: z.ZodMiniType<SiteLog> = z.pipe(
  z.transform((answer: unknown) => {
    const inner = unwrap(answer);
    const isList = Array.isArray(inner);
    const items = inner === null ? [] : [inner];
    return { isList, page: isList ? answer : items };
  }),
  z.pipe(
    z.object({ isList: z.boolean(), page: list(logEntry) }),
    z.transform(({ isList, page: { items, lastPage } }) => ({ isList, entries: items, lastPage })),
  ),
);

/** Section 2, Server: the fields that this action uses. The document does not show the values of `status`. */
const server = z.object({ id: integer, name: z.string(), status: shownText });
export type Server = z.infer<typeof server>;

/** Section 4, Servers. */
export const getServers = readEndpoint('/api/servers', list(server));
export const getServer = readEndpoint('/api/servers/{server}', record(server));
export const getServerLogs = readEndpoint('/api/servers/{server}/logs', list(logEntry));
export const postServerRestart = bareEndpoint('POST', '/api/servers/{server}/restart', 'once', anyAnswer);
const opcache = '/api/servers/{server}/refresh-opcache';
export const postOpcacheRefresh = bareEndpoint('POST', opcache, 'flag', anyAnswer);

const url = undocumented(z.nullable(z.string()));

const repository = z.object({
  branch: shownText,
  user: shownText,
  provider: shownText,
  name: shownText,
  quick_deploy: shownFlag,
});

/** Section 2, Site (extended shape): the URLs that are set now. They are secrets. */
export const notificationUrls = z.object({ chat_a: url, chat_b: url, webhook: url });

/** Section 2, Site: the fields that this action uses. `last_deploy_at` is opaque. A `domain` that is not shown is '', which no site has. */
export const site = z.object({
  id: integer,
  domain: z.catch(z.string(), ''),
  last_deploy_at: z.optional(z.nullable(z.union([z.string(), z.pipe(z.number(), z.transform(String))]))),
  blogapp: shownFlag,
  status: shownText,
  repository: undocumented(z.nullable(repository)),
  has_repository: shownFlag,
  quick_deploy: z.optional(shownFlag),
  notification_urls: z.optional(undocumented(notificationUrls)),
  current_deploy_log: z.optional(undocumented(z.nullable(z.string()))),
});
export type Site = z.infer<typeof site>;

/** Section 4, Sites. */
export const getSites = readEndpoint('/api/servers/{server}/sites', list(site), { mayBeLong: true });
export const getSite = readEndpoint(SITE_PATH, record(site), { mayBeLong: true });
export const deleteSite = bareEndpoint('DELETE', SITE_PATH, 'gone', anyAnswer);
export const getDeployLog = readEndpoint(`${SITE_PATH}/log`, siteLog, { mayBeLong: true });
/** A single entry of it, for services whose list leaves out `content`. Not in the document. */
export const getLogEntry = readEndpoint(`${SITE_PATH}/log/{entry}`, record(logEntry), { mayBeLong: true });
/** The installed repository; null if it is not shown. Not in the document: others have it in the site's record, or not at all. */
export const getRepository = readEndpoint(`${SITE_PATH}/repository`, recordOrNull(repository));

/** Section 4, Create site body. */
const postSiteBody = z.object({
  root_domain: z.string(),
  web_directory: z.string(),
  project_root: z.optional(z.string()),
});
export type NewSite = z.infer<typeof postSiteBody>;

/** Section 4, Sites. */
export const postSite = writeEndpoint('POST', '/api/servers/{server}/sites', {
  retry: 'natural-key',
  body: postSiteBody,
  answer: recordOrNull(site),
});

/** Section 4, Site apps. A site shows whether it has the blogapp, but not whether it has the cloudstore. */
export const postBlogapp = writeEndpoint('POST', `${SITE_PATH}/blogapp`, {
  retry: 'once',
  body: z.object({ create_database: z.optional(z.boolean()) }),
  answer: recordOrNull(site),
});
export const deleteBlogapp = bareEndpoint('DELETE', `${SITE_PATH}/blogapp`, 'flag', recordOrNull(site));
export const postCloudstore = bareEndpoint('POST', `${SITE_PATH}/cloudstore`, 'once', recordOrNull(site));
export const deleteCloudstore = bareEndpoint('DELETE', `${SITE_PATH}/cloudstore`, 'once', recordOrNull(site));

/** Section 4, Repository. */
export const postRepository = writeEndpoint('POST', `${SITE_PATH}/repository`, {
  retry: 'once',
  body: z.object({ provider: z.enum(providers), branch: z.string(), name: z.string() }),
  answer: recordOrNull(site),
});
export const deleteRepository = bareEndpoint('DELETE', `${SITE_PATH}/repository`, 'once', recordOrNull(site));

/** Section 4, Environment: works only when the file exists. The document does not show the body: see docs/api-gaps.md. */
export const getEnv = readEndpoint(`${SITE_PATH}/env`, wrappedText('content'));
export const patchEnv = writeEndpoint('PATCH', `${SITE_PATH}/env`, {
  retry: 'replace',
  body: z.object({ content: z.string() }),
  answer: anyAnswer,
});

/** Section 4, Notifications. The document does not show which fields are required: see docs/api-gaps.md. */
export const patchNotifications = writeEndpoint('PATCH', `${SITE_PATH}/notifications`, {
  retry: 'replace',
  body: z.object({
    chat_a_webhook_url: z.optional(z.string()),
    chat_b_webhook_url: z.optional(z.string()),
    deploy_webhook_url: z.optional(z.string()),
  }),
  answer: recordOrNull(z.object({ notification_urls: notificationUrls })),
});

/** Section 2, Certificate: the fields that this action uses. The document shows no `status` but `active`. */
const certificate = z.object({
  id: integer,
  domain: shownText,
  status: shownText,
  active: shownFlag,
  expires_at: shownText,
});
export type Certificate = z.infer<typeof certificate>;

/** Section 4, Certificates. */
export const getCertificate = readEndpoint(`${SITE_PATH}/certificates/{certificate}`, record(certificate));
/** Not in the document, as the call for the repository. */
export const getCertificates = readEndpoint(`${SITE_PATH}/certificates`, listOrNull(certificate));
