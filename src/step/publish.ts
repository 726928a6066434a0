import { type Report, reportOfNone, siteOf } from '../outcome/end.ts';
import { failureOf, isGood } from '../outcome/failure.ts';
import { annotationsOf } from '../report/annotations.ts';
import { headlineOf } from '../report/headline.ts';
import { linesOfNextRun } from '../report/next-steps.ts';
import { renderOutputs } from '../report/outputs.ts';
import type { ScriptDiff } from '../report/script-diff.ts';
import { renderSummary, type Sections } from '../report/summary.ts';
import type { StepConnection, StepContext } from '../run/ports.ts';
import { lastLines, sanitize as sanitizeBy } from '../secrets/sanitizer.ts';
import type { Inputs } from '../targets/inputs.ts';

export type Publisher = ReturnType<typeof createPublisher>;

/** The end of a step. */
export interface StepEnd {
  readonly report: Report;
  /** Set if the inputs were right. */
  readonly ran?: {
    readonly inputs: Inputs;
    readonly connection: StepConnection;
    readonly sections: Sections;
    readonly scriptDiff: ScriptDiff | undefined;
    readonly deploymentId: number | undefined;
  };
}

/** The part of a deploy log, from its end, that goes into outputs and summary. */
const MAX_LOG_CHARACTERS = 512 * 1024;

/** Publishes the report of a step, once. */
export function createPublisher(step: StepContext) {
  const { files, console, env } = step;
  const sanitize = (text: string): string[] => sanitizeBy(text, step.redactor.redact);
  let begun = false;
  let unfinished: string | undefined;

  async function write({ report, ran }: StepEnd): Promise<void> {
    const log = sanitize(lastLines(report.facts?.deployLog ?? '', MAX_LOG_CHARACTERS));
    const traffic = ran?.connection.client.traffic() ?? { requests: 0, retries: 0 };
    const outputs = renderOutputs(report, { traffic, sanitize, log, deploymentId: ran?.deploymentId });
    const siteRepository = ran?.inputs.repository || siteOf(report)?.repository?.name;
    const places = { environmentUrl: ran?.inputs.environmentUrl, siteRepository, env };
    const told = { sanitize, log, places, scriptDiff: ran?.scriptDiff };
    const summary = renderSummary(report, told, ran?.sections);
    begun = true;
    files.setOutputs(outputs);
    await files.writeSummary(summary);
    console.headline(headlineOf(report), isGood(report.outcome));
    const kind = isGood(report.outcome) ? 'notice' : 'error';
    for (const { title, message } of annotationsOf(report)) console.annotate(kind, title, message);
    linesOfNextRun(report, sanitize).forEach(console.info);
  }

  return {
    /** Publishes a report. */
    async publish(end: StepEnd): Promise<void> {
      if (!begun) await write(end);
    },
    /** Sets the output `unfinished`, which stands until the report, even if there is none, or one of a fault. */
    keep(open: string): void {
      unfinished = open;
      files.setOutputs({ unfinished });
    },
    /** Publishes the report of an uncaught fault of this action. */
    async publishFault(error: unknown): Promise<void> {
      const next = 'Look at the site before running again, and please report this line.';
      const failure = { ...failureOf(error), outcome: 'unknown', next } as const;
      await write({ report: reportOfNone(failure, unfinished) });
    },
    /** True once writing the report has begun. */
    hasBegun: () => begun,
  };
}
