import { once } from 'node:events';
import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { delimiter, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { makeRepository } from '../../harness/git.ts';
import {
  isAlive,
  openSandbox,
  openShop,
  pick,
  type Shop,
  timestamp,
  until,
} from '../support/sandbox-client.ts';

let box: Shop;
beforeAll(async () => {
  box = await openShop();
});
afterAll(() => box.stop());

describe('repositories', () => {
  test('a failed clone says why and leaves nothing behind', async () => {
    const { id, path } = await box.newSite();
    const install = (branch: string, name: string) =>
      box.api('POST', `${path}/repository`, { provider: 'custom', branch, name });
    const missing = await install('main', join(box.folder, 'nothing.git'));
    expect(missing.status).toBe(422);
    expect(pick(missing.body, 'errors', 'name')).toEqual([expect.stringContaining('does not exist')]);
    const notFound = expect.stringContaining('Remote branch nope not found');
    const notValid = 'This is not a valid branch name.';
    for (const branch of ['nope', '-x', '--upload-pack=touch /tmp/x', 'a..b', 'a b', '@{-1}']) {
      const answer = await install(branch, box.repository.path);
      expect(pick(answer.body, 'errors')).toEqual({ branch: [branch === 'nope' ? notFound : notValid] });
    }
    expect(await box.filesOf(id)).toEqual([]);
    expect(await readdir(join(box.sandbox.dataDir, 'work'))).toEqual([]);
    expect((await box.api('POST', `${path}/deploy`)).body).toMatchObject({
      message: expect.stringContaining('no repository'),
    });
  });

  test('git URLs of the file kind work too, and a second install is refused', async () => {
    const { id, path } = await box.newSite();
    const body = { provider: 'custom', branch: 'main', name: `file://${box.repository.path}` };
    const installed = await box.api('POST', `${path}/repository`, body);
    expect(pick(installed.body, 'data', 'repository')).toEqual({
      branch: 'main',
      user: 'acme',
      provider: 'custom',
    });
    const again = await box.api('POST', `${path}/repository`, body);
    expect(again).toMatchObject({ status: 422, body: { message: 'A repository is already installed.' } });
    expect(again.body).not.toHaveProperty('errors');
    const status = await stat(join(await box.folderOf(id), '.env'));
    expect((status.mode & 0o777).toString(8)).toBe('600');
  });

  test('of two installs at once one wins', async () => {
    const { path } = await box.newSite();
    const body = { provider: 'custom', branch: 'main', name: box.repository.path };
    const answers = await Promise.all([1, 2, 3].map(() => box.api('POST', `${path}/repository`, body)));
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 422, 422]);
  });

  test('removing ends the running deploy and drops the waiting ones; removing twice is fine', async () => {
    const { id, path } = await box.installedSite('echo begin; sleep 600');
    await box.api('POST', `${path}/deploy`);
    await box.api('POST', `${path}/deploy`);
    await box.logged(path, /begin/);
    expect((await box.api('DELETE', `${path}/repository`)).status).toBe(200);
    expect(await box.filesOf(id)).toEqual([]);
    await box.logged(path, /repository is being removed/);
    expect((await box.api('DELETE', `${path}/repository`)).status).toBe(200);
    expect((await box.api('POST', `${path}/repository`, box.custom())).status).toBe(200);
    // The deploy that waited would be the first to run this.
    await box.api('PATCH', `${path}/deploy/script`, { deploy_script: 'echo run >>runs; cat runs' });
    await box.api('POST', `${path}/deploy`);
    await box.logged(path, /^run\n$/);
  });

  test('a link in the repository leads neither .env nor pages out of the site', async () => {
    const secret = join(box.folder, 'secret.txt');
    await writeFile(secret, 'outside\n');
    const { id, path, domain } = await box.installedSite(
      `ln -s ${secret} public/leak.txt; ln -s ../.env public/env.txt; ln -s ../readme.md public/inside.md; rm .env; ln -s ${secret} .env`,
    );
    await box.api('POST', `${path}/deploy`);
    await box.deployed(path);
    expect((await box.api('GET', `${path}/env`)).text).toBe('null');
    expect((await box.api('PATCH', `${path}/env`, { content: 'A=1' })).text).toBe('null');
    expect(await readFile(secret, 'utf8')).toBe('outside\n');
    expect((await box.page(domain, '/leak.txt')).status).toBe(404);
    expect((await box.page(domain, '/inside.md')).text).toBe('Shop\n');
    await rm(join(await box.folderOf(id), '.env'));
    await writeFile(join(await box.folderOf(id), '.env'), 'A=1\n');
    expect((await box.page(domain, '/env.txt')).status).toBe(404);
  });
});

