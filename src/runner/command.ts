import { exec } from '@actions/exec';
import { OperationError } from '../core/errors.ts';
import type { RemoteText } from '../core/log.ts';

/**
 * Runs the command in a process group of its own, without input, and ends that group with the command, and when this
 * action is gone: its input is a pipe from us, which closes however we end. `set -m` makes the groups and also announces
 * each job's end, on a standard error that leads nowhere.
 */
const LIFELINE = `exec 3>&2 2>/dev/null
set -m
bash --noprofile --norc -eo pipefail -c "$1" </dev/null 2>&3 3>&- & command=$!
exec 3>&-
{ cat; kill -TERM -- "-$command"; sleep 2; kill -KILL -- "-$command"; } >/dev/null & lifeline=$!
set +m
wait "$command"; status=$?
kill -TERM -- "-$command" "-$lifeline"
exit "$status"`;

/** How long to wait for output after the end: a background process may hold the pipe. */
const LAST_OUTPUT_MS = 500;

/**
 * Runs a shell command on the runner, its output going to the log as text from elsewhere. The inputs of
 * this action (token and all) are not in its environment.
 *
 * @returns its exit status
 * @throws the signal's reason when interrupted; OperationError when there is no bash
 */
export async function runCommand(
  command: string,
  environment: Readonly<Record<string, string | undefined>>,
  output: RemoteText,
  signal: AbortSignal,
): Promise<number> {
  const decoder = new TextDecoder();
  const listen = (data: Buffer): void => output.push(decoder.decode(data, { stream: true }));
  const interrupted = Promise.withResolvers<never>();
  const interrupt = (): void => interrupted.reject(signal.reason);
  signal.throwIfAborted();
  signal.addEventListener('abort', interrupt, { once: true });
  try {
    const running = exec('bash', ['--noprofile', '--norc', '-c', LIFELINE, 'verify-command', command], {
      env: withoutInputs(environment),
      silent: true,
      ignoreReturnCode: true,
      delay: LAST_OUTPUT_MS,
      listeners: { stdout: listen, stderr: listen },
    });
    return await Promise.race([running, interrupted.promise]);
  } catch {
    signal.throwIfAborted();
    const next = 'verify-command needs bash on the runner.';
    throw new OperationError('failed', 'The deploy ended, but verify-command could not be run.', next);
  } finally {
    signal.removeEventListener('abort', interrupt);
    output.end();
  }
}

function withoutInputs(environment: Readonly<Record<string, string | undefined>>): Record<string, string> {
  const kept = Object.entries(environment).filter(([name]) => !name.startsWith('INPUT_'));
  return Object.fromEntries(kept.map(([name, value]) => [name, value ?? '']));
}
