import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { ActionOptions } from '../../../harness/action-run.ts';
import {
  type GitHubEvent,
  type GitHubFault,
  type GitHubStandIn,
  HEAD_SHA,
  OTHER_SHA,
  PULL_REQUEST,
  SHA,
  startGitHub,
  TOKEN,
} from '../../../harness/github.ts';
import { findLeaks } from '../../../harness/leaks.ts';
import { type Course, GOOD } from '../../../harness/simulator/deploys.ts';
import { openSimulation, openSites, type Simulation } from '../../../harness/simulator/simulation.ts';
import { createTestClock } from '../../../harness/test-clock.ts';
import { deploymentStatus, sharedStatus } from '../../../src/github/deployment-status.ts';
import { type GitHubRun, pullRequestOf, readPullRequest } from '../../../src/github/event.ts';
import { createGitHub } from '../../../src/github/github.ts';
import { closeOpenDeployment } from '../../../src/github/github-deployment.ts';
import { type CommentParts, leaveComment } from '../../../src/github/pull-request-comment.ts';
import type { RunEnd, TargetOutcome } from '../../../src/outcome/end.ts';
import { headlineOf } from '../../../src/report/headline.ts';
import { expectGolden } from '../../support/golden.ts';
import { facts, REASON_OF, row, success, told } from '../../support/reports.ts';
import { rollbacks } from '../../support/rollbacks.ts';
import { makeTestFolder } from '../../support/test-folder.ts';

type Inputs = Readonly<Record<string, string>>;
const PUSH: GitHubEvent = { name: 'push' };
const RUN_URL = 'https://github.example/acme/shop/actions/runs/9876543210';
const VALUE = 'sk_live_51Habc.def/+x';
/** A credential in the script on the service, of which nobody has told the action. */
const OLD_PASSWORD = 'correct-horse-battery';

const github = await startGitHub();
afterAll(() => github.stop());
let simulation: Simulation;
let course: Course;
const ofPullRequest = await github.runner(PULL_REQUEST);
const [warnings, infos]: [string[], string[]] = [[], []];
function reset(): void {
  github.misbehave(() => undefined);
  for (const list of [github.deployments, github.comments, github.requests, warnings, infos]) list.length = 0;
}
beforeEach(async () => {
  reset();
  course = GOOD;
  const script = `mysql -u shop -p${OLD_PASSWORD} shop < seed.sql\n`;
  const sites = openSites(['shop.example', 'other.example'], { script, env: 'APP_KEY=\n' });
  simulation = await openSimulation({ sites, manners: { courseOf: () => course } });
});
afterEach(() => simulation.stop());

/** A run on an event, with the usual stand-in for GitHub, unless told otherwise. */
interface More extends Omit<ActionOptions, 'inputs'> {
  readonly event?: GitHubEvent;
  readonly at?: GitHubStandIn;
}

/** Plays a step that leaves traces on GitHub, none of which holds a secret. */
async function play(inputs: Inputs, { event = PUSH, at = github, ...more }: More = {}) {
  const env = { ...(await at.runner(event)), ...more.env };
  const all = { site: 'shop.example', 'deploy-script': 'git pull\n', env: `APP_KEY=${VALUE}`, ...inputs };
  const ended = await simulation.play(all, { ...more, env, secrets: [VALUE, OLD_PASSWORD] });
  const sent = github.requests.map(({ path, body }) => path + body).join('\n');
  expect(findLeaks({ sent }, ['sandbox-test-token', github.token, VALUE, OLD_PASSWORD])).toEqual([]);
  return { ...ended, env };
}
/** Plays a step that asks for a GitHub Deployment. */
const deploy = (inputs: Inputs = {}, more: More = {}) =>
  play({ environment: 'staging', 'environment-url': 'https://staging.shop.example', ...inputs }, more);
