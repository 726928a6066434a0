import { existsSync } from 'node:fs';
import { codeOf } from '../core/errors.ts';
import { readBody } from '../net/body.ts';
import { createAgent, send } from '../net/connection.ts';
import { type HttpProxy, proxyFor } from '../net/proxy.ts';
import { pullRequestOf, readPayload } from './event.ts';
import { fieldOf, textOf } from './payload.ts';

const CALL_TIMEOUT_MS = 5_000;
const CONNECT_TIMEOUT_MS = 3_000;
const UNUSABLE =
  'the repository, event or proxy that the runner gives (GITHUB_REPOSITORY, GITHUB_API_URL, GITHUB_EVENT_PATH) cannot be used';

export interface Access {
  readonly githubToken: string;
  /** The runner's environment, for its proxy. */
  readonly runnerEnv: Readonly<Record<string, string | undefined>>;
}

/** A permission that the job needs for the calls of one feature. */
export type Permission =
  | 'contents: read'
  | 'deployments: write'
  | 'pull-requests: read'
  | 'pull-requests: write';

/**
 * The effect of a call. `not-done`: GitHub refused it, and would again; `unknown`: it may or may not have taken effect.
 * The reason is a clause in our own words. It may quote GitHub and is not redacted.
 */
export type GitHubAnswer =
  /** `atMs`: when GitHub answered by its own clock, in milliseconds since 1970; NaN if it did not say. */
  | { readonly state: 'done'; readonly data: unknown; readonly atMs: number }
  | { readonly state: 'not-done'; readonly why: string; readonly status: number }
  | { readonly state: 'unknown'; readonly why: string };

/** A client for the workflow's repository. */
export type GitHub = Exclude<ReturnType<typeof connectGitHub>, { readonly why: string }>;
export type GitHubRun = GitHub['run'];

/**
 * Connects to the API at `GITHUB_API_URL`, through the runner's proxy if it has one. Nothing is sent yet.
 *
 * @param needed is named when GitHub refuses a call
 * @returns a reason, as a clause, if the runner names no repository, an event that cannot be read, or an unusable proxy
 */
export function connectGitHub({ githubToken, runnerEnv }: Access, needed: Permission) {
  const run = runOf(runnerEnv);
  const apiUrl = runnerEnv.GITHUB_API_URL ?? 'https://api.github.com';
  const found = URL.canParse(apiUrl) ? proxyFor(apiUrl, runnerEnv) : { unusable: 'GITHUB_API_URL' };
  if (run === undefined || 'unusable' in found) return { why: UNUSABLE };
  const root = `${apiUrl}/repos/${run.repository.split('/').map(encodeURIComponent).join('/')}`;
  const headers = {
    accept: 'application/vnd.github.v3+json',
    authorization: `Bearer ${githubToken}`,
    'user-agent': 'site-deploy',
    'content-type': 'application/json; charset=utf-8',
  };
  return {
    run,
    /**
     * Makes one call, once, within 5 seconds. Never throws.
     *
     * @param path below the repository
     * @param values the query of a GET, else the body
     */
    async call(
      method: 'GET' | 'POST' | 'PATCH',
      path: string,
      values: Readonly<Record<string, unknown>>,
      signal: AbortSignal,
    ): Promise<GitHubAnswer> {
      const timeout = AbortSignal.timeout(CALL_TIMEOUT_MS);
      const url = new URL(`${root}/${path}`);
      const isRead = method === 'GET';
      if (isRead)
        for (const [name, value] of Object.entries(values)) url.searchParams.set(name, String(value));
      const body = isRead ? null : JSON.stringify(values);
      const asked = { method, body, headers, signal: AbortSignal.any([signal, timeout]) };
      try {
        return effectOf(await exchange(url.href, asked, found.proxy), needed);
      } catch (error) {
        const isLate = signal.reason?.name === 'TimeoutError';
        if (signal.aborted)
          return { state: 'unknown', why: isLate ? 'GitHub takes too long' : 'the workflow was cancelled' };
        if (timeout.aborted)
          return { state: 'unknown', why: `GitHub did not answer within ${CALL_TIMEOUT_MS / 1_000} s` };
        const code = codeOf(error);
        return { state: 'unknown', why: `GitHub could not be reached${code === '' ? '' : ` (${code})`}` };
      }
    },
  };
}

