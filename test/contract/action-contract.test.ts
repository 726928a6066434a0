import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { parse } from 'yaml';
import * as z from 'zod/mini';
import { metadata, root } from '../../scripts/metadata.ts';
import { type Inputs, readInputs } from '../../src/inputs/inputs.ts';
import { operations } from '../../src/operations/index.ts';
import { kinds } from '../../src/records/kinds.ts';
import { exitCodes } from '../../src/report/outcome.ts';
import { renderOutputs } from '../../src/report/outputs.ts';
import { type Stage, setStage } from '../support/stage.ts';

const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const pages = globSync(['README.md', '{docs,sandbox}/*.md'], { cwd: root }).sort();

describe('action.yml', () => {
  async function readWith(get: (name: string) => string) {
    const names = new Set<string>();
    const read = await readInputs({
      get(name) {
        names.add(name);
        return get(name);
      },
      environment: { OF_THIS_TEST_A: '1' },
      readFile: () => ({ value: 'A=1\n' }),
      hide: () => {},
      redact: () => {},
      pullRequest: () => undefined,
      hideToken: () => {},
    });
    return { names, read };
  }
  const required: Readonly<Record<string, string>> = {
    'base-url': 'https://api.example.com',
    'api-token': 'token-of-this-test',
    server: 'web-1',
    site: 'shop.example',
  };

  test('every input is read, and no other', async () => {
    const { names } = await readWith(() => '');
    expect([...names].sort()).toEqual(Object.keys(metadata.inputs).sort());
  });

  /** For each input a value that is not its default, and what it needs around it. */
  const telling: Readonly<Record<string, string | readonly [string, Readonly<Record<string, string>>]>> = {
    'base-url': 'https://other.example',
    'api-token': 'another-token',
    server: 'web-2',
    site: 'other.example',
    operations: 'show-deploy-log',
    'dry-run': 'true',
    vocabulary: 'sqldb: mysql',
    manifest: 'crontabs: []',
    prune: 'crontabs',
    'confirm-delete': 'shop.example',
    'preview-domain': 'pr-<number>.preview.example',
    'web-directory': '/web',
    'project-root': '/app',
    'create-database': 'true',
    'repository-provider': 'custom',
    repository: 'acme/other',
    branch: 'other',
    'reinstall-repository': 'true',
    'deploy-script': 'make',
    'deploy-script-file': 'deploy.sh',
    'report-exit-status': 'false',
    env: 'A=1',
    'env-file': '.env',
    'env-prefix': 'OF_THIS_TEST_',
    'env-mode': 'replace',
    'env-remove': 'A',
    'chat-a-webhook-url': 'https://a.example/x',
    'chat-b-webhook-url': 'https://b.example/x',
    'deploy-webhook-url': 'https://c.example/x',
    'certificate-id': '7',
    'certificate-min-days': '3',
    'log-entries': '3',
    wait: 'false',
    timeout: '3m',
    'poll-interval': '3s',
    'failure-pattern': 'bad',
    'success-pattern': 'good',
    'expected-commit': '1234567',
    'health-check-url': 'https://shop.example',
    'health-check-status': ['204', { 'health-check-url': 'https://shop.example' }],
    'health-check-contains': ['hello', { 'health-check-url': 'https://shop.example' }],
    'health-check-timeout': ['3s', { 'health-check-url': 'https://shop.example' }],
    'verify-command': 'true',
    'restore-on-failure': 'true',
    'plan-hash': 'a'.repeat(64),
    comment: 'true',
    'github-token': 'token-of-github',
    environment: 'production',
    'environment-url': 'https://shop.example',
  };

  test.each(Object.keys(metadata.inputs))('%s changes what the run is asked to do', async (name) => {
    const sample = telling[name] ?? 'no value in this test';
    const [value, around] = typeof sample === 'string' ? [sample, {}] : sample;
    const inputsWith = async (more: Readonly<Record<string, string>>): Promise<Inputs | undefined> => {
      const given: Readonly<Record<string, string>> = { ...required, ...around, ...more };
      const { read } = await readWith((input) => given[input] ?? '');
      return 'inputs' in read ? read.inputs : undefined;
    };
    const [without, having] = [await inputsWith({}), await inputsWith({ [name]: value })];
    expect(without).toBeDefined();
    expect(having).toBeDefined();
    expect(having).not.toEqual(without);
  });

  test('its required inputs are those that are missed', async () => {
    const { read } = await readWith(() => '');
    const missed = 'problems' in read ? read.problems.map(({ input }) => input) : [];
    const declared = Object.entries(metadata.inputs).filter(([, input]) => input.required);
    expect(missed.sort()).toEqual([...declared.map(([name]) => name), 'site'].sort());
  });

  test('its defaults are those that hold without it', async () => {
    const isExpression = (name: string): boolean => metadata.inputs[name]?.default.startsWith('${{') === true;
    const declared = await readWith((name) =>
      isExpression(name) ? '' : (required[name] ?? metadata.inputs[name]?.default ?? ''),
    );
    const none = await readWith((name) => required[name] ?? '');
    expect(declared.read).toHaveProperty('inputs');
    expect(declared.read).toEqual(none.read);
  });

  test('every output is set, and no other', () => {
    const rejected = { outcome: 'rejected', results: [], durationMs: 0 } as const;
    const outputs = renderOutputs(rejected, {
      traffic: { requests: 0, retries: 0, remaining: undefined },
      log: [],
      sanitize: (text: string) => [text],
    });
    expect(Object.keys(outputs)).toEqual(Object.keys(metadata.outputs));
  });
});

