import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse as parseYaml } from 'yaml';

/** Inputs, outputs, states or variables by their names. */
export type Texts = Readonly<Record<string, string>>;

/** The folder of the project. */
export const root = join(import.meta.dirname, '..');

/** The action's metadata, as the runner reads it. */
export const metadata: {
  inputs: Record<string, { default?: string; required?: boolean; description: string }>;
  outputs: Record<string, { description: string }>;
  runs: { using: string; main: string; post: string };
} = parseYaml(readFileSync(join(root, 'action.yml'), 'utf8'));

/** Path of what action.yml has the runner start. */
export function builtFile(entry: 'main' | 'post'): string {
  return join(root, metadata.runs[entry]);
}

/** The token that GitHub makes for a job. */
export const JOB_TOKEN = 'ghs_0123456789abcdefABCDEF0123456789abcd';

type Environment = Readonly<Record<string, string | undefined>>;

/** The expressions among the defaults, as GitHub evaluates them for a step with this environment. */
const EXPRESSIONS: Readonly<Record<string, (env: Environment) => string | undefined>> = {
  '${{ github.repository }}': (env) => env.GITHUB_REPOSITORY,
  '${{ github.head_ref || github.ref_name }}': (env) => env.GITHUB_HEAD_REF || env.GITHUB_REF_NAME,
  // Only a runner of GitHub has one.
  '${{ github.token }}': (env) => (env.GITHUB_ACTIONS === 'true' ? JOB_TOKEN : ''),
};

/** The text of an input that is left out. Throws for an expression without a meaning here. */
export function defaultOf(name: string, env: Environment): string {
  const standard = metadata.inputs[name]?.default ?? '';
  if (!standard.startsWith('${{')) return standard;
  const evaluate = EXPRESSIONS[standard];
  if (evaluate === undefined) throw new Error(`harness/metadata.ts does not know the default ${standard}`);
  return evaluate(env) ?? '';
}

/** The variables by which the runner hands inputs to a step; those that are not given get their default. */
export function inputVariables(given: Texts, env: Environment = {}): Record<string, string> {
  const variables: Record<string, string> = {};
  for (const name of Object.keys(metadata.inputs))
    variables[`INPUT_${name.toUpperCase()}`] = given[name] ?? defaultOf(name, env);
  const unknown = Object.keys(given).filter((name) => !(name in metadata.inputs));
  if (unknown.length > 0) throw new Error(`action.yml has no inputs ${unknown.join(', ')}`);
  return variables;
}
