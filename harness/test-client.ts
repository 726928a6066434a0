import { type Client, type ClientParts, createClient } from '../src/api/client.ts';
import { createTestClock } from './test-clock.ts';
import { createTraffic } from './traffic.ts';

/** A client of the action with what a test seldom cares about filled in; its waits take no time. */
export function createTestClient(baseUrl: string, parts: Partial<ClientParts> = {}): Client {
  const deadline = Number.POSITIVE_INFINITY;
  const clock = createTestClock(deadline, createTraffic());
  return createClient({
    baseUrl,
    token: 'sandbox-test-token',
    proxy: undefined,
    vocabulary: {},
    clock,
    deadline,
    random: () => 0.5,
    signal: clock.signal,
    onRetry: () => {},
    ...parts,
  });
}
