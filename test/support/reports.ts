import { HEAD_SHA } from '../../harness/github.ts';
import { CancelledError, InputError, OperationError } from '../../src/core/errors.ts';
import type { Reason } from '../../src/core/outcomes.ts';
import { operations } from '../../src/operations/index.ts';
import type { DeployResult, PageLook, Phase } from '../../src/outcome/deploy-result.ts';
import {
  type OperationEnd,
  type OperationOutcome,
  type Report,
  type RunEnd,
  reportOfOne,
} from '../../src/outcome/end.ts';
import type { Facts, ScriptChange } from '../../src/outcome/facts.ts';
import { failureOf, outcomeOf } from '../../src/outcome/failure.ts';
import type { Places } from '../../src/report/links.ts';
import { type KnownTraffic, renderOutputs } from '../../src/report/outputs.ts';
import { type SafeReport, type ScriptDiff, safeReport } from '../../src/report/safe-report.ts';
import { sectionsOf } from '../../src/report/sections.ts';
import { renderSummary } from '../../src/report/summary.ts';
import { framed } from '../../src/script/frame.ts';
import { createRedactor } from '../../src/secrets/redactor.ts';

export const redactor = createRedactor();
redactor.add('hunter2-correct-horse');

/** The report of a single target, safe to show. */
export const told = (run: RunEnd, scriptDiff?: ScriptDiff, by = redactor): SafeReport =>
  safeReport(reportOfOne(run, { server: '', site: '' }), by, scriptDiff);

export const row = (
  operation: string,
  outcome: OperationOutcome,
  durationMs = 0,
  ...changes: string[]
): OperationEnd => ({
  operation,
  // Of an unknown name only that it is of a site.
  traits: operations.find(({ name }) => name === operation) ?? {
    name: operation,
    summary: '',
    scope: 'site',
  },
  outcome,
  planned: changes,
  changes,
  wrote: outcome === 'changed',
  durationMs,
});

/** Everything that the runner says of a run on GitHub, and the workflow of its environment. */
export const places: Places = {
  environmentUrl: undefined,
  siteRepository: 'acme/shop',
  hides: redactor.hides,
  env: {
    GITHUB_SERVER_URL: 'https://github.example',
    GITHUB_REPOSITORY: 'acme/shop',
    GITHUB_RUN_ID: '19412873309',
  },
};

/** The outputs of a step that sent so many requests. */
export const outputsOf = (report: Report, traffic: KnownTraffic = { requests: 9, retries: 1 }) =>
  renderOutputs(safeReport(report, redactor), { traffic, places });

export const happened = (atMs: number, what: string, begins?: Phase) => ({ atMs, what, begins });

const healthy: PageLook = { state: 'healthy', status: 200 };

/** A deploy that took its time and went well. */
export const deployed: DeployResult = {
  previousDeployAt: '2026-11-20 10:00:00',
  lastDeployAt: '2026-11-21 09:30:12',
  durationMs: 45_600,
  exitStatus: 0,
  commit: '3f2c1b0a9d8e7f6a5b4c3d2e1f0a9b8c7d6e5f4a',
  evidence: ['token', 'exit-status', 'health-check', 'verify-command'],
  page: { before: healthy, after: healthy },
  followed: true,
  timeline: [
    happened(140, 'triggered', 'waiting'),
    happened(1_600, 'first lines of the deploy log', 'running'),
    happened(40_100, 'last_deploy_at changed', 'settling'),
    happened(40_100, 'exit report: status 0', 'settling'),
    happened(40_100, 'health-check started', 'health-check'),
    happened(43_300, 'health-check passed'),
    happened(43_300, 'verify-command started', 'verify-command'),
    happened(45_600, 'verify-command passed'),
  ],
};

const site: Facts['site'] = {
  id: 7,
  domain: 'shop.example',
  last_deploy_at: '2026-11-20 10:00:00',
  blogapp: false,
  status: undefined,
  repository: undefined,
  has_repository: undefined,
};

const INSTALL = `From github.example:acme/shop
 * branch            main       -> FETCH_HEAD
Updating 1a2b3c4..3f2c1b0
Installing dependencies from lock file
Package operations: 0 installs, 3 updates, 0 removals
  - Upgrading acme/money (v2.1.0 => v2.1.3): Extracting archive
  - Upgrading acme/log (v1.9.9 => v1.10.0): Extracting archive
Generating optimized autoload files`;
const GOOD_LOG = `From github.example:acme/shop
Mailer password: hunter2-correct-horse <b>|</b>
The cache was cleared.`;
const BAD_LOG = `${INSTALL}

   INFO  Running migrations.

  2026_11_20_101500_add_sizes_to_products .............. 12.40ms FAIL

  SQLSTATE[42S21]: Column already exists: 1060 Duplicate column name \`size\`
  (SQL: alter table \`products\` add \`size\` varchar(8) not null default 'hunter2-correct-horse')`;

