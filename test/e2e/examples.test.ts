import { execFileSync, spawnSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { parse } from 'yaml';
import * as z from 'zod/mini';
import { readInputs } from '../../src/inputs.ts';
import { parseManifest } from '../../src/manifest.ts';
import { makeRepository } from '../support/git.ts';
import { metadata, runAction } from '../support/run-action.ts';

const root = join(import.meta.dirname, '../..');
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
const workflow = z.object({ jobs: z.record(z.string(), z.object({ steps: z.array(step) })) });

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

describe('the workflows', () => {
  const files = globSync('examples/*.yml', { cwd: root });

  test.each(files)('%s: what it gives the action is accepted, whatever is chosen', async (file) => {
    const text = readFileSync(join(root, file), 'utf8');
    const { jobs } = workflow.parse(parse(text));
    const choices = Object.entries(dispatched.safeParse(parse(text)).data?.on.workflow_dispatch.inputs ?? {});
    const most = Math.max(1, ...choices.map(([, { options = [] }]) => options.length));
    const uses = Object.values(jobs).flatMap(({ steps }) =>
      steps.filter(({ uses = '' }) => /site-deploy@/.test(uses)),
    );
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

/** What the action says to the inputs of a step, its expressions filled in as GitHub would. */
async function problemsWith(
  given: Readonly<Record<string, string>>,
  env: Readonly<Record<string, string>>,
  chosen: Readonly<Record<string, string>>,
): Promise<readonly unknown[]> {
  const fill = (text: string): string =>
    text.replace(/\$\{\{ *([\w.-]+) *\}\}/g, (_, expression: string) => {
      const name = expression.split('.').at(-1) ?? '';
      if (expression.startsWith('inputs.')) return chosen[name] ?? '';
      if (name.endsWith('hash')) return 'f'.repeat(64);
      if (/sha|commit/.test(name)) return 'c'.repeat(40);
      return expression.startsWith('vars.') ? 'https://panel.example.com' : `/value-of-${name}`;
    });
  const filled = Object.fromEntries(Object.entries(given).map(([name, value]) => [name, fill(value)]));
  const standard = (name: string): string => metadata.inputs[name]?.default ?? '';
  const read = await readInputs({
    get: (name) =>
      filled[name] ??
      standard(name)
        .replace(/\$\{\{.*repository.*\}\}/, 'acme/shop')
        .replace(/\$\{\{.*\}\}/, 'main'),
    environment: Object.fromEntries(Object.entries(env).map(([name, value]) => [name, fill(value)])),
    readFile: (path) => ({
      value: /\.ya?ml$/.test(path)
        ? readFileSync(join(root, 'examples/manifests/site.yml'), 'utf8')
        : 'set -e\n',
    }),
    hide: () => {},
    redact: () => {},
    hideToken: () => {},
  });
  return 'problems' in read ? read.problems : read.warnings;
}

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
      'scripts/deploy.sh': 'git fetch --quiet origin main\ngit reset --hard --quiet FETCH_HEAD\n',
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
      // What npm ci brings is there: the link leads to this very project.
      if (run !== undefined && name !== 'Install the sandbox') shell(run, folder);
      if (!uses.startsWith('your-org/site-deploy@')) continue;
      const given = Object.fromEntries(Object.entries(inputs).map(([input, value]) => [input, fill(value)]));
      const script = readFileSync(join(folder, 'workspace/scripts/deploy.sh'));
      const deployed = await runAction({ inputs: given, files: { 'scripts/deploy.sh': script } });
      expect(deployed.log).toContain('evidence: token, exit-status, health-check');
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
