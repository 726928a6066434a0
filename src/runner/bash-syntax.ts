const MOST_MS = 5_000;

/** Bash 3 knows less than most servers, so it is not asked. A here string would add a line. */
const RECENT = '((BASH_VERSINFO[0] > 3)) || exit 0';
/**
 * Parse a script and execute nothing. Extended patterns are tried, too, as the script may switch them on; but not in the frame of
 * the exit report, which is read as a whole.
 */
const CHECKS = {
  alone: `${RECENT}; bash -n <(printf %s "$1") 2>/dev/null || bash -O extglob -n <(printf %s "$1")`,
  framed: `${RECENT}; bash -n <(printf %s "$1") && bash -n <(printf '( :; %s\n)' "$1")`,
};
export type Place = keyof typeof CHECKS;

/** Asks bash on the runner for a syntax error, as in "line 7: syntax error …"; undefined if there is none, or bash cannot be asked. */
export async function findSyntaxError(
  script: string,
  path: string | undefined,
  place: Place,
): Promise<string | undefined> {
  const env = { LC_ALL: 'C', ...(path !== undefined && { PATH: path }) };
  const args = ['--noprofile', '--norc', '-c', CHECKS[place], 'bash', script];
  // Loaded only for a script.
  const { execFile } = await import('node:child_process');
  const asked = new Promise<string | undefined>((resolve) => {
    execFile('bash', args, { env, timeout: MOST_MS }, (error, _, stderr) => {
      resolve(error === null ? undefined : /^\S+: (line \d+: .{1,200})$/m.exec(stderr)?.[1]);
    });
  });
  // One that is longer than an argument may be is not checked.
  return asked.catch(() => undefined);
}
