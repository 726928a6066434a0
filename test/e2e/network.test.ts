import { afterAll, describe, expect, test } from '@jest/globals';
import { startConnectProxy } from '../../harness/connect-proxy.ts';
import { GOOD } from '../../harness/simulator/deploys.ts';
import { openSimulation, openSites } from '../../harness/simulator/simulation.ts';
import { AUTHORITY_FILE, startTlsFront } from '../../harness/tls-front.ts';
import { framed } from '../../src/script/frame.ts';

const USER = 'runner-of-ci';
const PASSWORD = 'p@ss/w0rd of the proxy';
const WRITTEN = `${USER}:${encodeURIComponent(PASSWORD)}`;
const JOINED = `${USER}:${PASSWORD}`;
const BASIC = `Basic ${Buffer.from(JOINED).toString('base64')}`;

const sim = await openSimulation({
  sites: openSites(['shop.example'], { script: framed('git pull\n') }),
  manners: { courseOf: () => ({ ...GOOD, delayMs: 0, durationMs: 0 }) },
  pageOf: (path) => (path === '/up' ? { status: 200, text: 'up' } : undefined),
});
const port = Number(new URL(sim.url).port);
const front = await startTlsFront(port, 'good');
// The only way to panel.test and shop.test: no resolver knows them.
const proxy = await startConnectProxy((target) => (target.endsWith(':443') ? front.port : port));
const address = `http://${WRITTEN}@127.0.0.1:${proxy.port}`;
const secrets = [address, PASSWORD, JOINED, WRITTEN, USER, BASIC];
afterAll(() => Promise.all([proxy.stop(), front.stop(), sim.stop()]));

const LOOK = { site: 'shop.example', operations: 'show-deploy-log' };
const TRUSTING = { NODE_EXTRA_CA_CERTS: AUTHORITY_FILE };

test('a runner behind a proxy deploys and checks the page through it, and shows none of its credentials', async () => {
  const inputs = {
    'base-url': 'https://panel.test',
    site: 'shop.example',
    operations: 'deploy',
    'health-check-url': 'https://shop.test/up',
    'health-check-timeout': '5s',
    'verify-command': 'test "$HTTPS_PROXY" != "" && env | grep -i proxy; echo "$HTTPS_PROXY" | base64 -w0',
  };
  const run = await sim.run(inputs, { secrets, env: { ...TRUSTING, HTTPS_PROXY: address } });
  expect(run.outputs).toMatchObject({
    outcome: 'succeeded',
    evidence: 'token,exit-status,health-check,verify-command',
  });
  const asked = proxy.asked.map(({ line, authorization }) => `${line}, ${authorization}`);
  expect(new Set(asked)).toEqual(
    new Set([`CONNECT panel.test:443, ${BASIC}`, `CONNECT shop.test:443, ${BASIC}`]),
  );
});

describe('the certificate of the service', () => {
  const run = (port: number, env: Readonly<Record<string, string>>) =>
    sim.run({ ...LOOK, 'base-url': `https://localhost:${port}` }, { env });

  test('is checked even if Node is set not to check, and then nothing is sent', async () => {
    const before = front.bytes();
    // With it, Node says nothing of this on standard error.
    const quiet = { NODE_NO_WARNINGS: '1' };
    const ended = await run(front.port, { NODE_TLS_REJECT_UNAUTHORIZED: '0', ...quiet });
    expect(ended.outputs).toMatchObject({ outcome: 'failed', requests: '1', retries: '0' });
    expect(ended.error).toMatch(
      /was not sent: the TLS certificate of the service is not trusted \((UNABLE_TO_VERIFY_LEAF_SIGNATURE|SELF_SIGNED_CERT_IN_CHAIN)\)/,
    );
    expect(ended.error).toContain('NODE_EXTRA_CA_CERTS');
    expect(front.bytes()).toBe(before);
  });

  test('is not even asked for over an old TLS, although Node would allow that', async () => {
    const weak = { minVersion: 'TLSv1', maxVersion: 'TLSv1.1', ciphers: 'DEFAULT@SECLEVEL=0' } as const;
    await using old = await startTlsFront(front.port, 'good', weak);
    const lax = { NODE_OPTIONS: '--tls-min-v1.0 --tls-cipher-list=DEFAULT@SECLEVEL=0' };
    const ended = await run(old.port, { ...TRUSTING, ...lax });
    expect(ended.outputs).toMatchObject({ outcome: 'failed', requests: '1', retries: '0' });
    expect(ended.error).toContain('was not sent: the TLS handshake with the service failed');
    expect(ended.error).toContain('Next: Check that base-url names a port that speaks https');
    expect(old.bytes()).toBe(0);
  });
});
