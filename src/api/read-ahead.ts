import type { WireAnswer, WireRequest } from './exchange.ts';

/** Reads that are sent before they are asked for, so that those that do not depend on each other go out together. */
export interface ReadAhead {
  /** Sends a read, unless it is under way already. Never throws: its failure is that of the read that asks. */
  begin(read: WireRequest): void;
  /** The answer to a request about to be sent, once, if it was read ahead and nothing else was sent since. */
  take(request: WireRequest): Promise<WireAnswer> | undefined;
}

export function createReadAhead(send: (read: WireRequest) => Promise<WireAnswer>): ReadAhead {
  const held = new Map<string, Promise<WireAnswer>>();
  return {
    begin(read) {
      if (held.has(read.path)) return;
      const answer = send(read);
      answer.catch(() => {});
      held.set(read.path, answer);
    },
    take({ method, path }) {
      const answer = method === 'GET' ? held.get(path) : undefined;
      // After a write, a wait or a retry, what was read before may no longer hold.
      if (answer === undefined) held.clear();
      else held.delete(path);
      return answer;
    },
  };
}
