import { runDeployScript } from './deploy-script.ts';
import type { Folders } from './folders.ts';
import { readCommit } from './git.ts';
import {
  type Deploy,
  type DeployEnd,
  type LogEntry,
  ofSite,
  type Repository,
  type Site,
  type Store,
  type Variables,
} from './store.ts';

export type Deploys = ReturnType<typeof createDeploys>;

type Parts = {
  store: Store;
  folders: Folders;
  environment: Record<string, string>;
  timeLimitMs: number;
  /** The log of a site gets the entry of a deploy at its end, not at its start. */
  logsAtEnd: boolean;
  /** The number of deploys, from now on, that fail as a rehearsal. */
  failures: number;
  /** Called when a deploy of the site has ended, however it went. */
  onEnd(site: Site): void;
  /** Ends running deploys when the sandbox closes. */
  closing: AbortSignal;
};

/** Runs deploys: one at a time for each site, the others wait in the order asked for. */
export function createDeploys(parts: Parts) {
  const { store, closing } = parts;
  const { run, endInterrupted } = createRunner(parts);
  const running = new Map<number, { serverId: number; ended: Promise<void>; abort: AbortController }>();
  const pausedServers = new Set<number>();

  function startNext(siteId: number) {
    if (running.has(siteId) || closing.aborted) return;
    const site = store.sites.get(siteId);
    const repository = store.repositories.ofSite(siteId);
    const deploy = store.deploys.nextQueued(siteId);
    if (site === null || repository?.state !== 'installed' || deploy === null) return;
    if (pausedServers.has(site.server_id)) return;
    const abort = new AbortController();
    const ended = run(site, repository, deploy, abort.signal).then(() => {
      running.delete(siteId);
      startNext(siteId);
    });
    running.set(siteId, { serverId: site.server_id, ended, abort });
  }

  return {
    /** Queues a deploy, returns its UUID; null, and no deploy, when the site has no repository. */
    request(site: Site, variables: Variables = {}): string | null {
      if (store.repositories.ofSite(site.id)?.state !== 'installed') return null;
      const uuid = store.deploys.queue(site.id, variables);
      startNext(site.id);
      return uuid;
    },
    /** Drops the site's waiting deploys and ends its running one; `reason` is the log's last word about it. */
    async stop(siteId: number, reason: string) {
      store.deploys.dropQueued(siteId);
      running.get(siteId)?.abort.abort(reason);
      await running.get(siteId)?.ended;
    },
    /** Ends the running deploys of a server and lets none begin until `unpause`; the waiting ones go on waiting. */
    pause(serverId: number, reason: string) {
      pausedServers.add(serverId);
      for (const deploy of running.values()) if (deploy.serverId === serverId) deploy.abort.abort(reason);
    },
    unpause(serverId: number) {
      pausedServers.delete(serverId);
      for (const site of store.sites.ofServer(serverId)) startNext(site.id);
    },
    /** At the start: closes the deploys that a killed sandbox left running, then runs those that wait. */
    resume() {
      endInterrupted();
      for (const site of store.sites.list()) startNext(site.id);
    },
    /** Resolves when no deploy runs; call it after `closing` has aborted. */
    async ended() {
      await Promise.all([...running.values()].map((deploy) => deploy.ended));
    },
  };
}

/** The log of the deploy that started last, as far as it has come. */
export function latestLog({ store, folders }: Pick<Parts, 'store' | 'folders'>, site: Site): LogEntry | null {
  const deploy = store.deploys.lastStarted(site.id);
  if (deploy?.started_at == null) return null;
  return {
    description: descriptionOf(site),
    content: folders.logs.read(deploy.id),
    site_id: site.id,
    server_id: site.server_id,
    created_at: deploy.started_at,
  };
}

/** Runs a deploy from its start to its end, and keeps its record. */
function createRunner(parts: Parts) {
  const { store, folders, environment, timeLimitMs, logsAtEnd, closing, onEnd } = parts;
  let failuresLeft = parts.failures;

  async function run(site: Site, repository: Repository, deploy: Deploy, signal: AbortSignal) {
    const fails = failuresLeft > 0;
    if (fails) failuresLeft -= 1;
    folders.logs.append(deploy.id, '');
    store.transaction(() => {
      store.deploys.start(deploy.id);
      if (!logsAtEnd) store.log.addDeploy(ofSite(site), descriptionOf(site), deploy.id);
    });
    const ended = await runDeployScript({
      folders,
      site,
      repository,
      deploy,
      environment,
      timeLimitMs,
      fails,
      signal: AbortSignal.any([closing, signal]),
    });
    end(site, deploy, { ...ended, ...(await readCommit(folders.sites.of(site), environment)) });
  }

  function end(site: Site, deploy: Deploy, how: DeployEnd) {
    store.transaction(() => {
      store.deploys.end(deploy, how);
      store.log.add(ofSite(site), `A deploy of ${site.domain} has ended`, '', wordsOf(how));
      if (store.log.ofDeploy(deploy.id) === null)
        store.log.addDeploy(ofSite(site), descriptionOf(site), deploy.id);
    });
    onEnd(site);
  }

  /** Ends the deploys that a killed sandbox left running. */
  function endInterrupted() {
    for (const deploy of store.deploys.running()) {
      folders.logs.append(
        deploy.id,
        '\nsandbox: the sandbox died while this deploy ran; the deploy died with it.\n',
      );
      const site = store.sites.get(deploy.site_id);
      const unknown = { commit_hash: null, commit_message: null };
      const how = { exit_status: null, stopped: 'the sandbox died while it ran', ...unknown };
      if (site !== null) end(site, deploy, how);
    }
  }

  return { run, endInterrupted };
}

function wordsOf({ stopped, exit_status }: DeployEnd): string {
  if (stopped !== null) return stopped;
  if (exit_status === null) return 'ended by a signal';
  return exit_status === 0 ? 'succeeded' : `failed with exit status ${exit_status}`;
}

const descriptionOf = ({ domain }: Site) => `Deploy of ${domain}`;
