import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from '@jest/globals';
import { openShop, pick, until } from '../support/sandbox-client.ts';

const box = await openShop();
afterAll(() => box.stop());

describe('a site', () => {
  test('takes deploys, folder, logs and records with it when it is deleted, and frees its domain', async () => {
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
    await box.send('GET', '/x?secret=1', {
      headers: { ...token(), host: '\u00e9\u009b31m.localhost' },
    });
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
