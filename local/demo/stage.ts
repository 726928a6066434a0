import { join } from 'node:path';
import { makeRepository, type TestRepository } from '../../harness/git.ts';
import { type GitHubStandIn, startGitHub } from '../../harness/github.ts';
import { startMisbehavingServer } from '../../harness/misbehaving-server.ts';
import { startSandbox, visitSite } from '../../harness/sandbox.ts';
import { DOMAIN, FILES, REPOSITORY, TOKEN } from './shop.ts';

/** The stage of the demo: a git repository, the sandbox, a proxy that records what is asked of it, and GitHub's API. */
export interface Stage {
  readonly repository: TestRepository;
  /** Stands in for GitHub. */
  readonly gitHub: GitHubStandIn;
  /** Address of the API. */
  readonly apiUrl: string;
  /** Returns the number of API requests since the last call, and those other than GET, in order. */
  takeRequests(): { count: number; writes: readonly string[] };
  /** Address of a site's page. */
  urlOf(domain: string): string;
  /** Gets a page as a visitor would, that of the shop unless another site is named. */
  visit(domain?: string): Promise<{ status: number; text: string }>;
  /** Asks the service directly, past the proxy. */
  read(path: string): Promise<unknown>;
  /** Changes something there, as its pages for people do. */
  ask(method: string, path: string, body: unknown): Promise<void>;
  /** A copy of the sandbox's page for people. */
  readOverview(): Promise<string>;
  stop(): Promise<void>;
}

/** Sets the stage in a folder. Call `stop` at the end. */
export async function setStage(folder: string): Promise<Stage> {
  const gitBase = join(folder, 'git');
  const repository = await makeRepository(join(gitBase, `${REPOSITORY}.git`), FILES);
  const sandbox = await startSandbox({ dataDir: join(folder, 'data'), gitBase, token: TOKEN });
  const proxy = await startMisbehavingServer(sandbox.url);
  const gitHub = await startGitHub();
  const headers = { authorization: `Bearer ${TOKEN}`, 'content-type': 'application/json' };
  return {
    repository,
    gitHub,
    apiUrl: proxy.url,
    takeRequests() {
      const taken = { count: proxy.requests.length, writes: proxy.writes() };
      proxy.requests.length = 0;
      return taken;
    },
    urlOf: (domain) => `http://${domain}.localhost:${sandbox.port}/`,
    visit: (domain = DOMAIN) => visitSite(sandbox.port, domain),
    async read(path) {
      const answer = await fetch(`${sandbox.url}${path}`, { headers });
      return answer.json();
    },
    async ask(method, path, body) {
      const answer = await fetch(`${sandbox.url}${path}`, { method, headers, body: JSON.stringify(body) });
      if (!answer.ok) throw new Error(`The sandbox answered ${method} ${path} with ${answer.status}.`);
    },
    async readOverview() {
      const answer = await fetch(`${sandbox.url}/?copy`);
      return answer.text();
    },
    async stop() {
      await gitHub.stop();
      await proxy.stop();
      await sandbox.stop();
    },
  };
}
