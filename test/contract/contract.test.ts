import { createServer, type IncomingHttpHeaders } from 'node:http';
import { afterAll, describe, expect, test } from '@jest/globals';
import * as z from 'zod/mini';
import { listen } from '../../harness/listen.ts';
import { createTestClient } from '../../harness/test-client.ts';
import { anyAnswer } from '../../src/api/endpoint.ts';
import { readAll } from '../../src/api/pages.ts';
import { kinds } from '../../src/records/kinds.ts';
import { differences } from '../support/differences.ts';
import { pick } from '../support/sandbox-client.ts';
import { type Endpoint, endpoints } from './client.ts';
import { STRICTER } from './document.ts';
import { ENDPOINTS, exampleAnswer, exampleOf, insideOf, outsideOf, WITH_BODY } from './endpoints.ts';
import { answerOf, isDescribedAnswer, isOpenApi, openApi, operationOf, operations } from './openapi.ts';
import { type Endpoint as DocumentedEndpoint, type Shape, SITE } from './resources.ts';

/** The ids in paths. */
const IDS = { server: 1, site: 2, certificate: 3, record: 4 };

/** The answer of the service: JSON, or a function that makes it from the path. */
let answer: unknown;
/** The requests that it got. */
const seen: { method?: string; url?: string; headers: IncomingHttpHeaders; body: string }[] = [];
const server = createServer(async (request, response) => {
  const { method = '', url = '', headers } = request;
  seen.push({ method, url, headers, body: (await request.toArray()).join('') });
  const shown = typeof answer === 'function' ? answer(url) : answer;
  response.setHeader('content-type', 'application/json').end(JSON.stringify(shown));
});
const listening = await listen(server);
const client = createTestClient(`${listening.url}/prefix`);
afterAll(async () => {
  await client.close();
  await listening.stop();
});

async function call(name: string, body?: unknown): Promise<unknown> {
  const definition = endpoints.find((one) => one.name === name)?.definition;
  if (definition === undefined) throw new Error(`the client has no ${name}`);
  return definition.method === 'GET'
    ? client.read(definition, IDS, { attempts: 1 })
    : client.write(definition, IDS, body ?? exampleOf(documentedOf(definition).body));
}

function documentedOf({ method, path }: Endpoint['definition']): DocumentedEndpoint {
  const found = ENDPOINTS.find((endpoint) => endpoint.method === method && endpoint.path === path);
  if (found === undefined) throw new Error(`test/contract/document.ts has no ${method} ${path}`);
  return found;
}

const created_at = '2026-01-02 03:04:05';
const site = { id: 1, domain: 'domain', last_deploy_at: created_at, blogapp: true };
const serverRead = { id: 1, name: 'name', status: 'status' };
const logEntry = { description: 'description', content: 'content', created_at };
const done = (value: unknown) => ({ state: 'done', value });

/** The values that the client makes of the example answers, where they are not what the answer carries. */
const READ: Readonly<Record<string, unknown>> = {
  getServers: { items: [serverRead], lastPage: 1 },
  getServer: serverRead,
  getServerLogs: { items: [logEntry], lastPage: 3, total: 7, page: 1 },
  getSites: { items: [site], lastPage: 1 },
  getSite: { ...site, id: IDS.site },
  getDeployLog: { isList: false, entries: [logEntry], lastPage: 1 },
  postDeploy: done({ id: undefined, said: 'message', hasRepository: true }),
  postRepository: done({ ...site, repository: { branch: 'branch', user: 'user', provider: 'provider' } }),
  getDeployScript: 'deploy_script',
  getEnv: 'content',
  patchNotifications: done({ notification_urls: { chat_a: 'chat_a', chat_b: 'chat_b', webhook: 'webhook' } }),
  getCertificate: {
    id: IDS.certificate,
    domain: 'domain',
    status: 'status',
    active: true,
    expires_at: created_at,
  },
};

