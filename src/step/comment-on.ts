import { leaveComment } from '../github/pull-request-comment.ts';
import { failureOf } from '../outcome/failure.ts';
import { renderComment } from '../report/comment.ts';
import type { Places } from '../report/links.ts';
import type { SafeReport } from '../report/safe-report.ts';
import type { StepContext } from '../run/ports.ts';
import type { Inputs } from '../targets/inputs.ts';

/** Writes the comment on the pull request. Never throws. */
export async function commentOn(
  { githubToken = '', apiToken, baseUrl, server, site }: Inputs,
  report: SafeReport,
  places: Places,
  step: StepContext,
): Promise<void> {
  await leaveComment({
    ...{ ...step, githubToken, apiToken, about: { baseUrl, server, site } },
    render: (commit, maxCharacters) => renderComment(report, { places, commit, maxCharacters }),
  }).catch((error: unknown) =>
    step.console.warning(`There is no comment on the pull request. ${failureOf(error).message}`),
  );
}
