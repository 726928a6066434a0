import { NO_SIBLINGS } from '../deploy/siblings.ts';
import { createGitHubTraces } from '../github/traces.ts';
import type { InputSource } from '../inputs/input.ts';
import { reportOfNone, reportOfOne } from '../outcome/report.ts';
import { headlineOf } from '../report/headline.ts';
import { describeAftermath } from '../run/aftermath.ts';
import { type Connection, connect, createPorts, type StepContext } from '../run/ports.ts';
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
  const { close, client } = connection;
  if (list === undefined) {
    const { report, ...ended } = await runOnly(inputs, step, connection);
    return { report, ran: { inputs, traffic: client.traffic, ...ended }, close };
  }
  const { runList } = await import('./run-list.ts');
  const { report, inputs: about } = await runList({ inputs, list, source, step, connection, keep });
  return { report, ran: { inputs: about, traffic: client.traffic }, close };
}

/** Runs the only target. The inputs name it, and its run finds it. */
async function runOnly(inputs: Inputs, step: StepContext, connection: Connection) {
  const { console, files, env } = step;
  const target = { inputs };
  const traces = createGitHubTraces([target], {
    ...step,
    runnerEnv: env,
    signal: connection.signal,
    log: console,
    remember: files.saveState,
    headline: headlineOf,
  });
  const own = traces.of(target);
  const ports = createPorts({ inputs, site: inputs.site }, step, connection, {
    console,
    traces: own,
    siblings: NO_SIBLINGS,
    save: (progress) => files.saveState('run', describeAftermath(progress)),
  });
  const report = await run(ports, () => findTarget(ports, inputs));
  const { outcome, failure } = report;
  const endTraces = (): Promise<void> => traces.end(() => ({ run: report, outcome, failure }), true);
  return { report: reportOfOne(report, inputs), endTraces, deploymentId: own.deploymentId };
}
