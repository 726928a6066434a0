import { registerSchema, validate } from '@hyperjump/json-schema/openapi-3-1';
import { read } from '../support/pages.ts';

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

/** docs/openapi.json, with the types of the parts that the tests read. */
export const openApi: {
  readonly paths: Readonly<Record<string, Path>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
} = JSON.parse(read('docs/openapi.json'));

const standard = 'https://spec.openapis.org/oas/3.1/schema-base';
const address = 'https://docs.example/openapi.json';
registerSchema(JSON.parse(read('docs/openapi.json')), address, standard);

export const operations = Object.entries(openApi.paths).flatMap(([path, { parameters = [], ...taken }]) =>
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

/** The fields of an answer and their types, as the API document has them. */
export function answerOf(method: string, path: string): unknown {
  const schema = operationOf(method, path).responses[200].content?.['application/json'].schema;
  return schema === undefined ? 'nothing' : fieldsOf(schema);
}

function fieldsOf({
  $ref,
  anyOf = [],
  type = [],
  pattern,
  properties,
  required = [],
  items,
}: Schema): unknown {
  // An answer that may be null as a whole is an assumption.
  const [inner = openApi.components.schemas[$ref?.replace('#/components/schemas/', '') ?? '']] = anyOf;
  if (inner !== undefined) return fieldsOf(inner);
  if (items !== undefined) return [fieldsOf(items)];
  const text = pattern === TIMESTAMP ? 'timestamp' : (pattern ?? 'string');
  if (properties === undefined) return [type].flat().join(' or ').replace('string', text);
  const fields = Object.entries(properties).map(([name, field]) => [
    required.includes(name) ? name : `${name}, if it is there`,
    fieldsOf(field),
  ]);
  return Object.fromEntries(fields);
}

const TIMESTAMP = '^[0-9]{4}-[0-9]{2}-[0-9]{2} [0-9]{2}:[0-9]{2}:[0-9]{2}$';

/** The value as a request or an answer would carry it. */
const asJson = (value: unknown): Json => JSON.parse(JSON.stringify(value));
