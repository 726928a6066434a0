import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Client } from '../../src/api/client.ts';
import * as deployments from '../../src/api/deployments.ts';
import * as env from '../../src/api/env.ts';
import * as repository from '../../src/api/repository.ts';
import * as servers from '../../src/api/servers.ts';
import * as sites from '../../src/api/sites.ts';
import { makeRepository } from '../support/git.ts';
import { type Sandbox, startSandbox } from '../support/sandbox.ts';
import { createTestClient } from '../support/test-client.ts';
import { answerMismatches, EXAMPLES, type Example } from './document.ts';

const ids = { server: 1, site: 2 };

/** Every call of the client, with the example's request. */
const CALLS: Readonly<Record<string, (client: Client) => Promise<unknown>>> = {
  getServers: (client) => client.read(servers.getServers, {}),
  getServer: (client) => client.read(servers.getServer, ids),
  postSite: (client) =>
    client.write(sites.postSite, ids, {
      root_domain: 'shop.example',
      web_directory: '/public',
      project_root: '/',
    }),
  getSites: (client) => client.read(sites.getSites, ids),
  getSite: (client) => client.read(sites.getSite, ids),
  getDeployLog: (client) => client.read(sites.getDeployLog, ids),
  postRepository: (client) =>
    client.write(repository.postRepository, ids, {
      provider: 'hosted_git_1',
      branch: 'main',
      name: 'acme/shop',
    }),
  deleteRepository: (client) => client.write(repository.deleteRepository, ids, undefined),
  getDeployScript: (client) => client.read(deployments.getDeployScript, ids),
  patchDeployScript: (client) =>
    client.write(deployments.patchDeployScript, ids, { deploy_script: 'echo hello\n' }),
  postDeploy: (client) => client.write(deployments.postDeploy, ids, undefined),
  getEnv: (client) => client.read(env.getEnv, ids),
  patchEnv: (client) => client.write(env.patchEnv, ids, { content: 'APP_KEY=new\n' }),
};

/** What the client makes of each example answer. */
const READ: Readonly<Record<string, unknown>> = {
  getServers: [{ id: 1, name: 'web-1' }],
  getServer: { id: 1, name: 'web-1' },
  getSites: [{ id: 2, domain: 'shop.example', last_deploy_at: null }],
  getSite: { id: 2, domain: 'shop.example', last_deploy_at: null },
  getDeployLog: { description: 'Deploy', content: 'hello\n', created_at: '2026-01-02 03:04:05' },
  getDeployScript: 'git pull\n',
  getEnv: 'APP_KEY=\n',
  postSite: { state: 'done', value: { id: 2, domain: 'shop.example', last_deploy_at: null } },
};

describe('the client against the document', () => {
  let answer: unknown;
  let seen: { method: string; url: string; headers: IncomingHttpHeaders; body: string };
  const server = createServer(async (request, response) => {
    const body = (await request.toArray()).join('');
    seen = { method: request.method ?? '', url: request.url ?? '', headers: request.headers, body };
    response.setHeader('content-type', 'application/json').end(JSON.stringify(answer));
  });
  let client: Client;
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    client = createTestClient(`http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/prefix`);
  });
  afterAll(async () => {
    await client.close();
    server.close();
  });

  test('every call of the client has an example here', () => {
    const endpoints = [deployments, env, repository, servers, sites].flatMap((group) =>
      Object.entries(group),
    );
    const names = endpoints
      .filter(([, value]) => typeof value === 'object' && 'method' in value)
      .map(([name]) => name);
    expect(EXAMPLES.map(({ name }) => name).sort()).toEqual(names.sort());
    expect(Object.keys(CALLS).sort()).toEqual(names.sort());
  });

  test.each(EXAMPLES)('$name sends $method $path and reads its answer', async (example) => {
    answer = example.answer;
    const read = await CALLS[example.name]?.(client);
    expect(seen.method).toBe(example.method);
    expect(seen.url).toBe(`/prefix${example.path}`);
    expect(seen.body === '' ? undefined : JSON.parse(seen.body)).toEqual(example.body);
    expect(seen.headers).toMatchObject({
      authorization: 'Bearer sandbox-test-token',
      'content-type': 'application/json',
      accept: 'application/json',
    });
    if (example.method === 'GET') expect(read).toEqual(READ[example.name]);
    else expect(read).toMatchObject(Object(READ[example.name] ?? { state: 'done' }));
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
    ['getDeployLog', [null, { data: null }, { data: [] }], null],
  ])('%s takes every shape that a service may answer', async (name, answers, expected) => {
    for (const shape of answers) {
      answer = shape;
      expect(await CALLS[name]?.(client)).toEqual(expected);
    }
  });

  test('a log may come as a list, the newest first; ids may come as strings; unknown fields are ignored', async () => {
    answer = { data: [{ content: 'new', further: true }, { content: 'old' }] };
    expect(await client.read(sites.getDeployLog, ids)).toMatchObject({ content: 'new' });
    answer = [{ id: '7', domain: 'a.example', extra: { __proto__: 1 } }];
    expect(await client.read(sites.getSites, ids)).toEqual([
      { id: 7, domain: 'a.example', last_deploy_at: null },
    ]);
  });

  test.each([
    [{ data: null }],
    [{ data: 'text' }],
    [{ data: [{ id: 2 ** 60, domain: 'x' }] }],
    [{ data: [{ id: '12345678901234567' }] }],
  ])('a list that is none is never taken for an empty one: %j', async (shape) => {
    answer = shape;
    await expect(client.read(sites.getSites, ids, { attempts: 1 })).rejects.toThrow(
      'something else than expected',
    );
  });
});

describe('the sandbox against the document', () => {
  let folder: string;
  let sandbox: Sandbox;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'contract-'));
    await makeRepository(join(folder, 'acme/shop.git'), {
      '.env.example': 'APP_KEY=\n',
      'public/index.html': 'hello',
    });
    sandbox = await startSandbox({ gitBase: folder });
    // The examples speak of site 2.
    await send({
      method: 'POST',
      path: '/api/servers/2/sites',
      body: { root_domain: 'first.example', web_directory: '/' },
    });
  });
  afterAll(async () => {
    await sandbox.stop();
    await rm(folder, { recursive: true, force: true });
  });

  function send({ method, path, body }: Pick<Example, 'method' | 'path' | 'body'>): Promise<Response> {
    return fetch(`${sandbox.url}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${sandbox.token}`,
        'content-type': 'application/json',
        accept: 'application/json',
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  }

  test.each(EXAMPLES)('$name: $method $path is answered in the shape of the document', async (example) => {
    if (example.name === 'getDeployLog') await deployed();
    const response = await send(example);
    expect(response.status).toBe(200);
    expect(answerMismatches(await response.json(), example.shape)).toEqual([]);
  });

  async function deployed(): Promise<void> {
    for (;;) {
      const { data } = asRecord(await (await send({ method: 'GET', path: '/api/servers/1/sites/2' })).json());
      if (asRecord(data).last_deploy_at !== null) return;
    }
  }
});

function asRecord(value: unknown): Record<string, unknown> {
  if (typeof value !== 'object' || value === null) throw new Error('it is no record');
  return { ...value };
}
