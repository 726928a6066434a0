import { afterAll, describe, expect, test } from '@jest/globals';
import { startGitHub } from '../../../harness/github.ts';
import { GOOD } from '../../../harness/simulator/deploys.ts';
import type { Fault } from '../../../harness/simulator/faults.ts';
import type { Manners } from '../../../harness/simulator/manners.ts';
import type { Arrived } from '../../../harness/simulator/server.ts';
import { openSimulation, type Setting, type Simulation } from '../../../harness/simulator/simulation.ts';
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
const DEPLOYING = { ...BOTH, operations: 'update-deploy-script, sync-env, deploy' };
const RESTORING = { 'restore-on-failure': 'true' };
const FAILING: Partial<Manners> = { courseOf: () => ({ ...GOOD, exitStatus: 1 }) };

type Happening = Fault | undefined | (() => Fault | undefined);
interface Story extends Pick<Setting, 'manners' | 'headers'> {
  readonly site?: Partial<SimulatedSite>;
  readonly inputs?: Readonly<Record<string, string>>;
  readonly options?: Parameters<Simulation['play']>[1];
  /** The run carries out what a dry run has planned before. */
  readonly isAgreed?: boolean;
  /** What becomes of the requests of the run. */
  readonly happens?: (sim: Simulation) => (request: Arrived) => Fault | undefined;
}
/** Plays a run on a site with both texts: how it ended, what it said and sent, and the texts after it. */
async function play({ site, inputs = SET, options, isAgreed, happens, ...setting }: Story = {}) {
  const texts = { env: ENV, script: framed(SCRIPT), hasRepository: true };
  await using sim = await openSimulation({ sites: [newSite(2, DOMAIN, { ...texts, ...site })], ...setting });
  const dry = isAgreed && (await sim.play({ ...inputs, 'dry-run': 'true' }));
  if (happens !== undefined) sim.misbehave(happens(sim));
  const run = await sim.play({ ...inputs, ...(dry && { 'plan-hash': dry.outputs['plan-hash'] }) }, options);
  const requests = sim.seen.map(({ line }) => line.replace(/\/api\/servers\/1(\/sites\/2)?\/?/, ''));
  const { env = null, script = null } = sim.service.siteOf() ?? {};
  return { ...run, outcome: run.outputs.outcome, requests, writes: sim.writes(), env, script };
}

/** The faults of the requests of that line, one after the other; a function lets something else happen at that time. */
function inTurn(line: RegExp, ...happenings: Happening[]) {
  return ({ method, path }: Arrived): Fault | undefined => {
    const next = line.test(`${method} ${path}`) ? happenings.shift() : undefined;
    return typeof next === 'function' ? next() : next;
  };
}
/** Lets something happen at a request, which is answered with 429. */
const limited = (happens: () => void) => (): Fault => {
  happens();
  return { how: 'limit', retryAfter: '30' };
};
const NONE_LEFT = { 'x-ratelimit-remaining': '0' };
/** Somebody adds a line to the `.env` ten seconds after something. */
const meddle = ({ service, clock }: Simulation, afterMs = 10_000): void =>
  service.later(clock.now() + afterMs, () => service.meddle({ kind: 'env line', line: 'THEIRS=1' }));
const has = (text: string) => expect.stringContaining(text);

describe('a line that somebody adds to .env while the run waits is kept', () => {
  const BOTH_LINES = { outcome: 'succeeded', env: `${ENV}THEIRS=1\n${OURS}\n` };
  const overtaking = (line: RegExp) => (sim: Simulation) =>
    inTurn(
      line,
      limited(() => meddle(sim)),
    );

  test('when the write is answered with 429, and then not sent as it was', async () => {
    const run = await play({ happens: overtaking(/PATCH .*env$/) });
    expect(run).toMatchObject(BOTH_LINES);
    const requests = ['GET sites', 'GET env', 'PATCH env', 'GET env', 'PATCH env', 'GET env'];
    expect(run.requests).toEqual(requests);
  });

  const early = (sim: Simulation) => inTurn(/GET .*env$/, () => void meddle(sim, 1_000));
  const losing = (sim: Simulation) =>
    inTurn(
      /PATCH/,
      'reset',
      limited(() => meddle(sim)),
    );
  const given = { ...BOTH, 'deploy-script': `${SCRIPT}migrate\n` };
  test.each<[string, Story]>([
    ['when no requests are left before the write', { happens: early, headers: NONE_LEFT }],
    ['when the answer to the write is lost, and the next one has to wait', { happens: losing }],
    [
      'when the operation before writes and then waits, with an agreed plan',
      { inputs: given, isAgreed: true, happens: overtaking(/PATCH .*script$/) },
    ],
  ])('%s', async (_, story) => {
    expect(await play(story)).toMatchObject(BOTH_LINES);
  });

  test("when GitHub's Deployments are slow", async () => {
    const happens = ({ service }: Simulation) => {
      github.misbehave(() => {
        if (github.deployments.length === 0) service.meddle({ kind: 'env line', line: 'THEIRS=1' });
        return undefined;
      });
      return () => undefined;
    };
    const inputs = { ...SET, operations: 'sync-env, deploy', environment: 'production' };
    const more = { inputs: { ...inputs, 'github-token': github.token }, options: { env: runner } };
    expect((await play({ ...more, happens })).env).toBe(BOTH_LINES.env);
  });
});

