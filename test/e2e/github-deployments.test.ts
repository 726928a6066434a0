import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { z } from 'zod';
import type { ActionOptions } from '../../harness/action-run.ts';
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
import { type Stage, setStage } from '../../harness/stage.ts';
import { AUTHORITY_FILE, startRawServer, startTlsFront } from '../../harness/tls-front.ts';

const PUSH: GitHubEvent = { name: 'push' };
const RUN_URL = 'https://github.example/acme/shop/actions/runs/9876543210';
const VALUE = 'sk_live_51Habc.def/+x';

let stage: Stage;
let github: GitHubStandIn;
beforeAll(async () => {
  [stage, github] = await Promise.all([setStage(), startGitHub()]);
  const first = await stage.play({
    site: 'shop.example',
    operations: 'ensure-site, ensure-repository, update-deploy-script, deploy',
    'deploy-script': 'echo begun',
  });
  expect(first.outputs.outcome).toBe('succeeded');
});
afterAll(() => Promise.all([stage.stop(), github.stop()]));
beforeEach(() => {
  github.misbehave(() => undefined);
  stage.misbehave(() => undefined);
  github.deployments.length = 0;
  github.requests.length = 0;
});

/** Runs on an event, with the usual stand-in for GitHub, unless told otherwise. */
interface More extends Omit<PlayOptions, 'inputs'> {
  readonly event?: GitHubEvent;
  readonly at?: GitHubStandIn;
  /** True if the built action runs, as a process. */
  readonly built?: boolean;
}

/** Plays the action with what asks for a GitHub Deployment. */
async function run(
  inputs: Readonly<Record<string, string>> = {},
  { event = PUSH, at = github, built = false, ...more }: More = {},
) {
  const env = { ...(await at.runner(event)), ...more.env };
  const usual = {
    site: 'shop.example',
    environment: 'staging',
    'environment-url': 'https://staging.shop.example',
  };
  const all = { ...usual, ...inputs };
  const ended = await (built ? stage.run(all, { ...more, env }) : stage.play(all, { ...more, env }));
  return { ...ended, env, warnings: ended.runner.annotations.filter(({ level }) => level === 'warning') };
}

const states = (standIn = github): string[][] =>
  standIn.deployments.map(({ statuses }) => statuses.map(({ state }) => state));
const calls = (): string[] => github.requests.map(({ method, path }) => `${method} ${path}`);

const QUICK = { wait: 'false' };
/** For deploys that would be in the way of the next one on the same site. */
const OWN_SITE = { operations: 'ensure-site, ensure-repository, update-deploy-script, deploy' };

