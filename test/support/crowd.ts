import { createServer } from 'node:http';
import { listen } from '../../harness/listen.ts';
import { createTestClient } from '../../harness/test-client.ts';
import { createTestClock } from '../../harness/test-clock.ts';
import { createTraffic } from '../../harness/traffic.ts';
import { anyAnswer, readEndpoint } from '../../src/api/endpoint.ts';

/** The answer of a service with a limit to a request. */
interface Allowance {
  readonly allowed: boolean;
  readonly remaining: number;
  readonly retryAfterMs: number;
}

/** Decides about a request that comes at a time in milliseconds. */
type Limiter = (nowMs: number) => Allowance;

const MINUTE = 60_000;

/** The usual kinds of limits on requests a minute. */
export const LIMITERS = {
  /** A window begins with the first request after the end of the last one. */
  'fixed window': (limit: number): Limiter => {
    let since = Number.NEGATIVE_INFINITY;
    let used = 0;
    return (nowMs) => {
      if (nowMs - since >= MINUTE) {
        since = nowMs;
        used = 0;
      }
      used += 1;
      return { allowed: used <= limit, remaining: limit - used, retryAfterMs: since + MINUTE - nowMs };
    };
  },
  'sliding window': (limit: number): Limiter => {
    let times: number[] = [];
    return (nowMs) => {
      times = times.filter((atMs) => atMs > nowMs - MINUTE);
      const allowed = times.length < limit;
      if (allowed) times.push(nowMs);
      const retryAfterMs = (times[0] ?? nowMs) + MINUTE - nowMs;
      return { allowed, remaining: limit - times.length, retryAfterMs };
    };
  },
  'token bucket': (limit: number): Limiter => {
    const refill = limit / MINUTE;
    let tokens = limit;
    let last = 0;
    return (nowMs) => {
      tokens = Math.min(limit, tokens + (nowMs - last) * refill);
      last = nowMs;
      const allowed = tokens >= 1;
      if (allowed) tokens -= 1;
      return { allowed, remaining: Math.floor(tokens), retryAfterMs: (1 - tokens) / refill };
    };
  },
} as const;

/** The headers by which a service shows its limit. */
type Shown = 'requests left and Retry-After' | 'Retry-After' | 'nothing';

function headersOf({ allowed, remaining, retryAfterMs }: Allowance, shown: Shown): Record<string, number> {
  return {
    ...(shown === 'requests left and Retry-After' && { 'x-ratelimit-remaining': Math.max(0, remaining) }),
    ...(shown !== 'nothing' && !allowed && { 'retry-after': Math.max(1, Math.ceil(retryAfterMs / 1_000)) }),
  };
}

/** The story of many scopes that share a client. Times are of the test's clock, in milliseconds. */
interface Crowded {
  /** The number of 429s. */
  readonly limited: number;
  readonly requests: number;
  readonly failed: number;
  readonly saidFewLeft: number;
  readonly endedAt: number;
  /** The most reads that one scope was ever ahead of another by. */
  readonly lead: number;
}

const readThing = readEndpoint('/things/{thing}', anyAnswer);

/** Lets scopes read one thing after the other, side by side, from a service with a limit; an answer takes 100 to 300 ms. */
export async function crowd(limiter: Limiter, shown: Shown, scopes: number, reads: number): Promise<Crowded> {
  const traffic = createTraffic();
  const clock = createTestClock(undefined, traffic);
  const seen = { limited: 0, requests: 0, failed: 0, saidFewLeft: 0, lead: 0 };
  await using server = await listen(
    createServer(async (request, response) => {
      request.resume();
      const release = traffic.hold();
      // Each scope has a way of its own to the service, so that their order does not depend on the machine.
      await clock.sleep(Number(request.url?.split('/').at(-1)), clock.signal);
      seen.requests += 1;
      const allowance = limiter(clock.now());
      if (!allowance.allowed) seen.limited += 1;
      await clock.sleep(100 + ((seen.requests * 37) % 200), clock.signal);
      release();
      response.writeHead(allowance.allowed ? 200 : 429, headersOf(allowance, shown)).end('{}');
    }),
  );
  let nth = 0;
  const random = (): number => {
    nth += 1;
    return ((nth * 37) % 100) / 100;
  };
  const client = createTestClient(server.url, { clock, signal: clock.signal, epochMs: clock.now, random });
  const done = new Array<number>(scopes).fill(0);
  const scope = async (_: unknown, index: number): Promise<void> => {
    const onFewLeft = (): void => {
      seen.saidFewLeft += 1;
    };
    const deadline = Number.POSITIVE_INFINITY;
    const part = client.part({ signal: clock.signal, deadline, onRetry: () => {}, onFewLeft });
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
  return { ...seen, endedAt: clock.now() };
}
