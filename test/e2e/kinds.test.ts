import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import * as z from 'zod/mini';
import type { ActionRun } from '../../harness/action-run.ts';
import { SERVICES, type ServiceName } from '../../harness/sandbox.ts';
import type { Fault } from '../../harness/simulator/server.ts';
import { openSimulation, openSites, type Simulation } from '../../harness/simulator/simulation.ts';
import { type Stage, setStage } from '../../harness/stage.ts';
import type { Kind } from '../../src/records/kind.ts';
import { kinds } from '../../src/records/kinds.ts';
import { KINDS } from '../contract/document-kinds.ts';

/**
 * Rules that hold for every kind of the registry, with records made from the document's own table: a kind that is added is
 * tested at once.
 */
type Fields = Readonly<Record<string, unknown>>;

const SITE = 'kinds.example';
const ALL = kinds.map(({ name }) => `sync-${name}`).join();
const PASSWORD = 'p4ssword-of-a-record';
/** Where the services differ in what is to be expected: how each shows a value that was sent. */
const SHOWN: Readonly<Record<ServiceName, (field: string, value: unknown) => unknown>> = {
  document: (_, value) => value,
  family: (field, value) => {
    if (field === 'port') return Number(value);
    return typeof value === 'number' ? String(value) : value;
  },
};

const pathOf = ({ path }: Kind): string => path.replace('{server}', '1').replace('{site}', '1');
const manifestOf = (recordsOf: (kind: Kind) => readonly Fields[]): string =>
  JSON.stringify(Object.fromEntries(kinds.map((kind) => [kind.name, recordsOf(kind)])));

/** The document's table of a kind. */
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
const records = (kind: Kind, ...numbers: number[]): Fields[] => numbers.map((nth) => record(kind, nth));

/** The fields of a record that can differ from those declared, with another value; empty if all that is shown is its identity. */
function driftOf(kind: Kind): Fields {
  const { body, shown } = documented(kind);
  const fields = Object.entries(body).filter(
    ([field]) => shown.includes(field) && !kind.identity.includes(field) && !kind.writeOnly?.includes(field),
  );
  const drifted = fields.slice(0, 1).map(([field, { example, accepted = [], maximum }]) => {
    const usual = example();
    const others = [...accepted, typeof usual === 'number' ? maximum : 'other'];
    return [field, others.find((value) => value !== usual)];
  });
  return Object.fromEntries(drifted);
}

