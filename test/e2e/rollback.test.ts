import { describe, expect, test } from '@jest/globals';
import type { ActionOptions, Kill } from '../../harness/action-run.ts';
import { startGitHub } from '../../harness/github.ts';
import { play } from '../../harness/play.ts';
import { type Course, GOOD } from '../../harness/simulator/deploys.ts';
import type { Fault } from '../../harness/simulator/faults.ts';
import { stamp } from '../../harness/simulator/shown.ts';
import {
  MANNERS,
  openSimulation,
  type Setting,
  type Simulation,
} from '../../harness/simulator/simulation.ts';
import type { Meddling, Simulator } from '../../harness/simulator/simulator.ts';
import { DOMAIN, newSite, type SimulatedSite } from '../../harness/simulator/state.ts';
import { framed } from '../../src/script/frame.ts';

type Inputs = Readonly<Record<string, string>>;

/** The commit that the site is on, and the one whose deploy fails. */
const OLD = 'a'.repeat(40);
const NEW = 'b'.repeat(40);
const SCRIPT = 'set -e\ngit fetch origin && git reset --hard "$SITE_DEPLOY_COMMIT"\n';

/** The texts of the site before a run, and as somebody else may change them. */
const BEFORE = {
  script: framed(SCRIPT, OLD),
  env: '# kept\nAPI_SECRET=old-secret-value-11\nOTHER=1\n',
};
const THEIRS = { kind: 'script', script: `${BEFORE.script}# theirs\n` } as const;

/** The writes of a run up to its trigger, and those that put back what it wrote. */
const FIRST = ['PATCH deploy/script', 'PATCH env', 'POST deploy'];
const RESTORED = [...FIRST, 'PATCH env', 'PATCH deploy/script'];

/** Differences of a site and its deploys from usual ones, and the faults that happen. */
interface Twist extends Pick<Setting, 'manners' | 'latencyMs'> {
  /** The deploys of the new commit, and of the old one. */
  readonly first?: Partial<Course>;
  readonly second?: Partial<Course>;
  readonly site?: Partial<SimulatedSite>;
  readonly at?: At;
}

/**
 * Decides the fault of a request, and may change something on the service.
 *
 * @param place as in `4 GET env 1`: after so many writes, itself included, and the number of this read since the last one
 */
type At = (place: string, service: Simulator) => Fault | undefined;

/** Something that happens at each place that matches: a deed of somebody else, a fault, or the one and then the other. */
function at(places: RegExp, ...happenings: readonly (Meddling | Fault)[]): Twist {
  return {
    at(place, service) {
      if (!places.test(place)) return undefined;
      for (const deed of happenings.filter(isDeed)) service.meddle(deed);
      return happenings.find((one): one is Fault => !isDeed(one));
    },
  };
}

const isDeed = (one: Meddling | Fault): one is Meddling => typeof one === 'object' && 'kind' in one;

type Options = Omit<ActionOptions, 'inputs'> & { readonly at?: At | undefined };

/** A simulation of one site on which a deploy fails, unless told otherwise. */
async function openFailingDeploy(given: Twist = {}) {
  const { first = { exitStatus: 3 }, second = {}, site = {}, manners = {}, at: twist, ...setting } = given;
  const log = `old\n\n[site-deploy] exit-status=0 commit=${OLD} run=old\n`;
  const own = { ...BEFORE, hasRepository: true, token: '2025-12-31 00:00:00', log };
  const simulation = await openSimulation({
    ...setting,
    sites: [newSite(2, DOMAIN, { ...own, ...site })],
    manners: { ...manners, courseOf: ({ commit }) => ({ ...GOOD, ...(commit === OLD ? second : first) }) },
    pageOf: () => ({ status: service.isWell() ? 200 : 500, text: '' }),
  });
  const { service } = simulation;
  return {
    ...simulation,
    /** Writes a script, writes a `.env` and deploys the new commit. `health-check-url` is a path of the simulation. */
    deploy: (inputs: Inputs, more?: Options) => deploy(simulation, inputs, { at: twist, ...more }),
    /** The deploy script and the `.env` of the site. */
    texts: () => ({ script: service.siteOf()?.script ?? null, env: service.siteOf()?.env ?? null }),
    /** The commits that were deployed. */
    commits: () => service.deploys.map(({ commit }) => commit),
    /** As `deploy`, but ends the run at the first place that matches. The request still takes effect. Fails if more come. */
    async interrupt(inputs: Inputs, signal: NodeJS.Signals, places: RegExp) {
      let end: Kill = () => {};
      const late: string[] = [];
      let isEnded = false;
      const run = await deploy(simulation, inputs, {
        whole: signal !== 'SIGKILL',
        onStart: (own) => {
          end = own;
        },
        at(place, all) {
          if (isEnded) late.push(place);
          if (isEnded || !places.test(place)) return twist?.(place, all);
          isEnded = true;
          end(signal);
          return 'lose-answer';
        },
      });
      if (!isEnded || late.length > 0) throw new Error(`Interrupted: ${isEnded}; after it: ${late.join()}`);
      return run;
    },
  };
}

