import { subscribe } from 'node:diagnostics_channel';

/**
 * The requests of this process that are on their way, so that a clock can wait for them. A server that holds an answer back until
 * some time of that clock says so.
 */
export interface Traffic {
  /** True while something happens that needs no time of the clock: it must not be turned. */
  isBusy(): boolean;
  /** Notes that an answer is held back, until the function that it returns is called. */
  hold(): () => void;
  /** Keeps the clock still while some work is done. */
  busyWith(work: Promise<unknown>): void;
}

const sent = new Set<unknown>();
const requestOf = (message: unknown): unknown =>
  typeof message === 'object' && message !== null && 'request' in message ? message.request : undefined;
subscribe('undici:request:create', (message) => sent.add(requestOf(message)));
for (const end of ['trailers', 'error'])
  subscribe(`undici:request:${end}`, (message) => sent.delete(requestOf(message)));

export function createTraffic(): Traffic {
  const held = new Set<object>();
  let works = 0;
  return {
    isBusy: () => works > 0 || sent.size > held.size,
    hold() {
      const answer = {};
      held.add(answer);
      return () => void held.delete(answer);
    },
    busyWith(work) {
      works += 1;
      const end = (): void => {
        works -= 1;
      };
      work.then(end, end);
    },
  };
}
