import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { makeRepository } from '../../harness/git.ts';
import { type ProgramOptions, runProgram, when } from '../../harness/program.ts';
import { rehearse } from '../../local/rehearse/rehearse.ts';
import { expectGolden } from '../support/golden.ts';
import { read, readmeWorkflows, root } from '../support/pages.ts';
import { makeTestFolder } from '../support/test-folder.ts';

const indent = (text: string, by: number): string => text.trimEnd().replace(/^(?=.)/gm, ' '.repeat(by));

/** A workflow on `push` with one job. */
const workflow = (...steps: readonly string[]): string =>
  `on: push\njobs:\n  deploy:\n    runs-on: ubuntu-latest\n    steps:\n${indent(steps.join(''), 6)}\n`;

const APP_KEY = 'id: deploy\nenv: { DOTENV_APP_KEY: "${{ secrets.APP_KEY }}" }';

/** A step that uses the action, by its inputs and its other keys. */
const use = (inputs: string, keys = APP_KEY): string => `- uses: your-org/site-deploy@<full commit id>
${indent(keys, 2)}
  with:
    base-url: \${{ vars.SITE_API_URL }}
    api-token: \${{ secrets.SITE_API_TOKEN }}
${indent(inputs, 4)}
`;

const CHECKOUT = '- uses: actions/checkout@v6\n';
const SHOP = 'server: web-1\nsite: shop.example\n';
const ALWAYS = 'if: always()';

/**
 * Deploys with the action that it checks out, to a service with words of its own: once to a site that it makes, then with a script
 * that fails, and then plans again. A step asks another one that is not run.
 */
const LONG = workflow(
  '- uses: acme/asks@v1\n  id: asked\n',
  CHECKOUT,
  CHECKOUT,
  `  with: { repository: you/site-deploy, ref: ${'a'.repeat(40)}, path: .github/actions/site-deploy }\n`,
  use(`server: production-7
site: shop.example
operations: ensure-site, ensure-repository, update-deploy-script, sync-env, deploy
repository-provider: hosted_git_1
env-prefix: DOTENV_
vocabulary: "hosted_git_1: githost"
deploy-script: echo built`).replace('your-org/site-deploy@<full commit id>', './.github/actions/site-deploy'),
  '- run: exit 3\n',
  '- if: steps.asked.outputs.state\n  run: echo unreached\n',
  use(`server: production-7
site: shop.example
operations: update-deploy-script, deploy
vocabulary: "hosted_git_1: githost"
deploy-script: |
  set -e
  trap 'echo up again' EXIT
  cat .env
  exit 7
expected-commit: \${{ github.shaa }}`),
  use(`${SHOP}dry-run: true`, "if: failure() && steps.deploy.outputs.outcome == 'failed'"),
  '- run: echo unreached\n',
);

/** Workflows to rehearse, by file: README's, some of the examples, and some with a mistake. */
const WORKFLOWS: Readonly<Record<string, string>> = {
  'readme.yml': readmeWorkflows().four,
  'deploy-on-push.yml': read('examples/deploy-on-push.yml'),
  'plan-on-pull-request.yml': read('examples/plan-on-pull-request.yml'),
  'preview.yml': read('examples/preview.yml'),
  'long.yml': LONG,
  'slow.yml': workflow(
    CHECKOUT,
    use(`${SHOP}operations: update-deploy-script, deploy
deploy-script: |
  echo "It has begun"
  sleep 60`),
  ),
  'filtered.yml': workflow(
    CHECKOUT,
    '- { name: Build docs, run: npm run build:docs, if: "on ${{ false }}" }\n',
    use(SHOP).replace('your-org/site-deploy@<full commit id>', '$/.github/actions/site-deploy'),
  ).replace('on: push', 'on: { push: { branches: [master], paths: ["public/**"] } }'),
  'mistakes.yml': workflow(use('server: web-1\nsite: bakry,test'), use(`${SHOP}operations: deploi`, ALWAYS)),
  'misspelled.yml': workflow(use('servers: web-1\nsiet: shop.example')),
  'late.yml': workflow(use("server: web-1\nsite: ${{ fromJSON('[') }}")),
  'list.yml': workflow(use('server: web-1\ntargets:\n  - a.example')),
  'flush-list.yml': workflow(use('targets: |\n- a.example\nserver: web-1')),
  'stray.yml': workflow(use(SHOP)).replace('on: push', 'on: { push: { branches: [*feature] } }'),
  'version.yml': workflow(use(SHOP).replace('your-org/site-deploy@<full commit id>', '$/site-deploy@v1')),
  'waits.yml': workflow('- wait: nobody\n', use(SHOP)),
  'called.yml': workflow(use(SHOP)).replace('push', 'workflow_call'),
  'calls.yml': 'on: push\njobs:\n  a:\n    uses: ./.github/workflows/called.yml\n',
};

