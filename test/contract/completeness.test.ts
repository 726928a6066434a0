import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import * as z from 'zod/mini';
import { endpoints } from './client.ts';
import { STRICTER } from './document.ts';
import { ENDPOINTS, exampleOf, insideOf, outsideOf } from './endpoints.ts';
import {
  described,
  fieldsOf,
  isDescribedAnswer,
  isDescribedBody,
  isOpenApi,
  openApi,
  operationOf,
  operations,
  type Schema,
  shapeOf,
} from './openapi.ts';
import {
  AUTH_USER,
  type BodyField,
  CERTIFICATE,
  EXTENDED_SITE,
  LINKS,
  LOG_ENTRY,
  META,
  REPOSITORY,
  SERVER,
  SITE,
} from './resources.ts';

const lines = (all: readonly { method: string; path: string }[]): string[] =>
  all.map(({ method, path }) => `${method} ${path}`).sort();

describe('the endpoints of the document, all and no other,', () => {
  test('are in the client', () => {
    expect(lines(endpoints.map(({ definition }) => definition))).toEqual(lines(ENDPOINTS));
  });

  test('are in docs/openapi.json', () => {
    expect(lines(operations)).toEqual(lines(ENDPOINTS));
  });
});

describe('docs/openapi.json', () => {
  test('is good OpenAPI 3.1', async () => {
    expect(await isOpenApi(openApi)).toBe(true);
    for (const slip of [
      { info: {} },
      { paths: { users: {} } },
      { components: { schemas: { A: { type: 'int' } } } },
    ]) {
      expect(await isOpenApi({ ...Object(openApi), ...slip })).toBe(false);
    }
  });

  test('every reference in it leads somewhere', () => {
    const references = JSON.stringify(openApi).match(/"\$ref":"[^"]*"/g) ?? [];
    expect(references.length).toBeGreaterThan(ENDPOINTS.length);
    for (const text of new Set(references)) {
      const keys = text.slice('"$ref":"#/'.length, -1).split('/');
      const found = keys.reduce<unknown>(
        (value, key) => new Map(Object.entries(Object(value))).get(key),
        openApi,
      );
      expect([text, typeof found]).toEqual([text, 'object']);
    }
  });

  test('every operation has a name of its own, and a tag that is declared', () => {
    expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length);
    const tags = described.tags.map(({ name }) => name);
    expect([...new Set(operations.flatMap((one) => one.tags))].sort()).toEqual(tags.sort());
  });

  test.each(operations)('$method $path declares its path parameters', ({ path, parameters }) => {
    const inPath = parameters.filter((one) => one.in === 'path');
    expect(inPath.map(({ name }) => `{${name}}`)).toEqual(path.match(/\{\w+\}/g) ?? []);
    for (const one of inPath) expect(one).toMatchObject({ required: true, schema: { type: 'integer' } });
  });

  test.each(ENDPOINTS)('$method $path shows what the document shows', ({ method, path, answer, gap }) => {
    const { shape, assumed } = shapeOf(operationOf(method, path).responses[200]);
    expect(assumed).toBe(gap === true);
    expect(shape).toEqual(answer);
  });

  test.each(ENDPOINTS)('the example of $method $path is as described', async ({ method, path, example }) => {
    expect(await isDescribedAnswer(method, path, example)).toBe(true);
  });

  test.each(ENDPOINTS)(
    '$method $path takes the query parameters of the document',
    ({ method, path, query }) => {
      const inQuery = operationOf(method, path).parameters.filter((one) => one.in === 'query');
      expect(inQuery.map(({ name }) => name)).toEqual(query ?? []);
    },
  );

  test('asks for the token in every call', () => {
    expect(openApi).toMatchObject({
      security: [{ token: [] }],
      components: { securitySchemes: { token: { type: 'http', scheme: 'bearer' } } },
    });
    expect(JSON.stringify(openApi).match(/"security":/g)).toHaveLength(1);
  });

  test('says of each error where it may come', () => {
    for (const { method, path, requestBody, responses, operationId } of operations) {
      const mayBeMissing = path.includes('{') ? ['404'] : [];
      const hasBody = requestBody !== undefined;
      const endpoint = ENDPOINTS.find((one) => one.method === method && one.path === path);
      const hasFields = hasBody || endpoint?.query !== undefined;
      const mayBeAway = path.includes('{server}') && operationId !== 'getServersById';
      const expected = [
        '200',
        ...(hasBody ? ['400'] : []),
        '401',
        ...mayBeMissing,
        ...(hasBody ? ['413'] : []),
        ...(hasFields ? ['422'] : []),
        '429',
        ...(mayBeAway ? ['503'] : []),
      ];
      expect([path, Object.keys(responses)]).toEqual([path, expected]);
    }
  });

  test('marks the request bodies that the document does not show', () => {
    const assumed = operations.filter(
      ({ requestBody }) => requestBody?.content?.['application/json'].schema['x-assumed'] === true,
    );
    expect(assumed.map(({ operationId }) => operationId)).toEqual(['patchDeployScript', 'patchEnv']);
  });

  test.each(
    Object.entries({
      Server: SERVER,
      Site: SITE,
      SiteWithRepository: { ...SITE, repository: REPOSITORY },
      ExtendedSite: EXTENDED_SITE,
      LogEntry: LOG_ENTRY,
      Certificate: CERTIFICATE,
      AuthUser: AUTH_USER,
      PageLinks: LINKS,
      PageMeta: META,
    }),
  )('%s has the fields of the document, all of them always', (name, fields) => {
    const component = described.components.schemas[name] ?? {};
    expect(fieldsOf(component)).toEqual(fields);
    expect(component.required).toEqual(Object.keys(fields));
  });
});

