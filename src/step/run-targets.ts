import { NO_SIBLINGS } from '../deploy/siblings.ts';
import { createGitHubTraces } from '../github/traces.ts';
import type { InputSource } from '../inputs/input.ts';
import { reportOfNone, reportOfOne } from '../outcome/end.ts';
import { headlineOfRun } from '../report/headline.ts';
import type { ScriptDiff } from '../report/script-diff.ts';
import { describeAftermath } from '../run/aftermath.ts';
import { connect, createPorts, type StepConnection, type StepContext } from '../run/ports.ts';
import { run } from '../run/run.ts';
import { findTarget } from '../targets/find-site.ts';
import type { Inputs } from '../targets/inputs.ts';
import type { StepInputs } from '../targets/read-list.ts';
import { commentOn } from './comment-on.ts';
import type { Publisher, StepEnd } from './publish.ts';

/** Finds the targets that the inputs name, and runs them. Loaded, with the client, only if the inputs are right. */
export async function runTargets(
  { inputs, list }: StepInputs,
  source: InputSource,
  step: StepContext,
  keep: Publisher['keep'],
): Promise<StepEnd> {
  if (inputs === undefined) return { report: reportOfNone(undefined, '[]') };
  const connection = connect(inputs, step);
  if (list === undefined) return runOnly(inputs, step, connection);
  const { runList } = await import('./run-list.ts');
  const { report, inputs: about } = await runList({ inputs, list, source, step, connection, keep });
  const endOnGitHub = (diff?: ScriptDiff): Promise<void> => commentOn(about, report, diff, step);
  return { report, ran: { inputs: about, connection, endOnGitHub } };
}

/** Runs the only target. The inputs name it, and its run finds it. */
async function runOnly(inputs: Inputs, step: StepContext, connection: StepConnection): Promise<StepEnd> {
  const { console, files, env } = step;
  const target = { inputs };
  const traces = createGitHubTraces([target], {
    ...step,
    runnerEnv: env,
    signal: connection.signal,
    log: console,
    remember: files.saveState,
    headline: headlineOfRun,
  });
  const own = traces.of(target);
  const ports = createPorts({ inputs, site: inputs.site }, step, connection, {
    console,
    traces: own,
    siblings: NO_SIBLINGS,
    save: (progress) => files.saveState('run', describeAftermath(progress)),
  });
  const report = reportOfOne(await run(ports, () => findTarget(ports, inputs)), inputs);
  const endOnGitHub = async (diff?: ScriptDiff): Promise<void> => {
    await Promise.all([traces.end(() => report, true), commentOn(inputs, report, diff, step)]);
  };
  return { report, ran: { inputs, connection, endOnGitHub, deploymentId: own.deploymentId } };
}
