import { join } from 'node:path';
import { comparingIn, type GitHubStandIn, startGitHub } from '../../harness/github.ts';
import { visitSite } from '../../harness/sandbox.ts';
import { type Stage as PlainStage, setStage as setPlainStage } from '../../harness/stage.ts';
import { DOMAIN, FILES, REPOSITORY, TOKEN } from './shop.ts';

/** The stage of the demo: a git repository, the sandbox, a proxy that records what is asked of it, and GitHub's API. */
export interface Stage extends Pick<PlainStage, 'repository' | 'call' | 'stop'> {
  /** Stands in for GitHub. */
  readonly gitHub: GitHubStandIn;
  /** Address of the API. */
  readonly apiUrl: string;
  /** Returns the number of API requests since the last call, and those other than GET, in order. */
  takeRequests(): { count: number; writes: readonly string[] };
  /** Address of a site's page. */
  urlOf(domain: string): string;
  /** Gets the page of the shop as a visitor would. */
  visit(): Promise<{ status: number; text: string }>;
  /** A copy of the sandbox's page for people. */
  readOverview(): Promise<string>;
}

/** Sets the stage in a folder. Call `stop` at the end. */
export async function setStage(folder: string): Promise<Stage> {
  const gitBase = join(folder, 'git');
  const origin = join(gitBase, `${REPOSITORY}.git`);
  const stage = await setPlainStage({ gitBase, token: TOKEN }, FILES, origin);
  const { sandbox, service, repository, call } = stage;
  const gitHub = await startGitHub({ compare: comparingIn(origin) });
  return {
    ...{ repository, gitHub, call, apiUrl: service.url },
    takeRequests() {
      const taken = { count: service.requests.length, writes: service.writes() };
      service.requests.length = 0;
      return taken;
    },
    urlOf: (domain) => `http://${domain}.localhost:${sandbox.port}/`,
    visit: () => visitSite(sandbox.port, DOMAIN),
    async readOverview() {
      const answer = await fetch(`${sandbox.url}/?copy`);
      return answer.text();
    },
    async stop() {
      await gitHub.stop();
      await stage.stop();
    },
  };
}
