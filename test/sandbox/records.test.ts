import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { parseOptions } from '../../sandbox/options.ts';
import { openSandbox, pick, type SandboxClient, timestamp, until } from '../support/sandbox-client.ts';

let folder: string;
let box: SandboxClient;

const certificate = {
  id: 7,
  status: 'active',
  domain: 'shop.example.com',
  type: 'letsencrypt',
  active: true,
  site_id: 1,
  server_id: 1,
  expires_at: '2027-02-28 23:59:59',
  created_at: '2026-10-04 03:04:05',
};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sandbox-test-'));
  const certificates = join(folder, 'certificates.json');
  await writeFile(certificates, JSON.stringify([certificate]));
  box = await openSandbox({ certificates });
  expect((await box.newSite()).id).toBe(certificate.site_id);
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
    await using first = await openSandbox({ dataDir });
    const { path } = await first.newSite();
    await first.api('POST', `${path}/auth-users`, { name: 'ada', password: 'pass-of-ada' });
    await first.api('POST', '/api/servers/1/sqldb', { name: 'shop', password: 'pass-of-shop' });
    const before = (await first.api('GET', `${path}/auth-users`)).body;
    await first.sandbox.kill();
    const files = (await readdir(dataDir)).filter((name) => name.startsWith('sandbox.db'));
    const bytes = await Promise.all(files.map((name) => readFile(join(dataDir, name), 'latin1')));
    expect(bytes.join('')).toContain('shop');
    expect(bytes.join('')).not.toMatch(/pass-of/);
    await using second = await openSandbox({ dataDir });
    expect((await second.api('GET', `${path}/auth-users`)).body).toEqual(before);
    await second.sandbox.stop();
  });
});

describe("the family's records", () => {
  let family: SandboxClient;
  /** A site that is ready. */
  let path: string;
  beforeAll(async () => {
    family = await openSandbox({ service: 'family' });
    path = (await family.newSite()).path;
    await until(async () => pick((await family.api('GET', path)).body, 'data', 'status') === 'active');
  });
  afterAll(() => family.sandbox.stop());

  const worker = { connection: 'redis', queue: 'mails', maximum_seconds: 60, sleep: 3, processes: 2 };
  const rule = { name: 'web', port: '443', type: 'tcp' };

  test('are created, then active; numbers are text, a single port is a number', async () => {
    const created = await family.api('POST', `${path}/queues`, worker);
    expect(created.status).toBe(201);
    expect(created.body).toMatchObject({
      data: { status: 'created', sleep: '3', processes: '2', maximum_seconds: '60', maximum_tries: null },
    });
    const one = `${path}/queues/${pick(created.body, 'data', 'id')}`;
    await until(async () => pick((await family.api('GET', one)).body, 'data', 'status') === 'active');

    const rules = '/api/servers/1/network-rules';
    expect((await family.api('POST', rules, rule)).body).toMatchObject({ data: { port: 443 } });
    expect((await family.api('POST', rules, { ...rule, port: '80:90' })).body).toMatchObject({
      data: { port: '80:90' },
    });
    expect((await family.api('GET', rules)).body).toMatchObject({ data: [{ port: 443 }, { port: '80:90' }] });
    const user = await family.api('POST', `${path}/auth-users`, { name: 'ada', password: 'secret' });
    expect([user.status, Object.keys(Object(pick(user.body, 'data')))]).toEqual([
      201,
      ['id', 'name', 'path', 'created_at'],
    ]);
  });

  test('further fields are kept and shown, never for a field of their own', async () => {
    const daemons = '/api/servers/1/daemons';
    const further = {
      directory: '/srv',
      group: '',
      processes: 3,
      stop: false,
      backoff: [1, 5],
      started: null,
    };
    const body = { command: 'run', ...further, id: 7, status: 'odd' };
    const created = await family.api('POST', daemons, body);
    const kept = { directory: '/srv', group: '', processes: '3', stop: false, backoff: [1, 5] };
    const shown = { command: 'run', ...kept, server_id: 1 };
    expect(created.body).toMatchObject({ data: { ...shown, status: 'created' } });
    expect(pick(created.body, 'data', 'id')).not.toBe(7);
    expect(created.body).not.toHaveProperty('data.started');
    const nested = await family.api('POST', daemons, { command: 'run', limits: { memory: 1 } });
    expect([nested.status, Object.keys(Object(pick(nested.body, 'errors')))]).toEqual([422, ['limits']]);
  });

  test('--require: further fields must be there, and are named when they are not; --rate-limit counts', async () => {
    const require = ['network-rules.rule_type', 'daemons.system_user', 'daemons.processes'];
    await using sandbox = await openSandbox({ service: 'family', rateLimit: 60, require });
    const { headers } = await sandbox.api('GET', '/api/servers');
    expect([headers['x-ratelimit-limit'], headers['x-ratelimit-remaining']]).toEqual(['60', '59']);
    const post = (path: string, body: object) => sandbox.api('POST', `/api/servers/1/${path}`, body);
    expect(await post('network-rules', rule)).toMatchObject({
      status: 422,
      body: { errors: { rule_type: ['The rule type field is required.'] } },
    });
    const without = await post('daemons', { system_user: ' ' });
    expect(Object.keys(Object(pick(without.body, 'errors'))).sort()).toEqual([
      'command',
      'processes',
      'system_user',
    ]);
    expect(await post('network-rules', { ...rule, rule_type: 'allow' })).toMatchObject({
      status: 201,
      body: { data: { rule_type: 'allow', port: 443 } },
    });
    expect(await post('daemons', { command: 'run', system_user: 'www', processes: 1 })).toMatchObject({
      status: 201,
      body: { data: { system_user: 'www', processes: '1' } },
    });
  });

  test('every list comes in pages of 15', async () => {
    const crontabs = '/api/servers/2/crontabs';
    for (let n = 1; n <= 16; n += 1) {
      await family.api('POST', crontabs, { user: 'www', command: `job ${n}`, frequency: '@daily' });
    }
    const base = `${family.sandbox.url}${crontabs}`;
    const { body } = await family.api('GET', `${crontabs}?page=2`);
    expect(body).toEqual({
      data: [expect.objectContaining({ command: 'job 16' })],
      links: { first: `${base}?page=1`, last: `${base}?page=2`, prev: `${base}?page=1`, next: null },
      meta: { current_page: 2, from: 16, last_page: 2, path: base, per_page: 15, to: 16, total: 16 },
    });
    expect((await family.api('GET', `${crontabs}?page=0`)).status).toBe(422);
    for (const list of ['/api/servers', '/api/servers/1/sites', `${path}/log`, `${path}/queues`]) {
      const answer = await family.api('GET', list);
      expect(answer.body).toMatchObject({ meta: { current_page: 1, per_page: 15 } });
    }
  });
});