function expectedOf({ name, definition }: Endpoint, shape: Shape, example: unknown): unknown {
  if (name in READ) return READ[name];
  const data = pick(example, 'data');
  if (definition.answer === anyAnswer || data === undefined) return done(example);
  if (typeof shape === 'object' && 'data' in shape && shape.data === SITE) return done(site);
  if (Array.isArray(data)) return { items: data, lastPage: 1 };
  return definition.method === 'GET' ? data : done(data);
}

/** The same answer with the ids of the path. */
function aboutItsPath({ method, path }: Endpoint['definition'], example: unknown): unknown {
  if (example === undefined || method !== 'GET') return example;
  const [, own] = /\{(\w+)\}$/.exec(path) ?? [];
  const asked = new Map(Object.entries(IDS).map(([name, id]) => [name === own ? 'id' : `${name}_id`, id]));
  return JSON.parse(JSON.stringify(example), (field, value) => asked.get(field) ?? value);
}

describe('the client', () => {
  test.each(endpoints)('sends $name and reads its answer', async (endpoint) => {
    const { method, path, body: fields, answer: shape } = documentedOf(endpoint.definition);
    const body = exampleOf(fields);
    answer = aboutItsPath(endpoint.definition, exampleAnswer(shape));
    expect(await call(endpoint.name, body)).toEqual(expectedOf(endpoint, shape, answer));
    const ids = new Map(Object.entries(IDS));
    const url = `/prefix${path.replace(/\{(\w+)\}/g, (_, name) => String(ids.get(name)))}`;
    const json = 'application/json';
    const headers = { authorization: 'Bearer sandbox-test-token', 'content-type': json, accept: json };
    const sent = seen.at(-1);
    expect(sent).toMatchObject({ method, url, headers });
    expect(sent?.body ? JSON.parse(sent.body) : undefined).toEqual(body);
  });

  const contents = [{ content: 'x' }, { data: 'x' }, { data: { content: 'x' } }, 'x'];
  const scripts = [{ deploy_script: 'x' }, { data: { deploy_script: 'x' } }, ...contents.slice(0, 2), 'x'];
  const idOnly = [{ id: 3 }, { data: { id: '3', active: 'yes', status: 1, expires_at: null } }];
  const none = [null, { data: null }];
  const bare = { description: null, created_at: null };

  test.each([
    ['getDeployScript with a script', scripts, 'x'],
    ['getDeployScript without a script', none, null],
    ['getEnv with a content', contents, 'x'],
    ['getEnv without a content', none, null],
    ['getDeployLog without an entry', none, { isList: false, entries: [], lastPage: 1 }],
    ['getDeployLog with an empty list', [[], { data: [] }], { isList: true, entries: [], lastPage: 1 }],
    ['getCertificate with nothing but an id', idOnly, { id: 3 }],
    ['getServerLogs without an entry', [{ data: [], meta: { last_page: 3 } }], { items: [], lastPage: 3 }],
    ['getServerLogs with an entry without fields', [{ data: [{}] }], { items: [bare], lastPage: 1 }],
  ])('understands every shape of an answer to %s', async (name, answers, expected) => {
    for (const shape of answers) {
      answer = shape;
      expect(await call(name.split(' ')[0] ?? '')).toEqual(expected);
    }
  });

  const odd = [{ data: 'text' }, { data: {} }, { message: 'Not now.' }, { data: [null] }];
  const large = [2 ** 60, '12345678901234567'].map((id) => ({ data: [{ id, domain: 'x', name: 'x' }] }));

  test.each([
    ...['getServers', 'getSites', 'getCrontabs'].map((name) => [name, [...odd, ...large]] as const),
    ['getServerLogs', odd] as const,
  ])('never mistakes another answer to %s for an empty list', async (name, shapes) => {
    for (const shape of shapes) {
      answer = shape;
      await expect(call(name)).rejects.toThrow('has an unexpected shape');
    }
    for (const shape of [null, { data: null }, undefined]) {
      answer = shape;
      // An error, or null: that the records are not shown.
      expect(await call(name).catch(() => ({ items: null }))).toMatchObject({ items: null });
    }
    answer = { data: [] };
    expect(await call(name)).toEqual({ items: [], lastPage: 1 });
  });

  test.each(['postSite', 'postCrontab'])(
    'counts %s as done, with or without the record in the answer',
    async (name) => {
      const empty = [null, undefined, '', [], {}, { data: null }, { data: {} }, { message: 'Created.' }];
      for (const shape of empty) {
        answer = shape;
        expect(await call(name)).toEqual(done(null));
      }
      answer = { id: '9', domain: 'shop.example' };
      expect(await call(name)).toMatchObject(done({ id: 9 }));
    },
  );

  test.each(['deleteCrontab', 'patchEnv'])('counts %s as done, whatever the answer', async (name) => {
    for (const shape of [null, undefined, {}, { data: null }, { message: 'Deleted.' }, 'text']) {
      answer = shape;
      expect(await call(name)).toEqual(done(shape));
    }
  });
});

