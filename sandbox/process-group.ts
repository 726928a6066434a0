import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';

type GroupOptions = {
  command: string[];
  folder: string;
  environment: Record<string, string>;
  timeLimitMs: number;
  /** The time from SIGTERM to SIGKILL; 3 seconds unless it is given. */
  killAfterMs?: number;
  /** Ends the group when it aborts. */
  signal: AbortSignal;
  /** Called with what the group printed, standard output and error in the order written, whole characters only. */
  onOutput(text: string): void;
};

/** The end of a group. `stopped`: why we ended it, null when it ended by itself. */
export type GroupEnd = { exitStatus: number | null; stopped: 'aborted' | 'time limit' | null };

/**
 * Runs a command in a process group of its own and waits for its end. At the time limit and on abort the group gets
 * SIGTERM, later SIGKILL. What the command leaves running in its group ends with it. Should this process
 * die, the kernel closes the lifeline pipe, and the group kills itself.
 *
 * @throws the operating system's error when the command cannot be started.
 */
export async function runGroup(options: GroupOptions): Promise<GroupEnd> {
  if (options.signal.aborted) return { exitStatus: null, stopped: 'aborted' };
  const child = spawn('sh', ['-c', withLifeline, 'sh', ...options.command], {
    cwd: options.folder,
    env: options.environment,
    detached: true,
    stdio: ['ignore', 'pipe', 'ignore', 'pipe'],
  });
  // `setEncoding` keeps the bytes of a character that two chunks share until it is whole.
  child.stdout?.setEncoding('utf8').on('data', options.onOutput);
  const outputEnded = new Promise((resolve) => child.stdout?.once('close', resolve));
  const limits = watchLimits(child, options);
  try {
    await once(child, 'exit');
    // A background process may hold the output open; `tee` and its like need a moment to finish it.
    // However late we are, what is in the pipe by then is read.
    await Promise.race([outputEnded, sleep(drainMs, undefined, { ref: false }).then(() => nextTurn())]);
    return { exitStatus: child.exitCode, stopped: limits.stopped() };
  } finally {
    limits.release();
    signalGroup(child, 'SIGKILL');
    for (const stream of child.stdio) stream?.destroy();
  }
}

const drainMs = 1000;

// A group member waits for the end of the pipe on descriptor 3, which comes when the sandbox closes it or dies.
// Standard error joins standard output, so that both arrive in the order in which they were written.
const withLifeline = '(read -r _ <&3; kill -KILL 0) >/dev/null 2>&1 & exec 3<&-; exec "$@" 2>&1';

function watchLimits(child: ChildProcess, { signal, timeLimitMs, killAfterMs = 3000 }: GroupOptions) {
  let stopped: GroupEnd['stopped'] = null;
  let killTimer: NodeJS.Timeout | undefined;
  const stop = (reason: 'aborted' | 'time limit') => {
    if (stopped !== null) return;
    stopped = reason;
    signalGroup(child, 'SIGTERM');
    killTimer = setTimeout(() => signalGroup(child, 'SIGKILL'), killAfterMs);
  };
  const abort = () => stop('aborted');
  const limitTimer = setTimeout(() => stop('time limit'), timeLimitMs);
  signal.addEventListener('abort', abort);
  return {
    stopped: (): GroupEnd['stopped'] => stopped,
    release() {
      clearTimeout(limitTimer);
      clearTimeout(killTimer);
      signal.removeEventListener('abort', abort);
    },
  };
}

function signalGroup({ pid }: ChildProcess, name: 'SIGTERM' | 'SIGKILL') {
  if (pid === undefined) return;
  try {
    process.kill(-pid, name);
  } catch {
    // The group is gone already.
  }
}
