import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { makeRepository, type TestRepository } from '../../harness/git.ts';
import { openSandbox, pick, runSandbox, type SandboxClient, timestamp } from '../support/sandbox-client.ts';

let folder: string;
let repository: TestRepository;
let box: SandboxClient;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sandbox-test-'));
  const files = { 'public/index.html': 'first\n', '.env.example': 'APP_NAME=shop\n', 'readme.md': 'Shop\n' };
  repository = await makeRepository(join(folder, 'acme', 'shop.git'), files);
  box = await openSandbox({ gitBase: folder }, repository);
});

afterAll(async () => {
  await box.sandbox.stop();
  await rm(folder, { recursive: true, force: true });
});

describe('records', () => {
  const worker = {
    connection: 'redis',
    queue: 'mails',
    maximum_seconds: 60,
    sleep: 3,
    processes: 2,
    maximum_tries: 5,
  };
  const kinds = [
    ['site', 'queues', worker, worker],
    ['site', 'auth-users', { name: 'ada', password: 'pass-of-ada', path: '/x' }, { name: 'ada', path: null }],
    [
      'server',
      'network-rules',
      { name: 'web', port: '80:90', type: 'udp' },
      { name: 'web', port: '80:90', from_ip_address: null },
    ],
    [
      'server',
      'crontabs',
      { user: 'www', command: "echo 'ü'", frequency: '@daily' },
      { user: 'www', command: "echo 'ü'", frequency: '@daily' },
    ],
    [
      'server',
      'sqldb',
      { name: 'shop', user: 'shop', password: 'pass-of-shop' },
      { name: 'shop', user: 'shop' },
    ],
  ] as const;

  test.each(kinds)(
    'of a %s: %s are created, listed, shown and deleted',
    async (owner, kind, body, fields) => {
      const [one, other] = owner === 'site' ? [await box.newSite(), await box.newSite()] : [null, null];
      const collection = `${one?.path ?? '/api/servers/1'}/${kind}`;
      const created = await box.api('POST', collection, body);
      const added =
        kind === 'auth-users'
          ? {}
          : { status: 'active', server_id: 1, ...(one === null ? {} : { site_id: one.id }) };
      const record = {
        ...fields,
        ...added,
        id: expect.any(Number),
        created_at: expect.stringMatching(timestamp),
      };
      expect(created.body).toEqual({ data: record });
      const path = `${collection}/${pick(created.body, 'data', 'id')}`;
      expect((await box.api('GET', path)).body).toEqual(created.body);
      expect(pick((await box.api('GET', collection)).body, 'data')).toContainEqual(
        pick(created.body, 'data'),
      );
      const twin = await box.api('POST', collection, body);
      expect(twin.body).toEqual({ data: record });
      expect(pick(twin.body, 'data', 'id')).not.toBe(pick(created.body, 'data', 'id'));

      const id = path.slice(collection.length);
      const elsewhere = other?.path ?? '/api/servers/2';
      const wrong = [`${elsewhere}/${kind}${id}`, `${collection}/999999`];
      if (owner === 'server') wrong.push(`/api/servers/1/${kind === 'sqldb' ? 'crontabs' : 'sqldb'}${id}`);
      for (const method of ['GET', 'DELETE']) {
        for (const target of wrong)
          expect([target, (await box.api(method, target)).status]).toEqual([target, 404]);
      }
      const deleted = await box.api('DELETE', path);
      expect(deleted.status).toBe(200);
      if (kind === 'queues') expect(deleted.body).toEqual({ message: expect.any(String) });
      else if (kind === 'auth-users') expect(deleted.body).toEqual(created.body);
      else expect([deleted.text, deleted.headers['content-length']]).toEqual(['', '0']);
      expect((await box.api('GET', path)).status).toBe(404);
      expect((await box.api('DELETE', path)).status).toBe(404);
      expect((await box.api('GET', `${collection}/${pick(twin.body, 'data', 'id')}`)).status).toBe(200);
    },
  );

  test('a worker restarts as often as one likes; others have no restart', async () => {
    const { path } = await box.newSite();
    const id = pick((await box.api('POST', `${path}/queues`, worker)).body, 'data', 'id');
    for (const _ of [1, 2]) {
      expect(await box.api('POST', `${path}/queues/${id}/restart`)).toMatchObject({
        status: 200,
        body: { message: expect.stringContaining('restarted') },
      });
    }
    expect((await box.api('POST', `${path}/queues/999999/restart`)).status).toBe(404);
    expect((await box.api('POST', '/api/servers/1/crontabs/1/restart')).status).toBe(404);
  });

  test('they survive a restart of the sandbox, in which no password is kept', async () => {
    const dataDir = join(folder, 'records');
    await using first = await openSandbox({ dataDir }, repository);
    const { path } = await first.newSite();
    await first.api('POST', `${path}/auth-users`, { name: 'ada', password: 'pass-of-ada' });
    await first.api('POST', '/api/servers/1/sqldb', { name: 'shop', password: 'pass-of-shop' });
    const before = (await first.api('GET', `${path}/auth-users`)).body;
    await first.sandbox.kill();
    const files = (await readdir(dataDir)).filter((name) => name.startsWith('sandbox.db'));
    const bytes = await Promise.all(files.map((name) => readFile(join(dataDir, name), 'latin1')));
    expect(bytes.join('')).toContain('shop');
    expect(bytes.join('')).not.toMatch(/pass-of/);
    await using second = await openSandbox({ dataDir }, repository);
    expect((await second.api('GET', `${path}/auth-users`)).body).toEqual(before);
    await second.sandbox.stop();
  });
});

