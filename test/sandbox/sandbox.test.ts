import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { access, mkdir, mkdtemp, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { createServer, type IncomingHttpHeaders, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { makeRepository, type TestRepository } from '../../harness/git.ts';
import { type Sandbox, startSandbox } from '../../harness/sandbox.ts';

let folder: string;
let repository: TestRepository;
let sandbox: Sandbox;
let shared: Client;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sandbox-test-'));
  const files = { 'public/index.html': 'first\n', '.env.example': 'APP_NAME=shop\n', 'readme.md': 'Shop\n' };
  repository = await makeRepository(join(folder, 'acme', 'shop.git'), files);
  sandbox = await startSandbox({ gitBase: folder });
  shared = clientOf(sandbox);
});

afterAll(async () => {
  await sandbox.stop();
  await rm(folder, { recursive: true, force: true });
});

describe('the story of one site', () => {
  test('create, install, script, env, deploy, page', async () => {
    const created = await api('POST', '/api/servers/1/sites', {
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
    expect((await api('GET', site)).body).toEqual({ data: summary });
    expect((await api('GET', '/api/servers/1/sites')).body).toEqual({
      data: expect.arrayContaining([summary]),
    });
    expect((await page('story.example.com', '/')).status).toBe(404);

    expect((await api('GET', `${site}/env`)).text).toBe('null');
    const installed = await api('POST', `${site}/repository`, {
      provider: 'hosted_git_1',
      name: 'acme/shop',
      branch: 'main',
    });
    expect(installed.status).toBe(200);
    expect(installed.body).toEqual({
      data: { ...summary, repository: { branch: 'main', user: 'acme', provider: 'hosted_git_1' } },
    });
    expect((await page('story.example.com', '/')).text).toBe('first\n');
    expect((await api('GET', `${site}/env`)).body).toEqual({ content: 'APP_NAME=shop\n' });

    const content = '# ü\r\nKEY="a b"\r\n';
    expect((await api('PATCH', `${site}/env`, { content })).body).toEqual({ message: expect.any(String) });
    expect((await api('GET', `${site}/env`)).body).toEqual({ content });

    expect((await api('GET', `${site}/log`)).body).toEqual({ data: null });
    const commit = await repository.commit({ 'public/index.html': 'second\n' }, 'Second');
    expect((await page('story.example.com', '/')).text).toBe('first\n');
    expect((await api('POST', `${site}/deploy`)).body).toEqual({ message: expect.any(String) });
    expect(await deployed(site)).toMatch(timestamp);
    expect((await page('story.example.com', '/')).text).toBe('second\n');
    const log = await api('GET', `${site}/log`);
    expect(log.body).toEqual({
      data: {
        description: expect.any(String),
        content: expect.stringContaining(commit.slice(0, 7)),
        site_id: pick(created.body, 'data', 'id'),
        server_id: 1,
        created_at: expect.stringMatching(timestamp),
      },
    });
    expect((await api('GET', `${site}/env`)).body).toEqual({ content });

    const script = 'git pull && echo "öut" && echo err >&2\n';
    expect((await api('PATCH', `${site}/deploy/script`, { deploy_script: script })).status).toBe(200);
    expect((await api('GET', `${site}/deploy/script`)).body).toEqual({ deploy_script: script });
    await api('POST', `${site}/deploy`);
    await logged(site, /Already up to date\.\nöut\nerr\n$/);

    const removed = await api('DELETE', `${site}/repository`);
    expect(removed.status).toBe(200);
    expect(pick(removed.body, 'data')).not.toHaveProperty('repository');
    expect((await api('GET', `${site}/env`)).text).toBe('null');
    expect((await page('story.example.com', '/')).status).toBe(404);
  });

  test('servers are listed and shown with the number of their sites', async () => {
    const before = Number(pick((await api('GET', '/api/servers/2')).body, 'data', 'sites_count'));
    await newSite({ server: 2 });
    const shown = await api('GET', '/api/servers/2');
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
    const listed = await api('GET', '/api/servers');
    expect(pick(listed.body, 'data')).toEqual([
      expect.objectContaining({ id: 1, name: 'web-1' }),
      pick(shown.body, 'data'),
    ]);
  });
});

describe('refusals', () => {
  test.each([undefined, 'Bearer wrong', 'Basic c2FuZGJveA==', 'sandbox-test-token', 'Bearer '])(
    '401 for the authorization %s',
    async (authorization) => {
      const answer = await send('GET', '/api/servers', { headers: authorization ? { authorization } : {} });
      expect(answer).toMatchObject({ status: 401, body: { message: 'Unauthenticated.' } });
    },
  );

  test.each([
    ['/api/nowhere', 'GET'],
    ['/index.html', 'GET'],
    ['/api/servers/', 'GET'],
    ['/api/servers/3', 'GET'],
    ['/api/servers/0', 'GET'],
    ['/api/servers/web-1', 'GET'],
    ['/api/servers/1.0', 'GET'],
    ['/api/servers/01', 'GET'],
    ['/api/servers/9999999999999999999', 'GET'],
    ['/api/servers/1/sites/999999', 'GET'],
    ['/api/servers/3/sites', 'POST'],
    ['/api/servers/1/sites/999999/deploy', 'POST'],
  ])('404 for %s', async (path, method) => {
    const answer = await api(method, path, method === 'GET' ? undefined : {});
    expect(answer).toMatchObject({ status: 404, body: { message: expect.any(String) } });
  });

  test('404 for a site under another server', async () => {
    const { id, path } = await newSite();
    expect((await api('GET', path)).status).toBe(200);
    for (const rest of ['', '/env', '/log', '/deploy/script']) {
      expect((await api('GET', `/api/servers/2/sites/${id}${rest}`)).status).toBe(404);
    }
  });

  test('405 names the methods that the path takes', async () => {
    const answer = await api('PUT', '/api/servers/1/sites');
    expect(answer).toMatchObject({ status: 405, body: { message: expect.any(String) } });
    expect(answer.headers.allow).toBe('GET, POST');
  });

  test('400 for a body that is not JSON, 413 for one that is too large', async () => {
    const { path } = await newSite();
    const patch = (body: string | Buffer) => send('PATCH', `${path}/env`, { headers: withToken(), body });
    expect(await patch('{"content": ')).toMatchObject({ status: 400, body: { message: expect.any(String) } });
    expect(await patch(Buffer.from([0x22, 0xff, 0x22]))).toMatchObject({ status: 400 });
    const large = JSON.stringify({ content: 'x'.repeat(3_000_000) });
    expect(await patch(large)).toMatchObject({ status: 413, body: { message: expect.any(String) } });
    expect((await api('GET', path)).status).toBe(200);
  });

  test('422 names everything that is wrong with a site', async () => {
    const answer = await api('POST', '/api/servers/1/sites', {
      root_domain: 'x'.repeat(101),
      web_directory: '/../../etc'.padEnd(51, 'x'),
      project_root: '!',
    });
    expect(answer.status).toBe(422);
    expect(answer.body).toEqual({
      message: 'The given data was invalid.',
      errors: {
        root_domain: ['The root domain may not be greater than 100 characters.', expect.any(String)],
        web_directory: ['The web directory may not be greater than 50 characters.', expect.any(String)],
        project_root: ['The project root format is invalid.'],
      },
    });
    const empty = await api('POST', '/api/servers/1/sites');
    expect(pick(empty.body, 'errors')).toEqual({
      root_domain: ['The root domain field is required.'],
      web_directory: ['The web directory field is required.'],
    });
    const types = await api('POST', '/api/servers/1/sites', { root_domain: 7, web_directory: null });
    expect(pick(types.body, 'errors')).toEqual({
      root_domain: ['The root domain must be a string.'],
      web_directory: ['The web directory field is required.'],
    });
    expect((await api('POST', '/api/servers/1/sites', ['root_domain'])).status).toBe(422);
  });

  test('422 names everything that is wrong with a repository', async () => {
    const { path } = await newSite();
    const errors = async (body: object) =>
      pick((await api('POST', `${path}/repository`, body)).body, 'errors');
    expect(await errors({ provider: 'hosted_git_9', name: 'shop' })).toEqual({
      provider: ['The selected provider is invalid.'],
      branch: ['The branch field is required.'],
      name: [expect.stringContaining('<user>/<repository>')],
    });
    expect(await errors({ provider: 'custom', name: 'acme/shop' })).toEqual({
      branch: ['The branch field is required.'],
      name: [expect.stringContaining('git URL')],
    });
    const custom = { provider: 'custom', branch: 'main' };
    for (const name of ['relative/shop.git', 'ext::sh -c true.git', '--upload-pack=x.git', '/a\nb.git']) {
      expect(await errors({ ...custom, name })).toEqual({ name: [expect.any(String)] });
    }
    expect(await errors({ provider: 'hosted_git_1', branch: 'main', name: '../shop' })).toHaveProperty(
      'name',
    );
  });

  test('a domain is taken once for all servers, whatever its case', async () => {
    await newSite({ domain: 'taken.example.com' });
    const answer = await api('POST', '/api/servers/2/sites', {
      root_domain: 'Taken.Example.com',
      web_directory: '/',
    });
    expect(answer.status).toBe(422);
    expect(pick(answer.body, 'errors')).toEqual({ root_domain: ['The root domain has already been taken.'] });
  });

  test('a domain is a host name and nothing else', async () => {
    const hostName = /^[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$/i;
    const unit = fc.constantFrom('a', '7', '-', '.', '/', '\\', '\0', '%', ' ', 'é', '\n', ':');
    const domains = fc.string({ unit, minLength: 1, maxLength: 8 }).filter((text) => !hostName.test(text));
    const property = fc.asyncProperty(domains, async (root_domain) => {
      const answer = await api('POST', '/api/servers/1/sites', { root_domain, web_directory: '/' });
      expect(answer.status).toBe(422);
    });
    await fc.assert(property, {
      numRuns: 60,
      examples: [['..'], ['../x'], ['a/../b'], ['-a'], ['a-'], ['a..b']],
    });
  });

  test('the deploy script has a size, env has a type', async () => {
    const { path } = await newSite();
    const script = (deploy_script: unknown) => api('PATCH', `${path}/deploy/script`, { deploy_script });
    expect((await script('é'.repeat(65535))).status).toBe(200);
    expect(pick((await script('é'.repeat(65536))).body, 'errors')).toHaveProperty('deploy_script');
    expect((await script(undefined)).status).toBe(422);
    expect((await script('')).status).toBe(200);
    expect((await api('PATCH', `${path}/env`, { content: 5 })).status).toBe(422);
    expect((await api('PATCH', `${path}/env`, { content: 'A=1' })).text).toBe('null');
    expect((await api('GET', `${path}/env`)).text).toBe('null');
  });
});

describe('repositories', () => {
  test('a failed clone says why and leaves nothing behind', async () => {
    const { id, path } = await newSite();
    const install = (branch: string, name: string) =>
      api('POST', `${path}/repository`, { provider: 'custom', branch, name });
    const missing = await install('main', join(folder, 'nothing.git'));
    expect(missing.status).toBe(422);
    expect(pick(missing.body, 'errors', 'name')).toEqual([expect.stringContaining('does not exist')]);
    const notFound = expect.stringContaining('Remote branch nope not found');
    const notValid = 'This is not a valid branch name.';
    for (const branch of ['nope', '-x', '--upload-pack=touch /tmp/x', 'a..b', 'a b', '@{-1}']) {
      const answer = await install(branch, repository.path);
      expect(pick(answer.body, 'errors')).toEqual({ branch: [branch === 'nope' ? notFound : notValid] });
    }
    expect(await filesOf(id)).toEqual([]);
    expect(await readdir(join(sandbox.dataDir, 'work'))).toEqual([]);
    expect((await api('POST', `${path}/deploy`)).body).toMatchObject({
      message: expect.stringContaining('no repository'),
    });
  });

  test('git URLs of the file kind work too, and a second install is refused', async () => {
    const { id, path } = await newSite();
    const body = { provider: 'custom', branch: 'main', name: `file://${repository.path}` };
    const installed = await api('POST', `${path}/repository`, body);
    expect(pick(installed.body, 'data', 'repository')).toEqual({
      branch: 'main',
      user: 'acme',
      provider: 'custom',
    });
    const again = await api('POST', `${path}/repository`, body);
    expect(again).toMatchObject({ status: 422, body: { message: 'A repository is already installed.' } });
    expect(again.body).not.toHaveProperty('errors');
    const status = await stat(join(await folderOf(id), '.env'));
    expect((status.mode & 0o777).toString(8)).toBe('600');
  });

  test('of two installs at once one wins', async () => {
    const { path } = await newSite();
    const body = { provider: 'custom', branch: 'main', name: repository.path };
    const answers = await Promise.all([1, 2, 3].map(() => api('POST', `${path}/repository`, body)));
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 422, 422]);
  });

  test('removing ends the running deploy and drops the waiting ones; removing twice is fine', async () => {
    const { id, path } = await installedSite('echo begin; sleep 30');
    await api('POST', `${path}/deploy`);
    await api('POST', `${path}/deploy`);
    await logged(path, /begin/);
    expect((await api('DELETE', `${path}/repository`)).status).toBe(200);
    expect(await filesOf(id)).toEqual([]);
    await logged(path, /repository is being removed/);
    expect((await api('DELETE', `${path}/repository`)).status).toBe(200);
    expect((await api('POST', `${path}/repository`, custom())).status).toBe(200);
    await sleep(100);
    expect(pick((await api('GET', `${path}/log`)).body, 'data', 'content')).toMatch(/being removed\.\n$/);
  });

  test('a link in the repository leads neither .env nor pages out of the site', async () => {
    const secret = join(folder, 'secret.txt');
    await writeFile(secret, 'outside\n');
    const { id, path, domain } = await installedSite(
      `ln -s ${secret} public/leak.txt; ln -s ../.env public/env.txt; ln -s ../readme.md public/inside.md; rm .env; ln -s ${secret} .env`,
    );
    await api('POST', `${path}/deploy`);
    await deployed(path);
    expect((await api('GET', `${path}/env`)).text).toBe('null');
    expect((await api('PATCH', `${path}/env`, { content: 'A=1' })).text).toBe('null');
    expect(await readFile(secret, 'utf8')).toBe('outside\n');
    expect((await page(domain, '/leak.txt')).status).toBe(404);
    expect((await page(domain, '/inside.md')).text).toBe('Shop\n');
    await rm(join(await folderOf(id), '.env'));
    await writeFile(join(await folderOf(id), '.env'), 'A=1\n');
    expect((await page(domain, '/env.txt')).status).toBe(404);
  });
});

describe('deploys', () => {
  test('the log grows while the script runs, characters whole', async () => {
    const { path } = await installedSite(
      String.raw`printf 'one \303'; sleep 0.3; printf '\251\n'; sleep 0.6; echo two`,
    );
    await api('POST', `${path}/deploy`);
    await logged(path, /^one $/);
    await logged(path, /^one é\n$/);
    expect(pick((await api('GET', path)).body, 'data', 'last_deploy_at')).toBeNull();
    await deployed(path);
    await logged(path, /^one é\ntwo\n$/);
  });

  test('one at a time for a site; the others wait their turn', async () => {
    const { id, path } = await installedSite('echo start >>order; sleep 0.15; echo end >>order');
    const answers = await Promise.all([1, 2, 3].map(() => api('POST', `${path}/deploy`)));
    expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200]);
    const order = join(await folderOf(id), 'order');
    await until(async () => (await readFile(order, 'utf8').catch(() => '')).split('end').length > 3);
    expect(await readFile(order, 'utf8')).toBe('start\nend\n'.repeat(3));
  });

  test('sites deploy side by side', async () => {
    const sites = await Promise.all(
      [1, 2].map(() => installedSite('echo in; while [ ! -e go ]; do sleep 0.02; done')),
    );
    for (const { path } of sites) await api('POST', `${path}/deploy`);
    for (const { path } of sites) await logged(path, /in/);
    for (const { id, path } of sites) {
      await writeFile(join(await folderOf(id), 'go'), '');
      await deployed(path);
    }
  });

  test('a failing script moves last_deploy_at too and says nothing but its output', async () => {
    const { path } = await installedSite('set -e\necho before\nfalse\necho after\n');
    await api('POST', `${path}/deploy`);
    expect(await deployed(path)).toMatch(timestamp);
    expect(pick((await api('GET', `${path}/log`)).body, 'data', 'content')).toBe('before\n');
  });

  test('the script sees a clean environment', async () => {
    const { id, path } = await installedSite('env');
    await api('POST', `${path}/deploy`);
    await deployed(path);
    const log = String(pick((await api('GET', `${path}/log`)).body, 'data', 'content'));
    expect(log).not.toContain(sandbox.token);
    const names = log.match(/^[A-Za-z_]+(?==)/gm) ?? [];
    const allowed = /^(PATH|HOME|LANG|PWD|OLDPWD|SHLVL|_|GIT_[A-Z_]+|SITE_[A-Z_]+)$/;
    expect(names.filter((name) => !allowed.test(name))).toEqual([]);
    expect(log).toContain(`SITE_FOLDER=${await folderOf(id)}`);
    expect(log).toContain('SITE_BRANCH=main');
  });

  test('git finds no repository above the site, not even one that the data folder lies in', async () => {
    await makeRepository(join(folder, 'checkout/.git'), { 'a.txt': 'a\n' });
    await using inside = await startOther({ dataDir: join(folder, 'checkout/.sandbox') });
    const { path } = await installedSite('rm -rf .git; git rev-parse HEAD', inside);
    await inside.api('POST', `${path}/deploy`);
    await deployed(path, inside);
    await logged(path, /^fatal: not a git repository/, inside);
  });

  test('the default script survives a rewritten history and local changes', async () => {
    const rewritten = await makeRepository(
      join(folder, 'rewritten.git'),
      { 'public/index.html': 'a\n' },
      'release/1',
    );
    const { id, path, domain } = await newSite();
    const body = { provider: 'custom', branch: 'release/1', name: rewritten.path };
    expect((await api('POST', `${path}/repository`, body)).status).toBe(200);
    await writeFile(join(await folderOf(id), 'public/index.html'), 'edited\n');
    await rm(rewritten.path, { recursive: true });
    await makeRepository(rewritten.path, { 'public/index.html': 'b\n' }, 'release/1');
    await api('POST', `${path}/deploy`);
    await deployed(path);
    expect((await page(domain, '/')).text).toBe('b\n');
  });

  test('what a script leaves running ends with it', async () => {
    const { id, path } = await installedSite('(sleep 1.4; touch late) >/dev/null 2>&1 & echo done');
    await api('POST', `${path}/deploy`);
    await deployed(path);
    await sleep(1500);
    expect(await filesOf(id)).not.toContain('late');
  });

  test('the log is cut at its maximum, and says so', async () => {
    const { path } = await installedSite('head -c 70000000 /dev/zero | tr "\\0" x; echo end');
    await api('POST', `${path}/deploy`);
    await deployed(path);
    const log = String(pick((await api('GET', `${path}/log`)).body, 'data', 'content'));
    expect(log.length).toBeLessThan(64 * 1024 * 1024 + 200);
    expect(log.slice(-200)).toMatch(/x\nsandbox: the log is cut here: \d+ more bytes were printed\.\n$/);
  });
});