const folder = makeTestFolder();
const origin = await makeRepository(join(folder, 'acme/shop.git'), {
  'public/index.html': 'Welcome',
  '.env.example': 'APP_ENV=\n',
  'scripts/deploy.sh': 'set -e\ngit fetch --quiet origin main\ngit reset --quiet --hard FETCH_HEAD\n',
  ...Object.fromEntries(Object.entries(WORKFLOWS).map(([name, text]) => [`.github/workflows/${name}`, text])),
});
const shop = checkOut('shop');

function checkOut(name: string): string {
  const path = join(folder, name);
  execFileSync('git', ['clone', '--quiet', origin.path, path]);
  execFileSync('git', ['-C', path, 'branch', '--quiet', 'feat/cart']);
  return path;
}

const workflowOf = (checkout: string, name = ''): string => join(checkout, '.github/workflows', name);

/** New folders to rehearse in, or those of an earlier time. */
function placeOf(cwd = mkdtempSync(join(folder, 'at-'))) {
  const temporary = mkdtempSync(join(folder, 'tmp-'));
  return { cwd, temporary, env: { PATH: process.env.PATH, HOME: cwd, TMPDIR: temporary } };
}

/** Rehearses in this process. The workflow is not shown to GitHub's parser, which the command shows it to. */
async function play(
  [name, ...options]: readonly string[],
  { cwd, env, checkout = shop }: { cwd?: string; env?: Record<string, string>; checkout?: string } = {},
) {
  const place = placeOf(cwd);
  let said = '';
  let errors = '';
  const code = await rehearse([workflowOf(checkout, name), ...options], {
    environment: { ...place.env, ...env },
    callersFolder: place.cwd,
    folder: place.cwd,
    temporary: place.temporary,
    print: (text) => {
      said += stripVTControlCharacters(text);
    },
    printError: (text) => {
      errors += text;
    },
    interruption: { signal: undefined, kill: undefined },
    workflowProblems: async () => [],
  });
  expect(readdirSync(place.temporary)).toEqual([]);
  return { code, said, errors, cwd: place.cwd };
}

