import type { Problem } from '../core/errors.ts';
import { readAnyFile } from '../runner/workspace.ts';
import type { Parsed } from '../values/input-values.ts';
import type { Variables } from '../values/variables.ts';
import type { CommandLine } from './command-line.ts';
import { hintFor, inputNames, meantBy, VARIABLE_PREFIX, variableOf } from './names.ts';

/** Gathers the inputs: flags win over the environment, and that over the file. `env`: the environment without the command's own variables */
export async function gather(
  commandLine: CommandLine,
  environment: Variables,
  readStdin: (input: string) => Promise<Parsed<string>>,
) {
  const divided = divideEnvironment(environment);
  const { given, fromStdin } = commandLine;
  const path = given.get('config');
  // Its reader, and the YAML parser, are loaded only then.
  const config = path ? (await import('./config-file.ts')).readConfig(readAnyFile(path), path) : undefined;
  const problems: Problem[] = [...commandLine.problems, ...divided.problems, ...(config?.problems ?? [])];
  const flags = new Map([...given].filter(([, value]) => value !== '-'));
  if (fromStdin !== undefined) {
    // Nobody types a token for a call that is refused anyway.
    const read = problems.length > 0 ? { value: '' } : await readStdin(fromStdin);
    if ('value' in read) flags.set(fromStdin, read.value.replace(/\r?\n$/, ''));
    else problems.push({ input: `--${fromStdin}`, expected: read.expected });
  }
  // The environment of a shell in which runs are started says nothing of a merge.
  const sources = flags.has('reports') ? [flags] : [flags, divided.inputs, config?.inputs];
  const find = (name: string): string | undefined =>
    sources.map((source) => source?.get(name) ?? '').find((text) => text.trim() !== '');
  // Only the action has a default. One that could not be read may have named an operation. A merge has none.
  const standard = problems.length > 0 || find('reports') !== undefined ? '' : NO_OPERATION;
  const get = (name: string): string => find(name) ?? (name === WITHOUT_DEFAULT ? standard : '');
  return { get, problems, env: divided.others };
}

/** The input that has no default here, and a list of none. */
export const WITHOUT_DEFAULT = 'operations';
const NO_OPERATION = ',';

/** Takes the variables `SITE_DEPLOY_<INPUT>` out of the environment. */
function divideEnvironment(environment: Variables) {
  const names = new Map(inputNames.map((name) => [variableOf(name), name]));
  const { own = [], others = [] } = Object.groupBy(Object.entries(environment), ([variable]) =>
    variable.startsWith(VARIABLE_PREFIX) ? 'own' : 'others',
  );
  const unknown = own.map(([variable]) => variable).filter((variable) => !names.has(variable));
  const problems = unknown.sort().map((variable) => ({
    input: meantBy(variable, inputNames) === undefined ? `a variable ${VARIABLE_PREFIX}…` : variable,
    expected: `the name of an input; ${hintFor(variable, inputNames, variableOf)}`,
  }));
  const inputs = new Map(own.map(([variable, value = '']) => [names.get(variable) ?? '', value]));
  return { inputs, others: Object.fromEntries(others), problems };
}
