import type { Manner } from '../api/manner.ts';
import { type Kind, keptFields, kinds } from '../kinds.ts';
import { notificationUrls } from '../notifications.ts';
import { awayStatus } from '../restarts.ts';
import type { Service } from '../service.ts';
import type { SiteStatus } from '../site-status.ts';
import type { FieldValue, KindRecord, NotedEntry } from '../store.ts';
import { type Deploy, type Owner, ofServer, ofSite, type Server, type Site, type Store } from '../store.ts';
import type { Vocabulary } from '../vocabulary.ts';

/** The contents of the page, and nothing else: no token, no `.env`, no password, no notification URL. */
export type Overview = {
  /** `YYYY-MM-DD HH:MM:SS`, in UTC. */
  takenAt: string;
  running: number;
  waiting: number;
  servers: ServerView[];
};

/** The newest of a list that may be longer. */
export type Newest<Item> = { items: Item[]; total: number };

export type ServerView = {
  server: Server;
  isAway: boolean;
  sites: Newest<SiteView>;
  records: RecordsView[];
  log: Newest<NotedEntry>;
};

export type SiteView = {
  id: number;
  domain: string;
  /** Null where the API shows none either. */
  status: SiteStatus | null;
  webDirectory: string;
  lastDeployAt: string | null;
  repository: { provider: string; branch: string; url: string } | null;
  apps: string[];
  /** The channels that have a URL. */
  notifications: string[];
  deploys: Newest<DeployView>;
  records: RecordsView[];
};

/** A deploy with the end of its log, if that was asked for and there is one, and with the id that the API shows, if it shows one. */
export type DeployView = Omit<Deploy, 'variables' | 'uuid'> & {
  uuid: string | null;
  log: { text: string; bytesBefore: number } | null;
};

export type RecordsView = {
  singular: Kind['singular'];
  fields: string[];
  records: Newest<{ id: number; values: FieldValue[]; createdAt: string }>;
};

/** The most of everything that the page shows. */
export const maximum = { sites: 20, deploys: 5, records: 20, logEntries: 10, logBytes: 16 * 1024 };

/** Reads what the page shows; `wantsLog` says of which deploys it wants the log. */
export function readOverview(
  service: Service,
  { manner, vocabulary }: { manner: Manner; vocabulary: Vocabulary },
  wantsLog: (deploy: Pick<Deploy, 'id' | 'state' | 'started_at'>) => boolean,
): Overview {
  const { store, folders, restarts } = service;

  function viewServer(server: Server): ServerView {
    const isAway = restarts.secondsLeft(server.id) !== null;
    const sites = store.sites.ofServer(server.id).toReversed().slice(0, maximum.sites);
    return {
      server: isAway ? { ...server, status: awayStatus } : server,
      isAway,
      sites: { items: sites.map(viewSite), total: server.sites_count },
      records: viewRecords(store, 'server', ofServer(server)),
      log: { items: store.log.newest(server.id, maximum.logEntries), total: store.log.count(server.id) },
    };
  }

  function viewSite(site: Site): SiteView {
    const found = store.repositories.ofSite(site.id);
    const repository = found?.state === 'installing' ? null : found;
    return {
      id: site.id,
      domain: site.domain,
      status: manner.status(service, site),
      webDirectory: site.web_directory,
      lastDeployAt: site.last_deploy_at,
      repository: repository && {
        provider: vocabulary.spell(repository.provider),
        branch: repository.branch,
        url: withoutCredentials(repository.url),
      },
      apps: (['blogapp', 'cloudstore'] as const).filter((app) => site[app]).map(vocabulary.spell),
      notifications: Object.entries(notificationUrls(site))
        .filter(([, url]) => url !== null)
        .map(([channel]) => vocabulary.spell(channel)),
      deploys: {
        items: store.deploys.newest(site.id, maximum.deploys).map(viewDeploy),
        total: store.deploys.count(site.id),
      },
      records: viewRecords(store, 'site', ofSite(site)),
    };
  }

  function viewDeploy({ variables, ...deploy }: Deploy): DeployView {
    const hasLog = deploy.started_at !== null && wantsLog(deploy);
    return {
      ...deploy,
      uuid: manner.hasDeployments ? deploy.uuid : null,
      log: hasLog ? folders.logs.readEnd(deploy.id, maximum.logBytes) : null,
    };
  }

  return {
    takenAt: new Date().toISOString().slice(0, 19).replace('T', ' '),
    running: store.deploys.countOf('running'),
    waiting: store.deploys.countOf('queued'),
    servers: store.servers.list().map(viewServer),
  };
}

function viewRecords(store: Store, of: Kind['owner'], owner: Owner): RecordsView[] {
  return kinds
    .filter((kind) => kind.owner === of)
    .map((kind) => {
      const { singular } = kind;
      const kept = keptFields(kind).map(([name]) => name);
      const view = ({ id, fields: values, created_at }: KindRecord) => ({
        id,
        values: kept.map((field) => values[field] ?? null),
        createdAt: created_at,
      });
      const items = store.records.newest(singular, owner, maximum.records).map(view);
      const total = store.records.count(singular, owner);
      return { singular, fields: kept, records: { items, total } };
    });
}

/** A git URL without what may be a secret in it: user name, password, query. */
function withoutCredentials(url: string): string {
  return url.replace(/^(\w+:\/\/)[^/?#]*@/, '$1').replace(/^(\w+:\/\/[^?#]*)[?#].*$/s, '$1');
}