describe.each(SERVICES)('on the %s service, every kind of record', (service) => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await setStage({ service });
    await stage.call('POST', '/api/servers/1/sites', { root_domain: SITE, web_directory: '/public' });
  });
  afterAll(() => stage.stop());

  /** Synchronizes all kinds. */
  async function sync(
    recordsOf: (kind: Kind) => readonly Fields[],
    more: Readonly<Record<string, string>> = {},
  ): Promise<ActionRun> {
    const inputs = { site: SITE, operations: ALL, manifest: manifestOf(recordsOf), ...more };
    const run = await stage.play(inputs, { secrets: [PASSWORD] });
    stage.misbehave(() => undefined);
    return run;
  }
  const three = (kind: Kind): Fields[] => records(kind, 1, 2, 3);
  const listing = z.object({ data: z.array(z.looseObject({ id: z.number() })) });
  const listed = async (kind: Kind) => listing.parse(await stage.call('GET', pathOf(kind))).data;
  const idsOf = async (kind: Kind): Promise<number[]> => (await listed(kind)).map(({ id }) => id);
  const allIds = async () =>
    new Map(await Promise.all(kinds.map(async (kind) => [kind, await idsOf(kind)] as const)));
  const created = (numbers: readonly number[]) =>
    kinds.flatMap((kind) => numbers.map((nth) => [pathOf(kind), record(kind, nth)]));
  const posts = () =>
    stage.service.requests
      .filter(({ method }) => method === 'POST')
      .map(({ path, body }) => [path, JSON.parse(body)]);

  test('is created with one request a record, after one look at the list', async () => {
    const run = await sync(three);
    expect(run.outputs).toMatchObject({ outcome: 'succeeded', changed: 'true' });
    expect(posts()).toEqual(created([1, 2, 3]));
    const lists = kinds.map(pathOf);
    const looks = stage.service.requests.filter(
      ({ method, path }) => method === 'GET' && lists.includes(path),
    );
    expect(looks.map(({ path }) => path)).toEqual(lists);
    for (const kind of kinds) {
      const { shown } = documented(kind);
      const visible = three(kind).map((fields) =>
        Object.fromEntries(
          Object.entries(fields)
            .filter(([field]) => shown.includes(field))
            .map(([field, value]) => [field, SHOWN[service](field, value)]),
        ),
      );
      expect(await listed(kind)).toMatchObject(visible);
    }
  });

  test('is left alone by the next run, and a dry run only says what it would create', async () => {
    expect((await sync(three)).outputs).toMatchObject({ outcome: 'succeeded', changed: 'false' });
    expect(stage.service.writes()).toEqual([]);
    const { outputs } = await sync((kind) => records(kind, 1, 2, 3, 4), { 'dry-run': 'true' });
    expect(outputs.outcome).toBe('planned');
    expect(JSON.parse(outputs.plan ?? '')).toEqual(
      kinds.map(({ name, singular }) => {
        return { operation: `sync-${name}`, changes: [expect.stringContaining(`create the ${singular} `)] };
      }),
    );
    expect(stage.service.writes()).toEqual([]);
  });

  test('is replaced where it differs, that record alone, unless the kind is never replaced', async () => {
    const before = await allIds();
    const drifted =
      (isReplaceable: boolean) =>
      (kind: Kind): Fields[] => {
        const drift = (kind.replaceable !== false) === isReplaceable ? driftOf(kind) : {};
        return [record(kind, 1), { ...record(kind, 2), ...drift }, record(kind, 3)];
      };
    expect((await sync(drifted(true))).outputs).toMatchObject({ outcome: 'succeeded', changed: 'true' });
    const replaced = kinds.filter(
      (kind) => kind.replaceable !== false && Object.keys(driftOf(kind)).length > 0,
    );
    expect(stage.service.writes()).toEqual(
      replaced.flatMap((kind) => {
        const both = [`POST ${pathOf(kind)}`, `DELETE ${pathOf(kind)}/${before.get(kind)?.[1]}`];
        return kind.deleteFirst ? both.reverse() : both;
      }),
    );
    for (const kind of replaced) {
      const [first, , third] = before.get(kind) ?? [];
      expect(await idsOf(kind)).toEqual([first, third, expect.any(Number)]);
    }
    expect((await sync(drifted(true))).outputs.changed).toBe('false');
    const refused = await sync(drifted(false));
    expect(refused.outputs.outcome).toBe('failed');
    expect(refused.log).toContain('is never replaced');
    const unreplaceable = kinds.filter(({ replaceable }) => replaceable === false).map(pathOf);
    const written = stage.service.writes().map((line) => line.replace(/^[A-Z]+ |\/\d+$/g, ''));
    expect(written.filter((path) => unreplaceable.includes(path))).toEqual([]);
    // A kind without drift shows its identity and nothing else of what was sent.
    for (const kind of kinds.filter((one) => Object.keys(driftOf(one)).length === 0)) {
      const { body, shown } = documented(kind);
      expect(shown.filter((field) => field in body).sort()).toEqual([...kind.identity].sort());
    }
  });

  test('is found again where the answer to its creation was lost, and not created twice', async () => {
    stage.misbehave(({ method }) => (method === 'POST' ? 'lose-answer' : undefined));
    const run = await sync((kind) => records(kind, 1, 2, 3, 5));
    expect(run.outputs).toMatchObject({ outcome: 'succeeded', changed: 'true' });
    expect(run.log.match(/the answer was lost, the record is there/g)).toHaveLength(kinds.length);
    expect(posts()).toEqual(created([5]));
  });

  test('is kept and named where it is not declared, and deleted only if prune names its kind', async () => {
    const before = await allIds();
    const kept = await sync((kind) => records(kind, 1));
    expect(kept.outputs).toMatchObject({ outcome: 'succeeded', changed: 'false' });
    expect(kept.log.match(/not declared but kept, as .*-[235].*-[235].*-[235]/g)).toHaveLength(kinds.length);
    expect(stage.service.writes()).toEqual([]);

    const [first, ...others] = kinds.filter(({ removable }) => removable !== false);
    for (const pruned of [others, first === undefined ? [] : [first]]) {
      stage.misbehave(({ method }, nth) => (method === 'DELETE' && nth === 1 ? 'lose-answer' : undefined));
      const run = await sync((kind) => records(kind, 1), { prune: pruned.map(({ name }) => name).join() });
      expect(run.outputs).toMatchObject({ outcome: 'succeeded', changed: 'true' });
      const undeclared = pruned.flatMap((kind) =>
        (before.get(kind) ?? []).slice(1).map((id) => `DELETE ${pathOf(kind)}/${id}`),
      );
      expect([...new Set(stage.service.writes())]).toEqual(undeclared);
    }
  });
});

