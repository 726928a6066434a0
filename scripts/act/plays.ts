import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { HEAD_SHA, OTHER_SHA } from '../../harness/github.ts';
import type { Happening, Stage } from './stage.ts';

/** An example as it is played, and what must have come of it. */
export interface Play {
  readonly title: string;
  /** File, as seen from `examples/`. */
  readonly workflow: string;
  readonly happening: Happening | ((stage: Stage, commit: string) => Happening);
  /** Heading of the page of its commit; Welcome unless told. */
  readonly heading?: string;
  /** The exit code of act; 0 unless told. */
  readonly code?: number;
  /** Brings about what the example expects. */
  prepare?(stage: Stage): Promise<void> | void;
  /** Says what is not as it must be afterwards. */
  check(stage: Stage, commit: string, log: string): Promise<readonly string[]>;
}

const PUSH: Happening = { event: 'push' };
const PREVIEW = 'pr-12.preview.example.com';
const OLD_PREVIEW = 'pr-13.preview.example.com';

/** In this order: the later ones find what the earlier ones left. Each is played for a new commit. */
export const PLAYS: readonly Play[] = [
  {
    title: 'whole-site, from nothing',
    workflow: 'whole-site.yml',
    happening: PUSH,
    check: async (stage, commit) => [
      ...isAt(stage, commit, 'shop.example'),
      ...hasKeys(stage, 'shop.example'),
      ...(await showsRecords(stage)),
    ],
  },
  {
    title: 'whole-site, once more',
    workflow: 'whole-site.yml',
    happening: { event: 'workflow_dispatch' },
    check: async (stage, commit) => [...isAt(stage, commit, 'shop.example'), ...(await showsRecords(stage))],
  },
  {
    title: 'dry-run-nightly, nothing has drifted',
    workflow: 'dry-run-nightly.yml',
    happening: { event: 'schedule' },
    check: async () => [],
  },
  {
    title: 'dry-run-nightly, somebody has changed .env',
    workflow: 'dry-run-nightly.yml',
    happening: { event: 'schedule' },
    code: 1,
    prepare: (stage) => appendFileSync(stage.fileOf('shop.example', '.env'), 'APP_KEY=by-hand\n'),
    check: async (_, __, log) => says(log, 'The site has drifted'),
  },
  {
    title: 'deploy-on-push',
    workflow: 'deploy-on-push.yml',
    happening: PUSH,
    check: async (stage, commit, log) => [
      ...isAt(stage, commit, 'shop.example'),
      ...hasKeys(stage, 'shop.example'),
      ...says(log, `Deployed ${commit} (`),
    ],
  },
  {
    title: 'deploy-with-rollback',
    workflow: 'deploy-with-rollback.yml',
    happening: PUSH,
    check: async (stage, commit) => isAt(stage, commit, 'shop.example'),
  },
  {
    title: 'deploy-with-rollback, a broken commit in main',
    workflow: 'deploy-with-rollback.yml',
    happening: PUSH,
    heading: 'Oops',
    code: 1,
    prepare: (stage) => stage.replaceTool('php', '! grep --quiet Oops public/index.html'),
    check: async (stage, commit, log) => [
      ...isAt(stage, stage.before(commit), 'shop.example'),
      ...says(log, `The site is back on ${stage.before(commit)}.`),
    ],
  },
  {
    title: 'roll-back, to before the broken commit',
    workflow: 'roll-back.yml',
    happening: (stage, commit) => ({
      event: 'workflow_dispatch',
      payload: { inputs: { commit: stage.before(commit, 2), 'dry-run': 'false' } },
    }),
    check: async (stage, commit) => isAt(stage, stage.before(commit, 2), 'shop.example'),
  },
  {
    title: 'manual-dispatch',
    workflow: 'manual-dispatch.yml',
    happening: {
      event: 'workflow_dispatch',
      payload: {
        inputs: {
          ...{ server: 'web-1', site: 'shop.example', operations: 'update-deploy-script, deploy' },
          'dry-run': 'false',
        },
      },
    },
    check: async (stage, commit) => isAt(stage, commit, 'shop.example'),
  },
  {
    title: 'two-sites',
    workflow: 'two-sites.yml',
    happening: PUSH,
    async prepare(stage) {
      await stage.makeSite('web-1', 'eu.shop.example');
      await stage.makeSite('web-2', 'us.shop.example');
    },
    check: async (stage, commit) => [
      ...isAt(stage, commit, 'eu.shop.example', 'us.shop.example'),
      ...hasDeployments(stage, commit, 'production-eu', 'production-us'),
    ],
  },
  {
    title: 'release-pipeline',
    workflow: 'release-pipeline.yml',
    happening: { event: 'release', payload: { action: 'published', release: { tag_name: 'v1.0.0' } } },
    prepare: (stage) => stage.makeSite('web-2', 'staging.shop.example'),
    check: async (stage, commit) => isAt(stage, commit, 'staging.shop.example', 'shop.example'),
  },
  {
    title: 'call-reusable-workflow',
    workflow: 'call-reusable-workflow.yml',
    happening: PUSH,
    check: async (stage, commit) => [
      ...isAt(stage, commit, 'staging.shop.example', 'shop.example'),
      ...hasKeys(stage, 'staging.shop.example'),
    ],
  },
  {
    title: 'call-reusable-workflow, on a pull request',
    workflow: 'call-reusable-workflow.yml',
    happening: pullRequest('opened'),
    prepare: forgetComments,
    check: async (stage) => comments(stage, 'shop.example: would change nothing'),
  },
  {
    title: 'plan-on-pull-request',
    workflow: 'plan-on-pull-request.yml',
    happening: pullRequest('opened'),
    prepare: forgetComments,
    check: async (stage) => comments(stage, 'shop.example: would change nothing'),
  },
  {
    title: 'plan-on-pull-request, merged',
    workflow: 'plan-on-pull-request.yml',
    happening: PUSH,
    check: async (stage, commit) => isAt(stage, commit, 'shop.example'),
  },
  {
    title: 'preview, of a new pull request',
    workflow: 'preview.yml',
    happening: pullRequest('opened'),
    prepare(stage) {
      forgetComments(stage);
      stage.gitHub.pulls.set(12, {});
    },
    check: async (stage) => [
      ...isThere(stage, PREVIEW, true),
      ...hasDeployments(stage, HEAD_SHA, 'pr-12'),
      ...comments(stage, `${PREVIEW}: deployed`),
    ],
  },
  {
    title: 'preview, closed',
    workflow: 'preview.yml',
    happening: pullRequest('closed'),
    prepare: ({ gitHub }) => void gitHub.pulls.set(12, { closedAgoMs: 1_000 }),
    check: async (stage) => [
      ...isThere(stage, PREVIEW, false),
      ...comments(stage, `${PREVIEW}: the site is deleted`),
    ],
  },
  {
    title: 'preview-sweep',
    workflow: 'preview-sweep.yml',
    happening: { event: 'schedule' },
    async prepare(stage) {
      await stage.makeSite('web-1', OLD_PREVIEW);
      stage.gitHub.pulls.set(13, { closedAgoMs: 2 * 60 * 60_000 });
    },
    check: async (stage) => isThere(stage, OLD_PREVIEW, false),
  },
  {
    title: 'what steps see: outputs, masks, the summary, an outcome',
    workflow: '../scripts/act/what-steps-see.yml',
    happening: PUSH,
    check: async (_, __, log) => [
      ...says(
        log,
        'has-changes is true',
        'the value is ***',
        'Summary - ### 📝 shop.example: would make 1 change',
        'first planned, then failure and rejected',
      ),
      ...(log.includes('known-to-the-action-alone') ? ['the log shows what the action masked'] : []),
    ],
  },
  {
    title: 'deploy-on-push, the deploy script fails',
    workflow: 'deploy-on-push.yml',
    happening: PUSH,
    code: 1,
    prepare: (stage) => stage.replaceTool('composer', 'echo no space left; exit 7'),
    check: async (_, __, log) =>
      says(
        log,
        '::error title=shop.example%3A deploy failed::',
        'Summary - ### ❌ shop.example: deploy failed',
      ),
  },
  {
    title: 'deploy-on-push, cancelled',
    workflow: 'deploy-on-push.yml',
    happening: { ...PUSH, cancelAt: 'it takes long' },
    code: 1,
    prepare: (stage) => stage.replaceTool('composer', 'echo it takes long; sleep 8'),
    check: async (_, __, log) =>
      says(log, '::warning::The step for shop.example', 'the deploy may still be running'),
  },
];

