import type { Problem } from '../core/errors.ts';
import { readAnyFile } from '../runner/workspace.ts';
import type { Parsed } from '../values/input-values.ts';
import type { CommandLine } from './command-line.ts';
import type { Config } from './config-file.ts';
import { divideEnvironment } from './environment.ts';
import { inputNames } from './names.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** The inputs of a call, wherever they were given. */
interface Gathered {
  readonly getInput: (name: string) => string;
  readonly isUnread: (name: string) => boolean;
  readonly problems: readonly Problem[];
  /** The environment without the command's own variables. */
  readonly env: Environment;
}

/**
 * Gathers the inputs: flags win over the environment, and that over the file. An empty value counts as not given.
 *
 * @param readStdin returns all of standard input, which the input of that name takes
 */
export async function gather(
  commandLine: CommandLine,
  environment: Environment,
  readStdin: (input: string) => Promise<Parsed<string>>,
): Promise<Gathered> {
  const divided = divideEnvironment(environment);
  const config = await readConfigFile(commandLine.config);
  const problems = [...commandLine.problems, ...divided.problems, ...config.problems];
  const flags = new Map([...commandLine.inputs].filter(([, value]) => value !== '-'));
  const { fromStdin } = commandLine;
  if (fromStdin !== undefined) {
    // Nobody types a token for a call that is refused anyway.
    const read = problems.length > 0 ? { value: '' } : await readStdin(fromStdin);
    if ('value' in read) flags.set(fromStdin, read.value.replace(/\r?\n$/, ''));
    else problems.push({ input: `--${fromStdin}`, expected: read.expected });
  }
  const sources = [flags, divided.inputs, config.inputs];
  const getInput = (name: string): string =>
    sources.map((source) => source.get(name) ?? '').find((text) => text.trim() !== '') ?? '';
  // A name that was misspelled may be that of an input that is missing.
  const isUnread = (name: string): boolean =>
    problems.length > 0 && inputNames.includes(name) && getInput(name) === '';
  return { getInput, isUnread, problems, env: divided.others };
}

/** Reads the configuration file, if there is one. Its reader, and the YAML parser, are loaded only then. */
async function readConfigFile(path: string | undefined): Promise<Config> {
  if (path === undefined) return { inputs: new Map(), problems: [] };
  const file = readAnyFile(path);
  const { readConfig, unreadable } = await import('./config-file.ts');
  return 'value' in file ? readConfig(file.value) : unreadable(file.expected);
}
