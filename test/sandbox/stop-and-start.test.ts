import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { makeRepository, type TestRepository } from '../../harness/git.ts';
import {
  isAlive,
  openSandbox,
  pick,
  runSandbox,
  type SandboxClient,
  timestamp,
  until,
  untilSeen,
} from '../support/sandbox-client.ts';

let folder: string;
let repository: TestRepository;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sandbox-test-'));
  const files = { 'public/index.html': 'first\n', '.env.example': 'APP_NAME=shop\n', 'readme.md': 'Shop\n' };
  repository = await makeRepository(join(folder, 'acme', 'shop.git'), files);
});

afterAll(() => rm(folder, { recursive: true, force: true }));

describe('stop and start', () => {
  test('a clean stop ends the running deploy, and keeps everything', async () => {
    const dataDir = join(folder, 'stopped');
    await using first = await openSandbox({ dataDir, gitBase: folder }, repository);
    const { path } = await first.installedSite(
      'test -e again && exec echo end; touch again; echo begin; sleep 600',
    );
    await first.api('PATCH', `${path}/env`, { content: 'KEPT=1\n' });
    await first.api('POST', `${path}/deploy`);
    await first.logged(path, /begin/);
    await first.api('POST', `${path}/deploy`);
    await first.sandbox.stop();
    expect(await readFile(join(dataDir, 'logs/1.log'), 'utf8')).toMatch(/^begin\nsandbox: .*stopped\.\n$/);

    await using second = await openSandbox({ dataDir }, repository);
    expect((await second.api('GET', `${path}/env`)).body).toEqual({ content: 'KEPT=1\n' });
    await second.logged(path, /^end\n$/);
    await second.sandbox.stop();
  });

  test('SIGKILL in the middle of a deploy: the deploy dies too, is closed, and the waiting one runs', async () => {
    const dataDir = join(folder, 'killed');
    await using first = await openSandbox({ dataDir, gitBase: folder }, repository);
    const { path } = await first.installedSite(
      'test -e again && exec echo end; touch again; echo begin $$; sleep 600',
    );
    await first.api('POST', `${path}/deploy`);
    await first.api('POST', `${path}/deploy`);
    const [, script] = (await first.logged(path, /^begin \d+\n$/)).split(' ');
    await first.sandbox.kill();

    await using second = await openSandbox({ dataDir }, repository);
    expect(await second.deployed(path)).toMatch(timestamp);
    expect(await readFile(join(dataDir, 'logs/1.log'), 'utf8')).toMatch(/^begin \d+\n\nsandbox: .*died.*\n$/);
    await second.logged(path, /^end\n$/);
    await until(() => !isAlive(Number(script)));
    await second.sandbox.stop();
  });

  test('what a killed sandbox left half done is undone, and nothing else', async () => {
    const dataDir = join(folder, 'half');
    await using first = await openSandbox({ dataDir }, repository);
    const [installing, removing, whole] = await Promise.all([1, 2, 3].map(() => first.installedSite('true')));
    const plain = await first.newSite({ web_directory: '/' });
    await writeFile(join(await first.folderOf(plain.id), 'by-hand.html'), 'mine\n');
    await first.sandbox.stop();
    const database = new DatabaseSync(join(dataDir, 'sandbox.db'));
    const setState = database.prepare('UPDATE repositories SET state = ? WHERE site_id = ?');
    setState.run('installing', Number(installing?.id));
    setState.run('removing', Number(removing?.id));
    database.close();
    await rm(await first.folderOf(Number(removing?.id)), { recursive: true });
    await mkdir(join(dataDir, 'sites/99-nobody.example.com'));
    await writeFile(join(dataDir, 'work/rubbish'), 'A=1');

    await using second = await openSandbox({ dataDir }, repository);
    const envs = [installing, removing, whole].map(
      async (site) => (await second.api('GET', `${site?.path}/env`)).text,
    );
    expect(await Promise.all(envs)).toEqual(['null', 'null', '{"content":"APP_NAME=shop\\n"}']);
    expect(await second.filesOf(Number(installing?.id))).toEqual([]);
    expect(await second.filesOf(plain.id)).toEqual(['by-hand.html']);
    expect(await readdir(join(dataDir, 'work'))).toEqual([]);
    expect(await readdir(join(dataDir, 'sites'))).toHaveLength(4);
    await second.sandbox.stop();
  });

  test('a data folder of an earlier version is brought up to date', async () => {
    const dataDir = join(folder, 'earlier');
    await mkdir(dataDir);
    const database = new DatabaseSync(join(dataDir, 'sandbox.db'));
    database.exec(`
      CREATE TABLE servers (
        id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT NOT NULL UNIQUE, ip_address TEXT NOT NULL,
        php_version REAL NOT NULL, sqldb_version REAL NOT NULL, status TEXT NOT NULL, created_at TEXT NOT NULL
      ) STRICT;
      CREATE TABLE sites (
        id INTEGER PRIMARY KEY AUTOINCREMENT, server_id INTEGER NOT NULL REFERENCES servers,
        domain TEXT NOT NULL UNIQUE COLLATE NOCASE, web_directory TEXT NOT NULL, project_root TEXT NOT NULL,
        blogapp INTEGER NOT NULL DEFAULT 0, webframework INTEGER NOT NULL DEFAULT 0,
        deploy_script TEXT NOT NULL, last_deploy_at TEXT, created_at TEXT NOT NULL
      ) STRICT;
      INSERT INTO servers VALUES (1, 'web-1', '127.0.0.1', 8.4, 8.4, 'Server is active', '2026-01-02 03:04:05');
      INSERT INTO sites VALUES (1, 1, 'old.example.com', '/', '/', 1, 0, 'true', NULL, '2026-01-02 03:04:05');
    `);
    database.close();
    for (const run of [1, 2]) {
      await using other = await openSandbox({ dataDir }, repository);
      const answer = await other.api('PATCH', '/api/servers/1/sites/1/notifications');
      expect([run, pick(answer.body, 'data', 'domain')]).toEqual([run, 'old.example.com']);
      await other.sandbox.stop();
    }
  });

  test('a folder that holds something else is left alone', async () => {
    const dataDir = join(folder, 'project');
    await mkdir(join(dataDir, 'sites/mine'), { recursive: true });
    const run = await runSandbox(['--port=0', `--data=${dataDir}`]);
    expect(run.status).toBe(1);
    expect(run.stderr).toContain('no sandbox made it');
    expect(await readdir(join(dataDir, 'sites'))).toEqual(['mine']);
  });
});

