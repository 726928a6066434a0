import { removeAndConfirm } from '../api/settle.ts';
import { knownStatus } from '../api/site-status.ts';
import { deleteSite as deleteEndpoint } from '../api/sites.ts';
import {
  findListed,
  isBeingDeleted,
  type NamedSite,
  readSite,
  requireSame,
  siteLabel,
  waitUntilGone,
} from '../site/site-presence.ts';
import { targetOf } from '../site/target.ts';
import type { deleteSite } from './delete-site.ts';
import { type Applied, type Applying, nothingToDo, planChange, type Work } from './operation.ts';

export const work: Work<typeof deleteSite> = {
  async plan({ inputs: { site: wanted, confirmDelete: domain }, ...planning }) {
    const { dryRun, log } = planning;
    const { site } = planning.facts;
    if (site === 'missing') {
      log.info(`there is no site ${wanted} on this server: it counts as deleted`);
      return nothingToDo;
    }
    if (site !== 'planned' && isBeingDeleted(site)) {
      log.info(`the site ${siteLabel(site)} is being deleted already`);
      if (!dryRun) await waitUntilGone(site, planning);
      return nothingToDo;
    }
    const named = site === 'planned' ? wanted : siteLabel(site);
    const change = planChange(`delete the site ${named}`, { named, domain }, (sent, applying) =>
      removeSite({ id: targetOf(applying.facts).site, domain: sent.domain }, applying),
    );
    return { changes: [change] };
  },
};

/** Deletes a site if it still has that domain. Reads until it is gone, to the deadline of the run while it is being deleted. */
export async function removeSite({ id, domain }: NamedSite, applying: Applying): Promise<Applied> {
  const { facts, writer, reader, patience } = applying;
  const target = { server: facts.serverId, site: id };
  const label = siteLabel({ id, domain });
  const gone = { changed: false, summary: `the site ${label} was gone already` };
  const itself = await readSite(reader, target);
  // A list may show the domain of a site that is a 404, or does not show it itself.
  const now = itself?.domain ? itself : ((await findListed(reader, target)) ?? itself);
  if (now === undefined) return gone;
  requireSame({ id, domain: now.domain || 'a site without a domain' }, { id, domain });
  if (isBeingDeleted(now)) return { ...gone, summary: `the site ${label} is being deleted already` };
  const isGone = async (saysGone: boolean): Promise<boolean> => {
    const shown = saysGone ? undefined : await readSite(reader, target);
    // A service that shows the status may still list a site that it no longer shows.
    const isListed = saysGone || knownStatus(now.status) !== undefined;
    const site = shown ?? (isListed ? await findListed(reader, target) : undefined);
    if (site !== undefined && !isBeingDeleted(site)) return false;
    if (site !== undefined) await waitUntilGone(site, applying);
    return true;
  };
  const message = `The deletion of the site ${label} could not be confirmed.`;
  const next = 'Run again in a minute: a site that is gone by then counts as deleted.';
  const write = () => writer.write(deleteEndpoint, target, undefined);
  const went = await removeAndConfirm(write, isGone, [message, next], patience);
  return went ? { changed: true, summary: `deleted the site ${label}` } : gone;
}
