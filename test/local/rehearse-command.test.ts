import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { makeRepository } from '../../harness/git.ts';

const root = join(import.meta.dirname, '../..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const [, README_WORKFLOW = ''] = /^```yaml\n(.*?)^```$/ms.exec(read('README.md')) ?? [];
const examples = ['deploy-on-push', 'plan-on-pull-request', 'preview', 'two-sites'];

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
  'readme.yml': README_WORKFLOW,
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

let folder: string;
let shop: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'rehearse-'));
  const files = Object.entries(WORKFLOWS).map(([name, text]) => [`.github/workflows/${name}`, text]);
  const origin = await makeRepository(join(folder, 'acme/shop.git'), {
    'public/index.html': 'hello',
    '.env.example': 'APP_ENV=\n',
    'scripts/deploy.sh': 'set -e\ngit fetch --quiet origin main\ngit reset --quiet --hard FETCH_HEAD\n',
    ...Object.fromEntries(files),
  });
  shop = join(folder, 'shop');
  execFileSync('git', ['clone', '--quiet', origin.path, shop]);
  execFileSync('git', ['-C', shop, 'branch', '--quiet', 'feat/cart']);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let played = 0;

/** Rehearses in a folder of its own, or in that of an earlier one. */
async function rehearse(words: readonly string[], { cwd = '', env = {}, until = '' } = {}) {
  played += 1;
  const at = cwd === '' ? join(folder, `at-${played}`) : cwd;
  const temporary = join(folder, `tmp-${played}`);
  for (const path of [at, temporary]) mkdirSync(path, { recursive: true });
  const [name = '', ...options] = words;
  const main = join(root, 'local/rehearse/main.ts');
  const path = join(shop, '.github/workflows', name);
  const node = ['--disable-warning=ExperimentalWarning', main, path, ...options];
  const child = spawn(process.execPath, node, {
    cwd: at,
    env: { PATH: process.env.PATH, HOME: temporary, TMPDIR: temporary, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  let isTold = false;
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    said += text;
    if (until === '' || isTold || !said.includes(until)) return;
    isTold = true;
    child.kill('SIGTERM');
  });
  const [errors] = await Promise.all([child.stderr.setEncoding('utf8').toArray(), once(child, 'close')]);
  // Whatever comes of it, nothing of it stays.
  expect(readdirSync(temporary)).toEqual([]);
  return { code: child.exitCode, said, errors: errors.join(''), cwd: at };
}

const count = (text: string, part: string): number => text.split(part).length - 1;

describe('npm run rehearse', () => {
  test("carries out README's workflow as it stands, and shows that nothing is done twice", async () => {
    const { code, said, errors, cwd } = await rehearse(['readme.yml', '--twice']);
    expect([code, errors]).toEqual([0, '']);
    const [before = '', once = '', again = ''] = said.split('━━ job deploy');
    expect(before).toContain('Deploy scripts really run: on this machine, as you');
    expect(before).toContain('the deploy-script of the step in line 19');
    expect(before).toContain('Made up, unless given with --secret: APP_KEY, DB_PASSWORD.\n');
    expect(before).not.toContain('Warning');
    expect(once).toContain('site shop.example is made beforehand: the workflow expects it\n');
    expect(once).toContain('.env: added APP_KEY, DB_PASSWORD');
    expect(once).toMatch(/→ succeeded, exit code 0\n +evidence +token,exit-status\n/);
    expect(count(once, 'unchanged in')).toBe(0);
    expect(again).not.toContain('made beforehand');
    expect(count(again, 'unchanged in')).toBe(3);
    expect(again).toContain('✓ changed in');
    expect(readFileSync(join(cwd, '.rehearsal/deploy-1.md'), 'utf8')).toContain('shop.example: deployed');
    expect(readFileSync(join(cwd, '.rehearsal/deploy-1-again.html'), 'utf8')).toContain('<h1>');
  });

  test('leaves out what is not there, and carries out run steps when told', async () => {
    const { code, said } = await rehearse(['deploy-on-push.yml', '--run']);
    expect(said).toContain('health-check-url, health-check-contains: left out');
    expect(said).toMatch(/┃ Deployed [0-9a-f]{40} \(token,exit-status\)\n/);
    expect(code).toBe(0);
  });

  test('plays a pull request: a plan, and no deploy', async () => {
    const { code, said } = await rehearse([
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

  test('opens a pull request, and closes it later in the sandbox that was kept', async () => {
    const ofPull = ['preview.yml', '--keep', '--pull-request=12', '--branch=feat/cart'];
    const { cwd, said: unsaid } = await rehearse(ofPull);
    expect(unsaid).toContain('step pull is not carried out here; say what it says with --output pull.state=');
    const sites = () => readdirSync(join(cwd, '.rehearsal/sandbox/data/sites'));
    const opened = await rehearse([...ofPull, '--output=pull.state=open'], { cwd });
    expect(opened.said).toContain('server previews-1 is web-1 in the sandbox');
    expect(opened.said).toContain('pr-12.preview.example.com: deployed');
    expect(sites()).toEqual(['1-pr-12.preview.example.com']);
    const closed = await rehearse([...ofPull, '--action=closed', '--output=pull.state=closed'], { cwd });
    expect(closed.said).toContain('deleted the site pr-12.preview.example.com');
    expect([opened.code, closed.code, sites()]).toEqual([0, 0, []]);
  });

  test('a mistake in what is left out does not wait for the first real run', async () => {
    const { code, said } = await rehearse(['left-out.yml', '--secret=NEVER_ASKED=1']);
    expect(said).toContain('health-check-url: expected an http:// or https:// address');
    expect(said).toContain('the workflow asks for nothing of the name NEVER_ASKED (--secret)');
    expect([code, count(said, 'deployed')]).toEqual([2, 0]);
  });

  test('makes the sites that a workflow expects, with what it does not bring', async () => {
    const { code, said } = await rehearse(['two-sites.yml']);
    for (const site of ['eu', 'us']) {
      expect(said).toContain(
        `site ${site}.shop.example is made beforehand, with the repository on branch main`,
      );
      expect(said).toContain(`${site}.shop.example: deployed`);
    }
    expect([code, count(said, 'evidence         token,exit-status')]).toEqual([0, 2]);
  });

  test('speaks the words of the service, stands in for its server, and tells one job after the other', async () => {
    const { code, said } = await rehearse(['words.yml', '--run', '--secret=APP_KEY'], {
      env: { APP_KEY: 'a-real-secret-of-mine' },
    });
    expect(said).toContain('server production-7 is web-1 in the sandbox');
    expect(said).toContain('installed acme/shop, branch main');
    expect(said).toContain('→ succeeded, exit code 0');
    expect(said).toContain('→ exit code 3');
    expect(said).not.toContain('a-real-secret-of-mine');
    expect(code).toBe(3);
  });

  test('ends as the step did, and hides secrets that the script prints', async () => {
    writeFileSync(join(shop, 'new.txt'), '');
    const told = join(folder, 'told');
    const secret = 'c0rrect-horse-battery';
    const { code, said, cwd } = await rehearse(['broken.yml', '--run', `--secret=APP_KEY=${secret}`], {
      env: { PATH: `${process.env.PATH}`, TOLD: told },
    });
    rmSync(join(shop, 'new.txt'));
    expect(said).toContain('Warning: 1 file has changes');
    expect(said).toContain('the deploy script exited with status 7');
    expect(said).toContain('APP_KEY=***');
    expect(said).toContain('→ failed, exit code 1');
    expect(code).toBe(1);
    // Our own environment is not that of a runner: its variables reach no step.
    expect(existsSync(told)).toBe(false);
    expect(count(said, 'skipped: an earlier step did not succeed')).toBe(1);
    const report = readFileSync(join(cwd, '.rehearsal/deploy-1.md'), 'utf8');
    expect(`${said}${report}`).not.toContain(secret);
  });

  test('that is interrupted ends the deploy and itself, and leaves nothing running', async () => {
    const { code, said } = await rehearse(['slow.yml'], { until: 'It has begun' });
    expect(said).toContain('→ cancelled, exit code 130');
    expect(code).toBe(143);
  });

  test.each<[string, string[], string[]]>([
    ['a workflow that is not there', ['nope.yml'], ['there is no workflow']],
    ['no YAML', ['no-yaml.yml'], ['no-yaml.yml:2: GitHub refuses it']],
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
    ['a bad expression', ['unknown-name.yml'], ['unknown-name.yml:13: GitHub refuses it']],
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
    const { code, said, errors } = await rehearse(words);
    for (const part of parts) expect(errors).toContain(part);
    expect([code, said]).toEqual([2, '']);
  });

  test('names the expression that cannot be evaluated, and its line', async () => {
    const { code, said } = await rehearse(['late.yml']);
    expect(said).toContain("Error: late.yml, line 6: ${{ fromJSON('[') }} cannot be evaluated");
    expect(code).toBe(2);
  });
});
