import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from '@jest/globals';
import { z } from 'zod';
import { SERVICES } from '../../harness/sandbox.ts';
import { setStage } from '../../harness/stage.ts';
import { type Kind, kinds } from '../../src/records/kinds.ts';
import { KINDS } from '../contract/document-kinds.ts';
import { certificateOf } from '../support/certificates.ts';
import { expectWrites, INPUTS, REMOVALS, TOGETHER, writingAlways } from '../support/every-operation.ts';
import { makeTestFolder } from '../support/test-folder.ts';

type Fields = Readonly<Record<string, unknown>>;

const PASSWORD = 'p4ssword-of-a-record';
const CHAT = 'https://chat-a.example/hooks/T00/B00/x7Kq-secret-of-a?thread=1';
const HOOK = 'http://127.0.0.1:9/secret-of-hook';
const SECRETS = [PASSWORD, 'secret-of-a', 'secret-of-hook'];
const SYNCS = kinds.map(({ name }) => `sync-${name}`);

/** The document's table of a kind, from which records are made: a kind that is added is tested at once. */
function documented({ path }: Kind) {
  const found = KINDS.find((kind) => kind.path === path);
  if (found === undefined) throw new Error(`The document has no kind at ${path}`);
  return { ...found, shown: Object.keys(found.record) };
}

/** A record that differs from others in each part of its identity. */
function record(kind: Kind, nth: number): Fields {
  const fields = Object.entries(documented(kind).body).map(([field, { type, example }]) => {
    if (kind.writeOnly?.includes(field)) return [field, PASSWORD];
    return [field, kind.identity.includes(field) && type === 'string' ? `${example()}-${nth}` : example()];
  });
  return Object.fromEntries(fields);
}
const records = (kind: Kind, numbers: readonly number[]): Fields[] => numbers.map((nth) => record(kind, nth));

/** Another value of a field that is shown beside the identity of a record; empty if there is no such field. */
function driftOf(kind: Kind): Fields {
  const { body, shown } = documented(kind);
  const isHidden = (field: string) => !shown.includes(field) || kind.writeOnly?.includes(field);
  const [field, other] =
    Object.entries(body).find(([name]) => !kind.identity.includes(name) && !isHidden(name)) ?? [];
  if (field === undefined || other === undefined) return {};
  const { example, accepted = [], maximum } = other;
  const usual = example();
  const others = [...accepted, typeof usual === 'number' ? maximum : 'other'];
  return { [field]: others.find((value) => value !== usual) };
}

const pathOf = ({ path }: Kind): string => path.replace('{server}', '1').replace('{site}', '1');
const manifestOf = (recordsOf: (kind: Kind) => readonly Fields[]): string =>
  JSON.stringify(Object.fromEntries(kinds.map((kind) => [kind.name, recordsOf(kind)])));

const folder = makeTestFolder();
const certificates = join(folder, 'certificates.json');
writeFileSync(certificates, JSON.stringify([certificateOf('whole.example', { site_id: 2, server_id: 2 })]));
const stages = { document: await setStage({ certificates }), family: await setStage({ service: 'family' }) };
afterAll(() => Promise.all([stages.document.stop(), stages.family.stop()]));
for (const { call } of Object.values(stages))
  await call('POST', '/api/servers/1/sites', { root_domain: 'other.example', web_directory: '/public' });

const commit = await stages.document.repository.commit({ 'public/index.html': 'wanted' }, 'Wanted');

