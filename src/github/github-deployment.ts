import type { Log } from '../core/log.ts';
import type { DeploymentStatus } from '../report/deployment-status.ts';
import { oneLine } from '../secrets/sanitizer.ts';
import type { GitHub } from './connect.ts';
import { afterAbort } from './grace.ts';

/** The GitHub Deployment of one run. Whatever becomes of it is a warning, never a failure of the deploy. */
export interface GitHubDeployment {
  /** Creates it and says that it is in progress. Never throws. */
  open(): Promise<void>;
  /** Says how it ended, where it was opened. Never throws; a second after a cancel it is left to the post step. */
  close(status: DeploymentStatus): Promise<void>;
  /** Undefined where there is none. */
  id(): number | undefined;
}

/** What a GitHub Deployment is made from. */
export interface DeploymentParts {
  readonly token: string;
  /** The environment of the runner, for its proxy. */
  readonly runnerEnv: Readonly<Record<string, string | undefined>>;
  readonly environment: string;
  readonly environmentUrl: string | undefined;
  /** As the workflow names it: the deployments of one site are told from those of another by it. */
  readonly site: string;
  /** The commit that is to be deployed, or its first digits; undefined: the event's. */
  readonly expectedCommit: string | undefined;
  /** A text of its own by which it is found again; shown to readers of the repository. */
  readonly mark: string;
  /** Ends the opening at once. */
  readonly signal: AbortSignal;
  /** The workflow's cancel. */
  readonly cancel: AbortSignal;
  readonly redact: (text: string) => string;
  readonly log: Pick<Log, 'info' | 'warning'>;
  /** Keeps a text for the post step, in the place of the one before. */
  readonly remember: (text: string) => void;
}

/** What the post step has to know. Nothing in it is secret. */
interface Memory {
  readonly mark: string;
  readonly environment: string;
  readonly environmentUrl: string | undefined;
  /** Undefined as long as it may or may not have been created. */
  readonly id?: number;
  /** How it ended, if that is known. */
  readonly end?: DeploymentStatus;
}

/** GitHub's limit. */
const MAX_DESCRIPTION = 140;

/** A GitHub Deployment that is created when it is opened; GitHub's client is loaded only then. */
export function createGitHubDeployment(parts: DeploymentParts): GitHubDeployment {
  const { environment, environmentUrl, mark, log, redact } = parts;
  let github: GitHub | undefined;
  let memory: Memory | undefined;
  const keep = (next: Memory): Memory => {
    memory = next;
    parts.remember(JSON.stringify(next));
    return next;
  };
  const forget = (): void => parts.remember('');

  return {
    id: () => memory?.id,
    async open() {
      github = await connect(parts);
      if (github === undefined || parts.signal.aborted) return;
      // Before it is created: a kill in between must leave the post step something to look for.
      const begun = keep({ mark, environment, environmentUrl });
      const answer = await github.call(CREATE, creation(parts, github), parts.signal);
      const id = answer.state === 'done' ? idOf(answer.data) : undefined;
      if (id === undefined) {
        const what = answer.state === 'not-done' ? 'was not created' : 'may or may not have been created';
        const why = answer.state === 'done' ? 'GitHub answered with something unexpected' : answer.why;
        if (!parts.signal.aborted)
          log.warning(`The GitHub Deployment ${what}: ${why}. The deploy itself goes on.`);
        if (answer.state !== 'not-done') return;
        memory = undefined;
        return forget();
      }
      log.info(`GitHub Deployment ${id} of ${environment}`);
      const status = { state: 'in_progress', description: 'The deploy is under way' } as const;
      await sayStatus(github, keep({ ...begun, id }), status, parts.signal, log);
    },
    async close(status) {
      if (github === undefined || memory === undefined) return;
      const description = oneLine(status.description, redact, MAX_DESCRIPTION);
      const end = { ...status, description };
      const ended = keep({ ...memory, end });
      const { id, isOver } = await finish(github, ended, end, afterAbort(parts.cancel), log);
      memory = { ...ended, ...(id !== undefined && { id }) };
      if (isOver) forget();
    },
  };
}

/**
 * Closes what a main step has left open because it was killed, cancelled, or could not reach GitHub. Never throws.
 *
 * @param left the text that was kept for the post step; empty when nothing is left
 */
export async function closeLeftDeployment(
  left: string,
  parts: Pick<DeploymentParts, 'token' | 'runnerEnv' | 'log'>,
): Promise<void> {
  const memory = recall(left);
  const github = memory && (await connect(parts));
  if (memory === undefined || github === undefined) return;
  const description = 'The step was ended from outside; how the deploy ended is not known';
  const end: DeploymentStatus = memory.end ?? { state: 'error', description };
  await finish(github, memory, end, new AbortController().signal, parts.log);
}

/** GitHub lists no more on a page; earlier ones of one environment are hardly ever active. */
const MOST_RETIRED = 100;

/** However slowly GitHub answers: the run waits for it. */
const TIME_LIMIT_MS = 30_000;

/**
 * Sets what this action's runs have created for an environment and a site to inactive, as the site is gone. Those of others
 * are left. Never throws, and stops at the first one that GitHub does not take.
 */
