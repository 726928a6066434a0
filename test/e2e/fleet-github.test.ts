import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { type GitHubEvent, type GitHubStandIn, HEAD_SHA, SHA, startGitHub } from '../../harness/github.ts';
import { findLeaks } from '../../harness/leaks.ts';
import type { PlayOptions } from '../../harness/play-step.ts';
import { runPostStep } from '../../harness/run-action.ts';
import { type Stage, setStage } from '../../harness/stage.ts';
import { makeSites, outcomesOf, told, triggersOf } from '../support/fleet-ground.ts';

/** GitHub Deployments and comments of a run of many. */

const PUSH: GitHubEvent = { name: 'push' };
const PULL_REQUEST: GitHubEvent = {
  name: 'pull_request',
  payload: { number: 12, pull_request: { number: 12, head: { sha: HEAD_SHA } } },
};

let stage: Stage;
let github: GitHubStandIn;
let zones = 0;
beforeAll(async () => {
  [stage, github] = await Promise.all([setStage(), startGitHub({ hasCommit: () => true })]);
});
afterAll(() => Promise.all([stage.stop(), github.stop()]));
beforeEach(() => {
  github.misbehave(() => undefined);
  stage.misbehave(() => undefined);
  github.deployments.length = 0;
  github.comments.length = 0;
  github.requests.length = 0;
});

interface More extends Omit<PlayOptions, 'inputs'> {
  readonly event?: GitHubEvent;
  /** True if the built action runs, as a process. */
  readonly built?: boolean;
}

const DEPLOY = {
  operations: 'update-deploy-script, deploy',
  'deploy-script': 'echo over',
  'max-failures': '100%',
};

async function run(
  inputs: Readonly<Record<string, string>>,
  { event = PUSH, built = false, ...more }: More = {},
) {
  const env = { ...(await github.runner(event)), ...more.env };
  const all = { 'github-token': github.token, timeout: '30s', ...DEPLOY, ...inputs };
  const ended = await (built ? stage.run(all, { ...more, env }) : stage.play(all, { ...more, env }));
  return { ...ended, env, warnings: told(ended, 'warning') };
}

/** Makes sites of names of their own. */
async function sitesOf(...names: readonly string[]): Promise<string[]> {
  zones += 1;
  const domains = names.map((name) => `${name}.zone-${zones}.example`);
  await makeSites(stage, domains);
  return domains;
}

/** Each GitHub Deployment with its statuses, by its environment. */
const states = (): Record<string, string[]> =>
  Object.fromEntries(
    github.deployments.map(({ environment, statuses }) => [environment, statuses.map(({ state }) => state)]),
  );

const lastDescription = (environment: string): string =>
  github.deployments.find((deployment) => deployment.environment === environment)?.statuses.at(-1)
    ?.description ?? '';

/** Kills or cancels once so many sites were told to deploy and are followed. */
function striking(signal: NodeJS.Signals, triggers: number): Pick<More, 'onStart'> {
  return {
    onStart: (end) =>
      stage.misbehave(({ method, path }) => {
        const isLook = method === 'GET' && /\/sites(\/\d+)?$/.test(path);
        if (isLook && triggersOf(stage.service.requests).size === triggers) end(signal);
        return undefined;
      }),
  };
}

