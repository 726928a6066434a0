import * as z from 'zod/mini';
import {
  anyAnswer,
  bareEndpoint,
  integer,
  listOrNull,
  readEndpoint,
  record,
  recordOrNull,
  SITE_PATH,
  shownFlag,
  shownText,
  wrappedText,
  writeEndpoint,
} from './endpoint.ts';
import { providers } from './limits.ts';
import { notificationUrls, site } from './sites.ts';

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
  retry: 'flag',
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
