import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { makeRepository } from '../../harness/git.ts';
import { setStage } from '../../harness/stage.ts';
import { makeTestFolder } from '../support/test-folder.ts';

/** A made-up service with words of its own, and with two words of the API document swapped. */
const VOCABULARY = `
blogapp: penpress
cloudstore: skybox
webframework: artisan
sqldb: {path: tables, field: tabledb}
chat_a: chat_b
chat_b: chat_a
hosted_git_1: gitbarn
`;
const HOOKS = {
  'chat-a-webhook-url': 'http://127.0.0.1:9/hook-of-chat-a-7351',
  'deploy-webhook-url': 'http://127.0.0.1:9/hook-of-deploy-7352',
};

const folder = makeTestFolder();
const vocabulary = join(folder, 'vocabulary.yml');
writeFileSync(vocabulary, VOCABULARY);
await makeRepository(join(folder, 'acme/shop.git'), {
  '.env.example': 'APP_KEY=\n',
  'public/index.html': 'hello',
});
const stage = await setStage({ vocabulary, 'git-base': folder });
afterAll(() => stage.stop());

const inputs = {
  site: 'words.example',
  vocabulary: VOCABULARY,
  'repository-provider': 'hosted_git_1',
  repository: 'acme/shop',
  operations:
    'ensure-site, ensure-repository, install-blogapp, install-cloudstore, update-notifications, sync-databases, deploy, uninstall-cloudstore',
  manifest: 'databases: [{ name: shop, user: shop_user }]',
  ...HOOKS,
};
const secrets = Object.values(HOOKS);

test('a run with a vocabulary sends the words of the service, and a second run changes nothing', async () => {
  const run = await stage.play(inputs, { secrets });
  expect(run.outputs).toMatchObject({ outcome: 'succeeded', changed: 'true' });
  expect(stage.service.writes().map((write) => write.replace('/api/servers/1', ''))).toEqual([
    'POST /sites',
    'POST /sites/1/repository',
    'POST /sites/1/penpress',
    'POST /sites/1/skybox',
    'PATCH /sites/1/notifications',
    'POST /tables',
    'POST /sites/1/deploy',
    'DELETE /sites/1/skybox',
  ]);
  const bodies = stage.service.requests.filter(({ body }) => body !== '').map(({ body }) => JSON.parse(body));
  expect(bodies).toContainEqual({ provider: 'gitbarn', branch: 'main', name: 'acme/shop' });
  expect(bodies).toContainEqual({
    chat_b_webhook_url: HOOKS['chat-a-webhook-url'],
    deploy_webhook_url: HOOKS['deploy-webhook-url'],
  });
  // Given as a file of the workspace.
  const steady = {
    ...inputs,
    operations: 'ensure-site, ensure-repository, install-blogapp, sync-databases',
    vocabulary: 'deploy/words.yml',
  };
  const again = await stage.play(steady, { secrets, files: { 'deploy/words.yml': VOCABULARY } });
  expect(again.outputs).toMatchObject({ outcome: 'succeeded', changed: 'false' });
  expect(stage.service.writes()).toEqual([]);
});
