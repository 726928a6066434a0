import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { scenario } from '../../harness/scenarios.ts';
import type { Fault } from '../../harness/simulator/server.ts';
import { MANNERS, openSimulation, openSites, type Simulation } from '../../harness/simulator/simulation.ts';
import { makePipe } from '../support/pipe.ts';

const SECRET = 'top-secret-value-77';
const FOUR = 'ensure-site, ensure-repository, update-deploy-script, sync-env, deploy';
const INPUTS = { operations: FOUR, 'deploy-script': 'git pull\n', env: `API_SECRET=${SECRET}` };
const more = { secrets: [SECRET] };
const SITE = { site: 'shop.example' };

/** A test that is counted in the table of scenarios. */
const counted =
  (group: string) =>
  (name: string, run: () => Promise<void>): void =>
    test(name, () => scenario(group, [name], run));

/** Where the kinds of service differ, in what shows that a repository was installed. */
const INSTALLATION = {
  document: { outcome: 'unknown', writes: 2, again: 'a repository is already installed' },
  family: { outcome: 'succeeded', writes: 5, again: 'a repository is installed' },
};

describe.each(['document', 'family'] as const)('a lost answer of the service “%s”', (kind) => {
  let sim: Simulation;
  beforeEach(async () => {
    sim = await openSimulation({ manners: MANNERS[kind], sites: openSites(['shop.example']) });
  });
  afterEach(() => sim.stop());

  /** Breaks the connection at each such write, which takes effect or not. */
  const lose = (write: RegExp, effect: 'now' | 'none'): void =>
    sim.misbehave(({ method, path }) =>
      method !== 'GET' && write.test(path) ? { how: 'reset', effect } : undefined,
    );

  const lost = counted('lost answers');
  lost('to the trigger never leads to a second one: the log tells whether it took effect', async () => {
    lose(/\/deploy$/, 'now');
    const run = await sim.play({ ...INPUTS, ...SITE }, more);
    expect(run.outputs).toMatchObject({
      outcome: 'succeeded',
      evidence: expect.stringContaining('exit-status'),
    });
    expect(sim.writes().filter((write) => write === 'POST /sites/2/deploy')).toHaveLength(1);
    expect(run.runner.annotations.map(({ level }) => level)).toEqual(['warning']);
  });

  lost('to a trigger that did not arrive leaves it unknown; the next run deploys', async () => {
    lose(/\/deploy$/, 'none');
    const operations = 'update-deploy-script, deploy';
    const run = await sim.play({ ...INPUTS, ...SITE, operations }, more);
    expect([run.code, run.outputs.outcome]).toEqual([4, 'unknown']);
    expect(sim.writes()).toEqual(['PATCH /sites/2/deploy/script', 'POST /sites/2/deploy']);
    sim.misbehave(() => undefined);
    const again = await sim.play({ ...INPUTS, ...SITE, operations }, more);
    expect(again.outputs).toMatchObject({ outcome: 'succeeded', 'deploy-exit-status': '0' });
    expect(sim.writes()).toEqual(['POST /sites/2/deploy']);
  });

  lost('to the creation of a site leads to looking for it, not to a second site', async () => {
    lose(/\/sites$/, 'now');
    const run = await sim.play({ site: 'other.example', operations: 'ensure-site' });
    expect(run.outputs).toMatchObject({ outcome: 'succeeded', changed: 'true' });
    expect(sim.writes()).toEqual(['POST /sites']);
  });

  lost('to the installation of a repository is unknown unless it shows; the next run goes on', async () => {
    lose(/\/repository$/, 'now');
    const inputs = { ...INPUTS, site: 'other.example' };
    const first = await sim.play(inputs, more);
    const { outcome, writes, again } = INSTALLATION[kind];
    expect(first.outputs.outcome).toBe(outcome);
    expect(sim.writes()).toEqual(
      [
        'POST /sites',
        'POST /sites/3/repository',
        'PATCH /sites/3/deploy/script',
        'PATCH /sites/3/env',
        'POST /sites/3/deploy',
      ].slice(0, writes),
    );
    sim.misbehave(() => undefined);
    const second = await sim.play(inputs, more);
    expect(second.outputs.outcome).toBe('succeeded');
    expect(second.log).toContain(again);
  });
});

