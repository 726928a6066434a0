import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from '@jest/globals';
import { makeRepository } from '../../harness/git.ts';
import { type Checkout, openCheckout } from '../../local/rehearse/checkout.ts';
import { parseOptions } from '../../local/rehearse/options.ts';
import { findUses, problemsOfUses } from '../../local/rehearse/our-steps.ts';
import type { Workflow } from '../../local/rehearse/workflow.ts';
import { parseWorkflow } from '../support/workflow-player.ts';

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

function read(steps: readonly string[]): Workflow {
  const text = steps.join('\n').replace(/^/gm, '      ');
  return parseWorkflow(`on: push\njobs:\n  deploy:\n    steps:\n${text}\n`);
}

const OWN = '- uses: actions/checkout@v6';
const WITH_SUBMODULES = `${OWN}\n  with: { submodules: true }`;
const brought = (path: string, repository = 'you/site-deploy'): string =>
  `- uses: actions/checkout@v6\n  with: { repository: '${repository}', ref: ${'a'.repeat(40)}, path: ${path} }`;
const NOT_FETCHED = 'it is a submodule, and the checkout in line 5 has no `submodules: true`';
const used = (path: string): string => `- uses: ./${path}`;

const ANY_OWNER = '${{ github.repository_owner }}/site-deploy';

describe('an action that a step uses by its path', () => {
  test.each([
    ['ours: line 6 checks out you/site-deploy there', [OWN, brought('a/b'), used('a/b')]],
    [`ours: line 5 checks out ${ANY_OWNER} there`, [brought('./a/', ANY_OWNER), used('a')]],
    ['ours: the repository holds it there', [OWN, used('held')]],
    ['ours: the repository holds it there', [`${OWN}\n  with: { path: site }`, used('site/held')]],
    [`ours: it is a submodule, ${urlOf('by-name')}`, [WITH_SUBMODULES, used('sub/by-name')]],
    [`ours: it is a submodule, ${urlOf('there')}`, [WITH_SUBMODULES, used('sub/there')]],
    [`other: it is a submodule, ${urlOf('foreign')}`, [WITH_SUBMODULES, used('sub/foreign')]],
    ['other: line 6 checks out acme/tools there', [OWN, brought('a', 'acme/tools'), used('a')]],
    ['other: line 6 checks out you/site-deploy there', [OWN, brought('a'), used('a/b')]],
    ['other: the repository has no action.yml there', [OWN, brought('a'), used('b')]],
    ['other: the action.yml that the repository holds there is another one', [OWN, used('tools/build')]],
    ['other: the action.yml that the repository holds there is another one', [OWN, used('broken')]],
    ['missing: the checkout in line 7 removes what line 5 checks out there', [brought('a'), OWN, used('a')]],
    [`missing: ${NOT_FETCHED}`, [OWN, used('sub/by-name')]],
    ['missing: no step before it checks anything out there', [used('held')]],
  ])('counts as %s', (finding, steps) => {
    const [, use] = [...findUses(read(steps), checkout)].find(([{ uses }]) => uses?.startsWith('./')) ?? [];
    expect(`${use?.kind}: ${use?.why}`).toBe(finding);
  });

  test('makes the step before it a checkout of the action', () => {
    const uses = findUses(read([OWN, brought('a'), used('a')]), checkout);
    expect([...uses].map(([{ line }, { kind, why }]) => `${line} ${kind}: ${why}`)).toContain(
      '6 checkout: you/site-deploy',
    );
  });

  test('needs the inputs of any other use, and GitHub must find it', () => {
    const parsed = parseOptions(['deploy.yml'], {});
    if (parsed.kind !== 'options') throw new Error('refused');
    const problemsOf = (steps: readonly string[]): string[] => {
      const workflow = read(steps);
      return problemsOfUses(workflow, parsed.options, findUses(workflow, checkout));
    };
    expect(
      problemsOf([OWN, `${used('held')}\n  with: { base-url: x, api-token: '', servers: web-1 }`]),
    ).toEqual([
      ':6: the action has no input servers (did you mean server?)',
      ':6: the required input server is not given',
      ':6: the required input api-token is empty',
    ]);
    expect(problemsOf([used('held')])).toEqual([
      ':5: GitHub would not find ./held: no step before it checks anything out there',
    ]);
    expect(problemsOf([OWN, used('tools/build')])).toEqual([
      expect.stringMatching(
        /^: no step uses the action.*; \.\/tools\/build is not treated as this action: the action\.yml/,
      ),
    ]);
  });
});
