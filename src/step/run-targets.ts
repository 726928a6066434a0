import { NO_SIBLINGS } from '../deploy/siblings.ts';
import { createGitHubTraces } from '../github/traces.ts';
import type { InputSource } from '../inputs/input.ts';
import { reportOfNone, reportOfOne } from '../outcome/end.ts';
import { connect, createPorts, type StepConnection, type StepContext } from '../run/ports.ts';
import { run } from '../run/run.ts';
import { findTarget } from '../targets/find-site.ts';
import type { Inputs } from '../targets/inputs.ts';
import type { StepInputs } from '../targets/read-list.ts';
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
  return runList({ inputs, list, source, step, connection, keep });
}

/** Runs the only target. The inputs name it, and its run finds it. */
async function runOnly(inputs: Inputs, step: StepContext, connection: StepConnection): Promise<StepEnd> {
  const target = { inputs };
  const traces = createGitHubTraces([target], { ...step, signal: connection.signal });
  const save = (aftermath: string): void => step.files.saveState('run', `The step ${aftermath}`);
  const listeners = { console: step.console, traces: traces.of(target), save };
  const running = { inputs, site: inputs.site, siblings: NO_SIBLINGS, ...listeners };
  const ports = createPorts(running, step, connection);
  const report = reportOfOne(await run(ports, () => findTarget(ports, inputs)), inputs);
  const endTraces = async (): Promise<number | undefined> => (await traces.end(() => report, true))[0];
  return { report, ran: { inputs, connection, endTraces } };
}
