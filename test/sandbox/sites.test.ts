import { mkdir, readdir, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { openShop, pick, type Shop, timestamp, untilSeen } from '../support/sandbox-client.ts';

let box: Shop;
beforeAll(async () => {
  box = await openShop();
});
afterAll(() => box.stop());

describe('the story of one site', () => {
  test('create, install, script, env, deploy, page', async () => {
    const created = await box.api('POST', '/api/servers/1/sites', {
      root_domain: 'Story.example.com',
      web_directory: '/public',
    });
    const summary = {
      id: expect.any(Number),
      domain: 'Story.example.com',
      web_directory: '/public',
      blogapp: false,
      webframework: false,
      project_root: '/',
      last_deploy_at: null,
      created_at: expect.stringMatching(timestamp),
    };
    expect(created).toMatchObject({ status: 200, body: { data: summary } });
    const site = `/api/servers/1/sites/${pick(created.body, 'data', 'id')}`;
    expect((await box.api('GET', site)).body).toEqual({ data: summary });
    expect((await box.api('GET', '/api/servers/1/sites')).body).toEqual({
      data: expect.arrayContaining([summary]),
    });
    expect((await box.page('story.example.com', '/')).status).toBe(404);

    expect((await box.api('GET', `${site}/env`)).text).toBe('null');
    const installed = await box.api('POST', `${site}/repository`, {
      provider: 'hosted_git_1',
      name: 'acme/shop',
      branch: 'main',
    });
    expect(installed.status).toBe(200);
    expect(installed.body).toEqual({
      data: { ...summary, repository: { branch: 'main', user: 'acme', provider: 'hosted_git_1' } },
    });
    expect((await box.page('story.example.com', '/')).text).toBe('first\n');
    expect((await box.api('GET', `${site}/env`)).body).toEqual({ content: 'APP_NAME=shop\n' });

    const content = '# ü\r\nKEY="a b"\r\n';
    expect((await box.api('PATCH', `${site}/env`, { content })).body).toEqual({
      message: expect.any(String),
    });
    expect((await box.api('GET', `${site}/env`)).body).toEqual({ content });

    expect((await box.api('GET', `${site}/log`)).body).toEqual({ data: null });
    const commit = await box.repository.commit({ 'public/index.html': 'second\n' }, 'Second');
    expect((await box.page('story.example.com', '/')).text).toBe('first\n');
    expect((await box.api('POST', `${site}/deploy`)).body).toEqual({ message: expect.any(String) });
    expect(await box.deployed(site)).toMatch(timestamp);
    expect((await box.page('story.example.com', '/')).text).toBe('second\n');
    const log = await box.api('GET', `${site}/log`);
    expect(log.body).toEqual({
      data: {
        description: expect.any(String),
        content: expect.stringContaining(commit.slice(0, 7)),
        site_id: pick(created.body, 'data', 'id'),
        server_id: 1,
        created_at: expect.stringMatching(timestamp),
      },
    });
    expect((await box.api('GET', `${site}/env`)).body).toEqual({ content });

    const script = 'git pull && echo "öut" && echo err >&2\n';
    expect((await box.api('PATCH', `${site}/deploy/script`, { deploy_script: script })).status).toBe(200);
    expect((await box.api('GET', `${site}/deploy/script`)).body).toEqual({ deploy_script: script });
    await box.api('POST', `${site}/deploy`);
    await box.logged(site, /Already up to date\.\nöut\nerr\n$/);

    const removed = await box.api('DELETE', `${site}/repository`);
    expect(removed.status).toBe(200);
    expect(pick(removed.body, 'data')).not.toHaveProperty('repository');
    expect((await box.api('GET', `${site}/env`)).text).toBe('null');
    expect((await box.page('story.example.com', '/')).status).toBe(404);
  });

  test('servers are listed and shown with the number of their sites', async () => {
    const before = Number(pick((await box.api('GET', '/api/servers/2')).body, 'data', 'sites_count'));
    await box.newSite({ server: 2 });
    const shown = await box.api('GET', '/api/servers/2');
    expect(shown.body).toEqual({
      data: {
        id: 2,
        name: 'web-2',
        ip_address: '127.0.0.1',
        php_version: expect.any(Number),
        sqldb_version: expect.any(Number),
        sites_count: before + 1,
        status: 'Server is active',
        created_at: expect.stringMatching(timestamp),
      },
    });
    const listed = await box.api('GET', '/api/servers');
    expect(pick(listed.body, 'data')).toEqual([
      expect.objectContaining({ id: 1, name: 'web-1' }),
      pick(shown.body, 'data'),
    ]);
  });
});

describe('deleting a site', () => {
  test('its deploys end, its folder, logs and records go, its domain is free', async () => {
    const { id, path, domain } = await box.installedSite('echo begin; sleep 600');
    const worker = { connection: 'c', queue: 'q', maximum_seconds: 0, sleep: 0, processes: 1 };
    const created = await box.api('POST', `${path}/queues`, worker);
    const kept = await box.api('POST', '/api/servers/1/crontabs', {
      user: 'www',
      command: 'true',
      frequency: '@daily',
    });
    await box.api('POST', `${path}/deploy`);
    await box.api('POST', `${path}/deploy`);
    await box.logged(path, /begin/);
    const logs = await readdir(join(box.sandbox.dataDir, 'logs'));
    const count = Number(pick((await box.api('GET', '/api/servers/1')).body, 'data', 'sites_count'));
    expect((await box.api('DELETE', path)).body).toEqual({ message: expect.stringContaining(domain) });
    for (const rest of ['', '/log', '/env', '/queues', `/queues/${pick(created.body, 'data', 'id')}`]) {
      expect([rest, (await box.api('GET', `${path}${rest}`)).status]).toEqual([rest, 404]);
    }
    expect((await box.api('DELETE', path)).status).toBe(404);
    expect((await box.page(domain, '/')).status).toBe(404);
    const folders = await readdir(join(box.sandbox.dataDir, 'sites'));
    expect(folders.filter((name) => name.startsWith(`${id}-`))).toEqual([]);
    expect(await readdir(join(box.sandbox.dataDir, 'work'))).toEqual([]);
    expect((await readdir(join(box.sandbox.dataDir, 'logs'))).length).toBe(logs.length - 1);
    expect(pick((await box.api('GET', '/api/servers/1')).body, 'data', 'sites_count')).toBe(count - 1);
    const crontab = `/api/servers/1/crontabs/${pick(kept.body, 'data', 'id')}`;
    expect((await box.api('GET', crontab)).status).toBe(200);
    const again = await box.newSite({ domain });
    expect(again.id).toBeGreaterThan(id);
    expect((await box.api('GET', `${again.path}/queues`)).body).toEqual({ data: [] });
    expect((await box.api('GET', `${again.path}/log`)).body).toEqual({ data: null });
  });

  test('while a repository is being installed: the site is gone, and nothing is left', async () => {
    const { id, path } = await box.newSite();
    const install = box.api('POST', `${path}/repository`, box.custom());
    await untilSeen(async () => (await readdir(join(box.sandbox.dataDir, 'work'))).length > 0, install);
    expect((await box.api('DELETE', path)).status).toBe(200);
    expect([200, 404]).toContain((await install).status);
    const folders = await readdir(join(box.sandbox.dataDir, 'sites'));
    expect(folders.filter((name) => name.startsWith(`${id}-`))).toEqual([]);
    expect(await readdir(join(box.sandbox.dataDir, 'work'))).toEqual([]);
  });
});

describe('apps', () => {
  test('installed and uninstalled, as often as one likes', async () => {
    const { path } = await box.newSite();
    for (const [method, blogapp] of [
      ['POST', true],
      ['POST', true],
      ['DELETE', false],
      ['DELETE', false],
    ] as const) {
      expect((await box.api(method, `${path}/blogapp`)).body).toMatchObject({ data: { blogapp } });
      expect((await box.api('GET', path)).body).toMatchObject({ data: { blogapp } });
    }
    const type = async () =>
      pick((await box.api('PATCH', `${path}/notifications`)).body, 'data', 'project_type');
    expect(await type()).toBeNull();
    const installed = await box.api('POST', `${path}/cloudstore`);
    expect(installed.body).toEqual((await box.api('GET', path)).body);
    expect(await type()).toBe('cloudstore');
    await box.api('DELETE', `${path}/cloudstore`);
    expect(await type()).toBeNull();
  });

  test('create_database makes a database, once, for any domain', async () => {
    const databases = async () =>
      Object.values(Object(pick((await box.api('GET', '/api/servers/2/sqldb')).body, 'data')));
    const before = (await databases()).length;
    for (const domain of ['q', `${'long-label.'.repeat(9)}x`]) {
      const { path } = await box.newSite({ server: 2, domain });
      await box.api('POST', `${path}/blogapp`, { create_database: true });
      await box.api('POST', `${path}/blogapp`, { create_database: true });
    }
    const without = await box.newSite({ server: 2 });
    await box.api('POST', `${without.path}/blogapp`, { create_database: false });
    const made = (await databases()).slice(before);
    expect(made.map((database) => pick(database, 'name'))).toEqual([
      'blogapp_q',
      'blogapp_long-label_long-label_long-label_long-label_long-label_l',
    ]);
  });
});

describe('pages', () => {
  test('files, folders, types and methods', async () => {
    const { id, domain } = await box.installedSite('true');
    const web = join(await box.folderOf(id), 'public');
    await mkdir(join(web, 'docs'));
    await writeFile(join(web, 'docs/index.html'), 'docs\n');
    await writeFile(join(web, 'a b.css'), 'a{}');
    await writeFile(join(web, 'data.bin'), '');
    await writeFile(join(web, 'index.php'), '<?php secret();');
    await mkdir(join(web, '.well-known'));
    await writeFile(join(web, '.well-known/ok.txt'), 'ok');
    expect(await box.page(domain, '/docs/?x=1')).toMatchObject({ status: 200, text: 'docs\n' });
    expect((await box.page(domain, '/docs/')).headers['content-type']).toBe('text/html; charset=utf-8');
    expect((await box.page(domain, '/a%20b.css')).headers['content-type']).toBe('text/css; charset=utf-8');
    expect(await box.page(domain, '/data.bin')).toMatchObject({ status: 200, text: '' });
    expect((await box.page(domain, '/.well-known/ok.txt')).text).toBe('ok');
    const moved = await box.page(domain, '//docs');
    expect([moved.status, moved.headers.location]).toEqual([301, '/docs/']);
    const head = await box.page(domain, '/', 'HEAD');
    expect([head.status, head.headers['content-length'], head.text]).toEqual([200, '7', '']);
    expect((await box.page(domain, '/', 'POST')).status).toBe(405);
    expect((await box.page(domain, '/index.php')).status).toBe(404);
    expect((await box.page('nobody.example.com', '/')).status).toBe(404);
    expect((await box.page(domain.toUpperCase(), '/docs/')).status).toBe(200);
  });

  test('nothing outside the web directory, no dot files', async () => {
    const { id, domain } = await box.installedSite('true');
    await symlink('/etc', join(await box.folderOf(id), 'public/etc'));
    for (const path of [
      '/../.env',
      '/..%2f.env',
      '/%2e%2e/.env',
      '/..%5c.env',
      '/%00',
      '/%',
      '/.git/config',
      '/etc/passwd',
      '/etc/',
      '/../readme.md',
      '/public/../../readme.md',
    ]) {
      expect([path, (await box.page(domain, path)).status]).toEqual([path, 404]);
    }
    const linked = await box.installedSite(`rm -r public; ln -s ${box.folder} public`);
    await writeFile(join(box.folder, 'outside.txt'), 'outside');
    await box.api('POST', `${linked.path}/deploy`);
    await box.deployed(linked.path);
    expect((await box.page(linked.domain, '/outside.txt')).status).toBe(404);
    const whole = await box.newSite({ web_directory: '/' });
    expect((await box.api('POST', `${whole.path}/repository`, box.custom())).status).toBe(200);
    expect((await box.page(whole.domain, '/readme.md')).text).toBe('Shop\n');
    for (const path of ['/.env', '/.git/HEAD', '/.git/', '/']) {
      expect([path, (await box.page(whole.domain, path)).status]).toEqual([path, 404]);
    }
  });
});