describe('certificates', () => {
  const certificate = {
    id: 7,
    status: 'active',
    domain: 'shop.example.com',
    type: 'letsencrypt',
    active: true,
    site_id: 2,
    server_id: 1,
    expires_at: '2027-02-28 23:59:59',
    created_at: '2026-10-04 03:04:05',
  };

  test('one is shown under its own site and server only', async () => {
    const file = join(folder, 'certificates.json');
    await writeFile(file, JSON.stringify([certificate]));
    await using other = await openSandbox({ certificates: file }, repository);
    await other.newSite();
    const { path } = await other.newSite();
    const elsewhere = await other.newSite({ server: 2 });
    expect((await other.api('GET', `${path}/certificates/7`)).body).toEqual({ data: certificate });
    for (const wrong of [
      `${path}/certificates/8`,
      '/api/servers/1/sites/1/certificates/7',
      `${elsewhere.path}/certificates/7`,
      '/api/servers/2/sites/2/certificates/7',
    ]) {
      expect([wrong, (await other.api('GET', wrong)).status]).toEqual([wrong, 404]);
    }
  });

  test('all that is wrong with the file is named at once', async () => {
    const file = join(folder, 'wrong.json');
    const { active, ...rest } = certificate;
    await writeFile(
      file,
      JSON.stringify([{ ...rest, id: 0, expires_at: '2027-02-30 00:00:00', colour: 'red' }, certificate]),
    );
    const run = await runSandbox(['--port=x', `--certificates=${file}`]);
    expect(run.status).toBe(2);
    for (const part of ['--port', 'entry 1, id', 'entry 1, active', 'entry 1, expires_at', 'colour']) {
      expect(run.stderr).toContain(part);
    }
    expect(run.stderr).not.toContain('entry 2');
    await writeFile(file, JSON.stringify([certificate, certificate]));
    expect((await runSandbox([`--certificates=${file}`])).stderr).toContain(
      'the id 7 is given more than once',
    );
    await writeFile(file, '{}');
    expect(await runSandbox([`--certificates=${file}`])).toMatchObject({ status: 2 });
    expect((await runSandbox([`--certificates=${file}.not`])).stderr).toContain('ENOENT');
  });
});
