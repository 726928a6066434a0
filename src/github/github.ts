import type { getOctokit } from '@actions/github';
import { codeOf } from '../core/errors.ts';
import { readBody } from '../net/body.ts';
import { createAgent, send } from '../net/connection.ts';
import { type HttpProxy, proxyFor } from '../net/proxy.ts';
import { readWorkflowRun } from './event.ts';
import { textAt } from './payload.ts';

export interface Access {
  readonly githubToken: string;
  readonly env: Readonly<Record<string, string | undefined>>;
}

type Permission = 'contents: read' | 'deployments: write' | 'pull-requests: read' | 'pull-requests: write';

export type GitHub = ReturnType<typeof createGitHub>;

/** The effect of a call. `why`: a clause in our own words, not redacted, which may quote GitHub. */
export type GitHubAnswer =
  /** `atMs`: when GitHub answered by its own clock, in milliseconds since 1970; NaN if it did not say. */
  | { readonly state: 'done'; readonly data: unknown; readonly atMs: number }
  /** GitHub refused it, and would again, or it cannot be sent (status 0). */
  | { readonly state: 'not-done'; readonly why: string; readonly status: number }
  | { readonly state: 'unknown'; readonly why: string };

/** An answer as octokit gives it. Its types are what GitHub documents; what GitHub has sent is not known. */
interface Answer {
  readonly status: number;
  readonly data: unknown;
  readonly headers: Readonly<Record<string, unknown>>;
}

type Common = { owner: string; repo: string; request: { signal: AbortSignal } };

const CALL_TIMEOUT_MS = 5_000;
const CONNECT_TIMEOUT_MS = 3_000;

export const UNUSABLE =
  'the repository, event or proxy that the runner gives (GITHUB_REPOSITORY, GITHUB_API_URL, GITHUB_EVENT_PATH) cannot be used';

/** Octokit would warn of deprecated calls past the redactor. */
const SILENT = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };

type Rest = ReturnType<typeof getOctokit>['rest'];

/** Creates a client of the API at `GITHUB_API_URL`, loaded by its first call. Without a `run` it sends none. A refusal names what is `needed`. */
export function createGitHub({ githubToken, env }: Access, needed: Permission) {
  const run = readWorkflowRun(env);
  const [owner = '', repo = ''] = run?.repository.split('/') ?? [];
  return {
    run,
    /** Makes one call of octokit, once, within 5 seconds. It never throws. */
    async call<Asked extends object>(
      methodOf: (rest: Rest) => (parameters: Asked & Common) => Promise<Answer>,
      asked: Asked,
      signal: AbortSignal,
    ): Promise<GitHubAnswer> {
      if (githubToken === '') return { state: 'not-done', why: 'github-token is empty', status: 0 };
      const rest = run && (await connectToGitHub(githubToken, env).catch(() => undefined));
      if (rest === undefined) return { state: 'not-done', why: UNUSABLE, status: 0 };
      const timeout = AbortSignal.timeout(CALL_TIMEOUT_MS);
      const common = { owner, repo, request: { signal: AbortSignal.any([signal, timeout]) } };
      try {
        return effectOf(await methodOf(rest)({ ...asked, ...common }), needed);
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

/** Connects through the runner's proxy; undefined if that, or the address, cannot be used. */
async function connectToGitHub(githubToken: string, env: Access['env']): Promise<Rest | undefined> {
  const baseUrl = env.GITHUB_API_URL ?? 'https://api.github.com';
  const found = URL.canParse(baseUrl) ? proxyFor(baseUrl, env) : { unusable: 'GITHUB_API_URL' };
  if ('unusable' in found) return undefined;
  // Loaded only once the event was read: it prints the path of one that is missing.
  const { getOctokit } = await import('@actions/github');
  const request = { fetch: fetchThrough(found.proxy), log: SILENT };
  const { rest, hook } = getOctokit(githubToken, { baseUrl, userAgent: 'site-deploy', log: SILENT, request });
  // Octokit throws a refusal, which is an answer, too.
  hook.error('request', (error) => {
    if ('response' in error && error.response !== undefined) return error.response;
    throw error;
  });
  return rest;
}

/** A request as octokit hands it to `fetch`. */
type Asked = Parameters<typeof send>[2] & { readonly headers: Record<string, string> };

/** Creates the `fetch` of octokit, with strict TLS and our rules of proxies. It follows no redirect: the token would go with it. */
function fetchThrough(proxy: HttpProxy | undefined) {
  return async (url: string, { method, headers, body, signal }: Asked): Promise<Response> => {
    const agent = await createAgent({ proxy, connectTimeoutMs: CONNECT_TIMEOUT_MS });
    try {
      const answer = await send(agent, url, { method, headers, body: body ?? null, signal });
      const bytes = await readBody(answer.body, false);
      const shown = Object.entries(answer.headers).map(([name, value = '']) => [name, String(value)]);
      // Octokit reads nothing else as JSON.
      const typed = { ...Object.fromEntries(shown), 'content-type': 'application/json' };
      return new Response(bytes.length > 0 ? bytes : null, { status: answer.statusCode, headers: typed });
    } finally {
      void agent.destroy();
    }
  };
}

function effectOf({ status, headers, data }: Answer, needed: Permission): GitHubAnswer {
  if (status < 300) return { state: 'done', data, atMs: Date.parse(textAt(headers, 'date') ?? '') };
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
  const message = textAt(data, 'message');
  const said = message === undefined ? '' : `: “${message}”`;
  if (status === 401)
    return 'GitHub does not accept github-token (401); leave the input out, or give a token that is still valid';
  if (status === 403 || status === 404)
    return `github-token may not do that (${status}${said}); add the line “${needed}” to the permissions: of the job${needed.endsWith('write') ? '; a run from a fork never has it' : ''}`;
  if (status < 400)
    return `GITHUB_API_URL answers with a redirect (${status}), and redirects are never followed`;
  return `GitHub refused it (${status})${said}`;
}

/** The reason why a call has no usable answer, as a clause. */
export function whyUnusable(answer: GitHubAnswer): string {
  return answer.state === 'done' ? 'GitHub answered with something unexpected' : answer.why;
}

export function listIn(answer: GitHubAnswer): readonly unknown[] | undefined {
  return answer.state === 'done' && Array.isArray(answer.data) ? answer.data : undefined;
}
