import type { Notes } from '../core/log.ts';
import { type End, isDeleted, type Named, siteOf } from '../outcome/end.ts';
import { failureOf } from '../outcome/failure.ts';
import type { Traits } from '../outcome/traits.ts';
import type { Redactor } from '../secrets/redactor.ts';
import { deploymentStatus, rollbackStatus, sharedStatus } from './deployment-status.ts';
import type { Access } from './github.ts';
import { type GitHubDeployment, openGitHubDeployment, retireDeployments } from './github-deployment.ts';
import type { Cancellable } from './time-limits.ts';

/** A target, as far as its traces depend on it. */
interface TracedTarget {
  readonly inputs: TracesInputs;
}

interface TracesInputs extends Named {
  readonly environmentUrl: string | undefined;
  readonly githubToken: string | undefined;
  readonly environment: string | undefined;
  readonly expectedCommit: string | undefined;
  readonly operations: readonly Traits[];
}

/** Values needed to leave traces on GitHub. */
interface TracesParts extends Cancellable {
  readonly runnerEnv: Access['runnerEnv'];
  /** Ends everything but the final status and the comment. */
  readonly signal: AbortSignal;
  readonly log: Notes;
  readonly redactor: Redactor;
  /** The result of a run in one sentence. */
  readonly headline: (end: End, named: Named) => string;
  /** Saves a text for the post step under a name, replacing the previous one. */
  readonly remember: (name: string, text: string) => void;
}

/** Hears from the run of a target about its deploy. */
export interface TargetTraces {
  /** Called before each operation that changes something. Acts only the first time, and never throws. True if it waited for GitHub. */
  readonly beforeFirstWrite: () => Promise<boolean>;
  /** Notes that the deploy was seen to fail, before anything is restored. */
  readonly onDeployFailed: (failed: End) => void;
  /** Ends the GitHub Deployment of the failed deploy, and opens one of the commit to go back to. Never throws. */
  readonly beforeRollback: (commit: string) => Promise<void>;
  readonly deploymentId: () => number | undefined;
}

/** The traces that a run leaves on GitHub besides its step. A problem with them is a warning; no deploy is affected. */
export interface GitHubTraces<T extends TracedTarget> {
  readonly of: (target: T) => TargetTraces;
  /** Closes the GitHub Deployments whose targets have all ended; with `isOver`, all of them. Never throws. */
  readonly end: (endOf: (target: T) => End, isOver: boolean) => Promise<void>;
}

/**
 * Leaves the traces that the inputs ask for, with a GitHub Deployment for each different environment: one of a single target tells
 * what its run tells, one of several is a success when all of them are. Loads the GitHub client on first use.
 */
export function createGitHubTraces<T extends TracedTarget>(
  targets: readonly T[],
  { log, ...others }: TracesParts,
): GitHubTraces<T> {
  const parts = { ...others, log: targets.length > 1 ? withFewWarnings(log) : log };
  const groups = Map.groupBy(targets, (target) => environmentOf(target) ?? target).values();
  const open = new Map([...groups].map((group, nth) => [group, tracesOf(group, parts, nth + 1)]));
  const traces = new Map([...open].flatMap(([group, own]) => group.map((target) => [target, own])));
  return {
    of: (target) => traces.get(target) ?? NO_TRACES,
    async end(endOf, isOver) {
      const closing = [...open].map(([group, { close }]) => {
        const ends = group.map(endOf);
        if (!isOver && ends.some(({ outcome }) => outcome === 'not-run')) return undefined;
        open.delete(group);
        return close(ends);
      });
      await Promise.all(closing);
    },
  };
}

/** GitHub shows ten of a step. What is wrong with one of the GitHub Deployments is mostly wrong with all of them. */
const MOST_WARNINGS = 3;

function withFewWarnings({ info, warning }: Notes): Notes {
  let count = 0;
  return {
    info,
    warning(text) {
      count += 1;
      if (count <= MOST_WARNINGS) warning(text);
      else info(`warning: ${text}`);
    },
  };
}

