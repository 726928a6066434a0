import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { parseFileCommand } from '../../harness/runner/file-commands.ts';
import { type Contexts, fill as fillText } from '../../local/rehearse/expressions.ts';
import { playWorkflow as play } from '../../local/rehearse/play.ts';
import { readWorkflow, type Step, type Texts } from '../../local/rehearse/workflow.ts';

/** A step with its expressions filled in. */
export interface PlayedStep extends Pick<Step, 'uses' | 'run'> {
  readonly with: Texts;
  readonly env: Texts;
}

/**
 * Plays the jobs of a workflow one after the other, as a rehearsal does. Every step counts as a success.
 *
 * @param contexts values by name, as in `github.event.number`
 * @returns the names of the jobs that were not skipped, each with the ends of its steps
 */
export async function playWorkflow<End extends { readonly outputs: Texts }>(
  text: string,
  contexts: Texts,
  playStep: (step: PlayedStep) => Promise<End>,
): Promise<Readonly<Record<string, readonly End[]>>> {
  const played: Record<string, End[]> = {};
  await play(readWorkflow(text), nest(Object.entries(contexts)), {
    beginJob: ({ name }) => {
      played[name] = [];
    },
    async playStep({ job, step, with: inputs, env }) {
      const end = await playStep({ uses: step.uses, run: step.run, with: inputs, env });
      played[job]?.push(end);
      return { outcome: 'success', outputs: end.outputs };
    },
    skipJob: () => {},
    skipStep: () => {},
  });
  return played;
}

/** Runs the script of a step in this folder, as a runner does, and returns its outputs. Throws if it fails. */
export async function runScript(script: string, folder: string, env: Texts): Promise<Texts> {
  const output = join(folder, 'output');
  writeFileSync(output, '');
  await promisify(execFile)('bash', ['-e', '-o', 'pipefail', '-c', script], {
    cwd: folder,
    env: { ...process.env, ...env, GITHUB_OUTPUT: output },
  });
  return Object.fromEntries(parseFileCommand(readFileSync(output, 'utf8')));
}

export const fill = (text: string, known: ReadonlyMap<string, string>): string => fillText(text, nest(known));

/** Values by dotted name as contexts. */
function nest(values: Iterable<readonly [name: string, value: string]>): Contexts {
  const groups = Map.groupBy(values, ([name]) => name.split('.')[0] ?? '');
  return Object.fromEntries(
    [...groups].map(([head, all]) => {
      const [own] = all.filter(([name]) => name === head);
      const inner = all.map(([name, value]): [string, string] => [name.slice(head.length + 1), value]);
      return [head, own === undefined ? nest(inner) : own[1]];
    }),
  );
}
