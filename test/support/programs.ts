import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** A program that has ended. */
export interface Ended {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** The surroundings of a program. */
export interface Surroundings {
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string | undefined>>;
  /** The text of standard input; `open` keeps it open, to be written to. */
  readonly input?: string | { readonly open: true };
  /** In a process group of its own. */
  readonly detached?: boolean;
  /** Gets all output so far, whenever there is more; may send signals. */
  readonly onOutput?: ((output: string, child: ChildProcess) => void) | undefined;
}

/** Runs a program to its end. */
export async function runProgram(
  [program, ...args]: readonly [string, ...string[]],
  { input = '', onOutput, ...options }: Surroundings = {},
): Promise<Ended> {
  const child = spawn(program, args, options);
  const texts = { stdout: '', stderr: '' };
  for (const name of ['stdout', 'stderr'] as const)
    child[name].setEncoding('utf8').on('data', (text: string) => {
      texts[name] += text;
      onOutput?.(texts.stdout + texts.stderr, child);
    });
  // A program need not read it.
  child.stdin.on('error', () => {});
  if (typeof input === 'string') child.stdin.end(input);
  await once(child, 'close');
  return { code: child.exitCode, ...texts };
}

/** Calls something the first time that an output has a text. */
export function when(
  part: string,
  then: (child: ChildProcess) => void,
): (output: string, child: ChildProcess) => void {
  let isDone = false;
  return (output, child) => {
    if (isDone || !output.includes(part)) return;
    isDone = true;
    then(child);
  };
}

/** A port of this machine that nothing listens on. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' ? (address?.port ?? 0) : 0;
}