describe('deleting a site', () => {
  test('its deploys end, its folder, logs and records go, its domain is free', async () => {
    const { id, path, domain } = await installedSite('echo begin; sleep 30');
    const worker = { connection: 'c', queue: 'q', maximum_seconds: 0, sleep: 0, processes: 1 };
    const created = await api('POST', `${path}/queues`, worker);
    const kept = await api('POST', '/api/servers/1/crontabs', {
      user: 'www',
      command: 'true',
      frequency: '@daily',
    });
    await api('POST', `${path}/deploy`);
    await api('POST', `${path}/deploy`);
    await logged(path, /begin/);
    const logs = await readdir(join(sandbox.dataDir, 'logs'));
    const count = Number(pick((await api('GET', '/api/servers/1')).body, 'data', 'sites_count'));
    expect((await api('DELETE', path)).body).toEqual({ message: expect.stringContaining(domain) });
    for (const rest of ['', '/log', '/env', '/queues', `/queues/${pick(created.body, 'data', 'id')}`]) {
      expect([rest, (await api('GET', `${path}${rest}`)).status]).toEqual([rest, 404]);
    }
    expect((await api('DELETE', path)).status).toBe(404);
    expect((await page(domain, '/')).status).toBe(404);
    const folders = await readdir(join(sandbox.dataDir, 'sites'));
    expect(folders.filter((name) => name.startsWith(`${id}-`))).toEqual([]);
    expect(await readdir(join(sandbox.dataDir, 'work'))).toEqual([]);
    expect((await readdir(join(sandbox.dataDir, 'logs'))).length).toBe(logs.length - 1);
    expect(pick((await api('GET', '/api/servers/1')).body, 'data', 'sites_count')).toBe(count - 1);
    const crontab = `/api/servers/1/crontabs/${pick(kept.body, 'data', 'id')}`;
    expect((await api('GET', crontab)).status).toBe(200);
    const again = await newSite({ domain });
    expect(again.id).toBeGreaterThan(id);
    expect((await api('GET', `${again.path}/queues`)).body).toEqual({ data: [] });
    expect((await api('GET', `${again.path}/log`)).body).toEqual({ data: null });
  });

  test('while a repository is being installed: the site is gone, and nothing is left', async () => {
    const { id, path } = await newSite();
    const install = api('POST', `${path}/repository`, custom());
    await sleep(10);
    expect((await api('DELETE', path)).status).toBe(200);
    expect([200, 404]).toContain((await install).status);
    const folders = await readdir(join(sandbox.dataDir, 'sites'));
    expect(folders.filter((name) => name.startsWith(`${id}-`))).toEqual([]);
    expect(await readdir(join(sandbox.dataDir, 'work'))).toEqual([]);
  });

  test('SIGKILL in the middle: the site is there or is not, and leaves no rubbish', async () => {
    const dataDir = join(folder, 'deleted');
    for (const delayMs of [0, 2, 5, 10]) {
      await using first = await startOther({ dataDir });
      const { path } = await installedSite('sleep 30', first);
      await first.api('POST', `${path}/deploy`);
      const removal = first.api('DELETE', path).catch(() => 'cut');
      await sleep(delayMs);
      await first.sandbox.kill();
      await removal;

      await using second = await startOther({ dataDir });
      const { status } = await second.api('GET', path);
      const names = await Promise.all(['sites', 'work', 'logs'].map((name) => readdir(join(dataDir, name))));
      expect(names.map((list) => list.length)).toEqual(
        status === 200 ? [1, 0, expect.any(Number)] : [0, 0, 0],
      );
      if (status === 200) expect((await second.api('DELETE', path)).status).toBe(200);
      await second.sandbox.stop();
    }
  });
});