describe('the outputs of a run', () => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await setStage();
  });
  afterAll(() => stage.stop());

  const declared = Object.keys(metadata.outputs).sort();
  /** For each outcome a run that ends so, as cheap as can be. */
  const runs: Readonly<Record<keyof typeof exitCodes, () => ReturnType<Stage['run']>>> = {
    rejected: () => stage.run({ timeout: 'soon' }),
    planned: () => stage.run({ site: 'new.example', operations: 'ensure-site', 'dry-run': 'true' }),
    succeeded: () => stage.run({ operations: 'show-server-logs' }),
    failed: () => {
      stage.misbehave(() => ({ status: 403, body: '{}' }));
      return stage.run({ operations: 'show-server-logs' });
    },
    timed_out: () => {
      stage.misbehave(() => ({ takesEffect: false, end: 'stall' }));
      return stage.run({ operations: 'show-server-logs', timeout: '1s' });
    },
    unknown: () => {
      stage.misbehave(({ method }) => (method === 'POST' ? 'lose-answer' : undefined));
      return stage.run({ site: 'shop.example', operations: 'install-cloudstore' });
    },
    cancelled: () => {
      let cancel = (): void => {};
      stage.misbehave(() => {
        cancel();
        return { takesEffect: false, end: 'stall' };
      });
      const onStart = (kill: (signal: NodeJS.Signals) => void): void => {
        cancel = () => kill('SIGINT');
      };
      return stage.run({ operations: 'show-server-logs' }, { onStart });
    },
  };

  test.each(Object.entries(runs))('that is %s are those that are declared', async (outcome, run) => {
    stage.misbehave(() => undefined);
    if (outcome === 'unknown')
      await stage.call('POST', '/api/servers/1/sites', {
        root_domain: 'shop.example',
        web_directory: '/public',
      });
    const { outputs, code } = await run();
    expect(outputs.outcome).toBe(outcome);
    expect(code).toBe(new Map(Object.entries(exitCodes)).get(outcome));
    expect(Object.keys(outputs).sort()).toEqual(declared);
  });
});

const step = z.object({
  uses: z.optional(z.string()),
  with: z._default(z.record(z.string(), z.pipe(z.unknown(), z.transform(String))), {}),
});
const job = z.object({ ...step.shape, steps: z._default(z.array(step), []) });
const workflow = z.object({ jobs: z.record(z.string(), job) });

/** What people can copy: the examples, the reusable workflow, and the YAML of the pages. */
const copied = [
  ...globSync(['examples/*.yml', '.github/workflows/deploy.yml'], { cwd: root }).map(read),
  ...pages.flatMap((page) =>
    [...read(page).matchAll(/^```yaml\n(.*?)^```$/gms)].map(([, text = '']) => text),
  ),
];

/** The steps of a workflow, or of a list of steps, and the jobs that call a workflow. */
function usesOf(text: string): readonly z.infer<typeof step>[] {
  const parsed: unknown = parse(text);
  const steps = z.array(step).safeParse(parsed);
  if (steps.success) return steps.data;
  const { data } = workflow.safeParse(parsed);
  return Object.values(data?.jobs ?? {}).flatMap((one) => [one, ...one.steps]);
}

const ours = copied.flatMap(usesOf).filter(({ uses = '' }) => /\/site-deploy[@/]/.test(uses));

describe('what people are told', () => {
  const asked = new Set(
    ours.flatMap(({ with: { operations: wanted = 'deploy' } }) =>
      wanted.split(/[\s,]+/).filter((word) => /^[a-z-]+$/.test(word)),
    ),
  );
  const tested = globSync('test/e2e/*.ts', { cwd: root }).map(read).join('\n');
  // e2e/kinds.test.ts plays the operation of every kind.
  const ofKinds = new Set(kinds.map((kind) => `sync-${kind.name}`));
  const headings = new Set(
    [...read('docs/operations.md').matchAll(/^### `(.*)`$/gm)].map(([, name]) => name),
  );

  test.each(operations.map(({ name }) => name))('%s is explained, exampled and tested end to end', (name) => {
    expect({
      explained: headings.has(name),
      exampled: asked.has(name),
      tested: ofKinds.has(name) || new RegExp(`\\b${name}\\b`).test(tested),
    }).toEqual({ explained: true, exampled: true, tested: true });
  });

  test('no operation is explained or exampled that is not there', () => {
    const known = new Set<string | undefined>(operations.map(({ name }) => name));
    expect([...headings, ...asked].filter((name) => !known.has(name))).toEqual([]);
  });

  test.each(Object.keys(metadata.inputs))('the input %s stands in an example', (name) => {
    expect(ours.some(({ with: given }) => name in given)).toBe(true);
  });

  test.each(Object.keys(metadata.outputs))(
    'the output %s is used in an example, or told of in a page',
    (name) => {
      const isUsed = copied.some((text) => text.includes(`.outputs.${name}`));
      const inText = pages
        .filter((page) => page !== 'README.md')
        .some((page) => read(page).includes(`\`${name}\``));
      expect(isUsed || inText).toBe(true);
    },
  );

  test.each(Object.keys(exitCodes))(
    'the outcome %s says what to do in docs/troubleshooting.md',
    (outcome) => {
      const [row = ''] =
        new RegExp(`^\\| \`${outcome}\` \\|.*$`, 'm').exec(read('docs/troubleshooting.md')) ?? [];
      expect(row.split('|').filter((cell) => cell.trim() !== '')).toHaveLength(3);
    },
  );
});
