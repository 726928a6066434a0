import type { Reader } from '../api/client.ts';
import { readAll } from '../api/pages.ts';
import { knownStatus } from '../api/site-status.ts';
import { getSite, getSites, type Site } from '../api/sites.ts';
import { DeadlineError, isNotFound, OperationError } from '../errors.ts';
import { LAG_WINDOW_MS, type Patience } from '../settle.ts';
import type { Target } from './target.ts';

/** A site as messages name it. */
export function shownSite({ id, domain }: Site): string {
  return domain === '' ? `with id ${id}` : `${domain} (id ${id})`;
}

/** The status of a site, for messages. */
export function shownStatus({ status }: Site): string {
  return status === undefined ? 'it shows no status' : `its status is “${status}”`;
}

/** The site; undefined where the service answers that there is none. */
export async function showSite(reader: Reader, target: Target): Promise<Site | undefined> {
  try {
    return await reader.read(getSite, target);
  } catch (error) {
    if (isNotFound(error)) return undefined;
    throw error;
  }
}

/** The site as the list of sites has it. Who says that a site is not there may say so of all of them. */
export async function findListed(reader: Reader, { server, site }: Target): Promise<Site | undefined> {
  const sites = await readAll(reader, getSites, { server });
  return sites.find(({ id }) => id === site);
}

/** How long to wait before the next look at a site, in milliseconds: looks cost requests, which are scarce. */
export function pauseAfter(waitedMs: number): number {
  return Math.min(5_000, Math.max(1_000, waitedMs / 4));
}

/** Whether the service shows that a site is on its way out. */
export function isGoing({ status }: Site): boolean {
  return knownStatus(status) === 'deleting';
}

/**
 * Waits until a site that is being deleted is neither shown nor listed, as long as the run may last.
 *
 * @param site as it was seen last, on its way out
 * @throws OperationError `timed_out` at the deadline, `unknown` for one that stays after all
 */
export async function waitUntilGone(
  target: Target,
  site: Site,
  reader: Reader,
  { clock, signal, during }: Patience,
): Promise<void> {
  const startedAt = clock.now();
  let last = site;
  let goingAt = startedAt;
  const watch = async (): Promise<void> => {
    for (;;) {
      await clock.sleep(pauseAfter(clock.now() - startedAt), signal);
      const seen = (await showSite(reader, target)) ?? (await findListed(reader, target));
      if (seen === undefined) return;
      last = seen;
      if (isGoing(seen)) goingAt = clock.now();
      else if (clock.now() - goingAt >= LAG_WINDOW_MS) throw stays(seen);
    }
  };
  const awaited = (): string => `it is still there; ${shownStatus(last)}`;
  try {
    await during({ phase: 'waiting for the site to be gone', awaited }, watch);
  } catch (error) {
    if (!(error instanceof DeadlineError)) throw error;
    throw new OperationError(
      'timed_out',
      `The site ${shownSite(site)} was not gone within the timeout: ${shownStatus(last)}.`,
      'Run again in a minute: a site that is gone by then counts as deleted.',
      { cause: error },
    );
  }
}

function stays(site: Site): OperationError {
  return new OperationError(
    'unknown',
    `The site ${shownSite(site)} was being deleted, and is still there: ${shownStatus(site)}.`,
    'Look at the site in the pages of the service, then run again.',
  );
}
