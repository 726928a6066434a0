import { networkInterfaces } from 'node:os';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { ActionOptions, ActionRun } from '../../harness/action-run.ts';
import { type ConnectProxy, startConnectProxy } from '../../harness/connect-proxy.ts';
import { type Stage, setStage, UPDATE_SCRIPT } from '../../harness/stage.ts';
import {
  AUTHORITY_FILE,
  type CertificateName,
  startRawServer,
  startTlsFront,
  type TlsFront,
} from '../../harness/tls-front.ts';

const USER = 'runner-of-ci';
const PASSWORD = 'p@ss/w0rd of the proxy';
const WRITTEN = `${USER}:${encodeURIComponent(PASSWORD)}`;
const JOINED = `${USER}:${PASSWORD}`;
const BASIC = `Basic ${Buffer.from(JOINED).toString('base64')}`;

let stage: Stage;
let front: TlsFront;
let proxy: ConnectProxy;
beforeAll(async () => {
  stage = await setStage();
  front = await startTlsFront(stage.service.port, 'good');
  // The only way to panel.test and shop.test: no resolver knows them.
  proxy = await startConnectProxy((target) => (target.endsWith(':443') ? front.port : stage.service.port));
  const inputs = { operations: 'ensure-site, ensure-repository, update-deploy-script, deploy' };
  const first = await stage.play({ ...inputs, site: 'shop.example', 'deploy-script': UPDATE_SCRIPT });
  expect(first.outputs.outcome).toBe('succeeded');
});
afterAll(async () => {
  await Promise.all([proxy.stop(), front.stop()]);
  await stage.stop();
});

const PANEL = { 'base-url': 'https://panel.test', site: 'shop.example' };

type More = Omit<ActionOptions, 'inputs'>;

/** Runs the action against https://panel.test, where no more is given, by way of the proxy. */
function runThrough(inputs: Readonly<Record<string, string>>, env: More['env'] = {}, more: More = {}) {
  const address = `http://${WRITTEN}@127.0.0.1:${proxy.port}`;
  return stage.run(
    { ...PANEL, ...inputs },
    {
      secrets: [address, PASSWORD, JOINED, WRITTEN, USER, BASIC],
      ...more,
      env: { NODE_EXTRA_CA_CERTS: AUTHORITY_FILE, HTTPS_PROXY: address, ...env },
    },
  );
}

const LOOK = { operations: 'show-deploy-log' };

function message(run: ActionRun): string {
  return run.runner.annotations.find(({ level }) => level === 'error')?.message ?? '';
}

