import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { z } from 'zod';

const flag = z.number().transform((value) => value === 1);

const serverRow = z.object({
  id: z.number(),
  name: z.string(),
  ip_address: z.string(),
  php_version: z.number(),
  sqldb_version: z.number(),
  sites_count: z.number(),
  status: z.string(),
  created_at: z.string(),
});

const siteRow = z.object({
  id: z.number(),
  server_id: z.number(),
  domain: z.string(),
  web_directory: z.string(),
  project_root: z.string(),
  blogapp: flag,
  cloudstore: flag,
  webframework: flag,
  deploy_script: z.string(),
  chat_a_webhook_url: z.string().nullable(),
  chat_b_webhook_url: z.string().nullable(),
  deploy_webhook_url: z.string().nullable(),
  last_deploy_at: z.string().nullable(),
  phase: z.enum(['created', 'building', 'ready', 'deleting']),
  created_at: z.string(),
});

const repositoryRow = z.object({
  site_id: z.number(),
  provider: z.string(),
  user: z.string(),
  branch: z.string(),
  url: z.string(),
  state: z.enum(['installing', 'installed', 'removing']),
  deploy_failed: flag,
});

const deployRow = z.object({
  id: z.number(),
  site_id: z.number(),
  state: z.enum(['queued', 'running', 'ended']),
  created_at: z.string(),
  started_at: z.string().nullable(),
  ended_at: z.string().nullable(),
  exit_status: z.number().nullable(),
  stopped: z.string().nullable(),
});

const logRow = z.object({
  description: z.string(),
  content: z.string(),
  site_id: z.number().nullable(),
  server_id: z.number(),
  created_at: z.string(),
});

const siteLogRow = logRow.extend({ id: z.number(), deploy_id: z.number().nullable() });

const scalar = z.union([z.string(), z.number(), z.boolean()]);
const fieldValue = z.union([scalar, z.array(scalar)]).nullable();

const recordRow = z.object({
  id: z.number(),
  kind: z.string(),
  server_id: z.number(),
  site_id: z.number().nullable(),
  fields: z.preprocess((text) => JSON.parse(String(text)), z.record(z.string(), fieldValue)),
  created_at: z.string(),
});

const versionRow = z.object({ user_version: z.number() });
const idRow = z.object({ id: z.number() });
const countRow = z.object({ count: z.number() });

export type Server = z.infer<typeof serverRow>;
export type Site = z.infer<typeof siteRow>;
/** `deploy_failed`: of the last deploy of it that ended. */
export type Repository = z.infer<typeof repositoryRow>;
export type WantedRepository = Pick<Repository, 'provider' | 'user' | 'branch' | 'url'>;
export type Deploy = z.infer<typeof deployRow>;
/**
 * The end of a deploy. `stopped`: why the sandbox ended it, null when it ended by itself. `exit_status`: null also when a
 * signal ended the script.
 */
export type DeployEnd = Pick<Deploy, 'exit_status' | 'stopped'>;
export type LogEntry = z.infer<typeof logRow>;
/** An entry of a site's log. That of a deploy has no content of its own: it is in the deploy's file. */
export type SiteLogEntry = z.infer<typeof siteLogRow>;
/** A record of one of the kinds in `kinds.ts`: its own fields by name, and whose it is. */
export type KindRecord = z.infer<typeof recordRow>;
export type FieldValue = z.infer<typeof fieldValue>;
/** Whose a log entry or a record is; without a site it is the server's. */
export type Owner = { server_id: number; site_id: number | null };
export type App = 'blogapp' | 'cloudstore';
export type NotificationUrls = Pick<Site, 'chat_a_webhook_url' | 'chat_b_webhook_url' | 'deploy_webhook_url'>;
export type NewSite = Pick<
  Site,
  'server_id' | 'domain' | 'web_directory' | 'project_root' | 'deploy_script' | 'phase'
>;

export const ofServer = ({ id }: Server): Owner => ({ server_id: id, site_id: null });
export const ofSite = ({ id, server_id }: Site): Owner => ({ server_id, site_id: id });