describe('an environment with <site>', () => {
  const environment = 'shops/<site>';
  const own = { environment, 'environment-url': 'https://<site>/' };

  test('gives each target a GitHub Deployment of its own, with its own end', async () => {
    const [good = '', bad = '', never = ''] = await sitesOf('good', 'bad', 'never');
    const targets = [good, { site: bad, 'deploy-script': 'exit 7' }, never];
    const ended = await run({ ...own, targets: JSON.stringify(targets), batches: '2', 'max-failures': '0' });
    expect(outcomesOf(ended)).toEqual({ [good]: 'succeeded', [bad]: 'failed', [never]: 'not-run' });
    expect(states()).toEqual({
      [`shops/${good}`]: ['in_progress', 'success'],
      [`shops/${bad}`]: ['in_progress', 'failure'],
    });
    expect(lastDescription(`shops/${bad}`)).toContain(`${bad}: deploy failed`);
    expect(github.deployments.map(({ ref }) => ref)).toEqual([SHA, SHA]);
    const [first] = github.deployments;
    expect(first?.statuses.at(-1)).toMatchObject({
      environment_url: `https://${first?.environment.replace('shops/', '')}/`,
    });
    expect(ended.warnings).toEqual([]);
    expect(ended.outputs['deployment-id']).toBe('');
    // Nothing is left to the post step.
    expect(Object.values(ended.state).filter((text) => text !== '' && text !== 'ended')).toEqual([]);
    const sent = github.requests.map(({ path, body }) => path + body).join('\n');
    expect(findLeaks({ sent }, [stage.sandbox.token, github.token])).toEqual([]);
  });

  test('a failure that is rolled back has one of each, a good target beside it one', async () => {
    const [good = '', bad = ''] = await sitesOf('good', 'bad');
    const script =
      'set -e; git fetch --quiet origin main; git reset --quiet --hard "$SITE_DEPLOY_COMMIT"; bash run.sh';
    const before = await stage.repository.commit({ 'run.sh': 'sleep 1.1; echo well\n' }, 'Good');
    const failing = await stage.repository.commit({ 'run.sh': 'exit 7\n' }, 'Bad');
    const both = JSON.stringify([good, bad]);
    const first = await run({ targets: both, 'deploy-script': script, commit: before });
    expect(first.outputs.outcome).toBe('succeeded');
    // Deploys that end within the same second are told apart late, by the log.
    await setTimeout(1_100);
    const ended = await run({
      ...{ ...own, 'deploy-script': script, 'rollback-on-failure': 'true', commit: before },
      targets: JSON.stringify([good, { site: bad, commit: failing }]),
    });
    expect(outcomesOf(ended)).toEqual({ [good]: 'succeeded', [bad]: 'failed' });
    const of = (site: string): string[][] =>
      github.deployments
        .filter((deployment) => deployment.environment === `shops/${site}`)
        .map(({ statuses }) => statuses.map(({ state }) => state));
    expect(of(good)).toEqual([['in_progress', 'success']]);
    // That of the deploy, and that of the commit to which the site went back.
    expect(of(bad)).toEqual([
      ['in_progress', 'failure'],
      ['in_progress', 'success'],
    ]);
  });

  test('a cancel leaves none open', async () => {
    const names = await sitesOf('a', 'b', 'c');
    const ended = await run(
      { ...own, targets: JSON.stringify(names), batches: '2', 'deploy-script': 'sleep 30' },
      striking('SIGINT', 2),
    );
    expect(ended.outputs.outcome).toBe('cancelled');
    expect(Object.values(states())).toEqual([
      ['in_progress', 'error'],
      ['in_progress', 'error'],
    ]);
    expect(lastDescription(`shops/${names[0]}`)).toContain('may still be running');
    expect(ended.warnings).toEqual([]);
  });

  test('what a killed run leaves open is closed by the post step, each of them', async () => {
    const names = await sitesOf('done', 'a', 'b', 'c');
    const [done = ''] = names;
    const targets = names.map((site) => ({ site, 'deploy-script': site === done ? 'echo' : 'sleep 30' }));
    const killed = await run(
      { ...own, targets: JSON.stringify(targets), batches: '1, 2' },
      { ...striking('SIGKILL', 3), built: true, whole: false },
    );
    expect(killed.code).toBe(null);
    const open = Object.entries(killed.state).filter(([name, text]) => name.startsWith('github-') && text);
    expect(open).toHaveLength(2);
    const post = await runPostStep(killed.state, killed.env, { 'github-token': github.token });
    expect(post.code).toBe(0);
    expect(Object.values(states())).toEqual([
      ['in_progress', 'success'],
      ['in_progress', 'error'],
      ['in_progress', 'error'],
    ]);
    expect(post.stdout.match(/^::warning::/gm)).toHaveLength(1);
    expect(post.stdout).toContain('1 had ended, 2 were running, 1 had not started.');
  });
});

