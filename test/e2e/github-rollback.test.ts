import { afterAll, beforeEach, describe, expect, test } from '@jest/globals';
import { startGitHub } from '../../harness/github.ts';
import { runPost } from '../../harness/run-action.ts';
import { NEW, OLD, openFailingDeploy } from '../support/failing-deploy.ts';

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

/** Each GitHub Deployment with its commit and its states. */
const shown = (): [string, string][] =>
  github.deployments.map(({ ref, statuses }) => [ref, statuses.map(({ state }) => state).join(' → ')]);
const lastOf = (): string | undefined => github.deployments[0]?.statuses.at(-1)?.description;

describe('the GitHub Deployment of a commit that is rolled back', () => {
  test('ends as a failure, in words for both, and the commit before gets none of its own', async () => {
    const order: string[] = [];
    github.misbehave(({ body }) => {
      const { ref, state } = JSON.parse(body);
      order.push(state ?? ref);
      return undefined;
    });
    await using site = await openFailingDeploy({
      at(place) {
        if (place.includes('POST deploy')) order.push('deploy');
        return undefined;
      },
    });
    const run = await site.deploy(inputs(), { env });
    expect(run.outputs).toMatchObject({ outcome: 'failed', 'rolled-back-to': OLD });
    expect(order).toEqual([NEW, 'in_progress', 'deploy', 'deploy', 'failure']);
    const [deployment] = github.deployments;
    expect(lastOf()).toContain(`: deploy failed, the site is back on ${OLD.slice(0, 7)}: `);
    expect(deployment?.environment).toBe('production');
    expect(run.outputs['deployment-id']).toBe(String(deployment?.id));
    expect(run.state).toMatchObject({ 'github-deployment-1': '' });
    expect(run.warnings).toEqual([]);
  });

  test('ends as an error by the post step if the run is killed during the rollback', async () => {
    await using site = await openFailingDeploy();
    // A process that is killed would send nothing more.
    github.misbehave(() => (site.commits().length === 2 ? 'reset' : undefined));
    const { state } = await site.interrupt(inputs(), 'SIGKILL', /^6 GET log/, { env });
    expect(shown()).toEqual([[NEW, 'in_progress']]);
    github.misbehave(() => undefined);
    const stdout = await runPost(state, { env, inputs: { 'github-token': github.token } });
    expect(shown()).toEqual([[NEW, 'in_progress → error']]);
    expect(lastOf()).toBe('The step was stopped from outside; how the deploy ended is not known');
    expect(stdout).toContain('during rollback-on-failure. ');
  });
});
