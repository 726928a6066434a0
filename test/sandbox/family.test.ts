import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { makeRepository, type TestRepository } from '../../harness/git.ts';
import { type Sandbox, type SandboxOptions, startSandbox } from '../../harness/sandbox.ts';
import { setStage } from '../../harness/stage.ts';
import { parseOptions } from '../../sandbox/options.ts';

/** Longer than any test: what takes this long is seen in the middle, and ended by a restart. */
const ENDLESS = 600_000;
const TOO_EARLY = { status: 422, body: { error: 'Please wait until the site has been installed.' } };

let folder: string;
let repository: TestRepository;
let shared: Sandbox;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'family-'));
  repository = await makeRepository(join(folder, 'acme/shop.git'), {
    'public/index.html': 'first\n',
    '.env.example': 'APP_NAME=shop\n',
  });
  shared = await start();
});

afterAll(async () => {
  await shared.stop();
  await rm(folder, { recursive: true, force: true });
});

describe('a new site', () => {
  test('is created, then built, then active', async () => {
    const created = await api('POST', '/api/servers/1/sites', {
      root_domain: 'new.example.com',
      web_directory: '/public',
    });
    expect(created.status).toBe(201);
    expect(created.body).toMatchObject({
      data: { domain: 'new.example.com', status: 'created', has_repository: false, repository: null },
    });
    const path = `/api/servers/1/sites/${pick(created.body, 'data', 'id')}`;
    const seen = ['created'];
    await until(async () => {
      const status = await statusOf(path);
      if (status !== seen.at(-1)) seen.push(status);
      return status === 'active';
    });
    expect(['created active', 'created building active']).toContain(seen.join(' '));
    expect(await descriptions(path)).toEqual(['Site new.example.com built', 'Site new.example.com created']);
    expect((await api('GET', '/api/servers/1/sites')).body).toMatchObject({
      data: expect.arrayContaining([expect.objectContaining({ status: 'active', has_repository: false })]),
    });
  });

  test('takes no write before it is active; a killed sandbox builds it at its next start', async () => {
    const dataDir = join(folder, 'early');
    await using first = await start({ dataDir, workTimeMs: ENDLESS });
    const { path } = await addSite(first);
    expect(await statusOf(path, first)).toBe('created');
    for (const [method, rest, body] of [
      ['POST', '/repository', install()],
      ['PATCH', '/deploy/script', { deploy_script: 'true' }],
      ['PATCH', '/env', { content: '' }],
      ['POST', '/deploy', undefined],
      ['POST', '/auth-users', { name: 'ada', password: 'secret' }],
      ['DELETE', '', undefined],
    ] as const) {
      expect(await api(method, `${path}${rest}`, body, first)).toMatchObject(TOO_EARLY);
    }
    expect((await api('GET', `${path}/deploy/script`, undefined, first)).status).toBe(200);
    await first.kill();
    setInStore(dataDir, `UPDATE sites SET phase = 'building'`);

    await using second = await start({ dataDir, workTimeMs: ENDLESS });
    expect(await statusOf(path, second)).toBe('building');
    expect(await api('POST', `${path}/repository`, install(), second)).toMatchObject(TOO_EARLY);
    await second.stop();

    await using third = await start({ dataDir });
    await until(async () => (await statusOf(path, third)) === 'active');
    await third.stop();
  });
});

