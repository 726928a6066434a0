import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { play } from '../../../harness/play.ts';
import type { Behaviour } from '../../../harness/simulator/behaviour.ts';
import { HEAD } from '../../../harness/simulator/deploys.ts';
import { openSimulation, openSites, type Simulation } from '../../../harness/simulator/simulation.ts';

const SECOND = 1_000;
type Fields = Readonly<Record<string, unknown>>;
type Inputs = Readonly<Record<string, string>>;

const ensure: Inputs = { operations: 'ensure-repository' };
const remove: Inputs = { operations: 'remove-repository' };
const reinstall: Inputs = { ...ensure, 'reinstall-repository': 'true' };
const INSTALL = 'POST /sites/2/repository';
const REMOVE = 'DELETE /sites/2/repository';
const ABSENT = { has_repository: false };
const THERE = { has_repository: true };
const deployedBefore = { before: { lastDeployAt: 't1' } };
const busy = { error: 'Please wait until the site has been installed.' };
/** A service that refuses what is to happen with the repository. */
const refusing = (status: number, body: unknown, method = /POST|DELETE/): Behaviour => ({
  fault: (request) =>
    method.test(request.method) && request.path.endsWith('/repository')
      ? { status, body, takesEffect: false }
      : undefined,
});
const lost = (method: string): Behaviour => ({
  fault: (request) => (request.method === method ? { status: 0 } : undefined),
});

describe('ensure-repository', () => {
  test.each<[string, Fields, string[], string, Inputs]>([
    ['installs it if the site shows none', ABSENT, [INSTALL], 'succeeded', ensure],
    ['leaves one that is shown', THERE, [], 'succeeded', ensure],
    ['refuses to replace another branch', { repository: { branch: 'dev' } }, [], 'failed', ensure],
    ['replaces it if asked to', { repository: { branch: 'dev' } }, [REMOVE, INSTALL], 'succeeded', reinstall],
  ])('%s', async (_, site, writes, outcome, given) => {
    const played = await play({ site, ...deployedBefore }, given);
    expect(played).toMatchObject({ writes, report: { outcome } });
  });

  const hosted = { branch: 'main', user: 'acme', provider: 'hosted_git_1' };
  const custom = (repository: string): Inputs => ({ 'repository-provider': 'custom', repository });
  const shop = custom('https://git.example/acme/shop.git');
  test.each<[Fields, Inputs]>([
    [hosted, {}],
    [{ user: 'acme', name: 'shop' }, {}],
    [{ name: 'acme/shop' }, {}],
    [{ name: 'acme/shop.git' }, {}],
    [{ name: 'shop.git', user: 'acme' }, {}],
    [{ name: 'shop' }, {}],
    [{ name: 'https://git.example/acme/shop.git' }, {}],
    [{ name: 'git@git.example:acme/shop.git', user: 'git' }, {}],
    [{ name: 'Shop', user: 'ACME' }, {}],
    [{ name: '', user: '' }, {}],
    [{ name: 'shop', user: 'acme' }, shop],
    [{ name: 'ssh://git@GIT.example:22/acme/shop' }, shop],
    [{ name: 'acme/shop' }, custom('/srv/git/acme/shop.git')],
  ])('takes %j for the wanted one, with the inputs %j', async (repository, given) => {
    const played = await play({ site: { repository } }, { ...ensure, ...given });
    expect(played).toMatchObject({ statuses: ['unchanged'], writes: [] });
  });

  test.each<[Fields, Inputs]>([
    [{ user: 'other' }, {}],
    [{ user: 'other', name: 'shop' }, {}],
    [{ user: 'acme', name: 'blog' }, {}],
    [{ name: 'other/shop' }, {}],
    [{ name: 'acme/shop2' }, {}],
    [{ name: 'acme/shop', branch: 'Main' }, {}],
    [{ name: 'https://git.example/acme/Shop.git' }, shop],
    [{ name: 'https://git.other/acme/shop.git' }, shop],
  ])('takes %j for another one, with the inputs %j', async (repository, given) => {
    const played = await play({ site: { repository } }, { ...ensure, ...given });
    expect(played).toMatchObject({ statuses: ['failed'], writes: [] });
  });

  test('names what differs without the credentials in it', async () => {
    const name = 'https://deploy:OLDTOKEN-abcdef@git.example/a.git';
    const site = { repository: { name, branch: null }, ...THERE };
    const played = await play({ site }, { ...ensure, ...custom('https://u:ghp_NEW7x@git.example/b.git') });
    expect(played.report).toMatchObject({
      outcome: 'failed',
      failure: {
        message: expect.stringContaining('name is https://git.example/a.git, not https://git.example/b.git'),
      },
    });
  });

  test('reports that it has removed the old one if the new one is refused, and asks for no second one', async () => {
    const behaviour = refusing(422, { message: 'The branch does not exist.' }, /POST/);
    const played = await play({ ...deployedBefore, ...behaviour }, reinstall);
    expect(played.writes).toEqual([REMOVE, INSTALL]);
    expect(played.report).toMatchObject({
      outcome: 'failed',
      results: [{ wrote: true, changes: ['removed the repository'] }],
    });
  });
});

