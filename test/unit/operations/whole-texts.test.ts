import { afterAll, describe, expect, test } from '@jest/globals';
import { startGitHub } from '../../../harness/github.ts';
import { GOOD } from '../../../harness/simulator/deploys.ts';
import type { Fault } from '../../../harness/simulator/faults.ts';
import type { Manners } from '../../../harness/simulator/manners.ts';
import type { Arrived } from '../../../harness/simulator/server.ts';
import { openSimulation, type Simulation } from '../../../harness/simulator/simulation.ts';
import { DOMAIN, newSite, type SimulatedSite } from '../../../harness/simulator/state.ts';
import { framed } from '../../../src/script/frame.ts';
import { on } from '../../support/on.ts';

const github = await startGitHub({ hasCommit: () => true });
const runner = await github.runner({ name: 'push' });
afterAll(() => github.stop());

const SCRIPT = 'set -e\ngit pull\n';
const ENV = '# of the shop\nOLD=old-value-1\nDB_PASSWORD="p&w"\n';
const OURS = 'NEW=new-value-2';
const SET = { site: DOMAIN, operations: 'sync-env', env: OURS };
const BOTH = { ...SET, operations: 'update-deploy-script, sync-env', 'deploy-script': SCRIPT };

const open = (site: Partial<SimulatedSite> = {}, manners: Partial<Manners> = {}, headers = {}) =>
  openSimulation({
    sites: [newSite(2, DOMAIN, { env: ENV, script: framed(SCRIPT), hasRepository: true, ...site })],
    manners,
    headers,
  });
const envOf = ({ service }: Simulation): string | null => service.siteOf()?.env ?? null;
const linesOf = ({ seen }: Simulation): string[] =>
  seen.map(({ line }) => line.replace(/\/api\/servers\/1(\/sites\/2)?\/?/, ''));

const LIMIT: Fault = { how: 'limit', retryAfter: '30' };
const NONE_LEFT = { 'x-ratelimit-remaining': '0' };
/** Somebody adds a line to the `.env` ten seconds after something. */
const meddle = ({ service, clock }: Simulation, afterMs = 10_000): void =>
  service.later(clock.now() + afterMs, () => service.meddle({ kind: 'env line', line: 'THEIRS=1' }));
type Happening = Fault | undefined | (() => Fault | undefined);
/** The faults of the requests of that line, one after the other; a function lets something else happen at that time. */
function inTurn(line: RegExp, ...happenings: Happening[]) {
  return ({ method, path }: Arrived): Fault | undefined => {
    const next = line.test(`${method} ${path}`) ? happenings.shift() : undefined;
    return typeof next === 'function' ? next() : next;
  };
}
/** Lets something happen at a request, which is answered with 429. */
const limited = (happens: () => void) => () => {
  happens();
  return LIMIT;
};
/** The hash of a dry run with these inputs. */
const hashOf = async (sim: Simulation, inputs: Readonly<Record<string, string>>): Promise<string> =>
  (await sim.play({ ...inputs, 'dry-run': 'true' })).outputs['plan-hash'] ?? '';

describe('a line that somebody adds to .env while the run waits is kept', () => {
  test('when the write is answered with 429, and then not sent as it was', async () => {
    await using sim = await open();
    const overtaken = limited(() => meddle(sim));
    sim.misbehave(inTurn(/PATCH .*env$/, overtaken));
    const run = await sim.play(SET);
    expect(run.outputs.outcome).toBe('succeeded');
    expect(envOf(sim)).toBe(`${ENV}THEIRS=1\n${OURS}\n`);
    expect(linesOf(sim)).toEqual(['GET sites', 'GET env', 'PATCH env', 'GET env', 'PATCH env', 'GET env']);
  });

  const early = (sim: Simulation) => inTurn(/GET .*env$/, () => void meddle(sim, 1_000));
  const overtaken = (sim: Simulation) => limited(() => meddle(sim));
  const losing = (sim: Simulation) => inTurn(/PATCH/, 'reset', overtaken(sim));
  test.each([
    ['when no requests are left before the write', early, NONE_LEFT],
    ['when the answer to the write is lost, and the next one has to wait', losing, {}],
  ])('%s', async (_, happens, headers) => {
    await using sim = await open({}, {}, headers);
    sim.misbehave(happens(sim));
    const run = await sim.play(SET);
    expect(run.outputs.outcome).toBe('succeeded');
    expect(envOf(sim)).toBe(`${ENV}THEIRS=1\n${OURS}\n`);
  });

  test('when the operation before writes and then waits, with an agreed plan', async () => {
    await using sim = await open();
    const given = { ...BOTH, 'deploy-script': `${SCRIPT}migrate\n` };
    const hash = await hashOf(sim, given);
    const overtaken = limited(() => meddle(sim));
    sim.misbehave(inTurn(/PATCH .*script$/, overtaken));
    const run = await sim.play({ ...given, 'plan-hash': hash });
    expect(run.outputs.outcome).toBe('succeeded');
    expect(envOf(sim)).toBe(`${ENV}THEIRS=1\n${OURS}\n`);
  });

  test("when GitHub's Deployments are slow", async () => {
    await using sim = await open();
    github.misbehave(() => {
      if (github.deployments.length === 0) sim.service.meddle({ kind: 'env line', line: 'THEIRS=1' });
      return undefined;
    });
    const inputs = { ...SET, operations: 'sync-env, deploy', environment: 'production' };
    await sim.play({ ...inputs, 'github-token': github.token }, { env: runner });
    expect(envOf(sim)).toBe(`${ENV}THEIRS=1\n${OURS}\n`);
  });
});