describe('the repository', () => {
  test('is cloned in the background; user and name are apart', async () => {
    const { path } = await readySite();
    const answer = await api('POST', `${path}/repository`, {
      provider: 'hosted_git_1',
      branch: 'main',
      name: 'acme/shop',
    });
    const shown = { provider: 'hosted_git_1', user: 'acme', name: 'shop', branch: 'main' };
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({
      data: { status: 'repository-installing', has_repository: false, repository: shown },
    });
    await until(async () => (await statusOf(path)) === 'active');
    expect((await api('GET', path)).body).toMatchObject({
      data: { status: 'active', has_repository: true, repository: shown },
    });
    expect((await api('GET', `${path}/env`)).body).toEqual({ content: 'APP_NAME=shop\n' });
    expect(await descriptions(path)).toContainEqual(expect.stringMatching(/^Repository installed/));

    const again = await api('POST', `${path}/repository`, install());
    expect(again).toEqual({ status: 422, body: { error: expect.stringContaining('has a repository') } });
    const removed = await api('DELETE', `${path}/repository`);
    expect(removed.body).toMatchObject({
      data: { status: 'active', has_repository: false, repository: null },
    });
  });

  test('that cannot be cloned leaves none, and an entry that says why', async () => {
    const { path } = await readySite();
    for (const [body, reason] of [
      [{ ...install(), branch: 'nope' }, /Remote branch nope not found/],
      [{ ...install(), name: join(folder, 'nothing.git') }, /does not exist/],
    ] as const) {
      expect((await api('POST', `${path}/repository`, body)).status).toBe(201);
      await until(async () => (await statusOf(path)) === 'active');
      expect(pick((await api('GET', path)).body, 'data', 'has_repository')).toBe(false);
      const [entry] = await log(path);
      expect(entry).toMatchObject({
        description: expect.stringMatching(/^The repository could not be installed/),
        content: expect.stringMatching(reason),
        type: null,
      });
    }
    expect(await readdir(join(shared.dataDir, 'work'))).toEqual([]);
  });

  test('a half-done install is undone by the next start, which says so', async () => {
    const dataDir = join(folder, 'cut');
    await using first = await start({ dataDir });
    const { path } = await readySite(first);
    await first.stop();
    for (const end of ['kill', 'stop'] as const) {
      await using second = await start({ dataDir, workTimeMs: ENDLESS });
      expect((await api('POST', `${path}/repository`, install(), second)).status).toBe(201);
      expect(await statusOf(path, second)).toBe('repository-installing');
      expect((await api('GET', `${path}/env`, undefined, second)).status).toBe(404);
      expect(await api('PATCH', `${path}/env`, { content: '' }, second)).toMatchObject(TOO_EARLY);
      expect(await api('POST', `${path}/repository`, install(), second)).toMatchObject(TOO_EARLY);
      await second[end]();

      await using third = await start({ dataDir });
      expect((await api('GET', path, undefined, third)).body).toMatchObject({
        data: { status: 'active', has_repository: false, repository: null },
      });
      expect((await log(path, third))[0]).toMatchObject({ content: 'The sandbox ended in the middle.' });
      await third.stop();
    }
  });

  test('a site without one has no .env', async () => {
    const { path } = await readySite();
    expect(await api('GET', `${path}/env`)).toEqual({ status: 404, body: { message: expect.any(String) } });
    expect((await api('PATCH', `${path}/env`, { content: 'A=1' })).status).toBe(404);
  });
});

describe('deploys', () => {
  test('status and log tell what happens while it happens', async () => {
    const { path, files } = await deployableSite(`${waitFor('go')}; echo end; test ! -e fail`);
    await api('POST', `${path}/deploy`);
    expect(await statusOf(path)).toBe('deploying');
    await until(async () => (await log(path))[0]?.content === 'begin go\n');
    expect(await log(path)).toMatchObject([
      { type: 'deploy', description: expect.stringMatching(/^Deploy of /) },
      { type: null, description: expect.stringContaining('deploy script') },
      { type: null, description: expect.stringContaining('Repository installed') },
      { type: null, description: expect.stringContaining('built') },
      { type: null, description: expect.stringContaining('created') },
    ]);
    expect(pick((await api('GET', path)).body, 'data', 'last_deploy_at')).toBeNull();
    await writeFile(join(files, 'go'), '');
    await until(async () => (await statusOf(path)) !== 'deploying');
    expect(await statusOf(path)).toBe('active');
    expect(pick((await api('GET', path)).body, 'data', 'last_deploy_at')).toEqual(expect.any(String));
    const [ended, deploy] = await log(path);
    expect(ended).toMatchObject({ type: null, content: '' });
    expect(deploy).toMatchObject({ type: 'deploy', content: 'begin go\nend\n' });

    await writeFile(join(files, 'fail'), '');
    await api('POST', `${path}/deploy`);
    await until(async () => (await statusOf(path)) === 'deploy-failed');
    expect((await api('DELETE', `${path}/repository`)).body).toMatchObject({ data: { status: 'active' } });
  });

  test('the site is deploying until none is left', async () => {
    const { path, files } = await deployableSite(
      `${waitFor('go-$(ls | grep -c done-)')}; touch done-$RANDOM`,
    );
    await api('POST', `${path}/deploy`);
    await api('POST', `${path}/deploy`);
    await until(async () => (await log(path))[0]?.content === 'begin go-0\n');
    await writeFile(join(files, 'go-0'), '');
    await until(async () => (await log(path))[0]?.content === 'begin go-1\n');
    expect(await statusOf(path)).toBe('deploying');
    expect((await log(path)).filter(({ type }) => type === 'deploy')).toHaveLength(2);
    await writeFile(join(files, 'go-1'), '');
    await until(async () => (await statusOf(path)) === 'active');
  });

  test('one that dies with the sandbox has failed', async () => {
    const dataDir = join(folder, 'died');
    await using first = await start({ dataDir });
    const { path } = await deployableSite(waitFor('never'), first);
    await api('POST', `${path}/deploy`, undefined, first);
    await until(async () => (await log(path, first))[0]?.content === 'begin never\n');
    await first.kill();
    await using second = await start({ dataDir });
    expect(await statusOf(path, second)).toBe('deploy-failed');
    expect((await log(path, second)).find(({ type }) => type === 'deploy')).toMatchObject({
      content: expect.stringMatching(/^begin never\n.*died/s),
    });
    await second.stop();
  });
});

