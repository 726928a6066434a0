import { createServer, type IncomingHttpHeaders } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { createTestClient } from '../../harness/test-client.ts';
import type { Client } from '../../src/api/client.ts';
import { readAll, readAllOrNull } from '../../src/api/pages.ts';
import { getSites } from '../../src/api/sites.ts';
import { kinds } from '../../src/records/kinds.ts';
import { type Endpoint, endpoints } from './client.ts';
import { ENDPOINTS, exampleOf } from './endpoints.ts';
import type { Endpoint as DocumentedEndpoint } from './resources.ts';

/** Sends the call of that name. */
async function call(client: Client, name: string, body?: unknown): Promise<unknown> {
  const { definition } = endpointOf(name);
  return definition.method === 'GET'
    ? client.read(definition, IDS, { attempts: 1 })
    : client.write(definition, IDS, body ?? exampleOf(documentedOf(definition).body));
}

/** The ids in paths. */
const IDS = { server: 1, site: 2, certificate: 3, record: 4 };

function endpointOf(name: string): Endpoint {
  const found = endpoints.find((one) => one.name === name);
  if (found === undefined) throw new Error(`the client has no ${name}`);
  return found;
}

function documentedOf({ method, path }: Endpoint['definition']): DocumentedEndpoint {
  const found = ENDPOINTS.find((endpoint) => endpoint.method === method && endpoint.path === path);
  if (found === undefined) throw new Error(`the document has no ${method} ${path}`);
  return found;
}

const site = { id: 2, domain: 'shop.example', last_deploy_at: null, blogapp: false };
const serverRead = { id: 1, name: 'web-1', status: 'Server is active' };
const done = (value: unknown) => ({ state: 'done', value });

/** The values that the client makes of the example answers: of a call for a record what the answer carries, of a delete the answer. */
const READ: Readonly<Record<string, unknown>> = {
  getServers: { items: [serverRead], lastPage: 1 },
  getServer: serverRead,
  getServerLogs: {
    items: [
      { description: 'Server restarted', content: '', created_at: '2026-01-02 03:04:05' },
      { description: 'Deploy', content: 'hello\n', created_at: '2026-01-02 03:04:05' },
    ],
    lastPage: 4,
    total: 8,
    page: 1,
  },
  postServerRestart: done({ message: 'The server is rebooting. Wait until it has started.' }),
  postOpcacheRefresh: done({ data: expect.objectContaining({ id: 1 }) }),
  getSites: { items: [site], lastPage: 1 },
  getSite: site,
  postSite: done(site),
  deleteSite: done({ message: 'The site has been deleted.' }),
  getDeployLog: {
    isList: false,
    entries: [{ description: 'Deploy', content: 'hello\n', created_at: '2026-01-02 03:04:05' }],
    lastPage: 1,
  },
  postBlogapp: done({ ...site, blogapp: true }),
  deleteBlogapp: done(site),
  postCloudstore: done(site),
  deleteCloudstore: done(site),
  postRepository: done({
    ...site,
    repository: { branch: 'main', user: 'acme', provider: 'hosted_git_1' },
  }),
  deleteRepository: done({ data: expect.objectContaining({ id: 2 }) }),
  getDeployScript: 'git pull\n',
  patchDeployScript: done({ message: 'The deploy script has been updated.' }),
  postDeploy: done({ message: 'The deploy has been started.' }),
  getEnv: 'APP_KEY=\n',
  patchEnv: done(null),
  patchNotifications: done({
    notification_urls: {
      chat_a: 'https://chat.example/a',
      chat_b: null,
      webhook: 'https://hooks.example/deploy',
    },
  }),
  getCertificate: {
    id: 3,
    domain: 'shop.example',
    status: 'active',
    active: true,
    expires_at: '2026-04-02 03:04:05',
  },
  postQueueWorkerRestart: done({ message: 'The worker has been restarted.' }),
};

