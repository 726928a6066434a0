import { createServer } from 'node:http';
import * as z from 'zod/mini';
import { createTestClient } from '../../harness/test-client.ts';
import { createTestClock } from '../../harness/test-clock.ts';
import { createTraffic } from '../../harness/traffic.ts';
import { readEndpoint } from '../../src/api/endpoint.ts';
import type { Limiter } from './limiters.ts';

const readThing = readEndpoint('/things/{thing}', z.object({ ok: z.boolean() }));
const FOREVER = Number.POSITIVE_INFINITY;

/** The headers by which a service shows its limit. */
export type Says = 'requests left and Retry-After' | 'Retry-After' | 'nothing';

/** The story of many scopes that share a client. Times are of the test's clock, in milliseconds. */
interface Crowded {
  /** The times of the 429s. */
  readonly limitedAt: readonly number[];
  readonly requests: number;
  readonly failed: number;
  readonly saidFewLeft: number;
  readonly endedAt: number;
  /** The most reads that one scope was ever ahead of another by. */
  readonly lead: number;
}

/** Lets scopes read one thing after the other, side by side, from a service with a limit; an answer takes 100 to 300 ms. */
export async function crowd(limiter: Limiter, says: Says, scopes: number, reads: number): Promise<Crowded> {
  const { signal } = new AbortController();
  const traffic = createTraffic();
  const clock = createTestClock(FOREVER, traffic);
  const limitedAt: number[] = [];
  let requests = 0;
  const server = createServer(async (request, response) => {
    request.resume();
    requests += 1;
    const { allowed, remaining, retryAfterSeconds } = limiter(clock.now());
    if (!allowed) limitedAt.push(clock.now());
    if (says === 'requests left and Retry-After') response.setHeader('x-ratelimit-remaining', remaining);
    if (says !== 'nothing' && !allowed) response.setHeader('retry-after', retryAfterSeconds);
    const release = traffic.hold();
    await clock.sleep(100 + ((requests * 37) % 200), signal);
    release();
    response.writeHead(allowed ? 200 : 429).end('{"ok":true}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  let nth = 0;
  const client = createTestClient(`http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`, {
    ...{ clock, signal, deadline: FOREVER, epochMs: clock.now },
    random: () => {
      nth += 1;
      return ((nth * 37) % 100) / 100;
    },
  });
  const done = new Array<number>(scopes).fill(0);
  const seen = { failed: 0, saidFewLeft: 0, lead: 0 };
  const scope = async (_: unknown, index: number): Promise<void> => {
    const onFewLeft = (): void => {
      seen.saidFewLeft += 1;
    };
    const part = client.part({ signal, deadline: FOREVER, onRetry: () => {}, onFewLeft });
    for (let read = 1; read <= reads; read += 1) {
      await part.read(readThing, { thing: index + 1 }).catch(() => {
        seen.failed += 1;
      });
      done[index] = read;
      seen.lead = Math.max(seen.lead, read - Math.min(...done));
    }
  };
  await Promise.all(Array.from({ length: scopes }, scope));
  await client.close();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  return { ...seen, limitedAt, requests, endedAt: clock.now() };
}
