/** The OpenAPI description of the API, from the endpoints of the client. It writes nothing: scripts/docs.ts does. */
import * as z from 'zod/mini';
import type { Kind } from '../../src/records/kind.ts';
import { kinds } from '../../src/records/kinds.ts';
import { version } from '../metadata.ts';
import type { Answer } from './descriptions.ts';
import { componentName, type Endpoint, endpoints } from './endpoints.ts';
import { addedFields, errors, orNull, reference, resources, type Schema } from './resources.ts';

/** The whole description. The same sources always give the same text. */
export function openApiDocument(): Schema {
  return {
    openapi: '3.1.1',
    info: { title: 'Server and site management API', version, description: about },
    servers: [
      {
        url: '{base_url}',
        variables: {
          base_url: {
            default: 'http://127.0.0.1:8787',
            description:
              'Origin of the API, with its path prefix if it has one; by default that of the sandbox',
          },
        },
      },
    ],
    security: [{ token: [] }],
    tags: [...new Set(endpoints.map(({ group }) => group))].map((name) => ({ name })),
    paths: Object.fromEntries(
      [...Map.groupBy(endpoints, ({ definition }) => definition.path)].map(([path, all]) => [
        path,
        item(path, all),
      ]),
    ),
    components: {
      securitySchemes: {
        token: { type: 'http', scheme: 'bearer', description: 'How a token is obtained is not shown.' },
      },
      parameters,
      responses: errorResponses,
      schemas: { ...resources, ...recordSchemas(), ...errors },
    },
  };
}

const about = `Generated from the endpoints of the client in src/api and src/records; do not edit.

Every request has the headers \`Accept: application/json\` and \`Content-Type: application/json\`. What the API's own
document does not show carries \`x-assumed\`: docs/api-gaps.md says where each assumption comes from. Answers may have
further fields. Names that begin with \`blogapp\`, \`cloudstore\`, \`webframework\`, \`sqldb\`, \`chat_\` and
\`hosted_git_\` stand for the names of products.`;

const parameters: Readonly<Record<string, Schema>> = {
  server: inPath('server', 'Id of a server'),
  site: inPath('site', 'Id of a site on that server'),
  record: inPath('record', 'Id of a record of the kind that the path names'),
  certificate: inPath('certificate', 'Id of a certificate of the site'),
  page: {
    name: 'page',
    in: 'query',
    description: 'Number of the page, from 1 on',
    schema: { type: 'integer', minimum: 1, default: 1 },
  },
};

const errorResponses: Readonly<Record<string, Schema>> = {
  Unauthenticated: failure('No token, or another one.', 'Error'),
  NotFound: failure('Something that the path names does not exist there.', 'Error'),
  Invalid: failure('The request breaks the bounds of its fields.', 'FieldErrors'),
  TooManyRequests: {
    ...failure('There were more requests than are allowed.', 'Error'),
    headers: {
      'Retry-After': counted('Seconds to wait'),
      'X-RateLimit-Limit': counted('Requests that are allowed in a window'),
      'X-RateLimit-Remaining': counted('Requests that are left in this window'),
    },
  },
};

function inPath(name: string, description: string): Schema {
  return { name, in: 'path', required: true, description, schema: { type: 'integer' } };
}

function failure(description: string, schema: string): Schema {
  return { description, 'x-assumed': true, content: json(reference(schema)) };
}

function counted(description: string): Schema {
  return { description, schema: { type: 'integer', minimum: 0 } };
}

function json(schema: Schema): Schema {
  return { 'application/json': { schema } };
}

function item(path: string, all: readonly Endpoint[]): Schema {
  const inPath = namesIn(path);
  return {
    ...(inPath.length > 0 && { parameters: inPath.map(parameter) }),
    ...Object.fromEntries(
      all.map((endpoint) => [endpoint.definition.method.toLowerCase(), operation(endpoint)]),
    ),
  };
}

