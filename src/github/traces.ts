import { isDeleted, type Named, type RunEnd, siteOf, type TargetOutcome } from '../outcome/end.ts';
import type { Traits } from '../outcome/traits.ts';
import { headlineOfRun } from '../report/headline.ts';
import { deploymentStatus, sharedStatus } from './deployment-status.ts';
import { openGitHubDeployment, retireDeployments, type TracesContext } from './github-deployment.ts';

interface TracedTarget {
  readonly inputs: Named & {
    readonly environmentUrl: string | undefined;
    readonly githubToken: string | undefined;
    readonly environment: string | undefined;
    readonly expectedCommit: string | undefined;
    readonly operations: readonly Traits[];
  };
}

export type Traces = ReturnType<typeof tracesOf>;

/** Leaves the traces that the inputs ask for: a GitHub Deployment for each different environment. A problem with them is a warning. */
export function createGitHubTraces<T extends TracedTarget>(
  targets: readonly T[],
  { console, ...others }: TracesContext,
) {
  let room = MOST_WARNINGS;
  const warning = (text: string): void =>
    room-- > 0 ? console.warning(text) : console.info(`warning: ${text}`);
  const context = { ...others, console: { info: console.info, warning } };
  const sharedBy = (target: T) => (deploys(target) && target.inputs.environment) || target;
  const groups = [...Map.groupBy(targets, sharedBy).values()];
  const open = new Map(groups.map((group, nth) => [group, tracesOf(group, context, nth + 1)]));
  const traces = new Map([...open].flatMap(([group, own]) => group.map((target) => [target, own])));
  return {
    of: (target: T) => traces.get(target) ?? NO_TRACES,
    /** Closes the GitHub Deployments whose targets have all ended; with `isOver`, all of them. Returns their ids. Never throws. */
    async end(endOf: (target: T) => RunEnd<TargetOutcome>, isOver: boolean) {
      const closing = [...open].map(([group, { close }]) => {
        const ends = group.map(endOf);
        if (!isOver && ends.some(({ outcome }) => outcome === 'not-run')) return undefined;
        open.delete(group);
        return close(ends);
      });
      return Promise.all(closing);
    },
  };
}

/** GitHub shows ten of a step. What is wrong with one of the GitHub Deployments is mostly wrong with all of them. */
const MOST_WARNINGS = 3;

export const NO_TRACES = { beforeFirstWrite: async () => false, close: async () => undefined };

function deploys({ inputs }: TracedTarget): boolean {
  return inputs.operations.some((operation) => operation.deploys);
}

function tracesOf(group: readonly TracedTarget[], context: TracesContext, nth: number) {
  const [first, ...others] = group;
  const { githubToken, environment, expectedCommit } = first?.inputs ?? {};
  if (first === undefined || githubToken === undefined || environment === undefined) return NO_TRACES;
  const isAlone = others.length === 0;
  const isSame = others.every(({ inputs }) => inputs.expectedCommit === expectedCommit);
  const site = isAlone ? first.inputs.site : '';
  const commit = isSame ? expectedCommit : undefined;
  const about = { ...first.inputs, site, githubToken, environment, commit };
  // Both are sent unredacted, and everyone who can read the repository sees them.
  const isTraced = first.inputs.operations.some((one) => one.deploys || one.deletesSite);
  if (isTraced && [environment, about.environmentUrl ?? ''].some(context.redactor.hides)) {
    context.console.warning(
      'There is no GitHub Deployment: environment or environment-url contains a secret.',
    );
    return NO_TRACES;
  }
  /** Null if there is none; undefined until that is known. */
  let deployment: Awaited<typeof opening> | null = deploys(first) ? undefined : null;
  let opening: ReturnType<typeof openGitHubDeployment> | undefined;
  return {
    /** Called before each operation that changes something. Acts only the first time, and never throws. True if it waited for GitHub. */
    async beforeFirstWrite() {
      if (deployment !== undefined) return false;
      opening ??= openGitHubDeployment(about, context, nth);
      deployment = await opening;
      return true;
    },
    /** Sets the final status. Returns the id of the GitHub Deployment, if there is one. Never throws. */
    async close(ends: readonly RunEnd<TargetOutcome>[]) {
      const [run] = isAlone ? ends : [];
      const told = run && deploymentStatus(run, headlineOfRun(run, about));
      await deployment?.close(told ?? sharedStatus(ends));
      const sites = [site, (run && siteOf(run)?.domain) ?? site];
      if (run && isDeleted(run)) await retireDeployments(about, context, sites);
      return deployment?.id;
    },
  };
}
