import type { Reader } from '../api/client.ts';
import { readAll } from '../api/pages.ts';
import { LAG_WINDOW_MS, lookUntil, PACES, PATIENCE_WITHOUT_API_MS, type Patience } from '../api/settle.ts';
import { knownStatus } from '../api/site-status.ts';
import { getSite, getSites, type Site } from '../api/sites.ts';
import { DeadlineError, isNotFound, isPassing, OperationError } from '../core/errors.ts';
import type { Facts } from '../outcome/facts.ts';
import type { Target } from './target.ts';

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

/** The means of watching a site. */
export interface Watching {
  readonly facts: Pick<Facts, 'serverId'>;
  readonly reader: Reader;
  readonly patience: Patience;
}

interface SiteWait<Value> {
  /** The activity, and the state that it shows meanwhile, for the log. */
  readonly doing: string;
  readonly meanwhile: string;
  /** Gets undefined for a site that is neither shown nor listed; returns undefined to continue. */
  readonly decide: (seen: Site | undefined) => { readonly value: Value } | undefined;
  /** The message and the next step at the deadline, by the input that set it and the last status. */
  readonly tooLate: (input: string, status: string) => readonly [message: string, next: string];
}

/**
 * Reads a site again and again until `decide` returns a value, or until the deadline of the run.
 *
 * @throws errors of `decide`; OperationError `timed_out`; ApiError when the service refuses, or is silent for two minutes
 */
export async function watchSite<Value>(
  site: Site,
  { facts, reader, patience }: Watching,
  { doing, meanwhile, decide, tooLate }: SiteWait<Value>,
): Promise<Value> {
  const target = { server: facts.serverId, site: site.id };
  const { clock, during } = patience;
  let last = site;
  let answeredAt = clock.now();
  const look = async () => {
    try {
      const seen = (await readSite(reader, target, { attempts: 1 })) ?? (await findListed(reader, target));
      answeredAt = clock.now();
      last = seen ?? last;
      return decide(seen);
    } catch (error) {
      if (!isPassing(error) || clock.now() - answeredAt >= PATIENCE_WITHOUT_API_MS) throw error;
      return { holdMs: error.retryAfterMs ?? 0 };
    }
  };
  const awaited = (): string => `${meanwhile}; ${statusText(last)}`;
  try {
    return await during({ doing, awaited }, () => lookUntil(look, PACES.site, patience));
  } catch (error) {
    if (!(error instanceof DeadlineError)) throw error;
    throw new OperationError('timed_out', ...tooLate(error.input, statusText(last)), { cause: error });
  }
}

export function isBeingDeleted({ status }: Site): boolean {
  return knownStatus(status) === 'deleting';
}

/**
 * Waits until a site that is being deleted is neither shown nor listed.
 *
 * @throws OperationError `timed_out` at the deadline, `unknown` for a site that is no longer being deleted
 */
export async function waitUntilGone(site: Site, watching: Watching): Promise<void> {
  const { clock } = watching.patience;
  let deletingAt = clock.now();
  await watchSite(site, watching, {
    doing: 'waiting for the site to be gone',
    meanwhile: 'it is still there',
    decide(seen) {
      if (seen === undefined) return { value: undefined };
      if (isBeingDeleted(seen)) deletingAt = clock.now();
      else if (clock.now() - deletingAt >= LAG_WINDOW_MS) throw stays(seen);
      return undefined;
    },
    tooLate: (input, status) => [
      `The site ${siteLabel(site)} was not gone within the ${input}: ${status}.`,
      'Run again in a minute: a site that is gone by then counts as deleted.',
    ],
  });
}

function stays(site: Site): OperationError {
  const message = `The site ${siteLabel(site)} was being deleted, and is still there: ${statusText(site)}.`;
  return new OperationError(
    'unknown',
    message,
    'Look at the site in the pages of the service, then run again.',
  );
}
