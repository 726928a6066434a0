import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { makeRepository } from '../../harness/git.ts';
import { type Sandbox, startSandbox } from '../../harness/sandbox.ts';
import { STRICTER } from './document.ts';
import { KINDS } from './document-kinds.ts';
import { answerMismatches, ENDPOINTS, exampleOf, insideOf, outsideOf } from './endpoints.ts';
import { isDescribedAnswer } from './openapi.ts';
import type { Endpoint } from './resources.ts';

let folder: string;
let sandbox: Sandbox;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'endpoints-'));
  await makeRepository(join(folder, 'acme/shop.git'), { '.env.example': 'APP_KEY=\n' });
  const certificates = join(folder, 'certificates.json');
  await writeFile(certificates, JSON.stringify([certificate]));
  sandbox = await startSandbox({ gitBase: folder, restartMs: 50, certificates });
  // The certificate is that of site 1.
  await newSite();
});

afterAll(async () => {
  await sandbox.stop();
  await rm(folder, { recursive: true, force: true });
});

describe('every endpoint', () => {
  test.each(ENDPOINTS)('$method $path is answered in its shape', async (endpoint) => {
    const path = await readyPath(endpoint);
    const { status, body } = await api(endpoint.method, path, exampleOf(endpoint.body));
    expect([status, answerMismatches(body, endpoint.answer)]).toEqual([200, []]);
    expect(await isDescribedAnswer(endpoint.method, endpoint.path, body)).toBe(true);
  });

  const paths = [...new Set(ENDPOINTS.map(({ path }) => path))];

  test.each(paths)('%s takes no other method', async (path) => {
    const known: string[] = ENDPOINTS.filter((endpoint) => endpoint.path === path).map(
      ({ method }) => method,
    );
    const others = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].filter((method) => !known.includes(method));
    for (const method of others) {
      const answer = await api(method, path.replaceAll(/\{\w+\}/g, '1'));
      expect([method, answer.status]).toEqual([method, 405]);
      expect(answer.allow?.split(', ').sort()).toEqual(known.sort());
      expect(answer.body).toEqual({ message: expect.any(String) });
    }
  });

  const ofListsOnly = ENDPOINTS.filter(
    ({ method, path }) => method === 'POST' && KINDS.some((kind) => kind.path === path && !kind.deleted),
  );

  test.each(ofListsOnly)('a record of $path has no path of its own', async (endpoint) => {
    const path = await readyPath(endpoint);
    const { body } = await api('POST', path, exampleOf(endpoint.body));
    for (const method of ['GET', 'DELETE', 'POST'])
      expect([method, (await api(method, `${path}/${idOf(body)}`)).status]).toEqual([method, 404]);
  });

  const ofRecords = ENDPOINTS.filter(({ path }) => /\{(record|certificate|site|server)\}/.test(path));

  test.each(ofRecords)(
    '$method $path is answered 404 for what does not exist',
    async ({ method, path, body }) => {
      const last = /\{\w+\}(?!.*\{)/;
      for (const id of ['999999', '0', 'x']) {
        const answer = await api(method, path.replace(last, id).replaceAll(/\{\w+\}/g, '1'), exampleOf(body));
        expect(answer).toMatchObject({ status: 404, body: { message: expect.any(String) } });
      }
    },
  );
});

describe('the bounds of every body', () => {
  const withBody = ENDPOINTS.flatMap((endpoint) =>
    endpoint.body === undefined ? [] : [{ ...endpoint, body: endpoint.body }],
  );

  test.each(withBody)('$method $path: optional fields may be left out or null', async (endpoint) => {
    const send = await sender(endpoint);
    const optional = Object.entries(endpoint.body).filter(([, { required }]) => !required);
    for (const value of [undefined, null]) {
      const without = Object.fromEntries(optional.map(([name]) => [name, value]));
      const answer = await send({ ...exampleOf(endpoint.body), ...without });
      expect([answer.status, answerMismatches(answer.body, endpoint.answer)]).toEqual([200, []]);
    }
  });

  test.each(withBody)(
    '$method $path: what is inside is taken, what is outside is refused by name',
    async (endpoint) => {
      const send = await sender(endpoint);
      for (const [name, field] of Object.entries(endpoint.body)) {
        for (const value of insideOf(field)) {
          const answer = await send({ ...exampleOf(endpoint.body), [name]: value });
          expect([name, value, answer.status, answer.body]).toEqual([name, value, 200, expect.anything()]);
        }
        for (const value of outsideOf(field)) {
          const answer = await send({ ...exampleOf(endpoint.body), [name]: value });
          expect([name, value, answer.status]).toEqual([name, value, 422]);
          expect(answer.body).toEqual({
            message: 'The given data was invalid.',
            errors: { [name]: expect.arrayContaining([expect.any(String)]) },
          });
        }
      }
    },
  );

  test('a branch that git cannot be given is refused by name', async () => {
    const path = `/api/servers/1/sites/${await newSite()}/repository`;
    for (const branch of ['a\0b', '-b', 'a b']) {
      const answer = await api('POST', path, { provider: 'hosted_git_1', branch, name: 'acme/shop' });
      expect([branch, answer.status, Object.keys(errorsOf(answer.body))]).toEqual([branch, 422, ['branch']]);
    }
  });

  test.each(STRICTER)('$path takes more for $field than the client sends: $why', async (given) => {
    const { path, field, value } = given;
    const endpoint = withBody.find((one) => one.method === 'POST' && one.path === path);
    if (endpoint === undefined) throw new Error(`there is no ${path}`);
    const answer = await (await sender(endpoint))({ ...exampleOf(endpoint.body), [field]: value });
    expect(answer.status).toBe(200);
  });

  test.each(withBody)('$method $path: all that is wrong is named at once', async (endpoint) => {
    const send = await sender(endpoint);
    const fields = Object.entries(endpoint.body);
    const most = Math.max(...fields.map(([, field]) => outsideOf(field).length));
    for (let turn = 0; turn < most; turn += 1) {
      const wrong = fields.map(([name, field]) => [name, outsideOf(field)[turn % outsideOf(field).length]]);
      const answer = await send(Object.fromEntries(wrong));
      expect(answer.status).toBe(422);
      expect(Object.keys(errorsOf(answer.body)).sort()).toEqual(fields.map(([name]) => name).sort());
    }
    for (const body of [[], 'text', 7]) expect((await send(body)).status).toBe(422);
  });

  test.each(withBody)('$method $path: fields that are not in the document are ignored', async (endpoint) => {
    const send = await sender(endpoint);
    const answer = await send({ ...exampleOf(endpoint.body), id: 77, further: { deep: [] } });
    expect([answer.status, answerMismatches(answer.body, endpoint.answer)]).toEqual([200, []]);
  });
});

