import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from '@jest/globals';
import { KINDS } from '../contract/document-kinds.ts';
import { exampleOf } from '../contract/endpoints.ts';
import { openShop, pick } from '../support/sandbox-client.ts';

const worker = { connection: 'redis', queue: 'mails', maximum_seconds: 60, sleep: 3, processes: 2 };
const daily = { user: 'www', command: "echo 'ü'", frequency: '@daily' };

const box = await openShop();
afterAll(() => box.stop());

describe('the records of the sandbox:', () => {
  const single = KINDS.filter(({ deleted }) => deleted !== undefined);
  test.each(single)(
    'those at $path have paths under their own owner and kind only',
    async ({ path, body }) => {
      const [{ id }, other] = [await box.newSite(), await box.newSite()];
      const list = path.replace('{server}', '1').replace('{site}', String(id));
      const sent = exampleOf(body);
      const [one, twin] = [await box.data('POST', list, sent), await box.data('POST', list, sent)];
      expect(pick(one, 'id')).not.toBe(pick(twin, 'id'));
      const own = `${list}/${pick(one, 'id')}`;
      expect(await box.data('GET', list)).toEqual(expect.arrayContaining([one, twin]));
      const elsewhere = path.includes('{site}')
        ? own.replace(`/${id}/`, `/${other.id}/`)
        : own.replace('servers/1', 'servers/2');
      const otherKind = /sqldb|queues/.test(path) ? 'crontabs' : 'sqldb';
      for (const wrong of [elsewhere, `/api/servers/1/${otherKind}/${pick(one, 'id')}`])
        for (const method of ['GET', 'DELETE'])
          expect([wrong, (await box.api(method, wrong)).status]).toEqual([wrong, 404]);
      expect((await box.api('DELETE', own)).status).toBe(200);
      for (const method of ['GET', 'DELETE']) expect((await box.api(method, own)).status).toBe(404);
      expect(await box.data('GET', `${list}/${pick(twin, 'id')}`)).toEqual(twin);
    },
  );

  test('are stored without a password', async () => {
    const { path } = await box.newSite();
    await box.data('POST', `${path}/auth-users`, { name: 'ada', password: 'pass-of-ada' });
    await box.data('POST', '/api/servers/1/sqldb', { name: 'kept', password: 'pass-of-shop' });
    const files = (await box.namesIn('')).filter((name) => name.startsWith('sandbox.db'));
    const bytes = await Promise.all(files.map((name) => readFile(join(box.dataDir, name), 'latin1')));
    expect(bytes.join('')).toContain('kept');
    expect(bytes.join('')).not.toMatch(/pass-of/);
  });
});

const family = await openShop({ service: 'family', 'work-time': 0, 'rate-limit': 10_000 });
const { path } = await family.newSite();
afterAll(() => family.stop());

describe('with --service family, records', () => {
  const rules = '/api/servers/1/network-rules';
  const rule = { name: 'web', port: '443', type: 'tcp', rule_type: 'allow' };

  test('are created first and active later, show numbers as text and a single port as a number', async () => {
    const created = await family.api('POST', `${path}/queues`, worker);
    const texts = { sleep: '3', processes: '2', maximum_seconds: '60', maximum_tries: null };
    expect(created).toMatchObject({ status: 201, body: { data: { status: 'created', ...texts } } });
    const one = `${path}/queues/${pick(created.body, 'data', 'id')}`;
    expect(await family.data('GET', one)).toMatchObject({ status: 'active', ...texts });

    expect(await family.data('POST', rules, rule)).toMatchObject({ port: 443, rule_type: 'allow' });
    expect(await family.data('POST', rules, { ...rule, port: '80:90' })).toMatchObject({ port: '80:90' });
    expect(await family.data('POST', rules, { ...rule, port: 8080 })).toMatchObject({ port: 8080 });
    expect(await family.data('GET', rules)).toMatchObject([{ port: 443 }, { port: '80:90' }, { port: 8080 }]);
    for (const port of [0, 65536, 80.5, '80:', true, null])
      expect(await errorsOf(rules, { ...rule, port })).toEqual(['port']);
    const database = await family.data('POST', '/api/servers/1/sqldb', { name: 'shop' });
    expect(database).toMatchObject({ type: 'sqldb', name: 'shop' });
    const user = await family.api('POST', `${path}/auth-users`, { name: 'ada', password: 'secret' });
    expect(user.status).toBe(201);
    expect(Object.keys(Object(pick(user.body, 'data')))).toEqual(['id', 'name', 'path', 'created_at']);
  });

  test('are listed in pages of fifteen, like everything else', async () => {
    const crontabs = '/api/servers/2/crontabs';
    for (let n = 1; n <= 16; n += 1) await family.data('POST', crontabs, { ...daily, command: `job ${n}` });
    const base = `${family.sandbox.url}${crontabs}`;
    expect((await family.api('GET', `${crontabs}?page=2`)).body).toEqual({
      data: [expect.objectContaining({ command: 'job 16' })],
      links: { first: `${base}?page=1`, last: `${base}?page=2`, prev: `${base}?page=1`, next: null },
      meta: { current_page: 2, from: 16, last_page: 2, path: base, per_page: 15, to: 16, total: 16 },
    });
    const found = await family.api('GET', `${crontabs}?per_page=2&page=2&search=JOB%201`);
    const query = 'per_page=2&search=JOB%201';
    expect(found.body).toMatchObject({
      data: [{ command: 'job 11' }, { command: 'job 12' }],
      links: { prev: `${base}?page=1&${query}`, next: `${base}?page=3&${query}` },
      meta: { total: 8 },
    });
    expect(await family.data('GET', '/api/servers?search=WEB-2')).toMatchObject([{ name: 'web-2' }]);
    expect(await family.data('GET', '/api/servers/1/sites?search=nowhere')).toEqual([]);
    for (const list of [crontabs, '/api/servers/1/logs', `${path}/log`])
      for (const size of ['0', '51', 'x', '1.5', ''])
        expect([size, (await family.api('GET', `${list}?per_page=${size}`)).status]).toEqual([size, 422]);
    const meta = { current_page: 1, per_page: 15 };
    for (const list of ['/api/servers', '/api/servers/1/sites', `${path}/log`, `${path}/queues`])
      expect((await family.api('GET', list)).body).toMatchObject({ meta });
  });

  async function errorsOf(path: string, body: object): Promise<string[]> {
    const answer = await family.api('POST', path, body);
    expect(answer.status).toBe(422);
    return Object.keys(Object(pick(answer.body, 'errors'))).sort();
  }
});
