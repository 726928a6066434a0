import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createServer as createRawServer, type Socket } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { type ConnectFault, type ConnectProxy, startConnectProxy } from '../../../harness/connect-proxy.ts';
import { type Listening, listen } from '../../../harness/listen.ts';
import { createTestClient } from '../../../harness/test-client.ts';
import { createTestClock } from '../../../harness/test-clock.ts';
import { AUTHORITY_FILE, startTlsFront, type TlsFront } from '../../../harness/tls-front.ts';
import { createTraffic } from '../../../harness/traffic.ts';
import type { Client, ClientParts } from '../../../src/api/client.ts';
import { anyAnswer, bareEndpoint, readEndpoint } from '../../../src/api/endpoint.ts';
import { BUDGETS } from '../../../src/api/exchange.ts';
import { CancelledError } from '../../../src/core/errors.ts';
import { createAgent, send } from '../../../src/net/connection.ts';
import { type HttpProxy, proxyFor, proxySecrets } from '../../../src/net/proxy.ts';
import { getPage } from '../../../src/net/web-page.ts';

const thing = readEndpoint('/things', anyAnswer);
const doing = bareEndpoint('POST', '/things', 'once', anyAnswer);
const read = (client: Client) => client.read(thing, {});
const doOnce = (client: Client) => client.write(doing, {}, undefined);

let service: Listening;
let front: TlsFront;
let proxy: ConnectProxy;
let requests: string[];
let headers: Set<string>;
let loseAnswer: boolean;
let said: string[];
const clients: Client[] = [];
const startRawServer = (behave: (socket: Socket) => void) => listen(createRawServer(behave));
const route = (): HttpProxy => ({ origin: `http://127.0.0.1:${proxy.port}`, authorization: undefined });

// Other files may be tested by this process after it.
const trusted = getCACertificates('default');

beforeAll(async () => {
  setDefaultCACertificates([readFileSync(AUTHORITY_FILE, 'utf8')]);
  service = await listen(
    createServer(({ method, url, headers: given }, response) => {
      requests.push(`${method} ${url}`);
      for (const name of Object.keys(given)) headers.add(name);
      if (loseAnswer) response.socket?.resetAndDestroy();
      else response.end('{"ok":true}');
    }),
  );
  front = await startTlsFront(service.port, 'good');
  proxy = await startConnectProxy((target) => (target.endsWith(':443') ? front.port : service.port));
});
beforeEach(() => {
  requests = [];
  headers = new Set();
  loseAnswer = false;
  said = [];
  proxy.misbehave(() => undefined);
});
afterEach(() => Promise.all(clients.splice(0).map((client) => client.close())));
afterAll(async () => {
  setDefaultCACertificates(trusted);
  await Promise.all([proxy.stop(), front.stop(), service.stop()]);
});

function makeClient(baseUrl: string, parts: Partial<ClientParts> = {}): Client {
  const onRetry = ({ message }: Error): void => void said.push(message);
  const client = createTestClient(baseUrl, { onRetry, ...parts });
  clients.push(client);
  return client;
}

const ENDLESS = { ...BUDGETS, connectMs: 90_000, attemptMs: 90_000 };
const cancelled = new CancelledError('cancelled');

const throughProxy = (parts: Partial<ClientParts> = {}): Client =>
  makeClient('https://panel.test', { proxy: route(), ...parts });