const OLD_SCRIPT = `#!/bin/bash
cd /srv/shop
git pull origin main
composer install --no-dev
php artisan migrate --force
php artisan cache:clear
`;
const NEW_SCRIPT = OLD_SCRIPT.replace('cd', 'set -euo pipefail\ncd')
  .replace('pull', 'pull --ff-only')
  .replace('--no-dev', '--no-dev --prefer-dist');
const script: ScriptChange = { before: OLD_SCRIPT, after: framed(NEW_SCRIPT) };

export const facts: Facts = {
  serverId: 1,
  site,
  repository: 'unknown',
  deploy: deployed,
  deployLog: GOOD_LOG,
  env: { added: ['MAIL_FROM', 'SIZES_ENABLED'], changed: ['DB_PASSWORD'], removed: ['OLD_CDN_URL'] },
  script,
};

const ENV_CHANGES = '.env: added MAIL_FROM, SIZES_ENABLED; changed DB_PASSWORD; removed OLD_CDN_URL';
const before = [
  row('ensure-site', 'unchanged', 12),
  row('ensure-repository', 'unchanged', 8),
  row('update-deploy-script', 'changed', 320, 'replaced the deploy script'),
  row('sync-env', 'changed', 410, ENV_CHANGES),
];
const PROVEN = 'deployed with exit status 0, health check passed, verify command passed';

/** The report of a run that succeeded, with all there is to tell. */
export const success: RunEnd = {
  outcome: 'succeeded',
  hasChanges: true,
  results: [
    ...before,
    row('sync-crontabs', 'changed', 2_300, 'created the crontab www "php artisan schedule:run" (id 12)'),
    row('deploy', 'changed', 45_700, PROVEN),
    row('restart-queue-workers', 'changed', 1_400, 'restarted the queue workers 3, 4'),
    row('check-certificate', 'unchanged', 210),
  ],
  facts,
  durationMs: 50_900,
};

/** A deploy of which `ms` milliseconds were seen, and no end. */
export function cutShort(ms: number): DeployResult {
  const timeline = deployed.timeline.slice(0, 2);
  const unseen = { exitStatus: undefined, commit: undefined, evidence: [], durationMs: ms, timeline };
  return { ...deployed, ...unseen, page: undefined, lastDeployAt: deployed.previousDeployAt };
}

/** A reason for each outcome that is no success. */
export const REASON_OF = {
  failed: 'deploy-script-failed',
  rejected: 'input-invalid',
  timed_out: 'time-out-running',
  unknown: 'end-unseen',
  cancelled: 'cancelled',
  superseded: 'older-commit',
} as const satisfies Record<string, Reason>;

/** The report of a run whose deploy did not succeed. */
export function stopped(error: Error, deploy: DeployResult, deployLog: string, ...later: string[]): RunEnd {
  const failure = failureOf(error);
  const isFailed = outcomeOf(failure) === 'failed';
  const ended = row('deploy', isFailed ? 'failed' : 'unknown', deploy.durationMs + 120);
  return {
    outcome: outcomeOf(failure),
    hasChanges: true,
    failure,
    results: [...before, { ...ended, wrote: true, failure }, ...later.map((name) => row(name, 'not-run'))],
    facts: { ...facts, deploy, deployLog },
    durationMs: deploy.durationMs + 900,
  };
}

const scriptFailed = stopped(
  new OperationError(
    'deploy-script-failed',
    "The deploy script exited with status 1. The log says: “(SQL: alter table `products` add `size` varchar(8) not null default 'hunter2-correct-horse')”",
    'Read the deploy log; fix the deploy script or the code, then run again.',
  ),
  {
    ...deployed,
    durationMs: 31_300,
    exitStatus: 1,
    evidence: [],
    page: undefined,
    timeline: [
      ...deployed.timeline.slice(0, 2),
      happened(31_200, 'last_deploy_at changed', 'settling'),
      happened(31_200, 'exit report: status 1', 'settling'),
      happened(31_300, 'the deploy script exited with status 1'),
    ],
  },
  BAD_LOG,
  'restart-queue-workers',
  'check-certificate',
);

const UNHEALTHY =
  'The deploy ended, but the health check failed: https://shop.example/up answered with status 502. The page answered 200 before the deploy.';

/**
 * The report of a run whose page was unhealthy after the deploy, with what then became of what it had replaced: a line each for the
 * script and the .env.
 */
