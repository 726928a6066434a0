import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { startConnectProxy } from '../../harness/connect-proxy.ts';
import { type GitHubEvent, type GitHubStandIn, HEAD_SHA, startGitHub } from '../../harness/github.ts';
import { findLeaks } from '../../harness/leaks.ts';
import type { PlayOptions } from '../../harness/play-step.ts';
import { runPostStep } from '../../harness/run-action.ts';
import { type Stage, setStage } from '../../harness/stage.ts';
import { AUTHORITY_FILE, startTlsFront } from '../../harness/tls-front.ts';

const PULL_REQUEST: GitHubEvent = {
  name: 'pull_request',
  payload: { number: 12, pull_request: { number: 12, head: { sha: HEAD_SHA } } },
};
const VALUE = 'sk_live_51Habc.def/+x';
const ENDLESS = 'echo begun; tail -f /dev/null';

let stage: Stage;
let github: GitHubStandIn;
beforeAll(async () => {
  [stage, github] = await Promise.all([setStage(), startGitHub()]);
});
afterAll(() => Promise.all([stage.stop(), github.stop()]));
beforeEach(() => {
  github.misbehave(() => undefined);
  for (const list of [github.deployments, github.comments, github.requests]) list.length = 0;
});

/** Deploys a site of its own in the run of a pull request. Each token and secret goes only where it belongs. */
async function run(
  site: string,
  script: string,
  more: Omit<PlayOptions, 'inputs'> = {},
  carryOut: Stage['play'] = stage.run,
) {
  const env = { ...(await github.runner(PULL_REQUEST)), ...more.env };
  const inputs = {
    ...{ site, environment: 'staging', 'environment-url': 'https://staging.shop.example' },
    ...{ comment: 'true', timeout: '10m', 'deploy-script': script, env: `APP_KEY=${VALUE}` },
    operations: 'ensure-site, ensure-repository, update-deploy-script, sync-env, deploy',
  };
  const ended = await carryOut(inputs, { secrets: [VALUE], ...more, env });
  const sent = github.requests.map(({ path, body }) => path + body).join('\n');
  expect(findLeaks({ sent }, [stage.sandbox.token, github.token, VALUE])).toEqual([]);
  expect(findLeaks({ api: JSON.stringify(stage.service.requests) }, [github.token])).toEqual([]);
  const post = () => runPostStep(ended.state, env, { 'github-token': github.token });
  const warnings = ended.runner.annotations.filter(({ level }) => level === 'warning');
  return { ...ended, post, warnings: warnings.map(({ message }) => message) };
}
const states = (): string[] | undefined => github.deployments[0]?.statuses.map(({ state }) => state);
const lastStatus = () => github.deployments[0]?.statuses.at(-1);

describe('a deploy to the sandbox', () => {
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
    const ended = await run('hurried.example', ENDLESS, { onOutput });
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
    const onOutput: PlayOptions['onOutput'] = (printed, end) =>
      void (printed.includes('│ begun') && end('SIGKILL'));
    const ended = await run('killed.example', ENDLESS, { onOutput, whole: false });
    expect(states()).toEqual(['in_progress']);
    expect(await ended.post()).toMatchObject({ code: 0 });
    expect(states()).toEqual(['in_progress', 'error']);
    expect(lastStatus()).toMatchObject({
      description: 'The step was ended from outside; how the deploy ended is not known',
      log_url: 'https://github.example/acme/shop/actions/runs/9876543210',
      environment_url: 'https://staging.shop.example',
    });
  });

  test('has a post step that skips what is closed or unreadable, and warns of what GitHub refuses', async () => {
    const left = JSON.stringify({ mark: 'm', environment: 'staging', id: 1 });
    github.misbehave(() => ({ status: 403, body: JSON.stringify({ message: `no, ${github.token}` }) }));
    const unreadable = { '-1': '{', '-2': '[]', '-3': 'null', '-4': '{"id":"x"}' };
    const named = Object.entries(unreadable).map(([nth, text]) => [`github-deployment${nth}`, text]);
    const post = await runPostStep(
      { 'github-deployment': left, 'github-rollback': '', ...Object.fromEntries(named) },
      await github.runner({ name: 'push' }),
      { 'github-token': github.token },
    );
    expect(post.code).toBe(0);
    expect(post.stdout).toMatch(
      /^::warning::GitHub Deployment 1 was not set to error: .*deployments: write.*$/m,
    );
  });
});
