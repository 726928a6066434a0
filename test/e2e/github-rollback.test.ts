import { afterAll, expect, test } from '@jest/globals';
import { startGitHub } from '../../harness/github.ts';
import { NEW, OLD, openFailingDeploy } from '../support/failing-deploy.ts';

const github = await startGitHub({ hasCommit: () => true });
afterAll(() => github.stop());

test('the GitHub Deployment of a commit that is rolled back ends as a failure, in words for both, and the commit before gets none of its own', async () => {
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
  const inputs = {
    'rollback-on-failure': 'true',
    environment: 'production',
    'github-token': github.token,
  };
  const run = await site.deploy(inputs, { env: await github.runner({ name: 'push' }) });
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
