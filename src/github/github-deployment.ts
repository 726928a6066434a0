import { randomUUID } from 'node:crypto';
import type { Log } from '../core/log.ts';
import type { DeploymentStatus } from '../report/headline.ts';
import { oneLine } from '../secrets/sanitizer.ts';
import { afterCancel, connect, withinLimit } from './connect.ts';
import { type Access, entriesOf, type GitHub, whyOf } from './github.ts';
import { fieldOf, numberOf } from './payload.ts';

/** The GitHub Deployment of one run. A problem with it is a warning, never a failure of the deploy. */
export interface GitHubDeployment {
  /** Creates it and sets it to `in_progress`. Never throws. */
  open(): Promise<void>;
  /** Sets its final status if it was opened. Never throws. From a second after a cancel the post step has to do it. */
  close(status: DeploymentStatus): Promise<void>;
  /** Undefined where there is none. */
  id(): number | undefined;
}

/** Needed for any work on GitHub Deployments. */
interface Tools extends Access {
  readonly log: Pick<Log, 'info' | 'warning'>;
}

/** Needed to create a GitHub Deployment. */
export interface DeploymentParts extends Tools {
  readonly environment: string;
  readonly environmentUrl: string | undefined;
  /** As the workflow names it: the deployments of one site are told from those of another by it. */
  readonly site: string;
  /** The commit that is to be deployed, or its first digits; undefined: the event's. */
  readonly expectedCommit: string | undefined;
  /** Ends the opening at once. */
  readonly signal: AbortSignal;
  /** The workflow's cancel. */
  readonly cancel: AbortSignal;
  readonly redact: (text: string) => string;
  /** Saves a text for the post step, in the place of the one before. */
  readonly remember: (text: string) => void;
}

/** Facts for the post step. None of them is secret. */
interface Memory {
  /** A unique text by which it is found again; anyone who can read the repository sees it. */
  readonly mark: string;
  readonly environment: string;
  readonly environmentUrl: string | undefined;
  /** Undefined as long as it may or may not have been created. */
  readonly id?: number;
  /** The final status, once it is known. */
  readonly end?: DeploymentStatus;
}

const CREATE = 'POST /repos/{owner}/{repo}/deployments';
const LIST = 'GET /repos/{owner}/{repo}/deployments';
const CREATE_STATUS = 'POST /repos/{owner}/{repo}/deployments/{deployment_id}/statuses';

/** GitHub's limit. */
const MAX_DESCRIPTION = 140;
/** A page has no more; earlier deployments of an environment are hardly ever active. */
const MOST_LISTED = 100;

/** A GitHub Deployment that is created when it is opened; GitHub's client is loaded only then. */
export function createGitHubDeployment(parts: DeploymentParts): GitHubDeployment {
  const { environment, environmentUrl, signal, cancel, redact, log, remember } = parts;
  const mark = randomUUID();
  let github: GitHub | undefined;
  let memory: Memory | undefined;
  const keep = <M extends Memory>(next: M): M => {
    remember(JSON.stringify(next));
    memory = next;
    return next;
  };
  return {
    id: () => memory?.id,
    async open() {
      github = await connectOrWarn(parts);
      if (github === undefined || signal.aborted) return;
      // Before the call: if the process is killed during it, the post step must know what to look for.
      const begun = keep({ mark, environment, environmentUrl });
      const answer = await github.call(CREATE, creation(parts, mark, github), signal);
      const id = answer.state === 'done' ? numberOf(answer.data, 'id') : undefined;
      if (id !== undefined) {
        log.info(`GitHub Deployment ${id} of ${environment}`);
        const status = { state: 'in_progress', description: 'The deploy is under way' } as const;
        await setStatus(github, keep({ ...begun, id }), status, signal, log);
        return;
      }
      const isRefused = answer.state === 'not-done';
      const what = isRefused ? 'was not created' : 'may or may not have been created';
      if (!signal.aborted)
        log.warning(`The GitHub Deployment ${what}: ${whyOf(answer)}. The deploy itself goes on.`);
      if (!isRefused) return;
      memory = undefined;
      remember('');
    },
    async close({ state, description }) {
      if (github === undefined || memory === undefined) return;
      const end = { state, description: oneLine(description, redact, MAX_DESCRIPTION) };
      const ended = keep({ ...memory, end });
      const grace = afterCancel(cancel);
      const id = await idOf(github, ended, grace);
      if (id === undefined) return;
      memory = { ...ended, id };
      if (await setStatus(github, { ...ended, id }, end, grace, log)) remember('');
    },
  };
}