export type Store = ReturnType<typeof openStore>;

/** Thrown when another process holds the data folder. */
export class StoreInUse extends Error {}

const schema = `
  CREATE TABLE IF NOT EXISTS servers (
    id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT NOT NULL UNIQUE, ip_address TEXT NOT NULL,
    php_version REAL NOT NULL, sqldb_version REAL NOT NULL, status TEXT NOT NULL, created_at TEXT NOT NULL
  ) STRICT;
  CREATE TABLE IF NOT EXISTS sites (
    id INTEGER PRIMARY KEY AUTOINCREMENT, server_id INTEGER NOT NULL REFERENCES servers,
    domain TEXT NOT NULL UNIQUE COLLATE NOCASE, web_directory TEXT NOT NULL, project_root TEXT NOT NULL,
    blogapp INTEGER NOT NULL DEFAULT 0, webframework INTEGER NOT NULL DEFAULT 0,
    deploy_script TEXT NOT NULL, last_deploy_at TEXT, created_at TEXT NOT NULL
  ) STRICT;
  CREATE TABLE IF NOT EXISTS repositories (
    site_id INTEGER PRIMARY KEY REFERENCES sites ON DELETE CASCADE, provider TEXT NOT NULL, user TEXT NOT NULL,
    branch TEXT NOT NULL, url TEXT NOT NULL, state TEXT NOT NULL
  ) STRICT;
  CREATE TABLE IF NOT EXISTS deploys (
    id INTEGER PRIMARY KEY AUTOINCREMENT, site_id INTEGER NOT NULL REFERENCES sites ON DELETE CASCADE,
    state TEXT NOT NULL, created_at TEXT NOT NULL, started_at TEXT
  ) STRICT;
  CREATE INDEX IF NOT EXISTS deploys_by_site ON deploys (site_id, state);
  -- No reference to sites: what happened to a site stays known after its end.
  CREATE TABLE IF NOT EXISTS log_entries (
    id INTEGER PRIMARY KEY AUTOINCREMENT, server_id INTEGER NOT NULL REFERENCES servers, site_id INTEGER,
    description TEXT NOT NULL, content TEXT NOT NULL, created_at TEXT NOT NULL
  ) STRICT;
  CREATE INDEX IF NOT EXISTS log_entries_by_server ON log_entries (server_id, id);
  CREATE INDEX IF NOT EXISTS log_entries_by_site ON log_entries (site_id, id);
  CREATE TABLE IF NOT EXISTS records (
    id INTEGER PRIMARY KEY AUTOINCREMENT, kind TEXT NOT NULL, server_id INTEGER NOT NULL REFERENCES servers,
    site_id INTEGER REFERENCES sites ON DELETE CASCADE, fields TEXT NOT NULL, created_at TEXT NOT NULL
  ) STRICT;
  CREATE INDEX IF NOT EXISTS records_by_owner ON records (kind, server_id, site_id);
  CREATE INDEX IF NOT EXISTS records_by_site ON records (site_id);
`;

/** Later additions to tables, for older data folders; the `user_version` counts those that a folder already has. */
const additions = [
  'ALTER TABLE sites ADD COLUMN cloudstore INTEGER NOT NULL DEFAULT 0',
  'ALTER TABLE sites ADD COLUMN chat_a_webhook_url TEXT',
  'ALTER TABLE sites ADD COLUMN chat_b_webhook_url TEXT',
  'ALTER TABLE sites ADD COLUMN deploy_webhook_url TEXT',
  'ALTER TABLE deploys ADD COLUMN ended_at TEXT',
  'ALTER TABLE deploys ADD COLUMN exit_status INTEGER',
  'ALTER TABLE deploys ADD COLUMN stopped TEXT',
  `ALTER TABLE sites ADD COLUMN phase TEXT NOT NULL DEFAULT 'ready'`,
  'ALTER TABLE repositories ADD COLUMN deploy_failed INTEGER NOT NULL DEFAULT 0',
  'ALTER TABLE log_entries ADD COLUMN deploy_id INTEGER',
];

