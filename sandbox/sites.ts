import type { Deploys } from './deploys.ts';
import type { Folders } from './folders.ts';
import { ofSite, type Site, type Store } from './store.ts';
import type { Turns } from './turns.ts';

export type Sites = ReturnType<typeof createSites>;

/** Deletes sites. */
export function createSites(parts: { store: Store; folders: Folders; deploys: Deploys; turns: Turns }) {
  const { store, folders, deploys, turns } = parts;

  async function removeRest(site: Site, deployIds: number[]) {
    await deploys.stop(site.id, 'the site is being deleted');
    await folders.sites.remove(site);
    folders.logs.remove(deployIds);
  }

  return {
    /**
     * Deletes the site. Its record and all that belongs to it go at once, so that nothing new begins on it; what is
     * left (a running deploy, the folder, the logs) is gone when this resolves, or at the next start of a killed sandbox.
     */
    remove(site: Site): Promise<void> {
      const deployIds = store.deploys.idsOfSite(site.id);
      store.sites.remove(site.id);
      store.log.add(ofSite(site), `Site ${site.domain} deleted`);
      return turns.take(site.id, () => removeRest(site, deployIds));
    },
  };
}
