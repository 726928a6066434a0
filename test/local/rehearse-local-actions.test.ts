import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from '@jest/globals';
import { makeRepository } from '../../harness/git.ts';
import { type Checkout, openCheckout } from '../../local/rehearse/checkout.ts';
import { parseOptions } from '../../local/rehearse/options.ts';
import { findUses, problemsOfUses, type Uses } from '../../local/rehearse/our-steps.ts';
import { readWorkflow, type Workflow } from '../../local/rehearse/workflow.ts';

const ACTION = readFileSync(join(import.meta.dirname, '../../action.yml'), 'utf8');
const folder = mkdtempSync(join(tmpdir(), 'local-actions-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const checkout = await makeCheckout();

/** A checkout that holds this action, another one, and three submodules, of which one is there. */
async function makeCheckout(): Promise<Checkout> {
  const origin = await makeRepository(join(folder, 'acme/shop.git'), {
    'held/action.yml': ACTION.replace(/^name: .*$/m, 'name: Our fork'),
    'broken/action.yml': 'runs: [',
    'tools/build/action.yaml': 'name: Site deploy\ninputs: {}\nruns: { using: composite, steps: [] }\n',
    '.gitmodules': ['by-name', 'there', 'foreign']
      .map((name) => `[submodule "${name}"]\n\tpath = sub/${name}\n\turl = ${urlOf(name)}\n`)
      .join(''),
  });
  const path = join(folder, 'shop');
  execFileSync('git', ['clone', '--quiet', origin.path, path]);
  mkdirSync(join(path, 'sub/there'), { recursive: true });
  writeFileSync(join(path, 'sub/there/action.yml'), ACTION);
  const opened = openCheckout(path, undefined);
  if ('problem' in opened) throw new Error(opened.problem);
  return opened;
}

function urlOf(name: string): string {
  return name === 'by-name' ? 'https://github.example/you/site-deploy.git' : `../${name}.git`;
}

function read(steps: string): Workflow {
  const found = readWorkflow(`on: push\njobs:\n  deploy:\n    steps:\n${steps.replace(/^/gm, '      ')}\n`);
  if ('problems' in found) throw new Error(found.problems.join('\n'));
  return found.workflow;
}

/** The findings about a workflow with these steps, by line. */
function judge(steps: string): string[] {
  const uses = findUses(read(steps), checkout);
  return [...uses].map(([{ line }, { kind, why }]) => `${line} ${kind}: ${why}`).toSorted();
}

const OWN = '- uses: actions/checkout@v6';
const WITH_SUBMODULES = `${OWN}\n  with: { submodules: true }`;
const brought = (path: string, repository = 'you/site-deploy'): string =>
  `- uses: actions/checkout@v6\n  with: { repository: '${repository}', ref: ${'a'.repeat(40)}, path: ${path} }`;
const used = (path: string): string => `- uses: ./${path}`;

describe('an action at a path of the workspace', () => {
  test.each<[string, string[], string[]]>([
    [
      'that a step checks out from a repository of its name',
      [OWN, brought('.github/actions/site-deploy'), used('.github/actions/site-deploy')],
      ['6 checkout: you/site-deploy', '8 ours: line 6 checks out you/site-deploy there'],
    ],
    [
      'whatever the spelling of the path and the owner',
      [brought('./a/', '${{ github.repository_owner }}/site-deploy'), used('a')],
      [
        '5 checkout: ${{ github.repository_owner }}/site-deploy',
        '7 ours: line 5 checks out ${{ github.repository_owner }}/site-deploy there',
      ],
    ],
    [
      'from a repository of another name',
      [OWN, brought('a', 'acme/tools'), used('a')],
      ['8 other: line 6 checks out acme/tools there'],
    ],
    ['beside it', [OWN, brought('a'), used('b')], ['8 other: the repository has no action.yml there']],
    ['below it', [OWN, brought('a'), used('a/b')], ['8 other: line 6 checks out you/site-deploy there']],
    [
      'that a later checkout removes',
      [brought('a'), OWN, used('a')],
      ['8 missing: the checkout in line 7 removes what line 5 checks out there'],
    ],
    [
      'that is another one',
      [OWN, used('tools/build')],
      ['6 other: the action.yml that the repository holds there is another one'],
    ],
    [
      'that nobody can read',
      [OWN, used('broken')],
      ['6 other: the action.yml that the repository holds there is another one'],
    ],
    ['that the repository holds', [OWN, used('held')], ['6 ours: the repository holds it there']],
    [
      'in a checkout that is not at the top',
      ['- uses: actions/checkout@v6\n  with: { path: site }', used('site/held')],
      ['7 ours: the repository holds it there'],
    ],
    [
      'that is a submodule named so',
      [WITH_SUBMODULES, used('sub/by-name')],
      [`7 ours: it is a submodule, ${urlOf('by-name')}`],
    ],
    [
      'that is a submodule and is there',
      [WITH_SUBMODULES, used('sub/there')],
      [`7 ours: it is a submodule, ${urlOf('there')}`],
    ],
    [
      'that is another submodule',
      [WITH_SUBMODULES, used('sub/foreign')],
      [`7 other: it is a submodule, ${urlOf('foreign')}`],
    ],
    [
      'that is a submodule which nobody fetches',
      [OWN, used('sub/by-name')],
      ['6 missing: it is a submodule, and the checkout in line 5 has no `submodules: true`'],
    ],
    ['that nobody checks out', [used('held')], ['5 missing: no step before it checks anything out there']],
  ])('%s', (_, steps, found) => expect(judge(steps.join('\n'))).toEqual(found));

  test('is checked like any other use, and what GitHub would not find is a problem', () => {
    const parsed = parseOptions(['deploy.yml'], {});
    if (parsed.kind !== 'options') throw new Error('refused');
    const tell = (steps: readonly string[]): string[] => {
      const workflow = read(steps.join('\n'));
      const uses: Uses = findUses(workflow, checkout);
      return problemsOfUses(workflow, parsed.options, uses);
    };
    expect(tell([OWN, `${used('held')}\n  with: { base-url: x, api-token: '', servers: web-1 }`])).toEqual([
      ':6: the action has no input servers (did you mean server?)',
      ':6: the required input server is not given',
      ':6: the required input api-token is empty',
    ]);
    expect(tell([used('held')])).toEqual([
      ':5: GitHub would not find ./held: no step before it checks anything out there',
    ]);
    expect(tell([OWN, used('tools/build')])).toEqual([
      expect.stringMatching(
        /^: no step uses the action.*; \.\/tools\/build is not treated as this action: the action\.yml/,
      ),
    ]);
  });
});
