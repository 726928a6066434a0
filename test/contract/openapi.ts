import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { registerSchema, validate } from '@hyperjump/json-schema/openapi-3-1';
import * as z from 'zod/mini';
import type { Fields, FieldType, Shape } from './resources.ts';

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

/** An answer's schema in the notation of the document; and whether it is marked as assumed. */
export function shapeOf({ content }: z.infer<typeof body>): {
  shape: Shape;
  assumed: boolean;
} {
  const whole = content?.['application/json'].schema;
  // The document shows no answer without a body.
  if (whole === undefined) return { shape: 'nothing', assumed: true };
  const assumed = whole['x-assumed'] === true;
  const { data, ...others } = whole.properties ?? {};
  if (data === undefined) return { shape: { text: Object.keys(others).join() }, assumed };
  const isList = resolve(data).items !== undefined;
  const carried = resolve(resolve(data).items ?? data);
  const all = fieldsOf(carried);
  const { repository, ...fields } = all;
  const shape: Shape = isList
    ? 'meta' in others
      ? { page: all }
      : { list: all }
    : typeof repository === 'object'
      ? { data: fields, repository }
      : { data: all };
  return { shape, assumed };
}

/** The fields of a component, in the notation of the document. Throws unless every record has all of them. */
export function fieldsOf({ properties = {}, required = [] }: Schema): Fields {
  const names = Object.keys(properties);
  if (names.join() !== required.join()) throw new Error(`of ${names} only ${required} are required`);
  return Object.fromEntries(
    Object.entries(properties).map(([name, field]) => [
      name,
      field.properties === undefined ? typeOf(field) : fieldsOf(field),
    ]),
  );
}

/** The schema that a reference leads to, or the one that an `anyOf` with null allows beside it. */
function resolve(one: Schema): Schema {
  const inner = one.anyOf?.find(({ type }) => type !== 'null') ?? one;
  return inner.$ref === undefined
    ? inner
    : (described.components.schemas[inner.$ref.replace('#/components/schemas/', '')] ?? {});
}

const timestamp = '^[0-9]{4}-[0-9]{2}-[0-9]{2} [0-9]{2}:[0-9]{2}:[0-9]{2}$';

function typeOf({ type, pattern }: Schema): FieldType {
  const [name, further] = [type ?? []].flat();
  const types: readonly FieldType[] = [
    'integer',
    'number',
    'string',
    'boolean',
    'timestamp',
    'timestamp or null',
    'string or null',
    'integer or null',
  ];
  const words = `${pattern === timestamp ? 'timestamp' : name}${further === 'null' ? ' or null' : ''}`;
  const found = types.find((one) => one === words);
  if (found === undefined) throw new Error(`${words} is no type of the document`);
  return found;
}

/** The value as a request or an answer would carry it. */
function asJson(value: unknown): Json {
  return JSON.parse(JSON.stringify(value));
}
