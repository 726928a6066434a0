import type { Problem } from '../core/errors.ts';
import type { HttpProxy } from '../net/proxy.ts';
import type { Parsed } from '../values/input-values.ts';
import type { Section } from './sections.ts';

/** An input as action.yml declares it. The tables, the defaults and the masking of secrets follow from it. */
export interface Declaration {
  readonly name: string;
  readonly section: Section;
  /** Markdown, in one line. */
  readonly description: string;
  /** The text that an input has when the workflow leaves it out; an expression is for the runner to fill in. */
  readonly default?: string;
  readonly required?: true;
  /** Masked before it is read: a token however short, a URL also in its normal form. */
  readonly secret?: 'token' | 'url';
  /** Shown openly, even if a value of `.env` repeats it. */
  readonly public?: true;
}

/** A declared input whose text is a value by itself. */
export interface TextInput<Value> extends Declaration {
  readonly parse: (text: string) => Parsed<Value>;
}

/** A value that is read from one input, or from several that belong together. */
export interface Input<Value> {
  readonly declared: readonly Declaration[];
  /** Reads the value, once for each form, and reports everything wrong with it. */
  readonly read: (form: Form) => Promise<Read<Value>>;
  /** The same input as it is read where no operation needs it. */
  readonly optional?: Input<unknown>;
}

/** A value; undefined when there is none to work with, for a reason that was reported. */
export type Read<Value> = { readonly value: Value } | undefined;

/** Inputs that are read together, by names of the reader's choice. */
export type Group = Readonly<Record<string, Input<unknown>>>;

/** The values of a group. */
export type Values<Inputs> = {
  readonly [Name in keyof Inputs]: Inputs[Name] extends Input<infer Value> ? Value : never;
};

/** The values of a group that may have problems; undefined for a value that was reported. */
export type Drafts<Inputs> = { readonly [Name in keyof Inputs]: Values<Inputs>[Name] | undefined };

/** The sources of inputs. */
export interface InputSource {
  /** The text of an input as it was given; empty when it was not. */
  readonly get: (name: string) => string;
  /** The environment of the step. */
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** Reads a file of the workspace, or says what is wrong with it. */
  readonly readFile: (path: string) => Parsed<string>;
  /** Masks secret values in the whole job. Called before the values are looked at any further. */
  readonly hide: (values: Iterable<string>) => void;
  /** Redacts values in what this action writes, and leaves the rest of the job alone. */
  readonly redact: (values: Iterable<string>) => void;
  /** Masks a token, however short it is. */
  readonly hideToken: (token: string) => void;
  /** The pull request of the run's event; undefined for other events, `unclear` when the event does not tell which. */
  readonly pullRequest: () => number | 'unclear' | undefined;
}

/** The inputs of a run while they are read, with every problem found so far. */
export interface Form {
  readonly source: InputSource;
  readonly problems: readonly Problem[];
  /** Reports what is wrong with an input, or with several joined by commas. */
  report(input: string, expected: string): void;
  /** Reads one declared text; undefined when it is missing or was reported. */
  text<Value>(input: TextInput<Value>): Value | undefined;
  /** Reads a file of the workspace; undefined when it was reported. */
  file(input: string, path: string): string | undefined;
  /** The proxy of the runner for an address. Reports a proxy only if it would be used and cannot be. */
  proxyFor(url: string): HttpProxy | undefined;
}

type Optional<Value> = Input<Value | undefined>;
type Always<Value> = { readonly default: string } | { readonly required: true } | { readonly missing: Value };

/**
 * Declares an input of one value. An input left out has its default, else the value `missing`, else is undefined.
 */
export function declare<Value>(text: TextInput<Value> & Always<Value>): Input<Value>;
export function declare<Value>(text: TextInput<Value>): Optional<Value>;
export function declare<Value>(text: TextInput<Value> & { readonly missing?: Value }): Optional<Value> {
  const { missing, ...declared } = text;
  return declareGroup([declared], (form) => form.text(declared) ?? missing);
}

/**
 * Declares a value that is read from several inputs, or in a way of its own.
 *
 * @param read reports problems to the form; the value counts only if there are none
 */
export function declareGroup<Value>(
  declared: readonly Declaration[],
  read: (form: Form) => Value | Promise<Value>,
): Input<Value> {
  return createInput(declared, async (form) => ({ value: await read(form) }));
}

/**
 * Makes an optional input a required one, for an operation that cannot do without it.
 *
 * @param expected the words for what is missing, as in `a value, as deploy needs it`
 */
export function need<Value>(input: Optional<Value>, expected: string): Input<Value> {
  const needed = createInput(input.declared, async (form): Promise<Read<Value>> => {
    const read = await input.read(form);
    const value = read?.value;
    if (value !== undefined) return { value };
    if (read !== undefined) form.report(input.declared.map(({ name }) => name).join(', '), expected);
    return undefined;
  });
  return { ...needed, optional: input };
}

function createInput<Value>(
  declared: readonly Declaration[],
  read: (form: Form) => Promise<Read<Value>>,
): Input<Value> {
  const known = new WeakMap<Form, Promise<Read<Value>>>();
  const readOnce = async (form: Form): Promise<Read<Value>> => {
    const { length } = form.problems;
    const value = await read(form);
    return form.problems.length === length ? value : undefined;
  };
  return {
    declared,
    read(form) {
      const value = known.get(form) ?? readOnce(form);
      known.set(form, value);
      return value;
    },
  };
}

/** Reads a group of inputs. There are no `values` if any of them was reported. */
export async function readValues<const Inputs extends Group>(
  inputs: Inputs,
  form: Form,
): Promise<{ readonly drafts?: Drafts<Inputs>; readonly values?: Values<Inputs> }> {
  const found: Record<string, unknown> = {};
  let isComplete = true;
  for (const [name, input] of Object.entries(inputs)) {
    const read = await input.read(form);
    found[name] = read?.value;
    isComplete &&= read !== undefined;
  }
  return {
    ...(areOf<Drafts<Inputs>>(found, inputs) && { drafts: found }),
    ...(isComplete && areOf<Values<Inputs>>(found, inputs) && { values: found }),
  };
}

/** Gives values that were read one by one their types, which a record of them by name cannot carry. */
function areOf<Typed>(values: object, inputs: Group): values is Typed & object {
  return Object.keys(inputs).every((name) => name in values);
}
