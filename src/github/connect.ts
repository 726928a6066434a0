import { context, getOctokit } from '@actions/github';
import { type Dispatcher, Response, request as send } from 'undici';
import { codeOf } from '../core/errors.ts';
import { createAgent } from '../net/connection.ts';
import { type HttpProxy, proxyFor } from '../net/proxy.ts';
import { pullRequestOf } from './event.ts';

/**
 * What a call to GitHub came to. `not-done`: GitHub refused it, and would again; `unknown`: it may or may not have
 * taken effect. The reason is a clause in our own words; it may quote GitHub, and is not redacted.
 */
export type GitHubAnswer =
  /** `atMs`: the time of the answer by GitHub's clock, in milliseconds since 1970. */
  | { readonly state: 'done'; readonly data: unknown; readonly atMs: number | undefined }
  | { readonly state: 'not-done'; readonly why: string; readonly status: number }
  | { readonly state: 'unknown'; readonly why: string };

/** The run as GitHub knows it. */
export interface GitHubRun {
  /** The commit that the event is about: of a pull request its head, and not the merge that is tried out. */
  readonly commit: string | undefined;
  /** The one that the event is about. A comment on it, which is an event too, does not tell its head. */
  readonly pullRequest: { readonly number: number; readonly head: string | undefined } | undefined;
  /** As in `owner/name`. */
  readonly repository: string;
  /** Where people find the repository. */
  readonly repositoryUrl: string;
  /** Where people find the log. */
  readonly logUrl: string | undefined;
}

/** The repository of the workflow, by way of GitHub's API. */
export interface GitHub {
  readonly run: GitHubRun;
  /**
   * One call, once, within 5 seconds. Never throws.
   *
   * @param route method and path, in which `{owner}` and `{repo}` are filled in
   * @param signal ends it at once
   */
  call(
    route: string,
    parameters: Readonly<Record<string, unknown>>,
    signal: AbortSignal,
  ): Promise<GitHubAnswer>;
}

/** What the job must be given for the calls of one feature. */
export type Permission = 'deployments: write' | 'pull-requests: read' | 'pull-requests: write';

const CALL_TIMEOUT_MS = 5_000;
const CONNECT_TIMEOUT_MS = 3_000;

/**
 * Connects to the API that the runner names (`GITHUB_API_URL`), by its proxy if any. Nothing is sent yet.
 *
 * @param runnerEnv the environment of the runner, for its proxy
 * @param needed what is named where GitHub refuses a call
 * @throws when the runner names no repository, or an unusable proxy
 */
export function connectGitHub(
  token: string,
  runnerEnv: Parameters<typeof proxyFor>[1],
  needed: Permission,
): GitHub {
  const { repo, apiUrl } = context;
  const found = proxyFor(apiUrl, runnerEnv);
  if (!('proxy' in found)) throw new TypeError('The proxy of the runner cannot be used');
  const silent = { debug: ignore, info: ignore, warn: ignore, error: ignore };
  const octokit = getOctokit(token, {
    baseUrl: apiUrl,
    userAgent: 'site-deploy',
    log: silent,
    // Else what an answer's headers say would be printed on stderr, where the runner looks for commands.
    request: { fetch: fetchBy(found.proxy), log: silent },
  });
  return {
    run: runOf(),
    async call(route, parameters, signal) {
      const timeout = AbortSignal.timeout(CALL_TIMEOUT_MS);
      try {
        const request = { signal: AbortSignal.any([signal, timeout]) };
        const { status, data, headers } = await octokit.request(route, { ...repo, ...parameters, request });
        const atMs = headers.date === undefined ? undefined : Date.parse(headers.date);
        return status < 300 ? { state: 'done', data, atMs } : refusal(status, {}, undefined, needed);
      } catch (error) {
        if (signal.aborted) return { state: 'unknown', why: 'the run was interrupted' };
        if (timeout.aborted)
          return { state: 'unknown', why: `GitHub did not answer within ${CALL_TIMEOUT_MS / 1_000} s` };
        return failure(error, needed);
      }
    },
  };
}

