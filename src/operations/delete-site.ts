import { removeAndConfirm } from '../api/settle.ts';
import { knownStatus } from '../api/site-status.ts';
import { deleteSite as deleteEndpoint } from '../api/sites.ts';
import { OperationError } from '../core/errors.ts';
import type { Inputs } from '../inputs/inputs.ts';
import type { Facts } from '../site/facts.ts';
import { findListed, isBeingDeleted, readSite, siteLabel, waitUntilGone } from '../site/site-presence.ts';
import { ID, targetOf } from '../site/target.ts';
import { isOfPullRequest } from '../values/preview-domain.ts';
import { type Applied, type Applying, nothingToDo, type Operation } from './operation.ts';

/**
 * Deletes the site; one that is not there counts as deleted. What the run knows of the site stays for the outputs to
 * show, as nothing else may be done to it afterwards.
 */
export const deleteSite: Operation = {
  name: 'delete-site',
  summary: 'deletes the site with all its files; `confirm-delete` must name its domain',
  scope: 'site',
  deletesSite: true,

  check(inputs) {
    const expected = confirmationOf(inputs) ?? previewOf(inputs);
    return expected === undefined ? [] : [{ input: 'confirm-delete', expected }];
  },

  async plan({ inputs, facts, reader, patience, log }) {
    const { site } = facts;
    if (site === 'missing') {
      log.info(`there is no site ${inputs.site} on this server: it counts as deleted`);
      return nothingToDo;
    }
    if (site !== 'planned' && isBeingDeleted(site)) {
      log.info(`the site ${siteLabel(site)} is being deleted already`);
      if (!inputs.dryRun) await waitUntilGone(targetOf(facts), site, reader, patience);
      return nothingToDo;
    }
    const named = site === 'planned' ? inputs.site : siteLabel(site);
    const apply = (applying: Applying): Promise<Applied> => removeSite(facts, named, applying);
    return { changes: [{ summary: `delete the site ${named}`, apply }] };
  },
};

/** What is expected of `confirm-delete`, where it does not say what `site` says. */
function confirmationOf({ site, confirmDelete }: Inputs): string | undefined {
  if (confirmDelete === undefined) return 'the domain of the site, as delete-site needs it';
  // What domain an id stands for is seen, and compared, as soon as the site is found.
  if (ID.test(site) || confirmDelete.toLowerCase() === site.toLowerCase()) return undefined;
  return `the domain that site names, ${site}, as delete-site deletes it`;
}

/** What is expected of it in the run of a pull request, which deletes no site but its own, whatever the workflow says. */
function previewOf({ confirmDelete = '', pullRequest }: Inputs): string | undefined {
  if (pullRequest === undefined) return undefined;
  if (pullRequest === 'unclear')
    return 'a run that shows its pull request, as delete-site deletes nothing but the site of that one; the event of this run (GITHUB_EVENT_PATH) shows none';
  if (isOfPullRequest(confirmDelete, pullRequest)) return undefined;
  return `a domain whose first part has ${pullRequest} as its only number, as in pr-${pullRequest}.preview.example.com: in a run of pull request #${pullRequest} delete-site deletes nothing but the site of that one`;
}

/**
 * Deletes a site and reads until it is gone. One that shows that it is on its way out is waited for as long as the run may
 * last.
 *
 * @param facts among them the site as it was seen before
 * @param named the site, for messages
 */
export async function removeSite(
  facts: Pick<Facts, 'serverId' | 'site'>,
  named: string,
  applying: Applying,
): Promise<Applied> {
  const { writer, reader, patience } = applying;
  const target = targetOf(facts);
  const showsStatus = typeof facts.site === 'object' && knownStatus(facts.site.status) !== undefined;
  const isGone = async (saysGone: boolean): Promise<boolean> => {
    const shown = saysGone ? undefined : await readSite(reader, target);
    // A service that shows how far it is may list a site that it no longer shows.
    const site = shown ?? (saysGone || showsStatus ? await findListed(reader, target) : undefined);
    if (site === undefined) return true;
    if (!isBeingDeleted(site)) return false;
    await waitUntilGone(target, site, reader, patience);
    return true;
  };
  const went = await removeAndConfirm(
    () => writer.write(deleteEndpoint, target, undefined),
    isGone,
    (cause) => doubtOf(named, cause),
    patience,
  );
  if (!went) return { changed: false, summary: `the site ${named} was gone already` };
  return { changed: true, summary: `deleted the site ${named}` };
}

function doubtOf(named: string, cause?: Error): OperationError {
  return new OperationError(
    'unknown',
    `The site ${named} was to be deleted, but it was not seen to be gone.`,
    'Run again in a minute: a site that is gone by then counts as deleted.',
    { cause },
  );
}
