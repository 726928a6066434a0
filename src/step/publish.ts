import { InputError } from '../core/errors.ts';
import type { CommentParts } from '../github/pull-request-comment.ts';
import { type Report, reportOfNone, siteOf } from '../outcome/end.ts';
import { type Failure, failureOf, isGood, MOST_IN_MESSAGE } from '../outcome/failure.ts';
import { annotationsOf } from '../report/annotations.ts';
import { headlineOf } from '../report/headline.ts';
import { linesOfNextRun } from '../report/log-lines.ts';
import { type KnownTraffic, renderOutputs } from '../report/outputs.ts';
import { safeReport } from '../report/safe-report.ts';
import { renderSummary } from '../report/summary.ts';
import type { ConnectedStep, Step } from '../run/contexts.ts';
import type { RunnerFiles } from '../runner/runner-files.ts';
import type { Inputs } from '../targets/inputs.ts';

/** The report of a step, and all that publishing it takes. */
export interface Publication {
  readonly report: Report;
  /** Set if the inputs were right. */
  readonly ran?: {
    /** With the server and the site that the comment is about. */
    readonly inputs: Inputs;
    readonly step: ConnectedStep;
    /** Ends the GitHub Deployment of a single target, and returns its id. Never throws. */
    readonly endTraces?: () => Promise<number | undefined>;
  };
  /** The requests of the runs whose reports it merged. */
  readonly traffic?: KnownTraffic;
}

/** The failure of a step that ends before its first operation. Lists problems in the log that are too many for its message. */
export function failureBefore(error: unknown, list: (line: string) => void): Failure {
  if (error instanceof InputError && error.problems.length > MOST_IN_MESSAGE)
    for (const { input, expected } of error.problems) list(`${input}: expected ${expected}`);
  return failureOf(error);
}

const LONG_CHARACTERS = 20_000;

/** Publishes the report of a step, once; or that of a fault, even while another one is being written. */
export function createPublisher(files: RunnerFiles) {
  let begun = false;
  let unfinished: string | undefined;
  let shownLength = Number.POSITIVE_INFINITY;

  async function publish(publication: Publication, step: Step, isFault = false): Promise<void> {
    const { console } = step;
    const { report, outputs, summary } = await render(publication, step);
    if (begun && !isFault) return;
    begun = true;
    files.setOutputs(outputs);
    await files.writeSummary(summary);
    console.headline(headlineOf(report), isGood(report.outcome));
    const kind = isGood(report.outcome) ? 'notice' : 'error';
    for (const { title, message } of annotationsOf(report)) console.annotate(kind, title, message);
    linesOfNextRun(report).forEach(console.info);
  }

  return {
    publish,
    keep(open: string): void {
      unfinished = open;
      // Each is added to the file: a long one only when it is a fiftieth shorter.
      if (open.length > LONG_CHARACTERS && open.length <= shownLength && open.length > shownLength * 0.98)
        return;
      shownLength = open.length;
      files.setOutputs({ unfinished });
    },
    publishFault(error: unknown, step: Step): Promise<void> {
      const next = 'Look at the site before running again, and please report this line.';
      const failure = { ...failureOf(error), reason: 'action-crashed', next } as const;
      return publish({ report: reportOfNone(failure, unfinished) }, step, true);
    },
    isPublishing: () => begun,
  };
}

/** Ends what a run leaves on GitHub, and renders its report. The module of sections is loaded only if something ran. */
async function render({ report: given, ran, traffic: merged }: Publication, step: Step) {
  const ending = ran?.endTraces?.();
  const isTold = ran !== undefined || given.list?.isMerged;
  const telling = isTold ? await import('../report/sections.ts') : undefined;
  const { environmentUrl, repository } = ran?.inputs ?? {};
  const siteRepository = repository || siteOf(given)?.repository?.name;
  const places = { environmentUrl, siteRepository, env: step.env, hides: step.redactor.hides };
  const scriptDiff = await telling?.compareScript(given.facts?.script, step.redactor);
  const report = safeReport(given, step.redactor, scriptDiff);
  const renderComment: CommentParts['renderComment'] = (head, most) =>
    renderSummary(report, { ...places, head }, telling?.sectionsOf, most);
  const [deploymentId] = await Promise.all([ending, ran && commentOn(ran.inputs, renderComment, step)]);
  const traffic = merged ?? ran?.step.client.traffic() ?? { requests: 0, retries: 0 };
  const outputs = renderOutputs(report, { traffic, deploymentId, places });
  return { report, outputs, summary: renderSummary(report, places, telling?.sectionsOf) };
}

/** Writes the comment on the pull request if it is asked for. Never throws. */
async function commentOn(
  { comment, githubToken, apiToken, baseUrl, server, site }: Inputs,
  renderComment: CommentParts['renderComment'],
  step: Step,
): Promise<void> {
  if (!comment || githubToken === undefined) return;
  const parts = { ...step, githubToken, apiToken, about: { baseUrl, server, site }, renderComment };
  await import('../github/pull-request-comment.ts')
    .then(({ leaveComment }) => leaveComment(parts))
    .catch((error: unknown) =>
      step.console.warning(`There is no comment on the pull request. ${failureOf(error).message}`),
    );
}
