import * as z from 'zod/mini';
import { recordOrNull, undocumented, writeEndpoint } from './endpoint.ts';
import { optional, webUrl } from './fields.ts';

const url = undocumented(z.nullable(z.string()));

/** Section 2, Site (extended shape): the URLs that are set now. */
const notified = z.object({ notification_urls: z.object({ chat_a: url, chat_b: url, webhook: url }) });
export type Notified = z.infer<typeof notified>;

/** Section 4, Notifications. The document does not show which fields are required: see docs/api-gaps.md. */
export const patchNotifications = writeEndpoint('PATCH', '/api/servers/{server}/sites/{site}/notifications', {
  retry: 'replace',
  body: z.object({
    chat_a_webhook_url: optional(webUrl),
    chat_b_webhook_url: optional(webUrl),
    deploy_webhook_url: optional(webUrl),
  }),
  answer: recordOrNull(notified),
});
