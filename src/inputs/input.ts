import type { Problem } from '../core/errors.ts';
import type { HttpProxy } from '../net/proxy.ts';
import { type Parsed, parseBoolean } from '../values/input-values.ts';

/** The headings under which docs/reference.md lists the inputs, in order. */
export const inputSections = {
  target: 'Target and operations',
  list: 'Many sites',
  site: 'The site and its repository',
  script: 'The deploy script',
  env: '`.env`',
  deploy: 'The deploy and its verdict',
  manifest: 'The manifest',
  other: 'Notifications, certificates, logs',
  github: 'GitHub',
} as const;

type Section = keyof typeof inputSections;

interface InputTraits {
  /** One line of Markdown. */
  readonly description: string;
  readonly default?: string;
  /** The default as an expression, which only the runner of GitHub evaluates. */
  readonly expression?: string;
  readonly required?: true;
  /** Masked before it is read: a token of 8 characters or more, a URL also in its normalized form. The reader of dotenv text masks its `values`, that of `lines` also parts of them. */
  readonly secret?: 'token' | 'url' | 'values' | 'lines';
  /** The text is YAML. A configuration file may hold the list or map itself. */
  readonly isYaml?: true;
  /** Holds for the run as a whole: an entry of `targets` cannot set it. So do all inputs of the section `list`. */
  readonly ofRun?: boolean;
  /** Never redacted, even if a value of `.env` equals it. */
  readonly public?: true;
}

/** An input as action.yml declares it. Tables, defaults and the masking of secrets derive from it. */
export interface Declaration extends InputTraits {
  readonly name: string;
  readonly section: Section;
  readonly read: Input<unknown>['read'];
}

/** A value that is read from one declared input, or made of several. */
export interface Input<Value> {
  readonly declared: readonly Declaration[];
  /** Reads the value, once for each form, and reports every problem with it: if there are any, it has none. */
  readonly read: (form: Form) => Promise<{ readonly value: Value } | undefined>;
}

/** Inputs that are read together, by the names of their values. */
export type InputsOf<Values> = { readonly [Name in keyof Values]: Input<Values[Name]> };

export type Values<Inputs> = Inputs extends InputsOf<infer Read> ? Read : never;

/** The values of inputs, without those that have a problem. */
export type Drafts<Values> = Partial<Values>;

/** The process that inputs are given to, with its answers about what surrounds it; one that it cannot give is undefined. */
export interface InputHost {
  /** Returns the text of an input as given; empty when it is left out. */
  readonly get: (name: string) => string;
  /** Problems that were found before any input is read. */
  readonly problems?: readonly Problem[];
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Reads a file of the workspace, of at most `maxMiB`, by default 1. */
  readonly readFile: (path: string, maxMiB?: number) => Parsed<string>;
  /** Asks the shell of the runner for a syntax error in a script. */
  readonly findSyntaxError?: (script: string, place: 'alone' | 'framed') => Promise<string | undefined>;
  /** Asks git in the workspace for the annotated tag with an id. */
  readonly findTag?: (id: string) => Promise<{ readonly name: string; readonly commit: string } | undefined>;
  /** Returns the number of the event's pull request; undefined for other events, `unclear` if the event lacks it. */
  readonly pullRequest?: () => number | 'unclear' | undefined;
}

/** The inputs of a target while they are being read, with every problem found so far. */
export interface Form extends InputHost {
  readonly problems: readonly Problem[];
  /** Likely mistakes of a run whose inputs are right. */
  readonly warnings: Set<string>;
  /** Creates the form of another target: with other texts, and without problems. */
  of(get: InputHost['get']): Form;
  /** Reports a problem with an input, or with several joined by commas. */
  report(input: string, expected: string): void;
  /** Reads a file of the workspace; undefined when it was reported. */
  file(input: string, path: string): string | undefined;
  whyEmpty(): string;
  /** Returns the runner's proxy for an address. Reports an unusable one only if it would be used. */
  proxyFor(url: string): HttpProxy | undefined;
  /** Masks secret values in the whole job. Call it before doing anything else with them. */
  hide(values: Iterable<string>): void;
  /** Redacts values in the output of this action only. */
  redact(values: Iterable<string>): void;
}

