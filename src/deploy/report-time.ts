import type { ExitReport } from './exit-report.ts';

const MOST_OFF_MS = 120_000;
const MOST_OFF_BLINDLY_MS = 2_000;

/** The time at which a script ended, by the clock of its server; undefined if the report does not tell it. */
export function timeOf({ run }: ExitReport): number | undefined {
  const [, y, mo, d, h, mi, s] = /\.(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(run) ?? [];
  const time = Date.parse(`${y}-${mo}-${d}T${h}:${mi}:${s}Z`);
  return Number.isNaN(time) ? undefined : time;
}

/**
 * True when a report can be of a deploy that was triggered at a time of the service, and has ended since. Without a time, that is
 * known only if the reports from before the trigger are.
 *
 * @param isBlind true if the log from before the trigger was not shown, so that only the time tells
 */
export function isOfTime(
  report: ExitReport,
  triggeredMs: number | undefined,
  elapsedMs: number,
  isBlind: boolean,
): boolean {
  const time = timeOf(report);
  if (time === undefined || triggeredMs === undefined) return !isBlind;
  const offMs = isBlind ? MOST_OFF_BLINDLY_MS : MOST_OFF_MS;
  return time >= triggeredMs - offMs && time <= triggeredMs + elapsedMs + MOST_OFF_MS;
}
