import { registerSchema, validate } from '@hyperjump/json-schema/openapi-3-1';
import { read } from '../support/pages.ts';
import { type Fields, type FieldType, LINKS, META, type Shape } from './resources.ts';

/** docs/openapi.json, as it is. */
export const openApi: { [name: string]: Json } = JSON.parse(read('docs/openapi.json'));

const standard = 'https://spec.openapis.org/oas/3.1/schema-base';
const address = 'https://docs.example/openapi.json';
registerSchema(openApi, address, standard);

type Json = { [name: string]: Json } | Json[] | string | number | boolean | null;

export interface Schema {
  readonly 'x-assumed'?: boolean;
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly pattern?: string;
  readonly format?: string;
  readonly writeOnly?: boolean;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
}

interface Body {
  readonly required?: boolean;
  readonly content?: { readonly 'application/json': { readonly schema: Schema } };
}

interface Operation {
  readonly operationId: string;
  readonly parameters?: readonly { readonly name: string; readonly in: string }[];
  readonly requestBody?: Body;
  readonly responses: { readonly 200: Body };
}

type Path = Pick<Operation, 'parameters'> &
  Readonly<Partial<Record<'get' | 'post' | 'patch' | 'delete', Operation>>>;

/** The parts of it that the tests read. */
export const described: {
  readonly paths: Readonly<Record<string, Path>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
} = JSON.parse(JSON.stringify(openApi));

/** Every operation of it. */
export const operations = Object.entries(described.paths).flatMap(([path, { parameters = [], ...taken }]) =>
  Object.entries(taken).map(([method, operation]) => ({
    ...operation,
    method: method.toUpperCase(),
    path,
    parameters: [...parameters, ...(operation.parameters ?? [])],
  })),
);

/** One operation of it. Throws when there is none. */
export function operationOf(method: string, path: string) {
  const found = operations.find((one) => one.method === method && one.path === path);
  if (found === undefined)
    throw new Error(`sandbox/api/ has no ${method} ${path}, or npm run docs is still to be run`);
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

/** True if a value is as the document says at a place of it. */
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