test('a write that has to wait is sent in its turn, however long the reading takes', async () => {
  await using sim = await open({}, {}, NONE_LEFT);
  sim.misbehave(on<Fault>(/^GET/, { how: 'late', ms: 6_000 }));
  expect((await sim.play(SET)).outputs.outcome).toBe('succeeded');
  expect(sim.seen.length).toBeLessThanOrEqual(5);
});

describe('a plan that somebody else makes untrue while the run waits to write', () => {
  const theirs = { kind: 'env line', line: 'NEW=theirs' } as const;

  test('is not what the run reports, which is what it did in the end', async () => {
    await using sim = await open();
    const overtaken = limited(() => sim.service.meddle(theirs));
    sim.misbehave(inTurn(/PATCH .*env$/, overtaken));
    const run = await sim.play(SET);
    expect(envOf(sim)).toBe(`${ENV}${OURS}\n`);
    expect(run.outputs).toMatchObject({ 'env-added': '', 'env-changed': 'NEW' });
  });

  test('ends the run before it writes if another one was agreed on', async () => {
    await using sim = await open();
    const hash = await hashOf(sim, SET);
    const overtaken = limited(() => sim.service.meddle(theirs));
    sim.misbehave(inTurn(/PATCH .*env$/, overtaken));
    const run = await sim.play({ ...SET, 'plan-hash': hash });
    expect(run.outputs.outcome).toBe('failed');
    expect(run.error).toContain('no longer matches plan-hash');
    expect(envOf(sim)).toBe(`${ENV}NEW=theirs\n`);
  });
});

describe('a deploy script that somebody changes while the run waits to write it', () => {
  const theirs = { kind: 'script', script: 'theirs\n' } as const;
  const given = {
    site: DOMAIN,
    operations: 'update-deploy-script, deploy',
    'deploy-script': `${SCRIPT}false\n`,
    'restore-on-failure': 'true',
  };

  test.each([
    ['is what is put back after a failed deploy', 1, 'was put back'],
    ['is not written over when it is to be put back', 2, 'was not put back: it has been changed since'],
  ])('%s', async (_, nth, said) => {
    await using sim = await open({}, { courseOf: () => ({ ...GOOD, exitStatus: 1 }) });
    const overtaken = limited(() => sim.service.meddle(theirs));
    sim.misbehave(inTurn(/PATCH .*script$/, ...Array(nth - 1).fill(undefined), overtaken));
    const run = await sim.play(given);
    expect(run.outputs.outcome).toBe('failed');
    expect(run.error).toContain(`the deploy script ${said}`);
    expect(sim.service.siteOf()?.script).toBe(theirs.script);
  });
});

