import { test } from '@jest/globals';
import { expectGolden } from '../support/golden.ts';
import { type Answer, ENDLESS, openShop, type Shop, until } from '../support/sandbox-client.ts';

const worker = { connection: 'redis', queue: 'mail', maximum_seconds: 60, sleep: 3, processes: 2 };
const rule = { name: 'web', port: '443', type: 'tcp' };
const site = '/api/servers/1/sites/1';

/** Requests of clients of this service, and those that only the other one understands: method, path, body. */
const REQUESTS: readonly (readonly [string, string, unknown?])[] = [
  ['GET', '/api/servers'],
  ['GET', '/api/servers?per_page=1&search=web-2'],
  ['GET', '/api/servers/1'],
  ['POST', '/api/servers/1/sites', { root_domain: 'shop.example.com', web_directory: '/public' }],
  ['GET', '/api/servers/1/sites?search=nothing'],
  ['GET', site],
  ['GET', `${site}/log`],
  ['POST', `${site}/deploy`, { variables: { commit: 'c0ffee' } }],
  ['POST', `${site}/repository`, { provider: 'hosted_git_1', branch: 'main', name: 'acme/shop' }],
  ['POST', `${site}/repository`, { provider: 'hosted_git_1', branch: 'main', name: 'acme/shop' }],
  ['GET', `${site}/env`],
  ['PATCH', `${site}/notifications`, {}],
  ['POST', '/api/servers/1/network-rules', { ...rule, port: 443 }],
  ['POST', '/api/servers/1/network-rules', rule],
  ['GET', '/api/servers/1/network-rules?per_page=1&page=2'],
  ['POST', `${site}/queues`, { ...worker, backoff: 5 }],
  ['GET', `${site}/queues`],
  ['POST', `${site}/auth-users`, { name: 'ada', password: 'secret' }],
  ['POST', '/api/servers/1/crontabs', { user: 'www', command: 'run', frequency: '@daily' }],
  ['POST', '/api/servers/1/daemons', { command: 'run' }],
  ['POST', '/api/servers/1/sqldb', { name: 'shop' }],
  ['GET', '/api/servers/1/sqldb'],
  ['GET', '/api/servers/1/databases'],
];

/** A script that shows its environment, and waits. */
const script = (wait: string) => `env -u PATH | grep -v '^_=' | sort; ${wait}; echo end`;

test('the service of the document answers byte for byte as in test/golden, also to what only the other one knows', async () => {
  await using box = await openShop({ restartMs: ENDLESS });
  const told: string[] = [];
  const tell = async (method: string, path: string, body?: unknown) => {
    told.push(shown(box, `${method} ${path}`, body, await box.api(method, path, body)));
  };
  for (const [method, path, body] of REQUESTS) await tell(method, path, body);
  await tell('PATCH', `${site}/deploy/script`, { deploy_script: script(box.gate.wait) });
  for (const variables of [{ commit: 'c0ffee', PATH: '/tmp' }, { 'a b': {} }]) {
    await tell('POST', `${site}/deploy`, { variables });
    const { open } = await box.gate.arrival();
    await box.logged(site, /SITE_WEB_DIRECTORY/);
    for (const path of ['/log?per_page=1', '/log/1', '/deployments?include_logs=true', ''])
      await tell('GET', site + path);
    open();
    await until(async () => (await box.send('GET', '/')).text.includes(' 0 running, 0 waiting.'));
  }
  for (const path of [`${site}/log`, site, '/api/servers/1/logs?per_page=50']) await tell('GET', path);
  for (const path of ['/api/servers/1/sqldb/6', site]) await tell('DELETE', path);
  await tell('POST', '/api/servers/2/restart');
  expectGolden('sandbox-document.txt', told.join('\n'));
});

/** An exchange as text: all of it but what is another one each time. */
function shown(box: Shop, request: string, body: unknown, { status, headers, text }: Answer): string {
  const { date, connection, 'keep-alive': kept, 'content-length': length, ...steady } = headers;
  const lines = [
    `> ${request} ${JSON.stringify(body) ?? ''}`,
    ...[status, JSON.stringify(steady), text].map((line) => `< ${line}`),
  ];
  return `${lines.join('\n')}\n`
    .replaceAll(box.folder, '/folder')
    .replaceAll(`127.0.0.1:${box.sandbox.port}`, '127.0.0.1:8787')
    .replaceAll(/\/dev\/tcp\/127\.0\.0\.1\/\d+/g, '/dev/tcp/gate')
    .replaceAll(/\d{4}-\d\d-\d\d \d\d:\d\d:\d\d/g, '2026-01-02 03:04:05');
}