export function unhealthyAfter(
  said: string,
  restored: Readonly<Record<string, string>>,
  ...later: string[]
): RunEnd {
  const next =
    'Look at the page, at the log of the application, and at what the inputs health-check-… ask for. Raise health-check-timeout if the site starts slowly. If the runner cannot reach it, see docs/checks.md.';
  const deploy: DeployResult = {
    ...deployed,
    durationMs: 71_000,
    evidence: ['token', 'exit-status'],
    page: { before: healthy, after: { state: 'unhealthy', status: 502 } },
    timeline: [...deployed.timeline.slice(0, 5), happened(71_000, 'health-check failed')],
  };
  const report = stopped(
    new OperationError('health-check-failed', `${UNHEALTHY}\n${said}`, next),
    deploy,
    GOOD_LOG,
    ...later,
  );
  const results = report.results.map((result) => {
    const sentence = restored[result.operation];
    if (sentence === undefined) return result;
    const state = sentence.includes('was put back') ? 'put-back' : 'left';
    return { ...result, restored: { what: 'the text', state, sentence } as const };
  });
  const script = { before: 'old\n', after: 'old\n' };
  return { ...report, results, facts: { ...facts, ...report.facts, script } };
}

const planHash = '9f2c41d07be84a6f9e350b1a77c2de95b44c6a1f0d83e2975c1b6f8804aa3d12';
/** The report of a run without a deploy. */
const without = (
  outcome: 'succeeded' | 'planned',
  durationMs: number,
  results: readonly OperationEnd[],
  more: Partial<Facts> = {},
): RunEnd => ({
  outcome,
  durationMs,
  results,
  facts: { serverId: 1, site, repository: 'unknown', ...more },
  hasChanges: results.some(({ changes, traits }) => changes.length > 0 && traits.repeats !== true),
  ...(outcome === 'planned' && { planHash }),
});
const PUT_BACK = 'the deploy script was put back';
const LEFT = 'the .env was not put back: it has been changed since';
const ENV_PLAN = '.env: add MAIL_FROM, SIZES_ENABLED; change DB_PASSWORD; remove OLD_CDN_URL';
const CRONTAB_PLANS = [
  'create the crontab www "php artisan schedule:run"',
  'replace the crontab www "php artisan horizon:snapshot" (id 9): frequency "*/5 * * * *" → "0 * * * *"',
];
const NOTHING = { added: [], changed: [], removed: [] };
const PLANNED = [
  row('ensure-site', 'unchanged', 12),
  row('update-deploy-script', 'planned', 41, 'replace the deploy script (7 lines and the exit report)'),
  row('sync-env', 'planned', 38, ENV_PLAN),
  row('sync-crontabs', 'planned', 33, ...CRONTAB_PLANS),
  row('deploy', 'planned', 0, 'trigger a deploy and follow it'),
  row('restart-queue-workers', 'planned', 30, 'restart the queue workers 3, 4'),
];
/** Reports of every kind, as runs leave them. */
export const reports: Readonly<Record<string, RunEnd>> = {
  success,
  'token-only': without(
    'succeeded',
    46_000,
    [row('deploy', 'changed', 45_700, 'ended, as last_deploy_at shows')],
    {
      deploy: { ...deployed, exitStatus: undefined, commit: undefined, evidence: ['token'], page: undefined },
    },
  ),
  'failure-script': scriptFailed,
  'failure-health-check': unhealthyAfter(
    `restore-on-failure: ${LEFT}\nrestore-on-failure: ${PUT_BACK}`,
    { 'update-deploy-script': PUT_BACK, 'sync-env': LEFT },
    'check-certificate',
  ),
  rejected: {
    outcome: 'rejected',
    failure: failureOf(
      new InputError([
        { input: 'server', expected: 'a value; none is given' },
        { input: 'timeout', expected: 'a duration such as 90s' },
      ]),
    ),
    results: [],
    durationMs: 0,
  },
  plan: without('planned', 640, PLANNED, { env: facts.env ?? NOTHING, script }),
  unknown: stopped(
    new OperationError(
      'end-unseen',
      'The deploy was triggered, but the service has not answered for 2 min 0 s, so how it ended is not known.',
      'Check the site before running again: the deploy may have continued.',
    ),
    cutShort(141_000),
    INSTALL,
    'check-certificate',
  ),
  'timed-out': stopped(
    new OperationError(
      'time-out-unseen',
      'Nothing was seen of the deploy within the timeout.',
      'Raise timeout.',
    ),
    cutShort(599_300),
    INSTALL,
  ),
  cancelled: stopped(
    new CancelledError(
      'The workflow was cancelled.',
      'The deploy was not seen to end: it may still be running.',
    ),
    cutShort(18_400),
    INSTALL,
    'restart-queue-workers',
    'check-certificate',
  ),
};

/** A report as the comment on a pull request shows it. */
export const renderComment = (report: SafeReport, maxCharacters = 65_536): string =>
  renderSummary(report, ofComment, sectionsOf, maxCharacters);

/** The comment on a run of a single target. */
export const commentOf = (run: RunEnd): string => renderComment(told(run));

const ofComment = { ...places, head: HEAD_SHA, env: { ...places.env, GITHUB_RUN_ID: '9876543210' } };
