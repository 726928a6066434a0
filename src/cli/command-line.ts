import { parseArgs } from 'node:util';
import type { Problem } from '../core/errors.ts';
import { operations } from '../operations/index.ts';
import { declarations, inputOf } from '../targets/inputs.ts';
import { wordsIn } from '../values/input-values.ts';
import { hintFor, isYesOrNo, meantBy, variableOf } from './names.ts';

export interface CommandLine {
  /** The values of the flags and of own words, by name; the other words as the value of `operations` or `reports`. */
  readonly given: ReadonlyMap<string, string>;
  readonly operations: readonly string[];
  readonly fromStdin: string | undefined;
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

/** The word before the documents that are to be merged. */
const REPORT_WORD = 'report';
/** Words that may stand in the place of the first operation. */
const OWN_WORDS = ['help', REPORT_WORD];

const FLAGS = new Map<string, { readonly type: 'string' | 'boolean' }>([
  ...declarations.map((input) => [input.name, { type: isYesOrNo(input) ? 'boolean' : 'string' }] as const),
  ...Object.entries(OWN_FLAGS),
]);
const FLAG_NAMES = [...FLAGS.keys()];
export const OPERATIONS = operations.map(({ name }) => name);
/** Stands for short flags that may hold a value, as in -pVALUE. */
const SHORT = '--?';

/** A flag as `parseArgs` finds it. */
interface Flag {
  readonly name: string;
  readonly rawName: string;
  readonly index: number;
  readonly value?: string | undefined;
  readonly inlineValue?: boolean | undefined;
}

type ReportProblem = (input: string, expected: string) => void;

/** Reads the arguments. Messages show only what cannot be a secret: known names, and slips of them. */
export function readCommandLine(args: readonly string[]): CommandLine {
  const problems: Problem[] = [];
  const report: ReportProblem = (input, expected) => problems.push({ input, expected });
  const { given, words } = sort(args, report);
  const isMerge = given.has(REPORT_WORD);
  if (isMerge && !given.has('help') && words.length === 0)
    report(REPORT_WORD, 'the JSON documents of runs, as in site-deploy report north.json south.json');
  if (!isMerge && words.length > 0 && given.has('operations'))
    report('--operations', 'the operations once: as arguments, or as this flag');
  if (words.length > 0) given.set(isMerge ? 'reports' : 'operations', words.join('\n'));
  const piped = [...given].filter(([name, value]) => value === '-' && inputOf(name)).map(([name]) => name);
  if (piped.length > 1)
    report(piped.map((name) => `--${name}`).join(', '), 'only one that is read from standard input (-)');
  return { given, operations: isMerge ? [] : words, problems, fromStdin: piped[0] };
}

/** Sorts the arguments into flags and own words, by name, and words that are operations, or files after `report`. */
function sort(args: readonly string[], report: ReportProblem) {
  const given = new Map<string, string>();
  const words: string[] = [];
  let isRefused = false;
  const long = args.map((word) => (/^-[^-]./.test(word) ? SHORT : word));
  const options = { args: long, options: Object.fromEntries(FLAGS), strict: false, allowPositionals: true };
  for (const token of parseArgs({ ...options, tokens: true }).tokens) {
    if (token.kind === 'option') {
      const refusal = flagRefusal(token);
      isRefused = refusal !== undefined;
      if (isRefused || (given.has(token.name) && token.name !== 'help'))
        report(flagName(token), refusal ?? 'this flag once');
      else given.set(token.name, token.value ?? 'true');
    }
    // The words after a flag that was refused may be its value.
    if (token.kind !== 'positional' || isRefused) continue;
    const { value, index } = token;
    const parts = wordsIn(value, /[\s,]+/);
    if (given.has(REPORT_WORD)) words.push(value);
    else if (value === 'help' || (words.length === 0 && OWN_WORDS.includes(value))) given.set(value, 'true');
    // A misspelled operation is reported with the other problems of operations.
    else if (parts.every((part) => meantBy(part, OPERATIONS) !== undefined)) words.push(...parts);
    else report(`argument ${index + 1}`, 'an operation; site-deploy --help lists them');
  }
  return { given, words };
}

function flagRefusal({ name, rawName, value, inlineValue }: Flag): string | undefined {
  const input = inputOf(name);
  const flag = FLAGS.get(name);
  if (flag === undefined)
    return `a flag of this command; ${hintFor(name, FLAG_NAMES, (near) => `--${near}`)}`;
  if (input?.secret && value !== '-') {
    const ways = `set ${variableOf(name)}, give it in the file of --config, or pipe it in with --${name} -`;
    return `no value here, as other users of this machine can see it; ${ways}`;
  }
  if (flag.type === 'boolean') return input === undefined && value !== undefined ? 'no value' : undefined;
  if (value === undefined) return 'a value';
  if (inlineValue === false && value !== '-' && value.startsWith('-'))
    return `a value; one that begins with - is given as ${rawName}=…`;
  return undefined;
}

/** The name of a flag as messages show it: one that is no slip of a known name may be a secret. */
function flagName({ name, rawName, index }: Flag): string {
  return meantBy(name, FLAG_NAMES) === undefined ? `argument ${index + 1}` : rawName;
}
