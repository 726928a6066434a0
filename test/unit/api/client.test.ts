import { createServer, type Server, type ServerResponse } from 'node:http';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import * as z from 'zod/mini';
import { systemClock } from '../../../harness/hurried-clock.ts';
import { createTestClient } from '../../../harness/test-client.ts';
import { createTestClock } from '../../../harness/test-clock.ts';
import type { Client, ClientParts } from '../../../src/api/client.ts';
import { fillPath, type RetryClass, readEndpoint, writeEndpoint } from '../../../src/api/endpoint.ts';
import { ApiError, CancelledError, explain } from '../../../src/core/errors.ts';
import { isCut, SIZES, type Sizes } from '../../../src/net/body.ts';
import { getPage } from '../../../src/net/web-page.ts';

type Behaviour = (response: ServerResponse, nth: number) => void;

const answer =
  (status: number, body = '{"ok":true}', headers = {}) =>
  (response: ServerResponse): void => {
    response.writeHead(status, headers).end(body);
  };
const reset = (response: ServerResponse): void => void response.socket?.resetAndDestroy();
const cut = (response: ServerResponse): void => {
  response.writeHead(200, { 'content-length': '100' }).write('{"ok"', () => response.socket?.destroy());
};

let server: Server;
let behave: Behaviour;
let requests: number;
let url: string;
const clients: Client[] = [];