describe('ensure-repository on a service that installs in the background', () => {
  const both = { operations: 'ensure-repository, sync-env', env: 'A=wanted value' };
  /** Times are since the installation was asked for; it is shown from `shownMs`. */
  const installing = (endMs: number, after: Fields, { fromMs = 0, shownMs = endMs } = {}): Behaviour => ({
    ...{ hasRepository: false, env: 'A=old\n' },
    siteAt: ({ since }) => {
      const ms = since(INSTALL) ?? -1;
      if (ms >= fromMs && ms < endMs) return { status: 'repository-installing', ...ABSENT };
      return { status: 'active', ...(ms < shownMs ? ABSENT : after) };
    },
  });

  test('waits for the end, as the .env comes with the repository', async () => {
    const played = await play(installing(50 * SECOND, THERE), both);
    expect(played.statuses).toEqual(['changed', 'changed']);
    const read = played.requests.find(({ line }) => line.endsWith('/env'));
    expect(read?.atMs).toBeGreaterThanOrEqual(50 * SECOND);
  });

  test.each<[string, Behaviour]>([
    ['begins late', installing(30 * SECOND, THERE, { fromMs: 2 * SECOND })],
    ['is shown late', installing(30 * SECOND, THERE, { shownMs: 37 * SECOND })],
    ['leaves no trace', installing(50 * SECOND, { has_repository: undefined })],
    ['gets no answer', { ...installing(20 * SECOND, THERE), ...lost('POST') }],
  ])('counts an installation that %s as done', async (_, behaviour) => {
    const played = await play(behaviour, both);
    expect(played.statuses).toEqual(['changed', 'changed']);
    expect(played.writes.filter((line) => line === INSTALL)).toHaveLength(1);
  });

  test('does not look again where the site shows no status', async () => {
    const played = await play({ site: ABSENT }, ensure);
    expect(played.requests.map(({ line }) => line)).toEqual([
      'GET /api/servers/1/sites',
      'POST /api/servers/1/sites/2/repository',
    ]);
  });

  test.each<Fields>([ABSENT, { repository: null, has_repository: undefined }])(
    'fails if the site shows %j after it',
    async (after) => {
      const played = await play(installing(50 * SECOND, after), both);
      expect(played.report.failure).toMatchObject({
        outcome: 'failed',
        message:
          'The service has taken the repository acme/shop, branch main, but the site has none: its status is “active”. Most likely it could not be cloned.',
      });
      expect(played).toMatchObject({ statuses: ['failed', 'not-run'], writes: [INSTALL] });
    },
  );

  test('does not know the end of an installation that was not seen to begin: it may begin later', async () => {
    const played = await play(installing(0, ABSENT), both);
    expect(played.report.outcome).toBe('unknown');
    expect(played).toMatchObject({ statuses: ['unknown', 'not-run'], writes: [INSTALL] });
  });

  const entry = { id: 9, type: null, description: 'Not installed', content: 'fatal: no such branch\n' };
  const nothing = 'is “active”. Most';
  const whole =
    'is “active”, and the newest entry of its log says “Not installed: fatal: no such branch”. Most';
  test.each<[string, unknown, string]>([
    ['the newest entry of the log', [entry], whole],
    ['an entry without a text', [{ description: 'Not installed' }], 'its log says “Not installed”. Most'],
    ['nothing if the newest entry is of a deploy', [{ ...entry, type: 'deploy' }, entry], nothing],
    ['nothing of a log that is no list', entry, nothing],
    ['nothing of an empty log', [], nothing],
    ['nothing of something that is no log', 'no log', nothing],
  ])('quotes %s after a failure', async (_, log, words) => {
    const behaviour = installing(50 * SECOND, ABSENT);
    const fault: Behaviour['fault'] = ({ path }) =>
      path.endsWith('/log') ? { status: 200, body: { data: log } } : undefined;
    const played = await play({ ...behaviour, fault }, ensure);
    expect(played.report.failure?.message).toContain(words);
  });
});