describe('a runner behind a proxy', () => {
  test('deploys through it, the health check too, and shows none of its credentials', async () => {
    stage.misbehave(({ path }) => (path === '/up' ? { status: 200, body: 'up' } : undefined));
    proxy.misbehave(() => undefined);
    const run = await runThrough({
      'health-check-url': 'https://shop.test/up',
      'verify-command': 'test "$HTTPS_PROXY" != "" && env | grep -i proxy; echo "$HTTPS_PROXY" | base64 -w0',
    });
    expect(run.outputs).toMatchObject({
      outcome: 'succeeded',
      // Without the token where another deploy ended within the same second.
      evidence: expect.stringMatching(/^(token,)?exit-status,health-check,verify-command$/),
    });
    expect(new Set(proxy.asked.map(({ line }) => line))).toEqual(
      new Set(['CONNECT panel.test:443', 'CONNECT shop.test:443']),
    );
    expect(new Set(proxy.asked.map(({ authorization }) => authorization))).toEqual(new Set([BASIC]));
    const headers = stage.service.requests.flatMap((request) => Object.keys(request.headers));
    expect(headers).toContain('authorization');
    expect(headers).not.toContain('proxy-authorization');
    const page = stage.service.requests.find(({ path }) => path === '/up');
    expect(page?.headers.authorization).toBeUndefined();
  });

  test('may name it in lower case and without a scheme, and exempt hosts from it', async () => {
    stage.misbehave(() => undefined);
    proxy.misbehave(() => undefined);
    const plain = { HTTPS_PROXY: '', https_proxy: `127.0.0.1:${proxy.port}` };
    expect((await runThrough(LOOK, plain)).outputs.outcome).toBe('succeeded');
    expect(proxy.asked[0]).toEqual({ line: 'CONNECT panel.test:443', authorization: undefined });
    proxy.misbehave(() => undefined);
    const [exempt, local] = await Promise.all([
      stage.play({ ...PANEL, ...LOOK }, { env: { ...plain, NO_PROXY: 'example.com, .test' } }),
      runThrough({ ...LOOK, 'base-url': `https://localhost:${front.port}` }),
    ]);
    expect(exempt.outputs.outcome).not.toBe('succeeded');
    expect(local.outputs.outcome).toBe('succeeded');
    expect(proxy.asked).toEqual([]);
  });

  test('asks a plain page of its health check through HTTP_PROXY', async () => {
    stage.misbehave(({ path }) => (path === '/up' ? { status: 200, body: 'up' } : undefined));
    proxy.misbehave(() => undefined);
    const address = `http://${WRITTEN}@127.0.0.1:${proxy.port}`;
    const run = await stage.play(
      { 'health-check-url': 'http://shop.test/up', site: 'shop.example' },
      { env: { HTTP_PROXY: address }, secrets: [address, PASSWORD, JOINED, WRITTEN, USER, BASIC] },
    );
    expect(run.outputs.outcome).toBe('succeeded');
    expect(proxy.asked).toEqual(Array(2).fill({ line: 'http://shop.test/up', authorization: BASIC }));
  });

  test('is told at once that the proxy wants other credentials', async () => {
    proxy.misbehave(() => ({ status: 407 }));
    const run = await runThrough({});
    expect(run.outputs).toMatchObject({ outcome: 'failed', retries: '0' });
    expect(message(run)).toContain('the proxy refused to connect to the service, with status 407');
    expect(message(run)).toContain('Next: Put the user name and password of the proxy into HTTPS_PROXY');
  });

  test('has its trigger sent again after faults at the proxy, as nothing was sent, and deploys once', async () => {
    stage.misbehave(() => undefined);
    // Reads share one or two connections; the trigger has one of its own, four times at the most.
    const faults = [undefined, { status: 502 }, 'reset', 'cut'] as const;
    proxy.misbehave((nth) => faults[nth - 1]);
    const run = await runThrough({});
    expect(run.outputs.outcome).toBe('succeeded');
    expect(run.log).toMatch(/POST \S+\/deploy was not sent: /);
    expect(stage.service.writes().filter((write) => write.endsWith('/deploy'))).toHaveLength(1);
  });

  test('never has a trigger sent twice that went through the proxy and was lost behind it', async () => {
    proxy.misbehave(() => undefined);
    stage.misbehave(({ method }) => (method === 'POST' ? 'reset' : undefined));
    const run = await runThrough({ timeout: '5s' });
    expect(run.outputs.outcome).toBe('unknown');
    expect(stage.service.writes()).toHaveLength(1);
  });

  test('can cancel while the proxy keeps it waiting, and no trigger was sent', async () => {
    stage.misbehave(() => undefined);
    let end = (): void => {};
    proxy.misbehave((nth) => {
      if (nth === 1) return undefined;
      end();
      return 'stall';
    });
    const onStart: More['onStart'] = (kill) => {
      end = () => kill('SIGINT');
    };
    const run = await runThrough({}, {}, { onStart });
    expect(run.outputs.outcome).toBe('cancelled');
    expect(stage.service.writes()).toEqual([]);
  });

  test.each([[`socks5://${WRITTEN}@proxy.example:1080`], [`http://${JOINED}@proxy.example:3128`]])(
    'that cannot be used is bad input, and is not shown: %s',
    async (value) => {
      const more = { env: { HTTPS_PROXY: value }, secrets: [value, PASSWORD, USER] };
      const run = await stage.play({ ...PANEL, ...LOOK }, more);
      expect(run.outputs).toMatchObject({ outcome: 'rejected', requests: '0' });
      expect(message(run)).toContain('HTTPS_PROXY: expected the address of an http:// or https:// proxy');
      const unused = await stage.play({ ...LOOK, site: 'shop.example' }, more);
      expect(unused.outputs.outcome).toBe('succeeded');
    },
  );
});