describe('a plan that somebody else makes untrue while the run waits to write', () => {
  const happens = ({ service }: Simulation) =>
    inTurn(
      /PATCH .*env$/,
      limited(() => service.meddle({ kind: 'env line', line: 'NEW=theirs' })),
    );

  test('is not what the run reports, which is what it did in the end', async () => {
    const outputs = { 'env-added': '', 'env-changed': 'NEW' };
    expect(await play({ happens })).toMatchObject({ outputs, env: `${ENV}${OURS}\n` });
  });

  test('ends the run before it writes if another one was agreed on', async () => {
    const failed = { outcome: 'failed', error: has('no longer matches plan-hash') };
    expect(await play({ happens, isAgreed: true })).toMatchObject({ ...failed, env: `${ENV}NEW=theirs\n` });
  });
});

const operations = 'update-deploy-script, deploy';
const inputs = { site: DOMAIN, operations, 'deploy-script': `${SCRIPT}false\n`, ...RESTORING };

test.each([
  ['is what is put back after a failed deploy', 1, 'was put back'],
  ['is not written over when it is to be put back', 2, 'was not put back: it has been changed since'],
])('a deploy script that somebody changes while the run waits to write it %s', async (_, nth, said) => {
  const theirs = { kind: 'script', script: 'theirs\n' } as const;
  const happens = ({ service }: Simulation) =>
    inTurn(
      /PATCH .*script$/,
      ...Array(nth - 1).fill(undefined),
      limited(() => service.meddle(theirs)),
    );
  const failed = { outcome: 'failed', error: has(`the deploy script ${said}`) };
  expect(await play({ inputs, happens, manners: FAILING })).toMatchObject({ ...failed, script: 'theirs\n' });
});

describe('a .env that shows masks in the place of values', () => {
  const hiding = (mask: string): Partial<Manners> => ({
    showsEnv: (text) => text.replace(/^(\w+=).+$/gm, `$1${mask}`),
  });
  const STARS = hiding('********');

  const MASKS = ['********', '&quot;a&quot;'];
  test.each(MASKS)('is not merged into, and the error names the keys: %s', async (mask) => {
    const run = await play({ manners: hiding(mask) });
    expect(run).toMatchObject({ outcome: 'failed', writes: [] });
    expect(run.error).toContain('values of the .env: OLD, DB_PASSWORD.');
    expect(run.error).toContain('set env-mode: replace and give all keys');
  });

  test('is merged into if all that is masked is given, and the report says what was not seen', async () => {
    const run = await play({ manners: STARS, inputs: { ...SET, env: `OLD=1\nDB_PASSWORD=2\n${OURS}` } });
    const env = `# of the shop\nOLD=1\nDB_PASSWORD=2\n${OURS}\n`;
    const log = has('the service shows masks in place of values');
    expect(run).toMatchObject({ outcome: 'succeeded', env, log });
  });

  test('is never put back', async () => {
    const inputs = { ...DEPLOYING, ...RESTORING, 'env-mode': 'replace' };
    const run = await play({ manners: { ...STARS, ...FAILING }, inputs });
    expect(run).toMatchObject({ outcome: 'failed', env: `${OURS}\n` });
  });
});

test('keys of a .env that was refused are in no output', async () => {
  const { outputs } = await play({ happens: () => on(/^PATCH .*env$/, { status: 422 }) });
  expect(outputs).toMatchObject({ outcome: 'failed', 'env-added': '' });
});