describe('a .env that shows masks in the place of values', () => {
  const hiding = (mask: string): Partial<Manners> => ({
    showsEnv: (text) => text.replace(/^(\w+=).+$/gm, `$1${mask}`),
  });

  test.each(['********', '&quot;a&quot;'])(
    'is not merged into, and the error names the keys: %s',
    async (mask) => {
      await using sim = await open({}, hiding(mask));
      const run = await sim.play(SET);
      expect(run.outputs.outcome).toBe('failed');
      expect(run.error).toContain('values of the .env: OLD, DB_PASSWORD.');
      expect(run.error).toContain('set env-mode: replace and give all keys');
      expect(sim.writes()).toEqual([]);
    },
  );

  test('is merged into if all that is masked is given, and the report says what was not seen', async () => {
    await using sim = await open({}, hiding('********'));
    const run = await sim.play({ ...SET, env: `OLD=1\nDB_PASSWORD=2\n${OURS}` });
    expect(run.outputs.outcome).toBe('succeeded');
    expect(envOf(sim)).toBe(`# of the shop\nOLD=1\nDB_PASSWORD=2\n${OURS}\n`);
    expect(run.log).toContain('the service shows masks in place of values');
  });

  test('is never put back', async () => {
    await using sim = await open({}, { ...hiding('********'), courseOf: () => ({ ...GOOD, exitStatus: 1 }) });
    const run = await sim.play({
      ...BOTH,
      operations: 'update-deploy-script, sync-env, deploy',
      'env-mode': 'replace',
      'restore-on-failure': 'true',
    });
    expect(run.outputs.outcome).toBe('failed');
    expect(envOf(sim)).toBe(`${OURS}\n`);
  });

  test('is in doubt once the answer to a write is lost, even if the next write is refused', async () => {
    await using sim = await open({}, hiding('********'));
    sim.misbehave(inTurn(/PATCH/, { how: 'reset', effect: { afterMs: 0 } }, { how: 'refuse', status: 404 }));
    const run = await sim.play({ ...SET, env: `OLD=1\nDB_PASSWORD=2\n${OURS}` });
    expect(run.outputs.outcome).toBe('unknown');
    expect(run.error).toContain('Whether the .env was written is not known');
    expect(sim.writes()).toHaveLength(2);
  });
});

test('keys of a .env that was refused are in no output', async () => {
  await using sim = await open();
  sim.misbehave(on(/^PATCH .*env$/, { status: 422 }));
  const run = await sim.play(SET);
  expect(run.outputs).toMatchObject({ outcome: 'failed', 'env-added': '' });
});

describe('a text that shows empty', () => {
  const BLANK: Fault = { how: 'blank' };

  test('only once is not believed: the .env is merged as it is', async () => {
    await using sim = await open();
    sim.misbehave(on(/GET .*env$/, BLANK, 1));
    const run = await sim.play(SET);
    expect(run.outputs.outcome).toBe('succeeded');
    expect(envOf(sim)).toBe(`${ENV}${OURS}\n`);
  });

  test('is put back over if the run itself has emptied it', async () => {
    await using sim = await open({ env: 'A=1\n' }, { courseOf: () => ({ ...GOOD, exitStatus: 1 }) });
    const removing = { operations: 'sync-env, deploy', 'env-remove': 'A', 'restore-on-failure': 'true' };
    expect((await sim.play({ site: DOMAIN, ...removing })).outputs.outcome).toBe('failed');
    expect(sim.writes()).toHaveLength(3);
    expect(envOf(sim)).toBe('A=1\n');
  });

  test('twice is believed, with a warning if the site was deployed before', async () => {
    await using sim = await open({ env: '', token: '2025-12-31 00:00:00' });
    const run = await sim.play(SET);
    expect(envOf(sim)).toBe(`${OURS}\n`);
    expect(run.warnings).toEqual([expect.stringContaining('.env is empty, although the site was deployed')]);
    await using fresh = await open({ env: '' });
    expect((await fresh.play(SET)).warnings).toEqual([]);
  });

  test('once after a wait is not believed of a script either', async () => {
    await using sim = await open({}, { courseOf: () => ({ ...GOOD, exitStatus: 1 }) });
    const overtaken = limited(() => sim.misbehave(on(/script$/, BLANK, 1)));
    sim.misbehave(inTurn(/PATCH .*script$/, overtaken));
    const run = await sim.play({
      ...BOTH,
      operations: 'update-deploy-script, deploy',
      'deploy-script': `${SCRIPT}false\n`,
      'restore-on-failure': 'true',
    });
    expect(run.error).toContain('the deploy script was put back');
    expect(sim.service.siteOf()?.script).toBe(framed(SCRIPT));
  });

  test('is never put back', async () => {
    await using sim = await open({ script: '', env: '' }, { courseOf: () => ({ ...GOOD, exitStatus: 1 }) });
    await sim.play({ ...BOTH, operations: `${BOTH.operations}, deploy`, 'restore-on-failure': 'true' });
    expect(sim.service.siteOf()?.script).toContain('git pull');
    expect(envOf(sim)).toBe(`${OURS}\n`);
  });
});

