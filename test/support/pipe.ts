import { execFileSync } from 'node:child_process';
import { constants, mkdtempSync, rmSync } from 'node:fs';
import { open, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A named pipe, by which a test can wait for the end of processes that hold it open. */
export interface Pipe extends Disposable {
  readonly path: string;
  /** Resolves when no process holds it open any more. */
  untilClosed(): Promise<void>;
}

export function makePipe(): Pipe {
  const folder = mkdtempSync(join(tmpdir(), 'pipe-'));
  const path = join(folder, 'pipe');
  execFileSync('mkfifo', [path]);
  return {
    path,
    async untilClosed() {
      const closed = readFile(path);
      // To open a pipe waits for somebody to write.
      const writer = await open(path, constants.O_RDWR | constants.O_NONBLOCK);
      await writer.close();
      await closed;
    },
    [Symbol.dispose]: () => rmSync(folder, { recursive: true }),
  };
}
