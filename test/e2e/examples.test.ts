import { execFileSync } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { parse } from 'yaml';
import * as z from 'zod/mini';
import { type ActionRun, COMMAND } from '../../harness/action-run.ts';
import { defaultOf, metadata } from '../../harness/metadata.ts';
import { runAction } from '../../harness/run-action.ts';
import { type Stage, setStage } from '../../harness/stage.ts';
import { fillAll } from '../../local/rehearse/expressions.ts';
import { playWorkflow } from '../../local/rehearse/play.ts';
import { readWorkflow, type Step, type Texts, type Workflow } from '../../local/rehearse/workflow.ts';
import { readTargets } from '../../src/targets/form.ts';
import { runInFolder } from '../support/command.ts';
import { formWith } from '../support/forms.ts';
import { read, root, textsOn } from '../support/pages.ts';
import { makeTestFolder } from '../support/test-folder.ts';
import { fill, runScript } from '../support/workflow-player.ts';

/** The file `scripts/deploy.sh` of the examples. Fails for a commit whose page does not welcome anybody. */
const DEPLOY_SCRIPT = `set -e
git fetch --quiet origin "$SITE_DEPLOY_COMMIT"
git reset --quiet --hard "$SITE_DEPLOY_COMMIT"
grep -q Welcome public/index.html
`;

type Use = Pick<Step, 'with' | 'env'>;

const usesIn = ({ jobs }: Workflow): Use[] =>
  jobs.flatMap(({ steps }) => steps).filter(({ uses = '' }) => /site-deploy@|^\$\/$/.test(uses));

const texts = z._default(z.record(z.string(), z.pipe(z.unknown(), z.transform(String))), {});
const calls = z.object({
  jobs: z.record(z.string(), z.object({ uses: z._default(z.string(), ''), with: texts, secrets: texts })),
});
const deployWorkflow = read('.github/workflows/deploy.yml');
const reusable = readWorkflow(deployWorkflow);
const parameters = reusable.triggers.workflow_call?.inputs ?? {};

/** The steps of the reusable workflow that use the action, as each call in a workflow fills them in. */
function usesByCalls(text: string): Use[] {
  const ours = Object.values(calls.parse(parse(text)).jobs).filter(({ uses }) =>
    /site-deploy\/.*@/.test(uses),
  );
  const defaults = Object.entries(parameters).map(([name, { default: standard = '' }]) => [name, standard]);
  return ours.flatMap(({ with: given, secrets }) => {
    const contexts = {
      github: { repository: 'acme/shop', head_ref: '', ref_name: 'main', token: 'token-of-github' },
      inputs: { ...Object.fromEntries(defaults), ...given },
      // Dotenv text is the one secret that is more than a token.
      secrets: { ...secrets, ...('SITE_DOTENV' in secrets && { SITE_DOTENV: 'APP_KEY=1' }) },
    };
    return usesIn(reusable).map((use) => ({ with: fillAll(use.with, contexts), env: {} }));
  });
}

/** A value for a name in an expression, which GitHub would know. */
function makeUp(expression: string, chosen: Texts): string {
  const [context = ''] = expression.split('.');
  const name = expression.slice(expression.lastIndexOf('.') + 1);
  if (name.endsWith('hash')) return 'f'.repeat(64);
  if (/sha|commit/.test(name)) return 'c'.repeat(40);
  if (expression === 'inputs.targets') return '[shop.example]';
  if (expression === 'steps.sites.outputs.list') return '[web-1/shop.example]';
  if (context === 'inputs') return chosen[name] ?? '';
  if (name === 'number') return '12';
  if (context === 'matrix') return '2';
  return context === 'vars' ? 'https://panel.example.com' : `/value-of-${name}`;
}

/** Lists the problems that the action finds with the inputs of a step. */
async function problemsWith({ with: given, env }: Use, chosen: Texts = {}): Promise<readonly unknown[]> {
  const fillIn = (text: string): string => {
    const names = [...text.matchAll(/\b(?:github|inputs|matrix|needs|runner|secrets|steps|vars)\.[\w.-]+/g)];
    return fill(text, new Map(names.map(([name]) => [name, makeUp(name, chosen)])));
  };
  const runner = { GITHUB_ACTIONS: 'true', GITHUB_REPOSITORY: 'acme/shop', GITHUB_REF_NAME: 'main' };
  const form = formWith(given, {
    get: (name) => (name in given ? fillIn(given[name] ?? '') : defaultOf(name, runner)),
    env: Object.fromEntries(Object.entries(env).map(([name, text]) => [name, fillIn(text)])),
    readFile: (path) => ({
      value: /\.ya?ml$/.test(path) ? read('examples/manifests/site.yml') : DEPLOY_SCRIPT,
    }),
    pullRequest: () => 12,
  });
  await readTargets(form);
  return [...form.problems, ...form.warnings];
}