describe('a .env of which the service keeps or shows something else than was sent', () => {
  test.each<[string, (text: string) => string, string]>([
    ['without comments', (text) => text.replace(/^#.*\n/gm, ''), 'comment lines.'],
    ['without the second of two lines', (text) => text.replace('A=1\nA=1', 'A=1'), 'A.'],
    ['sorted', (text) => text.trim().split('\n').sort().join('\n'), ''],
    ['with another value', (text) => text.replace('old-value-1', 'x'), 'OLD.'],
  ])('fails, named by its keys, and is left as it is: it keeps it %s', async (_, keepsEnv, says) => {
    await using sim = await open({ env: `${ENV}\nZ=2\nA=1\nA=1\n` }, { keepsEnv });
    const run = await sim.play(SET);
    expect(run.outputs).toMatchObject({ outcome: 'failed', 'env-added': 'NEW' });
    expect(run.error).toContain(`These differ from what was sent: ${says}`);
    expect(envOf(sim)).toContain(OURS);
    expect(sim.writes()).toHaveLength(1);
  });

  test.each<[string, (text: string) => string]>([
    ['$', (text) => text.replaceAll('$', '\\$')],
    ['the case of a key', (text) => text.replace('new', 'NEW')],
  ])('fails if it is the given key, changed in %s', async (_, keepsEnv) => {
    await using sim = await open({ env: 'A=1\n' }, { keepsEnv });
    const run = await sim.play({ ...SET, env: "new='p$x w'" });
    expect(run.outputs).toMatchObject({ outcome: 'failed', 'env-added': '' });
    expect(run.error).toContain('These differ from what was sent: new');
  });

  test('is in doubt if it reads back as it was before, and the missing key is named', async () => {
    await using sim = await open({}, { keepsEnv: (text) => text.replace(`${OURS}\n`, '') });
    const run = await sim.play(SET);
    expect(run.outputs.outcome).toBe('unknown');
    expect(run.error).toContain('did not show it. These differ from what was sent: NEW.');
  });

  test.each([0, 30])('is in doubt if only %i characters show, and is not written over', async (shown) => {
    let hasWritten = false;
    await using sim = await open({}, { showsEnv: (text) => (hasWritten ? text.slice(0, shown) : text) });
    sim.misbehave(
      inTurn(/PATCH .*env$/, () => {
        hasWritten = true;
        meddle(sim, 1_000);
        return undefined;
      }),
    );
    const run = await sim.play(SET);
    expect(run.outputs.outcome).toBe('unknown');
    expect(run.error).toContain('did not show it. These differ from what was sent: ');
    expect(run.error).toContain('in the pages of the service, and correct it there');
    expect(envOf(sim)).toBe(`${ENV}${OURS}\nTHEIRS=1\n`);
  });

  test('is left as it is if somebody has deleted a line since', async () => {
    const withoutOld = (text: string): string => text.replace('OLD=old-value-1\n', '');
    await using sim = await open({}, { keepsEnv: withoutOld });
    const run = await sim.play(SET);
    expect(run.error).toContain('somebody else has written it since');
    expect(run.error).toContain('These differ from what was sent: OLD.');
    expect(envOf(sim)).toBe(`${withoutOld(ENV)}${OURS}\n`);
  });

  test.each<[string, (text: string) => string]>([
    ['HTML', (text) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')],
    ['backslashes', (text) => text.replace(/["'\\]/g, '\\$&')],
  ])('fails if it is escaped by %s, and is not written again', async (_, spell) => {
    for (const manners of [{ showsEnv: spell }, { keepsEnv: spell }]) {
      await using sim = await open({ env: 'SIMPLE=1\n' }, manners);
      const run = await sim.play({ ...SET, env: `URL='a?b&c"d'\nTEXT="it's"` });
      expect(run.outputs.outcome).toBe('failed');
      expect(run.error).toContain('These differ from what was sent: URL, TEXT.');
      expect(sim.writes()).toHaveLength(1);
    }
  });

  test('succeeds with a warning if somebody has added a line since', async () => {
    await using sim = await open();
    const theirs = () => void sim.service.meddle({ kind: 'env line', line: 'THEIRS=1' });
    sim.misbehave(inTurn(/GET .*env$/, undefined, theirs));
    const run = await sim.play(SET);
    expect(run.outputs.outcome).toBe('succeeded');
    expect(run.warnings).toEqual([
      expect.stringContaining('added by somebody else since it was written: THEIRS'),
    ]);
  });
});
