import { createGitHubTraces, type GitHubTraces } from '../github/traces.ts';
import type { InputSource } from '../inputs/input.ts';
import type { Report } from '../outcome/end.ts';
import { headlineOfRun } from '../report/headline.ts';
import { diffScript, type ScriptDiff } from '../report/script-diff.ts';
import { sectionsOf } from '../report/summary-sections.ts';
import type { StepConnection, StepContext } from '../run/ports.ts';
import { sanitize as sanitizeBy } from '../secrets/sanitizer.ts';
import type { Inputs } from '../targets/inputs.ts';
import type { Publisher, Ran, StepEnd } from './publish.ts';

/** The run of a step whose inputs are right. */
export interface StepRun {
  readonly inputs: Inputs;
  readonly source: InputSource;
  readonly step: StepContext;
  readonly connection: StepConnection;
  readonly keep: Publisher['keep'];
}

/** @param endTraces ends the GitHub Deployment of a single target, and returns its id. Never throws */
export function endOf(
  report: Report,
  inputs: Inputs,
  { step, connection }: StepRun,
  endTraces?: () => Promise<number | undefined>,
): StepEnd {
  const finish: Ran['finish'] = async () => {
    const scriptDiff = await compareScript(report, step);
    const leaveComment = async (): Promise<void> => {
      if (!inputs.comment || inputs.githubToken === undefined) return;
      await (await import('./comment-on.ts')).commentOn(inputs, report, scriptDiff, step);
    };
    const [deploymentId] = await Promise.all([endTraces?.(), leaveComment()]);
    return { scriptDiff, deploymentId };
  };
  return { report, ran: { inputs, connection, sections: sectionsOf, finish } };
}

/** Compares the deploy script before and after a run; undefined if it has not changed. Never throws. */
async function compareScript(
  { facts }: Report,
  { console, redactor }: StepContext,
): Promise<ScriptDiff | undefined> {
  const { script } = facts ?? {};
  if (script === undefined || script.before === script.after) return undefined;
  return diffScript(script, (text) => sanitizeBy(text, redactor.redact)).catch(() => {
    console.warning('The change of the deploy script could not be shown.');
    return undefined;
  });
}

/** Leaves the traces of targets on GitHub. */
export function tracesOf<T extends { readonly inputs: Inputs }>(
  targets: readonly T[],
  step: StepContext,
  { signal }: StepConnection,
): GitHubTraces<T> {
  const { env: runnerEnv, console: log, files } = step;
  const context = { ...step, runnerEnv, signal, log, remember: files.saveState };
  return createGitHubTraces(targets, context, headlineOfRun);
}
