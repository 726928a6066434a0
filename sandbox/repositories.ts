import { mkdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import type { Deploys } from './deploys.ts';
import { type Folders, prepareEnv } from './folders.ts';
import { type CloneResult, clone } from './git.ts';
import type { Repository, Site, Store } from './store.ts';

export type InstallResult = CloneResult | { kind: 'already installed' };

export type Repositories = ReturnType<typeof createRepositories>;

/** Installs and removes the repository of a site; one at a time for each site. */
export function createRepositories(parts: {
  store: Store;
  folders: Folders;
  deploys: Deploys;
  environment: Record<string, string>;
  /** Ends running clones when the sandbox closes. */
  closing: AbortSignal;
}) {
  const { store, folders, deploys, environment, closing } = parts;
  const turns = createTurns();

  async function install(site: Site, wanted: Omit<Repository, 'site_id' | 'state'>): Promise<InstallResult> {
    if (store.repositories.ofSite(site.id) !== null) return { kind: 'already installed' };
    const folder = folders.workPath();
    mkdirSync(folder);
    const { url, branch } = wanted;
    const result = await clone({ url, branch, folder, environment, signal: closing });
    if (result.kind !== 'cloned') {
      await rm(folder, { recursive: true, force: true });
      return result;
    }
    prepareEnv(folder);
    // The row comes first: a sandbox killed before `installed` finds it at its next start and undoes the install.
    store.repositories.add({ ...wanted, site_id: site.id, state: 'installing' });
    const replaced = folders.replaceSite(site, folder);
    store.repositories.setState(site.id, 'installed');
    await replaced;
    return result;
  }

  async function remove(site: Site) {
    if (store.repositories.ofSite(site.id) === null) return;
    store.repositories.setState(site.id, 'removing');
    await deploys.stop(site.id);
    const replaced = folders.emptySite(site);
    store.repositories.remove(site.id);
    await replaced;
  }

  return {
    /**
     * At the start: undoes the installs and finishes the removals that a killed sandbox was busy with;
     * `folders.repair` comes next.
     */
    repair() {
      for (const { site_id } of store.repositories.unsettled()) {
        const site = store.sites.get(site_id);
        if (site !== null) folders.dropSite(site);
        store.deploys.dropQueued(site_id);
        store.repositories.remove(site_id);
      }
    },
    /** Clones the repository in place of what the site's folder holds. */
    install: (site: Site, wanted: Omit<Repository, 'site_id' | 'state'>) =>
      turns.take(site.id, () => install(site, wanted)),
    /** Ends the site's deploys and empties its folder, `.env` included. Without a repository nothing happens. */
    remove: (site: Site) => turns.take(site.id, () => remove(site)),
    /** Resolves when nothing is being installed or removed; call it after `closing` has aborted. */
    ended: () => turns.ended(),
  };
}

/** Runs the work of one key after another, in the order asked for. */
function createTurns() {
  const last = new Map<number, Promise<unknown>>();
  return {
    async take<Result>(key: number, work: () => Promise<Result>): Promise<Result> {
      const before = last.get(key) ?? Promise.resolve();
      const turn = before.catch(() => {}).then(work);
      last.set(key, turn);
      try {
        return await turn;
      } finally {
        if (last.get(key) === turn) last.delete(key);
      }
    },
    ended: () => Promise.allSettled(last.values()),
  };
}
