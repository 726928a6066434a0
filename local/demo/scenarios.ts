import type { GitHubEvent } from '../../harness/github.ts';
import { fleetScenarios } from './fleet.ts';
import { expectEnv, expectRedacted, expectSuccess, statusesOf } from './proofs.ts';
import type { Scenario } from './scenario.ts';
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

const UNCHANGED = {
  'ensure-site': 'unchanged',
  'ensure-repository': 'unchanged',
  'update-deploy-script': 'unchanged',
  'sync-env': 'unchanged',
  deploy: 'changed',
};

/** The demo, in its order: each scenario begins where the one before ended. */
export const scenarios: readonly Scenario[] = [
  {
    name: 'first-deploy',
    title: 'First deploy of a new site',
    story:
      'The server knows nothing of the site: the run creates it, sets it up, deploys and checks the page.',
    async play({ stage, expect, run }) {
      const before = await stage.visit();
      const first = await run({ deployScript: DEPLOY_SCRIPT });
      const after = await stage.visit();
      expectSuccess(expect, first);
      expect.equal('It sends five writes, in the order of the operations.', first.writes, [
        'POST /api/servers/1/sites',
        `POST ${SITE}/repository`,
        `PATCH ${SITE}/deploy/script`,
        `PATCH ${SITE}/env`,
        `POST ${SITE}/deploy`,
      ]);
      expect.equal('Nothing was served before.', before.status, 404);
      expect.equal('The page is served now.', after.status, 200);
      expect.includes('It is the page of the repository.', after.text, 'Spring collection');
      await expectEnv(stage, expect);
      await expectRedacted(stage, expect, first);
    },
  },
  {
    name: 'nothing-new',
    title: 'The same again',
    story: 'Everything is as wanted: the run compares, writes nothing, and deploys because it was asked to.',
    async play({ stage, expect, run }) {
      const before = await stage.visit();
      const again = await run({ deployScript: DEPLOY_SCRIPT });
      expectSuccess(expect, again);
      expect.equal('It sends exactly one write: the deploy.', again.writes, [`POST ${SITE}/deploy`]);
      expect.equal('Every operation but the deploy says `unchanged`.', statusesOf(again), UNCHANGED);
      expect.equal('The page is the same as before.', await stage.visit(), before);
    },
  },
  {
    name: 'plan',
    title: 'A pull request: what would it change?',
    story:
      'The deploy script changes, a value is new, and a crontab is declared: a dry run says so on the pull request, and writes nothing.',
    async play({ stage, expect, run }) {
      const before = await stage.visit();
      const head = await stage.repository.commit({ 'page.html': page('Summer collection') }, 'Summer');
      const plan = await run({
        ...{ deployScript: NEW_SCRIPT, secrets: MORE },
        inputs: { ...RELEASE, 'dry-run': 'true', comment: 'true', 'github-token': stage.gitHub.token },
        event: pullRequestOf(head),
      });
      const [comment, ...others] = stage.gitHub.comments;
      expect.equal('The run ends with exit code 0.', plan.code, 0);
      expect.equal('The outcome is `planned`.', plan.outputs.outcome, 'planned');
      expect.equal('It says that something would change.', plan.outputs['has-changes'], 'true');
      expect.equal('It sends no write.', plan.writes, []);
      expect.includes(
        'The summary shows what becomes of the script.',
        plan.summary,
        '```diff',
        '+for size in',
      );
      expect.equal('It leaves one comment on the pull request.', [comment?.issue, others.length], [12, 0]);
      expect.includes(
        'The comment shows it as well.',
        comment?.body ?? '',
        '```diff',
        '+for size in',
        'MAIL&#95;FROM',
        head.slice(0, 7),
      );
      expect.equal('The page is the same as before.', await stage.visit(), before);
    },
  },
  {
    name: 'release',
    title: 'The pull request is merged',
    story:
      'There is a new commit, and the plan is carried out: the run deploys, and confirms that it is this commit.',
    async play({ stage, expect, run }) {
      const before = await stage.visit();
      const commit = await stage.repository.commit({}, 'Merge the summer collection');
      const third = await run({
        ...{ deployScript: NEW_SCRIPT, secrets: MORE },
        inputs: { ...RELEASE, 'expected-commit': commit, 'health-check-contains': 'Summer collection' },
      });
      const after = await stage.visit();
      expectSuccess(expect, third);
      expect.equal('It sends what was planned.', third.writes, [
        `PATCH ${SITE}/deploy/script`,
        `PATCH ${SITE}/env`,
        'POST /api/servers/1/crontabs',
        `POST ${SITE}/deploy`,
      ]);
      expect.equal('The deployed commit is the new one.', third.outputs['deployed-commit'], commit);
      expect.includes('The summary draws how the deploy went on.', third.summary, '```mermaid\n');
      expect.includes('The page showed the old collection before.', before.text, 'Spring collection');
      expect.includes('It shows the new one now.', after.text, 'Summer collection', commit.slice(0, 7));
    },
  },
  {
    name: 'broken-script',
    title: 'A broken deploy script',
    story: 'The deploy script calls a program that is not there: the run must fail, and say why.',
    async play({ stage, expect, run }) {
      const before = await stage.visit();
      const broken = await run({
        deployScript: BROKEN_SCRIPT,
        inputs: { 'health-check-contains': 'Summer collection' },
      });
      const errors = broken.runner.annotations.filter(({ level }) => level === 'error');
      const [{ title = '', message = '' } = {}] = errors;
      expect.equal('The run fails with exit code 1.', broken.code, 1);
      expect.equal('The outcome is `failed`.', broken.outputs.outcome, 'failed');
      expect.equal('The exit status of the script is told.', broken.outputs['deploy-exit-status'], '127');
      expect.equal('There is exactly one error annotation.', errors.length, 1);
      expect.includes('Its title names the site and what failed.', title, 'shop.example', 'deploy');
      expect.includes(
        'Its message names the status, the line of the log that says why, and the next step.',
        message,
        'status 127',
        'bin/migrate: No such file or directory',
        'Next:',
      );
      expect.includes('The summary says why, too.', broken.summary, 'No such file or directory');
      expect.equal('It sends two writes: the new script and the deploy.', broken.writes, [
        `PATCH ${SITE}/deploy/script`,
        `POST ${SITE}/deploy`,
      ]);
      expect.equal('The page is served as before.', await stage.visit(), before);
    },
  },
  {
    name: 'exact-commit',
    title: 'Exactly this commit',
    story: 'The branch has moved on, and the run names the commit before: it deploys that one.',
    async play({ stage, expect, run }) {
      const named = await stage.repository.commit({ 'page.html': page('Autumn collection') }, 'Autumn');
      await stage.repository.commit({ 'page.html': page('Winter collection') }, 'Winter');
      const exact = await run({ deployScript: PINNED_SCRIPT, inputs: exactly(named) });
      const after = await stage.visit();
      expectSuccess(expect, exact);
      expect.equal('The deployed commit is the one named.', exact.outputs['deployed-commit'], named);
      expect.includes('Its page is served.', after.text, 'Autumn collection', named.slice(0, 7));
    },
  },
  {
    name: 'broken-page',
    title: 'A commit whose page is broken',
    story:
      'The deploy script ends well, but the page is wrong: the run fails, and brings the commit before back.',
    async play({ stage, expect, run }) {
      const before = await stage.visit();
      const commit = await stage.repository.commit({ 'page.html': page('Fatal error') }, 'Broken');
      const broken = await run({
        deployScript: PINNED_SCRIPT,
        inputs: { ...exactly(commit), 'rollback-on-failure': 'true', 'health-check-timeout': '5s' },
      });
      const back = (broken.outputs['rolled-back-to'] ?? '').slice(0, 7);
      expect.equal('The run fails with exit code 1.', broken.code, 1);
      expect.equal('The outcome is `failed`.', broken.outputs.outcome, 'failed');
      expect.equal('It deployed the broken commit.', broken.outputs['deployed-commit'], commit);
      expect.equal('It sends the new commit, then the old one, each with a deploy.', broken.writes, [
        `PATCH ${SITE}/deploy/script`,
        `POST ${SITE}/deploy`,
        `PATCH ${SITE}/deploy/script`,
        `POST ${SITE}/deploy`,
      ]);
      expect.includes(
        'The page named the commit of `rolled-back-to` before.',
        before.text,
        `Built from commit ${back}.`,
      );
      expect.includes(
        'The summary says that the site is back on it.',
        broken.summary,
        `is back on ${back}\n`,
      );
      expect.equal('The page is served as before.', await stage.visit(), before);
    },
  },
  {
    name: 'cancelled',
    title: 'Somebody cancels the workflow',
    story: 'The workflow is cancelled while the deploy runs: the run ends at once, and claims nothing.',
    async play({ expect, run }) {
      const cancelled = await run({
        deployScript: SLOW_SCRIPT,
        inputs: {
          operations: 'update-deploy-script, deploy, show-deploy-log',
          'health-check-contains': 'Summer collection',
        },
        cancelAt: 'Images of 1280 pixels',
      });
      const [{ message = '' } = {}] = cancelled.runner.annotations.filter(({ level }) => level === 'error');
      expect.equal('The run ends with exit code 130.', cancelled.code, 130);
      expect.equal('The outcome is `cancelled`.', cancelled.outputs.outcome, 'cancelled');
      expect.includes('It says that the deploy may still be running.', message, 'it may still be running');
      expect.includes('The summary says what to look at first.', cancelled.summary, 'Look first');
      expect.equal('It sends two writes: the new script and the deploy.', cancelled.writes, [
        `PATCH ${SITE}/deploy/script`,
        `POST ${SITE}/deploy`,
      ]);
    },
  },
  {
    name: 'manifest',
    title: 'Crontab, rules and a database from a manifest',
    story:
      'A manifest declares crontabs, rules of the firewall and a database: the run creates them, with the password that a secret holds.',
    async play({ expect, run }) {
      const first = await run({ deployScript: DEPLOY_SCRIPT, inputs: declare('*/5 * * * *') });
      expect.equal('The outcome is `succeeded`.', first.outputs.outcome, 'succeeded');
      expect.equal('Each record is one write.', first.writes, [
        'POST /api/servers/1/crontabs',
        'POST /api/servers/1/network-rules',
        'POST /api/servers/1/network-rules',
        'POST /api/servers/1/sqldb',
      ]);
    },
  },
  {
    name: 'drift',
    title: 'A declaration changes',
    story: 'The crontab is declared to run less often: the run replaces it, and touches nothing else.',
    async play({ expect, run }) {
      const second = await run({ deployScript: DEPLOY_SCRIPT, inputs: declare('0 * * * *') });
      expect.equal('The outcome is `succeeded`.', second.outputs.outcome, 'succeeded');
      expect.equal('It deletes the old crontab and creates the new one.', second.writes, [
        'DELETE /api/servers/1/crontabs/2',
        'POST /api/servers/1/crontabs',
      ]);
      expect.includes('The log says what differs.', second.log, 'frequency "*/5 * * * *" → "0 * * * *"');
    },
  },
  ...fleetScenarios,
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

function declare(frequency: string): Readonly<Record<string, string>> {
  const manifest = `crontabs:
  - { user: www, command: php artisan schedule:run, frequency: "${frequency}" }
network-rules:
  - { name: https, port: 443, type: tcp }
  - { name: metrics, port: 9100, type: tcp, from_ip_address: 192.0.2.10 }
databases:
  - { name: shop, user: shop, password: "\${DOTENV_DB_PASSWORD}" }
`;
  return { operations: 'sync-crontabs, sync-network-rules, sync-databases', manifest };
}
