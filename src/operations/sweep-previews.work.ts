import { readAll } from '../api/pages.ts';
import { getSites, type Site } from '../api/sites.ts';
import { OperationError } from '../core/errors.ts';
import { isBeingDeleted, readSite, siteLabel } from '../site/site-presence.ts';
import type { PreviewDomain } from '../values/preview-domain.ts';
import { removeSite } from './delete-site.work.ts';
import type { Applied, Applying, Change, Planning, PullRequestState, Work } from './operation.ts';
import type { sweepPreviews } from './sweep-previews.ts';

export const work: Work<typeof sweepPreviews> = {
  async plan(planning) {
    const { facts, log, lookUpPullRequest } = planning;
    const changes: Change[] = [];
    for (const preview of await findPreviews(planning.inputs.previewDomain, planning)) {
      const why = whyItStays(preview, await lookUpPullRequest(preview.number));
      if (why === undefined) changes.push(deletion(facts.serverId, preview, lookUpPullRequest));
      else if (why.isDoubt) log.warning(`${siteLabel(preview.site)} stays: ${why.words}`);
      else log.info(`${siteLabel(preview.site)} stays: ${why.words}`);
    }
    return { changes };
  },
};

/** The site of a single pull request. */
interface Preview {
  readonly site: Site;
  readonly number: number;
}

async function findPreviews(wanted: PreviewDomain, { facts, reader, log }: Planning): Promise<Preview[]> {
  const sites = await readAll(reader, getSites, { server: facts.serverId });
  const found = sites.flatMap((site) => {
    const number = wanted.numberOf(site.domain);
    return number === undefined ? [] : [{ site, number }];
  });
  log.info(`${found.length} of ${sites.length} sites are of the form ${wanted.text}`);
  return found.filter(({ site }) => !isBeingDeleted(site));
}

/** Leaves time for the workflow that deletes the site when its pull request is closed. */
const CLOSED_FOR_MS = 60 * 60_000;

/**
 * Gives the reason to keep a preview; undefined if it is to be deleted.
 *
 * @throws OperationError when GitHub cannot be asked at all: then nothing is deleted
 */
function whyItStays(
  { number }: Preview,
  state: PullRequestState,
): { readonly words: string; readonly isDoubt: boolean } | undefined {
  const named = `pull request #${number}`;
  if (state.state === 'open') return { words: `${named} is open`, isDoubt: false };
  if (state.state === 'closed') {
    const words = `${named} was closed less than an hour ago`;
    return state.sinceMs >= CLOSED_FOR_MS ? undefined : { words, isDoubt: false };
  }
  const words = `whether ${named} is closed is not known: ${state.why}`;
  if (state.about === 'this') return { words, isDoubt: true };
  throw new OperationError(
    'failed',
    `Whether ${named} is closed is not known: ${state.why}. A site is deleted only when GitHub says so.`,
    'Fix what it names, or run again when GitHub is available: the remaining previews are found again.',
  );
}

function deletion(server: number, preview: Preview, lookUp: Planning['lookUpPullRequest']): Change {
  const { site, number } = preview;
  const target = { server, site: site.id };
  const label = siteLabel(site);
  return {
    summary: `delete the site ${label}: pull request #${number} is closed`,
    async apply(applying) {
      // The pull request and the site may have changed since the plan, above all since an agreed one.
      const why = whyItStays(preview, await lookUp(number));
      if (why !== undefined) return leave(preview, why.words, applying);
      const now = await readSite(applying.reader, target);
      if (now === undefined) return { changed: false, summary: `the site ${label} was gone already` };
      const other = `id ${site.id} now belongs to ${now.domain || 'a site without a domain'}`;
      if (now.domain.toLowerCase() !== site.domain.toLowerCase()) return leave(preview, other, applying);
      if (isBeingDeleted(now))
        return { changed: false, summary: `the site ${label} is being deleted already` };
      return removeSite({ serverId: server, site: now }, label, applying);
    },
  };
}

function leave({ site }: Preview, why: string, { log }: Applying): Applied {
  log.warning(`${siteLabel(site)} was to be deleted, but stays: ${why}`);
  return { changed: false, summary: `left the site ${siteLabel(site)}: ${why}` };
}
