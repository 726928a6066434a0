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
  if (/[\r\n=]/.test(path)) return NO_PATH;
  const [workspace = '.'] = roots;
  const named = JSON.stringify(path);
  const real = realPathOf(isAbsolute(path) ? path : join(workspace, path));
  if (real === undefined)
    return {
      expected: `a file that exists; there is no ${named} in the workspace (is the path wrong, or actions/checkout missing?)`,
    };
  if (!roots.some((root) => isInside(real, root)))
    return {
      expected: `a file inside the workspace or RUNNER_TEMP; ${named} is elsewhere or links elsewhere`,
    };
  return readText(real, named, most);
}

/** Reads a text file that a person names, anywhere on this machine. Relative paths start at the working directory. */
export function readAnyFile(path: string, most = 1): Parsed<string> {
  if (/[\r\n]/.test(path)) return NO_PATH;
  const named = JSON.stringify(path);
  if (existsSync(path)) return readText(path, named, most);
  // The text of a dotenv file is not quoted.
  return path.includes('=') ? NO_PATH : { expected: `a file that exists; there is no ${named}` };
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

const NO_PATH = { expected: 'the path of a file, not its text' };

function realPathOf(path: string): string | undefined {
  return existsSync(path) ? realpathSync(path) : undefined;
}

function readText(path: string, named: string, most: number): Parsed<string> {
  try {
    const found = statSync(path);
    // Opening a named pipe would wait for a writer.
    if (!found.isFile()) return { expected: `a regular file; ${named} is a folder, a pipe or a device` };
    const { size } = found;
    if (size > most * MIB) return { expected: `a file of at most ${most} MiB; ${named} has ${size} bytes` };
    const text = decodeText(readFileSync(path), 'a file', most);
    return 'value' in text ? text : { expected: `${text.expected}; ${named} is not` };
  } catch {
    return { expected: `a readable file; ${named} is not` };
  }
}

function isInside(path: string, root: string): boolean {
  const real = realPathOf(root);
  if (real === undefined) return false;
  const inside = relative(real, path);
  return inside !== '' && !inside.startsWith('..') && !isAbsolute(inside);
}
