/** The state of the account's limit after one request. */
type Allowance = { allowed: boolean; limit: number; remaining: number; retryAfterSeconds: number };

const windowMs = 60_000;

/**
 * Counts requests in fixed windows of one minute; a window begins with the first request after the last one's end.
 *
 * @param now monotonic milliseconds.
 */
export function createRateLimit(limit: number, now: () => number): () => Allowance {
  let windowStart = Number.NEGATIVE_INFINITY;
  let used = 0;
  return () => {
    if (now() - windowStart >= windowMs) {
      windowStart = now();
      used = 0;
    }
    used += 1;
    return {
      allowed: used <= limit,
      limit,
      remaining: Math.max(0, limit - used),
      retryAfterSeconds: Math.ceil((windowStart + windowMs - now()) / 1000),
    };
  };
}