/** Plays a run; its `writes` are those that the service got, as in `PATCH env`. */
async function deploy(simulation: Simulation, inputs: Inputs, { at: happens, ...more }: Options) {
  let writes = 0;
  let reads: string[] = [];
  simulation.misbehave(({ method, path }) => {
    const line = `${method} ${path.replace(/.*\/sites\/2\/?/, '') || 'site'}`;
    if (method !== 'GET') writes += 1;
    reads = method === 'GET' ? [...reads, line] : [];
    return happens?.(`${writes} ${line} ${reads.filter((one) => one === line).length}`, simulation.service);
  });
  const usual = {
    site: DOMAIN,
    operations: 'update-deploy-script, sync-env, deploy',
    commit: NEW,
    'deploy-script': SCRIPT,
    env: 'API_SECRET=new-secret-value-22\nADDED=yes-please',
  };
  const { 'health-check-url': page } = inputs;
  const pages = page !== undefined && { 'health-check-url': `${simulation.url}${page}` };
  const secrets = ['old-secret-value-11', 'new-secret-value-22'];
  const run = await simulation.play({ ...usual, ...inputs, ...pages }, { secrets, ...more });
  return { ...run, writes: simulation.writes().map((line) => line.replace('/sites/2/', '')) };
}

const ROLLBACK = { 'rollback-on-failure': 'true' };
const ROLLED_BACK = [...RESTORED, 'POST deploy'];
const refused: Fault = { status: 422, body: { message: 'Too many deploys.' } };
const lost: Fault = 'reset';
/** A command that fails the first time. */
const ONCE = 'mkdir "$GITHUB_WORKSPACE/first" && exit 9; true';

test.each(Object.entries(MANNERS))(
  'a rollback on the service “%s” does not take the report of the failed deploy for its own, although the log lags behind',
  async (_, manners) => {
    const stale = at(/^5 GET log/, { how: 'stale' });
    await using site = await openFailingDeploy({ manners, second: { durationMs: 40_000 }, ...stale });
    const run = await site.deploy(ROLLBACK);
    expect(run.outputs['rolled-back-to']).toBe(OLD);
  },
);

test.each<[string, Partial<Course>, Inputs, string]>([
  ['its script fails', { exitStatus: 3 }, {}, 'exited with status 3'],
  ['its health check fails', { health: 'ill' }, { 'health-check-url': '/' }, 'the health check failed'],
  ['its verify-command fails', {}, { 'verify-command': ONCE }, 'verify-command exited'],
  ['its log matches failure-pattern', {}, { 'failure-pattern': 'run-1 step' }, 'run-1 step'],
  ['no line matches success-pattern', {}, { 'success-pattern': 'run-2' }, 'No line of the log matches'],
  ['it deploys another commit', { commit: 'e'.repeat(40) }, {}, 'was deployed, not'],
])('a rollback deploys the commit before when a deploy fails because %s', async (_, first, given, why) => {
  await using site = await openFailingDeploy({ first });
  const run = await site.deploy({ ...ROLLBACK, ...given });
  // The outputs are those of the failed deploy, but for last-deploy-at.
  expect(run.outputs).toMatchObject({
    outcome: 'failed',
    'rolled-back-to': OLD,
    'deploy-exit-status': String(first.exitStatus ?? 0),
    'deployed-commit': first.commit ?? NEW,
    'last-deploy-at': stamp(site.service.deploys[1]?.endMs ?? 0),
    'deploy-log': expect.stringMatching(/^run-1 step 0\n.*exit-status=\d .* run=run-1\.\S+$/s),
  });
  expect(run.writes).toEqual(ROLLED_BACK);
  expect(site.commits()).toEqual([first.commit ?? NEW, OLD]);
  expect(site.texts()).toEqual(BEFORE);
  const results: { operation: string }[] = JSON.parse(run.outputs.results ?? '');
  expect(results.map(({ operation }) => operation)).toEqual(['update-deploy-script', 'sync-env', 'deploy']);
  expect(run.error).toContain(why);
  expect(run.error).toContain(`the site is back on commit ${OLD}, with `);
  expect(run.log).toMatch(new RegExp(`##\\[group\\]rollback-on-failure\\n.*${why}`));
  expect(run.summary).toContain(`rollback-on-failure: the site is back on commit ${OLD}, with `);
});

