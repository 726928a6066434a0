import { spawnSync } from 'node:child_process';

const MOST_MS = 5_000;

/**
 * Parses a script and executes nothing. Extended patterns are tried, too, as the script may switch them on. Bash 3 knows less
 * than most servers, so that it is not asked. A here string would add a line.
 */
const CHECK =
  '((BASH_VERSINFO[0] > 3)) || exit 0; bash -n <(printf %s "$1") 2>/dev/null || bash -O extglob -n <(printf %s "$1")';

/** The answers so far: entries of a list mostly share a script. */
const answers = new Map<string, string | undefined>();

/**
 * Asks bash on the runner for a syntax error in a script.
 *
 * @param path the folders of programs
 * @returns as in "line 7: syntax error …"; undefined if there is none, or bash cannot be asked
 */
export function syntaxErrorIn(script: string, path: string | undefined): string | undefined {
  if (!answers.has(script)) answers.set(script, askBash(script, path));
  return answers.get(script);
}

function askBash(script: string, path: string | undefined): string | undefined {
  const { status, stderr } = spawnSync('bash', ['--noprofile', '--norc', '-c', CHECK, 'bash', script], {
    env: { LC_ALL: 'C', ...(path !== undefined && { PATH: path }) },
    ...{ encoding: 'utf8', timeout: MOST_MS },
  });
  if (status === 0 || status === null) return undefined;
  return /^\S+: (line \d+: .{1,200})$/m.exec(stderr)?.[1];
}