describe('deploys', () => {
  test('the log grows while the script runs, characters whole', async () => {
    const { id, path } = await box.installedSite(
      String.raw`printf 'one \303'; ${waitFor('1')}; printf '\251\n'; ${waitFor('2')}; echo two`,
    );
    const files = await box.folderOf(id);
    await box.api('POST', `${path}/deploy`);
    await box.logged(path, /^one $/);
    await writeFile(join(files, '1'), '');
    await box.logged(path, /^one é\n$/);
    expect(pick((await box.api('GET', path)).body, 'data', 'last_deploy_at')).toBeNull();
    await writeFile(join(files, '2'), '');
    await box.deployed(path);
    await box.logged(path, /^one é\ntwo\n$/);
  });

  test('one at a time for a site; the others wait their turn', async () => {
    const { id, path } = await box.installedSite('echo start >>order; sleep 0.15; echo end >>order');
    const answers = await Promise.all([1, 2, 3].map(() => box.api('POST', `${path}/deploy`)));
    expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200]);
    const order = join(await box.folderOf(id), 'order');
    await until(async () => (await readFile(order, 'utf8').catch(() => '')).split('end').length > 3);
    expect(await readFile(order, 'utf8')).toBe('start\nend\n'.repeat(3));
  });

  test('sites deploy side by side', async () => {
    const sites = await Promise.all([1, 2].map(() => box.installedSite(`echo in; ${waitFor('go')}`)));
    for (const { path } of sites) await box.api('POST', `${path}/deploy`);
    for (const { path } of sites) await box.logged(path, /in/);
    for (const { id, path } of sites) {
      await writeFile(join(await box.folderOf(id), 'go'), '');
      await box.deployed(path);
    }
  });

  test('a failing script moves last_deploy_at too and says nothing but its output', async () => {
    const { path } = await box.installedSite('set -e\necho before\nfalse\necho after\n');
    await box.api('POST', `${path}/deploy`);
    expect(await box.deployed(path)).toMatch(timestamp);
    expect(pick((await box.api('GET', `${path}/log`)).body, 'data', 'content')).toBe('before\n');
  });

  test('the script sees a clean environment', async () => {
    const { id, path } = await box.installedSite('env');
    await box.api('POST', `${path}/deploy`);
    await box.deployed(path);
    const log = String(pick((await box.api('GET', `${path}/log`)).body, 'data', 'content'));
    expect(log).not.toContain(box.sandbox.token);
    const names = log.match(/^[A-Za-z_]+(?==)/gm) ?? [];
    const allowed = /^(PATH|HOME|LANG|PWD|OLDPWD|SHLVL|_|GIT_[A-Z_]+|SITE_[A-Z_]+)$/;
    expect(names.filter((name) => !allowed.test(name))).toEqual([]);
    expect(log).toContain(`SITE_FOLDER=${await box.folderOf(id)}`);
    expect(log).toContain('SITE_BRANCH=main');
  });

  test('a script finds the programs and packages of the user, not those of this project', async () => {
    const bin = join(import.meta.dirname, '../../node_modules/.bin');
    await using other = await openSandbox(
      { searchPath: [bin, process.env.PATH].join(delimiter) },
      box.repository,
    );
    const { path } = await other.installedSite(`command -v node
env | grep -E '^(npm_|NODE)' || echo 'no variables of npm'
echo "console.log(typeof require('node:path').join, typeof module.exports)" > build.js
node build.js
node -e 'require.resolve("zod")' 2>&1 | grep -o "Cannot find module 'zod'"
`);
    await other.api('POST', `${path}/deploy`);
    await other.deployed(path);
    const log = String(pick((await other.api('GET', `${path}/log`)).body, 'data', 'content'));
    expect(log.split('\n')).toEqual([
      expect.stringMatching(/^(?!.*node_modules)\/.*node$/),
      'no variables of npm',
      'function object',
      "Cannot find module 'zod'",
      '',
    ]);
  });

  test('git finds no repository above the site, not even one that the data folder lies in', async () => {
    await makeRepository(join(box.folder, 'checkout/.git'), { 'a.txt': 'a\n' });
    await using inside = await openSandbox(
      { dataDir: join(box.folder, 'checkout/.sandbox') },
      box.repository,
    );
    const { path } = await inside.installedSite('rm -rf .git; git rev-parse HEAD');
    await inside.api('POST', `${path}/deploy`);
    await inside.deployed(path);
    await inside.logged(path, /^fatal: not a git repository/);
  });

  test('the default script survives a rewritten history and local changes', async () => {
    const rewritten = await makeRepository(
      join(box.folder, 'rewritten.git'),
      { 'public/index.html': 'a\n' },
      'release/1',
    );
    const { id, path, domain } = await box.newSite();
    const body = { provider: 'custom', branch: 'release/1', name: rewritten.path };
    expect((await box.api('POST', `${path}/repository`, body)).status).toBe(200);
    await writeFile(join(await box.folderOf(id), 'public/index.html'), 'edited\n');
    await rm(rewritten.path, { recursive: true });
    await makeRepository(rewritten.path, { 'public/index.html': 'b\n' }, 'release/1');
    await box.api('POST', `${path}/deploy`);
    await box.deployed(path);
    expect((await box.page(domain, '/')).text).toBe('b\n');
  });

  test('what a script leaves running ends with it', async () => {
    const { path } = await box.installedSite('sleep 600 >/dev/null 2>&1 & echo $!');
    await box.api('POST', `${path}/deploy`);
    const left = Number(await box.logged(path, /^\d+\n$/));
    await box.deployed(path);
    await until(() => !isAlive(left));
  });

  test('the log is cut at its maximum, and says so', async () => {
    const { path } = await box.installedSite('head -c 70000000 /dev/zero | tr "\\0" x; echo end');
    await box.api('POST', `${path}/deploy`);
    await box.deployed(path);
    const log = String(pick((await box.api('GET', `${path}/log`)).body, 'data', 'content'));
    expect(log.length).toBeLessThan(64 * 1024 * 1024 + 200);
    expect(log.slice(-200)).toMatch(/x\nsandbox: the log is cut here: \d+ more bytes were printed\.\n$/);
  });
});

