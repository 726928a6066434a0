import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from '@jest/globals';
import type { SandboxOptions } from '../../harness/sandbox.ts';
import { ENDLESS, openShop, pick, timestamp, until } from '../support/sandbox-client.ts';

const TOO_EARLY = { status: 422, body: { error: 'Please wait until the site has been installed.' } };

const ago = expect.stringMatching(/^\d+ (second|minute)s? ago$/);

type Entry = { id: number; type: string | null; description: string; content?: string };

const box = await openShop({ service: 'family', 'work-time': 0 });
afterAll(() => box.stop());

describe('with --service family, a repository', () => {
  test('is cloned in the background, and shows its user and its name separately', async () => {
    const { path } = await box.newSite();
    const hosted = { provider: 'hosted_git_1', branch: 'main' };
    const repository = { ...hosted, user: 'acme', name: 'shop' };
    const answer = await box.api('POST', `${path}/repository`, { ...hosted, name: 'acme/shop' });
    const installing = { status: 'repository-installing', has_repository: false, repository };
    expect(answer).toMatchObject({ status: 200, body: { data: installing } });
    await untilActive(path);
    expect(await box.data('GET', path)).toMatchObject({ has_repository: true, repository });
    expect((await box.api('GET', `${path}/env`)).body).toEqual({ content: 'APP_NAME=shop\n' });

    expect(await box.api('POST', `${path}/repository`, box.custom)).toMatchObject({
      status: 422,
      body: { error: expect.stringContaining('has a repository') },
    });
  });

  test('leaves a log entry with the reason, and nothing else, when it cannot be cloned', async () => {
    const { path } = await box.newSite();
    await box.data('POST', `${path}/repository`, { ...box.custom, branch: 'nope' });
    await untilActive(path);
    expect(await box.data('GET', path)).toMatchObject({ has_repository: false });
    const description = expect.stringMatching(/^The repository could not be installed/);
    const content = expect.stringContaining('Remote branch nope not found');
    expect((await log(path))[0]).toMatchObject({ description, content, type: null });
    expect(await box.namesIn('work')).toEqual([]);
  });
});

test('with --service family, a deploy is visible in the record of its site while it runs, and in the log when it has ended', async () => {
  const { id, path } = await box.installedSite(`echo begin; ${box.gate.wait}; echo end; test ! -e fail`);
  await box.data('POST', `${path}/deploy`);
  expect(await statusOf(path)).toBe('deploying');
  const { open } = await box.gate.arrival();
  await until(async () => (await liveLog(path)) === 'begin');
  const words = ['deploy script', 'Repository installed', 'built', 'created'];
  const entryOf = (part: string) => ({ type: null, description: expect.stringContaining(part) });
  expect(await log(path)).toMatchObject(words.map(entryOf));
  expect(await box.data('GET', path)).toMatchObject({ last_deploy_at: null });
  open();
  await until(async () => (await statusOf(path)) !== 'deploying');
  const ended = { status: 'active', last_deploy_at: expect.any(String), current_deploy_log: null };
  expect(await box.data('GET', path)).toMatchObject(ended);
  const [deploy, before] = await log(path);
  const description = expect.stringMatching(/^Deploy of /);
  expect(deploy).toMatchObject({ type: 'deploy', description, content: 'begin\nend\n' });
  expect(before).toMatchObject(entryOf('deploy script'));

  // The log of the server has no entry for the deploy itself.
  const [end, update] = Object.values(Object(await box.data('GET', '/api/servers/1/logs')));
  expect([end, update]).toMatchObject(['has ended', 'deploy script'].map(entryOf));
  expect(end).toMatchObject({ id: expect.any(Number), created_at_human: ago });

  await writeFile(join(await box.folderOf(id), 'fail'), '');
  await box.data('POST', `${path}/deploy`);
  (await box.gate.arrival()).open();
  await until(async () => (await statusOf(path)) === 'deploy-failed');
  const page = (await box.send('GET', '/')).text;
  expect(page).toMatch(/<dt>Status<\/dt><dd><span class="pill bad">deploy-failed</);
  expect(page).toContain('failed with exit status 1');
  const [{ id: uuid, commit_hash }] = Object(await box.data('GET', `${path}/deployments`));
  expect(page).toMatch(`deployment <code>${uuid}</code> at <code>${commit_hash}</code>`);
  expect(await box.data('DELETE', `${path}/repository`)).toMatchObject({ status: 'active' });
});

const slowly: SandboxOptions = { service: 'family', 'work-time': ENDLESS, 'log-content': 'entry' };
const shop = await openShop();
afterAll(() => shop.stop());
/** Sites to delete, to install a repository on, and to deploy; one that is new. */
const { path: deleted } = await shop.newSite();
const { path: installing } = await shop.newSite();
const { path: deploying } = await shop.installedSite(`echo begin; ${shop.gate.wait}`);
await shop.restart('stop', slowly);
const { path: fresh } = await shop.newSite();

