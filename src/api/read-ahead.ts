import type { WireAnswer, WireRequest } from './exchange.ts';

/** Reads that are sent before they are asked for, so that those that do not depend on each other go out together. */
export type ReadAhead = ReturnType<typeof createReadAhead>;

/** The longest time for which an answer counts, in milliseconds: another one that was read beside it may have been slow. */
const FRESH_MS = 1_000;

/** @param now the time of a clock that only moves forward, in milliseconds */
export function createReadAhead(send: (read: WireRequest) => Promise<WireAnswer>, now: () => number) {
  const held = new Map<string, { readonly answer: Promise<WireAnswer>; answeredAt: number }>();
  return {
    /** Sends a read, unless it is under way already. Never throws: its failure is that of the read that asks. */
    begin(read: WireRequest): void {
      if (held.has(read.path)) return;
      const ahead = { answer: send(read), answeredAt: Number.POSITIVE_INFINITY };
      const note = (): void => {
        ahead.answeredAt = now();
      };
      ahead.answer.then(note, note);
      held.set(read.path, ahead);
    },
    /** The answer to a request about to be sent, once, if it was read ahead, is fresh, and nothing else was sent since. */
    take({ method, path }: WireRequest): Promise<WireAnswer> | undefined {
      const ahead = method === 'GET' ? held.get(path) : undefined;
      const isFresh = ahead !== undefined && now() - ahead.answeredAt <= FRESH_MS;
      // After a write, a wait or a retry, what was read before may no longer hold.
      if (isFresh) held.delete(path);
      else held.clear();
      return isFresh ? ahead.answer : undefined;
    },
  };
}
