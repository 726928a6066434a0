import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type Sandbox, startSandbox } from '../support/sandbox.ts';

let sandbox: Sandbox;

beforeAll(async () => {
  sandbox = await startSandbox();
});

afterAll(() => sandbox.stop());

describe('the OpenAPI document', () => {
  test('is answered without a token, as long as the project has it', async () => {
    const answer = await fetch(`${sandbox.url}/openapi.json?now`);
    expect(answer.headers.get('content-type')).toBe('application/json');
    const body = await answer.json();
    if (existsSync(join(import.meta.dirname, '../../docs/openapi.json'))) {
      expect(answer.status).toBe(200);
      expect(body).toMatchObject({ openapi: expect.stringMatching(/^3\.1/) });
    } else {
      expect(answer.status).toBe(404);
      expect(body).toEqual({ message: expect.any(String) });
    }
    const head = await fetch(`${sandbox.url}/openapi.json`, { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([answer.status, '']);
  });

  test('is there to read, and nowhere else', async () => {
    const posted = await fetch(`${sandbox.url}/openapi.json`, { method: 'POST', body: '{}' });
    expect([posted.status, posted.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
    for (const path of ['/openapi.json/', '/docs/openapi.json', '/constructor', '/__proto__']) {
      expect([path, (await fetch(sandbox.url + path)).status]).toEqual([path, 401]);
    }
  });
});