describe('a deploy', () => {
  test('is created before the first write, is in progress, and ends well; it says where to look', async () => {
    const order: string[] = [];
    github.misbehave(({ method, body }) => {
      const { state = 'created' } = z.object({ state: z.string().optional() }).parse(JSON.parse(body));
      order.push(`GitHub ${method} ${state}`);
      return undefined;
    });
    stage.misbehave(({ method, path }) => {
      if (method !== 'GET') order.push(`${method} ${path.replace(/^.*\d\//, '')}`);
      return undefined;
    });
    const inputs = { operations: 'sync-env, deploy', 'env-prefix': 'X_' };
    const ended = await run(inputs, { env: { X_KEY: VALUE }, secrets: [VALUE] });
    expect(ended.outputs.outcome).toBe('succeeded');
    expect(order).toEqual([
      'GitHub POST created',
      'GitHub POST in_progress',
      'PATCH env',
      'POST deploy',
      'GitHub POST success',
    ]);
    const [deployment] = github.deployments;
    expect(ended.outputs['deployment-id']).toBe(String(deployment?.id));
    expect(deployment).toMatchObject({
      ref: SHA,
      environment: 'staging',
      auto_merge: false,
      required_contexts: [],
      transient_environment: false,
      production_environment: false,
    });
    for (const status of deployment?.statuses ?? []) {
      expect(status).toMatchObject({ log_url: RUN_URL, environment_url: 'https://staging.shop.example' });
    }
    expect(deployment?.statuses.at(-1)?.description).toMatch(/^shop\.example: deployed [0-9a-f]{7} in /);
    expect(ended.state['github-deployment']).toBe('');
    expect(ended.warnings).toEqual([]);
    // Each token goes to whom it is for, and nothing secret to GitHub.
    const sent = github.requests.map(({ path, body }) => path + body).join('\n');
    expect(findLeaks({ sent }, [stage.sandbox.token, github.token, VALUE])).toEqual([]);
    const api = JSON.stringify(stage.service.requests);
    expect(findLeaks({ api }, [github.token])).toEqual([]);
  });

  test('is of the commit of its event', async () => {
    const pullRequest = { number: 12, head: { sha: HEAD_SHA } };
    const events = [
      { name: 'push', payload: { after: SHA } },
      { name: 'pull_request', payload: { number: 12, pull_request: pullRequest } },
      { name: 'release', payload: { action: 'published', release: { tag_name: 'v1' } } },
      { name: 'workflow_dispatch', payload: { inputs: {} } },
      { name: 'schedule', payload: { schedule: '0 3 * * *' } },
    ];
    const ended = await Promise.all(
      events.map((event) => run({ ...QUICK, environment: `${event.name}/pr-12` }, { event })),
    );
    expect(ended.flatMap(({ warnings }) => warnings)).toEqual([]);
    const made = github.deployments.map(
      ({ environment, ref, transient_environment: transient, statuses }) => {
        return [environment, { ref, transient, statuses: statuses.length }];
      },
    );
    const usual = { ref: SHA, transient: false, statuses: 2 };
    expect(Object.fromEntries(made)).toEqual({
      'push/pr-12': usual,
      'pull_request/pr-12': { ...usual, ref: HEAD_SHA, transient: true },
      'release/pr-12': usual,
      'workflow_dispatch/pr-12': usual,
      'schedule/pr-12': usual,
    });
  });

  test('on GitHub Enterprise Server goes to the API that the runner names', async () => {
    const enterprise = await startGitHub({ prefix: '/api/v3' });
    try {
      const ended = await run({ ...QUICK, environment: 'production' }, { at: enterprise });
      expect(ended.warnings).toEqual([]);
      expect(enterprise.deployments).toMatchObject([{ ref: SHA, production_environment: true }]);
      expect(github.requests).toEqual([]);
    } finally {
      await enterprise.stop();
    }
  });

  test('goes by the proxy of the runner', async () => {
    await using front = await startTlsFront(Number(new URL(github.url).port), 'good');
    await using proxy = await startConnectProxy(() => front.port);
    const env = {
      GITHUB_API_URL: 'https://panel.test',
      HTTPS_PROXY: `http://127.0.0.1:${proxy.port}`,
      NODE_EXTRA_CA_CERTS: AUTHORITY_FILE,
    };
    const ended = await run(QUICK, { env, built: true });
    expect(ended.warnings).toEqual([]);
    expect(states()).toHaveLength(1);
    expect(new Set(proxy.asked.map(({ line }) => line))).toEqual(new Set(['CONNECT panel.test:443']));
  });

  test('is of expected-commit, where that is another commit', async () => {
    const own = {
      ...OWN_SITE,
      site: 'commit.example',
      'deploy-script': 'echo',
      'expected-commit': OTHER_SHA,
    };
    await Promise.all([run(own), run({ 'expected-commit': SHA.slice(0, 10) })]);
    expect(github.deployments.map(({ ref }) => ref).sort()).toEqual([SHA, OTHER_SHA].sort());
    expect(states().map((all) => all.at(-1))).toEqual(['failure', 'failure']);
  });

  test('that is not followed stays in progress', async () => {
    await run(QUICK);
    expect(states()).toEqual([['in_progress', 'in_progress']]);
    expect(github.deployments[0]?.statuses.at(-1)?.description).toBe(
      'shop.example: deploy triggered, not followed',
    );
  });
});

describe('there is none', () => {
  test.each([
    ['in a dry run', { 'dry-run': 'true' }, ''],
    ['in a run that asks for nothing of GitHub', { ...QUICK, environment: '', 'environment-url': '' }, ''],
    [
      'without a deploy',
      { operations: 'refresh-opcache' },
      'neither deploy nor delete-site is among the operations',
    ],
    [
      'without a token',
      { ...QUICK, 'github-token': '' },
      'github-token is empty. On GitHub, leave github-token out;',
    ],
    ['without an environment', { ...QUICK, environment: '' }, 'given, but environment is not.'],
    ['in a run that writes nothing', { operations: 'ensure-site', environment: '' }, 'environment is not.'],
    ['where it would show a secret', { ...QUICK, environment: 'sandbox-test-token' }, 'contains a secret'],
  ])('%s', async (_, inputs, warning) => {
    const token = 'sandbox-test-token';
    const secret = Object.values(inputs).includes(token) ? { 'github-token': token } : {};
    const all = { ...inputs, ...secret };
    const ended = await run(all);
    expect(ended.code).toBe(0);
    expect(calls()).toEqual([]);
    expect(ended.outputs['deployment-id']).toBe('');
    // The token of the job is a secret of every run.
    if (!('github-token' in all)) expect(ended.runner.masks).toContain(github.token);
    expect(ended.warnings.map(({ message }) => message).join()).toContain(warning);
    expect(ended.warnings).toHaveLength(warning === '' ? 0 : 1);
  });

  test('with inputs that are not what they must be', async () => {
    const ended = await run({ 'environment-url': 'staging.shop.example', environment: 'x'.repeat(256) });
    expect(ended.outputs.outcome).toBe('rejected');
    expect(ended.log).toMatch(/environment: expected the name of an environment/);
    expect(ended.log).toMatch(/environment-url: expected an http/);
    expect(calls()).toEqual([]);
  });
});

