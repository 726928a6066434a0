import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { z } from 'zod';
import { SERVICES, type ServiceName } from '../../harness/sandbox.ts';
import { type Stage, setStage } from '../../harness/stage.ts';
import { operations } from '../../src/operations/index.ts';
import type { Kind } from '../../src/records/kind.ts';
import { kinds } from '../../src/records/kinds.ts';
import { KINDS } from '../contract/document-kinds.ts';

type Fields = Readonly<Record<string, unknown>>;

const CERTIFICATE = {
  ...{ id: 5, site_id: 2, server_id: 2, domain: 'whole.example' },
  ...{ status: 'active', active: true, type: 'letsencrypt' },
  ...{ expires_at: '2999-12-31 00:00:00', created_at: '2026-01-01 00:00:00' },
};
const PASSWORD = 'p4ssword-of-a-record';
const CHAT = 'https://chat-a.example/hooks/T00/B00/x7Kq-secret-of-a?thread=1';
const HOOK = 'http://127.0.0.1:9/secret-of-hook';
const SECRETS = [PASSWORD, CHAT, HOOK, 'secret-of-a', 'secret-of-hook'];
const SITE = { server: '2', site: 'whole.example' };

const SYNCS = kinds.map(({ name }) => `sync-${name}`);
const FIRST = [
  ...['ensure-site', 'ensure-repository', 'update-deploy-script', 'sync-env', 'install-blogapp'],
  ...['install-cloudstore', 'update-notifications', ...SYNCS, 'deploy', 'restart-queue-workers'],
  ...['refresh-opcache', 'restart-server', 'check-certificate', 'show-deploy-log', 'show-server-logs'],
];
const LAST = ['uninstall-blogapp', 'uninstall-cloudstore', 'remove-repository', 'delete-site'];

/** Where the services differ in what is to be expected: how each shows a value that was sent. */
const SHOWN: Readonly<Record<ServiceName, (field: string, value: unknown) => unknown>> = {
  document: (_, value) => value,
  family: (field, value) => {
    if (field === 'port') return Number(value);
    return typeof value === 'number' ? String(value) : value;
  },
};

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
    const isTold = kind.identity.includes(field) && type === 'string';
    return [field, isTold ? `${example()}-${nth}` : example()];
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

const pathOf = ({ path }: Kind): string => path.replace('{server}', '2').replace('{site}', '2');
const manifestOf = (recordsOf: (kind: Kind) => readonly Fields[]): string =>
  JSON.stringify(Object.fromEntries(kinds.map((kind) => [kind.name, recordsOf(kind)])));
const first = {
  ...SITE,
  operations: FIRST.join(),
  'deploy-script': 'echo all of it',
  ...{ env: 'A=1', 'env-mode': 'replace', 'create-database': 'true', 'certificate-id': '5' },
  manifest: manifestOf((kind) => records(kind, [1, 2, 3])),
  'chat-a-webhook-url': CHAT,
  'deploy-webhook-url': `  ${HOOK}\n`,
};
const last = { ...SITE, operations: LAST.join(), 'confirm-delete': 'Whole.Example' };

