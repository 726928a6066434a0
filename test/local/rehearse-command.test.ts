import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { makeRepository } from '../../harness/git.ts';
import { rehearse } from '../../local/rehearse/rehearse.ts';
import { readmeWorkflows } from '../support/readme-workflows.ts';

const root = join(import.meta.dirname, '../..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const examples = [
  'deploy-on-push',
  'many-servers',
  'many-sites',
  'plan-on-pull-request',
  'preview',
  'two-sites',
];

/** A step of a workflow on `push`, with more inputs or other ones. */
const workflow = (inputs: string, more = '') => `on: push
jobs:
  deploy:
    runs-on: ubuntu-latest
    steps:
      - uses: your-org/site-deploy@v0
        id: deploy
        env:
          DOTENV_APP_KEY: \${{ secrets.APP_KEY }}
        with:
          base-url: \${{ vars.SITE_API_URL }}
          api-token: \${{ secrets.SITE_API_TOKEN }}
          ${inputs.trim().replaceAll('\n', '\n          ')}
${more}`;

const WORKFLOWS: Readonly<Record<string, string>> = {
  'readme.yml': readmeWorkflows().four,
  'smallest.yml': readmeWorkflows().smallest,
  ...Object.fromEntries(examples.map((name) => [`${name}.yml`, read(`examples/${name}.yml`)])),
  'words.yml': workflow(
    `server: production-7
site: shop.example
operations: ensure-site, ensure-repository, sync-env, deploy
repository-provider: hosted_git_1
env-prefix: DOTENV_
vocabulary: |
  hosted_git_1: githost`,
    `  after:
    needs: deploy
    runs-on: ubuntu-latest
    steps:
      - run: exit 3
`,
  ),
  'left-out.yml': workflow('server: web-1\nsite: shop.example\nhealth-check-url: shop.example'),
  'broken.yml': workflow(
    `server: web-1
site: shop.example
operations: update-deploy-script, sync-env, deploy
env-prefix: DOTENV_
deploy-script: |
  set -e
  cat .env
  exit 7`,
    `      - if: failure()
        run: echo "\${{ steps.deploy.outputs.outcome }}" > "$TOLD"
      - run: echo unreached > "$TOLD"
`,
  ),
  'slow.yml': workflow(`server: web-1
site: shop.example
operations: update-deploy-script, deploy
deploy-script: |
  echo "It has begun"
  sleep 20`),
  'misspelled.yml': workflow(`servers: web-1
site: shop.example`),
  'unknown-name.yml': workflow(`server: \${{ github.server
site: shop.example`),
  'late.yml': workflow(`server: web-1
site: \${{ fromJSON('[') }}`),
  'no-yaml.yml': 'on: push\njobs: [',
  'no-step.yml': 'on: push\njobs:\n  a:\n    runs-on: x\n    steps:\n      - run: echo\n',
};

const folder = mkdtempSync(join(tmpdir(), 'rehearse-'));
const origin = await makeRepository(join(folder, 'acme/shop.git'), {
  'public/index.html': 'hello',
  '.env.example': 'APP_ENV=\n',
  'scripts/deploy.sh': 'set -e\ngit fetch --quiet origin main\ngit reset --quiet --hard FETCH_HEAD\n',
  ...Object.fromEntries(Object.entries(WORKFLOWS).map(([name, text]) => [`.github/workflows/${name}`, text])),
});
const shop = checkOut('shop');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Makes a checkout of the repository. */
function checkOut(name: string): string {
  const path = join(folder, name);
  execFileSync('git', ['clone', '--quiet', origin.path, path]);
  execFileSync('git', ['-C', path, 'branch', '--quiet', 'feat/cart']);
  return path;
}

/** The words of the command line for a workflow of a checkout. */
function wordsOf([name = '', ...options]: readonly string[], checkout: string): string[] {
  return [join(checkout, '.github/workflows', name), ...options];
}

