import { failureOf } from '../outcome/failure.ts';
import { isDeleted, type Named, type RunReport, siteOf } from '../outcome/report.ts';
import type { Traits } from '../outcome/traits.ts';
import type { Redactor } from '../secrets/redactor.ts';
import { deploymentStatus, rollbackStatus } from './deployment-status.ts';
import { createGitHubDeployment, type DeploymentParts, retireDeployments } from './github-deployment.ts';

/** Traces that a run leaves on GitHub besides its step. A problem with them is a warning; the deploy is not affected. */
export type GitHubTraces = ReturnType<typeof createGitHubTraces>;

export interface TracesInputs extends Named {
  readonly environmentUrl: string | undefined;
  readonly githubToken: string | undefined;
  readonly environment: string | undefined;
  readonly expectedCommit: string | undefined;
  readonly operations: readonly Traits[];
}

/** Values needed to leave traces on GitHub. `signal` ends everything but the final status and the comment. */
export interface TracesParts
  extends Pick<DeploymentParts, 'runnerEnv' | 'signal' | 'cancel' | 'clock' | 'log'> {
  readonly inputs: TracesInputs;
  readonly redactor: Redactor;
  /** The result of a run in one sentence. */
  readonly headline: (report: RunReport, named: Named) => string;
  /** Saves a text for the post step under a name, replacing the previous one. */
  readonly remember: (name: SavedDeployment, text: string) => void;
}

/** The names under which GitHub Deployments are saved for the post step. */
type SavedDeployment = 'github-deployment' | 'github-rollback';

/** Leaves the traces that the inputs ask for. Loads the GitHub client on first use. */
export function createGitHubTraces(parts: TracesParts) {
  const { inputs, log } = parts;
  const statusOf = (report: RunReport) => deploymentStatus(report, parts.headline(report, inputs));
  const deployment = chooseDeployment(parts, 'github-deployment', inputs.expectedCommit);
  let rollback: typeof deployment;
  return {
    /** Runs before the first write. Never throws. True if GitHub was asked. */
    async open(): Promise<boolean> {
      await deployment?.open();
      return deployment !== undefined;
    },
    /** Notes that the deploy was seen to fail, before anything is restored. */
    fail: (failed: RunReport) => deployment?.note(statusOf(failed)),
    /** Ends the GitHub Deployment of the failed deploy, and opens one of the commit to go back to. Never throws. */
    async rollBack(commit: string): Promise<void> {
      await deployment?.close();
      rollback = deployment && chooseDeployment(parts, 'github-rollback', commit);
      await rollback?.open();
    },
    /** Updates the GitHub Deployments at the end of the run. Never throws. */
    async close(report: RunReport): Promise<void> {
      const warn = (what: string) => (error: unknown) => log.warning(`${what} ${failureOf(error).message}`);
      if (rollback === undefined) deployment?.note(statusOf(report));
      else rollback.note(rollbackStatus(report, inputs));
      await Promise.all([
        (rollback ?? deployment)?.close().catch(warn('The state of the GitHub Deployment is not known.')),
        retire(parts, report).catch(warn('Some GitHub Deployments may not be inactive yet.')),
      ]);
    },
    deploymentId: () => deployment?.id(),
  };
}

/** Creates a GitHub Deployment if one is asked for and the run deploys. */
export function chooseDeployment(
  { inputs, redactor, remember, ...parts }: TracesParts,
  name: SavedDeployment,
  expectedCommit: string | undefined,
) {
  const { githubToken, site, environment, environmentUrl, operations } = inputs;
  if (githubToken === undefined || environment === undefined) return undefined;
  if (!operations.some(({ deploys }) => deploys)) return undefined;
  // They are sent unredacted, and everyone who can read the repository sees them.
  if ([environment, environmentUrl ?? ''].some(redactor.hides)) {
    parts.log.warning('There is no GitHub Deployment: environment or environment-url contains a secret.');
    return undefined;
  }
  return createGitHubDeployment({
    ...{ ...parts, githubToken, site, environment, environmentUrl, expectedCommit },
    what: name === 'github-rollback' ? 'The rollback' : 'The deploy',
    redact: redactor.redact,
    remember: (text) => remember(name, text),
  });
}

/** Retires the GitHub Deployments of a deleted site: an active one must not link to it. */
async function retire({ inputs, redactor, ...parts }: TracesParts, report: RunReport): Promise<void> {
  const { githubToken, site, environment } = inputs;
  if (!isDeleted(report) || githubToken === undefined || environment === undefined) return;
  if (redactor.hides(environment)) return;
  const sites = [site, siteOf(report)?.domain ?? site];
  await retireDeployments({ ...parts, githubToken, environment, sites });
}
