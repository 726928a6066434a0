import { type CommentParts, leaveComment } from '../github/pull-request-comment.ts';
import { failureOf } from '../outcome/failure.ts';
import type { Step } from '../run/contexts.ts';
import type { Inputs } from '../targets/inputs.ts';

/** All that tells of a run. A step that ran nothing does not load it. */

export { compareScript, sectionsOf } from '../report/sections.ts';

/** Writes the comment on the pull request if it is asked for. Never throws. */
export async function commentOn(
  { comment, githubToken, apiToken, baseUrl, server, site }: Inputs,
  renderComment: CommentParts['renderComment'],
  step: Step,
): Promise<void> {
  if (!comment || githubToken === undefined) return;
  const about = { baseUrl, server, site };
  await leaveComment({ ...step, githubToken, apiToken, about, renderComment }).catch((error: unknown) =>
    step.console.warning(`There is no comment on the pull request. ${failureOf(error).message}`),
  );
}