const workflows = globSync('examples/*.yml', { cwd: root, exclude: ['examples/vocabulary.yml'] });

test.each(workflows)(
  '%s gives the action valid inputs, with every choice of its own inputs',
  async (file) => {
    const workflow = readWorkflow(read(file));
    // The step that only merges reports is played in many-accounts.test.ts.
    const all = [...usesIn(workflow), ...usesByCalls(read(file))];
    const uses = all.filter((use) => !('reports' in use.with));
    expect(uses.length).toBeGreaterThan(0);
    const inputs = Object.entries(workflow.triggers.workflow_dispatch?.inputs ?? {});
    const options = inputs.map(
      ([name, input]) => [name, input.options.length > 0 ? input.options : ['true']] as const,
    );
    for (let nth = 0; nth < Math.max(1, ...options.map(([, { length }]) => length)); nth += 1) {
      const chosen = options.map(([name, words]) => [name, words[nth % words.length] ?? '']);
      for (const use of uses)
        expect([nth, await problemsWith(use, Object.fromEntries(chosen))]).toEqual([nth, []]);
    }
  },
);

test('the step of tell-the-team.yml tells a chat in JSON how the deploy ended', () => {
  const { jobs } = readWorkflow(read('examples/tell-the-team.yml'));
  const step = jobs.find(({ name }) => name === 'tell')?.steps[0];
  const addresses = { RUN: 'https://github.example/run', CHAT: 'https://chat.example' };
  const env = { OUTCOME: 'failed', REASON: 'deploy-script-failed', ...addresses };
  expect(Object.keys(step?.env ?? {}).toSorted()).toEqual(Object.keys(env).toSorted());
  const curl = 'curl() { printf "%s\\n" "$@"; }';
  const told = execFileSync('bash', ['-e', '-c', `${curl}\n${step?.run}`], { env, encoding: 'utf8' });
  const [data = '', address] = told.trim().split('\n').slice(-2);
  const text = `shop.example: failed (deploy-script-failed). ${env.RUN}`;
  expect([JSON.parse(data), address]).toEqual([{ text }, env.CHAT]);
});

test('the job in docs/notifications.md is that of tell-the-team.yml', () => {
  const shown: unknown[] = textsOn('docs/notifications.md', 'yaml').map((text) => parse(text));
  expect(shown).toEqual([{ tell: parse(read('examples/tell-the-team.yml')).jobs.tell }]);
});

describe('the reusable workflow', () => {
  test('gives the action valid inputs when it is called as docs/reusable-workflow.md shows', async () => {
    const uses = textsOn('docs/reusable-workflow.md', 'yaml').flatMap(usesByCalls);
    expect(uses.length).toBeGreaterThan(0);
    for (const use of uses) expect(await problemsWith(use)).toEqual([]);
    expect(uses[0]?.with).toMatchObject({ repository: 'acme/shop', branch: 'main' });
  });

  test('has the same defaults as the action', () => {
    const ofAction = (name: string): string => metadata.inputs[name]?.default ?? '';
    const shared = Object.entries(parameters).filter(([name]) => name in metadata.inputs);
    const differing = shared.filter(([name, { default: own = '' }]) => own !== '' && own !== ofAction(name));
    expect(shared.length).toBeGreaterThan(15);
    expect(differing.map(([name]) => name)).toEqual(['operations']);
  });

  test('passes on outputs of the action under their own names', () => {
    const outputs = z.record(z.string(), z.object({ value: z.string() }));
    const on = z.object({ on: z.object({ workflow_call: z.object({ outputs }) }) });
    const declared = on.parse(parse(deployWorkflow)).on.workflow_call.outputs;
    const passed = reusable.jobs.flatMap((job) => Object.entries(job.outputs));
    expect(passed).toEqual(passed.map(([name]) => [name, `\${{ steps.deploy.outputs.${name} }}`]));
    expect(Object.entries(declared)).toEqual(
      passed.map(([name]) => [name, { value: `\${{ jobs.deploy.outputs.${name} }}` }]),
    );
    expect(passed.filter(([name]) => !(name in metadata.outputs))).toEqual([]);
  });
});

