import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';

/**
 * GitHub's API of one repository (`acme/shop`), as far as it is about deployments, pull requests and the comments on them,
 * by its documentation (REST API, version 2022-11-28): stateful, strict with what it is sent, and wrong in the ways that a
 * test asks for.
 */
export interface GitHubStandIn {
  readonly url: string;
  readonly token: string;
  /** In the order of their creation, each with its statuses, the oldest first. */
  readonly deployments: StoredDeployment[];
  /** Pull requests by number; what is not among them does not exist. */
  readonly pulls: Map<number, StoredPull>;
  /** What the token may do beside deployments; all of it at first. */
  readonly permissions: Set<'pull-requests'>;
  /** On the pull requests 12 and 13, in the order of their creation. */
  readonly comments: StoredComment[];
  /** Adds a comment that somebody else has written. */
  addComment(issue: number, body: string, author?: StoredComment['user']): StoredComment;
  /** All requests, in the order of their coming. */
  readonly requests: GitHubRequest[];
  /** What goes wrong with requests from now on. */
  misbehave(script: GitHubScript): void;
  /** The runner's variables for a run on an event, whose payload is in a file as on the runner. */
  runner(event: GitHubEvent): Promise<Record<string, string>>;
  stop(): Promise<void>;
}

export interface StoredDeployment extends z.infer<typeof creation> {
  readonly id: number;
  readonly statuses: z.infer<typeof status>[];
}

/** `closedAgoMs`: how long ago it was closed when it is asked for; undefined for an open one. */
export interface StoredPull {
  readonly closedAgoMs?: number | undefined;
}

export interface StoredComment {
  readonly id: number;
  readonly issue: number;
  readonly user: { readonly login: string; readonly type: 'Bot' | 'User' };
  body: string;
}

export interface GitHubRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

export interface GitHubEvent {
  readonly name: string;
  readonly payload?: unknown;
}

/** `lose-answer`: it takes effect, then the connection breaks; `hang`: no answer ever comes; or another answer. */
export type GitHubFault =
  | 'reset'
  | 'lose-answer'
  | 'hang'
  | { readonly status: number; readonly body?: string; readonly headers?: Record<string, string> };

/** Decides the fault of a request; `nth` counts requests of the same method and path from 1. */
export type GitHubScript = (
  request: GitHubRequest,
  nth: number,
) => GitHubFault | undefined | Promise<GitHubFault | undefined>;

/** Its usual token. */
export const TOKEN = 'ghs_0123456789abcdefABCDEF0123456789abcd';
/** The commit of every event (`GITHUB_SHA`). */
export const SHA = '5'.repeat(40);
/** The head of the pull request of an event. */
export const HEAD_SHA = 'a'.repeat(40);
/** Another commit that the repository has. */
export const OTHER_SHA = 'c0ffee'.padEnd(40, '0');

const creation = z.strictObject({
  ref: z.string().min(1),
  task: z.string().default('deploy'),
  auto_merge: z.boolean().default(true),
  required_contexts: z.array(z.string()).optional(),
  payload: z.union([z.record(z.string(), z.unknown()), z.string()]).default(''),
  environment: z.string().default('production'),
  description: z.string().max(140).nullable().default(''),
  transient_environment: z.boolean().default(false),
  production_environment: z.boolean().optional(),
});
const link = z.union([z.url({ protocol: /^https?$/ }), z.literal('')]);
const status = z.strictObject({
  state: z.enum(['error', 'failure', 'inactive', 'in_progress', 'queued', 'pending', 'success']),
  target_url: link.default(''),
  log_url: link.default(''),
  description: z.string().max(140).default(''),
  environment: z.string().optional(),
  environment_url: link.default(''),
  auto_inactive: z.boolean().optional(),
});

const commenting = z.strictObject({ body: z.string().min(1) });
/** In characters; GitHub counts those of Unicode. */
const LONGEST_COMMENT = 65_536;
const PULL_REQUESTS = [12, 13];

const DOCUMENTATION = 'https://docs.github.com/rest';

/**
 * Starts it on a free port of this machine. Call `stop` at the end.
 *
 * @param readOnly whether the token may only read, as that of a pull request from a fork
 * @param hasCommit whether the repository has a commit
 */
