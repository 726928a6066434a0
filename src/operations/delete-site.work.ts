import { removeAndConfirm } from '../api/settle.ts';
import { knownStatus } from '../api/site-status.ts';
import { deleteSite as deleteEndpoint } from '../api/sites.ts';
import type { Facts } from '../outcome/facts.ts';
import { findListed, isBeingDeleted, readSite, siteLabel, waitUntilGone } from '../site/site-presence.ts';
import { targetOf } from '../site/target.ts';
import type { deleteSite } from './delete-site.ts';
import { type Applied, type Applying, nothingToDo, planChange, type Work } from './operation.ts';

export const work: Work<typeof deleteSite> = {
  async plan({ inputs: { site: wanted }, ...planning }) {
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
    const change = planChange(`delete the site ${named}`, { named }, (content, applying) =>
      removeSite(applying.facts, content.named, applying),
    );
    return { changes: [change] };
  },
};

/** Deletes a site and reads until it is gone, until the deadline of the run while it shows that it is being deleted. */
export async function removeSite(facts: Facts, named: string, applying: Applying): Promise<Applied> {
  const { writer, reader, patience } = applying;
  const target = targetOf(facts);
  const showsStatus = typeof facts.site === 'object' && knownStatus(facts.site.status) !== undefined;
  const isGone = async (saysGone: boolean): Promise<boolean> => {
    const shown = saysGone ? undefined : await readSite(reader, target);
    // A service that shows the status may still list a site that it no longer shows.
    const site = shown ?? (saysGone || showsStatus ? await findListed(reader, target) : undefined);
    if (site === undefined) return true;
    if (!isBeingDeleted(site)) return false;
    await waitUntilGone(site, applying);
    return true;
  };
  const message = `The deletion of the site ${named} could not be confirmed.`;
  const next = 'Run again in a minute: a site that is gone by then counts as deleted.';
  const write = () => writer.write(deleteEndpoint, target, undefined);
  const went = await removeAndConfirm(write, isGone, [message, next], patience);
  const summary = went ? `deleted the site ${named}` : `the site ${named} was gone already`;
  return { changed: went, summary };
}