/** Sends a signal when the output holds a text. */
const signalAt = (text: string, signal: NodeJS.Signals): Pick<ActionOptions, 'onOutput'> => ({
  onOutput: (printed, end) => void (printed.includes(text) && end(signal)),
});
const quick = { wait: 'false' };
/** With a script that reports how it ended. */
const reported = { operations: 'update-deploy-script, deploy' };
const states = (): string[] | undefined => github.deployments[0]?.statuses.map(({ state }) => state);
const lastStatus = () => github.deployments[0]?.statuses.at(-1);
const posted = (): string[] =>
  github.requests.filter(({ method }) => method !== 'GET').map(({ method }) => method);

describe('the GitHub Deployment of a run', () => {
  test('is created before the first write, and says at the end how the deploy went', async () => {
    const order: string[] = [];
    github.misbehave(({ method, body }) => void order.push(`GitHub ${method} ${JSON.parse(body).state}`));
    simulation.misbehave(({ method, path }) => {
      if (method !== 'GET') order.push(`${method} ${path.replace(/^.*\d\//, '')}`);
      return undefined;
    });
    const ended = await deploy({ operations: 'update-deploy-script, sync-env, deploy' });
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
      statuses: [links, links],
    });
    expect(lastStatus()?.description).toMatch(/^shop\.example: deployed c{7} in /);
    expect(ended.state['github-deployment-1']).toBe('');
    expect(ended.warnings).toEqual([]);
  });

  test.each<[GitHubEvent, string]>([
    [{ name: 'push', payload: { after: SHA } }, SHA],
    [PULL_REQUEST, HEAD_SHA],
  ])('is of the commit of its event: %j', async (event, ref) => {
    const environment = 'review/pr-12';
    const ended = await deploy({ ...quick, environment }, { event });
    expect(ended.warnings).toEqual([]);
    expect(github.deployments).toMatchObject([{ ref, environment }]);
    const description = 'shop.example: deploy triggered, not followed';
    expect(lastStatus()).toMatchObject({ state: 'in_progress', description });
  });

  test.each([
    [OTHER_SHA, OTHER_SHA],
    [SHA.slice(0, 10), SHA],
  ])('is of expected-commit, here %s, if it is given', async (commit, ref) => {
    await deploy({ ...reported, 'expected-commit': commit });
    expect(github.deployments.map((deployment) => deployment.ref)).toEqual([ref]);
    expect(states()).toEqual(['in_progress', 'failure']);
  });

  test('is created on GitHub Enterprise Server if the runner names its API', async () => {
    const enterprise = await startGitHub({ prefix: '/api/v3' });
    const ended = await deploy(quick, { at: enterprise });
    await enterprise.stop();
    expect(ended.warnings).toEqual([]);
    expect(enterprise.deployments).toMatchObject([{ ref: SHA }]);
    expect(github.requests).toEqual([]);
  });

  const secret = { environment: 'sandbox-test-token', 'github-token': 'sandbox-test-token' };
  test.each<[string, Inputs, string]>([
    ['in a dry run', { 'dry-run': 'true' }, ''],
    ['if nothing is asked of GitHub', { environment: '', 'environment-url': '' }, ''],
    ['without a deploy', { operations: 'refresh-opcache' }, ''],
    ['without a token', { 'github-token': '' }, 'which is empty. On GitHub, leave github-token out;'],
    ['without an environment', { environment: '' }, ''],
    ['if it would show a secret', secret, 'contains a secret'],
  ])('is not created %s', async (_, inputs, warning) => {
    const ended = await deploy({ ...quick, ...inputs });
    expect(ended.code).toBe(0);
    expect(github.requests).toEqual([]);
    expect(ended.outputs['deployment-id']).toBe('');
    // The token of the job is a secret of every run.
    if (!('github-token' in inputs)) expect(ended.runner.masks).toContain(github.token);
    expect(ended.warnings).toEqual(warning === '' ? [] : [expect.stringContaining(warning)]);
  });

  const atDeploy = signalAt('│ run-1', 'SIGINT');
  const early = signalAt('GitHub Deployment', 'SIGINT');
  test.each<[string, string, string, Partial<Course>, More, RegExp]>([
    ['failure', 'fails', 'failed', { exitStatus: 7 }, {}, /^shop.example: deploy failed: .* status 7/],
    ['error', 'takes too long', 'timed_out', { durationMs: 3_600_000 }, {}, /may still be running/],
    ['error', 'is cancelled', 'cancelled', { durationMs: 3_600_000 }, atDeploy, /may still be running/],
    ['inactive', 'is cancelled before its trigger', 'cancelled', {}, early, /^cancelled before a deploy was/],
  ])('is set to %s if the deploy %s', async (state, _, outcome, change, more, description) => {
    course = { ...GOOD, ...change };
    expect((await deploy(reported, more)).outputs.outcome).toBe(outcome);
    expect(states()?.at(-1)).toBe(state);
    expect(lastStatus()?.description).toMatch(description);
    expect(simulation.service.deploys).toHaveLength(state === 'inactive' ? 0 : 1);
  });

  test('gets a status in doubt once more from the post step', async () => {
    github.misbehave(({ path }) => (path.endsWith('/statuses') ? { status: 502 } : undefined));
    const ended = await deploy(reported);
    expect(ended.outputs.outcome).toBe('succeeded');
    expect(ended.warnings).toHaveLength(2);
    expect(states()).toEqual([]);
    github.misbehave(() => undefined);
    const console = { info: () => {}, warning: (text: string) => expect(text).toBe('') };
    const tools = { githubToken: github.token, env: ended.env, console };
    await closeOpenDeployment(ended.state['github-deployment-1'] ?? '', tools);
    expect(states()).toEqual(['success']);
  });
});