test('all operations that write are played here, except the one that asks GitHub', () => {
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
    const other = { root_domain: 'other.example', web_directory: '/public' };
    await stage.call('POST', '/api/servers/1/sites', other);
  });
  afterAll(async () => {
    await stage.stop();
    await rm(folder, { recursive: true });
  });
  /** The built action does it on one of the services, the sources on the other. */
  const carryOut = (inputs: Readonly<Record<string, string>>) =>
    service === 'document'
      ? stage.run({ ...inputs, timeout: '10m' }, { secrets: SECRETS })
      : stage.play(inputs, { secrets: SECRETS });
  const requests = (method: string) => stage.service.requests.filter((request) => request.method === method);
  const writes = (): string[] =>
    stage.service.writes().map((write) => write.replace('/api/servers/2', '').replaceAll(/\d+/g, 'N'));
  /** What is written even if nothing differs, beside the restart of the server. */
  const always = [
    ...['POST /sites/N/cloudstore', 'PATCH /sites/N/notifications', 'POST /sites/N/deploy'],
    ...[...Array(3).fill('POST /sites/N/queues/N/restart'), 'POST /refresh-opcache'],
  ];

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
    for (const { singular } of kinds) expect(outputs.plan).toContain(`"create the ${singular} `);
    expect(writes()).toEqual([]);
  });

  test('every operation is carried out, with one request for each record', async () => {
    const run = await carryOut(first);
    expect(run.outputs).toMatchObject({ outcome: 'succeeded', changed: 'true', 'site-id': '2' });
    const created = kinds.flatMap((kind) =>
      records(kind, [1, 2, 3]).map((body) => ({ path: pathOf(kind), body })),
    );
    expect(writes()).toEqual([
      ...['POST /sites', 'POST /sites/N/repository', 'PATCH /sites/N/deploy/script', 'PATCH /sites/N/env'],
      ...['POST /sites/N/blogapp', ...always.slice(0, 2)],
      ...created.map(({ path }) => `POST ${path.replace('/api/servers/2', '').replace('/2/', '/N/')}`),
      ...[...always.slice(2), 'POST /restart'],
    ]);
    const lists = kinds.map(pathOf);
    const sent = requests('POST').filter(({ path }) => lists.includes(path));
    expect(sent.map(({ path, body }) => ({ path, body: JSON.parse(body) }))).toEqual(created);
    for (const kind of kinds) {
      const fields = Object.entries(record(kind, 1)).filter(([field]) =>
        documented(kind).shown.includes(field),
      );
      const visible = fields.map(([field, value]) => [field, SHOWN[service](field, value)]);
      expect(await listed(kind)).toContainEqual(expect.objectContaining(Object.fromEntries(visible)));
    }
    const databases = await listed({ path: '/api/servers/2/sqldb' });
    expect(databases).toContainEqual(expect.objectContaining({ name: 'blogapp_whole_example' }));
  });

  test('a second run sends only what every run sends', async () => {
    const path = '/api/servers/2/sites/2/notifications';
    await stage.call('PATCH', path, { chat_b_webhook_url: 'https://chat-b.example/kept' });
    const names = FIRST.filter((name) => name !== 'restart-server');
    const run = await stage.play({ ...first, operations: names.join() }, { secrets: SECRETS });
    expect(run.outputs.outcome).toBe('succeeded');
    expect(writes()).toEqual(always);
    const notification_urls = { chat_a: CHAT, chat_b: 'https://chat-b.example/kept', webhook: HOOK };
    expect(await stage.call('PATCH', path, {})).toMatchObject({ data: { notification_urls } });
  });

  describe('every kind of record', () => {
    async function sync(recordsOf: (kind: Kind) => readonly Fields[], more = {}) {
      const inputs = { ...SITE, operations: SYNCS.join(), manifest: manifestOf(recordsOf), ...more };
      const run = await stage.play(inputs, { secrets: [PASSWORD] });
      stage.misbehave(() => undefined);
      return run;
    }
    const idsOf = async (kind: Kind): Promise<number[]> => (await listed(kind)).map(({ id }) => id);

    test('is replaced where it differs, that record alone, unless it is never replaced', async () => {
      const before = new Map<Kind, number[]>();
      for (const kind of kinds) before.set(kind, await idsOf(kind));
      const drifted = (isReplaceable: boolean) => (kind: Kind) => {
        const drift = (kind.replaceable !== false) === isReplaceable ? driftOf(kind) : {};
        return [record(kind, 1), { ...record(kind, 2), ...drift }, record(kind, 3)];
      };
      const run = await sync(drifted(true));
      expect(run.outputs).toMatchObject({ outcome: 'succeeded', changed: 'true' });
      const drifting = kinds.filter((kind) => Object.keys(driftOf(kind)).length > 0);
      const replaced = drifting.filter(({ replaceable }) => replaceable !== false);
      expect(stage.service.writes()).toEqual(
        replaced.flatMap((kind) => {
          const both = [`POST ${pathOf(kind)}`, `DELETE ${pathOf(kind)}/${before.get(kind)?.[1]}`];
          return kind.deleteFirst ? both.reverse() : both;
        }),
      );
      for (const kind of replaced) {
        const [one, , three] = before.get(kind) ?? [];
        expect(await idsOf(kind)).toEqual([one, three, expect.any(Number)]);
      }
      expect((await sync(drifted(true))).outputs.changed).toBe('false');
      const refused = await sync(drifted(false));
      expect(refused.outputs.outcome).toBe('failed');
      expect(refused.log).toContain('is never replaced');
      for (const kind of drifting.filter(({ replaceable }) => replaceable === false))
        expect(await idsOf(kind)).toEqual(before.get(kind));
      // A kind without drift shows its identity and nothing else of what was sent.
      for (const kind of kinds.filter((one) => !drifting.includes(one))) {
        const { body, shown } = documented(kind);
        expect(shown.filter((field) => field in body).sort()).toEqual([...kind.identity].sort());
      }
    });

    test('is found again if the answer to its creation was lost, and not created twice', async () => {
      stage.misbehave(({ method }) => (method === 'POST' ? 'lose-answer' : undefined));
      const run = await sync((kind) => records(kind, [1, 2, 3, 5]));
      expect(run.outputs).toMatchObject({ outcome: 'succeeded', changed: 'true' });
      expect(run.log.match(/the answer was lost, the record is there/g)).toHaveLength(kinds.length);
      expect(requests('POST').map(({ path }) => path)).toEqual(kinds.map(pathOf));
    });

    test('is kept and named if it is not declared, and deleted only if prune names its kind', async () => {
      const only = (kind: Kind) => records(kind, [1]);
      const kept = await sync(only);
      expect(kept.outputs).toMatchObject({ outcome: 'succeeded', changed: 'false' });
      expect(kept.log.match(/not declared but kept, as .*-[235].*-[235].*-[235]/g)).toHaveLength(
        kinds.length,
      );
      expect(stage.service.writes()).toEqual([]);
      const lists = kinds.map(pathOf);
      const looks = requests('GET').map(({ path }) => path);
      expect(looks.filter((path) => lists.includes(path))).toEqual(lists);
      const removable = kinds.filter((kind) => kind.removable !== false);
      for (const pruned of [removable.slice(1), removable.slice(0, 1)]) {
        const undeclared: string[] = [];
        for (const kind of pruned) {
          const isDeclared = (shown: Fields) =>
            kind.identity.every((field) => shown[field] === record(kind, 1)[field]);
          for (const shown of await listed(kind))
            if (!isDeclared(shown)) undeclared.push(`DELETE ${pathOf(kind)}/${shown.id}`);
        }
        stage.misbehave(({ method }, nth) => (method === 'DELETE' && nth === 1 ? 'lose-answer' : undefined));
        const run = await sync(only, { prune: pruned.map(({ name }) => name).join() });
        expect(run.outputs).toMatchObject({ outcome: 'succeeded', changed: 'true' });
        expect([...new Set(stage.service.writes())]).toEqual(undeclared);
      }
    });
  });

  test('everything is removed again, and a second run finds nothing to delete', async () => {
    const run = await carryOut(last);
    const domain = { 'site-domain': SITE.site };
    expect(run.outputs).toMatchObject({ outcome: 'succeeded', changed: 'true', ...domain });
    const gone = ['/blogapp', '/cloudstore', '/repository', ''].map((part) => `DELETE /sites/N${part}`);
    expect(writes()).toEqual(gone);
    const again = await stage.play({ ...last, operations: 'delete-site' });
    expect(again.outputs).toMatchObject({ outcome: 'succeeded', changed: 'false', 'site-id': '' });
    expect(writes()).toEqual([]);
  });

  async function listed({ path }: { path: string }) {
    const list = z.object({ data: z.array(z.looseObject({ id: z.number() })) });
    return list.parse(await stage.call('GET', path.replace('{server}', '2').replace('{site}', '2'))).data;
  }
});
