import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { makeRepository } from '../../harness/git.ts';
import { type Sandbox, startSandbox } from '../../harness/sandbox.ts';
import { parseOptions } from '../../sandbox/options.ts';
import { pick, runSandbox } from '../support/sandbox-client.ts';

let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'vocabulary-'));
  await makeRepository(join(folder, 'acme/shop.git'), { 'public/index.html': 'Shop\n' });
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('every word in its own spelling', () => {
  const own = `# YAML
blogapp: press
cloudstore: cloud-box
webframework: frame_2
sqldb: db1
chat_a: talk
chat_b: Chatter
hosted_git_1: hub
hosted_git_2: lab
hosted_git_3: 3bucket
`;
  let sandbox: Sandbox;
  let api: Api;

  beforeAll(async () => {
    sandbox = await startSandbox({ gitBase: folder, vocabulary: fileOf(own) });
    api = apiOf(sandbox);
  });

  afterAll(() => sandbox.stop());

  test('paths', async () => {
    const site = await newSite(api);
    for (const [method, path] of [
      ['POST', `${site}/press`],
      ['DELETE', `${site}/press`],
      ['POST', `${site}/cloud-box`],
      ['DELETE', `${site}/cloud-box`],
      ['GET', '/api/servers/1/db1'],
    ] as const) {
      expect([method, path, (await api(method, path)).status]).toEqual([method, path, 200]);
    }
    for (const [method, path] of [
      ['POST', `${site}/blogapp`],
      ['DELETE', `${site}/cloudstore`],
      ['GET', '/api/servers/1/sqldb'],
      ['GET', '/api/servers/1/sqldb/1'],
      ['PUT', '/api/servers/1/sqldb'],
      ['GET', '/api/servers/db1'],
      ['GET', '/api/servers/1/sites/press'],
      ['GET', '/api/db1'],
      ['GET', `${site}/press/press`],
    ] as const) {
      expect([method, path, (await api(method, path)).status]).toEqual([method, path, 404]);
    }
    expect(await api('PUT', `${site}/press`)).toMatchObject({ status: 405 });
  });

  test('a database of the own path is made, shown and deleted, whatever it is called', async () => {
    const made = await api('POST', '/api/servers/1/db1', { name: 'sqldb', user: 'db1' });
    expect(made).toMatchObject({ status: 200, body: { data: { name: 'sqldb', user: 'db1' } } });
    const path = `/api/servers/1/db1/${pick(made.body, 'data', 'id')}`;
    expect((await api('GET', path)).body).toEqual(made.body);
    expect((await api('DELETE', path)).status).toBe(200);
  });

  test('fields of the answers', async () => {
    const site = await newSite(api);
    const { data: shown } = Object(await bodyOf(api('POST', `${site}/press`)));
    expect(Object.keys(shown)).toEqual([
      'id',
      'domain',
      'web_directory',
      'press',
      'frame_2',
      'project_root',
      'last_deploy_at',
      'created_at',
    ]);
    expect(shown).toMatchObject({ press: true, frame_2: false });
    const [server] = Object(pick(await bodyOf(api('GET', '/api/servers')), 'data'));
    expect(server).toHaveProperty('db1_version');
    expect(server).not.toHaveProperty('sqldb_version');
    expect(pick(await bodyOf(api('GET', '/api/servers/1')), 'data')).toHaveProperty('db1_version');
  });

  test('fields of a body, and project_type; a neutral field is unknown', async () => {
    const site = await newSite(api);
    const hook = 'http://127.0.0.1:9/chat_a';
    const body = { talk_webhook_url: hook, chat_b_webhook_url: 'no URL', chat_a_webhook_url: hook };
    expect(await api('PATCH', `${site}/notifications`, body)).toMatchObject({
      status: 200,
      body: { data: { notification_urls: { talk: hook, Chatter: null, webhook: null }, project_type: null } },
    });
    const wrong = { talk_webhook_url: '', Chatter_webhook_url: 7, deploy_webhook_url: '/' };
    const refused = await api('PATCH', `${site}/notifications`, wrong);
    expect(refused.status).toBe(422);
    expect(pick(refused.body, 'errors')).toEqual({
      talk_webhook_url: [expect.stringMatching(/^The talk webhook url must be /)],
      Chatter_webhook_url: [expect.stringMatching(/^The Chatter webhook url must be /)],
      deploy_webhook_url: [expect.stringMatching(/^The deploy webhook url must be /)],
    });
    for (const app of ['cloud-box', 'press']) {
      await api('POST', `${site}/${app}`);
      const extended = await bodyOf(api('PATCH', `${site}/notifications`, {}));
      expect(pick(extended, 'data', 'project_type')).toBe(app);
    }
  });

  test('values of provider, in and out', async () => {
    for (const provider of ['hub', 'lab', '3bucket']) {
      const answer = await api('POST', `${await newSite(api)}/repository`, { ...shop, provider });
      expect(pick(answer.body, 'data', 'repository')).toEqual({ branch: 'main', user: 'acme', provider });
    }
    const site = await newSite(api);
    for (const provider of ['hosted_git_1', 'hosted_git_2', 'hosted_git_3', 'Hub', 'press', '']) {
      const { status, body } = await api('POST', `${site}/repository`, { ...shop, provider });
      expect([provider, status, pick(body, 'errors')]).toEqual([
        provider,
        422,
        { provider: ['The selected provider is invalid.'] },
      ]);
    }
    const custom = { provider: 'custom', branch: 'main', name: join(folder, 'acme/shop.git') };
    expect((await api('POST', `${site}/repository`, custom)).status).toBe(200);
  });

  test('the page for people shows them too', async () => {
    const site = await newSite(api);
    await api('POST', `${site}/repository`, { ...shop, provider: 'lab' });
    await api('POST', `${site}/press`);
    await api('PATCH', `${site}/notifications`, { talk_webhook_url: 'http://127.0.0.1:9/' });
    const page = await (await fetch(sandbox.url)).text();
    for (const shown of ['(lab)', '<dd>press</dd>', '<dd>set for talk</dd>']) expect(page).toContain(shown);
    expect(page).not.toContain('hosted_git');
  });

  test('what merely looks like a word comes back as it was', async () => {
    const site = await newSite(api);
    const text = 'blogapp provider=hosted_git_1 press chat_a sqldb_version\n';
    await api('PATCH', `${site}/deploy/script`, { deploy_script: text });
    expect(await bodyOf(api('GET', `${site}/deploy/script`))).toEqual({ deploy_script: text });
    const crontab = { user: 'hosted_git_1', command: 'sqldb', frequency: '@daily' };
    expect(await bodyOf(api('POST', '/api/servers/1/crontabs', crontab))).toMatchObject({ data: crontab });
    const worker = { connection: 'chat_a', queue: 'hub', maximum_seconds: 1, sleep: 1, processes: 1 };
    expect(await bodyOf(api('POST', `${site}/queues`, worker))).toMatchObject({ data: worker });
  });
});