export async function startGitHub({
  token = TOKEN,
  prefix = '',
  readOnly = false,
  hasCommit = (commit: string) => [SHA, HEAD_SHA, OTHER_SHA].includes(commit),
} = {}): Promise<GitHubStandIn> {
  const folder = await mkdtemp(join(tmpdir(), 'github-'));
  const requests: GitHubRequest[] = [];
  const deployments: StoredDeployment[] = [];
  const pulls = new Map<number, StoredPull>();
  const permissions = new Set(['pull-requests'] as const);
  const comments: StoredComment[] = [];
  let script: GitHubScript = () => undefined;

  const server = createServer((incoming, outgoing) => {
    handle(incoming, outgoing).catch(() => incoming.socket.destroy());
  });

  async function handle(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const { method = '', url: path = '', headers } = incoming;
    const request: GitHubRequest = { method, path, headers, body: (await incoming.toArray()).join('') };
    requests.push(request);
    const nth = requests.filter((other) => other.method === method && other.path === path).length;
    const fault = await script(request, nth);
    if (fault === 'hang') return;
    if (fault === 'reset') return void incoming.socket.resetAndDestroy();
    if (typeof fault === 'object') {
      return void outgoing
        .writeHead(fault.status, { 'content-type': 'application/json; charset=utf-8', ...fault.headers })
        .end(fault.body ?? '{"message":"as the test asks"}');
    }
    const answer = respond(request);
    if (fault === 'lose-answer') return void incoming.socket.resetAndDestroy();
    outgoing
      .writeHead(answer.status, { 'content-type': 'application/json; charset=utf-8' })
      .end(JSON.stringify(answer.body));
  }

  function respond({ method, path, headers, body }: GitHubRequest): { status: number; body: unknown } {
    const refuse = (status: number, message: string) => ({
      status,
      body: { message, documentation_url: DOCUMENTATION, status: String(status) },
    });
    if (
      !['token', 'bearer'].some(
        (kind) => headers.authorization?.toLowerCase() === `${kind} ${token}`.toLowerCase(),
      )
    )
      return refuse(401, 'Bad credentials');
    if (!/application\/(vnd\.github[\w.+-]*\+)?json/.test(headers.accept ?? ''))
      return refuse(415, "Unsupported 'Accept' header");
    if (headers['user-agent'] === undefined) return refuse(403, 'Request forbidden by administrative rules.');
    const url = new URL(path, 'http://github');
    const [, pull] = /^\/repos\/acme\/shop\/pulls\/([^/]+)$/.exec(url.pathname.slice(prefix.length)) ?? [];
    if (pull !== undefined && method === 'GET' && url.search === '') {
      if (!permissions.has('pull-requests')) return refuse(403, 'Resource not accessible by integration');
      const stored = pulls.get(Number(pull));
      return stored === undefined
        ? refuse(404, 'Not Found')
        : { status: 200, body: showPull(Number(pull), stored) };
    }
    if (method !== 'GET' && readOnly) return refuse(403, 'Resource not accessible by integration');
    const issues = `${prefix}/repos/acme/shop/issues/`;
    if (url.pathname.startsWith(issues)) return respondOfIssues(url.pathname.slice(issues.length));
    const root = `${prefix}/repos/acme/shop/deployments`;
    if (!url.pathname.startsWith(root)) return refuse(404, 'Not Found');
    const rest = url.pathname.slice(root.length);
    if (method === 'GET' && rest === '') return { status: 200, body: list(url.searchParams) };
    if (method !== 'POST' || !/json/.test(headers['content-type'] ?? '')) return refuse(404, 'Not Found');
    const given: unknown = JSON.parse(body);
    if (rest === '') return create(given);
    const [, id] = /^\/(\d+)\/statuses$/.exec(rest) ?? [];
    const found = deployments.find((one) => String(one.id) === id);
    return found === undefined ? refuse(404, 'Not Found') : addStatus(found, given);

    function respondOfIssues(rest: string) {
      const [, issue] = /^(\d+)\/comments$/.exec(rest) ?? [];
      const [, id] = /^comments\/(\d+)$/.exec(rest) ?? [];
      const found = comments.find((comment) => String(comment.id) === id);
      const isKnown = issue === undefined ? found !== undefined : PULL_REQUESTS.includes(Number(issue));
      if (!isKnown) return refuse(404, 'Not Found');
      if (method === 'GET' && issue !== undefined)
        return { status: 200, body: listComments(Number(issue), url.searchParams) };
      if (method !== (found === undefined ? 'POST' : 'PATCH')) return refuse(404, 'Not Found');
      if (!/json/.test(headers['content-type'] ?? '')) return refuse(400, 'Problems parsing JSON');
      const parsed = commenting.safeParse(JSON.parse(body));
      if (!parsed.success) return refuse(422, `Invalid request. ${parsed.error.message}`);
      if ([...parsed.data.body].length > LONGEST_COMMENT) return refuse(422, 'Validation Failed');
      if (found !== undefined) found.body = parsed.data.body;
      const comment = found ?? addComment(Number(issue), parsed.data.body, ownAuthor);
      return { status: found === undefined ? 201 : 200, body: showComment(comment) };
    }

    function create(fields: unknown) {
      const parsed = creation.safeParse(fields);
      if (!parsed.success) return refuse(422, `Validation Failed: ${parsed.error.message}`);
      const { ref, auto_merge, required_contexts } = parsed.data;
      if (!hasCommit(ref)) return refuse(422, `No ref found for: ${ref}`);
      // Its base branch is ahead and its checks are pending, which stops whoever does not waive both.
      if (auto_merge) return { status: 202, body: { message: 'Auto-merged main into shop on deployment.' } };
      if (required_contexts === undefined || required_contexts.length > 0)
        return refuse(409, 'Conflict: Commit status checks failed for shop.');
      const deployment: StoredDeployment = {
        ...parsed.data,
        id: 4_000_000_001 + deployments.length,
        statuses: [],
      };
      deployments.push(deployment);
      return { status: 201, body: show(deployment) };
    }

    function addStatus(deployment: StoredDeployment, fields: unknown) {
      const parsed = status.safeParse(fields);
      if (!parsed.success) return refuse(422, `Validation Failed: ${parsed.error.message}`);
      deployment.statuses.push(parsed.data);
      return { status: 201, body: { id: deployment.statuses.length, ...parsed.data } };
    }
  }

  const ownAuthor: StoredComment['user'] = token.startsWith('ghs_')
    ? { login: 'github-actions[bot]', type: 'Bot' }
    : { login: 'octocat', type: 'User' };

  function addComment(
    issue: number,
    body: string,
    user: StoredComment['user'] = { login: 'mallory', type: 'User' },
  ): StoredComment {
    const comment: StoredComment = { id: 5_000_000_001 + comments.length, issue, user, body };
    comments.push(comment);
    return comment;
  }

  function listComments(issue: number, query: URLSearchParams): unknown[] {
    const perPage = Math.min(100, Number(query.get('per_page') ?? 30));
    const from = (Number(query.get('page') ?? 1) - 1) * perPage;
    const ofIssue = comments.filter((comment) => comment.issue === issue);
    return ofIssue.slice(from, from + perPage).map(showComment);
  }

  function showComment({ issue, ...comment }: StoredComment): unknown {
    return {
      ...comment,
      html_url: `https://github.example/acme/shop/pull/${issue}#issuecomment-${comment.id}`,
    };
  }

  function list(query: URLSearchParams): unknown[] {
    const isAsked = (name: string, value: string) => (query.get(name) ?? value) === value;
    const found = deployments.filter(
      ({ environment, ref, task }) =>
        isAsked('environment', environment) && isAsked('ref', ref) && isAsked('task', task),
    );
    return found
      .reverse()
      .slice(0, Number(query.get('per_page') ?? 30))
      .map(show);
  }

  function showPull(number: number, { closedAgoMs }: StoredPull): unknown {
    const closed = closedAgoMs === undefined ? undefined : new Date(Date.now() - closedAgoMs);
    return {
      id: 1_000_000 + number,
      number,
      state: closed === undefined ? 'open' : 'closed',
      title: '::error::a title that others have chosen',
      // Without milliseconds, as GitHub writes it.
      closed_at: closed === undefined ? null : `${closed.toISOString().slice(0, 19)}Z`,
      merged_at: null,
      head: { ref: 'feature', sha: HEAD_SHA },
    };
  }

  function show({ statuses: _, ...deployment }: StoredDeployment): unknown {
    return { ...deployment, sha: deployment.ref, url: `${url}/repos/acme/shop/deployments/${deployment.id}` };
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  const url = `http://127.0.0.1:${address.port}${prefix}`;
  let events = 0;
  return {
    url,
    token,
    deployments,
    pulls,
    permissions,
    comments,
    addComment,
    requests,
    misbehave(next) {
      script = next;
    },
    async runner({ name, payload = {} }) {
      events += 1;
      const path = join(folder, `event-${events}.json`);
      await writeFile(path, JSON.stringify(payload));
      return {
        GITHUB_API_URL: url,
        GITHUB_SERVER_URL: 'https://github.example',
        GITHUB_REPOSITORY: 'acme/shop',
        GITHUB_RUN_ID: '9876543210',
        GITHUB_SHA: SHA,
        GITHUB_REF: 'refs/heads/main',
        GITHUB_EVENT_NAME: name,
        GITHUB_EVENT_PATH: path,
      };
    },
    async stop() {
      server.close();
      server.closeAllConnections();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