/** Sends a request, and reads a limited part of its answer. No redirect is followed: the token would go with it. */
async function exchange(
  url: string,
  asked: Parameters<typeof send>[2] & { readonly signal: AbortSignal },
  tunnel: HttpProxy | undefined,
) {
  // Each call has its own, because its signal must also end a connection attempt.
  const route = { tunnel, signal: asked.signal, connectTimeoutMs: CONNECT_TIMEOUT_MS };
  const dispatcher = createAgent(route, false);
  try {
    const { statusCode: status, headers, body } = await send(dispatcher, url, asked);
    return { status, headers, data: parse((await readBody(body, false)).toString('utf8')) };
  } finally {
    void dispatcher.destroy();
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The workflow's run; undefined if the runner names no repository, or an event that cannot be read. */
function runOf(env: Access['runnerEnv']) {
  const path = env.GITHUB_EVENT_PATH ?? '';
  const payload = readPayload(path);
  const repository = env.GITHUB_REPOSITORY || (textOf(fieldOf(payload, 'repository'), 'full_name') ?? '');
  const isUnreadable = payload === undefined && existsSync(path);
  if (isUnreadable || !/^[^/]+\/[^/]+$/.test(repository)) return undefined;
  const number = pullRequestOf(payload);
  const head = textOf(fieldOf(fieldOf(payload, 'pull_request'), 'head'), 'sha');
  const commit = (number === undefined ? undefined : head) ?? env.GITHUB_SHA;
  const repositoryUrl = `${env.GITHUB_SERVER_URL ?? 'https://github.com'}/${repository}`;
  const runId = Number(env.GITHUB_RUN_ID);
  return {
    /** The event's commit; for a pull request its head, not the test merge. */
    commit: commit === '' ? undefined : commit,
    /** The event's pull request. An event about a comment on it does not give the head. */
    pullRequest: number === undefined ? undefined : { number, head },
    repository,
    repositoryUrl,
    /** The page that shows the run's log. */
    logUrl: runId > 0 ? `${repositoryUrl}/actions/runs/${runId}` : undefined,
  };
}

function effectOf(
  { status, headers, data }: Awaited<ReturnType<typeof exchange>>,
  needed: Permission,
): GitHubAnswer {
  if (status < 300) return { state: 'done', data, atMs: Date.parse(textOf(headers, 'date') ?? '') };
  const isLimited =
    status === 429 ||
    (status === 403 && (headers['x-ratelimit-remaining'] === '0' || headers['retry-after'] !== undefined));
  if (isLimited) return { state: 'unknown', why: `GitHub accepts no more requests for now (${status})` };
  // A proxy may say 408 or 499 when GitHub has already acted.
  if (status >= 500 || status === 408 || status === 499)
    return { state: 'unknown', why: `GitHub answered with status ${status}` };
  return { state: 'not-done', why: whyRefused(status, data, needed), status };
}

function whyRefused(status: number, data: unknown, needed: Permission): string {
  const message = textOf(data, 'message');
  const said = message === undefined ? '' : `: “${message}”`;
  switch (status) {
    case 401:
      return 'GitHub does not accept github-token (401); leave the input out, or give a token that is still valid';
    case 403:
    case 404:
      return `github-token may not do that (${status}${said}); add the line “${needed}” to the permissions: of the job${needed.endsWith('write') ? '; a run from a fork never has it' : ''}`;
  }
  if (status < 400)
    return `GITHUB_API_URL answers with a redirect (${status}), and redirects are never followed`;
  return `GitHub refused it (${status})${said}`;
}
