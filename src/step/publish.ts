import type { CommentParts } from '../github/pull-request-comment.ts';
import { type Report, reportOfNone, siteOf } from '../outcome/end.ts';
import { failureOf, isGood } from '../outcome/failure.ts';
import { annotationsOf } from '../report/annotations.ts';
import type { Places } from '../report/links.ts';
import { linesOfNextRun } from '../report/next-steps.ts';
import { type KnownTraffic, renderOutputs } from '../report/outputs.ts';
import { type SafeReport, safeReport } from '../report/safe-report.ts';
import { renderSummary } from '../report/summary.ts';
import type { StepConnection, StepContext } from '../run/ports.ts';
import type { Inputs } from '../targets/inputs.ts';

export type Publisher = ReturnType<typeof createPublisher>;

/** The end of a step. */
export interface StepEnd {
  readonly report: Report;
  /** Set if the inputs were right. */
  readonly ran?: Ran;
  /** The requests of the runs whose reports it merged. */
  readonly traffic?: KnownTraffic;
}

interface Ran {
  /** With the server and the site that the comment is about. */
  readonly inputs: Inputs;
  readonly connection: StepConnection;
  /** Ends the GitHub Deployment of a single target, and returns its id. Never throws. */
  readonly endTraces?: () => Promise<number | undefined>;
}

/** A report that is safe to show, and what else is published with it. */
interface Publication {
  readonly report: SafeReport;
  readonly summary: string;
  readonly deploymentId?: number | undefined;
}

/** In characters. */
const LONG = 20_000;

/** Publishes the report of a step, once. */
export function createPublisher(step: StepContext) {
  const { files, console } = step;
  let begun = false;
  let unfinished: string | undefined;
  let shownLength = Number.POSITIVE_INFINITY;

  async function write({ report, summary, deploymentId }: Publication, end: StepEnd): Promise<void> {
    const traffic = end.traffic ?? end.ran?.connection.client.traffic() ?? { requests: 0, retries: 0 };
    const outputs = renderOutputs(report, { traffic, deploymentId, places: placesOf(end, step) });
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
      const publication = end.ran === undefined ? await ofNone(end, step) : await ofRun(end, end.ran, step);
      if (!begun) await write(publication, end);
    },
    /** Sets the output `unfinished`, which stands until the report, even if there is none, or one of a fault. */
    keep(open: string): void {
      unfinished = open;
      // Each is added to the file: a long one only when it is a fiftieth shorter.
      if (open.length > LONG && open.length > shownLength * 0.98) return;
      shownLength = open.length;
      files.setOutputs({ unfinished });
    },
    /** Publishes the report of an uncaught fault of this action. */
    async publishFault(error: unknown): Promise<void> {
      const next = 'Look at the site before running again, and please report this line.';
      const failure = { ...failureOf(error), reason: 'action-crashed', next } as const;
      const end = { report: reportOfNone(failure, unfinished) };
      await write(await ofNone(end, step), end);
    },
    /** True once writing the report has begun. */
    hasBegun: () => begun,
  };
}

async function ofNone(end: StepEnd, step: StepContext): Promise<Publication> {
  const report = safeReport(end.report, step.redactor);
  const places = placesOf(end, step);
  const telling = report.list?.isMerged && (await import('../report/sections.ts'));
  return { report, summary: renderSummary(report, places, telling?.sectionsOf) };
}

function placesOf({ report, ran }: StepEnd, { env, redactor }: StepContext): Places {
  const siteRepository = ran?.inputs.repository || siteOf(report)?.repository?.name;
  return { environmentUrl: ran?.inputs.environmentUrl, siteRepository, env, hides: redactor.hides };
}

/** Ends what a run leaves on GitHub. Modules that tell of a run are loaded only after one. */
async function ofRun(end: StepEnd, { inputs, endTraces }: Ran, step: StepContext): Promise<Publication> {
  const ending = endTraces?.();
  const { compareScript, sectionsOf } = await import('../report/sections.ts');
  const places = placesOf(end, step);
  const scriptDiff = await compareScript(end.report.facts?.script, step.redactor).catch(() => {
    step.console.warning('The change of the deploy script could not be shown.');
    return undefined;
  });
  const report = safeReport(end.report, step.redactor, scriptDiff);
  const [deploymentId] = await Promise.all([ending, commentOn(inputs, report, places, step)]);
  return { report, summary: renderSummary(report, places, sectionsOf), deploymentId };
}

/** Writes the comment on the pull request if it is asked for. Never throws. */
async function commentOn(
  { comment, githubToken, apiToken, baseUrl, server, site }: Inputs,
  report: SafeReport,
  places: Places,
  step: StepContext,
): Promise<void> {
  if (!comment || githubToken === undefined) return;
  const { renderComment } = await import('../report/comment.ts');
  const render: CommentParts['render'] = (commit, maxCharacters) =>
    renderComment(report, { places, commit, maxCharacters });
  const { leaveComment } = await import('../github/pull-request-comment.ts');
  const about = { baseUrl, server, site };
  await leaveComment({ ...step, githubToken, apiToken, about, render }).catch((error: unknown) =>
    step.console.warning(`There is no comment on the pull request. ${failureOf(error).message}`),
  );
}