test.each<[string, Twist, string, string]>([
  [
    'by its own script',
    { second: { exitStatus: 4 } },
    'The deploy script exited with status 4. The log says: “fatal: it broke”.',
    OLD,
  ],
  [
    'by a refused trigger',
    at(/^6 POST deploy/, refused),
    'POST /api/servers/1/sites/2/deploy was answered with status 422. The server said: Too many deploys.',
    NEW,
  ],
])(
  'a rollback that fails %s is reported with the state of the site, and nothing more is deployed',
  async (_, twist, why, commit) => {
    await using site = await openFailingDeploy(twist);
    const run = await site.deploy(ROLLBACK);
    expect(run.outputs).toMatchObject({ outcome: 'failed', 'rolled-back-to': '', 'deploy-exit-status': '3' });
    expect(run.writes).toEqual(ROLLED_BACK);
    expect(site.texts()).toEqual(BEFORE);
    expect(run.error.split('\n')).toEqual([
      'The deploy script exited with status 3. The log says: “fatal: it broke”',
      `rollback-on-failure: the rollback to commit ${OLD} failed, too: ${why} The deploy ended on commit ${commit}.`,
      'rollback-on-failure: the .env was put back',
      'rollback-on-failure: the deploy script was put back',
      expect.stringMatching(/^Next: Look at the site first: the deploy and its rollback have failed\. /),
    ]);
  },
);

const PAGE = { 'health-check-url': '/', timeout: '90s' };
/** A deploy that ends well 62 s after the start, when two thirds of the time are over, and one that fails later. */
const LATE = { durationMs: 61_200 };
const TOO_LATE = { durationMs: 70_000, exitStatus: 3 };

