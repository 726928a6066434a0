import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import * as z from 'zod/mini';
import type { ActionRun } from '../../harness/action-run.ts';
import { SERVICES, type ServiceName } from '../../harness/sandbox.ts';
import { type Stage, setStage } from '../../harness/stage.ts';
import type { Kind } from '../../src/records/kind.ts';
import { kinds } from '../../src/records/kinds.ts';
import { type DocumentedKind, KINDS } from '../contract/document-kinds.ts';
import type { BodyField } from '../contract/resources.ts';

/**
 * Rules that must hold for every kind of the registry, with records made from the document's own table: a kind that is added
 * is tested at once. The tests of a kind follow each other on one server and site.
 */
type Fields = Readonly<Record<string, unknown>>;

const records = z.object({ data: z.array(z.looseObject({ id: z.number() })) });

const SITE = 'kinds.example';
/** Where the services differ in what is to be expected: how each shows a value that was sent. */
const SHOWN: Readonly<Record<ServiceName, (field: string, value: unknown) => unknown>> = {
  document: (_, value) => value,
  family: (field, value) => {
    if (field === 'port') return Number(value);
    return typeof value === 'number' ? String(value) : value;
  },
};

describe.each(SERVICES)('%s', (service) => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await setStage({ service });
    await stage.call('POST', '/api/servers/1/sites', { root_domain: SITE, web_directory: '/public' });
  });
  afterAll(() => stage.stop());

  describe.each(kinds)('$name', (kind) => {
    const { body, record: shape } = documented(kind);
    const shown = Object.keys(shape);
    const path = kind.path.replace('{server}', '1').replace('{site}', '1');
    const password = `p4ssword-of-${kind.name}`;

    /** A record that differs from others in each part of its identity. */
    function record(nth: number, more: Fields = {}): Fields {
      const fields = Object.entries(body).map(([field, { type, example }]) => {
        if (kind.writeOnly?.includes(field)) return [field, password];
        return [
          field,
          kind.identity.includes(field) && type === 'string' ? `${example()}-${nth}` : example(),
        ];
      });
      return { ...Object.fromEntries(fields), ...more };
    }

    /** Runs the operation of the kind, and keeps what was written. */
    async function sync(
      records: readonly Fields[],
      more: Readonly<Record<string, string>> = {},
    ): Promise<{ run: ActionRun; writes: string[] }> {
      const manifest = JSON.stringify({ [kind.name]: records });
      const inputs = { site: SITE, operations: `sync-${kind.name}`, manifest, ...more };
      const run = await stage.play(inputs, { secrets: kind.writeOnly === undefined ? [] : [password] });
      stage.misbehave(() => undefined);
      return { run, writes: stage.service.writes() };
    }

    /** The records, once the service has no work with them left. */
    async function listed(): Promise<z.infer<typeof records>['data']> {
      const { data } = records.parse(await stage.call('GET', path));
      if (!data.some(({ status }) => status === 'created')) return data;
      await sleep(10);
      return listed();
    }

    const isList = (request: { method: string; path: string }) =>
      request.method === 'GET' && request.path === path;
    const isCreate = ({ method }: { method: string }) => method === 'POST';
    const three = [record(1), record(2), record(3)];

    test('from empty: creates each, with one list and one request a record', async () => {
      const { run, writes } = await sync(three);
      expect(run.outputs).toMatchObject({ outcome: 'succeeded', changed: 'true' });
      expect(writes).toEqual([`POST ${path}`, `POST ${path}`, `POST ${path}`]);
      expect(stage.service.requests.filter(isList)).toHaveLength(1);
      const bodies = stage.service.requests.filter(isCreate).map((request) => JSON.parse(request.body));
      expect(bodies).toEqual(three);
      expect(await listed()).toMatchObject(three.map(visible));
    });

    test('again: no write', async () => {
      const { run, writes } = await sync(three);
      expect(run.outputs).toMatchObject({ outcome: 'succeeded', changed: 'false' });
      expect(writes).toEqual([]);
    });

    test('dry run: says what it would do, and reads only', async () => {
      const { run, writes } = await sync([...three, record(4)], { 'dry-run': 'true' });
      expect(run.outputs.outcome).toBe('planned');
      expect(JSON.parse(run.outputs.plan ?? '')).toEqual([
        {
          operation: `sync-${kind.name}`,
          changes: [expect.stringContaining(`create the ${kind.singular} `)],
        },
      ]);
      expect(writes).toEqual([]);
    });

    const drifting = Object.entries(body).find(
      ([field]) =>
        shown.includes(field) && !kind.identity.includes(field) && !kind.writeOnly?.includes(field),
    );
    if (drifting === undefined) {
      test('nothing of it can drift: what is shown is its identity', () => {
        expect(shown.filter((field) => field in body).sort()).toEqual([...kind.identity].sort());
      });
    } else {
      const [field, taken] = drifting;
      const drifted = [record(1), record(2, { [field]: otherValue(taken) }), record(3)];
      if (kind.replaceable === false) {
        test('drift: an error, and nothing is written', async () => {
          const { run, writes } = await sync(drifted);
          expect(run.outputs.outcome).toBe('failed');
          expect(run.log).toContain('is never replaced');
          expect(writes).toEqual([]);
        });
      } else {
        test('drift: replaces that record alone', async () => {
          const before = await listed();
          const { run, writes } = await sync(drifted);
          expect(run.outputs).toMatchObject({ outcome: 'succeeded', changed: 'true' });
          const both = [`POST ${path}`, `DELETE ${path}/${before[1]?.id}`];
          expect(writes).toEqual(kind.deleteFirst ? both.reverse() : both);
          const after = await listed();
          expect(after.filter(({ id }) => before.some((old) => old.id === id))).toEqual([
            before[0],
            before[2],
          ]);
          expect(after).toHaveLength(3);
          expect((await sync(drifted)).writes).toEqual([]);
          await sync(three);
        });
      }
    }

    test('undeclared: left, and named', async () => {
      const { run, writes } = await sync([record(1)]);
      expect(run.outputs).toMatchObject({ outcome: 'succeeded', changed: 'false' });
      expect(run.log).toMatch(/not declared but kept, as .*-[23].*-[23]/);
      expect(writes).toEqual([]);
    });

    test('a list that is null: stops, nothing is created', async () => {
      stage.misbehave((request) => (isList(request) ? { status: 200, body: 'null' } : undefined));
      const { run, writes } = await sync([record(8)]);
      expect(run.outputs.outcome).toBe('failed');
      expect(run.log).toContain('An unknown list is not treated as empty');
      expect(writes).toEqual([]);
    });

    test('a create whose answer was lost: adopted, not doubled', async () => {
      stage.misbehave((request) => (isCreate(request) ? 'lose-answer' : undefined));
      const { run, writes } = await sync([...three, record(5)]);
      expect(run.outputs).toMatchObject({ outcome: 'succeeded', changed: 'true' });
      expect(run.log).toContain('the answer was lost, the record is there');
      expect(writes).toEqual([`POST ${path}`]);
      expect(await listed()).toHaveLength(4);
    });

    test('a create in doubt beside somebody else’s: unknown, the ids named', async () => {
      stage.misbehave(async (request) => {
        if (!isCreate(request)) return undefined;
        await stage.call('POST', path, record(7));
        return 'lose-answer';
      });
      const { run, writes } = await sync([record(7)]);
      expect(run.outputs.outcome).toBe('unknown');
      const ids = (await listed()).slice(-2).map(({ id }) => id);
      expect(run.log).toContain(`is there 2 times (ids ${ids.join(', ')})`);
      expect(writes).toEqual([`POST ${path}`]);
    });

    test('a refused create: the words of the service, no second attempt', async () => {
      const refusal = JSON.stringify({
        message: 'The given data was invalid.',
        errors: { name: ['Not today.'] },
      });
      stage.misbehave((request) => (isCreate(request) ? { status: 422, body: refusal } : undefined));
      const { run, writes } = await sync([record(9)]);
      expect(run.outputs.outcome).toBe('failed');
      expect(run.log).toContain('name: Not today.');
      expect(writes).toHaveLength(1);
    });

    if (kind.removable === false) {
      test('pruning it is refused before any request', async () => {
        const { run } = await sync([], { prune: kind.name });
        expect(run.outputs.outcome).toBe('rejected');
        expect(stage.service.requests).toEqual([]);
      });
    } else {
      test('pruned: exactly what is not declared, also when answers are lost', async () => {
        const before = await listed();
        stage.misbehave((request, nth) =>
          request.method === 'DELETE' && nth === 1 ? 'lose-answer' : undefined,
        );
        const others = kinds
          .filter(({ name, removable }) => name !== kind.name && removable !== false)
          .map(({ name }) => name);
        expect((await sync([record(1)], { prune: others.join() })).writes).toEqual([]);
        stage.misbehave((request, nth) =>
          request.method === 'DELETE' && nth === 1 ? 'lose-answer' : undefined,
        );
        const { run, writes } = await sync([record(1)], { prune: kind.name });
        expect(run.outputs).toMatchObject({ outcome: 'succeeded', changed: 'true' });
        const undeclared = before.slice(1).map(({ id }) => `DELETE ${path}/${id}`);
        expect([...new Set(writes)]).toEqual(undeclared);
        expect(await listed()).toEqual(before.slice(0, 1));
      });
    }

    /** A record as the service shows it. */
    function visible(fields: Fields): Fields {
      const listed = Object.entries(fields).filter(([field]) => shown.includes(field));
      return Object.fromEntries(listed.map(([field, value]) => [field, SHOWN[service](field, value)]));
    }
  });

  test('passwords are in the request that creates, and in nothing else', async () => {
    const password = 'a-p4ssword-of-its-own';
    const manifest = JSON.stringify({
      'auth-users': [{ name: 'only-here', password: '${FROM_ENV}' }],
      databases: [{ name: 'only_here', password: '${FROM_ENV}' }],
    });
    const run = await stage.play(
      { site: SITE, operations: 'sync-auth-users, sync-databases', manifest },
      { env: { FROM_ENV: password, RUNNER_DEBUG: '1' }, secrets: [password] },
    );
    expect(run.outputs.outcome).toBe('succeeded');
    const holding = stage.service.requests.filter((request) => JSON.stringify(request).includes(password));
    expect(holding.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'POST /api/servers/1/sites/1/auth-users',
      'POST /api/servers/1/sqldb',
    ]);
    expect(holding.map(({ body }) => JSON.parse(body))).toEqual([
      { name: 'only-here', password },
      { name: 'only_here', password },
    ]);
  });

  test('a service that quotes a password, however short or common, does not get it into any output', async () => {
    for (const password of ['ab', '12345', 'postgres', 'Ünïcödé "quoted" \\ pass']) {
      const errors = { password: [`The password ${password} is too weak: "${password}".`] };
      stage.misbehave(({ method }) =>
        method === 'POST'
          ? { status: 422, body: JSON.stringify({ message: `No ${password}.`, errors }) }
          : undefined,
      );
      const manifest = JSON.stringify({ 'auth-users': [{ name: 'quoted-by-all', password }] });
      const run = await stage.play({ site: SITE, operations: 'sync-auth-users', manifest });
      expect(run.outputs.outcome).toBe('failed');
      expect(run.log).toContain('The password *** is too weak: "***".');
      for (const text of [run.stdout, run.summary, JSON.stringify(run.outputs)]) {
        expect(text).not.toContain(`password ${password} is`);
      }
    }
    stage.misbehave(() => undefined);
  });

  test('passwords and values of variables are kept out of what the service says elsewhere, and passwords masked', async () => {
    const [password, key] = ['p4ssword-in-a-log', 'k3y-in-a-command'];
    const entry = { description: `${password} and ${key}`, content: `${password}\n${key}`, created_at: null };
    stage.misbehave(({ path }) =>
      path.includes('/logs') ? { status: 200, body: JSON.stringify({ data: [entry] }) } : undefined,
    );
    const manifest = JSON.stringify({
      'auth-users': [{ name: 'logged', password }],
      crontabs: [{ user: 'www', command: 'curl https://example.com/?key=${KEY}', frequency: '@daily' }],
    });
    const operations = 'sync-auth-users, sync-crontabs, show-server-logs';
    const run = await stage.play(
      { site: SITE, operations, manifest },
      { env: { KEY: key }, secrets: [password, key] },
    );
    stage.misbehave(() => undefined);
    expect(run.outputs.outcome).toBe('succeeded');
    expect(run.log).toContain('*** and ***');
    expect(run.runner.masks).toContain(password);
    expect(run.runner.masks).not.toContain(key);
  });

  // Its answers are the test's own: e2e/family plays those fields on the service that has them.
  if (service === 'document') {
    describe('a service that asks for more than the document', () => {
      const path = '/api/servers/1/network-rules';
      const rule = { name: 'asked', port: '8443', type: 'tcp' };
      const [owner, key] = ['0wner-of-the-rule', 'k3y'];
      const env = { OWNER: owner, KEY: key };
      const extra = { rule_type: 'allow', backoff: [1, 5], note: '${OWNER}', api_key: '${KEY}' };
      const sent = { ...rule, rule_type: 'allow', backoff: [1, 5], note: owner, api_key: key };
      let shown: Fields = {};

      /** Refuses to create without a rule type, quoting all that it was sent, and lists its own fields of the rule. */
      async function sync(record: Fields, more: Readonly<Record<string, string>> = {}) {
        stage.misbehave(async ({ method, path: at, body }) => {
          if (method === 'POST' && JSON.parse(body).rule_type !== 'allow')
            return { status: 422, body: JSON.stringify({ error: `rule_type is required: ${body}` }) };
          if (method !== 'GET' || at !== path) return undefined;
          const { data } = z
            .object({ data: z.array(z.looseObject({ name: z.string() })) })
            .parse(await stage.call('GET', path));
          const listed = data.map((one) => (one.name === rule.name ? { ...one, port: 8443, ...shown } : one));
          return { status: 200, body: JSON.stringify({ data: listed }) };
        });
        const manifest = JSON.stringify({ 'network-rules': [record] });
        const inputs = { site: SITE, operations: 'sync-network-rules', manifest, ...more };
        const run = await stage.play(inputs, { env, secrets: [owner] });
        stage.misbehave(() => undefined);
        return { run, writes: stage.service.writes() };
      }
      const saidBy = ({ stdout, summary, outputs }: ActionRun): string =>
        [stdout, summary, JSON.stringify(outputs)].join();

      test('its refusal is told, without the values of variables', async () => {
        const { run } = await sync({ ...rule, extra: { ...extra, rule_type: 'deny' } });
        expect(run.outputs.outcome).toBe('failed');
        expect(run.log).toContain('rule_type is required');
        expect(saidBy(run)).not.toContain('k3y');
      });

      test('a dry run says what would be sent, without secrets', async () => {
        const { run, writes } = await sync({ ...rule, extra }, { 'dry-run': 'true' });
        expect(run.outputs.plan).toContain(
          'create the network rule asked (port 8443, type tcp, rule_type allow, backoff [1,5], note ***, api_key ***)',
        );
        expect(writes).toEqual([]);
        expect(saidBy(run)).not.toContain('k3y');
      });

      test('it gets the fields of extra beside the others', async () => {
        const { run } = await sync({ ...rule, extra });
        expect(run.outputs).toMatchObject({ outcome: 'succeeded', changed: 'true' });
        const created = stage.service.requests.filter(({ method }) => method === 'POST');
        expect(created.map(({ body }) => JSON.parse(body))).toEqual([sent]);
      });

      test('again: what it shows is compared, and the rest named', async () => {
        shown = { rule_type: 'allow', backoff: ['1', '5'], status: 'active' };
        const { run, writes } = await sync({ ...rule, extra });
        expect(run.outputs).toMatchObject({ outcome: 'succeeded', changed: 'false' });
        expect(run.log).toContain('not shown by the service, and so not compared: type, note, api_key');
        expect(writes).toEqual([]);
      });

      test('a difference has the rule replaced; of a secret only that it differs is said', async () => {
        shown = { rule_type: 'deny', api_key: 'another-k3y' };
        const { run } = await sync({ ...rule, extra }, { 'dry-run': 'true' });
        expect(run.outputs.plan).toContain('rule_type deny → allow; api_key *** → ***');
        expect(saidBy(run)).not.toContain('k3y');
      });

      test('a field of the document under extra is rejected', async () => {
        const { run } = await sync({ ...rule, extra: { port: 80 } });
        expect(run.outputs.outcome).toBe('rejected');
        expect(run.log).toContain('nothing, as port is a field of every network rule: put it beside extra');
        expect(stage.service.requests).toEqual([]);
      });

      test('its own words are sent and read as they are written, whatever the vocabulary', async () => {
        shown = { wordpad: 'deny', chat_a: 'x' };
        const vocabulary = '{ blogapp: wordpad, chat_a: talk, hosted_git_1: gitbarn }';
        const words = { wordpad: 'allow', chat_a: 'y', provider: 'hosted_git_1' };
        const { run } = await sync({ ...rule, extra: { ...extra, ...words } }, { vocabulary });
        expect(run.outputs.outcome).toBe('succeeded');
        expect(run.log).toContain('wordpad deny → allow; chat_a x → y');
        const created = stage.service.requests.filter(({ method }) => method === 'POST');
        expect(created.map(({ body }) => JSON.parse(body))).toEqual([{ ...sent, ...words }]);
      });
    });
  }

  test('a list that comes in pages is compared and pruned whole', async () => {
    const path = '/api/servers/1/crontabs';
    const all = Array.from({ length: 33 }, (_, index) => ({
      id: 1000 + index,
      user: 'www',
      command: `job-${index}`,
      frequency: '@daily',
      status: 'active',
    }));
    stage.misbehave(({ method, path: at }) => {
      if (method === 'DELETE') return { status: 200, body: '{}' };
      if (/\/crontabs\/\d+$/.test(at)) return { status: 404, body: '{}' };
      if (!at.startsWith(path)) return undefined;
      const page = Number(/page=(\d+)/.exec(at)?.[1] ?? 1);
      const data = all.slice((page - 1) * 15, page * 15);
      const meta = { current_page: page, last_page: 3, per_page: 15, total: all.length };
      return { status: 200, body: JSON.stringify({ data, meta, links: { next: 'http://127.0.0.1:9/' } }) };
    });
    const wanted = all.filter(({ id }) => id !== 1031).map(({ id: _, status: __, ...record }) => record);
    const inputs = {
      site: SITE,
      operations: 'sync-crontabs',
      manifest: JSON.stringify({ crontabs: wanted }),
      prune: 'crontabs',
    };
    const run = await stage.play(inputs);
    stage.misbehave(() => undefined);
    expect(run.outputs.outcome).toBe('succeeded');
    expect(stage.service.requests.filter(({ method }) => method === 'POST')).toEqual([]);
    expect(stage.service.writes()).toEqual([`DELETE ${path}/1031`]);
  });

  test('a dry run with a site that is still to be created plans all of its records', async () => {
    const manifest = JSON.stringify({ 'auth-users': [{ name: 'new', password: 'of-the-new-site' }] });
    const inputs = {
      site: 'planned.example',
      operations: 'ensure-site, sync-auth-users',
      manifest,
      'dry-run': 'true',
    };
    const run = await stage.play(inputs, { secrets: ['of-the-new-site'] });
    expect(run.outputs.outcome).toBe('planned');
    expect(run.outputs.plan).toContain('create the auth user new');
    expect(stage.service.writes()).toEqual([]);
  });
});

/** The document's table of a kind. */
function documented({ path }: Kind): DocumentedKind {
  const found = KINDS.find((kind) => kind.path === path);
  if (found === undefined) throw new Error(`The document has no kind at ${path}`);
  return found;
}

/** A value that the field takes beside its example. */
function otherValue({ example, accepted = [], maximum }: BodyField): unknown {
  const usual = example();
  return [...accepted, typeof usual === 'number' ? maximum : 'other'].find((value) => value !== usual);
}
