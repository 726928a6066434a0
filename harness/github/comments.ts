import { z } from 'zod';
import { type GitHubAnswer, NOT_FOUND, refuse } from './answers.ts';

export interface StoredComment {
  readonly id: number;
  readonly issue: number;
  readonly user: { readonly login: string; readonly type: 'Bot' | 'User' };
  body: string;
}

const commenting = z.strictObject({ body: z.string().min(1) });
/** In characters; GitHub counts those of Unicode. */
const LONGEST_COMMENT = 65_536;

/** Adds a comment of a user. */
export function addComment(
  comments: StoredComment[],
  { issue, body, user }: Pick<StoredComment, 'issue' | 'body' | 'user'>,
): StoredComment {
  const comment: StoredComment = { id: 5_000_000_001 + comments.length, issue, user, body };
  comments.push(comment);
  return comment;
}

/** `GET` and `POST /issues/{issue}/comments`, and `PATCH /issues/comments/{id}`; `path` is what follows `/issues`. */
export function answerOfComments(
  { comments, pullRequests }: { comments: StoredComment[]; pullRequests: readonly number[] },
  { method, path, query }: { method: string; path: string; query: URLSearchParams },
  given: () => unknown,
  author: StoredComment['user'],
): GitHubAnswer {
  const [, issue] = /^\/(\d+)\/comments$/.exec(path) ?? [];
  const [, id] = /^\/comments\/(\d+)$/.exec(path) ?? [];
  const known = comments.find((comment) => String(comment.id) === id);
  if (issue === undefined ? known === undefined : !pullRequests.includes(Number(issue))) return NOT_FOUND;
  if (method === 'GET' && issue !== undefined) return listComments(comments, Number(issue), query);
  if (method !== (known === undefined ? 'POST' : 'PATCH')) return NOT_FOUND;
  const parsed = commenting.safeParse(given());
  if (!parsed.success) return refuse(422, `Invalid request. ${parsed.error.message}`);
  const { body } = parsed.data;
  if ([...body].length > LONGEST_COMMENT) return refuse(422, 'Validation Failed');
  if (known === undefined) {
    const comment = addComment(comments, { issue: Number(issue), body, user: author });
    return { status: 201, body: show(comment) };
  }
  known.body = body;
  return { status: 200, body: show(known) };
}

function listComments(
  comments: readonly StoredComment[],
  issue: number,
  query: URLSearchParams,
): GitHubAnswer {
  const perPage = Math.min(100, Number(query.get('per_page') ?? 30));
  const from = (Number(query.get('page') ?? 1) - 1) * perPage;
  const ofIssue = comments.filter((comment) => comment.issue === issue);
  return { status: 200, body: ofIssue.slice(from, from + perPage).map(show) };
}

function show({ issue, ...comment }: StoredComment): unknown {
  const url = `https://github.example/acme/shop/pull/${issue}#issuecomment-${comment.id}`;
  return { ...comment, html_url: url };
}
