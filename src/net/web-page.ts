import { type Clock, timeLimit } from '../core/clock.ts';
import { createAgent } from './connection.ts';
import { connectionFailure, NotConnectedError } from './network.ts';
import type { HttpProxy } from './proxy.ts';

export interface WebPage {
  readonly status: number;
  /** The start of the body, at most 1 MiB. */
  readonly text: string;
}

const MAX_PAGE_BYTES = 1024 * 1024;

/**
 * Gets a page for a health check: without credentials, on a separate connection, without following redirects.
 *
 * @throws ApiError when no answer came within `timeoutMs`; the signal's reason when interrupted
 */
export async function getPage(
  url: string,
  proxy: HttpProxy | undefined,
  timeoutMs: number,
  { clock, signal }: { readonly clock: Clock; readonly signal: AbortSignal },
): Promise<WebPage> {
  const limit = timeLimit(clock, timeoutMs);
  const ended = AbortSignal.any([signal, limit.signal]);
  const { protocol, origin, host, pathname, search } = new URL(url);
  // A proxy passes plain http on: many open tunnels to port 443 only.
  const forwarder = protocol === 'http:' ? proxy : undefined;
  const tunnel = forwarder === undefined ? proxy : undefined;
  const route = { tunnel, signal: ended, connectTimeoutMs: timeoutMs };
  const dispatcher = createAgent(route, false, forwarder && 'proxy');
  try {
    const headers = {
      host,
      accept: '*/*',
      'user-agent': 'site-deploy health check',
      'proxy-authorization': forwarder?.authorization,
    };
    const path = pathname + search;
    const to = forwarder === undefined ? { origin, path } : { origin: forwarder.origin, path: origin + path };
    const answer = await dispatcher.request({ ...to, method: 'GET', signal: ended, headers });
    if (forwarder !== undefined && answer.statusCode === 407)
      throw new NotConnectedError('proxy', undefined, 407);
    const chunks: Buffer[] = [];
    let size = 0;
    for await (const chunk of answer.body) {
      chunks.push(chunk);
      size += chunk.length;
      if (size >= MAX_PAGE_BYTES) break;
    }
    return { status: answer.statusCode, text: Buffer.concat(chunks).toString('utf8') };
  } catch (error) {
    signal.throwIfAborted();
    throw connectionFailure('the request', false, error);
  } finally {
    limit.stop();
    void dispatcher.destroy();
  }
}
