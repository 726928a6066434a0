import { MOST_TOLD, type OrderOf, tellGoesOut } from '../outcome/commit-order.ts';
import { orderInGit } from '../runner/git.ts';
import { type Access, createGitHub, whyUnusable } from './github.ts';
import { fieldAt, textAt } from './payload.ts';

/** The order of the head, as GitHub calls it. */
const ORDERS: Readonly<Record<string, 'same' | 'older' | 'newer' | 'diverged'>> = {
  identical: 'same',
  behind: 'older',
  ahead: 'newer',
  diverged: 'diverged',
};

/** GitHub is asked on its own runners only. */
export function createOrderOf(access: Access, signal: AbortSignal): OrderOf {
  return async (commit, other, enough) => {
    const inGit = await orderInGit(commit, other, access.env, signal);
    if (inGit.order !== 'unclear' || enough === 'git' || access.env.GITHUB_ACTIONS !== 'true') return inGit;
    const { call } = createGitHub(access, 'contents: read');
    const ask = (per_page: number, page: number) => {
      const what = { basehead: `${other}...${commit}`, per_page, page };
      return call(({ repos }) => repos.compareCommitsWithBasehead, what, signal);
    };
    let answer = await ask(100, 1);
    // The changed files, whose texts may be too large, are on the first page alone; the status is on each.
    if (answer.state === 'unknown' && !signal.aborted) answer = await ask(1, 2);
    signal.throwIfAborted();
    const data = answer.state === 'done' ? answer.data : undefined;
    const order = ORDERS[textAt(data, 'status') ?? ''];
    const [base] = /^[0-9a-f]{40,64}$/.exec(textAt(data, 'base_commit', 'sha') ?? '') ?? [];
    if (order !== undefined) return { order, other: base, goesOut: goesOutIn(data, base ?? other) };
    return { order: 'unclear', why: `${inGit.why}; ${whyUnusable(answer)}` };
  };
}

/** GitHub shows those that go only by their number, and of those that come the oldest. */
function goesOutIn(data: unknown, base: string): readonly string[] {
  const brings = fieldAt(data, 'ahead_by');
  const takesBack = fieldAt(data, 'behind_by');
  if (typeof brings !== 'number' || typeof takesBack !== 'number') return [];
  const shown = fieldAt(data, 'commits');
  const all = Array.isArray(shown) && shown.length === brings ? shown.map(lineOf).toReversed() : [];
  return tellGoesOut(brings, takesBack, base, all.slice(0, MOST_TOLD));
}

function lineOf(commit: unknown): string {
  const author = textAt(commit, 'author', 'login') ?? textAt(commit, 'commit', 'author', 'name');
  const [subject = ''] = textAt(commit, 'commit', 'message')?.split('\n', 1) ?? [];
  return author ? `${subject} (${author})` : subject;
}
