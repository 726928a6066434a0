import { afterAll, describe, expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { z } from 'zod';
import { COMMAND } from '../../harness/action-run.ts';
import { metadata } from '../../harness/metadata.ts';
import { UPDATE_SCRIPT } from '../../harness/stage.ts';
import { readCommandLine } from '../../src/cli/command-line.ts';
import { renderHelp } from '../../src/cli/help.ts';
import { operations } from '../../src/operations/index.ts';
import { type Around, openThreeSites, runInFolder } from '../support/command.ts';
import { expectGolden } from '../support/golden.ts';
import { read } from '../support/pages.ts';

const SECRET = 'se<ret>Of-the.Command';
const SITE = ['--server=web-1', '--site', 'shop.example'];
const SHOP = ['deploy', ...SITE];

const { stage, env } = await openThreeSites();
const repository = { provider: 'custom', branch: 'main', name: stage.repository.path };
await stage.call('POST', '/api/servers/1/sites/1/repository', repository);
afterAll(() => stage.stop());

/** Calls the built command in a folder of its own, as people do. */
const call = (args: readonly string[], around: Around = {}) =>
  runInFolder([COMMAND, ...args], { env, ...around });

const TYPES: Readonly<Record<string, z.ZodType>> = {
  text: z.string().min(1),
  number: z.number(),
  boolean: z.boolean(),
  list: z.array(z.looseObject({})),
};
const rows = read('docs/reference.md').matchAll(/^\| `([\w-]+)` \| (text|number|boolean|list) \|/gm);
/** The document as docs/reference.md describes it: the type of each output. */
const schema = z.strictObject(
  Object.fromEntries(
    [...rows].map(([, name = '', type = '']) => [name, z.nullable(TYPES[type] ?? z.never())]),
  ),
);

const documentIn = (stdout: string) => schema.parse(JSON.parse(stdout));

/** The domain of the site that a dry run has found. */
async function siteOf(args: readonly string[], around: Around = {}): Promise<unknown> {
  const { stdout } = await call(['deploy', ...args, '--server=1', '--dry-run', '--json'], around);
  return documentIn(stdout)['site-domain'];
}

describe('the command', () => {
  test('has the commands of a runner only in a workflow', async () => {
    const { stderr } = await call([...SHOP, '--dry-run'], { env: { ...env, GITHUB_ACTIONS: 'true' } });
    expect(stderr).toMatch(/^::group::deploy$/m);
    expect(stderr).toMatch(/^::add-mask::/m);
    expect((await call([...SHOP, '--dry-run'])).stderr).not.toMatch(/^::/m);
  });

  test('succeeds although nothing can hold its summary and its document', async () => {
    const shell =
      '"$0" deploy --server=1 --site=shop.example --dry-run --json --summary=/dev/full >/dev/full';
    const { code, stderr } = await runInFolder(['bash', '-c', shell, COMMAND], { env });
    expect([code, stderr]).toEqual([0, expect.stringContaining('The summary could not be written (ENOSPC)')]);
    expect(stderr).toContain('Warning: The document could not be written (ENOSPC).');
  });

  test('can be cancelled while it reads standard input', async () => {
    const { code, stdout } = await call(['--json', '--api-token=-', ...SHOP], {
      input: { open: true },
      // So much is taken only when the command reads it.
      onStart: (child) => child.stdin?.write('x'.repeat(4 * 1024 ** 2), () => child.kill('SIGTERM')),
    });
    expect(documentIn(stdout)).toMatchObject({ outcome: 'cancelled', requests: 0 });
    expect(code).toBe(130);
  });
});

describe('the document of --json', () => {
  test('has every output of the action, with booleans and numbers, and null for one that is empty', async () => {
    expect(Object.keys(schema.shape)).toEqual(Object.keys(metadata.outputs));
    const script = ['--deploy-script', UPDATE_SCRIPT];
    const good = await call(['update-deploy-script', 'deploy', ...SITE, ...script, '--json']);
    expect(documentIn(good.stdout)).toMatchObject({
      outcome: 'succeeded',
      changed: true,
      'has-changes': true,
      'plan-hash': null,
      targets: null,
      'server-id': 1,
      'deploy-exit-status': 0,
      retries: 0,
      results: [{ operation: 'update-deploy-script', status: 'changed' }, { status: 'changed' }],
    });
    expect(good.stderr).toContain('plan: trigger a deploy');
  });

  test('has an entry for each target that the file of --config lists', async () => {
    const config = 'server: web-1\ndry-run: true\ntargets: [shop.example, {site: blog.example}]\n';
    const { stdout } = await call(['deploy', '--json', '--config=c.yml'], { files: { 'c.yml': config } });
    expect(documentIn(stdout)).toMatchObject({
      outcome: 'planned',
      targets: [{ site: 'shop.example' }, { site: 'blog.example' }],
      results: [{ results: [{ status: 'planned' }] }, { results: [{ status: 'planned' }] }],
    });
  });
});

describe('an input of the command', () => {
  test('is taken from flags, then the environment, then the file, and an empty one counts as missing', async () => {
    const files = { 'c.yml': 'site: docs.example\n' };
    const inBoth = { files, env: { ...env, SITE_DEPLOY_SITE: 'blog.example' } };
    const args = ['--config', 'c.yml'];
    expect(await siteOf([...args, '--site=shop.example'], inBoth)).toBe('shop.example');
    expect(await siteOf([...args, '--site='], inBoth)).toBe('blog.example');
    expect(await siteOf(args, { files, env: { ...env, SITE_DEPLOY_SITE: '' } })).toBe('docs.example');
  });

  test('can be a list or a map in a file, with paths from the working directory', async () => {
    const config = {
      operations: ['update-deploy-script', 'sync-env', 'sync-crontabs'],
      env: ['APP_NAME="a secret name"', 'EMPTY=', 'PORT=8080'],
      manifest: { crontabs: [] },
      'deploy-script-file': 'scripts/deploy.sh',
      'dry-run': true,
    };
    const files = { 'deep/config.yml': JSON.stringify(config), 'scripts/deploy.sh': UPDATE_SCRIPT };
    const { code, stdout, stderr } = await call([...SITE, '--json', '--config=deep/config.yml'], { files });
    expect([code, stderr]).toEqual([0, expect.not.stringContaining('a secret name')]);
    const operations = z.array(z.object({ operation: z.string(), changes: z.array(z.string()) }));
    const plan = operations.parse(documentIn(stdout).plan);
    expect(plan.map(({ operation }) => operation)).toEqual(config.operations);
    expect(plan[1]?.changes.join()).toMatch(/EMPTY, PORT.*APP_NAME/);
  });

  test('in the environment reaches no command, no .env and no manifest', async () => {
    const checked = await call([...SHOP, '--verify-command', 'env | sort >seen'], {
      env: { ...env, OTHER: 'stays' },
    });
    expect(checked.written.seen?.toString()).toContain('OTHER=stays');
    expect(checked.written.seen?.toString()).not.toContain('SITE_DEPLOY_');
    const crontab = { command: '${SITE_DEPLOY_API_TOKEN}', frequency: '@daily', user: 'root' };
    const words = ['sync-env', 'sync-crontabs', ...SITE, '--env-prefix=SITE_DEPLOY_', '--manifest=-'];
    const refused = await call(words, { input: JSON.stringify({ crontabs: [crontab] }) });
    expect(refused.code).toBe(2);
    expect(refused.stderr).toContain('variable SITE_DEPLOY_API_TOKEN in the env of the step');
    expect(refused.stderr).toContain('at least one variable');
  });
});

describe('mistakes in a call', () => {
  test('are all reported at once, and show no value', async () => {
    const files = {
      'c.yml': `sever: ${SECRET}\nsite: {a: ${SECRET}}\n"api-token:${SECRET}": 1\nenv: {A: [{}]}\n`,
    };
    const words = [
      ...['deploy', '--json', '--sever', SECRET, `--api-token=${SECRET}`, SECRET, `--api-tokn=${SECRET}`],
      ...[`--api-token:${SECRET}`, `-t${SECRET}`, '--dry-run', 'false', '--operations=deploy'],
      ...['--env=-', '--manifest=-', '--config=c.yml', '--server', '--timeout=1s', '--timeout=2s'],
    ];
    const wrong = { SITE_DEPLOY_API_TOKN: SECRET, SITE_DEPLOY_JSON: SECRET };
    const { code, stdout, stderr } = await call(words, { env: wrong, files });
    expect(code).toBe(2);
    expect(documentIn(stdout)).toMatchObject({ outcome: 'rejected', requests: 0 });
    expect(stdout + stderr).not.toContain(SECRET);
    expect(stderr).toMatchInlineSnapshot(`
"Site deploy: inputs rejected, nothing was written
Error: There are 15 problems with the inputs.
--sever: expected a flag of this command; did you mean --server?
--api-token: expected no value here, as other users of this machine can see it; set SITE_DEPLOY_API_TOKEN, give it in the file of --config, or pipe it in with --api-token -
--api-tokn: expected a flag of this command; did you mean --api-token?
argument 8: expected a flag of this command; did you mean --api-token?
argument 9: expected a flag that begins with --; only --help has a short form, -h
false: expected an operation; site-deploy --help lists them
--server: expected a value; one that begins with - is given as --server=…
--operations: expected the operations once: as arguments, or as this flag
--env, --manifest: expected only one that is read from standard input (-)
SITE_DEPLOY_API_TOKN: expected the name of an input; did you mean SITE_DEPLOY_API_TOKEN?
a variable SITE_DEPLOY_…: expected the name of an input; site-deploy --help lists them
--config: expected at line 1 of c.yml, the name of an input; there is no sever, did you mean server?
--config: expected at line 2 of c.yml, for site, a text or a list of texts
--config: expected at line 3 of c.yml, the name of an input; this key is not one, did you mean api-token?
--config: expected at line 4 of c.yml, for env, a text or a list of texts
"
`);
  });

  test('cause no second problem, such as a name of a flag that is then missing', async () => {
    const around = { env: { SITE_DEPLOY_BASE_URL: 'http://127.0.0.1:1' }, input: 'a-token' };
    const { code, stderr } = await call(['--sever=1', '--site=x', '--api-token=-'], around);
    expect(code).toBe(2);
    expect(stderr).toMatch(/^Error: --sever: expected a flag of this command.*\n$/m);
  });

  test.each([
    '--config=c.yml --summary=./c.yml',
    'update-deploy-script --deploy-script-file=linked --summary=c.yml',
  ])('keep a file that the summary would replace: %s', async (words) => {
    const shell = 'ln c.yml linked; "$0" "$@"; code=$?; cat c.yml; exit $code';
    const { code, stdout, stderr } = await runInFolder(
      ['sh', '-c', shell, COMMAND, ...words.split(' '), ...SITE],
      { env, files: { 'c.yml': 'dry-run: true\n' } },
    );
    expect([code, stdout]).toEqual([2, 'dry-run: true\n']);
    expect(stderr).toContain(
      '--summary: expected a file that is not there yet, or that an earlier run has written: it would be replaced',
    );
  });

  test('are none if an earlier summary, or an empty file, is replaced', async () => {
    for (const summary of ['', '### ✅ shop.example: deployed\n']) {
      const files = { 'summary.md': summary };
      const { code } = await call([...SHOP, '--dry-run', '--summary=summary.md'], { files });
      expect(code).toBe(0);
    }
  });

  test.each([
    'api-token=SECRET',
    'SITE_DEPLOY_API_TOKEN=SECRET',
    '—api-token=SECRET',
    '--tokencorrectSECRET',
    '--dry-run SECRET',
    '--api-token - SECRET',
    '-- --api-token SECRET',
    '--api_token=SECRET',
  ])('show no word that may be a secret: %s', (words) => {
    const { problems } = readCommandLine(words.replace('SECRET', SECRET).split(' '));
    const shown = JSON.stringify(problems);
    expect(shown).not.toContain(SECRET);
    expect(shown).toMatch(/site-deploy --help|did you mean|no value here/);
  });

  test.each([
    ['--deploy-timeout 6', '--deploy-timeout: expected a flag of this command; did you mean --timeout?'],
    ['--token=x', '--token: expected a flag of this command; did you mean --api-token or --github-token?'],
    ['deploy,check', 'check: expected an operation; did you mean check-certificate or check-service?'],
    ['-v', '-v: expected a flag of this command; site-deploy --help lists them'],
    ['--no-wait', '--no-wait: expected a flag of this command; did you mean --wait=false?'],
    ['--init', '--init: expected the word, as in site-deploy init'],
    ['--no-site', '--no-site: expected a flag of this command; did you mean --site?'],
    ['version', 'version: expected an operation; did you mean --version?'],
    ['initt', 'initt: expected an operation; did you mean init?'],
    ['deploy initt', 'initt: expected an operation; site-deploy --help lists them'],
    ['deploy server=web-1', 'argument 2: expected an operation; did you mean --server=…?'],
  ])('name an unknown word and the nearest known ones, by their parts: %s', (words, problem) => {
    const { problems } = readCommandLine(words.split(' '));
    expect(problems.map(({ input, expected }) => `${input}: expected ${expected}`)).toEqual([problem]);
  });

  test.each([[SITE], [[',', ...SITE]]])('never deploy: %j names no operation', async (args) => {
    const { code, stderr } = await call(args);
    expect(code).toBe(2);
    expect(stderr).toContain('operations: expected at least one operation');
  });

  test('take several operations in one word', () => {
    const { problems, operations } = readCommandLine(['deploy,sync-env,', 'sync-evn', 'deploy sync-env\n']);
    expect([problems, operations]).toEqual([[], ['deploy', 'sync-env', 'sync-evn', 'deploy', 'sync-env']]);
  });
});

const HOOK = {
  'hook.cjs': "require('node:fs').writeFileSync('hooked', '');",
  'hook.env': 'NODE_OPTIONS=--require ./hook.cjs\nSITE_DEPLOY_SITE=docs.example\n',
};

test.each<[words: string, code: number, printed: RegExp]>([
  ['sync-env --env-file none.env', 2, /env-file: expected a file that exists; there is no "none\.env"/],
  ['sync-env --env-file hook.env', 0, /^plan: \.env: add NODE_OPTIONS, SITE_DEPLOY_SITE$/m],
  ['sync-env --env-file=hook.env', 0, /^shop\.example: would make 1 change$/m],
  ['sync-env --help', 0, /^Usage: site-deploy/],
  ['init --help', 0, /^Usage: site-deploy/],
  ['report --help', 0, /^Usage: site-deploy/],
  ['-h', 0, /^Usage: site-deploy/],
  ['--version', 0, /^site-deploy \d/],
  ['--env-file-if-exists=hook.env', 2, /--env-file-if-exists: expected a flag .* did you mean --env-file\?/],
  ['--experimental-config-file=hook.env', 2, /--experimental-config-file: expected a flag/],
  ['--require=./hook.cjs', 2, /--require: expected a flag of this command/],
])('a flag that Node also knows belongs to the command: %s', async (words, code, printed) => {
  const run = await call([...words.split(' '), ...SITE, '--dry-run'], { files: HOOK });
  expect([run.code, run.stdout + run.stderr]).toEqual([code, expect.stringMatching(printed)]);
  expect(run.written).toEqual({});
});

describe('the help', () => {
  test('of an operation has an example that is right', () => {
    for (const { name, example = '' } of operations) {
      const { text: stdout = '' } = renderHelp(readCommandLine(['help', name]));
      const [, shown = ''] = /^ {2}site-deploy (.*)$/m.exec(stdout) ?? [];
      expect(shown).toContain(`${name} --server web-1`);
      expect(shown).toContain(example);
      const { problems } = readCommandLine(shown.replaceAll('"', '').split(' '));
      expect(problems).toEqual([]);
      expect(stdout.split('\n').length).toBeLessThan(name === 'deploy' ? 120 : 60);
    }
  });

  test('of an unknown operation suggests a similar one', async () => {
    const problem = 'There is no such operation; did you mean sync-env?\n';
    expect(await call(['--help', 'sync-evn'])).toMatchObject({ code: 2, stdout: '', stderr: problem });
  });

  test('of an installed command explains every operation and input', async () => {
    const shell = 'ln -s "$0" site-deploy; PATH="$PWD:$PATH" site-deploy --help';
    const { code, stdout, stderr } = await runInFolder(['sh', '-c', shell, COMMAND]);
    expectGolden('help.txt', `${stdout.split('\n').slice(0, 25).join('\n')}\n`);
    expect([code, stderr]).toEqual([0, '']);
    for (const name of [...operations.map(({ name }) => name), ...Object.keys(metadata.inputs)])
      expect(stdout).toMatch(new RegExp(`^  (--)?${name}\\b`, 'm'));
  });
});

describe('init', () => {
  const inRepository = (script: string, files: Readonly<Record<string, string>> = {}) =>
    runInFolder(['sh', '-c', `git init -q -b trunk . && git add . && ${script}`, COMMAND], { files, env });

  test('writes the workflow of README.md for the site that is named, and says what to set next', async () => {
    const { code, stderr, written } = await inRepository('"$0" init --server web-1 --site blog.example');
    expect([code, stderr]).toEqual([0, expect.stringContaining('the secret SITE_API_TOKEN')]);
    const workflow = String(written['.github/workflows/deploy.yml']);
    expect(parse(workflow)).toMatchObject({ on: { push: { branches: ['trunk'] } } });
    const [, { with: given }] = parse(workflow).jobs.deploy.steps;
    expect(given).toMatchObject({ 'base-url': stage.service.url, server: 'web-1', site: 'blog.example' });
    expect(workflow).not.toContain('shop.example');
    expect(String(written['scripts/deploy.sh'])).toContain('${SITE_DEPLOY_COMMIT:-trunk}');
  });

  test('names the sites if it cannot tell which is meant, takes a script that is there, and replaces no file', async () => {
    const files = { 'deploy/Dockerfile': '', 'run/deploy': 'echo', '.github/workflows/deploy.yml': 'mine' };
    const script = '"$0" init; cat .github/workflows/deploy.yml';
    const { stdout, stderr, written } = await inRepository(script, files);
    expect(stdout).toBe('mine');
    expect(stderr).toContain('web-1 (id 1): shop.example (id 1), blog.example (id 2), docs.example (id 3)');
    expect(stderr).toContain('.github/workflows/deploy.yml: is there already, and stays as it is');
    expect(stderr).toContain('Set next, in run/deploy: set -e at its top.');
    expect(stderr).not.toContain('your own');
    expect(written['scripts/deploy.sh']).toBeUndefined();
  });

  test.each<[string, number, RegExp, Record<string, string>?]>([
    ['"$0" init --base-url x --timeout 3x', 2, /base-url: [\s\S]*timeout: /],
    ['rm -r .git && "$0" init', 2, /init: expected to be run in the git repository of your site/],
    ['"$0" init', 2, /deploy\.yml: expected a file/, { '.github': 'a file' }],
    ['"$0" init --dry-run', 0, /deploy\.sh: would be written/],
  ])('writes nothing, and says why: %s', async (script, code, why, files = {}) => {
    const ended = await inRepository(script, files);
    expect([ended.code, ended.stderr]).toEqual([code, expect.stringMatching(why)]);
    expect(Object.keys(ended.written).filter((path) => !path.startsWith('.git/'))).toEqual([]);
  });

  test('says once more what is still to be set when it is run again', async () => {
    const { stderr } = await inRepository('"$0" init && "$0" init');
    expect(stderr).toContain('scripts/deploy.sh: is there already, and stays as it is');
    const advice = stderr.match(/^Set next, in .*$/gm) ?? [];
    expect(advice).toEqual([
      'Set next, in .github/workflows/deploy.yml: your own values of uses, server, site (also in concurrency).',
      expect.stringContaining('scripts/deploy.sh: your own commands'),
      ...advice.slice(0, 2),
    ]);
  });

  test('names what it cannot write, such as an odd branch, and puts each word in one place', async () => {
    const odd = await inRepository('git checkout -q -b "odd&branch" && "$0" init --server 1 --site 1');
    expect(odd.stderr).toMatch(/your own .*branch\.$/m);
    const serverless = await inRepository('"$0" init --site blog.example');
    expect(serverless.stderr).toMatch(/deploy\.yml: your own .*server/);
    const given = await inRepository('"$0" init --server web-1 --site 2 --branch main-x');
    const workflow = String(given.written['.github/workflows/deploy.yml']);
    expect(workflow).toMatch(/^ +- main-x\n[\s\S]*server: web-1\n[\s\S]*site: blog.example$/m);
  });
});
