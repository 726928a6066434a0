import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { ActionRun } from '../../harness/action-run.ts';
import { startConnectProxy } from '../../harness/connect-proxy.ts';
import {
  type GitHubEvent,
  type GitHubFault,
  type GitHubStandIn,
  HEAD_SHA,
  OTHER_SHA,
  SHA,
  startGitHub,
  TOKEN,
} from '../../harness/github.ts';
import { findLeaks } from '../../harness/leaks.ts';
import type { PlayOptions } from '../../harness/play-step.ts';
import { runPostStep } from '../../harness/run-action.ts';
import { GOOD } from '../../harness/simulator/deploys.ts';
import {
  openSimulation,
  openSites,
  type Setting,
  type Simulation,
} from '../../harness/simulator/simulation.ts';
import { type Stage, setStage } from '../../harness/stage.ts';
import { AUTHORITY_FILE, startRawServer, startTlsFront } from '../../harness/tls-front.ts';
import { closeOpenDeployment } from '../../src/github/github-deployment.ts';

type Inputs = Readonly<Record<string, string>>;
const PUSH: GitHubEvent = { name: 'push' };
const PULL_REQUEST: GitHubEvent = {
  name: 'pull_request',
  payload: { number: 12, pull_request: { number: 12, head: { sha: HEAD_SHA } } },
};
const RUN_URL = 'https://github.example/acme/shop/actions/runs/9876543210';
const VALUE = 'sk_live_51Habc.def/+x';
const usual = {
  site: 'shop.example',
  environment: 'staging',
  'environment-url': 'https://staging.shop.example',
};
/** What the one deployment of a test was said to be, in order. */
const states = (): string[] | undefined => github.deployments[0]?.statuses.map(({ state }) => state);
const lastStatus = () => github.deployments[0]?.statuses.at(-1);
const warningsOf = ({ runner }: ActionRun): string[] =>
  runner.annotations.filter(({ level }) => level === 'warning').map(({ message }) => message);
const tokenOf = (standIn: GitHubStandIn): Inputs => ({ 'github-token': standIn.token });
/** Sends a signal when the output holds a text. */
const signalAt = (text: string, signal: NodeJS.Signals): Pick<PlayOptions, 'onOutput'> => ({
  onOutput: (printed, end) => void (printed.includes(text) && end(signal)),
});

let github: GitHubStandIn;
beforeAll(async () => {
  github = await startGitHub();
});
afterAll(() => github.stop());
beforeEach(() => {
  github.misbehave(() => undefined);
  for (const list of [github.deployments, github.comments, github.requests]) list.length = 0;
});

