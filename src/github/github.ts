import { proxyFor } from '../net/proxy.ts';
import { readRun } from './event.ts';
import type { GitHubAnswer, Permission } from './github-client.ts';

export interface Access {
  readonly githubToken: string;
  /** The runner's environment, for its proxy. */
  readonly env: Readonly<Record<string, string | undefined>>;
}

/** A client for the workflow's repository, and the run that it is for. */
export type GitHub = Exclude<Awaited<ReturnType<typeof loadGitHub>>, { readonly why: string }>;

const UNUSABLE = {
  why: 'the repository, event or proxy that the runner gives (GITHUB_REPOSITORY, GITHUB_API_URL, GITHUB_EVENT_PATH) cannot be used',
};

/** Kept also when loading fails: a second attempt would find half a module. */
let client: Promise<typeof import('./github-client.ts')> | undefined;

/**
 * Connects to the API at `GITHUB_API_URL`, through the runner's proxy if it has one. Nothing is sent yet. The toolkit is loaded
 * only if the event and the proxy can be used: it prints the path of an event that is missing, and throws at what it cannot read.
 *
 * @param needed is named when GitHub refuses a call
 * @returns a reason, as a clause, if the runner names no repository, an event that cannot be read, or an unusable proxy
 */
export async function loadGitHub({ githubToken, env }: Access, needed: Permission) {
  if (githubToken === '') return { why: 'github-token is empty' };
  const run = readRun(env);
  const baseUrl = env.GITHUB_API_URL ?? 'https://api.github.com';
  const found = URL.canParse(baseUrl) ? proxyFor(baseUrl, env) : { unusable: 'GITHUB_API_URL' };
  if (run === undefined || 'unusable' in found) return UNUSABLE;
  try {
    client ??= import('./github-client.ts');
    const { connectGitHub } = await client;
    const connected = connectGitHub(githubToken, needed, run.repository, { baseUrl, proxy: found.proxy });
    return { run, ...connected };
  } catch {
    return UNUSABLE;
  }
}

/** The reason why a call has no usable answer, as a clause. */
export function whyOf(answer: GitHubAnswer): string {
  return answer.state === 'done' ? 'GitHub answered with something unexpected' : answer.why;
}

export function entriesOf(answer: GitHubAnswer): readonly unknown[] | undefined {
  return answer.state === 'done' && Array.isArray(answer.data) ? answer.data : undefined;
}