describe('with --service family, background work', () => {
  const refused = async (method: string, path: string, body?: object): Promise<void> =>
    expect(await shop.api(method, path, body)).toMatchObject(TOO_EARLY);

  test('makes a new site refuse writes until it is active', async () => {
    expect(await statusOf(fresh, shop)).toBe('created');
    await refused('POST', `${fresh}/repository`, shop.custom);
    await refused('PATCH', `${fresh}/deploy/script`, { deploy_script: 'true' });
    await refused('PATCH', `${fresh}/env`, { content: '' });
    await refused('POST', `${fresh}/deploy`);
    await refused('POST', `${fresh}/auth-users`, { name: 'ada', password: 'secret' });
    await refused('DELETE', fresh);
    expect((await shop.api('GET', `${fresh}/deploy/script`)).status).toBe(200);
  });

  test('shows a deleted site as deleting until it is gone', async () => {
    await shop.data('DELETE', deleted);
    const deleting = expect.objectContaining({ status: 'deleting' });
    expect(await shop.data('GET', deleted)).toEqual(deleting);
    expect(await shop.data('GET', '/api/servers/1/sites')).toContainEqual(deleting);
    await refused('DELETE', deleted);
    await refused('POST', `${deleted}/deploy`);
  });

  test('interrupted by SIGKILL ends at the next start: an install is undone, a deploy has failed', async () => {
    await shop.data('POST', `${installing}/repository`, shop.custom);
    expect(await statusOf(installing, shop)).toBe('repository-installing');
    expect((await shop.api('GET', `${installing}/env`)).status).toBe(404);
    await refused('PATCH', `${installing}/env`, { content: '' });
    await refused('POST', `${installing}/repository`, shop.custom);
    await shop.data('POST', `${deploying}/deploy`);
    await shop.gate.arrival();
    await until(async () => (await liveLog(deploying, shop)) === 'begin');
    await shop.restart('kill', { ...slowly, 'work-time': 0 });

    const none = { status: 'active', has_repository: false, repository: null };
    expect(await shop.data('GET', installing)).toMatchObject(none);
    expect(await contentOf(installing, null)).toBe('The sandbox ended in the middle.');
    expect(await statusOf(deploying, shop)).toBe('deploy-failed');
    expect(await contentOf(deploying, 'deploy')).toMatch(/^begin\n.*died/s);
    expect(await statusOf(fresh, shop)).toBe('active');
    await until(async () => (await shop.api('GET', deleted)).status === 404);
  });

  /** The content of the newest entry of this type. The list of entries does not show it. */
  async function contentOf(path: string, type: string | null): Promise<unknown> {
    const entries = await log(path, shop);
    expect(entries.filter((entry) => 'content' in entry)).toEqual([]);
    const id = entries.find((entry) => entry.type === type)?.id;
    return pick(await shop.data('GET', `${path}/log/${id}`), 'content');
  }
});

const statusOf = async (path: string, shop = box): Promise<unknown> =>
  pick(await shop.data('GET', path), 'status');

const liveLog = async (path: string, shop = box): Promise<unknown> =>
  pick(await shop.data('GET', path), 'current_deploy_log');

const untilActive = (path: string): Promise<void> => until(async () => (await statusOf(path)) === 'active');

const log = async (path: string, shop = box): Promise<Entry[]> =>
  Object.values(Object(await shop.data('GET', `${path}/log`)));

/** Requests a deploy, and returns the path of its deployment. */
async function deploy(path: string, variables?: object, shop = box): Promise<string> {
  const body = variables && { variables };
  const answer = await shop.api('POST', `${path}/deploy`, body);
  expect(answer).toMatchObject({ status: 200, body: { message: expect.any(String) } });
  const id = pick(answer.body, 'deployment_id');
  expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  return `${path}/deployments/${id}`;
}

/** The record of a deployment once it has finished. */
async function finished(deployment: string, shop = box): Promise<object> {
  await until(async () => pick(await shop.data('GET', deployment), 'log_id') != null);
  return Object(await shop.data('GET', deployment));
}

const logOf = async (deployment: string): Promise<unknown> =>
  pick(await box.data('GET', `${deployment}/log`), 'content');

