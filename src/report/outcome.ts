/** The end of a run. */
export type Outcome = 'succeeded' | 'planned' | 'failed' | 'rejected' | 'timed_out' | 'unknown' | 'cancelled';

/** The exit code of each outcome. */
export const exitCodes: Readonly<Record<Outcome, number>> = {
  succeeded: 0,
  planned: 0,
  failed: 1,
  rejected: 2,
  timed_out: 3,
  unknown: 4,
  cancelled: 130,
};
