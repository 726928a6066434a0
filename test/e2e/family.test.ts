import { afterAll, expect, test } from '@jest/globals';
import { setStage } from '../../harness/stage.ts';

const site = 'further.example';
const require = ['network-rules.rule_type', 'queue-workers.backoff', 'daemons.system_user'];
const stage = await setStage({ service: 'family', require });
await stage.call('POST', '/api/servers/1/sites', { root_domain: site, web_directory: '/public' });
afterAll(() => stage.stop());

const [owner, key] = ['0wner-of-the-rule', 'k3y-of-the-worker'];
const worker = { connection: 'redis', queue: 'mail', maximum_seconds: 60, sleep: 3, processes: 1 };
const rule = { name: 'web', port: 443, type: 'tcp' };
const manifest = JSON.stringify({
  'network-rules': [{ ...rule, extra: { rule_type: 'allow', note: '${OWNER}' } }],
  'queue-workers': [{ ...worker, extra: { backoff: [1, 5], api_key: '${KEY}' } }],
  daemons: [{ command: 'php serve.php', extra: { system_user: 'www', processes: 2 } }],
});
const more = { env: { OWNER: owner, KEY: key }, secrets: [owner, key] };
const operations = 'sync-network-rules, sync-queue-workers, sync-daemons';
const sync = (text: string) => stage.play({ site, operations, manifest: text }, more);

test('fields that the service asks for beside those of the document are named in its words when they are missing, sent as extra says, and found again', async () => {
  const missing = await sync('{"network-rules":[],"queue-workers":[],"daemons":[{"command":"x"}]}');
  expect(missing.error).toContain('The system user field is required.');
  const first = await sync(manifest);
  expect(first.outputs).toMatchObject({ outcome: 'succeeded', changed: 'true' });
  const sent = stage.service.requests.filter(({ method }) => method === 'POST');
  expect(sent.map(({ body }) => JSON.parse(body))).toMatchObject([
    { name: 'web', rule_type: 'allow', note: owner },
    { queue: 'mail', backoff: [1, 5], api_key: key },
    { system_user: 'www', processes: 2 },
  ]);
  const again = await sync(manifest);
  expect(again.outputs).toMatchObject({ outcome: 'succeeded', changed: 'false' });
  expect(stage.service.writes()).toEqual([]);
});
