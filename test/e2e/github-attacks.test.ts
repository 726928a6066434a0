import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { startGitHub } from '../../harness/github.ts';
import { runPost } from '../../harness/run-action.ts';
import { openSimulation, openSites } from '../../harness/simulator/simulation.ts';
import { makeTestFolder } from '../support/test-folder.ts';

/** Stands where the toolkit would quote it. */
const SECRET = 'hunter2-of-the-event';
const CANNOT_BE_USED =
  /The GitHub Deployment was not created: the repository, event or proxy .* cannot be used/;

const folder = makeTestFolder();
const [github, sim] = await Promise.all([
  startGitHub(),
  openSimulation({ sites: openSites(['shop.example']) }),
]);
afterAll(() => Promise.all([github.stop(), sim.stop()]));

const broken = join(folder, 'broken.json');
writeFileSync(broken, `{"head_commit":{"message":"${SECRET}"`);
const missing = join(folder, SECRET, 'event.json');

test.each<[string, Readonly<Record<string, string>>]>([
  ['an event file that is no JSON', { GITHUB_EVENT_PATH: broken }],
  ['no event file at its path', { GITHUB_EVENT_PATH: missing }],
  [
    'a proxy that cannot be used',
    { GITHUB_API_URL: 'https://github.test', HTTPS_PROXY: `http://ci:${SECRET}/ss@proxy.example:3128` },
  ],
  ['an address of GitHub that is none', { GITHUB_API_URL: `https://${SECRET}:x` }],
])('nothing of what the runner gives to the toolkit of GitHub is shown: %s', async (_, given) => {
  const env = { ...(await github.runner({ name: 'push' })), ...given };
  const secrets = [SECRET];
  const inputs = { site: 'shop.example', operations: 'deploy', wait: 'false', environment: 'staging' };
  const { outputs, warnings, stdout } = await sim.run(inputs, { env, secrets });
  expect([outputs.outcome, outputs['deployment-id']]).toEqual(['succeeded', '']);
  expect(warnings).toEqual([expect.stringMatching(CANNOT_BE_USED)]);
  expect(stdout).not.toMatch(/does not exist|Error:|octokit|deprecated|\n\s+at /);
  const left = { 'github-deployment-1': JSON.stringify({ deployment_id: 1, state: 'error' }) };
  const said = await runPost(left, { env, inputs: { 'github-token': github.token }, secrets });
  expect(said).toMatch(/^::warning::GitHub Deployment 1 was not set to error: .* cannot be used\..*\n$/);
  expect(github.requests).toEqual([]);
});
