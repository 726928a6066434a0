import { type Client, type ClientParts, createClient } from '../src/api/client.ts';
import { systemClock } from './hurried-clock.ts';

/** A client of the action with what a test seldom cares about filled in; waits are a hundredth of the real ones. */
export function createTestClient(baseUrl: string, parts: Partial<ClientParts> = {}): Client {
  return createClient({
    baseUrl,
    token: 'sandbox-test-token',
    proxy: undefined,
    vocabulary: {},
    clock: { ...systemClock, sleep: (ms, signal) => systemClock.sleep(ms / 100, signal) },
    epochMs: Date.now,
    random: () => 0.5,
    signal: new AbortController().signal,
    deadline: systemClock.now() + 60_000,
    onRetry: () => {},
    onFewLeft: () => {},
    ...parts,
  });
}
