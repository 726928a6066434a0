import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from '@jest/globals';
import { parseOptions } from '../../sandbox/options.ts';
import { openShop } from '../support/sandbox-client.ts';

const shop = { branch: 'main', name: 'acme/shop' };

const box = await openShop();
afterAll(() => box.stop());

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
