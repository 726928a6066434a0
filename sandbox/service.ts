import { createBackground } from './background.ts';
import { createDeploys } from './deploys.ts';
import { type Folders, openFolders } from './folders.ts';
import { gitEnvironment } from './git.ts';
import { createNotifications } from './notifications.ts';
import type { Options } from './options.ts';
import { createRepositories, repairRepositories } from './repositories.ts';
import { createRestarts } from './restarts.ts';
import { createSites } from './sites.ts';
import { openStore } from './store.ts';
import { createTurns } from './turns.ts';

export type Service = ReturnType<typeof openService>;

/**
 * Opens the data folder, repairs what a killed sandbox left half done, and goes on with the deploys that wait.
 *
 * @param searchPath PATH of git and of the deploy scripts; nothing else of our environment reaches them.
 * @throws StoreInUse when another sandbox uses the data folder.
 */
export function openService(options: Options, searchPath: string) {
  const folders = openFolders(options.dataFolder);
  const store = openStore(folders.database, options.servers);
  const shutdown = new AbortController();
  const closing = shutdown.signal;
  const environment = programEnvironment(searchPath, folders);
  const turns = createTurns();
  const notifications = createNotifications({ store, closing, timeLimitMs: options.notificationTimeoutMs });
  const deploys = createDeploys({
    store,
    folders,
    environment,
    timeLimitMs: options.deployTimeoutMs,
    logsAtEnd: options.service === 'family' && !options.without.has('live-log'),
    failures: options.failDeploys,
    onEnd: (site) => notifications.deployEnded(site.id),
    closing,
  });
  const repositories = createRepositories({ store, folders, deploys, environment, turns, closing });
  const restarts = createRestarts({ store, deploys, restartMs: options.restartMs });
  const sites = createSites({ store, folders, deploys, turns });
  const isFamily = options.service === 'family';
  const background = createBackground({
    store,
    sites,
    repositories,
    deploys,
    // Work that a sandbox of the family left unfinished is done at once.
    workTimeMs: isFamily ? options.workTimeMs : 0,
    closing,
  });
  const undone = repairRepositories(store, folders);
  folders.repair(store.sites.list(), store.deploys.ids());
  deploys.resume();
  background.resume(isFamily ? undone : []);
  return {
    store,
    folders,
    deploys,
    repositories,
    sites,
    background,
    restarts,
    edge: options.edge,
    certificates: options.certificates,
    gitBase: options.gitBase,
    /** Ends what runs and lets go of the data folder. */
    async close() {
      shutdown.abort('the sandbox was stopped');
      restarts.close();
      await Promise.all([deploys.ended(), turns.ended(), background.ended()]);
      await notifications.ended();
      store.close();
    },
  };
}

/** The environment of git and of the deploy scripts. */
function programEnvironment(searchPath: string, folders: Folders) {
  return {
    PATH: searchPath,
    HOME: folders.home,
    LANG: 'C.UTF-8',
    ...gitEnvironment(folders.sites.root),
  };
}
