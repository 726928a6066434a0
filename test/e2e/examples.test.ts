import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { parse } from 'yaml';
import * as z from 'zod/mini';
import type { ActionRun } from '../../harness/action-run.ts';
import { defaultOf, metadata } from '../../harness/metadata.ts';
import { type Stage, setStage } from '../../harness/stage.ts';
import { fillAll } from '../../local/rehearse/expressions.ts';
import { readWorkflow, type Step, type Texts, type Workflow } from '../../local/rehearse/workflow.ts';
import { readTargets } from '../../src/targets/form.ts';
import { formWith } from '../support/forms.ts';
import { read, root, textsOn } from '../support/pages.ts';
import { fill } from '../support/workflow-player.ts';

/** The file `scripts/deploy.sh` of the examples. Fails for a commit whose page does not welcome anybody. */
const DEPLOY_SCRIPT = `set -e
git fetch --quiet origin "$SITE_DEPLOY_COMMIT"
git reset --quiet --hard "$SITE_DEPLOY_COMMIT"
grep -q Welcome public/index.html
`;

type Use = Pick<Step, 'with' | 'env'>;

function usesIn({ jobs }: Workflow): Use[] {
  return jobs.flatMap(({ steps }) => steps).filter(({ uses = '' }) => /site-deploy@|^\$\/$/.test(uses));
}

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
    const most = Math.max(1, ...options.map(([, { length }]) => length));
    for (let nth = 0; nth < most; nth += 1) {
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
