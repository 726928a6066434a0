import { createServer, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import * as z from 'zod/mini';
import { type ConnectFault, type ConnectProxy, startConnectProxy } from '../../../harness/connect-proxy.ts';
import { systemClock } from '../../../harness/hurried-clock.ts';
import { createTestClient } from '../../../harness/test-client.ts';
import { authority, startRawServer, startTlsFront, type TlsFront } from '../../../harness/tls-front.ts';
import type { Client, ClientParts } from '../../../src/api/client.ts';
import { readEndpoint, writeEndpoint } from '../../../src/api/endpoint.ts';
import { BUDGETS } from '../../../src/api/exchange.ts';
import { type ApiErrorReason, CancelledError } from '../../../src/core/errors.ts';
import { createAgent } from '../../../src/net/connection.ts';
import type { HttpProxy } from '../../../src/net/proxy.ts';
import { getPage } from '../../../src/net/web-page.ts';
import { hurry } from '../../support/undici-time.ts';

const answer = z.object({ ok: z.boolean() });
const readThing = readEndpoint('/things', answer);
const doOnce = writeEndpoint('POST', '/things', { retry: 'once', body: z.undefined(), answer });

let service: Server;
let front: TlsFront;
let proxy: ConnectProxy;
let requests: string[];
let loseAnswer: boolean;
const clients: Client[] = [];
const route = (): HttpProxy => ({ origin: `http://127.0.0.1:${proxy.port}`, authorization: undefined });

// Other files may be tested by this process after it.
const trusted = getCACertificates('default');

beforeAll(async () => {
  setDefaultCACertificates([authority()]);
  service = createServer(({ method, url }, response) => {
    requests.push(`${method} ${url}`);
    if (loseAnswer) response.socket?.resetAndDestroy();
    else response.end('{"ok":true}');
  });
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  front = await startTlsFront(portOf(service), 'good');
  proxy = await startConnectProxy((target) =>
    target.endsWith(':80') || !target.includes(':') ? portOf(service) : front.port,
  );
});
beforeEach(() => {
  requests = [];
  loseAnswer = false;
  proxy.misbehave(() => undefined);
});
afterEach(() => Promise.all(clients.splice(0).map((client) => client.close())));
afterAll(async () => {
  setDefaultCACertificates(trusted);
  await Promise.all([proxy.stop(), front.stop()]);
  service.closeAllConnections();
  await new Promise((resolve) => service.close(resolve));
});

function portOf(server: Server): number {
  const address: AddressInfo | string | null = server.address();
  return typeof address === 'object' ? (address?.port ?? 0) : 0;
}

function makeClient(baseUrl: string, parts: Partial<ClientParts> = {}): Client {
  const client = createTestClient(baseUrl, parts);
  clients.push(client);
  return client;
}

const LONGER_THAN_A_TEST = { ...BUDGETS, connectMs: 90_000, attemptMs: 90_000 };
const SHORT = { ...BUDGETS, connectMs: 50 };

const throughProxy = (parts: Partial<ClientParts> = {}): Client =>
  makeClient('https://panel.test', { proxy: route(), ...parts });
const writeOnce = (client: Client) => client.write(doOnce, {}, undefined);
const readOnce = (client: Client) => client.read(readThing, {}, { attempts: 1 });

describe('a write that must be sent once, through a proxy', () => {
  const passing: ConnectFault[] = ['reset', 'close', 'garbage', 'cut', { status: 502 }, { status: 504 }];
  test.each(passing)('is tried again after %j while connecting, when nothing was sent', async (fault) => {
    proxy.misbehave((nth) => (nth <= 2 ? fault : undefined));
    const client = throughProxy();
    expect((await writeOnce(client)).state).toBe('done');
    expect(requests).toEqual(['POST /things']);
    expect(client.traffic()).toMatchObject({ requests: 3, retries: 2 });
    expect(proxy.asked.map(({ line }) => line)).toEqual(Array(3).fill('CONNECT panel.test:443'));
  });

  test('is tried again after a stall while connecting, when nothing was sent', async () => {
    proxy.misbehave(() => 'stall');
    const client = throughProxy({ budgets: SHORT });
    expect(await writeOnce(client)).toMatchObject({ state: 'not-done', error: { reason: 'unreachable' } });
    expect(client.traffic()).toMatchObject({ requests: 4, retries: 3 });
    expect(requests).toEqual([]);
  });

  test('is never sent again when the connection breaks after the request', async () => {
    loseAnswer = true;
    expect(await writeOnce(throughProxy())).toMatchObject({
      state: 'unknown',
      error: { reason: 'ambiguous' },
    });
    expect(requests).toEqual(['POST /things']);
  });

  test('is not in doubt when the run is cancelled while connecting', async () => {
    const cancel = new AbortController();
    proxy.misbehave(() => {
      setImmediate(() => cancel.abort(new CancelledError('cancelled')));
      return 'stall';
    });
    const client = throughProxy({ signal: cancel.signal, budgets: LONGER_THAN_A_TEST });
    await expect(writeOnce(client)).rejects.toBeInstanceOf(CancelledError);
    expect(requests).toEqual([]);
  });
});

describe('a proxy', () => {
  test.each<[number, ApiErrorReason]>([
    [407, 'proxy-credentials'],
    [403, 'proxy'],
    [400, 'proxy'],
    [302, 'proxy'],
  ])('that refuses with %i is not asked again', async (status, reason) => {
    proxy.misbehave(() => ({ status }));
    const message = `GET /things was not sent: the proxy refused to connect to the service, with status ${status}.`;
    const reading = throughProxy().read(readThing, {});
    await expect(reading).rejects.toMatchObject({ reason, message, status: undefined });
    expect(proxy.asked).toHaveLength(1);
  });

  test.each([
    ['the connection was reset while it was being made', 'reset'],
    ['the connection was closed while it was being made', 'close'],
    ['connecting took too long', 'stall'],
    ['its answer is not that of a proxy', 'garbage'],
    ['the connection was refused', 'nobody'],
  ] as const)('is named as the cause: %s', async (why, fault) => {
    const nobody = { origin: 'http://127.0.0.1:1', authorization: undefined };
    if (fault !== 'nobody') proxy.misbehave(() => fault);
    const client = throughProxy({
      ...(fault === 'stall' && { budgets: SHORT }),
      ...(fault === 'nobody' && { proxy: nobody }),
    });
    const message = `GET /things was not sent: the proxy could not be used: ${why}.`;
    await expect(readOnce(client)).rejects.toMatchObject({ reason: 'unreachable', message });
  });

  test('that uses TLS must show a good certificate of its own', async () => {
    await using secure = await startConnectProxy(() => front.port, { tls: true });
    const through = (host: string) =>
      throughProxy({ proxy: { origin: `https://${host}:${secure.port}`, authorization: 'Basic eA==' } });
    expect(await through('localhost').read(readThing, {})).toEqual({ ok: true });
    expect(secure.asked).toEqual([{ line: 'CONNECT panel.test:443', authorization: 'Basic eA==' }]);
    const message = expect.stringContaining('the TLS certificate of the proxy is not trusted');
    const reading = through('other.localhost').read(readThing, {});
    await expect(reading).rejects.toMatchObject({ reason: 'certificate', message });
    expect(secure.asked).toHaveLength(1);
  });

  test('does not keep the certificate of the service from being checked', async () => {
    const client = makeClient('https://wrong.test', { proxy: route() });
    await expect(client.read(readThing, {})).rejects.toMatchObject({ reason: 'certificate' });
    expect(requests).toEqual([]);
  });
});

describe('a connection without a TLS session', () => {
  const reset = (socket: Socket) => void socket.once('data', () => socket.resetAndDestroy());
  const ways: Readonly<Record<string, (socket: Socket) => void>> = {
    'is reset': reset,
    'is closed': (socket) => void socket.once('data', () => socket.end()),
    stalls: () => {},
  };

  test.each(Object.entries(ways))('has sent nothing if it %s', async (way, behave) => {
    await using raw = await startRawServer(behave);
    const failed = readOnce(makeClient(`https://localhost:${raw.port}`));
    if (way === 'stalls') await hurry(failed);
    await expect(failed).rejects.toMatchObject({ reason: 'unreachable' });
    expect(raw.seen.connections).toBe(1);
  });

  test('is tried again even for a write that must be sent once', async () => {
    await using raw = await startRawServer(reset);
    const effect = await writeOnce(makeClient(`https://localhost:${raw.port}`));
    expect(effect).toMatchObject({ state: 'not-done', error: { reason: 'unreachable' } });
    expect(raw.seen.connections).toBe(4);
  });

  test('is given up at once on cancel, and leaves nothing in doubt', async () => {
    const cancel = new AbortController();
    await using raw = await startRawServer((socket) => {
      socket.once('data', () => cancel.abort(new CancelledError('cancelled')));
    });
    const parts = { signal: cancel.signal, budgets: LONGER_THAN_A_TEST };
    const writing = writeOnce(makeClient(`https://localhost:${raw.port}`, parts));
    await expect(writing).rejects.toBeInstanceOf(CancelledError);
  });

  test('is final if the server speaks plain HTTP', async () => {
    const client = makeClient(`https://localhost:${portOf(service)}`);
    await expect(client.read(readThing, {})).rejects.toMatchObject({ reason: 'no-tls' });
    expect(client.traffic().retries).toBe(0);
  });
});

test('a cancel leaves an established connection to its requests, which else would wait without end', async () => {
  const cancel = new AbortController();
  const agent = createAgent({ tunnel: undefined, signal: cancel.signal }, true);
  const origin = `http://127.0.0.1:${portOf(service)}`;
  const ask = async () => (await agent.request({ origin, path: '/things', method: 'GET' })).body.text();
  // The pool opens a second connection when the first one is not free yet.
  for (let warm = 0; warm < 2; warm += 1) expect(await ask()).toBe('{"ok":true}');
  cancel.abort(new CancelledError('cancelled'));
  expect(await ask()).toBe('{"ok":true}');
  await agent.destroy();
});

describe('the page of a health check, through a proxy', () => {
  const { signal } = new AbortController();

  test('comes through a tunnel for https, is passed on for http, and only the proxy gets its credentials', async () => {
    const authorization = 'Basic c2VjcmV0';
    const ask = (url: string) =>
      getPage(url, { ...route(), authorization }, 60_000, { clock: systemClock, signal });
    expect(await ask('https://shop.test/up?x=1#part')).toEqual({ status: 200, text: '{"ok":true}' });
    expect(await ask('http://shop.test/up?x=1#part')).toEqual({ status: 200, text: '{"ok":true}' });
    expect(proxy.asked).toEqual([
      { line: 'CONNECT shop.test:443', authorization },
      { line: 'http://shop.test/up?x=1', authorization },
    ]);
    expect(requests).toEqual(['GET /up?x=1', 'GET /up?x=1']);
  });

  test.each(['https://shop.test/', 'http://shop.test/'])(
    '%s is no page if the proxy refuses it',
    async (url) => {
      proxy.misbehave(() => ({ status: 407 }));
      await expect(getPage(url, route(), 60_000, { clock: systemClock, signal })).rejects.toMatchObject({
        reason: 'proxy-credentials',
      });
    },
  );
});