describe('servers', () => {
  test('the log: newest first, fifteen a page, links to the others', async () => {
    await using other = await startOther({});
    const empty = await other.api('GET', '/api/servers/2/logs?page=1');
    const base = `http://127.0.0.1:${other.sandbox.port}/api/servers/2/logs`;
    expect(empty.body).toEqual({
      data: [],
      links: { first: `${base}?page=1`, last: `${base}?page=1`, prev: null, next: null },
      meta: { current_page: 1, from: null, last_page: 1, path: base, per_page: 15, to: null, total: 0 },
    });
    for (let n = 1; n <= 31; n += 1) {
      await other.api('POST', '/api/servers/2/daemons', { command: `daemon ${n}` });
    }
    await newSite({}, other);
    const get = async (query: string) => (await other.api('GET', `/api/servers/2/logs${query}`)).body;
    const second = await get('?further=1&page=2');
    expect(pick(second, 'links')).toEqual({
      first: `${base}?page=1`,
      last: `${base}?page=3`,
      prev: `${base}?page=1`,
      next: `${base}?page=3`,
    });
    expect(pick(second, 'meta')).toEqual({
      current_page: 2,
      from: 16,
      last_page: 3,
      path: base,
      per_page: 15,
      to: 30,
      total: 31,
    });
    const entries = [await get(''), second, await get('?page=3')].flatMap((body) => [
      ...Object.values(Object(pick(body, 'data'))),
    ]);
    expect(entries.map((entry) => pick(entry, 'description'))).toEqual(
      Array.from({ length: 31 }, (_, index) => `Daemon ${31 - index} created`),
    );
    expect(entries[0]).toEqual({
      description: 'Daemon 31 created',
      content: '',
      site_id: null,
      server_id: 2,
      created_at: expect.stringMatching(timestamp),
    });
    const past = await get('?page=9');
    expect(pick(past, 'data')).toEqual([]);
    expect(pick(past, 'meta')).toMatchObject({ current_page: 9, from: null, to: null, last_page: 3 });
    expect(pick(past, 'links')).toMatchObject({ prev: `${base}?page=3`, next: null });
    for (const wrong of ['0', '-1', '1.5', 'x', '', '01', '1'.repeat(400)]) {
      const answer = await other.api('GET', `/api/servers/2/logs?page=${wrong}`);
      expect([wrong, answer.status]).toEqual([wrong, 422]);
      expect(answer.body).toHaveProperty('errors.page');
    }
  });

  test('what happens is in the log, with the site that it happened to', async () => {
    await using other = await startOther({ gitBase: folder, restartMs: 20 });
    const site = await installedSite('true', other);
    await other.api('POST', `${site.path}/deploy`);
    await deployed(site.path, other);
    await other.api('PATCH', `${site.path}/env`, { content: 'A=1\n' });
    await other.api('PATCH', `${site.path}/notifications`, { deploy_webhook_url: null });
    await other.api('POST', `${site.path}/cloudstore`);
    await other.api('POST', `${site.path}/cloudstore`);
    await other.api('POST', `${site.path}/auth-users`, { name: 'ada', password: 'secret-of-ada' });
    await other.api('DELETE', `${site.path}/auth-users/1`);
    await other.api('DELETE', `${site.path}/repository`);
    await other.api('DELETE', site.path);
    await other.api('POST', '/api/servers/1/refresh-opcache');
    await other.api('POST', '/api/servers/1/restart');
    await until(async () => (await other.api('GET', '/api/servers/1/logs')).status === 200);
    const log = (await other.api('GET', '/api/servers/1/logs')).body;
    const entries = Object.values(Object(pick(log, 'data'))).reverse();
    expect(entries.map((entry) => [pick(entry, 'description'), pick(entry, 'site_id')])).toEqual([
      [`Site ${site.domain} created`, site.id],
      [`Repository installed on ${site.domain}`, site.id],
      [`The deploy script of ${site.domain} was updated`, site.id],
      [`A deploy of ${site.domain} has ended`, site.id],
      [`The .env of ${site.domain} was updated`, site.id],
      [`The notification URLs of ${site.domain} were updated`, site.id],
      [`cloudstore installed on ${site.domain}`, site.id],
      ['Auth user 1 created', site.id],
      ['Auth user 1 deleted', site.id],
      [`Repository removed from ${site.domain}`, site.id],
      [`Site ${site.domain} deleted`, site.id],
      ['PHP opcode cache refreshed', null],
      ['Server web-1 is rebooting', null],
      ['Server web-1 has started', null],
    ]);
  });

  test('a restarted server is away for a while, and comes back as it was', async () => {
    await using other = await startOther({ restartMs: 1200 });
    const site = await installedSite(
      'test -e again && again=yes; touch again; echo begin; test -n "$again" || sleep 30; echo end',
      other,
    );
    const elsewhere = await newSite({ server: 2 }, other);
    const before = (await other.api('GET', '/api/servers/1')).body;
    await other.api('POST', `${site.path}/deploy`);
    await logged(site.path, /begin/, other);
    await other.api('POST', `${site.path}/deploy`);
    const restarted = await other.api('POST', '/api/servers/1/restart');
    expect(restarted).toMatchObject({ status: 200, body: { message: expect.stringContaining('rebooting') } });

    const status = async () => pick((await other.api('GET', '/api/servers/1')).body, 'data', 'status');
    expect(await status()).toBe('Server is rebooting');
    expect(pick((await other.api('GET', '/api/servers')).body, 'data')).toEqual([
      expect.objectContaining({ id: 1, status: 'Server is rebooting' }),
      expect.objectContaining({ id: 2, status: 'Server is active' }),
    ]);
    const requests = [
      ['GET', '/api/servers/1/sites'],
      ['GET', '/api/servers/1/logs'],
      ['POST', '/api/servers/1/restart'],
      ['POST', '/api/servers/1/crontabs'],
      ['GET', site.path],
      ['DELETE', site.path],
      ['GET', '/api/servers/1/sites/999999'],
    ] as const;
    for (const [method, path] of requests) {
      const answer = await other.api(method, path);
      expect([path, answer.status]).toEqual([path, 503]);
      expect(answer.body).toEqual({ message: expect.stringContaining('web-1') });
      expect(answer.headers['retry-after']).toMatch(/^[12]$/);
    }
    expect((await other.api('GET', elsewhere.path)).status).toBe(200);
    const shown = { headers: { host: `${site.domain}.localhost` } };
    expect((await send('GET', '/', shown, other.sandbox)).status).toBe(503);

    await until(async () => (await status()) === 'Server is active');
    expect((await other.api('GET', '/api/servers/1')).body).toEqual(before);
    expect((await send('GET', '/', shown, other.sandbox)).status).toBe(200);
    expect(await readFile(join(other.sandbox.dataDir, 'logs/1.log'), 'utf8')).toBe(
      'begin\nsandbox: the deploy script was ended: the server was restarted.\n',
    );
    await logged(site.path, /^begin\nend\n$/, other);
  });

  test('a sandbox that stops while a server is away has it back at its next start', async () => {
    const dataDir = join(folder, 'away');
    await using first = await startOther({ dataDir, restartMs: 60_000 });
    await first.api('POST', '/api/servers/1/restart');
    await first.sandbox.stop();
    await using second = await startOther({ dataDir });
    expect((await second.api('GET', '/api/servers/1/sites')).status).toBe(200);
    await second.sandbox.stop();
  });
});

