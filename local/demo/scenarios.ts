import type { GitHubEvent } from '../../harness/github.ts';
import { manySites } from './fleet.ts';
import { errorsOf, expectEqual, expectIncludes, expectSuccess } from './proofs.ts';
import {
  BROKEN_SCRIPT,
  DEPLOY_SCRIPT,
  MORE,
  NEW_SCRIPT,
  PINNED_SCRIPT,
  page,
  SITE,
  SLOW_SCRIPT,
} from './shop.ts';
import type { Scenario } from './step.ts';

/** The demo, in its order: each scenario begins where the one before ended. */
export const scenarios: readonly Scenario[] = [
  {
    name: 'first-deploy',
    title: 'First deploy of a new site',
    story:
      'The server knows nothing of the site: the run creates it, sets it up, deploys and checks the page.',
    async play({ stage, run }) {
      const first = await run({ deployScript: DEPLOY_SCRIPT });
      const after = await stage.visit();
      expectSuccess(first);
      expectEqual('It sends five writes, in the order of the operations.', first.writes, [
        'POST /api/servers/1/sites',
        `POST ${SITE}/repository`,
        `PATCH ${SITE}/deploy/script`,
        `PATCH ${SITE}/env`,
        `POST ${SITE}/deploy`,
      ]);
      expectEqual('The page is served now.', after.status, 200);
      expectIncludes('It is the page of the repository.', after.text, 'Spring collection');
    },
  },
  {
    name: 'nothing-new',
    title: 'The same again',
    story: 'Everything is as wanted: the run compares, writes nothing, and deploys because it was asked to.',
    async play({ stage, run }) {
      const before = await stage.visit();
      const again = await run({ deployScript: DEPLOY_SCRIPT });
      expectSuccess(again);
      expectEqual('It sends exactly one write: the deploy.', again.writes, [`POST ${SITE}/deploy`]);
      expectEqual('The page is the same as before.', await stage.visit(), before);
    },
  },
  {
    name: 'plan',
    title: 'A pull request: what would it change?',
    story:
      'The deploy script changes, a value is new, and a crontab is declared: a dry run says so on the pull request, and writes nothing.',
    async play({ stage, run }) {
      const before = await stage.visit();
      const head = await stage.repository.commit({ 'page.html': page('Summer collection') }, 'Summer');
      const plan = await run({
        ...{ deployScript: NEW_SCRIPT, secrets: MORE },
        inputs: { ...RELEASE, 'dry-run': 'true', comment: 'true', 'github-token': stage.gitHub.token },
        event: pullRequestOf(head),
      });
      const [comment, ...others] = stage.gitHub.comments;
      expectEqual('The run ends with exit code 0.', plan.code, 0);
      expectEqual('The outcome is `planned`.', plan.outputs.outcome, 'planned');
      expectEqual('It sends no write.', plan.writes, []);
      expectEqual('It leaves one comment on the pull request.', [comment?.issue, others.length], [12, 0]);
      expectIncludes(
        'It shows what becomes of the script, and what is new.',
        comment?.body ?? '',
        '```diff',
        '+for size in',
        'MAIL&#95;FROM',
        head.slice(0, 7),
      );
      expectEqual('The page is the same as before.', await stage.visit(), before);
    },
  },
  {
    name: 'release',
    title: 'The pull request is merged',
    story:
      'There is a new commit, and the plan is carried out: the run deploys, and confirms that it is this commit.',
    async play({ stage, run }) {
      const commit = await stage.repository.commit({}, 'Merge the summer collection');
      const third = await run({
        ...{ deployScript: NEW_SCRIPT, secrets: MORE },
        inputs: { ...RELEASE, 'expected-commit': commit, 'health-check-contains': 'Summer collection' },
      });
      const after = await stage.visit();
      expectSuccess(third);
      expectEqual('It sends what was planned.', third.writes, [
        `PATCH ${SITE}/deploy/script`,
        `PATCH ${SITE}/env`,
        'POST /api/servers/1/crontabs',
        `POST ${SITE}/deploy`,
      ]);
      expectEqual('The deployed commit is the new one.', third.outputs['deployed-commit'], commit);
      expectIncludes('The summary draws how the deploy went on.', third.summary, '```mermaid\n');
      expectIncludes('It shows the new one now.', after.text, 'Summer collection', commit.slice(0, 7));
    },
  },
  {
    name: 'broken-script',
    title: 'A broken deploy script',
    story:
      'The deploy script calls a program that is not there, and its EXIT trap says that all is well: the run must fail, and say why.',
    async play({ stage, run }) {
      const before = await stage.visit();
      const broken = await run({
        deployScript: BROKEN_SCRIPT,
        inputs: { 'health-check-contains': 'Summer collection' },
      });
      const [{ message = '' } = {}] = errorsOf(broken);
      expectEqual('The run fails with exit code 1.', broken.code, 1);
      expectEqual('The outcome is `failed`.', broken.outputs.outcome, 'failed');
      expectIncludes(
        'Its error names the status, the line of the log that says why, and the next step.',
        message,
        'status 127',
        'bin/migrate: No such file or directory',
        'Next:',
      );
      expectEqual('It sends two writes: the new script and the deploy.', broken.writes, [
        `PATCH ${SITE}/deploy/script`,
        `POST ${SITE}/deploy`,
      ]);
      expectEqual('The page is served as before.', await stage.visit(), before);
    },
  },
  {
    name: 'exact-commit',
    title: 'Exactly this commit',
    story: 'The branch has moved on, and the run names the commit before: it deploys that one.',
    async play({ stage, run }) {
      const named = await stage.repository.commit({ 'page.html': page('Autumn collection') }, 'Autumn');
      await stage.repository.commit({ 'page.html': page('Winter collection') }, 'Winter');
      const exact = await run({ deployScript: PINNED_SCRIPT, inputs: exactly(named) });
      expectSuccess(exact);
      expectEqual('The deployed commit is the one named.', exact.outputs['deployed-commit'], named);
    },
  },
  {
    name: 'broken-page',
    title: 'A commit whose page is broken',
    story:
      'The deploy script succeeds, but the page is wrong: the run fails, and goes back to the previous commit.',
    async play({ stage, run }) {
      const before = await stage.visit();
      const commit = await stage.repository.commit({ 'page.html': page('Fatal error') }, 'Broken');
      const broken = await run({
        deployScript: PINNED_SCRIPT,
        inputs: {
          ...exactly(commit),
          ...{ 'rollback-on-failure': 'true', 'health-check-timeout': '5s' },
        },
      });
      expectEqual('The run fails with exit code 1.', broken.code, 1);
      expectEqual('The outcome is `failed`.', broken.outputs.outcome, 'failed');
      expectEqual('The page is served as before.', await stage.visit(), before);
    },
  },
  {
    name: 'superseded',
    title: 'A slow run comes too late',
    story: 'A run for an older commit starts when a newer one is already live: nothing is deployed.',
    async play({ stage, run }) {
      const older = await stage.repository.commit({}, 'Older');
      const newer = await stage.repository.commit({ 'page.html': page('Spring collection') }, 'Newer');
      expectSuccess(await run({ deployScript: PINNED_SCRIPT, inputs: exactly(newer) }));
      const before = await stage.visit();
      const late = await run({
        deployScript: PINNED_SCRIPT,
        inputs: { ...exactly(older), comment: 'true', 'github-token': stage.gitHub.token },
        event: pullRequestOf(older),
      });
      expectEqual('The run ends with exit code 0.', late.code, 0);
      expectEqual('The outcome is `superseded`.', late.outputs.outcome, 'superseded');
      expectEqual('It sends no write.', late.writes, []);
      expectIncludes('The summary names the commit that is live.', late.summary, newer.slice(0, 12));
      expectEqual('The page is served as before.', await stage.visit(), before);
    },
  },
  {
    name: 'cancelled',
    title: 'Somebody cancels the workflow',
    story: 'The workflow is cancelled while the deploy runs: the run ends at once, and claims nothing.',
    async play({ run }) {
      const cancelled = await run({
        deployScript: SLOW_SCRIPT,
        inputs: {
          operations: 'update-deploy-script, deploy, show-deploy-log',
          'health-check-contains': 'Summer collection',
        },
        cancelAt: 'Images of 1280 pixels',
      });
      const [{ message = '' } = {}] = errorsOf(cancelled);
      expectEqual('The run ends with exit code 130.', cancelled.code, 130);
      expectEqual('The outcome is `cancelled`.', cancelled.outputs.outcome, 'cancelled');
      expectIncludes('It says that the deploy may still be running.', message, 'it may still be running');
    },
  },
  manySites,
];

function pullRequestOf(sha: string): GitHubEvent {
  return { name: 'pull_request', payload: { pull_request: { number: 12, head: { sha } } } };
}

/** The further inputs of the pull request with the plan. */
const RELEASE = {
  operations: 'ensure-site, ensure-repository, update-deploy-script, sync-env, sync-crontabs, deploy',
  manifest: `crontabs:
  - { user: www, command: php artisan orders:remind, frequency: "0 7 * * *" }
`,
};

/** The inputs that deploy exactly a commit, and check that its page shows a collection. */
function exactly(commit: string): Readonly<Record<string, string>> {
  return { commit, 'health-check-contains': 'collection</h1>' };
}
