/**
 * JSON Schemas for editors, from the declared inputs: targets.schema.json, vocabulary.schema.json, and config.schema.json
 * for the file of the command's `--config`. Draft 7, as that of the manifest.
 */
import * as z from 'zod';
import { words } from '../src/api/translation.ts';
import { isYesOrNo } from '../src/cli/names.ts';
import type { Declaration } from '../src/inputs/input.ts';
import { operations } from '../src/operations/index.ts';
import { anySpelling } from '../src/records/parse-vocabulary.ts';
import { declarations } from '../src/targets/inputs.ts';
import { SETTABLE } from '../src/targets/parse-targets.ts';

type Schema = Readonly<Record<string, unknown>>;

const scalar = { type: ['string', 'number', 'boolean'] };
const text = { type: 'string' };
const map = { type: 'object' };
const listOf = (items: Schema): Schema => ({ type: 'array', items });
const flag = { enum: [true, false, 'true', 'True', 'TRUE', 'false', 'False', 'FALSE', ''] };
const variables = {
  ...map,
  propertyNames: { pattern: '^[A-Za-z_][A-Za-z0-9_.]*$' },
  additionalProperties: { type: [...scalar.type, 'null'] },
};

/** The schema of a list of targets, as the text of its file. */
export function renderTargetsSchema(): string {
  const settable = declarations.filter(({ name }) => SETTABLE.includes(name));
  const description =
    'The sites of a run: each a text such as web-1/shop.example, or a map with inputs of its own.';
  const items = { anyOf: [scalar, mapOf(settable, formsOf)] };
  return render('Targets of site-deploy', { description, ...listOf(items) });
}

/** The schema of a vocabulary, as the text of its file. */
export function renderVocabularySchema(): string {
  const { $schema: _, ...spelling } = z.toJSONSchema(anySpelling, { target: 'draft-7' });
  return render('Vocabulary of site-deploy', {
    description:
      "From the API document's words to those of the service. A word that is left out stays the same.",
    ...map,
    additionalProperties: false,
    properties: Object.fromEntries(words.map((word) => [word, spelling])),
  });
}

/** The schema of a configuration of the command, as the text of its file. */
export function renderConfigSchema(): string {
  const inputs = mapOf(declarations, (input) => [...formsOf(input), { type: 'null' }]);
  return render('Configuration of the command site-deploy', {
    description: 'Inputs by their names.',
    ...inputs,
  });
}

/** The forms that the value of an input may have. One that is YAML has a schema of its own beside this one. */
function formsOf(input: Declaration): readonly Schema[] {
  if (isYesOrNo(input)) return [flag];
  if (input.name === 'operations') return [listOf({ enum: operations.map(({ name }) => name) }), text];
  if (input.isYaml === true) return [text, { $ref: `${input.name}.schema.json` }];
  return [scalar, listOf(scalar), ...(input.secret === 'values' ? [variables] : [])];
}

function mapOf(inputs: readonly Declaration[], forms: (input: Declaration) => readonly Schema[]): Schema {
  const properties = inputs.map((input) => {
    const { name, description, default: standard = '' } = input;
    const shown = standard === '' ? {} : { default: standard };
    return [name, { description, ...shown, anyOf: forms(input) }];
  });
  return { ...map, additionalProperties: false, properties: Object.fromEntries(properties) };
}

function render(title: string, schema: Schema): string {
  const whole = { $schema: 'http://json-schema.org/draft-07/schema#', title, ...schema };
  return `${JSON.stringify(whole, undefined, 2)}\n`;
}
