import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { afterAll, beforeEach, describe, expect, test } from '@jest/globals';
import { z } from 'zod';
import type { ActionOptions, ActionRun } from '../../harness/action-run.ts';
import { startConnectProxy } from '../../harness/connect-proxy.ts';
import { makeRepository } from '../../harness/git.ts';
import { type GitHubEvent, HEAD_SHA, PULL_REQUEST, SHA, startGitHub } from '../../harness/github.ts';
import { findLeaks } from '../../harness/leaks.ts';
import { metadata } from '../../harness/metadata.ts';
import { runPost } from '../../harness/run-action.ts';
import { openSimulation, openSites, TOKEN } from '../../harness/simulator/simulation.ts';
import { type Stage, setStage } from '../../harness/stage.ts';
import { AUTHORITY_FILE, startTlsFront } from '../../harness/tls-front.ts';
import { BAD, type Fleet, type FleetRun, HOUR, type Inputs, openFleet } from '../support/fleet-runs.ts';
import { makeTestFolder } from '../support/test-folder.ts';
import { fill, type PlayedStep, playWorkflow, runScript } from '../support/workflow-player.ts';

/** The author of the pull request chooses the name of its branch. */
const BRANCH = 'feat/$(touch${IFS}pwned)`touch${IFS}pwned`';
const VALUE = 'base64:3q2+7wAB/preview';
const HOUR_MS = 60 * 60_000;
const domainOf = (number: number): string => `pr-${number}.preview.example.com`;

/** As much of GitHub's command as the example uses, without the time that a process of Node takes. */
const GH = `#!/bin/bash
[[ "$1 $3" == 'api --jq' && "$GITHUB_API_URL" =~ ^http://(.*):(.*)$ ]] || exit 1
exec 3<>"/dev/tcp/\${BASH_REMATCH[1]}/\${BASH_REMATCH[2]}"
printf 'GET /%s HTTP/1.0\\r\\nauthorization: token %s\\r\\naccept: application/json\\r\\nuser-agent: gh\\r\\n\\r\\n' "$2" "$GH_TOKEN" >&3
[[ "$(cat <&3)" =~ ^HTTP/1.1\\ 200.*\\"\${4#.}\\":\\"([a-z]+)\\" ]] || exit 1
echo "\${BASH_REMATCH[1]}"
`;

const folder = makeTestFolder();
const origin = await makeRepository(join(folder, 'acme/shop.git'), { 'public/index.html': 'first' }, BRANCH);
const [stage, github] = await Promise.all([setStage({ 'git-base': folder }), startGitHub()]);
writeFileSync(join(folder, 'gh'), GH, { mode: 0o755 });
afterAll(() => Promise.all([stage.stop(), github.stop()]));
beforeEach(() => {
  github.misbehave(() => undefined);
  github.pulls.clear();
  for (const list of [github.deployments, github.comments, github.requests]) list.length = 0;
});

/** Deploys a site of its own on the other server, in the run of a pull request, which a signal ends. Each token and secret goes only where it belongs. */
async function deploy(site: string, end: () => NodeJS.Signals, more: Omit<ActionOptions, 'inputs'> = {}) {
  const env = { ...(await github.runner(PULL_REQUEST)), ...more.env };
  const inputs = {
    server: '2',
    site,
    environment: 'staging',
    'environment-url': 'https://staging.shop.example',
    comment: 'true',
    timeout: '10m',
    'deploy-script': 'echo begun; tail -f /dev/null',
    env: `APP_KEY=${VALUE}`,
    operations: 'ensure-site, ensure-repository, update-deploy-script, sync-env, deploy',
  };
  const onOutput: ActionOptions['onOutput'] = (printed, send) =>
    void (printed.includes('│ begun') && send(end()));
  const ended = await stage.run(inputs, { secrets: [VALUE], onOutput, ...more, env });
  const sent = github.requests.map(({ path, body }) => path + body).join('\n');
  expect(findLeaks({ sent }, [stage.sandbox.token, github.token, VALUE])).toEqual([]);
  expect(findLeaks({ api: JSON.stringify(stage.service.requests) }, [github.token])).toEqual([]);
  const post = () => runPost(ended.state, { env, inputs: { 'github-token': github.token } });
  return { ...ended, post };
}
const states = (): string[] | undefined => github.deployments[0]?.statuses.map(({ state }) => state);
const lastStatus = () => github.deployments[0]?.statuses.at(-1);

