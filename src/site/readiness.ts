import type { Reader } from '../api/client.ts';
import { LAG_WINDOW_MS, type Patience } from '../api/settle.ts';
import { knownStatus, type SiteStatus } from '../api/site-status.ts';
import type { Site } from '../api/sites.ts';
import { DeadlineError, OperationError } from '../core/errors.ts';
import type { Facts } from './facts.ts';
import { isGoing, shownSite, shownStatus, watchSite } from './site-presence.ts';
import { type Target, targetOf } from './target.ts';

/** The status of a site that is being made, or that gets its repository: its `.env` and script are not there yet. */
export const BEING_MADE: readonly SiteStatus[] = ['created', 'building', 'repository-installing'];
/** The status of a site that a write may collide with. */
export const BUSY: readonly SiteStatus[] = [...BEING_MADE, 'deploying'];

/**
 * Waits until a site shows none of these statuses any more, as long as the run may last. Where it shows no status, or
 * another one, nothing is waited for, and nothing is asked.
 *
 * @param site as it was seen last
 * @param busy the statuses to wait for the end of
 * @returns the site as it is then
 * @throws OperationError `timed_out` at the deadline, `failed` for a site that vanishes, is deleted or suspended
 */
export async function waitUntilReady(
  target: Target,
  site: Site,
  busy: readonly SiteStatus[],
  reader: Reader,
  patience: Patience,
): Promise<Site> {
  let status = knownStatus(site.status);
  if (status === undefined || !busy.includes(status)) return site;
  let last = site;
  let missingAt: number | undefined;
  const decide = (seen: Site | undefined) => {
    const nowMs = patience.clock.now();
    missingAt = seen === undefined ? (missingAt ?? nowMs) : undefined;
    // A copy that lags behind may not know it yet.
    if (missingAt !== undefined && nowMs - missingAt >= LAG_WINDOW_MS) throw vanished(site);
    if (seen === undefined) return undefined;
    last = seen;
    const now = knownStatus(seen.status);
    if (now === 'deleting' || now === 'suspended') throw cannotBeWorkedOn(seen);
    // A deploy has ended, whatever the word for that; that a site is ready only a known word says.
    const isOver =
      now === undefined ? status === 'deploying' && seen.status !== undefined : !busy.includes(now);
    status = now ?? status;
    return isOver ? { value: seen } : undefined;
  };
  const awaited = (): string => `it is not ready; ${shownStatus(last)}`;
  try {
    return await patience.during({ doing: 'waiting for the site', awaited }, () =>
      watchSite(target, reader, patience, decide),
    );
  } catch (error) {
    if (!(error instanceof DeadlineError)) throw error;
    throw new OperationError(
      'timed_out',
      `The site ${shownSite(site)} was not ready within the timeout: ${shownStatus(last)}.`,
      'Look at the site in the pages of the service, then run again, with a longer timeout if it takes so long.',
      { cause: error },
    );
  }
}

function vanished(site: Site): OperationError {
  return new OperationError(
    'failed',
    `The site ${shownSite(site)} has vanished while this run waited for it to be ready.`,
    'Look at the server in the pages of the service: somebody else may have deleted the site.',
  );
}

function cannotBeWorkedOn(site: Site): OperationError {
  return new OperationError(
    'failed',
    `The site ${shownSite(site)} cannot be worked on: ${shownStatus(site)}.`,
    'Look at the site in the pages of the service, then run again.',
  );
}

/** The traits of an operation that decide which status of the site it waits out. */
interface Work {
  readonly scope: 'server' | 'site';
  readonly readOnly?: boolean;
  readonly createsSite?: boolean;
  readonly deletesSite?: boolean;
}

/**
 * What is to be known of the site before an operation is planned: one that is busy is waited for. Another deploy keeps
 * off what writes, and nothing else.
 *
 * @throws OperationError as `waitUntilReady` does, and for a site that is being deleted
 */
export async function siteToPlanFor(
  { scope, readOnly, createsSite, deletesSite }: Work,
  facts: Facts,
  dryRun: boolean,
  reader: Reader,
  patience: Patience,
): Promise<Facts['site']> {
  const { site } = facts;
  if (scope !== 'site' || typeof site !== 'object' || readOnly) return site;
  const minds = !createsSite && !deletesSite;
  if (minds && isGoing(site)) throw cannotBeWorkedOn(site);
  return waitUntilReady(targetOf(facts), site, minds && !dryRun ? BUSY : BEING_MADE, reader, patience);
}
