import { describe, expect, test } from '@jest/globals';
import * as z from 'zod/mini';
import { kinds } from '../../src/records/kinds.ts';
import { differences } from '../support/differences.ts';
import { endpoints } from './client.ts';
import { STRICTER } from './document.ts';
import { ENDPOINTS, exampleOf, insideOf, outsideOf, WITH_BODY } from './endpoints.ts';
import { answerOf, isDescribedAnswer, isOpenApi, openApi, operationOf, operations } from './openapi.ts';

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
