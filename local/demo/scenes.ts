import { BROKEN_SCRIPT, DEPLOY_SCRIPT, MORE, NEW_SCRIPT, page, SLOW_SCRIPT } from './shop.ts';
import type { RunOptions, Stage } from './stage.ts';

/** One scene of the demo: a run of the action. */
export interface Scene {
  /** Name of its files. */
  readonly name: string;
  readonly title: string;
  /** Prepares the run, and says how it is to be. */
  readonly begin: (stage: Stage) => Promise<RunOptions>;
  /** Outputs that it must end with. */
  readonly ends: Readonly<Record<string, string>>;
}

const DEPLOYED = { outcome: 'succeeded', evidence: 'token,exit-status,health-check' };
const SUMMER = { 'health-check-contains': 'Summer collection' };

/** The further inputs of the pull request with the plan. */
const RELEASE = {
  operations: 'ensure-site, ensure-repository, update-deploy-script, sync-env, sync-crontabs, deploy',
  manifest: 'crontabs:\n  - { user: www, command: php artisan orders:remind, frequency: "0 7 * * *" }\n',
};

/** The scenes, in their order: each begins where the one before ended. */
export const scenes: readonly Scene[] = [
  {
    name: 'first-deploy',
    title: 'First deploy of a new site',
    begin: async () => ({ deployScript: DEPLOY_SCRIPT }),
    ends: DEPLOYED,
  },
  {
    name: 'plan',
    title: 'A pull request: what would it change?',
    async begin({ repository, gitHub }) {
      const sha = await repository.commit({ 'page.html': page('Summer collection') }, 'Summer');
      return {
        deployScript: NEW_SCRIPT,
        secrets: MORE,
        inputs: { ...RELEASE, 'dry-run': 'true', comment: 'true', 'github-token': gitHub.token },
        event: { name: 'pull_request', payload: { pull_request: { number: 12, head: { sha } } } },
      };
    },
    ends: { outcome: 'planned', 'has-changes': 'true' },
  },
  {
    name: 'release',
    title: 'The pull request is merged',
    async begin({ repository }) {
      const commit = await repository.commit({}, 'Merge the summer collection');
      const inputs = { ...RELEASE, ...SUMMER, 'expected-commit': commit };
      return { deployScript: NEW_SCRIPT, secrets: MORE, inputs };
    },
    ends: DEPLOYED,
  },
  {
    name: 'broken-script',
    title: 'A broken deploy script',
    begin: async () => ({ deployScript: BROKEN_SCRIPT, inputs: SUMMER }),
    ends: { outcome: 'failed', 'deploy-exit-status': '127' },
  },
  {
    name: 'cancelled',
    title: 'Somebody cancels the workflow',
    async begin() {
      const inputs = { ...SUMMER, operations: 'update-deploy-script, deploy, show-deploy-log' };
      return { deployScript: SLOW_SCRIPT, inputs, cancelAt: 'Images of 1280 pixels' };
    },
    ends: { outcome: 'cancelled' },
  },
];
