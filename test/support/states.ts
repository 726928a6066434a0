import type { NewEntry } from '../../src/api/deploy-log.ts';
import type { Frame, Shown } from '../../src/api/deployments.ts';
import type { LogEntry } from '../../src/api/sites.ts';
import type { AtTrigger, State } from '../../src/deploy/looks.ts';
import { startState } from '../../src/deploy/state.ts';

/** The state that is shown before a deploy. */
export const BEFORE = { lastDeployAt: '2026-01-01 00:00:00', log: 'old\n' };

/** An entry of a log of which a service shows what the document says. */
export function entryOf(content: string | undefined, created_at: string | null = null): LogEntry {
  return { id: undefined, type: undefined, description: 'Deploy', content, created_at };
}

/** A look at a log that shows the latest deploy alone, with the entries since the baseline. */
export function logOf(...entries: readonly LogEntry[]): Shown {
  const deploys = entries.map((entry): NewEntry => ({ ...entry, type: 'deploy' }));
  return { log: { isReadable: true, isList: false, entries: deploys } };
}

/** The state at a trigger, at time 0 of the clock. */
export function startOf(given: Partial<AtTrigger>, frame: Frame = 'unknown'): State {
  const { lastDeployAt, log } = BEFORE;
  const old = { isList: false, entries: [entryOf(log, lastDeployAt)], lastPage: 1 };
  return startState({
    expects: { failurePatterns: [], successPatterns: [], expectedCommit: undefined },
    lost: undefined,
    said: '',
    id: undefined,
    triggeredAt: 0,
    serviceAt: Date.UTC(2026, 0, 1),
    log: old,
    earlierRun: undefined,
    frame,
    site: { siteStatus: undefined, liveText: undefined, lastDeployAt, isListed: false },
    ...given,
  });
}
