import { NO_SIBLINGS } from '../deploy/siblings.ts';
import { createGitHubTraces } from '../github/traces.ts';
import type { InputSource } from '../inputs/input.ts';
import { reportOfNone, reportOfOne } from '../outcome/end.ts';
import { headlineOfRun } from '../report/headline.ts';
import type { ScriptDiff } from '../report/script-diff.ts';
import { sectionsOf } from '../report/sections.ts';
import { describeAftermath } from '../run/aftermath.ts';
import { connect, createPorts, type StepConnection, type StepContext } from '../run/ports.ts';
import { run } from '../run/run.ts';
import { findTarget } from '../targets/find-site.ts';
import type { Inputs } from '../targets/inputs.ts';
import type { StepInputs } from '../targets/read-list.ts';
import { commentOn, compareScript } from './comment-on.ts';
import type { Publisher, StepEnd, TargetsEnd } from './publish.ts';

/** Finds the targets that the inputs name, and runs them. Loaded, with the client, only if the inputs are right. */
export async function runTargets(
  { inputs, list }: StepInputs,
  source: InputSource,
  step: StepContext,
  keep: Publisher['keep'],
): Promise<StepEnd> {
  if (inputs === undefined) return { report: reportOfNone(undefined, '[]') };
  const connection = connect(inputs, step);
  const ended =
    list === undefined
      ? await runOnly(inputs, step, connection)
      : await (await import('./run-list.ts')).runList({ inputs, list, source, step, connection, keep });
  const { report, about, endTraces, deploymentId } = ended;
  const finish = async (): Promise<ScriptDiff | undefined> => {
    const diff = await compareScript(report, step);
    await Promise.all([endTraces?.(), commentOn(about, report, diff, step)]);
    return diff;
  };
  return { report, ran: { inputs: about, connection, sections: sectionsOf, finish, deploymentId } };
}

/** Runs the only target. The inputs name it, and its run finds it. */
async function runOnly(inputs: Inputs, step: StepContext, connection: StepConnection): Promise<TargetsEnd> {
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
  const endTraces = (): Promise<void> => traces.end(() => report, true);
  return { report, about: inputs, endTraces, deploymentId: own.deploymentId };
}
