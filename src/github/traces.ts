import { randomUUID } from 'node:crypto';
import type { Log } from '../core/log.ts';
import type { Inputs } from '../inputs/inputs.ts';
import { deploymentStatus } from '../report/deployment-status.ts';
import { failureOf } from '../report/failure.ts';
import type { RunReport } from '../report/run-report.ts';
import type { ScriptDiff } from '../report/script-diff.ts';
import type { Redactor } from '../secrets/redactor.ts';
import { sanitize } from '../secrets/sanitizer.ts';
import { createGitHubDeployment, type GitHubDeployment, retireDeployments } from './github-deployment.ts';

/** What a run leaves on GitHub beside its step. Whatever becomes of it is a warning: the deploy is not affected. */
export interface GitHubTraces {
  /** Before the first write of the run. Never throws. */
  open(): Promise<void>;
  /** At its end: says how it ended, and comments on the pull request. Never throws. */
  close(report: RunReport, script: ScriptDiff | undefined): Promise<void>;
  /** Of the GitHub Deployment, where there is one. */
  deploymentId(): number | undefined;
}

/** What is needed to leave anything there. */
export interface TracesParts {
  readonly inputs: Inputs;
  /** The environment of the runner, for its proxy. */
  readonly runnerEnv: Readonly<Record<string, string | undefined>>;
  /** Ends whatever is not the last word. */
  readonly signal: AbortSignal;
  /** The workflow's cancel. */
  readonly cancel: AbortSignal;
  readonly redactor: Redactor;
  readonly log: Log;
  /** Keeps a text for the post step, in the place of the one before. */
  readonly remember: (text: string) => void;
}

/** Leaves what the inputs ask for. GitHub's client is loaded when the first of it is due. */
export function createGitHubTraces(parts: TracesParts): GitHubTraces {
  const deployment = chooseDeployment(parts);
  return {
    open: async () => deployment?.open(),
    async close(report, script) {
      const warn = (what: string) => (error: unknown) =>
        parts.log.warning(`${what} ${failureOf(error).message}`);
      await Promise.all([
        deployment
          ?.close(deploymentStatus(report, parts.inputs))
          .catch(warn('How the GitHub Deployment stands is not known.')),
        report.outcome === 'succeeded'
          ? retire(parts, report).catch(warn('Whether the GitHub Deployments are inactive is not known.'))
          : undefined,
        comment(parts, report, script).catch(warn('There is no comment on the pull request.')),
      ]);
    },
    deploymentId: () => deployment?.id(),
  };
}

/** Where it is asked for, and there is a deploy that it can stand for. */
function chooseDeployment(parts: TracesParts): GitHubDeployment | undefined {
  const { inputs, redactor, log } = parts;
  const { githubToken: token, site, environment, environmentUrl, expectedCommit, operations } = inputs;
  if (token === undefined || environment === undefined) return undefined;
  if (!operations.some(({ deploys }) => deploys === true)) return undefined;
  // Sent as they are, and shown to everybody who may read the repository.
  if ([environment, environmentUrl ?? ''].some(redactor.hides)) {
    log.warning('There is no GitHub Deployment: environment or environment-url holds a secret.');
    return undefined;
  }
  const { runnerEnv, signal, cancel, remember } = parts;
  const { redact } = redactor;
  const given = { token, site, environment, environmentUrl, expectedCommit };
  return createGitHubDeployment({
    ...given,
    runnerEnv,
    mark: randomUUID(),
    signal,
    cancel,
    redact,
    log,
    remember,
  });
}

/** What GitHub calls active must not lead to a site that is gone. */
async function retire(
  { inputs, runnerEnv, signal, redactor, log }: TracesParts,
  { facts }: RunReport,
): Promise<void> {
  const { githubToken: token, site, environment, operations } = inputs;
  const sites = [site, ...(typeof facts?.site === 'object' ? [facts.site.domain] : [])];
  if (token === undefined || environment === undefined || redactor.hides(environment)) return;
  if (!operations.some(({ deletesSite }) => deletesSite === true)) return;
  await retireDeployments({ token, runnerEnv, environment, sites, signal, log });
}

/** Says on the pull request what the run plans or did, where that is asked for. */
async function comment(
  { inputs, runnerEnv, cancel, redactor: { redact }, log }: TracesParts,
  report: RunReport,
  script: ScriptDiff | undefined,
): Promise<void> {
  const { comment: isWanted, githubToken, apiToken, baseUrl, server, site } = inputs;
  if (!isWanted || githubToken === undefined) return;
  const { leaveComment } = await import('./pull-request-comment.ts');
  const { renderComment } = await import('../report/comment.ts');
  await leaveComment({
    githubToken,
    apiToken,
    about: { baseUrl, server, site },
    runnerEnv,
    cancel,
    log,
    render: ({ pullRequest, repositoryUrl, logUrl }, maxCharacters) =>
      renderComment(report, {
        inputs,
        sanitize: (text) => sanitize(text, redact),
        scriptDiff: script,
        commit: pullRequest?.head,
        repositoryUrl,
        logUrl,
        maxCharacters,
      }),
  });
}
