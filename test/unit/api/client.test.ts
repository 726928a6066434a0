import { createServer, type ServerResponse } from 'node:http';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import * as z from 'zod/mini';
import { type Listening, listen } from '../../../harness/listen.ts';
import { createTestClient } from '../../../harness/test-client.ts';
import { createTestClock } from '../../../harness/test-clock.ts';
import { createTraffic } from '../../../harness/traffic.ts';
import type { Client, ClientParts } from '../../../src/api/client.ts';
import { type RetryClass, readEndpoint, writeEndpoint } from '../../../src/api/endpoint.ts';
import { getDeployLog, getServerLogs, getSite } from '../../../src/api/sites.ts';
import { createClock } from '../../../src/core/clock.ts';
import { CancelledError, explain, PlanAgain } from '../../../src/core/errors.ts';
import { isCut } from '../../../src/net/body.ts';
import { getPage } from '../../../src/net/web-page.ts';

const answer =
  (status: number, body = '{"ok":true}', headers = {}) =>
  (response: ServerResponse): void => {
    response.writeHead(status, headers).end(body);
  };
const limited = (retryAfter: string) => answer(429, '', { 'retry-after': retryAfter });

let server: Listening;
let behave: (response: ServerResponse, nth: number) => void;
let requests: number;
const clients: Client[] = [];

beforeEach(async () => {
  requests = 0;
  server = await listen(
    createServer((request, response) => {
      request.resume();
      requests += 1;
      behave(response, requests);
    }),
  );
});
afterEach(async () => {
  await Promise.all(clients.splice(0).map((client) => client.close()));
  await server.stop();
});

function makeClient(parts: Partial<ClientParts> = {}): Client {
  const client = createTestClient(server.url, parts);
  clients.push(client);
  return client;
}

const newClock = () => createTestClock(undefined, createTraffic());
const cancelled = new CancelledError('cancelled');

const ok = z.object({ ok: z.boolean() });
const thing = readEndpoint('/things/{thing}', ok);
const writeOf = (retry: Exclude<RetryClass, 'read'>) =>
  writeEndpoint('POST', '/things/{thing}', { retry, body: z.undefined(), answer: ok });
const read = (client: Client) => client.read(thing, { thing: 1 });
const write = (client: Client) => client.write(writeOf('once'), { thing: 1 }, undefined);

test('a write that was once in doubt stays in doubt when a later attempt is refused', async () => {
  behave = (response, nth) => (nth === 1 ? response.socket?.resetAndDestroy() : answer(422)(response));
  const effect = await makeClient().write(writeOf('flag'), { thing: 1 }, undefined);
  expect({ state: effect.state, requests }).toEqual({ state: 'unknown', requests: 2 });
});

test('a write that is cancelled under way is in doubt', async () => {
  const clock = newClock();
  behave = () => clock.interrupt(cancelled);
  const effect = await write(makeClient({ clock, signal: clock.signal }));
  expect(effect).toMatchObject({ state: 'unknown', error: { name: 'CancelledError' } });
});

test('a write in doubt stays so when it is cancelled in the pause', async () => {
  const clock = newClock();
  behave = answer(200, 'no JSON');
  const client = makeClient({ clock, signal: clock.signal, onRetry: () => clock.interrupt(cancelled) });
  const effect = await client.write(writeOf('flag'), { thing: 1 }, undefined);
  expect({ ...effect, requests }).toMatchObject({ state: 'unknown', error: cancelled, requests: 1 });
});

