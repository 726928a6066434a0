import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { type GitHubStandIn, startGitHub } from '../../harness/github.ts';
import type { PlayOptions } from '../../harness/play-step.ts';
import { runPostStep } from '../../harness/run-action.ts';
import { type Stage, setStage } from '../../harness/stage.ts';

/** The deploy script of every test: brings the site to the commit, and runs what that commit holds. */
const SCRIPT = `set -e
git fetch --quiet origin main
git reset --hard "$SITE_DEPLOY_COMMIT"
bash run.sh
`;
/** A deploy that works, unless another commit has left one of these files. */
const GOOD = 'echo begun; if [ -e slow ]; then echo slowly; sleep 60; fi; test ! -e broken\n';

let stage: Stage;
let github: GitHubStandIn;
let good = '';
/** Commits whose deploy fails: with nothing else, and such that the good one fails, or does not end, afterwards. */
const bad = { plain: '', breaking: '', slowing: '' };
let site = '';
let siteId = '';
let made = 0;
beforeAll(async () => {
  [stage, github] = await Promise.all([setStage(), startGitHub({ hasCommit: () => true })]);
  const commit = (text: string) => stage.repository.commit({ 'run.sh': text }, 'next');
  good = await commit(GOOD);
  bad.plain = await commit('exit 7\n');
  bad.breaking = await commit('touch broken; exit 7\n');
  bad.slowing = await commit('touch slow; exit 7\n');
});
afterAll(() => Promise.all([stage.stop(), github.stop()]));

/** A site of its own for each test, on the good commit. */
beforeEach(async () => {
  github.misbehave(() => undefined);
  github.deployments.length = 0;
  github.requests.length = 0;
  made += 1;
  site = `back-${made}.example`;
  const operations = 'ensure-site, ensure-repository, update-deploy-script, deploy';
  const first = await stage.play({ operations, site, 'deploy-script': SCRIPT, commit: good });
  expect(first.outputs.outcome).toBe('succeeded');
  siteId = first.outputs['site-id'] ?? '';
});

/** Deploys a bad commit, with what asks for GitHub Deployments and for a rollback; `built`: as a process. */
async function deploy(
  commit: string,
  { built = false, ...more }: Omit<PlayOptions, 'inputs'> & { readonly built?: boolean } = {},
) {
  const env = await github.runner({ name: 'push' });
  const inputs = {
    ...{ site, commit, operations: 'update-deploy-script, deploy', 'deploy-script': SCRIPT },
    ...{ 'github-token': github.token, environment: 'production', 'rollback-on-failure': 'true' },
  };
  const ended = await (built ? stage.run(inputs, { ...more, env }) : stage.play(inputs, { ...more, env }));
  const warnings = ended.runner.annotations.filter(({ level }) => level === 'warning');
  return { ...ended, env, warnings };
}

/** Each GitHub Deployment with its commit and its states. */
const told = (): [string, string][] =>
  github.deployments.map(({ ref, statuses }) => [ref, statuses.map(({ state }) => state).join(' → ')]);
const lastOf = (nth: number): string | undefined => github.deployments[nth]?.statuses.at(-1)?.description;
const triggers = (): string[] => stage.service.writes().filter((write) => write.endsWith('/deploy'));

const signalAt = (text: string, signal: NodeJS.Signals): Pick<PlayOptions, 'onOutput'> => ({
  onOutput: (printed, end) => void (printed.includes(text) && end(signal)),
});

