import { afterAll, beforeEach, describe, expect, test } from '@jest/globals';
import { openSimulation } from '../../harness/simulator/simulation.ts';
import { DOMAIN, newSite } from '../../harness/simulator/state.ts';
import { setStage, UPDATE_SCRIPT } from '../../harness/stage.ts';
import { on } from '../support/on.ts';

const SECRET = 's3cret-of-the-site';
/** As it is on the server. A key that is empty, one that another refers to, and one that refers to a key to come. */
const ENV = `\uFEFFAPP_NAME="My shop"\nAPP_KEY=\nMAIL_FROM="\${APP_NAME}"\nMAIL_TO=\${MAIL_HOST}\nDB_PASSWORD='${SECRET}'\n`;

const stage = await setStage();
afterAll(() => stage.stop());
const SITE = '/api/servers/1/sites';
await stage.call('POST', SITE, { root_domain: 'shop.example', web_directory: '/public' });
const repository = { provider: 'custom', name: stage.repository.path, branch: 'main' };
await stage.call('POST', `${SITE}/1/repository`, repository);
beforeEach(async () => {
  stage.misbehave(() => undefined);
  await stage.call('PATCH', `${SITE}/1/env`, { content: ENV });
});
const THREE = 'update-deploy-script, sync-env, deploy';
const FILES = { '.env.example': '# needed\nAPP_NAME=\nexport APP_KEY=x\n', 'keys.txt': 'APP_KEY=\n' };
const play = (inputs: Readonly<Record<string, string>>, files = {}) =>
  stage.play(
    { site: 'shop.example', 'deploy-script': UPDATE_SCRIPT, ...inputs },
    { secrets: [SECRET, 'n3w-secret'], files: { ...FILES, ...files } },
  );

