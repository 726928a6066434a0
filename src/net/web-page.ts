import { type Waits, within } from '../core/clock.ts';
import { createAgent, send } from './connection.ts';
import { connectionFailure } from './network.ts';
import type { HttpProxy } from './proxy.ts';

export interface WebPage {
  readonly status: number;
  /** The start of the body, at most 1 MiB. */
  readonly text: string;
  /** The address that a redirect leads to, as the page gives it. */
  readonly location?: string | undefined;
}

const MAX_PAGE_BYTES = 1024 * 1024;

/** A request for a page, with headers of its own. */
interface PageRequest {
  readonly url: string;
  readonly proxy: HttpProxy | undefined;
  readonly timeoutMs: number;
  readonly headers: Readonly<Record<string, string>>;
}

/** Gets a page, without our credentials and without following redirects. @throws ApiError, and the reason when interrupted */
export async function getPage(
  { url, proxy, timeoutMs, headers: ownHeaders }: PageRequest,
  waits: Waits,
): Promise<WebPage> {
  const agent = await createAgent({ proxy, connectTimeoutMs: timeoutMs });
  const headers = { accept: '*/*', 'user-agent': 'site-deploy health check', ...ownHeaders };
  const getting = within(waits, timeoutMs, async (signal) => {
    const answer = await send(agent, url, { method: 'GET', signal, headers });
    const chunks: Buffer[] = [];
    let size = 0;
    for await (const chunk of answer.body) {
      chunks.push(chunk);
      size += chunk.length;
      if (size >= MAX_PAGE_BYTES) break;
    }
    const [location] = [answer.headers.location].flat();
    const text = Buffer.concat(chunks).toString('utf8');
    return { status: answer.statusCode, location, text };
  });
  return getting
    .catch((error: unknown) => {
      waits.signal.throwIfAborted();
      throw connectionFailure('the request', false, error, 'site');
    })
    .finally(() => void agent.destroy());
}
