import { readAll } from '../api/pages.ts';
import { getSites } from '../api/sites.ts';
import { OperationError } from '../core/errors.ts';
import { isBeingDeleted, type NamedSite, siteLabel } from '../site/site-presence.ts';
import type { PreviewDomain } from '../values/preview-domain.ts';
import { removeSite } from './delete-site.work.ts';
import {
  type Applied,
  type Applying,
  type Change,
  type Planning,
  type PullRequestState,
  planChange,
  type Work,
} from './operation.ts';
import type { sweepPreviews } from './sweep-previews.ts';

export const work: Work<typeof sweepPreviews> = {
  async plan(planning) {
    const { log, lookUpPullRequest } = planning;
    const changes: Change[] = [];
    for (const preview of await findPreviews(planning.inputs.previewDomain, planning)) {
      const why = whyItStays(preview, await lookUpPullRequest(preview.number));
      const label = siteLabel(preview);
      const summary = `delete the site ${label}: pull request #${preview.number} is closed`;
      if (why === undefined) changes.push(planChange(summary, preview, removePreview));
      else log[why.isDoubt ? 'warning' : 'info'](`${label} stays: ${why.words}`);
    }
    return { changes };
  },
};

type Preview = NamedSite & { readonly number: number };

async function removePreview(preview: Preview, applying: Applying): Promise<Applied> {
  // The pull request may have changed since the plan, above all since an approved one.
  const why = whyItStays(preview, await applying.lookUpPullRequest(preview.number));
  if (why !== undefined) return leave(preview, why.words, applying);
  return removeSite(preview, applying).catch((error: unknown) => {
    if (!(error instanceof OperationError) || error.reason !== 'changed-by-others') throw error;
    return leave(preview, error.message, applying);
  });
}

async function findPreviews(wanted: PreviewDomain, { facts, reader, log }: Planning): Promise<Preview[]> {
  const sites = await readAll(reader, getSites, { server: facts.serverId });
  const found = sites.flatMap((site) => {
    const number = wanted.numberOf(site.domain);
    return number === undefined ? [] : [{ ...site, number }];
  });
  log.info(`${found.length} of ${sites.length} sites are of the form ${wanted.text}`);
  const staying = found.filter((site) => !isBeingDeleted(site));
  return staying.map(({ id, domain, number }) => ({ id, domain, number }));
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
    'pull-request-unclear',
    `Whether ${named} is closed is not known: ${state.why}. A site is deleted only when GitHub says so.`,
    'Fix what it names, or run again when GitHub is available: the remaining previews are found again.',
  );
}

function leave(preview: Preview, why: string, { log }: Applying): Applied {
  const label = siteLabel(preview);
  log.warning(`${label} was to be deleted, but stays: ${why}`);
  return { changed: false, summary: `left the site ${label}: ${why}` };
}