describe('a text that shows empty', () => {
  const BLANK: Fault = { how: 'blank' };

  test('only once is not believed: the .env is merged as it is', async () => {
    const run = await play({ happens: () => on(/GET .*env$/, BLANK, 1) });
    expect(run).toMatchObject({ outcome: 'succeeded', env: `${ENV}${OURS}\n` });
  });

  test('is replaced by the text from before if the run itself has emptied it', async () => {
    const inputs = { site: DOMAIN, operations: 'sync-env, deploy', 'env-remove': 'A', ...RESTORING };
    const run = await play({ site: { env: 'A=1\n' }, manners: FAILING, inputs });
    expect(run).toMatchObject({ outcome: 'failed', env: 'A=1\n', writes: { length: 3 } });
  });

  test('twice is believed, with a warning if the site was deployed before', async () => {
    const run = await play({ site: { env: '', token: '2025-12-31 00:00:00' } });
    expect(run.env).toBe(`${OURS}\n`);
    expect(run.warnings).toEqual([has('.env is empty, although the site was deployed')]);
    expect((await play({ site: { env: '' } })).warnings).toEqual([]);
  });

  test('once, when a script is read again after a wait, is not believed either', async () => {
    const happens = (sim: Simulation) =>
      inTurn(
        /PATCH .*script$/,
        limited(() => sim.misbehave(on(/script$/, BLANK, 1))),
      );
    const changed = { operations: 'update-deploy-script, deploy', 'deploy-script': `${SCRIPT}false\n` };
    const run = await play({ happens, manners: FAILING, inputs: { ...BOTH, ...changed, ...RESTORING } });
    expect(run).toMatchObject({ error: has('the deploy script was put back'), script: framed(SCRIPT) });
  });

  test('is never put back', async () => {
    const site = { script: '', env: '' };
    const run = await play({ site, manners: FAILING, inputs: { ...DEPLOYING, ...RESTORING } });
    expect(run).toMatchObject({ script: has('git pull'), env: `${OURS}\n` });
  });
});

describe('a .env of which the service keeps or shows something else than was sent', () => {
  const DIFFER = 'These differ from what was sent: ';

  test.each<[string, (text: string) => string, string]>([
    ['without comments', (text) => text.replace(/^#.*\n/gm, ''), 'comment lines.'],
    ['without the second of two lines', (text) => text.replace('A=1\nA=1', 'A=1'), 'A.'],
    ['sorted', (text) => text.trim().split('\n').sort().join('\n'), ''],
    ['with another value', (text) => text.replace('old-value-1', 'x'), 'OLD.'],
  ])('fails the run, which names the keys and leaves it alone, if kept %s', async (_, keepsEnv, says) => {
    const run = await play({ site: { env: `${ENV}\nZ=2\nA=1\nA=1\n` }, manners: { keepsEnv } });
    expect(run.outputs).toMatchObject({ outcome: 'failed', 'env-added': 'NEW' });
    expect(run).toMatchObject({ error: has(`${DIFFER}${says}`), env: has(OURS), writes: { length: 1 } });
  });

  test.each<[string, (text: string) => string]>([
    ['$', (text) => text.replaceAll('$', '\\$')],
    ['the case of a key', (text) => text.replace('new', 'NEW')],
  ])('fails if it is the given key, changed in %s', async (_, keepsEnv) => {
    const inputs = { ...SET, env: "new='p$x w'" };
    const { outputs, error } = await play({ site: { env: 'A=1\n' }, manners: { keepsEnv }, inputs });
    expect(outputs).toMatchObject({ outcome: 'failed', 'env-added': '' });
    expect(error).toContain(`${DIFFER}new`);
  });

  test.each([0, 30])('is in doubt if only %i characters show, and is not written over', async (shown) => {
    let hasWritten = false;
    const happens = (sim: Simulation) =>
      inTurn(/PATCH .*env$/, () => {
        hasWritten = true;
        meddle(sim, 1_000);
        return undefined;
      });
    const showsEnv = (text: string): string => (hasWritten ? text.slice(0, shown) : text);
    const run = await play({ happens, manners: { showsEnv } });
    expect(run).toMatchObject({ outcome: 'unknown', env: `${ENV}${OURS}\nTHEIRS=1\n` });
    expect(run.error).toContain(`did not show it. ${DIFFER}`);
    expect(run.error).toContain('in the pages of the service, and correct it there');
  });

  test('is left as it is if somebody has deleted a line since', async () => {
    const withoutOld = (text: string): string => text.replace('OLD=old-value-1\n', '');
    const { error, env } = await play({ manners: { keepsEnv: withoutOld } });
    expect(error).toContain('somebody else has written it since');
    expect(error).toContain(`${DIFFER}OLD.`);
    expect(env).toBe(`${withoutOld(ENV)}${OURS}\n`);
  });

  test.each<[string, (text: string) => string]>([
    ['HTML', (text) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')],
    ['backslashes', (text) => text.replace(/["'\\]/g, '\\$&')],
  ])('fails if it is escaped by %s, and is not written again', async (_, spell) => {
    const more = { site: { env: 'SIMPLE=1\n' }, inputs: { ...SET, env: `URL='a?b&c"d'\nTEXT="it's"` } };
    const failed = { outcome: 'failed', error: has(`${DIFFER}URL, TEXT.`), writes: { length: 1 } };
    for (const manners of [{ showsEnv: spell }, { keepsEnv: spell }])
      expect(await play({ ...more, manners })).toMatchObject(failed);
  });

  test('succeeds with a warning if somebody has added a line since', async () => {
    const happens = (sim: Simulation) => inTurn(/GET .*env$/, undefined, () => void meddle(sim, 0));
    const run = await play({ happens });
    const warnings = [has('added by somebody else since it was written: THEIRS')];
    expect(run).toMatchObject({ outcome: 'succeeded', warnings });
  });
});