describe('the body of', () => {
  const withBody = ENDPOINTS.flatMap((endpoint) =>
    endpoint.body === undefined ? [] : [{ ...endpoint, body: endpoint.body }],
  );
  const isStricter = (path: string, field: string, value: unknown): boolean =>
    STRICTER.some((one) => one.path === path && one.field === field && one.value === value);

  test('every other endpoint is none', () => {
    const without = ENDPOINTS.filter(({ body }) => body === undefined);
    for (const { method, path } of without) expect(operationOf(method, path).requestBody).toBeUndefined();
  });

  test.each(withBody)(
    '$method $path has the bounds of the document in docs/openapi.json',
    ({ method, path, body }) => {
      const { required, content } = operationOf(method, path).requestBody ?? {};
      const described = content?.['application/json'].schema ?? {};
      const needed = Object.entries(body).flatMap(([name, field]) => (field.required ? [name] : []));
      expect(described.required ?? []).toEqual(needed);
      expect(required === true).toBe(needed.length > 0);
      expect(Object.keys(described.properties ?? {})).toEqual(Object.keys(body));
      for (const [name, field] of Object.entries(body)) {
        const shown = described.properties?.[name] ?? {};
        expect([name, boundsOf(shown)]).toEqual([name, expectedBounds(field)]);
        if (field.pattern !== undefined) expectAllToMatch(shown, new RegExp(field.pattern));
      }
    },
  );

  test.each(withBody)('$method $path has the same fields in the client', ({ method, path, body }) => {
    const { properties, required = [] } = z.toJSONSchema(clientBody(method, path), { io: 'input' });
    const needed = Object.entries(body).flatMap(([name, field]) => (field.required ? [name] : []));
    expect(Object.keys(properties ?? {})).toEqual(Object.keys(body));
    expect(required).toEqual(needed);
  });

  test.each(withBody)(
    '$method $path is what the client and docs/openapi.json take',
    async ({ method, path, body }) => {
      for (const [name, field] of Object.entries(body)) {
        const sent = [...insideOf(field), ...(field.required ? [] : [undefined])];
        for (const value of sent.filter((one) => !isStricter(path, name, one))) {
          const whole = { ...exampleOf(body), [name]: value };
          expect([name, value, await isTaken(method, path, whole)]).toEqual([name, value, true]);
          expect([name, value, await isDescribedBody(method, path, whole)]).toEqual([name, value, true]);
        }
        const withNull = { ...exampleOf(body), [name]: null };
        expect([name, await isDescribedBody(method, path, withNull)]).toEqual([name, !field.required]);
      }
    },
  );

  test.each(withBody)(
    '$method $path is refused outside of the bounds by the client and by docs/openapi.json',
    async ({ method, path, body }) => {
      for (const [name, field] of Object.entries(body)) {
        for (const value of outsideOf(field)) {
          const whole = { ...exampleOf(body), [name]: value };
          expect([name, value, await isTaken(method, path, whole)]).toEqual([name, value, false]);
          expect([name, value, await isDescribedBody(method, path, whole)]).toEqual([name, value, false]);
        }
      }
    },
  );

  test.each(STRICTER)(
    '$path: the client does not send it all as $field: $why',
    async ({ path, field, value }) => {
      const body = withBody.find((one) => one.method === 'POST' && one.path === path)?.body ?? {};
      expect(await isTaken('POST', path, exampleOf(body))).toBe(true);
      expect(await isTaken('POST', path, { ...exampleOf(body), [field]: value })).toBe(false);
    },
  );

  test('POST /api/servers/{server}/sites/{site}/repository: a custom git URL is a name too', async () => {
    const path = '/api/servers/{server}/sites/{site}/repository';
    const body = { provider: 'custom', branch: 'main', name: 'https://git.example/a/b/shop.git' };
    expect(await isTaken('POST', path, body)).toBe(true);
    expect(await isDescribedBody('POST', path, body)).toBe(true);
  });
});