describe('certificates', () => {
  test('one is shown under its own site and server only', async () => {
    const [other, elsewhere] = [await box.newSite(), await box.newSite({ server: 2 })];
    const shown = await box.api('GET', '/api/servers/1/sites/1/certificates/7');
    expect(shown.body).toEqual({ data: certificate });
    for (const wrong of [
      '/api/servers/1/sites/1/certificates/8',
      `${other.path}/certificates/7`,
      `${elsewhere.path}/certificates/7`,
      '/api/servers/2/sites/1/certificates/7',
    ]) {
      expect([wrong, (await box.api('GET', wrong)).status]).toEqual([wrong, 404]);
    }
  });

  test('all that is wrong with the file is named at once', async () => {
    const file = join(folder, 'wrong.json');
    const problemsOf = async (content: unknown, ...words: string[]): Promise<string> => {
      await writeFile(file, JSON.stringify(content));
      const parsed = parseOptions([...words, `--certificates=${file}`]);
      return parsed.kind === 'problems' ? parsed.problems.join() : '';
    };
    const { active, ...rest } = certificate;
    const wrong = { ...rest, id: 0, expires_at: '2027-02-30 00:00:00', colour: 'red' };
    const problems = await problemsOf([wrong, certificate], '--port=x');
    for (const part of ['--port', 'entry 1, id', 'entry 1, active', 'entry 1, expires_at', 'colour']) {
      expect(problems).toContain(part);
    }
    expect(problems).not.toContain('entry 2');
    expect(await problemsOf([certificate, certificate])).toContain('the id 7 is given more than once');
    expect(await problemsOf({})).toContain('--certificates');
    await rm(file);
    expect(parseOptions([`--certificates=${file}`])).toEqual({
      kind: 'problems',
      problems: [expect.stringContaining('ENOENT')],
    });
  });
});