describe('a read', () => {
  test('is tried four times, then the last error stands', async () => {
    behave = answer(503);
    const client = makeClient();
    await expect(read(client)).rejects.toMatchObject({ reason: 'ambiguous', status: 503 });
    expect(client.traffic()).toEqual({ requests: 4, retries: 3 });
  });

  test('ends at once when it is cancelled under way, and nothing is sent after it', async () => {
    const clock = newClock();
    // In the middle of the answer.
    behave = (response) => void response.write('{"ok"', () => clock.interrupt(cancelled));
    const client = makeClient({ clock, signal: clock.signal });
    await expect(read(client)).rejects.toBe(cancelled);
    await expect(write(client)).rejects.toBe(cancelled);
    expect([clock.now(), requests]).toEqual([0, 1]);
  });

  test('ends at once when it is cancelled in a pause', async () => {
    const clock = newClock();
    clock.interruptAt(30_000, cancelled);
    behave = limited('90');
    await expect(read(makeClient({ clock, signal: clock.signal }))).rejects.toBe(cancelled);
    expect([clock.now(), requests]).toEqual([30_000, 1]);
  });

  test('waits as long as the service asks for, unless that is beyond the deadline', async () => {
    behave = (response, nth) => (nth === 1 ? limited('7') : answer(200))(response);
    const clock = newClock();
    await read(makeClient({ clock }));
    expect(clock.now()).toBe(7_250);
    requests = 0;
    const hurried = read(makeClient({ deadline: 5_000 }));
    await expect(hurried).rejects.toMatchObject({ reason: 'limited', retryAfterMs: 7_000 });
    expect(requests).toBe(1);
  });
});

test.each([
  ['500', answer(500)],
  ['503 that names a time', answer(503, '', { 'retry-after': '1' })],
  ['429 that names no time', answer(429)],
  ['429 that names one', limited('1')],
])('a run repeats at most twenty requests after answers of %s', async (_, bad) => {
  behave = bad;
  const client = makeClient();
  for (let round = 0; round < 9; round += 1) await read(client).catch(() => undefined);
  expect(client.traffic()).toEqual({ requests: 29, retries: 20 });
});