const open = (records = {}): Promise<Simulation> => openSimulation({ sites: openSites([SITE]), records });
const answer = (status: number, body: unknown): Fault => ({ how: 'answer', status, body, effect: 'none' });
const bodies = ({ seen }: Simulation) =>
  seen.filter(({ line }) => line.startsWith('POST')).map(({ line, body }) => [line, JSON.parse(body)]);
const spoken = ({ stdout, summary, outputs }: ActionRun): string =>
  [stdout, summary, JSON.stringify(outputs)].join();

describe('the synchronization of records', () => {
  test.each(kinds)('stops at a list of $name that is null, and creates nothing', async (kind) => {
    await using simulation = await open();
    const list = kind.path.replace('{server}', '1').replace('{site}', '2');
    simulation.misbehave(({ path }) => (path === list ? answer(200, null) : undefined));
    const manifest = manifestOf((each) => records(each, 1));
    const run = await simulation.play({ site: SITE, operations: `sync-${kind.name}`, manifest });
    expect(run.outputs.outcome).toBe('failed');
    expect(run.log).toContain('An unknown list is not treated as empty');
    expect(simulation.writes()).toEqual([]);
  });

  test('refuses to prune a kind that cannot be deleted, before any request', async () => {
    await using simulation = await open();
    for (const { name } of kinds.filter(({ removable }) => removable === false)) {
      const inputs = { site: SITE, operations: `sync-${name}`, manifest: `{ ${name}: [] }`, prune: name };
      expect((await simulation.play(inputs)).outputs.outcome).toBe('rejected');
      expect(simulation.seen).toEqual([]);
    }
  });

  test('sends a password with the request that creates, and shows it nowhere', async () => {
    await using simulation = await open();
    const manifest = JSON.stringify({
      'auth-users': [{ name: 'only-here', password: '${FROM_ENV}' }],
      databases: [{ name: 'only_here', password: '${FROM_ENV}' }],
    });
    const inputs = { site: SITE, operations: 'sync-auth-users, sync-databases', manifest };
    const env = { FROM_ENV: PASSWORD, RUNNER_DEBUG: '1' };
    expect((await simulation.play(inputs, { env, secrets: [PASSWORD] })).outputs.outcome).toBe('succeeded');
    expect(bodies(simulation)).toEqual([
      ['POST /api/servers/1/sites/2/auth-users', { name: 'only-here', password: PASSWORD }],
      ['POST /api/servers/1/sqldb', { name: 'only_here', password: PASSWORD }],
    ]);
    const others = simulation.seen.filter(({ line }) => line.startsWith('GET'));
    expect(JSON.stringify(others.map(({ line, body }) => line + body))).not.toContain(PASSWORD);
  });

  test.each(['ab', '12345', 'postgres', 'Ünïcödé "quoted" \\ pass'])(
    'hides the password %s in a refusal that quotes it',
    async (password) => {
      await using simulation = await open();
      const errors = { password: [`The password ${password} is too weak: "${password}".`] };
      simulation.misbehave(({ method }) =>
        method === 'POST' ? answer(422, { message: `No ${password}.`, errors }) : undefined,
      );
      const manifest = JSON.stringify({ 'auth-users': [{ name: 'quoted-by-all', password }] });
      const run = await simulation.play({ site: SITE, operations: 'sync-auth-users', manifest });
      expect(run.outputs.outcome).toBe('failed');
      expect(run.log).toContain('The password *** is too weak: "***".');
      expect(spoken(run)).not.toContain(`password ${password} is`);
    },
  );

  test('hides passwords and values of variables in other answers too, and masks the passwords', async () => {
    await using simulation = await open();
    const key = 'k3y-in-a-command';
    const entry = { description: `${PASSWORD} and ${key}`, content: `${PASSWORD}\n${key}`, created_at: null };
    simulation.misbehave(({ path }) => (path.includes('/logs') ? answer(200, { data: [entry] }) : undefined));
    const manifest = JSON.stringify({
      'auth-users': [{ name: 'logged', password: PASSWORD }],
      crontabs: [{ user: 'www', command: 'curl https://example.com/?key=${KEY}', frequency: '@daily' }],
    });
    const operations = 'sync-auth-users, sync-crontabs, show-server-logs';
    const more = { env: { KEY: key }, secrets: [PASSWORD, key] };
    const run = await simulation.play({ site: SITE, operations, manifest }, more);
    expect(run.outputs.outcome).toBe('succeeded');
    expect(run.log).toContain('*** and ***');
    expect(run.runner.masks).toContain(PASSWORD);
    expect(run.runner.masks).not.toContain(key);
  });

  test('compares and prunes a list that comes in pages as a whole', async () => {
    const all = Array.from({ length: 33 }, (_, index) => {
      return { id: 1000 + index, user: 'www', command: `job-${index}`, frequency: '@daily' };
    });
    await using simulation = await open({ crontabs: all });
    simulation.misbehave(({ method, path }) => {
      if (method !== 'GET' || !/\/crontabs(\?|$)/.test(path)) return undefined;
      const page = Number(/page=(\d+)/.exec(path)?.[1] ?? 1);
      const meta = { current_page: page, last_page: 3, per_page: 15, total: all.length };
      const data = all.slice((page - 1) * 15, page * 15);
      return answer(200, { data, meta, links: { next: 'http://127.0.0.1:9/' } });
    });
    const crontabs = all.filter(({ id }) => id !== 1031).map(({ id: _, ...fields }) => fields);
    const inputs = { operations: 'sync-crontabs', manifest: JSON.stringify({ crontabs }), prune: 'crontabs' };
    expect((await simulation.play(inputs)).outputs.outcome).toBe('succeeded');
    expect(simulation.writes()).toEqual(['DELETE /crontabs/1031']);
  });

  test('plans all records of a site that is still to be created', async () => {
    await using simulation = await open();
    const inputs = {
      ...{ site: 'planned.example', operations: 'ensure-site, sync-auth-users', 'dry-run': 'true' },
      manifest: JSON.stringify({ 'auth-users': [{ name: 'new', password: PASSWORD }] }),
    };
    const run = await simulation.play(inputs, { secrets: [PASSWORD] });
    expect(run.outputs.outcome).toBe('planned');
    expect(run.outputs.plan).toContain('create the auth user new');
    expect(simulation.writes()).toEqual([]);
  });
});