/** Plays the step of an example that uses the action, with values for its expressions, and without long waits. */
function playExample(
  stage: Stage,
  file: string,
  known: Texts,
  { more = {}, ...around }: { more?: Texts; secrets?: readonly string[] } = {},
  carryOut = stage.play,
): Promise<ActionRun> {
  const [use] = usesIn(readWorkflow(read(`examples/${file}`)));
  const { 'base-url': _, 'api-token': __, ...given } = use?.with ?? {};
  const fillIn = (texts: Texts = {}): Texts =>
    Object.fromEntries(
      Object.entries(texts).map(([name, text]) => [
        name,
        fill(text, new Map(Object.entries(known))).replace(
          /https:\/\/(shop\.example|<site>)\//,
          `http://$1.localhost:${stage.sandbox.port}/`,
        ),
      ]),
    );
  return carryOut(
    { ...fillIn(given), ...more },
    { env: fillIn(use?.env), files: { 'scripts/deploy.sh': DEPLOY_SCRIPT }, ...around },
  );
}

test('deploy-with-rollback.yml goes back from a broken commit, and roll-back.yml goes back further', async () => {
  const index = 'public/index.html';
  await using stage = await setStage({}, { [index]: 'Welcome, first\n', '.env.example': 'APP_KEY=\n' });
  const made = { site: 'shop.example', operations: 'ensure-site, ensure-repository' };
  const siteId = Number((await stage.play(made)).outputs['site-id']);
  const page = () => readFileSync(join(stage.siteFolder(siteId, 'shop.example'), index), 'utf8');
  const secrets = { 'secrets.APP_KEY': 'key-of-the-app-0815', 'secrets.DB_PASSWORD': 'password-42-of-it' };
  const commit = (text: string) => stage.repository.commit({ [index]: text }, text);
  const playFor = async (file: string, sha: string, more: Texts = {}, carryOut = stage.play) => {
    const known = { ...secrets, 'github.sha': sha, 'inputs.commit': sha, 'inputs.dry-run': 'false' };
    const around = { more, secrets: Object.values(secrets) };
    return (await playExample(stage, file, known, around, carryOut)).outputs;
  };
  const first = await commit('Welcome, first\n');
  const second = await commit('Welcome, second\n');
  const broken = await commit('Fatal error\n');
  for (const sha of [first, second])
    expect(await playFor('deploy-with-rollback.yml', sha)).toMatchObject({
      outcome: 'succeeded',
      'deployed-commit': sha,
    });
  // As docs/limits.md says: the server, the site, the script and .env.
  const plan = await playFor('deploy-with-rollback.yml', second, { 'dry-run': 'true' });
  expect(plan).toMatchObject({ outcome: 'planned', requests: '5' });
  // The built action goes back.
  expect(await playFor('deploy-with-rollback.yml', broken, {}, stage.run)).toMatchObject({
    outcome: 'failed',
    'deployed-commit': broken,
    'deploy-exit-status': '1',
    'rolled-back-to': second,
  });
  expect(page()).toBe('Welcome, second\n');
  const back = { outcome: 'succeeded', 'deployed-commit': first };
  expect(await playFor('roll-back.yml', first)).toMatchObject(back);
  expect(page()).toBe('Welcome, first\n');
});

test('many-sites.yml deploys all sites but a broken one, and many-sites-go-on.yml that one when it is mended', async () => {
  await using stage = await setStage({}, { 'public/index.html': 'Welcome: Flowers\n', '.env.example': '' });
  const ofShop = ['canary', 'a'].map((name) => `web-1/${name}.shop.example`);
  await stage.play({
    targets: JSON.stringify([...ofShop, 'web-2/bakery.example', 'web-2/florist.example']),
    operations: 'ensure-site, ensure-repository, update-deploy-script',
    'deploy-script': 'set -e\ngit fetch --quiet origin main\ngit reset --quiet --hard FETCH_HEAD\n',
    'max-parallel': '1',
  });
  const briefly = { more: { 'batch-pause': '1s' } };
  const bakery = '/api/servers/2/sites/3/deploy';
  const script = z.object({ deploy_script: z.string() });
  const { deploy_script } = script.parse(await stage.call('GET', `${bakery}/script`));
  const broken = deploy_script.replace('git fetch', 'exit 7\n$&');
  await stage.call('PATCH', `${bakery}/script`, { deploy_script: broken });
  const sha = await stage.repository.commit({ 'public/index.html': 'Welcome: Flowers, new\n' }, 'New');
  const pages = () => Promise.all(['florist.example', 'bakery.example'].map(stage.visit));
  const first = await playExample(stage, 'many-sites.yml', { 'github.sha': sha }, briefly, stage.run);
  const unfinished = '["web-2/bakery.example"]';
  expect(first.outputs).toMatchObject({ outcome: 'failed', unfinished });
  expect(stage.service.writes()).toHaveLength(4);
  expect(await pages()).toEqual(['Welcome: Flowers, new\n', 'Welcome: Flowers\n']);
  await stage.call('PATCH', `${bakery}/script`, { deploy_script });
  const known = { 'inputs.targets': unfinished, 'inputs.dry-run': 'false' };
  const second = await playExample(stage, 'many-sites-go-on.yml', known, briefly, stage.run);
  expect(second.outputs).toMatchObject({ outcome: 'succeeded', unfinished: '[]' });
  expect(stage.service.writes()).toEqual([`POST ${bakery}`]);
  expect(await pages()).toEqual(Array(2).fill('Welcome: Flowers, new\n'));
});

