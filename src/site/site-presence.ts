import type { Reader } from '../api/client.ts';
import { readAll } from '../api/pages.ts';
import { getSite, getSites, type Site } from '../api/sites.ts';
import { PACES, PATIENCE_WITHOUT_API_MS, type Patience, type Wait, waitFor } from '../api/wait.ts';
import { ifFound, interruptedIn, isInterruption, OperationError } from '../core/errors.ts';
import type { Facts, Target } from '../outcome/facts.ts';
import type { Traits } from '../outcome/traits.ts';
import { isSameDomain } from '../values/host-name.ts';

/** The statuses of a site that is being created or gets its repository: it has no `.env` or script yet. */
export const BEING_MADE = ['created', 'building', 'repository-installing'] as const;
/** The statuses of a site that a write may collide with. */
export const BUSY = [...BEING_MADE, 'deploying'] as const;
/** The statuses that this action understands (docs/api-gaps.md). Nothing is concluded from any other. */
const KNOWN_STATUSES = [...BUSY, 'active', 'deploy-failed', 'deleting', 'suspended'] as const;

type SiteStatus = (typeof KNOWN_STATUSES)[number];

/** Returns the status that a service shows, if it is a known one. */
export function knownStatus(shown: string | undefined): SiteStatus | undefined {
  return KNOWN_STATUSES.find((word) => word === shown);
}

export function siteLabel({ id, domain }: NamedSite): string {
  return domain === '' ? `with id ${id}` : `${domain} (id ${id})`;
}

/** The status of a site or server, for messages. */
export function statusText({ status, current_deploy_log: text }: Partial<Site>): string {
  if (status !== undefined) return `its status is “${status}”`;
  return typeof text === 'string' ? 'a deploy is running' : 'it shows no status';
}

/** Reads the site; undefined for a 404. */
export function readSite(reader: Reader, target: Target): Promise<Site | undefined> {
  return ifFound(reader.read(getSite, target), undefined);
}

/** Finds the site in the list of sites: a second opinion on a 404, which a service may give for any site. */
export async function findListed(reader: Reader, { server, site }: Target): Promise<Site | undefined> {
  const sites = await readAll(reader, getSites, { server });
  return sites.find(({ id }) => id === site);
}

export type NamedSite = { readonly id: number; readonly domain: string };

/** @throws OperationError if a site shows another domain than when it was found: it may be another site */
export function requireSame(now: NamedSite, found: NamedSite): void {
  if (found.domain === '' || now.domain === '' || isSameDomain(now.domain, found.domain)) return;
  const message = `The site ${siteLabel(found)} has become ${now.domain} since it was found: nothing more is done to it.`;
  const next = 'Find out who has changed it, then run again.';
  throw new OperationError('changed-by-others', message, next);
}

type Watching = { readonly facts: Facts; readonly reader: Reader; readonly patience: Patience };

/** `meanwhile`: the state until then, as in "is not ready". `isThere` gets undefined for a site that is neither shown nor listed. */
type SiteWait = Pick<Wait<Site | undefined>, 'doing' | 'isThere'> & { readonly meanwhile: string };

/** Reads a site until it is as awaited. @throws an interruption with the last status; ApiError when refused, or not answered for two minutes */
async function watchSite(
  site: Site,
  { facts, reader, patience }: Watching,
  { doing, meanwhile, isThere }: SiteWait,
) {
  const target = { server: facts.serverId, site: site.id };
  let last = site;
  const look = async () => {
    const shown = await ifFound(reader.read(getSite, target, { attempts: 1 }), undefined);
    const seen = shown ?? (await findListed(reader, target));
    last = seen ?? last;
    requireSame(last, site);
    return seen;
  };
  const awaited = (): string => `it ${meanwhile}; ${statusText(last)}`;
  // It ends the wait if it stays so: an answer may be stale.
  const isOdd = (seen: Site | undefined): boolean => seen === undefined;
  try {
    const { end } = await waitFor(
      { doing, awaited, look, isThere, isOdd, pauses: PACES.work, silentMs: PATIENCE_WITHOUT_API_MS },
      patience,
    );
    return { end, last };
  } catch (error) {
    if (!isInterruption(error)) throw error;
    throw interruptedIn(error, `The site ${siteLabel(site)} ${meanwhile}: ${statusText(last)}.`);
  }
}

export function isBeingDeleted({ status }: Site): boolean {
  return status === 'deleting';
}

/** Waits until a site that is being deleted is gone. */
export async function waitUntilGone(site: Site, watching: Watching): Promise<void> {
  await watchSite(site, watching, {
    doing: 'waiting for the site to be gone',
    meanwhile: 'is still there',
    isThere: (seen) => seen === undefined,
  });
}

function cannotBeWorkedOn(site: Site): OperationError {
  const message = `The site ${siteLabel(site)} cannot be worked on: ${statusText(site)}.`;
  const next = 'Look at the site in the pages of the service, then run again.';
  return new OperationError('site-unusable', message, next);
}

/** The known status of a site. Where it shows none, the text of a running deploy tells of that: it is null when none runs. */
function statusOf({ status, current_deploy_log: text }: Site): SiteStatus | undefined {
  return status === undefined && typeof text === 'string' ? 'deploying' : knownStatus(status);
}

/** Waits until a site shows no `busy` status. @throws OperationError if it vanishes, is deleted or suspended */
export async function waitUntilReady(site: Site, busy: readonly SiteStatus[], watching: Watching) {
  let status = statusOf(site);
  if (status === undefined || !busy.includes(status)) return site;
  const { end, last } = await watchSite(site, watching, {
    doing: 'waiting for the site',
    meanwhile: 'is not ready',
    isThere(seen) {
      if (seen === undefined) return false;
      const now = statusOf(seen);
      if (now === 'deleting' || now === 'suspended') throw cannotBeWorkedOn(seen);
      status = now ?? status;
      // An unknown status, or a text that has gone, ends a deploy; but only a known status shows that a new site is ready.
      const isOver = seen.status !== undefined || seen.current_deploy_log === null;
      return now === undefined ? isOver && status === 'deploying' : !busy.includes(now);
    },
  });
  if (end === 'there') return last;
  const message = `The site ${siteLabel(site)} disappeared while this run waited for it to be ready.`;
  const next = 'Look at the server in the pages of the service: somebody else may have deleted the site.';
  throw new OperationError('site-gone', message, next);
}

/** Returns the site to plan an operation for, after waiting while it is busy. Only writes wait for the end of a deploy. */
export async function waitForSite(traits: Traits, dryRun: boolean, watching: Watching) {
  const { scope, readOnly, createsSite, deletesSite } = traits;
  const { site } = watching.facts;
  if (scope !== 'site' || typeof site !== 'object' || readOnly) return site;
  const usesSite = !createsSite && !deletesSite;
  if (usesSite && isBeingDeleted(site)) throw cannotBeWorkedOn(site);
  return waitUntilReady(site, usesSite && !dryRun ? BUSY : BEING_MADE, watching);
}
