import { describe, expect, test } from '@jest/globals';
import type { Checkout } from '../../local/rehearse/checkout.ts';
import { githubContext, githubVariables, makeEvent } from '../../local/rehearse/event.ts';
import { type Contexts, fill, holds } from '../../local/rehearse/expressions.ts';
import { standInTargets } from '../../local/rehearse/many-sites.ts';
import { help, type Options, parseOptions } from '../../local/rehearse/options.ts';
import { bringsOurs, isOurs, problemsOfUses } from '../../local/rehearse/our-steps.ts';
import { playWorkflow, type StepEnd } from '../../local/rehearse/play.ts';
import { operationsBefore, standIn } from '../../local/rehearse/stand-ins.ts';
import { makeUp, namesAsked } from '../../local/rehearse/values.ts';
import type { Workflow } from '../../local/rehearse/workflow.ts';
import { read } from '../support/pages.ts';
import { parseWorkflow } from '../support/workflow-player.ts';

const FINE = { hasFailed: false, hasSucceeded: true, isCancelled: false };
const FAILED = { hasFailed: true, hasSucceeded: false, isCancelled: false };

describe('an expression of a workflow', () => {
  const github = { ref: 'refs/heads/main', event: { number: 7 } };
  const contexts: Contexts = { github, steps: {}, on: true };

  test.each([
    ['pr-${{ github.event.number }}.example', 'pr-7.example'],
    ["${{ github.head_ref || 'none' }}", 'none'],
    ["${{ format('{0}}}', github.ref) }}", 'refs/heads/main}'],
    ["${{ 'it''s }} fine' }}", "it's }} fine"],
    ['${{ steps.nope.outputs.nope }}', ''],
    ['${{ on }} $HOME {{ x }}', 'true $HOME {{ x }}'],
  ])('turns %s into %j', (text, filled) => expect(fill(text, contexts)).toBe(filled));

  test.each<[string | undefined, boolean, boolean]>([
    [undefined, true, false],
    ["github.ref == 'refs/heads/main'", true, false],
    ["${{ github.ref == 'other' }}", false, false],
    ['always()', true, true],
    ['failure()', false, true],
    ["!cancelled() && github.ref != 'x'", true, true],
    // A status that only stands in a text asks for none.
    ["github.ref != 'failure()'", true, false],
    // Text around an expression makes it a text, which is true.
    ['${{ false }} ', false, false],
    ['no ${{ false }}', true, false],
    ['0', false, false],
  ])('lets a step with `if: %s` run: %s; after a failure: %s', (condition, fine, failed) => {
    expect([holds(condition, contexts, FINE), holds(condition, contexts, FAILED)]).toEqual([fine, failed]);
  });

  test('is named when it cannot be evaluated', () => {
    const message = /^\$\{\{ nope\.a \}\} cannot be evaluated: Unrecognized named-value: 'nope'/;
    expect(() => fill('a ${{ nope.a }}', contexts)).toThrow(message);
  });
});

