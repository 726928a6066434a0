import { createRequire } from 'node:module';

/** The clock of undici's time limits, and its own way to move it in tests. */
const timers: { tick(ms: number): void } = createRequire(import.meta.url)('undici/lib/util/timers.js');

const STEP_MS = 1_000;

/**
 * Lets undici's time fly while something is waited for.
 *
 * @param isStalled false while time is to go as it does
 * @returns how much of it went by until then, in milliseconds
 */
export async function hurry(waiting: Promise<unknown>, isStalled = (): boolean => true): Promise<number> {
  let isOver = false;
  const end = (): void => {
    isOver = true;
  };
  void waiting.then(end, end);
  let passedMs = 0;
  while (!isOver) {
    await new Promise((resolve) => setImmediate(resolve));
    if (isOver || !isStalled()) continue;
    timers.tick(STEP_MS);
    passedMs += STEP_MS;
  }
  return passedMs;
}
