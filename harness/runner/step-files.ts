import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseFileCommand } from './file-commands.ts';

/**
 * Makes the files by which a step tells the runner something in a folder, empty. What a step wrote into them is read in the
 * runner's way, which may throw.
 */
export function makeStepFiles(folder: string) {
  const names = ['output', 'state', 'env', 'path', 'summary'] as const;
  for (const name of names) writeFileSync(join(folder, name), '');
  const text = (name: (typeof names)[number]): string => readFileSync(join(folder, name), 'utf8');
  return {
    /** The variables that lead a step to them. */
    variables: {
      GITHUB_OUTPUT: join(folder, 'output'),
      GITHUB_STATE: join(folder, 'state'),
      GITHUB_ENV: join(folder, 'env'),
      GITHUB_PATH: join(folder, 'path'),
      GITHUB_STEP_SUMMARY: join(folder, 'summary'),
    },
    outputs: () => Object.fromEntries(parseFileCommand(text('output'))),
    state: () => Object.fromEntries(parseFileCommand(text('state'))),
    summary: () => text('summary'),
  };
}
