/**
 * The JSON Schema of the manifest, for editors: manifest.schema.json, from the kinds that the action knows. Draft 7,
 * which editors understand best.
 */
import * as z from 'zod';
import { wordsOf } from '../src/api/fields.ts';
import { type Kind, kinds } from '../src/records/kinds.ts';
import { scopeOf } from '../src/records/known-kinds.ts';
import { EXTRA, EXTRA_NAME, EXTRA_VALUES, SET_BY_SERVICE } from '../src/records/manifest.ts';

type Schema = Readonly<Record<string, unknown>>;

/** A text with a variable of the step's environment in it. */
const variable = { type: 'string', pattern: '\\$\\{[A-Za-z_][A-Za-z0-9_]*\\}' };

/** The schema as the text of its file. */
export function renderManifestSchema(): string {
  const schema = {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title: 'Manifest of site-deploy',
    description:
      'What is to be there, by kind; each list is for its own sync operation. ${NAME} takes the variable NAME of the step.',
    type: 'object',
    additionalProperties: false,
    properties: Object.fromEntries(kinds.map((kind) => [kind.name, listOf(kind)])),
  };
  return `${JSON.stringify(schema, undefined, 2)}\n`;
}

function listOf(kind: Kind): Schema {
  const { properties = {}, required = [] } = z.toJSONSchema(kind.declared, {
    io: 'input',
    target: 'draft-7',
  });
  const fields = Object.entries(properties).map(([field, own]) => {
    const words = kind.declared.shape[field];
    const description = `${words === undefined ? '' : wordsOf(words)}${kind.identity.includes(field) ? ' (tells one from another)' : ''}`;
    return [field, fieldOf(typeof own === 'object' ? { ...own } : {}, description, required.includes(field))];
  });
  return {
    description: `For sync-${kind.name}: the ${kind.singular}s of the ${scopeOf(kind)}. An empty list declares none.`,
    type: 'array',
    items: {
      type: 'object',
      additionalProperties: false,
      required,
      properties: { ...Object.fromEntries(fields), [EXTRA]: extraOf(Object.keys(properties)) },
    },
  };
}

/** Further fields: any but those that the kind has, and those that no manifest sets. */
function extraOf(own: readonly string[]): Schema {
  const plain = ['string', 'number', 'boolean'];
  return {
    description: `Further fields that the service asks for, sent as they are: each ${EXTRA_VALUES}`,
    type: 'object',
    propertyNames: { pattern: EXTRA_NAME.source, not: { enum: [...own, ...SET_BY_SERVICE] } },
    additionalProperties: {
      anyOf: [{ type: [...plain, 'null'] }, { type: 'array', items: { type: plain } }],
    },
  };
}

/**
 * As the action reads it: a whole number counts as a text and digits as a number, a variable stands for anything, null for
 * no value.
 */
function fieldOf({ description: _, ...own }: Schema, description: string, isRequired: boolean): Schema {
  const other = own.type === 'integer' ? { type: 'string', pattern: '^[0-9]{1,15}$' } : { type: 'integer' };
  const nothing = isRequired ? [] : [{ type: 'null' }];
  return { description, anyOf: [own, other, variable, ...nothing] };
}
