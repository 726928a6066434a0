import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { ActionRun } from '../../harness/action-run.ts';
import { SERVICES } from '../../harness/sandbox.ts';
import { type Stage, setStage, UPDATE_SCRIPT } from '../../harness/stage.ts';

const CHECKOUT = 'git fetch --quiet origin\ngit reset --quiet --hard "$SITE_DEPLOY_COMMIT"\n';
const SCRIPT = `#!/bin/bash\nset -e\n${CHECKOUT}`;
const NOWHERE = 'd'.repeat(40);
const message = (run: ActionRun): string => run.runner.annotations.at(-1)?.message ?? '';

describe.each(SERVICES)('%s: the commit of a run', (service) => {
  let stage: Stage;
  let siteId: string;
  const commits: string[] = [];
  beforeAll(async () => {
    stage = await setStage({ service });
    for (const name of ['one', 'two', 'three']) commits.push(await commitPage(name));
    const operations = 'ensure-site, ensure-repository, update-deploy-script, deploy';
    const first = await deploy(commits[0] ?? '', { operations });
    expect(first.outputs.outcome).toBe('succeeded');
    siteId = first.outputs['site-id'] ?? '';
  });
  afterAll(() => stage.stop());

  const commitPage = (name: string): Promise<string> =>
    stage.repository.commit({ 'public/index.html': name }, name);
  const deploy = (commit: string, more: Readonly<Record<string, string>> = {}): Promise<ActionRun> =>
    stage.play(
      {
        ...{ site: 'commit.example', operations: 'update-deploy-script, deploy', commit },
        ...{ 'deploy-script': SCRIPT, ...more },
      },
      // Skips the time in which the log must stay quiet.
      { waitsInVain: true },
    );
  const page = (): Promise<string> => stage.visit('commit.example');
  const writes = (): string[] => stage.service.writes().map((line) => line.replace(/^(\w+) .*\d\//, '$1 '));

  test('is what is served, although the branch moves on meanwhile; deployed once more, it is not written again', async () => {
    const [, wanted = ''] = commits;
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
    const [oldest = ''] = commits;
    const back = await deploy(oldest);
    expect(back.outputs).toMatchObject({ outcome: 'succeeded', 'deployed-commit': oldest });
    expect(await page()).toBe('one');
  });

  test('is one line of the script, which the plan, its hash and the diff show; without a deploy it is only written', async () => {
    const [, two = '', three = ''] = commits;
    await deploy(two);
    const planned = await Promise.all([two, three].map((commit) => deploy(commit, { 'dry-run': 'true' })));
    const hashes = planned.map(({ outputs }) => outputs['plan-hash']);
    expect(new Set(hashes).size).toBe(2);
    const run = planned[1];
    expect(JSON.parse(run?.outputs.plan ?? '')).toEqual([
      {
        operation: 'update-deploy-script',
        changes: [`replace the deploy script (4 lines and the exit report) for commit ${three}`],
      },
      { operation: 'deploy', changes: [`trigger a deploy of commit ${three} and follow it`] },
    ]);
    expect(run?.log).toContain(`for commit ${three}`);
    expect(run?.summary.split('\n').filter((line) => /^[-+]\S/.test(line))).toEqual([
      `-export SITE_DEPLOY_COMMIT=${two}`,
      `+export SITE_DEPLOY_COMMIT=${three}`,
    ]);
    expect(JSON.parse(planned[0]?.outputs.plan ?? '')[0].changes).toEqual([]);
    const only = await deploy(three, { operations: 'update-deploy-script' });
    expect(only.outputs.outcome).toBe('succeeded');
    expect(writes()).toEqual(['PATCH deploy/script']);
    expect(await stage.call('GET', `/api/servers/1/sites/${siteId}/deploy/script`)).toEqual({
      deploy_script: expect.stringContaining(`EXIT\nexport SITE_DEPLOY_COMMIT=${three}\nset -e\n`),
    });
  });

  test('fails where the repository does not have it, in the words of git', async () => {
    const run = await deploy(NOWHERE);
    expect(run.outputs).toMatchObject({ outcome: 'failed', 'deploy-exit-status': '128' });
    expect(message(run)).toContain(`fatal: Could not parse object '${NOWHERE}'`);
  });

  test('fails where the script uses the variable, but not for this', async () => {
    const [one = '', two = ''] = commits;
    await deploy(one);
    const run = await deploy(two, { 'deploy-script': 'echo "to $SITE_DEPLOY_COMMIT"' });
    expect(run.outputs).toMatchObject({ outcome: 'failed', 'deployed-commit': one });
    expect(message(run)).toContain(`Commit ${one} was deployed, not ${two}`);
  });

  test('is shown even if a secret of .env equals it', async () => {
    const [, two = ''] = commits;
    const operations = 'update-deploy-script, sync-env, deploy';
    const run = await deploy(two, { operations, env: `RELEASE=${two}` });
    expect(run.outputs.outcome).toBe('succeeded');
    expect(run.log).toContain(`trigger a deploy of commit ${two}`);
  });
});

describe('inputs about the commit and the rollback that are refused before any request', () => {
  const COMMIT = '0123456789abcdef0123456789abcdef01234567';
  const LINE = 'git fetch origin && git reset --hard "$SITE_DEPLOY_COMMIT"';
  const USUAL = {
    ...{ site: 'commit.example', operations: 'update-deploy-script, deploy' },
    ...{ commit: COMMIT, 'deploy-script': SCRIPT },
  };
  let stage: Stage;
  beforeAll(async () => {
    stage = await setStage();
  });
  afterAll(() => stage.stop());

  test.each<[string, Readonly<Record<string, string>>, string]>([
    ['a short commit', { commit: COMMIT.slice(0, 12) }, 'commit: expected a whole commit id'],
    ['a branch', { commit: 'main' }, 'commit: expected a whole commit id'],
    ['41 digits', { commit: `${COMMIT}0` }, 'commit: expected a whole commit id'],
    [
      'a script that does not use it',
      { 'deploy-script': UPDATE_SCRIPT },
      `expected a script that uses $SITE_DEPLOY_COMMIT, as commit is given. Instead of updating to the head of the branch, let it run: ${LINE}`,
    ],
    [
      'a script that names it in a comment',
      { 'deploy-script': `echo it's fine # git reset "$SITE_DEPLOY_COMMIT"\n` },
      LINE,
    ],
    [
      'an EXIT trap of its own',
      { 'deploy-script': `trap 'echo bye' EXIT\n${CHECKOUT}` },
      'a script that sets no EXIT trap of its own: with commit, its exit report must show which commit was deployed',
    ],
    ['a script that ends in exec', { 'deploy-script': `${CHECKOUT}exec ./build\n` }, 'does not end in exec'],
    [
      'a script that is for no shell',
      { 'deploy-script': '#!/usr/bin/env php\n<?php echo getenv("SITE_DEPLOY_COMMIT");' },
      'as the exit report is one',
    ],
    [
      'a deploy without the script',
      { operations: 'deploy', 'deploy-script': '' },
      `commit: expected update-deploy-script before deploy, with a script that brings the site to the commit, such as: ${LINE}`,
    ],
    ['a deploy before the script', { operations: 'deploy, update-deploy-script' }, LINE],
    ['nothing to do with it', { operations: 'show-deploy-log' }, LINE],
    ['no exit report', { 'report-exit-status': 'false' }, 'report-exit-status: expected true with commit'],
    [
      'a deploy that is not followed',
      { wait: 'false' },
      'a deploy that is not followed has no use for commit',
    ],
    [
      'another expected commit',
      { 'expected-commit': 'fedcba9' },
      'commit, expected-commit: expected the same commit in both',
    ],
    [
      'a rollback of no deploy',
      { operations: 'update-deploy-script', 'rollback-on-failure': 'true' },
      'rollback-on-failure: expected one deploy among the operations, not 0',
    ],
    [
      'a rollback of two deploys',
      { operations: 'update-deploy-script, deploy, deploy', 'rollback-on-failure': 'true' },
      'rollback-on-failure: expected one deploy among the operations, not 2',
    ],
    [
      'a rollback of a deploy that is not followed',
      { commit: '', wait: 'false', 'rollback-on-failure': 'true' },
      'a deploy that is not followed has no use for rollback-on-failure',
    ],
  ])('%s', async (_, inputs, problem) => {
    const run = await stage.play({ ...USUAL, ...inputs });
    expect(run.outputs).toMatchObject({ outcome: 'rejected', requests: '0' });
    expect(message(run)).toContain(problem);
    expect(stage.service.requests).toEqual([]);
  });

  test('all at once', async () => {
    const inputs = { commit: 'main', 'deploy-script': '', 'rollback-on-failure': 'perhaps', wait: 'never' };
    const run = await stage.play({ ...USUAL, ...inputs });
    for (const name of ['commit', 'deploy-script, deploy-script-file', 'rollback-on-failure', 'wait'])
      expect(message(run)).toContain(`\n${name}: expected `);
  });

  test('a script that is handed no commit is warned of', async () => {
    const run = await stage.play({
      ...{ ...USUAL, commit: '', operations: 'ensure-site, ensure-repository, update-deploy-script' },
      'dry-run': 'true',
    });
    expect(run.outputs.outcome).toBe('planned');
    expect(run.runner.annotations.map(({ message }) => message)).toContainEqual(
      expect.stringContaining('The deploy script uses $SITE_DEPLOY_COMMIT, and no commit is given'),
    );
  });

  test('a rollback that can never go back to this run is warned of', async () => {
    const run = await stage.play({
      ...{ ...USUAL, commit: '', 'deploy-script': UPDATE_SCRIPT },
      ...{ operations: 'ensure-site, ensure-repository, update-deploy-script, deploy' },
      ...{ 'rollback-on-failure': 'true', 'dry-run': 'true' },
    });
    expect(run.runner.annotations.map(({ message }) => message)).toContainEqual(
      expect.stringContaining('Give commit, so that the next run can go back to this one.'),
    );
  });
});