describe('nothing is deployed again', () => {
  test.each<[string, string, readonly string[], Twist, Inputs?]>([
    [
      'where the script from before the run pins no commit',
      'the deploy script from before this run pins no commit',
      RESTORED,
      { site: { script: 'git pull\n' } },
    ],
    [
      'where the run replaced nothing',
      'this run has nothing to put back, so there is nothing to go back to',
      ['POST deploy'],
      { second: { exitStatus: 3 } },
      { operations: 'deploy', commit: '', 'deploy-script': '', env: '' },
    ],
    ['when the site is gone', 'the service no longer knows the site', FIRST, at(/^3 GET/, { status: 404 })],
    ['when the trigger was refused', 'no deploy had started', RESTORED, at(/POST deploy/, refused)],
    [
      'when it is in doubt whether the .env was put back',
      'the .env is not as it was before this run',
      [...FIRST, 'PATCH env', 'PATCH env', 'PATCH deploy/script'],
      at(/^[4-9] PATCH env/, lost),
    ],
    [
      'when a broken page shows only in the last third of timeout',
      'two thirds of the time (timeout, or target-timeout) were over when the deploy ended, which leaves no time for a rollback. The site is on commit bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb now.',
      RESTORED,
      { first: { ...LATE, health: 'ill' } },
      { ...PAGE, 'health-check-timeout': '5s' },
    ],
  ])('%s: “%s”', async (_, why, writes, twist, given = {}) => {
    await using site = await openFailingDeploy(twist);
    const run = await site.deploy({ ...ROLLBACK, ...given });
    expect(run.outputs).toMatchObject({ outcome: 'failed', 'rolled-back-to': '' });
    expect(run.error).toContain(`\nrollback-on-failure: nothing was deployed again: ${why}`);
    expect(run.writes).toEqual(writes);
    if (writes === RESTORED) expect(site.texts()).toEqual({ ...BEFORE, ...twist.site });
  });

  test.each<[string, RegExp, readonly string[], string]>([
    ['before it is put back', /^3 GET env/, [...FIRST, 'PATCH env'], 'is not as it was before this run'],
    ['after it was put back', /^5 GET deploy.script 2/, RESTORED, 'has been changed since'],
  ])('when somebody changes the script %s: theirs stays', async (_, where, writes, why) => {
    await using site = await openFailingDeploy({ second: { exitStatus: 3 }, ...at(where, THEIRS) });
    const run = await site.deploy(ROLLBACK);
    expect(run.outputs).toMatchObject({ outcome: 'failed', 'rolled-back-to': '' });
    expect(run.error).toContain(`nothing was deployed again: the deploy script ${why}`);
    expect(run.writes).toEqual(writes);
    expect(site.texts()).toEqual({ ...BEFORE, script: THEIRS.script });
  });

  describe.each(['rollback-on-failure', 'restore-on-failure'])('with %s', (input) => {
    test.each<[string, string, Twist]>([
      ['may still be running', 'timed_out', { first: { durationMs: 60_000 } }],
      ['may not have begun', 'unknown', at(/POST deploy/, lost)],
    ])('and nothing put back while the first deploy %s', async (_, outcome, twist) => {
      await using site = await openFailingDeploy(twist);
      const run = await site.deploy({ [input]: 'true', timeout: '30s' });
      expect(run.outputs.outcome).toBe(outcome);
      expect(run.writes).toEqual(FIRST);
      expect(run.error).toContain(`${input}: the .env was not put back: the deploy was not seen to fail`);
      expect(run.error).not.toContain('nothing was deployed again');
    });
  });
});

describe('as a third of timeout is kept for the rollback,', () => {
  test('a health check ends as a failure when two thirds are over', async () => {
    await using site = await openFailingDeploy({ first: { health: 'ill' } });
    const run = await site.deploy({ ...ROLLBACK, ...PAGE, 'health-check-timeout': '10m' });
    expect(run.outputs).toMatchObject({ outcome: 'failed', 'rolled-back-to': OLD });
    expect(run.error).toContain(
      'answered with status 500. It was given up when two thirds of the time (timeout, or target-timeout) were over, as the rest is kept for the rollback.',
    );
    expect(run.error).toContain('with exit status 0, health check passed');
    expect(site.service.deploys[1]?.askedMs).toBeLessThan(61_000);
    expect(site.service.deploys[1]?.askedMs).toBeGreaterThan(59_000);
  });

  test('checks that pass after two thirds are a success', async () => {
    await using site = await openFailingDeploy({ first: LATE });
    const run = await site.deploy({ ...ROLLBACK, ...PAGE });
    expect([run.outputs.outcome, run.writes]).toEqual(['succeeded', FIRST]);
  });

  test('a verify-command ends as a failure when two thirds are over', async () => {
    const runCommand = async (pass: (ms: number) => Promise<void>, limitMs = 0): Promise<number> => {
      await pass(limitMs);
      return limitMs === 0 ? 0 : 143;
    };
    const inputs = { operations: 'update-deploy-script, deploy', commit: NEW, 'verify-command': 'check' };
    const script = { 'deploy-script': 'git reset --hard "$SITE_DEPLOY_COMMIT"', timeout: '90s' };
    const given = { ...ROLLBACK, ...inputs, ...script };
    const { report, requests } = await play({ script: BEFORE.script }, given, { runCommand });
    expect(report.failure?.message).toContain('verify-command was still running when two thirds of the time');
    expect(report.rollback).toMatchObject({ outcome: 'changed', commit: OLD });
    expect(requests.findLast(({ line }) => line.startsWith('POST'))?.atMs).toBe(60_000);
  });

  test('a rollback that is not seen to end in time claims nothing', async () => {
    await using site = await openFailingDeploy({ first: TOO_LATE, second: { durationMs: 60_000 } });
    const run = await site.deploy({ ...ROLLBACK, timeout: '90s' });
    expect(run.outputs).toMatchObject({ outcome: 'failed', 'rolled-back-to': '' });
    expect(run.error).toContain(`whether the site is back on commit ${OLD} is not known`);
    expect(run.error).toContain('Look at the site first: it may or may not be back.');
    expect(site.commits()).toEqual([NEW, OLD]);
    expect(site.clock.now()).toBe(90_000);
  });

  test('without a commit to go back to, a health check has all the time that it was given', async () => {
    await using site = await openFailingDeploy({ first: { health: 'ill' }, site: { script: 'git pull\n' } });
    await site.deploy({ ...ROLLBACK, ...PAGE, 'health-check-timeout': '75s' });
    expect(site.service.deeds.findLast(({ what }) => what === 'write env')?.atMs).toBeGreaterThan(75_000);
    expect(site.commits()).toEqual([NEW]);
  });
});

