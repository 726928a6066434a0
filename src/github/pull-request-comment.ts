import { createHmac } from 'node:crypto';
import { isSameText } from '../api/settle.ts';
import type { Log } from '../core/log.ts';
import { afterCancel, connect, withinLimit } from './connect.ts';
import { type Access, entriesOf, type GitHub, type GitHubRun, whyOf } from './github.ts';
import { fieldOf, numberOf, textOf } from './payload.ts';

/** Needed to write a comment. */
export interface CommentParts extends Access {
  /** The key of the mark by which the comment is found again. */
  readonly apiToken: string;
  /** The site, as the inputs name it: each has one comment. */
  readonly about: { readonly baseUrl: string; readonly server: string; readonly site: string };
  /** The workflow's cancel: a second after it nothing more is done. */
  readonly cancel: AbortSignal;
  readonly log: Pick<Log, 'info' | 'warning'>;
  /** The Markdown, without secrets, at most `maxCharacters` UTF-16 units. */
  readonly render: (run: GitHubRun, maxCharacters: number) => string;
}

const UNAFFECTED = 'The run itself is not affected.';
/** GitHub's limit of a comment. */
const MAX_CHARACTERS = 65_536;
/** Of a hundred comments each. */
const MOST_PAGES = 30;

const LIST = 'GET /repos/{owner}/{repo}/issues/{issue_number}/comments';
const CREATE = 'POST /repos/{owner}/{repo}/issues/{issue_number}/comments';
const UPDATE = 'PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}';

/**
 * Writes the one comment of this site on the pull request of the event, or updates the existing one. Whatever goes wrong on
 * GitHub is one warning. Throws only what `render` throws.
 */
export async function leaveComment(parts: CommentParts): Promise<void> {
  const github = await connect(parts, 'pull-requests: write');
  if (!('why' in github)) return writeComment(github, parts);
  parts.log.warning(`There is no comment on the pull request: ${github.why}. ${UNAFFECTED}`);
}

/** As `leaveComment`, once there is a connection to GitHub. */
export async function writeComment(github: GitHub, parts: CommentParts): Promise<void> {
  const { githubToken, apiToken, log } = parts;
  const number = github.run.pullRequest?.number;
  if (number === undefined) return log.info('no comment: this event is not of a pull request');
  const mark = markOf(parts, github.run, number);
  const body = `${mark}\n${parts.render(github.run, MAX_CHARACTERS - mark.length - 1)}`;
  if (body.includes(githubToken) || body.includes(apiToken))
    return log.warning(
      `The comment on the pull request was not written: it would hold a token. ${UNAFFECTED}`,
    );
  const signal = withinLimit(afterCancel(parts.cancel));
  const found = await findComment(github, number, mark, githubToken.startsWith(APP_TOKEN), signal);
  if ('why' in found)
    return log.warning(
      `The comment on the pull request was not written, as there might be two then: the comments that are there could not be read: ${found.why}. ${UNAFFECTED}`,
    );
  const name = `comment on pull request ${number}`;
  const { comment } = found;
  if (comment !== undefined && isSameText(comment.body, body)) return log.info(`${name}: it is as it was`);
  const answer =
    comment === undefined
      ? await github.call(CREATE, { issue_number: number, body }, signal)
      : await github.call(UPDATE, { comment_id: comment.id, body }, signal);
  if (answer.state === 'done' && commentOf(answer.data) !== undefined)
    return log.info(`${name}: ${comment === undefined ? 'written' : 'brought up to date'}`);
  const what = answer.state === 'not-done' ? 'was not written' : 'may or may not have been written';
  log.warning(`The comment on the pull request ${what}: ${whyOf(answer)}. ${UNAFFECTED}`);
}

/** The prefix of the tokens of apps, also that of a job. */
const APP_TOKEN = 'ghs_';

/**
 * The hidden first line by which the comment is found again. Nobody can forge it without the API token, and a copy from
 * elsewhere belongs to another pull request.
 */
function markOf({ apiToken, about }: CommentParts, { repository }: GitHubRun, number: number): string {
  const { baseUrl, server, site } = about;
  const names = [baseUrl, server, site.toLowerCase(), repository.toLowerCase()];
  const text = JSON.stringify(['site-deploy comment', ...names, number]);
  return `<!-- site-deploy comment ${createHmac('sha256', apiToken).update(text).digest('hex')} -->`;
}

interface FoundComment {
  readonly id: number;
  readonly body: string;
}

/**
 * The oldest comment with the mark; undefined only after all have been looked at. Pages are numbered rather than followed:
 * an address that GitHub's answer names would be sent the token.
 */
async function findComment(
  github: GitHub,
  issue: number,
  mark: string,
  isApp: boolean,
  signal: AbortSignal,
): Promise<{ readonly comment: FoundComment | undefined } | { readonly why: string }> {
  // Up to an empty page: GitHub leaves out what it does not show, so a page may be short.
  for (let page = 1; page <= MOST_PAGES; page += 1) {
    const answer = await github.call(LIST, { issue_number: issue, per_page: 100, page }, signal);
    const entries = entriesOf(answer);
    if (entries === undefined) return { why: whyOf(answer) };
    if (entries.length === 0) return { comment: undefined };
    const comment = entries
      .filter((entry) => !(isApp && isByPerson(entry)))
      .flatMap((entry) => commentOf(entry) ?? [])
      .find(({ body }) => body.startsWith(mark));
    if (comment !== undefined) return { comment };
  }
  return { why: `there are more than ${MOST_PAGES} pages of them` };
}

/** Anybody who may comment can paste a mark, but only an app can have written with the token of an app. */
function isByPerson(entry: unknown): boolean {
  return textOf(fieldOf(entry, 'user'), 'type') === 'User';
}

function commentOf(entry: unknown): FoundComment | undefined {
  const id = numberOf(entry, 'id');
  return id === undefined ? undefined : { id, body: textOf(entry, 'body') ?? '' };
}
