import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { ActionRun } from '../../harness/action-run.ts';
import { HEAD } from '../../harness/simulator/deploys.ts';
import { openSimulation, openSites, type Simulation } from '../../harness/simulator/simulation.ts';
import { type Stage, setStage, UPDATE_SCRIPT } from '../../harness/stage.ts';

type Inputs = Readonly<Record<string, string>>;
const SITE = 'commit.example';
const CHECKOUT = 'git fetch --quiet origin\ngit reset --hard "$SITE_DEPLOY_COMMIT"\n';
const SCRIPT = `#!/bin/bash\nset -e\n${CHECKOUT}`;
const [ONE, TWO] = ['1'.repeat(40), '2'.repeat(40)];
const usual = { site: SITE, operations: 'update-deploy-script, deploy', 'deploy-script': SCRIPT };
const message = (run: ActionRun): string => run.runner.annotations.at(-1)?.message ?? '';

describe('a deploy of a commit', () => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await setStage();
  });
  afterAll(() => stage.stop());
  const commitPage = (name: string): Promise<string> =>
    stage.repository.commit({ 'public/index.html': name }, name);
  const deploy = (commit: string, more: Inputs = {}): Promise<ActionRun> =>
    stage.play({ ...usual, commit, ...more });
  const page = (): Promise<string> => stage.visit(SITE);
  const writes = (): string[] => stage.service.writes().map((line) => line.replace(/^(\w+) .*\d\//, '$1 '));

  test('serves that commit, although the branch moves on, and writes nothing when it is repeated', async () => {
    const [oldest, wanted] = [await commitPage('one'), await commitPage('two')];
    await commitPage('three');
    const operations = 'ensure-site, ensure-repository, update-deploy-script, deploy';
    expect((await deploy(oldest, { operations })).outputs.outcome).toBe('succeeded');
    expect(await page()).toBe('one');
    stage.misbehave(async ({ method, path }) => {
      if (method === 'POST' && path.endsWith('/deploy')) await commitPage('a later one');
      return undefined;
    });
    const run = await deploy(wanted.toUpperCase(), { 'expected-commit': wanted.slice(0, 7) });
    stage.misbehave(() => undefined);
    expect(run.outputs).toMatchObject({ outcome: 'succeeded', changed: 'true', 'deployed-commit': wanted });
    expect(await page()).toBe('two');
    expect(writes()).toEqual(['PATCH deploy/script', 'POST deploy']);
    const again = await deploy(wanted);
    expect(again.outputs).toMatchObject({ outcome: 'succeeded', changed: 'false' });
    expect(writes()).toEqual(['POST deploy']);
    expect(await page()).toBe('two');
    const back = await deploy(oldest);
    expect(back.outputs).toMatchObject({ outcome: 'succeeded', 'deployed-commit': oldest });
    expect(await page()).toBe('one');
  });

  test('fails in the words of git if the repository does not have it', async () => {
    const run = await deploy(TWO);
    expect(run.outputs).toMatchObject({ outcome: 'failed', 'deploy-exit-status': '128' });
    expect(message(run)).toContain(`fatal: Could not parse object '${TWO}'`);
  });
});

describe('the input commit', () => {
  const open = (): Promise<Simulation> => openSimulation({ sites: openSites([SITE]) });

  test('is one line of the script, which the plan, its hash and the diff show', async () => {
    await using simulation = await open();
    const deploy = (commit: string, more: Inputs = {}) => simulation.play({ ...usual, commit, ...more });
    expect((await deploy(ONE)).outputs).toMatchObject({ outcome: 'succeeded', 'deployed-commit': ONE });
    const same = await deploy(ONE, { 'dry-run': 'true' });
    const planned = await deploy(TWO, { 'dry-run': 'true' });
    expect(same.outputs['plan-hash']).not.toBe(planned.outputs['plan-hash']);
    const [unchanged] = JSON.parse(same.outputs.plan ?? '');
    expect(unchanged).toEqual({ operation: 'update-deploy-script', changes: [] });
    expect(JSON.parse(planned.outputs.plan ?? '')).toEqual([
      {
        operation: 'update-deploy-script',
        changes: [`replace the deploy script (4 lines and the exit report) for commit ${TWO}`],
      },
      { operation: 'deploy', changes: [`trigger a deploy of commit ${TWO} and follow it`] },
    ]);
    expect(planned.log).toContain(`for commit ${TWO}`);
    expect(planned.summary.split('\n').filter((line) => /^[-+]\S/.test(line))).toEqual([
      `-export SITE_DEPLOY_COMMIT=${ONE}`,
      `+export SITE_DEPLOY_COMMIT=${TWO}`,
    ]);
    await deploy(TWO, { operations: 'update-deploy-script' });
    expect(simulation.writes()).toEqual(['PATCH /sites/2/deploy/script']);
    expect(simulation.service.siteOf(SITE)?.script).toContain(
      `EXIT\nexport SITE_DEPLOY_COMMIT=${TWO}\nset -e\n`,
    );
  });

  test('fails the run if the script deploys another commit', async () => {
    await using simulation = await open();
    const script = 'echo "to $SITE_DEPLOY_COMMIT"\ngit pull\n';
    const run = await simulation.play({ ...usual, commit: TWO, 'deploy-script': script });
    expect(run.outputs).toMatchObject({ outcome: 'failed', 'deployed-commit': HEAD });
    expect(message(run)).toContain(`Commit ${HEAD} was deployed, not ${TWO}`);
  });

  test('is shown even if a secret of .env equals it', async () => {
    await using simulation = await open();
    const operations = 'update-deploy-script, sync-env, deploy';
    const run = await simulation.play({ ...usual, operations, commit: TWO, env: `RELEASE=${TWO}` });
    expect(run.outputs.outcome).toBe('succeeded');
    expect(run.log).toContain(`trigger a deploy of commit ${TWO}`);
  });
});

