import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { z } from 'zod';
import type { ActionRun } from '../../harness/run-action.ts';
import { SERVICES } from '../../harness/sandbox.ts';
import { type Stage, setStage } from '../../harness/stage.ts';

/** Where the services differ in what is to be expected. */
const EXPECTED = {
  document: {
    removals: ['repository', 'site'],
    newest: ['PHP opcode cache refreshed', 'Site newest.example created'],
  },
  // It shows that there is no repository to remove, and logs when a site is ready.
  family: { removals: ['site'], newest: ['Site newest.example created', 'Site newest.example built'] },
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

  describe('delete-site', () => {
    const operations = 'delete-site';

    test('deletes the site by its domain; a second run finds it gone and sends no write', async () => {
      const id = await createSite('old.example');
      const inputs = { operations, site: 'old.example', 'confirm-delete': 'Old.Example' };
      const dry = await stage.run({ ...inputs, 'dry-run': 'true' });
      expect(dry.outputs).toMatchObject({ outcome: 'planned', changed: 'false' });
      expect(resultOf(dry)?.changes).toEqual([`delete the site old.example (id ${id})`]);
      expect(writes()).toEqual([]);

      const run = await stage.run(inputs);
      expect(run.outputs).toMatchObject({
        outcome: 'succeeded',
        changed: 'true',
        'site-id': String(id),
        'site-domain': 'old.example',
      });
      expect(writes()).toEqual([`DELETE /sites/${id}`]);

      const again = await stage.run(inputs);
      expect(again.outputs).toMatchObject({ outcome: 'succeeded', changed: 'false', 'site-id': '' });
      expect(again.log).toContain('there is no site old.example on this server: it counts as deleted');
      expect(writes()).toEqual([]);
    });

    test('by its id, when the domain is right; an id that is gone counts as deleted', async () => {
      const id = String(await createSite('by-id.example'));
      const wrong = await stage.run({ operations, site: id, 'confirm-delete': 'other.example' });
      expect(wrong.code).toBe(2);
      expect(message(wrong)).toContain(
        `confirm-delete: expected the domain of the site to delete, which is by-id.example (id ${id})`,
      );
      expect(writes()).toEqual([]);

      const inputs = { operations, site: id, 'confirm-delete': 'by-id.example' };
      expect((await stage.run(inputs)).outputs).toMatchObject({
        outcome: 'succeeded',
        changed: 'true',
        'site-id': id,
      });
      expect((await stage.run(inputs)).outputs).toMatchObject({ outcome: 'succeeded', changed: 'false' });
      expect(writes()).toEqual([]);
      const elsewhere = await stage.run({ ...inputs, server: '99' });
      expect(message(elsewhere)).toContain('there is no 99. Similar names: web-1 (id 1), web-2 (id 2).');
    });

    test('after other operations it still deletes; a wrong domain stops the run before any of them', async () => {
      const id = String(await createSite('busy.example'));
      const inputs = { operations: 'remove-repository, delete-site', site: id };
      const wrong = await stage.run({ ...inputs, 'confirm-delete': 'bussy.example' });
      expect(wrong.code).toBe(2);
      expect(writes()).toEqual([]);
      expect((await stage.run({ ...inputs, 'confirm-delete': 'busy.example' })).outputs.outcome).toBe(
        'succeeded',
      );
      const removals = { repository: `DELETE /sites/${id}/repository`, site: `DELETE /sites/${id}` };
      expect(writes()).toEqual(EXPECTED[service].removals.map((what) => removals[what]));
    });

    test('by an id that does not exist, while the domain given is there under another, is refused', async () => {
      const id = await createSite('other-id.example');
      const run = await stage.run({ operations, site: '7777', 'confirm-delete': 'other-id.example' });
      expect(run.outputs.outcome).toBe('rejected');
      expect(message(run)).toContain(`the id of other-id.example, which is ${id}; there is no site 7777`);
      expect(stage.service.writes()).toEqual([]);
    });

    test('a lost answer is repeated, and 404 then means gone', async () => {
      const id = await createSite('lost.example');
      fail('DELETE', /\/sites\/\d+$/, 'lose-answer', 1);
      const run = await stage.run({ operations, site: 'lost.example', 'confirm-delete': 'lost.example' });
      behave();
      expect(run.outputs).toMatchObject({ outcome: 'succeeded', changed: 'true', retries: '1' });
      expect(writes()).toEqual([`DELETE /sites/${id}`, `DELETE /sites/${id}`]);
    });

    test.each([
      [{ operations, 'confirm-delete': '' }, 'confirm-delete: expected the domain of the site'],
      [{ operations, 'confirm-delete': 'shop.exmaple' }, 'expected the domain that site names, shop.example'],
      [
        { operations: 'delete-site, ensure-site, deploy' },
        'operations: expected delete-site as the last operation of the site, not before ensure-site, deploy',
      ],
      [{ operations: 'delete-site, delete-site' }, 'not before delete-site'],
    ])('%j is refused before any request', async (inputs, words) => {
      const run = await stage.run({ site: 'shop.example', 'confirm-delete': 'shop.example', ...inputs });
      expect(run.code).toBe(2);
      expect(message(run)).toContain(words);
      expect(stage.service.requests).toEqual([]);
    });
  });

  describe('the blogapp', () => {
    test('is installed and uninstalled by the flag of the site; a second run sends no write', async () => {
      const id = await createSite('blog.example');
      const install = { site: 'blog.example', operations: 'install-blogapp' };
      const dry = await stage.run({ ...install, 'create-database': 'true', 'dry-run': 'true' });
      expect(resultOf(dry)?.changes).toEqual(['install the blogapp, with a database']);
      expect(writes()).toEqual([]);

      const run = await stage.run(install);
      expect(resultOf(run)).toMatchObject({ status: 'changed', changes: ['installed the blogapp'] });
      expect(writes()).toEqual([`POST /sites/${id}/blogapp`]);
      expect(stage.service.requests.at(-1)?.body).toBe('{}');
      expect(await stage.call('GET', '/api/servers/1/sqldb')).toMatchObject({ data: [] });
      const again = await stage.run(install);
      expect(again.outputs).toMatchObject({ outcome: 'succeeded', changed: 'false', requests: '1' });

      const uninstall = { site: 'blog.example', operations: 'uninstall-blogapp' };
      expect((await stage.run(uninstall)).outputs.changed).toBe('true');
      expect(writes()).toEqual([`DELETE /sites/${id}/blogapp`]);
      expect((await stage.run(uninstall)).outputs.changed).toBe('false');
      expect(writes()).toEqual([]);
    });

    test('comes with a database when that is asked for, and with one only when an answer is lost', async () => {
      await createSite('blog-db.example');
      fail('POST', /\/blogapp$/, 'lose-answer', 1);
      const run = await stage.run({
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
      const dry = await stage.run({ ...both, 'dry-run': 'true' });
      expect(statuses(dry)).toEqual(['planned', 'planned', 'unchanged']);
      expect(statuses(await stage.run(both))).toEqual(['changed', 'changed', 'unchanged']);
    });
  });

  describe('the cloudstore', () => {
    test('is sent in every run, once, and says so', async () => {
      const id = await createSite('cloud.example');
      const inputs = { site: 'cloud.example', operations: 'install-cloudstore, uninstall-cloudstore' };
      const dry = await stage.run({ ...inputs, 'dry-run': 'true' });
      expect(dry.outputs.plan).toContain('sent in every run: the service does not show whether it is there');
      expect(writes()).toEqual([]);
      for (let nth = 1; nth <= 2; nth += 1) {
        const run = await stage.run(inputs);
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
        const run = await stage.run({ site: 'cloud-lost.example', operations: `${verb}-cloudstore` });
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
      const dry = await stage.run({ ...inputs, 'dry-run': 'true' }, more);
      expect(resultOf(dry)?.changes).toEqual([
        'set chat-a-webhook-url, deploy-webhook-url (sent in every run: no call shows which are set)',
      ]);
      expect(writes()).toEqual([]);
      const run = await stage.run(inputs, more);
      expect(resultOf(run)?.changes).toEqual(['set chat-a-webhook-url, deploy-webhook-url']);
      expect(await stage.call('PATCH', path, {})).toMatchObject({
        data: { notification_urls: { chat_a: chat, chat_b: 'https://chat-b.example/kept', webhook: hook } },
      });
      expect(run.runner.masks).toEqual(expect.arrayContaining([chat, hook]));
    });

    test('a lost answer is followed by sending them once more, and by no third time', async () => {
      fail('PATCH', /notifications$/, 'lose-answer', 1);
      expect((await stage.run(inputs, more)).outputs.outcome).toBe('succeeded');
      expect(stage.service.writes()).toHaveLength(2);
      fail('PATCH', /notifications$/, 'reset');
      const run = await stage.run(inputs, more);
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
      const differs = await stage.run(inputs, more);
      expect(differs.code).toBe(4);
      expect(message(differs)).toContain('its answer shows a different one for chat-a-webhook-url.');
      stage.misbehave(({ method }) =>
        method === 'PATCH'
          ? { status: 422, body: JSON.stringify({ message: `cannot reach ${hook} and ${chat}` }) }
          : undefined,
      );
      const refused = await stage.run(inputs, more);
      behave();
      expect(message(refused)).toContain('The server said: cannot reach ***');
    });

    test.each([
      [{ 'chat-a-webhook-url': '', 'deploy-webhook-url': '' }, 'at least one URL for update-notifications'],
      [{ 'chat-b-webhook-url': 'https://me:secret-of-a@chat.example/' }, 'without user name and password'],
      [{ 'chat-b-webhook-url': 'ftp://chat.example/secret-of-a' }, 'an http:// or https:// address'],
      [
        { 'chat-b-webhook-url': 'https://chat.example/secret-of-a two' },
        'an http:// or https:// address such as',
      ],
    ])('%j is refused before any request', async (wrong, words) => {
      const run = await stage.run({ ...inputs, ...wrong }, more);
      expect(run.code).toBe(2);
      expect(message(run)).toContain(words);
      expect(stage.service.requests).toEqual([]);
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
      const run = await stage.run(inputs);
      expect(run.outputs).toMatchObject({ outcome: 'succeeded', changed: 'false' });
      expect(run.log).toContain('the site has no queue workers');
      expect(writes()).toEqual([]);
    });

    test('restarts each of them, in every run', async () => {
      ids = [await addWorker('mail'), await addWorker('::error::high')];
      const dry = await stage.run({ ...inputs, 'dry-run': 'true' });
      expect(resultOf(dry)?.changes).toEqual([
        `restart the queue worker redis: mail (id ${ids[0]})`,
        `restart the queue worker redis: ::error::high (id ${ids[1]})`,
      ]);
      expect(writes()).toEqual([]);
      for (let nth = 1; nth <= 2; nth += 1) {
        const run = await stage.run(inputs);
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
      const run = await stage.run(inputs);
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
      const run = await stage.run(inputs);
      behave();
      expect(run.code).toBe(1);
      expect(message(run)).toContain('An unknown list is not treated as empty');
    });
  });

  describe('operations of the server', () => {
    test('need no site; one that does not exist is named with the near ones, in a dry run too', async () => {
      for (const server of ['1', 'web-1']) {
        const run = await stage.run({ server, operations: 'refresh-opcache' });
        expect(run.outputs).toMatchObject({
          outcome: 'succeeded',
          changed: 'false',
          'server-id': '1',
          'site-id': '',
        });
        expect(writes()).toEqual(['POST /refresh-opcache']);
      }
      const dry = await stage.run({ operations: 'refresh-opcache', 'dry-run': 'true' });
      expect(resultOf(dry)?.changes).toEqual(['refresh the PHP opcache of the server']);
      expect(writes()).toEqual([]);
      const unknown = await stage.run({ server: '99', operations: 'refresh-opcache', 'dry-run': 'true' });
      expect(unknown.code).toBe(2);
      expect(message(unknown)).toContain('there is no 99. Similar names: web-1 (id 1), web-2 (id 2).');
    });

    test('a lost answer to refresh-opcache is repeated', async () => {
      fail('POST', /refresh-opcache$/, 'lose-answer', 1);
      const run = await stage.run({ operations: 'refresh-opcache' });
      behave();
      expect(run.outputs).toMatchObject({ outcome: 'succeeded', retries: '1' });
    });
  });

  // A server restarts alike on both services, and takes its time.
  if (service === 'document') {
    describe('restart-server', () => {
      const inputs = { server: 'web-2', operations: 'restart-server, refresh-opcache' };

      test('waits until the server is back and sends nothing else meanwhile; the next operation finds it there', async () => {
        const dry = await stage.run({ ...inputs, 'dry-run': 'true' });
        expect(resultOf(dry)?.changes).toEqual(['restart the server web-2 and wait until it is back']);
        expect(stage.service.writes()).toEqual([]);

        const run = await stage.run(inputs);
        expect(run.outputs).toMatchObject({ outcome: 'succeeded', changed: 'false', 'server-id': '2' });
        expect(run.log).toContain('the server is away: its status is “Server is rebooting”');
        const lines = stage.service.requests.map(({ method, path }) => `${method} ${path}`);
        const [from, to] = [
          lines.indexOf('POST /api/servers/2/restart'),
          lines.indexOf('POST /api/servers/2/refresh-opcache'),
        ];
        expect(from).toBeGreaterThan(-1);
        expect(to).toBeGreaterThan(from + 1);
        expect(new Set(lines.slice(from + 1, to))).toEqual(new Set(['GET /api/servers/2']));
      });

      test('a lost answer is settled by seeing the server away', async () => {
        fail('POST', /restart$/, 'lose-answer');
        const run = await stage.run({ server: '2', operations: 'restart-server' });
        behave();
        expect(run.outputs).toMatchObject({ outcome: 'succeeded', changed: 'false' });
        expect(stage.service.writes()).toEqual(['POST /api/servers/2/restart']);
        expect(run.runner.annotations.map(({ level }) => level)).toEqual(['warning']);
      });

      test('the time of the run ends the wait, and a cancel too', async () => {
        const late = await stage.run({ server: '2', operations: 'restart-server', timeout: '2s' });
        expect(late.code).toBe(3);
        expect(message(late)).toContain('It may still be rebooting.');
        await expectBack();
        const cancelled = await stage.run(
          { server: '2', operations: 'restart-server' },
          { onOutput: (text, kill) => void (text.includes('the server is away') && kill('SIGINT')) },
        );
        expect(cancelled.code).toBe(130);
        await expectBack();
      });

      test('a service that goes down with its server is waited for', async () => {
        const bare = createServer((request, response) => {
          const body = JSON.stringify({ data: { id: 1, name: 'web-1', status: 'Server is active' } });
          response.setHeader('connection', 'close').end(body);
          if (request.method !== 'POST') return;
          bare.close(() => setTimeout(() => bare.listen(port, '127.0.0.1'), 1_500));
        });
        await new Promise<void>((resolve) => bare.listen(0, '127.0.0.1', resolve));
        const { port } = z.object({ port: z.number() }).parse(bare.address());
        const run = await stage.run({
          'base-url': `http://127.0.0.1:${port}`,
          server: '1',
          operations: 'restart-server',
        });
        bare.close();
        expect(run.log).toContain(
          'the server is away: GET /api/servers/1 was not sent: the connection was refused.',
        );
        expect(run.outputs).toMatchObject({ outcome: 'succeeded', retries: '0' });
      });

      /** Leaves the server as it was for the next test. */
      async function expectBack(): Promise<void> {
        const shown = z.object({ data: z.object({ status: z.string() }) });
        for (let looks = 0; looks < 100; looks += 1) {
          const { data } = shown.parse(await stage.call('GET', '/api/servers/2'));
          if (data.status !== 'Server is rebooting') return;
          await new Promise((resolve) => setTimeout(resolve, 100));
        }
        throw new Error('the server did not come back');
      }
    });
  }

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
      const run = await stage.run({
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

    test.each([
      [{}, 'certificate-id: expected the id of a certificate, as check-certificate needs it'],
      [{ 'certificate-id': 'x1' }, 'certificate-id: expected an id, a whole number from 1 on, not "x1"'],
      [
        { 'certificate-id': '1', 'certificate-min-days': '3651' },
        'certificate-min-days: expected a whole number from 0 to 3650, not "3651"',
      ],
      [
        { 'certificate-id': '1', 'certificate-min-days': '1.5' },
        'certificate-min-days: expected a whole number',
      ],
    ])('%j is refused before any request', async (inputs, words) => {
      const run = await stage.run({ site: 'certified.example', operations: 'check-certificate', ...inputs });
      expect(run.code).toBe(2);
      expect(message(run)).toContain(words);
      expect(stage.service.requests).toEqual([]);
    });
  });

  describe('show-server-logs', () => {
    test('prints the newest entries, the newest last, over several pages, and changes nothing', async () => {
      for (let nth = 1; nth <= 16; nth += 1) await stage.call('POST', '/api/servers/1/refresh-opcache');
      await createSite('newest.example');
      const run = await stage.run({ operations: 'show-server-logs', 'log-entries': '17' });
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
      const run = await stage.run(
        { operations: 'show-server-logs', 'chat-a-webhook-url': 'https://chat.example/secret-of-the-log' },
        { secrets: ['https://chat.example/secret-of-the-log'] },
      );
      behave();
      expect(run.outputs.outcome).toBe('succeeded');
      expect(run.log).toContain('│ ::error::x');
      expect(run.log).toContain('name=outcome::z ***');
    });

    test.each(['0', '301', 'all'])('log-entries: %s is refused before any request', async (entries) => {
      const run = await stage.run({ operations: 'show-server-logs', 'log-entries': entries });
      expect(run.code).toBe(2);
      expect(message(run)).toContain(`log-entries: expected a whole number from 1 to 300, not "${entries}"`);
      expect(stage.service.requests).toEqual([]);
    });
  });
});
