import { leaveComment } from '../github/pull-request-comment.ts';
import type { Report } from '../outcome/end.ts';
import { failureOf } from '../outcome/failure.ts';
import { renderComment } from '../report/comment.ts';
import type { ScriptDiff } from '../report/script-diff.ts';
import type { StepContext } from '../run/ports.ts';
import { sanitize as sanitizeBy } from '../secrets/sanitizer.ts';
import type { Inputs } from '../targets/inputs.ts';

/** Writes the comment on the pull request. Never throws. */
export async function commentOn(
  { githubToken = '', apiToken, baseUrl, server, site, environmentUrl }: Inputs,
  report: Report,
  scriptDiff: ScriptDiff | undefined,
  step: StepContext,
): Promise<void> {
  const sanitize = (text: string): string[] => sanitizeBy(text, step.redactor.redact);
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
