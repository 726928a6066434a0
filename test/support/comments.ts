import { HEAD_SHA } from '../../harness/github.ts';
import type { RunEnd } from '../../src/outcome/end.ts';
import type { ScriptChange } from '../../src/outcome/facts.ts';
import { type CommentContext, renderComment } from '../../src/report/comment.ts';
import { diffScript } from '../../src/report/script-diff.ts';
import { sanitize } from '../../src/secrets/sanitizer.ts';
import { told } from './reports.ts';

const hide = (text: string): string => text.replaceAll('hunter2-correct-horse', '***');
const safe = (text: string): string[] => sanitize(text, hide);

/** The comment on a run of a single target, with nothing to compare unless it is given. */
export function commentOf(run: RunEnd, given: Partial<CommentContext> = {}): string {
  return renderComment(told(run), {
    environmentUrl: undefined,
    sanitize: safe,
    scriptDiff: undefined,
    commit: HEAD_SHA,
    repositoryUrl: 'https://github.example/acme/shop',
    logUrl: 'https://github.example/acme/shop/actions/runs/9876543210',
    maxCharacters: 65_536,
    ...given,
  });
}

export const diffOf = (script: ScriptChange | undefined) => script && diffScript(script, safe);
