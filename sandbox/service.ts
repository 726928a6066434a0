import { createDeploys } from './deploys.ts';
import { openFolders } from './folders.ts';
import { gitEnvironment } from './git.ts';
import type { Options } from './options.ts';
import { createRepositories } from './repositories.ts';
import { openStore } from './store.ts';

export type Service = ReturnType<typeof openService>;

/**
 * Opens the data folder, repairs what a killed sandbox left half done, and goes on with the deploys that wait.
 *
 * @param searchPath PATH of git and of the deploy scripts; nothing else of our environment reaches them.
 * @throws StoreInUse when another sandbox uses the data folder.
 */
export function openService(options: Options, searchPath: string) {
  const folders = openFolders(options.dataFolder);
  const store = openStore(folders.database);
  const closing = new AbortController();
  const environment = {
    PATH: searchPath,
    HOME: folders.home,
    LANG: 'C.UTF-8',
    ...gitEnvironment(folders.sites),
  };
  const deploys = createDeploys({
    store,
    folders,
    environment,
    timeLimitMs: options.deployTimeoutMs,
    failures: options.failDeploys,
    closing: closing.signal,
  });
  const repositories = createRepositories({ store, folders, deploys, environment, closing: closing.signal });
  repositories.repair();
  folders.repair(store.sites.list());
  deploys.resume();
  return {
    store,
    folders,
    deploys,
    repositories,
    gitBase: options.gitBase,
    /** Ends what runs and lets go of the data folder. */
    async close() {
      closing.abort();
      await Promise.all([deploys.ended(), repositories.ended()]);
      store.close();
    },
  };
}