describe('apps', () => {
  test('installed and uninstalled, as often as one likes', async () => {
    const { path } = await newSite();
    for (const [method, blogapp] of [
      ['POST', true],
      ['POST', true],
      ['DELETE', false],
      ['DELETE', false],
    ] as const) {
      expect((await api(method, `${path}/blogapp`)).body).toMatchObject({ data: { blogapp } });
      expect((await api('GET', path)).body).toMatchObject({ data: { blogapp } });
    }
    const type = async () => pick((await api('PATCH', `${path}/notifications`)).body, 'data', 'project_type');
    expect(await type()).toBeNull();
    const installed = await api('POST', `${path}/cloudstore`);
    expect(installed.body).toEqual((await api('GET', path)).body);
    expect(await type()).toBe('cloudstore');
    await api('DELETE', `${path}/cloudstore`);
    expect(await type()).toBeNull();
  });

  test('create_database makes a database, once, for any domain', async () => {
    const databases = async () =>
      Object.values(Object(pick((await api('GET', '/api/servers/2/sqldb')).body, 'data')));
    const before = (await databases()).length;
    for (const domain of ['q', `${'long-label.'.repeat(9)}x`]) {
      const { path } = await newSite({ server: 2, domain });
      await api('POST', `${path}/blogapp`, { create_database: true });
      await api('POST', `${path}/blogapp`, { create_database: true });
    }
    const without = await newSite({ server: 2 });
    await api('POST', `${without.path}/blogapp`, { create_database: false });
    const made = (await databases()).slice(before);
    expect(made.map((database) => pick(database, 'name'))).toEqual([
      'blogapp_q',
      'blogapp_long-label_long-label_long-label_long-label_long-label_l',
    ]);
  });
});

