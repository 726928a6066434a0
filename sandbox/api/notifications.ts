import { z } from 'zod';
import { data } from '../http/answer.ts';
import { says } from '../http/fields.ts';
import { siteRoute, withBody } from '../http/route.ts';
import { notificationUrls } from '../notifications.ts';
import { ofSite, type Server, type Site } from '../store.ts';
import type { Manner, Route, SiteCall } from './manner.ts';
import * as shapes from './shapes.ts';
import { projectType } from './sites.ts';

const url = z
  .string()
  .refine(isNotificationUrl, says('must be an http or https URL without a user name or password.'))
  .meta({ format: 'uri', pattern: '^[hH][tT]{2}[pP][sS]?://[^ /?#@]+([/?#][^ ]*)?$' })
  .nullish();

const notificationsBody = z.object({
  chat_a_webhook_url: url,
  chat_b_webhook_url: url,
  deploy_webhook_url: url,
});

export const notificationRoutes = (manner: Manner): Route[] => [
  siteRoute(
    'PATCH',
    '/notifications',
    'Set the notification URLs of a site\nOne that is left out keeps its value; null clears it.',
    shapes.data(manner.shapes.extendedSite),
    withBody(notificationsBody, update),
  ),
];

function update({ service, manner, server, site }: SiteCall, body: z.infer<typeof notificationsBody>) {
  // A field that is left out keeps its value, `null` clears it.
  const merged = (field: keyof typeof body) => (body[field] === undefined ? site[field] : body[field]);
  const urls = {
    chat_a_webhook_url: merged('chat_a_webhook_url'),
    chat_b_webhook_url: merged('chat_b_webhook_url'),
    deploy_webhook_url: merged('deploy_webhook_url'),
  };
  service.store.sites.setNotificationUrls(site.id, urls);
  service.store.log.add(ofSite(site), `The notification URLs of ${site.domain} were updated`);
  const hasRepository = service.store.repositories.ofSite(site.id)?.state === 'installed';
  const shown = extended({ ...site, ...urls }, server, hasRepository);
  return data(manner.site(service, site, shown));
}

/** The extended shape of a site (section 2). */
function extended(site: Site, server: Server, hasRepository: boolean) {
  const { id, server_id, domain, web_directory, project_root, last_deploy_at, created_at } = site;
  return {
    id,
    server_id,
    domain,
    deploy_script: site.deploy_script !== '',
    web_directory,
    project_type: projectType(site),
    project_root,
    last_deploy_at,
    system_user: null,
    php_version: server.php_version,
    health_url: null,
    notification_urls: notificationUrls(site),
    has_repository: hasRepository,
    created_at,
  };
}

function isNotificationUrl(text: string): boolean {
  const parsed = URL.parse(text);
  if (parsed === null || !/^https?:$/.test(parsed.protocol)) return false;
  return parsed.username === '' && parsed.password === '' && /^https?:\/\/\S+$/i.test(text);
}
