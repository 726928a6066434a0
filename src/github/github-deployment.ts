import { randomUUID } from 'node:crypto';
import type { Notes } from '../core/log.ts';
import type { Redactor } from '../secrets/redactor.ts';
import { oneLine } from '../secrets/sanitizer.ts';
import type { DeploymentStatus } from './deployment-status.ts';
import { type Access, entriesOf, type GitHub, loadGitHub, whyOf } from './github.ts';
import type { GitHubAnswer } from './github-client.ts';
import { fieldOf, numberOf } from './payload.ts';
import { afterCancel, type Cancellable, withinLimit } from './time-limits.ts';

/** An environment, as the workflow names it. */
export interface Environment {
  readonly githubToken: string;
  readonly environment: string;
  readonly environmentUrl: string | undefined;
  /** Distinguishes the deployments of several sites. */
  readonly site: string;
}

/** Everything that a run leaves its traces with. */
export interface TracesContext extends Cancellable {
  readonly env: Access['env'];
  readonly console: Notes;
  readonly redactor: Redactor;
  /** Ends everything but the final status and the comment. */
  readonly signal: AbortSignal;
  /** Keeps a text for the post step under a name, in the place of the previous one. */
  readonly files: { readonly saveState: (name: string, text: string) => void };
}

/** The deploy or the rollback that a GitHub Deployment is about. */
interface Subject {
  readonly what: string;
  /** The commit to deploy, or its first digits; undefined: the event's. */
  readonly commit: string | undefined;
  /** The name of the text for the post step. */
  readonly savedAs: string;
}

/** Data for the post step. None of it is secret. */
interface Memory {
  /** Unique text that identifies the deployment. Anyone who can read the repository sees it. */
  readonly mark: string;
  readonly environment: string;
  readonly environmentUrl: string | undefined;
  /** Undefined while it is uncertain whether the deployment was created. */
  readonly id?: number | undefined;
  /** The final status, once it is known. */
  readonly end?: DeploymentStatus;
}

/** GitHub's limit. */
const MAX_DESCRIPTION = 140;
/** GitHub's page size. Older deployments of an environment are rarely still active. */
const MOST_LISTED = 100;

/** An open GitHub Deployment. */
export interface GitHubDeployment {
  readonly id: () => number | undefined;
  /** Notes its final status. The post step sets it if the process is killed before `close`. */
  readonly note: (status: DeploymentStatus) => void;
  /** Sets the final status that was noted; from a second after a cancel, the post step has to. Never throws. */
  readonly close: () => Promise<void>;
}

/**
 * Creates a GitHub Deployment and sets it to `in_progress`. A problem with it is a warning, never a failure of the deploy.
 *
 * @returns undefined if it was certainly not created
 */
export async function openGitHubDeployment(
  about: Environment,
  context: TracesContext,
  { what, commit, savedAs }: Subject,
): Promise<GitHubDeployment | undefined> {
  const { environment, environmentUrl } = about;
  const { signal, redactor, console } = context;
  const github = await connectOrWarn({ ...about, ...context });
  if (github === undefined || signal.aborted) return undefined;
  let memory: Memory = { mark: randomUUID(), environment, environmentUrl };
  const remember = (text: string): void => context.files.saveState(savedAs, text);
  const keep = (changed: Memory): void => {
    memory = changed;
    remember(JSON.stringify(memory));
  };
  // Saved before the call: if the process is killed during it, the post step knows what to look for.
  keep(memory);
  const wanted = deploymentOf(about, commit, memory.mark, github);
  const answer = await github.call(github.repos.createDeployment, wanted, signal);
  const id = answer.state === 'done' ? numberOf(answer.data, 'id') : undefined;
  const isRefused = answer.state === 'not-done';
  if (id !== undefined) {
    console.info(`GitHub Deployment ${id} of ${environment}`);
    keep({ ...memory, id });
    const status = { state: 'in_progress', description: `${what} is running` } as const;
    await setStatus(github, memory, status, signal, console);
  } else if (!signal.aborted) {
    const not = isRefused ? 'was not created' : 'may or may not have been created';
    console.warning(`The GitHub Deployment ${not}: ${whyOf(answer)}. The deploy itself goes on.`);
  }
  if (isRefused) {
    remember('');
    return undefined;
  }
  return {
    id: () => memory.id,
    note({ state, description }) {
      const end = { state, description: oneLine(description, redactor.redact, MAX_DESCRIPTION) };
      keep({ ...memory, end });
    },
    async close() {
      const { end } = memory;
      if (end === undefined) return;
      const grace = afterCancel(context);
      memory = { ...memory, id: await idOf(github, memory, grace) };
      if (await setStatus(github, memory, end, grace, console)) remember('');
    },
  };
}