describe('notifications', () => {
  test('a field that is left out keeps its value, null clears it', async () => {
    const { id, path, domain } = await newSite();
    const urls = async (body?: object) =>
      pick((await api('PATCH', `${path}/notifications`, body)).body, 'data', 'notification_urls');
    expect(await urls()).toEqual({ chat_a: null, chat_b: null, webhook: null });
    const [a, b] = ['https://chat.example/a', 'https://chat.example/b'];
    const both = { chat_a: a, chat_b: b, webhook: null };
    expect(await urls({ chat_a_webhook_url: a, chat_b_webhook_url: b })).toEqual(both);
    expect(await urls({})).toEqual(both);
    expect(await urls({ chat_a_webhook_url: null })).toEqual({ ...both, chat_a: null });
    const wrong = await api('PATCH', `${path}/notifications`, {
      chat_b_webhook_url: null,
      deploy_webhook_url: 'ftp://x/',
    });
    expect(Object.keys(Object(pick(wrong.body, 'errors')))).toEqual(['deploy_webhook_url']);
    expect(await urls({})).toEqual({ ...both, chat_a: null });
    await api('POST', `${path}/repository`, custom());
    await api('PATCH', `${path}/deploy/script`, { deploy_script: '' });
    const shown = (await api('PATCH', `${path}/notifications`, { chat_b_webhook_url: null })).body;
    expect(pick(shown, 'data')).toEqual({
      id,
      server_id: 1,
      domain,
      deploy_script: false,
      web_directory: '/public',
      project_type: null,
      project_root: '/',
      last_deploy_at: null,
      system_user: null,
      php_version: 8.4,
      health_url: null,
      notification_urls: { chat_a: null, chat_b: null, webhook: null },
      has_repository: true,
      created_at: expect.stringMatching(timestamp),
    });
  });

  test('each URL gets one POST after a deploy; what goes wrong is in the log, without the URL', async () => {
    const posts: { url: string | undefined; method: string | undefined; type: unknown; body: unknown }[] = [];
    const receiver = createServer(async (incoming, response) => {
      const { url, method, headers } = incoming;
      const body: unknown = JSON.parse((await incoming.toArray()).join(''));
      posts.push({ url, method, type: headers['content-type'], body });
      expect(headers).not.toHaveProperty('authorization');
      if (url === '/moved') response.writeHead(307, { location: '/followed' });
      response.end('x'.repeat(100_000));
    });
    receiver.listen(0, '127.0.0.1');
    await once(receiver, 'listening');
    const address = receiver.address();
    const base = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
    const { id, path, domain } = await installedSite('exit 1');
    await api('PATCH', `${path}/notifications`, {
      chat_a_webhook_url: `${base}/chat?key=1`,
      chat_b_webhook_url: `${base}/moved`,
      deploy_webhook_url: 'http://127.0.0.1:1/secret',
    });
    await api('POST', `${path}/deploy`);
    const last_deploy_at = await deployed(path);
    const problems = async () => {
      const entries = Object.values(Object(pick((await api('GET', '/api/servers/1/logs')).body, 'data')));
      return entries
        .filter((entry) => pick(entry, 'site_id') === id && pick(entry, 'content') !== '')
        .map((entry) => [pick(entry, 'description'), pick(entry, 'content')])
        .sort();
    };
    await until(async () => posts.length === 2 && (await problems()).length === 2);
    expect(await problems()).toEqual([
      [
        `The chat_b notification of ${domain} could not be delivered`,
        'It was answered with 307; redirects are not followed.',
      ],
      [
        `The webhook notification of ${domain} could not be delivered`,
        expect.stringMatching(/^It could not be sent: [\w ]+\.$/),
      ],
    ]);
    const body = {
      event: 'deploy.ended',
      text: `A deploy of ${domain} has ended.`,
      server_id: 1,
      site_id: id,
      domain,
      last_deploy_at,
    };
    expect(posts.sort((one, other) => String(one.url).localeCompare(String(other.url)))).toEqual([
      { url: '/chat?key=1', method: 'POST', type: 'application/json', body },
      { url: '/moved', method: 'POST', type: 'application/json', body },
    ]);
    receiver.close();
  });

  test('a receiver that never answers holds up neither the next deploy nor the end of the sandbox', async () => {
    const silent = createServer(() => {});
    silent.listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const address = silent.address();
    await using other = await startOther({});
    const { path } = await installedSite('echo run >>runs; cat runs', other);
    await other.api('PATCH', `${path}/notifications`, {
      deploy_webhook_url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/`,
    });
    await other.api('POST', `${path}/deploy`);
    await other.api('POST', `${path}/deploy`);
    await logged(path, /^run\nrun\n$/, other);
    const started = performance.now();
    await other.sandbox.stop();
    expect(performance.now() - started).toBeLessThan(2000);
    silent.closeAllConnections();
    silent.close();
  });
});

describe('certificates', () => {
  const certificate = {
    id: 7,
    status: 'active',
    domain: 'shop.example.com',
    type: 'letsencrypt',
    active: true,
    site_id: 2,
    server_id: 1,
    expires_at: '2027-02-28 23:59:59',
    created_at: '2026-10-04 03:04:05',
  };

  test('one is shown under its own site and server only', async () => {
    const file = join(folder, 'certificates.json');
    await writeFile(file, JSON.stringify([certificate]));
    await using other = await startOther({ certificates: file });
    await newSite({}, other);
    const { path } = await newSite({}, other);
    const elsewhere = await newSite({ server: 2 }, other);
    expect((await other.api('GET', `${path}/certificates/7`)).body).toEqual({ data: certificate });
    for (const wrong of [
      `${path}/certificates/8`,
      '/api/servers/1/sites/1/certificates/7',
      `${elsewhere.path}/certificates/7`,
      '/api/servers/2/sites/2/certificates/7',
    ]) {
      expect([wrong, (await other.api('GET', wrong)).status]).toEqual([wrong, 404]);
    }
  });

  test('all that is wrong with the file is named at once', async () => {
    const file = join(folder, 'wrong.json');
    const { active, ...rest } = certificate;
    await writeFile(
      file,
      JSON.stringify([{ ...rest, id: 0, expires_at: '2027-02-30 00:00:00', colour: 'red' }, certificate]),
    );
    const run = await runSandbox(['--port=x', `--certificates=${file}`]);
    expect(run.status).toBe(2);
    for (const part of ['--port', 'entry 1, id', 'entry 1, active', 'entry 1, expires_at', 'colour']) {
      expect(run.stderr).toContain(part);
    }
    expect(run.stderr).not.toContain('entry 2');
    await writeFile(file, JSON.stringify([certificate, certificate]));
    expect((await runSandbox([`--certificates=${file}`])).stderr).toContain(
      'the id 7 is given more than once',
    );
    await writeFile(file, '{}');
    expect(await runSandbox([`--certificates=${file}`])).toMatchObject({ status: 2 });
    expect((await runSandbox([`--certificates=${file}.not`])).stderr).toContain('ENOENT');
  });
});

describe('records', () => {
  const worker = {
    connection: 'redis',
    queue: 'mails',
    maximum_seconds: 60,
    sleep: 3,
    processes: 2,
    maximum_tries: 5,
  };
  const kinds = [
    ['site', 'queues', worker, worker],
    ['site', 'auth-users', { name: 'ada', password: 'pass-of-ada', path: '/x' }, { name: 'ada', path: null }],
    [
      'server',
      'network-rules',
      { name: 'web', port: '80:90', type: 'udp' },
      { name: 'web', port: '80:90', from_ip_address: null },
    ],
    [
      'server',
      'crontabs',
      { user: 'www', command: "echo 'ü'", frequency: '@daily' },
      { user: 'www', command: "echo 'ü'", frequency: '@daily' },
    ],
    [
      'server',
      'sqldb',
      { name: 'shop', user: 'shop', password: 'pass-of-shop' },
      { name: 'shop', user: 'shop' },
    ],
  ] as const;

  test.each(kinds)(
    'of a %s: %s are created, listed, shown and deleted',
    async (owner, kind, body, fields) => {
      const [one, other] = owner === 'site' ? [await newSite(), await newSite()] : [null, null];
      const collection = `${one?.path ?? '/api/servers/1'}/${kind}`;
      const created = await api('POST', collection, body);
      const added =
        kind === 'auth-users'
          ? {}
          : { status: 'active', server_id: 1, ...(one === null ? {} : { site_id: one.id }) };
      const record = {
        ...fields,
        ...added,
        id: expect.any(Number),
        created_at: expect.stringMatching(timestamp),
      };
      expect(created.body).toEqual({ data: record });
      const path = `${collection}/${pick(created.body, 'data', 'id')}`;
      expect((await api('GET', path)).body).toEqual(created.body);
      expect(pick((await api('GET', collection)).body, 'data')).toContainEqual(pick(created.body, 'data'));
      const twin = await api('POST', collection, body);
      expect(twin.body).toEqual({ data: record });
      expect(pick(twin.body, 'data', 'id')).not.toBe(pick(created.body, 'data', 'id'));

      const id = path.slice(collection.length);
      const elsewhere = other?.path ?? '/api/servers/2';
      const wrong = [`${elsewhere}/${kind}${id}`, `${collection}/999999`];
      if (owner === 'server') wrong.push(`/api/servers/1/${kind === 'sqldb' ? 'crontabs' : 'sqldb'}${id}`);
      for (const method of ['GET', 'DELETE']) {
        for (const target of wrong)
          expect([target, (await api(method, target)).status]).toEqual([target, 404]);
      }
      const deleted = await api('DELETE', path);
      expect(deleted.status).toBe(200);
      if (kind === 'queues') expect(deleted.body).toEqual({ message: expect.any(String) });
      else if (kind === 'auth-users') expect(deleted.body).toEqual(created.body);
      else expect([deleted.text, deleted.headers['content-length']]).toEqual(['', '0']);
      expect((await api('GET', path)).status).toBe(404);
      expect((await api('DELETE', path)).status).toBe(404);
      expect((await api('GET', `${collection}/${pick(twin.body, 'data', 'id')}`)).status).toBe(200);
    },
  );

  test('a worker restarts as often as one likes; others have no restart', async () => {
    const { path } = await newSite();
    const id = pick((await api('POST', `${path}/queues`, worker)).body, 'data', 'id');
    for (const _ of [1, 2]) {
      expect(await api('POST', `${path}/queues/${id}/restart`)).toMatchObject({
        status: 200,
        body: { message: expect.stringContaining('restarted') },
      });
    }
    expect((await api('POST', `${path}/queues/999999/restart`)).status).toBe(404);
    expect((await api('POST', '/api/servers/1/crontabs/1/restart')).status).toBe(404);
  });

  test('they survive a restart of the sandbox, in which no password is kept', async () => {
    const dataDir = join(folder, 'records');
    await using first = await startOther({ dataDir });
    const { path } = await newSite({}, first);
    await first.api('POST', `${path}/auth-users`, { name: 'ada', password: 'pass-of-ada' });
    await first.api('POST', '/api/servers/1/sqldb', { name: 'shop', password: 'pass-of-shop' });
    const before = (await first.api('GET', `${path}/auth-users`)).body;
    await first.sandbox.kill();
    const files = (await readdir(dataDir)).filter((name) => name.startsWith('sandbox.db'));
    const bytes = await Promise.all(files.map((name) => readFile(join(dataDir, name), 'latin1')));
    expect(bytes.join('')).toContain('shop');
    expect(bytes.join('')).not.toMatch(/pass-of/);
    await using second = await startOther({ dataDir });
    expect((await second.api('GET', `${path}/auth-users`)).body).toEqual(before);
    await second.sandbox.stop();
  });
});

describe('options', () => {
  test('--deploy-timeout ends the whole group of a script', async () => {
    await using other = await startOther({ deployTimeoutSeconds: 1 });
    const { id, path } = await installedSite(
      "trap 'echo left with $?' EXIT; (sleep 2; touch late) & sleep 20",
      other,
    );
    await other.api('POST', `${path}/deploy`);
    await deployed(path, other);
    const log = pick((await other.api('GET', `${path}/log`)).body, 'data', 'content');
    expect(log).toMatch(/left with \d+\nsandbox: the deploy script was ended: it ran longer than 1 s\.\n$/);
    await sleep(1200);
    expect(await filesOf(id, other)).not.toContain('late');
  });

  test('--fail-deploys lets the next ones fail in the middle, with their EXIT traps', async () => {
    await using other = await startOther({ failDeploys: 3 });
    const trap = "trap 'echo status $?' EXIT\n";
    const run = async (script: string) => {
      const { path } = await installedSite(trap + script, other);
      await other.api('POST', `${path}/deploy`);
      await deployed(path, other);
      return pick((await other.api('GET', `${path}/log`)).body, 'data', 'content');
    };
    expect(await run('VALUE=1\necho one\necho two\necho three\n')).toMatch(
      /^one\nsandbox: .*rehearsal.*: echo two\nstatus 1\n$/,
    );
    expect(await run('echo only')).toMatch(/^only\nsandbox: .*rehearsal.*\nstatus 1\n$/);
    expect(await run('bash -c "echo a; echo b"\nexit 0')).toMatch(/^a\nb\nsandbox: .*: exit 0\nstatus 1\n$/);
    expect(await run('echo one\necho two\n')).toBe('one\ntwo\nstatus 0\n');
  });

  test('--rate-limit counts the account down and then says when to come back', async () => {
    await using other = await startOther({ rateLimit: 3 });
    const answers = [];
    for (let n = 0; n < 5; n += 1) answers.push(await other.api('GET', '/api/servers'));
    expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200, 429, 429]);
    expect(answers.map((answer) => answer.headers['x-ratelimit-remaining'])).toEqual([
      '2',
      '1',
      '0',
      '0',
      '0',
    ]);
    expect(answers.map((answer) => answer.headers['x-ratelimit-limit'])).toEqual(Array(5).fill('3'));
    expect(Number(answers[4]?.headers['retry-after'])).toBeGreaterThan(50);
    expect(Number(answers[4]?.headers['retry-after'])).toBeLessThanOrEqual(60);
    expect(answers[4]?.body).toEqual({ message: expect.any(String) });
  });

  test('--latency delays the API; without --git-base hosted providers are refused', async () => {
    await using other = await startOther({ latencyMs: 150 });
    const started = performance.now();
    const { path } = await newSite({}, other);
    expect(performance.now() - started).toBeGreaterThanOrEqual(150);
    const body = { provider: 'hosted_git_2', branch: 'main', name: 'acme/shop' };
    const answer = await other.api('POST', `${path}/repository`, body);
    expect(pick(answer.body, 'errors')).toEqual({ provider: [expect.stringContaining('--git-base')] });
  });

  test('all wrong options are named at once', async () => {
    const run = await runSandbox([
      '--port',
      '65536',
      '--token=a b',
      '--latency',
      '--unknown',
      'extra',
      '--quiet=yes',
    ]);
    expect(run.status).toBe(2);
    expect(run.stdout).toBe('');
    expect(run.stderr.split('\n')).toHaveLength(2);
    for (const part of ['--port', '--token', '--latency', '--unknown', 'extra', '--quiet']) {
      expect(run.stderr).toContain(part);
    }
    const help = await runSandbox(['--help', '--port=x']);
    expect(help).toMatchObject({ status: 0, stdout: expect.stringContaining('--fail-deploys') });
  });

  test('one sandbox for each data folder', async () => {
    const run = await runSandbox(['--port=0', `--data=${sandbox.dataDir}`]);
    expect(run.status).toBe(1);
    expect(run.stderr).toContain('another sandbox is using');
    const busy = await runSandbox([`--port=${sandbox.port}`, `--data=${join(folder, 'busy')}`]);
    expect(busy.status).toBe(1);
    expect(busy.stderr).toContain(`port ${sandbox.port} is in use`);
  });

  test('without --token it makes one and prints it before the ready line', async () => {
    const child = spawn(process.execPath, [...start, '--port=0', `--data=${join(folder, 'made')}`], {
      stdio: 'pipe',
    });
    let output = '';
    child.stdout.on('data', (chunk) => {
      output += chunk;
    });
    await until(async () => output.includes('listening'));
    const found = /^sandbox token: (\S{20,})\nsandbox listening on (http:\/\/127\.0\.0\.1:\d+)\n$/.exec(
      output,
    );
    const answer = await fetch(`${found?.[2]}/api/servers`, {
      headers: { authorization: `Bearer ${found?.[1]}` },
    });
    expect(answer.status).toBe(200);
    child.kill('SIGINT');
    expect((await once(child, 'exit'))[0]).toBe(0);
  });
});

describe('stop and start', () => {
  test('a clean stop ends the running deploy, and keeps everything', async () => {
    const dataDir = join(folder, 'stopped');
    await using first = await startOther({ dataDir, gitBase: folder });
    const { path } = await installedSite(
      'test -e again && again=yes; touch again; echo begin; test -n "$again" || sleep 30; echo end',
      first,
    );
    await first.api('PATCH', `${path}/env`, { content: 'KEPT=1\n' });
    await first.api('POST', `${path}/deploy`);
    await logged(path, /begin/, first);
    await first.api('POST', `${path}/deploy`);
    const started = performance.now();
    await first.sandbox.stop();
    expect(performance.now() - started).toBeLessThan(2000);
    expect(await readFile(join(dataDir, 'logs/1.log'), 'utf8')).toMatch(/^begin\nsandbox: .*stopped\.\n$/);

    await using second = await startOther({ dataDir });
    expect((await second.api('GET', `${path}/env`)).body).toEqual({ content: 'KEPT=1\n' });
    await logged(path, /^begin\nend\n$/, second);
    await second.sandbox.stop();
  });

  test('SIGKILL in the middle of a deploy: the deploy dies too, is closed, and the waiting one runs', async () => {
    const dataDir = join(folder, 'killed');
    await using first = await startOther({ dataDir, gitBase: folder });
    const script = 'echo begin; test -e again || { touch again; sleep 0.8; touch late; }; echo end';
    const { id, path } = await installedSite(script, first);
    await first.api('POST', `${path}/deploy`);
    await first.api('POST', `${path}/deploy`);
    await logged(path, /begin/, first);
    await first.sandbox.kill();

    await using second = await startOther({ dataDir });
    expect(await deployed(path, second)).toMatch(timestamp);
    expect(await readFile(join(dataDir, 'logs/1.log'), 'utf8')).toMatch(/^begin\n\nsandbox: .*died.*\n$/);
    await logged(path, /^begin\nend\n$/, second);
    await sleep(900);
    expect(await filesOf(id, second)).not.toContain('late');
    await second.sandbox.stop();
  });

  test('what a killed sandbox left half done is undone, and nothing else', async () => {
    const dataDir = join(folder, 'half');
    await using first = await startOther({ dataDir });
    const [installing, removing, whole] = await Promise.all(
      [1, 2, 3].map(() => installedSite('true', first)),
    );
    const plain = await newSite({ web_directory: '/' }, first);
    await writeFile(join(await folderOf(plain.id, first), 'by-hand.html'), 'mine\n');
    await first.sandbox.stop();
    const database = new DatabaseSync(join(dataDir, 'sandbox.db'));
    const setState = database.prepare('UPDATE repositories SET state = ? WHERE site_id = ?');
    setState.run('installing', Number(installing?.id));
    setState.run('removing', Number(removing?.id));
    database.close();
    await rm(await folderOf(Number(removing?.id), first), { recursive: true });
    await mkdir(join(dataDir, 'sites/99-nobody.example.com'));
    await writeFile(join(dataDir, 'work/rubbish'), 'A=1');

    await using second = await startOther({ dataDir });
    const envs = [installing, removing, whole].map(
      async (site) => (await second.api('GET', `${site?.path}/env`)).text,
    );
    expect(await Promise.all(envs)).toEqual(['null', 'null', '{"content":"APP_NAME=shop\\n"}']);
    expect(await filesOf(Number(installing?.id), second)).toEqual([]);
    expect(await filesOf(plain.id, second)).toEqual(['by-hand.html']);
    expect(await readdir(join(dataDir, 'work'))).toEqual([]);
    expect(await readdir(join(dataDir, 'sites'))).toHaveLength(4);
    await second.sandbox.stop();
  });

  test('a data folder of an earlier version is brought up to date', async () => {
    const dataDir = join(folder, 'earlier');
    await mkdir(dataDir);
    const database = new DatabaseSync(join(dataDir, 'sandbox.db'));
    database.exec(`
      CREATE TABLE servers (
        id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT NOT NULL UNIQUE, ip_address TEXT NOT NULL,
        php_version REAL NOT NULL, sqldb_version REAL NOT NULL, status TEXT NOT NULL, created_at TEXT NOT NULL
      ) STRICT;
      CREATE TABLE sites (
        id INTEGER PRIMARY KEY AUTOINCREMENT, server_id INTEGER NOT NULL REFERENCES servers,
        domain TEXT NOT NULL UNIQUE COLLATE NOCASE, web_directory TEXT NOT NULL, project_root TEXT NOT NULL,
        blogapp INTEGER NOT NULL DEFAULT 0, webframework INTEGER NOT NULL DEFAULT 0,
        deploy_script TEXT NOT NULL, last_deploy_at TEXT, created_at TEXT NOT NULL
      ) STRICT;
      INSERT INTO servers VALUES (1, 'web-1', '127.0.0.1', 8.4, 8.4, 'Server is active', '2026-01-02 03:04:05');
      INSERT INTO sites VALUES (1, 1, 'old.example.com', '/', '/', 1, 0, 'true', NULL, '2026-01-02 03:04:05');
    `);
    database.close();
    for (const run of [1, 2]) {
      await using other = await startOther({ dataDir });
      const answer = await other.api('PATCH', '/api/servers/1/sites/1/notifications');
      expect([run, pick(answer.body, 'data', 'domain')]).toEqual([run, 'old.example.com']);
      await other.sandbox.stop();
    }
  });

  test('a folder that holds something else is left alone', async () => {
    const dataDir = join(folder, 'project');
    await mkdir(join(dataDir, 'sites/mine'), { recursive: true });
    const run = await runSandbox(['--port=0', `--data=${dataDir}`]);
    expect(run.status).toBe(1);
    expect(run.stderr).toContain('no sandbox made it');
    expect(await readdir(join(dataDir, 'sites'))).toEqual(['mine']);
  });

  test('SIGKILL while repositories are installed and removed: each is there or is not', async () => {
    const dataDir = join(folder, 'torn');
    const body = { provider: 'custom', branch: 'main', name: repository.path };
    await using first = await startOther({ dataDir });
    const { id, path } = await newSite({}, first);
    await first.sandbox.stop();
    for (const delayMs of [0, 3, 7, 11, 15, 20, 30]) {
      await using torn = await startOther({ dataDir });
      const install = torn.api('POST', `${path}/repository`, body);
      const change = install.then(() => torn.api('DELETE', `${path}/repository`)).catch(() => 'cut');
      await sleep(delayMs);
      await torn.sandbox.kill();
      await change;

      await using repaired = await startOther({ dataDir });
      const env = (await repaired.api('GET', `${path}/env`)).body;
      const files = await filesOf(id, repaired);
      expect(env).toEqual(files.length === 0 ? null : { content: 'APP_NAME=shop\n' });
      expect(await readdir(join(dataDir, 'work'))).toEqual([]);
      const again = await repaired.api('POST', `${path}/repository`, body);
      expect(again.status).toBe(files.length === 0 ? 200 : 422);
      await repaired.api('DELETE', `${path}/repository`);
      await repaired.sandbox.stop();
    }
  });
});

describe('pages', () => {
  test('files, folders, types and methods', async () => {
    const { id, domain } = await installedSite('true');
    const web = join(await folderOf(id), 'public');
    await mkdir(join(web, 'docs'));
    await writeFile(join(web, 'docs/index.html'), 'docs\n');
    await writeFile(join(web, 'a b.css'), 'a{}');
    await writeFile(join(web, 'data.bin'), '');
    await writeFile(join(web, 'index.php'), '<?php secret();');
    await mkdir(join(web, '.well-known'));
    await writeFile(join(web, '.well-known/ok.txt'), 'ok');
    expect(await page(domain, '/docs/?x=1')).toMatchObject({ status: 200, text: 'docs\n' });
    expect((await page(domain, '/docs/')).headers['content-type']).toBe('text/html; charset=utf-8');
    expect((await page(domain, '/a%20b.css')).headers['content-type']).toBe('text/css; charset=utf-8');
    expect(await page(domain, '/data.bin')).toMatchObject({ status: 200, text: '' });
    expect((await page(domain, '/.well-known/ok.txt')).text).toBe('ok');
    const moved = await page(domain, '//docs');
    expect([moved.status, moved.headers.location]).toEqual([301, '/docs/']);
    const head = await page(domain, '/', 'HEAD');
    expect([head.status, head.headers['content-length'], head.text]).toEqual([200, '7', '']);
    expect((await page(domain, '/', 'POST')).status).toBe(405);
    expect((await page(domain, '/index.php')).status).toBe(404);
    expect((await page('nobody.example.com', '/')).status).toBe(404);
    expect((await page(domain.toUpperCase(), '/docs/')).status).toBe(200);
  });

  test('nothing outside the web directory, no dot files', async () => {
    const { id, domain } = await installedSite('true');
    await symlink('/etc', join(await folderOf(id), 'public/etc'));
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
      expect([path, (await page(domain, path)).status]).toEqual([path, 404]);
    }
    const linked = await installedSite(`rm -r public; ln -s ${folder} public`);
    await writeFile(join(folder, 'outside.txt'), 'outside');
    await api('POST', `${linked.path}/deploy`);
    await deployed(linked.path);
    expect((await page(linked.domain, '/outside.txt')).status).toBe(404);
    const whole = await newSite({ web_directory: '/' });
    expect((await api('POST', `${whole.path}/repository`, custom())).status).toBe(200);
    expect((await page(whole.domain, '/readme.md')).text).toBe('Shop\n');
    for (const path of ['/.env', '/.git/HEAD', '/.git/', '/']) {
      expect([path, (await page(whole.domain, path)).status]).toEqual([path, 404]);
    }
  });
});

describe('hosts and the request log', () => {
  test('the API answers under the names of the loopback address only', async () => {
    const status = async (host: string) =>
      (await send('GET', '/api/servers', { headers: { ...withToken(), host } })).status;
    expect(await status('127.0.0.1')).toBe(200);
    expect(await status(`localhost:${sandbox.port}`)).toBe(200);
    expect(await status('[::1]:80')).toBe(200);
    for (const host of ['evil.example', 'evil.example:80', '127.0.0.1.evil.example', 'localhost.']) {
      expect([host, await status(host)]).toEqual([host, 421]);
    }
    expect(await status('127.0.0.1.localhost')).toBe(404);
  });

  test('one line for each request: no query, no token, nothing that a terminal obeys', async () => {
    await send('GET', '/x?secret=1', { headers: { ...withToken(), host: '\u00e9\u009b31m.localhost' } });
    await until(async () => /^GET \?\?31m\.localhost\/x 404 \d+ms$/m.test(sandbox.output()));
    expect(sandbox.output()).not.toContain('secret=1');
    expect(sandbox.output()).not.toContain(sandbox.token);
  });

  test('many requests at once', async () => {
    const { path } = await installedSite('true');
    const bodies = Array.from({ length: 40 }, (_, n) => ({ content: `${n}=${'x'.repeat(20_000)}\n` }));
    const answers = await Promise.all([
      ...bodies.map((body) => api('PATCH', `${path}/env`, body)),
      ...bodies.map(() => api('GET', `${path}/env`)),
      ...bodies.map((_, n) => newSite({ domain: `many-${n}.example.com` })),
    ]);
    expect(answers).toHaveLength(120);
    const env = String(pick((await api('GET', `${path}/env`)).body, 'content'));
    expect(bodies.map((body) => body.content)).toContain(env);
    await expect(access(join(sandbox.dataDir, 'sandbox.db'))).resolves.toBeUndefined();
  });
});

type Answer = { status: number; headers: IncomingHttpHeaders; text: string; body: unknown };
type Client = AsyncDisposable & {
  sandbox: Sandbox;
  api(method: string, path: string, body?: unknown): Promise<Answer>;
};
type TestSite = { id: number; path: string; domain: string };

const timestamp = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/;
const start = ['--disable-warning=ExperimentalWarning', join(import.meta.dirname, '../../sandbox/main.ts')];
let sites = 0;

function clientOf(target: Sandbox): Client {
  return {
    sandbox: target,
    [Symbol.asyncDispose]: target.stop,
    api: (method, path, body) =>
      send(
        method,
        path,
        { headers: withToken(target), ...(body === undefined ? {} : { body: JSON.stringify(body) }) },
        target,
      ),
  };
}

async function startOther(options: Parameters<typeof startSandbox>[0]): Promise<Client> {
  return clientOf(await startSandbox(options));
}

function api(method: string, path: string, body?: unknown): Promise<Answer> {
  return shared.api(method, path, body);
}

function page(domain: string, path: string, method = 'GET'): Promise<Answer> {
  return send(method, path, { headers: { host: `${domain}.localhost:${sandbox.port}` } });
}

function withToken(target = sandbox) {
  return {
    authorization: `Bearer ${target.token}`,
    'content-type': 'application/json',
    accept: 'application/json',
  };
}

/** A request as it is, path and host included: no client of ours tidies it up. */
async function send(
  method: string,
  path: string,
  { headers, body }: { headers: Record<string, string>; body?: string | Buffer },
  target = sandbox,
): Promise<Answer> {
  const outgoing = request({ host: '127.0.0.1', port: target.port, method, path, headers, agent: false });
  outgoing.end(body);
  const [incoming] = await once(outgoing, 'response');
  let text = '';
  for await (const chunk of incoming.setEncoding('utf8')) text += chunk;
  const isJson = incoming.headers['content-type'] === 'application/json' && text !== '';
  return {
    status: incoming.statusCode,
    headers: incoming.headers,
    text,
    body: isJson ? JSON.parse(text) : undefined,
  };
}

/** The value at a path of keys, undefined when there is none. */
function pick(value: unknown, ...keys: string[]): unknown {
  return keys.reduce<unknown>(
    (at, key) =>
      typeof at === 'object' && at !== null
        ? Object.entries(at).find(([name]) => name === key)?.[1]
        : undefined,
    value,
  );
}

async function newSite(
  { server = 1, domain = '', web_directory = '/public' } = {},
  { api: call }: Client = shared,
): Promise<TestSite> {
  sites += 1;
  const root_domain = domain === '' ? `site-${sites}.example.com` : domain;
  const answer = await call('POST', `/api/servers/${server}/sites`, { root_domain, web_directory });
  expect(answer.status).toBe(200);
  const id = Number(pick(answer.body, 'data', 'id'));
  return { id, path: `/api/servers/${server}/sites/${id}`, domain: root_domain };
}

async function installedSite(script: string, client: Client = shared): Promise<TestSite> {
  const site = await newSite({}, client);
  expect((await client.api('POST', `${site.path}/repository`, custom())).status).toBe(200);
  expect((await client.api('PATCH', `${site.path}/deploy/script`, { deploy_script: script })).status).toBe(
    200,
  );
  return site;
}

function custom() {
  return { provider: 'custom', branch: 'main', name: repository.path };
}

async function folderOf(id: number, { sandbox: target }: Client = shared): Promise<string> {
  const names = await readdir(join(target.dataDir, 'sites'));
  return join(target.dataDir, 'sites', names.find((name) => name.startsWith(`${id}-`)) ?? 'none');
}

async function filesOf(id: number, client: Client = shared): Promise<string[]> {
  return readdir(await folderOf(id, client));
}

/** Waits until the site's last_deploy_at has a value, and returns it. */
async function deployed(path: string, client: Client = shared): Promise<unknown> {
  const token = async () => pick((await client.api('GET', path)).body, 'data', 'last_deploy_at');
  await until(async () => (await token()) !== null);
  return token();
}

async function logged(path: string, pattern: RegExp, client: Client = shared) {
  let content: unknown;
  await until(
    async () => {
      content = pick((await client.api('GET', `${path}/log`)).body, 'data', 'content');
      return pattern.test(String(content));
    },
    () => `the log to match ${pattern}; it is ${JSON.stringify(content)}`,
  );
}

async function until(condition: () => Promise<boolean>, what = () => 'a condition') {
  const deadline = performance.now() + 8000;
  while (!(await condition())) {
    if (performance.now() > deadline) throw new Error(`Waited in vain for ${what()}`);
    await sleep(20);
  }
}

async function runSandbox(words: string[]) {
  const child = spawn(process.execPath, [...start, ...words], { stdio: 'pipe' });
  let stdout = '';
  let stderr = '';
  child.stdout.on('data', (chunk) => {
    stdout += chunk;
  });
  child.stderr.on('data', (chunk) => {
    stderr += chunk;
  });
  const [status] = await once(child, 'close');
  return { status, stdout, stderr };
}