describe('SIGKILL', () => {
  test('while a repository is installed or removed: it is there or is not', async () => {
    const dataDir = join(folder, 'torn');
    let box = await openSandbox({ dataDir }, repository);
    try {
      const { id, path } = await box.newSite();
      const isThere = async () => (await box.filesOf(id)).length > 0;
      // For a moment the old folder is away and the new one not in its place.
      const isSeen = () => isThere().catch(() => false);
      const moments = {
        'at once': async () => true,
        'while it is cloned': async () => (await readdir(join(dataDir, 'work'))).length > 0,
        'when it is in place': isSeen,
        'when it is gone again': async (isInstalled: boolean) => isInstalled && !(await isSeen()),
      };
      for (const [moment, isNow] of Object.entries(moments)) {
        let isInstalled = false;
        const install = box.api('POST', `${path}/repository`, box.custom()).then(() => {
          isInstalled = true;
          return box.api('DELETE', `${path}/repository`);
        });
        await killWhen(box, () => isNow(isInstalled), install);

        box = await openSandbox({ dataDir }, repository);
        const env = (await box.api('GET', `${path}/env`)).body;
        const isKept = await isThere();
        expect([moment, env]).toEqual([moment, isKept ? { content: 'APP_NAME=shop\n' } : null]);
        expect(await readdir(join(dataDir, 'work'))).toEqual([]);
        const again = await box.api('POST', `${path}/repository`, box.custom());
        expect(again.status).toBe(isKept ? 422 : 200);
        await box.api('DELETE', `${path}/repository`);
      }
    } finally {
      await box.sandbox.stop();
    }
  });

  test('while a site is deleted: it is there or is not, and leaves no rubbish', async () => {
    const dataDir = join(folder, 'deleted');
    let box = await openSandbox({ dataDir }, repository);
    try {
      const isGone = async () => (await readdir(join(dataDir, 'sites'))).length === 0;
      for (const isNow of [async () => true, isGone]) {
        const { path } = await box.installedSite('sleep 600');
        await box.api('POST', `${path}/deploy`);
        await killWhen(box, isNow, box.api('DELETE', path));

        box = await openSandbox({ dataDir }, repository);
        const { status } = await box.api('GET', path);
        const names = await Promise.all(
          ['sites', 'work', 'logs'].map((name) => readdir(join(dataDir, name))),
        );
        expect(names.map((list) => list.length)).toEqual(
          status === 200 ? [1, 0, expect.any(Number)] : [0, 0, 0],
        );
        if (status === 200) expect((await box.api('DELETE', path)).status).toBe(200);
      }
    } finally {
      await box.sandbox.stop();
    }
  });
});

/** Kills the sandbox at that moment, or when its answer came before that was seen. */
async function killWhen(
  { sandbox }: SandboxClient,
  isNow: () => Promise<boolean>,
  answer: Promise<unknown>,
): Promise<void> {
  await untilSeen(isNow, answer);
  await sandbox.kill();
  await answer.catch(() => 'cut');
}
