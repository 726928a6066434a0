import { orAborted } from '../core/clock.ts';
import { OperationError } from '../core/errors.ts';
import type { RemoteText } from '../core/log.ts';

/**
 * Runs the command in its own process group, without input. Ends the group when the command ends, this action dies, or the
 * time limit is over, in whole seconds if there is one: the script's input is a pipe from us, which closes but is never
 * written to. `set -m` creates the groups; it also announces the end of each job, so standard error is discarded in between.
 */
const LIFELINE = `exec 3>&2 2>/dev/null
set -m
bash --noprofile --norc -eo pipefail -c "$1" </dev/null 2>&3 3>&- & command=$!
exec 3>&-
{ read -r \${2:+-t "$2"}; kill -TERM -- "-$command"; sleep 2; kill -KILL -- "-$command"; } >/dev/null & lifeline=$!
set +m
wait "$command"; status=$?
kill -TERM -- "-$command" "-$lifeline"
exit "$status"`;

/** The wait for output after the end: background processes may hold the pipe open. */
const LAST_OUTPUT_MS = 500;

interface Command {
  readonly command: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Opens the text of a stream: each has its own lines. */
  readonly open: () => RemoteText;
  readonly signal: AbortSignal;
  /** Ends the command; rounded up to seconds. */
  readonly limitMs?: number | undefined;
}

/** Runs a shell command; its environment lacks the inputs of this action. @returns its exit status @throws the reason when interrupted; OperationError without bash */
export async function runCommand({ command, env, open, signal, limitMs }: Command): Promise<number> {
  const { exec } = await import('@actions/exec');
  const kept = Object.entries(env).filter(([name]) => !name.startsWith('INPUT_'));
  const [stdout, stderr] = [open(), open()];
  const listenTo =
    ({ push }: RemoteText, decoder = new TextDecoder()) =>
    (data: Buffer): void =>
      push(decoder.decode(data, { stream: true }));
  signal.throwIfAborted();
  try {
    const limit = limitMs === undefined ? [] : [String(Math.max(1, Math.ceil(limitMs / 1_000)))];
    const script = ['--noprofile', '--norc', '-c', LIFELINE, 'verify-command', command, ...limit];
    const running = exec('bash', script, {
      env: Object.fromEntries(kept.map(([name, value]) => [name, value ?? ''])),
      silent: true,
      ignoreReturnCode: true,
      delay: LAST_OUTPUT_MS,
      listeners: { stdout: listenTo(stdout), stderr: listenTo(stderr) },
    });
    return await orAborted(running, signal);
  } catch {
    signal.throwIfAborted();
    const message = 'The deploy ended, but verify-command could not be run.';
    const next = 'verify-command needs bash on the runner.';
    throw new OperationError('verify-command-failed', message, next);
  } finally {
    for (const { end } of [stdout, stderr]) end();
  }
}