describe('the log of a site', () => {
  test('shows each entry by itself too, under its own site only', async () => {
    const { path } = await readySite();
    const other = await readySite();
    const [entry] = await log(path);
    expect(entry).toEqual({
      id: expect.any(Number),
      type: null,
      description: expect.any(String),
      content: '',
      site_id: Number(path.split('/').at(-1)),
      server_id: 1,
      created_at: expect.any(String),
    });
    expect((await api('GET', `${path}/log/${entry?.id}`)).body).toEqual({ data: entry });
    expect((await api('GET', `${other.path}/log/${entry?.id}`)).status).toBe(404);
    expect((await api('GET', `${path}/log/999999`)).status).toBe(404);
    expect((await api('POST', `${path}/log/${entry?.id}`)).status).toBe(405);
  });

  test('--log-content entry: the list shows no content', async () => {
    await using sandbox = await start({ logContent: 'entry' });
    const { path } = await deployableSite('echo all went well', sandbox);
    await api('POST', `${path}/deploy`, undefined, sandbox);
    await until(async () => (await statusOf(path, sandbox)) === 'active');
    const entries = await log(path, sandbox);
    expect(entries.filter((entry) => 'content' in entry)).toEqual([]);
    const deploy = entries.find(({ type }) => type === 'deploy');
    const shown = await api('GET', `${path}/log/${deploy?.id}`, undefined, sandbox);
    expect(shown.body).toEqual({ data: { ...deploy, content: 'all went well\n' } });
  });

  test('the log of the server stays as it is in the document', async () => {
    await using sandbox = await start();
    const { path } = await deployableSite('true', sandbox);
    await api('POST', `${path}/deploy`, undefined, sandbox);
    await until(async () => (await log(path, sandbox)).length === 6);
    const { body } = await api('GET', '/api/servers/1/logs', undefined, sandbox);
    const entries = Object.values(Object(pick(body, 'data')));
    expect(entries.map((entry) => pick(entry, 'description'))).not.toContainEqual(
      expect.stringMatching(/^Deploy of/),
    );
    expect(entries[0]).not.toHaveProperty('id');
  });
});