function expectedOf({ name, definition }: Endpoint): unknown {
  if (name in READ) return READ[name];
  const { method, example } = documentedOf(definition);
  if (method === 'DELETE') return done(example);
  const { data } = asRecord(example);
  if (Array.isArray(data)) return { items: data, lastPage: 1 };
  return method === 'GET' ? data : done(data);
}

describe('the client against the document', () => {
  let answer: unknown;
  let seen: { method: string; url: string; headers: IncomingHttpHeaders; body: string };
  const server = createServer(async (request, response) => {
    const body = (await request.toArray()).join('');
    seen = { method: request.method ?? '', url: request.url ?? '', headers: request.headers, body };
    requests += 1;
    response.setHeader('content-type', 'application/json').end(JSON.stringify(answer));
  });
  let requests = 0;
  let origin: string;
  let client: Client;
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
    client = createTestClient(`${origin}/prefix`);
  });
  afterAll(async () => {
    await client.close();
    server.close();
  });

  test.each(endpoints)('$name sends its request and reads its answer', async (endpoint) => {
    const documented = documentedOf(endpoint.definition);
    const body = exampleOf(documented.body);
    answer = documented.example;
    const read = await call(client, endpoint.name, body);
    expect(seen.method).toBe(documented.method);
    const path = Object.entries(IDS).reduce(
      (filled, [name, id]) => filled.replace(`{${name}}`, String(id)),
      documented.path,
    );
    expect(seen.url).toBe(`/prefix${path}`);
    expect(seen.body === '' ? undefined : JSON.parse(seen.body)).toEqual(body);
    expect(seen.headers).toMatchObject({
      authorization: 'Bearer sandbox-test-token',
      'content-type': 'application/json',
      accept: 'application/json',
    });
    expect(read).toEqual(expectedOf(endpoint));
  });

  test.each([
    [
      'getDeployScript',
      [{ deploy_script: 'x' }, { data: { deploy_script: 'x' } }, { data: 'x' }, { content: 'x' }, 'x'],
      'x',
    ],
    ['getDeployScript', [null, { data: null }], null],
    ['getEnv', [{ content: 'x' }, { data: 'x' }, { data: { content: 'x' } }, 'x'], 'x'],
    ['getEnv', [null, { data: null }], null],
    ['getDeployLog', [null, { data: null }], { isList: false, entries: [], lastPage: 1 }],
    ['getDeployLog', [[], { data: [] }], { isList: true, entries: [], lastPage: 1 }],
    [
      'getCertificate',
      [{ id: 3 }, { data: { id: '3', active: 'yes', status: 1, expires_at: null } }],
      { id: 3 },
    ],
  ])('%s takes every shape that a service may answer', async (name, answers, expected) => {
    for (const shape of answers) {
      answer = shape;
      expect(await call(client, name)).toEqual(expected);
    }
  });

  test('a log may come as a list, the newest first; ids may come as strings; unknown fields are ignored', async () => {
    answer = { data: [{ content: 'new', further: true }, { content: 'old' }] };
    expect(await call(client, 'getDeployLog')).toMatchObject({
      isList: true,
      entries: [{ content: 'new' }, { content: 'old' }],
    });
    answer = [{ id: '7', domain: 'a.example', extra: { __proto__: 1 } }];
    expect(await call(client, 'getSites')).toEqual({
      items: [{ id: 7, domain: 'a.example' }],
      lastPage: 1,
    });
  });

  const noLists = [
    { data: 'text' },
    { data: {} },
    { message: 'Not now.' },
    { data: [{ id: 2 ** 60, domain: 'x', name: 'x' }] },
    { data: [{ id: '12345678901234567', domain: 'x', name: 'x' }] },
    { data: [null] },
  ];
  const lists = ['getServers', 'getSites', ...kinds.map((kind) => nameOf(kind.endpoints.list))];

  test.each(lists)('%s: what is no list is never taken for an empty one', async (name) => {
    for (const shape of noLists) {
      answer = shape;
      await expect(call(client, name)).rejects.toThrow('has an unexpected shape');
    }
    for (const shape of [null, { data: null }, undefined]) {
      answer = shape;
      // An error, or null: that the records are not shown.
      expect(await call(client, name).catch(() => ({ items: null }))).toMatchObject({ items: null });
    }
    answer = { data: [] };
    expect(await call(client, name)).toEqual({ items: [], lastPage: 1 });
  });

  const creates = ['postSite', ...kinds.map((kind) => nameOf(kind.endpoints.create))];

  test.each(creates)('%s is done, whether its answer shows the record or not', async (name) => {
    for (const shape of [
      null,
      undefined,
      '',
      [],
      {},
      { data: null },
      { data: {} },
      { message: 'Created.' },
    ]) {
      answer = shape;
      expect(await call(client, name)).toEqual(done(null));
    }
    answer = { id: '9', domain: 'shop.example' };
    expect(await call(client, name)).toMatchObject(done({ id: 9 }));
  });

  const removes = kinds.flatMap(({ endpoints: { single } }) => (single ? [nameOf(single.remove)] : []));

  test.each(removes)('%s is done, whatever its answer', async (name) => {
    for (const shape of [null, undefined, {}, { data: null }, { message: 'Deleted.' }, 'text']) {
      answer = shape;
      expect(await call(client, name)).toEqual(done(shape));
    }
  });

  describe('a page of a log', () => {
    const entry = { description: 'Server restarted', content: 'ok', created_at: '2026-01-02 03:04:05' };
    const read = () => call(client, 'getServerLogs');

    test.each([
      ['an empty page', { data: [], meta: { last_page: 3 } }, { items: [], lastPage: 3 }],
      ['no meta', { data: [entry] }, { items: [entry], lastPage: 1 }],
      ['a bare list', [entry], { items: [entry], lastPage: 1 }],
      ['numbers as strings', { data: [entry], meta: { last_page: '7' } }, { items: [entry], lastPage: 7 }],
      ['a meta that is none', { data: [entry], meta: 'none' }, { items: [entry], lastPage: 1 }],
      [
        'a last page that is none',
        { data: [entry], meta: { last_page: -4 } },
        { items: [entry], lastPage: 1 },
      ],
      [
        'an entry without fields',
        { data: [{}] },
        { items: [{ description: null, content: undefined, created_at: null }], lastPage: 1 },
      ],
    ])('is read with %s', async (_, shape, expected) => {
      answer = shape;
      expect(await read()).toEqual(expected);
    });

    test.each([[null], [{ data: null }], [{ data: 'text' }], [{ data: [7] }], [{ message: 'Not now.' }]])(
      'that is none is an error: %j',
      async (shape) => {
        answer = shape;
        await expect(read()).rejects.toThrow('has an unexpected shape');
      },
    );

    test('never leads elsewhere: its links are not followed', async () => {
      const elsewhere = `${origin}/steal?page=2`;
      const links = { first: elsewhere, last: elsewhere, prev: elsewhere, next: elsewhere };
      answer = { data: [entry], links, meta: { last_page: 2, path: elsewhere, next: elsewhere } };
      const before = requests;
      expect(await read()).toEqual({ items: [entry], lastPage: 2 });
      expect(requests).toBe(before + 1);
      const { definition } = endpointOf('getServerLogs');
      if (definition.method !== 'GET') throw new Error('it is no reading');
      await client.read(definition, { server: 1 }, { page: 2 });
      expect(seen.url).toBe('/prefix/api/servers/1/logs?page=2');
    });
  });
});

