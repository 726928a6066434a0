import { type ChildProcess, execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { z } from 'zod';
import { makeRepository } from '../../harness/git.ts';
import { findLeaks } from '../../harness/leaks.ts';
import { freePort } from '../../harness/listen.ts';
import { builtFile, inputVariables } from '../../harness/metadata.ts';
import { type Ended, type ProgramOptions, runProgram, when } from '../../harness/program.ts';
import { setStage } from '../../harness/stage.ts';
import { inWorkspace } from '../../harness/workspace.ts';
import { read, readmeWorkflows, root, textsOn } from '../support/pages.ts';
import { makeTestFolder } from '../support/test-folder.ts';

/** Ends what was left running. */
let stop = async (): Promise<unknown> => undefined;
afterAll(() => stop());

/** A checkout of the project to type commands in: everything is there, and npm ci has been done. */
const folder = makeTestFolder();
const checkout = join(folder, 'checkout');
const origin = await makeRepository(join(folder, 'git/shop.git'), {
  'public/index.html': 'hello',
  '.env.example': 'APP_ENV=\n',
  'scripts/deploy.sh': 'set -e\ngit pull --quiet --ff-only\n',
  '.github/workflows/deploy.yml': readmeWorkflows().smallest,
});
execFileSync('git', ['clone', '--quiet', origin.path, checkout]);
const NEEDED = 'dist node_modules package.json sandbox scripts/check-setup.mjs local docs';
for (const name of NEEDED.split(' ')) symlinkSync(join(root, name), join(checkout, name));
const port = String(await freePort());

function start(text: string, around: ProgramOptions = {}): Promise<Ended> {
  // Nothing else may differ from what the pages say.
  const typed = text
    .replace(/^npm ci$/m, '')
    .replaceAll('8787', port)
    .replace('--token', `--port ${port} --token`)
    .replaceAll('/path/to/your/checkout', checkout)
    .replaceAll(/\/tmp\/(output|summary\.md|state)/g, `${folder}/$1`);
  const env = {
    PATH: process.env.PATH,
    HOME: folder,
    npm_config_cache: join(folder, 'npm'),
    NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/sandbox'),
  };
  return runProgram(['bash', '-e', '-c', typed], { cwd: checkout, env, ...around });
}

/** Types a block into a terminal of its own and leaves it running; resolves when it has printed a text. */
async function leaveRunning(text: string, until: string): Promise<void> {
  const ready = Promise.withResolvers<ChildProcess>();
  const ended = start(text, { detached: true, onOutput: when(until, ready.resolve) });
  const early = ended.then(({ stdout, stderr }) =>
    Promise.reject(new Error(`It ended:\n${stdout}${stderr}`)),
  );
  early.catch(() => {});
  const { pid = 0 } = await Promise.race([ready.promise, early]);
  stop = () => {
    process.kill(-pid, 'SIGTERM');
    return ended;
  };
}

/** Types a block and returns what it printed. Throws when it fails. */
async function typeHere(text: string): Promise<string> {
  const { code, stdout, stderr } = await start(text);
  if (code !== 0) throw new Error(`It ended with ${code}:\n${stdout}${stderr}`);
  return stdout;
}

test('the commands of README.md rehearse its smallest workflow', async () => {
  const [run = ''] = textsOn('README.md', 'sh');
  const printed = await typeHere(run);
  expect(printed).toMatch(/→ succeeded, exit code 0\n +evidence +token,exit-status\n/);
  expect(printed).not.toContain('Made up');
  // README.md shows a part of it.
  const [, shown = ''] = /^```text\n(━.*?)^```$/ms.exec(read('README.md')) ?? [];
  const plain = (text: string): string[] =>
    text
      .replaceAll('acme/shop', 'git/shop')
      .replace(/[┃━]/g, ' ')
      .replace(/\b[0-9a-f]{7}\b/g, '<commit>')
      .replace(/\d+\.\d s/g, '<time>')
      .split('\n')
      .map((line) => line.trim());
  expect(shown).toContain('deployed with exit status 0');
  const isPrinted = (line: string): boolean =>
    plain(printed).some((whole) =>
      line.endsWith('…') ? whole.startsWith(line.slice(0, -1)) : whole === line,
    );
  expect(plain(shown).filter((line) => !isPrinted(line))).toEqual([]);
});

test('npm run sandbox asks for npm ci first', async () => {
  const cwd = join(folder, 'bare');
  for (const name of ['package.json', 'scripts/check-setup.mjs']) cpSync(join(root, name), join(cwd, name));
  const { code, stderr } = await runProgram(['npm', 'run', '--silent', 'sandbox'], { cwd });
  expect([code, stderr]).toEqual([2, expect.stringContaining(`Run npm ci in ${cwd} first.\n`)]);
});

test('the commands of sandbox/README.md work, one after the other', async () => {
  const [first = '', ...others] = textsOn('sandbox/README.md', 'sh');
  await leaveRunning(first, 'sandbox listening');
  const printed: string[] = [];
  for (const block of others) printed.push(await typeHere(block));
  expect(printed).toEqual([
    expect.stringContaining('"web-1"'),
    expect.stringContaining('The deploy of try.example.com has been queued.'),
    expect.stringContaining('shop.example.com: deployed'),
    'hello',
  ]);
  expect(readFileSync(join(folder, 'summary.md'), 'utf8')).toContain('shop.example.com: deployed');
});

const PAGE = 'docs/outside-github.md';
const page = read(PAGE);
const [install = '', laptop = ''] = textsOn(PAGE, 'sh');
const [config = '', gitlab = ''] = textsOn(PAGE, 'yaml');
const crontab = textsOn(PAGE, 'text').find((text) => text.includes('MAILTO')) ?? '';

const SITE = '/api/servers/1/sites/1';
const home = join(folder, 'home');
const stage = await setStage();
await stage.call('POST', '/api/servers/1/sites', { root_domain: 'shop.example', web_directory: '/public' });
const commit = hostAction();
mkdirSync(join(home, '.local/bin'), { recursive: true });
mkdirSync(join(folder, 'bin'));
symlinkSync(process.execPath, join(folder, 'bin/node'));
const pass = `#!/bin/sh\necho '${stage.sandbox.token}'\n`;
writeFileSync(join(folder, 'bin/pass'), pass, { mode: 0o755 });
afterAll(() => stage.stop());

/** Makes a repository of the action as people host it, and returns its commit. */
function hostAction(): string {
  const origin = join(folder, 'site-deploy');
  cpSync(join(root, 'dist'), join(origin, 'dist'), { recursive: true });
  git(origin, 'init', '--quiet');
  git(origin, '-c', 'core.compression=0', 'add', '.');
  git(origin, '-c', 'user.name=a', '-c', 'user.email=a@example.com', 'commit', '--quiet', '--message=Build');
  return git(origin, 'rev-parse', 'HEAD');
}

function git(cwd: string, ...words: readonly string[]): string {
  return execFileSync('git', words, { cwd, encoding: 'utf8' }).trim();
}

/** A text of the page, with the service and the repository of this test. */
function here(text: string): string {
  return text
    .replaceAll('https://panel.example.com', stage.service.url)
    .replaceAll('https://git.example.com/acme/shop.git', stage.repository.path)
    .replaceAll('<full commit id>', commit);
}

/** Types commands into a shell. Its git finds the hosted action in our repository. */
function type(
  text: string,
  env: Readonly<Record<string, string>> = {},
  shell = 'bash',
  cwd = home,
): Promise<Ended> {
  return runProgram([shell, '-e', '-c', text], {
    cwd,
    env: {
      PATH: `${home}/.local/bin:${folder}/bin:/usr/bin:/bin`,
      HOME: home,
      GIT_CONFIG_COUNT: '1',
      GIT_CONFIG_KEY_0: `url.${join(folder, 'site-deploy')}.insteadOf`,
      GIT_CONFIG_VALUE_0: 'https://github.com/your-org/site-deploy',
      ...env,
    },
  });
}

describe('the commands of docs/outside-github.md', () => {
  test('install the command by a clone', async () => {
    const { code, stdout, stderr } = await type(install);
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout).toContain('Usage: site-deploy [OPERATION…]');
  });

  test('plan and deploy on a laptop', async () => {
    writeFileSync(join(home, 'shop.yml'), here(config));
    const { code, stdout, stderr } = await type(laptop);
    expect([code, stdout]).toEqual([0, '']);
    expect(stderr).not.toMatch(/^::|\u001b/m);
    expect(stderr).toMatch(/would make 2 changes .*\n(.*\n)*shop\.example: deployed [0-9a-f]{7}/);
    expect(stderr).not.toContain(stage.sandbox.token);
  });

  test('deploy in GitLab CI, and print the log that the page shows', async () => {
    const checkout = join(folder, 'gitlab');
    execFileSync('git', ['clone', '--quiet', stage.repository.path, checkout]);
    writeFileSync(
      join(checkout, 'deploy.sh'),
      'set -e\ngit fetch --quiet origin "$SITE_DEPLOY_COMMIT"\ngit reset --hard "$SITE_DEPLOY_COMMIT"\n',
    );
    const { deploy } = z
      .object({
        deploy: z.object({ variables: z.record(z.string(), z.string()), script: z.array(z.string()) }),
      })
      .parse(parse(here(gitlab)));
    const head = git(checkout, 'rev-parse', 'HEAD');
    // So that last_deploy_at changes, even within the second of the previous deploy.
    await stage.call('DELETE', `${SITE}/repository`);
    const repository = { provider: 'custom', branch: 'main', name: stage.repository.path };
    await stage.call('POST', `${SITE}/repository`, repository);
    // As GitLab's runner: it prints each line before it runs it, and ends at the first that fails.
    const script = deploy.script.map(
      (line) => `echo ${JSON.stringify(`$ ${line}`).replaceAll('$', '\\$')}\n${line}`,
    );
    const { code, stdout } = await type(
      `exec 2>&1\n${script.join('\n').replaceAll('/tmp/site-deploy', join(folder, 'cloned'))}`,
      { ...deploy.variables, CI: 'true', CI_COMMIT_SHA: head, SITE_DEPLOY_API_TOKEN: stage.sandbox.token },
      'bash',
      checkout,
    );
    expect(code).toBe(0);
    const outputs = z.looseObject({ outcome: z.string(), results: z.array(z.unknown()) });
    expect(outputs.parse(JSON.parse(readFileSync(join(checkout, 'outputs.json'), 'utf8')))).toMatchObject({
      outcome: 'succeeded',
      'deployed-commit': head,
      results: [{ status: 'changed' }, { status: 'changed' }],
    });
    expect(readFileSync(join(checkout, 'summary.md'), 'utf8')).toMatch(/^### .*shop\.example/);
    const left = git(checkout, 'status', '--porcelain').match(/(?<=\?\? ).*/g);
    expect(left).toEqual(['deploy.sh', 'outputs.json', 'summary.md']);
    const shown = stdout
      .replaceAll(join(folder, 'cloned'), '/tmp/site-deploy')
      .replaceAll(/\b[\d.]+ s\b/g, '1.4 s')
      .replaceAll(/run=\S+/g, 'run=4711.20261123T120000Z')
      .replaceAll(/shell=\d+/g, 'shell=4711')
      .replaceAll(head, '2a7c01e4c1f9d3b58a60e7f2d4b9c8a1e0f35d76')
      .replaceAll(head.slice(0, 7), '2a7c01e');
    const block = `<!-- gitlab-log -->\n\`\`\`text\n${shown}\`\`\`\n<!-- /gitlab-log -->`;
    const updated = page.replace(/<!-- gitlab-log -->.*<!-- \/gitlab-log -->/s, () => block);
    if (process.env.UPDATE_GOLDEN) writeFileSync(join(root, PAGE), updated);
    else expect(page).toBe(updated);
  });

  test('deploy by cron, and print the log only if the deploy does not succeed', async () => {
    const [, path = ''] = /^PATH=(.*)$/m.exec(crontab) ?? [];
    const [, command = ''] = /^30 3 \* \* \* (.*)$/m.exec(crontab) ?? [];
    const env = { PATH: path.replace('/usr/local/bin', join(folder, 'bin')), CRON: command };
    const token = `api-token: ${stage.sandbox.token}\n`;
    const log = (): string => readFileSync(join(home, 'shop.log'), 'utf8');
    writeFileSync(join(home, 'shop.yml'), here(config) + token);
    expect(await type(command, env, 'sh')).toMatchObject({ code: 0, stdout: '', stderr: '' });
    expect(log()).toMatch(/^shop\.example: deployed/m);
    const before = log();
    const skipped = await type('flock "$HOME/shop.lock" sh -c "$CRON"', env, 'sh');
    expect([skipped, log()]).toMatchObject([{ code: 1, stdout: '', stderr: '' }, before]);
    writeFileSync(join(home, 'shop.yml'), here(config).replace('FETCH_HEAD', 'NO_HEAD') + token);
    expect((await type(command, env, 'sh')).stdout).toMatch(/^Error: /m);
  });
});

const COLUMNS = 60;

const hasTerminal = spawnSync('script', ['-qec', 'exit 7', '/dev/null']).status === 7;
if (!hasTerminal)
  process.stdout.write('There is no `script` of util-linux here: the tests at a terminal are left out.\n');

const drawnIn = (output: string): string[] =>
  [...output.matchAll(/\r\x1b\[K(?:\x1b\[90m)?([⠋-⠿] [^\x1b\r\n]*)/g)].map(([, text = '']) => text);

(hasTerminal ? test : test.skip)(
  'at a terminal the action shows headings and a live line, and no commands',
  async () => {
    const site = 'person.example';
    await stage.call('POST', '/api/servers/1/sites', { root_domain: site, web_directory: '/public' });
    // Looks at the site are answered once the live line has been seen twice.
    const seen = Promise.withResolvers<void>();
    stage.misbehave(async ({ method, path }) => {
      if (method === 'GET' && path.endsWith('/script')) await seen.promise;
      return undefined;
    });
    const inputs = {
      'base-url': stage.service.url,
      'api-token': stage.sandbox.token,
      server: '1',
      site,
      operations: 'update-deploy-script, show-deploy-log',
      'deploy-script': `echo ${'a long line of the script '.repeat(3)}`,
    };
    const command = `stty cols ${COLUMNS} rows 24; exec "${process.execPath}" "${builtFile('main')}"`;
    // Other shells drop variables whose names have a hyphen.
    const env = { PATH: process.env.PATH, SHELL: '/bin/bash', TERM: 'xterm', ...inputVariables(inputs, {}) };
    const { code, stdout } = await inWorkspace({}, (cwd) =>
      runProgram(['script', '-qec', command, '/dev/null'], {
        cwd,
        env: { ...env, HOME: cwd },
        input: { open: true },
        onOutput(printed) {
          if (drawnIn(printed.stdout).length >= 2) seen.resolve();
        },
      }),
    );
    expect(code).toBe(0);
    // A person must not see the values that a runner is told to mask.
    expect(findLeaks({ terminal: stdout }, [stage.sandbox.token])).toEqual([]);
    const drawn = drawnIn(stdout);
    expect(drawn[0]).toMatch(/^⠋ reading what is there for [\d.]+ s$/);
    expect(Math.max(...drawn.map((text) => text.length))).toBeLessThan(COLUMNS);
    expect(stdout).toContain('▸ update-deploy-script');
    expect(stdout).toContain(`${site}: made 1 change`);
    expect(stdout).not.toContain('::');
  },
);
