import { type Report, reportOfNone, siteOf } from '../outcome/end.ts';
import { failureOf, isGood } from '../outcome/failure.ts';
import { annotationsOf } from '../report/annotations.ts';
import type { Places } from '../report/links.ts';
import { linesOfNextRun } from '../report/next-steps.ts';
import { renderOutputs } from '../report/outputs.ts';
import { type SafeReport, safeReport } from '../report/safe-report.ts';
import { renderSummary, type Sections } from '../report/summary.ts';
import type { StepConnection, StepContext } from '../run/ports.ts';
import type { Inputs } from '../targets/inputs.ts';

export type Publisher = ReturnType<typeof createPublisher>;

/** The end of a step. */
export interface StepEnd {
  readonly report: Report;
  /** Set if the inputs were right. */
  readonly ran?: {
    /** With the server and the site that the comment is about. */
    readonly inputs: Inputs;
    readonly connection: StepConnection;
    /** Ends the GitHub Deployment of a single target, and returns its id. Never throws. */
    readonly endTraces?: () => Promise<number | undefined>;
  };
}

/** A report that is safe to show, and what else is published with it. */
interface Publication {
  readonly report: SafeReport;
  readonly sections?: Sections;
  readonly deploymentId?: number | undefined;
}

/** Publishes the report of a step, once. */
export function createPublisher(step: StepContext) {
  const { files, console } = step;
  let begun = false;
  let unfinished: string | undefined;

  async function write(publication: Publication, end: StepEnd): Promise<void> {
    const { report, sections, deploymentId } = publication;
    const traffic = end.ran?.connection.client.traffic() ?? { requests: 0, retries: 0 };
    const outputs = renderOutputs(report, { traffic, deploymentId });
    const summary = renderSummary(report, placesOf(end, step), sections);
    begun = true;
    files.setOutputs(outputs);
    await files.writeSummary(summary);
    console.headline(report.headline, isGood(report.outcome));
    const kind = isGood(report.outcome) ? 'notice' : 'error';
    for (const { title, message } of annotationsOf(report)) console.annotate(kind, title, message);
    linesOfNextRun(report).forEach(console.info);
  }

  return {
    /** Publishes a report, and ends what its run leaves on GitHub. */
    async publish(end: StepEnd): Promise<void> {
      const publication = await finish(end, step);
      if (!begun) await write(publication, end);
    },
    /** Sets the output `unfinished`, which stands until the report, even if there is none, or one of a fault. */
    keep(open: string): void {
      unfinished = open;
      files.setOutputs({ unfinished });
    },
    /** Publishes the report of an uncaught fault of this action. */
    async publishFault(error: unknown): Promise<void> {
      const next = 'Look at the site before running again, and please report this line.';
      const failure = { ...failureOf(error), reason: 'action-crashed', next } as const;
      const report = reportOfNone(failure, unfinished);
      await write({ report: safeReport(report, step.redactor) }, { report });
    },
    /** True once writing the report has begun. */
    hasBegun: () => begun,
  };
}

function placesOf({ report, ran }: StepEnd, { env, redactor }: StepContext): Places {
  const siteRepository = ran?.inputs.repository || siteOf(report)?.repository?.name;
  return { environmentUrl: ran?.inputs.environmentUrl, siteRepository, env, hides: redactor.hides };
}

/** Ends what a run leaves on GitHub. What tells of a run is loaded only after one. */
async function finish(end: StepEnd, step: StepContext): Promise<Publication> {
  const { report, ran } = end;
  const { redactor, console } = step;
  if (ran === undefined) return { report: safeReport(report, redactor) };
  const { inputs, endTraces } = ran;
  const { compareScript, sectionsOf: sections } = await import('../report/summary-sections.ts');
  const scriptDiff = await compareScript(report, redactor).catch(() => {
    console.warning('The change of the deploy script could not be shown.');
    return undefined;
  });
  const safe = safeReport(report, redactor, scriptDiff);
  const comment = async (): Promise<void> => {
    if (!inputs.comment || inputs.githubToken === undefined) return;
    const { commentOn } = await import('./comment-on.ts');
    await commentOn(inputs, safe, placesOf(end, step), step);
  };
  const [deploymentId] = await Promise.all([endTraces?.(), comment()]);
  return { report: safe, sections, deploymentId };
}