describe('it ends as the run does:', () => {
  const script = (text: string) => ({ ...OWN_SITE, site: 'ends.example', 'deploy-script': text });
  test.each([
    ['failed', script(`echo '${VALUE}'; exit 7`), 'failure', /^ends.example: deploy failed: .* status 7/],
    ['timed_out', { ...script('sleep 60'), timeout: '30s' }, 'error', /may still be running/],
    ['rejected', { operations: 'refresh-opcache, ensure-repository, deploy', branch: '' }, undefined, /./],
  ] as const)('%s', async (outcome, inputs, state, description) => {
    const ended = await run(inputs, { waitsInVain: true });
    expect(ended.outputs.outcome).toBe(outcome);
    const last = github.deployments[0]?.statuses.at(-1);
    expect(last?.state).toBe(state);
    if (last !== undefined) expect(last.description).toMatch(description);
  });

  test('unknown', async () => {
    stage.misbehave(({ method }) => (method === 'POST' ? 'lose-answer' : undefined));
    const ended = await run(QUICK);
    expect(ended.outputs.outcome).toBe('unknown');
    expect(states()).toEqual([['in_progress', 'error']]);
  });
});

/** Sends a signal when the output holds a text. */
const signalAt = (text: string, signal: NodeJS.Signals): Pick<PlayOptions, 'onOutput'> => ({
  onOutput: (printed, end) => void (printed.includes(text) && end(signal)),
});