/**
 * Opens (or makes) the database and holds it alone until `close`. Every write is on disk when its function returns.
 *
 * @throws StoreInUse when another process holds it.
 */
export function openStore(file: string) {
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
  if (store.servers.list().length === 0)
    query.transaction(() => ['web-1', 'web-2'].forEach(store.servers.add));
  return store;
}

function serverTable({ row, rows, write }: Query) {
  const select = `
    SELECT *, (SELECT count(*) FROM sites WHERE sites.server_id = servers.id) AS sites_count FROM servers`;
  return {
    list: () => rows(serverRow, `${select} ORDER BY id`),
    get: (id: number) => row(serverRow, `${select} WHERE id = ?`, id),
    add(name: string) {
      const sql = `INSERT INTO servers (name, ip_address, php_version, sqldb_version, status, created_at)
        VALUES (?, '127.0.0.1', 8.4, 8.4, 'Server is active', ?)`;
      write(sql, name, timestamp());
    },
  };
}

function siteTable({ row, rows, write }: Query) {
  return {
    list: () => rows(siteRow, 'SELECT * FROM sites ORDER BY id'),
    ofServer: (serverId: number) =>
      rows(siteRow, 'SELECT * FROM sites WHERE server_id = ? ORDER BY id', serverId),
    ofDomain: (domain: string) => row(siteRow, 'SELECT * FROM sites WHERE domain = ?', domain),
    get: (id: number) => row(siteRow, 'SELECT * FROM sites WHERE id = ?', id),
    /** Adds the site, returns its id. */
    add(site: NewSite): number {
      const sql = `INSERT INTO sites (server_id, domain, web_directory, project_root, deploy_script, phase, created_at)
        VALUES (?, ?, ?, ?, ?, ?, ?)`;
      const { server_id, domain, web_directory, project_root, deploy_script, phase } = site;
      return write(sql, server_id, domain, web_directory, project_root, deploy_script, phase, timestamp());
    },
    setPhase(id: number, phase: Site['phase']) {
      write('UPDATE sites SET phase = ? WHERE id = ?', phase, id);
    },
    setDeployScript(id: number, script: string) {
      write('UPDATE sites SET deploy_script = ? WHERE id = ?', script, id);
    },
    setApp(id: number, app: App, isInstalled: boolean) {
      write(`UPDATE sites SET ${app} = ? WHERE id = ?`, isInstalled ? 1 : 0, id);
    },
    setNotificationUrls(id: number, urls: NotificationUrls) {
      const sql = `UPDATE sites SET chat_a_webhook_url = ?, chat_b_webhook_url = ?, deploy_webhook_url = ?
        WHERE id = ?`;
      write(sql, urls.chat_a_webhook_url, urls.chat_b_webhook_url, urls.deploy_webhook_url, id);
    },
    /** Removes the site with all that belongs to it: repository, deploys, records. */
    remove(id: number) {
      write('DELETE FROM sites WHERE id = ?', id);
    },
  };
}

function repositoryTable({ row, rows, write }: Query) {
  return {
    ofSite: (siteId: number) => row(repositoryRow, 'SELECT * FROM repositories WHERE site_id = ?', siteId),
    /** Those that an install or a removal was busy with. */
    unsettled: () => rows(repositoryRow, `SELECT * FROM repositories WHERE state <> 'installed'`),
    add(siteId: number, { provider, user, branch, url }: WantedRepository, state: Repository['state']) {
      const sql = `INSERT INTO repositories (site_id, provider, user, branch, url, state)
        VALUES (?, ?, ?, ?, ?, ?)`;
      write(sql, siteId, provider, user, branch, url, state);
    },
    setState(siteId: number, state: Repository['state']) {
      write('UPDATE repositories SET state = ? WHERE site_id = ?', state, siteId);
    },
    remove(siteId: number) {
      write('DELETE FROM repositories WHERE site_id = ?', siteId);
    },
  };
}

