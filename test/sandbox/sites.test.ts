import { mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, describe, expect, test } from '@jest/globals';
import { KINDS } from '../contract/document-kinds.ts';
import { exampleOf } from '../contract/endpoints.ts';
import { ENDLESS, openShop, pick, runSandbox, until } from '../support/sandbox-client.ts';

const box = await openShop();
afterAll(() => box.stop());

test('a site takes deploys, folder, logs and records with it when it is deleted, and frees its domain', async () => {
  const { id, path, domain } = await box.installedSite(box.gate.wait);
  const worker = { connection: 'c', queue: 'q', maximum_seconds: 0, sleep: 0, processes: 1 };
  const record = pick(await box.data('POST', `${path}/queues`, worker), 'id');
  const crontab = { user: 'www', command: 'true', frequency: '@daily' };
  const kept = await box.data('POST', '/api/servers/1/crontabs', crontab);
  await box.data('POST', `${path}/deploy`);
  await box.data('POST', `${path}/deploy`);
  const { ended } = await box.gate.arrival();
  const logs = await box.namesIn('logs');
  const count = Number(pick(await box.data('GET', '/api/servers/1'), 'sites_count'));
  expect((await box.api('DELETE', path)).body).toEqual({ message: expect.stringContaining(domain) });
  await ended;
  for (const rest of ['', '/log', '/env', '/queues', `/queues/${record}`])
    expect([rest, (await box.api('GET', `${path}${rest}`)).status]).toEqual([rest, 404]);
  expect((await box.api('DELETE', path)).status).toBe(404);
  expect((await box.page(domain, '/')).status).toBe(404);
  expect((await box.namesIn('sites')).filter((name) => name.startsWith(`${id}-`))).toEqual([]);
  expect(await box.namesIn('work')).toEqual([]);
  expect((await box.namesIn('logs')).length).toBe(logs.length - 1);
  expect(pick(await box.data('GET', '/api/servers/1'), 'sites_count')).toBe(count - 1);
  expect(await box.data('GET', `/api/servers/1/crontabs/${pick(kept, 'id')}`)).toEqual(kept);
  const again = await box.newSite({ domain });
  expect(again.id).toBeGreaterThan(id);
  expect(await box.data('GET', `${again.path}/queues`)).toEqual([]);
  expect(await box.data('GET', `${again.path}/log`)).toBeNull();
});

describe('the pages of a site', () => {
  test('are its files and folder indexes, with their types, for GET and HEAD', async () => {
    const { id, domain } = await box.installedSite('true');
    const web = join(await box.folderOf(id), 'public');
    await mkdir(join(web, 'docs'));
    await mkdir(join(web, '.well-known'));
    const files = {
      'docs/index.html': 'docs\n',
      'a b.css': 'a{}',
      'data.bin': '',
      '.well-known/ok.txt': 'ok',
    };
    for (const [name, text] of Object.entries({ ...files, 'index.php': '<?php secret();' }))
      await writeFile(join(web, name), text);
    const types = { '/docs/?x=1': 'text/html; charset=utf-8', '/a%20b.css': 'text/css; charset=utf-8' };
    for (const [path, type] of Object.entries(types))
      expect(await box.page(domain, path)).toMatchObject({ status: 200, headers: { 'content-type': type } });
    expect((await box.page(domain.toUpperCase(), '/docs/')).text).toBe('docs\n');
    expect(await box.page(domain, '/data.bin')).toMatchObject({ status: 200, text: '' });
    expect((await box.page(domain, '/.well-known/ok.txt')).text).toBe('ok');
    expect(await box.page(domain, '//docs')).toMatchObject({ status: 301, headers: { location: '/docs/' } });
    const head = { status: 200, headers: { 'content-length': '6' }, text: '' };
    expect(await box.page(domain, '/', 'HEAD')).toMatchObject(head);
    expect((await box.page(domain, '/', 'POST')).status).toBe(405);
    expect((await box.page(domain, '/index.php')).status).toBe(404);
    expect((await box.page('nobody.example.com', '/')).status).toBe(404);
  });

  test('never come from outside of its web directory, and never from hidden files', async () => {
    const { id, domain } = await box.installedSite('true');
    await symlink('/etc', join(await box.folderOf(id), 'public/etc'));
    const above = '/../.env /..%2f.env /%2e%2e/.env /..%5c.env /../readme.md /public/../../readme.md'.split(
      ' ',
    );
    for (const path of [...above, '/%00', '/%', '/.git/config', '/etc/passwd', '/etc/'])
      expect([path, (await box.page(domain, path)).status]).toEqual([path, 404]);
    const linked = await box.installedSite(`rm -r public; ln -s ${box.folder} public`);
    await writeFile(join(box.folder, 'outside.txt'), 'outside');
    await box.deploy(linked.path);
    expect((await box.page(linked.domain, '/outside.txt')).status).toBe(404);
    const whole = await box.newSite({ web_directory: '/' });
    await box.data('POST', `${whole.path}/repository`, box.custom);
    expect((await box.page(whole.domain, '/readme.md')).text).toBe('Shop\n');
    for (const path of ['/.env', '/.git/HEAD', '/.git/', '/'])
      expect([path, (await box.page(whole.domain, path)).status]).toEqual([path, 404]);
  });
});

