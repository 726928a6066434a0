import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

interface Printed {
  readonly stdout: string;
  readonly stderr: string;
}

/** A program that has ended: with an exit code, or by a signal. */
export interface Ended extends Printed {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
}

/** The surroundings of a program. */
export interface ProgramOptions {
  readonly cwd?: string;
  readonly env?: NodeJS.ProcessEnv;
  /** In milliseconds; then it gets SIGTERM. */
  readonly timeout?: number;
  /** The text of standard input; `open` keeps it open, to be written to. */
  readonly input?: string | { readonly open: true };
  /** In a process group of its own. */
  readonly detached?: boolean;
  /** Called as soon as it runs. */
  readonly onStart?: (child: ChildProcess) => void;
  /** Told all that it has printed so far, whenever there is more; may send signals. */
  readonly onOutput?: ((printed: Printed, child: ChildProcess) => void) | undefined;
}

/** Runs a program to its end. */
export async function runProgram(
  [program, ...args]: readonly [string, ...string[]],
  { input = '', onStart, onOutput, ...options }: ProgramOptions = {},
): Promise<Ended> {
  const child = spawn(program, args, options);
  const printed = { stdout: '', stderr: '' };
  onStart?.(child);
  for (const name of ['stdout', 'stderr'] as const)
    child[name].setEncoding('utf8').on('data', (text: string) => {
      printed[name] += text;
      onOutput?.(printed, child);
    });
  // A program need not read it.
  child.stdin.on('error', () => {});
  if (typeof input === 'string') child.stdin.end(input);
  await once(child, 'close');
  return { code: child.exitCode, signal: child.signalCode, ...printed };
}

/** Calls something the first time that a program has printed a text. */
export function when(
  part: string,
  then: (child: ChildProcess) => void,
): (printed: Printed, child: ChildProcess) => void {
  let isDone = false;
  return ({ stdout, stderr }, child) => {
    if (isDone || !(stdout + stderr).includes(part)) return;
    isDone = true;
    then(child);
  };
}
