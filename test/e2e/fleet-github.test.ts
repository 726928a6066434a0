import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { ActionRun } from '../../harness/action-run.ts';
import { type GitHubEvent, type GitHubStandIn, HEAD_SHA, SHA, startGitHub } from '../../harness/github.ts';
import { findLeaks } from '../../harness/leaks.ts';
import type { PlayOptions } from '../../harness/play-step.ts';
import { runPostStep } from '../../harness/run-action.ts';
import { GOOD } from '../../harness/simulator/deploys.ts';
import { openSimulation, openSites, type Simulation, TOKEN } from '../../harness/simulator/simulation.ts';
import { annotationsOf, domainsOf, endsOf, listOf, openFleet, triggersOf } from '../support/fleet-runs.ts';

const PUSH: GitHubEvent = { name: 'push' };
const PULL_REQUEST: GitHubEvent = {
  name: 'pull_request',
  payload: { number: 12, pull_request: { number: 12, head: { sha: HEAD_SHA } } },
};

let github: GitHubStandIn;
beforeAll(async () => {
  github = await startGitHub({ hasCommit: () => true });
});
afterAll(() => github.stop());
beforeEach(() => {
  github.misbehave(() => undefined);
  github.deployments.length = 0;
  github.comments.length = 0;
  github.requests.length = 0;
});

const [ONE, TWO, THREE] = ['site-1.example', 'site-2.example', 'site-3.example'];
const BAD = { exitStatus: 7 };
const HOUR = { durationMs: 3_600_000 };

interface More extends Omit<PlayOptions, 'inputs'> {
  readonly event?: GitHubEvent;
}

/** Plays a run that deploys all sites. */
async function play(
  sim: Simulation,
  inputs: Readonly<Record<string, string>>,
  { event = PUSH, ...more }: More = {},
): Promise<ActionRun & { readonly env: Readonly<Record<string, string>> }> {
  const env = await github.runner(event);
  const targets = listOf(sim.service.state().sites.map(({ domain }) => domain));
  const usual = { 'github-token': github.token, targets, 'max-failures': '100%' };
  const script = { operations: 'update-deploy-script, deploy', 'deploy-script': 'make' };
  return { ...(await sim.play({ ...usual, ...script, ...inputs }, { ...more, env })), env };
}

/** Kills or cancels once so many sites were told to deploy and are followed. */
const strike = (sim: Simulation, signal: NodeJS.Signals, triggers: number): More => ({
  whole: signal !== 'SIGKILL',
  onStart: (end) =>
    sim.misbehave(({ path }) => {
      if (triggersOf(sim).length < triggers || !/\/sites(\/\d+)?$/.test(path)) return undefined;
      // A killed process says nothing more; a killed step that is played would.
      if (signal === 'SIGKILL') github.misbehave(() => 'reset');
      end(signal);
      return undefined;
    }),
});

/** Runs the post step of a killed run; returns what it prints. */
async function closeAfter({ code, state, env }: Awaited<ReturnType<typeof play>>): Promise<string> {
  expect(code).toBe(null);
  github.misbehave(() => undefined);
  const post = await runPostStep(state, env, { 'github-token': github.token });
  expect(post.code).toBe(0);
  return post.stdout;
}

/** The GitHub Deployments, each as its environment and the states of its statuses. */
const shown = (): string[] =>
  github.deployments
    .map(({ environment, statuses }) => `${environment}: ${statuses.map(({ state }) => state).join(', ')}`)
    .toSorted();

/** The last status of the GitHub Deployment to an environment. */
const lastOf = (environment: string): object | undefined =>
  github.deployments.find((deployment) => deployment.environment === environment)?.statuses.at(-1);

describe('an environment with <site>', () => {
  const own = { environment: 'shops/<site>', 'environment-url': 'https://<site>/' };

  test('gives each target that begins a GitHub Deployment of its own, with its own end', async () => {
    await using sim = await openFleet(domainsOf(3), { courses: { [TWO]: BAD } });
    const run = await play(sim, { ...own, batches: '2', 'max-failures': '0' });
    expect(endsOf(run)).toEqual({ [ONE]: 'succeeded', [TWO]: 'failed', [THREE]: 'not-run' });
    expect(shown()).toEqual([`shops/${ONE}: in_progress, success`, `shops/${TWO}: in_progress, failure`]);
    expect(lastOf(`shops/${TWO}`)).toMatchObject({
      environment_url: `https://${TWO}/`,
      description: expect.stringContaining(`${TWO}: deploy failed`),
    });
    expect(github.deployments.map(({ ref }) => ref)).toEqual([SHA, SHA]);
    expect(annotationsOf(run, 'warning')).toEqual([]);
    expect(run.outputs['deployment-id']).toBe('');
    // Nothing is left to the post step.
    expect(Object.values(run.state).filter((text) => text !== '' && text !== 'ended')).toEqual([]);
    const sent = github.requests.map(({ path, body }) => path + body).join('\n');
    expect(findLeaks({ sent }, [TOKEN, github.token])).toEqual([]);
  });

  test('gives a target that is rolled back a second one, and the good one beside it none', async () => {
    const [good, bad] = ['a'.repeat(40), 'b'.repeat(40)];
    await using sim = await openSimulation({
      sites: openSites([ONE, TWO]),
      manners: { courseOf: ({ commit }) => (commit === bad ? { ...GOOD, ...BAD } : GOOD) },
    });
    const inputs = { 'deploy-script': 'git fetch\ngit reset --hard "$SITE_DEPLOY_COMMIT"', commit: good };
    expect((await play(sim, inputs)).outputs.outcome).toBe('succeeded');
    const targets = listOf([ONE, { site: TWO, commit: bad }]);
    const run = await play(sim, { ...inputs, ...own, targets, 'rollback-on-failure': 'true' });
    expect(endsOf(run)).toEqual({ [ONE]: 'succeeded', [TWO]: 'failed' });
    // That of the deploy, and that of the commit to which the site went back.
    expect(shown()).toEqual([
      `shops/${ONE}: in_progress, success`,
      `shops/${TWO}: in_progress, failure`,
      `shops/${TWO}: in_progress, success`,
    ]);
  });

  test('leaves none open after a cancel', async () => {
    await using sim = await openFleet(domainsOf(3), { courses: { [ONE]: HOUR, [TWO]: HOUR } });
    const run = await play(sim, { ...own, batches: '2' }, strike(sim, 'SIGINT', 2));
    expect(run.outputs.outcome).toBe('cancelled');
    expect(shown()).toEqual([`shops/${ONE}: in_progress, error`, `shops/${TWO}: in_progress, error`]);
    expect(lastOf(`shops/${ONE}`)).toMatchObject({
      description: expect.stringContaining('may still be running'),
    });
    expect(annotationsOf(run, 'warning')).toEqual([]);
  });

  test('lets the post step close those that a killed run leaves open', async () => {
    await using sim = await openFleet(domainsOf(4), { courses: { [TWO]: HOUR, [THREE]: HOUR } });
    const killed = await play(sim, { ...own, batches: '1, 2' }, strike(sim, 'SIGKILL', 3));
    const open = Object.entries(killed.state).filter(([name, text]) => name.startsWith('github-') && text);
    expect(open).toHaveLength(2);
    const said = await closeAfter(killed);
    expect(shown()).toEqual([
      `shops/${ONE}: in_progress, success`,
      ...[TWO, THREE].map((site) => `shops/${site}: in_progress, error`),
    ]);
    expect(said.match(/^::warning::/gm)).toHaveLength(1);
    expect(said).toContain('1 had ended, 2 were running, 1 had not started.');
  });
});