describe('a deploy to the sandbox', () => {
  test('ends when it is cancelled although GitHub hangs, and the post step does the rest', async () => {
    const ended = await deploy('hurried.example', () => {
      github.misbehave(() => 'hang');
      return 'SIGTERM';
    });
    expect(ended.outputs.outcome).toBe('cancelled');
    expect(ended.warnings).toEqual([expect.stringContaining('was not written: the workflow was cancelled')]);
    expect(states()).toEqual(['in_progress']);
    expect(github.comments).toEqual([]);
    github.misbehave(() => undefined);
    await ended.post();
    expect(states()).toEqual(['in_progress', 'error']);
    expect(lastStatus()?.description).toContain('cancelled');
  });

  test('has its GitHub Deployment closed by the post step when it is killed, through the proxy of the runner', async () => {
    await using front = await startTlsFront(Number(new URL(github.url).port), 'good');
    await using proxy = await startConnectProxy(() => front.port);
    const env = {
      GITHUB_API_URL: 'https://panel.test',
      HTTPS_PROXY: `http://127.0.0.1:${proxy.port}`,
      NODE_EXTRA_CA_CERTS: AUTHORITY_FILE,
    };
    const ended = await deploy('killed.example', () => 'SIGKILL', { env, whole: false });
    expect(states()).toEqual(['in_progress']);
    await ended.post();
    expect(states()).toEqual(['in_progress', 'error']);
    expect(lastStatus()).toMatchObject({
      description: 'The step was stopped from outside; how the deploy ended is not known',
      log_url: 'https://github.example/acme/shop/actions/runs/9876543210',
      environment_url: 'https://staging.shop.example',
    });
    expect(new Set(proxy.asked.map(({ line }) => line))).toEqual(new Set(['CONNECT panel.test:443']));
  });
});

type Played = Pick<ActionRun, 'outputs'> & Partial<ActionRun>;

/** The example as it stands, on the server and the pages of the sandbox. */
function example(name: string): string {
  return readFileSync(join(import.meta.dirname, '../../examples', name), 'utf8')
    .replaceAll('server: previews-1', 'server: web-1')
    .replace(
      /health-check-url: https:\/\/(.*)\/\n/,
      `health-check-url: http://$1.localhost:${stage.sandbox.port}/\n`,
    );
}

async function playExample(
  file: string,
  event: { name: string; payload?: unknown },
  more: Readonly<Record<string, string>> = {},
  carryOut = stage.play,
) {
  const runner = await github.runner(event);
  const known = {
    'github.repository': 'acme/shop',
    'github.ref_name': 'main',
    'github.token': github.token,
    'vars.SITE_API_URL': stage.service.url,
    'secrets.SITE_API_TOKEN': stage.sandbox.token,
    ...more,
  };
  const defaultOf = (name: string): string =>
    fill(metadata.inputs[name]?.default ?? '', new Map(Object.entries(known)));
  return playWorkflow(example(file), known, async (step: PlayedStep): Promise<Played> => {
    const env = { ...runner, ...step.env };
    if (step.run !== undefined) {
      const PATH = `${folder}${delimiter}${process.env.PATH}`;
      return { outputs: await runScript(step.run, folder, { ...env, PATH }) };
    }
    expect(step.uses).toBe('your-org/site-deploy@<full commit id>');
    const inputs = { repository: defaultOf('repository'), branch: defaultOf('branch'), ...step.with };
    return carryOut(inputs, { env, secrets: [VALUE] });
  });
}

