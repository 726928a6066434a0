import { execFileSync, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { z } from 'zod';
import { metadata } from '../../harness/metadata.ts';
import { COMMAND } from '../../harness/run-command.ts';
import { type Stage, setStage, UPDATE_SCRIPT } from '../../harness/stage.ts';
import { inWorkspace } from '../../harness/workspace.ts';
import { callCommand } from '../support/command.ts';

const SECRET = 'se<ret>Of-the.Command';
const document = z.record(z.string(), z.unknown());

let stage: Stage;
let env: Record<string, string>;
beforeAll(async () => {
  stage = await setStage();
  for (const root_domain of ['shop.example', 'blog.example', 'docs.example'])
    await stage.call('POST', '/api/servers/1/sites', { root_domain, web_directory: '/public' });
  env = {
    SITE_DEPLOY_BASE_URL: stage.service.url,
    SITE_DEPLOY_API_TOKEN: stage.sandbox.token,
    SITE_DEPLOY_TIMEOUT: '30s',
  };
});
afterAll(() => stage.stop());

const SHOP = ['--server=web-1', '--site', 'shop.example'];

/** Runs a program, without input, to its end. */
async function start(program: string, args: readonly string[], options: SpawnOptions) {
  const child = spawn(program, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  const [stdout, stderr] = await Promise.all([
    child.stdout.setEncoding('utf8').toArray(),
    child.stderr.setEncoding('utf8').toArray(),
    once(child, 'close'),
  ]);
  return { code: child.exitCode, stdout: stdout.join(''), stderr: stderr.join('') };
}

/** The domain of the site that a dry run has found. */
async function siteOf(call: Parameters<typeof callCommand>[0]): Promise<unknown> {
  const called = await callCommand({ ...call, args: [...call.args, '--server=1', '--dry-run', '--json'] });
  return document.parse(JSON.parse(called.stdout))['site-domain'];
}

describe('a deploy from a shell', () => {
  test('is told in plain lines on standard error, and nothing is on standard output', async () => {
    const operations = ['ensure-repository', 'update-deploy-script', 'deploy'];
    const repository = [
      '--repository-provider=custom',
      `--repository=${stage.repository.path}`,
      '--branch=main',
    ];
    const { code, stdout, log, written } = await callCommand({
      args: [...operations, ...SHOP, ...repository, '--deploy-script-file', 'deploy.sh', '--summary=out.md'],
      env: { ...env, CI: 'true' },
      files: { 'deploy.sh': UPDATE_SCRIPT },
    });
    expect([code, stdout]).toEqual([0, '']);
    expect(log).toMatch(/^▸ ensure-repository$/m);
    expect(log).toMatch(/^│ HEAD is now at/m);
    expect(log).toMatch(/^shop\.example: deployed [0-9a-f]{7} in [\d.]+ s/m);
    expect(log).not.toMatch(/^::|\u001b/m);
    expect(log).not.toContain(stage.sandbox.token);
    expect(written['out.md']?.toString()).toMatch(/^### .*shop\.example/);
    expect(Object.keys(written)).toEqual(['out.md']);
  });

  test('has the commands of a runner only in a workflow', async () => {
    const { log } = await callCommand({ args: SHOP, env: { ...env, GITHUB_ACTIONS: 'true' } });
    expect(log).toMatch(/^::group::deploy$/m);
    expect(log).toMatch(/^::add-mask::/m);
  });

  test('reports a summary that cannot be written, and still succeeds', async () => {
    const { code, log } = await callCommand({ args: [...SHOP, '--summary', 'nowhere/out.md'], env });
    expect(code).toBe(0);
    expect(log).toMatch(/^Warning: The summary could not be written \(ENOENT\)/m);
  });

  test('ends although nobody reads its summary or its document', async () => {
    const shell =
      'mkfifo pipe; "$0" "$1" --server=1 --site=shop.example --dry-run --json --summary=pipe >/dev/full';
    const { code, stderr } = await inWorkspace({}, (cwd) =>
      start('bash', ['-c', shell, process.execPath, COMMAND], {
        cwd,
        env: { ...env, PATH: process.env.PATH },
      }),
    );
    expect([code, stderr]).toEqual([0, expect.stringContaining('The summary could not be written (ENXIO)')]);
    expect(stderr).toContain('Warning: The document could not be written (ENOSPC).');
  });

  test('is cancelled while it reads standard input', async () => {
    const args = [COMMAND, '--json', '--api-token=-', ...SHOP];
    const child = spawn(process.execPath, args, { env, stdio: ['pipe', 'pipe', 'ignore'] });
    // By then it has set its handlers, also on a busy machine.
    const timer = setTimeout(() => child.kill('SIGTERM'), 3_000);
    const [stdout] = await Promise.all([child.stdout.setEncoding('utf8').toArray(), once(child, 'close')]);
    clearTimeout(timer);
    expect(JSON.parse(stdout.join(''))).toMatchObject({ outcome: 'cancelled', requests: '0' });
    expect(child.exitCode).toBe(130);
  }, 20_000);

  test('is cancelled by a signal, and says so in the document', async () => {
    const verify = ['--verify-command', 'echo verifying; sleep 30'];
    const { code, stdout, log } = await callCommand({
      args: ['--json', ...SHOP, ...verify],
      env,
      onLog: (text, kill) => text.includes('verifying') && kill('SIGINT'),
    });
    expect(code).toBe(130);
    expect(document.parse(JSON.parse(stdout))).toMatchObject({ outcome: 'cancelled' });
    expect(log).toContain('The run was cancelled (SIGINT).');
  });
});

describe('the document', () => {
  test('has every output of the action; results and plan are JSON', async () => {
    const { stdout, log } = await callCommand({ args: [...SHOP, '--json', '--dry-run'], env });
    const read = document.parse(JSON.parse(stdout));
    expect(Object.keys(read).toSorted()).toEqual(Object.keys(metadata.outputs).toSorted());
    expect(read).toMatchObject({
      outcome: 'planned',
      changed: 'false',
      targets: null,
      results: [{ operation: 'deploy', status: 'planned' }],
      plan: [{ operation: 'deploy', changes: ['trigger a deploy and follow it'] }],
    });
    expect(log).toContain('plan: trigger a deploy');
  });

  test('has a row for each of many targets, which a file may list', async () => {
    const config =
      'targets: [shop.example, {site: blog.example, timeout: 60}]\nserver: web-1\ndry-run: true\n';
    const args = ['--json', '--config=sites.yml'];
    const bad = await callCommand({ args, env, files: { 'sites.yml': config } });
    expect([bad.code, bad.log]).toEqual([2, expect.stringContaining('at entry 2 (line 1) no timeout')]);
    const below = { 'sites.yml': 'server: web-1\ntargets:\n  - shop.example\n  - sight: blog.example\n' };
    expect((await callCommand({ args, env, files: below })).log).toContain('at entry 2 (line 4)');
    const good = await callCommand({
      args,
      env,
      files: { 'sites.yml': config.replace(', timeout: 60', '') },
    });
    expect(document.parse(JSON.parse(good.stdout))).toMatchObject({
      outcome: 'planned',
      targets: [{ site: 'shop.example' }, { site: 'blog.example' }],
      results: [{ results: [{ status: 'planned' }] }, { results: [{ status: 'planned' }] }],
    });
  });
});

describe('inputs', () => {
  test('as flags win over the environment, and that over the file; an empty one counts as not given', async () => {
    const files = { 'c.yml': 'site: docs.example\n' };
    const site = { ...env, SITE_DEPLOY_SITE: 'blog.example' };
    const args = ['--config', 'c.yml'];
    expect(await siteOf({ args, env, files })).toBe('docs.example');
    expect(await siteOf({ args, env: site, files })).toBe('blog.example');
    expect(await siteOf({ args: [...args, '--site=shop.example'], env: site, files })).toBe('shop.example');
    expect(await siteOf({ args: [...args, '--site='], env: site, files })).toBe('blog.example');
    expect(await siteOf({ args, env: { ...env, SITE_DEPLOY_SITE: '' }, files })).toBe('docs.example');
  });

  test('may come from standard input, without its last line break', async () => {
    const { SITE_DEPLOY_API_TOKEN: token = '', ...others } = env;
    const call = { args: ['--api-token', '-', '--site', 'shop.example'], env: others };
    expect(await siteOf({ ...call, input: `${token}\n` })).toBe('shop.example');
  });

  test('may be lists and maps in a file, and paths start at the working directory', async () => {
    const config = {
      operations: ['update-deploy-script', 'sync-env', 'sync-crontabs'],
      env: { APP_NAME: "It's #1 $HOME", EMPTY: null, PORT: 8080 },
      manifest: { crontabs: [] },
      'deploy-script-file': 'scripts/deploy.sh',
      'dry-run': true,
    };
    const { code, stdout, log } = await callCommand({
      args: [...SHOP, '--json', '--config=deep/config.yml'],
      env,
      files: { 'deep/config.yml': JSON.stringify(config), 'scripts/deploy.sh': UPDATE_SCRIPT },
    });
    expect([code, log]).toEqual([0, expect.not.stringContaining("It's #1")]);
    const operations = z.array(z.object({ operation: z.string(), changes: z.array(z.string()) }));
    const plan = operations.parse(document.parse(JSON.parse(stdout)).plan);
    expect(plan.map(({ operation }) => operation)).toEqual(config.operations);
    expect(plan[1]?.changes.join()).toMatch(/EMPTY, PORT.*APP_NAME/);
  });

  test('of the environment reach no command, no .env and no manifest', async () => {
    const checked = await callCommand({
      args: [...SHOP, '--verify-command', 'env | sort >seen'],
      env: { ...env, OTHER: 'stays' },
    });
    expect(checked.written.seen?.toString()).toContain('OTHER=stays');
    expect(checked.written.seen?.toString()).not.toContain('SITE_DEPLOY_');
    const command = '${SITE_DEPLOY_API_TOKEN}';
    const refused = await callCommand({
      args: ['sync-env', 'sync-crontabs', ...SHOP, '--env-prefix=SITE_DEPLOY_', '--manifest=-'],
      env,
      input: JSON.stringify({ crontabs: [{ command, frequency: '@daily', user: 'root' }] }),
    });
    expect(refused.code).toBe(2);
    expect(refused.log).toContain('variable SITE_DEPLOY_API_TOKEN in the env of the step');
    expect(refused.log).toContain('at least one variable');
  });
});

describe('slips', () => {
  test('are all told at once, with the inputs that are missing, and no value is shown', async () => {
    const files = {
      'c.yml': `sever: ${SECRET}\nsite: {a: ${SECRET}}\n"api-token:${SECRET}": 1\nenv: {A: [{}]}\n`,
    };
    const { code, stdout, log } = await callCommand({
      args: [
        ...['deploy', '--json', '--sever', SECRET, `--api-token=${SECRET}`, SECRET, `--api-tokn=${SECRET}`],
        ...[`--api-token:${SECRET}`, `-t${SECRET}`, '--dry-run', 'false', '--operations=deploy'],
        ...['--env=-', '--manifest=-', '--config=c.yml', '--server', '--timeout=1s', '--timeout=2s'],
      ],
      env: { SITE_DEPLOY_API_TOKN: SECRET, SITE_DEPLOY_JSON: SECRET },
      files,
    });
    expect(code).toBe(2);
    expect(document.parse(JSON.parse(stdout))).toMatchObject({ outcome: 'rejected', requests: '0' });
    expect(`${stdout}${log}`).not.toContain(SECRET);
    expect(log).toMatchInlineSnapshot(`
"Site deploy: inputs rejected, no write was sent
Error: There are 16 problems with the inputs.
--sever: expected a flag of this command; did you mean --server?
--api-token: expected no value here, as other users of this machine can see it; set SITE_DEPLOY_API_TOKEN, give it in the file of --config, or pipe it in with --api-token -
--api-tokn: expected a flag of this command; did you mean --api-token?
argument 8: expected a flag of this command; did you mean --api-token?
argument 9: expected a flag that begins with --; only --help has a short form, -h
--dry-run: expected its value with an equals sign, as in --dry-run=false
--server: expected a value; one that begins with - is given as --server=…
--operations: expected the operations once: as arguments, or as this flag
--env, --manifest: expected only one that is read from standard input (-)
SITE_DEPLOY_API_TOKN: expected the name of an input; did you mean SITE_DEPLOY_API_TOKEN?
SITE_DEPLOY_JSON: expected the name of an input; site-deploy --help lists them
--config: expected at line 1, the name of an input; there is no sever, did you mean server?
--config: expected at line 2, for site, a text or a list of texts
--config: expected at line 3, the name of an input; this key is none, did you mean api-token?
--config: expected at line 4, for env, values that a .env can hold; check A: it is a list or a map
base-url: expected a value; none is given
Next: Correct the inputs, then run again.
"
`);
  });

  test.each([
    [
      'a file that is not there',
      ['--config=none.yml'],
      {},
      '--config: expected a file that exists; there is no "none.yml"',
    ],
    [
      'a file of something else',
      ['--config=c.yml'],
      { 'c.yml': '- a' },
      '--config: expected a map of inputs',
    ],
    ['a file with a fault', ['--config=c.yml'], { 'c.yml': 'site: a\nsite: b\n' }, 'this key occurs twice'],
    [
      'a value that no .env holds',
      ['--config=c.yml'],
      { 'c.yml': 'env: {A: "\\0"}' },
      'at line 1, for env, values that a .env can hold; check A',
    ],
    [
      'two kinds of operations',
      ['deploy', '--operations=deploy'],
      {},
      '--operations: expected the operations once',
    ],
  ])('%s', async (_, args, files, message) => {
    const { code, log } = await callCommand({ args: [...SHOP, ...args], env, files });
    expect(code).toBe(2);
    expect(log).toContain(message);
  });

  test.each([
    ['a file that is not there', ['--config=none.yml']],
    [
      'a misspelled flag beside a token to be piped in',
      ['--sever=1', '--site=x', '--base-url=http://127.0.0.1:1', '--api-token=-'],
    ],
  ])('bring no second problem: %s', async (_, args) => {
    const { code, log } = await callCommand({ args, env: {}, input: 'a-token' });
    expect([code, log]).toEqual([2, expect.stringMatching(/^Error: --\w+: expected .*\nNext:/m)]);
  });

  test.each([
    ['api-token=', []],
    ['SITE_DEPLOY_API_TOKEN=', []],
    ['—api-token=', []],
    ['--tokencorrect', []],
    ['--dry-run', ['']],
    ['--api-token', ['-', '']],
    ['--', ['--api-token', '']],
    ['--help', ['']],
    ['--api_token=', []],
  ])('show no word that may be a secret: %s', async (first, more) => {
    const secret = 'hunter-of-secrets';
    const args = more.length > 0 ? [first, ...more.map((word) => word || secret)] : [first + secret];
    const { code, stdout, log } = await callCommand({ args, env });
    expect([code, stdout + log]).toEqual([2, expect.not.stringContaining(secret)]);
    expect(log).toMatch(/site-deploy --help|did you mean|no value here/);
  });
});

describe('help', () => {
  const path = join(import.meta.dirname, '../../docs/outside-github.md');
  const inFences = /(?<=<!-- help -->\n```text\n).*?(?=```\n<!-- \/help -->)/s;

  test('explains every operation and every input, as docs/outside-github.md shows it', async () => {
    const { code, stdout, log } = await callCommand({ args: ['--help'] });
    const page = readFileSync(path, 'utf8');
    if (process.env.UPDATE_GOLDEN)
      writeFileSync(
        path,
        page.replace(inFences, () => stdout),
      );
    else expect(page.match(inFences)?.[0]).toBe(stdout);
    expect([code, log]).toEqual([0, '']);
    for (const name of Object.keys(metadata.inputs))
      expect(stdout).toMatch(new RegExp(`^  --${name}\\b`, 'm'));
  });

  test('explains one operation, and asks for the near one', async () => {
    const known = await callCommand({ args: ['sync-env', '-h'] });
    expect([known.code, known.log]).toEqual([0, '']);
    expect(known.stdout).toMatchInlineSnapshot(`
"Usage: site-deploy sync-env [--INPUT VALUE…]

sync-env sets the given values in the site's .env and keeps every other byte.

Its inputs:
  --env -
      For sync-env, values as dotenv text. All of them are secrets.
  --env-file VALUE
      For sync-env, a dotenv file of the workspace or of RUNNER_TEMP.
  --env-prefix VALUE
      For sync-env, a prefix. Every variable of the step's env that begins with
      it sets the key named by the rest; an empty value is refused. Later
      sources win (file, text, prefix).
  --env-mode VALUE
      Merge keeps all other lines byte for byte; replace writes exactly the
      given keys. Default: merge.
  --env-remove VALUE
      For sync-env with merge, keys to remove, separated by line breaks or
      commas.

Inputs of every run:
  --base-url VALUE
      Address of the service without /api, such as https://panel.example.com; a
      path prefix is kept. Plain http only for loopback addresses.
  --api-token -
      API token.
  --server VALUE
      Id or exact name of the server. Required unless every entry of targets
      names one.
  --site VALUE
      Id or domain of the site. Required unless all operations concern only the
      server. Leave it out with targets.
  --operations VALUE
      Operations to run, in order, separated by line breaks or commas. deploy by
      itself may only see that a deploy ended. With update-deploy-script before
      it, or a check such as health-check-url, it also sees whether the deploy
      worked. Default: deploy.
  --dry-run
      Only plan; send nothing but GET requests. Default: false.
  --plan-hash VALUE
      The plan-hash output of an earlier run with dry-run. If the plan has
      changed since, the run fails before it writes anything.
  --timeout VALUE
      Time limit of the whole run, such as 90s, 10m, 1h or a number of seconds.
      Default: 15m.
  --vocabulary VALUE
      YAML or JSON map, or the path of such a file, from the words blogapp,
      cloudstore, webframework, sqldb, chat_a, chat_b, hosted_git_1,
      hosted_git_2, hosted_git_3 to the words of the service in paths, fields
      and values. Words left out stay the same; a word that the API uses for
      something else is refused.
"
`);
    const unknown = await callCommand({ args: ['--help', 'sync-evn'] });
    expect([unknown.code, unknown.stdout, unknown.log]).toEqual([
      2,
      '',
      'There is no such operation; did you mean sync-env?\n',
    ]);
  });

  test('is what an installed command prints, too', async () => {
    await inWorkspace({}, async (folder) => {
      symlinkSync(COMMAND, join(folder, 'site-deploy'));
      const PATH = `${folder}:${join(process.execPath, '..')}:${process.env.PATH}`;
      const help = execFileSync('site-deploy', ['--help'], { env: { PATH }, encoding: 'utf8' });
      expect(readFileSync(path, 'utf8')).toContain(help);
    });
  });
});
