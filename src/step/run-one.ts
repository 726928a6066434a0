import { NO_SIBLINGS } from '../deploy/siblings.ts';
import { createGitHubTraces } from '../github/traces.ts';
import { reportOfOne } from '../outcome/end.ts';
import { connectStep, createPorts, type Step } from '../run/contexts.ts';
import { run } from '../run/run.ts';
import { findTarget } from '../targets/find-site.ts';
import type { Inputs } from '../targets/inputs.ts';
import type { Publication } from './publish.ts';

/** Runs the only target. The inputs name it, and its run finds it. */
export async function runOne(inputs: Inputs, given: Step): Promise<Publication> {
  const step = connectStep(inputs, given);
  const target = { inputs };
  const traces = createGitHubTraces([target], step);
  const save = (aftermath: string): void => step.files.saveState('run', `The step ${aftermath}`);
  const ports = createPorts(
    { inputs, site: inputs.site, siblings: NO_SIBLINGS, traces: traces.of(target), save },
    step,
  );
  const report = reportOfOne(await run(ports, () => findTarget(ports, inputs)), inputs);
  const endTraces = async (): Promise<number | undefined> => (await traces.end(() => report, true))[0];
  return { report, ran: { inputs, step, endTraces } };
}
