import { afterAll, beforeEach, describe, expect, test } from '@jest/globals';
import { startGitHub } from '../../harness/github.ts';
import { runPost } from '../../harness/run-action.ts';
import { type Deployed, NEW, OLD, openFailingDeploy, type Twist } from '../support/failing-deploy.ts';

const github = await startGitHub({ hasCommit: () => true });
const env = await github.runner({ name: 'push' });
afterAll(() => github.stop());
beforeEach(() => {
  github.misbehave(() => undefined);
  github.deployments.length = 0;
});

const inputs = () => ({
  'rollback-on-failure': 'true',
  environment: 'production',
  'github-token': github.token,
});

/** Deploys a commit that fails, with GitHub Deployments and a rollback. */
async function rollBack(twist: Twist = {}): Promise<Deployed> {
  await using site = await openFailingDeploy(twist);
  return await site.deploy(inputs(), { env });
}

/** The same, and ends the run while the commit before is deployed. GitHub refuses states with these words. */
async function interrupt(signal: NodeJS.Signals, refused = 'nothing'): Promise<Deployed> {
  await using site = await openFailingDeploy();
  github.misbehave(({ body }) => {
    // A process that is killed would send nothing more.
    if (signal === 'SIGKILL' && site.commits().length === 2) return 'reset';
    return body.includes(refused) ? { status: 502 } : undefined;
  });
  return await site.interrupt(inputs(), signal, /^6 GET log/, { env });
}

/** Each GitHub Deployment with its commit and its states. */
const shown = (): [string, string][] =>
  github.deployments.map(({ ref, statuses }) => [ref, statuses.map(({ state }) => state).join(' → ')]);
const lastOf = (nth: number): string | undefined => github.deployments[nth]?.statuses.at(-1)?.description;
const FAILED = /^shop\.example: deploy failed.*: .* status 3/;

describe('a rollback with GitHub Deployments', () => {
  test('ends that of the failed commit as a failure, then deploys the commit before with one of its own', async () => {
    const order: string[] = [];
    github.misbehave(({ body }) => {
      const { ref, state } = JSON.parse(body);
      order.push(state ?? ref);
      return undefined;
    });
    const run = await rollBack({
      at(place) {
        if (place.includes('POST deploy')) order.push('deploy');
        return undefined;
      },
    });
    expect(run.outputs).toMatchObject({ outcome: 'failed', 'rolled-back-to': OLD });
    expect(order).toEqual([
      ...[NEW, 'in_progress', 'deploy', 'failure'],
      ...[OLD, 'in_progress', 'deploy', 'success'],
    ]);
    const [first, second] = github.deployments;
    expect(lastOf(0)).toMatch(FAILED);
    expect(second?.statuses.map(({ description }) => description)).toEqual([
      'The rollback is running',
      expect.stringContaining(`: the site is back on commit ${OLD}`),
    ]);
    expect(second?.environment).toBe('production');
    expect(run.outputs['deployment-id']).toBe(String(first?.id));
    expect(run.state).toMatchObject({ 'github-deployment-1': '', 'github-rollback-1': '' });
    expect(run.warnings).toEqual([]);
  });

  test('ends the second one as an error and the first one as a failure if it is cancelled', async () => {
    const run = await interrupt('SIGINT');
    expect(run.outputs).toMatchObject({ outcome: 'cancelled', 'rolled-back-to': '' });
    expect(shown()).toEqual([
      [NEW, 'in_progress → failure'],
      [OLD, 'in_progress → error'],
    ]);
    expect(lastOf(1)).toContain(`: whether the site is back on commit ${OLD} is not known: `);
  });

  test('creates no second one if it deploys nothing again, and the first one says so', async () => {
    await rollBack({ site: { script: 'echo old' } });
    expect(shown()).toEqual([[NEW, 'in_progress → failure']]);
    expect(lastOf(0)).toContain(': deploy failed, not rolled back: ');
  });

  test.each([
    ['refuses', { status: 422, body: '{"message":"No ref found"}' }, 'was not created', []],
    ['loses the answer to', 'lose-answer', 'may or may not have been created', [[OLD, 'success']]],
  ] as const)('only warns when GitHub %s the second one', async (_, fault, words, second) => {
    github.misbehave(({ path, body }) =>
      path.endsWith('/deployments') && body.includes(OLD) ? fault : undefined,
    );
    const run = await rollBack();
    expect(run.outputs).toMatchObject({ outcome: 'failed', 'rolled-back-to': OLD });
    expect(run.warnings).toEqual([expect.stringContaining(`The GitHub Deployment ${words}`)]);
    // One whose creation was in doubt is found and ended.
    expect(shown()).toEqual([[NEW, 'in_progress → failure'], ...second]);
  });
});

describe('the post step of a run that was killed during its rollback', () => {
  const post = (state: Readonly<Record<string, string>>) => {
    github.misbehave(() => undefined);
    return runPost(state, { env, inputs: { 'github-token': github.token } });
  };
  const ENDED = [
    [NEW, 'in_progress → failure'],
    [OLD, 'in_progress → error'],
  ];

  test('ends both when GitHub did not take the end of the first one', async () => {
    const { state } = await interrupt('SIGKILL', '"failure"');
    expect(shown().map(([, states]) => states)).toEqual(['in_progress', 'in_progress']);
    await post(state);
    expect(shown()).toEqual(ENDED);
    expect(lastOf(0)).toMatch(FAILED);
  });
});
