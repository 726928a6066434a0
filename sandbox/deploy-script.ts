import { rmSync, writeFileSync } from 'node:fs';
import type { Folders } from './folders.ts';
import { type GroupEnd, runGroup } from './process-group.ts';
import { rehearsalLastCommand, rehearsalStartFile } from './rehearsal.ts';
import type { Commit, Deploy, DeployEnd, Repository, Site } from './store.ts';

/** The deploy script of a new site: it takes the newest commit of the branch, whatever happened to the files here. */
export const defaultDeployScript = `set -e
git fetch origin "$SITE_BRANCH"
git reset --hard FETCH_HEAD
`;

/** Runs the site's deploy script to its end, however that comes, and keeps what it prints in the deploy's log. */
export async function runDeployScript(parts: {
  folders: Folders;
  site: Site;
  repository: Repository;
  deploy: Deploy;
  environment: Record<string, string>;
  timeLimitMs: number;
  /** Lets it fail as a rehearsal. */
  fails: boolean;
  /** Ends it when it aborts; its reason goes into the log. */
  signal: AbortSignal;
}): Promise<Omit<DeployEnd, keyof Commit>> {
  const { folders, site, repository, deploy, timeLimitMs, signal } = parts;
  const log = createLog((text) => folders.logs.append(deploy.id, text));
  const script = writeScript(folders, site, deploy, parts.fails);
  const variables = siteVariables(site, repository, folders);
  try {
    const { exitStatus, stopped } = await runGroup({
      command: ['bash', script.file],
      folder: folders.sites.of(site),
      environment: { ...ofDeploy(deploy), ...parts.environment, ...variables, ...script.environment },
      timeLimitMs,
      signal,
      onOutput: log.append,
    });
    const why = reasonOf(stopped, signal, timeLimitMs);
    log.end(why === null ? null : `the deploy script was ended: ${why}.`);
    return { exit_status: exitStatus, stopped: why };
  } catch (error) {
    const why = `the deploy script could not be started: ${error instanceof Error ? error.message : error}`;
    log.end(why);
    return { exit_status: null, stopped: why };
  } finally {
    script.remove();
  }
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

/** The variables that came with the request for this deploy, by names in capitals. Those of the sandbox itself count more. */
function ofDeploy({ variables }: Deploy): Record<string, string> {
  return Object.fromEntries(Object.entries(variables).map(([name, value]) => [name.toUpperCase(), value]));
}

function siteVariables(site: Site, repository: Repository, folders: Folders): Record<string, string> {
  return {
    SITE_ID: String(site.id),
    SITE_DOMAIN: site.domain,
    SITE_FOLDER: folders.sites.of(site),
    SITE_WEB_DIRECTORY: site.web_directory,
    SITE_PROJECT_ROOT: site.project_root,
    SITE_BRANCH: repository.branch,
  };
}

function reasonOf(stopped: GroupEnd['stopped'], { reason }: AbortSignal, timeLimitMs: number): string | null {
  if (stopped === null) return null;
  return stopped === 'time limit' ? `it ran longer than ${timeLimitMs / 1000} s` : String(reason);
}