describe('all operations together', () => {
  const stage = stages.document;
  const inputsOf = (names: readonly string[]) => ({
    ...INPUTS,
    server: '2',
    site: 'whole.example',
    operations: names.join(),
    timeout: '10m',
    commit,
    'deploy-script': 'set -e\ngit fetch --quiet origin\ngit reset --hard "$SITE_DEPLOY_COMMIT"\n',
    'env-mode': 'replace',
    'create-database': 'true',
    manifest: manifestOf((kind) => records(kind, [1])),
    'chat-a-webhook-url': CHAT,
    'deploy-webhook-url': `  ${HOOK}\n`,
  });
  const play = (names: readonly string[], more = {}) =>
    stage.play({ ...inputsOf(names), ...more }, { secrets: SECRETS });
  test('are planned by a dry run, which writes nothing', async () => {
    const { outputs, log } = await play(TOGETHER, { 'dry-run': 'true' });
    // An operation with an input of its own that it needs has its value in INPUTS of test/support/every-operation.ts.
    expect(outputs.outcome === 'rejected' ? log : '').toBe('');
    expect(outputs).toMatchObject({ outcome: 'planned', 'has-changes': 'true' });
    for (const planned of [
      'install the blogapp, with a database"',
      'install the cloudstore (sent in every run: the service does not show whether it is there)"',
      'set chat-a-webhook-url, deploy-webhook-url (sent in every run: no call shows which are set)"',
      'refresh the PHP opcache of the server"',
      ...kinds.map(({ singular }) => `create the ${singular} `),
    ])
      expect(outputs.plan).toContain(`"${planned}`);
    expect(stage.service.writes()).toEqual([]);
  });

  test('are carried out by the built action, which deploys the commit although the branch moves on', async () => {
    stage.misbehave(async ({ method, path }) => {
      if (method === 'POST' && path.endsWith('/deploy'))
        await stage.repository.commit({ 'public/index.html': 'later' }, 'Later');
      return undefined;
    });
    const inputs = {
      ...inputsOf(TOGETHER),
      commit: commit.toUpperCase(),
      'expected-commit': commit.slice(0, 7),
    };
    const run = await stage.run(inputs, { secrets: SECRETS });
    stage.misbehave(() => undefined);
    const ended = { outcome: 'succeeded', changed: 'true', 'site-id': '2', 'deployed-commit': commit };
    expect(run.outputs).toMatchObject(ended);
    expectWrites(stage.service.writes(), TOGETHER);
    expect(await stage.visit('whole.example')).toBe('wanted');
    const data = [{ name: 'blogapp_whole_example' }, { name: 'shop-1' }];
    expect(await stage.call('GET', '/api/servers/2/sqldb')).toMatchObject({ data });
  });

  test('send only what every run sends in the next run', async () => {
    const path = '/api/servers/2/sites/2/notifications';
    await stage.call('PATCH', path, { chat_b_webhook_url: 'https://chat-b.example/kept' });
    const names = TOGETHER.filter((name) => name !== 'restart-server');
    expect((await play(names)).outputs).toMatchObject({ outcome: 'succeeded', 'deployed-commit': commit });
    expectWrites(stage.service.writes(), writingAlways(names));
    expect(await stage.visit('whole.example')).toBe('wanted');
    const notification_urls = { chat_a: CHAT, chat_b: 'https://chat-b.example/kept', webhook: HOOK };
    expect(await stage.call('PATCH', path, {})).toMatchObject({ data: { notification_urls } });
  });

  test('have counterparts that remove everything, and find nothing to delete in the next run', async () => {
    const removal = { ...inputsOf(REMOVALS), commit: '', 'confirm-delete': 'Whole.Example' };
    const run = await stage.run(removal, { secrets: SECRETS });
    const ended = { outcome: 'succeeded', changed: 'true', 'site-domain': 'whole.example' };
    expect(run.outputs).toMatchObject(ended);
    expectWrites(stage.service.writes(), REMOVALS);
    const again = await stage.play({ ...removal, operations: 'delete-site' }, { secrets: SECRETS });
    expect(again.outputs).toMatchObject({ outcome: 'succeeded', changed: 'false', 'site-id': '' });
    expect(stage.service.writes()).toEqual([]);
  });
});

