import { NO_SIBLINGS } from '../deploy/siblings.ts';
import { createGitHubTraces } from '../github/traces.ts';
import type { InputSource } from '../inputs/input.ts';
import { type Report, reportOfNone, reportOfOne } from '../outcome/end.ts';
import { headlineOfRun } from '../report/headline.ts';
import { compareScript, sectionsOf as sections } from '../report/summary-sections.ts';
import { describeAftermath } from '../run/aftermath.ts';
import { connect, createPorts, type StepConnection, type StepContext } from '../run/ports.ts';
import { run } from '../run/run.ts';
import { sanitize as sanitizeBy } from '../secrets/sanitizer.ts';
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
  const ran = await (list === undefined
    ? runOnly(inputs, step, connection)
    : (await import('./run-list.ts')).runList({ inputs, list, source, step, connection, keep }));
  return finishRun(ran, step);
}

/** Runs the only target. The inputs name it, and its run finds it. */
async function runOnly(inputs: Inputs, step: StepContext, connection: StepConnection): Promise<Ran> {
  const target = { inputs };
  const traces = createGitHubTraces([target], { ...step, signal: connection.signal }, headlineOfRun);
  const own = traces.of(target);
  const ports = createPorts({ inputs, site: inputs.site }, step, connection, {
    console: step.console,
    traces: own,
    siblings: NO_SIBLINGS,
    save: (progress) => step.files.saveState('run', describeAftermath(progress)),
  });
  const report = reportOfOne(await run(ports, () => findTarget(ports, inputs)), inputs);
  const endTraces = async (): Promise<number | undefined> => {
    await traces.end(() => report, true);
    return own.deploymentId();
  };
  return { report, inputs, connection, endTraces };
}

/** A run that has ended. */
interface Ran {
  readonly report: Report;
  /** With the server and the site that the comment is about. */
  readonly inputs: Inputs;
  readonly connection: StepConnection;
  /** Ends the GitHub Deployment of a single target, and returns its id. Never throws. */
  readonly endTraces?: () => Promise<number | undefined>;
}

/** Ends what a run leaves on GitHub, and gathers what tells of it. */
async function finishRun(ran: Ran, step: StepContext): Promise<StepEnd> {
  const { report, inputs, connection, endTraces } = ran;
  const sanitize = (text: string): string[] => sanitizeBy(text, step.redactor.redact);
  const scriptDiff = await compareScript(report, sanitize).catch(() => {
    step.console.warning('The change of the deploy script could not be shown.');
    return undefined;
  });
  const comment = async (): Promise<void> => {
    if (!inputs.comment || inputs.githubToken === undefined) return;
    const { commentOn } = await import('./comment-on.ts');
    await commentOn(inputs, report, { sanitize, scriptDiff }, step);
  };
  const [deploymentId] = await Promise.all([endTraces?.(), comment()]);
  return { report, ran: { inputs, connection, sections, scriptDiff, deploymentId } };
}