describe('a deployment', () => {
  test('shows only its id and status while it runs, and then how it ended', async () => {
    const { path } = await box.installedSite(`echo begin; ${box.gate.wait}; echo end`);
    const deployment = await deploy(path);
    const { open } = await box.gate.arrival();
    const uuid = deployment.split('/').at(-1);
    expect(await box.data('GET', deployment)).toEqual({ id: uuid, status: 'deploying' });
    expect((await box.api('GET', `${deployment}/log`)).status).toBe(404);
    expect(await box.data('GET', `${path}/deployments`)).toEqual([]);
    open();
    const record = await finished(deployment);
    const commit = String(pick(record, 'commit_hash'));
    expect(commit).toMatch(/^[0-9a-f]{7,12}$/);
    expect(record).toEqual({
      id: uuid,
      status: 'success',
      commit_hash: commit,
      commit_message: expect.stringMatching(/./),
      source: 'api',
      human_source: 'API',
      created_at: expect.stringMatching(timestamp),
      log_id: expect.any(Number),
      log_url: `${box.sandbox.url}${deployment}/log`,
    });
    const log = { deployment_id: uuid, log_id: pick(record, 'log_id'), status: 'success' };
    const words = { content: 'begin\nend\n', description: expect.stringMatching(/^Deploy of /) };
    expect(await box.data('GET', `${deployment}/log`)).toEqual({ ...log, ...words });
    const [newest] = Object(await box.data('GET', `${path}/log`));
    expect(newest).toMatchObject({ id: pick(record, 'log_id'), type: 'deploy', content: words.content });

    await box.data('PATCH', `${path}/deploy/script`, { deploy_script: 'exit 3' });
    expect(await finished(await deploy(path))).toMatchObject({ status: 'failed', commit_hash: commit });
  });

  test('shows the commit that is checked out at the end, and none where there is none', async () => {
    const { path } = await box.installedSite('git fetch -q origin main; git reset -q --hard FETCH_HEAD');
    const commit = await box.repository.commit({ 'new.txt': 'new' }, 'A title\n\nand a text');
    const { commit_hash, commit_message } = Object(await finished(await deploy(path)));
    expect(commit.startsWith(commit_hash)).toBe(true);
    expect(commit_message).toBe('A title\n\nand a text');
    await box.data('PATCH', `${path}/deploy/script`, { deploy_script: 'rm -rf .git' });
    const none = { status: 'success', commit_hash: null, commit_message: null };
    expect(await finished(await deploy(path))).toMatchObject(none);
  });

  test('is scheduled while another one of the site runs', async () => {
    const { path } = await box.installedSite(box.gate.wait);
    const first = await deploy(path);
    const { open } = await box.gate.arrival();
    expect(await liveLog(path)).toBe(null);
    const second = await deploy(path);
    const scheduled = { status: 'scheduled', commit_hash: null, log_id: null, log_url: null };
    expect(await box.data('GET', second)).toMatchObject(scheduled);
    expect((await box.api('GET', `${second}/log`)).status).toBe(404);
    expect(await box.data('GET', `${path}/deployments?include_logs=1`)).toEqual([
      expect.objectContaining({ ...scheduled, log_content: null }),
    ]);
    open();
    await finished(first);
    (await box.gate.arrival()).open();
    await finished(second);
  });
});

describe('the variables of a deploy', () => {
  test('reach its script with their names in capitals, and no other deploy', async () => {
    const { path } = await box.installedSite('env -0 | grep -z "^[A-Z]*_TEST=" | sort -z | tr "\\0" "\\n"');
    const variables = { mixed_Test: `it's "$HOME"\nö`, EMPTY_test: '', long_test: 'x'.repeat(4096) };
    const first = await deploy(path, { ...variables, number_test: 7 });
    await finished(first);
    const long = `LONG_TEST=${'x'.repeat(4096)}`;
    expect(await logOf(first)).toBe(`EMPTY_TEST=\n${long}\nMIXED_TEST=it's "$HOME"\nö\nNUMBER_TEST=7\n`);
    for (const none of [undefined, {}, []]) {
      const next = await deploy(path, none);
      await finished(next);
      expect(await logOf(next)).toBe('');
    }
    for (const body of [{ variables: null }, []])
      expect((await box.api('POST', `${path}/deploy`, body)).status).toBe(200);
  });

  test.each<[string, unknown]>([
    ['a value that is too long', { a: 'x'.repeat(4097) }],
    ['a name with an equals sign', { 'a=b': 'x' }],
  ])('are refused for %s, and nothing is deployed', async (_, variables) => {
    const { path } = await box.installedSite('true');
    const answer = await box.api('POST', `${path}/deploy`, { variables });
    const errors = { variables: [expect.stringMatching(/^[A-Z].*\.$/)] };
    expect(answer).toMatchObject({ status: 422, body: { errors } });
    expect(await box.data('GET', `${path}/deployments`)).toEqual([]);
    expect(await box.data('GET', path)).toMatchObject({ status: 'active' });
  });

  test('are forgotten when the deploy begins', async () => {
    const { path } = await box.installedSite('true');
    const deployment = await deploy(path, { token: 'secret-of-a-deploy' });
    await finished(deployment);
    const shown = [deployment, `${path}/deployments`, `${path}/log`, path, '/api/servers/1/logs?per_page=50'];
    const texts = await Promise.all(shown.map(async (one) => (await box.api('GET', one)).text));
    expect([...texts, (await box.send('GET', '/?pause')).text].join()).not.toContain('secret-of-a-deploy');
  });
});

test('a service without deployments answers a trigger with words only, and nothing names them', async () => {
  await using shop = await openShop({ service: 'family', 'work-time': 0, without: ['deployments'] });
  const { path } = await shop.installedSite('true');
  const answer = await shop.api('POST', `${path}/deploy`);
  expect(Object.keys(Object(answer.body))).toEqual(['message']);
  expect((await shop.send('GET', '/openapi.json')).text).not.toMatch(/\/deployments|deployment_id/);
  expect((await shop.send('GET', '/')).text).not.toContain('deployment');
});
