import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, test } from '@jest/globals';
import { type GitHubFault, startGitHub } from '../../harness/github.ts';
import { listen } from '../../harness/listen.ts';
import { observe } from '../../harness/observe.ts';
import { runPost } from '../../harness/run-action.ts';
import { openSimulation, openSites } from '../../harness/simulator/simulation.ts';
import { makeTestFolder } from '../support/test-folder.ts';

const MIB = 1024 * 1024;
/** Stands where the toolkit would quote it. */
const SECRET = 'hunter2-of-the-event';
const CANNOT_BE_USED = /No GitHub Deployment: the repository, event or proxy .* cannot be used/;

const folder = makeTestFolder();
const [github, elsewhere, sim] = await Promise.all([
  startGitHub(),
  startGitHub(),
  openSimulation({ sites: openSites(['shop.example']) }),
]);
afterAll(() => Promise.all([github.stop(), elsewhere.stop(), sim.stop()]));
beforeEach(() => {
  for (const { requests } of [github, elsewhere]) requests.length = 0;
  github.misbehave(() => undefined);
});

/** Runs the built action, which asks for a GitHub Deployment, with a secret in the environment of the runner. */
async function deploy(env: Readonly<Record<string, string>> = {}) {
  const inputs = { site: 'shop.example', operations: 'deploy', wait: 'false', environment: 'staging' };
  const runner = await github.runner({ name: 'push' });
  return sim.run(inputs, { env: { ...runner, ...env }, secrets: [SECRET] });
}

/** Expects a good run with one warning, which begins with these words, and nothing else of GitHub in its log. */
function expectOneWarning({ outputs, warnings, stdout }: Awaited<ReturnType<typeof deploy>>, words: RegExp) {
  expect([outputs.outcome, outputs['deployment-id'], warnings.length]).toEqual(['succeeded', '', 1]);
  expect(warnings[0]).toMatch(words);
  expect(stdout).not.toMatch(/does not exist|Error:|octokit|deprecated|\n\s+at /);
}

describe('a runner that gives the toolkit something to print or to throw', () => {
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
  ])('shows none of it: %s', async (_, env) => {
    expectOneWarning(await deploy(env), CANNOT_BE_USED);
    const left = { 'github-deployment-1': JSON.stringify({ mark: 'm', environment: 'staging', id: 1 }) };
    const runner = { ...(await github.runner({ name: 'push' })), ...env };
    const said = await runPost(left, {
      env: runner,
      inputs: { 'github-token': github.token },
      secrets: [SECRET],
    });
    expect(said).toMatch(/^::warning::No GitHub Deployment: .*\n$/);
    expect(github.requests).toEqual([]);
  });
});

describe('a GitHub that misbehaves', () => {
  const answerWith = (fault: GitHubFault): void => github.misbehave(() => fault);

  test('is read for 8 MiB only', async () => {
    answerWith({ status: 201, body: JSON.stringify({ id: 'x'.repeat(20 * MIB) }) });
    const { result, memoryKiB } = await observe(deploy);
    expectOneWarning(result, /may or may not have been created: .*\(UND_ERR_RES_EXCEEDED_MAX_SIZE\)/);
    expect(memoryKiB / 1024).toBeLessThan(200);
  });

  test('is read for 5 s only, however slowly its answer goes on', async () => {
    const server = createServer((_, response) => {
      response.writeHead(201, { 'content-type': 'application/json' }).write('{"id":');
      const timer = setInterval(() => response.write(' '), 100);
      response.on('close', () => clearInterval(timer));
    });
    const drip = await listen(server);
    expectOneWarning(await deploy({ GITHUB_API_URL: drip.url }), /GitHub did not answer within 5 s/);
    await drip.stop();
  });
});
