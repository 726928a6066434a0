import { setTimeout as sleep } from 'node:timers/promises';

/** Keeps track of work that no request waits for. `closing` may cut it short: a failure after that is none. */
export function createTasks(closing: AbortSignal) {
  const running = new Set<Promise<void>>();
  return {
    add(task: Promise<void>) {
      const done = task
        .catch((error) => {
          if (!closing.aborted) throw error;
        })
        .finally(() => running.delete(done));
      running.add(done);
    },
    /** Lets the time pass that a task is to take; rejects when `closing` aborts. */
    async spend(milliseconds: number) {
      if (milliseconds > 0) await sleep(milliseconds, undefined, { signal: closing });
    },
    /** Resolves when nothing goes on; call it after `closing` has aborted. */
    async ended() {
      await Promise.all(running);
    },
  };
}