describe('cancel and kill', () => {
  const slow = (site: string) => ({ ...OWN_SITE, site, 'deploy-script': 'echo begun; sleep 60' });

  test('a cancelled deploy may still be running', async () => {
    const ended = await run(slow('cancelled.example'), signalAt('│ begun', 'SIGINT'));
    expect(ended.outputs.outcome).toBe('cancelled');
    expect(states()).toEqual([['in_progress', 'error']]);
    expect(github.deployments[0]?.statuses.at(-1)?.description).toContain('may still be running');
  });

  test('one that was cancelled before its trigger is inactive', async () => {
    const ended = await run(slow('early.example'), signalAt('GitHub Deployment', 'SIGINT'));
    expect(ended.outputs.outcome).toBe('cancelled');
    expect(stage.service.writes().filter((write) => write.endsWith('/deploy'))).toEqual([]);
    expect(states().at(0)?.at(-1)).toBe('inactive');
  });

  test('when GitHub does not even connect, a cancelled run still ends in time', async () => {
    let end = (): void => {};
    // It takes the connection, and never agrees on TLS.
    await using silent = await startRawServer((socket) => void socket.once('data', () => end()));
    const ended = await run(QUICK, {
      env: { GITHUB_API_URL: `https://127.0.0.1:${silent.port}` },
      built: true,
      onStart: (send) => {
        end = () => send('SIGINT');
      },
    });
    expect(ended.outputs.outcome).toBe('cancelled');
    // A call whose own time is up is warned of: it is the cancel that has ended it.
    expect(ended.warnings).toEqual([]);
  });

  test('when GitHub hangs, a cancelled run still ends in time, and the post step does the rest', async () => {
    github.misbehave(({ body }) => (/"(error|inactive)"/.test(body) ? 'hang' : undefined));
    const ended = await run(slow('hurried.example'), { ...signalAt('│ begun', 'SIGTERM'), built: true });
    expect(ended.warnings).toEqual([]);
    expect(states()).toEqual([['in_progress']]);
    github.misbehave(() => undefined);
    const post = await runPostStep(ended.state, ended.env, { 'github-token': github.token });
    expect(post).toMatchObject({ code: 0 });
    expect(states()).toEqual([['in_progress', 'error']]);
    expect(github.deployments[0]?.statuses.at(-1)?.description).toContain('cancelled');
  });

  test('what a killed run leaves is closed by the post step, once', async () => {
    const killed = { ...signalAt('│ begun', 'SIGKILL'), built: true, whole: false };
    const ended = await run(slow('killed.example'), killed);
    expect(states()).toEqual([['in_progress']]);
    const post = await runPostStep(ended.state, ended.env, { 'github-token': github.token });
    expect(post).toMatchObject({ code: 0 });
    expect(states()).toEqual([['in_progress', 'error']]);
    expect(github.deployments[0]?.statuses.at(-1)).toMatchObject({
      description: 'The step was ended from outside; how the deploy ended is not known',
      log_url: RUN_URL,
      environment_url: 'https://staging.shop.example',
    });
  });

  test('so is one that was killed while GitHub created it', async () => {
    let kill = (): void => {};
    github.misbehave(({ path }) => {
      if (!path.endsWith('/deployments')) return undefined;
      kill();
      return 'lose-answer';
    });
    const onStart: ActionOptions['onStart'] = (send) => {
      kill = () => send('SIGKILL');
    };
    const ended = await run(slow('unsure.example'), { onStart, built: true, whole: false });
    expect(ended.code).toBe(null);
    github.misbehave(() => undefined);
    const post = await runPostStep(ended.state, ended.env, { 'github-token': github.token });
    expect(post).toMatchObject({ code: 0 });
    expect(states()).toEqual([['error']]);
  });

  test('the post step of a run that has closed it calls nobody, and one that GitHub refuses warns', async () => {
    const ended = await run(QUICK);
    const before = github.requests.length;
    const inputs = { 'github-token': github.token };
    expect((await runPostStep(ended.state, ended.env, inputs)).stdout).toBe('');
    expect(github.requests).toHaveLength(before);
    const left = JSON.stringify({ mark: 'm', environment: 'staging', id: 1 });
    github.misbehave(() => ({ status: 403, body: JSON.stringify({ message: `no, ${github.token}` }) }));
    const post = await runPostStep({ 'github-deployment': left }, ended.env, inputs);
    expect(post.code).toBe(0);
    expect(post.stdout).toMatch(
      /^::warning::GitHub Deployment 1 was not set to error: .*deployments: write.*\n$/,
    );
    for (const garbage of ['{', '[]', 'null', '{"id":"x"}']) {
      const odd = await runPostStep({ 'github-deployment': garbage }, ended.env, inputs);
      expect([garbage, odd.code]).toEqual([garbage, 0]);
    }
  });
});