describe('further fields of a record, which some services need', () => {
  const rule = { name: 'asked', port: '8443', type: 'tcp' };
  const [owner, key] = ['0wner-of-the-rule', 'k3y'];
  const extra = { rule_type: 'allow', backoff: [1, 5], note: '${OWNER}', api_key: '${KEY}' };
  const sent = { ...rule, rule_type: 'allow', backoff: [1, 5], note: owner, api_key: key };

  /** Plays on a service that has the rule with these fields, if any, and takes no rule without its type; it quotes what it refuses. */
  async function sync(record: Fields, shown?: Fields, more: Readonly<Record<string, string>> = {}) {
    const rules = shown === undefined ? [] : [{ ...rule, port: 8443, id: 9, ...shown }];
    await using simulation = await open({ 'network-rules': rules });
    simulation.misbehave(({ method, body }) => {
      if (method !== 'POST') return undefined;
      if (JSON.parse(body).rule_type === 'allow') return { how: 'reset', effect: 'now' };
      return answer(422, { error: `rule_type is required: ${body}` });
    });
    const manifest = JSON.stringify({ 'network-rules': [record] });
    const inputs = { operations: 'sync-network-rules', manifest, ...more };
    const run = await simulation.play(inputs, { env: { OWNER: owner, KEY: key }, secrets: [owner] });
    expect(spoken(run)).not.toContain(key);
    return { ...run, requests: simulation.seen.length, created: bodies(simulation).map(([, body]) => body) };
  }

  test('are quoted in a refusal without the values of variables', async () => {
    const run = await sync({ ...rule, extra: { ...extra, rule_type: 'deny' } });
    expect(run.outputs.outcome).toBe('failed');
    expect(run.log).toContain('rule_type is required');
  });

  test('are planned without secrets', async () => {
    const { outputs } = await sync({ ...rule, extra }, undefined, { 'dry-run': 'true' });
    expect(outputs.plan).toContain(
      'create the network rule asked (port 8443, type tcp, rule_type allow, backoff [1,5], note ***, api_key ***)',
    );
  });

  test('are sent beside the others, and tell the record after a lost answer', async () => {
    const run = await sync({ ...rule, extra });
    expect(run.outputs).toMatchObject({ outcome: 'succeeded', changed: 'true' });
    expect(run.created).toEqual([sent]);
    expect(run.runner.annotations).toEqual([]);
  });

  test('are compared if the service shows them, and named if not', async () => {
    const shown = { rule_type: 'allow', backoff: ['1', '5'], status: 'active' };
    const run = await sync({ ...rule, extra }, shown);
    expect(run.outputs).toMatchObject({ outcome: 'succeeded', changed: 'false' });
    expect(run.log).toContain('not shown by the service, and so not compared: type, note, api_key');
  });

  test('that differ have the record replaced, without showing secrets', async () => {
    const run = await sync({ ...rule, extra }, { rule_type: 'deny', api_key: 'another-k3y' });
    expect(run.log).toContain('rule_type deny → allow; api_key *** → ***');
    expect(run.created).toEqual([sent]);
  });

  test('must not be fields that every record of the kind has', async () => {
    const run = await sync({ ...rule, extra: { port: 80 } });
    expect([run.outputs.outcome, run.requests]).toEqual(['rejected', 0]);
    expect(run.log).toContain('nothing, as port is a field of every network rule: put it beside extra');
  });

  test('keep their own words, whatever the vocabulary', async () => {
    const vocabulary = '{ blogapp: wordpad, chat_a: talk, hosted_git_1: gitbarn }';
    const words = { wordpad: 'allow', chat_a: 'y', provider: 'hosted_git_1' };
    const shown = { wordpad: 'deny', chat_a: 'x' };
    const run = await sync({ ...rule, extra: { ...extra, ...words } }, shown, { vocabulary });
    expect(run.outputs.outcome).toBe('succeeded');
    expect(run.log).toContain('wordpad deny → allow; chat_a x → y');
    expect(run.created).toEqual([{ ...sent, ...words }]);
  });
});
