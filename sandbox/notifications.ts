import { ofSite, type Site, type Store } from './store.ts';
import { createTasks } from './tasks.ts';

export type Notifications = ReturnType<typeof createNotifications>;

/**
 * Tells a site's notification URLs that a deploy has ended. Each gets one POST; what goes wrong is an entry of the
 * server's log and nothing else. URLs are kept out of that: those of chat services are secrets.
 */
export function createNotifications(parts: { store: Store; closing: AbortSignal; timeLimitMs: number }) {
  const { store, closing, timeLimitMs } = parts;
  const sending = createTasks(closing);

  async function send(site: Site, channel: string, url: string) {
    const problem = await post(url, payload(site), closing, timeLimitMs);
    if (problem === null || closing.aborted) return;
    store.log.add(
      ofSite(site),
      `The ${channel} notification of ${site.domain} could not be delivered`,
      problem,
    );
  }

  return {
    /** Sends without being waited for. */
    deployEnded(siteId: number) {
      const site = store.sites.get(siteId);
      if (site === null || closing.aborted) return;
      for (const [channel, url] of Object.entries(notificationUrls(site))) {
        if (url !== null) sending.add(send(site, channel, url));
      }
    },
    ended: sending.ended,
  };
}

/** The URLs by the names that the extended site gives them (section 2). */
export function notificationUrls(site: Site) {
  return {
    chat_a: site.chat_a_webhook_url,
    chat_b: site.chat_b_webhook_url,
    webhook: site.deploy_webhook_url,
  };
}

function payload({ id, server_id, domain, last_deploy_at }: Site) {
  const text = `A deploy of ${domain} has ended.`;
  return { event: 'deploy.ended', text, server_id, site_id: id, domain, last_deploy_at };
}

/** Sends, and says what went wrong, if something did. The answer's body is not read. */
async function post(
  url: string,
  body: object,
  closing: AbortSignal,
  timeLimitMs: number,
): Promise<string | null> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'user-agent': 'site-deploy-sandbox' },
      body: JSON.stringify(body),
      redirect: 'manual',
      signal: AbortSignal.any([closing, AbortSignal.timeout(timeLimitMs)]),
    });
    await response.body?.cancel();
    if (response.ok) return null;
    const isRedirect = response.status >= 300 && response.status < 400;
    return `It was answered with ${response.status}${isRedirect ? '; redirects are not followed' : ''}.`;
  } catch (error) {
    return reasonOf(error, timeLimitMs);
  }
}

function reasonOf(error: unknown, timeLimitMs: number): string {
  if (error instanceof Error && error.name === 'TimeoutError') {
    return `There was no answer within ${timeLimitMs / 1000} s.`;
  }
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  const reason = cause instanceof Error ? ('code' in cause ? cause.code : cause.message) : cause;
  return `It could not be sent: ${reason}.`;
}
