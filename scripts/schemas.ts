/**
 * JSON Schemas for editors: manifest.schema.json from the kinds of records, and from the declared inputs targets.schema.json,
 * vocabulary.schema.json, and config.schema.json for the file of the command's `--config`. Draft 7, which editors understand best.
 */
import * as z from 'zod';
import { wordsOf } from '../src/api/fields.ts';
import { words } from '../src/api/translation.ts';
import { isYesOrNo } from '../src/cli/names.ts';
import type { Declaration } from '../src/inputs/input.ts';
import { operations } from '../src/operations/index.ts';
import { type Kind, kinds } from '../src/records/kinds.ts';
import { scopeOf } from '../src/records/known-kinds.ts';
import { EXTRA, EXTRA_NAME, EXTRA_VALUES, SET_BY_SERVICE } from '../src/records/manifest.ts';
import { anySpelling } from '../src/records/parse-vocabulary.ts';
import { declarations } from '../src/targets/inputs.ts';
import { SETTABLE } from '../src/targets/parse-targets.ts';

type Schema = Readonly<Record<string, unknown>>;

const scalar = { type: ['string', 'number', 'boolean'] };
const text = { type: 'string' };
const map = { type: 'object' };
const listOf = (items: Schema): Schema => ({ type: 'array', items });
const flag = { enum: [true, false, 'true', 'True', 'TRUE', 'false', 'False', 'FALSE', ''] };

/** The schemas, as the texts of their files. */
export function renderSchemas() {
  const settable = declarations.filter(({ name }) => SETTABLE.includes(name));
  const { $schema: _, ...spelling } = z.toJSONSchema(anySpelling, { target: 'draft-7' });
  return {
    'manifest.schema.json': render('Manifest of site-deploy', {
      description:
        'What is to be there, by kind; each list is for its own sync operation. ${NAME} takes the variable NAME of the step.',
      ...mapOf(kinds.map((kind) => [kind.name, recordsOf(kind)])),
    }),
    'targets.schema.json': render('Targets of site-deploy', {
      description:
        'The sites of a run: each a text such as web-1/shop.example, or a map with inputs of its own.',
      ...listOf({ anyOf: [scalar, inputsOf(settable, formsOf)] }),
    }),
    'vocabulary.schema.json': render('Vocabulary of site-deploy', {
      description:
        "From the API document's words to those of the service. A word that is left out stays the same.",
      ...mapOf(words.map((word) => [word, spelling])),
    }),
    'config.schema.json': render('Configuration of the command site-deploy', {
      description: 'Inputs by their names.',
      ...inputsOf(declarations, (input) => [...formsOf(input), { type: 'null' }]),
    }),
  };
}

/** The forms that the value of an input may have. One that is YAML has a schema of its own beside this one. */
function formsOf(input: Declaration): readonly Schema[] {
  if (isYesOrNo(input)) return [flag];
  if (input.name === 'operations') return [listOf({ enum: operations.map(({ name }) => name) }), text];
  if (input.isYaml === true) return [text, { $ref: `${input.name}.schema.json` }];
  return [scalar, listOf(scalar)];
}

function inputsOf(inputs: readonly Declaration[], forms: (input: Declaration) => readonly Schema[]): Schema {
  const properties = inputs.map((input): [string, Schema] => {
    const { name, description, default: standard = '' } = input;
    const shown = standard === '' ? {} : { default: standard };
    return [name, { description, ...shown, anyOf: forms(input) }];
  });
  return mapOf(properties);
}

/** A map with no other keys. */
function mapOf(properties: readonly (readonly [string, Schema])[]): Schema {
  return { ...map, additionalProperties: false, properties: Object.fromEntries(properties) };
}

function render(title: string, schema: Schema): string {
  const whole = { $schema: 'http://json-schema.org/draft-07/schema#', title, ...schema };
  return `${JSON.stringify(whole, undefined, 2)}\n`;
}

/** A text with a variable of the step's environment in it. */
const variable = { type: 'string', pattern: '\\$\\{[A-Za-z_][A-Za-z0-9_]*\\}' };

function recordsOf(kind: Kind): Schema {
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
