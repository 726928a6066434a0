import type { LogEntry } from '../../src/api/log-entry.ts';
import type { Reading } from '../../src/deploy/follow.ts';
import { viewOfEntry } from '../../src/deploy/own-entries.ts';

/** A look at a service that shows what the API document says, and no more. */
export interface PlainLook {
  readonly token: string | null;
  readonly entry: LogEntry | null | 'unreadable';
}

/** An entry of a log, of which a service shows what the document says. */
export function logEntryOf(content: string | undefined, created_at: string | null = null): LogEntry {
  return { id: undefined, type: undefined, description: 'Deploy', content, created_at };
}

export function readingOf({ token, entry }: PlainLook): Reading {
  return { token, status: undefined, log: viewOfEntry(entry) };
}
