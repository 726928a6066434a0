import { describe, expect, test } from '@jest/globals';
import type { Checkout } from '../../local/rehearse/checkout.ts';
import { githubContext, githubVariables, makeEvent, whyNotRun } from '../../local/rehearse/event.ts';
import { type Contexts, holds } from '../../local/rehearse/expressions.ts';
import { help, type Options, parseOptions, Refusal } from '../../local/rehearse/options.ts';
import { bringsOurs, isOurs, problemsOfUses } from '../../local/rehearse/our-steps.ts';
import { playWorkflow, type StepEnd } from '../../local/rehearse/play.ts';
import { operationsBefore, standIn } from '../../local/rehearse/stand-ins.ts';
import { collect, settingsOf } from '../../local/rehearse/values.ts';
import { readWorkflow, type Workflow } from '../../local/rehearse/workflow.ts';
import { read } from '../support/pages.ts';

const FINE = { hasFailed: false, hasSucceeded: true };
const FAILED = { hasFailed: true, hasSucceeded: false };

const github = { ref: 'refs/heads/main', event: { number: 7 } };
const contexts: Contexts = { github, steps: {}, on: true };

test.each<[string | undefined, boolean, boolean]>([
  [undefined, true, false],
  ["github.ref == 'refs/heads/main'", true, false],
  ['always()', true, true],
  ['failure()', false, true],
  ["!cancelled() && github.ref != 'x'", true, true],
  // A status that only stands in a text asks for none.
  ["github.ref != 'failure()'", true, false],
  // Text around an expression makes it a text, which is true.
  ['${{ false }} ', false, false],
  ['0', false, false],
])(
  'an expression of a workflow lets a step with `if: %s` run: %s; after a failure: %s',
  (condition, fine, failed) => {
    expect([holds(condition, contexts, FINE), holds(condition, contexts, FAILED)]).toEqual([fine, failed]);
  },
);

const WORKFLOW = `on: [push, pull_request]
env: { A: workflow, B: "\${{ github.ref }}" }
jobs:
  last:
    needs: [first, matrix]
    if: always()
    runs-on: x
    steps:
      - run: last
        env: { SEEN: "\${{ needs.first.outputs.seen }} \${{ needs.first.result }} \${{ needs.matrix.result }}" }
      - { id: server, run: serve }
      - { run: right, env: { SEEN: "\${{ steps.server.outputs.said }}" } }
  unreached:
    needs: first
    if: github.ref == 'main'
    runs-on: x
    steps: [{ run: unreached }]
  further: { needs: unreached, runs-on: x, steps: [{ run: unreached }] }
  elsewhere: { if: github.ref == 'other', runs-on: x, steps: [{ run: unreached }] }
  first:
    runs-on: x
    env: { A: job }
    outputs: { seen: "\${{ steps.one.outputs.said }}" }
    steps:
      - id: one
        run: one
        env: { C: "\${{ env.A }} \${{ env.B }}" }
      - id: excused
        run: fail
        continue-on-error: true
      - run: two
        env: { D: "\${{ steps.excused.outcome }} \${{ steps.excused.conclusion }}" }
      - run: fail
      - run: three
      - if: failure()
        run: four
  matrix:
    runs-on: x
    strategy: { matrix: { a: [1, 2], b: [x] } }
    steps: [{ run: "\${{ matrix.a }}" }]
`;

