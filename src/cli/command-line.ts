import { parseArgs } from 'node:util';
import type { Problem } from '../core/errors.ts';
import { operations } from '../operations/index.ts';
import { declarations, inputOf } from '../targets/inputs.ts';
import { wordsIn } from '../values/input-values.ts';
import { hintFor, isPlainWord, isYesOrNo, meantBy, variableOf } from './names.ts';

export type CommandLine = ReturnType<typeof readCommandLine>;

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
const OWN_WORDS = ['help', 'init', REPORT_WORD];

const FLAGS = new Map<string, { readonly type: 'string' | 'boolean' }>([
  ...declarations.map((input) => [input.name, { type: isYesOrNo(input) ? 'boolean' : 'string' }] as const),
  ...Object.entries(OWN_FLAGS),
]);
const FLAG_NAMES = [...FLAGS.keys()];
export const OPERATIONS = operations.map(({ name }) => name);
/** Stands for short flags that may hold a value, as in -pVALUE. */
const SHORT = '--?';

type Flag = Extract<ReturnType<typeof tokensOf>[number], { kind: 'option' }>;

/** Reads the arguments. Messages show only what cannot be a secret: known names, slips of them, and plain words. */
export function readCommandLine(args: readonly string[]) {
  const problems: Problem[] = [];
  const report = (input: string, expected: string) => void problems.push({ input, expected });
  const { given, words } = sort(args, report);
  const isMerge = given.has(REPORT_WORD);
  const isRun = !given.has('help');
  if (isMerge && isRun && words.length === 0)
    report(REPORT_WORD, 'the JSON documents of runs, as in site-deploy report north.json south.json');
  if (!isMerge && words.length > 0 && given.has('operations'))
    report('--operations', 'the operations once: as arguments, or as this flag');
  const isInit = given.has('init');
  if (isInit && isRun && words.length > 0) report('init', 'no operation beside it');
  const looking = operations
    .filter(({ standsAlone }) => isInit && words.length === 0 && standsAlone)
    .map(({ name }) => name);
  const listed = [...words, ...looking].join('\n');
  if (listed !== '') given.set(isMerge ? 'reports' : 'operations', listed);
  const piped = [...given].filter(([name, value]) => value === '-' && inputOf(name)).map(([name]) => name);
  if (piped.length > 1)
    report(piped.map((name) => `--${name}`).join(', '), 'only one that is read from standard input (-)');
  return { given, operations: isMerge ? [] : words, problems, fromStdin: piped[0] };
}

/** Sorts the arguments into flags and own words, by name, and words that are operations, or files after `report`. */
function sort(args: readonly string[], report: (input: string, expected: string) => void) {
  const given = new Map<string, string>();
  const words: string[] = [];
  let isRefused = false;
  let isAfterSecret = false;
  for (const token of tokensOf(args)) {
    if (token.kind === 'option') {
      const refusal = flagRefusal(token);
      isAfterSecret = inputOf(token.name)?.secret !== undefined;
      isRefused = refusal !== undefined;
      if (isRefused || (given.has(token.name) && token.name !== 'help'))
        report(flagName(token), refusal ?? 'this flag once');
      else given.set(token.name, token.value ?? 'true');
    }
    // The words after a flag that was refused may be its value.
    if (token.kind !== 'positional' || isRefused) continue;
    const { value, index } = token;
    const parts = wordsIn(value, /[\s,]+/);
    // A misspelled operation is reported with the other problems of operations.
    const unknown = parts.find((part) => meantBy(part, OPERATIONS) === undefined);
    if (given.has(REPORT_WORD)) words.push(value);
    else if (value === 'help' || (words.length === 0 && OWN_WORDS.includes(value))) given.set(value, 'true');
    else if (unknown === undefined) words.push(...parts);
    else {
      const [flag = ''] = value.split('=');
      const end = FLAGS.get(flag)?.type === 'string' ? '=…' : '';
      const isFirst = words.length === 0 && unknown === value;
      const known = isFirst ? [...OPERATIONS, ...OWN_WORDS] : OPERATIONS;
      const hint = FLAGS.has(flag) ? `did you mean --${flag}${end}?` : hintFor(unknown, known);
      const shown = isPlainWord(unknown) && !isAfterSecret ? unknown : `argument ${index + 1}`;
      report(shown, `an operation; ${hint}`);
    }
  }
  return { given, words };
}

function tokensOf(args: readonly string[]) {
  const long = args.map((word) => (/^-[^-]./.test(word) ? SHORT : word));
  const options = { args: long, options: Object.fromEntries(FLAGS), strict: false, allowPositionals: true };
  return parseArgs({ ...options, tokens: true }).tokens;
}

function flagRefusal({ name, rawName, value, inlineValue }: Flag): string | undefined {
  const input = inputOf(name);
  const flag = FLAGS.get(name);
  if (flag === undefined) {
    if (rawName === SHORT) return 'a flag that begins with --; only --help has a short form, -h';
    const isOff = (near: string) => name.startsWith('no-') && FLAGS.get(near)?.type === 'boolean';
    if (OWN_WORDS.includes(name)) return `the word, as in site-deploy ${name}`;
    return `a flag of this command; ${hintFor(name, FLAG_NAMES, (near) => `--${near}${isOff(near) ? '=false' : ''}`)}`;
  }
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

function flagName({ name, rawName, index }: Flag): string {
  return meantBy(name, FLAG_NAMES) === undefined && !isPlainWord(rawName) ? `argument ${index + 1}` : rawName;
}