describe('a deploy to the sandbox', () => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await setStage();
  });
  afterAll(() => stage.stop());

  /** Deploys a site of its own in the run of a pull request. */
  async function run(
    site: string,
    script: string,
    more: Omit<PlayOptions, 'inputs'> = {},
    carryOut: Stage['play'] = stage.run,
  ) {
    const env = { ...(await github.runner(PULL_REQUEST)), ...more.env };
    const inputs = {
      ...{ ...usual, site, comment: 'true', timeout: '10m', 'deploy-script': script },
      operations: 'ensure-site, ensure-repository, update-deploy-script, sync-env, deploy',
      env: `APP_KEY=${VALUE}`,
    };
    const ended = await carryOut(inputs, { secrets: [VALUE], ...more, env });
    const post = () => runPostStep(ended.state, env, tokenOf(github));
    return { ...ended, post, warnings: warningsOf(ended) };
  }
  const endless = 'echo begun; tail -f /dev/null';

  test('shows as a GitHub Deployment and in a comment, also through the proxy of the runner', async () => {
    await using front = await startTlsFront(Number(new URL(github.url).port), 'good');
    await using proxy = await startConnectProxy(() => front.port);
    const env = {
      GITHUB_API_URL: 'https://panel.test',
      HTTPS_PROXY: `http://127.0.0.1:${proxy.port}`,
      NODE_EXTRA_CA_CERTS: AUTHORITY_FILE,
    };
    const ended = await run('shop.example', 'echo begun', { env });
    expect(ended.outputs.outcome).toBe('succeeded');
    expect(ended.warnings).toEqual([]);
    expect(states()).toEqual(['in_progress', 'success']);
    expect(lastStatus()?.description).toMatch(/^shop\.example: deployed [0-9a-f]{7} in /);
    expect(github.comments.map(({ body }) => body)).toEqual([
      expect.stringMatching(
        /\n### ✅ shop\.example: deployed [\da-f]{7} in .*\n\n\*\*\[🌐 staging\.shop\.example\]/,
      ),
    ]);
    expect(new Set(proxy.asked.map(({ line }) => line))).toEqual(new Set(['CONNECT panel.test:443']));
    // Each token goes only to the service that it is for.
    const sent = github.requests.map(({ path, body }) => path + body).join('\n');
    expect(findLeaks({ sent }, [stage.sandbox.token, github.token])).toEqual([]);
    expect(findLeaks({ api: JSON.stringify(stage.service.requests) }, [github.token])).toEqual([]);
  });

  test('that fails is explained there, without the secrets in its log', async () => {
    const ended = await run('bad.example', `echo ${VALUE}; exit 7`, {}, stage.play);
    expect(ended.outputs.outcome).toBe('failed');
    expect(states()).toEqual(['in_progress', 'failure']);
    expect(lastStatus()?.description).toMatch(/^bad\.example: deploy failed: .* status 7/);
    const [comment] = github.comments;
    expect(comment?.body).toMatch(
      /\n### ❌ bad\.example: deploy failed\n\n\*\*.*\*\*\n\n> \[!CAUTION\]\n> .*status 7/,
    );
    expect(comment?.body).toContain('**What to do next:**');
  });

  test('that is cancelled ends although GitHub hangs, and the post step does the rest', async () => {
    const onOutput: PlayOptions['onOutput'] = (printed, end) => {
      if (!printed.includes('│ begun')) return;
      github.misbehave(() => 'hang');
      end('SIGTERM');
    };
    const ended = await run('hurried.example', endless, { onOutput });
    expect(ended.outputs.outcome).toBe('cancelled');
    expect(ended.warnings).toEqual([
      expect.stringContaining('could not be read: the workflow was cancelled'),
    ]);
    expect(states()).toEqual(['in_progress']);
    expect(github.comments).toEqual([]);
    github.misbehave(() => undefined);
    expect(await ended.post()).toMatchObject({ code: 0 });
    expect(states()).toEqual(['in_progress', 'error']);
    expect(lastStatus()?.description).toContain('cancelled');
  });

  test('that is killed has its GitHub Deployment closed by the post step', async () => {
    const ended = await run('killed.example', endless, { ...signalAt('│ begun', 'SIGKILL'), whole: false });
    expect(states()).toEqual(['in_progress']);
    expect(await ended.post()).toMatchObject({ code: 0 });
    expect(states()).toEqual(['in_progress', 'error']);
    expect(lastStatus()).toMatchObject({
      description: 'The step was ended from outside; how the deploy ended is not known',
      log_url: RUN_URL,
      environment_url: 'https://staging.shop.example',
    });
  });

  test('that is killed while GitHub creates the deployment has it closed too', async () => {
    const onStart: PlayOptions['onStart'] = (end) =>
      github.misbehave(({ path }) => {
        if (!path.endsWith('/deployments')) return undefined;
        end('SIGKILL');
        return 'lose-answer';
      });
    const ended = await run('unsure.example', endless, { onStart, whole: false });
    expect(ended.code).toBe(null);
    github.misbehave(() => undefined);
    expect(await ended.post()).toMatchObject({ code: 0 });
    expect(states()).toEqual(['error']);
  });

  test('has a post step that skips what is closed or unreadable, and warns of what GitHub refuses', async () => {
    const left = JSON.stringify({ mark: 'm', environment: 'staging', id: 1 });
    github.misbehave(() => ({ status: 403, body: JSON.stringify({ message: `no, ${github.token}` }) }));
    const unreadable = ['{', '[]', 'null', '{"id":"x"}'].map((text, nth) => [
      `github-deployment-${nth}`,
      text,
    ]);
    const post = await runPostStep(
      { 'github-deployment': left, 'github-rollback': '', ...Object.fromEntries(unreadable) },
      await github.runner(PUSH),
      tokenOf(github),
    );
    expect(post.code).toBe(0);
    expect(post.stdout).toMatch(
      /^::warning::GitHub Deployment 1 was not set to error: .*deployments: write.*$/m,
    );
  });
});

/** A run on the simulator, on an event and with a stand-in for GitHub; `prepare` comes before it. */
interface More extends Omit<PlayOptions, 'inputs'> {
  readonly event?: GitHubEvent;
  readonly at?: GitHubStandIn;
  readonly setting?: Setting;
  readonly prepare?: (simulation: Simulation) => void;
}