describe('a request that must be sent once, through a proxy,', () => {
  test.each<[ConnectFault, says: string]>([
    ['reset', 'the proxy could not be used: the connection was reset.'],
    ['garbage', 'the proxy could not be used: its answer is not that of a proxy.'],
    ['cut', 'the connection was reset.'],
    [{ status: 502 }, 'the proxy refused to connect to the service, with status 502.'],
  ])('is sent again after %j from the proxy', async (fault, says) => {
    proxy.misbehave((nth) => (nth <= 2 ? fault : undefined));
    expect((await doOnce(throughProxy())).state).toBe('done');
    expect(requests).toEqual(['POST /things']);
    expect(said).toEqual(Array(2).fill(`POST /things was not sent: ${says}`));
    expect(proxy.asked.map(({ line }) => line)).toEqual(Array(3).fill('CONNECT panel.test:443'));
  });

  const nobody: HttpProxy = { origin: 'http://127.0.0.1:1', authorization: undefined };
  test.each<[string, Partial<ClientParts>, why: string]>([
    ['never answers', { budgets: { ...ENDLESS, connectMs: 50 } }, 'no answer came in time'],
    ['is not there', { proxy: nobody }, 'the connection was refused'],
  ])('is not in doubt when the proxy %s', async (_, parts, why) => {
    proxy.misbehave(() => 'stall');
    const message = `POST /things was not sent: the proxy could not be used: ${why}.`;
    const effect = await doOnce(throughProxy(parts));
    expect(effect).toMatchObject({ state: 'not-done', error: { reason: 'unreachable', message } });
    expect([said.length, requests]).toEqual([3, []]);
  });

  test('is not in doubt when the run is cancelled while it connects', async () => {
    const { signal, interrupt } = createTestClock();
    proxy.misbehave(() => {
      setImmediate(() => interrupt(cancelled));
      return 'stall';
    });
    await expect(doOnce(throughProxy({ signal, budgets: ENDLESS }))).rejects.toBe(cancelled);
    expect(requests).toEqual([]);
  });

  test('is never sent again when the connection breaks behind the proxy', async () => {
    loseAnswer = true;
    const error = { reason: 'ambiguous' };
    expect(await doOnce(throughProxy())).toMatchObject({ state: 'unknown', error });
    expect(requests).toEqual(['POST /things']);
  });
});

test.each([407, 302])('a proxy that refuses with %i is not asked again', async (status) => {
  proxy.misbehave(() => ({ status }));
  const message = `GET /things was not sent: the proxy refused to connect to the service, with status ${status}.`;
  const error = { reason: 'proxy', message, status: undefined };
  await expect(read(throughProxy())).rejects.toMatchObject(error);
  expect(proxy.asked).toHaveLength(1);
});

test('a proxy that is spoken to with TLS must show a good certificate of its own', async () => {
  await using secure = await startTlsFront(proxy.port, 'good');
  const through = (host: string) =>
    throughProxy({ proxy: { origin: `https://${host}:${secure.port}`, authorization: 'Basic eA==' } });
  expect(await read(through('localhost'))).toEqual({ ok: true });
  expect(proxy.asked).toEqual([{ line: 'CONNECT panel.test:443', authorization: 'Basic eA==' }]);
  expect([...headers].filter((name) => name.endsWith('authorization'))).toEqual(['authorization']);
  await expect(read(through('other.localhost'))).rejects.toMatchObject({
    reason: 'certificate',
    message: expect.stringContaining('the TLS certificate of the proxy is not trusted'),
  });
  expect(proxy.asked).toHaveLength(1);
});

test('the certificate of the service is checked through a proxy as well', async () => {
  const reading = read(makeClient('https://wrong.test', { proxy: route() }));
  await expect(reading).rejects.toMatchObject({ reason: 'certificate' });
  expect(requests).toEqual([]);
});

test.each([
  ['expired', 'CERT_HAS_EXPIRED'],
  ['other-host', 'ERR_TLS_CERT_ALTNAME_INVALID'],
  ['self-signed', 'DEPTH_ZERO_SELF_SIGNED_CERT'],
] as const)('a service with a certificate that is %s gets nothing and is asked once', async (name, code) => {
  await using server = await startTlsFront(service.port, name);
  const message = `GET /things was not sent: the TLS certificate of the service is not trusted (${code}).`;
  const reading = read(makeClient(`https://localhost:${server.port}`));
  await expect(reading).rejects.toMatchObject({ reason: 'certificate', message });
  expect([server.seen.connections, server.bytes()]).toEqual([1, 0]);
});

test('interim answers that nobody asked for are skipped, and the connection can be used again', async () => {
  const hints = `HTTP/1.1 103 Early Hints\r\nLink: ${'x'.repeat(90)}\r\n\r\n`;
  await using raw = await startRawServer((socket) =>
    socket.on('data', async () => {
      for (const piece of `${hints}HTTP/1.1 200 OK\r\nContent-Length: 11\r\n\r\n{"ok":true}`) {
        socket.write(piece, 'latin1');
        await turn();
      }
    }),
  );
  const client = makeClient(`http://127.0.0.1:${raw.port}`, { budgets: ENDLESS });
  expect([await read(client), await read(client)]).toEqual([{ ok: true }, { ok: true }]);
  expect(raw.seen.connections).toBe(1);
});