describe('a list in pages', () => {
  const path = '/prefix/api/servers/1/crontabs';
  const page = (last_page: number, ...ids: number[]) => ({
    data: ids.map((id) => ({ id })),
    meta: { last_page },
    links: { next: 'https://elsewhere.example/?page=2' },
  });

  /** Reads the list from a service that has these pages, and returns the ids of its records. */
  async function idsIn(...pages: unknown[]): Promise<number[] | undefined> {
    seen.length = 0;
    answer = (url: string) => pages[Number(/\?page=(\d)$/.exec(url)?.[1] ?? 1) - 1] ?? null;
    const list = kinds.find(({ name }) => name === 'crontabs')?.endpoints.list;
    if (list === undefined) throw new Error('there is no such kind');
    return (await readAll(client, list, { server: 1 }))?.map(({ id }) => id);
  }

  test('is read completely, page by page, and a record that moved counts once', async () => {
    expect(await idsIn(page(3, 1, 2), page(3, 2, 3), page(3, 4))).toEqual([1, 2, 3, 4]);
    expect(seen.map(({ url }) => url)).toEqual([path, `${path}?page=2`, `${path}?page=3`]);
  });

  test('is unknown if one of its pages is', async () => {
    expect(await idsIn(page(2, 1))).toBeUndefined();
  });

  const uncounted = { data: [{ id: 1 }] };
  const first = { ...uncounted, meta: { last_page: 2, current_page: 1 } };
  const counted = (total: number, ...ids: number[]) => ({
    ...page(2, ...ids),
    meta: { last_page: 2, total },
  });
  const unread = 'cannot be read completely: ';

  test.each<[string, string, unknown[]]>([
    ['it has more than a hundred pages', `${unread}it has more than 100 pages`, [page(101, 1)]],
    [
      'it does not say how many pages it has',
      'cannot be read completely',
      [{ ...page(2, 1), meta: undefined }],
    ],
    ['it shows a wrong page', 'page 1 came instead of page 2', [first, first]],
    ['it shows less than it counts', 'its pages show 1 of 2 items', [{ ...uncounted, meta: { total: 2 } }]],
    // Records that move to an earlier page are missed.
    ['others delete from it', `${unread}its pages show 3 of 4 items`, [counted(4, 1, 2), counted(3, 4)]],
  ])('is refused when %s', async (_, message, pages) => {
    await expect(idsIn(...pages)).rejects.toThrow(message);
    expect(seen).toHaveLength(pages.length);
  });
});

const lines = (all: readonly { method: string; path: string }[]): string[] =>
  all.map(({ method, path }) => `${method} ${path}`);

test('the client, the sandbox and the API document have the same endpoints', () => {
  const found = differences({
    'src/api/': lines(endpoints.map(({ definition }) => definition)),
    'sandbox/api/ (or docs/openapi.json, which npm run docs writes from it)': lines(operations),
    'test/contract/document.ts': lines(ENDPOINTS),
  });
  expect(found).toEqual([]);
});

