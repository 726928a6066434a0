import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { z } from 'zod';

/** Thrown when another process holds the data folder. */
export class StoreInUse extends Error {}

export type Query = ReturnType<typeof createQuery>;

export function createQuery(database: DatabaseSync) {
  const prepared = new Map<string, StatementSync>();
  const prepare = (sql: string): StatementSync => {
    const statement = prepared.get(sql) ?? database.prepare(sql);
    prepared.set(sql, statement);
    return statement;
  };
  const rows = <Row>(shape: z.ZodType<Row>, sql: string, ...values: SQLInputValue[]): Row[] => {
    const found = prepare(sql).all(...values);
    return found.map((row) => shape.parse(row));
  };
  return {
    rows,
    row: <Row>(shape: z.ZodType<Row>, sql: string, ...values: SQLInputValue[]): Row | null =>
      rows(shape, sql, ...values)[0] ?? null,
    /** Returns the id of the row it added, if it added one. */
    write: (sql: string, ...values: SQLInputValue[]): number =>
      Number(prepare(sql).run(...values).lastInsertRowid),
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

/** Opens the database, or makes it, and holds it alone. */
export function openDatabase(file: string): DatabaseSync {
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
export function timestamp(): string {
  return new Date().toISOString().slice(0, 19).replace('T', ' ');
}

/** The number of rows. */
export const countRow = z.object({ count: z.number() });

const versionRow = z.object({ user_version: z.number() });
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
  `ALTER TABLE log_entries ADD COLUMN note TEXT NOT NULL DEFAULT ''`,
  `ALTER TABLE deploys ADD COLUMN uuid TEXT NOT NULL DEFAULT '';
   UPDATE deploys SET uuid = printf('00000000-0000-4000-8000-%012x', id)`,
  'ALTER TABLE deploys ADD COLUMN variables TEXT',
  'ALTER TABLE deploys ADD COLUMN commit_hash TEXT',
  'ALTER TABLE deploys ADD COLUMN commit_message TEXT',
];
