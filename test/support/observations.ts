import type { LogEntry } from '../../src/api/log-entry.ts';
import type { Observation } from '../../src/deploy/deploy-so-far.ts';
import { viewOfEntry } from '../../src/deploy/new-entries.ts';

/** A look at a service that shows what the API document says, and no more. */
export interface PlainObservation {
  readonly lastDeployAt: string | null;
  readonly entry: LogEntry | null | 'unreadable';
}

/** An entry of a log, of which a service shows what the document says. */
export function logEntryOf(content: string | undefined, created_at: string | null = null): LogEntry {
  return { id: undefined, type: undefined, description: 'Deploy', content, created_at };
}

export function observationOf({ lastDeployAt, entry }: PlainObservation): Observation {
  return { lastDeployAt, status: undefined, log: viewOfEntry(entry) };
}