describe('a list that a service pages', () => {
  const pages = new Map<string, unknown>();
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    const page = pages.get(request.url ?? '') ?? null;
    response.end(JSON.stringify(typeof page === 'function' ? page() : page));
  });
  let client: Client;
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    client = createTestClient(`http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`);
  });
  afterAll(async () => {
    await client.close();
    server.close();
  });
  beforeEach(() => {
    pages.clear();
    asked.length = 0;
  });
  const path = '/api/servers/1/crontabs';
  const crontabs = kinds.find(({ name }) => name === 'crontabs')?.endpoints.list;
  if (crontabs === undefined) throw new Error('there is no such kind');
  const meta = (last_page: number) => ({
    meta: { last_page },
    links: { next: 'https://elsewhere.example/?page=2' },
  });

  test('is read whole, by the numbers of its pages; a record that moved counts once', async () => {
    pages.set(path, { data: [{ id: 1 }, { id: 2 }], ...meta(3) });
    pages.set(`${path}?page=2`, { data: [{ id: 2 }, { id: 3 }], ...meta(3) });
    pages.set(`${path}?page=3`, { data: [{ id: 4 }], ...meta(3) });
    const read = await readAllOrNull(client, crontabs, { server: 1 });
    expect(read?.map(({ id }) => id)).toEqual([1, 2, 3, 4]);
    expect(asked).toEqual([path, `${path}?page=2`, `${path}?page=3`]);
  });

  test('is unknown when one of its pages is', async () => {
    pages.set(path, { data: [{ id: 1 }], ...meta(2) });
    expect(await readAllOrNull(client, crontabs, { server: 1 })).toBeNull();
  });

  test('is not read when it has more pages than can be asked for', async () => {
    pages.set(path, { data: [{ id: 1 }], ...meta(101) });
    await expect(readAllOrNull(client, crontabs, { server: 1 })).rejects.toThrow(
      'cannot be read completely: it has more than 100 pages',
    );
    expect(asked).toEqual([path]);
  });

  test('is not taken for whole when it does not say how many pages there are, or shows another one', async () => {
    pages.set(path, { data: [{ id: 1 }], links: { next: 'https://elsewhere.example/?page=2' } });
    await expect(readAllOrNull(client, crontabs, { server: 1 })).rejects.toThrow('cannot be read completely');
    const first = { data: [{ id: 1 }], meta: { last_page: 2, current_page: 1 } };
    pages.set(path, first);
    pages.set(`${path}?page=2`, first);
    await expect(readAllOrNull(client, crontabs, { server: 1 })).rejects.toThrow(
      'page 1 came instead of page 2',
    );
  });

  test('is read again when another one deletes from it, as the record that moves to a page before is not seen', async () => {
    const page = (total: number, ...ids: number[]) => ({
      data: ids.map((id) => ({ id })),
      meta: { last_page: 2, total },
    });
    // Record 1 is deleted between the two pages: record 3 moves to the first one.
    pages.set(path, () => (asked.length === 1 ? page(4, 1, 2) : page(3, 2, 3)));
    pages.set(`${path}?page=2`, page(3, 4));
    const read = await readAllOrNull(client, crontabs, { server: 1 });
    expect(read?.map(({ id }) => id)).toEqual([2, 3, 4]);
    pages.set(path, page(4, 1, 2));
    asked.length = 0;
    await expect(readAllOrNull(client, crontabs, { server: 1 })).rejects.toThrow(
      'cannot be read completely: its pages show 3 of 4 items',
    );
    expect(asked.length).toBe(6);
  });

  test('an id that is there twice on one page is kept twice, for whoever compares to see', async () => {
    pages.set(path, {
      data: [
        { id: 1, command: 'a' },
        { id: 1, command: 'b' },
      ],
    });
    expect(await readAllOrNull(client, crontabs, { server: 1 })).toHaveLength(2);
  });

  test('finds a site on its last page', async () => {
    pages.set('/api/servers/1/sites', { data: [{ id: 1, domain: 'a.example' }], ...meta(2) });
    pages.set('/api/servers/1/sites?page=2', { data: [{ id: 9, domain: 'z.example' }], ...meta(2) });
    const sites = await readAll(client, getSites, { server: 1 });
    expect(sites.map(({ domain }) => domain)).toEqual(['a.example', 'z.example']);
  });
});

function nameOf(definition: Endpoint['definition']): string {
  const found = endpoints.find((one) => one.definition === definition);
  if (found === undefined) throw new Error(`${definition.path} is no endpoint of the client`);
  return found.name;
}

function asRecord(value: unknown): Record<string, unknown> {
  if (typeof value !== 'object' || value === null) throw new Error('it is no record');
  return { ...value };
}
