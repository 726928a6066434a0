import { z } from 'zod';
import packageJson from '../package.json' with { type: 'json' };
import { groupsOf } from './api/index.ts';
import type { Manner, Route } from './api/manner.ts';
import { fieldErrors, refusal, tooEarly } from './api/shapes.ts';

type Describe = (schema: z.ZodType) => Json;
type Json = { readonly [name: string]: unknown };

/** The OpenAPI description of a service, from its routes. The same routes always give the same text. */
export function openApiDocument(manner: Manner): Json {
  const groups = groupsOf(manner);
  const schemas: Record<string, unknown> = {};
  const describe = (schema: z.ZodType): Json => {
    const { $schema, $defs, ...described } = z.toJSONSchema(schema, { io: 'input', override: simplify });
    Object.assign(schemas, inComponents($defs ?? {}));
    return inComponents(described);
  };
  const routes = groups.flatMap(({ name, routes }) => routes.map((route) => ({ group: name, route })));
  const every = routes.map(({ route }) => route);
  const paths = [...Map.groupBy(routes, ({ route }) => route.path)].map(([path, all]) => {
    const operations = all.map(({ group, route }) => [
      route.method.toLowerCase(),
      operation(route, group, linksOf(route, every), manner, describe),
    ]);
    return [path, { ...parametersOf(path), ...Object.fromEntries(operations) }];
  });
  return {
    openapi: '3.1.1',
    info: { title: 'Server and site management API', version: packageJson.version, description: about },
    servers: [{ url: 'http://127.0.0.1:8787', description: 'The sandbox, as it starts by default' }],
    security: [{ token: [] }],
    tags: groups.map(({ name, description }) => ({ name, description })),
    paths: Object.fromEntries(paths),
    components: {
      securitySchemes: {
        token: { type: 'http', scheme: 'bearer', description: 'How a token is obtained is not shown.' },
      },
      responses: refusals(manner, describe),
      schemas,
    },
  };
}

const about = `What the sandbox answers, generated from its routes; do not edit.

What the API's own document does not show carries \`x-assumed\`: docs/api-gaps.md says where each assumption comes from.
Answers may have further fields. Names that begin with \`blogapp\`, \`cloudstore\`, \`webframework\`, \`sqldb\`, \`chat_\`
and \`hosted_git_\` stand for the names of products.`;

const inPath = (name: string) => ({
  name,
  in: 'path',
  required: true,
  description: `Id of the ${name}`,
  schema: name === 'deployment' ? { type: 'string', format: 'uuid' } : { type: 'integer' },
});

const seconds = { description: 'Seconds to wait', schema: { type: 'integer', minimum: 0 } };
const counted = (description: string) => ({ ...seconds, description });

/** Refusals by their status. */
function refusals(manner: Manner, describe: Describe): Json {
  const refused = (description: string, shape: z.ZodType = refusal, headers?: Json) => ({
    description,
    'x-assumed': true,
    ...(headers && { headers }),
    content: json(describe(shape)),
  });
  return {
    400: refused('The body is not JSON in UTF-8.'),
    401: refused('No token, or another one.'),
    404: refused('Something that the path names does not exist there.'),
    413: refused('The body is larger than 2 MiB.'),
    422: refused(
      'The request breaks the bounds of its fields, does not fit what is there, or comes too early.',
      manner.refusesEarly ? z.union([fieldErrors, tooEarly]) : fieldErrors,
    ),
    429: refused('There were more requests than are allowed.', refusal, {
      'Retry-After': seconds,
      'X-RateLimit-Limit': counted('Requests that are allowed in a window'),
      'X-RateLimit-Remaining': counted('Requests that are left in this window'),
    }),
    503: refused('The server is rebooting.', refusal, { 'Retry-After': seconds }),
  };
}

function operation(route: Route, group: string, links: Json, manner: Manner, describe: Describe): Json {
  const { method, path, handle, answer, whileAway = false } = route;
  const [summary, description] = route.summary.split('\n');
  const { shape, status = 200, query = [] } = answer;
  const body = handle.body && describe(handle.body);
  const mayBeEarly = manner.refusesEarly && path.includes('{site}') && method !== 'GET';
  const refused = [
    ...(body ? [400, 413] : []),
    401,
    ...(path.includes('{') ? [404] : []),
    ...(body || query.length > 0 || mayBeEarly ? [422] : []),
    429,
    ...(path.includes('{server}') && !whileAway ? [503] : []),
  ];
  return {
    operationId: nameOf(route),
    ...{ summary, description },
    tags: [group],
    ...(query.length > 0 && { parameters: query }),
    ...(body && { requestBody: requestBody(body) }),
    responses: {
      [status]: {
        description: 'Success.',
        ...(shape && { content: json(describe(shape)) }),
        ...(Object.keys(links).length > 0 && { links }),
      },
      ...Object.fromEntries(refused.map((code) => [code, { $ref: `#/components/responses/${code}` }])),
    },
  };
}

