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
/** Operations that need git, bash or time. main-job.test.ts and family.test.ts play them on the family, too. */
const SLOW = [
  'ensure-repository',
  'update-deploy-script',
  'sync-env',
  'deploy',
  'restart-server',
  'remove-repository',
];

const SYNCS = kinds.map(({ name }) => `sync-${name}`);
const ALL = [
  ...['ensure-site', 'ensure-repository', 'update-deploy-script', 'sync-env', 'install-blogapp'],
  ...['install-cloudstore', 'update-notifications', ...SYNCS, 'deploy', 'restart-queue-workers'],
  ...['refresh-opcache', 'restart-server', 'check-certificate', 'show-deploy-log', 'show-server-logs'],
];
const REMOVALS = ['uninstall-blogapp', 'uninstall-cloudstore', 'remove-repository', 'delete-site'];
/** The writes of operations that bring something about; each record takes one more. */
const ONCE: Readonly<Record<string, string>> = {
  'ensure-site': 'POST /sites',
  'ensure-repository': 'POST /sites/N/repository',
  'update-deploy-script': 'PATCH /sites/N/deploy/script',
  'sync-env': 'PATCH /sites/N/env',
  'install-blogapp': 'POST /sites/N/blogapp',
  'restart-server': 'POST /restart',
  'uninstall-blogapp': 'DELETE /sites/N/blogapp',
  'uninstall-cloudstore': 'DELETE /sites/N/cloudstore',
  'remove-repository': 'DELETE /sites/N/repository',
  'delete-site': 'DELETE /sites/N',
};
/** Those of operations that send the same in every run. */
const ALWAYS: Readonly<Record<string, readonly string[]>> = {
  'install-cloudstore': ['POST /sites/N/cloudstore'],
  'update-notifications': ['PATCH /sites/N/notifications'],
  deploy: ['POST /sites/N/deploy'],
  'restart-queue-workers': Array(3).fill('POST /sites/N/queues/N/restart'),
  'refresh-opcache': ['POST /refresh-opcache'],
};

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
const common = {
  ...{ server: '2', site: 'whole.example', 'deploy-script': 'echo all of it', env: 'A=1' },
  ...{ 'env-mode': 'replace', 'create-database': 'true', 'certificate-id': '5' },
  manifest: manifestOf((kind) => records(kind, [1, 2, 3])),
  'chat-a-webhook-url': CHAT,
  'deploy-webhook-url': `  ${HOOK}\n`,
  'confirm-delete': 'Whole.Example',
};