const folder = makeTestFolder();
const [held, broken] = ['held', 'broken'].map((name) => join(folder, name));
const SCRIPT = `set -e
case $PWD in
*-d.example*) while [ -e ${held} ]; do sleep 0.05; done ;;
*-b.example*) [ ! -e ${broken} ] || exit 7 ;;
esac
`;
const SITES = {
  north: ['web-1/a.example', 'web-1/b.example'],
  south: ['web-2/c.example', 'web-2/d.example'],
};
type Account = keyof typeof SITES;

/** Plays the workflow: the job of each account on its stage, then the one that merges. */
async function play(stages: Readonly<Record<Account, Stage>>, unfinished: string, killed?: Account) {
  const workflow = readWorkflow(read('examples/many-accounts.yml'));
  const [deploy, report] = workflow.jobs;
  if (deploy === undefined || report === undefined) throw new Error('The example has lost a job.');
  const artifacts: Record<string, string> = {};
  const ends: Partial<Record<Account | 'merged', ActionRun>> = {};
  const runOn = (account: Account, { 'health-check-url': _, ...inputs }: Texts): Promise<ActionRun> =>
    stages[account].run(inputs, {
      whole: account !== killed,
      onOutput: (text, kill) => account === killed && text.includes('1 of 2 done') && kill('SIGKILL'),
    });
  for (const account of ['north', 'south', 'merged'] as const) {
    const job = account === 'merged' ? report : { ...deploy, hasMatrix: false };
    const empty = { vars: {}, secrets: {}, github: {}, runner: {} };
    const contexts = { inputs: { unfinished }, matrix: { account }, ...empty };
    await playWorkflow({ ...workflow, jobs: [job] }, contexts, {
      async playStep({ step, with: { 'base-url': _, 'api-token': __, ...inputs }, env }) {
        if (step.run !== undefined)
          return { outcome: 'success', outputs: await runScript(step.run, folder, env) };
        if (step.uses?.startsWith('actions/upload-artifact@')) expect(inputs.overwrite).toBe('true');
        if (!step.uses?.startsWith('your-org/')) return { outcome: 'success', outputs: {} };
        const run = await (account === 'merged'
          ? runAction({ inputs, files: artifacts })
          : runOn(account, inputs));
        ends[account] = run;
        for (const [path, content] of Object.entries(run.written))
          if (path.endsWith(`${account}.json`)) artifacts[`reports/${account}.json`] = content.toString();
        return { outcome: run.code === 0 ? 'success' : 'failure', outputs: run.outputs };
      },
      beginJob: () => {},
      skipJob: () => {},
      skipStep: () => {},
    });
  }
  return ends;
}