describe('GitHub never fails a deploy:', () => {
  const answer = (status: number, message = 'as the test asks', headers = {}): GitHubFault => ({
    status,
    body: JSON.stringify({ message }),
    headers,
  });
  const hostile = 'no\n::error::forged ##[error]forged \u001b[31m';
  const refusals: [string, GitHubFault, RegExp][] = [
    ['401', answer(401, 'Bad credentials'), /GitHub does not accept github-token/],
    [
      '403',
      answer(403, 'Resource not accessible by integration'),
      /add the line “deployments: write” to the permissions: of the job/,
    ],
    ['404', answer(404, 'Not Found'), /add the line “deployments: write” to the permissions: of the job/],
    ['409', answer(409, 'Conflict merging main'), /refused it \(409\): “Conflict merging main”/],
    ['422', answer(422, 'No ref found for: x'), /refused it \(422\): “No ref found for: x”/],
    ['422, quoting', answer(422, `bad ${TOKEN}`), /“bad \*\*\*”/],
    ['422, hostile', answer(422, hostile), /“no ⏎ ::error::forged # #\[error\]forged/],
    ['429', answer(429, 'slow down'), /accepts no more requests for now \(429\)/],
    [
      'rate limit',
      answer(403, 'slow down', { 'x-ratelimit-remaining': '0' }),
      /no more requests for now \(403\)/,
    ],
    ['500', answer(500), /answered with status 500/],
    ['503, a page', { status: 503, body: '<html>', headers: { 'content-type': 'text/html' } }, /status 503/],
    ['reset', 'reset', /could not be reached \(ECONNRESET\)|could not be reached \(UND_ERR_SOCKET\)/],
    ['no JSON', { status: 201, body: '<html>' }, /something unexpected/],
    ['another shape', { status: 201, body: '[{"id":true}]' }, /something unexpected/],
    [
      'a bad type',
      { status: 201, body: '{}', headers: { 'content-type': ';;;' } },
      /could not be reached|unexpected/,
    ],
    ['merged instead', { status: 202, body: '{"message":"Auto-merged"}' }, /something unexpected/],
  ];

  async function isOneWarning([name, fault, words]: (typeof refusals)[number]): Promise<void> {
    const standIn = await startGitHub();
    standIn.misbehave(({ method }) => (method === 'POST' ? fault : undefined));
    const ended = await run(QUICK, { at: standIn });
    await standIn.stop();
    expect([name, ended.code, ended.outputs.outcome]).toEqual([name, 0, 'succeeded']);
    expect(ended.warnings).toHaveLength(1);
    expect([name, ended.warnings[0]?.message]).toEqual([name, expect.stringMatching(words)]);
    expect(ended.warnings[0]?.message).toContain('The deploy itself goes on.');
    expect(ended.outputs['deployment-id']).toBe('');
    const created = standIn.requests.filter(({ method }) => method === 'POST');
    expect([name, created.length]).toEqual([name, 1]);
  }

  test('every refusal is a warning, in our own words', async () => {
    await Promise.all(refusals.map(isOneWarning));
    // By itself: beside the others it might not be read within the five seconds that a call has.
    const tooMuch = `"${'x'.repeat(9 * 1024 * 1024)}"`;
    await isOneWarning(['too much', { status: 201, body: tooMuch }, /could not be reached \(UND_ERR_RES/]);
  });

  test('a network that is down, an answer that never comes, and a runner that says nonsense are warnings', async () => {
    const hanging = await startGitHub();
    hanging.misbehave(({ method }) => (method === 'POST' ? 'hang' : undefined));
    const cases = [
      run(QUICK, { env: { GITHUB_API_URL: 'http://127.0.0.1:9' } }),
      run(QUICK, { at: hanging }),
      run(QUICK, { env: { GITHUB_REPOSITORY: '' } }),
      run(QUICK, { env: { GITHUB_EVENT_PATH: import.meta.filename } }),
    ];
    const [down, late, nowhere, nonsense] = await Promise.all(cases);
    await hanging.stop();
    expect(down?.warnings[0]?.message).toContain('could not be reached (ECONNREFUSED)');
    expect(late?.warnings[0]?.message).toContain('did not answer within 5 s');
    for (const { warnings } of [nowhere, nonsense].flatMap((one) => one ?? []))
      expect(warnings[0]?.message).toContain('cannot be used');
    for (const ended of [down, late, nowhere, nonsense]) {
      expect(ended?.outputs.outcome).toBe('succeeded');
      expect(ended?.warnings).toHaveLength(1);
    }
  });

  test('a redirect is not followed, so that the token goes nowhere else', async () => {
    const elsewhere = await startGitHub();
    for (const status of [302, 307]) {
      github.misbehave(({ path }) => ({ status, headers: { location: elsewhere.url + path } }));
      const ended = await run(QUICK);
      expect(ended.warnings[0]?.message).toContain(`redirect (${status}), and redirects are never followed`);
    }
    expect(elsewhere.requests).toEqual([]);
    await elsewhere.stop();
  });

  test('a creation in doubt is not repeated; what came of it is found at the end', async () => {
    github.misbehave(({ path }) => (path.endsWith('/deployments') ? 'lose-answer' : undefined));
    const ended = await run(QUICK);
    expect(github.deployments).toHaveLength(1);
    expect(states()).toEqual([['in_progress']]);
    expect(ended.outputs['deployment-id']).toBe(String(github.deployments[0]?.id));
    expect(ended.warnings[0]?.message).toContain('may or may not have been created');
  });

  test('a status that is refused is a warning, and one in doubt is said again by the post step', async () => {
    github.misbehave(({ path }) => (path.endsWith('/statuses') ? { status: 502 } : undefined));
    // Its exit report tells its end, also within the same second as the deploy before.
    const operations = 'update-deploy-script, deploy';
    const ended = await run({ operations, 'deploy-script': 'echo told' });
    expect(ended.outputs.outcome).toBe('succeeded');
    expect(ended.warnings).toHaveLength(2);
    expect(states()).toEqual([[]]);
    github.misbehave(() => undefined);
    await runPostStep(ended.state, ended.env, { 'github-token': github.token });
    expect(states()).toEqual([['success']]);
  });

  test('what an answer says in its headers is printed nowhere', async () => {
    const headers = {
      deprecation: 'true',
      link: '<::error::forged>; rel="deprecation"',
      sunset: '::error::forged',
    };
    github.misbehave(() => ({ status: 201, body: '{"id":7}', headers }));
    const ended = await run(QUICK, { built: true });
    expect(ended.outputs['deployment-id']).toBe('7');
    expect(ended.stderr).toBe('');
  });
});
