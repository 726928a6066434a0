import { join } from 'node:path';
import { type ProgramOptions, runProgram } from '../../harness/program.ts';
import { filesLeft, inWorkspace } from '../../harness/workspace.ts';

export type Around = ProgramOptions & { readonly files?: Readonly<Record<string, string>> };

/** The folders of programs; the first one has this Node. */
const PATH = `${join(process.execPath, '..')}:${process.env.PATH}`;

/** Runs a program in a folder of its own with these files; `written` are those that it leaves beside them. */
export function runInFolder(
  words: readonly [string, ...string[]],
  { files = {}, env, ...around }: Around = {},
) {
  return inWorkspace(files, async (cwd) => {
    const ended = await runProgram(words, { cwd, ...around, env: { PATH, HOME: cwd, ...env } });
    return { ...ended, written: filesLeft(cwd, Object.keys(files)) };
  });
}