describe('a run', () => {
  let sim: Simulation;
  beforeEach(async () => {
    sim = await openSimulation({ sites: openSites(['shop.example']) });
  });
  afterEach(() => sim.stop());
  const trouble = counted('a service in trouble');

  trouble('of the built action settles lost writes by reading back', async () => {
    sim.misbehave(({ method }) => (method === 'PATCH' ? { how: 'reset', effect: 'now' } : undefined));
    const operations = 'update-deploy-script, sync-env';
    const run = await sim.run({ ...INPUTS, ...SITE, operations }, more);
    expect(run.outputs.outcome).toBe('succeeded');
    expect(sim.writes()).toEqual(['PATCH /sites/2/deploy/script', 'PATCH /sites/2/env']);
  });

  trouble('reads again after a broken connection, a 502 and HTML, and counts that', async () => {
    const faults: Fault[] = [
      { how: 'reset', effect: 'now' },
      { how: 'status', status: 502, effect: 'now' },
      { how: 'html', effect: 'now' },
    ];
    sim.misbehave(({ path }) => (path.endsWith('/sites') ? faults.shift() : undefined));
    const run = await sim.play({ ...SITE, operations: 'show-deploy-log' });
    expect(run.outputs).toMatchObject({ outcome: 'succeeded', retries: '3' });
  });

  test('asks less often when few requests are left, and says so once', async () => {
    await using busy = await openSimulation({
      sites: openSites(['shop.example']),
      headers: { 'x-ratelimit-remaining': '2' },
    });
    const run = await busy.play({ ...SITE, operations: 'show-deploy-log' });
    expect(run.outputs).toMatchObject({ outcome: 'succeeded', retries: '0' });
    expect(run.log.match(/few requests are left in this minute \(2\): asking less often/g)).toHaveLength(1);
  });

  test.each([
    [401, { message: 'Unauthenticated.' }, 'Check api-token'],
    [403, { error: 'no' }, 'may act on this server'],
    [302, '', 'redirects are never followed'],
    [422, { message: 'Bad.', errors: { field: ['must be good'] } }, 'field: must be good'],
  ])('fails at once after a %i, and says what to check', async (status, body, words) => {
    const headers = { location: 'http://127.0.0.1:9/stolen' };
    sim.misbehave(() => ({ how: 'answer', status, body, headers, effect: 'none' }));
    const run = await sim.play(SITE);
    expect(run.outputs).toMatchObject({ outcome: 'failed', requests: '1' });
    expect(run.runner.annotations[0]?.message).toContain(words);
  });

  trouble('does not show the .env that an error quotes', async () => {
    sim.misbehave(({ method, body }) =>
      method === 'PATCH'
        ? { how: 'answer', status: 422, body: { message: `cannot store ${body} ::error::x` }, effect: 'none' }
        : undefined,
    );
    const run = await sim.play({ ...INPUTS, ...SITE, operations: 'sync-env' }, more);
    expect(run.outputs.outcome).toBe('failed');
    expect(run.runner.annotations[0]?.message).toContain('cannot store');
  });

  test('does not mask the domain that a value of .env repeats, so that the job keeps it', async () => {
    const run = await sim.play({ ...SITE, operations: 'sync-env', env: 'APP_DOMAIN=shop.example' });
    expect(run.outputs['site-domain']).toBe('shop.example');
    expect(run.log).toContain('shop.example');
  });
});

describe('a verify-command', () => {
  const verify = async (command: string) => {
    await using sim = await openSimulation({ sites: openSites(['shop.example']) });
    return await sim.play({ ...SITE, 'verify-command': command });
  };

  test('leaves nothing behind, and only its own output in the log', async () => {
    using pipe = makePipe();
    const run = await verify(`exec 9<>'${pipe.path}'; sleep 613 & echo from-the-command`);
    expect(run.outputs.outcome).toBe('succeeded');
    expect(run.log).toContain('│ from-the-command');
    expect(run.log.split('\n').filter((line) => /^\[\d\]|Exit|Killed|bash/.test(line))).toEqual([]);
    await pipe.untilClosed();
  });

  test('has no input to wait for, and its status counts', async () => {
    const run = await verify('cat; false | true; echo never');
    expect(run.outputs.outcome).toBe('failed');
    expect(run.runner.annotations[0]?.message).toContain('verify-command exited with status 1');
    expect(run.log).not.toContain('│ never');
  });
});
