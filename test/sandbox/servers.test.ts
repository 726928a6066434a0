import { readFile } from 'node:fs/promises';
import { afterAll, describe, expect, test } from '@jest/globals';
import { ENDLESS, openShop, pick, timestamp, until } from '../support/sandbox-client.ts';

const box = await openShop({ restartMs: ENDLESS });
afterAll(() => box.stop());

describe('the log of a server', () => {
  test('comes in pages of fifteen entries, newest first, with links to the other pages', async () => {
    const path = '/api/servers/2/logs';
    const base = `${box.sandbox.url}${path}`;
    const get = async (query: string) => Object((await box.api('GET', path + query)).body);
    expect(await get('?page=1')).toEqual({
      data: [],
      links: { first: `${base}?page=1`, last: `${base}?page=1`, prev: null, next: null },
      meta: { current_page: 1, from: null, last_page: 1, path: base, per_page: 15, to: null, total: 0 },
    });
    const numbers = Array.from({ length: 31 }, (_, index) => index + 1);
    for (const n of numbers) await box.data('POST', '/api/servers/2/daemons', { command: `daemon ${n}` });
    const queries = ['', '?further=1&page=2', '?page=3', '?page=9'];
    const [first, second, third, past] = await Promise.all(queries.map(get));
    const page = (number: number): string => `${base}?page=${number}`;
    expect(second).toEqual({
      data: expect.any(Array),
      links: { first: page(1), last: page(3), prev: page(1), next: page(3) },
      meta: { current_page: 2, from: 16, last_page: 3, path: base, per_page: 15, to: 30, total: 31 },
    });
    const entries = [first, second, third].flatMap((page) => page.data);
    const own = { content: '', site_id: null, server_id: 2, created_at: expect.stringMatching(timestamp) };
    const shown = numbers.map((n) => ({ ...own, description: `Daemon ${n} created` }));
    expect(entries).toEqual(shown.toReversed());
    expect(past).toMatchObject({
      data: [],
      links: { prev: page(3), next: null },
      meta: { current_page: 9, from: null, to: null, last_page: 3 },
    });
    for (const wrong of ['0', '-1', '1.5', 'x', '', '01', '1'.repeat(400)]) {
      const { status, body } = await box.api('GET', `${path}?page=${wrong}`);
      const errors = { page: expect.any(Array) };
      expect([wrong, status, body]).toEqual([wrong, 422, { message: expect.any(String), errors }]);
    }
  });
});

describe('a restarting server', () => {
  const restart = { status: 200, body: { message: expect.stringContaining('rebooting') } };

  test('is unavailable with its sites, unlike other servers, until the sandbox starts again', async () => {
    const site = await box.newSite();
    const elsewhere = await box.newSite({ server: 2 });
    expect(await box.api('POST', '/api/servers/1/restart')).toMatchObject(restart);
    const rebooting = expect.objectContaining({ id: 1, status: 'Server is rebooting' });
    expect(await box.data('GET', '/api/servers/1')).toEqual(rebooting);
    expect(await box.data('GET', '/api/servers')).toEqual([
      rebooting,
      expect.objectContaining({ id: 2, status: 'Server is active' }),
    ]);
    for (const [method, path] of [
      ['GET', '/api/servers/1/sites'],
      ['GET', '/api/servers/1/logs'],
      ['POST', '/api/servers/1/restart'],
      ['POST', '/api/servers/1/crontabs'],
      ['GET', site.path],
      ['DELETE', site.path],
      ['GET', '/api/servers/1/sites/999999'],
    ] as const) {
      const { status, body, headers } = await box.api(method, path);
      expect([path, status, body]).toEqual([path, 503, { message: expect.stringContaining('web-1') }]);
      expect(headers['retry-after']).toMatch(/^[1-5]?\d\d?$|^600$/);
    }
    await box.data('GET', elsewhere.path);
    expect((await box.page(site.domain, '/')).status).toBe(503);
    await box.restart('stop');
    await box.data('GET', site.path);
  });

  test('comes back as it was, without the deploy that ran, and runs the one that waited', async () => {
    await box.restart('stop', { restartMs: 1 });
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
