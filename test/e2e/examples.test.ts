import { execFileSync, spawnSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { parse } from 'yaml';
import * as z from 'zod/mini';
import type { ActionRun } from '../../harness/action-run.ts';
import { makeRepository } from '../../harness/git.ts';
import { defaultOf, metadata } from '../../harness/metadata.ts';
import { runAction } from '../../harness/run-action.ts';
import { type Stage, setStage } from '../../harness/stage.ts';
import { readFleet } from '../../src/fleet/read-fleet.ts';
import type { InputSource } from '../../src/inputs/input.ts';
import { parseManifest } from '../../src/records/manifest.ts';
import { readInputs } from '../../src/run/inputs.ts';

const root = join(import.meta.dirname, '../..');

/** The file `scripts/deploy.sh` of the examples. */
const DEPLOY_SCRIPT =
  'set -e\ngit fetch --quiet origin "$SITE_DEPLOY_COMMIT"\ngit reset --quiet --hard "$SITE_DEPLOY_COMMIT"\n';
const step = z.object({
  name: z.optional(z.string()),
  uses: z.optional(z.string()),
  run: z.optional(z.string()),
  with: z._default(z.record(z.string(), z.pipe(z.unknown(), z.transform(String))), {}),
  env: z._default(z.record(z.string(), z.string()), {}),
});
const dispatched = z.object({
  on: z.object({
    workflow_dispatch: z.object({
      inputs: z.record(z.string(), z.object({ options: z.optional(z.array(z.string())) })),
    }),
  }),
});
const texts = z._default(z.record(z.string(), z.pipe(z.unknown(), z.transform(String))), {});
const job = z.object({
  steps: z._default(z.array(step), []),
  uses: z._default(z.string(), ''),
  with: texts,
  secrets: texts,
  outputs: texts,
});
const workflow = z.object({ jobs: z.record(z.string(), job) });
const parameter = z.object({
  required: z._default(z.boolean(), false),
  default: z.optional(z.pipe(z.unknown(), z.transform(String))),
});
const reusable = z.object({
  on: z.object({
    workflow_call: z.object({
      inputs: z.record(z.string(), parameter),
      outputs: z.record(z.string(), z.object({ value: z.string() })),
    }),
  }),
  jobs: z.object({ deploy: job }),
});
const {
  on: { workflow_call: callable },
  jobs: { deploy: called },
} = reusable.parse(parse(readFileSync(join(root, '.github/workflows/deploy.yml'), 'utf8')));

describe('the manifests', () => {
  const files = globSync('examples/manifests/*.yml', { cwd: root });

  test.each(files)('%s is one, names its schema, and asks for no secret in the clear', async (file) => {
    const text = readFileSync(join(root, file), 'utf8');
    const asked = [...text.matchAll(/\$\{(\w+)\}/g)].map(([, name = '']) => [name, `value-of-${name}`]);
    const { manifest, problems, secrets } = await parseManifest(text, Object.fromEntries(asked));
    expect(problems).toEqual([]);
    expect([...manifest.keys()]).toHaveLength(6);
    expect(text).toMatch(/^# yaml-language-server: \$schema=\S+\/manifest\.schema\.json\n/);
    for (const secret of secrets) expect(text).not.toContain(secret);
  });
});

test('the manifest that docs/manifest.md shows is one', async () => {
  const page = readFileSync(join(root, 'docs/manifest.md'), 'utf8');
  const [, text = ''] = /^```yaml\n(.*?)^```$/ms.exec(page) ?? [];
  const { manifest, problems } = await parseManifest(text, { DB_PASSWORD: 'a-password' });
  expect(problems).toEqual([]);
  expect([...manifest.keys()].sort()).toEqual(['crontabs', 'databases', 'network-rules']);
});

describe('the workflows', () => {
  const files = globSync('examples/*.yml', { cwd: root, exclude: ['examples/vocabulary.yml'] });

  test.each(files)('%s: what it gives the action is accepted, whatever is chosen', async (file) => {
    const text = readFileSync(join(root, file), 'utf8');
    const { jobs } = workflow.parse(parse(text));
    const choices = Object.entries(dispatched.safeParse(parse(text)).data?.on.workflow_dispatch.inputs ?? {});
    const most = Math.max(1, ...choices.map(([, { options = [] }]) => options.length));
    const uses = Object.values(jobs).flatMap(({ steps, ...call }) => [
      ...steps.filter(({ uses = '' }) => /site-deploy@/.test(uses)),
      ...(/site-deploy\/.*deploy\.yml@/.test(call.uses) ? [stepOfCall(call.with, call.secrets)] : []),
    ]);
    expect(uses.length).toBeGreaterThan(0);
    for (let nth = 0; nth < most; nth += 1) {
      const chosen = choices.map(([name, { options = ['true'] }]) => [
        name,
        options[nth % options.length] ?? '',
      ]);
      for (const { with: given, env } of uses) {
        expect([file, nth, await problemsWith(given, env, Object.fromEntries(chosen))]).toEqual([
          file,
          nth,
          [],
        ]);
      }
    }
  });
});

describe('the reusable workflow', () => {
  const page = readFileSync(join(root, 'docs/reusable-workflow.md'), 'utf8');
  const calls = [...page.matchAll(/^```yaml\n(.*?)^```$/gms)].flatMap(([, text = '']) =>
    Object.entries(workflow.parse(parse(text)).jobs),
  );

  test.each(calls)(
    'as docs/reusable-workflow.md calls it for %s, the action accepts what it is given',
    async (_, call) => {
      const { with: given, env } = stepOfCall(call.with, call.secrets);
      expect(await problemsWith(given, env, {})).toEqual([]);
    },
  );

  test('gives the action the defaults that it has without it', () => {
    const defaults = Object.entries(callable.inputs).filter(
      ([name]) => name in metadata.inputs && name !== 'operations',
    );
    const differing = defaults.filter(
      ([name, { default: standard = '' }]) =>
        standard !== '' && standard !== (metadata.inputs[name]?.default ?? ''),
    );
    expect(defaults.length).toBeGreaterThan(15);
    expect(differing).toEqual([]);
    const [given] = [stepOfCall({ site: 'shop.example' }, {}).with];
    expect(given).toMatchObject({ repository: 'acme/shop', branch: 'main' });
  });

  test('passes outputs of the action on, under their own names', () => {
    const passed = Object.entries(callable.outputs).map(([name, { value }]) => [
      name,
      value,
      called.outputs[name],
    ]);
    expect(passed).toEqual(
      Object.keys(called.outputs).map((name) => [
        name,
        `\${{ jobs.deploy.outputs.${name} }}`,
        `\${{ steps.deploy.outputs.${name} }}`,
      ]),
    );
    expect(Object.keys(called.outputs).filter((name) => !(name in metadata.outputs))).toEqual([]);
  });
});

type Texts = Readonly<Record<string, string>>;

/** The step of the reusable workflow that uses the action, as a call fills it in; what only the caller knows is left. */
function stepOfCall(given: Texts, secrets: Texts): z.infer<typeof step> {
  const [used] = called.steps.filter(({ uses = '' }) => uses.startsWith('your-org/site-deploy@'));
  if (used === undefined) throw new Error('The reusable workflow does not use the action');
  const github: Texts = { repository: 'acme/shop', head_ref: '', ref_name: 'main', token: 'token-of-github' };
  const lookUp = (term: string): string => {
    const [context = '', name = ''] = term.trim().split('.');
    if (context === 'inputs') return given[name] ?? callable.inputs[name]?.default ?? '';
    // Dotenv text, the one secret that is more than a token.
    if (context === 'secrets')
      return name === 'SITE_DOTENV' && name in secrets ? 'APP_KEY=1' : (secrets[name] ?? '');
    return github[name] ?? '';
  };
  const fill = (text: string): string =>
    text.replace(
      /\$\{\{(.*?)\}\}/g,
      (_, expression: string) => expression.split('||').map(lookUp).find(Boolean) ?? '',
    );
  return {
    ...used,
    with: Object.fromEntries(Object.entries(used.with).map(([name, text]) => [name, fill(text)])),
  };
}

/** Lists the problems that the action finds with the inputs of a step, its expressions filled in as GitHub would. */
async function problemsWith(
  given: Readonly<Record<string, string>>,
  env: Readonly<Record<string, string>>,
  chosen: Readonly<Record<string, string>>,
): Promise<readonly unknown[]> {
  const fill = (text: string): string =>
    text.replace(/\$\{\{ *([\w.-]+) *\}\}/g, (_, expression: string) => {
      const name = expression.split('.').at(-1) ?? '';
      if (name.endsWith('hash')) return 'f'.repeat(64);
      if (/sha|commit/.test(name)) return 'c'.repeat(40);
      if (expression === 'inputs.targets') return '[shop.example]';
      if (expression.startsWith('inputs.')) return chosen[name] ?? '';
      if (name === 'number') return '12';
      if (expression.startsWith('matrix.')) return '2';
      if (name === 'plan-hash') return 'd'.repeat(64);
      return expression.startsWith('vars.') ? 'https://panel.example.com' : `/value-of-${name}`;
    });
  const filled = Object.fromEntries(Object.entries(given).map(([name, value]) => [name, fill(value)]));
  const runner = { GITHUB_ACTIONS: 'true', GITHUB_REPOSITORY: 'acme/shop', GITHUB_REF_NAME: 'main' };
  const source: InputSource = {
    get: (name) => filled[name] ?? defaultOf(name, runner),
    environment: Object.fromEntries(Object.entries(env).map(([name, value]) => [name, fill(value)])),
    readFile: (path) => ({
      value: /\.ya?ml$/.test(path)
        ? readFileSync(join(root, 'examples/manifests/site.yml'), 'utf8')
        : DEPLOY_SCRIPT,
    }),
    hide: () => {},
    redact: () => {},
    pullRequest: () => 12,
    hideToken: () => {},
  };
  const read = await ('targets' in given ? readFleet(source, () => {}) : readInputs(source));
  return 'problems' in read ? read.problems : read.warnings;
}

describe('deploy-with-rollback.yml and roll-back.yml', () => {
  const secrets = { APP_KEY: 'key-of-the-app-0815', DB_PASSWORD: 'password-of-the-database-42' };
  let stage: Stage;
  let siteId = 0;
  beforeAll(async () => {
    stage = await setStage({}, { 'public/index.html': 'Welcome, first\n', '.env.example': 'APP_KEY=\n' });
    const made = { site: 'shop.example', operations: 'ensure-site, ensure-repository' };
    siteId = Number((await stage.play(made)).outputs['site-id']);
  });
  afterAll(() => stage.stop());

  /** Plays the step of an example that uses the action, for a commit. */
  async function playFor(file: string, commit: string): Promise<ActionRun> {
    const { jobs } = workflow.parse(parse(readFileSync(join(root, 'examples', file), 'utf8')));
    const steps = Object.values(jobs).flatMap((one) => one.steps);
    const { with: given, env } = steps.find(({ uses = '' }) => /site-deploy@/.test(uses)) ?? steps[0] ?? {};
    const { 'base-url': _, 'api-token': __, ...others } = given ?? {};
    const known: Texts = { ...secrets, sha: commit, commit, 'dry-run': 'false' };
    const fill = (texts: Texts = {}): Texts =>
      Object.fromEntries(
        Object.entries(texts).map(([name, text]) => [
          name,
          text
            .replace(/\$\{\{ \w+\.([\w-]+) \}\}/g, (all, word: string) => known[word] ?? all)
            .replace('https://shop.example/', `http://shop.example.localhost:${stage.sandbox.port}/`),
        ]),
      );
    return stage.play(
      { ...fill(others), 'health-check-timeout': '2s' },
      { env: fill(env), files: { 'scripts/deploy.sh': DEPLOY_SCRIPT }, secrets: Object.values(secrets) },
    );
  }

  const page = (): string =>
    readFileSync(join(stage.siteFolder(siteId, 'shop.example'), 'public/index.html'), 'utf8');

  test('a broken commit in main: back at once; then further back, by hand', async () => {
    const first = await stage.repository.commit({ 'public/index.html': 'Welcome, first\n' }, 'First');
    const second = await stage.repository.commit({ 'public/index.html': 'Welcome, second\n' }, 'Second');
    for (const commit of [first, second]) {
      const { outputs } = await playFor('deploy-with-rollback.yml', commit);
      expect(outputs).toMatchObject({ outcome: 'succeeded', 'deployed-commit': commit });
    }
    const broken = await stage.repository.commit({ 'public/index.html': 'Fatal error\n' }, 'Broken');
    const failed = await playFor('deploy-with-rollback.yml', broken);
    expect(failed.outputs).toMatchObject({
      outcome: 'failed',
      'deployed-commit': broken,
      'rolled-back-to': second,
    });
    expect(page()).toBe('Welcome, second\n');
    const back = await playFor('roll-back.yml', first);
    expect(back.outputs).toMatchObject({ outcome: 'succeeded', 'deployed-commit': first });
    expect(page()).toBe('Welcome, first\n');
  });
});

describe('many-sites.yml and many-sites-go-on.yml', () => {
  let stage: Stage;
  const SITES: readonly (readonly [server: string, site: string])[] = [
    ['web-1', 'canary.shop.example'],
    ['web-1', 'a.shop.example'],
    ['web-1', 'b.shop.example'],
    ['web-2', 'bakery.example'],
    ['web-2', 'florist.example'],
  ];
  const broken = '/api/servers/2/sites/4/deploy/script';
  beforeAll(async () => {
    stage = await setStage({}, { 'public/index.html': 'Welcome: Flowers\n', '.env.example': '' });
    await stage.play({
      targets: JSON.stringify(SITES.map((names) => names.join('/'))),
      operations: 'ensure-site, ensure-repository, update-deploy-script',
      'deploy-script': 'set -e\ngit fetch --quiet origin main\ngit reset --quiet --hard FETCH_HEAD\n',
      'max-parallel': '1',
    });
  });
  afterAll(() => stage.stop());

  /** Plays an example, without its long waiting. */
  async function playFor(file: string, known: Texts): Promise<ActionRun> {
    const { jobs } = workflow.parse(parse(readFileSync(join(root, 'examples', file), 'utf8')));
    const [used] = Object.values(jobs).flatMap((one) => one.steps);
    const { 'base-url': _, 'api-token': __, ...given } = used?.with ?? {};
    const filled = Object.entries(given).map(([name, text]) => [
      name,
      text
        .replace(/\$\{\{ \w+\.([\w-]+) \}\}/g, (all, word: string) => known[word] ?? all)
        .replace('https://<site>/', `http://<site>.localhost:${stage.sandbox.port}/`),
    ]);
    return stage.play({ ...Object.fromEntries(filled), 'batch-pause': '1s', 'health-check-timeout': '2s' });
  }

  test('one site fails, and the others are deployed; mended, it alone is deployed', async () => {
    const { deploy_script } = z.object({ deploy_script: z.string() }).parse(await stage.call('GET', broken));
    await stage.call('PATCH', broken, { deploy_script: deploy_script.replace('git fetch', 'exit 7\n$&') });
    const sha = await stage.repository.commit({ 'public/new.txt': '' }, 'New');
    const first = await playFor('many-sites.yml', { sha });
    const unfinished = '["web-2/bakery.example"]';
    expect(first.outputs).toMatchObject({ outcome: 'failed', unfinished });
    expect(stage.service.writes()).toHaveLength(5);
    await stage.call('PATCH', broken, { deploy_script });
    const second = await playFor('many-sites-go-on.yml', { targets: unfinished, 'dry-run': 'false' });
    expect(second.outputs).toMatchObject({ outcome: 'succeeded', unfinished: '[]' });
    expect(stage.service.writes()).toEqual(['POST /api/servers/2/sites/4/deploy']);
  });
});

describe('rehearse-in-sandbox.yml', () => {
  const file = readFileSync(join(root, 'examples/rehearse-in-sandbox.yml'), 'utf8');
  let folder: string;
  let port: number;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'rehearsal-'));
    port = await freePort();
    const shop = await makeRepository(join(folder, 'origin.git'), {
      '.env.example': 'APP_ENV=\n',
      'public/index.html': 'hello',
      'scripts/deploy.sh': 'set -e\ngit fetch --quiet origin main\ngit reset --hard --quiet FETCH_HEAD\n',
    });
    execFileSync('git', ['clone', '--quiet', shop.path, join(folder, 'workspace')]);
    symlinkSync(root, join(folder, 'workspace/.site-deploy'));
  });
  afterAll(() => {
    for (const group of readFileSync(join(folder, 'jobs'), 'utf8').trim().split('\n'))
      process.kill(-Number(group));
    rmSync(folder, { recursive: true, force: true });
  });

  test('does what it says, step by step as on a runner', async () => {
    const { jobs } = workflow.parse(parse(file.replaceAll('8787', String(port))));
    const steps = jobs.rehearse?.steps ?? [];
    const fill = (text: string): string => text.replaceAll('${{ runner.temp }}', folder);
    let outcome: string | undefined;
    for (const { name, uses = '', run, with: inputs } of steps) {
      // The packages that npm ci brings are there: the link leads to this very project.
      if (run !== undefined && name !== 'Install the sandbox') shell(run, folder);
      if (!uses.startsWith('your-org/site-deploy@')) continue;
      const given = Object.fromEntries(Object.entries(inputs).map(([input, value]) => [input, fill(value)]));
      const script = readFileSync(join(folder, 'workspace/scripts/deploy.sh'));
      const deployed = await runAction({ inputs: given, files: { 'scripts/deploy.sh': script } });
      expect(deployed.log).toContain('deployed with exit status 0, health check passed');
      outcome = deployed.outputs.outcome;
    }
    expect(outcome).toBe('succeeded');
  });
});

/** Runs a step; what it leaves running is a process group of its own, noted in the file `jobs`. */
function shell(script: string, folder: string): void {
  const env = { ...process.env, RUNNER_TEMP: folder };
  const noting = `set -m; trap 'jobs -p >> "$RUNNER_TEMP/jobs"' EXIT\n${script}`;
  const { status, stderr } = spawnSync('bash', ['-e', '-o', 'pipefail', '-c', noting], {
    cwd: join(folder, 'workspace'),
    env,
    encoding: 'utf8',
    // The sandbox outlives the step that starts it, and must not be waited for.
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  if (status !== 0) throw new Error(`A step ended with ${status}: ${stderr}`);
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' ? (address?.port ?? 0) : 0;
}
