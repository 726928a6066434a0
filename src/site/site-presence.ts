import type { Reader } from '../api/client.ts';
import { LONGEST_HOLD_MS } from '../api/endpoint.ts';
import { readAll } from '../api/pages.ts';
import { LAG_WINDOW_MS, PATIENCE_WITHOUT_API_MS, type Patience } from '../api/settle.ts';
import { knownStatus } from '../api/site-status.ts';
import { getSite, getSites, type Site } from '../api/sites.ts';
import { DeadlineError, isNotFound, isPassing, OperationError } from '../core/errors.ts';
import type { Target } from './target.ts';

/** The site's domain and id, for messages. */
export function siteLabel({ id, domain }: Pick<Site, 'id' | 'domain'>): string {
  return domain === '' ? `with id ${id}` : `${domain} (id ${id})`;
}

/** The status of a site or server, for messages. */
export function statusText({ status }: Pick<Site, 'status'>): string {
  return status === undefined ? 'it shows no status' : `its status is “${status}”`;
}

/** Reads the site; undefined for a 404. */
export async function readSite(
  reader: Reader,
  target: Target,
  options?: { readonly attempts: number },
): Promise<Site | undefined> {
  try {
    return await reader.read(getSite, target, options);
  } catch (error) {
    if (isNotFound(error)) return undefined;
    throw error;
  }
}

/** Finds the site in the list of sites: a second opinion on a 404, which a service may give for any site. */
export async function findListed(reader: Reader, { server, site }: Target): Promise<Site | undefined> {
  const sites = await readAll(reader, getSites, { server });
  return sites.find(({ id }) => id === site);
}

/** Bounds of the pause before a read, which is a quarter of the time waited so far. */
const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 5_000;

/**
 * Reads a site again and again until `decide` returns a value.
 *
 * @param decide gets undefined for a site that is neither shown nor listed; returns undefined to continue
 * @throws errors of `decide`; ApiError when the service does not answer for two minutes, or refuses to
 */
export async function watchSite<Value>(
  target: Target,
  reader: Reader,
  { clock, signal }: Pick<Patience, 'clock' | 'signal'>,
  decide: (seen: Site | undefined) => { readonly value: Value } | undefined,
): Promise<Value> {
  const startedAt = clock.now();
  let answeredAt = startedAt;
  for (let holdMs = 0; ; ) {
    const pauseMs = Math.max(FIRST_PAUSE_MS, Math.min(LONGEST_PAUSE_MS, (clock.now() - startedAt) / 4));
    await clock.sleep(Math.max(holdMs, pauseMs), signal);
    holdMs = 0;
    try {
      const seen = (await readSite(reader, target, { attempts: 1 })) ?? (await findListed(reader, target));
      answeredAt = clock.now();
      const decided = decide(seen);
      if (decided !== undefined) return decided.value;
    } catch (error) {
      if (!isPassing(error) || clock.now() - answeredAt >= PATIENCE_WITHOUT_API_MS) throw error;
      holdMs = Math.min(LONGEST_HOLD_MS, error.retryAfterMs ?? 0);
    }
  }
}

export function isBeingDeleted({ status }: Site): boolean {
  return knownStatus(status) === 'deleting';
}

/**
 * Waits until a site that is being deleted is neither shown nor listed, or until the deadline of the run.
 *
 * @param site as it was seen last
 * @throws OperationError `timed_out` at the deadline, `unknown` for a site that is no longer being deleted
 */
export async function waitUntilGone(
  target: Target,
  site: Site,
  reader: Reader,
  patience: Patience,
): Promise<void> {
  const { clock } = patience;
  let last = site;
  let deletingAt = clock.now();
  const decide = (seen: Site | undefined) => {
    if (seen === undefined) return { value: undefined };
    last = seen;
    if (isBeingDeleted(seen)) deletingAt = clock.now();
    else if (clock.now() - deletingAt >= LAG_WINDOW_MS) throw stays(seen);
    return undefined;
  };
  const awaited = (): string => `it is still there; ${statusText(last)}`;
  try {
    await patience.during({ doing: 'waiting for the site to be gone', awaited }, () =>
      watchSite(target, reader, patience, decide),
    );
  } catch (error) {
    if (!(error instanceof DeadlineError)) throw error;
    throw new OperationError(
      'timed_out',
      `The site ${siteLabel(site)} was not gone within the ${error.input}: ${statusText(last)}.`,
      'Run again in a minute: a site that is gone by then counts as deleted.',
      { cause: error },
    );
  }
}

function stays(site: Site): OperationError {
  const message = `The site ${siteLabel(site)} was being deleted, and is still there: ${statusText(site)}.`;
  return new OperationError(
    'unknown',
    message,
    'Look at the site in the pages of the service, then run again.',
  );
}
