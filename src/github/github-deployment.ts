import type { Notes } from '../core/log.ts';
import type { Redactor } from '../secrets/redactor.ts';
import { oneLine } from '../secrets/sanitizer.ts';
import type { DeploymentStatus } from './deployment-status.ts';
import { type Access, createGitHub, listIn, whyUnusable } from './github.ts';
import { fieldAt, numberAt, textAt } from './payload.ts';
import { afterCancel, type Cancellable, withinLimit } from './time-limits.ts';

interface Environment {
  readonly githubToken: string;
  readonly environment: string;
  readonly environmentUrl: string | undefined;
  /** Distinguishes the deployments of several sites. */
  readonly site: string;
  /** The commit to deploy, or its first digits; undefined: the event's. */
  readonly commit: string | undefined;
}

export interface TracesContext extends Cancellable {
  readonly env: Access['env'];
  readonly console: Notes;
  readonly redactor: Redactor;
  /** Ends everything but the final status and the comment. */
  readonly signal: AbortSignal;
  /** Keeps a text for the post step under a name, in the place of the previous one. */
  readonly files: { readonly saveState: (name: string, text: string) => void };
}

type Tools = Access & { readonly console: Notes };

/** A status, as it is sent. The post step sends the one that the main step has kept. None of it is secret. */
interface SentStatus extends DeploymentStatus {
  readonly deployment_id: number;
  readonly auto_inactive: true;
  readonly log_url?: string;
  readonly environment_url?: string;
}

const PERMISSION = 'deployments: write';
const STOPPED = 'The step was stopped from outside; how the deploy ended is not known';
/** GitHub's limit. */
const MAX_DESCRIPTION = 140;
/** GitHub's page size. Older deployments of an environment are rarely still active. */
const PAGE_SIZE = 100;

/** Creates a GitHub Deployment, `in_progress`; null if GitHub did not show it. A problem with it never makes the deploy fail. */
export async function openGitHubDeployment(about: Environment, context: TracesContext, nth: number) {
  const { environment, environmentUrl, site, commit = '' } = about;
  const { signal, redactor, console } = context;
  const tools = { ...about, ...context };
  const { run, call } = createGitHub(tools, PERMISSION);
  const deployment = {
    ref: run?.commit?.startsWith(commit) ? run.commit : commit,
    auto_merge: false,
    required_contexts: [],
    payload: { site_deploy: true, site: site.toLowerCase() },
    environment,
  };
  const answer = await call(({ repos }) => repos.createDeployment, deployment, signal);
  const id = answer.state === 'done' ? numberAt(answer.data, 'id') : undefined;
  if (id === undefined) {
    const not = answer.state === 'not-done' ? 'was not created' : 'may or may not have been created';
    if (!signal.aborted)
      console.warning(`The GitHub Deployment ${not}: ${whyUnusable(answer)}. The deploy itself goes on.`);
    return null;
  }
  const status = (state: DeploymentStatus['state'], description: string): SentStatus => ({
    deployment_id: id,
    state,
    description,
    auto_inactive: true,
    ...(run?.logUrl !== undefined && { log_url: run.logUrl }),
    ...(environmentUrl !== undefined && { environment_url: environmentUrl }),
  });
  const keep = (text: string): void => context.files.saveState(`github-deployment-${nth}`, text);
  console.info(`GitHub Deployment ${id} of ${environment}`);
  keep(JSON.stringify(status('error', STOPPED)));
  await setStatus(status('in_progress', 'The deploy is running'), signal, tools);
  return {
    id,
    /** Sets its final status; from a second after a cancel, or if GitHub does not answer, the post step has to. Never throws. */
    async close({ state, description }: DeploymentStatus): Promise<void> {
      const end = status(state, oneLine(description, redactor.redact, MAX_DESCRIPTION));
      keep(JSON.stringify(end));
      if (await setStatus(end, afterCancel(context), tools)) keep('');
    },
  };
}

/** Sends the final status that the main step kept because it was killed, cancelled, or could not reach GitHub. */
export async function closeOpenDeployment(saved: string, tools: Tools): Promise<void> {
  await setStatus(JSON.parse(saved), new AbortController().signal, tools);
}

/** Sets to inactive what this action deployed to a deleted site, under any of its names. Stops at the first refusal. Never throws. */
export async function retireDeployments(
  about: Environment,
  context: TracesContext,
  sites: readonly string[],
): Promise<void> {
  const { environment } = about;
  const signal = withinLimit(context.signal);
  const { call } = createGitHub({ ...about, ...context }, PERMISSION);
  const listed = { environment, per_page: PAGE_SIZE };
  let answer = await call(({ repos }) => repos.listDeployments, listed, signal);
  const names = sites.map((site) => site.toLowerCase());
  const own = (listIn(answer) ?? [])
    .filter((entry) => fieldAt(entry, 'payload', 'site_deploy') === true)
    .filter((entry) => names.includes(textAt(entry, 'payload', 'site') ?? ''));
  for (const id of own.flatMap((entry) => numberAt(entry, 'id') ?? [])) {
    const status = { deployment_id: id, state: 'inactive', description: 'The site was deleted' } as const;
    answer = await call(({ repos }) => repos.createDeploymentStatus, status, signal);
    if (answer.state !== 'done') break;
  }
  if (answer.state !== 'done' && !context.signal.aborted)
    context.console.warning(
      `The GitHub Deployments of ${environment} were not set to inactive: ${answer.why}. The site itself is deleted.`,
    );
}

/** Adds a status. Returns true if GitHub accepted it, or refused it for good. */
async function setStatus(status: SentStatus, signal: AbortSignal, tools: Tools): Promise<boolean> {
  const { call } = createGitHub(tools, PERMISSION);
  const answer = await call(({ repos }) => repos.createDeploymentStatus, { ...status }, signal);
  if (answer.state === 'done') return true;
  // A later status follows, at the end of the run or in the post step.
  if (signal.aborted) return false;
  tools.console.warning(
    `GitHub Deployment ${status.deployment_id} was not set to ${status.state}: ${answer.why}. The deploy itself is not affected.`,
  );
  return answer.state === 'not-done';
}