describe('the GitHub Deployments of a rollback', () => {
  test('the failed commit ends as a failure before that of the commit before begins, which succeeds', async () => {
    const order: string[] = [];
    github.misbehave(({ body }) => {
      const { ref, state } = JSON.parse(body);
      order.push(state ?? ref);
      return undefined;
    });
    stage.misbehave(({ method, path }) => {
      if (method === 'POST' && path.endsWith('/deploy')) order.push('deploy');
      return undefined;
    });
    const ended = await deploy(bad.plain);
    stage.misbehave(() => undefined);
    expect(ended.outputs).toMatchObject({ outcome: 'failed', 'rolled-back-to': good });
    expect(order).toEqual([
      ...[bad.plain, 'in_progress', 'deploy', 'failure'],
      ...[good, 'in_progress', 'deploy', 'success'],
    ]);
    const [first, second] = github.deployments;
    expect(lastOf(0)).toMatch(/^back-\d+\.example: deploy failed: .* status 7/);
    expect(second?.statuses.map(({ description }) => description)).toEqual([
      'The rollback is running',
      expect.stringContaining(`: the site is back on commit ${good}`),
    ]);
    expect(second?.environment).toBe('production');
    expect(ended.outputs['deployment-id']).toBe(String(first?.id));
    expect([ended.state['github-deployment'], ended.state['github-rollback']]).toEqual(['', '']);
    expect(ended.warnings).toEqual([]);
  });

  test('a rollback that fails is a failure, too', async () => {
    const ended = await deploy(bad.breaking);
    expect(ended.outputs).toMatchObject({ outcome: 'failed', 'rolled-back-to': '' });
    expect(told()).toEqual([
      [bad.breaking, 'in_progress → failure'],
      [good, 'in_progress → failure'],
    ]);
    expect(lastOf(1)).toContain(`: the rollback to commit ${good} failed, too: `);
  });

  test('one that is cancelled is an error, and the failed commit stays a failure', async () => {
    const ended = await deploy(bad.slowing, signalAt('│ slowly', 'SIGINT'));
    expect(ended.outputs).toMatchObject({ outcome: 'cancelled', 'rolled-back-to': '' });
    expect(told()).toEqual([
      [bad.slowing, 'in_progress → failure'],
      [good, 'in_progress → error'],
    ]);
    expect(lastOf(1)).toContain(`: whether the site is back on commit ${good} is not known: `);
  });

  test('where nothing is deployed again there is only one, and it says so', async () => {
    // The script from before the run pins no commit.
    await stage.call('PATCH', `/api/servers/1/sites/${siteId}/deploy/script`, { deploy_script: 'echo old' });
    const ended = await deploy(bad.plain);
    expect(ended.outputs.outcome).toBe('failed');
    expect(triggers()).toHaveLength(1);
    expect(told()).toEqual([[bad.plain, 'in_progress → failure']]);
    expect(lastOf(0)).toContain(': deploy failed, not rolled back: ');
  });
});

describe('a run that is killed during the rollback', () => {
  const killed = { ...signalAt('│ slowly', 'SIGKILL'), built: true, whole: false };

  test('leaves the second one to the post step; the first has ended', async () => {
    const ended = await deploy(bad.slowing, killed);
    expect(told()).toEqual([
      [bad.slowing, 'in_progress → failure'],
      [good, 'in_progress'],
    ]);
    const post = await runPostStep(ended.state, ended.env, { 'github-token': github.token });
    expect(post.code).toBe(0);
    expect(told()).toEqual([
      [bad.slowing, 'in_progress → failure'],
      [good, 'in_progress → error'],
    ]);
    expect(lastOf(1)).toBe('The step was ended from outside; how the deploy ended is not known');
    expect(post.stdout).toContain(`of commit ${good}, to go back to, was sent at `);
  });

  test('leaves both to the post step where GitHub did not take the end of the first', async () => {
    github.misbehave(({ body }) => (body.includes('"failure"') ? { status: 502 } : undefined));
    const ended = await deploy(bad.slowing, killed);
    expect(told().map(([, states]) => states)).toEqual(['in_progress', 'in_progress']);
    github.misbehave(() => undefined);
    await runPostStep(ended.state, ended.env, { 'github-token': github.token });
    expect(told()).toEqual([
      [bad.slowing, 'in_progress → failure'],
      [good, 'in_progress → error'],
    ]);
    expect(lastOf(0)).toMatch(/: deploy failed: .* status 7/);
  });
});

describe('GitHub never hinders a rollback:', () => {
  test.each([
    ['a refused one', { status: 422, body: '{"message":"No ref found"}' }, 'was not created', 1],
    ['one in doubt', 'lose-answer', 'may or may not have been created', 2],
  ] as const)('%s is a warning', async (_, fault, words, count) => {
    github.misbehave(({ method, path, body }) =>
      method === 'POST' && path.endsWith('/deployments') && body.includes(good) ? fault : undefined,
    );
    const ended = await deploy(bad.plain);
    expect(ended.outputs).toMatchObject({ outcome: 'failed', 'rolled-back-to': good });
    expect(ended.warnings.map(({ message }) => message)).toEqual([
      expect.stringContaining(`The GitHub Deployment ${words}`),
    ]);
    expect(triggers()).toHaveLength(2);
    expect(told()).toHaveLength(count);
    expect(told()[0]).toEqual([bad.plain, 'in_progress → failure']);
    // A creation in doubt that took effect is found and ended.
    expect(told()[1]?.[1] ?? 'success').toBe('success');
  });

  test('nor does one that refuses the first: the second is tried all the same', async () => {
    github.misbehave(({ path, body }) =>
      path.endsWith('/deployments') && body.includes(bad.plain) ? { status: 403 } : undefined,
    );
    const ended = await deploy(bad.plain);
    expect(ended.outputs['rolled-back-to']).toBe(good);
    expect(ended.warnings).toHaveLength(1);
    expect(told()).toEqual([[good, 'in_progress → success']]);
  });
});
