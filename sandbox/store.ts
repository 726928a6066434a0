import { createQuery, openDatabase } from './store/database.ts';
import { deployTable } from './store/deploys.ts';
import { logTable, recordTable } from './store/records.ts';
import { repositoryTable, serverTable, siteTable } from './store/sites.ts';

export { StoreInUse } from './store/database.ts';
export { type Commit, type Deploy, type DeployEnd, hasFailed, type Variables } from './store/deploys.ts';
export {
  type FieldValue,
  type KindRecord,
  type LogEntry,
  type NotedEntry,
  type Owner,
  ofServer,
  ofSite,
  type SiteLogEntry,
} from './store/records.ts';
export type {
  App,
  NewSite,
  NotificationUrls,
  Repository,
  Server,
  Site,
  WantedRepository,
} from './store/sites.ts';

export type Store = ReturnType<typeof openStore>;

/**
 * Opens (or makes) the database and holds it alone until `close`. Every write is on disk when its function returns.
 *
 * @param servers the least number of servers; those that are missing are added
 * @throws StoreInUse when another process holds it.
 */
export function openStore(file: string, servers = 2) {
  const database = openDatabase(file);
  const query = createQuery(database);
  const store = {
    servers: serverTable(query),
    sites: siteTable(query),
    repositories: repositoryTable(query),
    deploys: deployTable(query),
    log: logTable(query),
    records: recordTable(query),
    transaction: query.transaction,
    close: () => database.close(),
  };
  query.transaction(() => {
    for (let nth = store.servers.list().length + 1; nth <= servers; nth += 1) store.servers.add(`web-${nth}`);
  });
  return store;
}
