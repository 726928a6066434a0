import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** Sends the process a signal, at any time. */
export type Kill = (signal: NodeJS.Signals) => void;

/** The surroundings of a process of Node. */
export interface NodeProcess {
  readonly cwd?: string;
  readonly env: NodeJS.ProcessEnv;
  /** Called as soon as it runs. */
  readonly onStart?: ((kill: Kill) => void) | undefined;
  /** Told all that it has printed so far, whenever there is more. */
  readonly onOutput?: ((printed: Printed, kill: Kill) => void) | undefined;
}

export interface Printed {
  readonly stdout: string;
  readonly stderr: string;
}

/** A process that has ended: with an exit code, or by a signal. */
export interface EndedProcess extends Printed {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
}

/** Runs Node as a runner starts a step, to its end. */
export async function runNode(
  args: readonly string[],
  { onStart, onOutput, ...options }: NodeProcess,
): Promise<EndedProcess> {
  const child = spawn(process.execPath, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  const kill: Kill = (signal) => void child.kill(signal);
  const texts = { stdout: '', stderr: '' };
  onStart?.(kill);
  for (const name of ['stdout', 'stderr'] as const)
    child[name].setEncoding('utf8').on('data', (text: string) => {
      texts[name] += text;
      onOutput?.(texts, kill);
    });
  await once(child, 'close');
  return { code: child.exitCode, signal: child.signalCode, ...texts };
}
