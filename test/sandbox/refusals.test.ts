import { afterAll, describe, expect, test } from '@jest/globals';
import { openShop, pick, until } from '../support/sandbox-client.ts';

const box = await openShop();
afterAll(() => box.stop());

const token = () => ({ authorization: `Bearer ${box.sandbox.token}` });

describe('a request', () => {
  const wrongTokens = ['', 'Bearer wrong', 'Basic c2FuZGJveA==', 'sandbox-test-token', 'Bearer '];

  test.each(wrongTokens)('is answered 401 with the authorization "%s"', async (authorization) => {
    const headers = authorization === '' ? {} : { authorization };
    const answer = await box.send('GET', '/api/servers', { headers });
    expect(answer).toMatchObject({ status: 401, body: { message: 'Unauthenticated.' } });
  });

  test('is answered 404 for a site under another server', async () => {
    const { id, path } = await box.newSite();
    for (const rest of ['', '/env', '/log', '/deploy/script']) {
      expect((await box.api('GET', `${path}${rest}`)).status).toBe(200);
      expect((await box.api('GET', `/api/servers/2/sites/${id}${rest}`)).status).toBe(404);
    }
  });

  test('is answered 400 for a body that is not JSON, 413 for one that is too large', async () => {
    const { path } = await box.newSite();
    const patch = (body: string | Buffer) => box.send('PATCH', `${path}/env`, { headers: token(), body });
    const message = { message: expect.any(String) };
    expect(await patch('{"content": ')).toMatchObject({ status: 400, body: message });
    expect(await patch(Buffer.from([0x22, 0xff, 0x22]))).toMatchObject({ status: 400, body: message });
    const large = JSON.stringify({ content: 'x'.repeat(3_000_000) });
    expect(await patch(large)).toMatchObject({ status: 413, body: message });
    expect((await box.api('GET', path)).status).toBe(200);
  });

  test('is answered 421 unless its host is a name of the loopback address', async () => {
    const status = async (host: string) =>
      (await box.send('GET', '/api/servers', { headers: { ...token(), host } })).status;
    for (const host of ['127.0.0.1', `localhost:${box.sandbox.port}`, '[::1]:80'])
      expect([host, await status(host)]).toEqual([host, 200]);
    for (const host of ['evil.example', 'evil.example:80', '127.0.0.1.evil.example', 'localhost.'])
      expect([host, await status(host)]).toEqual([host, 421]);
    // That is the page of a site.
    expect(await status('127.0.0.1.localhost')).toBe(404);
  });

  test('is logged in one line, without its query, its token and control characters', async () => {
    await box.send('GET', '/x?secret=1', {
      headers: { ...token(), host: '\u00e9\u009b31m.localhost' },
    });
    await until(() => /^GET \?\?31m\.localhost\/x 404 \d+ms$/m.test(box.sandbox.output()));
    expect(box.sandbox.output()).not.toContain('secret=1');
    expect(box.sandbox.output()).not.toContain(box.sandbox.token);
  });
});

describe('the refusal of', () => {
  const errorsOf = async (path: string, body?: unknown): Promise<unknown> => {
    const answer = await box.api('POST', path, body);
    expect(answer.status).toBe(422);
    return pick(answer.body, 'errors');
  };

  test('a repository names everything that is wrong with it', async () => {
    const path = `${(await box.newSite()).path}/repository`;
    expect(await errorsOf(path, { provider: 'hosted_git_9', name: 'shop' })).toEqual({
      provider: ['The selected provider is invalid.'],
      branch: ['The branch field is required.'],
      name: [expect.stringContaining('<user>/<repository>')],
    });
    expect(await errorsOf(path, { provider: 'custom', name: 'acme/shop' })).toEqual({
      branch: ['The branch field is required.'],
      name: [expect.stringContaining('git URL')],
    });
    for (const name of ['relative/shop.git', 'ext::sh -c true.git', '--upload-pack=x.git', '/a\nb.git'])
      expect(await errorsOf(path, { ...box.custom, name })).toEqual({ name: [expect.any(String)] });
    const above = { provider: 'hosted_git_1', branch: 'main', name: '../shop' };
    expect(await errorsOf(path, above)).toEqual({ name: [expect.any(String)] });
  });

  test('a domain that is taken ignores its case and the server', async () => {
    await box.newSite({ domain: 'taken.example.com' });
    const body = { root_domain: 'Taken.Example.com', web_directory: '/' };
    const errors = { root_domain: ['The root domain has already been taken.'] };
    expect(await errorsOf('/api/servers/2/sites', body)).toEqual(errors);
  });

  test('a domain covers everything that is not a host name', async () => {
    const odd = ['-', '.', '/', '\\', '\0', '%', ' ', 'é', '\n', ':'].flatMap((one) => [
      one,
      `a${one}`,
      `${one}a`,
    ]);
    const inside = ['..', '/', '\\', '\0', '%', ' ', 'é', '\n', ':', '-.', '.-', '/../'];
    for (const root_domain of [...odd, ...inside.map((one) => `a${one}b`), '..', '../x']) {
      const errors = await errorsOf('/api/servers/1/sites', { root_domain, web_directory: '/' });
      expect([root_domain, errors]).toEqual([root_domain, { root_domain: expect.any(Array) }]);
    }
  });
});
