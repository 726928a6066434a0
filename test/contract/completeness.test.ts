import { describe, expect, test } from '@jest/globals';
import * as z from 'zod/mini';
import { kinds } from '../../src/records/kinds.ts';
import { differences } from '../support/differences.ts';
import { endpoints } from './client.ts';
import { STRICTER } from './document.ts';
import { ENDPOINTS, exampleAnswer, exampleOf, insideOf, outsideOf } from './endpoints.ts';
import {
  answerSchema,
  described,
  isDescribedAnswer,
  isDescribedBody,
  isOpenApi,
  openApi,
  operationOf,
  operations,
  type Schema,
  schemaOf,
} from './openapi.ts';

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
    expect(answerSchema(method, path)).toEqual(schemaOf(answer));
    const { 'x-assumed': assumed = answer === 'nothing' } =
      responses[200].content?.['application/json'].schema ?? {};
    expect(assumed).toBe(gap);
    expect(await isDescribedAnswer(method, path, exampleAnswer(answer))).toBe(true);

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

  test('marks secrets, and has none in an answer', () => {
    const fieldsOf = (schema: Schema = {}) => Object.entries(schema.properties ?? {});
    for (const { method, path, body = {} } of ENDPOINTS) {
      const schema = operationOf(method, path).requestBody?.content?.['application/json'].schema;
      const marked = fieldsOf(schema).filter(
        ([, one]) => one.writeOnly === true && one.format === 'password',
      );
      const secrets = Object.keys(body).filter((name) => body[name]?.secret);
      expect([path, marked.map(([name]) => name)]).toEqual([path, secrets]);
    }
    const shown = Object.values(described.components.schemas).flatMap((schema) => fieldsOf(schema));
    expect(shown.map(([name]) => name)).not.toContain('password');
  });
});

describe('the body of', () => {
  const withBody = ENDPOINTS.flatMap((endpoint) =>
    endpoint.body === undefined ? [] : [{ ...endpoint, body: endpoint.body }],
  );

  test.each(withBody)('$method $path has the fields of the API document', ({ method, path, body }) => {
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

  test.each(withBody)(
    '$method $path has the bounds of the API document in docs/openapi.json, and those of a record in the client',
    async (endpoint) => {
      const { method, path, body } = endpoint;
      // The inputs of the others are checked when they are read.
      const isRecord = kinds.some((kind) => kind.path === path);
      const isStricter = (field: string, value: unknown): boolean =>
        STRICTER.some((one) => one.path === path && one.field === field && one.value === value);
      const takenBy = async (name: string, value: unknown) => {
        const whole = { ...exampleOf(body), [name]: value };
        const taken = !isRecord || (await isTaken(method, path, whole));
        return { name, value, taken, described: await isDescribedBody(method, path, whole) };
      };
      for (const [name, field] of Object.entries(body)) {
        const inside = [...insideOf(field), ...(field.required ? [] : [undefined])];
        for (const value of inside.filter((one) => !isStricter(name, one)))
          expect(await takenBy(name, value)).toEqual({ name, value, taken: true, described: true });
        for (const value of outsideOf(field))
          expect(await takenBy(name, value)).toEqual({ name, value, taken: !isRecord, described: false });
        const withNull = { ...exampleOf(body), [name]: null };
        expect([name, await isDescribedBody(method, path, withNull)]).toEqual([name, !field.required]);
      }
    },
  );

  test.each(STRICTER)(
    'POST $path is never sent with a $field that makes no sense: $why',
    async ({ path, field, value }) => {
      const example = exampleOf(ENDPOINTS.find((one) => one.method === 'POST' && one.path === path)?.body);
      expect(await isTaken('POST', path, example)).toBe(true);
      expect(await isTaken('POST', path, { ...example, [field]: value })).toBe(false);
    },
  );
});

async function isTaken(method: string, path: string, body: unknown): Promise<boolean> {
  return (await clientBody(method, path).safeParseAsync(body)).success;
}

function clientBody(method: string, path: string): z.ZodMiniType {
  const found = endpoints.find(({ definition }) => definition.method === method && definition.path === path);
  if (found === undefined || !('body' in found.definition))
    throw new Error(`${method} ${path} takes no body`);
  return found.definition.body;
}
