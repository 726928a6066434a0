import { LAG_WINDOW_MS } from '../api/settle.ts';
import { knownStatus, type SiteStatus } from '../api/site-status.ts';
import type { Site } from '../api/sites.ts';
import { OperationError } from '../core/errors.ts';
import type { Facts } from '../outcome/facts.ts';
import type { Traits } from '../outcome/traits.ts';
import { isBeingDeleted, siteLabel, statusText, type Watching, watchSite } from './site-presence.ts';

/** The statuses of a site that is being created or gets its repository: it has no `.env` or script yet. */
export const BEING_MADE: readonly SiteStatus[] = ['created', 'building', 'repository-installing'];
/** The statuses of a site that a write may collide with. */
export const BUSY: readonly SiteStatus[] = [...BEING_MADE, 'deploying'];

/**
 * Waits until a site no longer shows one of the `busy` statuses. Sends nothing if it shows none of them now.
 *
 * @throws OperationError `timed_out` at the deadline, `failed` for a site that vanishes, is deleted or is suspended
 */
export async function waitUntilReady(
  site: Site,
  busy: readonly SiteStatus[],
  watching: Watching,
): Promise<Site> {
  let status = knownStatus(site.status);
  if (status === undefined || !busy.includes(status)) return site;
  let missingAt: number | undefined;
  return watchSite(site, watching, {
    doing: 'waiting for the site',
    meanwhile: 'it is not ready',
    decide(seen) {
      const nowMs = watching.patience.clock.now();
      missingAt = seen === undefined ? (missingAt ?? nowMs) : undefined;
      // A stale answer may not show a new site yet.
      if (missingAt !== undefined && nowMs - missingAt >= LAG_WINDOW_MS) throw vanished(site);
      if (seen === undefined) return undefined;
      const now = knownStatus(seen.status);
      if (now === 'deleting' || now === 'suspended') throw cannotBeWorkedOn(seen);
      // An unknown status ends a deploy, but only a known one shows that a new site is ready.
      const isOver =
        now === undefined ? status === 'deploying' && seen.status !== undefined : !busy.includes(now);
      status = now ?? status;
      return isOver ? { value: seen } : undefined;
    },
    tooLate: (input, shown) => [
      `The site ${siteLabel(site)} was not ready within the ${input}: ${shown}.`,
      `Look at the site in the pages of the service, then run again, with a longer ${input} if it needs more time.`,
    ],
  });
}

function vanished(site: Site): OperationError {
  const message = `The site ${siteLabel(site)} disappeared while this run waited for it to be ready.`;
  const next = 'Look at the server in the pages of the service: somebody else may have deleted the site.';
  return new OperationError('failed', message, next);
}

function cannotBeWorkedOn(site: Site): OperationError {
  const message = `The site ${siteLabel(site)} cannot be worked on: ${statusText(site)}.`;
  return new OperationError(
    'failed',
    message,
    'Look at the site in the pages of the service, then run again.',
  );
}

/** Returns the site to plan an operation for, after waiting while it is busy. Only writes wait for the end of a deploy. */
export async function waitForSite(
  { scope, readOnly, createsSite, deletesSite }: Traits,
  dryRun: boolean,
  watching: Watching & { readonly facts: Facts },
): Promise<Facts['site']> {
  const { site } = watching.facts;
  if (scope !== 'site' || typeof site !== 'object' || readOnly) return site;
  const usesSite = !createsSite && !deletesSite;
  if (usesSite && isBeingDeleted(site)) throw cannotBeWorkedOn(site);
  return waitUntilReady(site, usesSite && !dryRun ? BUSY : BEING_MADE, watching);
}