/** New folders to rehearse in, or those of an earlier time. */
function placeOf(cwd = mkdtempSync(join(folder, 'at-'))) {
  const temporary = mkdtempSync(join(folder, 'tmp-'));
  return { cwd, temporary, env: { PATH: process.env.PATH, HOME: temporary, TMPDIR: temporary } };
}

/** Rehearses in this process. The workflow is not shown to GitHub's parser, which the command shows it to. */
async function play(
  words: readonly string[],
  { cwd, env, checkout = shop }: { cwd?: string; env?: Record<string, string>; checkout?: string } = {},
) {
  const place = placeOf(cwd);
  let said = '';
  let errors = '';
  const code = await rehearse(wordsOf(words, checkout), {
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
    isWatched: false,
    interruption: { signal: undefined, child: undefined },
    workflowProblems: async () => [],
  });
  // Whatever comes of it, nothing of it stays.
  expect(readdirSync(place.temporary)).toEqual([]);
  return { code, said, errors, cwd: place.cwd };
}

/** Rehearses as people do, in a process of its own, which gets a SIGTERM when it has said something. */
async function run(words: readonly string[], { until = '' } = {}) {
  const { cwd, env, temporary } = placeOf();
  const main = join(root, 'local/rehearse/main.ts');
  const node = ['--disable-warning=ExperimentalWarning', main, ...wordsOf(words, shop)];
  const child = spawn(process.execPath, node, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  let isTold = false;
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    said += text;
    if (until === '' || isTold || !said.includes(until)) return;
    isTold = true;
    child.kill('SIGTERM');
  });
  const [errors] = await Promise.all([child.stderr.setEncoding('utf8').toArray(), once(child, 'close')]);
  expect(readdirSync(temporary)).toEqual([]);
  return { code: child.exitCode, said, errors: errors.join(''), cwd };
}

const count = (text: string, part: string): number => text.split(part).length - 1;

const beside: (() => Promise<void>)[] = [];
beforeAll(() => Promise.all(beside.map((play) => play())), 300_000);

/** A test that is played side by side with others, before the rest: most of it is waiting for processes. */
function testBeside(name: string, body: () => Promise<void>): void {
  const ended = Promise.withResolvers<void>();
  beside.push(() => body().then(ended.resolve, ended.reject));
  ended.promise.catch(() => {});
  // Not `test.concurrent`, in which nothing can be imported.
  test(name, () => ended.promise);
}