function ignore(): void {}

/** A `fetch` that follows no redirect, as the token would go with it, and reads and unpacks nothing without bound. */
function fetchBy(tunnel: HttpProxy | undefined) {
  return async (url: string, { method, headers, body, signal }: Asked): Promise<Response> => {
    // One for each call: its signal must also end the connection that is being made for it.
    const dispatcher = createAgent({ tunnel, signal, connectTimeoutMs: CONNECT_TIMEOUT_MS }, false);
    try {
      const answer = await send(url, { dispatcher, method, headers, body: body ?? null, signal });
      return responseOf(answer, await answer.body.text());
    } finally {
      void dispatcher.destroy();
    }
  };
}

function responseOf({ statusCode: status, headers }: Dispatcher.ResponseData, text: string): Response {
  const kept = ['content-type', 'date', 'retry-after', 'x-ratelimit-remaining'].flatMap(
    (name): [string, string][] => {
      const value = headers[name];
      return typeof value === 'string' ? [[name, value]] : [];
    },
  );
  return new Response([204, 205, 304].includes(status) ? null : text, { status, headers: kept });
}

/** What octokit asks its `fetch` for. */
interface Asked {
  readonly method: Dispatcher.HttpMethod;
  readonly headers: Record<string, string>;
  readonly body?: string;
  readonly signal: AbortSignal;
}

function runOf(): GitHubRun {
  const { payload, sha, serverUrl, repo, runId } = context;
  const number = pullRequestOf(payload);
  const head: unknown = payload.pull_request?.head?.sha;
  const pullRequest =
    number === undefined ? undefined : { number, head: typeof head === 'string' ? head : undefined };
  const commit = pullRequest?.head ?? sha;
  const repositoryUrl = `${serverUrl}/${repo.owner}/${repo.repo}`;
  return {
    commit: commit === '' ? undefined : commit,
    pullRequest,
    repository: `${repo.owner}/${repo.repo}`,
    repositoryUrl,
    logUrl: Number.isSafeInteger(runId) ? `${repositoryUrl}/actions/runs/${runId}` : undefined,
  };
}

/** What octokit threw. Its message is never kept: it may quote URLs and headers. */
function failure(error: unknown, needed: Permission): GitHubAnswer {
  const response: unknown = error instanceof Error && 'response' in error ? error.response : undefined;
  if (isRecord(response) && typeof response.status === 'number') {
    return refusal(
      response.status,
      isRecord(response.headers) ? response.headers : {},
      response.data,
      needed,
    );
  }
  const code = codeOf(error);
  return { state: 'unknown', why: `GitHub could not be reached${code === '' ? '' : ` (${code})`}` };
}

function refusal(
  status: number,
  headers: Readonly<Record<string, unknown>>,
  data: unknown,
  needed: Permission,
): GitHubAnswer {
  const isLimited =
    status === 429 ||
    (status === 403 && (headers['x-ratelimit-remaining'] === '0' || headers['retry-after'] !== undefined));
  if (isLimited) return { state: 'unknown', why: `GitHub takes no more requests for now (${status})` };
  if (status >= 500) return { state: 'unknown', why: `GitHub answered with status ${status}` };
  return { state: 'not-done', why: whyRefused(status, data, needed), status };
}

function whyRefused(status: number, data: unknown, needed: Permission): string {
  const said = isRecord(data) && typeof data.message === 'string' ? `: “${data.message}”` : '';
  switch (status) {
    case 401:
      return 'GitHub does not accept github-token (401); give github-token: ${{ github.token }}';
    case 403:
    case 404:
      return `github-token may not do that (${status}${said}); give the job the permission ${needed}${needed.endsWith('write') ? ', which a run from a fork never has' : ''}`;
  }
  if (status < 400)
    return `GITHUB_API_URL answers with a redirect (${status}), and redirects are never followed`;
  return `GitHub refused it (${status})${said}`;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
