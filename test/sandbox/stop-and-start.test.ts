import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, describe, expect, test } from '@jest/globals';
import { ENDLESS, openShop, pick, runSandbox, until } from '../support/sandbox-client.ts';

const box = await openShop();
afterAll(() => box.stop());

describe('a sandbox that starts again', () => {
  test.each([
    ['stop', /^begin\nsandbox: .*stopped\.\n$/],
    ['kill', /^begin\n\nsandbox: .*died.*\n$/],
  ] as const)(
    'after a %s still has its data, closes the interrupted deploy and runs the waiting one',
    async (end, log) => {
      const script = `test -e again && exec echo end; touch again; echo begin; ${box.gate.wait}`;
      const { path } = await box.installedSite(script);
      await box.data('PATCH', `${path}/env`, { content: 'KEPT=1\n' });
      await box.data('POST', `${path}/deploy`);
      await box.data('POST', `${path}/deploy`);
      const { ended } = await box.gate.arrival();
      await box.logged(path, /^begin\n$/);
      const first = await box.newestLog();
      await box.restart(end);
      await ended;
      expect(await readFile(first, 'utf8')).toMatch(log);
      expect((await box.api('GET', `${path}/env`)).body).toEqual({ content: 'KEPT=1\n' });
      await box.logged(path, /^end\n$/);
    },
  );

  test('undoes what a killed sandbox has left half done, and nothing else', async () => {
    const installing = await box.installedSite('');
    const removing = await box.installedSite('');
    const whole = await box.installedSite('');
    const plain = await box.newSite({ web_directory: '/' });
    await writeFile(join(await box.folderOf(plain.id), 'by-hand.html'), 'mine\n');
    const folders = await box.namesIn('sites');
    await box.sandbox.stop();
    const database = new DatabaseSync(join(box.dataDir, 'sandbox.db'));
    const setState = database.prepare('UPDATE repositories SET state = ? WHERE site_id = ?');
    setState.run('installing', installing.id);
    setState.run('removing', removing.id);
    database.close();
    await rm(await box.folderOf(removing.id), { recursive: true });
    await mkdir(join(box.dataDir, 'sites/99-nobody.example.com'));
    await writeFile(join(box.dataDir, 'work/rubbish'), 'A=1');

    await box.restart('stop');
    const env = async ({ path }: { path: string }) => (await box.api('GET', `${path}/env`)).body;
    const kept = { content: 'APP_NAME=shop\n' };
    expect(await Promise.all([installing, removing, whole].map(env))).toEqual([null, null, kept]);
    expect(await box.filesOf(installing.id)).toEqual([]);
    expect(await box.filesOf(plain.id)).toEqual(['by-hand.html']);
    expect(await box.namesIn('work')).toEqual([]);
    expect((await box.namesIn('sites')).sort()).toEqual(folders.sort());
  });

  test('refuses a folder that no sandbox has made, and leaves it alone', async () => {
    const folder = join(box.folder, 'project');
    await mkdir(join(folder, 'sites/mine'), { recursive: true });
    const refused = { code: 1, stderr: expect.stringContaining('no sandbox made it') };
    expect(await runSandbox(['--port=0', `--data=${folder}`])).toMatchObject(refused);
    expect(await readdir(join(folder, 'sites'))).toEqual(['mine']);
  });
});

const restart = { status: 200, body: { message: expect.stringContaining('rebooting') } };

test('a restarting server is unavailable with its sites, and comes back as it was, without the deploy that ran, and runs the one that waited', async () => {
  await box.restart('stop', { 'restart-time': ENDLESS });
  const site = await box.newSite();
  await box.data('POST', '/api/servers/1/restart');
  const { status, headers } = await box.api('GET', site.path);
  expect([status, headers['retry-after']]).toEqual([503, expect.stringMatching(/^\d+$/)]);
  expect((await box.page(site.domain, '/')).status).toBe(503);
  await box.data('GET', '/api/servers/2/sites');
  await box.restart('stop', { 'restart-time': 1 });
  const { path, domain } = await box.installedSite(
    `test -e again && exec echo end; touch again; echo begin; ${box.gate.wait}`,
  );
  const before = await box.data('GET', '/api/servers/1');
  await box.data('POST', `${path}/deploy`);
  const { ended } = await box.gate.arrival();
  await box.logged(path, /^begin\n$/);
  await box.data('POST', `${path}/deploy`);
  const running = await box.newestLog();
  expect(await box.api('POST', '/api/servers/1/restart')).toMatchObject(restart);
  await ended;
  await until(async () => (await box.api('GET', path)).status === 200);
  await box.logged(path, /^end\n$/);
  expect(await readFile(running, 'utf8')).toBe(
    'begin\nsandbox: the deploy script was ended: the server was restarted.\n',
  );
  expect(await box.data('GET', '/api/servers/1')).toEqual(before);
  expect((await box.page(domain, '/')).text).toBe('first\n');
  const entries = Object.values(Object(await box.data('GET', '/api/servers/1/logs')));
  const ofServer = entries.filter((entry) => pick(entry, 'site_id') === null);
  expect(ofServer.slice(0, 2).map((entry) => pick(entry, 'description'))).toEqual([
    'Server web-1 has started',
    'Server web-1 is rebooting',
  ]);
});