/**
 * Sets the final status of a deployment that the main step left open because it was killed, cancelled, or could not reach
 * GitHub. Never throws.
 *
 * @param saved the text that was saved for the post step; empty when nothing is open
 */
export async function closeOpenDeployment(saved: string, tools: Tools): Promise<void> {
  const memory = recall(saved);
  const github = memory && (await connectOrWarn(tools));
  if (memory === undefined || github === undefined) return;
  const description = 'The step was ended from outside; how the deploy ended is not known';
  const { signal } = new AbortController();
  const id = await idOf(github, memory, signal);
  const end = memory.end ?? { state: 'error', description };
  if (id !== undefined) await setStatus(github, { ...memory, id }, end, signal, tools.log);
}

function recall(saved: string): Memory | undefined {
  try {
    const memory = JSON.parse(saved);
    return typeof memory?.mark === 'string' ? memory : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Sets to inactive what this action created for an environment and a deleted site; the deployments of others are left alone.
 * Never throws, and stops at the first one that GitHub does not accept.
 *
 * @param sites all names that workflows may have used for the site
 */
export async function retireDeployments(
  parts: Pick<DeploymentParts, keyof Tools | 'environment' | 'signal'> & {
    readonly sites: readonly string[];
  },
): Promise<void> {
  const { environment, sites, log } = parts;
  const signal = withinLimit(parts.signal);
  const github = await connectOrWarn(parts);
  if (github === undefined) return;
  let answer = await github.call(LIST, { environment, per_page: MOST_LISTED }, signal);
  const ids = (entriesOf(answer) ?? [])
    .filter((entry) => sites.some((site) => bears(entry, 'site', site.toLowerCase())))
    .flatMap((entry) => numberOf(entry, 'id') ?? []);
  for (const id of ids) {
    const status = { deployment_id: id, state: 'inactive', description: 'The site was deleted' };
    answer = await github.call(CREATE_STATUS, status, signal);
    if (answer.state !== 'done') break;
  }
  if (answer.state === 'done')
    log.info(`GitHub Deployments of ${environment} set to inactive: ${ids.length}`);
  else if (!parts.signal.aborted)
    log.warning(
      `The GitHub Deployments of ${environment} were not set to inactive: ${answer.why}. The site is deleted all the same.`,
    );
}

async function connectOrWarn(tools: Tools): Promise<GitHub | undefined> {
  const github = await connect(tools, 'deployments: write');
  if (!('why' in github)) return github;
  tools.log.warning(`No GitHub Deployment: ${github.why}. The deploy itself goes on.`);
  return undefined;
}

/** Names exactly the commit and requires no checks: the deploy does not wait for them either. */
function creation(
  { environment, expectedCommit = '', site }: DeploymentParts,
  mark: string,
  { run }: GitHub,
): Readonly<Record<string, unknown>> {
  return {
    ref: run.commit?.startsWith(expectedCommit) ? run.commit : expectedCommit,
    auto_merge: false,
    required_contexts: [],
    payload: { site_deploy: mark, site: site.toLowerCase() },
    environment,
    // An environment with the number of its pull request goes away with it.
    transient_environment: environment.match(/\d+/g)?.includes(String(run.pullRequest?.number)) === true,
    production_environment: /^prod(uction)?\b/i.test(environment),
  };
}

/** True when `creation` made the payload of a deployment, with that value in a field. */
function bears(deployment: unknown, field: 'site_deploy' | 'site', value: string): boolean {
  const payload = fieldOf(deployment, 'payload');
  return fieldOf(payload, 'site_deploy') !== undefined && fieldOf(payload, field) === value;
}

/** The id of a deployment; looks for it on GitHub where its creation was in doubt. */
async function idOf(
  github: GitHub,
  { id, environment, mark }: Memory,
  signal: AbortSignal,
): Promise<number | undefined> {
  if (id !== undefined) return id;
  const answer = await github.call(LIST, { environment, per_page: MOST_LISTED }, signal);
  const found = entriesOf(answer)?.find((entry) => bears(entry, 'site_deploy', mark));
  return numberOf(found, 'id');
}

/** Adds a status. True when GitHub accepted it, or refused it for good. */
async function setStatus(
  github: GitHub,
  { id, environmentUrl }: Memory & { readonly id: number },
  { state, description }: DeploymentStatus,
  signal: AbortSignal,
  log: Tools['log'],
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
  // The end of the run, or the post step, will set a status again.
  if (signal.aborted) return false;
  log.warning(
    `GitHub Deployment ${id} was not set to ${state}: ${answer.why}. The deploy itself is not affected.`,
  );
  return answer.state === 'not-done';
}