test('all operations that write are played here, except the one that asks GitHub', () => {
  const others = operations.filter(
    ({ name, readOnly }) => !readOnly && ![...ALL, ...REMOVALS].includes(name),
  );
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
  const here = (names: readonly string[]): readonly string[] =>
    service === 'document'
      ? names
      : names.filter((name) => !SLOW.includes(name) && name !== 'show-deploy-log');
  const play = (names: readonly string[], more = {}) =>
    stage.play({ ...common, operations: here(names).join(), ...more }, { secrets: SECRETS });
  /** The built action does it on one of the services, the sources on the other. */
  const carryOut = (names: readonly string[]) =>
    service === 'document'
      ? stage.run({ ...common, operations: names.join(), timeout: '10m' }, { secrets: SECRETS })
      : play(names);
  const requests = (method: string) => stage.service.requests.filter((request) => request.method === method);
  const writes = (): string[] =>
    stage.service.writes().map((write) => write.replace('/api/servers/2', '').replaceAll(/\d+/g, 'N'));

  test('a dry run plans everything and writes nothing', async () => {
    const { outputs } = await play(ALL, { 'dry-run': 'true' });
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
    const run = await carryOut(ALL);
    expect(run.outputs).toMatchObject({ outcome: 'succeeded', changed: 'true', 'site-id': '2' });
    const created = kinds.flatMap((kind) =>
      records(kind, [1, 2, 3]).map((body) => ({ path: pathOf(kind), body })),
    );
    const lists = kinds.map(pathOf);
    const [sent, others] = [true, false].map((isRecord) =>
      stage.service.requests.filter(
        ({ method, path }) => method !== 'GET' && lists.includes(path) === isRecord,
      ),
    );
    expect(sent?.map(({ path, body }) => ({ path, body: JSON.parse(body) }))).toEqual(created);
    const lines = others?.map(({ method, path }) => `${method} ${path}`.replace('/api/servers/2', ''));
    expect(lines?.map((line) => line.replaceAll(/\d+/g, 'N'))).toEqual(
      here(ALL).flatMap((name) => ONCE[name] ?? ALWAYS[name] ?? []),
    );
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
    const names = ALL.filter((name) => name !== 'restart-server');
    expect((await play(names)).outputs.outcome).toBe('succeeded');
    expect(writes()).toEqual(here(names).flatMap((name) => ALWAYS[name] ?? []));
    const notification_urls = { chat_a: CHAT, chat_b: 'https://chat-b.example/kept', webhook: HOOK };
    expect(await stage.call('PATCH', path, {})).toMatchObject({ data: { notification_urls } });
  });

  describe('every kind of record', () => {
    async function sync(recordsOf: (kind: Kind) => readonly Fields[], more = {}) {
      const run = await play(SYNCS, { manifest: manifestOf(recordsOf), ...more });
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
    const run = await carryOut(REMOVALS);
    const domain = { 'site-domain': 'whole.example' };
    expect(run.outputs).toMatchObject({ outcome: 'succeeded', changed: 'true', ...domain });
    expect(writes()).toEqual(here(REMOVALS).flatMap((name) => ONCE[name] ?? []));
    const again = await play(['delete-site']);
    expect(again.outputs).toMatchObject({ outcome: 'succeeded', changed: 'false', 'site-id': '' });
    expect(writes()).toEqual([]);
  });

  if (service === 'document')
    test('a commit is served, although the branch moves on, and the next run writes nothing', async () => {
      const commit = (name: string): Promise<string> =>
        stage.repository.commit({ 'public/index.html': name }, name);
      const script =
        '#!/bin/bash\nset -e\ngit fetch --quiet origin\ngit reset --hard "$SITE_DEPLOY_COMMIT"\n';
      const inputs = { site: 'commit.example', 'deploy-script': script };
      const deploy = (of: string, operations: string) =>
        stage.play({ ...inputs, operations, commit: of.toUpperCase(), 'expected-commit': of.slice(0, 7) });
      const both = 'update-deploy-script, deploy';
      const page = (): Promise<string> => stage.visit('commit.example');
      const written = (): string[] =>
        stage.service.writes().map((line) => line.replace(/^(\w+) .*\d\//, '$1 '));

      const [oldest, wanted] = [await commit('one'), await commit('two')];
      const begun = await deploy(oldest, `ensure-site, ensure-repository, ${both}`);
      expect(begun.outputs).toMatchObject({ outcome: 'succeeded', 'deployed-commit': oldest });
      expect(await page()).toBe('one');
      stage.misbehave(async ({ method, path }) => {
        if (method === 'POST' && path.endsWith('/deploy')) await commit('a later one');
        return undefined;
      });
      const run = await deploy(wanted, both);
      stage.misbehave(() => undefined);
      expect(run.outputs).toMatchObject({ outcome: 'succeeded', changed: 'true', 'deployed-commit': wanted });
      expect(await page()).toBe('two');
      expect(written()).toEqual(['PATCH deploy/script', 'POST deploy']);
      expect((await deploy(wanted, both)).outputs).toMatchObject({ outcome: 'succeeded', changed: 'false' });
      expect(written()).toEqual(['POST deploy']);
      expect(await page()).toBe('two');
      const missing = await deploy('d'.repeat(40), both);
      expect(missing.outputs).toMatchObject({ outcome: 'failed', 'deploy-exit-status': '128' });
      expect(missing.log).toContain(`fatal: Could not parse object '${'d'.repeat(40)}'`);
    });

  async function listed({ path }: { path: string }) {
    const list = z.object({ data: z.array(z.looseObject({ id: z.number() })) });
    return list.parse(await stage.call('GET', path.replace('{server}', '2').replace('{site}', '2'))).data;
  }
});