describe('the player of workflows', () => {
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
  unreached:
    needs: first
    runs-on: x
    steps: [{ run: unreached }]
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
    steps: [{ run: "\${{ matrix.a }}", env: { AB: "\${{ matrix.a }}\${{ matrix.b }}" } }]
`;

  test('goes through jobs and steps in the order of GitHub, with the first combination of a matrix', async () => {
    const played: string[] = [];
    await playWorkflow(
      parseWorkflow(WORKFLOW),
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
      'job first',
      'one job main {"C":"job main"}',
      'fail job main {}',
      'two job main {"D":"failure success"}',
      'fail job main {}',
      'skip three: an earlier step did not succeed',
      'four job main {}',
      'job matrix',
      '${{ matrix.a }} workflow main {"AB":"1x"}',
      'job last',
      'last workflow main {"SEEN":"one failure success"}',
      'skip unreached: a job that it needs did not succeed',
    ]);
  });
});

const CHECKOUT: Checkout = {
  ...{ folder: '/shop', name: 'acme/shop', branch: 'feat/cart', sha: 'a'.repeat(40), subject: 'Cart' },
  ...{ defaultBranch: 'main', defaultSha: 'b'.repeat(40), tag: undefined, isChanged: false },
};

function optionsOf(...words: string[]): Options {
  const parsed = parseOptions(['deploy.yml', ...words], {});
  if (parsed === 'help' || 'problems' in parsed) throw new Error(JSON.stringify(parsed));
  return parsed;
}

describe('the event of a rehearsal', () => {
  const make = (triggers: string, ...words: string[]) => {
    const workflow = parseWorkflow(`on: ${triggers}\njobs: { a: { steps: [] } }\n`);
    return makeEvent(workflow, optionsOf(...words), CHECKOUT);
  };

  test('is the first of the workflow, and steps see it as GitHub shows it', () => {
    const event = make('{ pull_request: { types: [closed] } }', '--pull-request=12');
    if ('problems' in event) throw new Error('refused');
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

  test('is refused if the workflow does not run on it', () => {
    const another = 'the workflow does not run on release, but on push';
    expect(make('push', '--event=release')).toEqual({ problems: [another] });
    const unknown = [expect.stringContaining('can be rehearsed')];
    expect(make('workflow_run')).toEqual({ problems: unknown });
  });

  test('takes inputs when it is workflow_dispatch, and reports missing and wrong ones', () => {
    const triggers = `
  workflow_dispatch:
    inputs:
      server: { type: choice, options: [web-1, web-2], required: true }
      dry-run: { type: boolean, default: true }
      note:`;
    expect(make(triggers, '--input=server=web-2')).toMatchObject({
      inputs: { server: 'web-2', 'dry-run': true, note: '' },
    });
    expect(make(triggers, '--input=dry-run=maybe', '--input=nope=1')).toEqual({
      problems: [
        'the workflow has no input nope',
        'the input server is required: --input server=VALUE, one of web-1 | web-2',
      ],
    });
  });
});

describe('a rehearsal', () => {
  const SANDBOX = { apiUrl: 'http://127.0.0.1:1', token: 't', repository: '/r.git', commentToken: undefined };
  const place = () => ({ ...SANDBOX, withoutChecks: false, servers: new Map(), sitesBefore: [] });

  test('replaces the service, and everything that would reach the real site', () => {
    const { inputs, notes, unchecked } = standIn(
      {
        'base-url': 'https://panel.example.com',
        'api-token': 'real',
        ...{ server: 'production', site: '42', operations: 'deploy', timeout: '9m' },
        ...{ 'repository-provider': 'custom', repository: 'https://git.example/a.git' },
        ...{ 'health-check-url': 'https://a.example/up?key=7', 'verify-command': 'true', comment: 'true' },
        ...{ 'github-token': 'x', environment: 'y', 'chat-a-webhook-url': 'https://chat.example/x' },
      },
      place(),
    );
    expect(inputs).toEqual({
      'base-url': 'http://127.0.0.1:1',
      'api-token': 't',
      ...{ server: 'web-1', site: 'site-42.example', operations: 'deploy', timeout: '9m' },
      ...{ 'repository-provider': 'custom', repository: '/r.git' },
      'chat-a-webhook-url': 'http://127.0.0.1:1/nobody',
      'health-check-url': 'http://site-42.example.localhost:1/up?key=7',
      'health-check-timeout': '5s',
    });
    expect(notes).toHaveLength(8);
    expect(unchecked).toEqual([
      ...['base-url', 'api-token'],
      'server production',
      'site 42',
      'verify-command',
      'github-token',
      'environment',
      'comment',
      'the host of health-check-url',
    ]);
    expect(notes.join()).not.toContain('chat.example');
  });

  test('maps targets to servers and sites of the sandbox, and invents sites for patterns', () => {
    const text = `[prod-1/shop.example, prod-2/shop.example, '*.a.example', prod-2/7,
      { server: prod-2, site: b.example, health-check-url: 'https://b.example/', branch: next }]`;
    const rehearsed = standInTargets({ server: 'web-1', targets: text }, place());
    const { targets = '', sites = [], notes } = rehearsed ?? {};
    expect(targets.split('\n')[1]).toContain('b.example');
    expect(JSON.parse(targets)).toEqual([
      { server: 'web-1', site: 'shop.example' },
      { server: 'web-2', site: 'prod-2.shop.example' },
      { server: 'web-1', site: '*.a.example' },
      { server: 'web-2', site: 'site-7.example' },
      {
        ...{ server: 'web-2', site: 'b.example', branch: 'next' },
        'health-check-url': 'http://<site>.localhost:1/',
        'health-check-timeout': '5s',
      },
    ]);
    const [, , ...others] = sites.map(({ server, site }) => `${server}/${site}`);
    const ofPattern = ['web-1/site-1.a.example', 'web-1/site-2.a.example'];
    expect(others).toEqual([...ofPattern, 'web-2/site-7.example', 'web-2/b.example']);
    expect(notes).toEqual([
      'server prod-1 is web-1 in the sandbox',
      'server prod-2 is web-2 in the sandbox',
      'site shop.example on prod-2 is prod-2.shop.example in the sandbox',
      '*.a.example on web-1 finds site-1.a.example and site-2.a.example, made for it; a real run that finds no site is refused',
      'site 7 on prod-2 is site-7.example in the sandbox',
      'health-check-url is http://<site>.localhost:1/, for 5 s at most. The sandbox serves files and runs no PHP; --without-checks leaves the check out',
    ]);
    expect(standInTargets({ targets: 'no list' }, place())).toBeUndefined();
    const own = standIn({ targets: text }, place());
    expect(own.notes).toEqual(['base-url and api-token are those of the sandbox']);
  });

  test('lets patterns find only the sites that an earlier run has left', () => {
    const sitesBefore = ['eu.shop.example', 'other.example'];
    const targets = "[web-1/*.shop.example, 'web-1/*.shop.exmaple']";
    const rehearsed = standInTargets({ targets }, { ...place(), sitesBefore });
    expect(rehearsed?.sites).toEqual([{ server: 'web-1', site: 'eu.shop.example' }]);
    expect(rehearsed?.notes).toEqual([
      '*.shop.example on web-1 finds eu.shop.example',
      '*.shop.exmaple on web-1 finds no site',
    ]);
  });

  const CREATED = ['ensure-site', 'ensure-repository'];

  test.each<[string, Record<string, string>, string[]]>([
    ['ensure-site, deploy', {}, []],
    ['delete-site', {}, []],
    ['ensure-repository, update-deploy-script, deploy', {}, ['ensure-site']],
    ['update-deploy-script\ndeploy', {}, CREATED],
    ['deploy', {}, CREATED],
    ['deploy', { 'expected-commit': 'a'.repeat(40) }, [...CREATED, 'update-deploy-script']],
    ['deploy', { commit: 'v1' }, [...CREATED, 'update-deploy-script']],
  ])('sets a site up for %j with the inputs %j by %j', (operations, more, wanted) => {
    expect(operationsBefore({ site: 'a.example', operations, ...more })).toEqual(wanted);
    expect(
      operationsBefore({ targets: JSON.stringify([{ site: 'a.example', ...more }]), operations }),
    ).toEqual(wanted);
    expect(operationsBefore({ site: '', operations, ...more })).toEqual([]);
  });

  test('makes up a secret by its name, the same each time', () => {
    expect(makeUp('A')).toBe(makeUp('a'));
    expect(makeUp('A')).not.toBe(makeUp('B'));
    const text = "a: ${{ secrets.A }}\n# secrets.C\nb: ${{ secrets['B'] || secrets.A }} vars.D";
    expect(namesAsked(text, 'secrets')).toEqual(['A', 'B']);
    const replaced =
      "with: { base-url: x, api-token: '${{ secrets.T }}', env: '${{ secrets.E }}' }\napi-token: ${{ secrets.T }}";
    expect(namesAsked(replaced, 'secrets')).toEqual(['E']);
  });
});

describe('the options of a rehearsal', () => {
  test('can be repeated where they name something', () => {
    const keeps = [[], ['--keep'], ['--keep=/a']].map((words) => optionsOf(...words).keep);
    expect(keeps).toEqual([undefined, '', '/a']);
    const words = ['--secret=A=1=2', '--secret', 'B=', '--output=a.b=c', '--twice'];
    const { secrets, outputs, twice } = optionsOf(...words);
    expect([...secrets, ...outputs, twice]).toEqual([['A', '1=2'], ['B', ''], ['a.b', 'c'], true]);
    const taken = parseOptions(['x.yml', '--secret', 'KEY'], { KEY: 'mine' });
    expect(taken).toMatchObject({ secrets: new Map([['KEY', 'mine']]) });
  });

  test('are reported all at once when they are wrong', () => {
    expect(parseOptions(['--secret=A', '--output=a=b', '--pull-request=0'], {})).toEqual({
      problems: [
        'name the workflow, as in .github/workflows/deploy.yml',
        '--pull-request must be a whole number from 1',
        '--secret A: your environment has no such variable',
        '--output must be STEP.NAME=VALUE',
      ],
    });
  });

  test('are the same in --help and in local/rehearse/README.md', () => {
    const page = read('local/rehearse/README.md');
    const inHelp = help.match(/(?<=^ {2})--[a-z-]+(?:\[=DIR\]| [A-Z=.]+)?(?= )/gm);
    const inPage = page.match(/(?<=^\| `)--[^`]+(?=` \|)/gm);
    expect(inHelp).toHaveLength(16);
    expect(inPage).toEqual(inHelp);
  });
});

