import { leaveComment } from '../github/pull-request-comment.ts';
import type { Report } from '../outcome/end.ts';
import { failureOf } from '../outcome/failure.ts';
import { renderComment } from '../report/comment.ts';
import type { Sanitize } from '../report/markdown.ts';
import type { ScriptDiff } from '../report/script-diff.ts';
import type { StepContext } from '../run/ports.ts';
import type { Inputs } from '../targets/inputs.ts';

/** Writes the comment on the pull request. Never throws. */
export async function commentOn(
  { githubToken = '', apiToken, baseUrl, server, site, environmentUrl }: Inputs,
  report: Report,
  { sanitize, scriptDiff }: { readonly sanitize: Sanitize; readonly scriptDiff: ScriptDiff | undefined },
  step: StepContext,
): Promise<void> {
  await leaveComment({
    ...step,
    githubToken,
    apiToken,
    about: { baseUrl, server, site },
    render({ pullRequest, repositoryUrl, logUrl }, maxCharacters) {
      const links = { commit: pullRequest?.head, repositoryUrl, logUrl, environmentUrl };
      return renderComment(report, { sanitize, scriptDiff, ...links, maxCharacters });
    },
  }).catch((error: unknown) =>
    step.console.warning(`There is no comment on the pull request. ${failureOf(error).message}`),
  );
}
