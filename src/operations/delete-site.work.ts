import { removeAndConfirm } from '../api/settle.ts';
import { knownStatus } from '../api/site-status.ts';
import { deleteSite as deleteEndpoint } from '../api/sites.ts';
import type { Facts } from '../outcome/facts.ts';
import { findListed, isBeingDeleted, readSite, siteLabel, waitUntilGone } from '../site/site-presence.ts';
import { ID, targetOf } from '../site/target.ts';
import { isOfPullRequest } from '../values/preview-domain.ts';
import type { deleteSite } from './delete-site.ts';
import { type Applied, type Applying, nothingToDo, planChange, type Work } from './operation.ts';

export const work: Work<typeof deleteSite> = {
  check({ site: named = '', confirmDelete: confirmed, pullRequest: number }) {
    if (confirmed === undefined) return [];
    const expected = confirmationOf(named, confirmed) ?? previewOf(confirmed, number);
    return expected === undefined ? [] : [{ input: 'confirm-delete', expected }];
  },

  // An id is easily mistyped: only the domain confirms that it is the intended site.
  checkSite({ confirmDelete: confirmed }, found) {
    const wanted = confirmed.toLowerCase();
    if ('site' in found) {
      const { id, domain } = found.site;
      if (domain !== '' && domain.toLowerCase() === wanted) return [];
      const expected =
        domain === ''
          ? `the domain of the site to delete, but the service shows none for the site with id ${id}`
          : `the domain of the site to delete, which is ${domain} (id ${id})`;
      return [{ input: 'confirm-delete', expected }];
    }
    const other = found.sites.find(({ domain }) => domain.toLowerCase() === wanted);
    if (other === undefined) return [];
    const expected = `the id of ${other.domain}, which is ${other.id}; there is no site ${found.missingId}`;
    return [{ input: 'site', expected }];
  },

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

/** The expected value of `confirm-delete` when it does not repeat `site`. */
function confirmationOf(named: string, confirmed: string): string | undefined {
  // With an id, `checkSite` compares the domain once the site is found.
  if (named === '' || ID.test(named) || confirmed.toLowerCase() === named.toLowerCase()) return undefined;
  return `the domain that site names, ${named}, as delete-site deletes it`;
}

/** The expected value of `confirm-delete` in a run of a pull request, which may delete only its own preview. */
function previewOf(confirmed: string, number: number | 'unclear' | undefined): string | undefined {
  if (number === 'unclear')
    return 'a run that shows its pull request, as delete-site deletes only the site of that pull request; the event of this run (GITHUB_EVENT_PATH) shows none';
  if (number === undefined || isOfPullRequest(confirmed, number)) return undefined;
  return `a domain whose first part has ${number} as its only number, as in pr-${number}.preview.example.com: in a run of pull request #${number} delete-site deletes only the site of that pull request`;
}

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