function deployTable({ row, rows, write, transaction }: Query) {
  const ofSite = 'SELECT * FROM deploys WHERE site_id = ?';
  return {
    /** Counts the deploys of all sites in this state. */
    countOf: (state: Deploy['state']): number =>
      row(countRow, 'SELECT count(*) AS count FROM deploys WHERE state = ?', state)?.count ?? 0,
    count: (siteId: number): number =>
      row(countRow, 'SELECT count(*) AS count FROM deploys WHERE site_id = ?', siteId)?.count ?? 0,
    /** The one that runs first, then the newest. */
    newest: (siteId: number, size: number) =>
      rows(deployRow, `${ofSite} ORDER BY state = 'running' DESC, id DESC LIMIT ?`, siteId, size),
    ids: () => rows(idRow, 'SELECT id FROM deploys').map(({ id }) => id),
    idsOfSite: (siteId: number) =>
      rows(idRow, 'SELECT id FROM deploys WHERE site_id = ?', siteId).map(({ id }) => id),
    running: () => rows(deployRow, `SELECT * FROM deploys WHERE state = 'running' ORDER BY id`),
    /** True when a deploy of the site runs or waits. */
    isBusy: (siteId: number): boolean =>
      row(deployRow, `${ofSite} AND state <> 'ended' LIMIT 1`, siteId) !== null,
    nextQueued: (siteId: number) =>
      row(deployRow, `${ofSite} AND state = 'queued' ORDER BY id LIMIT 1`, siteId),
    lastStarted: (siteId: number) =>
      row(deployRow, `${ofSite} AND started_at IS NOT NULL ORDER BY id DESC LIMIT 1`, siteId),
    queue(siteId: number) {
      const sql = `INSERT INTO deploys (site_id, state, created_at) VALUES (?, 'queued', ?)`;
      write(sql, siteId, timestamp());
    },
    start(id: number) {
      write(`UPDATE deploys SET state = 'running', started_at = ? WHERE id = ?`, timestamp(), id);
    },
    /** Ends the deploy, however it went, moves the site's `last_deploy_at`, and marks its repository. */
    end({ id, site_id }: Deploy, { exit_status, stopped }: DeployEnd) {
      const endedAt = timestamp();
      const sql = `UPDATE deploys SET state = 'ended', ended_at = ?, exit_status = ?, stopped = ? WHERE id = ?`;
      transaction(() => {
        write(sql, endedAt, exit_status, stopped, id);
        write('UPDATE sites SET last_deploy_at = ? WHERE id = ?', endedAt, site_id);
        const failed = stopped !== null || exit_status !== 0;
        write('UPDATE repositories SET deploy_failed = ? WHERE site_id = ?', failed ? 1 : 0, site_id);
      });
    },
    dropQueued(siteId: number) {
      write(`DELETE FROM deploys WHERE site_id = ? AND state = 'queued'`, siteId);
    },
  };
}

function logTable({ row, rows, write }: Query) {
  const ofServer = 'FROM log_entries WHERE server_id = ? AND deploy_id IS NULL';
  return {
    count: (serverId: number): number =>
      row(countRow, `SELECT count(*) AS count ${ofServer}`, serverId)?.count ?? 0,
    /** Entries of the server and of its sites, without those of deploys, the newest first. */
    page: (serverId: number, skip: number, size: number) =>
      rows(logRow, `SELECT * ${ofServer} ORDER BY id DESC LIMIT ? OFFSET ?`, serverId, size, skip),
    countOfSite: (siteId: number): number =>
      row(countRow, 'SELECT count(*) AS count FROM log_entries WHERE site_id = ?', siteId)?.count ?? 0,
    /** Entries of the site, with those of its deploys, the newest first. */
    pageOfSite: (siteId: number, skip: number, size: number) =>
      rows(
        siteLogRow,
        'SELECT * FROM log_entries WHERE site_id = ? ORDER BY id DESC LIMIT ? OFFSET ?',
        siteId,
        size,
        skip,
      ),
    get: (id: number) => row(siteLogRow, 'SELECT * FROM log_entries WHERE id = ?', id),
    add({ server_id, site_id }: Owner, description: string, content = '') {
      const sql = `INSERT INTO log_entries (server_id, site_id, description, content, created_at)
        VALUES (?, ?, ?, ?, ?)`;
      write(sql, server_id, site_id, description, content, timestamp());
    },
    addDeploy({ server_id, site_id }: Owner, description: string, deployId: number) {
      const sql = `INSERT INTO log_entries (server_id, site_id, description, content, created_at, deploy_id)
        VALUES (?, ?, ?, '', ?, ?)`;
      write(sql, server_id, site_id, description, timestamp(), deployId);
    },
  };
}