test('the player of workflows goes through jobs and steps in the order of GitHub, and says why it skips one', async () => {
  const played: string[] = [];
  await playWorkflow(
    readWorkflow(WORKFLOW),
    { github: { ref: 'main' } },
    {
      beginJob: ({ name }) => played.push(`job ${name}`),
      async playStep({ step: { run = '' }, env }): Promise<StepEnd> {
        const { A, B, ...own } = env;
        played.push(`${run} ${A} ${B} ${JSON.stringify(own)}`);
        return { outcome: run === 'fail' ? 'failure' : 'success', outputs: { said: run } };
      },
      skipJob: ({ name }, why) => played.push(`skip ${name}: ${why}`),
      skipStep: ({ run }, why) => played.push(`skip ${run}: ${why}`),
    },
  );
  expect(played).toEqual([
    "skip elsewhere: its condition does not hold: github.ref == 'other'",
    'job first',
    'one job main {"C":"job main"}',
    'fail job main {}',
    'two job main {"D":"failure success"}',
    'fail job main {}',
    'skip three: an earlier step did not succeed',
    'four job main {}',
    'skip matrix: it has a matrix, which is not played here',
    'job last',
    'last workflow main {"SEEN":"one failure success"}',
    'serve workflow main {}',
    'right workflow main {"SEEN":"serve"}',
    'skip unreached: it needs the job first, which failed',
    'skip further: it needs the job unreached, which was skipped',
  ]);
});

const CHECKOUT: Checkout = {
  folder: '/shop',
  name: 'acme/shop',
  branch: 'feat/cart',
  sha: 'a'.repeat(40),
  subject: 'Cart',
  defaultBranch: 'main',
  defaultSha: 'b'.repeat(40),
  uncommitted: [],
};

function optionsOf(...words: string[]): Options {
  const parsed = parseOptions(['deploy.yml', ...words], {});
  if (parsed === 'help') throw new Error('It only helps.');
  return parsed;
}

describe('the event of a rehearsal', () => {
  const make = (triggers: string, ...words: string[]) => {
    const workflow = readWorkflow(`on: ${triggers}\njobs: { a: { steps: [] } }\n`);
    return makeEvent(workflow, optionsOf(...words), CHECKOUT);
  };

  test('is the first of the workflow, and steps see it as GitHub shows it', () => {
    const event = make('{ pull_request: { types: [closed] } }', '--pull-request=12');
    const paths = { workspace: '/w', event: '/e', workflow: 'deploy.yml' };
    expect(githubVariables(githubContext(event, CHECKOUT, paths))).toMatchObject({
      GITHUB_EVENT_NAME: 'pull_request',
      GITHUB_REF: 'refs/pull/12/merge',
      GITHUB_HEAD_REF: 'feat/cart',
      GITHUB_BASE_REF: 'main',
      GITHUB_REPOSITORY: 'acme/shop',
      GITHUB_WORKSPACE: '/w',
    });
    const pull = { number: 12, state: 'closed', head: { ref: 'feat/cart' }, base: { ref: 'main' } };
    expect(event.payload).toMatchObject({ action: 'closed', number: 12, pull_request: pull });
    expect(event.siteBranch).toBe('main');
  });

  test('is refused if it cannot be rehearsed', () =>
    expect(() => make('workflow_run')).toThrow('can be rehearsed'));

  test.each<[triggers: string, options: string[], warnings: (string | RegExp)[]]>([
    ['{ push: { branches: feat/** } }', [], []],
    [
      '{ push: { branches: [feat/*, "!feat/c?art"] } }',
      [],
      [/is feat\/\*, !feat\/c\?art, and the branch is feat\/cart$/],
    ],
    ['{ push: { branches-ignore: ["feat/[abc]a+rt"] } }', [], [/branches-ignore is/]],
    ['{ push: { tags: ["v*"] } }', [], [/on\.push\.tags is v\*, and there is no on\.push\.branches/]],
    ['{ pull_request: { branches: main } }', [], []],
    [
      'pull_request',
      ['--action=closed'],
      [/types is opened, synchronize, reopened, and the pull request was closed$/],
    ],
  ])(
    'is one that GitHub would not run the workflow for, of on: %s with %j: %j',
    (triggers, words, warnings) => {
      expect(whyNotRun(make(triggers, ...words))).toEqual(warnings.map((one) => expect.stringMatching(one)));
    },
  );

  test('takes inputs when it is workflow_dispatch, and reports missing and wrong ones', () => {
    const triggers = `
  workflow_dispatch:
    inputs:
      server: { type: choice, options: [web-1, web-2], required: true }
      dry-run: { type: boolean, default: true }
      count: { type: number, default: 3 }
      note:`;
    const inputs = { server: 'web-2', 'dry-run': true, note: '' };
    expect(make(triggers, '--input=server=web-2')).toMatchObject({ inputs });
    const required = 'the input server is required: --input server=VALUE, one of web-1 | web-2';
    expect(() => make(triggers, '--input=dry-run=maybe', '--input=nope=1')).toThrow(
      new Refusal(['the workflow has no input nope', required]),
    );
    const other = 'the input server is not web-3, but one of web-1 | web-2';
    expect(() => make(triggers, '--input=server=web-3', '--input=count=x')).toThrow(
      new Refusal([other, 'the input count is a number, not x']),
    );
  });
});