const token = () => ({ authorization: `Bearer ${box.sandbox.token}` });

describe('a request', () => {
  test.each(['', 'Bearer wrong'])('is answered 401 with the authorization "%s"', async (authorization) => {
    const headers = authorization === '' ? {} : { authorization };
    const answer = await box.send('GET', '/api/servers', { headers });
    expect(answer).toMatchObject({ status: 401, body: { message: 'Unauthenticated.' } });
  });

  test('is answered 404 for a site under another server', async () => {
    const { id, path } = await box.newSite();
    for (const rest of ['', '/env', '/log', '/deploy/script']) {
      expect((await box.api('GET', `${path}${rest}`)).status).toBe(200);
      expect((await box.api('GET', `/api/servers/2/sites/${id}${rest}`)).status).toBe(404);
    }
  });

  test('is answered 400 for a body that is not JSON, 413 for one that is too large', async () => {
    const { path } = await box.newSite();
    const patch = (body: string | Buffer) => box.send('PATCH', `${path}/env`, { headers: token(), body });
    const message = { message: expect.any(String) };
    expect(await patch('{"content": ')).toMatchObject({ status: 400, body: message });
    expect(await patch(Buffer.from([0x22, 0xff, 0x22]))).toMatchObject({ status: 400, body: message });
    const large = JSON.stringify({ content: 'x'.repeat(3_000_000) });
    expect(await patch(large)).toMatchObject({ status: 413, body: message });
    expect((await box.api('GET', path)).status).toBe(200);
  });

  test('is answered 421 unless its host is a name of the loopback address', async () => {
    const status = async (host: string) =>
      (await box.send('GET', '/api/servers', { headers: { ...token(), host } })).status;
    for (const host of ['127.0.0.1', `localhost:${box.sandbox.port}`, '[::1]:80'])
      expect([host, await status(host)]).toEqual([host, 200]);
    for (const host of ['evil.example', 'evil.example:80', '127.0.0.1.evil.example', 'localhost.'])
      expect([host, await status(host)]).toEqual([host, 421]);
    // That is the page of a site.
    expect(await status('127.0.0.1.localhost')).toBe(404);
  });

  test('is logged in one line, without its query, its token and control characters', async () => {
    await box.send('GET', '/x?secret=1', { headers: { ...token(), host: '\u00e9\u009b31m.localhost' } });
    await until(() => /^GET \?\?31m\.localhost\/x 404 \d+ms$/m.test(box.sandbox.output()));
    expect(box.sandbox.output()).not.toContain('secret=1');
    expect(box.sandbox.output()).not.toContain(box.sandbox.token);
  });
});