/** Rehearses as people do, in a process and a process group of its own. */
async function run(name: string, around: ProgramOptions = {}) {
  const { cwd, env, temporary } = placeOf();
  const main = join(root, 'local/rehearse/main.ts');
  const ended = await runProgram(
    [process.execPath, '--disable-warning=ExperimentalWarning', main, workflowOf(shop, name)],
    {
      cwd,
      detached: true,
      env: { ...env, NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/sandbox') },
      ...around,
    },
  );
  expect(readdirSync(temporary)).toEqual([]);
  return ended;
}

const count = (text: string, part: string): number => text.split(part).length - 1;

describe('npm run rehearse', () => {
  test('plays the workflow of README.md, and shows that a second run changes nothing', async () => {
    const { code, said, errors, cwd } = await play(['readme.yml', '--twice']);
    expect([code, errors]).toEqual([0, '']);
    const [before = '', once = '', again = ''] = said.split('━━ job deploy');
    expect(before.trim().split('\n').slice(2)).toEqual([
      'Deploy scripts really run, on this machine, as you, with your rights: scripts/deploy.sh of the checkout.',
      'Nothing else is real: no server, no GitHub, no secret.',
      'Made up, unless given with --secret: APP_KEY.',
      'Warning: line 19: uses is still your-org/site-deploy@<full commit id>: name your copy of the action and a commit of it, or GitHub fails at this step.',
    ]);
    expect(once).toContain('site shop.example is set up beforehand: the workflow expects it\n');
    expect(once).toContain('.env: added APP_KEY');
    expect(once).toMatch(/→ succeeded, exit code 0\n +evidence +token,exit-status\n/);
    expect(count(once, 'unchanged in')).toBe(0);
    expect(again).not.toContain('set up beforehand');
    expect(count(again, 'unchanged in')).toBe(3);
    expect(again).toContain('✓ done in');
    expect(readFileSync(join(cwd, '.rehearsal/deploy-2.md'), 'utf8')).toContain('shop.example: deployed');
    expect(readFileSync(join(cwd, '.rehearsal/deploy-2-again.html'), 'utf8')).toContain('<h1>');
  });

  test('plans a pull request against what the workflow of --after has deployed', async () => {
    const after = `--after=${workflowOf(shop, 'deploy-on-push.yml')}`;
    const words = ['--event=pull_request', '--branch=feat/cart', after];
    const { code, said, cwd } = await play(['plan-on-pull-request.yml', ...words]);
    const [first = '', then = ''] = said.split('\nThen ');
    expect(first).toMatch(/First .*deploy-on-push\.yml: a push to main\n/);
    expect(first).toMatch(
      /health-check-url is http:\/\/shop\.example\.localhost:\d+\/, for 5 s at most\. The sandbox serves files and runs no PHP; --without-checks leaves the check out\n/,
    );
    expect(first).toMatch(/→ succeeded, exit code 0\n +evidence +\S*health-check\n/);
    expect(then).toContain(
      'Warning: not checked in a rehearsal: base-url, api-token, server web-1, site shop.example, the host of health-check-url, comment.\n',
    );
    expect(first).toContain('skipped: it runs commands');
    expect(then).toContain('pull request #1 of feat/cart, opened\n');
    expect(then).toContain('unchanged in');
    expect(then).toContain('comment is left out: a rehearsal leaves nothing on GitHub\n');
    expect(then).toContain('→ planned, exit code 0');
    expect(then).toContain("skipped: its condition does not hold: github.event_name == 'push'");
    expect(then).not.toContain(': deployed');
    expect(readFileSync(join(cwd, '.rehearsal/plan-2.md'), 'utf8')).toContain(
      'would change nothing and run deploy',
    );
    const names = readdirSync(join(cwd, '.rehearsal')).filter((name) => name.endsWith('.md'));
    expect(names.toSorted()).toEqual(['earlier-deploy-2.md', 'plan-2.md']);
    expect(code).toBe(0);
  });

  test('opens a pull request, and closes it later in the sandbox that it kept', async () => {
    const ofPull = ['preview.yml', '--keep', '--pull-request=12', '--branch=feat/cart'];
    const opened = await play([...ofPull, '--output=pull.state=open']);
    const { cwd } = opened;
    const kept = join(cwd, '.cache/site-deploy/rehearsal/acme-shop');
    expect(opened.said).toContain(`The sandbox is kept in ${kept}. Its sites: none yet.\n`);
    const sites = () => readdirSync(join(kept, 'data/sites'));
    expect(opened.said).toContain('server previews-1 is web-1 in the sandbox');
    expect(opened.said).toContain('pr-12.preview.example.com: deployed');
    expect(sites()).toEqual(['1-pr-12.preview.example.com']);
    const closed = await play([...ofPull, '--action=closed', '--output=pull.state=closed'], { cwd });
    expect(closed.said).toContain('Its sites: pr-12.preview.example.com.\n');
    expect(closed.said).toContain('deleted the site pr-12.preview.example.com');
    expect([opened.code, closed.code, sites()]).toEqual([0, 0, []]);
  });

  test('rejects each step with a mistake, and then plays nothing after it', async () => {
    const after = `--after=${workflowOf(shop, 'mistakes.yml')}`;
    const { code, said, errors } = await play(['mistakes.yml', after]);
    expect([code, errors]).toEqual([1, '']);
    const [, first = ''] = said.replace(/(status 422\.) .*/, '$1').split(/━━ job deploy ━+\n/);
    const [steps = '', left] = first.split('\nNot rehearsed: ');
    expectGolden('rehearsed-mistakes.txt', steps);
    expect(left).toMatch(/^\S*mistakes\.yml, as \S*mistakes\.yml did not succeed\./);
  });

  test('names the expression that it cannot evaluate, and its line', async () => {
    const said = expect.stringContaining("Error: late.yml, line 6: ${{ fromJSON('[') }} cannot be evaluated");
    expect(await play(['late.yml'])).toMatchObject({ code: 2, said });
  });

  test.each([
    ['a folder', ['.'], '/workflows is a folder; name one workflow'],
    ['a workflow that does not exist', ['nope.yml'], 'there is no workflow'],
    [
      'one that others call',
      ['called.yml'],
      'runs only when another one calls it (on: workflow_call): rehearse a copy',
    ],
    ['one that calls another', ['calls.yml'], 'calls.yml:4: ./.github/workflows/called.yml is not played'],
    ['an unknown branch', ['long.yml', '--branch=nope'], 'has no commit on a branch nope'],
  ])('runs nothing and exits with 2 for %s', async (_, words, part) => {
    const { code, said, errors } = await play(words);
    expect([code, said, errors]).toEqual([2, '', expect.stringContaining(part)]);
  });

  test('reports all misspelled inputs and names at once', async () => {
    const words = ['--output=nope.state=1', '--input=a=b', '--event=pull_request'];
    const { errors } = await play(['misspelled.yml', ...words]);
    expect(errors.split('\n')).toEqual([
      'rehearse: misspelled.yml:6: the action has no input servers (did you mean server?).',
      'rehearse: misspelled.yml:6: the action has no input siet (did you mean site?).',
      'rehearse: misspelled.yml:6: the required input server is not given.',
      'rehearse: misspelled.yml: --output nope.state: it names no step that the rehearsal skips.',
      'rehearse: the workflow does not run on pull_request, but on push.',
      '',
    ]);
  });
});

describe('the rehearsal of a long workflow', () => {
  const secret = 'c0rrect-horse-battery';
  let played: Awaited<ReturnType<typeof play>>;
  beforeAll(async () => {
    const checkout = checkOut('changed');
    writeFileSync(join(checkout, 'new.txt'), '');
    played = await play(['long.yml', '--secret=APP_KEY'], { env: { APP_KEY: secret }, checkout });
  });

  test('ends as the first step that fails, and skips and runs the others as GitHub does', () => {
    const { code, said } = played;
    expect(code).toBe(1);
    expect(said.match(/(?<=^ +(?:→|skipped:) ).*$/gm)).toEqual([
      'it is another action',
      `it checks out this action; the rehearsal runs ${root}`,
      'succeeded, exit code 0',
      'it runs commands',
      'its condition does not hold: steps.asked.outputs.state',
      'failed, exit code 1',
      'planned, exit code 0',
      'an earlier step did not succeed',
    ]);
    for (const part of [
      'its outputs are empty; give --output asked.NAME=VALUE',
      'The deploy script exited with status 7',
      'Warning: changed, but not committed: new.txt. Only what is committed is deployed: commit it first.\n',
      './.github/actions/site-deploy in line 11 is treated as this action.\n',
      'server production-7 is web-1 in the sandbox',
      'installed acme/shop, branch main',
    ])
      expect(said).toContain(part);
  });

  test('hides secrets in what it prints and in its reports', () => {
    const { said, cwd } = played;
    expect(said).toContain('APP_KEY=***');
    const reports = readdirSync(join(cwd, '.rehearsal')).map((name) =>
      readFileSync(join(cwd, '.rehearsal', name)),
    );
    expect(`${said}${reports}`).not.toContain(secret);
  });

  test('warns of an input whose expression is empty, and ends with what was not checked and what GitHub needs', () => {
    const { said } = played;
    expect(said.match(/(?<=Warning: ).*is empty.*/g)).toEqual([
      'expected-commit: ${{ github.shaa }} is empty, so it counts as not given.',
      expect.stringMatching(
        /^not checked in a rehearsal: .*, vocabulary, .*, expected-commit: \$\{\{ github\.shaa \}\} is empty, /,
      ),
    ]);
    expect(said.split('\n').slice(-4)).toEqual([
      'GitHub needs, in the settings of acme/shop or of the environment:',
      '  secrets       APP_KEY, SITE_API_TOKEN',
      '  variables     SITE_API_URL',
      '',
    ]);
  });
});

describe('the process of npm run rehearse', () => {
  test('forwards SIGTERM to the deploy, and leaves nothing running', async () => {
    const onOutput = when('It has begun', (child) => child.kill('SIGTERM'));
    const { code, stdout } = await run('slow.yml', { onOutput });
    expect(stdout).toContain('→ cancelled, exit code 130');
    expect(code).toBe(143);
  });

  test('ends at Ctrl+C while it sets up a site, without a stack trace', async () => {
    const onOutput = when('base-url and api-token', ({ pid = 0 }) => process.kill(-pid, 'SIGINT'));
    const stdout = expect.stringMatching(/Nothing is left running\. Job|→ cancelled, exit code 130\n/);
    expect(await run('slow.yml', { onOutput })).toMatchObject({ code: 130, stdout, stderr: '' });
  });

  test('says why GitHub would not run a workflow', async () => {
    const { code, stdout, stderr } = await run('filtered.yml');
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout.match(/^ {2}\S.*\(line .*/gm)).toEqual([
      '  actions/checkout@v6 (line 6)',
      '  Build docs (line 7)',
      '  $/.github/actions/site-deploy (line 8)',
    ]);
    expect(stdout).toContain('$/.github/actions/site-deploy in line 8 is treated as this action.\n');
    expect(stdout).toContain('→ succeeded, exit code 0\n');
    const master =
      'Warning: GitHub would not run this: on.push.branches is master, and the branch is main.\n';
    expect(count(stdout, master)).toBe(2);
    expect(stdout.split('GitHub needs')[0]).toContain(`html\n${master}`);
    expect(stdout).toContain('Warning: the paths of on.push are not looked at in a rehearsal.\n');
  });

  test('names the line that GitHub refuses', async () => {
    for (const refusal of [
      "waits.yml:6: GitHub refuses it: Step references unknown step ID 'nobody'.\n",
      'stray.yml:1: GitHub refuses it: quote a text that begins with *.\n',
      'version.yml:6: GitHub refuses it: what $/ names has no version: leave out the @ and what follows.\n',
      'flush-list.yml:13: GitHub refuses it: A block sequence may not be used as an implicit map key; an input is text: write `targets: |`, and indent the list below it.\n',
      'list.yml:14: GitHub refuses it: A sequence was not expected; an input is text: write `targets: |`, and indent the list below it.',
    ]) {
      const [name = ''] = refusal.split(':');
      const stderr = expect.stringContaining(refusal);
      expect(await run(name)).toMatchObject({ code: 2, stdout: '', stderr });
    }
  });
});