test('the GitHub Deployment of a commit that is rolled back ends as a failure, in words for both, and the commit before gets none of its own', async () => {
  const github = await startGitHub({ hasCommit: () => true });
  const order: string[] = [];
  github.misbehave(({ body }) => {
    const { ref, state } = JSON.parse(body);
    order.push(state ?? ref);
    return undefined;
  });
  await using site = await openFailingDeploy({
    at: (place) => void (place.includes('POST deploy') && order.push('deploy')),
  });
  const inputs = { ...ROLLBACK, environment: 'production', 'github-token': github.token };
  const run = await site.deploy(inputs, { env: await github.runner({ name: 'push' }) });
  await github.stop();
  expect(run.outputs).toMatchObject({ outcome: 'failed', 'rolled-back-to': OLD });
  expect(order).toEqual([NEW, 'in_progress', 'deploy', 'deploy', 'failure']);
  const [deployment] = github.deployments;
  const words = `: deploy failed, the site is back on ${OLD.slice(0, 7)}: `;
  expect(deployment?.statuses.at(-1)?.description).toContain(words);
  expect(deployment?.environment).toBe('production');
  expect(run.outputs['deployment-id']).toBe(String(deployment?.id));
  expect(run.state).toMatchObject({ 'github-deployment-1': '' });
  expect(run.warnings).toEqual([]);
});

const NONE = 'nothing was deployed again: The workflow was cancelled';
const IN_DOUBT = 'Whether the deploy script was put back is not known.';
const ENV_BACK = 'The .env was put back.';
const MAY_RUN = 'or was about to be: if it took effect, the deploy may still be running';

/** Requests of a rollback, by the number of writes so far: what a run says that is cancelled there, and the post step of one that is killed. */
describe.each([
  [3, 'GET env', NONE, `${IN_DOUBT} Whether the .env was put back is not known.`],
  [5, 'PATCH deploy/script', NONE, `${IN_DOUBT} ${ENV_BACK}`],
  [5, 'GET log', NONE, `The deploy script was put back. ${ENV_BACK}`],
  [6, 'POST deploy', 'Whether the deploy was triggered is not known', MAY_RUN],
  [6, 'GET log', 'it may still be running', MAY_RUN],
])('with %d writes sent, at %s, a rollback', (writes, line, says, post) => {
  const place = new RegExp(`^${writes} ${line} `);
  const deploys = writes === 6 ? 2 : 1;

  test(`reports when it is cancelled: “${says}”`, async () => {
    await using site = await openFailingDeploy({ latencyMs: 0 });
    const run = await site.interrupt(ROLLBACK, 'SIGINT', place);
    // Before anything was put back, the cancel has come too late to change what the run is about.
    const outcome = writes === 3 ? 'failed' : 'cancelled';
    expect(run.outputs).toMatchObject({ outcome, 'rolled-back-to': '', 'deploy-exit-status': '3' });
    expect(run.error).toContain('The deploy script exited with status 3.');
    expect(run.error).toContain(says);
    expect(site.service.deploys).toHaveLength(deploys);
  });

  test(`leaves to the post step when it is killed: “${post}”`, async () => {
    await using site = await openFailingDeploy({ latencyMs: 0 });
    const { code, state } = await site.interrupt(ROLLBACK, 'SIGKILL', place);
    expect(code).toBe(null);
    expect(state.run).toContain(
      'was stopped from outside after deploy had ended, during rollback-on-failure.',
    );
    expect(state.run).toContain(post);
    expect(state.run?.includes('The trigger of the deploy was sent at')).toBe(deploys === 2);
    expect(site.service.deploys).toHaveLength(deploys);
    site.clock.advance(10_000);
    const again = await site.deploy({ ...ROLLBACK, commit: OLD, env: 'API_SECRET=old-secret-value-11' });
    expect(again.outputs.outcome).toBe('succeeded');
    expect(site.commits().at(-1)).toBe(OLD);
    expect(site.texts().env).toContain('API_SECRET=old-secret-value-11\n');
  });
});

