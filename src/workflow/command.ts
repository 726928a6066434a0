import { exec } from '@actions/exec';
import type { RemoteText } from '../operations/operation.ts';

/**
 * Runs a shell command on the runner, its output going to the log as text from elsewhere. The inputs of
 * this action (token and all) are not in its environment.
 *
 * @returns its exit status
 * @throws the signal's reason when interrupted
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
    const running = exec('bash', ['--noprofile', '--norc', '-eo', 'pipefail', '-c', command], {
      env: withoutInputs(environment),
      silent: true,
      ignoreReturnCode: true,
      listeners: { stdout: listen, stderr: listen },
    });
    return await Promise.race([running, interrupted.promise]);
  } finally {
    signal.removeEventListener('abort', interrupt);
    output.end();
  }
}

function withoutInputs(environment: Readonly<Record<string, string | undefined>>): Record<string, string> {
  const kept = Object.entries(environment).filter(([name]) => !name.startsWith('INPUT_'));
  return Object.fromEntries(kept.map(([name, value]) => [name, value ?? '']));
}
