import type { Report } from '../outcome/end.ts';
import { compareScript, sectionsOf as sections } from '../report/summary-sections.ts';
import type { StepConnection, StepContext } from '../run/ports.ts';
import { sanitize as sanitizeBy } from '../secrets/sanitizer.ts';
import type { Inputs } from '../targets/inputs.ts';
import type { StepEnd } from './publish.ts';

/** A run that has ended. */
export interface Ran {
  readonly report: Report;
  /** With the server and the site that the comment is about. */
  readonly inputs: Inputs;
  readonly connection: StepConnection;
  /** Ends the GitHub Deployment of a single target, and returns its id. Never throws. */
  readonly endTraces?: () => Promise<number | undefined>;
}

/** Ends what a run leaves on GitHub, and gathers what tells of it. */
export async function finishRun(ran: Ran, step: StepContext): Promise<StepEnd> {
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
