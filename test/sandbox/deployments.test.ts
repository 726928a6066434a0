import { afterAll, describe, expect, test } from '@jest/globals';
import { openShop, pick, timestamp, until } from '../support/sandbox-client.ts';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const NOWHERE = '11111111-1111-4111-8111-111111111111';

const box = await openShop({ service: 'family', workTimeMs: 0 });
afterAll(() => box.stop());

/** Requests a deploy, and returns the path of its deployment. */
async function deploy(path: string, variables?: object, shop = box): Promise<string> {
  const body = variables && { variables };
  const answer = await shop.api('POST', `${path}/deploy`, body);
  expect(answer).toMatchObject({ status: 200, body: { message: expect.any(String) } });
  const id = pick(answer.body, 'deployment_id');
  expect(id).toMatch(UUID);
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
      ...{ id: uuid, status: 'success', commit_hash: commit, commit_message: expect.stringMatching(/./) },
      ...{ source: 'api', human_source: 'API', created_at: expect.stringMatching(timestamp) },
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
    const first = await deploy(path, variables);
    await finished(first);
    const long = `LONG_TEST=${'x'.repeat(4096)}`;
    expect(await logOf(first)).toBe(`EMPTY_TEST=\n${long}\nMIXED_TEST=it's "$HOME"\nö\n`);
    for (const none of [undefined, {}, []]) {
      const next = await deploy(path, none);
      await finished(next);
      expect(await logOf(next)).toBe('');
    }
    await deploy(path, { ...variables, number_test: 7 });
    for (const body of [{ variables: null }, []])
      expect((await box.api('POST', `${path}/deploy`, body)).status).toBe(200);
  });

  test('count less than what the service sets itself', async () => {
    const { id, path } = await box.installedSite('echo "$SITE_ID $SITE_DEPLOY_COMMIT $GIT_TERMINAL_PROMPT"');
    const odd = { site_id: 'x', Path: '/nowhere', git_terminal_prompt: '1', site_deploy_commit: 'c0ffee' };
    const deployment = await deploy(path, odd);
    expect(await finished(deployment)).toMatchObject({ status: 'success' });
    expect(await logOf(deployment)).toBe(`${id} c0ffee 0\n`);
  });

  test.each<[string, unknown]>([
    ['a list', ['a']],
    ['null as a value', { a: null }],
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

describe('a service without', () => {
  const later = { service: 'family', workTimeMs: 0 } as const;

  test('deployments answers a trigger with words only, and has no path for them', async () => {
    await using shop = await openShop({ ...later, without: ['deployments'] });
    const { path } = await shop.installedSite('echo "$COMMIT"');
    const answer = await shop.api('POST', `${path}/deploy`, { variables: { commit: 'c0ffee' } });
    expect(Object.keys(Object(answer.body))).toEqual(['message']);
    await until(async () => pick(await shop.data('GET', path), 'last_deploy_at') !== null);
    const [newest] = Object(await shop.data('GET', `${path}/log`));
    expect(newest).toMatchObject({ type: 'deploy', content: 'c0ffee\n' });
    for (const end of ['', `/${NOWHERE}`, `/${NOWHERE}/log`])
      expect((await shop.api('GET', `${path}/deployments${end}`)).status).toBe(404);
    const document = (await shop.send('GET', '/openapi.json')).text;
    expect(document).not.toMatch(/\/deployments|deployment_id/);
    expect((await shop.send('GET', '/')).text).not.toContain('deployment');
  });
});