describe('a deploy whose GitHub Deployment meets trouble', () => {
  const answer = (status: number, message: string, headers = {}): GitHubFault => {
    return { status, headers, body: JSON.stringify({ message }) };
  };
  const raw = (status: number, body: string, headers = {}): GitHubFault => ({ status, body, headers });
  const permission = /add the line “deployments: write” to the permissions: of the job/;
  const hostile = 'no\n::error::forged ##[error]forged \u001b[31m';
  const limited = { 'x-ratelimit-remaining': '0' };
  // Other answers are shown below, for the comment.
  test.each<[string, GitHubFault, RegExp]>([
    ['a bad token', answer(401, 'Bad credentials'), /GitHub does not accept github-token/],
    ['a missing permission', answer(403, 'Resource not accessible by integration'), permission],
    ['a refusal that quotes the token', answer(422, `bad ${TOKEN}`), /“bad \*\*\*”/],
    ['a hostile refusal', answer(422, hostile), /“no ⏎ ::error::forged # #\[error\]forged/],
    ['a rate limit with 403', answer(403, 'slow down', limited), /no more requests for now \(403\)/],
    ['a proxy that gave up waiting', raw(408, ''), /may or may not .* status 408/],
    ['an answer that is no JSON', raw(201, '<html>'), /something unexpected/],
    ['an answer that is too long', raw(201, `"${'x'.repeat(9 * 1024 * 1024)}"`), /\(UND_ERR_RES/],
    ['no answer', 'hang', /did not answer within 5 s/],
  ])('goes on with one warning in our own words, and no second attempt, after %s', async (...given) => {
    const [, fault, words] = given;
    github.misbehave(() => fault);
    const ended = await deploy(quick);
    expect(ended.outputs).toMatchObject({ outcome: 'succeeded', 'deployment-id': '' });
    expect(ended.warnings).toEqual([expect.stringMatching(words)]);
    expect(ended.warnings[0]).toContain('The deploy itself goes on.');
    expect(posted()).toEqual(['POST']);
  });

  test.each([302, 307])('does not follow a redirect (%i), so the token goes nowhere else', async (status) => {
    const elsewhere = await startGitHub();
    github.misbehave(({ path }) => ({ status, headers: { location: elsewhere.url + path } }));
    const ended = await deploy(quick);
    await elsewhere.stop();
    expect(ended.warnings[0]).toContain(`redirect (${status}), and redirects are never followed`);
    expect(elsewhere.requests).toEqual([]);
  });
});

describe('the comment on a pull request', () => {
  /** Writes the comment, with the event's pull request or something else in the run's place. */
  async function write(more: Partial<CommentParts> = {}, run: Partial<GitHubRun> = {}): Promise<void> {
    const parts: CommentParts = {
      githubToken: github.token,
      apiToken: 'token-of-the-api',
      about: { baseUrl: 'https://panel.example', server: '1', site: 'shop.example' },
      env: ofPullRequest,
      ...{ cancel: new AbortController().signal, clock: createTestClock() },
      console: { info: (line) => infos.push(line), warning: (line) => warnings.push(line) },
      renderComment: () => 'the plan',
      ...more,
    };
    const api = createGitHub(parts, 'pull-requests: write');
    await leaveComment(parts, api.run && { ...api, run: { ...api.run, ...run } });
  }
  const bodies = (): string[] => github.comments.map(({ body }) => body);
  const app = { login: 'other[bot]', type: 'Bot' } as const;

  test('is written once, updated in place, and left alone when it says the same', async () => {
    await write();
    expect(bodies()).toEqual([expect.stringMatching(/^<!-- site-deploy comment [\da-f]{64} -->\nthe plan$/)]);
    await write({ renderComment: () => 'another plan' });
    await write({ renderComment: () => 'another plan\n' });
    expect(bodies()).toEqual([expect.stringMatching(/\nanother plan$/)]);
    expect(posted()).toEqual(['POST', 'PATCH']);
    const said = ['written', 'updated', 'unchanged'].map((end) => `comment on pull request 12: ${end}`);
    expect([infos, warnings]).toEqual([said, []]);
  });

  test('is one for each site, server, service and pull request, and is signed with the API token', async () => {
    const about = { baseUrl: 'https://panel.example', server: '1', site: 'shop.example' };
    await write();
    await write({ about: { ...about, site: 'other.example' } });
    await write({ about: { ...about, server: '2' } });
    await write({ about: { ...about, baseUrl: 'https://other.example' } });
    await write({ apiToken: 'another-token-of-the-api' });
    await write({}, { pullRequest: { number: 13, head: undefined } });
    await write({}, { repository: 'acme/other' });
    expect(new Set(bodies().map((body) => body.split('\n')[0])).size).toBe(7);
    expect(github.comments.map(({ issue }) => issue)).toEqual([12, 12, 12, 12, 12, 13, 12]);
  });

  test('is the oldest of ours, however many others there are', async () => {
    for (let nth = 0; nth < 230; nth += 1) github.addComment(12, `number ${nth}`);
    await write();
    const [ours] = bodies().slice(-1);
    github.addComment(12, `${ours}`, app);
    for (let nth = 0; nth < 130; nth += 1) github.addComment(12, 'more');
    await write({ renderComment: () => 'newer' });
    expect(bodies().slice(230, 232)).toEqual([expect.stringMatching(/\nnewer$/), ours]);
    expect(github.comments).toHaveLength(362);
  });

  test('is never one that a person has pasted, nor one that does not begin with the mark', async () => {
    await write();
    const mark = bodies()[0]?.split('\n')[0];
    github.comments.length = 0;
    const pasted = github.addComment(12, `${mark}\nthe plan of mallory`);
    const quoted = github.addComment(12, `> ${mark}\n> the plan`, app);
    await write();
    expect([pasted.body, quoted.body]).toEqual([`${mark}\nthe plan of mallory`, `> ${mark}\n> the plan`]);
    expect(bodies()[2]).toBe(`${mark}\nthe plan`);
  });

  test('may be that of a person if the token is that of a person', async () => {
    await write();
    const [ours] = github.comments.splice(0);
    const found = github.addComment(12, ours?.body ?? '', { login: 'octocat', type: 'User' });
    // The stand-in takes its own token only: what is sent with the other one goes no further than the list.
    github.misbehave(({ method, headers }) => {
      if (method !== 'GET') return { status: 403 };
      headers.authorization = `token ${github.token}`;
      return undefined;
    });
    github.requests.length = 0;
    await write({ githubToken: 'github_pat_11AAAAAAA0123456789abcdef', renderComment: () => 'newer' });
    expect(github.requests.at(-1)).toMatchObject({
      method: 'PATCH',
      path: expect.stringContaining(String(found.id)),
    });
  });

  const answer = (status: number, text: string): GitHubFault => ({ status, body: text });
  const failing: Readonly<Record<string, [method: string, GitHubFault]>> = {
    'the list is refused': ['GET', answer(403, '{"message":"no"}')],
    'the list is lost': ['GET', 'reset'],
    'the list is no list': ['GET', answer(200, '{"id":1}')],
    'writing is refused': ['POST', answer(403, '{"message":"Resource not accessible"}')],
    'the answer is lost': ['POST', 'lose-answer'],
    'GitHub is down': ['POST', answer(503, '')],
    'the answer is no comment': ['POST', answer(201, '[]')],
  };
  test('is not retried if something fails: a warning says so, and the next run writes it', async () => {
    let said = '';
    for (const [what, [method, fault]] of Object.entries(failing)) {
      reset();
      github.misbehave((request) => (request.method === method ? fault : undefined));
      await write();
      // The code depends on when the connection is seen to break.
      said += `${what}:\n${warnings.join('\n').replace(/\([A-Z_]+\)/, '(…)')}\n`;
      expect(github.comments).toHaveLength(fault === 'lose-answer' ? 1 : 0);
      expect(github.requests.filter((request) => request.method === method)).toHaveLength(1);
      github.misbehave(() => undefined);
      await write();
      expect(github.comments).toHaveLength(1);
    }
    expectGolden('comment-warnings.txt', said);
  });

  test('is not written without a pull request, which the log says', async () => {
    await write({}, { pullRequest: undefined });
    expect(infos).toEqual(['no comment: the event is not about a pull request']);
    expect([warnings, github.requests]).toEqual([[], []]);
  });

  test('is not written if it would contain a token', async () => {
    for (const token of ['token-of-the-api', TOKEN]) await write({ renderComment: () => `it is ${token}!` });
    expect(warnings).toEqual(Array(2).fill(expect.stringContaining('it would contain a token')));
    expect(posted()).toEqual([]);
  });

  test('is a warning if the runner gives no usable repository', async () => {
    await write({ env: {} });
    expect(warnings).toEqual([
      expect.stringMatching(/^There is no comment on the pull request: the repository, event or proxy/),
    ]);
  });

  const comment = { operations: 'update-deploy-script, sync-env, deploy', comment: 'true' };
  const plan = { ...comment, 'dry-run': 'true' };
  const inPullRequest = { event: PULL_REQUEST };

  test('shows a plan, and is updated in place by the next run if that says something else', async () => {
    const first = await play(plan, inPullRequest);
    expect(first.warnings).toEqual([]);
    expect(first.log).toContain('comment on pull request 12: written');
    expect(github.comments).toHaveLength(1);
    const [written] = github.comments;
    const body = written?.body ?? '';
    expect(body).toMatch(
      /^<!-- site-deploy comment [\da-f]{64} -->\n### 📝 shop\.example: would make 2 changes and run deploy\n/,
    );
    for (const part of [
      '-(1 line of the present script)\n+git pull\n',
      '- `sync-env` &#46;env: change APP&#95;KEY\n',
      `plan-hash: ${first.outputs['plan-hash']}\n`,
      ...['Every run does this: deploy', RUN_URL, `/commit/${HEAD_SHA}`],
    ])
      expect(body).toContain(part);
    await play(plan, inPullRequest);
    expect(posted()).toEqual(['POST']);
    // A run that a comment on the pull request has started finds it too.
    const issue = { number: 12, pull_request: { url: 'x' } };
    const event = { name: 'issue_comment', payload: { issue, comment: { body: '/deploy' } } };
    const third = await play({ ...plan, operations: 'update-deploy-script' }, { event });
    expect(third.log).toContain('comment on pull request 12: updated');
    expect(github.comments).toEqual([written]);
    expect(written?.body).toContain('shop.example: would make 1 change');
    expect(written?.body).not.toContain(HEAD_SHA);
    expect(posted()).toEqual(['POST', 'PATCH']);
  });
});

const statusOf = (report: RunEnd) => deploymentStatus(report, headlineOf(told(report)));

// Those of other ends are shown above.
test.each([
  ['rejected', 'failure', 'shop.example: inputs rejected, nothing was written: The reason.'],
  ['superseded', 'inactive', 'shop.example: a newer commit is live, nothing was deployed'],
] as const)('the GitHub Deployment of a run that ended as %s is set to %s', (outcome, state, description) => {
  const report: RunEnd = {
    outcome,
    failure: { reason: REASON_OF[outcome], message: 'The reason.', next: 'The step.' },
    results: [row('sync-env', 'changed'), row('deploy', 'not-run')],
    facts,
    durationMs: 1,
  };
  expect(statusOf(report)).toEqual({ state, description });
});

test('the GitHub Deployment of several targets leaves out those that a newer commit superseded', () => {
  const ended = (outcome: TargetOutcome) => ({ ...success, outcome });
  expect(sharedStatus([ended('superseded'), ended('superseded')]).state).toBe('inactive');
  expect(sharedStatus([ended('superseded'), ended('succeeded')]).state).toBe('success');
  expect(sharedStatus([ended('not-run'), ended('succeeded')]).state).toBe('error');
});

test.each([
  ['rollback-failed', 'the rollback to 1a2b3c4 failed, too: '],
  ['rollback-cancelled', 'cancelled during the rollback, the deploy may still be running'],
  ['rollback-impossible', 'not rolled back: '],
] as const)('the GitHub Deployment of a run is a failure, and tells its rollback: %s', (name, words) => {
  const { state, description } = statusOf(rollbacks[name]);
  expect([state, description]).toEqual(['failure', expect.stringContaining(` failed, ${words}`)]);
});

const folder = makeTestFolder();

describe('the pull request of the event', () => {
  test.each<[string, object, number | 'unclear' | undefined]>([
    ['pull_request', { pull_request: { number: 12 } }, 12],
    ['issue_comment', { issue: { number: 12, pull_request: { url: 'u' } } }, 12],
    ['issue_comment', { issue: { number: 12 } }, undefined],
    ['issues', { issue: { number: 12, pull_request: null } }, undefined],
    ['push', { number: 12 }, undefined],
    ['pull_request', {}, 'unclear'],
    ['pull_request_target', { pull_request: { number: '12' } }, 'unclear'],
    ['pull_request', { pull_request: { number: 1.5 } }, 'unclear'],
    ['issue_comment', { issue: { pull_request: {} } }, 'unclear'],
    ['workflow_run', { workflow_run: { event: 'pull_request', pull_requests: [] } }, 'unclear'],
    ['check_suite', { check_suite: { pull_requests: [{ number: 12 }] } }, 'unclear'],
  ])('of %s with %j is %s', (name, payload, number) => {
    expect(pullRequestOf(payload)).toBe(typeof number === 'number' ? number : undefined);
    const path = join(folder, 'event.json');
    writeFileSync(path, JSON.stringify(payload));
    expect(readPullRequest({ GITHUB_EVENT_NAME: name, GITHUB_EVENT_PATH: path })).toBe(number);
  });

  test.each([
    ['pull_request', 'unclear'],
    ['issue_comment', 'unclear'],
    ['push', undefined],
    ['', undefined],
  ])('of “%s” is %s if the file cannot be read', (name, number) => {
    const broken = join(folder, 'broken.json');
    writeFileSync(broken, '{"pull_request":{"number":1');
    for (const path of [broken, join(folder, 'missing.json'), folder, undefined])
      expect(readPullRequest({ GITHUB_EVENT_NAME: name, GITHUB_EVENT_PATH: path })).toBe(number);
  });
});
