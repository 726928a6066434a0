import type { Deploys } from './deploys.ts';
import type { Repositories } from './repositories.ts';
import type { Sites } from './sites.ts';
import { ofSite, type Site, type Store, type WantedRepository } from './store.ts';
import { createTasks } from './tasks.ts';

/**
 * Does the work that goes on after an answer, each piece for at least `workTimeMs` milliseconds. What a site waits for is in the
 * store before it begins here, so that the next start of a sandbox that ended goes on with it.
 */
export function createBackground(parts: {
  store: Store;
  sites: Sites;
  repositories: Repositories;
  deploys: Deploys;
  workTimeMs: number;
  /** Cuts the work when the sandbox closes. */
  closing: AbortSignal;
}) {
  const { store, sites, repositories, deploys, workTimeMs } = parts;
  const tasks = createTasks(parts.closing);
  const newRecords = new Set<number>();

  async function build({ id, phase, domain, server_id }: Site) {
    if (phase === 'created') {
      await tasks.spend(workTimeMs / 2);
      store.sites.setPhase(id, 'building');
    }
    await tasks.spend(workTimeMs / 2);
    store.sites.setPhase(id, 'ready');
    store.log.add({ server_id, site_id: id }, `Site ${domain} built`);
  }

  async function remove(site: Site) {
    await deploys.stop(site.id, 'the site is being deleted');
    await tasks.spend(workTimeMs);
    await sites.remove(site);
  }

  async function install(site: Site, wanted: WantedRepository) {
    await tasks.spend(workTimeMs);
    const result = await repositories.finish(site, wanted);
    if (result.kind === 'refused') sayNotInstalled(store, site, result.reason);
    if (result.kind === 'aborted') sayNotInstalled(store, site, 'The sandbox was stopped.');
  }

  async function forgetNewRecord(id: number) {
    await tasks.spend(workTimeMs);
    newRecords.delete(id);
  }

  /** Goes on with what the site's phase says is to be done. */
  function goOn(site: Site) {
    if (site.phase === 'created' || site.phase === 'building') tasks.add(build(site));
    if (site.phase === 'deleting') tasks.add(remove(site));
  }

  return {
    goOn,
    remove(site: Site) {
      store.sites.setPhase(site.id, 'deleting');
      goOn({ ...site, phase: 'deleting' });
    },
    /** Installs the repository that `repositories.claim` has noted. A failure becomes an entry of the site's log. */
    install: (site: Site, wanted: WantedRepository) => tasks.add(install(site, wanted)),
    /** Notes that a record is new, for a while. */
    recordAdded(id: number) {
      newRecords.add(id);
      tasks.add(forgetNewRecord(id));
    },
    isNewRecord: (id: number): boolean => newRecords.has(id),
    /** At the start: goes on where the last sandbox was, and says which installs it left half done. */
    resume(undoneInstalls: Site[]) {
      for (const site of undoneInstalls) sayNotInstalled(store, site, 'The sandbox ended in the middle.');
      store.sites.list().forEach(goOn);
    },
    ended: tasks.ended,
  };
}

function sayNotInstalled(store: Store, site: Site, reason: string) {
  store.log.add(ofSite(site), `The repository could not be installed on ${site.domain}`, reason);
}
