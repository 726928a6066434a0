import { rmSync, writeFileSync } from 'node:fs';
import type { Folders } from './folders.ts';
import { type GroupEnd, runGroup } from './process-group.ts';
import { rehearsalLastCommand, rehearsalStartFile } from './rehearsal.ts';
import type { Deploy, Repository, Site, Store } from './store.ts';

export type LogEntry = {
  description: string;
  content: string;
  site_id: number;
  server_id: number;
  created_at: string;
};

export type Deploys = ReturnType<typeof createDeploys>;

/** What a new site's deploy script is: the newest commit of its branch, whatever happened to the files here. */
export const defaultDeployScript = `set -e
git fetch origin "$SITE_BRANCH"
git reset --hard FETCH_HEAD
`;

/** Runs deploys: one at a time for each site, the others wait in the order asked for. */
export function createDeploys(parts: {
  store: Store;
  folders: Folders;
  environment: Record<string, string>;
  timeLimitMs: number;
  /** How many deploys from now on fail as a rehearsal. */
  failures: number;
  /** Ends running deploys when the sandbox closes. */
  closing: AbortSignal;
}) {
  const { store, folders, environment, timeLimitMs, closing } = parts;
  const running = new Map<number, { ended: Promise<void>; abort: AbortController }>();
  let failuresLeft = parts.failures;

  function startNext(siteId: number) {
    if (running.has(siteId) || closing.aborted) return;
    const site = store.sites.get(siteId);
    const repository = store.repositories.ofSite(siteId);
    const deploy = store.deploys.nextQueued(siteId);
    if (site === null || repository?.state !== 'installed' || deploy === null) return;
    const abort = new AbortController();
    const ended = run(site, repository, deploy, abort.signal).then(() => {
      running.delete(siteId);
      startNext(siteId);
    });
    running.set(siteId, { ended, abort });
  }

  async function run(site: Site, repository: Repository, deploy: Deploy, signal: AbortSignal) {
    const log = createLog((text) => folders.logs.append(deploy.id, text));
    log.append('');
    store.deploys.start(deploy.id);
    const fails = failuresLeft > 0;
    if (fails) failuresLeft -= 1;
    const script = writeScript(folders, site, deploy, fails);
    try {
      const end = await runGroup({
        command: ['bash', script.file],
        folder: folders.site(site),
        environment: { ...environment, ...siteVariables(site, repository, folders), ...script.environment },
        timeLimitMs,
        signal: AbortSignal.any([closing, signal]),
        onOutput: log.append,
      });
      log.end(wordOfEnd(end, closing.aborted, timeLimitMs));
    } catch (error) {
      log.end(`the deploy script could not be started: ${error instanceof Error ? error.message : error}`);
    }
    script.remove();
    store.deploys.end(deploy);
  }

  return {
    /** Queues a deploy; false, and no deploy, when the site has no repository. */
    request(site: Site): boolean {
      if (store.repositories.ofSite(site.id)?.state !== 'installed') return false;
      store.deploys.queue(site.id);
      startNext(site.id);
      return true;
    },
    /** Drops the site's waiting deploys and ends its running one. */
    async stop(siteId: number) {
      store.deploys.dropQueued(siteId);
      running.get(siteId)?.abort.abort();
      await running.get(siteId)?.ended;
    },
    /** The log of the deploy that started last, as far as it has come. */
    latestLog(site: Site): LogEntry | null {
      const deploy = store.deploys.lastStarted(site.id);
      if (deploy?.started_at == null) return null;
      return {
        description: `Deploy of ${site.domain}`,
        content: folders.logs.read(deploy.id),
        site_id: site.id,
        server_id: site.server_id,
        created_at: deploy.started_at,
      };
    },
    /** At the start: closes the deploys that a killed sandbox left running, then runs those that wait. */
    resume() {
      for (const deploy of store.deploys.running()) {
        folders.logs.append(
          deploy.id,
          '\nsandbox: the sandbox died while this deploy ran; the deploy died with it.\n',
        );
        store.deploys.end(deploy);
      }
      for (const site of store.sites.list()) startNext(site.id);
    },
    /** Resolves when no deploy runs; call it after `closing` has aborted. */
    async ended() {
      await Promise.all([...running.values()].map((deploy) => deploy.ended));
    },
  };
}

const maximumLogBytes = 64 * 1024 * 1024;

/** Writes a log up to its maximum size; what is over is counted, and said at the end. */
function createLog(write: (text: string) => void) {
  let bytes = 0;
  let dropped = 0;
  let atLineStart = true;
  return {
    append(text: string) {
      const size = Buffer.byteLength(text);
      if (dropped > 0 || bytes + size > maximumLogBytes) {
        dropped += size;
        return;
      }
      bytes += size;
      if (text !== '') atLineStart = text.endsWith('\n');
      write(text);
    },
    /** Closes the log, with a last word of the sandbox where there is one. */
    end(word: string | null) {
      const cut = dropped > 0 ? [`the log is cut here: ${dropped} more bytes were printed.`] : [];
      const words = [...cut, ...(word === null ? [] : [word])].map((text) => `sandbox: ${text}\n`);
      if (words.length > 0) write((atLineStart ? '' : '\n') + words.join(''));
    },
  };
}

/** The script as a file of its own for one deploy: it may be replaced through the API while it runs. */
function writeScript(folders: Folders, { deploy_script }: Site, { id }: Deploy, fails: boolean) {
  const file = folders.workPath(`deploy-${id}.sh`);
  const startFile = folders.workPath(`rehearsal-${id}.sh`);
  writeFileSync(file, fails ? deploy_script + rehearsalLastCommand : deploy_script);
  if (fails) writeFileSync(startFile, rehearsalStartFile);
  const environment: Record<string, string> = fails ? { BASH_ENV: startFile } : {};
  return {
    file,
    environment,
    remove() {
      rmSync(file, { force: true });
      rmSync(startFile, { force: true });
    },
  };
}

function siteVariables(site: Site, repository: Repository, folders: Folders): Record<string, string> {
  return {
    SITE_ID: String(site.id),
    SITE_DOMAIN: site.domain,
    SITE_FOLDER: folders.site(site),
    SITE_WEB_DIRECTORY: site.web_directory,
    SITE_PROJECT_ROOT: site.project_root,
    SITE_BRANCH: repository.branch,
  };
}

function wordOfEnd({ stopped }: GroupEnd, closing: boolean, timeLimitMs: number): string | null {
  if (stopped === null) return null;
  if (stopped === 'time limit')
    return `the deploy script was ended: it ran longer than ${timeLimitMs / 1000} s.`;
  if (closing) return 'the deploy script was ended: the sandbox was stopped.';
  return 'the deploy script was ended: the repository is being removed.';
}
