import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type FaultScript, type PlainFault, receive, type SeenRequest, textOf } from './faults.ts';
import { GITHUB_NOW_MS, type GitHubAnswer, NOT_FOUND, refuse } from './github/answers.ts';
import { addComment, answerOfComments, type StoredComment } from './github/comments.ts';
import { listDeployments, postDeployment, type StoredDeployment } from './github/deployments.ts';
import { getPull, type StoredPull } from './github/pulls.ts';
import { listen } from './listen.ts';
import { JOB_TOKEN } from './metadata.ts';

/**
 * GitHub's API of one repository, as far as it is about deployments, pull requests and the comments on them,
 * by its documentation (REST API, version 2022-11-28): stateful, strict with what it is sent, and wrong in the ways that a
 * test asks for.
 */
export type GitHubStandIn = Awaited<ReturnType<typeof startGitHub>>;

export interface GitHubEvent {
  readonly name: string;
  readonly payload?: unknown;
}

/** `hang`: no answer ever comes. */
export type GitHubFault = PlainFault | 'hang';

/** Its usual token. */
export const TOKEN = JOB_TOKEN;
/** The commit of every event (`GITHUB_SHA`). */
export const SHA = '5'.repeat(40);
/** The head of the pull request of an event. */
export const HEAD_SHA = 'a'.repeat(40);
/** A push to pull request 12. */
export const PULL_REQUEST: GitHubEvent = {
  name: 'pull_request',
  payload: { number: 12, pull_request: { number: 12, head: { sha: HEAD_SHA } } },
};
/** Another commit that the repository has. */
export const OTHER_SHA = 'c0ffee'.padEnd(40, '0');

const OWN_AUTHOR: StoredComment['user'] = { login: 'github-actions[bot]', type: 'Bot' };
const MALLORY: StoredComment['user'] = { login: 'mallory', type: 'User' };

/** The repository as it stands, and who may do what with it. */
interface Repository {
  /** Of its addresses. */
  readonly root: string;
  /** The pull requests that take comments. */
  readonly pullRequests: readonly number[];
  readonly hasCommit: (commit: string) => boolean;
  /** In the order of their creation, each with its statuses, the oldest first. */
  readonly deployments: StoredDeployment[];
  /** Pull requests by number; what is not among them does not exist. */
  readonly pulls: Map<number, StoredPull>;
  /** On pull requests, in the order of their creation. */
  readonly comments: StoredComment[];
  /** All requests, in the order of their coming. */
  readonly requests: SeenRequest[];
  script: FaultScript<GitHubFault>;
}

/**
 * Starts it on a free port of this machine. Call `stop` at the end.
 *
 * @param hasCommit whether the repository has a commit
 */
export async function startGitHub({
  prefix = '',
  hasCommit = (commit: string) => [SHA, HEAD_SHA, OTHER_SHA].includes(commit),
} = {}) {
  let folder: string | undefined;
  const repository: Repository = {
    root: `${prefix}/repos/acme/shop/`,
    pullRequests: [12, 13],
    hasCommit,
    deployments: [],
    comments: [],
    requests: [],
    pulls: new Map(),
    script: () => undefined,
  };
  const server = createServer((incoming, outgoing) => {
    handle(repository, outgoing).catch(() => incoming.socket.destroy());
  });
  const listening = await listen(server);
  const url = `${listening.url}${prefix}`;
  let events = 0;
  return {
    ...repository,
    url,
    token: TOKEN,
    /** Adds a comment that somebody else has written. */
    addComment: (issue: number, body: string, user = MALLORY) =>
      addComment(repository.comments, { issue, body, user }),
    /** Decides the faults of requests from now on. */
    misbehave(script: FaultScript<GitHubFault>): void {
      repository.script = script;
    },
    /** The runner's variables for a run on an event, whose payload is in a file as on the runner. */
    async runner({ name: event, payload = {} }: GitHubEvent): Promise<Record<string, string>> {
      events += 1;
      folder ??= await mkdtemp(join(tmpdir(), 'github-'));
      const path = join(folder, `event-${events}.json`);
      await writeFile(path, JSON.stringify(payload));
      return { ...RUNNER, GITHUB_API_URL: url, GITHUB_EVENT_NAME: event, GITHUB_EVENT_PATH: path };
    },
    async stop(): Promise<void> {
      await listening.stop();
      if (folder !== undefined) await rm(folder, { recursive: true, force: true });
    },
  };
}

const RUNNER = {
  GITHUB_SERVER_URL: 'https://github.example',
  GITHUB_REPOSITORY: 'acme/shop',
  GITHUB_RUN_ID: '9876543210',
  GITHUB_SHA: SHA,
  GITHUB_REF: 'refs/heads/main',
};

async function handle(repository: Repository, outgoing: ServerResponse): Promise<void> {
  const { req: incoming } = outgoing;
  const { seen, fault } = await receive(incoming, repository.requests, repository.script);
  if (fault === 'hang') return;
  if (fault === 'reset') return void incoming.socket.resetAndDestroy();
  const other = typeof fault === 'object' ? { body: { message: 'as the test asks' }, ...fault } : undefined;
  const usual = other === undefined || other.effect === 'now' ? respond(repository, seen) : undefined;
  if (fault === 'lose-answer') return void incoming.socket.resetAndDestroy();
  const { status = 500, body } = other ?? { ...usual };
  outgoing.writeHead(status, { ...HEADERS, ...other?.headers }).end(textOf(body));
}

/** The headers of every answer, among them some of which a client may want to print something. */
const HEADERS = {
  'content-type': 'application/json; charset=utf-8',
  date: new Date(GITHUB_NOW_MS).toUTCString(),
  deprecation: 'true',
  sunset: '::error::forged',
  link: '<::error::forged>; rel="deprecation"',
};

function respond(repository: Repository, request: SeenRequest): GitHubAnswer {
  const refusal = refusalOf(request);
  if (refusal !== undefined) return refusal;
  const { method, headers, body } = request;
  const url = new URL(request.path, 'http://github');
  if (!url.pathname.startsWith(repository.root)) return NOT_FOUND;
  const [, resource = '', path = ''] = /^(\w+)(.*)$/.exec(url.pathname.slice(repository.root.length)) ?? [];
  if (resource === 'pulls')
    return method === 'GET' ? getPull(repository.pulls, Number(path.slice(1)), HEAD_SHA) : NOT_FOUND;
  if (method !== 'GET' && !/json/.test(headers['content-type'] ?? ''))
    return refuse(400, 'Problems parsing JSON');
  const query = url.searchParams;
  const given = (): unknown => JSON.parse(body);
  if (resource === 'issues') return answerOfComments(repository, { method, path, query }, given, OWN_AUTHOR);
  if (resource !== 'deployments') return NOT_FOUND;
  if (method === 'POST') return postDeployment(repository.deployments, path, given(), repository.hasCommit);
  return method === 'GET' && path === '' ? listDeployments(repository.deployments, query) : NOT_FOUND;
}

/** GitHub's objection to the headers of a request. */
function refusalOf({ headers }: SeenRequest): GitHubAnswer | undefined {
  const authorization = headers.authorization?.toLowerCase() ?? '';
  if (![`token ${TOKEN}`, `bearer ${TOKEN}`].some((right) => authorization === right.toLowerCase()))
    return refuse(401, 'Bad credentials');
  if (!/application\/(vnd\.github[\w.+-]*\+)?json/.test(headers.accept ?? ''))
    return refuse(415, "Unsupported 'Accept' header");
  if (headers['user-agent'] === undefined) return refuse(403, 'Request forbidden by administrative rules.');
  return undefined;
}
