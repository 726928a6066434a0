import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { registerSchema, validate } from '@hyperjump/json-schema/openapi-3-1';
import * as z from 'zod/mini';
import { type Fields, type FieldType, LINKS, META, type Shape } from './resources.ts';

/** docs/openapi.json, as it is. */
export const openApi: { [name: string]: Json } = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../docs/openapi.json'), 'utf8'),
);

const standard = 'https://spec.openapis.org/oas/3.1/schema-base';
const address = 'https://docs.example/openapi.json';
registerSchema(openApi, address, standard);

type Json = { [name: string]: Json } | Json[] | string | number | boolean | null;

const methods = ['get', 'post', 'patch', 'delete'] as const;

const schema = z.looseObject({
  $ref: z.optional(z.string()),
  'x-assumed': z.optional(z.boolean()),
  type: z.optional(z.union([z.string(), z.array(z.string())])),
  pattern: z.optional(z.string()),
  required: z.optional(z.array(z.string())),
  get properties() {
    return z.optional(z.record(z.string(), schema));
  },
  get items() {
    return z.optional(schema);
  },
  get anyOf() {
    return z.optional(z.array(schema));
  },
  get allOf() {
    return z.optional(z.array(schema));
  },
});
export type Schema = z.infer<typeof schema>;

const body = z.object({
  required: z.optional(z.boolean()),
  content: z.optional(z.object({ 'application/json': z.object({ schema }) })),
});
const parameter = z.object({
  name: z.string(),
  in: z.string(),
  required: z.optional(z.boolean()),
  schema: z.object({ type: z.string() }),
});
const operation = z.object({
  operationId: z.string(),
  summary: z.string(),
  tags: z.array(z.string()),
  parameters: z._default(z.array(parameter), []),
  requestBody: z.optional(body),
  responses: z.intersection(z.object({ 200: body }), z.record(z.string(), z.unknown())),
});
const document = z.object({
  tags: z.array(z.object({ name: z.string() })),
  paths: z.record(
    z.string(),
    z.strictObject({
      parameters: z._default(z.array(parameter), []),
      get: z.optional(operation),
      post: z.optional(operation),
      patch: z.optional(operation),
      delete: z.optional(operation),
    }),
  ),
  components: z.object({
    schemas: z.record(z.string(), schema),
  }),
});

/** The parts of it that the tests read. */
export const described = document.parse(openApi);

/** Every operation of it. */
export const operations = Object.entries(described.paths).flatMap(([path, item]) =>
  methods.flatMap((method) => {
    const found = item[method];
    const parameters = [...item.parameters, ...(found?.parameters ?? [])];
    return found === undefined ? [] : [{ ...found, method: method.toUpperCase(), path, parameters }];
  }),
);

/** One operation of it. Throws when there is none. */
export function operationOf(method: string, path: string) {
  const found = operations.find((one) => one.method === method && one.path === path);
  if (found === undefined) throw new Error(`docs/openapi.json has no ${method} ${path}`);
  return found;
}

/** True if the description is valid OpenAPI 3.1, the JSON Schemas in it too. */
export async function isOpenApi(value: unknown): Promise<boolean> {
  return (await validate(standard, asJson(value))).valid;
}

/** True if an answer is as described; `undefined` stands for no body. */
export async function isDescribedAnswer(method: string, path: string, answer: unknown): Promise<boolean> {
  if (operationOf(method, path).responses[200].content === undefined) return true;
  return isValid(['paths', path, method.toLowerCase(), 'responses', '200'], answer);
}

/** True if a request body is as described. */
export async function isDescribedBody(method: string, path: string, sent: unknown): Promise<boolean> {
  return isValid(['paths', path, method.toLowerCase(), 'requestBody'], sent);
}

async function isValid(place: readonly string[], value: unknown): Promise<boolean> {
  if (value === undefined) return false;
  const keys = [...place, 'content', 'application/json', 'schema'];
  const pointer = keys.map((key) => encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1')));
  return (await validate(`${address}#/${pointer.join('/')}`, asJson(value))).valid;
}

/** The schema of an answer, as far as it says which fields there are and of which types; null: it has no body. */
export function answerSchema(method: string, path: string): Json {
  const whole = operationOf(method, path).responses[200].content?.['application/json'].schema;
  return whole === undefined ? null : asJson(withoutWords(whole));
}

/** A schema with what its references lead to, and with nothing that is not about fields and their types. */
function withoutWords({ $ref, anyOf = [], type, pattern, properties, required, items }: Schema): object {
  const [inner = described.components.schemas[$ref?.replace('#/components/schemas/', '') ?? '']] = anyOf;
  if (inner !== undefined) return withoutWords(inner);
  if (items !== undefined) return { type, items: withoutWords(items) };
  if (properties === undefined) return { type, pattern };
  const fields = Object.entries(properties).map(([name, field]) => [name, withoutWords(field)]);
  // An answer that may be null as a whole is an assumption.
  return { type: 'object', properties: Object.fromEntries(fields), required: required?.toSorted() };
}

/** The schema of an answer of this shape, as `answerSchema` has it. */
export function schemaOf(shape: Shape): Json {
  if (shape === 'nothing') return null;
  if ('text' in shape) return schemaOfRecord({ [shape.text]: 'string' });
  if ('data' in shape) return schemaOfRecord({ data: shape.data });
  const { properties, required } = schemaOfRecord('page' in shape ? { links: LINKS, meta: META } : {});
  const data = { type: 'array', items: schemaOfRecord('page' in shape ? shape.page : shape.list) };
  return {
    type: 'object',
    properties: { data, ...Object(properties) },
    required: ['data', ...Object(required)],
  };
}

function schemaOfRecord(fields: Fields): { [name: string]: Json } {
  const properties = Object.entries(fields).map(([name, type]) => [
    name,
    typeof type === 'object' ? schemaOfRecord(type) : schemaOfType(type),
  ]);
  return { type: 'object', properties: Object.fromEntries(properties), required: Object.keys(fields).sort() };
}

function schemaOfType(words: FieldType): Json {
  const [name = '', orNull] = words.split(' or ');
  const type = name === 'timestamp' ? 'string' : name;
  return { type: orNull ? [type, 'null'] : type, ...(name === 'timestamp' && { pattern: timestamp }) };
}

const timestamp = '^[0-9]{4}-[0-9]{2}-[0-9]{2} [0-9]{2}:[0-9]{2}:[0-9]{2}$';

/** The value as a request or an answer would carry it. */
function asJson(value: unknown): Json {
  return JSON.parse(JSON.stringify(value));
}
