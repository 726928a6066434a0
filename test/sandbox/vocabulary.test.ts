import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from '@jest/globals';
import { parseOptions } from '../../sandbox/options.ts';
import { openShop, pick } from '../support/sandbox-client.ts';

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
const shop = { branch: 'main', name: 'acme/shop' };

const box = await openShop({}, { vocabulary: own });
afterAll(() => box.stop());

describe('a vocabulary for every word', () => {
  test('renames paths', async () => {
    const { path: site } = await box.newSite();
    for (const app of ['press', 'cloud-box'])
      for (const method of ['POST', 'DELETE']) await box.data(method, `${site}/${app}`);
    await box.data('GET', '/api/servers/1/db1');
    for (const line of [
      `POST ${site}/blogapp`,
      `DELETE ${site}/cloudstore`,
      'GET /api/servers/1/sqldb',
      'GET /api/servers/1/sqldb/1',
      'PUT /api/servers/1/sqldb',
      'GET /api/servers/db1',
      'GET /api/servers/1/sites/press',
      'GET /api/db1',
      `GET ${site}/press/press`,
    ]) {
      const [method = '', path = ''] = line.split(' ');
      expect([line, (await box.api(method, path)).status]).toEqual([line, 404]);
    }
    expect((await box.api('PUT', `${site}/press`)).status).toBe(405);
  });

  test('renames the fields of bodies and the project_type; the old names are unknown', async () => {
    const path = `${(await box.newSite()).path}/notifications`;
    const hook = 'http://127.0.0.1:9/chat_a';
    const body = { talk_webhook_url: hook, chat_b_webhook_url: 'no URL', chat_a_webhook_url: hook };
    const notification_urls = { talk: hook, Chatter: null, webhook: null };
    expect(await box.data('PATCH', path, body)).toMatchObject({ notification_urls, project_type: null });
    const wrong = { talk_webhook_url: '', Chatter_webhook_url: 7, deploy_webhook_url: '/' };
    const refused = await box.api('PATCH', path, wrong);
    expect([refused.status, pick(refused.body, 'errors')]).toEqual([
      422,
      {
        talk_webhook_url: [expect.stringMatching(/^The talk webhook url must be /)],
        Chatter_webhook_url: [expect.stringMatching(/^The Chatter webhook url must be /)],
        deploy_webhook_url: [expect.stringMatching(/^The deploy webhook url must be /)],
      },
    ]);
    for (const app of ['cloud-box', 'press']) {
      await box.data('POST', path.replace('notifications', app));
      expect(await box.data('PATCH', path, {})).toMatchObject({ project_type: app });
    }
  });
});

test('a vocabulary can swap words, leaves the others alone, and does not change the stored data', async () => {
  const swap = {
    blogapp: 'cloudstore',
    cloudstore: 'blogapp',
    chat_a: 'chat_b',
    chat_b: 'chat_a',
    hosted_git_1: 'hosted_git_2',
    hosted_git_2: 'hosted_git_1',
    sqldb: 'sqldb',
  };
  await box.restart('stop', { vocabulary: fileOf(JSON.stringify(swap)) });
  const { path } = await box.newSite();
  const notifications = `${path}/notifications`;
  expect(await box.data('POST', `${path}/cloudstore`)).toMatchObject({
    cloudstore: true,
    webframework: false,
  });
  expect(await box.data('POST', `${path}/blogapp`)).toMatchObject({ cloudstore: true });
  await box.data('DELETE', `${path}/cloudstore`);
  const [a, b] = ['http://127.0.0.1:9/a', 'http://127.0.0.1:9/b'];
  const urls = { chat_a_webhook_url: a, chat_b_webhook_url: b };
  const shown = { project_type: 'blogapp', notification_urls: { chat_a: a, chat_b: b } };
  expect(await box.data('PATCH', notifications, urls)).toMatchObject(shown);
  const provider = 'hosted_git_1';
  const installed = await box.data('POST', `${path}/repository`, { ...shop, provider });
  expect(installed).toMatchObject({ repository: { provider } });
  expect((await box.api('GET', '/api/servers/1/sqldb')).status).toBe(200);
  // The document's word is stored: the same data folder without the vocabulary shows it.
  await box.restart('kill', { vocabulary: undefined });
  const neutral = { project_type: 'cloudstore', notification_urls: { chat_a: b, chat_b: a } };
  expect(await box.data('PATCH', notifications, {})).toMatchObject(neutral);
});

test('a vocabulary may have a word for paths, and another one for fields and values', async () => {
  const vocabulary = 'sqldb: {path: databases, field: reldb}\nblogapp: {path: press, field: pressed}\n';
  await using family = await openShop({ service: 'family', workTimeMs: 0 }, { vocabulary });
  const [server] = Object(await family.data('GET', '/api/servers'));
  expect(server).toHaveProperty('reldb_version');
  const shown = await family.data('POST', '/api/servers/1/databases', { name: 'shop' });
  expect(shown).toMatchObject({ name: 'shop', type: 'reldb' });
  for (const other of ['reldb', 'sqldb'])
    expect((await family.api('GET', `/api/servers/1/${other}`)).status).toBe(404);
  const { path } = await family.newSite();
  const site = { pressed: true, project_type: 'pressed' };
  expect(await family.data('POST', `${path}/press`)).toMatchObject(site);
  const document = (await family.send('GET', '/openapi.json')).text;
  expect(document).toMatch(/"\/api\/servers\/\{server\}\/databases".*"reldb_version".*/s);
  expect(document).not.toMatch(/sqldb(?!_`)|databases_version|\/reldb/);
});

describe('a vocabulary is refused for', () => {
  test.each([
    ['an unknown word', 'shop: x', 'there is no word "shop"'],
    ['a spelling that is no text', 'sqldb: 7', 'sqldb must be a text'],
    ['a blank', 'sqldb: "a b"', 'not "a b"'],
    ['words spelled alike', 'chat_a: x\nchat_b: x', 'chat_a and chat_b would be spelled alike'],
    ['a name that the API has', 'sqldb: php\nchat_b: webhook', 'the API has that name already'],
    ['two words of which one is none', 'sqldb: {path: a/b, field: y}', 'not {"path":"a/b","field":"y"}'],
    ['what is not YAML', '{', '--vocabulary'],
  ])('%s', (_, content, problem) => {
    const problems = expect.arrayContaining([expect.stringContaining(problem)]);
    expect(parseOptions([`--vocabulary=${fileOf(content)}`])).toEqual({ kind: 'problems', problems });
  });

  test('a missing file, or for several mistakes at once, along with those in other options', () => {
    const file = fileOf('shop: x\nsqldb: "?"\nchat_a: t\nchat_b: t\n');
    const parsed = () => parseOptions([`--vocabulary=${file}`, '--port=x']);
    const all = [/"shop"/, /sqldb/, /alike/, /--port/].map((part) => expect.stringMatching(part));
    expect(parsed()).toEqual({ kind: 'problems', problems: expect.arrayContaining(all) });
    rmSync(file);
    const missing = [expect.stringContaining('ENOENT'), expect.stringContaining('--port')];
    expect(parsed()).toEqual({ kind: 'problems', problems: expect.arrayContaining(missing) });
  });
});

/** A file with this content, until the next one. */
function fileOf(content: string): string {
  const file = join(box.folder, 'other.yml');
  writeFileSync(file, content);
  return file;
}