test('words change places', async () => {
  const swap = {
    blogapp: 'cloudstore',
    cloudstore: 'blogapp',
    chat_a: 'chat_b',
    chat_b: 'chat_a',
    hosted_git_1: 'hosted_git_2',
    hosted_git_2: 'hosted_git_1',
  };
  await using sandbox = await startSandbox({ gitBase: folder, vocabulary: fileOf(JSON.stringify(swap)) });
  const api = apiOf(sandbox);
  const site = await newSite(api);
  expect(pick(await bodyOf(api('POST', `${site}/cloudstore`)), 'data')).toMatchObject({ cloudstore: true });
  expect(pick(await bodyOf(api('POST', `${site}/blogapp`)), 'data')).toMatchObject({ cloudstore: true });
  await api('DELETE', `${site}/cloudstore`);
  const urls = { chat_a_webhook_url: 'http://127.0.0.1:9/a', chat_b_webhook_url: 'http://127.0.0.1:9/b' };
  const extended = await bodyOf(api('PATCH', `${site}/notifications`, urls));
  expect(pick(extended, 'data')).toMatchObject({
    project_type: 'blogapp',
    notification_urls: { chat_a: urls.chat_a_webhook_url, chat_b: urls.chat_b_webhook_url },
  });
  const installed = await bodyOf(api('POST', `${site}/repository`, { ...shop, provider: 'hosted_git_1' }));
  expect(pick(installed, 'data', 'repository', 'provider')).toBe('hosted_git_1');
  // The document's word is stored: the same data folder without the vocabulary shows it.
  const dataDir = sandbox.dataDir;
  await sandbox.kill();
  await using plain = await startSandbox({ dataDir });
  const neutral = await bodyOf(apiOf(plain)('PATCH', `${site}/notifications`, {}));
  expect(pick(neutral, 'data')).toMatchObject({
    project_type: 'cloudstore',
    notification_urls: { chat_a: urls.chat_b_webhook_url, chat_b: urls.chat_a_webhook_url },
  });
  rmSync(dataDir, { recursive: true, force: true });
});

