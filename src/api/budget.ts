import { parseRetryAfter } from '../net/retry-after.ts';
import { LONGEST_HOLD_MS } from './endpoint.ts';
import type { WireAnswer } from './exchange.ts';

/** The account's budget of requests, as far as a client knows it. Times are in milliseconds of its clock. */
export interface Budget {
  /** Requests that are left (`X-RateLimit-Remaining`); undefined if the service does not say so. */
  remaining: number | undefined;
  /** The end of the window that they are left for. */
  windowEndsAt: number;
  underWay: number;
  sentAt: number;
  /** The end of the pause after a 429. */
  heldUntil: number;
  /** Most requests under way at once: after a 429 one, then more with each good answer. */
  room: number;
}

/** The budget at the time of a request. */
export type Sent = Readonly<Pick<Budget, 'remaining'>>;

const FEW = 10;
const GROWTH = 0.1;
/** The service does not tell the length of its window. */
const WINDOW_MS = 60_000;
/** The longest time without any request, unless the service asks for it. */
const LONGEST_GUESS_MS = 10_000;
const NEVER = Number.NEGATIVE_INFINITY;

export function createBudget(): Budget {
  const times = { windowEndsAt: NEVER, sentAt: NEVER, heldUntil: NEVER };
  return { remaining: undefined, underWay: 0, room: Number.POSITIVE_INFINITY, ...times };
}

/** The requests that may be sent now; infinity if the service does not say so. */
export function creditOf({ remaining = Number.POSITIVE_INFINITY, underWay }: Budget): number {
  return Math.max(0, remaining - underWay);
}

/** Returns the time from which on the next request may be sent. Reads are spaced when few are left, writes are not. */
export function nextAt(budget: Budget, isWrite: boolean): number {
  const { underWay, room, sentAt, heldUntil, windowEndsAt } = budget;
  const credit = creditOf(budget);
  // The answer to one request shows whether others may follow.
  if (underWay + 1 > room || (credit === 0 && underWay > 0))
    return Math.max(heldUntil, sentAt + LONGEST_GUESS_MS);
  if (credit > FEW || (isWrite && credit > 0)) return heldUntil;
  const intervalMs = Math.max(0, windowEndsAt - sentAt) / (credit + 1);
  return Math.max(heldUntil, sentAt + Math.min(LONGEST_GUESS_MS, intervalMs));
}

/** Notes that a request is sent, and so that the pause after a 429 is over. */
export function noteSent(budget: Budget, now: number): Sent {
  budget.underWay += 1;
  budget.sentAt = now;
  budget.heldUntil = NEVER;
  return { remaining: budget.remaining };
}

/** Notes the answer to a request. */
export function noteAnswer(budget: Budget, sent: Sent, { status, header }: WireAnswer, now: number): void {
  if (status === 429) {
    noteLimit(budget, parseRetryAfter(header), now);
    return;
  }
  budget.room += GROWTH;
  const shown = header('x-ratelimit-remaining') ?? '';
  if (/^\d{1,9}$/.test(shown)) noteRemaining(budget, sent, Number(shown), now);
}

function noteLimit(budget: Budget, retryAfterMs: number | undefined, now: number): void {
  const restMs = budget.windowEndsAt > now ? budget.windowEndsAt - now : WINDOW_MS;
  const pauseMs = Math.min(retryAfterMs ?? Math.min(restMs, LONGEST_GUESS_MS), LONGEST_HOLD_MS);
  budget.heldUntil = Math.max(budget.heldUntil, now + pauseMs);
  if (retryAfterMs !== undefined) budget.windowEndsAt = now + retryAfterMs;
  budget.remaining = undefined;
  budget.room = 1;
}

function noteRemaining(budget: Budget, sent: Sent, remaining: number, now: number): void {
  const hasRisen = sent.remaining !== undefined && remaining > sent.remaining;
  if (hasRisen || budget.remaining === undefined || now >= budget.windowEndsAt)
    budget.windowEndsAt = now + WINDOW_MS;
  // Answers may come out of order.
  budget.remaining = hasRisen ? remaining : Math.min(budget.remaining ?? remaining, remaining);
}