describe('npm run rehearse', () => {
  testBeside("carries out README's workflow as it stands, and shows that nothing is done twice", async () => {
    const { code, said, errors, cwd } = await play(['readme.yml', '--twice']);
    expect([code, errors]).toEqual([0, '']);
    const [before = '', once = '', again = ''] = said.split('━━ job deploy');
    expect(before).toContain('Deploy scripts really run: on this machine, as you');
    expect(before).toContain('the deploy-script of the step in line 13');
    expect(before).toContain('Made up, unless given with --secret: APP_KEY, DB_PASSWORD.\n');
    expect(before).not.toContain('Warning');
    expect(once).toContain('site shop.example is made beforehand: the workflow expects it\n');
    expect(once).toContain('.env: added APP_KEY, DB_PASSWORD');
    expect(once).toMatch(/→ succeeded, exit code 0\n +evidence +token,exit-status\n/);
    expect(count(once, 'unchanged in')).toBe(0);
    expect(again).not.toContain('made beforehand');
    expect(count(again, 'unchanged in')).toBe(3);
    expect(again).toContain('✓ changed in');
    expect(readFileSync(join(cwd, '.rehearsal/deploy-2.md'), 'utf8')).toContain('shop.example: deployed');
    expect(readFileSync(join(cwd, '.rehearsal/deploy-2-again.html'), 'utf8')).toContain('<h1>');
  });

  testBeside("carries out README's smallest workflow as it stands", async () => {
    const { code, said, errors } = await play(['smallest.yml']);
    expect([code, errors]).toEqual([0, '']);
    expect(said).toContain('./.github/actions/site-deploy (line 13)\n');
    expect(said).toContain('→ succeeded, exit code 0\n');
  });

  testBeside('leaves out what is not there, and carries out run steps when told', async () => {
    const { code, said } = await play(['deploy-on-push.yml', '--run']);
    expect(said).toContain('health-check-url, health-check-contains: left out');
    expect(said).toMatch(/→ succeeded, exit code 0\n(?: +\S+ .*\n)* +not checked +health-check-url\n/);
    expect(said).toMatch(/┃ Deployed [0-9a-f]{40} \(token,exit-status\)\n/);
    expect(code).toBe(0);
  });

  testBeside('plays a pull request: a plan, and no deploy', async () => {
    const { code, said } = await play([
      'plan-on-pull-request.yml',
      '--event=pull_request',
      '--branch=feat/cart',
    ]);
    expect(said).toContain('pull request #1 of feat/cart, opened\n');
    expect(said).toContain('→ planned, exit code 0');
    expect(said).toContain("skipped: its condition does not hold: github.event_name == 'push'");
    expect(said).not.toContain('deployed');
    expect(code).toBe(0);
  });

  testBeside('opens a pull request, and closes it later in the sandbox that was kept', async () => {
    const ofPull = ['preview.yml', '--keep', '--pull-request=12', '--branch=feat/cart'];
    const { cwd, said: unsaid } = await play(ofPull);
    expect(unsaid).toContain('step pull is not carried out here; say what it says with --output pull.state=');
    const sites = () => readdirSync(join(cwd, '.rehearsal/sandbox/data/sites'));
    const opened = await play([...ofPull, '--output=pull.state=open'], { cwd });
    expect(opened.said).toContain('server previews-1 is web-1 in the sandbox');
    expect(opened.said).toContain('pr-12.preview.example.com: deployed');
    expect(sites()).toEqual(['1-pr-12.preview.example.com']);
    const closed = await play([...ofPull, '--action=closed', '--output=pull.state=closed'], { cwd });
    expect(closed.said).toContain('deleted the site pr-12.preview.example.com');
    expect([opened.code, closed.code, sites()]).toEqual([0, 0, []]);
  });

  testBeside('a mistake in what is left out does not wait for the first real run', async () => {
    const { code, said } = await play(['left-out.yml', '--secret=NEVER_ASKED=1']);
    expect(said).toContain('health-check-url: expected an http:// or https:// address');
    expect(said).toContain('the workflow asks for nothing of the name NEVER_ASKED (--secret)');
    expect([code, count(said, 'deployed')]).toEqual([2, 0]);
  });

  testBeside('makes the sites that a workflow expects, with what it does not bring', async () => {
    const { code, said } = await play(['two-sites.yml']);
    for (const site of ['eu', 'us']) {
      expect(said).toContain(
        `site ${site}.shop.example is made beforehand, with the repository on branch main`,
      );
      expect(said).toContain(`${site}.shop.example: deployed`);
    }
    expect([code, count(said, 'evidence         token,exit-status')]).toEqual([0, 2]);
  });

  testBeside('makes the sites of many targets, and sites for patterns to find', async () => {
    const { code, said } = await play(['many-sites.yml']);
    expect(said).toContain('batch-pause: left out, as there is no health check to ask again\n');
    expect(said).toContain(
      '*.shop.example on web-1 is to find site-1.shop.example and site-2.shop.example\n',
    );
    expect(said).toContain(
      'sites canary.shop.example, site-1.shop.example, site-2.shop.example, bakery.example, florist.example are made beforehand',
    );
    expect(said).toContain('5 of 5 deployed\n');
    expect(code).toBe(0);
  });

  testBeside('one site on many servers has a domain on each', async () => {
    const { code, said } = await play(['many-servers.yml', '--twice']);
    expect(said).toContain('site shop.example on web-2 is web-2.shop.example in the sandbox\n');
    const [, once = '', again = ''] = said.split('━━ job deploy');
    expect(once).toContain('2 of 2 deployed\n');
    expect(again).not.toContain('made beforehand');
    expect(count(again, 'unchanged in')).toBe(2);
    expect(code).toBe(0);
  });

  testBeside(
    'speaks the words of the service, stands in for its server, and tells one job after the other',
    async () => {
      const { code, said } = await play(['words.yml', '--run', '--secret=APP_KEY'], {
        env: { APP_KEY: 'a-real-secret-of-mine' },
      });
      expect(said).toContain('server production-7 is web-1 in the sandbox');
      expect(said).toContain('installed acme/shop, branch main');
      expect(said).toContain('→ succeeded, exit code 0');
      expect(said).toContain('→ exit code 3');
      expect(said).not.toContain('a-real-secret-of-mine');
      expect(code).toBe(3);
    },
  );

  testBeside('ends as the step did, and hides secrets that the script prints', async () => {
    const checkout = checkOut('changed');
    writeFileSync(join(checkout, 'new.txt'), '');
    const told = join(folder, 'told');
    const secret = 'c0rrect-horse-battery';
    const { code, said, cwd } = await play(['broken.yml', '--run', `--secret=APP_KEY=${secret}`], {
      env: { TOLD: told },
      checkout,
    });
    expect(said).toContain('Warning: 1 file has changes');
    expect(said).toContain('The deploy script exited with status 7');
    expect(said).toContain('APP_KEY=***');
    expect(said).toContain('→ failed, exit code 1');
    expect(code).toBe(1);
    // Our own environment is not that of a runner: its variables reach no step.
    expect(existsSync(told)).toBe(false);
    expect(said.match(/skipped: .*/g)).toEqual(['skipped: an earlier step did not succeed']);
    const report = readFileSync(join(cwd, '.rehearsal/deploy-1.md'), 'utf8');
    expect(`${said}${report}`).not.toContain(secret);
  });

  testBeside('that is interrupted ends the deploy and itself, and leaves nothing running', async () => {
    const { code, said } = await run(['slow.yml'], { until: 'It has begun' });
    expect(said).toContain('→ cancelled, exit code 130');
    expect(code).toBe(143);
  });

  test.each<[string, string[], string[]]>([
    ['a workflow that is not there', ['nope.yml'], ['there is no workflow']],
    ['a workflow without the action', ['no-step.yml'], ['no step uses the action']],
    [
      'all misspelled inputs and names at once',
      ['misspelled.yml', '--job=nope', '--output=nope.state=1', '--input=a=b', '--event=pull_request'],
      [
        'misspelled.yml:6: the action has no input servers (did you mean server?).',
        'misspelled.yml:6: the required input server is not given',
        'has no job nope, but deploy',
        '--output nope.state: no step',
        'the workflow does not run on pull_request, but on push',
      ],
    ],
    ['a folder without a repository', ['readme.yml', '--checkout=/'], ['/ is in no git repository']],
    [
      'a branch that is not there',
      ['readme.yml', '--branch=nope'],
      ['has no branch nope; it has feat/cart, main'],
    ],
    [
      'bad options, all at once',
      ['readme.yml', '--nope', '--run=1', '--var=A'],
      ['"--nope"', '--run', '--var A'],
    ],
  ])('says what is wrong: %s', async (_, words, parts) => {
    const { code, said, errors } = await play(words);
    for (const part of parts) expect(errors).toContain(part);
    expect([code, said]).toEqual([2, '']);
  });

  testBeside('says what GitHub refuses', async () => {
    for (const [name, refusal] of [
      ['no-yaml.yml', 'no-yaml.yml:2: GitHub refuses it'],
      ['unknown-name.yml', 'unknown-name.yml:13: GitHub refuses it'],
    ] as const) {
      const { code, said, errors } = await run([name]);
      expect([code, said, errors]).toEqual([2, '', expect.stringContaining(refusal)]);
    }
  });

  test('names the expression that cannot be evaluated, and its line', async () => {
    const { code, said } = await play(['late.yml']);
    expect(said).toContain("Error: late.yml, line 6: ${{ fromJSON('[') }} cannot be evaluated");
    expect(code).toBe(2);
  });
});