describe('an environment that all targets share', () => {
  const shared = { environment: 'production' };

  test.each([
    ['succeeds if all targets do', {}, 'success', '3 of 3 targets deployed'],
    ['fails if one of them does', { [TWO]: BAD }, 'failure', '2 of 3 targets deployed, 1 failed'],
  ])('%s', async (_, courses, state, description) => {
    await using sim = await openFleet(domainsOf(3), { courses });
    const run = await play(sim, { ...shared, batches: '1' });
    expect(shown()).toEqual([`production: in_progress, ${state}`]);
    expect(lastOf('production')).toMatchObject({ description });
    expect(annotationsOf(run, 'warning')).toEqual([]);
  });

  test('is in error after a cancel', async () => {
    await using sim = await openFleet(domainsOf(3), { courses: { [ONE]: HOUR, [TWO]: HOUR } });
    const run = await play(sim, { ...shared, batches: '2' }, strike(sim, 'SIGINT', 2));
    expect(run.outputs.outcome).toBe('cancelled');
    // Those under way may still be running.
    expect(shown()).toEqual(['production: in_progress, error']);
  });

  test('is closed by the post step of a killed run', async () => {
    await using sim = await openFleet(domainsOf(2), { courses: { [ONE]: HOUR, [TWO]: HOUR } });
    const killed = await play(sim, shared, strike(sim, 'SIGKILL', 2));
    await closeAfter(killed);
    expect(shown()).toEqual(['production: in_progress, error']);
  });
});

describe('the comment on a pull request', () => {
  const comment = { comment: 'true' };
  const texts = (): string[] => github.comments.map(({ body }) => body);

  test('is one for the run, which the next run brings up to date', async () => {
    await using sim = await openFleet(domainsOf(2), { courses: { [TWO]: BAD } });
    const first = await play(sim, comment, { event: PULL_REQUEST });
    expect(annotationsOf(first, 'warning')).toEqual([]);
    expect(texts()).toEqual([expect.stringMatching(/1 of 2 deployed(.|\n)*site-2\.example/)]);
    const targets = first.outputs.unfinished ?? '';
    const next = await play(sim, { ...comment, targets }, { event: PULL_REQUEST });
    expect(next.outputs.outcome).toBe('failed');
    expect(texts()).toEqual([expect.stringContaining('0 of 1 deployed')]);
  });

  test('is written after a cancel, too', async () => {
    await using sim = await openFleet(domainsOf(2), { courses: { [ONE]: HOUR, [TWO]: HOUR } });
    await play(sim, comment, { ...strike(sim, 'SIGINT', 2), event: PULL_REQUEST });
    expect(texts()).toEqual([expect.stringContaining('cancelled')]);
  });
});

describe('GitHub', () => {
  test.each([
    ['refuses the token', { status: 403, body: '{"message":"Resource not accessible by integration"}' }],
    ['has an outage', { status: 500 }],
    ['breaks connections', 'reset'],
  ] as const)('fails no deploy, and causes few warnings, when it %s', async (_, fault) => {
    await using sim = await openFleet(domainsOf(14));
    github.misbehave(() => fault);
    const inputs = { environment: 'shops/<site>', comment: 'true' };
    const run = await play(sim, inputs, { event: PULL_REQUEST });
    expect(run.outputs.outcome).toBe('succeeded');
    expect(annotationsOf(run, 'error')).toEqual([]);
    expect(annotationsOf(run, 'warning')).toEqual([
      ...Array(3).fill(expect.stringMatching(/^The GitHub Deployment .* The deploy itself goes on\.$/)),
      expect.stringMatching(/^The comment .* was not written.* The run itself is not affected\.$/),
    ]);
  });
});
