import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { parse } from 'yaml';
import * as z from 'zod/mini';
import { evaluatedDefaults } from '../../harness/metadata.ts';
import { type Stage, setStage } from '../../harness/stage.ts';
import { metadata, root } from '../../scripts/metadata.ts';
import { readFleet } from '../../src/fleet/read-fleet.ts';
import type { InputSource } from '../../src/inputs/input.ts';
import { operations } from '../../src/operations/index.ts';
import { kinds } from '../../src/records/kinds.ts';
import { exitCodes } from '../../src/report/failure.ts';
import { renderOutputs } from '../../src/report/outputs.ts';
import { declarations, type Inputs, readInputs } from '../../src/run/inputs.ts';

const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const pages = globSync(['README.md', '{docs,sandbox}/*.md'], { cwd: root }).sort();

type Texts = Readonly<Record<string, string>>;

/** Reads inputs as a run does; undefined when they are rejected. */
async function readWith(given: Texts): Promise<unknown> {
  const source: InputSource = {
    get: (name) => given[name] ?? '',
    environment: { DOTENV_OF_THIS_TEST: '1' },
    readFile: (path) => ({ value: path.endsWith('.yml') ? everyKind : 'A=1\n' }),
    hide: () => {},
    redact: () => {},
    pullRequest: () => undefined,
    hideToken: () => {},
  };
  const read = await ('targets' in given ? readFleet(source, () => {}) : readInputs(source));
  if ('problems' in read) return read.problems;
  if ('inputs' in read) return shownInputs(read.inputs);
  return {
    ...read,
    entries: read.entries.map(({ entry, inputs }) => ({ entry, inputs: shownInputs(inputs) })),
  };
}

function shownInputs({ operations: steps, ...inputs }: Inputs): unknown {
  return { ...inputs, operations: steps.map(({ name, inputs: own }) => ({ name, ...own })) };
}

/** A manifest that declares no record of any kind. */
const everyKind = JSON.stringify(Object.fromEntries(kinds.map(({ name }) => [name, []])));

const required: Texts = {
  'base-url': 'https://api.example.com',
  'api-token': 'token-of-this-test',
  server: 'web-1',
  site: 'shop.example',
};

describe('action.yml', () => {
  test('its required inputs are those that are missed', async () => {
    const missed = z.array(z.object({ input: z.string() })).parse(await readWith({}));
    const declared = declarations.filter((input) => input.required).map(({ name }) => name);
    expect(missed.map(({ input }) => input).sort()).toEqual([...declared, 'server', 'site'].sort());
  });

  test('a default is what holds without the input', async () => {
    const defaults = declarations.flatMap(({ name, default: text = '' }) =>
      text === '' || text.startsWith('${{') ? [] : [[name, text] as const],
    );
    expect(defaults.length).toBeGreaterThan(10);
    const given = { ...Object.fromEntries(defaults), ...required };
    for (const { name } of operations) {
      const site = name === 'delete-site' ? { 'confirm-delete': required.site ?? '' } : {};
      const asked = { operations: name, ...site };
      expect(await readWith({ ...given, ...asked })).toEqual(await readWith({ ...required, ...asked }));
    }
  });

  test('every output is set, and no other', () => {
    const rejected = { outcome: 'rejected', results: [], durationMs: 0 } as const;
    const outputs = renderOutputs(rejected, {
      traffic: { requests: 0, retries: 0 },
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

/** Everything that people can copy: the examples, the reusable workflow, and the YAML of the pages. */
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

const ours = copied.flatMap(usesOf).filter(({ uses = '' }) => /\/site-deploy(@|\/|$)/.test(uses));

const ON_GITHUB = { GITHUB_ACTIONS: 'true', GITHUB_REPOSITORY: 'acme/shop', GITHUB_REF_NAME: 'main' };

/** The inputs of a step of an example, with a plain text in place of each expression. */
function filled(given: Texts): Texts {
  const entries = Object.entries(given).map(([name, text]) => {
    const instead = /commit|hash/.test(name)
      ? 'c'.repeat(64)
      : ({ site: 'pr-12.example.com', shard: '2', targets: '[shop.example]' }[name] ?? 'of-a-test');
    const isWebAddress = /url/.test(name) ? 'https://of-a-test.example.com/x' : instead;
    return [name, text.replace(/\$\{\{[^}]*\}\}/g, isWebAddress)] as const;
  });
  const { site, ...always } = required;
  return {
    ...evaluatedDefaults(ON_GITHUB),
    ...always,
    ...(!('targets' in given) && { site }),
    ...Object.fromEntries(entries),
  };
}

/** Examples leave the token of the job to its default; e2e/github-deployments gives others. */
const shown = declarations.map(({ name }) => name).filter((name) => name !== 'github-token');

test.each(shown)('an example shows what %s changes', async (name) => {
  const steps = ours.map((step) => step.with).filter((given) => name in given);
  const changes = await Promise.all(
    steps.map(filled).map(async (given) => {
      const { [name]: _, ...others } = given;
      const [having, without] = [await readWith(given), await readWith(others)];
      return !Array.isArray(having) && JSON.stringify(having, plain) !== JSON.stringify(without, plain);
    }),
  );
  expect(changes).toContain(true);
});

/** Maps and sets are shown by what is in them. */
function plain(_: string, value: unknown): unknown {
  return value instanceof Map || value instanceof Set ? [...value] : value;
}

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

  test.each(Object.keys(metadata.outputs))(
    'the output %s is used in an example, or told of in a page',
    (name) => {
      const isUsed = copied.some((text) => text.includes(`.outputs.${name}`));
      const inText = pages
        .filter((page) => page !== 'docs/reference.md')
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