describe('a request that must be sent once, without a TLS connection,', () => {
  test.each<[string, (socket: Socket) => unknown]>([
    ['reset', (socket) => socket.resetAndDestroy()],
    ['closed', (socket) => socket.end()],
  ])('is sent again when the handshake is %s', async (_, end) => {
    await using raw = await startRawServer((socket) => void socket.once('data', () => end(socket)));
    const effect = await doOnce(makeClient(`https://localhost:${raw.port}`));
    expect(effect).toMatchObject({ state: 'not-done', error: { reason: 'unreachable' } });
    expect(raw.seen.connections).toBe(4);
  });

  test('fails at once when the server speaks plain HTTP', async () => {
    const effect = await doOnce(makeClient(`https://localhost:${service.port}`));
    expect(effect).toMatchObject({ state: 'not-done', error: { reason: 'certificate' } });
    expect(said).toEqual([]);
  });
});

test('a request that was given up while its connection was being made is not sent once it stands', async () => {
  const { signal, interrupt } = createTestClock();
  const received: string[] = [];
  await using raw = await startRawServer((socket) => {
    socket
      .on('error', () => {})
      .on('data', async (data) => {
        const [line = ''] = String(data).split('\r\n');
        received.push(line);
        interrupt(cancelled);
        await turn();
        socket.write(`HTTP/1.1 200 OK\r\n${line.startsWith('CONNECT') ? '' : 'Content-Length: 0\r\n'}\r\n`);
      });
  });
  const proxy = { origin: `http://127.0.0.1:${raw.port}`, authorization: undefined };
  const agent = await createAgent({ proxy, connectTimeoutMs: 10_000, isKept: true });
  const ask = (path: string, within: AbortSignal) =>
    send(agent, `http://panel.test${path}`, { method: 'GET', signal: within });
  await expect(ask('/first', signal)).rejects.toMatchObject({ name: 'NotConnectedError', cause: cancelled });
  await ask('/second', new AbortController().signal);
  expect(new Set(received)).toEqual(new Set(['CONNECT panel.test:80 HTTP/1.1', 'GET /second HTTP/1.1']));
  await agent.destroy();
});

describe('the page of a health check, through a proxy,', () => {
  const authorization = 'Basic c2VjcmV0';
  const get = (url: string) => {
    const clock = createTestClock(undefined, createTraffic());
    return getPage(
      { url, proxy: { ...route(), authorization }, timeoutMs: 5_000, headers: {} },
      { clock, signal: clock.signal },
    );
  };

  test('comes through a tunnel, and only the proxy gets its credentials', async () => {
    const page = { status: 200, text: '{"ok":true}' };
    expect(await get('https://shop.test/up?x=1#part')).toEqual(page);
    expect(await get('http://shop.test/up?x=1#part')).toEqual(page);
    expect(proxy.asked).toEqual([
      { line: 'CONNECT shop.test:443', authorization },
      { line: 'CONNECT shop.test:80', authorization },
    ]);
    expect(requests).toEqual(['GET /up?x=1', 'GET /up?x=1']);
    expect([...headers].filter((name) => name.endsWith('authorization'))).toEqual([]);
  });

  test('is not taken from the proxy itself', async () => {
    proxy.misbehave(() => ({ status: 407 }));
    await expect(get('http://shop.test/')).rejects.toMatchObject({ reason: 'proxy' });
  });
});

const PROXY = 'http://proxy.example:3128';

