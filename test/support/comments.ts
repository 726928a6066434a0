import { HEAD_SHA } from '../../harness/github.ts';
import type { RunEnd } from '../../src/outcome/end.ts';
import type { ScriptChange } from '../../src/outcome/facts.ts';
import { type CommentContext, renderComment } from '../../src/report/comment.ts';
import type { ScriptDiff } from '../../src/report/safe-report.ts';
import { compareScript } from '../../src/report/script-diff.ts';
import { places, redactor, told } from './reports.ts';

/** The comment on a run of a single target. */
export const commentOf = (
  run: RunEnd,
  scriptDiff?: ScriptDiff,
  given: Partial<CommentContext> = {},
): string =>
  renderComment(told(run, scriptDiff), {
    places: ofComment,
    commit: HEAD_SHA,
    maxCharacters: 65_536,
    ...given,
  });

export const ofComment = { ...places, env: { ...places.env, GITHUB_RUN_ID: '9876543210' } };

export const diffOf = (script: ScriptChange | undefined) => compareScript(script, redactor);