describe('a refused installation', () => {
  const said = { message: 'A repository is already installed.' };
  const refused = (status: number, body: unknown, after: Fields) =>
    play(
      { siteAt: ({ since }) => (since(INSTALL) === undefined ? {} : after), ...refusing(status, body) },
      ensure,
    );

  test.each<[string, number, unknown, Fields]>([
    ['it is told in the words of the document', 422, said, {}],
    ['it is told in these words as a conflict', 409, said, {}],
    ['the site shows one', 422, busy, THERE],
    ['the site shows the wanted one', 409, busy, { repository: { name: 'acme/shop' } }],
    ['the site has been deployed since', 422, busy, { last_deploy_at: 't2' }],
    ['the site is being deployed', 422, busy, { status: 'deploying' }],
  ])('means that there is a repository already if %s', async (_, status, body, after) => {
    expect(await refused(status, body, after)).toMatchObject({ statuses: ['unchanged'], writes: [INSTALL] });
  });

  test.each<[string, number, unknown, Fields, string]>([
    ['it has no words', 422, {}, {}, 'status 4'],
    ['it has other words', 422, busy, {}, 'status 4'],
    ['it is a conflict without words', 409, {}, {}, 'status 4'],
    ['it names a field', 422, { errors: { branch: ['unknown'] } }, THERE, 'status 4'],
    ['the site shows that it has none', 422, busy, ABSENT, 'status 4'],
    ['the site shows null for it', 422, busy, { repository: null }, 'status 4'],
    ['the site is ready and shows none', 422, busy, { status: 'active' }, 'status 4'],
    [
      'the site shows another one',
      422,
      busy,
      { repository: { name: 'acme/blog' } },
      'a different repository',
    ],
  ])('is a failure if %s', async (_, status, body, after, words) => {
    const played = await refused(status, body, after);
    expect(played).toMatchObject({ statuses: ['failed'], writes: [INSTALL] });
    expect(played.report.failure?.message).toContain(words);
  });

  test('is reported as it is if the site cannot be looked at', async () => {
    const { fault } = refusing(422, busy);
    const onLook: Behaviour['fault'] = (request) =>
      request.path.endsWith('/2') ? { status: 500 } : fault?.(request);
    expect((await play({ fault: onLook }, ensure)).report.failure).toMatchObject({
      outcome: 'failed',
      message: expect.stringContaining(busy.error),
    });
  });
});