const RESTORE = { 'restore-on-failure': 'true' };

describe('after a deploy that failed, restore-on-failure', () => {
  test('puts the .env and the deploy script back, and reports so', async () => {
    await using site = await openFailingDeploy();
    const run = await site.deploy(RESTORE);
    const none = { 'env-added': '', 'env-changed': '' };
    expect(run.outputs).toMatchObject({
      outcome: 'failed',
      changed: 'true',
      'deploy-exit-status': '3',
      ...none,
    });
    expect(run.writes).toEqual(RESTORED);
    expect(site.texts()).toEqual(BEFORE);
    expect(run.error).toContain('\nrestore-on-failure: the .env was put back\n');
    expect(run.summary).toContain('the deploy script was put back');
    expect(JSON.parse(run.outputs.results ?? '')[1]).toMatchObject({
      operation: 'sync-env',
      status: 'changed',
      changes: ['.env: added ADDED; changed API_SECRET', 'the .env was put back'],
    });
  });

  /** A text that is left as it is, its content, and why. */
  type Kept = readonly [what: 'deploy script' | '.env', content: RegExp, why: string];
  const line = { kind: 'env line', line: 'THEIRS=1' } as const;
  const OPERATIONS = 'update-deploy-script, sync-env, deploy';
  const CHANGED = 'it has been changed since';
  const theirScript: Kept = ['deploy script', /# theirs\n$/, CHANGED];
  const theirEnv: Kept = ['.env', /value-22\n(.*\n)*THEIRS=1\n$/, CHANGED];
  test.each<[title: string, Kept, Twist, inputs?: object]>([
    ['a script that somebody has changed since', theirScript, at(/^3 GET log 1/, THEIRS)],
    ['a .env that somebody changed right after it was written', theirEnv, at(/^2 GET env/, line)],
    [
      'a script that the service no longer shows',
      ['deploy script', new RegExp(NEW), 'the service does not show it, so a later change could not be seen'],
      at(/^[1-9] GET deploy.script/, { status: 200, body: null }),
    ],
    [
      'a .env of a repository that the run has installed',
      ['.env', /value-22/, 'there is none from before this run'],
      {},
      { operations: `ensure-repository, ${OPERATIONS}`, 'reinstall-repository': 'true' },
    ],
  ])('leaves %s, and puts back the other text', async (_, [what, content, why], twist, inputs = {}) => {
    await using site = await openFailingDeploy(twist);
    const run = await site.deploy({ ...RESTORE, ...inputs });
    expect(run.outputs.outcome).toBe('failed');
    expect(run.error).toContain(`\nrestore-on-failure: the ${what} was not put back: ${why}\n`);
    const left = what === '.env' ? 'env' : 'script';
    expect(site.texts()).toEqual({ ...BEFORE, [left]: expect.stringMatching(content) });
  });

  test('says what could not be put back, and what may not have been', async () => {
    await using site = await openFailingDeploy({
      at(place) {
        if (/^4 PATCH env/.test(place)) return { status: 422, body: { message: 'Locked.' } };
        return /^[5-9] PATCH deploy.script/.test(place) ? { status: 500 } : undefined;
      },
    });
    const run = await site.deploy(RESTORE);
    expect(run.outputs.outcome).toBe('failed');
    expect(run.error).toMatch(/the \.env was not put back: .*Locked\./);
    expect(run.error).toContain('whether the deploy script was put back is not known: ');
    expect(run.error).toContain('Next: See what is there now.');
    const results: { status: string }[] = JSON.parse(run.outputs.results ?? '');
    expect(results.map(({ status }) => status)).toEqual(['unknown', 'changed', 'failed']);
    expect(run.summary).toContain(': deploy failed\n');
  });
});
