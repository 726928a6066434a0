import { appendFileSync } from 'node:fs';
import { HEAD_SHA, OTHER_SHA } from '../../harness/github.ts';
import type { ServiceName } from '../../harness/sandbox.ts';
import { comments, hasDeployments, hasKeys, isAt, isThere, says, showsRecords } from './checks.ts';
import type { Happening, Stage } from './stage.ts';

/** An example as it is played, and what must have come of it. */
export interface Play {
  readonly title: string;
  /** File, as seen from `examples/`. */
  readonly workflow: string;
  readonly happening: Happening | ((stage: Stage, commit: string) => Happening);
  /** The only service that it is played on; both unless told. */
  readonly on?: ServiceName;
  /** It runs for a commit that is so many before the new one; 0 unless told. */
  readonly stepsBack?: number;
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
    title: 'deploy-by-variable, run again for an older commit',
    workflow: 'deploy-by-variable.yml',
    happening: PUSH,
    on: 'family',
    stepsBack: 2,
    check: async (stage, commit, log) => [
      ...isAt(stage, stage.before(commit), 'shop.example'),
      ...says(log, 'was not deployed: it is older than'),
    ],
  },
  {
    title: 'dry-run-nightly, somebody has changed .env',
    workflow: 'dry-run-nightly.yml',
    on: 'document',
    happening: { event: 'schedule' },
    code: 1,
    prepare: (stage) => appendFileSync(stage.fileOf('shop.example', '.env'), 'APP_KEY=by-hand\n'),
    check: async (_, __, log) => says(log, 'Failure - Main Fail when something has drifted'),
  },
  {
    title: 'many-sites-sharded',
    workflow: 'many-sites-sharded.yml',
    on: 'family',
    happening: PUSH,
    async prepare(stage) {
      await stage.makeSite('web-1', 'eu.shop.example');
      await stage.makeSite('web-2', 'us.shop.example');
      await stage.makeSite('web-1', 'canary.example');
    },
    check: async (stage, commit) =>
      isAt(stage, commit, 'canary.example', 'eu.shop.example', 'us.shop.example'),
  },
  {
    title: 'release-pipeline',
    workflow: 'release-pipeline.yml',
    on: 'document',
    happening: { event: 'release', payload: { action: 'published', release: { tag_name: 'v1.0.0' } } },
    prepare: (stage) => stage.makeSite('web-2', 'staging.shop.example'),
    check: async (stage, commit) => [
      ...isAt(stage, commit, 'staging.shop.example', 'shop.example'),
      ...hasDeployments(stage, commit, 'staging', 'production'),
    ],
  },
  {
    title: 'deploy-with-rollback, a broken commit in main',
    workflow: 'deploy-with-rollback.yml',
    on: 'document',
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
    title: 'call-reusable-workflow',
    workflow: 'call-reusable-workflow.yml',
    on: 'document',
    happening: PUSH,
    check: async (stage, commit) => [
      ...isAt(stage, commit, 'staging.shop.example', 'shop.example'),
      ...hasKeys(stage, 'staging.shop.example'),
    ],
  },
  {
    title: 'plan-on-pull-request',
    workflow: 'plan-on-pull-request.yml',
    on: 'family',
    happening: pullRequest('opened'),
    check: async (stage) => comments(stage, 'shop.example: would change nothing'),
  },
  {
    title: 'preview, of a new pull request',
    workflow: 'preview.yml',
    on: 'document',
    happening: pullRequest('opened'),
    prepare({ gitHub }) {
      gitHub.comments.length = 0;
      gitHub.pulls.set(12, {});
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
    on: 'document',
    happening: pullRequest('closed'),
    prepare: ({ gitHub }) => void gitHub.pulls.set(12, { closedAgoMs: 1_000 }),
    check: async (stage) => [
      ...isThere(stage, PREVIEW, false),
      ...comments(stage, `${PREVIEW}: the site is deleted`),
    ],
  },
  {
    title: 'what steps see: outputs, masks, the summary, an outcome',
    workflow: '../scripts/act/what-steps-see.yml',
    on: 'family',
    happening: PUSH,
    check: async (_, __, log) => [
      ...says(
        log,
        'has-changes is true',
        'the value is ***',
        'Summary - ### 📝 shop.example: would make 1 change',
        '| Subject | This service | What it means |',
        'first planned, then failure and rejected',
      ),
      ...(log.includes('known-to-the-action-alone') ? ['the log shows what the action masked'] : []),
    ],
  },
  {
    title: 'deploy-on-push, cancelled',
    workflow: 'deploy-on-push.yml',
    on: 'document',
    happening: { ...PUSH, cancelAt: 'it takes long' },
    code: 1,
    prepare: (stage) => stage.replaceTool('composer', 'echo it takes long; echo very long; sleep 8'),
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
