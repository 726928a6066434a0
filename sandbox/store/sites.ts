import { z } from 'zod';
import { countRow, type Query, timestamp } from './database.ts';

/** SQLite has no truth values. */
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

const phpRow = serverRow.pick({ php_version: true });

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

export type Server = z.infer<typeof serverRow>;
export type Site = z.infer<typeof siteRow>;
/** `deploy_failed`: of the last deploy of it that ended. */
export type Repository = z.infer<typeof repositoryRow>;
export type WantedRepository = Pick<Repository, 'provider' | 'user' | 'branch' | 'url'>;
export type App = 'blogapp' | 'cloudstore';
export type NotificationUrls = Pick<Site, 'chat_a_webhook_url' | 'chat_b_webhook_url' | 'deploy_webhook_url'>;
export type NewSite = Pick<
  Site,
  'server_id' | 'domain' | 'web_directory' | 'project_root' | 'deploy_script' | 'phase'
>;

export function serverTable({ row, rows, write }: Query) {
  const select = `
    SELECT *, (SELECT count(*) FROM sites WHERE sites.server_id = servers.id) AS sites_count FROM servers`;
  return {
    list: () => rows(serverRow, `${select} ORDER BY id`),
    get: (id: number) => row(serverRow, `${select} WHERE id = ?`, id),
    phpVersionOf: (id: number) =>
      row(phpRow, 'SELECT php_version FROM servers WHERE id = ?', id)?.php_version,
    add(name: string) {
      const sql = `INSERT INTO servers (name, ip_address, php_version, sqldb_version, status, created_at)
        VALUES (?, '127.0.0.1', 8.4, 8.4, 'Server is active', ?)`;
      write(sql, name, timestamp());
    },
  };
}

export function siteTable({ row, rows, write }: Query) {
  const found = 'FROM sites WHERE server_id = ? AND instr(lower(domain), lower(?)) > 0';
  return {
    list: () => rows(siteRow, 'SELECT * FROM sites ORDER BY id'),
    ofServer: (serverId: number) =>
      rows(siteRow, 'SELECT * FROM sites WHERE server_id = ? ORDER BY id', serverId),
    /** Those of a server with this text in their domain, in upper or lower case. */
    countOfServer: (serverId: number, text: string): number =>
      row(countRow, `SELECT count(*) AS count ${found}`, serverId, text)?.count ?? 0,
    pageOfServer: (serverId: number, text: string, skip: number, size: number) =>
      rows(siteRow, `SELECT * ${found} ORDER BY id LIMIT ? OFFSET ?`, serverId, text, size, skip),
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

export function repositoryTable({ row, rows, write }: Query) {
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