describe('an answer', () => {
  test('is refused while it comes if it is too large', async () => {
    behave = answer(200, 'x'.repeat(9_000_000));
    await expect(read(makeClient())).rejects.toMatchObject({ reason: 'too-large' });
    expect(requests).toBe(1);
  });

  test('with a long log is cut to the end of the log, from the beginning of a line', async () => {
    const log = readEndpoint('/log', z.object({ log: z.string() }), { mayBeLong: true });
    const lines = Array.from({ length: 600_000 }, (_, nth) => `né "${nth}" \\n nnn`);
    behave = answer(200, JSON.stringify({ log: lines.join('\n') }));
    const [note, ...rest] = (await makeClient().read(log, {})).log.split('\n');
    expect(isCut(`${note}`)).toBe(true);
    expect(rest.length).toBeGreaterThan(10_000);
    expect(rest.join('\n') === lines.slice(-rest.length).join('\n')).toBe(true);
    behave = answer(200, JSON.stringify({ log: 'x'.repeat(9_000_000), more: 1 }));
    expect((await makeClient().read(log, {})).log).toBe(`${note}\n`);
  });

  test('with many small texts in the place of a long log is refused if it is too large', async () => {
    const log = readEndpoint('/log', z.unknown(), { mayBeLong: true });
    behave = answer(200, JSON.stringify(Array(3_000_000).fill('x')));
    await expect(makeClient().read(log, {})).rejects.toMatchObject({ reason: 'too-large' });
  });

  test.each([
    ['{"ok":"secret"}', 'ok'],
    ['"secret"', 'the answer'],
  ])('of an unexpected shape, as %s, is named by its fields, and not quoted', async (body, fields) => {
    behave = answer(200, body);
    const error = await makeClient()
      .read(thing, { thing: 1 }, { attempts: 1 })
      .catch((reason: unknown) => reason);
    expect(explain(error)).toBe(`The answer to GET /things/1 has an unexpected shape (${fields}).`);
  });

  test.each([
    ['prototype keys', '"__proto__":{"id":1,"polluted":1},"toString":1,"id":7'],
    ['an id as a text', '"id":"7"'],
    ['lone surrogates and NUL', '"id":7,"note":"\\ud800 \\u0000 \\udfff"'],
  ])('with %s is read as what it says', async (_, fields) => {
    behave = answer(200, `{"data":{"domain":"a.example",${fields}}}`);
    const site = await makeClient().read(getSite, { server: 1, site: 7 });
    expect(site).toMatchObject({ id: 7, domain: 'a.example' });
    expect(site).not.toHaveProperty('polluted');
  });

  test.each([
    ['another id', '{"data":{"id":8}}', 'the id 8 instead of 7'],
    ['the id of another server', '{"id":"7","server_id":"3"}', 'the server_id 3 instead of 1'],
  ])('with %s is read again, and then unusable', async (_, body, strange) => {
    behave = answer(200, body);
    const reading = makeClient().read(getSite, { server: 1, site: 7 });
    const message = `The answer to GET /api/servers/1/sites/7 is about something else: it shows ${strange}.`;
    await expect(reading).rejects.toMatchObject({ reason: 'ambiguous', message });
    expect(requests).toBe(4);
  });

  test.each([
    ['an entry of another site', '[{"id":1,"site_id":7},{"id":2,"site_id":8}]', 'the site_id 8 instead of 7'],
    ['an id twice', '[{"id":1},{"id":2},{"id":1}]', 'the id 1 twice'],
  ])('to a read of the log is read again if it shows %s', async (_, data, strange) => {
    behave = (response, nth) => answer(200, nth === 1 ? `{"data":${data}}` : '{"data":[]}')(response);
    const said: string[] = [];
    const client = makeClient({ onRetry: ({ message }) => void said.push(message) });
    expect(await client.read(getDeployLog, { server: 1, site: 7 })).toMatchObject({ entries: [] });
    expect(said).toEqual([expect.stringContaining(`it shows ${strange}.`)]);
  });

  test('about what belongs to a server is not compared with a site that its path does not name', async () => {
    behave = answer(200, '[{"content":"x","site_id":8}]');
    expect((await makeClient().read(getServerLogs, { server: 1, ...{ site: 7 } })).items).toHaveLength(1);
  });

  test('without ids, or with malformed ones, is accepted', async () => {
    const entry = { id: 'latest', site_id: null, server_id: 'web-1', description: 'x' };
    behave = answer(200, JSON.stringify([entry, entry]));
    const { entries } = await makeClient().read(getDeployLog, { server: 1, site: 7 });
    expect(entries).toHaveLength(2);
  });

  test.each([
    ['a message and fields', '{"message":"m","errors":{"a":["x","y"],"b":"z"}}', 'm a: x y b: z'],
    ['a list of errors', '{"errors":["one","two"]}', 'one two'],
    ['an error', '{"error":"e"}', 'e'],
    ['a bare text', '"text"', 'text'],
    ['HTML', '<html>', ''],
    ['nothing', '', ''],
    ['texts of a wrong type', '{"message":{"deep":1},"__proto__":{"error":"x"}}', ''],
  ])('is quoted, if it refuses with %s, as far as it has words', async (_, body, said) => {
    behave = answer(422, body);
    expect(await write(makeClient())).toMatchObject({ state: 'not-done', error: { said } });
  });
});