/**
 * Sets the final status of a deployment that the main step left open because it was killed, cancelled, or could not reach
 * GitHub.
 *
 * @param saved the text that the main step remembered
 */
export async function closeOpenDeployment(
  saved: string,
  tools: Access & { readonly console: Notes },
): Promise<void> {
  const memory: Memory = JSON.parse(saved);
  const github = await connectOrWarn(tools);
  if (github === undefined) return;
  const description = 'The step was stopped from outside; how the deploy ended is not known';
  const { end = { state: 'error', description } } = memory;
  const { signal } = new AbortController();
  const id = await idOf(github, memory, signal);
  await setStatus(github, { ...memory, id }, end, signal, tools.console);
}

/**
 * Sets the deployments that this action created for a deleted site to inactive. Stops at the first refusal. Never throws.
 *
 * @param sites all names that workflows may have used for the site
 */
export async function retireDeployments(
  about: Environment,
  context: TracesContext,
  sites: readonly string[],
): Promise<void> {
  const { environment } = about;
  const { console } = context;
  const signal = withinLimit(context.signal);
  const github = await connectOrWarn({ ...about, ...context });
  if (github === undefined) return;
  let answer = await list(github, environment, signal);
  const ids = (entriesOf(answer) ?? [])
    .filter((entry) => sites.some((site) => bears(entry, 'site', site.toLowerCase())))
    .flatMap((entry) => numberOf(entry, 'id') ?? []);
  for (const id of ids) {
    const status = { deployment_id: id, state: 'inactive', description: 'The site was deleted' } as const;
    answer = await github.call(github.repos.createDeploymentStatus, status, signal);
    if (answer.state !== 'done') break;
  }
  if (answer.state === 'done')
    console.info(`GitHub Deployments of ${environment} set to inactive: ${ids.length}`);
  else if (!context.signal.aborted)
    console.warning(
      `The GitHub Deployments of ${environment} were not set to inactive: ${answer.why}. The site itself is deleted.`,
    );
}

async function connectOrWarn(tools: Access & { readonly console: Notes }): Promise<GitHub | undefined> {
  const github = await loadGitHub(tools, 'deployments: write');
  if (!('why' in github)) return github;
  tools.console.warning(`No GitHub Deployment: ${github.why}. The deploy itself goes on.`);
  return undefined;
}

/** Names the exact commit, and requires no checks because the deploy waits for none. */
function deploymentOf({ environment, site }: Environment, commit = '', mark: string, { run }: GitHub) {
  return {
    ref: run.commit?.startsWith(commit) ? run.commit : commit,
    auto_merge: false,
    required_contexts: [],
    payload: { site_deploy: mark, site: site.toLowerCase() },
    environment,
    // An environment named after its pull request is removed with it.
    transient_environment: environment.match(/\d+/g)?.includes(String(run.pullRequest?.number)) === true,
    production_environment: /^prod(uction)?\b/i.test(environment),
  };
}

/** True when the deployment is this action's and has the value in that field of its payload. */
function bears(deployment: unknown, field: 'site_deploy' | 'site', value: string): boolean {
  const isOurs = fieldOf(deployment, 'payload', 'site_deploy') !== undefined;
  return isOurs && fieldOf(deployment, 'payload', field) === value;
}

/** The id of a deployment; looked up on GitHub if its creation was in doubt. */
async function idOf(
  github: GitHub,
  { id, environment, mark }: Memory,
  signal: AbortSignal,
): Promise<number | undefined> {
  if (id !== undefined) return id;
  const answer = await list(github, environment, signal);
  const found = entriesOf(answer)?.find((entry) => bears(entry, 'site_deploy', mark));
  return numberOf(found, 'id');
}

function list(github: GitHub, environment: string, signal: AbortSignal): Promise<GitHubAnswer> {
  return github.call(github.repos.listDeployments, { environment, per_page: MOST_LISTED }, signal);
}

/** Adds a status, unless the deployment was not found. Returns true if GitHub accepted it, or refused it for good. */
async function setStatus(
  github: GitHub,
  { id, environmentUrl }: Memory,
  { state, description }: DeploymentStatus,
  signal: AbortSignal,
  console: Notes,
): Promise<boolean> {
  if (id === undefined) return false;
  const { logUrl } = github.run;
  const status = {
    deployment_id: id,
    state,
    description,
    auto_inactive: true,
    ...(logUrl !== undefined && { log_url: logUrl }),
    ...(environmentUrl !== undefined && { environment_url: environmentUrl }),
  };
  const answer = await github.call(github.repos.createDeploymentStatus, status, signal);
  if (answer.state === 'done') return true;
  // A later status follows, at the end of the run or in the post step.
  if (signal.aborted) return false;
  console.warning(
    `GitHub Deployment ${id} was not set to ${state}: ${answer.why}. The deploy itself is not affected.`,
  );
  return answer.state === 'not-done';
}