describe('an environment that all share', () => {
  const shared = { environment: 'production' };

  test.each([
    ['is a success when all targets are', 'echo over', 'success', '3 of 3 targets deployed'],
    ['is a failure when one of them failed', 'exit 7', 'failure', '2 of 3 targets deployed, 1 failed'],
  ])('%s', async (_, script, state, description) => {
    const [a = '', b = '', c = ''] = await sitesOf('a', 'b', 'c');
    const targets = JSON.stringify([a, { site: b, 'deploy-script': script }, c]);
    const ended = await run({ ...shared, targets, batches: '1' });
    expect(states()).toEqual({ production: ['in_progress', state] });
    expect(github.deployments).toHaveLength(1);
    expect(lastDescription('production')).toBe(description);
    expect(ended.warnings).toEqual([]);
  });

  test('is an error once the run was cancelled', async () => {
    const names = await sitesOf('a', 'b', 'c');
    const ended = await run(
      { ...shared, targets: JSON.stringify(names), batches: '2', 'deploy-script': 'sleep 30' },
      striking('SIGINT', 2),
    );
    expect(ended.outputs.outcome).toBe('cancelled');
    expect(github.deployments).toHaveLength(1);
    // Those under way may still be running.
    expect(states().production?.at(-1)).toBe('error');
  });

  test('is closed by the post step of a killed run', async () => {
    const names = await sitesOf('a', 'b');
    const killed = await run(
      { ...shared, targets: JSON.stringify(names), 'deploy-script': 'sleep 30' },
      { ...striking('SIGKILL', 2), built: true, whole: false },
    );
    await runPostStep(killed.state, killed.env, { 'github-token': github.token });
    expect(states()).toEqual({ production: ['in_progress', 'error'] });
  });
});

describe('the comment', () => {
  test('is one for the run, and brought up to date by the next one', async () => {
    const [a = '', b = ''] = await sitesOf('a', 'b');
    const inputs = { comment: 'true', targets: JSON.stringify([a, { site: b, 'deploy-script': 'exit 7' }]) };
    const first = await run(inputs, { event: PULL_REQUEST });
    expect(first.warnings).toEqual([]);
    expect(github.comments).toHaveLength(1);
    expect(github.comments[0]?.body).toContain('1 of 2 deployed');
    expect(github.comments[0]?.body).toContain(b);
    const next = await run(
      { comment: 'true', targets: first.outputs.unfinished ?? '', 'deploy-script': 'echo over' },
      { event: PULL_REQUEST },
    );
    expect(next.outputs.outcome).toBe('failed');
    expect(github.comments).toHaveLength(1);
    expect(github.comments[0]?.body).toContain('0 of 1 deployed');
  });

  test('is written after a cancel, too', async () => {
    const names = await sitesOf('a', 'b');
    await run(
      { comment: 'true', targets: JSON.stringify(names), 'deploy-script': 'sleep 30' },
      { ...striking('SIGINT', 2), event: PULL_REQUEST },
    );
    expect(github.comments.map(({ body }) => body)).toEqual([expect.stringContaining('cancelled')]);
  });
});

describe('a GitHub that refuses', () => {
  test.each([
    ['a token that may not', { status: 403, body: '{"message":"Resource not accessible by integration"}' }],
    ['an outage', { status: 500 }],
    ['a broken connection', 'reset'],
  ] as const)('%s: no deploy fails, and few warnings tell it', async (_, fault) => {
    const names = await sitesOf(...Array.from({ length: 14 }, (__, nth) => `s${nth}`));
    github.misbehave(() => fault);
    const ended = await run(
      { environment: 'shops/<site>', comment: 'true', targets: JSON.stringify(names) },
      { event: PULL_REQUEST },
    );
    expect(ended.outputs.outcome).toBe('succeeded');
    expect(ended.warnings.length).toBeGreaterThan(0);
    expect(ended.warnings.length).toBeLessThanOrEqual(4);
    expect(told(ended, 'error')).toEqual([]);
  });
});