describe('the refusal of', () => {
  const errorsOf = async (path: string, body?: unknown): Promise<unknown> => {
    const answer = await box.api('POST', path, body);
    expect(answer.status).toBe(422);
    return pick(answer.body, 'errors');
  };

  test('a repository covers names that git would take for something else', async () => {
    const path = `${(await box.newSite()).path}/repository`;
    for (const name of ['relative/shop.git', 'ext::sh -c true.git', '--upload-pack=x.git', '/a\nb.git'])
      expect(await errorsOf(path, { ...box.custom, name })).toEqual({ name: [expect.any(String)] });
    const above = { provider: 'hosted_git_1', branch: 'main', name: '../shop' };
    expect(await errorsOf(path, above)).toEqual({ name: [expect.any(String)] });
  });

  test('a domain covers everything that is not a host name', async () => {
    const never = ['/', '\\', '\0', '%', ' ', 'é', '\n', ':'];
    const odd = ['-', '.', ...never].flatMap((one) => [one, `a${one}`, `${one}a`]);
    const inside = ['..', '-.', '.-', '/../', ...never].map((one) => `a${one}b`);
    for (const root_domain of [...odd, ...inside, '..', '../x']) {
      const errors = await errorsOf('/api/servers/1/sites', { root_domain, web_directory: '/' });
      expect([root_domain, errors]).toEqual([root_domain, { root_domain: expect.any(Array) }]);
    }
  });
});

const worker = { connection: 'redis', queue: 'mails', maximum_seconds: 60, sleep: 3, processes: 2 };
const daily = { user: 'www', command: "echo 'ü'", frequency: '@daily' };

describe('the records of the sandbox:', () => {
  const single = KINDS.filter(({ deleted }) => deleted !== undefined);
  test.each(single)(
    'those at $path have paths under their own owner and kind only',
    async ({ path, body }) => {
      const [{ id }, other] = [await box.newSite(), await box.newSite()];
      const list = path.replace('{server}', '1').replace('{site}', String(id));
      const sent = exampleOf(body);
      const [one, twin] = [await box.data('POST', list, sent), await box.data('POST', list, sent)];
      expect(pick(one, 'id')).not.toBe(pick(twin, 'id'));
      const own = `${list}/${pick(one, 'id')}`;
      expect(await box.data('GET', list)).toEqual(expect.arrayContaining([one, twin]));
      const elsewhere = path.includes('{site}')
        ? own.replace(`/${id}/`, `/${other.id}/`)
        : own.replace('servers/1', 'servers/2');
      const otherKind = /sqldb|queues/.test(path) ? 'crontabs' : 'sqldb';
      for (const wrong of [elsewhere, `/api/servers/1/${otherKind}/${pick(one, 'id')}`])
        for (const method of ['GET', 'DELETE'])
          expect([wrong, (await box.api(method, wrong)).status]).toEqual([wrong, 404]);
      expect((await box.api('DELETE', own)).status).toBe(200);
      for (const method of ['GET', 'DELETE']) expect((await box.api(method, own)).status).toBe(404);
      expect(await box.data('GET', `${list}/${pick(twin, 'id')}`)).toEqual(twin);
    },
  );

  test('are stored without a password', async () => {
    const { path } = await box.newSite();
    await box.data('POST', `${path}/auth-users`, { name: 'ada', password: 'pass-of-ada' });
    await box.data('POST', '/api/servers/1/sqldb', { name: 'kept', password: 'pass-of-shop' });
    const files = (await box.namesIn('')).filter((name) => name.startsWith('sandbox.db'));
    const bytes = await Promise.all(files.map((name) => readFile(join(box.dataDir, name), 'latin1')));
    expect(bytes.join('')).toContain('kept');
    expect(bytes.join('')).not.toMatch(/pass-of/);
  });
});

const family = await openShop({ service: 'family', 'work-time': 0, 'rate-limit': 10_000 });
const { path } = await family.newSite();
afterAll(() => family.stop());