describe('deletion', () => {
  test('answers at once, then the site is deleting until it is gone', async () => {
    const dataDir = join(folder, 'deleted');
    await using first = await start({ dataDir });
    const { path } = await deployableSite(waitFor('never'), first);
    await first.stop();

    await using second = await start({ dataDir, workTimeMs: ENDLESS });
    await api('POST', `${path}/deploy`, undefined, second);
    expect((await api('DELETE', path, undefined, second)).status).toBe(200);
    expect(await statusOf(path, second)).toBe('deleting');
    expect((await api('GET', '/api/servers/1/sites', undefined, second)).body).toMatchObject({
      data: [{ status: 'deleting' }],
    });
    expect(await api('DELETE', path, undefined, second)).toMatchObject(TOO_EARLY);
    expect(await api('POST', `${path}/deploy`, undefined, second)).toMatchObject(TOO_EARLY);
    await second.kill();

    await using third = await start({ dataDir });
    await until(async () => (await api('GET', path, undefined, third)).status === 404);
    expect(pick((await api('GET', '/api/servers/1/sites', undefined, third)).body, 'data')).toEqual([]);
    await until(async () => (await readdir(join(dataDir, 'sites'))).length === 0);
    await third.stop();
  });

  test('the document’s service finishes what the family’s left open', async () => {
    const dataDir = join(folder, 'both');
    await using family = await start({ dataDir, workTimeMs: ENDLESS });
    const { path } = await addSite(family);
    await family.kill();
    await using document = await startSandbox({ dataDir });
    const { body } = await api('GET', path, undefined, document);
    expect(body).toMatchObject({ data: { id: 1 } });
    expect(body).not.toHaveProperty('data.status');
    expect((await api('DELETE', path, undefined, document)).status).toBe(200);
    expect((await api('GET', path, undefined, document)).status).toBe(404);
    await document.stop();
  });
});

test('SIGKILL at any moment: the site comes to rest at the next start, and leaves no rubbish', async () => {
  const dataDir = join(folder, 'killed');
  for (const delayMs of [0, 10, 30, 60, 100, 200]) {
    await using first = await start({ dataDir });
    const { path } = await addSite(first);
    const story = async () => {
      await until(async () => (await statusOf(path, first)) === 'active');
      await api('POST', `${path}/repository`, install(), first);
      await until(async () => (await statusOf(path, first)) === 'active');
      await api('DELETE', path, undefined, first);
    };
    const cut = story().catch(() => 'cut');
    await sleep(delayMs);
    await first.kill();
    await cut;

    await using second = await start({ dataDir });
    await until(async () => ['active', 'undefined'].includes(await statusOf(path, second)));
    const { status, body } = await api('GET', path, undefined, second);
    const env = await api('GET', `${path}/env`, undefined, second);
    expect([status, env.status === 200]).toEqual(
      status === 404 ? [404, false] : [200, pick(body, 'data', 'has_repository')],
    );
    if (status === 200) await api('DELETE', path, undefined, second);
    await until(async () => (await api('GET', path, undefined, second)).status === 404);
    await until(async () => (await readdir(join(dataDir, 'work'))).length === 0);
    expect(await readdir(join(dataDir, 'sites'))).toEqual([]);
    await second.stop();
  }
});

describe('records', () => {
  const worker = { connection: 'redis', queue: 'mails', maximum_seconds: 60, sleep: 3, processes: 2 };
  const rule = { name: 'web', port: '443', type: 'tcp' };

  test('are created, then active; numbers are text, a single port is a number', async () => {
    const { path } = await readySite();
    const created = await api('POST', `${path}/queues`, worker);
    expect(created.status).toBe(201);
    expect(created.body).toMatchObject({
      data: { status: 'created', sleep: '3', processes: '2', maximum_seconds: '60', maximum_tries: null },
    });
    const one = `${path}/queues/${pick(created.body, 'data', 'id')}`;
    await until(async () => pick((await api('GET', one)).body, 'data', 'status') === 'active');

    const rules = '/api/servers/1/network-rules';
    expect((await api('POST', rules, rule)).body).toMatchObject({ data: { port: 443 } });
    expect((await api('POST', rules, { ...rule, port: '80:90' })).body).toMatchObject({
      data: { port: '80:90' },
    });
    expect((await api('GET', rules)).body).toMatchObject({ data: [{ port: 443 }, { port: '80:90' }] });
    const user = await api('POST', `${path}/auth-users`, { name: 'ada', password: 'secret' });
    expect([user.status, Object.keys(Object(pick(user.body, 'data')))]).toEqual([
      201,
      ['id', 'name', 'path', 'created_at'],
    ]);
  });

  test('further fields are kept and shown, never for a field of their own', async () => {
    const daemons = '/api/servers/1/daemons';
    const further = {
      directory: '/srv',
      group: '',
      processes: 3,
      stop: false,
      backoff: [1, 5],
      started: null,
    };
    const body = { command: 'run', ...further, id: 7, status: 'odd' };
    const created = await api('POST', daemons, body);
    const kept = { directory: '/srv', group: '', processes: '3', stop: false, backoff: [1, 5] };
    const shown = { command: 'run', ...kept, server_id: 1 };
    expect(created.body).toMatchObject({ data: { ...shown, status: 'created' } });
    expect(pick(created.body, 'data', 'id')).not.toBe(7);
    expect(created.body).not.toHaveProperty('data.started');
    const nested = await api('POST', daemons, { command: 'run', limits: { memory: 1 } });
    expect([nested.status, Object.keys(Object(pick(nested.body, 'errors')))]).toEqual([422, ['limits']]);
  });

  test('--require: further fields must be there, and are named when they are not', async () => {
    await using sandbox = await start({
      require: ['network-rules.rule_type', 'daemons.system_user', 'daemons.processes'],
    });
    const post = (path: string, body: object) => api('POST', `/api/servers/1/${path}`, body, sandbox);
    expect(await post('network-rules', rule)).toMatchObject({
      status: 422,
      body: { errors: { rule_type: ['The rule type field is required.'] } },
    });
    const without = await post('daemons', { system_user: ' ' });
    expect(Object.keys(Object(pick(without.body, 'errors'))).sort()).toEqual([
      'command',
      'processes',
      'system_user',
    ]);
    expect(await post('network-rules', { ...rule, rule_type: 'allow' })).toMatchObject({
      status: 201,
      body: { data: { rule_type: 'allow', port: 443 } },
    });
    expect(await post('daemons', { command: 'run', system_user: 'www', processes: 1 })).toMatchObject({
      status: 201,
      body: { data: { system_user: 'www', processes: '1' } },
    });
  });
});

