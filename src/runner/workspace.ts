import { readFileSync, realpathSync, statSync } from 'node:fs';
import { isAbsolute, join, relative } from 'node:path';
import type { Parsed } from '../values/input-values.ts';

const MAX_BYTES = 1024 * 1024;

/**
 * Reads a text file that a workflow names, without its byte order mark. After links are followed, the file must be inside a
 * root, so that a pull request cannot point this action at other files of the runner.
 *
 * @param roots the workspace, then other folders that may be read; relative paths start at the workspace
 */
export function readWorkspaceFile(path: string, roots: readonly string[]): Parsed<string> {
  if (/[\r\n=]/.test(path)) return { expected: 'the path of a file, not its text' };
  const [workspace = '.'] = roots;
  const named = JSON.stringify(path);
  let real: string;
  try {
    real = realpathSync(isAbsolute(path) ? path : join(workspace, path));
  } catch {
    return {
      expected: `a file that exists; there is no ${named} in the workspace (is actions/checkout missing?)`,
    };
  }
  if (!roots.some((root) => isInside(real, root))) {
    return {
      expected: `a file inside the workspace or RUNNER_TEMP; ${named} is elsewhere or links elsewhere`,
    };
  }
  try {
    const found = statSync(real);
    // Opening a named pipe would wait for a writer.
    if (!found.isFile()) return { expected: `a regular file; ${named} is a folder, a pipe or a device` };
    const { size } = found;
    if (size > MAX_BYTES) return { expected: `a file of at most 1 MiB; ${named} has ${size} bytes` };
    return { value: new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(real)) };
  } catch (error) {
    if (error instanceof TypeError) return { expected: `a file of UTF-8 text; ${named} is not` };
    return { expected: `a readable file; ${named} is not` };
  }
}

function isInside(path: string, root: string): boolean {
  try {
    const inside = relative(realpathSync(root), path);
    return inside !== '' && !inside.startsWith('..') && !isAbsolute(inside);
  } catch {
    return false;
  }
}