describe('inputs about the commit and the rollback', () => {
  const COMMIT = '0123456789abcdef0123456789abcdef01234567';
  const LINE = 'git fetch origin && git reset --hard "$SITE_DEPLOY_COMMIT"';
  const back = { 'rollback-on-failure': 'true' };
  const UNUSED =
    'expected a script that uses $SITE_DEPLOY_COMMIT, as commit is given. Instead of updating to the head of the branch, let it run: ';
  const TRAP =
    'a script that sets no EXIT trap of its own: with commit, its exit report must show which commit was deployed';
  const NEEDED =
    'commit: expected update-deploy-script before deploy, with a script that brings the site to the commit, such as: ';
  const script = (text: string): Inputs => ({ 'deploy-script': text });
  const operations = (names: string): Inputs => ({ operations: names });
  let simulation: Simulation;
  beforeAll(async () => {
    simulation = await openSimulation();
  });
  afterAll(() => simulation.stop());
  const play = (inputs: Inputs): Promise<ActionRun> =>
    simulation.play({ ...usual, commit: COMMIT, ...inputs });

  test.each<[string, Inputs, string]>([
    ['short', { commit: COMMIT.slice(0, 12) }, 'commit: expected a whole commit id'],
    ['too long', { commit: `${COMMIT}0` }, 'commit: expected a whole commit id'],
    ['not used by the script', script(UPDATE_SCRIPT), UNUSED + LINE],
    ['used by a script with an EXIT trap', script(`trap 'echo' EXIT\n${CHECKOUT}`), TRAP],
    ['used by a script that ends in exec', script(`${CHECKOUT}exec ./build\n`), 'does not end in exec'],
    [
      'used by no shell',
      script('#!/usr/bin/php\ngetenv("SITE_DEPLOY_COMMIT");'),
      'as the exit report is one',
    ],
    ['given without a script', { ...operations('deploy'), ...script('') }, NEEDED + LINE],
    ['given with the script too late', operations('deploy, update-deploy-script'), LINE],
    ['given without a use', operations('show-deploy-log'), LINE],
    ['not reported', { 'report-exit-status': 'false' }, 'report-exit-status: expected true with commit'],
    ['not followed', { wait: 'false' }, 'a deploy that is not followed has no use for commit'],
    ['another than expected', { 'expected-commit': 'fedcba9' }, 'commit, expected-commit: expected the same'],
  ])('are rejected before any request if the commit is %s', async (_, inputs, problem) => {
    await isRejected(inputs, problem);
  });

  test.each<[string, Inputs, string]>([
    ['no deploy', operations('update-deploy-script'), 'expected one deploy among the operations, not 0'],
    [
      'two deploys',
      operations('update-deploy-script, deploy, deploy'),
      'expected one deploy among the operations, not 2',
    ],
    [
      'a deploy that is not followed',
      { commit: '', wait: 'false' },
      'is not followed has no use for rollback-on-failure',
    ],
  ])('are rejected before any request if the rollback is of %s', async (_, inputs, problem) => {
    await isRejected({ ...inputs, ...back }, problem);
  });

  async function isRejected(inputs: Inputs, problem: string): Promise<void> {
    const run = await play(inputs);
    expect(run.outputs).toMatchObject({ outcome: 'rejected', requests: '0' });
    expect(message(run)).toContain(problem);
    expect(simulation.seen).toEqual([]);
  }

  test('are all reported at once', async () => {
    const run = await play({
      ...script(''),
      commit: 'main',
      'rollback-on-failure': 'perhaps',
      wait: 'never',
    });
    for (const name of ['commit', 'deploy-script, deploy-script-file', 'rollback-on-failure', 'wait'])
      expect(message(run)).toContain(`\n${name}: expected `);
  });

  const anew = operations('ensure-site, ensure-repository, update-deploy-script, deploy');
  test.each<[string, Inputs, string]>([
    ['the script gets no commit', {}, 'The deploy script uses $SITE_DEPLOY_COMMIT, and no commit is given'],
    [
      'a later rollback can never go back to this run',
      { ...back, ...script(UPDATE_SCRIPT) },
      'Give commit, so that the next run can go back to this one.',
    ],
  ])('cause a warning if %s', async (_, inputs, warning) => {
    const run = await play({ ...anew, commit: '', 'dry-run': 'true', ...inputs });
    expect(run.outputs.outcome).toBe('planned');
    expect(run.runner.annotations.map(({ message }) => message)).toContainEqual(
      expect.stringContaining(warning),
    );
  });
});