test('every list comes in pages of 15', async () => {
  await using sandbox = await start();
  const { path } = await readySite(sandbox);
  const crontabs = '/api/servers/2/crontabs';
  for (let n = 1; n <= 16; n += 1) {
    await api('POST', crontabs, { user: 'www', command: `job ${n}`, frequency: '@daily' }, sandbox);
  }
  const base = `${sandbox.url}${crontabs}`;
  const { body } = await api('GET', `${crontabs}?page=2`, undefined, sandbox);
  expect(body).toEqual({
    data: [expect.objectContaining({ command: 'job 16' })],
    links: { first: `${base}?page=1`, last: `${base}?page=2`, prev: `${base}?page=1`, next: null },
    meta: { current_page: 2, from: 16, last_page: 2, path: base, per_page: 15, to: 16, total: 16 },
  });
  expect((await api('GET', `${crontabs}?page=0`, undefined, sandbox)).status).toBe(422);
  for (const list of ['/api/servers', '/api/servers/1/sites', `${path}/log`, `${path}/queues`]) {
    const answer = await api('GET', list, undefined, sandbox);
    expect(answer.body).toMatchObject({ meta: { current_page: 1, per_page: 15, last_page: 1 } });
  }
});

test('the page shows the status of each site, where the API does', async () => {
  const { path } = await deployableSite('exit 3');
  await api('POST', `${path}/deploy`);
  await until(async () => (await statusOf(path)) === 'deploy-failed');
  const page = await (await fetch(`${shared.url}/`)).text();
  expect(page).toMatch(/<dt>Status<\/dt><dd><span class="pill bad">deploy-failed</);
  expect(page).toContain('failed with exit status 3');
  await using document = await startSandbox();
  await addSite(document);
  expect(await (await fetch(`${document.url}/`)).text()).not.toContain('<dt>Status</dt>');
});

test('the limit of requests is told as in the document', async () => {
  await using sandbox = await start({ rateLimit: 60 });
  const { headers } = await fetch(`${sandbox.url}/api/servers`, {
    headers: { authorization: `Bearer ${sandbox.token}` },
  });
  expect([headers.get('x-ratelimit-limit'), headers.get('x-ratelimit-remaining')]).toEqual(['60', '59']);
});

test('a stage on it is ready for the next request when it has answered one', async () => {
  const stage = await setStage({ service: 'family' });
  try {
    const body = { root_domain: 'staged.example.com', web_directory: '/public' };
    const path = `/api/servers/1/sites/${pick(await stage.call('POST', '/api/servers/1/sites', body), 'data', 'id')}`;
    await stage.call('POST', `${path}/repository`, { ...install(), name: stage.repository.path });
    expect(await stage.call('GET', `${path}/env`)).toEqual({ content: expect.stringContaining('APP_KEY') });
    await stage.call('DELETE', path);
    expect(await stage.call('GET', path)).toEqual({ message: 'Site not found.' });
  } finally {
    await stage.stop();
  }
});