describe('a rehearsal', () => {
  test('replaces the service, and everything that would reach the real site', () => {
    const kept = { operations: 'deploy', timeout: '9m', 'repository-provider': 'custom' };
    const { inputs, notes, unchecked } = standIn(
      {
        'base-url': 'https://panel.example.com',
        'api-token': 'real',
        server: 'production',
        site: '42',
        ...kept,
        repository: 'https://git.example/a.git',
        'health-check-url': 'https://a.example/up?key=7',
        'verify-command': 'true',
        comment: 'true',
        vocabulary: 'hosted_git_1: githost',
        'github-token': 'x',
        environment: 'y',
        'chat-a-webhook-url': 'https://chat.example/x',
      },
      { sandbox: { url: 'http://127.0.0.1:1', token: 't' }, repository: '/r.git' },
      false,
    );
    expect(inputs).toEqual({
      'base-url': 'http://127.0.0.1:1',
      'api-token': 't',
      server: 'web-1',
      site: 'site-42.example',
      ...kept,
      repository: '/r.git',
      'chat-a-webhook-url': 'http://127.0.0.1:1/nobody',
      'health-check-url': 'http://site-42.example.localhost:1/up?key=7',
      'health-check-timeout': '5s',
    });
    expect(notes).toHaveLength(11);
    const left = 'base-url, api-token, server production, site 42, vocabulary, verify-command, github-token';
    expect(unchecked.join(', ')).toBe(`${left}, environment, comment, the host of health-check-url`);
    expect(notes.join()).not.toContain('chat.example');
  });

  const CREATED = ['ensure-site', 'ensure-repository'];

  test.each<[string, Record<string, string>, string[]]>([
    ['ensure-site, deploy', {}, []],
    ['delete-site', {}, []],
    ['ensure-repository, update-deploy-script, deploy', {}, ['ensure-site']],
    ['deploy', {}, CREATED],
    ['deploy', { 'expected-commit': 'a'.repeat(40) }, [...CREATED, 'update-deploy-script']],
  ])('sets a site up for %j with the inputs %j by %j', (operations, more, wanted) => {
    expect(operationsBefore({ site: 'a.example', operations, ...more })).toEqual(wanted);
    expect(operationsBefore({ site: '', operations, ...more })).toEqual([]);
  });

  test('makes up a secret by its name, the same each time', () => {
    const text = "a: ${{ secrets.A }}\n# secrets.C\nb: ${{ secrets['B'] || secrets.A }} vars.D, secrets.yml";
    const replaced =
      "with: { base-url: x, api-token: '${{ secrets.T }}', env: '${{ secrets.E }}' }\napi-token: ${{ secrets.T }}";
    const { madeUp, values } = collect(`${text}\n${replaced} secrets.GITHUB_TOKEN`, 'secrets', new Map());
    expect(madeUp).toEqual(['A', 'B', 'E']);
    expect(collect('${{ secrets.a }}', 'secrets', new Map()).values.a).toBe(values.A);
    expect(values.A).not.toBe(values.B);
    const environments =
      'a: { environment: staging }, b: { environment: { name: production } }, c: { environment: 7 }';
    const workflow = readWorkflow(`on: push\njobs: { ${environments}, d: { strategy: "\${{ x }}" } }\n`);
    const asked = `env: { A: "\${{ secrets.A }}\${{ vars.V }}" }\n${replaced}`;
    const needed = ['  secrets       A, T, E', '  variables     V', '  environments  staging, production, 7'];
    expect(settingsOf([{ text: asked, workflow }])).toEqual(needed);
  });
});