test('words that are left out, or given as they are, keep their spelling', async () => {
  await using sandbox = await startSandbox({ vocabulary: fileOf('{"sqldb": "sqldb", "chat_a": "talk"}') });
  const api = apiOf(sandbox);
  expect((await api('GET', '/api/servers/1/sqldb')).status).toBe(200);
  expect((await api('POST', `${await newSite(api)}/blogapp`)).status).toBe(200);
});

describe('a vocabulary that cannot be', () => {
  test.each([
    ['an unknown word', 'shop: x', 'there is no word "shop"'],
    ['a word that is no text', '7: x', 'there is no word 7'],
    ['a spelling that is no text', 'sqldb: 7', 'sqldb must be a text'],
    ['nothing for a word', 'sqldb:', 'sqldb must be a text'],
    ['a blank', 'sqldb: "a b"', 'not "a b"'],
    ['a slash', 'sqldb: a/b', 'not "a/b"'],
    ['a dash in front', 'sqldb: -a', 'sqldb must be'],
    ['a line end', 'sqldb: "a\\n"', 'not "a\\n"'],
    ['51 characters', `sqldb: ${'a'.repeat(51)}`, 'at most 50'],
    ['two words alike', 'chat_a: talk\nchat_b: talk', 'chat_a and chat_b would be spelled alike'],
    ['a word like one that stays', 'blogapp: sqldb', 'blogapp and sqldb would be spelled alike'],
    ['a name that the API has', 'sqldb: php\nchat_b: webhook', 'the API has that name already'],
    ['a list', '[blogapp]', 'must be a map'],
    ['an empty file', '', 'must be a map'],
    ['a word twice', 'sqldb: a\nsqldb: b', 'Map keys must be unique'],
    ['no YAML', '{', '--vocabulary'],
  ])('%s', (_, content, problem) => {
    expect(parseOptions([`--vocabulary=${fileOf(content)}`])).toEqual({
      kind: 'problems',
      problems: expect.arrayContaining([expect.stringContaining(problem)]),
    });
  });

  test('a file that is not there', () => {
    expect(parseOptions([`--vocabulary=${join(folder, 'none.yml')}`])).toEqual({
      kind: 'problems',
      problems: [expect.stringContaining('ENOENT')],
    });
  });

  test('all that is wrong is named at once, with the other options', async () => {
    const vocabulary = fileOf('shop: x\nsqldb: "?"\nchat_a: t\nchat_b: t\n');
    const { status, stderr } = await runSandbox([`--vocabulary=${vocabulary}`, '--port=x']);
    expect(status).toBe(2);
    for (const part of ['--port', '"shop"', 'sqldb', 'alike']) expect(stderr).toContain(part);
  });

  test('fifty characters, and a file without words, are fine', () => {
    for (const content of [`sqldb: ${'a'.repeat(50)}`, '{}']) {
      expect(parseOptions([`--vocabulary=${fileOf(content)}`])).toMatchObject({ kind: 'options' });
    }
  });
});

type Answer = { status: number; body: unknown };
type Api = (method: string, path: string, body?: unknown) => Promise<Answer>;

const shop = { branch: 'main', name: 'acme/shop' };
let files = 0;
let sites = 0;

function fileOf(content: string): string {
  files += 1;
  const file = join(folder, `${files}.yml`);
  writeFileSync(file, content);
  return file;
}

function apiOf({ url, token }: Sandbox): Api {
  return async (method, path, body) => {
    const response = await fetch(url + path, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    return { status: response.status, body: text === '' ? undefined : JSON.parse(text) };
  };
}

async function bodyOf(answer: Promise<Answer>): Promise<unknown> {
  const { status, body } = await answer;
  expect(status).toBe(200);
  return body;
}

/** Makes a site, returns its path. */
async function newSite(api: Api): Promise<string> {
  sites += 1;
  const body = { root_domain: `s${sites}.example.com`, web_directory: '/public' };
  return `/api/servers/1/sites/${pick(await bodyOf(api('POST', '/api/servers/1/sites', body)), 'data', 'id')}`;
}
