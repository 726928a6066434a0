export type Turns = ReturnType<typeof createTurns>;

/** Runs the work of one key after another, in the order asked for. */
export function createTurns() {
  const last = new Map<number, Promise<unknown>>();
  return {
    async take<Result>(key: number, work: () => Promise<Result>): Promise<Result> {
      const before = last.get(key) ?? Promise.resolve();
      const turn = before.catch(() => {}).then(work);
      last.set(key, turn);
      try {
        return await turn;
      } finally {
        if (last.get(key) === turn) last.delete(key);
      }
    },
    ended: () => Promise.allSettled(last.values()),
  };
}
