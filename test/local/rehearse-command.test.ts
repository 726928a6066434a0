import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { stripVTControlCharacters } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { makeRepository } from '../../harness/git.ts';
import { rehearse } from '../../local/rehearse/rehearse.ts';
import { WORKFLOWS } from '../support/rehearse-workflows.ts';

const root = join(import.meta.dirname, '../..');

const folder = mkdtempSync(join(tmpdir(), 'rehearse-'));
const origin = await makeRepository(join(folder, 'acme/shop.git'), {
  'public/index.html': 'hello',
  '.env.example': 'APP_ENV=\n',
  'build.js': "console.log('built with', typeof require('node:path').join);\n",
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
  return { cwd, temporary, env: { PATH: process.env.PATH, HOME: cwd, TMPDIR: temporary } };
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
    interruption: { signal: undefined, child: undefined, hasBegun: false },
    workflowProblems: async () => [],
  });
  // Whatever comes of it, nothing of it stays.
  expect(readdirSync(place.temporary)).toEqual([]);
  return { code, said, errors, cwd: place.cwd };
}

/**
 * Rehearses as people do, in a process of its own, which gets a SIGTERM when it has said something, or a Ctrl+C, as a
 * terminal sends it: to the whole process group.
 */
async function run(words: readonly string[], { until = '', interruptAfterMs = 0 } = {}) {
  const { cwd, env, temporary } = placeOf();
  const main = join(root, 'local/rehearse/main.ts');
  const node = ['--disable-warning=ExperimentalWarning', main, ...wordsOf(words, shop)];
  const child = spawn(process.execPath, node, {
    cwd,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  let said = '';
  let isTold = false;
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    said += text;
    if (until === '' || isTold || !said.includes(until)) return;
    isTold = true;
    child.kill('SIGTERM');
  });
  if (interruptAfterMs > 0) {
    await sleep(interruptAfterMs);
    process.kill(-(child.pid ?? 0), 'SIGINT');
  }
  const [errors] = await Promise.all([child.stderr.setEncoding('utf8').toArray(), once(child, 'close')]);
  expect(readdirSync(temporary)).toEqual([]);
  // Before it has begun, the signal itself ends it: shells show that as 130, too.
  const code = child.signalCode === 'SIGINT' ? 130 : child.exitCode;
  return { code, said, errors: errors.join(''), cwd };
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
    expect(before).toContain(
      'Deploy scripts really run, on this machine, as you, with your rights: the deploy-script of the step in line 13.\n',
    );
    expect(before).toContain('Not checked: whether server web-1 and site shop.example exist.\n');
    expect(before).toContain('Made up, unless given with --secret: APP_KEY, DB_PASSWORD.\n');
    expect(before.match(/^Warning: .*/gm)).toEqual([
      'Warning: line 11: repository is still your-org/site-deploy: put your copy of the action there, or GitHub fails at this step.',
      'Warning: line 11: ref is still <full commit id>: put a commit of the action there, or GitHub fails at this step.',
    ]);
    expect(before.trim().split('\n')).toHaveLength(9);
    expect(once).toContain('site shop.example is set up beforehand: the workflow expects it\n');
    expect(once).toContain('.env: added APP_KEY, DB_PASSWORD');
    expect(once).toMatch(/→ succeeded, exit code 0\n +evidence +token,exit-status\n/);
    expect(count(once, 'unchanged in')).toBe(0);
    expect(again).not.toContain('set up beforehand');
    expect(count(again, 'unchanged in')).toBe(3);
    expect(again).toContain('✓ done in');
    expect(readFileSync(join(cwd, '.rehearsal/deploy-2.md'), 'utf8')).toContain('shop.example: deployed');
    expect(readFileSync(join(cwd, '.rehearsal/deploy-2-again.html'), 'utf8')).toContain('<h1>');
  });

  testBeside("carries out README's smallest workflow as it stands", async () => {
    const { code, said, errors } = await play(['smallest.yml']);
    expect([code, errors]).toEqual([0, '']);
    expect(said).toContain('./.github/actions/site-deploy (line 13)\n');
    expect(said).not.toContain('Made up');
    expect(said).toContain('nothing shows that it worked.');
    expect(said).toMatch(/→ succeeded, exit code 0\n +evidence +token\n/);
  });

  testBeside('leaves out what is not there, and carries out run steps when told', async () => {
    const { code, said } = await play(['deploy-on-push.yml', '--run']);
    expect(said).toContain('health-check-url, health-check-contains: left out');
    expect(said).toMatch(/→ succeeded, exit code 0\n(?: +\S+ .*\n)* +not checked +health-check-url\n/);
    expect(said).toMatch(/┃ Deployed [0-9a-f]{40} \(token,exit-status\)\n/);
    expect(code).toBe(0);
  });

  testBeside('plays a pull request: a plan, and no deploy', async () => {
    const { code, said, cwd } = await play([
      'plan-on-pull-request.yml',
      '--event=pull_request',
      '--branch=feat/cart',
    ]);
    expect(said).toContain('pull request #1 of feat/cart, opened\n');
    expect(said).toContain('→ planned, exit code 0');
    expect(said).toContain("skipped: its condition does not hold: github.event_name == 'push'");
    expect(said).not.toContain(': deployed');
    expect(said).toContain('shop.example has nothing installed, so the plan installs it.');
    expect(said).toContain('comment on pull request 1: written\n');
    const left = (name: string) => readFileSync(join(cwd, '.rehearsal', name), 'utf8');
    expect(left('plan-2-comment.md')).toContain('install the repository acme/shop');
    expect(left('plan-2-comment.html')).toContain('<h2>github-actions bot commented</h2>');
    expect(code).toBe(0);
  });

  testBeside('plans against what another workflow has deployed', async () => {
    const { code, said, cwd } = await play([
      'plan-on-pull-request.yml',
      '--event=pull_request',
      '--branch=feat/cart',
      `--after=${join(shop, '.github/workflows/deploy-on-push.yml')}`,
    ]);
    const [first = '', then = ''] = said.split('\nThen ');
    expect(first).toMatch(/First .*deploy-on-push\.yml: a push to main\n/);
    expect(first).toContain('shop.example: deployed');
    expect(then).not.toContain('has nothing installed');
    expect(then).toContain('unchanged in');
    expect(then).toContain('→ planned, exit code 0');
    const names = readdirSync(join(cwd, '.rehearsal')).filter((name) => name.endsWith('.md'));
    expect(names.toSorted()).toEqual(['earlier-deploy-2.md', 'plan-2-comment.md', 'plan-2.md']);
    expect(code).toBe(0);
  });

  testBeside('runs the action that the workflow checks out, with the programs of the user', async () => {
    const bin = join(root, 'node_modules/.bin');
    const { code, said } = await play(['checked-out.yml', '--run'], {
      env: { PATH: `${bin}:${process.env.PATH}`, NODE_OPTIONS: '--no-warnings', npm_config_x: 'y' },
    });
    expect(said).toContain(
      './.github/actions/site-deploy in line 12 is treated as this action: line 7 checks out you/site-deploy there.\n',
    );
    expect(said).toContain(`skipped: it checks out this action; the rehearsal runs ${root}\n`);
    expect(said).toContain('│ built with function\n');
    expect(said).toContain("│ Cannot find module 'zod'\n");
    expect(said).toMatch(/┃ node: (?!.*node_modules)\/.+\n {2}┃ no variables of npm\n/);
    expect(code).toBe(0);
  });

  testBeside('a pattern finds what an earlier run has left, and nothing else', async () => {
    const { code, said, errors } = await play([
      'patterns.yml',
      `--after=${join(shop, '.github/workflows/many-servers.yml')}`,
    ]);
    expect(errors).toBe('');
    expect(said).toContain('*.shop.exmaple on web-1 is to find a site, and there is none\n');
    expect(said).not.toContain('server undefined');
    expect(said).toContain('→ rejected, exit code 2');
    expect(code).toBe(2);
  });

  testBeside('opens a pull request, and closes it later in the sandbox that was kept', async () => {
    const ofPull = ['preview.yml', '--keep', '--pull-request=12', '--branch=feat/cart'];
    const { cwd, said: unsaid } = await play(ofPull);
    const kept = join(cwd, '.cache/site-deploy/rehearsal/acme-shop');
    expect(unsaid).toContain(`The sandbox is kept in ${kept}, and has no sites yet.\n`);
    expect(unsaid).toContain('step pull is not run here; give its output with --output pull.state=');
    const sites = () => readdirSync(join(kept, 'data/sites'));
    const opened = await play([...ofPull, '--output=pull.state=open'], { cwd });
    expect(opened.said).toContain('server previews-1 is web-1 in the sandbox');
    expect(opened.said).toContain('pr-12.preview.example.com: deployed');
    expect(sites()).toEqual(['1-pr-12.preview.example.com']);
    const closed = await play([...ofPull, '--action=closed', '--output=pull.state=closed'], { cwd });
    expect(closed.said).toContain(`in ${kept}, with pr-12.preview.example.com.\n`);
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
        `site ${site}.shop.example is set up beforehand, with the repository on branch main and a script with the exit report`,
      );
      expect(said).toContain(`${site}.shop.example: deployed`);
    }
    expect([code, count(said, 'evidence         token,exit-status')]).toEqual([0, 2]);
  });

  testBeside('makes the sites of many targets, and sites for patterns to find', async () => {
    const { code, said } = await play(['many-sites.yml']);
    expect(said).toContain('batch-pause: left out, as there is no health check to ask again\n');
    expect(said).toContain(
      '*.shop.example on web-1 is to find site-1.shop.example and site-2.shop.example, made for it;',
    );
    expect(said).toContain(
      'sites canary.shop.example, site-1.shop.example, site-2.shop.example, bakery.example, florist.example are set up beforehand',
    );
    expect(said).toContain('5 of 5 deployed\n');
    expect(code).toBe(0);
  });

  testBeside('one site on many servers has a domain on each', async () => {
    const { code, said } = await play(['many-servers.yml', '--twice']);
    expect(said).toContain('site shop.example on web-2 is web-2.shop.example in the sandbox\n');
    const [, once = '', again = ''] = said.split('━━ job deploy');
    expect(once).toContain('2 of 2 deployed\n');
    expect(again).not.toContain('set up beforehand');
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
    expect(said).toContain('the script was stopped with the sandbox. On a real service it would go on.\n');
    expect(code).toBe(143);
  });

  testBeside('a site that cannot be set up is an error, and nothing else', async () => {
    const { code, said } = await play(['no-domain.yml']);
    const [, job = ''] = said.split(/━━ job deploy ━+\n/);
    expect(job.split('\n').map((line) => line.replace(/(status 422\.) .*/, '$1'))).toEqual([
      '  your-org/site-deploy@v0 (line 6)',
      '    base-url and api-token are those of the sandbox',
      '    bakry,test could not be set up:',
      '    POST /api/servers/1/sites was answered with status 422.',
      '    Next: Correct what the server names and run again.',
      '  → not rehearsed',
      '',
      '',
    ]);
    expect(code).toBe(1);
  });

  test.each<[string, string[], string[]]>([
    ['no workflow', ['../..'], ['/shop is a folder; name one workflow: .github/workflows/broken.yml, .git']],
    ['a workflow that is not there', ['nope.yml'], ['there is no workflow']],
    ['a folder', ['.'], ['/.github/workflows is a folder; name one workflow: broken.yml, call']],
    ['a workflow that others call', ['called.yml'], ['runs only when another one calls it', 'a copy of']],
    ['a workflow that calls another', ['calls.yml'], ['calls.yml:4: the job a calls the workflow ./.git']],
    ['an empty token', ['no-token.yml'], [': the required input api-token is empty.']],
    ['a folder for what is kept', ['readme.yml', '--keep', 'dir'], ['A folder is given as --keep=DIR']],
    ['a kept folder in this project', ['readme.yml', `--keep=${root}/x`], ['--keep must be outside of']],
    ['somebody else’s folder', ['readme.yml', `--keep=${root}/..`], ['is not empty, and no rehearsal made']],
    [
      'mistakes in the workflow before',
      ['readme.yml', '--after=/nope.yml'],
      ['--after: there is no workflow /nope.yml'],
    ],
    ['a file to keep it in', ['readme.yml', '--keep=/dev/null'], ['is not a folder']],
    ['a workflow without the action', ['no-step.yml'], ['no step uses the action']],
    [
      'all misspelled inputs and names at once',
      ['misspelled.yml', '--job=nope', '--output=nope.state=1', '--input=a=b', '--event=pull_request'],
      [
        'misspelled.yml:6: the action has no input servers (did you mean server?).',
        'misspelled.yml:6: the action has no input sight (did you mean site?).',
        'misspelled.yml:6: the required input server is not given',
        'has no job nope, but deploy',
        '--output nope.state: nope is not the id of a step',
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

  testBeside('an empty secret for the token is told', async () => {
    const { code, said } = await play(['deploy-on-push.yml', '--secret=SITE_API_TOKEN=']);
    expect(said).toContain('api-token is empty: there is no value for ${{ secrets.SITE_API_TOKEN }}\n');
    expect(code).toBe(2);
  });

  testBeside('Ctrl+C at any moment leaves nothing and shows no stack trace', async () => {
    for (const moment of [50, 300, 600, 900, 1200, 1600, 2000, 2500]) {
      const { code, said, errors } = await run(['slow.yml'], { interruptAfterMs: moment });
      expect([code, errors]).toEqual([130, '']);
      if (said !== '') expect(said).toMatch(/Nothing is left running\.\n$|→ cancelled, exit code 130\n/);
    }
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
