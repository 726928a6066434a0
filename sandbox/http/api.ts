import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { Hono, type MiddlewareHandler } from 'hono';
import { groupsOf } from '../api/index.ts';
import type { Manner, Route } from '../api/manner.ts';
import type { Service } from '../service.ts';
import type { Vocabulary } from '../vocabulary.ts';
import { refused } from './answer.ts';
import { readBody } from './body.ts';
import { addDocuments } from './documents.ts';
import { createRateLimit } from './rate-limit.ts';
import { type Api, type Environment, refuseOthers, send } from './reply.ts';

export type ApiOptions = {
  token: string;
  rateLimit: number | null;
  latencyMs: number;
  manner: Manner;
  vocabulary: Vocabulary;
};

/**
 * The documents that take no token, then the API: token, rate limit, route, body, endpoint; what goes in and comes out is
 * in the words of `vocabulary`.
 */
export function createApi(service: Service, options: ApiOptions): Api {
  const { token, rateLimit, latencyMs, manner, vocabulary } = options;
  const api: Api = new Hono({
    getPath: (_, options) => {
      const path = options?.env && vocabulary.path(pathOf(options.env.incoming));
      // Hono decodes parameters: in the paths of the API a percent sign is a plain character.
      return path?.startsWith('/') ? path.replaceAll('%', '%25') : '/-';
    },
  });
  addDocuments(api, service, options);
  if (latencyMs > 0) api.use(delay(latencyMs));
  api.use(checkToken(token));
  if (rateLimit !== null) api.use(limitRate(rateLimit));
  const routes = groupsOf(manner).flatMap((group) => group.routes);
  for (const [path, taken] of Map.groupBy(routes, (route) => route.path)) addPath(path, taken);
  api.notFound(() => send(refused(404, 'The API has no such path.')));
  api.onError((error) => {
    throw error;
  });
  return api;

  function addPath(path: string, routes: Route[]) {
    const pattern = path.replaceAll(/\{(\w+)\}/g, ':$1');
    for (const { method, handle } of routes) {
      api.on(method, pattern, async (context, next) => {
        // Hono answers HEAD by GET.
        if (context.req.method !== method) return next();
        const { incoming } = context.env;
        const read = await readBody(incoming);
        if (!read.ok) return send(read.answer);
        const answer = await handle({
          service,
          manner,
          parameters: context.req.param(),
          url: `http://${incoming.headers.host}${pathOf(incoming)}`,
          query: (name) => context.req.query(name),
          body: vocabulary.body(read.body),
        });
        return send(vocabulary.answer(answer));
      });
    }
    refuseOthers(
      api,
      pattern,
      routes.map(({ method }) => method),
    );
  }
}

/** The path as it was sent. */
const pathOf = ({ url = '' }: IncomingMessage) => url.replace(/\?.*/s, '');

function delay(milliseconds: number): MiddlewareHandler<Environment> {
  return async (_, next) => {
    await next();
    await sleep(milliseconds);
  };
}

function checkToken(token: string): MiddlewareHandler<Environment> {
  // Digests have one length, as the comparison in constant time needs.
  const digest = (text: string) => createHash('sha256').update(text).digest();
  const expected = digest(token);
  return async ({ env: { incoming } }, next) => {
    const sent = /^bearer (.+)$/i.exec(incoming.headers.authorization ?? '')?.[1] ?? '';
    return timingSafeEqual(digest(sent), expected) ? next() : send(refused(401, 'Unauthenticated.'));
  };
}

function limitRate(requestsPerMinute: number): MiddlewareHandler<Environment> {
  const count = createRateLimit(requestsPerMinute, () => performance.now());
  return async (context, next) => {
    const { allowed, limit, remaining, retryAfterSeconds } = count();
    const retry = { 'retry-after': String(retryAfterSeconds) };
    if (allowed) await next();
    else context.res = send(refused(429, 'Too Many Attempts.', retry));
    context.header('x-ratelimit-limit', String(limit));
    context.header('x-ratelimit-remaining', String(remaining));
  };
}
