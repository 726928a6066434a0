/** The word of a limiter to a request. */
export interface Allowance {
  readonly allowed: boolean;
  readonly remaining: number;
  readonly retryAfterSeconds: number;
}

/** Decides about a request that comes at a time in milliseconds. */
export type Limiter = (nowMs: number) => Allowance;

const MINUTE = 60_000;

/** The usual kinds of limits on requests a minute. */
export const LIMITERS = {
  /** A window begins with the first request after the last one's end. */
  'fixed window': (limit: number): Limiter => {
    let since = Number.NEGATIVE_INFINITY;
    let used = 0;
    return (nowMs) => {
      if (nowMs - since >= MINUTE) {
        since = nowMs;
        used = 0;
      }
      used += 1;
      return said(used <= limit, limit - used, since + MINUTE - nowMs);
    };
  },
  'sliding window': (limit: number): Limiter => {
    let times: number[] = [];
    return (nowMs) => {
      times = times.filter((atMs) => atMs > nowMs - MINUTE);
      const allowed = times.length < limit;
      if (allowed) times.push(nowMs);
      return said(allowed, limit - times.length, (times[0] ?? nowMs) + MINUTE - nowMs);
    };
  },
  'token bucket': (limit: number): Limiter => {
    const refill = limit / MINUTE;
    let tokens = limit;
    let last = 0;
    return (nowMs) => {
      tokens = Math.min(limit, tokens + (nowMs - last) * refill);
      last = nowMs;
      const allowed = tokens >= 1;
      if (allowed) tokens -= 1;
      return said(allowed, Math.floor(tokens), (1 - tokens) / refill);
    };
  },
} as const;

function said(allowed: boolean, remaining: number, waitMs: number): Allowance {
  const retryAfterSeconds = Math.max(1, Math.ceil(waitMs / 1_000));
  return { allowed, remaining: Math.max(0, remaining), retryAfterSeconds };
}