describe('the proxy of an address', () => {
  const page = 'http://shop.example/';
  const api = 'https://api.example.com/v1';

  test.each([
    ['is none if none is set', api, {}, undefined],
    ['is HTTPS_PROXY', api, { HTTPS_PROXY: PROXY }, PROXY],
    ['is https_proxy first', api, { https_proxy: PROXY, HTTPS_PROXY: 'http://other.example' }, PROXY],
    ['is none if HTTPS_PROXY is blank', api, { HTTPS_PROXY: ' ' }, undefined],
    ['is not that of http', api, { HTTP_PROXY: PROXY, ALL_PROXY: PROXY }, undefined],
    ['is HTTP_PROXY for http', page, { HTTP_PROXY: PROXY, HTTPS_PROXY: 'http://other.example' }, PROXY],
    ['may use https', api, { HTTPS_PROXY: 'https://proxy.example' }, 'https://proxy.example'],
    ['may have an IPv6 address', api, { HTTPS_PROXY: '[2001:db8::1]:3128/' }, 'http://[2001:db8::1]:3128'],
  ])('%s', (_, url, environment, origin) => {
    const found = proxyFor(url, environment);
    expect('proxy' in found && found.proxy?.origin).toBe(origin);
  });

  test.each(['https://shop.localhost', 'http://localhost', 'https://127.8.9.10', 'https://[::1]:8443'])(
    'is none for %s, which is on this machine',
    (url) => {
      expect(proxyFor(url, { HTTPS_PROXY: PROXY, HTTP_PROXY: PROXY })).toEqual({ proxy: undefined });
    },
  );

  const withNoProxy = (name: string, list: string) => proxyFor(api, { HTTPS_PROXY: PROXY, [name]: list });
  const EXEMPTING =
    '*;other.example, *;api.example.com;API.Example.COM;example.com;.example.com;*.example.com;api.example.com:443;localhost example.com';
  test.each(EXEMPTING.split(';'))('is none with NO_PROXY %j', (list) => {
    for (const name of ['NO_PROXY', 'no_proxy'])
      expect(withNoProxy(name, list)).toEqual({ proxy: undefined });
  });

  const OTHERS =
    'api.example.com:80;api.example.com:;ample.com;.api.example.com;www.api.example.com;api.example;; , ,;.;**;api.example.*';
  test.each(OTHERS.split(';'))('is used in spite of NO_PROXY %j', (list) => {
    const proxy = { origin: PROXY, authorization: undefined };
    for (const name of ['NO_PROXY', 'no_proxy']) expect(withNoProxy(name, list)).toEqual({ proxy });
  });

  test.each(['[2001:db8::1]', '[2001:db8::1]:443'])('is none for the IPv6 address in NO_PROXY %s', (list) => {
    const environment = { HTTPS_PROXY: PROXY, NO_PROXY: list };
    expect(proxyFor('https://[2001:db8::1]', environment)).toEqual({ proxy: undefined });
    expect(proxyFor('https://[2001:db8::2]', environment)).toMatchObject({ proxy: { origin: PROXY } });
  });

  test.each([
    ['http://ci:secret@proxy.example', 'ci:secret'],
    ['ci:secret@proxy.example:3128', 'ci:secret'],
    ['http://ci@proxy.example', 'ci:'],
    ['http://DOMAIN%5Cci:p%40ss%3Aw%2Fr%23d@proxy.example', 'DOMAIN\\ci:p@ss:w/r#d'],
    ['http://ci:p%C3%A4ss%@proxy.example', 'ci:päss%'],
  ])('%s has the credentials %s', (value, credentials) => {
    const authorization = `Basic ${Buffer.from(credentials).toString('base64')}`;
    expect(proxyFor(api, { HTTPS_PROXY: value })).toMatchObject({ proxy: { authorization } });
  });

  const UNUSABLE =
    'socks5://proxy.example:1080|ftp://proxy.example|http://|http://proxy.example:99999|two words|http://ci:pa/ss@proxy.example|http://ci:12#ss@proxy.example|http://ci:12?ss@proxy.example|http://proxy.example/path';
  test.each(UNUSABLE.split('|'))('cannot be %s', (value) => {
    expect(proxyFor(api, { https_proxy: value })).toEqual({ unusable: 'https_proxy' });
    expect(proxyFor(api, { https_proxy: value, NO_PROXY: '*' })).toEqual({ proxy: undefined });
  });
});

test('the secrets of proxy variables are their values, and the credentials in them as written and decoded', () => {
  const value = 'http://deployer-ci:p%40ss-word@proxy.example:3128';
  const secrets = proxySecrets({ HTTPS_PROXY: value, http_proxy: 'ci:s3cr/t@proxy', OTHER: 'x' });
  expect(secrets.values).toEqual([value, 'ci:s3cr/t@proxy']);
  const encoded = ['deployer-ci', 'p%40ss-word', 'deployer-ci:p%40ss-word'];
  const decoded = ['deployer-ci', 'p@ss-word', 'deployer-ci:p@ss-word'];
  const other = ['s3cr/t', 'ci:s3cr/t'];
  expect(secrets.credentials).toEqual([...encoded, ...decoded, ...other, ...other]);
  const plain = { HTTPS_PROXY: PROXY, NO_PROXY: 'a.example' };
  expect(proxySecrets(plain)).toEqual({ values: [PROXY], credentials: [] });
});