describe('options', () => {
  test.each([
    ['--service=newest', '--service must be document or family, not "newest"'],
    ['--work-time=10', '--work-time needs --service family'],
    ['--service=document --require=daemons.user', '--require needs --service family'],
    ['--log-content=entry', '--log-content needs --service family'],
    ['--service=family --log-content=none', '--log-content must be list or entry, not "none"'],
    ['--service=family --work-time=1s', '--work-time must be a whole number from 0 to 600000, not "1s"'],
    [
      '--service=family --require=daemon.user',
      '--require names KIND.FIELD, such as daemons.processes, not "daemon.user"',
    ],
    ['--service=family --require=daemons', 'not "daemons"'],
    ['--service=family --require=daemons.command', 'a daemon has that field already'],
    ['--service=family --require=network-rules.status', 'a network rule has that field already'],
  ])('%s: %s', (words, problem) => {
    const parsed = parseOptions(words.split(' '));
    expect(parsed).toEqual({ kind: 'problems', problems: [expect.stringContaining(problem)] });
  });
});

type Entry = { id: number; type: string | null; description: string; content?: string };
type Answer = { status: number; body: unknown };

function start(options: SandboxOptions = {}): Promise<Sandbox> {
  return startSandbox({ service: 'family', gitBase: folder, ...options });
}

async function api(method: string, path: string, body?: unknown, target = shared): Promise<Answer> {
  const response = await fetch(`${target.url}${path}`, {
    method,
    headers: { authorization: `Bearer ${target.token}`, 'content-type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, body: text === '' ? undefined : JSON.parse(text) };
}

function pick(value: unknown, ...keys: string[]): unknown {
  return keys.reduce((at, key) => new Map<string, unknown>(Object.entries(Object(at))).get(key), value);
}

let sites = 0;

async function addSite(target = shared): Promise<{ path: string }> {
  sites += 1;
  const body = { root_domain: `site-${sites}.example.com`, web_directory: '/public' };
  const answer = await api('POST', '/api/servers/1/sites', body, target);
  return { path: `/api/servers/1/sites/${pick(answer.body, 'data', 'id')}` };
}

async function readySite(target = shared): Promise<{ path: string }> {
  const site = await addSite(target);
  await until(async () => (await statusOf(site.path, target)) === 'active');
  return site;
}

/** A site with a repository and this script, and the folder of its files. */
async function deployableSite(
  deploy_script: string,
  target = shared,
): Promise<{ path: string; files: string }> {
  const { path } = await readySite(target);
  await api('POST', `${path}/repository`, install(), target);
  await until(async () => (await statusOf(path, target)) === 'active');
  await api('PATCH', `${path}/deploy/script`, { deploy_script }, target);
  const names = await readdir(join(target.dataDir, 'sites'));
  const name = names.find((one) => one.startsWith(`${path.split('/').at(-1)}-`));
  return { path, files: join(target.dataDir, 'sites', String(name)) };
}

/** A script that says the name of a file, and waits until it is there. */
function waitFor(name: string): string {
  return `go="${name}"; echo "begin $go"; while [ ! -e "$go" ]; do sleep 0.02; done`;
}

function install() {
  return { provider: 'custom', branch: 'main', name: repository.path };
}

async function statusOf(path: string, target = shared): Promise<string> {
  return String(pick((await api('GET', path, undefined, target)).body, 'data', 'status'));
}

async function log(path: string, target = shared): Promise<Entry[]> {
  const { body } = await api('GET', `${path}/log`, undefined, target);
  return Object.values(Object(pick(body, 'data')));
}

async function descriptions(path: string): Promise<string[]> {
  return (await log(path)).map(({ description }) => description);
}

function setInStore(dataDir: string, sql: string) {
  const database = new DatabaseSync(join(dataDir, 'sandbox.db'));
  database.exec(sql);
  database.close();
}

async function until(condition: () => Promise<boolean>) {
  const deadline = performance.now() + 20_000;
  while (!(await condition())) {
    if (performance.now() > deadline) throw new Error('Waited in vain');
    await sleep(20);
  }
}
