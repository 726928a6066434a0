import { hasFailed } from '../outcome/ended-targets.ts';
import type { TargetReport } from '../outcome/report.ts';
import { type DeploymentStatus, deploymentStatus } from './deployment-status.ts';
import { chooseDeployment, createGitHubTraces, type TracesInputs, type TracesParts } from './traces.ts';

/** A target, as far as GitHub is concerned. */
interface Target {
  readonly inputs: TracesInputs;
}

/** Told by the run of a target about its deploy. */
interface Hooks {
  readonly open: () => Promise<boolean>;
  readonly onDeployFailed: ReturnType<typeof createGitHubTraces>['fail'];
  readonly beforeRollback: ReturnType<typeof createGitHubTraces>['rollBack'];
}

/** The traces of the targets that name one environment. */
interface Trace extends Hooks {
  /** Sets the final status. Never throws. */
  readonly close: (targets: readonly TargetReport[]) => Promise<void>;
}

interface ListTracesParts extends Omit<TracesParts, 'inputs' | 'remember'> {
  /** Saves texts for the post step by name. */
  readonly remember: (texts: Readonly<Record<string, string>>) => void;
}

/** Traces that a run with several targets leaves on GitHub. A problem with them is a warning; no deploy is affected. */
export interface ListTraces<T extends Target> {
  of(target: T): Hooks;
  /** Closes the GitHub Deployments whose targets have all ended; with `isOver`, all of them. Never throws. */
  settle(reportOf: (target: T) => TargetReport, isOver: boolean): Promise<void>;
}

/**
 * Opens a GitHub Deployment for each different environment of the targets: one of a single target tells what its run tells, one of
 * several is a success when all of them are.
 */
export function createTracesOfList<T extends Target>(
  targets: readonly T[],
  { log, ...others }: ListTracesParts,
): ListTraces<T> {
  const parts = { ...others, log: withFewWarnings(log) };
  const groups = Map.groupBy(targets, (target) => environmentOf(target) ?? target);
  const open = new Map<readonly T[], Trace>();
  const traces = new Map<T, Trace>();
  for (const [nth, group] of [...groups.values()].entries()) {
    const trace = traceOf(group, parts, nth + 1);
    open.set(group, trace);
    for (const target of group) traces.set(target, trace);
  }
  return {
    of: (target) => traces.get(target) ?? NONE,
    async settle(reportOf, isOver) {
      const settled = [...open].flatMap(([group, trace]) => {
        const reports = group.map(reportOf);
        const hasEnded = isOver || reports.every(({ run }) => run !== undefined);
        return hasEnded ? { group, trace, reports } : [];
      });
      for (const { group } of settled) open.delete(group);
      await Promise.all(settled.map(({ trace, reports }) => trace.close(reports)));
    },
  };
}

/** GitHub shows ten of a step. What is wrong with one of the GitHub Deployments is mostly wrong with all of them. */
const MOST_WARNINGS = 3;

function withFewWarnings(log: ListTracesParts['log']): ListTracesParts['log'] {
  let count = 0;
  return {
    info: (text) => log.info(text),
    warning(text) {
      count += 1;
      if (count <= MOST_WARNINGS) log.warning(text);
      else log.info(`warning: ${text}`);
    },
  };
}

const NONE: Hooks = { open: async () => false, onDeployFailed: () => {}, beforeRollback: async () => {} };

function environmentOf({ inputs }: Target): string | undefined {
  return inputs.operations.some(({ deploys }) => deploys) ? inputs.environment : undefined;
}

function traceOf(group: readonly Target[], { remember, ...parts }: ListTracesParts, nth: number): Trace {
  const [{ inputs } = { inputs: undefined }, ...others] = group;
  if (inputs === undefined) return { ...NONE, close: async () => {} };
  const own: TracesParts = {
    ...{ ...parts, inputs },
    remember: (name, text) => remember({ [`${name}-${nth}`]: text }),
  };
  return others.length === 0 ? traceOfOne(own) : traceOfSeveral(own, group);
}

function traceOfOne(parts: TracesParts): Trace {
  const { open, fail, rollBack, close } = createGitHubTraces(parts);
  return {
    ...{ open, onDeployFailed: fail, beforeRollback: rollBack },
    async close([target]) {
      if (target?.run === undefined) return;
      const { run, outcome, failure } = target;
      await close(outcome === 'not-run' ? run : { ...run, outcome, failure });
    },
  };
}

function traceOfSeveral(parts: TracesParts, group: readonly Target[]): Trace {
  const { inputs } = parts;
  const isSame = group.every((target) => target.inputs.expectedCommit === inputs.expectedCommit);
  const own = { ...parts, inputs: { ...inputs, site: '' } };
  const deployment = chooseDeployment(own, 'github-deployment', isSame ? inputs.expectedCommit : undefined);
  let opened: Promise<void> | undefined;
  let isOpen = deployment === undefined;
  return {
    ...NONE,
    async open() {
      const hasWaited = !isOpen;
      opened ??= deployment?.open();
      await opened;
      isOpen = true;
      return hasWaited;
    },
    async close(targets) {
      deployment?.note(statusOf(targets));
      await deployment?.close();
    },
  };
}

/** The status of a deployment for several targets. Those that a newer commit superseded do not matter. */
function statusOf(all: readonly TargetReport[]): DeploymentStatus {
  const targets = all.filter(({ outcome }) => outcome !== 'superseded');
  const good = targets.filter(({ outcome }) => outcome === 'succeeded');
  const failed = targets.filter(({ outcome }) => outcome === 'failed' || outcome === 'rejected');
  const isFollowed = good.every(({ run }) => run?.facts?.deploy?.followed !== false);
  const done = isFollowed ? 'deployed' : 'triggered';
  const description = `${good.length} of ${targets.length} targets ${done}${failed.length === 0 ? '' : `, ${failed.length} failed`}`;
  if (failed.length > 0) return { state: 'failure', description };
  if (good.length < targets.length)
    return { state: targets.some(mayHaveDeployed) ? 'error' : 'inactive', description };
  return { state: isFollowed ? 'success' : 'in_progress', description };
}

/** True for a target that did not succeed, and whose deploy may have been triggered. */
function mayHaveDeployed(target: TargetReport): boolean {
  const { outcome, run } = target;
  if (outcome === 'cancelled' && run !== undefined) return deploymentStatus(run, '').state !== 'inactive';
  return hasFailed(target);
}
