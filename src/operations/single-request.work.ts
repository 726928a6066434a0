import type { Effect, Writer } from '../api/client.ts';
import { requireDone } from '../api/settle.ts';
import type { Facts } from '../outcome/facts.ts';
import { planChange, type Work } from './operation.ts';

interface SingleRequest {
  readonly send: (writer: Writer, facts: Facts) => Promise<Effect<unknown>>;
  /** The change in the plan. */
  readonly summary: string;
  /** The change once it is made. */
  readonly done: string;
  /** The words for a request that may have been carried out. */
  readonly doubt: readonly [message: string, next: string];
}

/** The work of an operation that sends one request in every run, and reads nothing. */
export function singleRequest({ send, summary, done, doubt }: SingleRequest): Work {
  const change = planChange(summary, null, async (_, { writer, facts }) => {
    requireDone(await send(writer, facts), ...doubt);
    return { changed: true, summary: done };
  });
  return { plan: async () => ({ changes: [change] }) };
}