/** Its method and the names in its path after those of server and site: `patchDeployScript`, `getCrontabsById`. */
function nameOf({ method, path }: Route): string {
  const own = path.replace(/^\/api(\/servers\/\{server\}(\/sites\/\{site\}(?=.))?(?=.))?/, '');
  const words = own.replace(/\{\w+\}$/, 'by-id').replace(/\{\w+\}/, '');
  return method.toLowerCase() + words.replaceAll(/[/-]+(\w)/g, (_, initial: string) => initial.toUpperCase());
}

/**
 * The links from what creates something to the calls for it: so a tool that follows links goes on with what is there. Where nothing
 * creates it, they come from the list, and lead to the first. An answer may also say where else its id leads.
 */
function linksOf({ method, path, answer: { id: named } }: Route, every: readonly Route[]): Json {
  const isCreated = every.some((route) => route.method === 'POST' && route.path === path);
  const own =
    method === (isCreated ? 'POST' : 'GET') ? linksBelow(path, `data/${isCreated ? '' : '0/'}id`, every) : {};
  const below = every.find((route) => named && route.path.endsWith(named.below))?.path;
  return named && below ? { ...own, ...linksBelow(below, named.field, every) } : own;
}

/** The links to the calls for what an answer has the id of. */
function linksBelow(path: string, field: string, every: readonly Route[]): Json {
  const next = every.flatMap((route) => {
    const [added, ...others] = route.path.startsWith(`${path}/{`)
      ? namesIn(route.path.slice(path.length))
      : [];
    return added === undefined || others.length > 0 ? [] : { added, operationId: nameOf(route) };
  });
  const own = namesIn(path).map((name) => [name, `$request.path.${name}`]);
  const id = `$response.body#/${field}`;
  return Object.fromEntries(
    next.map(({ added, operationId }) => [
      operationId,
      { operationId, parameters: { ...Object.fromEntries(own), [added]: id } },
    ]),
  );
}

/** Where no field is required the body may be left out. */
function requestBody(schema: Json): Json {
  return 'required' in schema || 'anyOf' in schema
    ? { required: true, content: json(schema) }
    : { content: json(schema) };
}

function parametersOf(path: string): Json {
  const names = namesIn(path);
  return names.length > 0 ? { parameters: names.map(inPath) } : {};
}

const namesIn = (path: string): string[] => [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);

const json = (schema: Json): Json => ({ 'application/json': { schema } });

/** Moves references to where OpenAPI keeps schemas. */
function inComponents(schema: object): Json {
  return JSON.parse(JSON.stringify(schema).replaceAll('"#/$defs/', '"#/components/schemas/'));
}

type Written = { jsonSchema: z.core.JSONSchema.BaseSchema };

function simplify(written: Written) {
  mergeNull(written);
  completeAlternatives(written);
}

/** Makes each alternative beside common fields a whole schema: many tools see only the one or the other. */
function completeAlternatives({ jsonSchema }: Written) {
  const { anyOf, properties: common = {}, ...rest } = jsonSchema;
  if (anyOf === undefined || Object.keys(common).length === 0) return;
  for (const name of Object.keys(jsonSchema)) delete jsonSchema[name];
  jsonSchema.anyOf = anyOf.map(({ properties = {} }) => {
    const fields = Object.entries(common).map(([name, field]) => [
      name,
      { ...Object(field), ...Object(properties[name]) },
    ]);
    return { ...rest, properties: Object.fromEntries(fields) };
  });
}

/** Writes a type that may be null as a list of types, not as a choice of schemas. */
function mergeNull({ jsonSchema }: Written) {
  const [inner, other] = jsonSchema.anyOf ?? [];
  if (jsonSchema.anyOf?.length !== 2 || typeof inner?.type !== 'string' || other?.type !== 'null') return;
  const { anyOf, ...own } = jsonSchema;
  delete jsonSchema.anyOf;
  Object.assign(jsonSchema, inner, own, { type: [inner.type, 'null'] });
  if (inner.enum !== undefined) jsonSchema.enum = [...inner.enum, null];
}
