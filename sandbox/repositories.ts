import { mkdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import type { Deploys } from './deploys.ts';
import { type Folders, prepareEnv } from './folders.ts';
import { type CloneResult, clone } from './git.ts';
import { ofSite, type Site, type Store, type WantedRepository } from './store.ts';
import type { Turns } from './turns.ts';

type FinishResult = CloneResult | { kind: 'no site' };
type InstallResult = FinishResult | { kind: 'already installed' };

export type Repositories = ReturnType<typeof createRepositories>;

/** Installs and removes the repository of a site; one at a time for each site. */
export function createRepositories(parts: {
  store: Store;
  folders: Folders;
  deploys: Deploys;
  environment: Record<string, string>;
  /** The turns of each site. */
  turns: Turns;
  /** Ends running clones when the sandbox closes. */
  closing: AbortSignal;
}) {
  const { store, folders, deploys, environment, turns, closing } = parts;

  async function cloneInto(folder: string, { url, branch }: WantedRepository): Promise<CloneResult> {
    mkdirSync(folder);
    return clone({ url, branch, folder, environment, signal: closing });
  }

  async function finish(site: Site, wanted: WantedRepository): Promise<FinishResult> {
    const folder = folders.workPath();
    const cloned = await cloneInto(folder, wanted).catch((error) => {
      store.repositories.remove(site.id);
      throw error;
    });
    // The site may have been deleted meanwhile.
    const result: FinishResult = store.sites.get(site.id) === null ? { kind: 'no site' } : cloned;
    if (result.kind !== 'cloned') {
      await rm(folder, { recursive: true, force: true });
      store.repositories.remove(site.id);
      return result;
    }
    prepareEnv(folder);
    const replaced = folders.sites.replace(site, folder);
    store.repositories.setState(site.id, 'installed');
    store.log.add(ofSite(site), `Repository installed on ${site.domain}`);
    await replaced;
    return result;
  }

  async function remove(site: Site) {
    if (store.repositories.ofSite(site.id) === null) return;
    store.repositories.setState(site.id, 'removing');
    await deploys.stop(site.id, 'the repository is being removed');
    const replaced = folders.sites.empty(site);
    store.repositories.remove(site.id);
    store.log.add(ofSite(site), `Repository removed from ${site.domain}`);
    await replaced;
  }

  return {
    /** Clones the repository in place of what the site's folder holds. */
    install: (site: Site, wanted: WantedRepository): Promise<InstallResult> =>
      turns.take(site.id, async () =>
        claim(store, site, wanted) ? finish(site, wanted) : { kind: 'already installed' },
      ),
    /** The first half of an install: false when the site has a repository, or gets one. `finish` must follow. */
    claim: (site: Site, wanted: WantedRepository): boolean => claim(store, site, wanted),
    /** The second half. What goes wrong leaves the site without a repository. */
    finish: (site: Site, wanted: WantedRepository) => turns.take(site.id, () => finish(site, wanted)),
    /** Ends the site's deploys and empties its folder, `.env` included. Without a repository nothing happens. */
    remove: (site: Site) => turns.take(site.id, () => remove(site)),
  };
}

/**
 * At the start: undoes the installs and finishes the removals that a killed sandbox was busy with;
 * `folders.repair` comes next. Returns the sites whose install was undone.
 */
export function repairRepositories(store: Store, folders: Folders): Site[] {
  const undone: Site[] = [];
  for (const { site_id, state } of store.repositories.unsettled()) {
    const site = store.sites.get(site_id);
    if (site !== null) folders.sites.drop(site);
    if (site !== null && state === 'installing') undone.push(site);
    store.deploys.dropQueued(site_id);
    store.repositories.remove(site_id);
  }
  return undone;
}

// The row comes first: a sandbox killed before `installed` finds it at its next start and undoes the install.
function claim(store: Store, site: Site, wanted: WantedRepository): boolean {
  if (store.repositories.ofSite(site.id) !== null) return false;
  store.repositories.add(site.id, wanted, 'installing');
  return true;
}
