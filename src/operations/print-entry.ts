import type { LogEntry } from '../api/log-entry.ts';
import type { Log } from '../core/log.ts';

/** Prints a log entry: its time and description on the first line, its content below. */
export function printEntry({ created_at, description, content }: LogEntry, log: Log): void {
  const heading = [created_at, description].filter((part) => (part ?? '') !== '').join('  ');
  // Each begins anew, as the service may show only the end of a text.
  for (const part of [heading, content ?? '']) {
    const text = log.remote();
    text.push(part);
    text.end();
  }
}