describe('docs/openapi.json', () => {
  test('is valid OpenAPI 3.1', async () => {
    expect(await isOpenApi(openApi)).toBe(true);
  });

  test.each(ENDPOINTS)('describes $method $path as the API document does', async (endpoint) => {
    const { method, path, body, query = [], answer, gap = false } = endpoint;
    const { parameters, requestBody, responses, operationId } = operationOf(method, path);
    expect(answerOf(method, path)).toEqual(answer);
    const { 'x-assumed': assumed = answer === 'nothing' } =
      responses[200].content?.['application/json'].schema ?? {};
    expect(assumed).toBe(gap);

    const inPath: string[] = path.match(/(?<=\{)\w+/g) ?? [];
    expect(parameters).toMatchObject([
      ...inPath.map((name) => ({ name, in: 'path', required: true, schema: { type: 'integer' } })),
      ...query.map((name) => ({ name, in: 'query' })),
    ]);

    expect(requestBody === undefined).toBe(body === undefined);
    const ofBody = (...statuses: string[]) => (body === undefined ? [] : statuses);
    expect(Object.keys(responses)).toEqual([
      '200',
      ...ofBody('400'),
      '401',
      ...(inPath.length > 0 ? ['404'] : []),
      ...ofBody('413'),
      ...(query.length > 0 ? ['422'] : ofBody('422')),
      '429',
      ...(inPath.includes('server') && operationId !== 'getServersById' ? ['503'] : []),
    ]);
  });

  test('allows the .env of a site to be missing', async () => {
    const path = '/api/servers/{server}/sites/{site}/env';
    for (const method of ['GET', 'PATCH']) expect(await isDescribedAnswer(method, path, null)).toBe(true);
  });

  test('marks secrets', () => {
    for (const { method, path, body = {} } of ENDPOINTS) {
      const schema = operationOf(method, path).requestBody?.content?.['application/json'].schema;
      const marked = Object.entries(schema?.properties ?? {}).filter(
        ([, one]) => one.writeOnly === true && one.format === 'password',
      );
      const secrets = Object.keys(body).filter((name) => body[name]?.secret);
      expect([path, marked.map(([name]) => name)]).toEqual([path, secrets]);
    }
  });
});

describe('the body of', () => {
  test.each(WITH_BODY)('$method $path has the fields of the API document', ({ method, path, body }) => {
    const needed = Object.keys(body).filter((name) => body[name]?.required);
    const inClient = z.toJSONSchema(clientBody(method, path), { io: 'input' });
    const { required = false, content } = operationOf(method, path).requestBody ?? {};
    const schema = content?.['application/json'].schema ?? {};
    expect(required).toBe(needed.length > 0);
    // Each alternative is whole: many tools see nothing beside them.
    const alternatives = schema.anyOf ?? [schema];
    if (schema.anyOf !== undefined) expect(Object.keys(schema)).toEqual(['anyOf']);
    for (const { properties = {}, required = [] } of [...alternatives, inClient])
      expect([Object.keys(properties), required]).toEqual([Object.keys(body), needed]);
  });

  test.each(kinds)(
    'POST $path has in the client the bounds of the API document, but for what makes no sense',
    async ({ path }) => {
      const body = ENDPOINTS.find((one) => one.method === 'POST' && one.path === path)?.body ?? {};
      const isTaken = async (whole: object): Promise<boolean> =>
        (await clientBody('POST', path).safeParseAsync(whole)).success;
      for (const [name, field] of Object.entries(body)) {
        const senseless: readonly unknown[] = STRICTER.flatMap((one) =>
          one.path === path && one.field === name ? one.value : [],
        );
        const inside = [...insideOf(field), ...(field.required ? [] : [undefined])];
        for (const value of [...inside, ...outsideOf(field), ...senseless]) {
          const isGood = inside.includes(value) && !senseless.includes(value);
          const taken = await isTaken({ ...exampleOf(body), [name]: value });
          expect([name, value, taken]).toEqual([name, value, isGood]);
        }
      }
    },
  );
});

function clientBody(method: string, path: string): z.ZodMiniType {
  const found = endpoints.find(({ definition }) => definition.method === method && definition.path === path);
  if (found === undefined || !('body' in found.definition))
    throw new Error(`${method} ${path} takes no body`);
  return found.definition.body;
}
