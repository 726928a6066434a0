import type { Traffic } from '../api/client.ts';
import { failureOf, isGood } from '../outcome/failure.ts';
import { type Report, type RunReport, reportOfNone, siteOf, wholeOf } from '../outcome/report.ts';
import type { Places } from '../report/links.ts';
import type { Sanitize } from '../report/markdown.ts';
import { renderOutputs } from '../report/outputs.ts';
import type { ScriptDiff } from '../report/script-diff.ts';
import { tellSingle } from '../report/single.ts';
import { renderSummary, type Telling } from '../report/summary.ts';
import type { StepContext } from '../run/ports.ts';
import { lastLines, sanitize as sanitizeBy } from '../secrets/sanitizer.ts';
import type { Inputs } from '../targets/inputs.ts';

export type Publisher = ReturnType<typeof createPublisher>;

/** The parts of a run that its report needs. */
interface Ran {
  /** With the server and the site that the comment is about. */
  readonly inputs: Inputs;
  readonly traffic: () => Traffic;
  /** Ends what the run left on GitHub besides the comment. Never throws. */
  readonly endTraces?: (run: RunReport) => Promise<void>;
  readonly deploymentId?: () => number | undefined;
}

/** The end of a step. */
export interface StepEnd {
  readonly report: Report;
  readonly ran?: Ran;
  /** Closes the connection to the service. */
  readonly close?: () => Promise<void>;
}

/** The parts of a report besides what it tells. */
interface Additions {
  readonly ran?: Ran | undefined;
  readonly scriptDiff?: ScriptDiff | undefined;
  /** Outputs that take the place of others. */
  readonly outputs?: Readonly<Record<string, string>>;
}

/** The part of a deploy log, from its end, that goes into outputs and summary. */
const MAX_LOG_CHARACTERS = 512 * 1024;
const NO_TRAFFIC: Traffic = { requests: 0, retries: 0 };

/** Publishes the report of a step, once. */
export function createPublisher(step: Omit<StepContext, 'hide' | 'logStyle'>) {
  const { files, console, redactor } = step;
  const sanitize = (text: string): string[] => sanitizeBy(text, redactor.redact);
  let begun = false;
  let kept: Readonly<Record<string, string>> = {};

  async function write(telling: Telling, { ran, scriptDiff, outputs: more }: Additions): Promise<void> {
    const { whole, headline, annotations } = telling;
    const log = sanitize(lastLines(whole.facts?.deployLog ?? '', MAX_LOG_CHARACTERS));
    const traffic = ran?.traffic() ?? NO_TRAFFIC;
    const deploymentId = ran?.deploymentId?.();
    const outputs = renderOutputs(telling, { traffic, sanitize, log, deploymentId });
    const places = placesOf(whole, ran?.inputs, step.env);
    const summary = renderSummary(telling, { sanitize, log, places, scriptDiff });
    begun = true;
    files.setOutputs({ ...outputs, ...more });
    await files.writeSummary(summary);
    console.headline(headline, isGood(whole.outcome));
    const annotate = isGood(whole.outcome) ? console.notice : console.error;
    for (const { title, message } of annotations) annotate(title, message);
    telling.lastLines(sanitize).forEach(console.info);
  }

  async function comment(
    inputs: Inputs,
    telling: Telling,
    scriptDiff: ScriptDiff | undefined,
  ): Promise<void> {
    if (!inputs.comment || inputs.githubToken === undefined) return;
    const { commentOn } = await import('./comment-on.ts');
    await commentOn(inputs, telling, scriptDiff, step);
  }

  return {
    /** Publishes a report, and the comment on the pull request that it asks for. */
    async publish(report: Report, ran?: Ran): Promise<void> {
      const telling = await tell(report);
      const scriptDiff = await compareScript(telling.whole, step.console, sanitize);
      await Promise.all([ran?.endTraces?.(telling.whole), ran && comment(ran.inputs, telling, scriptDiff)]);
      if (!begun) await write(telling, { ran, scriptDiff });
    },
    /** Sets outputs that stand until the report, even if there is none, or one of a fault. */
    keep(outputs: Readonly<Record<string, string>>): void {
      kept = outputs;
      files.setOutputs(outputs);
    },
    /** Publishes the report of an uncaught fault of this action. */
    async publishFault(error: unknown): Promise<void> {
      const next = 'Look at the site before running again, and please report this line.';
      const failure = { ...failureOf(error), outcome: 'unknown', next } as const;
      await write(tellSingle(reportOfNone(failure), {}), { outputs: kept });
    },
    /** True once writing the report has begun. */
    hasBegun: () => begun,
  };
}

/** Loads what tells a report, as far as it is needed. */
async function tell(report: Report): Promise<Telling> {
  if (report.list !== undefined) return (await import('../report/many.ts')).tellMany(report);
  const { facts } = wholeOf(report);
  return tellSingle(report, {
    ...(facts?.deploy && (await import('../report/timeline.ts'))),
    ...(facts?.findings && (await import('../report/findings.ts'))),
  });
}

/** Compares the old deploy script with the new one. The module is loaded only when the script changes. */
async function compareScript(
  { facts }: RunReport,
  console: StepContext['console'],
  sanitize: Sanitize,
): Promise<ScriptDiff | undefined> {
  const { script } = facts ?? {};
  if (script === undefined || script.before === script.after) return undefined;
  try {
    const { diffScript } = await import('../report/script-diff.ts');
    return await diffScript(script, sanitize);
  } catch {
    console.warning('The change of the deploy script could not be shown.');
    return undefined;
  }
}

/** The places that the summary may link to. */
function placesOf(run: RunReport, inputs: Inputs | undefined, env: StepContext['env']): Places {
  return {
    environmentUrl: inputs?.environmentUrl,
    siteRepository: inputs?.repository || siteOf(run)?.repository?.name,
    serverUrl: env.GITHUB_SERVER_URL,
    repository: env.GITHUB_REPOSITORY,
    runId: env.GITHUB_RUN_ID,
    action: env.GITHUB_ACTION_REPOSITORY,
    actionRef: env.GITHUB_ACTION_REF,
  };
}
