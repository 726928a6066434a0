import { existsSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { isAbsolute, join, relative } from 'node:path';
import type { Parsed } from '../values/input-values.ts';

const MIB = 1024 * 1024;

/** The folders whose files a workflow may name: the workspace, and the runner's temporary folder. */
export function rootsOf(environment: Readonly<Record<string, string | undefined>>): string[] {
  return [environment.GITHUB_WORKSPACE ?? '.', environment.RUNNER_TEMP ?? ''].filter((root) => root !== '');
}

/**
 * Reads a text file of `most` MiB at most, without its byte order mark. After links are followed, it must be inside a root, so that
 * a pull request cannot point this action at other files of the runner. Relative paths start at the first root, the workspace.
 */
export function readWorkspaceFile(path: string, roots: readonly string[], most = 1): Parsed<string> {
  const [workspace = '.'] = roots;
  const named = isAbsolute(path) ? path : join(workspace, path);
  if (!existsSync(named))
    return noFile(path, ' in the workspace (is the path wrong, or actions/checkout missing?)');
  const real = realpathSync(named);
  if (roots.some((root) => isInside(real, root))) return readText(real, path, most);
  return {
    expected: `a file inside the workspace or RUNNER_TEMP; ${JSON.stringify(path)} is elsewhere or links elsewhere`,
  };
}

/** Reads a text file that a person names, anywhere on this machine. Relative paths start at the working directory. */
export function readAnyFile(path: string, most = 1): Parsed<string> {
  return existsSync(path) ? readText(path, path, most) : noFile(path);
}

/** Decodes the text of a file or a stream, without its byte order mark. */
export function decodeText(bytes: Uint8Array, what: string, most = 1): Parsed<string> {
  if (bytes.length > most * MIB) return { expected: `${what} of at most ${most} MiB` };
  try {
    return { value: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
  } catch {
    return { expected: `${what} of UTF-8 text` };
  }
}

/** The text of a dotenv file in place of its path is not quoted. */
function noFile(path: string, where = ''): Parsed<string> {
  if (/[\r\n=]/.test(path)) return { expected: 'the path of a file, not its text' };
  return { expected: `a file that exists; there is no ${JSON.stringify(path)}${where}` };
}

function readText(file: string, path: string, most: number): Parsed<string> {
  const named = JSON.stringify(path);
  try {
    // Opening a named pipe would wait for a writer.
    const isFile = statSync(file).isFile();
    const text = isFile ? decodeText(readFileSync(file), 'a file', most) : { expected: 'a regular file' };
    return 'value' in text ? text : { expected: `${text.expected}; ${named} is not` };
  } catch {
    return { expected: `a readable file; ${named} is not` };
  }
}

function isInside(path: string, root: string): boolean {
  if (!existsSync(root)) return false;
  const inside = relative(realpathSync(root), path);
  return inside !== '' && !inside.startsWith('..') && !isAbsolute(inside);
}