function operation({ name, group, definition, description, writeOnly }: Endpoint): Schema {
  const { summary, answer, bodyAssumed } = description;
  const isPaged = typeof answer === 'object' && 'page' in answer;
  const body = 'body' in definition ? bodySchema(definition.body, writeOnly) : undefined;
  return {
    operationId: name,
    summary,
    tags: [group],
    ...(isPaged && { parameters: [parameter('page')] }),
    ...(body !== undefined && { requestBody: requestBody(body, bodyAssumed === true) }),
    responses: {
      200: success(answer),
      401: { $ref: '#/components/responses/Unauthenticated' },
      ...(namesIn(definition.path).length > 0 && { 404: { $ref: '#/components/responses/NotFound' } }),
      ...((body !== undefined || isPaged) && { 422: { $ref: '#/components/responses/Invalid' } }),
      429: { $ref: '#/components/responses/TooManyRequests' },
    },
  };
}

function namesIn(path: string): string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
}

function parameter(name: string): Schema {
  if (!(name in parameters)) throw new Error(`The path parameter {${name}} is not described in this file`);
  return { $ref: `#/components/parameters/${name}` };
}

/** The JSON Schema of a body; undefined where there is none. Fields that the service does not know are ignored there. */
function bodySchema(body: z.ZodMiniType, writeOnly: readonly string[]): Schema | undefined {
  if (body.safeParse(undefined).success) return undefined;
  const { $schema, additionalProperties, properties, ...rest } = z.toJSONSchema(body, { io: 'input' });
  const marked = Object.entries(properties ?? {}).map(([name, field]) => [
    name,
    writeOnly.includes(name) ? { ...Object(field), format: 'password', writeOnly: true } : field,
  ]);
  return { ...rest, properties: Object.fromEntries(marked) };
}

function requestBody(schema: Schema, isAssumed: boolean): Schema {
  return {
    ...('required' in schema && { required: true }),
    ...(isAssumed && { description: notShown, 'x-assumed': true }),
    content: json(schema),
  };
}

const notShown = 'The document does not show this body.';

function success(answer: Answer): Schema {
  if (answer === 'nothing')
    return { description: `Success. ${notShown} There may be none.`, 'x-assumed': true };
  const isAssumed = 'assumed' in answer;
  return {
    description: isAssumed ? `Success. ${notShown}` : 'Success.',
    ...(isAssumed && { 'x-assumed': true }),
    content: json(answerSchema(answer)),
  };
}

function answerSchema(answer: Exclude<Answer, 'nothing'>): Schema {
  if ('text' in answer) {
    const wrapped = wrapper({ [answer.text]: { type: 'string' } });
    return answer.orNull === true ? { ...wrapped, type: ['object', 'null'] } : wrapped;
  }
  if ('list' in answer) return wrapper({ data: listOf(answer.list) });
  if ('page' in answer) {
    return wrapper({ data: listOf(answer.page), links: reference('PageLinks'), meta: reference('PageMeta') });
  }
  const resource = reference(componentName(answer.data));
  return wrapper({ data: answer.orNull === true ? { anyOf: [resource, { type: 'null' }] } : resource });
}

function wrapper(properties: { readonly [field: string]: Schema }): Schema {
  return { type: 'object', required: Object.keys(properties), properties };
}

function listOf(name: string): Schema {
  return { type: 'array', items: reference(componentName(name)) };
}

/** The records of the kinds that the document does not show. */
function recordSchemas(): { readonly [name: string]: Schema } {
  const missing = kinds.filter(({ singular }) => !(componentName(singular) in resources));
  return Object.fromEntries(missing.map((kind) => [componentName(kind.singular), recordSchema(kind)]));
}

const typed = z.object({ type: z.string() });

function recordSchema({ singular, scope, declared, writeOnly = [] }: Kind): Schema {
  const { properties = {}, required = [] } = z.toJSONSchema(declared, { io: 'input' });
  const shown = Object.entries(properties).filter(([name]) => !writeOnly.includes(name));
  const fields = shown.map(([name, field]) => {
    const { type } = typed.parse(field);
    return [name, required.includes(name) ? { type } : orNull({ type })];
  });
  const { site_id, ...ofServer } = addedFields;
  return {
    type: 'object',
    description: `A ${singular}. The document does not show its fields; any but \`id\` may be absent.`,
    'x-assumed': true,
    required: ['id'],
    properties: {
      id: { type: 'integer' },
      ...Object.fromEntries(fields),
      ...(scope === 'site' ? addedFields : ofServer),
    },
  };
}
