import { existsSync } from 'node:fs';
import { request } from '@octokit/request';
import type { Dispatcher } from 'undici';
import { codeOf } from '../core/errors.ts';
import { readBody } from '../net/body.ts';
import { createAgent, send } from '../net/connection.ts';
import { type HttpProxy, proxyFor } from '../net/proxy.ts';
import { pullRequestOf, readPayload } from './event.ts';
import type { Access, GitHub, GitHubAnswer, GitHubRun, Permission } from './github.ts';
import { fieldOf, numberOf, textOf } from './payload.ts';

const CALL_TIMEOUT_MS = 5_000;
const CONNECT_TIMEOUT_MS = 3_000;

/**
 * Connects to the API at `GITHUB_API_URL`, through the runner's proxy if it has one. Nothing is sent yet.
 *
 * @param needed is named when GitHub refuses a call
 * @throws if the runner names no repository, an event that cannot be read, or an unusable proxy
 */
export function connectGitHub({ githubToken, runnerEnv }: Access, needed: Permission): GitHub {
  const run = runOf(runnerEnv);
  const [owner, repo] = run.repository.split('/');
  const apiUrl = runnerEnv.GITHUB_API_URL ?? 'https://api.github.com';
  const found = proxyFor(apiUrl, runnerEnv);
  if (!('proxy' in found)) throw new TypeError('The proxy of the runner cannot be used');
  const silent = { debug: ignore, info: ignore, warn: ignore, error: ignore };
  const callGitHub = request.defaults({
    baseUrl: apiUrl,
    headers: { authorization: `Bearer ${githubToken}`, 'user-agent': 'site-deploy' },
    // Otherwise octokit prints headers of answers to stderr, where the runner looks for commands.
    request: { fetch: fetchBy(found.proxy), log: silent },
  });
  return {
    run,
    async call(route, parameters, signal) {
      const timeout = AbortSignal.timeout(CALL_TIMEOUT_MS);
      try {
        const { status, data, headers } = await callGitHub(route, {
          owner,
          repo,
          ...parameters,
          request: { signal: AbortSignal.any([signal, timeout]) },
        });
        const atMs = headers.date === undefined ? undefined : Date.parse(headers.date);
        return status < 300 ? { state: 'done', data, atMs } : refusal(status, {}, undefined, needed);
      } catch (error) {
        if (signal.aborted) return { state: 'unknown', why: whyAborted(signal) };
        if (timeout.aborted)
          return { state: 'unknown', why: `GitHub did not answer within ${CALL_TIMEOUT_MS / 1_000} s` };
        return failure(error, needed);
      }
    },
  };
}

function ignore(): void {}

/** The signal aborts for a cancel, or for the time limit of a task. */
function whyAborted({ reason }: AbortSignal): string {
  return reason?.name === 'TimeoutError' ? 'GitHub takes too long' : 'the workflow was cancelled';
}

/** Creates a `fetch` that limits what it reads, and follows no redirect: the token would go with it. */
function fetchBy(tunnel: HttpProxy | undefined) {
  return async (url: string, { method, headers, body, signal }: Asked): Promise<Answer> => {
    // Each call has its own, because its signal must also end a connection attempt.
    const dispatcher = createAgent({ tunnel, signal, connectTimeoutMs: CONNECT_TIMEOUT_MS }, false);
    try {
      const answer = await send(dispatcher, url, { method, headers, body: body ?? null, signal });
      const text = (await readBody(answer.body, false)).toString('utf8');
      return answerOf(url, answer, text);
    } finally {
      void dispatcher.destroy();
    }
  };
}

/** The part of a `fetch` answer that octokit reads. */
interface Answer {
  readonly status: number;
  readonly url: string;
  readonly headers: ReadonlyMap<string, string>;
  readonly text: () => Promise<string>;
}

function answerOf(
  url: string,
  { statusCode: status, headers }: Dispatcher.ResponseData,
  text: string,
): Answer {
  const kept = ['content-type', 'date', 'retry-after', 'x-ratelimit-remaining'].flatMap((name) => {
    const value = headers[name];
    return typeof value === 'string' ? [[name, value] as const] : [];
  });
  return { status, url, headers: new Map(kept), text: async () => text };
}

/** A request as octokit passes it to its `fetch`. */
interface Asked {
  readonly method: Dispatcher.HttpMethod;
  readonly headers: Record<string, string>;
  readonly body?: string;
  readonly signal: AbortSignal;
}

/** Not the toolkit's `context`, which knows only the environment of the process. */
function runOf(env: Access['runnerEnv']): GitHubRun {
  const path = env.GITHUB_EVENT_PATH ?? '';
  const payload = readPayload(path);
  if (payload === undefined && existsSync(path)) throw new TypeError('The event cannot be read');
  const repository = env.GITHUB_REPOSITORY || (textOf(fieldOf(payload, 'repository'), 'full_name') ?? '');
  if (!/^[^/]+\/[^/]+$/.test(repository)) throw new TypeError('The runner names no repository');
  const number = pullRequestOf(payload);
  const head = textOf(fieldOf(fieldOf(payload, 'pull_request'), 'head'), 'sha');
  const commit = (number === undefined ? undefined : head) ?? env.GITHUB_SHA;
  const repositoryUrl = `${env.GITHUB_SERVER_URL ?? 'https://github.com'}/${repository}`;
  const runId = Number(env.GITHUB_RUN_ID);
  return {
    commit: commit === '' ? undefined : commit,
    pullRequest: number === undefined ? undefined : { number, head },
    repository,
    repositoryUrl,
    logUrl: runId > 0 ? `${repositoryUrl}/actions/runs/${runId}` : undefined,
  };
}

/** Translates an error of octokit. Its message is dropped because it may quote URLs and headers. */
function failure(error: unknown, needed: Permission): GitHubAnswer {
  const response = fieldOf(error, 'response');
  const status = numberOf(response, 'status');
  if (status !== undefined)
    return refusal(status, fieldOf(response, 'headers'), fieldOf(response, 'data'), needed);
  const code = codeOf(error);
  return { state: 'unknown', why: `GitHub could not be reached${code === '' ? '' : ` (${code})`}` };
}

function refusal(status: number, headers: unknown, data: unknown, needed: Permission): GitHubAnswer {
  const isLimited =
    status === 429 ||
    (status === 403 &&
      (fieldOf(headers, 'x-ratelimit-remaining') === '0' || fieldOf(headers, 'retry-after') !== undefined));
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
