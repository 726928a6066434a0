import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { routesOf } from '../api/index.ts';
import type { Manner } from '../api/manner.ts';
import type { Service } from '../service.ts';
import type { Vocabulary } from '../vocabulary.ts';
import { type Answer, refused } from './answer.ts';
import { readBody } from './body.ts';
import { type Allowance, createRateLimit } from './rate-limit.ts';
import { matchRoute, type Route } from './route.ts';

export type ApiOptions = {
  token: string;
  rateLimit: number | null;
  latencyMs: number;
  manner: Manner;
  vocabulary: Vocabulary;
};

/** The API: token, rate limit, route, body, endpoint; what goes in and comes out is in the words of `vocabulary`. */
export function createApi(service: Service, options: ApiOptions) {
  const { token, rateLimit, latencyMs } = options;
  const routes = routesOf(options.manner);
  const isToken = createTokenCheck(token);
  const count = rateLimit === null ? null : createRateLimit(rateLimit, () => performance.now());

  async function answer(request: IncomingMessage): Promise<Answer> {
    if (!isToken(request.headers.authorization)) return refused(401, 'Unauthenticated.');
    if (count === null) return callEndpoint(service, routes, options, request);
    const allowance = count();
    const result = allowance.allowed
      ? await callEndpoint(service, routes, options, request)
      : tooMany(allowance);
    return { ...result, headers: { ...result.headers, ...limitHeaders(allowance) } };
  }

  return async (request: IncomingMessage): Promise<Answer> => {
    const result = await answer(request);
    if (latencyMs > 0) await sleep(latencyMs);
    return result;
  };
}

async function callEndpoint(
  service: Service,
  routes: Route[],
  { manner, vocabulary }: ApiOptions,
  request: IncomingMessage,
): Promise<Answer> {
  const { method = '', url: target = '', headers } = request;
  const [, path = '', query = ''] = /^([^?]*)(.*)$/s.exec(target) ?? [];
  const match = matchRoute(routes, method, vocabulary.path(path) ?? '');
  if (match.kind === 'no path') return refused(404, 'The API has no such path.');
  if (match.kind === 'wrong method') {
    const allow = match.allowed.join(', ');
    return refused(405, `This path does not take ${method}, only ${allow}.`, { allow });
  }
  const read = await readBody(request);
  if (!read.ok) return read.answer;
  const answer = await match.route.handle({
    service,
    manner,
    parameters: match.parameters,
    url: `http://${headers.host}${path}`,
    query: new URLSearchParams(query),
    body: vocabulary.body(read.body),
  });
  return vocabulary.answer(answer);
}

function createTokenCheck(token: string): (header: string | undefined) => boolean {
  // Digests have one length, as the comparison in constant time needs.
  const digest = (text: string) => createHash('sha256').update(text).digest();
  const expected = digest(token);
  return (header) => timingSafeEqual(digest(/^bearer (.+)$/i.exec(header ?? '')?.[1] ?? ''), expected);
}

function tooMany({ retryAfterSeconds }: Allowance): Answer {
  return refused(429, 'Too Many Attempts.', { 'retry-after': String(retryAfterSeconds) });
}

function limitHeaders({ limit, remaining }: Allowance): Record<string, string> {
  return { 'x-ratelimit-limit': String(limit), 'x-ratelimit-remaining': String(remaining) };
}