/** Plays a step that asks for a GitHub Deployment. */
async function play(
  inputs: Inputs = {},
  { event = PUSH, at = github, setting, prepare, ...more }: More = {},
) {
  await using simulation = await openSimulation({ sites: openSites(['shop.example']), ...setting });
  prepare?.(simulation);
  const env = { ...(await at.runner(event)), ...more.env };
  const ended = await simulation.play({ ...usual, ...inputs }, { ...more, env });
  return { ...ended, env, deploys: simulation.service.deploys, warnings: warningsOf(ended) };
}
const quick = { wait: 'false' };
/** With a script that reports how it ended. */
const reported = { operations: 'update-deploy-script, deploy', 'deploy-script': 'git pull\n' };

describe('the GitHub Deployment of a run', () => {
  test('is created before the first write, and says at the end how the deploy went', async () => {
    const order: string[] = [];
    github.misbehave(({ method, body }) => void order.push(`GitHub ${method} ${JSON.parse(body).state}`));
    const ended = await play(
      { ...reported, operations: 'update-deploy-script, sync-env, deploy', 'env-prefix': 'X_' },
      {
        ...{ env: { X_KEY: VALUE }, secrets: [VALUE] },
        prepare: ({ misbehave }) =>
          misbehave(({ method, path }) => {
            if (method !== 'GET') order.push(`${method} ${path.replace(/^.*\d\//, '')}`);
            return undefined;
          }),
      },
    );
    expect(ended.outputs.outcome).toBe('succeeded');
    expect(order).toEqual([
      ...['GitHub POST undefined', 'GitHub POST in_progress'],
      ...['PATCH deploy/script', 'PATCH env', 'POST deploy', 'GitHub POST success'],
    ]);
    const [deployment] = github.deployments;
    expect(ended.outputs['deployment-id']).toBe(String(deployment?.id));
    const links = { log_url: RUN_URL, environment_url: 'https://staging.shop.example' };
    expect(deployment).toMatchObject({
      ...{ ref: SHA, environment: 'staging', auto_merge: false, required_contexts: [] },
      ...{ transient_environment: false, production_environment: false, statuses: [links, links] },
    });
    expect(lastStatus()?.description).toMatch(/^shop\.example: deployed c{7} in /);
    expect(ended.state['github-deployment']).toBe('');
    expect(ended.warnings).toEqual([]);
    const sent = github.requests.map(({ path, body }) => path + body).join('\n');
    expect(findLeaks({ sent }, [github.token, VALUE])).toEqual([]);
  });

  test.each<[GitHubEvent, string, boolean]>([
    [{ name: 'push', payload: { after: SHA } }, SHA, false],
    [PULL_REQUEST, HEAD_SHA, true],
    [{ name: 'release', payload: { action: 'published', release: { tag_name: 'v1' } } }, SHA, false],
    [{ name: 'workflow_dispatch', payload: { inputs: {} } }, SHA, false],
    [{ name: 'schedule', payload: { schedule: '0 3 * * *' } }, SHA, false],
  ])('is of the commit of its event: %j', async (event, ref, transient_environment) => {
    const ended = await play({ ...quick, environment: 'review/pr-12' }, { event });
    expect(ended.warnings).toEqual([]);
    expect(github.deployments).toMatchObject([{ ref, transient_environment, environment: 'review/pr-12' }]);
    expect(lastStatus()).toMatchObject({
      state: 'in_progress',
      description: 'shop.example: deploy triggered, not followed',
    });
  });

  test.each([
    [OTHER_SHA, OTHER_SHA],
    [SHA.slice(0, 10), SHA],
  ])('is of expected-commit, here %s, if it is given', async (commit, ref) => {
    await play({ ...reported, 'expected-commit': commit });
    expect(github.deployments.map((deployment) => deployment.ref)).toEqual([ref]);
    expect(states()).toEqual(['in_progress', 'failure']);
  });

  test('is created on GitHub Enterprise Server if the runner names its API', async () => {
    const enterprise = await startGitHub({ prefix: '/api/v3' });
    const ended = await play({ ...quick, environment: 'production' }, { at: enterprise });
    await enterprise.stop();
    expect(ended.warnings).toEqual([]);
    expect(enterprise.deployments).toMatchObject([{ ref: SHA, production_environment: true }]);
    expect(github.requests).toEqual([]);
  });

  const other = 'sandbox-test-token';
  test.each<[string, Inputs, string]>([
    ['in a dry run', { 'dry-run': 'true' }, ''],
    ['if nothing is asked of GitHub', { ...quick, environment: '', 'environment-url': '' }, ''],
    [
      'without a deploy',
      { operations: 'refresh-opcache' },
      'neither deploy nor delete-site is among the operations',
    ],
    [
      'without a token',
      { ...quick, 'github-token': '' },
      'github-token is empty. On GitHub, leave github-token out;',
    ],
    ['without an environment', { ...quick, environment: '' }, 'given, but environment is not.'],
    ['in a run that writes nothing', { operations: 'ensure-site', environment: '' }, 'environment is not.'],
    [
      'if it would show a secret',
      { ...quick, environment: other, 'github-token': other },
      'contains a secret',
    ],
  ])('is not created %s', async (_, inputs, warning) => {
    const ended = await play(inputs);
    expect(ended.code).toBe(0);
    expect(github.requests).toEqual([]);
    expect(ended.outputs['deployment-id']).toBe('');
    // The token of the job is a secret of every run.
    if (!('github-token' in inputs)) expect(ended.runner.masks).toContain(github.token);
    expect(ended.warnings).toEqual(warning === '' ? [] : [expect.stringContaining(warning)]);
  });

  test('is not created if its inputs are wrong', async () => {
    const ended = await play({ 'environment-url': 'staging.shop.example', environment: 'x'.repeat(256) });
    expect(ended.outputs.outcome).toBe('rejected');
    expect(ended.log).toMatch(/environment: expected the name of an environment/);
    expect(ended.log).toMatch(/environment-url: expected an http/);
    expect(github.requests).toEqual([]);
  });

  const course = (change: Partial<typeof GOOD>): More => ({
    setting: { manners: { courseOf: () => ({ ...GOOD, ...change }) } },
  });
  const long = course({ durationMs: 3_600_000 });
  const lost: More = {
    prepare: ({ misbehave }) =>
      misbehave(({ method }) => (method === 'POST' ? { how: 'reset', effect: 'none' } : undefined)),
  };
  test.each<[string, string, string, Inputs, More, RegExp]>([
    [
      'failure',
      'fails',
      'failed',
      {},
      course({ exitStatus: 7 }),
      /^shop.example: deploy failed: .* status 7/,
    ],
    ['error', 'takes too long', 'timed_out', { timeout: '30s' }, long, /may still be running/],
    [
      'error',
      'is cancelled',
      'cancelled',
      {},
      { ...long, ...signalAt('│ run-1', 'SIGINT') },
      /may still be running/,
    ],
    ['error', 'gets no answer', 'unknown', {}, lost, /./],
    [
      'inactive',
      'is cancelled before its trigger',
      'cancelled',
      {},
      signalAt('GitHub Deployment', 'SIGINT'),
      /./,
    ],
  ])('is set to %s if the deploy %s', async (state, _, outcome, inputs, more, description) => {
    const ended = await play({ ...reported, ...inputs }, more);
    expect(ended.outputs.outcome).toBe(outcome);
    expect(states()?.at(-1)).toBe(state);
    expect(lastStatus()?.description).toMatch(description);
    expect(ended.deploys).toHaveLength(state === 'inactive' || outcome === 'unknown' ? 0 : 1);
  });
});

