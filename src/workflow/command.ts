import { exec } from '@actions/exec';
import { OperationError } from '../errors.ts';
import type { RemoteText } from '../operations/operation.ts';

/**
 * Runs the command in a process group of its own, without input, and ends that group when this action is gone: its
 * input is a pipe from us, which closes however we end.
 */
const LIFELINE = `set -m
bash --noprofile --norc -eo pipefail -c "$1" </dev/null & command=$!
{ cat; kill -TERM -- "-$command"; } >/dev/null 2>&1 & lifeline=$!
wait "$command"; status=$?
kill -TERM -- "-$lifeline" 2>/dev/null
exit "$status"`;

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
