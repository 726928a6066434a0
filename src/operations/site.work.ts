import { readAll } from '../api/pages.ts';
import { createAndFind, orUnknown, removeAndConfirm } from '../api/settle.ts';
import { deleteSite as deleteEndpoint, getSites, type NewSite, postSite, type Site } from '../api/sites.ts';
import { OperationError } from '../core/errors.ts';
import { targetOf } from '../outcome/facts.ts';
import {
  BEING_MADE,
  findListed,
  isBeingDeleted,
  knownStatus,
  type NamedSite,
  readSite,
  requireSame,
  siteLabel,
  waitUntilGone,
  waitUntilReady,
} from '../site/site-presence.ts';
import { isSameDomain } from '../values/host-name.ts';
import { type Applying, nothingToDo, type PullRequestState, planChange, type WorkOf } from './operation.ts';
import type * as declared from './site.ts';

export const ensureSite: WorkOf<typeof declared.ensureSite> = (inputs) => ({
  async plan(planning) {
    const { dryRun, facts, log } = planning;
    const { site: found, lookalikes = [] } = facts;
    if (found === 'planned') return nothingToDo;
    if (found !== 'missing') {
      if (!isBeingDeleted(found)) return nothingToDo;
      log.info(`the site ${siteLabel(found)} is being deleted: it is created again once it is gone`);
      if (!dryRun) await waitUntilGone(found, planning);
    }
    const { site: root_domain, webDirectory: web_directory, projectRoot: project_root } = inputs;
    if (found === 'missing' && lookalikes.length > 0)
      log.warning(
        `The server has no site ${root_domain}, but it has ${lookalikes.join(', ')}: ensure-site creates another site. If that is a typo, correct the input site.`,
      );
    const summary = `create the site ${root_domain} (web directory ${web_directory})`;
    const change = planChange(summary, { root_domain, web_directory, project_root }, createSite);
    return { changes: [change], expected: { site: 'planned', repository: 'absent' } };
  },
});

async function createSite(wanted: NewSite, applying: Applying) {
  const { facts, writer, patience, learn, tookEffect } = applying;
  const { root_domain: domain } = wanted;
  const { seen: made } = await createAndFind<Site | null, Site>(
    {
      send: () => writer.write(postSite, { server: facts.serverId }, wanted),
      read: (answer) => findNewSite(answer, domain, applying),
      doubt: () => [
        `The site ${domain} was to be created, but it cannot be read yet.`,
        'Run again in a minute: a site that exists by then is used as it is.',
      ],
    },
    patience,
  );
  tookEffect();
  learn({ site: made, repository: 'absent' });
  const message = `The site ${siteLabel(made)} was created; whether it is ready is not known.`;
  const next = 'Run again in a minute: it waits until the site is ready, and does what is missing.';
  const notSeenReady = new OperationError('end-unseen', message, next);
  learn({ site: await orUnknown(() => waitUntilReady(made, BEING_MADE, applying), notSeenReady) });
  return { changed: true, summary: `created site ${made.id}` };
}

/** Reads the created site by the id in the answer; by its domain without an answer, or with one about another site. */
async function findNewSite(created: Site | null | undefined, domain: string, { facts, reader }: Applying) {
  const { serverId: server } = facts;
  const isOther = created?.domain && !isSameDomain(created.domain, domain);
  if (created && !isOther) return readSite(reader, { server, site: created.id });
  const sites = await readAll(reader, getSites, { server });
  return sites.find((site) => isSameDomain(site.domain, domain));
}

export const deleteSite: WorkOf<typeof declared.deleteSite> = ({ site: wanted, confirmDelete: domain }) => ({
  async plan(planning) {
    const { dryRun, log, facts } = planning;
    const { site } = facts;
    if (site === 'missing') {
      log.info(`there is no site ${wanted} on this server: it counts as deleted`);
      return nothingToDo;
    }
    const named = site === 'planned' ? wanted : siteLabel(site);
    if (site !== 'planned' && isBeingDeleted(site)) {
      log.info(`the site ${named} is being deleted already`);
      if (!dryRun) await waitUntilGone(site, planning);
      return nothingToDo;
    }
    const change = planChange(`delete the site ${named}`, { named, domain }, (sent, applying) =>
      removeSite({ id: targetOf(applying.facts).site, domain: sent.domain }, applying),
    );
    return { changes: [change] };
  },
});