describe('env-required', () => {
  const DRY = { 'dry-run': 'true' };
  const GIVEN = { env: "APP_KEY='n3w-secret'\n" };
  const lacks = (...names: string[]) =>
    `The .env has no value for these keys of env-required: ${names.join(', ')}.`;

  test.each<[string, Readonly<Record<string, string>>, string]>([
    ['deploy', { 'env-required': 'APP_NAME, APP_KEY\nNOPE' }, lacks('APP_KEY', 'NOPE')],
    ['deploy', { ...DRY, 'env-required': '.env.example' }, lacks('APP_KEY')],
    ['deploy', { 'env-required': 'keys.txt, app.baseURL' }, lacks('APP_KEY', 'app.baseURL')],
    ['sync-env, deploy', { 'env-remove': 'APP_NAME', 'env-required': 'APP_NAME' }, lacks('APP_NAME')],
    [THREE, { ...GIVEN, 'env-required': 'APP_KEY, NOPE' }, lacks('NOPE')],
    ['deploy, sync-env', { ...GIVEN, 'env-required': 'APP_KEY' }, lacks('APP_KEY')],
  ])('fails %s before anything is written, by names alone: %j', async (operations, inputs, message) => {
    const run = await play({ operations, ...inputs });
    expect(run.outputs).toMatchObject({ outcome: 'failed', reason: 'env-key-missing', message });
    expect(stage.service.writes()).toEqual([]);
  });

  test.each([
    ['deploy', {}, 1],
    ['sync-env, deploy', GIVEN, 0],
  ])(
    'lets %s with the inputs %j go on if every key has a value (additional reads: %i)',
    async (asked, env, more) => {
      const readsWith = async (required: string) => {
        await stage.call('PATCH', `${SITE}/1/env`, { content: ENV });
        const run = await play({ operations: asked, ...env, wait: 'false', 'env-required': required });
        expect(run.outputs.outcome).toBe('succeeded');
        return stage.service.requests.filter(({ method, path }) => method === 'GET' && /env$/.test(path))
          .length;
      };
      expect((await readsWith('APP_NAME')) - (await readsWith(''))).toBe(more);
    },
  );

  test.each([
    ['404', { status: 404, body: '{"message":"Not found."}' }, 'failed'],
    ['null', { status: 200, body: '{"content":null}' }, 'planned'],
    ['a mask', { status: 200, body: '{"content":"APP_KEY=********\\n"}' }, 'planned'],
  ])('knows what an answer of %s for the .env means', async (_, answer, outcome) => {
    stage.misbehave(on(/\/env$/, answer));
    const run = await play({ operations: 'deploy', 'env-required': 'APP_KEY', ...DRY });
    expect(run.outputs.outcome).toBe(outcome);
    const unseen = expect.stringContaining('the service does not show APP_KEY of the .env');
    expect(run.warnings).toEqual(outcome === 'failed' ? [] : [unseen]);
  });

  test('finds a key missing before anything is written if the .env is to be replaced', async () => {
    stage.misbehave(on(/\/env$/, { status: 404, body: '{"message":"Not found."}' }));
    const inputs = { 'deploy-script': 'git pull', env: 'A=1', 'env-mode': 'replace', 'env-required': 'B' };
    const run = await play({ operations: 'update-deploy-script, sync-env', ...inputs });
    expect(run.outputs.reason).toBe('env-key-missing');
    expect(stage.service.requests.filter(({ method }) => method !== 'GET')).toEqual([]);
  });

  test('waits for the file that a repository brings', async () => {
    await using simulation = await openSimulation({ sites: [newSite(2)] });
    const operations = 'ensure-repository, update-deploy-script, deploy';
    const inputs = { site: DOMAIN, operations, 'deploy-script': 'git pull' };
    const runWith = (key: string, more = {}) => simulation.play({ ...inputs, 'env-required': key, ...more });
    expect((await runWith('NOPE', DRY)).warnings).toEqual([expect.stringContaining('does not show NOPE')]);
    expect((await runWith('NOPE')).outputs.reason).toBe('env-key-missing');
    expect(simulation.service.deploys).toHaveLength(0);
    expect((await runWith('APP_NAME')).outputs.outcome).toBe('succeeded');
    await runWith('APP_NAME', { 'reinstall-repository': 'true' });
    const seen = simulation.seen.map(({ line }) => line.replace(/ .*\//, ' '));
    const read = seen.indexOf('GET env');
    expect(seen.slice(read, seen.lastIndexOf('GET env'))).toContain('POST repository');
  });
});

test('what GitHub has not filled in, and a line of a crontab as its command, are rejected at once', async () => {
  const crontabs = '- user: www\n  frequency: "@daily"\n  command: ';
  const files = {
    'site.env': "A=1\nDB_PASSWORD=${{ secrets.DB_PASSWORD }}\nB='${{ secrets.B }}' # x\n# ${{ fine }}\n",
    'deploy.sh': 'set -e\n# ${{ fine }}\necho ${{ github.sha }}\n',
    'site.yml': `daemons:\n- command: run \${{ github.sha }}\ncrontabs:\n${crontabs}'*/5 * * * * www php a.php'\n${crontabs}'@daily b'\n`,
  };
  const run = await play(
    {
      operations: `${THREE}, sync-crontabs, sync-daemons`,
      'deploy-script': '',
      'env-file': 'site.env',
      'deploy-script-file': 'deploy.sh',
      manifest: 'site.yml',
      'env-required': 'DB_PASSWORD=n3w-secret, no/such.env, bad.env',
      'deploy-variables': 'a.b=1',
    },
    { ...files, 'bad.env': 'APP_KEY=\nnot one\n' },
  );
  expect([run.code, run.outputs.requests]).toEqual([2, '0']);
  for (const [place, words] of [
    ['env-file', 'no ${{ … }} in DB_PASSWORD, B: GitHub fills it in only in workflows'],
    ['deploy-script-file', 'no ${{ … }}, as in line 3: GitHub'],
    ['manifest', 'at entry 1 of daemons, command (line 2 of site.yml) no ${{ … }}'],
    ['manifest', 'at entry 1 of crontabs, command (line 6 of site.yml) a text'],
    ['manifest', 'at entry 2 of crontabs, command (line 9 of site.yml) a text'],
    ['env-required', 'names of keys, without = and values'],
    ['env-required', 'keys of letters, digits and _, or a file that exists; there is no "no/such.env"'],
    ['env-required', 'a file of lines such as KEY=; line 2 is none'],
    ['deploy-variables', 'names without dots'],
  ])
    expect(run.error).toContain(`${place}: expected ${words}`);
});

test('the address of the site and the commit of the workflow are public, although values of .env repeat them', async () => {
  const sha = 'c0ffee'.repeat(7).slice(0, 40);
  const env = `APP_URL=https://shop.example\nSESSION_DOMAIN=shop.example\nSENTRY_RELEASE=${sha}\nAPI_KEY=n3w-secret\n`;
  const inputs = { site: 'shop.example', operations: 'sync-env', env };
  const run = await stage.play(inputs, { secrets: [SECRET, 'n3w-secret'], env: { GITHUB_SHA: sha } });
  expect(run.outputs).toMatchObject({ outcome: 'succeeded', 'site-domain': 'shop.example' });
  const masked = run.stdout.match(/::add-mask::.*/g)?.join();
  expect(masked).toContain('n3w-secret');
  for (const text of [sha, 'https://shop.example']) expect(masked).not.toContain(text);
});

test('values that others read otherwise are written, with a warning that names their keys', async () => {
  const env =
    "APP_KEY='Xy$n3w-secret'\nESCAPED='a\\$b'\napp.baseURL=https://shop.example\nMAIL_HOST=a.example\nNO_SECRET=\n";
  const inputs = { operations: 'sync-env', env, 'env-remove': 'APP_NAME' };
  const planned = await play({ ...inputs, 'dry-run': 'true' });
  const run = await play(inputs);
  expect(run.outputs).toMatchObject({ outcome: 'succeeded', 'env-removed': 'APP_NAME' });
  expect(run.warnings).toEqual(planned.warnings);
  expect(run.warnings).toEqual([
    expect.stringMatching(/^NO_SECRET: set to an empty value/),
    expect.stringMatching(/^APP_KEY: has a \$, which npm's dotenv-expand/),
    expect.stringMatching(/^app\.baseURL: a shell refuses keys with dots/),
    expect.stringMatching(/^APP_NAME, MAIL_HOST: a line of \.env refers to it/),
    expect.stringMatching(/^\.env begins with a byte order mark/),
  ]);
  const { content } = Object(await stage.call('GET', `${SITE}/1/env`));
  expect(content).toContain(`\napp.baseURL=https://shop.example\n`);
  expect((await play({ operations: 'sync-env', env, 'env-required': 'app.baseURL' })).warnings).toEqual([]);
});

test('a % that ends the command of a crontab is warned of, in plan and run', async () => {
  const lines = ['tar czf $(date +%F).tgz .', 'tar czf $(date +\\%F).tgz .'];
  const crontabs = lines.map((command) => ({ user: 'www', command, frequency: '@daily' }));
  const inputs = { operations: 'sync-crontabs', manifest: JSON.stringify({ crontabs }) };
  for (const more of [{ 'dry-run': 'true' }, {}])
    expect((await play({ ...inputs, ...more })).warnings).toEqual([
      expect.stringContaining('crontab www: tar czf $(date +%F).tgz . has a % without a backslash'),
    ]);
});