describe('the certificate of the service', () => {
  const run = (port: number, env: Readonly<Record<string, string>> = {}) =>
    stage.run({ ...LOOK, 'base-url': `https://localhost:${port}`, site: 'shop.example' }, { env });
  const trusting = { NODE_EXTRA_CA_CERTS: AUTHORITY_FILE };
  /** The second where the server sends its authority along, as it does when this very process trusts that. */
  const UNKNOWN_AUTHORITY = /UNABLE_TO_VERIFY_LEAF_SIGNATURE|SELF_SIGNED_CERT_IN_CHAIN/;

  test('is good when NODE_EXTRA_CA_CERTS names its authority; else nothing is sent, and nothing tried again', async () => {
    stage.misbehave(() => undefined);
    expect((await run(front.port, trusting)).outputs.outcome).toBe('succeeded');
    const bad: [CertificateName, Readonly<Record<string, string>>, RegExp][] = [
      ['good', {}, UNKNOWN_AUTHORITY],
      ['expired', trusting, /CERT_HAS_EXPIRED/],
      ['other-host', trusting, /ERR_TLS_CERT_ALTNAME_INVALID/],
      ['self-signed', trusting, /DEPTH_ZERO_SELF_SIGNED_CERT/],
      // Node warns on stderr that it does not look at certificates; this action does all the same.
      ['good', { NODE_TLS_REJECT_UNAUTHORIZED: '0', NODE_NO_WARNINGS: '1' }, UNKNOWN_AUTHORITY],
    ];
    for (const some of [bad.slice(0, 3), bad.slice(3)]) {
      await Promise.all(
        some.map(async ([name, env, code]) => {
          await using server = await startTlsFront(stage.service.port, name);
          const ended = await run(server.port, env);
          expect(ended.outputs).toMatchObject({ outcome: 'failed', requests: '1', retries: '0' });
          expect(message(ended)).toContain(
            'was not sent: the TLS certificate of the service is not trusted (',
          );
          expect(message(ended)).toMatch(code);
          expect(message(ended)).toContain('NODE_EXTRA_CA_CERTS');
          expect(server.seen).toEqual({ connections: 1, bytes: 0 });
        }),
      );
    }
  });

  test('is not even seen where the server speaks an old TLS, or none', async () => {
    const weak = { minVersion: 'TLSv1', maxVersion: 'TLSv1.1', ciphers: 'DEFAULT@SECLEVEL=0' } as const;
    await using old = await startTlsFront(stage.service.port, 'good', weak);
    await using plain = await startRawServer((socket) =>
      socket.once('data', () => socket.end('HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\n')),
    );
    const lax = { ...trusting, NODE_OPTIONS: '--tls-min-v1.0 --tls-cipher-list=DEFAULT@SECLEVEL=0' };
    const ends = await Promise.all([run(old.port, lax), run(plain.port)]);
    for (const ended of ends) {
      expect(ended.outputs).toMatchObject({ outcome: 'failed', requests: '1', retries: '0' });
      expect(message(ended)).toContain('was not sent: the TLS handshake with the service failed');
      expect(message(ended)).toContain('Next: Check that base-url names a port that speaks https');
    }
    expect(old.seen.bytes).toBe(0);
  });
});

const hasIpv6 = Object.values(networkInterfaces())
  .flat()
  .some((one) => one?.address === '::1');

(hasIpv6 ? test : test.skip)('an IPv6 address is a good base-url', async () => {
  stage.misbehave(() => undefined);
  await using server = await startTlsFront(stage.service.port, 'good', {}, '::1');
  const run = await runThrough({ ...LOOK, 'base-url': `https://[::1]:${server.port}` });
  expect(run.outputs.outcome).toBe('succeeded');
  expect(server.seen.connections).toBeGreaterThan(0);
});
