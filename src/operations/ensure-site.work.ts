import { readAll } from '../api/pages.ts';
import { createAndFind, orUnknown } from '../api/settle.ts';
import { type NewSite, postSite } from '../api/site-parts.ts';
import { getSites, type Site } from '../api/sites.ts';
import { OperationError } from '../core/errors.ts';
import {
  BEING_MADE,
  isBeingDeleted,
  isSameDomain,
  readSite,
  siteLabel,
  waitUntilGone,
  waitUntilReady,
} from '../site/site-presence.ts';
import type { ensureSite } from './ensure-site.ts';
import { type Applied, type Applying, nothingToDo, planChange, type Work } from './operation.ts';

export const work: Work<typeof ensureSite> = {
  async plan({ inputs, ...planning }) {
    const { dryRun, facts, log } = planning;
    const { site: found } = facts;
    if (found === 'planned') return nothingToDo;
    if (found !== 'missing') {
      if (!isBeingDeleted(found)) return nothingToDo;
      log.info(`the site ${siteLabel(found)} is being deleted: it is created again once it is gone`);
      if (!dryRun) await waitUntilGone(found, planning);
    }
    const { site: root_domain, webDirectory: web_directory, projectRoot: project_root } = inputs;
    const wanted = { root_domain, web_directory, project_root };
    if (found === 'missing' && facts.lookalikes?.length)
      log.warning(
        `The server has no site ${root_domain}, but it has ${facts.lookalikes.join(', ')}: ensure-site ${dryRun ? 'would create' : 'creates'} another site. If that is a typo, correct the input site.`,
      );
    const summary = `create the site ${root_domain} (web directory ${web_directory})`;
    const expected = { site: 'planned', repository: 'absent' } as const;
    return { changes: [planChange(summary, wanted, createSite)], expected };
  },
};

async function createSite(wanted: NewSite, applying: Applying): Promise<Applied> {
  const { facts, writer, patience, log, learn, tookEffect } = applying;
  const { root_domain: domain } = wanted;
  const { found: made } = await createAndFind<Site | null, Site>(
    {
      send: () => writer.write(postSite, { server: facts.serverId }, wanted),
      read: (answer) => findNewSite(answer, domain, applying),
      doubt: () => [
        `The site ${domain} was to be created, but it cannot be read yet.`,
        'Run again in a minute: a site that exists by then is used as it is.',
      ],
      onRepeat: () => log.info('the answer was lost and no such site is listed: creating it again'),
    },
    patience,
  );
  tookEffect();
  learn({ site: made, repository: 'absent' });
  const message = `The site ${siteLabel(made)} was created; whether it is ready is not known.`;
  const next = 'Run again in a minute: it waits until the site is ready, and does what is missing.';
  const notSeenReady = new OperationError('end-unseen', message, next);
  const ready = await orUnknown(() => waitUntilReady(made, BEING_MADE, applying), notSeenReady);
  learn({ site: ready });
  return { changed: true, summary: `created site ${made.id}` };
}

/** Reads the created site by the id in the answer; by its domain without an answer, or with one about another site. */
async function findNewSite(created: Site | null | undefined, domain: string, { facts, reader }: Applying) {
  const { serverId: server } = facts;
  const isOther = created?.domain && !isSameDomain(created.domain, domain);
  if (created && !isOther) return readSite(reader, { server, site: created.id });
  const sites = await readAll(reader, getSites, { server });
  return sites.find((site) => site.domain.toLowerCase() === domain.toLowerCase());
}