describe('remove-repository', () => {
  test.each<[string, string, Behaviour, Fields]>([
    ['failed', 'is refused and the site shows nothing', refusing(422, busy), {}],
    ['failed', 'is refused and the site shows a repository', refusing(422, busy), THERE],
    ['unchanged', 'is refused and the site shows none', refusing(422, busy), ABSENT],
    ['unchanged', 'is answered with 404', refusing(404, {}), {}],
    ['unknown', 'gets no answer and the site shows a repository', lost('DELETE'), { repository: {} }],
    ['changed', 'gets no answer and the site shows none', lost('DELETE'), ABSENT],
  ])('ends as %s if it %s', async (status, _, behaviour, after) => {
    const siteAt: Behaviour['siteAt'] = ({ since }) => (since(REMOVE) === undefined ? {} : after);
    expect(await play({ siteAt, ...behaviour }, remove)).toMatchObject({
      statuses: [status],
      writes: [REMOVE],
    });
  });

  test('sends nothing if the site shows that it has none', async () => {
    expect(await play({ site: ABSENT }, remove)).toMatchObject({ statuses: ['unchanged'], writes: [] });
  });
});

describe('the input commit', () => {
  const [ONE, TWO] = ['1'.repeat(40), '2'.repeat(40)];
  const CHECKOUT = 'git fetch --quiet origin\ngit reset --hard "$SITE_DEPLOY_COMMIT"\n';
  const UPDATE = 'git fetch origin main\ngit reset --hard FETCH_HEAD\n';
  const script = (text: string): Inputs => ({ 'deploy-script': text });
  const operations = (names: string): Inputs => ({ operations: names });
  const back = { 'rollback-on-failure': 'true' };
  let simulation: Simulation;
  beforeEach(async () => {
    simulation = await openSimulation({ sites: openSites(['commit.example']) });
  });
  afterEach(() => simulation.stop());
  async function deploy(commit: string, more: Inputs = {}) {
    const usual = {
      ...operations('update-deploy-script, deploy'),
      ...script(`#!/bin/bash\nset -e\n${CHECKOUT}`),
    };
    const run = await simulation.play({ site: 'commit.example', ...usual, commit, ...more });
    return { ...run, said: run.runner.annotations.map(({ message }) => message).join('\n') };
  }

  test('is one line of the script, which the plan, its hash and the diff show', async () => {
    expect((await deploy(ONE)).outputs).toMatchObject({ outcome: 'succeeded', 'deployed-commit': ONE });
    const same = await deploy(ONE, { 'dry-run': 'true' });
    const planned = await deploy(TWO, { 'dry-run': 'true' });
    expect(same.outputs['plan-hash']).not.toBe(planned.outputs['plan-hash']);
    const operation = 'update-deploy-script';
    expect(JSON.parse(same.outputs.plan ?? '')[0]).toEqual({ operation, changes: [] });
    const change = `replace the deploy script (4 lines and the exit report) for commit ${TWO}`;
    expect(JSON.parse(planned.outputs.plan ?? '')).toEqual([
      { operation, changes: [change] },
      { operation: 'deploy', changes: [`trigger a deploy of commit ${TWO} and follow it`] },
    ]);
    expect(planned.log).toContain(`for commit ${TWO}`);
    const lines = [ONE, TWO].map((commit) => `export SITE_DEPLOY_COMMIT=${commit}`);
    const diff = planned.summary.split('\n').filter((line) => /^[-+]\S/.test(line));
    expect(diff).toEqual([`-${lines[0]}`, `+${lines[1]}`]);
    await deploy(TWO, { operations: operation });
    expect(simulation.writes()).toEqual(['PATCH /sites/2/deploy/script']);
    expect(simulation.service.siteOf('commit.example')?.script).toContain(`EXIT\n${lines[1]}\nset -e\n`);
  });

  test('fails the run if the script deploys another commit', async () => {
    const run = await deploy(TWO, script('echo "to $SITE_DEPLOY_COMMIT"\ngit pull\n'));
    expect(run.outputs).toMatchObject({ outcome: 'failed', 'deployed-commit': HEAD });
    expect(run.said).toContain(`Commit ${HEAD} was deployed, not ${TWO}`);
  });

  test('is shown even if a secret of .env equals it', async () => {
    const run = await deploy(TWO, {
      ...operations('update-deploy-script, sync-env, deploy'),
      env: `RELEASE=${TWO}`,
    });
    expect(run.outputs.outcome).toBe('succeeded');
    expect(run.log).toContain(`trigger a deploy of commit ${TWO}`);
  });

  const LINE = 'git fetch origin && git reset --hard "$SITE_DEPLOY_COMMIT"';
  const UNUSED = `expected a script that uses $SITE_DEPLOY_COMMIT, as commit is given. Instead of updating to the head of the branch, let it run: ${LINE}`;
  const NEEDED = `commit: expected update-deploy-script before deploy, with a script that brings the site to the commit, such as: ${LINE}`;
  const TRAP =
    'a script that sets no EXIT trap of its own: with commit, its exit report must show which commit was deployed';
  const TWICE = operations('update-deploy-script, deploy, deploy');
  test.each<[string, Inputs, string]>([
    ['is short', { commit: ONE.slice(0, 12) }, 'commit: expected a whole commit id'],
    ['is too long', { commit: `${ONE}0` }, 'commit: expected a whole commit id'],
    ['is not used by the script', script(UPDATE), UNUSED],
    ['is used by a script with an EXIT trap', script(`trap 'echo' EXIT\n${CHECKOUT}`), TRAP],
    ['is used by a script that ends in exec', script(`${CHECKOUT}exec ./build\n`), 'does not end in exec'],
    ['is used by no shell', script('#!/usr/bin/php\n$SITE_DEPLOY_COMMIT'), 'as the exit report is one'],
    ['comes without a script', { ...operations('deploy'), ...script('') }, NEEDED],
    ['comes with a script that is too late', operations('deploy, update-deploy-script'), LINE],
    ['is not used at all', operations('show-deploy-log'), LINE],
    ['is not reported', { 'report-exit-status': 'false' }, 'report-exit-status: expected true with commit'],
    ['is not followed', { wait: 'false' }, 'a deploy that is not followed has no use for commit'],
    [
      'is not expected-commit',
      { 'expected-commit': 'fedcba9' },
      'commit, expected-commit: expected the same',
    ],
    [
      'is for no deploy',
      { ...operations('update-deploy-script'), ...back },
      'one deploy among the operations, not 0',
    ],
    ['is for two deploys', { ...TWICE, ...back }, 'one deploy among the operations, not 2'],
    [
      'is missing and the deploy not followed',
      { commit: '', wait: 'false', ...back },
      'no use for rollback-on-failure',
    ],
  ])('is rejected before any request if it %s', async (_, inputs, problem) => {
    const run = await deploy(ONE, inputs);
    expect(run.outputs).toMatchObject({ outcome: 'rejected', requests: '0' });
    expect(run.said).toContain(problem);
    expect(simulation.seen).toEqual([]);
  });

  test('is reported together with all other wrong inputs', async () => {
    const run = await deploy('main', { ...script(''), 'rollback-on-failure': 'perhaps', wait: 'never' });
    for (const name of ['commit', 'deploy-script, deploy-script-file', 'rollback-on-failure', 'wait'])
      expect(run.said).toContain(`\n${name}: expected `);
  });

  test.each<[string, Inputs, string]>([
    ['the script needs it', {}, 'The deploy script uses $SITE_DEPLOY_COMMIT, and no commit is given'],
    [
      'a later run may go back',
      { ...back, ...script(UPDATE) },
      'so that the next run can go back to this one.',
    ],
  ])('is recommended by a warning if %s', async (_, inputs, warning) => {
    const anew = operations('ensure-site, ensure-repository, update-deploy-script, deploy');
    const run = await deploy('', { ...anew, 'dry-run': 'true', ...inputs });
    expect(run.outputs.outcome).toBe('planned');
    expect(run.said).toContain(warning);
  });
});
