import { createHmac } from 'node:crypto';
import type { Notes } from '../core/log.ts';
import { isSameText } from '../core/same-text.ts';
import type { GitHubRun } from './event.ts';
import { type Access, createGitHub, type GitHub, listIn, UNUSABLE, whyUnusable } from './github.ts';
import { numberAt, textAt } from './payload.ts';
import { afterCancel, type Cancellable, withinLimit } from './time-limits.ts';

/** Work stops a second after the workflow's cancel. */
export interface CommentParts extends Access, Cancellable {
  /** Signs the mark that identifies the comment. */
  readonly apiToken: string;
  /** The site as the inputs name it. Each site has one comment. */
  readonly about: { readonly baseUrl: string; readonly server: string; readonly site: string };
  readonly console: Notes;
  /** The Markdown, without secrets, at most `maxCharacters` UTF-16 units. The commit is the head of the pull request, if it is known. */
  readonly renderComment: (commit: string | undefined, maxCharacters: number) => string;
}

const UNAFFECTED = 'The run itself is not affected.';
const COMMENT_LIMIT = 65_536;

/** Writes this site's comment on the event's pull request, or updates it. Any problem with GitHub is a warning. */
export async function leaveComment(
  parts: CommentParts,
  github = createGitHub(parts, 'pull-requests: write'),
): Promise<void> {
  const { githubToken, apiToken, console } = parts;
  const warn = (what: string): void => console.warning(`${what}. ${UNAFFECTED}`);
  const { run, call } = github;
  if (run === undefined) return warn(`There is no comment on the pull request: ${UNUSABLE}`);
  if (run.pullRequest === undefined) return console.info('no comment: the event is not about a pull request');
  const { number, head } = run.pullRequest;
  const mark = markOf(parts, run, number);
  const body = `${mark}\n${parts.renderComment(head, COMMENT_LIMIT - mark.length - 1)}`;
  if (body.includes(githubToken) || body.includes(apiToken))
    return warn('The comment on the pull request was not written: it would contain a token');
  const signal = withinLimit(afterCancel(parts));
  // App tokens, such as the job's own, begin so.
  const isApp = githubToken.startsWith('ghs_');
  const found = await findComment(github, { number, mark, isApp }, signal);
  if ('why' in found) return warn(`The comment on the pull request was not written: ${found.why}`);
  const name = `comment on pull request ${number}`;
  const { comment } = found;
  if (comment !== undefined && isSameText(comment.body, body)) return console.info(`${name}: unchanged`);
  const answer =
    comment === undefined
      ? await call(({ issues }) => issues.createComment, { issue_number: number, body }, signal)
      : await call(({ issues }) => issues.updateComment, { comment_id: comment.id, body }, signal);
  if (answer.state === 'done' && commentOf(answer.data) !== undefined)
    return console.info(`${name}: ${comment === undefined ? 'written' : 'updated'}`);
  const what = answer.state === 'not-done' ? 'was not written' : 'may or may not have been written';
  warn(`The comment on the pull request ${what}: ${whyUnusable(answer)}`);
}

/** The hidden first line that identifies the comment. It is signed with the API token and valid for one pull request. */
function markOf({ apiToken, about }: CommentParts, { repository }: GitHubRun, number: number): string {
  const { baseUrl, server, site } = about;
  const names = [baseUrl, server, site.toLowerCase(), repository.toLowerCase()];
  const text = JSON.stringify(['site-deploy comment', ...names, number]);
  return `<!-- site-deploy comment ${createHmac('sha256', apiToken).update(text).digest('hex')} -->`;
}

type FoundComment = { readonly id: number; readonly body: string };

/** Finds the oldest comment with the mark. Pages are requested by number: a link in an answer would send the token to its address. */
async function findComment(
  github: GitHub,
  { number, mark, isApp }: { readonly number: number; readonly mark: string; readonly isApp: boolean },
  signal: AbortSignal,
): Promise<{ readonly comment: FoundComment | undefined } | { readonly why: string }> {
  // Only an empty page is the last: GitHub omits hidden comments, so any page may be short.
  for (let page = 1; ; page += 1) {
    const asked = { issue_number: number, per_page: 100, page };
    const answer = await github.call(({ issues }) => issues.listComments, asked, signal);
    const entries = listIn(answer);
    if (entries === undefined) return { why: whyUnusable(answer) };
    if (entries.length === 0) return { comment: undefined };
    const comment = entries
      // Anyone may paste a mark into a comment, but only an app writes with an app's token.
      .filter((entry) => !isApp || textAt(entry, 'user', 'type') !== 'User')
      .flatMap((entry) => commentOf(entry) ?? [])
      .find(({ body }) => body.startsWith(mark));
    if (comment !== undefined) return { comment };
  }
}

function commentOf(entry: unknown): FoundComment | undefined {
  const id = numberAt(entry, 'id');
  return id === undefined ? undefined : { id, body: textAt(entry, 'body') ?? '' };
}