test('secrets are marked in docs/openapi.json, and no answer shows one', () => {
  const marked = operations.flatMap(({ operationId, requestBody }) =>
    Object.entries(requestBody?.content?.['application/json'].schema.properties ?? {})
      .filter(([, field]) => field.writeOnly === true && field.format === 'password')
      .map(([name]) => `${operationId} ${name}`),
  );
  const secrets = ENDPOINTS.flatMap(({ method, path, body = {} }) =>
    Object.entries(body).flatMap(([name, { secret }]) =>
      secret ? [`${operationOf(method, path).operationId} ${name}`] : [],
    ),
  );
  expect(secrets.length).toBeGreaterThan(1);
  expect(marked.sort()).toEqual(secrets.sort());
  for (const component of Object.values(described.components.schemas)) {
    expect(Object.keys(component.properties ?? {})).not.toContain('password');
  }
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

/** The bounds of a field as the document says them, in the words of JSON Schema. */
function expectedBounds({ type, required, minimum, maximum, choices }: BodyField): object {
  const [least, most] = type === 'string' ? ['minLength', 'maxLength'] : ['minimum', 'maximum'];
  return {
    type: required ? type : [type, 'null'],
    ...(minimum !== undefined && !(type === 'string' && minimum === 0) && { [least]: minimum }),
    // One of the choices is never too long.
    ...(maximum !== undefined && choices === undefined && { [most]: maximum }),
    ...(choices !== undefined && { enum: choices }),
  };
}

/** Those of a schema. */
function boundsOf(schema: Schema): object {
  const names = ['type', 'minimum', 'maximum', 'minLength', 'maxLength', 'enum'];
  return Object.fromEntries(Object.entries(schema).filter(([name]) => names.includes(name)));
}

/** Texts that the patterns of a schema let through match the document's pattern, too. */
function expectAllToMatch({ pattern, allOf = [] }: Schema, documented: RegExp): void {
  const stated = [pattern, ...allOf.map((one) => one.pattern)].filter((one) => one !== undefined);
  expect(stated.length).toBeGreaterThan(0);
  const texts = fc.stringMatching(new RegExp(stated[0] ?? ''));
  fc.assert(fc.property(texts, (text) => documented.test(text)));
}