describe.each(SERVICES)('every kind of record on the service “%s”', (service) => {
  const stage = stages[service];
  const lists = kinds.map((kind) => pathOf(kind));
  function sync(recordsOf: (kind: Kind) => readonly Fields[]) {
    const inputs = { site: 'other.example', operations: SYNCS.join(), manifest: manifestOf(recordsOf) };
    return stage.play(inputs, { secrets: [PASSWORD] });
  }
  const requests = (method: string) =>
    stage.service.requests.filter(({ method: its, path }) => its === method && lists.includes(path));
  const listing = z.object({ data: z.array(z.looseObject({ id: z.number() })) });
  const idsOf = async (kind: Kind): Promise<number[]> =>
    listing.parse(await stage.call('GET', pathOf(kind))).data.map(({ id }) => id);

  test('is created by one request for each record, after one look at the list', async () => {
    const run = await sync((kind) => records(kind, [1, 2, 3]));
    expect(run.outputs).toMatchObject({ outcome: 'succeeded', changed: 'true' });
    expect(requests('GET').map(({ path }) => path)).toEqual(lists);
    expect(requests('POST').map(({ path, body }) => [path, JSON.parse(body)])).toEqual(
      kinds.flatMap((kind) => records(kind, [1, 2, 3]).map((fields) => [pathOf(kind), fields])),
    );
  });

  test('is replaced where it differs, that record alone, unless it is never replaced', async () => {
    const before = new Map<Kind, number[]>();
    for (const kind of kinds) before.set(kind, await idsOf(kind));
    const drifted = (isReplaceable: boolean) => (kind: Kind) => {
      const drift = (kind.replaced !== 'never') === isReplaceable ? driftOf(kind) : {};
      return [record(kind, 1), { ...record(kind, 2), ...drift }, record(kind, 3)];
    };
    const run = await sync(drifted(true));
    expect(run.outputs).toMatchObject({ outcome: 'succeeded', changed: 'true' });
    const drifting = kinds.filter((kind) => Object.keys(driftOf(kind)).length > 0);
    const replaced = drifting.filter(({ replaced }) => replaced !== 'never');
    expect(stage.service.writes()).toEqual(
      replaced.flatMap((kind) => {
        const both = [`POST ${pathOf(kind)}`, `DELETE ${pathOf(kind)}/${before.get(kind)?.[1]}`];
        return kind.replaced === 'delete-first' ? both.reverse() : both;
      }),
    );
    for (const kind of replaced) {
      const [one, , three] = before.get(kind) ?? [];
      expect(await idsOf(kind)).toEqual([one, three, expect.any(Number)]);
    }
    expect((await sync(drifted(true))).outputs.changed).toBe('false');
    expect(stage.service.writes()).toEqual([]);
    const refused = await sync(drifted(false));
    expect(refused.outputs.outcome).toBe('failed');
    expect(refused.log).toContain('is never replaced');
    for (const kind of drifting.filter(({ replaced }) => replaced === 'never'))
      expect(await idsOf(kind)).toEqual(before.get(kind));
  });
});

test('fields that the service asks for beside those of the document are named in its words when they are missing, sent as extra says, and found again', async () => {
  const require = ['network-rules.rule_type', 'queue-workers.backoff', 'daemons.system_user'];
  await using stage = await setStage({ service: 'family', require });
  const [owner, key] = ['0wner-of-the-rule', 'k3y-of-the-worker'];
  const worker = { connection: 'redis', queue: 'mail', maximum_seconds: 60, sleep: 3, processes: 1 };
  const rule = { name: 'web', port: 443, type: 'tcp' };
  const manifest = JSON.stringify({
    'network-rules': [{ ...rule, extra: { rule_type: 'allow', note: '${OWNER}' } }],
    'queue-workers': [{ ...worker, extra: { backoff: [1, 5], api_key: '${KEY}' } }],
    daemons: [{ command: 'php serve.php', extra: { system_user: 'www', processes: 2 } }],
  });
  const operations = 'ensure-site, sync-network-rules, sync-queue-workers, sync-daemons';
  const sync = (text: string) =>
    stage.play(
      { site: 'further.example', operations, manifest: text },
      { env: { OWNER: owner, KEY: key }, secrets: [owner, key] },
    );
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
  expect((await sync(manifest)).outputs).toMatchObject({ outcome: 'succeeded', changed: 'false' });
  expect(stage.service.writes()).toEqual([]);
});

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

test('a run with a vocabulary sends the words of the service, and a second run changes nothing', async () => {
  const vocabulary = join(folder, 'vocabulary.yml');
  writeFileSync(vocabulary, VOCABULARY);
  const files = { '.env.example': 'APP_KEY=\n', 'public/index.html': 'hello' };
  await using stage = await setStage(
    { vocabulary, 'git-base': folder },
    files,
    join(folder, 'acme/shop.git'),
  );
  const inputs = {
    site: 'words.example',
    vocabulary: VOCABULARY,
    'repository-provider': 'hosted_git_1',
    repository: 'acme/shop',
    operations:
      'ensure-site, ensure-repository, install-blogapp, install-cloudstore, update-notifications, sync-databases, deploy, uninstall-cloudstore',
    manifest: 'databases: [{ name: shop, user: shop_user }]',
    'chat-a-webhook-url': CHAT,
    'deploy-webhook-url': HOOK,
  };
  const run = await stage.play(inputs, { secrets: SECRETS });
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
  expect(bodies).toContainEqual({ chat_b_webhook_url: CHAT, deploy_webhook_url: HOOK });
  // Given as a file of the workspace.
  const operations = 'ensure-site, ensure-repository, install-blogapp, sync-databases';
  const steady = { ...inputs, operations, vocabulary: 'deploy/words.yml' };
  const again = await stage.play(steady, { secrets: SECRETS, files: { 'deploy/words.yml': VOCABULARY } });
  expect(again.outputs).toMatchObject({ outcome: 'succeeded', changed: 'false' });
  expect(stage.service.writes()).toEqual([]);
});