const OWN = '- uses: actions/checkout@v6';
const BROUGHT = `${OWN}\n  with: { repository: you/site-deploy, path: .github/actions/site-deploy }`;
const HELD = '- uses: ./deploy\n  with: { base-url: x, api-token: y, server: web-1 }';

describe('a step of a workflow', () => {
  const workflowOf = (...steps: string[]): Workflow => {
    const text = steps.join('\n').replace(/^/gm, '      ');
    return parseWorkflow(`on: push\njobs:\n  deploy:\n    steps:\n${text}\n`);
  };

  test('uses the action if it names it, or gives a local action what this one needs', () => {
    const steps = [OWN, BROUGHT, '- uses: ./.github/actions/site-deploy', HELD, '- uses: ./build'];
    const [job] = workflowOf(...steps, '- uses: you/site-deploy@v1', '- uses: you/other@v1').jobs;
    expect(job?.steps.map((step) => [isOurs(step), bringsOurs(step)])).toEqual([
      ...[
        [false, false],
        [false, true],
        [true, false],
        [true, false],
        [false, false],
      ],
      ...[
        [true, false],
        [false, false],
      ],
    ]);
  });

  test('needs the inputs of the action that it uses', () => {
    const problemsOf = (...steps: string[]) => problemsOfUses(workflowOf(...steps), optionsOf());
    expect(problemsOf(OWN, HELD)).toEqual([]);
    expect(problemsOf(OWN, HELD.replace('y, server', "'', servers"))).toEqual([
      ':6: the action has no input servers (did you mean server?)',
      ':6: the required input server is not given',
      ':6: the required input api-token is empty',
    ]);
    expect(problemsOf(OWN, '- uses: ./build')).toEqual([expect.stringMatching(/^: no step uses the action/)]);
  });
});
