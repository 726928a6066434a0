import { deepEqual, match, ok } from 'node:assert/strict';
import { BROKEN_SCRIPT, DEPLOY_SCRIPT, MORE, NEW_SCRIPT, page, SLOW_SCRIPT } from './shop.ts';
import type { Run, RunOptions, Stage } from './stage.ts';

/** One scene of the demo. */
export interface Scene {
  /** Name of its files. */
  readonly name: string;
  readonly title: string;
  /** Throws what is not as it must be. */
  play(stage: Stage, run: (options: RunOptions) => Promise<Run>): Promise<void>;
}

const SHOP = '/api/servers/1/sites/1';
const SCRIPT = `PATCH ${SHOP}/deploy/script`;
const DEPLOY = `POST ${SHOP}/deploy`;
const DEPLOYED = {
  code: 0,
  outcome: 'succeeded',
  evidence: 'token,exit-status,health-check',
  annotations: 0,
};

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
    async play(stage, run) {
      const first = await run({ deployScript: DEPLOY_SCRIPT });
      deepEqual(endOf(first), DEPLOYED);
      const site = ['POST /api/servers/1/sites', `POST ${SHOP}/repository`];
      deepEqual(first.writes, [...site, SCRIPT, `PATCH ${SHOP}/env`, DEPLOY]);
      match(await stage.visit(), /Spring collection/);
    },
  },
  {
    name: 'plan',
    title: 'A pull request: what would it change?',
    async play(stage, run) {
      const before = await stage.visit();
      const sha = await stage.repository.commit({ 'page.html': page('Summer collection') }, 'Summer');
      const plan = await run({
        deployScript: NEW_SCRIPT,
        secrets: MORE,
        inputs: { ...RELEASE, 'dry-run': 'true', comment: 'true', 'github-token': stage.gitHub.token },
        event: { name: 'pull_request', payload: { pull_request: { number: 12, head: { sha } } } },
      });
      deepEqual([plan.code, plan.outputs.outcome, plan.writes], [0, 'planned', []]);
      const [comment, ...others] = stage.gitHub.comments;
      deepEqual([comment?.issue, others], [12, []]);
      for (const part of ['```diff', '+for size in', 'MAIL&#95;FROM', sha.slice(0, 7)])
        ok(comment?.body.includes(part), `The comment lacks ${part}.`);
      deepEqual(await stage.visit(), before);
    },
  },
  {
    name: 'release',
    title: 'The pull request is merged',
    async play(stage, run) {
      const commit = await stage.repository.commit({}, 'Merge the summer collection');
      const inputs = { ...RELEASE, 'expected-commit': commit, 'health-check-contains': 'Summer collection' };
      const third = await run({ deployScript: NEW_SCRIPT, secrets: MORE, inputs });
      deepEqual(endOf(third), DEPLOYED);
      deepEqual(third.writes, [SCRIPT, `PATCH ${SHOP}/env`, 'POST /api/servers/1/crontabs', DEPLOY]);
      match(await stage.visit(), new RegExp(`Summer collection.*${commit.slice(0, 7)}`, 's'));
    },
  },
  {
    name: 'broken-script',
    title: 'A broken deploy script',
    async play(stage, run) {
      const before = await stage.visit();
      const inputs = { 'health-check-contains': 'Summer collection' };
      const broken = await run({ deployScript: BROKEN_SCRIPT, inputs });
      deepEqual([broken.code, broken.outputs.outcome, broken.writes], [1, 'failed', [SCRIPT, DEPLOY]]);
      match(broken.error, /status 127.*bin\/migrate: No such file or directory.*Next:/s);
      deepEqual(await stage.visit(), before);
    },
  },
  {
    name: 'cancelled',
    title: 'Somebody cancels the workflow',
    async play(_, run) {
      const operations = 'update-deploy-script, deploy, show-deploy-log';
      const inputs = { operations, 'health-check-contains': 'Summer collection' };
      const cancelled = await run({ deployScript: SLOW_SCRIPT, inputs, cancelAt: 'Images of 1280 pixels' });
      deepEqual([cancelled.code, cancelled.outputs.outcome], [130, 'cancelled']);
      match(cancelled.error, /it may still be running/);
    },
  },
];

function endOf({ code, outputs: { outcome, evidence }, runner }: Run) {
  return { code, outcome, evidence, annotations: runner.annotations.length };
}
