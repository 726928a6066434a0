import { HEAD_SHA } from '../../harness/github.ts';
import type { CommentContext } from '../../src/report/comment.ts';
import { diffScript } from '../../src/report/script-diff.ts';
import { sanitize } from '../../src/secrets/sanitizer.ts';
import type { ScriptChange } from '../../src/site/facts.ts';

const hide = (text: string): string => text.replaceAll('hunter2-correct-horse', '***');
const safe = (text: string): string[] => sanitize(text, hide);

/** Where a comment on a pull request is written, with nothing to compare unless it is given. */
export function contextOf(given: Partial<CommentContext> = {}): CommentContext {
  return {
    inputs: { server: 'web-1', site: 'shop.example', environmentUrl: undefined },
    sanitize: safe,
    scriptDiff: undefined,
    commit: HEAD_SHA,
    repositoryUrl: 'https://github.example/acme/shop',
    logUrl: 'https://github.example/acme/shop/actions/runs/9876543210',
    maxCharacters: 65_536,
    ...given,
  };
}

export const diffOf = (script: ScriptChange | undefined) => script && diffScript(script, safe);
