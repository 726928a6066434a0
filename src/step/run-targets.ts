import { NO_SIBLINGS } from '../deploy/siblings.ts';
import type { InputSource } from '../inputs/input.ts';
import { reportOfNone, reportOfOne } from '../outcome/end.ts';
import { describeAftermath } from '../run/aftermath.ts';
import { connect, createPorts, type StepContext } from '../run/ports.ts';
import { run } from '../run/run.ts';
import { findTarget } from '../targets/find-site.ts';
import type { StepInputs } from '../targets/read-list.ts';
import type { Publisher, StepEnd } from './publish.ts';
import { endOf, type StepRun, tracesOf } from './step-run.ts';

/** Finds the targets that the inputs name, and runs them. Loaded, with the client, only if the inputs are right. */
export async function runTargets(
  { inputs, list }: StepInputs,
  source: InputSource,
  step: StepContext,
  keep: Publisher['keep'],
): Promise<StepEnd> {
  if (inputs === undefined) return { report: reportOfNone(undefined, '[]') };
  const connection = connect(inputs, step);
  const given = { inputs, source, step, connection, keep };
  if (list === undefined) return runOnly(given);
  const { runList } = await import('./run-list.ts');
  return runList(list, given);
}

/** Runs the only target. The inputs name it, and its run finds it. */
async function runOnly(given: StepRun): Promise<StepEnd> {
  const { inputs, step, connection } = given;
  const target = { inputs };
  const traces = tracesOf([target], step, connection);
  const own = traces.of(target);
  const ports = createPorts({ inputs, site: inputs.site }, step, connection, {
    console: step.console,
    traces: own,
    siblings: NO_SIBLINGS,
    save: (progress) => step.files.saveState('run', describeAftermath(progress)),
  });
  const report = reportOfOne(await run(ports, () => findTarget(ports, inputs)), inputs);
  return endOf(report, inputs, given, async () => {
    await traces.end(() => report, true);
    return own.deploymentId();
  });
}