/** Deletes a site if it still has that domain. Reads until it is gone, to the deadline of the run while it is being deleted. */
async function removeSite({ id, domain }: NamedSite, applying: Applying) {
  const { facts, writer, reader, patience } = applying;
  const target = { server: facts.serverId, site: id };
  const label = siteLabel({ id, domain });
  const gone = { changed: false, summary: `the site ${label} was gone already` };
  // A service may answer 404 for a site that is there.
  const now = (await readSite(reader, target)) ?? (await findListed(reader, target));
  if (now === undefined) return gone;
  requireSame({ id, domain: now.domain || 'a site without a domain' }, { id, domain });
  if (isBeingDeleted(now)) return { ...gone, summary: `the site ${label} is being deleted already` };
  const isGone = async (saysGone: boolean): Promise<boolean> => {
    const shown = saysGone ? undefined : await readSite(reader, target);
    // A service that shows the status may still list a site that it no longer shows.
    const isListed = saysGone || knownStatus(now.status) !== undefined;
    const site = shown ?? (isListed ? await findListed(reader, target) : undefined);
    if (site === undefined) return true;
    if (isBeingDeleted(site)) await waitUntilGone(site, applying);
    return isBeingDeleted(site);
  };
  const message = `The deletion of the site ${label} could not be confirmed.`;
  const next = 'Run again in a minute: a site that is gone by then counts as deleted.';
  const write = () => writer.write(deleteEndpoint, target, undefined);
  const went = await removeAndConfirm(write, isGone, [message, next], patience);
  return went ? { changed: true, summary: `deleted the site ${label}` } : gone;
}

export const sweepPreviews: WorkOf<typeof declared.sweepPreviews> = ({ previewDomain: wanted }) => ({
  async plan({ facts, reader, log, lookUpPullRequest }) {
    const sites = await readAll(reader, getSites, { server: facts.serverId });
    const found = sites.flatMap((site) => {
      const number = wanted.numberOf(site.domain);
      return number === undefined ? [] : [{ site, preview: { id: site.id, domain: site.domain, number } }];
    });
    log.info(`${found.length} of ${sites.length} sites are of the form ${wanted.text}`);
    const changes = [];
    for (const { preview } of found.filter(({ site }) => !isBeingDeleted(site))) {
      const state = await lookUpPullRequest(preview.number);
      const why = whyItStays(preview, state);
      const label = siteLabel(preview);
      const summary = `delete the site ${label}: pull request #${preview.number} is closed`;
      if (why === undefined) changes.push(planChange(summary, preview, removePreview));
      else log[state.state === 'unclear' ? 'warning' : 'info'](`${label} stays: ${why}`);
    }
    return { changes };
  },
});

type Preview = NamedSite & { readonly number: number };

async function removePreview(preview: Preview, applying: Applying) {
  // The pull request may have changed since the plan, above all since an approved one.
  const why = whyItStays(preview, await applying.lookUpPullRequest(preview.number));
  if (why === undefined) return removeSite(preview, applying);
  const label = siteLabel(preview);
  applying.log.warning(`${label} was to be deleted, but stays: ${why}`);
  return { changed: false, summary: `left the site ${label}: ${why}` };
}

/** Leaves time for the workflow that deletes the site when its pull request is closed. */
const CLOSED_FOR_MS = 60 * 60_000;

/** @throws OperationError when GitHub cannot be asked at all: then nothing is deleted */
function whyItStays({ number }: Preview, state: PullRequestState): string | undefined {
  const named = `pull request #${number}`;
  if (state.state === 'open') return `${named} is open`;
  if (state.state === 'closed')
    return state.sinceMs >= CLOSED_FOR_MS ? undefined : `${named} was closed less than an hour ago`;
  if (state.about === 'this') return `whether ${named} is closed is not known: ${state.why}`;
  throw new OperationError(
    'pull-request-unclear',
    `Whether ${named} is closed is not known: ${state.why}. A site is deleted only when GitHub says so.`,
    'Fix what it names, or run again when GitHub is available: the remaining previews are found again.',
  );
}
