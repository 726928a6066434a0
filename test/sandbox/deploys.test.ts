import { readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { delimiter, join } from 'node:path';
import { afterAll, describe, expect, test } from '@jest/globals';
import { makeRepository } from '../../harness/git.ts';
import { listen } from '../../harness/listen.ts';
import { ENDLESS, openShop, pick, timestamp, until } from '../support/sandbox-client.ts';

const bin = join(import.meta.dirname, '../../node_modules/.bin');
const searchPath = [bin, process.env.PATH].join(delimiter);
const box = await openShop({ searchPath, 'notification-timeout': ENDLESS });
afterAll(() => box.stop());

describe('a repository', () => {
  test('is refused with the reason, and leaves nothing behind, when it cannot be cloned', async () => {
    const { id, path } = await box.newSite();
    const install = async (body: object) => {
      const answer = await box.api('POST', `${path}/repository`, { ...box.custom, ...body });
      return [answer.status, pick(answer.body, 'errors')];
    };
    const name = [expect.stringContaining('does not exist')];
    expect(await install({ name: join(box.folder, 'nothing.git') })).toEqual([422, { name }]);
    const unknown = [expect.stringContaining('Remote branch nope not found')];
    expect(await install({ branch: 'nope' })).toEqual([422, { branch: unknown }]);
    for (const branch of ['-x', '--upload-pack=touch /tmp/x', 'a..b', '@{-1}', 'a\0b', 'a b'])
      expect(await install({ branch })).toEqual([422, { branch: ['This is not a valid branch name.'] }]);
    expect([await box.filesOf(id), await box.namesIn('work')]).toEqual([[], []]);
    const message = { message: expect.stringContaining('no repository') };
    expect((await box.api('POST', `${path}/deploy`)).body).toEqual(message);
  });

  test('can be installed from a file URL, but only once, even by three requests at the same time', async () => {
    const { id, path } = await box.newSite();
    const body = { ...box.custom, name: `file://${box.repository.path}` };
    const answers = await Promise.all([1, 2, 3].map(() => box.api('POST', `${path}/repository`, body)));
    const refused = { message: 'A repository is already installed.' };
    const repository = { branch: 'main', user: 'acme', provider: 'custom' };
    const installed = { data: expect.objectContaining({ repository }) };
    const bodies = answers.toSorted((one, other) => one.status - other.status).map(({ body }) => body);
    expect(bodies).toEqual([installed, refused, refused]);
    const { mode } = await stat(join(await box.folderOf(id), '.env'));
    expect((mode & 0o777).toString(8)).toBe('600');
  });

  test('takes its running and waiting deploys with it when it is removed, and can be removed twice', async () => {
    // The connection to the gate is that of `sleep` too.
    const { id, path } = await box.installedSite(`${box.gate.wait}; sleep 600 & echo begin; read -r <&9`);
    await box.data('POST', `${path}/deploy`);
    await box.data('POST', `${path}/deploy`);
    const { open, ended } = await box.gate.arrival();
    open();
    await box.logged(path, /^begin\n$/);
    await box.data('DELETE', `${path}/repository`);
    await ended;
    expect(await box.filesOf(id)).toEqual([]);
    expect(await box.logOf(path)).toMatch(/^begin\nsandbox: .*repository is being removed\.\n$/);
    await box.data('DELETE', `${path}/repository`);
    await box.data('POST', `${path}/repository`, box.custom);
    // The deploy that waited would be the first to run this.
    await box.data('PATCH', `${path}/deploy/script`, { deploy_script: 'echo run >>runs; cat runs' });
    await box.data('POST', `${path}/deploy`);
    await box.logged(path, /^run\n$/);
  });

  test('leads neither .env nor pages out of the site by symbolic links', async () => {
    const secret = join(box.folder, 'secret.txt');
    await writeFile(secret, 'outside\n');
    const { id, path, domain } = await box.installedSite(`ln -s ${secret} public/leak.txt
ln -s ../.env public/env.txt; ln -s ../readme.md public/inside.md; rm .env; ln -s ${secret} .env`);
    await box.deploy(path);
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

describe('a deploy', () => {
  test('shows its log while it runs, never half a character, and moves last_deploy_at when it ends', async () => {
    const { wait } = box.gate;
    const { path } = await box.installedSite(
      String.raw`printf 'one \303'; ${wait}; printf '\251\n'; ${wait}; echo two; false`,
    );
    await box.data('POST', `${path}/deploy`);
    const first = await box.gate.arrival();
    await box.logged(path, /^one $/);
    first.open();
    const second = await box.gate.arrival();
    await box.logged(path, /^one é\n$/);
    expect(pick(await box.data('GET', path), 'last_deploy_at')).toBeNull();
    second.open();
    await box.deployed(path);
    expect(pick(await box.data('GET', path), 'last_deploy_at')).toMatch(timestamp);
    expect(await box.logOf(path)).toBe('one é\ntwo\n');
  });

  test('gives its script a clean environment, with the programs of the user, not of this project', async () => {
    const { id, path } = await box.installedSite('env; command -v node');
    const log = (await box.deploy(path)).split('\n');
    expect(log.join()).not.toContain(box.sandbox.token);
    const names = log.flatMap((line) => /^[A-Za-z_]+(?==)/.exec(line) ?? []);
    const allowed = /^(PATH|HOME|LANG|PWD|OLDPWD|SHLVL|_|GIT_[A-Z_]+|SITE_[A-Z_]+)$/;
    expect(names.filter((name) => !allowed.test(name))).toEqual([]);
    expect(log).toEqual(
      expect.arrayContaining([`SITE_FOLDER=${await box.folderOf(id)}`, 'SITE_BRANCH=main']),
    );
    expect(log.at(-2)).toMatch(/^(?!.*node_modules)\/.*node$/);
  });

  test('finds no git repository above its site, not even around the data folder', async () => {
    await makeRepository(join(box.folder, '.git'), { 'a.txt': 'a\n' });
    const { path } = await box.installedSite('rm -rf .git; git rev-parse HEAD');
    expect(await box.deploy(path)).toMatch(/^fatal: not a git repository/);
  });

  test('takes the newest commit with the default script, whatever was rewritten or edited', async () => {
    const folder = join(box.folder, 'rewritten.git');
    await makeRepository(folder, { 'public/index.html': 'a\n' }, 'release/1');
    const { id, path, domain } = await box.newSite();
    const body = { provider: 'custom', branch: 'release/1', name: folder };
    await box.data('POST', `${path}/repository`, body);
    await writeFile(join(await box.folderOf(id), 'public/index.html'), 'edited\n');
    await rm(folder, { recursive: true });
    await makeRepository(folder, { 'public/index.html': 'b\n' }, 'release/1');
    await box.deploy(path);
    expect((await box.page(domain, '/')).text).toBe('b\n');
  });
});

describe('a notification', () => {
  test('is sent once to each URL after a deploy; failures are logged without the URL', async () => {
    const posts = new Set<unknown>();
    await using receiver = await listen(
      createServer(async (incoming, response) => {
        const { url, method, headers } = incoming;
        const { authorization, 'content-type': type } = headers;
        const body: unknown = JSON.parse((await incoming.toArray()).join(''));
        posts.add({ url, method, type, authorization, body });
        if (url === '/moved') response.writeHead(307, { location: '/followed' });
        response.end('x'.repeat(100_000));
      }),
    );
    const { id, path, domain } = await box.installedSite('exit 1');
    await box.data('PATCH', `${path}/notifications`, {
      chat_a_webhook_url: `${receiver.url}/chat?key=1`,
      chat_b_webhook_url: `${receiver.url}/moved`,
      deploy_webhook_url: 'http://127.0.0.1:1/secret',
    });
    await box.deploy(path);
    const problems = async () =>
      Object.values(Object(await box.data('GET', '/api/servers/1/logs')))
        .filter((entry) => pick(entry, 'site_id') === id && pick(entry, 'content') !== '')
        .map((entry) => `${pick(entry, 'description')}: ${pick(entry, 'content')}`)
        .sort();
    await until(async () => posts.size === 2 && (await problems()).length === 2);
    const undelivered = `notification of ${domain} could not be delivered`;
    expect(await problems()).toEqual([
      `The chat_b ${undelivered}: It was answered with 307; redirects are not followed.`,
      expect.stringMatching(`^The webhook ${undelivered}: It could not be sent: [\\w ]+\\.$`),
    ]);
    const last_deploy_at = pick(await box.data('GET', path), 'last_deploy_at');
    const text = `A deploy of ${domain} has ended.`;
    const body = { event: 'deploy.ended', text, server_id: 1, site_id: id, domain, last_deploy_at };
    const post = { method: 'POST', type: 'application/json', authorization: undefined, body };
    expect(posts).toEqual(new Set(['/chat?key=1', '/moved'].map((url) => ({ url, ...post }))));
  });

  test('holds up neither the next deploy nor the end of the sandbox when nobody answers', async () => {
    const { path } = await box.installedSite('');
    await box.data('PATCH', `${path}/notifications`, { deploy_webhook_url: box.gate.url });
    await box.data('POST', `${path}/deploy`);
    await box.data('POST', `${path}/deploy`);
    await box.gate.arrival();
    await box.gate.arrival();
    await box.sandbox.stop();
  });
});
