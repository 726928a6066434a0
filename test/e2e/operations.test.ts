import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { SERVICES } from '../../harness/sandbox.ts';
import { type Stage, setStage } from '../../harness/stage.ts';
import { operations } from '../../src/operations/index.ts';
import { kinds } from '../../src/records/kinds.ts';
import { KINDS } from '../contract/document-kinds.ts';

const CERTIFICATE = {
  ...{ id: 5, site_id: 2, server_id: 2, domain: 'whole.example' },
  ...{ status: 'active', active: true, type: 'letsencrypt' },
  ...{ expires_at: '2999-12-31 00:00:00', created_at: '2026-01-01 00:00:00' },
};
const PASSWORD = 'p4ssword-of-a-record';
const CHAT = 'https://chat-a.example/hooks/T00/B00/x7Kq-secret-of-a?thread=1';
const HOOK = 'http://127.0.0.1:9/secret-of-hook';
const SECRETS = [PASSWORD, CHAT, HOOK, 'secret-of-a', 'secret-of-hook'];

const FIRST = [
  ...['ensure-site', 'ensure-repository', 'update-deploy-script', 'sync-env', 'install-blogapp'],
  ...['install-cloudstore', 'update-notifications', ...kinds.map(({ name }) => `sync-${name}`), 'deploy'],
  ...['restart-queue-workers', 'refresh-opcache', 'restart-server', 'check-certificate'],
  ...['show-deploy-log', 'show-server-logs'],
];
/** What is written even if nothing differs, beside the restart of the server. */
const SENT_ALWAYS = [
  ...['POST /sites/N/cloudstore', 'PATCH /sites/N/notifications', 'POST /sites/N/deploy'],
  ...['POST /sites/N/queues/N/restart', 'POST /refresh-opcache'],
];
const LAST = ['uninstall-blogapp', 'uninstall-cloudstore', 'remove-repository', 'delete-site'];
const site = { server: '2', site: 'whole.example' };
const first = {
  ...site,
  operations: FIRST.join(),
  'deploy-script': 'echo all of it',
  ...{ env: 'A=1', 'env-mode': 'replace', 'create-database': 'true', 'certificate-id': '5' },
  manifest: JSON.stringify(Object.fromEntries(kinds.map(({ name, path }) => [name, [recordAt(path)]]))),
  'chat-a-webhook-url': CHAT,
  'deploy-webhook-url': `  ${HOOK}\n`,
};
const last = { ...site, operations: LAST.join(), 'confirm-delete': 'Whole.Example' };

/** A record of the kind, by the document's own table. */
function recordAt(path: string): Readonly<Record<string, unknown>> {
  const fields = Object.entries(KINDS.find((kind) => kind.path === path)?.body ?? {});
  return Object.fromEntries(
    fields.map(([field, { example }]) => [field, field === 'password' ? PASSWORD : example()]),
  );
}

test('all operations that write are here, but for the one that asks GitHub', () => {
  const others = operations.filter(({ name, readOnly }) => !readOnly && ![...FIRST, ...LAST].includes(name));
  expect(others.map(({ name }) => name)).toEqual(['sweep-previews']);
});

describe.each(SERVICES)('on the %s service', (service) => {
  let stage: Stage;
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'certificates-'));
    const certificates = join(folder, 'certificates.json');
    await writeFile(certificates, JSON.stringify([CERTIFICATE]));
    stage = await setStage({ service, certificates });
    await stage.call('POST', '/api/servers/1/sites', {
      root_domain: 'other.example',
      web_directory: '/public',
    });
  });
  afterAll(async () => {
    await stage.stop();
    await rm(folder, { recursive: true });
  });
  /** The built action does it on one of the services, the sources on the other. */
  const carryOut = (inputs: Readonly<Record<string, string>>, secrets = SECRETS) =>
    service === 'document'
      ? stage.run({ ...inputs, timeout: '10m' }, { secrets })
      : stage.play(inputs, { secrets });
  const writes = (): string[] =>
    stage.service.writes().map((write) => write.replace('/api/servers/2', '').replaceAll(/\d+/g, 'N'));

  test('a dry run plans everything and writes nothing', async () => {
    const { outputs } = await stage.play({ ...first, 'dry-run': 'true' }, { secrets: SECRETS });
    expect(outputs).toMatchObject({ outcome: 'planned', 'has-changes': 'true' });
    for (const planned of [
      'install the blogapp, with a database',
      'install the cloudstore (sent in every run: the service does not show whether it is there)',
      'set chat-a-webhook-url, deploy-webhook-url (sent in every run: no call shows which are set)',
      'refresh the PHP opcache of the server',
    ])
      expect(outputs.plan).toContain(`"${planned}"`);
    expect(writes()).toEqual([]);
  });

  test('every operation is carried out', async () => {
    const run = await carryOut(first);
    expect(run.outputs).toMatchObject({ outcome: 'succeeded', changed: 'true', 'site-id': '2' });
    expect(writes()).toEqual([
      ...['POST /sites', 'POST /sites/N/repository', 'PATCH /sites/N/deploy/script', 'PATCH /sites/N/env'],
      ...['POST /sites/N/blogapp', ...SENT_ALWAYS.slice(0, 2)],
      ...kinds.map(({ path }) => `POST ${path.replace('/api/servers/{server}', '').replace('{site}', 'N')}`),
      ...[...SENT_ALWAYS.slice(2), 'POST /restart'],
    ]);
    expect(await stage.call('GET', '/api/servers/2/sqldb')).toMatchObject({
      data: [{ name: 'blogapp_whole_example' }, { name: 'shop' }],
    });
  });

  test('a second run sends only what every run sends', async () => {
    const path = '/api/servers/2/sites/2/notifications';
    await stage.call('PATCH', path, { chat_b_webhook_url: 'https://chat-b.example/kept' });
    const operations = FIRST.filter((name) => name !== 'restart-server').join();
    const run = await stage.play({ ...first, operations }, { secrets: SECRETS });
    expect(run.outputs.outcome).toBe('succeeded');
    expect(writes()).toEqual(SENT_ALWAYS);
    const notification_urls = { chat_a: CHAT, chat_b: 'https://chat-b.example/kept', webhook: HOOK };
    expect(await stage.call('PATCH', path, {})).toMatchObject({ data: { notification_urls } });
  });

  test('everything is removed again, and a second run finds nothing to delete', async () => {
    const run = await carryOut(last);
    expect(run.outputs).toMatchObject({
      outcome: 'succeeded',
      changed: 'true',
      'site-domain': 'whole.example',
    });
    const gone = ['/blogapp', '/cloudstore', '/repository', ''].map((part) => `DELETE /sites/N${part}`);
    expect(writes()).toEqual(gone);
    const again = await stage.play({ ...last, operations: 'delete-site' });
    expect(again.outputs).toMatchObject({ outcome: 'succeeded', changed: 'false', 'site-id': '' });
    expect(writes()).toEqual([]);
  });
});
