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
});

const idRow = z.object({ id: z.number() });
export type Deploy = z.infer<typeof deployRow>;
/**
 * The end of a deploy. `stopped`: why the sandbox ended it, null when it ended by itself. `exit_status`: null also when a
 * signal ended the script.
 */
export type DeployEnd = Pick<Deploy, 'exit_status' | 'stopped'>;
export function deployTable({ row, rows, write, transaction }: Query) {
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
