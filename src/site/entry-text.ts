import type { LogEntry } from '../api/log-entry.ts';

/** A log entry as text: when and what on the first line, its content below. */
export function entryText({ created_at, description, content }: LogEntry): string {
  const heading = [created_at, description].filter((part) => (part ?? '') !== '').join('  ');
  return `${heading}\n${content ?? ''}`;
}
