import { readFile } from 'node:fs/promises';
import { afterAll, describe, expect, test } from '@jest/globals';
import { ENDLESS, openShop, pick, until } from '../support/sandbox-client.ts';

const box = await openShop({ restartMs: ENDLESS });
afterAll(() => box.stop());

describe('a restarting server', () => {
  const restart = { status: 200, body: { message: expect.stringContaining('rebooting') } };

  test('is unavailable with its sites, and comes back as it was, without the deploy that ran, and runs the one that waited', async () => {
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
    const { status, headers } = await box.api('GET', path);
    expect([status, headers['retry-after']]).toEqual([503, expect.stringMatching(/^\d+$/)]);
    expect((await box.page(domain, '/')).status).toBe(503);
    await box.data('GET', '/api/servers/2/sites');
    await ended;
    await box.restart('stop', { restartMs: 1 });
    await until(async () => (await box.api('GET', path)).status === 200);
    await box.logged(path, /^end\n$/);
    expect(await readFile(running, 'utf8')).toBe(
      'begin\nsandbox: the deploy script was ended: the server was restarted.\n',
    );
    expect(await box.data('GET', '/api/servers/1')).toEqual(before);
    expect((await box.page(domain, '/')).text).toBe('first\n');
    const [started, rebooting] = (await entriesOf('/api/servers/1/logs')).filter(([, site]) => site === null);
    expect([rebooting, started]).toEqual([
      ['Server web-1 is rebooting', null],
      ['Server web-1 has started', null],
    ]);
  });
});

async function entriesOf(path: string): Promise<unknown[][]> {
  const entries = Object.values(Object(await box.data('GET', path)));
  return entries.map((entry) => [pick(entry, 'description'), pick(entry, 'site_id')]);
}
