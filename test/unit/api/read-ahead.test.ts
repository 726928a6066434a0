import { createServer, type ServerResponse } from 'node:http';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import * as z from 'zod/mini';
import { type Listening, listen } from '../../../harness/listen.ts';
import { createTestClient } from '../../../harness/test-client.ts';
import { createTestClock, type TestClock } from '../../../harness/test-clock.ts';
import { createTraffic } from '../../../harness/traffic.ts';
import type { Client } from '../../../src/api/client.ts';
import { bareEndpoint, readEndpoint } from '../../../src/api/endpoint.ts';
import { CancelledError } from '../../../src/core/errors.ts';

const answer = z.object({ nth: z.number() });
const thing = readEndpoint('/things/{thing}', answer);
const write = bareEndpoint('POST', '/things', 'flag', answer);

let server: Listening;
let client: Client;
let clock: TestClock;
/** The requests as they came; each is answered with its number. */
let seen: string[];
/** The words of the client about repeated reads. */
let said: string[];
let answerWith: (response: ServerResponse, nth: number) => void;

beforeEach(async () => {
  seen = [];
  said = [];
  answerWith = (response, nth) => void response.end(JSON.stringify({ nth }));
  server = await listen(
    createServer((request, response) => {
      request.resume();
      answerWith(response, seen.push(`${request.method} ${request.url}`));
    }),
  );
  clock = createTestClock(undefined, createTraffic());
  const onRetry = ({ message }: Error): void => void said.push(message);
  client = createTestClient(server.url, { clock, signal: clock.signal, onRetry });
});
afterEach(async () => {
  await client.close();
  await server.stop();
});

const read = async (id: number): Promise<number> => (await client.read(thing, { thing: id })).nth;
const ahead = (...ids: number[]): void => {
  for (const id of ids) client.readAhead(thing, { thing: id });
};
/** Lets all that is under way come to its end: before that, no time passes. */
const settled = (): Promise<void> => clock.sleep(1, new AbortController().signal);
/** Fails the first requests. */
const failFirst = (count: number): void => {
  answerWith = (response, nth) =>
    void response.writeHead(nth <= count ? 503 : 200).end(JSON.stringify({ nth }));
};

test('reads one after the other share one connection', async () => {
  for (const id of [1, 2, 3]) await read(id);
  expect(server.seen.connections).toBe(1);
});

describe('a read ahead', () => {
  test('goes out at once, together with others, over one more connection', async () => {
    const held: (() => void)[] = [];
    const bothCame = new Promise<void>((resolve) => {
      answerWith = (response, nth) => {
        held.push(() => response.end(JSON.stringify({ nth })));
        if (nth === 2) resolve();
      };
    });
    ahead(1, 2);
    await bothCame;
    expect(seen.toSorted()).toEqual(['GET /things/1', 'GET /things/2']);
    for (const respond of held) respond();
    expect((await Promise.all([read(1), read(2)])).toSorted()).toEqual([1, 2]);
    expect(server.seen.connections).toBe(2);
  });

  test('answers the next read of it, once, however often it is announced', async () => {
    ahead(1, 1);
    ahead(1, 2);
    await settled();
    expect((await Promise.all([read(1), read(2)])).toSorted()).toEqual([1, 2]);
    expect([await read(1), await read(2), await read(3)]).toEqual([3, 4, 5]);
    expect(client.traffic()).toEqual({ requests: 5, retries: 0 });
    expect(server.seen.connections).toBe(2);
  });

  test.each<[string, () => Promise<unknown>]>([
    ['a write', () => client.write(write, {}, undefined)],
    ['a read of something else', () => read(9)],
  ])('counts no longer after %s', async (_, send) => {
    ahead(1, 2);
    expect(await read(1)).toBeLessThan(3);
    await send();
    expect(await read(2)).toBe(4);
    expect(client.traffic().requests).toBe(4);
  });

  test('counts, if it fails, as the first attempt of the read that asks for it, which then says so', async () => {
    failFirst(2);
    ahead(1, 2);
    await settled();
    expect(said).toEqual([]);
    expect(await read(1)).toBe(3);
    expect(said).toEqual([expect.stringContaining('GET /things/1')]);
    // The second attempt was sent in between.
    expect(await read(2)).toBe(4);
    expect(said).toHaveLength(1);
    expect(client.traffic()).toEqual({ requests: 4, retries: 1 });
  });

  test('is not sent if it would have to wait', async () => {
    answerWith = (response, nth) =>
      void response.setHeader('x-ratelimit-remaining', '5').end(JSON.stringify({ nth }));
    await read(9);
    ahead(1, 2);
    await settled();
    expect(seen).toEqual(['GET /things/9']);
    expect([await read(2), await read(1)]).toEqual([2, 3]);
  });

  test('fails silently if nobody asks for it', async () => {
    let unhandled = 0;
    const count = (): void => {
      unhandled += 1;
    };
    process.on('unhandledRejection', count);
    try {
      failFirst(1);
      ahead(1);
      await settled();
      answerWith = (response) => void response.socket?.resetAndDestroy();
      ahead(2);
      await settled();
      await client.close();
      await settled();
      expect({ unhandled, seen }).toEqual({ unhandled: 0, seen: ['GET /things/1', 'GET /things/2'] });
    } finally {
      process.off('unhandledRejection', count);
    }
  });

  test('ends with a cancel, and none begins after it', async () => {
    const cutOff = new Promise((resolve) => {
      answerWith = (response) => {
        response.on('close', resolve);
        clock.interrupt(new CancelledError('The workflow was cancelled.'));
      };
    });
    ahead(1);
    await cutOff;
    ahead(2);
    await expect(read(1)).rejects.toThrow(CancelledError);
    await expect(read(2)).rejects.toThrow(CancelledError);
    await settled();
    expect(seen).toEqual(['GET /things/1']);
    expect(client.traffic().requests).toBe(1);
  });
});
