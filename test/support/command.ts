import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { COMMAND } from '../../harness/run-command.ts';
import { filesLeft, inWorkspace } from '../../harness/workspace.ts';

/** A call of the command as people make it. */
interface Call {
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** The text of standard input. */
  readonly input?: string;
  /** Files of the working directory. */
  readonly files?: Readonly<Record<string, string>>;
  /** Told what the log holds so far; may send signals. */
  readonly onLog?: (log: string, kill: (signal: NodeJS.Signals) => void) => void;
}

/** Everything that a call left behind. */
export interface Called {
  readonly code: number | null;
  readonly stdout: string;
  readonly log: string;
  readonly written: Readonly<Record<string, Buffer>>;
}

/** Calls the built command in a folder of its own. */
export async function callCommand({ args, env, input = '', files = {}, onLog }: Call): Promise<Called> {
  return inWorkspace(files, async (folder) => {
    const child = spawn(process.execPath, [COMMAND, ...args], {
      cwd: folder,
      env: { PATH: process.env.PATH, HOME: folder, ...env },
    });
    let stdout = '';
    let log = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      stdout += text;
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      log += text;
      onLog?.(log, (signal) => void child.kill(signal));
    });
    child.stdin.end(input);
    await once(child, 'close');
    return { code: child.exitCode, stdout, log, written: filesLeft(folder, Object.keys(files)) };
  });
}