describe('with --service family, records', () => {
  const rules = '/api/servers/1/network-rules';
  const rule = { name: 'web', port: '443', type: 'tcp', rule_type: 'allow' };

  test('are created first and active later, show numbers as text and a single port as a number', async () => {
    const created = await family.api('POST', `${path}/queues`, worker);
    const texts = { sleep: '3', processes: '2', maximum_seconds: '60', maximum_tries: null };
    expect(created).toMatchObject({ status: 201, body: { data: { status: 'created', ...texts } } });
    const one = `${path}/queues/${pick(created.body, 'data', 'id')}`;
    expect(await family.data('GET', one)).toMatchObject({ status: 'active', ...texts });

    expect(await family.data('POST', rules, rule)).toMatchObject({ port: 443, rule_type: 'allow' });
    expect(await family.data('POST', rules, { ...rule, port: '80:90' })).toMatchObject({ port: '80:90' });
    expect(await family.data('POST', rules, { ...rule, port: 8080 })).toMatchObject({ port: 8080 });
    expect(await family.data('GET', rules)).toMatchObject([{ port: 443 }, { port: '80:90' }, { port: 8080 }]);
    for (const port of [0, 65536, 80.5, '80:', true, null])
      expect(await errorsOf(rules, { ...rule, port })).toEqual(['port']);
    const database = await family.data('POST', '/api/servers/1/sqldb', { name: 'shop' });
    expect(database).toMatchObject({ type: 'sqldb', name: 'shop' });
    const user = await family.api('POST', `${path}/auth-users`, { name: 'ada', password: 'secret' });
    expect(user.status).toBe(201);
    expect(Object.keys(Object(pick(user.body, 'data')))).toEqual(['id', 'name', 'path', 'created_at']);
  });

  test('are listed in pages of fifteen, like everything else', async () => {
    const crontabs = '/api/servers/2/crontabs';
    for (let n = 1; n <= 16; n += 1) await family.data('POST', crontabs, { ...daily, command: `job ${n}` });
    const base = `${family.sandbox.url}${crontabs}`;
    expect((await family.api('GET', `${crontabs}?page=2`)).body).toEqual({
      data: [expect.objectContaining({ command: 'job 16' })],
      links: { first: `${base}?page=1`, last: `${base}?page=2`, prev: `${base}?page=1`, next: null },
      meta: { current_page: 2, from: 16, last_page: 2, path: base, per_page: 15, to: 16, total: 16 },
    });
    const query = 'per_page=2&search=JOB%201';
    expect((await family.api('GET', `${crontabs}?per_page=2&page=2&search=JOB%201`)).body).toMatchObject({
      data: [{ command: 'job 11' }, { command: 'job 12' }],
      links: { prev: `${base}?page=1&${query}`, next: `${base}?page=3&${query}` },
      meta: { total: 8 },
    });
    expect(await family.data('GET', '/api/servers?search=WEB-2')).toMatchObject([{ name: 'web-2' }]);
    const one = '/api/servers/1/sites?search=EXAMPLE&per_page=1';
    expect(await family.data('GET', one)).toHaveLength(1);
    expect(await family.data('GET', `${one}&page=2`)).toEqual([]);
    for (const list of [crontabs, '/api/servers/1/logs', `${path}/log`])
      for (const size of ['0', '51', 'x', '1.5', ''])
        expect([size, (await family.api('GET', `${list}?per_page=${size}`)).status]).toEqual([size, 422]);
    const meta = { current_page: 1, per_page: 15 };
    for (const list of ['/api/servers', '/api/servers/1/sites', `${path}/log`, `${path}/queues`])
      expect((await family.api('GET', list)).body).toMatchObject({ meta });
  });

  async function errorsOf(path: string, body: object): Promise<string[]> {
    const answer = await family.api('POST', path, body);
    expect(answer.status).toBe(422);
    return Object.keys(Object(pick(answer.body, 'errors'))).sort();
  }
});

/** A site whose first deploy has begun, with its log, and whose second one waits for it. */
async function openBusySite() {
  const script = `test -e again && exec echo end; touch again; echo begin; ${box.gate.wait}`;
  const site = await box.installedSite(script);
  for (const _ of [1, 2]) await box.data('POST', `${site.path}/deploy`);
  const { ended } = await box.gate.arrival();
  await box.logged(site.path, /^begin\n$/);
  return { ...site, ended, running: await box.newestLog() };
}