function recordTable({ row, rows, write }: Query) {
  return {
    list: (kind: string, { server_id, site_id }: Owner) =>
      rows(
        recordRow,
        'SELECT * FROM records WHERE kind = ? AND server_id = ? AND site_id IS ? ORDER BY id',
        kind,
        server_id,
        site_id,
      ),
    count: (kind: string, { server_id, site_id }: Owner): number =>
      row(
        countRow,
        'SELECT count(*) AS count FROM records WHERE kind = ? AND server_id = ? AND site_id IS ?',
        kind,
        server_id,
        site_id,
      )?.count ?? 0,
    /** The newest first. */
    newest: (kind: string, { server_id, site_id }: Owner, size: number) =>
      rows(
        recordRow,
        'SELECT * FROM records WHERE kind = ? AND server_id = ? AND site_id IS ? ORDER BY id DESC LIMIT ?',
        kind,
        server_id,
        site_id,
        size,
      ),
    get: (kind: string, id: number) =>
      row(recordRow, 'SELECT * FROM records WHERE kind = ? AND id = ?', kind, id),
    /** Adds the record, returns its id. Ids are one sequence for all kinds. */
    add(kind: string, { server_id, site_id }: Owner, fields: Record<string, FieldValue>): number {
      const sql = 'INSERT INTO records (kind, server_id, site_id, fields, created_at) VALUES (?, ?, ?, ?, ?)';
      return write(sql, kind, server_id, site_id, JSON.stringify(fields), timestamp());
    },
    remove(id: number) {
      write('DELETE FROM records WHERE id = ?', id);
    },
  };
}

type Query = ReturnType<typeof createQuery>;

function createQuery(database: DatabaseSync) {
  const rows = <Row>(shape: z.ZodType<Row>, sql: string, ...values: SQLInputValue[]): Row[] => {
    const found = database.prepare(sql).all(...values);
    return found.map((row) => shape.parse(row));
  };
  return {
    rows,
    row: <Row>(shape: z.ZodType<Row>, sql: string, ...values: SQLInputValue[]): Row | null =>
      rows(shape, sql, ...values)[0] ?? null,
    /** Returns the id of the row it added, if it added one. */
    write: (sql: string, ...values: SQLInputValue[]): number =>
      Number(database.prepare(sql).run(...values).lastInsertRowid),
    transaction(work: () => void) {
      database.exec('BEGIN');
      try {
        work();
        database.exec('COMMIT');
      } catch (error) {
        database.exec('ROLLBACK');
        throw error;
      }
    },
  };
}

function openDatabase(file: string): DatabaseSync {
  const database = new DatabaseSync(file);
  try {
    // The exclusive lock is the operating system's: it ends with the process, however that ends.
    database.exec('PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;');
    database.exec('PRAGMA foreign_keys = ON');
    database.exec(schema);
    addLater(database);
    return database;
  } catch (error) {
    database.close();
    if (error instanceof Error && error.message.includes('locked'))
      throw new StoreInUse(file, { cause: error });
    throw error;
  }
}

function addLater(database: DatabaseSync) {
  const { user_version: got } = versionRow.parse(database.prepare('PRAGMA user_version').get());
  for (const [index, sql] of additions.entries()) {
    if (index >= got) database.exec(`BEGIN; ${sql}; PRAGMA user_version = ${index + 1}; COMMIT`);
  }
}

/** Now, as the API writes it: `YYYY-MM-DD HH:MM:SS`, in UTC. */
function timestamp(): string {
  return new Date().toISOString().slice(0, 19).replace('T', ' ');
}