/** Section 2, Certificate: one of site 1. */
const certificate = {
  id: 1,
  status: 'active',
  domain: 'shop.example.com',
  type: 'letsencrypt',
  active: true,
  site_id: 1,
  server_id: 1,
  expires_at: '2027-01-02 03:04:05',
  created_at: '2026-10-04 03:04:05',
};

type Answer = { status: number; body: unknown; allow: string | null };

/** Sends bodies to the endpoint, each time with all in place for it to be taken. */
async function sender(endpoint: Endpoint): Promise<(body: unknown) => Promise<Answer>> {
  const path = await readyPath(endpoint);
  return async (body) => {
    if (endpoint.path.endsWith('/repository')) await api('DELETE', path);
    return api(endpoint.method, path, body);
  };
}

/** The endpoint's path, with what it names made, and what it lists. */
async function readyPath({ method, path }: Endpoint): Promise<string> {
  if (path.endsWith('{server}/restart')) return '/api/servers/2/restart';
  if (path.includes('{certificate}')) return '/api/servers/1/sites/1/certificates/1';
  const site = path.includes('{site}') ? await readySite(path) : 0;
  const fill = (unfilled: string) => unfilled.replace('{server}', '1').replace('{site}', String(site));
  const collection = path.replace(/\/\{record\}.*/, '');
  const create = ENDPOINTS.find((one) => one.method === 'POST' && one.path === collection);
  if (create?.body === undefined || (method !== 'GET' && path === collection)) return fill(path);
  const created = await api('POST', fill(collection), exampleOf(create.body));
  expect(created.status).toBe(200);
  return fill(path).replace('{record}', idOf(created.body));
}

/** A new site with a repository, unless the path is to install one, and with a deploy, should the path ask for its log. */
async function readySite(path: string): Promise<number> {
  const id = await newSite();
  const site = `/api/servers/1/sites/${id}`;
  if (path.endsWith('/repository')) return id;
  const repository = { provider: 'hosted_git_1', branch: 'main', name: 'acme/shop' };
  expect((await api('POST', `${site}/repository`, repository)).status).toBe(200);
  if (!path.endsWith('/log')) return id;
  await api('POST', `${site}/deploy`);
  while (pick((await api('GET', `${site}/log`)).body, 'data') === null) await sleep(20);
  return id;
}

async function newSite(): Promise<number> {
  const create = ENDPOINTS.find(({ method, path }) => method === 'POST' && path.endsWith('{server}/sites'));
  const { body } = await api('POST', '/api/servers/1/sites', exampleOf(create?.body));
  return Number(idOf(body));
}

async function api(method: string, path: string, body?: unknown): Promise<Answer> {
  const response = await fetch(`${sandbox.url}${path}`, {
    method,
    headers: {
      authorization: `Bearer ${sandbox.token}`,
      'content-type': 'application/json',
      accept: 'application/json',
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  const allow = response.headers.get('allow');
  return { status: response.status, body: text === '' ? undefined : JSON.parse(text), allow };
}

function idOf(body: unknown): string {
  return String(pick(pick(body, 'data'), 'id'));
}

function errorsOf(body: unknown): object {
  return Object(pick(body, 'errors'));
}

function pick(value: unknown, key: string): unknown {
  return new Map(Object.entries(Object(value))).get(key);
}