export async function retireDeployments(
  parts: Pick<DeploymentParts, 'token' | 'runnerEnv' | 'environment' | 'signal' | 'log'> & {
    /** All that the site may have been called in a workflow. */
    readonly sites: readonly string[];
  },
): Promise<void> {
  const { environment, sites, log } = parts;
  const signal = AbortSignal.any([parts.signal, AbortSignal.timeout(TIME_LIMIT_MS)]);
  const github = await connect(parts);
  if (github === undefined) return;
  const listed = await github.call(LIST, { environment, per_page: MOST_RETIRED }, signal);
  const all: readonly unknown[] = listed.state === 'done' && Array.isArray(listed.data) ? listed.data : [];
  const ours = all
    .filter((one) => sites.some((site) => bears(one, 'site', site.toLowerCase())))
    .flatMap((one) => idOf(one) ?? []);
  let last = listed;
  for (const id of ours) {
    const status = { deployment_id: id, state: 'inactive', description: 'The site was deleted' };
    last = await github.call(CREATE_STATUS, status, signal);
    if (last.state !== 'done') break;
  }
  if (last.state === 'done') log.info(`GitHub Deployments of ${environment} set to inactive: ${ours.length}`);
  else if (!parts.signal.aborted)
    log.warning(
      `The GitHub Deployments of ${environment} were not set to inactive: ${signal.aborted ? 'GitHub takes too long' : last.why}. The site is deleted all the same.`,
    );
}

/** Whether its payload is one that `creation` gives, with that value of a field. */
function bears(deployment: unknown, field: 'site_deploy' | 'site', value: string): boolean {
  if (typeof deployment !== 'object' || deployment === null || !('payload' in deployment)) return false;
  const { payload } = deployment;
  if (typeof payload !== 'object' || payload === null || !('site_deploy' in payload)) return false;
  return new Map<string, unknown>(Object.entries(payload)).get(field) === value;
}

function recall(left: string): Memory | undefined {
  try {
    const memory = left === '' ? undefined : JSON.parse(left);
    return typeof memory?.mark === 'string' ? memory : undefined;
  } catch {
    return undefined;
  }
}

const CREATE = 'POST /repos/{owner}/{repo}/deployments';
const LIST = 'GET /repos/{owner}/{repo}/deployments';
const CREATE_STATUS = 'POST /repos/{owner}/{repo}/deployments/{deployment_id}/statuses';

async function connect({
  token,
  runnerEnv,
  log,
}: Pick<DeploymentParts, 'token' | 'runnerEnv' | 'log'>): Promise<GitHub | undefined> {
  try {
    const { connectGitHub } = await import('./connect.ts');
    return connectGitHub(token, runnerEnv, 'deployments: write');
  } catch {
    log.warning(
      'No GitHub Deployment: what the runner says of the repository and the event (GITHUB_REPOSITORY, GITHUB_API_URL, GITHUB_EVENT_PATH), or its proxy, cannot be used. The deploy itself goes on.',
    );
    return undefined;
  }
}

/** Exactly the commit, whatever its checks say: the deploy does not wait for them either. */
function creation(
  { environment, expectedCommit = '', mark, site }: DeploymentParts,
  { run }: GitHub,
): Readonly<Record<string, unknown>> {
  return {
    ref: run.commit?.startsWith(expectedCommit) ? run.commit : expectedCommit,
    task: 'deploy',
    auto_merge: false,
    required_contexts: [],
    payload: { site_deploy: mark, site: site.toLowerCase() },
    environment,
    // One that bears the number of its pull request goes away with it.
    transient_environment: environment.match(/\d+/g)?.includes(String(run.pullRequest?.number)) === true,
    production_environment: /^prod(uction)?\b/i.test(environment),
  };
}

/** Says how it ended; finds it first where its creation was in doubt. `isOver`: nothing is left for the post step. */
async function finish(
  github: GitHub,
  memory: Memory,
  end: DeploymentStatus,
  signal: AbortSignal,
  log: DeploymentParts['log'],
): Promise<{ id: number | undefined; isOver: boolean }> {
  const id = memory.id ?? (await findId(github, memory, signal));
  if (id === undefined) return { id, isOver: false };
  return { id, isOver: await sayStatus(github, { ...memory, id }, end, signal, log) };
}

async function findId(
  github: GitHub,
  { environment, mark }: Memory,
  signal: AbortSignal,
): Promise<number | undefined> {
  const answer = await github.call(LIST, { environment, per_page: 100 }, signal);
  const all: readonly unknown[] = answer.state === 'done' && Array.isArray(answer.data) ? answer.data : [];
  return idOf(all.find((one) => bears(one, 'site_deploy', mark)));
}

/** Adds a status. True when GitHub took it, or refused it for good. */
async function sayStatus(
  github: GitHub,
  { id, environmentUrl }: Memory,
  { state, description }: DeploymentStatus,
  signal: AbortSignal,
  log: DeploymentParts['log'],
): Promise<boolean> {
  const { logUrl } = github.run;
  const status = {
    deployment_id: id,
    state,
    description,
    ...(logUrl !== undefined && { log_url: logUrl }),
    ...(environmentUrl !== undefined && { environment_url: environmentUrl }),
    auto_inactive: true,
  };
  const answer = await github.call(CREATE_STATUS, status, signal);
  if (answer.state === 'done') return true;
  // Whoever comes next says it again: the end of the run, or the post step.
  if (signal.aborted) return false;
  log.warning(
    `GitHub Deployment ${id} was not set to ${state}: ${answer.why}. The deploy itself is not affected.`,
  );
  return answer.state === 'not-done';
}

function idOf(data: unknown): number | undefined {
  if (typeof data !== 'object' || data === null || !('id' in data)) return undefined;
  return typeof data.id === 'number' && Number.isSafeInteger(data.id) && data.id > 0 ? data.id : undefined;
}