beforeEach(async () => {
  requests = 0;
  server = createServer((request, response) => {
    request.resume();
    requests += 1;
    behave(response, requests);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
});

afterEach(async () => {
  await Promise.all(clients.splice(0).map((client) => client.close()));
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

function makeClient(parts: Partial<ClientParts> = {}): Client {
  const client = createTestClient(url, parts);
  clients.push(client);
  return client;
}

const thing = readEndpoint('/things/{thing}', z.object({ ok: z.boolean() }));
const writeOf = (retry: Exclude<RetryClass, 'read'>) =>
  writeEndpoint('POST', '/things/{thing}', {
    retry,
    body: z.undefined(),
    answer: z.object({ ok: z.boolean() }),
  });

describe('writes, by retry class', () => {
  const classes = ['replace', 'gone', 'natural-key', 'flag', 'once'] as const;
  const faults = {
    reset,
    cut,
    '500': answer(500),
    html: answer(200, '<html>'),
    '429': answer(429),
    '422': answer(422),
    '302': answer(302, '', { location: '/elsewhere' }),
  };
  const repeats = (retry: (typeof classes)[number], fault: keyof typeof faults): boolean =>
    fault === '429' || (['reset', 'cut', '500', 'html'].includes(fault) && ['gone', 'flag'].includes(retry));
  const isAmbiguous = (fault: keyof typeof faults): boolean =>
    ['reset', 'cut', '500', 'html'].includes(fault);

  const cases = classes.flatMap((retry) =>
    (['reset', 'cut', '500', 'html', '429', '422', '302'] as const).map((fault) => ({ retry, fault })),
  );
  test.each(cases)('$retry after $fault', async ({ retry, fault }) => {
    behave = (response, nth) => (nth === 1 ? faults[fault](response) : answer(200)(response));
    const effect = await makeClient().write(writeOf(retry), { thing: 1 }, undefined);
    expect(requests).toBe(repeats(retry, fault) ? 2 : 1);
    const ended = repeats(retry, fault) ? 'done' : isAmbiguous(fault) ? 'unknown' : 'not-done';
    expect(effect.state).toBe(ended);
  });

  test('once an attempt was in doubt, a later refusal does not make it certain', async () => {
    behave = (response, nth) => (nth === 1 ? reset(response) : answer(422)(response));
    const effect = await makeClient().write(writeOf('flag'), { thing: 1 }, undefined);
    expect(effect.state).toBe('unknown');
  });
});

describe('reads', () => {
  /** A sixteenth of the usual ones. */
  const sizes: Sizes = { whole: 512 * 1024, shortened: 4096 * 1024, text: 256 * 1024 };

  test('are tried four times, then the last error stands', async () => {
    behave = answer(503);
    const client = makeClient();
    await expect(client.read(thing, { thing: 1 })).rejects.toMatchObject({
      reason: 'ambiguous',
      status: 503,
    });
    expect(client.traffic()).toMatchObject({ requests: 4, retries: 3 });
  });

  test.each([401, 403, 404, 418, 422])('%i is final at once', async (status) => {
    behave = answer(status, '{"error":"no"}');
    const failed = makeClient().read(thing, { thing: 1 });
    await expect(failed).rejects.toMatchObject({ status, said: 'no' });
    expect(requests).toBe(1);
  });

  test('nobody there: nothing was sent, and it is tried again', async () => {
    const client = createTestClient('http://127.0.0.1:1');
    clients.push(client);
    await expect(client.read(thing, { thing: 1 })).rejects.toMatchObject({ reason: 'unreachable' });
    expect(client.traffic().retries).toBe(3);
  });

  test('an answer that is too large is refused while it comes', async () => {
    behave = answer(200, 'x'.repeat(600_000));
    await expect(makeClient({ sizes }).read(thing, { thing: 1 })).rejects.toMatchObject({
      reason: 'too-large',
    });
    expect(requests).toBe(1);
  });

  test('are no larger than is promised', () => {
    expect(SIZES).toEqual({ whole: 8 * 1024 * 1024, shortened: 64 * 1024 * 1024, text: 4 * 1024 * 1024 });
  });

  test('of a long log the end will do, from the beginning of a line', async () => {
    const log = readEndpoint('/log', z.object({ log: z.string() }), { mayBeLong: true });
    const lines = Array.from({ length: 60_000 }, (_, nth) => `line "${nth}" \\n é`);
    behave = answer(200, JSON.stringify({ log: lines.join('\n') }));
    const read = await makeClient({ sizes }).read(log, {});
    const [note, ...rest] = read.log.split('\n');
    expect(isCut(`${note}`)).toBe(true);
    expect(rest.length).toBeGreaterThan(10_000);
    expect(rest).toEqual(lines.slice(-rest.length));
    behave = answer(200, JSON.stringify({ log: 'x'.repeat(600_000), more: 1 }));
    expect((await makeClient({ sizes }).read(log, {})).log).toBe(`${note}\n`);
  });

  test.each([
    ['many small texts', JSON.stringify(Array(200_000).fill('x'))],
    ['no end', ' '.repeat(4_200_000)],
  ])('what holds no long text, but is too large, is refused there too: %s', async (_, body) => {
    const log = readEndpoint('/log', z.unknown(), { mayBeLong: true });
    behave = answer(200, body);
    await expect(makeClient({ sizes }).read(log, {})).rejects.toMatchObject({ reason: 'too-large' });
  });

  test('an answer of another shape names the fields and quotes nothing', async () => {
    behave = answer(200, '{"ok":"secret"}');
    const error = await makeClient()
      .read(thing, { thing: 1 }, { attempts: 1 })
      .catch((reason: unknown) => reason);
    expect(explain(error)).toBe('The answer to GET /things/1 has an unexpected shape (ok).');
  });

  test('waits as long as the server asks, unless that is beyond the deadline', async () => {
    behave = (response, nth) =>
      nth === 1 ? answer(429, '', { 'retry-after': '7' })(response) : answer(200)(response);
    const waits: number[] = [];
    await makeClient({ onRetry: (_, delayMs) => waits.push(delayMs) }).read(thing, { thing: 1 });
    expect(waits).toEqual([7_250]);
    requests = 0;
    const hurried = makeClient({ deadline: performance.now() + 5_000 });
    await expect(hurried.read(thing, { thing: 1 })).rejects.toMatchObject({
      reason: 'limited',
      retryAfterMs: 7_000,
    });
    expect(requests).toBe(1);
  });

  test.each([
    ['500', answer(500)],
    ['429 that names no time', answer(429)],
    ['429 that names next to none', answer(429, '', { 'retry-after': '0' })],
  ])('a run repeats at most twenty requests: %s', async (_, limited) => {
    behave = limited;
    const client = makeClient({ clock: createTestClock(), deadline: Number.POSITIVE_INFINITY });
    for (let round = 0; round < 9; round += 1) await client.read(thing, { thing: 1 }).catch(() => undefined);
    expect(client.traffic()).toMatchObject({ retries: 20, requests: 29 });
  });

  test('a service that asks for patience is bounded by the deadline alone', async () => {
    const client = makeClient({ deadline: performance.now() + 3_600_000 });
    for (let round = 1; round <= 25; round += 1) {
      behave = (response) => {
        behave = answer(200, '{"ok":true}');
        answer(429, '', { 'retry-after': '1' })(response);
      };
      expect(await client.read(thing, { thing: 1 })).toEqual({ ok: true });
    }
    expect(client.traffic()).toMatchObject({ retries: 25, requests: 50 });
  });

  test('end at once on cancel, and nothing is sent after it', async () => {
    const cancel = new AbortController();
    behave = () => cancel.abort(new CancelledError('cancelled'));
    const client = makeClient({ signal: cancel.signal });
    const pending = client.read(thing, { thing: 1 });
    await expect(pending).rejects.toBeInstanceOf(CancelledError);
    await expect(client.write(writeOf('once'), { thing: 1 }, undefined)).rejects.toBeInstanceOf(
      CancelledError,
    );
    expect(requests).toBe(1);
  });

  test('a write that is cancelled under way is unknown', async () => {
    const cancel = new AbortController();
    behave = () => cancel.abort(new CancelledError('cancelled'));
    const effect = await makeClient({ signal: cancel.signal }).write(
      writeOf('once'),
      { thing: 1 },
      undefined,
    );
    expect(effect).toMatchObject({ state: 'unknown', error: { name: 'CancelledError' } });
  });
});

describe('when few requests are left', () => {
  const few = (left: number) => answer(200, '{"ok":true}', { 'x-ratelimit-remaining': String(left) });

  test('reads wait, and a part says so once; writes do not wait until none are left', async () => {
    const clock = createTestClock();
    const told: number[] = [];
    behave = (response, nth) => few(Math.max(0, 6 - nth))(response);
    const client = makeClient({ clock, onFewLeft: (left) => void told.push(left) });
    const timed = async (send: () => Promise<unknown>): Promise<number> => {
      const from = clock.now();
      await send();
      return clock.now() - from;
    };
    const read = () => client.read(thing, { thing: 1 });
    const write = () => client.write(writeOf('once'), { thing: 1 }, undefined);
    expect(await timed(read)).toBe(0);
    expect(await timed(read)).toBe(10_000);
    expect(await timed(write)).toBe(0);
    expect(await timed(read)).toBeGreaterThan(9_000);
    expect(await timed(write)).toBe(0);
    expect(await timed(write)).toBe(0);
    expect(await timed(write)).toBe(10_000);
    expect(told).toEqual([5]);
    expect(client.traffic()).toEqual({ requests: 7, retries: 0 });
  });

  test('a write that is cancelled while it waits was not sent, and does not count', async () => {
    behave = few(0);
    const cancel = new AbortController();
    const stop = () => void setImmediate(() => cancel.abort(new CancelledError('cancelled')));
    const client = makeClient({ clock: systemClock, signal: cancel.signal, onFewLeft: stop });
    await client.read(thing, { thing: 1 });
    const write = client.write(writeOf('once'), { thing: 1 }, undefined);
    await expect(write).rejects.toBeInstanceOf(CancelledError);
    expect(requests).toBe(1);
    expect(client.traffic().requests).toBe(1);
  });

  test('a 429 to one part holds them all; the call that got it waits once', async () => {
    const clock = createTestClock();
    behave = (response, nth) =>
      nth < 3 ? answer(429, '', { 'retry-after': '20' })(response) : answer(200)(response);
    const client = makeClient({ clock, deadline: Number.POSITIVE_INFINITY });
    const other = client.part({ ...clock, deadline: 0, onRetry: () => {}, onFewLeft: () => {} });
    await expect(client.read(thing, { thing: 1 }, { attempts: 1 })).rejects.toMatchObject({ status: 429 });
    await expect(other.read(thing, { thing: 2 })).rejects.toMatchObject({ status: 429 });
    expect(clock.now()).toBe(20_000);
    await client.read(thing, { thing: 3 });
    expect(clock.now()).toBe(40_000);
    behave = (response, nth) =>
      (nth === 4 ? answer(429, '', { 'retry-after': '20' }) : answer(200))(response);
    await client.read(thing, { thing: 4 });
    expect(clock.now()).toBe(60_250);
  });
});

describe('what the server says', () => {
  test.each([
    ['{"message":"m","errors":{"a":["x","y"],"b":"z"}}', 'm a: x y b: z', true],
    ['{"errors":["one","two"]}', 'one two', true],
    ['{"error":"e"}', 'e', false],
    ['"text"', 'text', false],
    ['<html>', '', false],
    ['', '', false],
    ['{"message":{"deep":1},"__proto__":{"error":"x"}}', '', false],
  ])('%s', async (body, said, namesFields) => {
    behave = answer(422, body);
    const effect = await makeClient().write(writeOf('once'), { thing: 1 }, undefined);
    expect(effect).toMatchObject({ state: 'not-done', error: { said, namesFields } });
  });
});

describe('pages for health checks', () => {
  test('come without token, without following redirects, and from names under localhost', async () => {
    const seen: unknown[] = [];
    server.on('request', (request) => seen.push(request.headers.authorization));
    behave = answer(302, 'elsewhere', { location: '/x' });
    const page = await getPage(url.replace('127.0.0.1', 'shop.example.localhost'), undefined, 5_000, {
      clock: systemClock,
      signal: new AbortController().signal,
    });
    expect(page).toEqual({ status: 302, text: 'elsewhere' });
    expect(seen).toEqual([undefined]);
  });

  test('are read to 1 MiB, however much is sent, and not waited for any longer', async () => {
    const MIB = 1024 * 1024;
    behave = (response) => void response.write('x'.repeat(4 * MIB));
    const { status, text } = await getPage(url, undefined, 5_000, {
      clock: systemClock,
      signal: new AbortController().signal,
    });
    expect(status).toBe(200);
    expect(text.length).toBeGreaterThanOrEqual(MIB);
    // The piece that reaches the limit is kept whole.
    expect(text.length).toBeLessThan(2 * MIB);
  });

  test('that do not come in time are an error of ours', async () => {
    const clock = createTestClock();
    behave = () => clock.advance(5_000);
    await expect(getPage(url, undefined, 5_000, { clock, signal: clock.signal })).rejects.toBeInstanceOf(
      ApiError,
    );
  });
});

test('ids that are none never reach a path', () => {
  expect(fillPath('/a/{id}/b/{other}', { id: 1, other: 2 })).toBe('/a/1/b/2');
  for (const id of [-1, 1.5, 2 ** 53, Number.NaN])
    expect(() => fillPath('/a/{id}', { id })).toThrow('No usable id');
  expect(() => fillPath('/a/{id}', {})).toThrow('No usable id');
});
