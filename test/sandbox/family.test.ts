import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { makeRepository, type TestRepository } from '../../harness/git.ts';
import type { SandboxOptions } from '../../harness/sandbox.ts';
import { openSandbox, pick, type SandboxClient, until, untilSeen } from '../support/sandbox-client.ts';

/** Longer than any test: what takes this long is seen in the middle, and ended by a restart. */
const ENDLESS = 600_000;
const TOO_EARLY = { status: 422, body: { error: 'Please wait until the site has been installed.' } };

let folder: string;
let repository: TestRepository;
let box: SandboxClient;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'family-'));
  repository = await makeRepository(join(folder, 'acme/shop.git'), {
    'public/index.html': 'first\n',
    '.env.example': 'APP_NAME=shop\n',
  });
  box = await start();
});

afterAll(async () => {
  await box.sandbox.stop();
  await rm(folder, { recursive: true, force: true });
});

describe('a new site', () => {
  test('is created, then built, then active', async () => {
    const created = await box.api('POST', '/api/servers/1/sites', {
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
    expect((await box.api('GET', '/api/servers/1/sites')).body).toMatchObject({
      data: expect.arrayContaining([expect.objectContaining({ status: 'active', has_repository: false })]),
    });
  });
});

describe('the repository', () => {
  test('is cloned in the background; user and name are apart', async () => {
    const { path } = await readySite();
    const answer = await box.api('POST', `${path}/repository`, {
      provider: 'hosted_git_1',
      branch: 'main',
      name: 'acme/shop',
    });
    const shown = { provider: 'hosted_git_1', user: 'acme', name: 'shop', branch: 'main' };
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({
      data: { status: 'repository-installing', has_repository: false, repository: shown },
    });
    await untilActive(path);
    expect((await box.api('GET', path)).body).toMatchObject({
      data: { status: 'active', has_repository: true, repository: shown },
    });
    expect((await box.api('GET', `${path}/env`)).body).toEqual({ content: 'APP_NAME=shop\n' });
    expect(await descriptions(path)).toContainEqual(expect.stringMatching(/^Repository installed/));

    const again = await box.api('POST', `${path}/repository`, install());
    expect(again).toMatchObject({
      status: 422,
      body: { error: expect.stringContaining('has a repository') },
    });
    const removed = await box.api('DELETE', `${path}/repository`);
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
      expect((await box.api('POST', `${path}/repository`, body)).status).toBe(201);
      await untilActive(path);
      expect(pick((await box.api('GET', path)).body, 'data', 'has_repository')).toBe(false);
      const [entry] = await log(path);
      expect(entry).toMatchObject({
        description: expect.stringMatching(/^The repository could not be installed/),
        content: expect.stringMatching(reason),
        type: null,
      });
    }
    expect(await readdir(join(box.sandbox.dataDir, 'work'))).toEqual([]);
  });

  test('a site without one has no .env', async () => {
    const { path } = await readySite();
    expect(await box.api('GET', `${path}/env`)).toMatchObject({
      status: 404,
      body: { message: expect.any(String) },
    });
    expect((await box.api('PATCH', `${path}/env`, { content: 'A=1' })).status).toBe(404);
  });
});

describe('deploys', () => {
  test('status and log tell what happens while it happens', async () => {
    const { path, files } = await deployableSite(`${waitFor('go')}; echo end; test ! -e fail`);
    await box.api('POST', `${path}/deploy`);
    expect(await statusOf(path)).toBe('deploying');
    await until(async () => (await log(path))[0]?.content === 'begin go\n');
    expect(await log(path)).toMatchObject([
      { type: 'deploy', description: expect.stringMatching(/^Deploy of /) },
      { type: null, description: expect.stringContaining('deploy script') },
      { type: null, description: expect.stringContaining('Repository installed') },
      { type: null, description: expect.stringContaining('built') },
      { type: null, description: expect.stringContaining('created') },
    ]);
    expect(pick((await box.api('GET', path)).body, 'data', 'last_deploy_at')).toBeNull();
    await writeFile(join(files, 'go'), '');
    await until(async () => (await statusOf(path)) !== 'deploying');
    expect(await statusOf(path)).toBe('active');
    expect(pick((await box.api('GET', path)).body, 'data', 'last_deploy_at')).toEqual(expect.any(String));
    const [ended, deploy] = await log(path);
    expect(ended).toMatchObject({ type: null, content: '' });
    expect(deploy).toMatchObject({ type: 'deploy', content: 'begin go\nend\n' });

    await writeFile(join(files, 'fail'), '');
    await box.api('POST', `${path}/deploy`);
    await until(async () => (await statusOf(path)) === 'deploy-failed');
    expect((await box.api('DELETE', `${path}/repository`)).body).toMatchObject({
      data: { status: 'active' },
    });
  });

  test('the site is deploying until none is left', async () => {
    const { path, files } = await deployableSite(
      `${waitFor('go-$(ls | grep -c done-)')}; touch done-$RANDOM`,
    );
    await box.api('POST', `${path}/deploy`);
    await box.api('POST', `${path}/deploy`);
    await until(async () => (await log(path))[0]?.content === 'begin go-0\n');
    await writeFile(join(files, 'go-0'), '');
    await until(async () => (await log(path))[0]?.content === 'begin go-1\n');
    expect(await statusOf(path)).toBe('deploying');
    expect((await log(path)).filter(({ type }) => type === 'deploy')).toHaveLength(2);
    await writeFile(join(files, 'go-1'), '');
    await untilActive(path);
  });

  test('one that dies with the sandbox has failed', async () => {
    const dataDir = join(folder, 'died');
    await using first = await start({ dataDir });
    const { path } = await deployableSite(waitFor('never'), first);
    await first.api('POST', `${path}/deploy`);
    await until(async () => (await log(path, first))[0]?.content === 'begin never\n');
    await first.sandbox.kill();
    await using second = await start({ dataDir });
    expect(await statusOf(path, second)).toBe('deploy-failed');
    expect((await log(path, second)).find(({ type }) => type === 'deploy')).toMatchObject({
      content: expect.stringMatching(/^begin never\n.*died/s),
    });
    await second.sandbox.stop();
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
    expect((await box.api('GET', `${path}/log/${entry?.id}`)).body).toEqual({ data: entry });
    expect((await box.api('GET', `${other.path}/log/${entry?.id}`)).status).toBe(404);
    expect((await box.api('GET', `${path}/log/999999`)).status).toBe(404);
    expect((await box.api('POST', `${path}/log/${entry?.id}`)).status).toBe(405);
  });

  test('--log-content entry: the list shows no content', async () => {
    await using sandbox = await start({ logContent: 'entry' });
    const { path } = await deployableSite('echo all went well', sandbox);
    await sandbox.api('POST', `${path}/deploy`);
    await untilActive(path, sandbox);
    const entries = await log(path, sandbox);
    expect(entries.filter((entry) => 'content' in entry)).toEqual([]);
    const deploy = entries.find(({ type }) => type === 'deploy');
    const shown = await sandbox.api('GET', `${path}/log/${deploy?.id}`);
    expect(shown.body).toEqual({ data: { ...deploy, content: 'all went well\n' } });
  });

  test('the log of the server stays as it is in the document', async () => {
    const { path } = await deployableSite('true');
    await box.api('POST', `${path}/deploy`);
    await until(async () => (await log(path)).length === 6);
    const { body } = await box.api('GET', '/api/servers/1/logs');
    const entries = Object.values(Object(pick(body, 'data')));
    expect(entries.map((entry) => pick(entry, 'description'))).not.toContainEqual(
      expect.stringMatching(/^Deploy of/),
    );
    expect(entries[0]).not.toHaveProperty('id');
  });
});

describe('work in the background', () => {
  let dataDir: string;
  let working: SandboxClient;
  /** One to delete, one to install a repository on, one that is new. */
  let [deleted, installing, fresh] = ['', '', ''];
  beforeAll(async () => {
    dataDir = join(folder, 'background');
    await using before = await start({ dataDir });
    deleted = (await deployableSite(waitFor('never'), before)).path;
    installing = (await readySite(before)).path;
    await before.sandbox.stop();
    working = await start({ dataDir, workTimeMs: ENDLESS });
  });
  afterAll(() => working.sandbox.stop());

  test('a new site takes no write before it is active', async () => {
    fresh = (await addSite(working)).path;
    expect(await statusOf(fresh, working)).toBe('created');
    for (const [method, rest, body] of [
      ['POST', '/repository', install()],
      ['PATCH', '/deploy/script', { deploy_script: 'true' }],
      ['PATCH', '/env', { content: '' }],
      ['POST', '/deploy', undefined],
      ['POST', '/auth-users', { name: 'ada', password: 'secret' }],
      ['DELETE', '', undefined],
    ] as const) {
      expect(await working.api(method, `${fresh}${rest}`, body)).toMatchObject(TOO_EARLY);
    }
    expect((await working.api('GET', `${fresh}/deploy/script`)).status).toBe(200);
  });

  test('a site that is deleted is deleting until it is gone', async () => {
    await working.api('POST', `${deleted}/deploy`);
    expect((await working.api('DELETE', deleted)).status).toBe(200);
    expect(await statusOf(deleted, working)).toBe('deleting');
    expect((await working.api('GET', '/api/servers/1/sites')).body).toMatchObject({
      data: expect.arrayContaining([expect.objectContaining({ status: 'deleting' })]),
    });
    expect(await working.api('DELETE', deleted)).toMatchObject(TOO_EARLY);
    expect(await working.api('POST', `${deleted}/deploy`)).toMatchObject(TOO_EARLY);
  });

  test('a half-done install is undone by the next start, which says so; the rest goes on', async () => {
    for (const end of ['stop', 'kill'] as const) {
      expect((await working.api('POST', `${installing}/repository`, install())).status).toBe(201);
      expect(await statusOf(installing, working)).toBe('repository-installing');
      expect((await working.api('GET', `${installing}/env`)).status).toBe(404);
      expect(await working.api('PATCH', `${installing}/env`, { content: '' })).toMatchObject(TOO_EARLY);
      expect(await working.api('POST', `${installing}/repository`, install())).toMatchObject(TOO_EARLY);
      await working.sandbox[end]();
      if (end === 'stop') setInStore(dataDir, `UPDATE sites SET phase = 'building' WHERE phase = 'created'`);

      working = await start({ dataDir, ...(end === 'stop' && { workTimeMs: ENDLESS }) });
      expect((await working.api('GET', installing)).body).toMatchObject({
        data: { status: 'active', has_repository: false, repository: null },
      });
      expect((await log(installing, working))[0]).toMatchObject({
        content: 'The sandbox ended in the middle.',
      });
      if (end === 'kill') continue;
      expect(await statusOf(fresh, working)).toBe('building');
      expect(await working.api('POST', `${fresh}/repository`, install())).toMatchObject(TOO_EARLY);
      expect(await statusOf(deleted, working)).toBe('deleting');
    }
    await untilActive(fresh, working);
    await until(async () => (await working.api('GET', deleted)).status === 404);
    await until(async () => (await readdir(join(dataDir, 'sites'))).length === 2);
  });

  test('the document’s service finishes what the family’s left open', async () => {
    const dataDir = join(folder, 'both');
    await using family = await start({ dataDir, workTimeMs: ENDLESS });
    const { path } = await addSite(family);
    await family.sandbox.kill();
    await using document = await openSandbox({ dataDir });
    const { body } = await document.api('GET', path);
    expect(body).toMatchObject({ data: { id: 1 } });
    expect(body).not.toHaveProperty('data.status');
    expect((await document.api('DELETE', path)).status).toBe(200);
    expect((await document.api('GET', path)).status).toBe(404);
    await document.sandbox.stop();
  });
});

test('SIGKILL in the middle: the site comes to rest at the next start, and leaves no rubbish', async () => {
  const dataDir = join(folder, 'killed');
  let client = await start({ dataDir });
  try {
    const moments = {
      'while it is built': async (path: string) => (await statusOf(path, client)) === 'building',
      'while it is cloned': async () => (await readdir(join(dataDir, 'work'))).length > 0,
      'while it is deleted': async (path: string) => (await statusOf(path, client)) === 'deleting',
    };
    for (const [moment, isNow] of Object.entries(moments)) {
      const { path } = await addSite(client);
      const story = untilActive(path, client)
        .then(() => client.api('POST', `${path}/repository`, install()))
        .then(() => untilActive(path, client))
        .then(() => client.api('DELETE', path));
      await untilSeen(() => isNow(path), story);
      await client.sandbox.kill();
      await story.catch(() => 'cut');

      client = await start({ dataDir });
      await until(async () => ['active', 'undefined'].includes(await statusOf(path, client)));
      const { status, body } = await client.api('GET', path);
      const env = await client.api('GET', `${path}/env`);
      expect([moment, status, env.status === 200]).toEqual(
        status === 404 ? [moment, 404, false] : [moment, 200, pick(body, 'data', 'has_repository')],
      );
      if (status === 200) await client.api('DELETE', path);
      await until(async () => (await client.api('GET', path)).status === 404);
      await until(async () => (await readdir(join(dataDir, 'work'))).length === 0);
      expect(await readdir(join(dataDir, 'sites'))).toEqual([]);
    }
  } finally {
    await client.sandbox.stop();
  }
});

test('the page shows the status of each site', async () => {
  const { path } = await deployableSite('exit 3');
  await box.api('POST', `${path}/deploy`);
  await until(async () => (await statusOf(path)) === 'deploy-failed');
  const page = await (await fetch(`${box.sandbox.url}/`)).text();
  expect(page).toMatch(/<dt>Status<\/dt><dd><span class="pill bad">deploy-failed</);
  expect(page).toContain('failed with exit status 3');
});

type Entry = { id: number; type: string | null; description: string; content?: string };

function start(options: SandboxOptions = {}): Promise<SandboxClient> {
  return openSandbox({ service: 'family', gitBase: folder, ...options });
}

let sites = 0;

async function addSite(target = box): Promise<{ path: string }> {
  sites += 1;
  const body = { root_domain: `site-${sites}.example.com`, web_directory: '/public' };
  const answer = await target.api('POST', '/api/servers/1/sites', body);
  return { path: `/api/servers/1/sites/${pick(answer.body, 'data', 'id')}` };
}

async function readySite(target = box): Promise<{ path: string }> {
  const site = await addSite(target);
  await untilActive(site.path, target);
  return site;
}

/** A site with a repository and this script, and the folder of its files. */
async function deployableSite(deploy_script: string, target = box): Promise<{ path: string; files: string }> {
  const { path } = await readySite(target);
  await target.api('POST', `${path}/repository`, install());
  await untilActive(path, target);
  await target.api('PATCH', `${path}/deploy/script`, { deploy_script });
  const names = await readdir(join(target.sandbox.dataDir, 'sites'));
  const name = names.find((one) => one.startsWith(`${path.split('/').at(-1)}-`));
  return { path, files: join(target.sandbox.dataDir, 'sites', String(name)) };
}

/** A script that says the name of a file, and waits until it is there. */
function waitFor(name: string): string {
  return `go="${name}"; echo "begin $go"; while [ ! -e "$go" ]; do sleep 0.02; done`;
}

function install() {
  return { provider: 'custom', branch: 'main', name: repository.path };
}

async function statusOf(path: string, target = box): Promise<string> {
  return String(pick((await target.api('GET', path)).body, 'data', 'status'));
}

function untilActive(path: string, target = box): Promise<void> {
  return until(async () => (await statusOf(path, target)) === 'active');
}

async function log(path: string, target = box): Promise<Entry[]> {
  const { body } = await target.api('GET', `${path}/log`);
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
