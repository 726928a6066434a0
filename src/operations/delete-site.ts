import type { Reader } from '../api/client.ts';
import { readAll } from '../api/pages.ts';
import { deleteSite as deleteEndpoint, getSite, getSites, type Site } from '../api/sites.ts';
import { isNotFound, OperationError } from '../errors.ts';
import type { Inputs } from '../inputs.ts';
import { isOfPullRequest } from '../previews.ts';
import { removeAndConfirm } from '../settle.ts';
import { type Applied, type Applying, nothingToDo, type Operation } from './operation.ts';
import { ID, type Target, targetOf } from './target.ts';

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

  async plan({ inputs, facts, log }) {
    if (facts.site === 'missing') {
      log.info(`there is no site ${inputs.site} on this server: it counts as deleted`);
      return nothingToDo;
    }
    const named = typeof facts.site === 'object' ? shownSite(facts.site) : inputs.site;
    const apply = (applying: Applying): Promise<Applied> => removeSite(targetOf(facts), named, applying);
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
 * Deletes a site and reads until it is gone.
 *
 * @param named the site, for messages
 */
export async function removeSite(target: Target, named: string, applying: Applying): Promise<Applied> {
  const { writer, reader, patience } = applying;
  const went = await removeAndConfirm(
    () => writer.write(deleteEndpoint, target, undefined),
    (saysGone) => (saysGone ? isUnlisted(reader, target) : isGone(reader, target)),
    (cause) => doubtOf(named, cause),
    patience,
  );
  if (!went) return { changed: false, summary: `the site ${named} was gone already` };
  return { changed: true, summary: `deleted the site ${named}` };
}

async function isGone(reader: Reader, target: Target): Promise<boolean> {
  try {
    await reader.read(getSite, target);
    return false;
  } catch (error) {
    if (isNotFound(error)) return true;
    throw error;
  }
}

/** Who says that a site is not there may say so of all of them. */
async function isUnlisted(reader: Reader, { server, site }: Target): Promise<boolean> {
  const sites = await readAll(reader, getSites, { server });
  return sites.every(({ id }) => id !== site);
}

function doubtOf(named: string, cause?: Error): OperationError {
  return new OperationError(
    'unknown',
    `The site ${named} was to be deleted, but it was not seen to be gone.`,
    'Run again in a minute: a site that is gone by then counts as deleted.',
    { cause },
  );
}

/** A site as messages name it. */
export function shownSite({ id, domain }: Site): string {
  return `${domain} (id ${id})`;
}