describe('a deploy whose GitHub Deployment meets trouble', () => {
  const answer = (status: number, message = 'as the test asks', headers = {}): GitHubFault => ({
    ...{ status, headers },
    body: JSON.stringify({ message }),
  });
  const permission = /add the line “deployments: write” to the permissions: of the job/;
  const broken = /could not be reached \((ECONNRESET|UND_ERR_SOCKET)\)/;
  test.each<[string, GitHubFault, RegExp]>([
    ['a refusal with 401', answer(401, 'Bad credentials'), /GitHub does not accept github-token/],
    ['a refusal with 403', answer(403, 'Resource not accessible by integration'), permission],
    ['a refusal with 404', answer(404, 'Not Found'), permission],
    [
      'a refusal with 409',
      answer(409, 'Conflict merging main'),
      /refused it \(409\): “Conflict merging main”/,
    ],
    ['a refusal with 422', answer(422, 'No ref found for: x'), /refused it \(422\): “No ref found for: x”/],
    ['a refusal that quotes the token', answer(422, `bad ${TOKEN}`), /“bad \*\*\*”/],
    [
      'a hostile refusal',
      answer(422, 'no\n::error::forged ##[error]forged \u001b[31m'),
      /“no ⏎ ::error::forged # #\[error\]forged/,
    ],
    ['a refusal with 429', answer(429, 'slow down'), /accepts no more requests for now \(429\)/],
    [
      'a rate limit',
      answer(403, 'slow down', { 'x-ratelimit-remaining': '0' }),
      /no more requests for now \(403\)/,
    ],
    ['a failure with 500', answer(500), /answered with status 500/],
    [
      'a failure with a page of HTML',
      { status: 503, body: '<html>', headers: { 'content-type': 'text/html' } },
      /status 503/,
    ],
    ['a broken connection', 'reset', broken],
    ['an answer that is no JSON', { status: 201, body: '<html>' }, /something unexpected/],
    ['an answer of another shape', { status: 201, body: '[{"id":true}]' }, /something unexpected/],
    [
      'an answer with a broken content type',
      { status: 201, body: '{}', headers: { 'content-type': ';;;' } },
      /could not be reached|unexpected/,
    ],
    [
      'a merge in the place of a deployment',
      { status: 202, body: '{"message":"Auto-merged"}' },
      /something unexpected/,
    ],
    [
      'an answer that is too long',
      { status: 201, body: `"${'x'.repeat(9 * 1024 * 1024)}"` },
      /could not be reached \(UND_ERR_RES/,
    ],
    ['no answer at all', 'hang', /did not answer within 5 s/],
  ])(
    'goes on with one warning in our own words, and no second attempt, after %s',
    async (_, fault, words) => {
      github.misbehave(({ method }) => (method === 'POST' ? fault : undefined));
      const ended = await play(quick);
      expect(ended.outputs).toMatchObject({ outcome: 'succeeded', 'deployment-id': '' });
      expect(ended.warnings).toEqual([expect.stringMatching(words)]);
      expect(ended.warnings[0]).toContain('The deploy itself goes on.');
      expect(github.requests.filter(({ method }) => method === 'POST')).toHaveLength(1);
    },
  );

  test.each([
    [
      'a network that is down',
      { GITHUB_API_URL: 'http://127.0.0.1:9' },
      'could not be reached (ECONNREFUSED)',
    ],
    ['a runner without a repository', { GITHUB_REPOSITORY: '' }, 'cannot be used'],
    ['a runner with an unreadable event', { GITHUB_EVENT_PATH: import.meta.filename }, 'cannot be used'],
  ])('goes on with one warning on %s', async (_, env, words) => {
    const ended = await play(quick, { env });
    expect(ended.outputs.outcome).toBe('succeeded');
    expect(ended.warnings).toEqual([expect.stringContaining(words)]);
  });

  test.each([302, 307])(
    'does not follow a redirect with %i, so that the token goes nowhere else',
    async (status) => {
      const elsewhere = await startGitHub();
      github.misbehave(({ path }) => ({ status, headers: { location: elsewhere.url + path } }));
      const ended = await play(quick);
      await elsewhere.stop();
      expect(ended.warnings[0]).toContain(`redirect (${status}), and redirects are never followed`);
      expect(elsewhere.requests).toEqual([]);
    },
  );

  test('ends at once when it is cancelled while GitHub does not even agree on TLS', async () => {
    let cancel = (): void => {};
    // It takes the connection, and never agrees on TLS.
    await using silent = await startRawServer((socket) => void socket.once('data', () => cancel()));
    const ended = await play(quick, {
      env: { GITHUB_API_URL: `https://127.0.0.1:${silent.port}` },
      onStart: (end) => {
        cancel = () => end('SIGINT');
      },
    });
    expect(ended.outputs.outcome).toBe('cancelled');
    // The end of its own time would be a warning.
    expect(ended.warnings).toEqual([]);
  });

  test('looks up a creation in doubt at the end, and does not repeat it', async () => {
    github.misbehave(({ path }) => (path.endsWith('/deployments') ? 'lose-answer' : undefined));
    const ended = await play(quick);
    expect(github.deployments).toHaveLength(1);
    expect(states()).toEqual(['in_progress']);
    expect(ended.outputs['deployment-id']).toBe(String(github.deployments[0]?.id));
    expect(ended.warnings[0]).toContain('may or may not have been created');
  });

  test('warns of a status in doubt, which the post step sets once more', async () => {
    github.misbehave(({ path }) => (path.endsWith('/statuses') ? { status: 502 } : undefined));
    const ended = await play(reported);
    expect(ended.outputs.outcome).toBe('succeeded');
    expect(ended.warnings).toHaveLength(2);
    expect(states()).toEqual([]);
    github.misbehave(() => undefined);
    const log = { info: () => {}, warning: (text: string) => expect(text).toBe('') };
    const access = { githubToken: github.token, runnerEnv: ended.env };
    await closeOpenDeployment(ended.state['github-deployment'] ?? '', { ...access, log });
    expect(states()).toEqual(['success']);
  });
});
