import { parseArgs } from 'node:util';
import type { Problem } from '../core/errors.ts';
import { operations } from '../operations/index.ts';
import { declarations } from '../targets/inputs.ts';
import { hintFor, inputNames, inputOf, isYesOrNo, meantBy, variableOf } from './names.ts';

export interface CommandLine {
  readonly help: boolean;
  readonly version: boolean;
  readonly inputs: ReadonlyMap<string, string>;
  /** The operations that are given as words. */
  readonly operations: readonly string[];
  /** The input that is read from standard input. */
  readonly fromStdin: string | undefined;
  readonly config: string | undefined;
  readonly summary: string | undefined;
  readonly json: boolean;
  readonly problems: readonly Problem[];
}

/** Flags that are no inputs, by name, with their values. */
export const OWN_FLAGS = {
  config: { type: 'string', value: 'FILE', about: 'YAML map of inputs' },
  json: { type: 'boolean', about: 'print the outputs as one JSON document on standard output' },
  summary: { type: 'string', value: 'FILE', about: 'write the summary, as Markdown, to this file' },
  help: { type: 'boolean', short: 'h', about: 'show this help, or that of the operations given' },
  version: { type: 'boolean', about: 'show the version' },
} as const;

type Flag = Extract<ReturnType<typeof tokensOf>[number], { kind: 'option' }>;
type ReportProblem = (input: string, expected: string) => void;

/** Reads the arguments. Messages show only what cannot be a secret: known names, and slips of them. */
export function readCommandLine(args: readonly string[]): CommandLine {
  const problems: Problem[] = [];
  const report: ReportProblem = (input, expected) => problems.push({ input, expected });
  const { given, words } = sort(args, report);
  const inputs = new Map([...given].filter(([name]) => inputOf(name) !== undefined));
  if (words.length > 0 && inputs.has('operations'))
    report('--operations', 'the operations once: as arguments, or as this flag');
  if (words.length > 0) inputs.set('operations', words.join('\n'));
  const piped = [...inputs].filter(([, value]) => value === '-').map(([name]) => name);
  if (piped.length > 1)
    report(piped.map((name) => `--${name}`).join(', '), 'only one that is read from standard input (-)');
  return {
    inputs,
    operations: words.flatMap((word) => word.split(',')),
    problems,
    fromStdin: piped[0],
    json: given.has('json'),
    help: given.has('help'),
    version: given.has('version'),
    config: given.get('config') || undefined,
    summary: given.get('summary') || undefined,
  };
}

function tokensOf(args: readonly string[]) {
  const ofInputs = declarations.map((input) => [
    input.name,
    { type: isYesOrNo(input) ? 'boolean' : 'string' } as const,
  ]);
  const options = { ...Object.fromEntries(ofInputs), ...OWN_FLAGS };
  // Short flags are none of this command's, and may hold a value, as in -pVALUE.
  const long = args.map((word) => (/^-[^-]/.test(word) && word !== '-h' ? SHORT : word));
  return parseArgs({ args: long, options, strict: false, tokens: true, allowPositionals: true }).tokens;
}

const SHORT = '--?';

/** Sorts the arguments into flags, by name, and words, which are operations. */
function sort(args: readonly string[], report: ReportProblem) {
  const given = new Map<string, string>();
  const words: string[] = [];
  let before: Flag | undefined;
  for (const token of tokensOf(args)) {
    if (token.kind === 'positional') {
      const { value, index } = token;
      // The words after a flag that was refused may be its value.
      if (before !== undefined && refusalOf(before) !== undefined) continue;
      if (isValueOf(before, value))
        report(before.rawName, `its value with an equals sign, as in ${before.rawName}=false`);
      else if (isOperation(value)) words.push(value);
      else report(`argument ${index + 1}`, `an operation; ${hintFor(value, OPERATIONS)}`);
    } else if (token.kind === 'option') {
      before = token;
      const { name, value = 'true' } = token;
      const refusal = given.has(name) ? GIVEN_TWICE : refusalOf(token);
      if (refusal === undefined) given.set(name, value);
      else report(nameOf(token), refusal);
    }
  }
  return { given, words };
}

const GIVEN_TWICE = 'this flag once';
const FLAGS = [...inputNames, ...Object.keys(OWN_FLAGS)];
const OPERATIONS = operations.map(({ name }) => name);

function refusalOf({ name, rawName, value, inlineValue }: Flag): string | undefined {
  const input = inputOf(name);
  const own = new Map<string, { readonly type: string }>(Object.entries(OWN_FLAGS)).get(name);
  if (input === undefined && own === undefined) {
    if (rawName === SHORT) return 'a flag that begins with --; only --help has a short form, -h';
    return `a flag of this command; ${hintFor(name, FLAGS, (near) => `--${near}`)}`;
  }
  if (input?.secret && value !== '-') {
    const ways = `set ${variableOf(name)}, give it in the file of --config, or pipe it in with --${name} -`;
    return `no value here, as other users of this machine can see it; ${ways}`;
  }
  const isFlag = own?.type === 'boolean' || (input !== undefined && isYesOrNo(input));
  if (isFlag) return own !== undefined && value !== undefined ? 'no value' : undefined;
  if (value === undefined) return 'a value';
  if (inlineValue === false && value !== '-' && value.startsWith('-'))
    return `a value; one that begins with - is given as ${rawName}=…`;
  return undefined;
}

/** The name of a flag as messages show it. */
function nameOf({ name, rawName, index }: Flag): string {
  return meantBy(name, FLAGS) === undefined ? `argument ${index + 1}` : rawName;
}

/** True if a word was probably meant as the value of the yes-or-no flag before it. */
function isValueOf(before: Flag | undefined, word: string): before is Flag {
  const input = before && inputOf(before.name);
  return (
    input !== undefined && isYesOrNo(input) && before?.value === undefined && /^(true|false)$/.test(word)
  );
}

/** True for operations, separated by commas, and for slips of them, which are told with the other problems of operations. */
function isOperation(word: string): boolean {
  return word.split(',').every((part) => part === '' || meantBy(part, OPERATIONS) !== undefined);
}