test('many-accounts.yml merges a failed and a killed run of two accounts, and its next run takes what they left', async () => {
  await using north = await setStage();
  await using south = await setStage();
  const stages = { north, south };
  mkdirSync(join(folder, 'sites'));
  for (const account of ['north', 'south'] as const) {
    const targets = JSON.stringify(SITES[account]);
    writeFileSync(join(folder, 'sites', `${account}.json`), targets);
    const operations = 'ensure-site, ensure-repository, update-deploy-script';
    await stages[account].play({ targets, operations, 'deploy-script': SCRIPT, 'max-parallel': '1' });
  }
  for (const file of [held, broken]) writeFileSync(file ?? '', '');
  const first = await play(stages, '', 'south');
  expect([first.north?.code, first.south?.code]).toEqual([1, null]);
  const unfinished = '["web-1/b.example","web-2/d.example"]';
  expect(first.merged?.outputs).toMatchObject({ outcome: 'failed', reason: 'run-unfinished', unfinished });
  expect(first.merged?.outputs.message).toContain('reports/south.json: it was killed');
  expect([first.merged?.code, first.merged?.outputs.requests]).toEqual([1, '']);
  expect(first.merged?.summary).toContain('1 of 2 deployed; 1 failed');
  for (const file of [held, broken]) rmSync(file ?? '');
  const second = await play(stages, unfinished);
  expect(second.merged?.outputs).toMatchObject({ outcome: 'succeeded', unfinished: '[]' });
  expect(second.merged?.code).toBe(0);
  expect(JSON.parse(second.merged?.outputs.targets ?? '')).toMatchObject([
    { site: 'b.example', outcome: 'succeeded' },
    { site: 'd.example', outcome: 'succeeded' },
  ]);
  const requests = Number(second.north?.outputs.requests) + Number(second.south?.outputs.requests);
  expect(second.merged?.outputs.requests).toBe(String(requests));
  const triggers = [north, south].flatMap(({ service }) => service.writes());
  expect(triggers).toEqual(['POST /api/servers/1/sites/2/deploy', 'POST /api/servers/2/sites/2/deploy']);
});

describe('site-deploy report', () => {
  const usual = { changed: false, 'has-changes': false, requests: 5, retries: 0, unfinished: '[]' };
  const run = (outcome: string, site: string): string =>
    JSON.stringify({ ...usual, outcome, targets: [{ server: 'web-1', site, batch: 1, outcome }] });
  const files = { 'a.json': run('succeeded', 'a.example'), 'b.json': run('timed_out', 'b.example') };
  /** Calls the command in a shell in which runs are started, of which one input is wrong. */
  const call = (args: readonly string[], more: Texts = {}) =>
    runInFolder([COMMAND, ...args], {
      files,
      env: { SITE_DEPLOY_SITE: 'shop.example', SITE_DEPLOY_TIMEOUT: 'soon', ...more },
    });

  test('merges documents without a request or a token', async () => {
    await using stage = await setStage();
    const { url } = stage.service;
    const args = ['report', 'a.json', 'b.json', '--json', '--summary', 'summary.md'];
    const { code, stdout, written } = await call(args, { SITE_DEPLOY_BASE_URL: url });
    expect([code, stage.service.requests]).toEqual([3, []]);
    const { outcome, requests, targets, ...others } = JSON.parse(stdout);
    expect([outcome, requests, targets]).toMatchObject(['timed_out', 10, [{ site: 'a.example' }, {}]]);
    expect(others).toMatchObject({ unfinished: '[]', changed: false, reason: null });
    expect(written['summary.md']?.toString()).toContain('1 of 2 done; 1 timed out');
    expect((await call(['report', '*.json'])).code).toBe(3);
    expect((await call(['report', 'a.json', 'c.json'])).code).toBe(4);
  });

  test.each([
    [['report'], 'report: expected the JSON documents of runs'],
    // It would replace the document before it is read.
    [['report', 'a.json', '--report-file=a.json'], 'report-file: expected nothing'],
    [['deploy', 'report'], 'report: expected an operation'],
  ])('refuses %j', async (args, words) => {
    const { code, stderr, written } = await call(args);
    expect([code, stderr, written]).toEqual([2, expect.stringContaining(words), {}]);
  });
});

test('a report-file that a killed run has begun is replaced, but no other file', async () => {
  const files = { 'script.sh': 'git pull\n', 'run.json': '{\n  "unfinished": "[]"\n}\n' };
  const runWith = (file: string) => runAction({ files, inputs: { 'report-file': file } });
  const refused = await runWith('script.sh');
  expect(refused).toMatchObject({ code: 2, outputs: { outcome: 'rejected' } });
  expect(refused.error).toContain('report-file: expected a file that is not there yet');
  const { error } = await runWith('run.json');
  expect(error).toContain('base-url: ');
  expect(error).not.toContain('report-file: ');
});

test('a report-file that cannot be written is said once', async () => {
  const { code, stdout } = await runAction({ inputs: { 'report-file': 'missing/north.json' } });
  expect([code, stdout.match(/report-file could not be written/g)]).toEqual([2, [expect.anything()]]);
});
