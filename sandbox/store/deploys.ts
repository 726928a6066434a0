import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { countRow, type Query, timestamp } from './database.ts';

const deployRow = z.object({
  id: z.number(),
  site_id: z.number(),
  state: z.enum(['queued', 'running', 'ended']),
  created_at: z.string(),
  started_at: z.string().nullable(),
  ended_at: z.string().nullable(),
  exit_status: z.number().nullable(),
  stopped: z.string().nullable(),
  /** The id that clients see. */
  uuid: z.string(),
  /** The variables that its script gets beside those of every deploy. */
  variables: z.string().nullable().transform(readVariables),
  commit_hash: z.string().nullable(),
  commit_message: z.string().nullable(),
});

const idRow = z.object({ id: z.number() });
export type Deploy = z.infer<typeof deployRow>;
/**
 * The end of a deploy. `stopped`: why the sandbox ended it, null when it ended by itself. `exit_status`: null also when a
 * signal ended the script. The commit is the one that is checked out then.
 */
export type DeployEnd = Pick<Deploy, 'exit_status' | 'stopped'> & Commit;
export type Commit = Pick<Deploy, 'commit_hash' | 'commit_message'>;
export type Variables = Readonly<Record<string, string>>;

export const hasFailed = ({ stopped, exit_status }: Pick<Deploy, 'exit_status' | 'stopped'>): boolean =>
  stopped !== null || exit_status !== 0;

export function deployTable({ row, rows, write }: Query) {
  const ofSite = 'SELECT * FROM deploys WHERE site_id = ?';
  const atRest = "AND state <> 'running'";
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
    ofUuid: (siteId: number, uuid: string) => row(deployRow, `${ofSite} AND uuid = ?`, siteId, uuid),
    runningOf: (siteId: number) => row(deployRow, `${ofSite} AND state = 'running'`, siteId),
    countAtRest: (siteId: number): number =>
      row(countRow, `SELECT count(*) AS count FROM deploys WHERE site_id = ? ${atRest}`, siteId)?.count ?? 0,
    /** Those that do not run, the newest first. */
    pageAtRest: (siteId: number, skip: number, size: number) =>
      rows(deployRow, `${ofSite} ${atRest} ORDER BY id DESC LIMIT ? OFFSET ?`, siteId, size, skip),
    /** Returns its UUID. */
    queue(siteId: number, variables: Variables): string {
      const uuid = randomUUID();
      const sql = `INSERT INTO deploys (site_id, state, created_at, uuid, variables) VALUES (?, 'queued', ?, ?, ?)`;
      write(sql, siteId, timestamp(), uuid, JSON.stringify(variables));
      return uuid;
    },
    /** Starts the deploy, and forgets its variables: they may be secrets. */
    start(id: number) {
      const sql = `UPDATE deploys SET state = 'running', started_at = ?, variables = NULL WHERE id = ?`;
      write(sql, timestamp(), id);
    },
    /** Ends the deploy, however it went, moves the site's `last_deploy_at`, and marks its repository. Belongs in a transaction. */
    end({ id, site_id }: Deploy, how: DeployEnd) {
      const endedAt = timestamp();
      const { exit_status, stopped, commit_hash, commit_message } = how;
      const sql = `UPDATE deploys SET state = 'ended', ended_at = ?, exit_status = ?, stopped = ?, commit_hash = ?,
        commit_message = ? WHERE id = ?`;
      write(sql, endedAt, exit_status, stopped, commit_hash, commit_message, id);
      write('UPDATE sites SET last_deploy_at = ? WHERE id = ?', endedAt, site_id);
      write('UPDATE repositories SET deploy_failed = ? WHERE site_id = ?', hasFailed(how) ? 1 : 0, site_id);
    },
    dropQueued(siteId: number) {
      write(`DELETE FROM deploys WHERE site_id = ? AND state = 'queued'`, siteId);
    },
  };
}

function readVariables(text: string | null): Variables {
  return z.record(z.string(), z.string()).parse(JSON.parse(text ?? '{}'));
}
