import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { z } from 'zod';
import type { ActionRun } from '../../harness/action-run.ts';
import { SERVICES } from '../../harness/sandbox.ts';
import { type Stage, setStage } from '../../harness/stage.ts';
import { operations } from '../../src/operations/index.ts';
import { kinds } from '../../src/records/kinds.ts';
import { KINDS } from '../contract/document-kinds.ts';

const PASSWORD = 'p4ssword-of-a-record';

/** Where the services differ in what is to be expected. */
const EXPECTED = {
  document: { newest: ['PHP opcode cache refreshed', 'Site newest.example created'] },
  // It logs when a site is ready, too.
  family: { newest: ['Site newest.example created', 'Site newest.example built'] },
} as const;

describe.each(SERVICES)('%s', (service) => {
  let stage: Stage;
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'certificates-'));
    const certificates = join(folder, 'certificates.json');
    await writeFile(
      certificates,
      JSON.stringify([
        certificate(1, 400),
        certificate(2, 20),
        certificate(3, 3),
        certificate(4, 400, false),
        { ...certificate(5, 400), site_id: 2, server_id: 2, domain: 'whole.example' },
      ]),
    );
    stage = await setStage({ service, certificates });
    expect(await createSite('certified.example')).toBe(1);
  });
  afterAll(async () => {
    await stage.stop();
    await rm(folder, { recursive: true });
  });

  /** A certificate of site 1 that expires in so many days. */
  function certificate(id: number, days: number, active = true) {
    const at = (epochMs: number): string => new Date(epochMs).toISOString().slice(0, 19).replace('T', ' ');
    return {
      id,
      status: active ? 'active' : 'revoked',
      domain: 'certified.example',
      type: 'letsencrypt',
      active,
      site_id: 1,
      server_id: 1,
      expires_at: at(Date.now() + (days + 0.5) * 86_400_000),
      created_at: at(Date.now()),
    };
  }

  const results = z.array(
    z.object({ operation: z.string(), status: z.string(), changes: z.array(z.string()) }),
  );

  /** Status and changes of the only operation, or of the one named. */
  function resultOf({ outputs }: ActionRun, operation?: string) {
    const list = results.parse(JSON.parse(outputs.results ?? ''));
    return list.find((result) => operation === undefined || result.operation === operation);
  }

  function statuses({ outputs }: ActionRun): string[] {
    return results.parse(JSON.parse(outputs.results ?? '')).map(({ status }) => status);
  }

  function message(run: ActionRun): string {
    return run.runner.annotations.find(({ level }) => level === 'error')?.message ?? '';
  }

  async function createSite(domain: string): Promise<number> {
    const answer = await stage.call('POST', '/api/servers/1/sites', {
      root_domain: domain,
      web_directory: '/public',
    });
    return idOf(answer);
  }

  function idOf(answer: unknown): number {
    return z.object({ data: z.object({ id: z.number() }) }).parse(answer).data.id;
  }

  /** The writes of a run, without what they all begin with. */
  function writes(): string[] {
    return stage.service.writes().map((write) => write.replace('/api/servers/1', ''));
  }

  /** Lets every write of a method and path go wrong in one way, or only the first `times` of them. */
  function fail(
    method: string,
    path: RegExp,
    fault: 'reset' | 'lose-answer',
    times = Number.POSITIVE_INFINITY,
  ) {
    stage.misbehave((request, nth) =>
      request.method === method && path.test(request.path) && nth <= times ? fault : undefined,
    );
  }
  const behave = () => stage.misbehave(() => undefined);

  test('the built action carries out each that writes, and those that read', async () => {
    const target = { server: '2', site: 'whole.example' };
    const manifest = Object.fromEntries(kinds.map(({ name, path }) => [name, [recordAt(path)]]));
    const hook = 'http://127.0.0.1:9/secret-of-hook';
    const first = [
      ...['ensure-site', 'ensure-repository', 'update-deploy-script', 'sync-env', 'install-blogapp'],
      ...['install-cloudstore', 'update-notifications', ...kinds.map(({ name }) => `sync-${name}`), 'deploy'],
      ...['restart-queue-workers', 'refresh-opcache', 'restart-server', 'check-certificate'],
      ...['show-deploy-log', 'show-server-logs'],
    ];
    const values = {
      'deploy-script': 'echo all of it',
      env: 'A=1',
      'env-mode': 'replace',
      'certificate-id': '5',
    };
    const inputs = { ...values, manifest: JSON.stringify(manifest), 'deploy-webhook-url': hook };
    const there = await stage.run(
      { ...target, operations: first.join(), timeout: '60s', ...inputs },
      { secrets: [hook, PASSWORD] },
    );
    expect(there.outputs).toMatchObject({ outcome: 'succeeded', changed: 'true', 'site-id': '2' });

    const last = ['uninstall-blogapp', 'uninstall-cloudstore', 'remove-repository', 'delete-site'];
    const gone = await stage.run({ ...target, operations: last.join(), 'confirm-delete': target.site });
    expect(gone.outputs).toMatchObject({ outcome: 'succeeded', changed: 'true' });
    const carriedOut = [there, gone].flatMap(({ outputs }) =>
      results.parse(JSON.parse(outputs.results ?? '')).map(({ operation }) => operation),
    );
    const others = operations.filter(({ name, readOnly }) => !readOnly && !carriedOut.includes(name));
    // It asks GitHub: e2e/previews.
    expect(others.map(({ name }) => name)).toEqual(['sweep-previews']);
  });

  describe('the blogapp', () => {
    test('is installed and uninstalled by the flag of the site; a second run sends no write', async () => {
      const id = await createSite('blog.example');
      const install = { site: 'blog.example', operations: 'install-blogapp' };
      const dry = await stage.play({ ...install, 'create-database': 'true', 'dry-run': 'true' });
      expect(resultOf(dry)?.changes).toEqual(['install the blogapp, with a database']);
      expect(writes()).toEqual([]);

      const run = await stage.play(install);
      expect(resultOf(run)).toMatchObject({ status: 'changed', changes: ['installed the blogapp'] });
      expect(writes()).toEqual([`POST /sites/${id}/blogapp`]);
      expect(stage.service.requests.at(-1)?.body).toBe('{}');
      expect(await stage.call('GET', '/api/servers/1/sqldb')).toMatchObject({ data: [] });
      const again = await stage.play(install);
      expect(again.outputs).toMatchObject({ outcome: 'succeeded', changed: 'false', requests: '1' });

      const uninstall = { site: 'blog.example', operations: 'uninstall-blogapp' };
      expect((await stage.play(uninstall)).outputs.changed).toBe('true');
      expect(writes()).toEqual([`DELETE /sites/${id}/blogapp`]);
      expect((await stage.play(uninstall)).outputs.changed).toBe('false');
      expect(writes()).toEqual([]);
    });

    test('comes with a database when that is asked for, and with one only when an answer is lost', async () => {
      await createSite('blog-db.example');
      fail('POST', /\/blogapp$/, 'lose-answer', 1);
      const run = await stage.play({
        site: 'blog-db.example',
        operations: 'install-blogapp',
        'create-database': 'true',
      });
      behave();
      expect(run.outputs).toMatchObject({ outcome: 'succeeded', changed: 'true', retries: '1' });
      expect(stage.service.requests.at(-1)?.body).toBe('{"create_database":true}');
      expect(await stage.call('GET', '/api/servers/1/sqldb')).toMatchObject({
        data: [{ name: 'blogapp_blog-db_example' }],
      });
    });

    test('installed and uninstalled in one run is planned, and done, as it comes', async () => {
      await createSite('both.example');
      const both = {
        site: 'both.example',
        operations: 'install-blogapp, uninstall-blogapp, uninstall-blogapp',
      };
      const dry = await stage.play({ ...both, 'dry-run': 'true' });
      expect(statuses(dry)).toEqual(['planned', 'planned', 'unchanged']);
      expect(statuses(await stage.play(both))).toEqual(['changed', 'changed', 'unchanged']);
    });
  });

  describe('the cloudstore', () => {
    test('is sent in every run, once, and says so', async () => {
      const id = await createSite('cloud.example');
      const inputs = { site: 'cloud.example', operations: 'install-cloudstore, uninstall-cloudstore' };
      const dry = await stage.play({ ...inputs, 'dry-run': 'true' });
      expect(dry.outputs.plan).toContain('sent in every run: the service does not show whether it is there');
      expect(writes()).toEqual([]);
      for (let nth = 1; nth <= 2; nth += 1) {
        const run = await stage.play(inputs);
        expect(resultOf(run, 'install-cloudstore')?.changes).toEqual(['installed the cloudstore']);
        expect(writes()).toEqual([`POST /sites/${id}/cloudstore`, `DELETE /sites/${id}/cloudstore`]);
      }
    });

    test('whose answer is lost is unknown, and never sent again', async () => {
      const id = await createSite('cloud-lost.example');
      for (const [method, verb] of [
        ['POST', 'install'],
        ['DELETE', 'uninstall'],
      ] as const) {
        fail(method, /\/cloudstore$/, 'lose-answer');
        const run = await stage.play({ site: 'cloud-lost.example', operations: `${verb}-cloudstore` });
        behave();
        expect(run.code).toBe(4);
        expect(message(run)).toContain(`Whether the cloudstore was ${verb}ed is not known`);
        expect(writes()).toEqual([`${method} /sites/${id}/cloudstore`]);
      }
    });
  });

  describe('update-notifications', () => {
    const chat = 'https://chat-a.example/hooks/T00/B00/x7Kq-secret-of-a?thread=1';
    const hook = 'http://ci.example:8080/deployed/y8Lr-secret-of-hook';
    const inputs = {
      site: 'notified.example',
      operations: 'update-notifications',
      'chat-a-webhook-url': chat,
      'deploy-webhook-url': `  ${hook}\n`,
    };
    const more = { secrets: [chat, hook, 'secret-of-a', 'secret-of-hook'] };
    let path = '';
    beforeAll(async () => {
      path = `/api/servers/1/sites/${await createSite('notified.example')}/notifications`;
      await stage.call('PATCH', path, { chat_b_webhook_url: 'https://chat-b.example/kept' });
    });

    test('sets the given URLs, leaves the others, and shows none', async () => {
      const dry = await stage.play({ ...inputs, 'dry-run': 'true' }, more);
      expect(resultOf(dry)?.changes).toEqual([
        'set chat-a-webhook-url, deploy-webhook-url (sent in every run: no call shows which are set)',
      ]);
      expect(writes()).toEqual([]);
      const run = await stage.play(inputs, more);
      expect(resultOf(run)?.changes).toEqual(['set chat-a-webhook-url, deploy-webhook-url']);
      expect(await stage.call('PATCH', path, {})).toMatchObject({
        data: { notification_urls: { chat_a: chat, chat_b: 'https://chat-b.example/kept', webhook: hook } },
      });
      expect(run.runner.masks).toEqual(expect.arrayContaining([chat, hook]));
    });

    test('a lost answer is followed by sending them once more, and by no third time', async () => {
      fail('PATCH', /notifications$/, 'lose-answer', 1);
      expect((await stage.play(inputs, more)).outputs.outcome).toBe('succeeded');
      expect(stage.service.writes()).toHaveLength(2);
      fail('PATCH', /notifications$/, 'reset');
      const run = await stage.play(inputs, more);
      behave();
      expect(run.code).toBe(4);
      expect(message(run)).toContain('it was sent and not confirmed');
      expect(stage.service.writes()).toHaveLength(2);
    });

    test('an answer or a refusal that quotes the URLs lets none of them out', async () => {
      const shown = { data: { notification_urls: { chat_a: `${chat}x`, webhook: hook } } };
      stage.misbehave(({ method }) =>
        method === 'PATCH' ? { status: 200, body: JSON.stringify(shown) } : undefined,
      );
      const differs = await stage.play(inputs, more);
      expect(differs.code).toBe(4);
      expect(message(differs)).toContain('its answer shows a different one for chat-a-webhook-url.');
      stage.misbehave(({ method }) =>
        method === 'PATCH'
          ? { status: 422, body: JSON.stringify({ message: `cannot reach ${hook} and ${chat}` }) }
          : undefined,
      );
      const refused = await stage.play(inputs, more);
      behave();
      expect(message(refused)).toContain('The server said: cannot reach ***');
    });
  });

  describe('restart-queue-workers', () => {
    const inputs = { site: 'queues.example', operations: 'restart-queue-workers' };
    let base = '';
    let ids: number[] = [];
    const addWorker = async (queue: string): Promise<number> => {
      const worker = { connection: 'redis', queue, maximum_seconds: 60, sleep: 3, processes: 1 };
      return idOf(await stage.call('POST', `/api${base}/queues`, worker));
    };
    beforeAll(async () => {
      base = `/servers/1/sites/${await createSite('queues.example')}`;
    });

    test('has nothing to do where there are none, and says so', async () => {
      const run = await stage.play(inputs);
      expect(run.outputs).toMatchObject({ outcome: 'succeeded', changed: 'false' });
      expect(run.log).toContain('the site has no queue workers');
      expect(writes()).toEqual([]);
    });

    test('restarts each of them, in every run', async () => {
      ids = [await addWorker('mail'), await addWorker('::error::high')];
      const dry = await stage.play({ ...inputs, 'dry-run': 'true' });
      expect(resultOf(dry)?.changes).toEqual([
        `restart the queue worker redis: mail (id ${ids[0]})`,
        `restart the queue worker redis: ::error::high (id ${ids[1]})`,
      ]);
      expect(writes()).toEqual([]);
      for (let nth = 1; nth <= 2; nth += 1) {
        const run = await stage.play(inputs);
        expect(run.outputs).toMatchObject({ outcome: 'succeeded', changed: 'false' });
        expect(stage.service.writes()).toEqual([
          `POST /api${base}/queues/${ids[0]}/restart`,
          `POST /api${base}/queues/${ids[1]}/restart`,
        ]);
      }
    });

    test('one that went away meanwhile is said and no failure; a lost answer is repeated', async () => {
      stage.misbehave(async ({ method, path }, nth) => {
        if (method !== 'POST') return undefined;
        if (path.endsWith(`/${ids[0]}/restart`)) await stage.call('DELETE', `/api${base}/queues/${ids[0]}`);
        return path.endsWith(`/${ids[1]}/restart`) && nth === 1 ? 'lose-answer' : undefined;
      });
      const run = await stage.play(inputs);
      behave();
      expect(resultOf(run)).toMatchObject({
        status: 'changed',
        changes: [
          `the queue worker redis: mail (id ${ids[0]}) no longer exists`,
          `restarted the queue worker redis: ::error::high (id ${ids[1]})`,
        ],
      });
      expect(run.outputs).toMatchObject({ outcome: 'succeeded', retries: '1' });
    });

    test('a list that the service does not show is unknown, not empty', async () => {
      stage.misbehave(({ path }) => (path.endsWith('/queues') ? { status: 200, body: 'null' } : undefined));
      const run = await stage.play(inputs);
      behave();
      expect(run.code).toBe(1);
      expect(message(run)).toContain('An unknown list is not treated as empty');
    });
  });

  describe('operations of the server', () => {
    test('need no site; one that does not exist is named with the near ones, in a dry run too', async () => {
      for (const server of ['1', 'web-1']) {
        const run = await stage.play({ server, operations: 'refresh-opcache' });
        expect(run.outputs).toMatchObject({
          outcome: 'succeeded',
          changed: 'false',
          'server-id': '1',
          'site-id': '',
        });
        expect(writes()).toEqual(['POST /refresh-opcache']);
      }
      const dry = await stage.play({ operations: 'refresh-opcache', 'dry-run': 'true' });
      expect(resultOf(dry)?.changes).toEqual(['refresh the PHP opcache of the server']);
      expect(writes()).toEqual([]);
      const unknown = await stage.play({ server: '99', operations: 'refresh-opcache', 'dry-run': 'true' });
      expect(unknown.code).toBe(2);
      expect(message(unknown)).toContain('there is no 99. Known names: web-1 (id 1), web-2 (id 2).');
    });

    test('a lost answer to refresh-opcache is repeated', async () => {
      fail('POST', /refresh-opcache$/, 'lose-answer', 1);
      const run = await stage.play({ operations: 'refresh-opcache' });
      behave();
      expect(run.outputs).toMatchObject({ outcome: 'succeeded', retries: '1' });
    });
  });

  describe('check-certificate', () => {
    test.each([
      ['1', {}, 0, 'The certificate 1 of certified.example is active; it expires ', []],
      ['2', {}, 0, 'expires soon: ', ['warning']],
      ['2', { 'certificate-min-days': '30' }, 1, 'in 20 days; certificate-min-days is 30', ['error']],
      ['3', {}, 1, 'expires too soon: ', ['error']],
      ['3', { 'certificate-min-days': '1' }, 0, 'is active; it expires ', []],
      ['4', {}, 1, 'is not active: its status is “revoked”', ['error']],
      ['5', {}, 1, 'The site has no certificate 5.', ['error']],
    ])('certificate %s with %j ends with exit code %i', async (id, inputs, code, words, levels) => {
      const run = await stage.play({
        site: 'certified.example',
        operations: 'check-certificate',
        'certificate-id': id,
        ...inputs,
      });
      expect(run.code).toBe(code);
      expect(run.log + message(run)).toContain(words);
      expect(run.runner.annotations.map(({ level }) => level)).toEqual(levels);
      expect(run.outputs).toMatchObject({ changed: 'false', requests: '2' });
      expect(stage.service.writes()).toEqual([]);
    });
  });

  describe('show-server-logs', () => {
    test('prints the newest entries, the newest last, over several pages, and changes nothing', async () => {
      for (let nth = 1; nth <= 16; nth += 1) await stage.call('POST', '/api/servers/1/refresh-opcache');
      await createSite('newest.example');
      const run = await stage.play({ operations: 'show-server-logs', 'log-entries': '17' });
      expect(run.outputs).toMatchObject({
        outcome: 'succeeded',
        changed: 'false',
        'server-id': '1',
        requests: '3',
      });
      const lines = run.log.split('\n').filter((line) => /^│ \d{4}-\d\d-\d\d \d\d:\d\d:\d\d {2}/.test(line));
      expect(lines).toHaveLength(17);
      expect(lines.slice(-2).map((line) => line.slice(23))).toEqual(EXPECTED[service].newest);
      expect(stage.service.writes()).toEqual([]);
    });

    test('takes nothing in it for a command, and lets no secret out', async () => {
      const content =
        '::error::x\n##[warning]y\n  ::set-output name=outcome::z https://chat.example/secret-of-the-log';
      const entry = {
        description: '::add-mask::web',
        content,
        site_id: null,
        server_id: 1,
        created_at: null,
      };
      stage.misbehave(({ path }) =>
        path.includes('/logs') ? { status: 200, body: JSON.stringify({ data: [entry] }) } : undefined,
      );
      const run = await stage.play(
        { operations: 'show-server-logs', 'chat-a-webhook-url': 'https://chat.example/secret-of-the-log' },
        { secrets: ['https://chat.example/secret-of-the-log'] },
      );
      behave();
      expect(run.outputs.outcome).toBe('succeeded');
      expect(run.log).toContain('│ ::error::x');
      expect(run.log).toContain('name=outcome::z ***');
    });
  });
});

/** A record of the kind, by the document's own table. */
function recordAt(path: string): Readonly<Record<string, unknown>> {
  const fields = Object.entries(KINDS.find((kind) => kind.path === path)?.body ?? {});
  return Object.fromEntries(
    fields.map(([field, { example }]) => [field, field === 'password' ? PASSWORD : example()]),
  );
}
