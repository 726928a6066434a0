import { join } from 'node:path';
import { z } from 'zod';
import type { ActionOptions } from './action-run.ts';
import { evaluatedDefaults } from './metadata.ts';

/** The built command. */
export const COMMAND = join(import.meta.dirname, '../dist/cli/index.js');

/**
 * The arguments and the variables that give the command the same inputs as the action, among them what GitHub gives by default:
 * flags, but variables for secrets.
 */
export function commandFor(
  inputs: ActionOptions['inputs'],
  env: NodeJS.ProcessEnv,
  summary: string,
): { args: string[]; variables: Record<string, string> } {
  const isSecret = ([name]: [string, string]): boolean => SECRET.test(name);
  const given = Object.entries({ ...evaluatedDefaults(env), ...inputs });
  const flags = given.filter((input) => !isSecret(input));
  const secrets = given.filter(isSecret);
  return {
    args: [COMMAND, '--json', `--summary=${summary}`, ...flags.map(([name, value]) => `--${name}=${value}`)],
    variables: Object.fromEntries(secrets.map(([name, value]) => [variableOf(name), value])),
  };
}

const SECRET = /-token$|^env$|-webhook-url$/;

function variableOf(input: string): string {
  return `SITE_DEPLOY_${input.toUpperCase().replaceAll('-', '_')}`;
}

/** Reads the document of the command as the outputs of an action, all texts. */
export function readDocument(text: string): Record<string, string> {
  const document = z.record(z.string(), z.unknown()).parse(JSON.parse(text || '{}'));
  const texts = Object.entries(document).map(([name, value]) => [
    name,
    typeof value === 'string' ? value : value === null ? '' : JSON.stringify(value),
  ]);
  return Object.fromEntries(texts);
}