describe('notifications', () => {
  test('a field that is left out keeps its value, null clears it', async () => {
    const { id, path, domain } = await box.newSite();
    const urls = async (body?: object) =>
      pick((await box.api('PATCH', `${path}/notifications`, body)).body, 'data', 'notification_urls');
    expect(await urls()).toEqual({ chat_a: null, chat_b: null, webhook: null });
    const [a, b] = ['https://chat.example/a', 'https://chat.example/b'];
    const both = { chat_a: a, chat_b: b, webhook: null };
    expect(await urls({ chat_a_webhook_url: a, chat_b_webhook_url: b })).toEqual(both);
    expect(await urls({})).toEqual(both);
    expect(await urls({ chat_a_webhook_url: null })).toEqual({ ...both, chat_a: null });
    const wrong = await box.api('PATCH', `${path}/notifications`, {
      chat_b_webhook_url: null,
      deploy_webhook_url: 'ftp://x/',
    });
    expect(Object.keys(Object(pick(wrong.body, 'errors')))).toEqual(['deploy_webhook_url']);
    expect(await urls({})).toEqual({ ...both, chat_a: null });
    await box.api('POST', `${path}/repository`, box.custom());
    await box.api('PATCH', `${path}/deploy/script`, { deploy_script: '' });
    const shown = (await box.api('PATCH', `${path}/notifications`, { chat_b_webhook_url: null })).body;
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
    const { id, path, domain } = await box.installedSite('exit 1');
    await box.api('PATCH', `${path}/notifications`, {
      chat_a_webhook_url: `${base}/chat?key=1`,
      chat_b_webhook_url: `${base}/moved`,
      deploy_webhook_url: 'http://127.0.0.1:1/secret',
    });
    await box.api('POST', `${path}/deploy`);
    const last_deploy_at = await box.deployed(path);
    const problems = async () => {
      const entries = Object.values(Object(pick((await box.api('GET', '/api/servers/1/logs')).body, 'data')));
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
    await using other = await openSandbox({}, box.repository);
    const { path } = await other.installedSite('echo run >>runs; cat runs');
    await other.api('PATCH', `${path}/notifications`, {
      deploy_webhook_url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/`,
    });
    await other.api('POST', `${path}/deploy`);
    await other.api('POST', `${path}/deploy`);
    await other.logged(path, /^run\nrun\n$/);
    const started = performance.now();
    await other.sandbox.stop();
    // Sooner than the five seconds that it has for an answer.
    expect(performance.now() - started).toBeLessThan(4_500);
    silent.closeAllConnections();
    silent.close();
  });
});

/** A piece of a script: waits for a file of the site. */
function waitFor(file: string): string {
  return `until [ -e ${file} ]; do sleep 0.02; done`;
}