describe('when few requests are left', () => {
  const few = (left: number) => answer(200, '{"ok":true}', { 'x-ratelimit-remaining': String(left) });

  test('reads wait, and writes do not wait until none are left', async () => {
    const clock = newClock();
    const times: number[] = [];
    behave = (response, nth) => {
      times.push(clock.now());
      few(Math.max(0, 6 - nth))(response);
    };
    const client = makeClient({ clock });
    for (const send of [read, read, write, read, write, write, write]) await send(client);
    expect(times).toEqual([0, 10_000, 10_000, 20_000, 20_000, 20_000, 30_000]);
    expect(client.traffic()).toEqual({ requests: 7, retries: 0 });
  });

  test('a write that is cancelled while it waits was not sent, and does not count', async () => {
    behave = few(0);
    const clock = newClock();
    clock.interruptAt(5_000, cancelled);
    const client = makeClient({ clock, signal: clock.signal });
    await read(client);
    await expect(write(client)).rejects.toBe(cancelled);
    expect(requests).toBe(1);
    expect(client.traffic().requests).toBe(1);
  });

  test('a 429 to one part of the run holds back all, and the request that got it waits once', async () => {
    const clock = newClock();
    behave = (response, nth) => (nth < 3 || nth === 4 ? limited('20') : answer(200))(response);
    const client = makeClient({ clock });
    const other = client.part({ ...clock, deadline: 0, onRetry: () => {} });
    await expect(client.read(thing, { thing: 1 }, { attempts: 1 })).rejects.toMatchObject({ status: 429 });
    await expect(other.read(thing, { thing: 2 })).rejects.toMatchObject({ status: 429 });
    expect(clock.now()).toBe(20_000);
    await read(client);
    expect(clock.now()).toBe(40_000);
    await read(client);
    expect(clock.now()).toBe(60_250);
  });
});

describe('a text whose write had to wait is planned anew', () => {
  const text = { ...writeOf('replace'), path: '/texts/{thing}' } as const;
  /** The ends of writes of the text, one after the other, each of them after a look. */
  async function replace(client: Client, times: number): Promise<string[]> {
    const ends: string[] = [];
    while (ends.length < times) {
      await client.read(thing, { thing: 1 }, { attempts: 1 }).catch(() => {});
      const writing = client.write(text, { thing: 1 }, undefined).then(({ state }) => state);
      ends.push(await writing.catch((error: unknown) => (error instanceof PlanAgain ? 'anew' : `${error}`)));
    }
    return ends;
  }

  test('after every pause, until twenty requests were repeated', async () => {
    behave = limited('1');
    expect(await replace(makeClient(), 22)).toEqual([...Array(21).fill('anew'), 'not-done']);
  });

  test('but not for a read that waits, nor for time that passes without a pause', async () => {
    behave = (response, nth) => (nth < 3 ? limited('30') : answer(200))(response);
    const client = makeClient();
    expect(await replace({ ...client, read: () => Promise.reject(new Error()) }, 1)).toEqual(['anew']);
    await expect(client.read({ ...thing, path: text.path }, { thing: 1 })).resolves.toEqual({ ok: true });
    expect(await replace(makeClient({ clock: createClock(process.uptime) }), 1)).toEqual(['done']);
  });

  test('and may then wait for ten seconds, but no longer', async () => {
    behave = answer(200, '{"ok":true}', { 'x-ratelimit-remaining': '0' });
    const client = makeClient();
    expect(await replace(client, 2)).toEqual(['anew', 'done']);
    expect(await replace(client, 1)).toEqual(['anew']);
    requests = 0;
    behave = limited('11');
    expect(await replace(makeClient(), 3)).toEqual(Array(3).fill('anew'));
    expect(requests).toBe(3);
  });
});

describe('the page of a health check', () => {
  const get = (clock = newClock()) => {
    const url = server.url.replace('127.0.0.1', 'shop.example.localhost');
    return getPage({ url, proxy: undefined, timeoutMs: 5_000, headers: {} }, { clock, signal: clock.signal });
  };

  test('is read up to 1 MiB, and then no longer waited for', async () => {
    const MIB = 1024 * 1024;
    behave = (response) => void response.write('x'.repeat(4 * MIB));
    const { status, text } = await get();
    expect(status).toBe(200);
    expect(text.length).toBeGreaterThanOrEqual(MIB);
    // The piece that reaches the limit is kept whole.
    expect(text.length).toBeLessThan(2 * MIB);
  });

  test('is given up when it does not come in time', async () => {
    const clock = newClock();
    behave = () => clock.advance(5_000);
    await expect(get(clock)).rejects.toMatchObject({ name: 'ApiError' });
  });
});
