import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { type SandboxOptions, startSandbox } from '../../harness/sandbox.ts';
import { isOpenApi, openApi } from './openapi.ts';

async function served(options: SandboxOptions): Promise<Record<string, unknown>> {
  await using sandbox = await startSandbox(options);
  return JSON.parse(await (await fetch(`${sandbox.url}/openapi.json`)).text());
}

const pathsOf = ({ paths }: Record<string, unknown>): string[] => Object.keys(Object(paths));

test('the service of the document serves docs/openapi.json', async () => {
  expect(await served({})).toEqual(openApi);
});

test('the family serves a document of its own, with one path more', async () => {
  const document = await served({ service: 'family' });
  expect(await isOpenApi(document)).toBe(true);
  const further = pathsOf(document).filter((path) => !pathsOf(openApi).includes(path));
  expect(further).toEqual(['/api/servers/{server}/sites/{site}/log/{entry}']);
  expect(pathsOf(openApi).filter((path) => !pathsOf(document).includes(path))).toEqual([]);
  const { Site } = Object(Object(document.components).schemas);
  expect(Site.required).toEqual(expect.arrayContaining(['status', 'has_repository', 'repository']));
});

test('the document is in the words of the vocabulary', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'served-'));
  const vocabulary = join(folder, 'words.yml');
  // Two words change places.
  writeFileSync(
    vocabulary,
    'blogapp: cloudstore\ncloudstore: blogapp\nsqldb: reldb\nchat_a: talk\nhosted_git_1: hub\n',
  );
  const document = await served({ vocabulary });
  rmSync(folder, { recursive: true });
  expect(await isOpenApi(document)).toBe(true);
  const text = JSON.stringify(document);
  for (const word of ['/reldb/{record}', '"reldb_version"', '"talk"', '"talk_webhook_url"', '"hub"'])
    expect(text).toContain(word);
  expect(text).not.toMatch(/sqldb(?!_`)|chat_a|hosted_git_1/);
  const { Site } = Object(Object(document.components).schemas);
  expect(Site.properties).toHaveProperty('cloudstore');
  expect(Site.properties).not.toHaveProperty('blogapp');
});
