import type { Dispatcher } from 'undici';
import { type Clock, timeLimit } from '../core/clock.ts';
import { createAgent, createForwarder, send } from './connection.ts';
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
  // A proxy forwards http and tunnels https; many proxies tunnel to port 443 only.
  const forwarder = url.startsWith('http:') ? proxy : undefined;
  const dispatcher =
    forwarder === undefined
      ? createAgent({ tunnel: proxy, signal: ended }, false)
      : createForwarder({ signal: ended });
  try {
    const answer = await ask(url, forwarder, dispatcher, ended);
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

async function ask(
  url: string,
  forwarder: HttpProxy | undefined,
  dispatcher: Dispatcher,
  signal: AbortSignal,
): Promise<Dispatcher.ResponseData> {
  const headers = { accept: '*/*', 'user-agent': 'site-deploy health check' };
  if (forwarder === undefined) return send(dispatcher, url, { method: 'GET', signal, headers });
  const { origin, authorization } = forwarder;
  const { host, href, hash } = new URL(url);
  const answer = await dispatcher.request({
    origin,
    path: hash === '' ? href : href.slice(0, -hash.length),
    method: 'GET',
    signal,
    headers: {
      ...headers,
      host,
      ...(authorization !== undefined && { 'proxy-authorization': authorization }),
    },
  });
  if (answer.statusCode !== 407) return answer;
  throw new NotConnectedError('proxy', undefined, 407);
}
