import { globSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { parse } from 'yaml';
import * as z from 'zod/mini';
import { metadata } from '../../harness/metadata.ts';
import { operations } from '../../src/operations/index.ts';
import { exitCodes } from '../../src/outcome/failure.ts';
import { readTargets } from '../../src/targets/form.ts';
import { declarations, type Inputs } from '../../src/targets/inputs.ts';
import { differences } from '../support/differences.ts';
import { formWith } from '../support/forms.ts';
import { pages, read, root, textsOn } from '../support/pages.ts';
import { outputsOf } from '../support/reports.ts';

type Texts = Readonly<Record<string, string>>;

/** Reads inputs as a run does; the problems, in a list, when they are rejected. */
async function readWith(given: Texts): Promise<unknown> {
  const form = formWith(given);
  const read = await readTargets(form);
  return 'inputs' in read ? shownInputs(read.inputs) : form.problems;
}

function shownInputs({ operations: steps, ...inputs }: Inputs): unknown {
  return { ...inputs, operations: steps.map(({ name, inputs: own }) => ({ name, ...own })) };
}

const required: Texts = {
  'base-url': 'https://api.example.com',
  'api-token': 'token-of-this-test',
  server: 'web-1',
  site: 'shop.example',
};

describe('action.yml', () => {
  test('requires exactly the inputs that a run needs', async () => {
    const missed = z.array(z.object({ input: z.string() })).parse(await readWith({}));
    const declared = declarations.filter((input) => input.required).map(({ name }) => name);
    expect(missed.map(({ input }) => input).sort()).toEqual([...declared, 'server', 'site'].sort());
  });

  test('states the defaults that apply without the inputs', async () => {
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

  test('declares exactly the outputs that a run sets', () => {
    const rejected = { outcome: 'rejected', results: [], durationMs: 0 } as const;
    const outputs = outputsOf({ ...rejected, targets: [] });
    expect(Object.keys(outputs)).toEqual(Object.keys(metadata.outputs));
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
  ...pages.flatMap((page) => textsOn(page, 'yaml')),
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

describe('the documentation and the examples', () => {
  test('give each input a value that is not its default', () => {
    // Examples leave the token of the job to its default; e2e/github gives others.
    const wanting = declarations.filter(
      ({ name, default: standard = '' }) =>
        name !== 'github-token' && !ours.some(({ with: given }) => (given[name] ?? standard) !== standard),
    );
    const place = 'with another value than its default in an example of docs/operations.md';
    expect(wanting.map(({ name }) => `${name} is to stand ${place}`)).toEqual([]);
  });

  test('explain every operation, and know no other', () => {
    const headings = read('docs/operations.md').matchAll(/^### (`.*`)$/gm);
    const found = differences({
      'docs/operations.md (as a heading ###)': [...headings].map(([, name = '']) => name),
      'src/operations/index.ts': operations.map(({ name }) => `\`${name}\``),
    });
    expect(found).toEqual([]);
    const asked = ours.flatMap(({ with: { operations: wanted = 'deploy' } }) => wanted.split(/[\s,]+/));
    const isKnown = (word: string) => !/^[a-z-]+$/.test(word) || operations.some(({ name }) => name === word);
    expect(asked.filter((word) => !isKnown(word))).toEqual([]);
  });

  test('use or explain every output', () => {
    const texts = pages.filter((page) => page !== 'docs/reference.md').map(read);
    const isUsed = (name: string) =>
      copied.some((text) => text.includes(`.outputs.${name}`)) ||
      texts.some((text) => text.includes(`\`${name}\``));
    expect(Object.keys(metadata.outputs).filter((name) => !isUsed(name))).toEqual([]);
  });

  test('say what to do after each outcome', () => {
    const rows = read('docs/troubleshooting.md').matchAll(/^\| `(\w+)` \|[^|]*\S[^|]*\|[^|]*\S[^|]*\|$/gm);
    expect([...rows].map(([, outcome]) => outcome)).toEqual(expect.arrayContaining(Object.keys(exitCodes)));
  });
});
