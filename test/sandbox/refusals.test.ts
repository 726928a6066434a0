import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { openShop, pick, type Shop, until, withToken } from '../support/sandbox-client.ts';

let box: Shop;
beforeAll(async () => {
  box = await openShop();
});
afterAll(() => box.stop());

describe('refusals', () => {
  test.each([undefined, 'Bearer wrong', 'Basic c2FuZGJveA==', 'sandbox-test-token', 'Bearer '])(
    '401 for the authorization %s',
    async (authorization) => {
      const answer = await box.send('GET', '/api/servers', {
        headers: authorization ? { authorization } : {},
      });
      expect(answer).toMatchObject({ status: 401, body: { message: 'Unauthenticated.' } });
    },
  );

  test.each([
    ['/api/nowhere', 'GET'],
    ['/index.html', 'GET'],
    ['/api/servers/', 'GET'],
    ['/api/servers/3', 'GET'],
    ['/api/servers/0', 'GET'],
    ['/api/servers/web-1', 'GET'],
    ['/api/servers/1.0', 'GET'],
    ['/api/servers/01', 'GET'],
    ['/api/servers/9999999999999999999', 'GET'],
    ['/api/servers/1/sites/999999', 'GET'],
    ['/api/servers/3/sites', 'POST'],
    ['/api/servers/1/sites/999999/deploy', 'POST'],
  ])('404 for %s', async (path, method) => {
    const answer = await box.api(method, path, method === 'GET' ? undefined : {});
    expect(answer).toMatchObject({ status: 404, body: { message: expect.any(String) } });
  });

  test('404 for a site under another server', async () => {
    const { id, path } = await box.newSite();
    expect((await box.api('GET', path)).status).toBe(200);
    for (const rest of ['', '/env', '/log', '/deploy/script']) {
      expect((await box.api('GET', `/api/servers/2/sites/${id}${rest}`)).status).toBe(404);
    }
  });

  test('405 names the methods that the path takes', async () => {
    const answer = await box.api('PUT', '/api/servers/1/sites');
    expect(answer).toMatchObject({ status: 405, body: { message: expect.any(String) } });
    expect(answer.headers.allow).toBe('GET, POST');
  });

  test('400 for a body that is not JSON, 413 for one that is too large', async () => {
    const { path } = await box.newSite();
    const patch = (body: string | Buffer) =>
      box.send('PATCH', `${path}/env`, { headers: withToken(box.sandbox), body });
    expect(await patch('{"content": ')).toMatchObject({ status: 400, body: { message: expect.any(String) } });
    expect(await patch(Buffer.from([0x22, 0xff, 0x22]))).toMatchObject({ status: 400 });
    const large = JSON.stringify({ content: 'x'.repeat(3_000_000) });
    expect(await patch(large)).toMatchObject({ status: 413, body: { message: expect.any(String) } });
    expect((await box.api('GET', path)).status).toBe(200);
  });

  test('422 names everything that is wrong with a site', async () => {
    const answer = await box.api('POST', '/api/servers/1/sites', {
      root_domain: 'x'.repeat(101),
      web_directory: '/../../etc'.padEnd(51, 'x'),
      project_root: '!',
    });
    expect(answer.status).toBe(422);
    expect(answer.body).toEqual({
      message: 'The given data was invalid.',
      errors: {
        root_domain: ['The root domain may not be greater than 100 characters.', expect.any(String)],
        web_directory: ['The web directory may not be greater than 50 characters.', expect.any(String)],
        project_root: ['The project root format is invalid.'],
      },
    });
    const empty = await box.api('POST', '/api/servers/1/sites');
    expect(pick(empty.body, 'errors')).toEqual({
      root_domain: ['The root domain field is required.'],
      web_directory: ['The web directory field is required.'],
    });
    const types = await box.api('POST', '/api/servers/1/sites', { root_domain: 7, web_directory: null });
    expect(pick(types.body, 'errors')).toEqual({
      root_domain: ['The root domain must be a string.'],
      web_directory: ['The web directory field is required.'],
    });
    expect((await box.api('POST', '/api/servers/1/sites', ['root_domain'])).status).toBe(422);
  });

  test('422 names everything that is wrong with a repository', async () => {
    const { path } = await box.newSite();
    const errors = async (body: object) =>
      pick((await box.api('POST', `${path}/repository`, body)).body, 'errors');
    expect(await errors({ provider: 'hosted_git_9', name: 'shop' })).toEqual({
      provider: ['The selected provider is invalid.'],
      branch: ['The branch field is required.'],
      name: [expect.stringContaining('<user>/<repository>')],
    });
    expect(await errors({ provider: 'custom', name: 'acme/shop' })).toEqual({
      branch: ['The branch field is required.'],
      name: [expect.stringContaining('git URL')],
    });
    const custom = { provider: 'custom', branch: 'main' };
    for (const name of ['relative/shop.git', 'ext::sh -c true.git', '--upload-pack=x.git', '/a\nb.git']) {
      expect(await errors({ ...custom, name })).toEqual({ name: [expect.any(String)] });
    }
    expect(await errors({ provider: 'hosted_git_1', branch: 'main', name: '../shop' })).toHaveProperty(
      'name',
    );
  });

  test('a domain is taken once for all servers, whatever its case', async () => {
    await box.newSite({ domain: 'taken.example.com' });
    const answer = await box.api('POST', '/api/servers/2/sites', {
      root_domain: 'Taken.Example.com',
      web_directory: '/',
    });
    expect(answer.status).toBe(422);
    expect(pick(answer.body, 'errors')).toEqual({ root_domain: ['The root domain has already been taken.'] });
  });

  test('a domain is a host name and nothing else', async () => {
    const hostName = /^[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$/i;
    const unit = fc.constantFrom('a', '7', '-', '.', '/', '\\', '\0', '%', ' ', 'é', '\n', ':');
    const domains = fc.string({ unit, minLength: 1, maxLength: 8 }).filter((text) => !hostName.test(text));
    const property = fc.asyncProperty(domains, async (root_domain) => {
      const answer = await box.api('POST', '/api/servers/1/sites', { root_domain, web_directory: '/' });
      expect(answer.status).toBe(422);
    });
    await fc.assert(property, {
      numRuns: 60,
      examples: [['..'], ['../x'], ['a/../b'], ['-a'], ['a-'], ['a..b']],
    });
  });

  test('the deploy script has a size, env has a type', async () => {
    const { path } = await box.newSite();
    const script = (deploy_script: unknown) => box.api('PATCH', `${path}/deploy/script`, { deploy_script });
    expect((await script('é'.repeat(65535))).status).toBe(200);
    expect(pick((await script('é'.repeat(65536))).body, 'errors')).toHaveProperty('deploy_script');
    expect((await script(undefined)).status).toBe(422);
    expect((await script('')).status).toBe(200);
    expect((await box.api('PATCH', `${path}/env`, { content: 5 })).status).toBe(422);
    expect((await box.api('PATCH', `${path}/env`, { content: 'A=1' })).text).toBe('null');
    expect((await box.api('GET', `${path}/env`)).text).toBe('null');
  });
});

describe('hosts and the request log', () => {
  test('the API answers under the names of the loopback address only', async () => {
    const status = async (host: string) =>
      (await box.send('GET', '/api/servers', { headers: { ...withToken(box.sandbox), host } })).status;
    expect(await status('127.0.0.1')).toBe(200);
    expect(await status(`localhost:${box.sandbox.port}`)).toBe(200);
    expect(await status('[::1]:80')).toBe(200);
    for (const host of ['evil.example', 'evil.example:80', '127.0.0.1.evil.example', 'localhost.']) {
      expect([host, await status(host)]).toEqual([host, 421]);
    }
    expect(await status('127.0.0.1.localhost')).toBe(404);
  });

  test('one line for each request: no query, no token, nothing that a terminal obeys', async () => {
    await box.send('GET', '/x?secret=1', {
      headers: { ...withToken(box.sandbox), host: '\u00e9\u009b31m.localhost' },
    });
    await until(async () => /^GET \?\?31m\.localhost\/x 404 \d+ms$/m.test(box.sandbox.output()));
    expect(box.sandbox.output()).not.toContain('secret=1');
    expect(box.sandbox.output()).not.toContain(box.sandbox.token);
  });

  test('many requests at once', async () => {
    const { path } = await box.installedSite('true');
    const bodies = Array.from({ length: 40 }, (_, n) => ({ content: `${n}=${'x'.repeat(20_000)}\n` }));
    const answers = await Promise.all([
      ...bodies.map((body) => box.api('PATCH', `${path}/env`, body)),
      ...bodies.map(() => box.api('GET', `${path}/env`)),
      ...bodies.map((_, n) => box.newSite({ domain: `many-${n}.example.com` })),
    ]);
    expect(answers).toHaveLength(120);
    const env = String(pick((await box.api('GET', `${path}/env`)).body, 'content'));
    expect(bodies.map((body) => body.content)).toContain(env);
    await expect(access(join(box.sandbox.dataDir, 'sandbox.db'))).resolves.toBeUndefined();
  });
});
