import { execFileSync } from 'node:child_process';
import { constants, mkdtempSync, rmSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Makes a named pipe, by which a test can wait for the end of processes that hold it open. */
export function makePipe() {
  const folder = mkdtempSync(join(tmpdir(), 'pipe-'));
  const path = join(folder, 'pipe');
  execFileSync('mkfifo', [path]);
  return {
    path,
    /** Resolves when no process holds it open any more. */
    async untilClosed() {
      // Opening a pipe to read waits for somebody who writes: so one does, until it is open.
      const writer = await open(path, constants.O_RDWR | constants.O_NONBLOCK);
      const reader = await open(path, constants.O_RDONLY);
      await writer.close();
      await reader.readFile();
      await reader.close();
    },
    [Symbol.dispose]: () => rmSync(folder, { recursive: true }),
  };
}
