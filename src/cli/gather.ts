import { codeOf, type Problem } from '../core/errors.ts';
import { readAnyFile } from '../runner/workspace.ts';
import type { CommandLine } from './command-line.ts';
import { divideEnvironment } from './environment.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** The inputs of a call, wherever they were given. */
interface Gathered {
  readonly getInput: (name: string) => string;
  readonly problems: readonly Problem[];
  /** The environment without the command's own variables. */
  readonly env: Environment;
}

/**
 * Gathers the inputs: flags win over the environment, and that over the file. An empty value counts as not given.
 *
 * @param readStdin returns all of standard input
 */
export async function gather(
  commandLine: CommandLine,
  environment: Environment,
  readStdin: () => Promise<string>,
): Promise<Gathered> {
  const flags = new Map(commandLine.inputs);
  const divided = divideEnvironment(environment);
  const config = await readConfigFile(commandLine.config);
  const { fromStdin } = commandLine;
  const problems = [...commandLine.problems, ...divided.problems, ...config.problems];
  if (fromStdin !== undefined) {
    try {
      flags.set(fromStdin, (await readStdin()).replace(/\r?\n$/, ''));
    } catch (error) {
      flags.delete(fromStdin);
      const expected = `text on standard input, which cannot be read (${codeOf(error)})`;
      problems.push({ input: `--${fromStdin}`, expected });
    }
  }
  const sources = [flags, divided.inputs, config.inputs];
  const getInput = (name: string): string =>
    sources.map((source) => source.get(name) ?? '').find((text) => text.trim() !== '') ?? '';
  return { getInput, problems, env: divided.others };
}

/** Reads the configuration file, if there is one. The YAML parser is loaded only then. */
async function readConfigFile(
  path: string | undefined,
): Promise<{ inputs: ReadonlyMap<string, string>; problems: readonly Problem[] }> {
  if (path === undefined) return { inputs: new Map(), problems: [] };
  const file = readAnyFile(path);
  if (!('value' in file))
    return { inputs: new Map(), problems: [{ input: '--config', expected: file.expected }] };
  const { readConfig } = await import('./config-file.ts');
  return readConfig(file.value);
}