describe('a sandbox that starts again', () => {
  test.each([
    ['stop', /^begin\nsandbox: .*stopped\.\n$/],
    ['kill', /^begin\n\nsandbox: .*died.*\n$/],
  ] as const)(
    'after a %s still has its data, closes the interrupted deploy and runs the waiting one',
    async (end, log) => {
      const { path, ended, running } = await openBusySite();
      await box.data('PATCH', `${path}/env`, { content: 'KEPT=1\n' });
      await box.restart(end);
      await ended;
      expect(await readFile(running, 'utf8')).toMatch(log);
      expect((await box.api('GET', `${path}/env`)).body).toEqual({ content: 'KEPT=1\n' });
      await box.logged(path, /^end\n$/);
    },
  );

  test('undoes what a killed sandbox has left half done, and nothing else', async () => {
    const installing = await box.installedSite('');
    const removing = await box.installedSite('');
    const whole = await box.installedSite('');
    const plain = await box.newSite({ web_directory: '/' });
    await writeFile(join(await box.folderOf(plain.id), 'by-hand.html'), 'mine\n');
    const folders = await box.namesIn('sites');
    await box.sandbox.stop();
    const database = new DatabaseSync(join(box.dataDir, 'sandbox.db'));
    const setState = database.prepare('UPDATE repositories SET state = ? WHERE site_id = ?');
    setState.run('installing', installing.id);
    setState.run('removing', removing.id);
    database.close();
    await rm(await box.folderOf(removing.id), { recursive: true });
    await mkdir(join(box.dataDir, 'sites/99-nobody.example.com'));
    await writeFile(join(box.dataDir, 'work/rubbish'), 'A=1');

    await box.restart('stop');
    const env = async ({ path }: { path: string }) => (await box.api('GET', `${path}/env`)).body;
    const kept = { content: 'APP_NAME=shop\n' };
    expect(await Promise.all([installing, removing, whole].map(env))).toEqual([null, null, kept]);
    expect(await box.filesOf(installing.id)).toEqual([]);
    expect(await box.filesOf(plain.id)).toEqual(['by-hand.html']);
    expect(await box.namesIn('work')).toEqual([]);
    expect((await box.namesIn('sites')).sort()).toEqual(folders.sort());
  });

  test('refuses a folder that no sandbox has made, and leaves it alone', async () => {
    const folder = join(box.folder, 'project');
    await mkdir(join(folder, 'sites/mine'), { recursive: true });
    const refused = { code: 1, stderr: expect.stringContaining('no sandbox made it') };
    expect(await runSandbox(['--port=0', `--data=${folder}`])).toMatchObject(refused);
    expect(await readdir(join(folder, 'sites'))).toEqual(['mine']);
  });
});

const restart = { status: 200, body: { message: expect.stringContaining('rebooting') } };

test('a restarting server is unavailable with its sites, and comes back as it was, without the deploy that ran, and runs the one that waited', async () => {
  await box.restart('stop', { 'restart-time': ENDLESS });
  const site = await box.newSite();
  await box.data('POST', '/api/servers/1/restart');
  const { status, headers } = await box.api('GET', site.path);
  expect([status, headers['retry-after']]).toEqual([503, expect.stringMatching(/^\d+$/)]);
  expect((await box.page(site.domain, '/')).status).toBe(503);
  await box.data('GET', '/api/servers/2/sites');
  await box.restart('stop', { 'restart-time': 1 });
  const { path, domain, ended, running } = await openBusySite();
  const before = await box.data('GET', '/api/servers/1');
  expect(await box.api('POST', '/api/servers/1/restart')).toMatchObject(restart);
  await ended;
  await until(async () => (await box.api('GET', path)).status === 200);
  await box.logged(path, /^end\n$/);
  expect(await readFile(running, 'utf8')).toBe(
    'begin\nsandbox: the deploy script was ended: the server was restarted.\n',
  );
  expect(await box.data('GET', '/api/servers/1')).toEqual(before);
  expect((await box.page(domain, '/')).text).toBe('first\n');
  const entries = Object.values(Object(await box.data('GET', '/api/servers/1/logs')));
  const ofServer = entries.filter((entry) => pick(entry, 'site_id') === null);
  expect(ofServer.slice(0, 2).map((entry) => pick(entry, 'description'))).toEqual([
    'Server web-1 has started',
    'Server web-1 is rebooting',
  ]);
});
