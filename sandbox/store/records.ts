import { z } from 'zod';
import { countRow, type Query, timestamp } from './database.ts';
import type { Server, Site } from './sites.ts';

const logRow = z.object({
  description: z.string(),
  content: z.string(),
  site_id: z.number().nullable(),
  server_id: z.number(),
  created_at: z.string(),
});

const notedRow = logRow.extend({ note: z.string() });
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

export type LogEntry = z.infer<typeof logRow>;
/** An entry with what only the page for people tells. */
export type NotedEntry = z.infer<typeof notedRow>;
/** An entry of a site's log. That of a deploy has no content of its own: it is in the deploy's file. */
export type SiteLogEntry = z.infer<typeof siteLogRow>;
/** A record of one of the kinds in `kinds.ts`: its own fields by name, and whose it is. */
export type KindRecord = z.infer<typeof recordRow>;
export type FieldValue = z.infer<typeof fieldValue>;
/** Whose a log entry or a record is; without a site it is the server's. */
export type Owner = { server_id: number; site_id: number | null };
export const ofServer = ({ id }: Server): Owner => ({ server_id: id, site_id: null });
export const ofSite = ({ id, server_id }: Site): Owner => ({ server_id, site_id: id });

export function logTable({ row, rows, write }: Query) {
  const ofServer = 'FROM log_entries WHERE server_id = ? AND deploy_id IS NULL';
  const ofOneSite = "FROM log_entries WHERE site_id = ? AND note = ''";
  return {
    count: (serverId: number): number =>
      row(countRow, `SELECT count(*) AS count ${ofServer}`, serverId)?.count ?? 0,
    /** Entries of the server and of its sites, without those of deploys, the newest first. */
    page: (serverId: number, skip: number, size: number) =>
      rows(siteLogRow, `SELECT * ${ofServer} ORDER BY id DESC LIMIT ? OFFSET ?`, serverId, size, skip),
    /** The newest of `page`. */
    newest: (serverId: number, size: number) =>
      rows(notedRow, `SELECT * ${ofServer} ORDER BY id DESC LIMIT ?`, serverId, size),
    countOfSite: (siteId: number): number =>
      row(countRow, `SELECT count(*) AS count ${ofOneSite}`, siteId)?.count ?? 0,
    /** Entries of the site, with those of its deploys, the newest first. That a deploy has ended its own entry says. */
    pageOfSite: (siteId: number, skip: number, size: number) =>
      rows(siteLogRow, `SELECT * ${ofOneSite} ORDER BY id DESC LIMIT ? OFFSET ?`, siteId, size, skip),
    get: (id: number) => row(siteLogRow, `SELECT * FROM log_entries WHERE id = ? AND note = ''`, id),
    ofDeploy: (deployId: number) =>
      row(siteLogRow, 'SELECT * FROM log_entries WHERE deploy_id = ?', deployId),
    add({ server_id, site_id }: Owner, description: string, content = '', note = '') {
      const sql = `INSERT INTO log_entries (server_id, site_id, description, content, note, created_at)
        VALUES (?, ?, ?, ?, ?, ?)`;
      write(sql, server_id, site_id, description, content, note, timestamp());
    },
    addDeploy({ server_id, site_id }: Owner, description: string, deployId: number) {
      const sql = `INSERT INTO log_entries (server_id, site_id, description, content, created_at, deploy_id)
        VALUES (?, ?, ?, '', ?, ?)`;
      write(sql, server_id, site_id, description, timestamp(), deployId);
    },
  };
}

export function recordTable({ row, rows, write }: Query) {
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