describe('the options of a rehearsal', () => {
  test('are reported all at once when they are wrong', () => {
    const words = ['--secret=A', '--output=a=b', '--pull-request=0', '--input=A'];
    expect(() => parseOptions(words, {})).toThrow(
      new Refusal([
        'name the workflow, as in .github/workflows/deploy.yml',
        '--pull-request must be a whole number from 1',
        '--input A needs a value: A=VALUE',
        '--secret A: your environment has no such variable',
        '--output must be STEP.NAME=VALUE',
        '--help lists the options',
      ]),
    );
    for (const [word, problem] of [
      ['--branch', '--branch needs a value'],
      ['--brunch=a', 'there is no option --brunch (did you mean --branch?)'],
    ] as const)
      expect(() => parseOptions(['x.yml', word], {})).toThrow(
        new Refusal([problem, '--help lists the options']),
      );
  });

  test('are the same in --help and in local/rehearse/README.md', () => {
    const page = read('local/rehearse/README.md');
    const inHelp = help.match(/(?<=^ {2})--[a-z-]+(?: [A-Z=.]+)?(?= )/gm);
    const inPage = page.match(/(?<=^\| `)--[^`]+(?=` \|)/gm);
    expect(inHelp).toHaveLength(14);
    expect(inPage).toEqual(inHelp);
  });
});

const OWN = '- uses: actions/checkout@v6';
const BROUGHT = `${OWN}\n  with: { repository: you/site-deploy, path: .github/actions/site-deploy }`;
const HELD = '- uses: ./deploy\n  with: { base-url: x, api-token: y, server: web-1 }';

describe('a step of a workflow', () => {
  const workflowOf = (...steps: string[]): Workflow => {
    const text = steps.join('\n').replace(/^/gm, '      ');
    return readWorkflow(`on: push\njobs:\n  deploy:\n    steps:\n${text}\n`);
  };

  test('uses the action if it names it, or gives a local action what this one needs', () => {
    const steps = [OWN, BROUGHT, '- uses: ./.github/actions/site-deploy', HELD, '- uses: ./build'];
    const own = ['- uses: $/.github/actions/site-deploy', HELD.replace('./', '$/'), '- uses: $/build'];
    const [job] = workflowOf(...steps, '- uses: you/site-deploy@v1', '- uses: you/other@v1', ...own).jobs;
    const kinds = job?.steps.map((step) => (isOurs(step) ? 'ours' : bringsOurs(step) ? 'brings' : 'other'));
    expect(kinds?.join(' ')).toBe('other brings ours ours other ours other ours ours other');
  });

  test('needs the inputs of the action that it uses', () => {
    const problemsOf = (...steps: string[]) => problemsOfUses(workflowOf(...steps), optionsOf());
    expect(problemsOf(OWN, HELD.replace('y,', "'',"))).toEqual([':6: the required input api-token is empty']);
    expect(problemsOf(OWN, '- uses: ./build')).toEqual([expect.stringMatching(/^: no step uses the action/)]);
  });

  test.each([
    ['targets', HELD.replace('server: web-1', 'targets: a')],
    ['sweep-previews', HELD.replace('y,', 'y, operations: sweep-previews,')],
    ['parallel', `${HELD}\n- parallel: [{ run: left }, { run: right }]`],
    ['wait', `${HELD}\n- wait: [server]`],
    ['matrix', HELD],
  ])('is refused with %s, which is not played', (what, steps) => {
    const workflow = workflowOf(OWN, steps);
    const jobs = workflow.jobs.map((job) => ({ ...job, hasMatrix: what === 'matrix' }));
    const refusal = RegExp(
      `^:\\d+: \`${what}\` is not played here: rehearse a copy of the workflow without it`,
    );
    expect(problemsOfUses({ ...workflow, jobs }, optionsOf())).toEqual([expect.stringMatching(refusal)]);
  });
});