const sites = z.object({ data: z.array(z.object({ id: z.number(), domain: z.string() })) });
const listSites = async () => sites.parse(await stage.call('GET', '/api/servers/1/sites')).data;
const addSite = (domain: string) =>
  stage.call('POST', '/api/servers/1/sites', { root_domain: domain, web_directory: '/public' });

describe('examples/preview.yml', () => {
  /** Plays a run of the workflow on an event of pull request 12. */
  async function onPullRequest(action: string, from = 'acme/shop') {
    const head = { sha: HEAD_SHA, ref: BRANCH, repo: { full_name: from } };
    const payload = { action, number: 12, pull_request: { number: 12, head } };
    const known = {
      'github.event.action': action,
      'github.event.number': '12',
      'github.head_ref': BRANCH,
      'github.event.pull_request.head.repo.full_name': from,
      'github.ref_name': '12/merge',
      'secrets.PREVIEW_APP_KEY': VALUE,
    };
    return playExample('preview.yml', { name: 'pull_request', payload }, known);
  }

  test('creates a site when a pull request is opened, deploys each push, and deletes the site at the end', async () => {
    github.pulls.set(12, {});
    const opened = await onPullRequest('opened');
    const first = opened.deploy?.at(-1);
    expect(Object.keys(opened)).toEqual(['deploy']);
    expect(first?.outputs).toMatchObject({
      outcome: 'succeeded',
      'site-domain': domainOf(12),
      evidence: 'token,exit-status,health-check',
    });
    const [site] = await listSites();
    const page = join(stage.siteFolder(site?.id ?? 0, site?.domain ?? ''), 'public/index.html');
    expect(readFileSync(page, 'utf8')).toBe('first');
    // The domain is public, although a value of .env holds it.
    expect(first?.log).toContain(`create the site ${domainOf(12)}`);

    const commit = await origin.commit({ 'public/index.html': 'second' }, 'Second');
    const pushed = (await onPullRequest('synchronize')).deploy?.at(-1);
    expect(pushed?.outputs).toMatchObject({ outcome: 'succeeded', 'deployed-commit': commit });
    expect(stage.service.writes()).toEqual([`POST /api/servers/1/sites/${site?.id}/deploy`]);
    expect(await listSites()).toEqual([site]);
    expect(readFileSync(page, 'utf8')).toBe('second');
    expect(existsSync(join(page, '../../pwned'))).toBe(false);
    const preview = { environment: 'pr-12', ref: HEAD_SHA };
    expect(github.deployments).toMatchObject([preview, preview]);

    // Neither somebody else's deployment of that environment is ours, nor one of another site.
    const others = [{ of: 'others' }, { site_deploy: 'x', site: domainOf(13) }];
    for (const [nth, ours] of [...github.deployments.entries()])
      github.deployments.push({ ...ours, id: nth, payload: others[nth] ?? '', statuses: [] });
    github.pulls.set(12, { closedAgoMs: 0 });
    const closed = (await onPullRequest('closed')).delete?.at(-1);
    expect(closed?.outputs).toMatchObject({ outcome: 'succeeded', changed: 'true', requests: '5' });
    expect(await listSites()).toEqual([]);
    const states = github.deployments.map(({ statuses }) => statuses.at(-1)?.state);
    expect(states).toEqual(['inactive', 'inactive', undefined, undefined]);
    expect(closed?.runner?.annotations).toEqual([]);

    // A run that waited too long, or is run again.
    expect((await onPullRequest('synchronize')).deploy).toHaveLength(1);
    expect(await listSites()).toEqual([]);
  });

  test('does nothing at all for a fork', async () => {
    for (const action of ['opened', 'synchronize', 'closed'])
      expect(await onPullRequest(action, 'eve/shop')).toEqual({});
  });
});

