import { createServer, type Server, type ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import * as z from 'zod/mini';
import { createTestClient } from '../../../harness/test-client.ts';
import type { Client, ClientParts } from '../../../src/api/client.ts';
import { bareEndpoint, readEndpoint } from '../../../src/api/endpoint.ts';
import { CancelledError } from '../../../src/core/errors.ts';

const answer = z.object({ nth: z.number() });
const thing = readEndpoint('/things/{thing}', answer);
const write = bareEndpoint('POST', '/things', 'flag', answer);

let server: Server;
let url: string;
let client: Client;
let connections: number;
/** The requests as they came; each is answered with its number. */
let seen: string[];
let answerWith: (response: ServerResponse, nth: number) => void;

beforeEach(async () => {
  connections = 0;
  seen = [];
  answerWith = (response, nth) => void response.end(JSON.stringify({ nth }));
  server = createServer((request, response) => {
    request.resume();
    answerWith(response, seen.push(`${request.method} ${request.url}`));
  });
  server.on('connection', () => {
    connections += 1;
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  makeClient();
});

afterEach(async () => {
  await client.close();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

function makeClient(parts: Partial<ClientParts> = {}): void {
  client = createTestClient(url, parts);
}

const read = async (id: number): Promise<number> => (await client.read(thing, { thing: id })).nth;
const ahead = (...ids: number[]): void => {
  for (const id of ids) client.readAhead(thing, { thing: id });
};

describe('a read ahead', () => {
  test('goes out at once, together with others, and answers the next read of it, once', async () => {
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
    answerWith = (response, nth) => void response.end(JSON.stringify({ nth }));
    expect([await read(1), await read(2), await read(3)]).toEqual([3, 4, 5]);
    expect(connections).toBe(2);
    expect(client.traffic()).toMatchObject({ requests: 5, retries: 0 });
  });

  test('needs a second connection; reads one after the other share one', async () => {
    for (const id of [1, 2, 3]) await read(id);
    expect(connections).toBe(1);
    for (let nth = 0; nth < 3; nth += 1) {
      ahead(1, 2);
      await read(1);
      await read(2);
    }
    for (const id of [1, 2, 3]) await read(id);
    expect(connections).toBe(2);
  });

  test('goes out once, however often it is announced', async () => {
    ahead(1, 1);
    ahead(1);
    expect(await read(1)).toBe(1);
    expect(client.traffic().requests).toBe(1);
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

  test('that fails is the first attempt of the read that asks for it, and is told then', async () => {
    const told: string[] = [];
    makeClient({ onRetry: ({ message }) => void told.push(message) });
    const came = failFirst(2);
    ahead(1, 2);
    await came;
    await settled();
    expect(told).toEqual([]);
    expect(await read(1)).toBe(3);
    expect(told).toEqual([expect.stringContaining('GET /things/1')]);
    // The second attempt was sent in between.
    expect(await read(2)).toBe(4);
    expect(told).toHaveLength(1);
    expect(client.traffic()).toEqual({ requests: 4, retries: 1 });
  });

  test('that would have to wait is not sent ahead', async () => {
    answerWith = (response, nth) =>
      void response.setHeader('x-ratelimit-remaining', '5').end(JSON.stringify({ nth }));
    await read(9);
    ahead(1, 2);
    await settled();
    expect(seen).toEqual(['GET /things/9']);
    expect([await read(2), await read(1)]).toEqual([2, 3]);
  });

  test('that nobody asks for fails silently', async () => {
    const unhandled = jest.fn();
    process.on('unhandledRejection', unhandled);
    try {
      const came = failFirst(1);
      ahead(1);
      await came;
      answerWith = (response) => void response.socket?.resetAndDestroy();
      ahead(2);
      await settled();
      await client.close();
      await settled();
      expect(unhandled).not.toHaveBeenCalled();
    } finally {
      process.off('unhandledRejection', unhandled);
    }
  });

  test('ends with a cancel, and none begins after it', async () => {
    const cancel = new AbortController();
    makeClient({ signal: cancel.signal });
    const cutOff = new Promise((resolve) => {
      answerWith = (response) => {
        response.on('close', resolve);
        cancel.abort(new CancelledError('The workflow was cancelled.'));
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

/** Fails the first requests; resolves when they have come. */
function failFirst(count: number): Promise<void> {
  return new Promise((resolve) => {
    answerWith = (response, nth) => {
      response.statusCode = nth <= count ? 503 : 200;
      response.end(JSON.stringify({ nth }), () => nth === count && resolve());
    };
  });
}

/** Lets all that is under way come to its end. */
const settled = (): Promise<void> => sleep(50);