/** Reads the text of an input, without white space at its ends. May report further problems itself. */
type Parse<Value> = (text: string, form: Form) => Parsed<Value> | Promise<Parsed<Value>>;

type Given<Value> = InputTraits & { readonly parse: Parse<Value>; readonly missing?: Value };
type Filled<Value> = { readonly default: string } | { readonly required: true } | { readonly missing: Value };

/** Declares an input. Left out, it has its default, else the value `missing`, else undefined. */
export function declare<Value>(
  name: string,
  section: Section,
  input: Given<Value> & Filled<Value>,
): Input<Value>;
export function declare<Value>(name: string, section: Section, input: Given<Value>): Input<Value | undefined>;
export function declare<Value>(name: string, section: Section, { parse, missing, ...traits }: Given<Value>) {
  const { required, secret, default: standard = '' } = traits;
  const read = readOnce<Value | undefined>(async (form) => {
    const text = form.get(name).trim() || standard;
    if (text === '' && !required) return { value: missing };
    const none = secret ? `a value; it is empty. ${form.whyEmpty()}` : 'a value; none is given';
    const parsed = text === '' ? { expected: none } : await parse(text, form);
    if ('value' in parsed) return parsed;
    form.report(name, parsed.expected);
    return undefined;
  });
  return { declared: [{ name, section, ofRun: section === 'list', ...traits, read }], read };
}

/** Declares an input that is true or false, by default false. */
export function declareFlag(name: string, section: Section, traits: InputTraits): Input<boolean> {
  return declare(name, section, { default: 'false', ...traits, parse: parseBoolean });
}

/** Makes a value of the values of several inputs. `make` may report problems. */
export function combine<Values, Value>(
  parts: InputsOf<Values>,
  make: (values: Values, form: Form) => Value | Promise<Value>,
): Input<Value> {
  const declared = Object.values<Input<unknown>>(parts).flatMap((part) => part.declared);
  const read = readOnce(async (form) => {
    const values = await readValues(parts, form);
    return areAll(values, parts) ? { value: await make(values, form) } : undefined;
  });
  return { declared, read };
}

/** Makes an optional input required for one operation. @param expected as in `a value, as deploy needs it` */
export function need<Value>(input: Input<Value | undefined>, expected: string): Input<Value> {
  const { declared } = input;
  const read = readOnce<Value>(async (form) => {
    const given = await input.read(form);
    if (given?.value !== undefined) return { value: given.value };
    if (given !== undefined) form.report(declared.map(({ name }) => name).join(', '), expected);
    return undefined;
  });
  return { declared, read };
}

/** Makes a reader that reads once for each form, and drops a value with which a problem was reported. */
function readOnce<Value>(read: Input<Value>['read']): Input<Value>['read'] {
  const readFirst: typeof read = async (form) => {
    const { length } = form.problems;
    const value = await read(form);
    return form.problems.length === length ? value : undefined;
  };
  const known = new WeakMap<Form, Promise<{ readonly value: Value } | undefined>>();
  return (form) => {
    const value = known.get(form) ?? readFirst(form);
    known.set(form, value);
    return value;
  };
}

/** Reads inputs. Those with a problem are left out. */
export async function readValues<Values>(inputs: InputsOf<Values>, form: Form): Promise<Drafts<Values>> {
  const values: Drafts<Values> = {};
  for (const name in inputs) {
    const read = await inputs[name].read(form);
    if (read !== undefined) values[name] = read.value;
  }
  return values;
}

/** True if no value has been left out. */
export function areAll<Values>(values: Drafts<Values>, inputs: InputsOf<Values>): values is Values {
  return Object.keys(inputs).every((name) => name in values);
}