interface GroupTraces extends TargetTraces {
  /** Sets the final status. Never throws. */
  readonly close: (ends: readonly End[]) => Promise<void>;
}

export const NO_TRACES: GroupTraces = {
  beforeFirstWrite: async () => false,
  onDeployFailed: () => {},
  beforeRollback: async () => {},
  deploymentId: () => undefined,
  close: async () => {},
};

function environmentOf({ inputs }: TracedTarget): string | undefined {
  return inputs.operations.some(({ deploys }) => deploys) ? inputs.environment : undefined;
}

/** The traces of the targets that share an environment. If there are several, what happens to one of them sets no status. */
function tracesOf(group: readonly TracedTarget[], parts: TracesParts, nth: number): GroupTraces {
  const [first, ...others] = group;
  if (first === undefined) return NO_TRACES;
  const isAlone = others.length === 0;
  const inputs = isAlone ? first.inputs : { ...first.inputs, site: '' };
  const isSame = others.every((other) => other.inputs.expectedCommit === inputs.expectedCommit);
  const open = openerOf(inputs, parts);
  let opening: Promise<GitHubDeployment | undefined> | undefined;
  let isOpen = open === undefined;
  /** The one of the deploy, and the one that the run is about now: of the deploy, or of the rollback after it. */
  let deployment: GitHubDeployment | undefined;
  let current: GitHubDeployment | undefined;
  let statusOf = (end: End) => deploymentStatus(end, parts.headline(end, inputs));
  const warn = (what: string) => (error: unknown) => parts.log.warning(`${what} ${failureOf(error).message}`);
  return {
    async beforeFirstWrite() {
      if (isOpen) return false;
      const commit = isSame ? inputs.expectedCommit : undefined;
      opening ??= open?.('The deploy', `github-deployment-${nth}`, commit);
      deployment = await opening;
      current = deployment;
      isOpen = true;
      return true;
    },
    onDeployFailed: (failed) => void (isAlone && current?.note(statusOf(failed))),
    async beforeRollback(commit) {
      if (!isAlone) return;
      await current?.close();
      current = await open?.('The rollback', `github-rollback-${nth}`, commit);
      statusOf = (end) => rollbackStatus(end, inputs);
    },
    async close(ends) {
      const [run] = isAlone ? ends : [];
      current?.note(run === undefined ? sharedStatus(ends) : statusOf(run));
      await Promise.all([
        current?.close().catch(warn('The state of the GitHub Deployment is not known.')),
        run && retire(inputs, parts, run).catch(warn('Some GitHub Deployments may not be inactive yet.')),
      ]);
    },
    deploymentId: () => deployment?.id(),
  };
}

/** Returns what opens GitHub Deployments, if they are asked for and the run deploys. */
function openerOf(inputs: TracesInputs, { redactor, remember, ...parts }: TracesParts) {
  const { githubToken, site, environmentUrl } = inputs;
  const environment = environmentOf({ inputs });
  if (githubToken === undefined || environment === undefined) return undefined;
  // They are sent unredacted, and everyone who can read the repository sees them.
  if ([environment, environmentUrl ?? ''].some(redactor.hides)) {
    parts.log.warning('There is no GitHub Deployment: environment or environment-url contains a secret.');
    return undefined;
  }
  return (what: string, savedAs: string, commit: string | undefined) =>
    openGitHubDeployment({
      ...parts,
      githubToken,
      site,
      environment,
      environmentUrl,
      commit,
      what,
      redact: redactor.redact,
      remember: (text) => remember(savedAs, text),
    });
}

/** Retires the GitHub Deployments of a deleted site: an active one must not link to it. */
async function retire(
  { githubToken, site, environment }: TracesInputs,
  { redactor, ...parts }: TracesParts,
  run: End,
): Promise<void> {
  if (!isDeleted(run) || githubToken === undefined || environment === undefined) return;
  if (redactor.hides(environment)) return;
  const sites = [site, siteOf(run)?.domain ?? site];
  await retireDeployments({ ...parts, githubToken, environment }, sites);
}
