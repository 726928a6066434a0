import { NO_SIBLINGS } from '../deploy/siblings.ts';
import { createGitHubTraces } from '../github/traces.ts';
import type { InputSource } from '../inputs/input.ts';
import { reportOfNone, reportOfOne } from '../outcome/end.ts';
import { type ConnectedStep, connect, createPorts, type Step } from '../run/contexts.ts';
import { run } from '../run/run.ts';
import { findTarget } from '../targets/find-site.ts';
import type { Inputs } from '../targets/inputs.ts';
import type { StepInputs } from '../targets/read-list.ts';
import type { StepEnd } from './publish.ts';

/** Finds the targets that the inputs name, and runs them. Loaded, with the client, only if the inputs are right. */
export async function runTargets(
  { inputs, list }: StepInputs,
  source: InputSource,
  step: Step,
): Promise<StepEnd> {
  if (inputs === undefined) return { report: reportOfNone(undefined, '[]') };
  const connected = connect(inputs, step);
  if (list === undefined) return runOnly(inputs, connected);
  const { runList } = await import('./run-list.ts');
  return runList({ inputs, list, source, step: connected });
}

/** Runs the only target. The inputs name it, and its run finds it. */
async function runOnly(inputs: Inputs, step: ConnectedStep): Promise<StepEnd> {
  const target = { inputs };
  const traces = createGitHubTraces([target], step);
  const own = traces.of(target);
  const save = (aftermath: string): void => step.files.saveState('run', `The step ${aftermath}`);
  const ports = createPorts({ inputs, site: inputs.site, siblings: NO_SIBLINGS, traces: own, save }, step);
  const report = reportOfOne(await run(ports, () => findTarget(ports, inputs)), inputs);
  const endTraces = async (): Promise<number | undefined> => {
    await traces.end(() => report, true);
    return own.deploymentId();
  };
  return { report, ran: { inputs, step, endTraces } };
}
