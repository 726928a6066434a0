import { afterAll, beforeEach, describe, expect, test } from '@jest/globals';
import { type GitHubEvent, PULL_REQUEST, SHA, startGitHub } from '../../harness/github.ts';
import { findLeaks } from '../../harness/leaks.ts';
import { runPost } from '../../harness/run-action.ts';
import { TOKEN } from '../../harness/simulator/simulation.ts';
import { BAD, type Fleet, type FleetRun, HOUR, type Inputs, openFleet } from '../support/fleet-runs.ts';

const PUSH: GitHubEvent = { name: 'push' };

const github = await startGitHub({ hasCommit: () => true });
afterAll(() => github.stop());
beforeEach(() => {
  github.misbehave(() => undefined);
  for (const list of [github.deployments, github.comments, github.requests]) list.length = 0;
});

const [ONE, TWO, THREE] = ['site-1.example', 'site-2.example', 'site-3.example'];

/** The inputs of a run whose failures keep nothing from beginning. */
const withToken = (inputs: Inputs): Inputs => ({
  'github-token': github.token,
  'max-failures': '100%',
  ...inputs,
});

const play = async (sim: Fleet, inputs: Inputs, event = PUSH): Promise<FleetRun> =>
  sim.play(withToken(inputs), { env: await github.runner(event) });

/** The GitHub Deployments, each as its environment and the states of its statuses. */
const shown = (): string[] =>
  github.deployments
    .map(({ environment, statuses }) => `${environment}: ${statuses.map(({ state }) => state).join(', ')}`)
    .toSorted();

const lastOf = (environment: string): object | undefined =>
  github.deployments.find((deployment) => deployment.environment === environment)?.statuses.at(-1);

describe('the GitHub Deployments of a run', () => {
  const own = { environment: 'shops/<site>', 'environment-url': 'https://<site>/' };

  test('are one for each target that begins, if <site> stands in their environment', async () => {
    await using sim = await openFleet(3, { courses: { 2: BAD } });
    const run = await play(sim, { ...own, batches: '2', 'max-failures': '0' });
    expect(run.ends).toEqual(['succeeded', 'failed', 'not-run']);
    expect(shown()).toEqual([`shops/${ONE}: in_progress, success`, `shops/${TWO}: in_progress, failure`]);
    expect(lastOf(`shops/${TWO}`)).toMatchObject({
      environment_url: `https://${TWO}/`,
      description: expect.stringContaining(`${TWO}: deploy failed`),
    });
    expect(github.deployments.map(({ ref }) => ref)).toEqual([SHA, SHA]);
    expect(run.warnings).toEqual([]);
    expect(run.outputs['deployment-id']).toBe('');
    // Nothing is left to the post step.
    expect(Object.values(run.state).filter((text) => text !== '')).toEqual([]);
    const sent = github.requests.map(({ path, body }) => path + body).join('\n');
    expect(findLeaks({ sent }, [TOKEN, github.token])).toEqual([]);
  });

  test('are one for all targets that share an environment, which fails if one of them does', async () => {
    await using sim = await openFleet(3, { courses: { 2: BAD } });
    const run = await play(sim, { environment: 'production', batches: '1' });
    expect(shown()).toEqual(['production: in_progress, failure']);
    expect(lastOf('production')).toMatchObject({ description: '2 of 3 targets deployed, 1 failed' });
    expect(run.warnings).toEqual([]);
  });

  const inError = (environment: string): string => `${environment}: in_progress, error`;
  const each = [`shops/${ONE}: in_progress, success`, inError(`shops/${TWO}`), inError(`shops/${THREE}`)];
  describe.each([
    ['of each target', own.environment, each, ': cancelled, the deploy may still be running'],
    ['of all targets', 'production', [inError('production')], '1 of 4 targets deployed'],
  ])('to the environment %s', (_, environment, ended, description) => {
    const inputs = { environment, batches: '1, 2' };

    test('are all closed after a cancel', async () => {
      await using sim = await openFleet(4, { courses: { 2: HOUR, 3: HOUR } });
      const env = await github.runner(PULL_REQUEST);
      const run = await sim.playUntil('SIGINT', 3, withToken({ ...inputs, comment: 'true' }), { env });
      expect([run.outputs.outcome, run.warnings, shown()]).toEqual(['cancelled', [], ended]);
      expect(github.deployments.at(-1)?.statuses.at(-1)?.description).toContain(description);
      expect(github.comments.map(({ body }) => body)).toEqual([expect.stringContaining('cancelled')]);
    });

    test('are closed by the post step of a killed run', async () => {
      await using sim = await openFleet(4, { courses: { 2: HOUR, 3: HOUR } });
      const env = await github.runner(PUSH);
      // A killed process closes none; a killed step that is played would.
      github.misbehave(({ body }) => (body.includes('"error"') ? 'reset' : undefined));
      const { state } = await sim.playUntil('SIGKILL', 3, withToken(inputs), { env });
      github.misbehave(() => undefined);
      const open = Object.entries(state).filter(([name, text]) => name.startsWith('github-') && text);
      expect(open).toHaveLength(ended.filter((line) => line.endsWith('error')).length);
      const said = await runPost(state, { env, inputs: { 'github-token': github.token } });
      expect(shown()).toEqual(ended);
      expect(said.match(/^::warning::/gm)).toHaveLength(1);
      expect(said).toContain('1 had ended, 2 were running, 1 had not started.');
    });
  });
});

test('the comment on a pull request is one for the run, and the next run updates it', async () => {
  const texts = (): string[] => github.comments.map(({ body }) => body);
  await using sim = await openFleet(2, { courses: { 2: BAD } });
  const first = await play(sim, { comment: 'true' }, PULL_REQUEST);
  expect(first.warnings).toEqual([]);
  expect(texts()).toEqual([expect.stringMatching(/1 of 2 deployed(.|\n)*site-2\.example/)]);
  const inputs = { comment: 'true', targets: first.outputs.unfinished ?? '' };
  const next = await play(sim, inputs, PULL_REQUEST);
  expect(next.outputs.outcome).toBe('failed');
  expect(texts()).toEqual([expect.stringContaining('0 of 1 deployed')]);
});

test('no deploy fails when GitHub refuses the token, and few warnings say so', async () => {
  await using sim = await openFleet(14);
  github.misbehave(() => ({ status: 403, body: '{"message":"Resource not accessible by integration"}' }));
  const inputs = { environment: 'shops/<site>', comment: 'true' };
  const run = await play(sim, inputs, PULL_REQUEST);
  expect(run.outputs.outcome).toBe('succeeded');
  expect(run.warnings).toEqual([
    ...Array(3).fill(expect.stringMatching(/^The GitHub Deployment .* The deploy itself goes on\.$/)),
    expect.stringMatching(/^The comment .* was not written.* The run itself is not affected\.$/),
  ]);
});
