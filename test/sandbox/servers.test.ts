import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { openSandbox, openShop, pick, type Shop, timestamp, until } from '../support/sandbox-client.ts';

let box: Shop;
beforeAll(async () => {
  box = await openShop({ restartMs: 20 });
});
afterAll(() => box.stop());

describe('servers', () => {
  test('the log: newest first, fifteen a page, links to the others', async () => {
    const empty = await box.api('GET', '/api/servers/2/logs?page=1');
    const base = `http://127.0.0.1:${box.sandbox.port}/api/servers/2/logs`;
    expect(empty.body).toEqual({
      data: [],
      links: { first: `${base}?page=1`, last: `${base}?page=1`, prev: null, next: null },
      meta: { current_page: 1, from: null, last_page: 1, path: base, per_page: 15, to: null, total: 0 },
    });
    for (let n = 1; n <= 31; n += 1) {
      await box.api('POST', '/api/servers/2/daemons', { command: `daemon ${n}` });
    }
    const get = async (query: string) => (await box.api('GET', `/api/servers/2/logs${query}`)).body;
    const second = await get('?further=1&page=2');
    expect(pick(second, 'links')).toEqual({
      first: `${base}?page=1`,
      last: `${base}?page=3`,
      prev: `${base}?page=1`,
      next: `${base}?page=3`,
    });
    expect(pick(second, 'meta')).toEqual({
      current_page: 2,
      from: 16,
      last_page: 3,
      path: base,
      per_page: 15,
      to: 30,
      total: 31,
    });
    const entries = [await get(''), second, await get('?page=3')].flatMap((body) => [
      ...Object.values(Object(pick(body, 'data'))),
    ]);
    expect(entries.map((entry) => pick(entry, 'description'))).toEqual(
      Array.from({ length: 31 }, (_, index) => `Daemon ${31 - index} created`),
    );
    expect(entries[0]).toEqual({
      description: 'Daemon 31 created',
      content: '',
      site_id: null,
      server_id: 2,
      created_at: expect.stringMatching(timestamp),
    });
    const past = await get('?page=9');
    expect(pick(past, 'data')).toEqual([]);
    expect(pick(past, 'meta')).toMatchObject({ current_page: 9, from: null, to: null, last_page: 3 });
    expect(pick(past, 'links')).toMatchObject({ prev: `${base}?page=3`, next: null });
    for (const wrong of ['0', '-1', '1.5', 'x', '', '01', '1'.repeat(400)]) {
      const answer = await box.api('GET', `/api/servers/2/logs?page=${wrong}`);
      expect([wrong, answer.status]).toEqual([wrong, 422]);
      expect(answer.body).toHaveProperty('errors.page');
    }
  });

  test('what happens is in the log, with the site that it happened to', async () => {
    const site = await box.installedSite('true');
    await box.api('POST', `${site.path}/deploy`);
    await box.deployed(site.path);
    await box.api('PATCH', `${site.path}/env`, { content: 'A=1\n' });
    await box.api('PATCH', `${site.path}/notifications`, { deploy_webhook_url: null });
    await box.api('POST', `${site.path}/cloudstore`);
    await box.api('POST', `${site.path}/cloudstore`);
    const ada = { name: 'ada', password: 'secret-of-ada' };
    const user = pick((await box.api('POST', `${site.path}/auth-users`, ada)).body, 'data', 'id');
    await box.api('DELETE', `${site.path}/auth-users/${user}`);
    await box.api('DELETE', `${site.path}/repository`);
    await box.api('DELETE', site.path);
    await box.api('POST', '/api/servers/1/refresh-opcache');
    await box.api('POST', '/api/servers/1/restart');
    await until(async () => (await box.api('GET', '/api/servers/1/logs')).status === 200);
    const log = (await box.api('GET', '/api/servers/1/logs')).body;
    const entries = Object.values(Object(pick(log, 'data'))).reverse();
    expect(entries.map((entry) => [pick(entry, 'description'), pick(entry, 'site_id')])).toEqual([
      [`Site ${site.domain} created`, site.id],
      [`Repository installed on ${site.domain}`, site.id],
      [`The deploy script of ${site.domain} was updated`, site.id],
      [`A deploy of ${site.domain} has ended`, site.id],
      [`The .env of ${site.domain} was updated`, site.id],
      [`The notification URLs of ${site.domain} were updated`, site.id],
      [`cloudstore installed on ${site.domain}`, site.id],
      [`Auth user ${user} created`, site.id],
      [`Auth user ${user} deleted`, site.id],
      [`Repository removed from ${site.domain}`, site.id],
      [`Site ${site.domain} deleted`, site.id],
      ['PHP opcode cache refreshed', null],
      ['Server web-1 is rebooting', null],
      ['Server web-1 has started', null],
    ]);
  });

  describe('a restarted server', () => {
    const restart = { status: 200, body: { message: expect.stringContaining('rebooting') } };

    test('is away, and no other; a sandbox that stops meanwhile has it back at its next start', async () => {
      const dataDir = join(box.folder, 'away');
      await using other = await openSandbox({ dataDir, restartMs: 60_000 });
      const site = await other.newSite();
      const elsewhere = await other.newSite({ server: 2 });
      expect(await other.api('POST', '/api/servers/1/restart')).toMatchObject(restart);
      expect(pick((await other.api('GET', '/api/servers/1')).body, 'data', 'status')).toBe(
        'Server is rebooting',
      );
      expect(pick((await other.api('GET', '/api/servers')).body, 'data')).toEqual([
        expect.objectContaining({ id: 1, status: 'Server is rebooting' }),
        expect.objectContaining({ id: 2, status: 'Server is active' }),
      ]);
      const requests = [
        ['GET', '/api/servers/1/sites'],
        ['GET', '/api/servers/1/logs'],
        ['POST', '/api/servers/1/restart'],
        ['POST', '/api/servers/1/crontabs'],
        ['GET', site.path],
        ['DELETE', site.path],
        ['GET', '/api/servers/1/sites/999999'],
      ] as const;
      for (const [method, path] of requests) {
        const answer = await other.api(method, path);
        expect([path, answer.status]).toEqual([path, 503]);
        expect(answer.body).toEqual({ message: expect.stringContaining('web-1') });
        expect(answer.headers['retry-after']).toMatch(/^[1-5]?\d$|^60$/);
      }
      expect((await other.api('GET', elsewhere.path)).status).toBe(200);
      expect((await other.page(site.domain, '/')).status).toBe(503);

      await other.sandbox.stop();
      await using next = await openSandbox({ dataDir });
      expect((await next.api('GET', '/api/servers/1/sites')).status).toBe(200);
      await next.sandbox.stop();
    });

    test('comes back as it was; the deploy that ran has ended, the one that waited runs', async () => {
      const { id, path, domain } = await box.installedSite(
        'test -e again && exec echo end; touch again; echo begin; sleep 600',
      );
      const before = (await box.api('GET', '/api/servers/1')).body;
      await box.api('POST', `${path}/deploy`);
      await box.logged(path, /^begin\n$/);
      const running = (await readdir(join(box.sandbox.dataDir, 'logs'))).toSorted(byNumber).at(-1) ?? '';
      await box.api('POST', `${path}/deploy`);
      expect(await box.api('POST', '/api/servers/1/restart')).toMatchObject(restart);
      await until(async () => (await box.api('GET', path)).status === 200);
      expect((await box.api('GET', '/api/servers/1')).body).toEqual(before);
      expect((await box.page(domain, '/')).text).toBe('first\n');
      expect(await readFile(join(box.sandbox.dataDir, 'logs', running), 'utf8')).toBe(
        'begin\nsandbox: the deploy script was ended: the server was restarted.\n',
      );
      await box.logged(path, /^end\n$/);
      expect(await box.filesOf(id)).toContain('again');
    });
  });
});

/** Orders logs by the ids that they are named by. */
function byNumber(one: string, other: string): number {
  return Number.parseInt(one, 10) - Number.parseInt(other, 10);
}