function pullRequest(action: 'opened' | 'closed'): Happening {
  const repo = { full_name: 'acme/shop' };
  const head = { ref: 'feature', sha: HEAD_SHA, repo };
  const base = { ref: 'main', sha: OTHER_SHA, repo };
  return { event: 'pull_request', payload: { action, number: 12, pull_request: { number: 12, head, base } } };
}

function isThere(stage: Stage, site: string, expected: boolean): string[] {
  const is = existsSync(stage.fileOf(site, ''));
  return is === expected ? [] : [`${site} is ${is ? 'still' : 'not'} there`];
}

function isAt(stage: Stage, commit: string, ...sites: string[]): string[] {
  return sites
    .filter((site) => stage.commitOf(site) !== commit)
    .map((site) => `${site} is at ${stage.commitOf(site)}, not at ${commit}`);
}

function hasKeys(stage: Stage, site: string): string[] {
  const text = readFileSync(stage.fileOf(site, '.env'), 'utf8');
  return ['APP_KEY=key-of-the-app-0815', 'DB_PASSWORD=password-of-the-database-42']
    .filter((line) => !text.split('\n').includes(line))
    .map((line) => `the .env of ${site} lacks ${line}`);
}

/** Records of the manifest, each list by its length and by a text of one of its records. */
async function showsRecords(stage: Stage): Promise<string[]> {
  const site = `/api/servers/1/sites/${stage.idOf('shop.example')}`;
  const expected: readonly (readonly [path: string, count: number, text: string])[] = [
    [`${site}/queues`, 2, 'mail'],
    [`${site}/auth-users`, 1, 'preview'],
    ['/api/servers/1/crontabs', 1, 'artisan schedule:run'],
    ['/api/servers/1/network-rules', 2, 'metrics'],
    ['/api/servers/1/daemons', 1, 'artisan websockets:serve'],
    ['/api/servers/1/sqldb', 1, 'shop'],
  ];
  const problems: string[] = [];
  for (const [path, count, text] of expected) {
    const records = await stage.list(path);
    if (records.length !== count || !records.some((record) => record.includes(text)))
      problems.push(`${path} does not show ${count} with ${text}, but ${records.join()}`);
  }
  return problems;
}

function hasDeployments({ gitHub }: Stage, commit: string, ...environments: string[]): string[] {
  return environments
    .filter((environment) => {
      const found = gitHub.deployments.find((one) => one.environment === environment && one.ref === commit);
      return found?.statuses.at(-1)?.state !== 'success';
    })
    .map((environment) => `GitHub has no deployment to ${environment} that ended well`);
}

function forgetComments({ gitHub }: Stage): void {
  gitHub.comments.length = 0;
}

/** There is one comment, and it says this. */
function comments({ gitHub }: Stage, expected: string): string[] {
  const texts = gitHub.comments.map(({ body }) => body);
  const isSo = texts.length === 1 && texts[0]?.includes(expected);
  return isSo ? [] : [`the comments on the pull request are ${JSON.stringify(texts)}`];
}

function says(log: string, ...texts: string[]): string[] {
  return texts
    .filter((text) => !log.includes(text))
    .map((text) => `the log does not say ${JSON.stringify(text)}`);
}