test('examples/preview-sweep.yml deletes exactly what its plan shows, unless it was opened again', async () => {
  const kept = ['shop.example', ...[13, 14, 15, 17].map(domainOf)];
  for (const domain of [...kept, ...[12, 16].map(domainOf)]) await addSite(domain);
  for (const number of [12, 16, 17]) github.pulls.set(number, { closedAgoMs: 2 * HOUR_MS });
  github.pulls.set(13, {}).set(14, { closedAgoMs: HOUR_MS / 2 });
  // Opened again after all three plans: the fourth question is the one right before the deletion.
  github.misbehave(({ path }, nth) => {
    if (path.endsWith('/pulls/17') && nth === 4) github.pulls.set(17, {});
    return undefined;
  });
  const event = { name: 'schedule' };
  // The built action deletes.
  const carryOut: Stage['play'] = (inputs, more) =>
    inputs['dry-run'] === 'true' ? stage.play(inputs, more) : stage.run(inputs, more);
  const { plan, sweep: swept } = await playExample('preview-sweep.yml', event, {}, carryOut);
  const planned = plan?.at(-1);
  expect(planned?.outputs).toMatchObject({ outcome: 'planned', 'has-changes': 'true', requests: '2' });
  const [{ changes }] = JSON.parse(planned?.outputs.plan ?? '[]');
  const plans = [17, 12, 16].map((number) => `delete the site ${domainOf(number)} `);
  expect(changes).toEqual(plans.map((words) => expect.stringContaining(words)));
  expect(planned?.log).toContain('GitHub shows no pull request of this number (404)');
  const applied = swept?.at(-1);
  // Two plans, and 3 for each of two deletions.
  expect(applied?.outputs).toMatchObject({ outcome: 'succeeded', changed: 'true', requests: '9' });
  expect(applied?.log).toContain('was to be deleted, but stays: pull request #17 is open');
  expect((await listSites()).map(({ domain }) => domain).sort()).toEqual(kept.sort());
  // 6 for each of two plans and the dry run, 3 before deletions.
  expect(github.requests).toHaveLength(6 + 12 + 3);

  github.misbehave(() => undefined);
  expect(Object.keys(await playExample('preview-sweep.yml', event))).toEqual(['plan']);
});

/** Stands where the toolkit would quote it. */
const SECRET = 'hunter2-of-the-event';
const broken = join(folder, 'broken.json');
writeFileSync(broken, `{"head_commit":{"message":"${SECRET}"`);

test.each<[string, Readonly<Record<string, string>>]>([
  ['an event file that is no JSON', { GITHUB_EVENT_PATH: broken }],
  ['no event file at its path', { GITHUB_EVENT_PATH: join(folder, SECRET, 'event.json') }],
  [
    'a proxy that cannot be used',
    { GITHUB_API_URL: 'https://github.test', HTTPS_PROXY: `http://ci:${SECRET}/ss@proxy.example:3128` },
  ],
  ['an address of GitHub that is none', { GITHUB_API_URL: `https://${SECRET}:x` }],
])('nothing of what the runner gives to the toolkit of GitHub is shown: %s', async (_, given) => {
  await using sim = await openSimulation({ sites: openSites(['shop.example']) });
  const env = { ...(await github.runner({ name: 'push' })), ...given };
  const secrets = [SECRET];
  const inputs = { site: 'shop.example', operations: 'deploy', wait: 'false', environment: 'staging' };
  const { outputs, warnings, stdout } = await sim.run(inputs, { env, secrets });
  expect([outputs.outcome, outputs['deployment-id']]).toEqual(['succeeded', '']);
  const unusable = /The GitHub Deployment was not created: the repository, event or proxy .* cannot be used/;
  expect(warnings).toEqual([expect.stringMatching(unusable)]);
  expect(stdout).not.toMatch(/does not exist|Error:|octokit|deprecated|\n\s+at /);
  const left = { 'github-deployment-1': JSON.stringify({ deployment_id: 1, state: 'error' }) };
  const said = await runPost(left, { env, inputs: { 'github-token': github.token }, secrets });
  expect(said).toMatch(/^::warning::GitHub Deployment 1 was not set to error: .* cannot be used\..*\n$/);
  expect(github.requests).toEqual([]);
});

const PUSH: GitHubEvent = { name: 'push' };
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
