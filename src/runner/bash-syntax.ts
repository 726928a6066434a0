const MOST_MS = 5_000;

/**
 * Parse a script and execute nothing. Alone it may switch extended patterns on; the frame of the exit report is read as a whole before
 * anything runs, and needs a script that is whole without it.
 */
const CHECKS = {
  alone: `bash -O extglob -n <(printf %s "$1")`,
  framed: `bash -n <(printf %s "$1") && bash -n <(printf '( :; %s\n)' "$1")`,
};
export type Place = keyof typeof CHECKS;

/** Asks bash on the runner for a syntax error, as in "line 7: syntax error …"; undefined if there is none, or bash cannot be asked. */
export async function findSyntaxError(script: string, path: string | undefined, place: Place) {
  const env = { LC_ALL: 'C', ...(path !== undefined && { PATH: path }) };
  // Bash 3 knows less than most servers, so it is not asked.
  const check = `((BASH_VERSINFO[0] > 3)) || exit 0; ${CHECKS[place]}`;
  const args = ['--noprofile', '--norc', '-c', check, 'bash', script];
  const { execFile } = await import('node:child_process');
  const asked = new Promise<string | undefined>((resolve) => {
    execFile('bash', args, { env, timeout: MOST_MS }, (error, _, stderr) => {
      resolve(error === null ? undefined : /^\S+: (line \d+: .{1,200})$/m.exec(stderr)?.[1]);
    });
  });
  // One that is longer than an argument may be is not checked.
  return asked.catch(() => undefined);
}
