import { HEAD_SHA } from '../../harness/github.ts';
import { prepare } from '../../harness/play.ts';
import type { Site } from '../../src/api/sites.ts';
import { withExitReport } from '../../src/deploy/exit-report.ts';
import type { CommentContext } from '../../src/report/comment.ts';
import type { Result, RunReport } from '../../src/report/run-report.ts';
import { diffScript } from '../../src/report/script-diff.ts';
import { sanitize } from '../../src/secrets/sanitizer.ts';
import type { Facts, ScriptChange } from '../../src/site/facts.ts';
import { traitsOf } from './reports.ts';

const hide = (text: string): string => text.replaceAll('hunter2hunter2', '***');
const safe = (text: string): string[] => sanitize(text, hide);

export const row = (operation: string, status: Result['status'], ...changes: string[]): Result => ({
  operation,
  traits: traitsOf(operation),
  status,
  planned: changes,
  changes,
  wrote: status === 'changed',
  durationMs: 400,
});

export const site: Site = {
  ...{ id: 7, domain: 'pr-12.preview.example', last_deploy_at: null, blogapp: false },
  ...{ status: undefined, repository: undefined, has_repository: undefined },
};
export const facts: Facts = { serverId: 1, site, repository: 'unknown' };

export const SCRIPT: ScriptChange = {
  before: withExitReport(
    'set -e\ngit pull\necho "```"\ncurl https://deploy:hunter2hunter2@mirror.example/x\n',
  ),
  after: withExitReport(
    'set -e\ngit fetch --quiet origin main\ngit reset --hard FETCH_HEAD\necho "```"\nphp artisan migrate --force\n',
  ),
};

/** A comment to be written: the report, and the inputs of its run. */
export interface Case {
  readonly operations: string;
  readonly report: RunReport;
  readonly script?: ScriptChange;
  readonly given?: Readonly<Record<string, string>>;
  readonly maxCharacters?: number;
}

export const script = { 'deploy-script': 'x' };
export const deployed: RunReport = {
  outcome: 'succeeded',
  results: [
    row('ensure-site', 'changed', 'created the site pr-12.preview.example (id 7)'),
    row('ensure-repository', 'unchanged'),
    row('update-deploy-script', 'changed', 'replaced the deploy script'),
    row('deploy', 'changed', 'deployed with exit status 0, health check passed'),
  ],
  facts: {
    ...facts,
    deploy: {
      ...{ previousDeployAt: null, lastDeployAt: 'x', durationMs: 42_400, exitStatus: 0, commit: HEAD_SHA },
      ...{ evidence: ['token', 'exit-status', 'health-check'], followed: true, log: '', timeline: [] },
    },
  },
  durationMs: 43_500,
};

export async function contextOf({
  operations,
  script: change,
  given,
  maxCharacters = 65_536,
}: Case): Promise<CommentContext> {
  const { inputs } = await prepare({ operations, ...given });
  return {
    inputs,
    sanitize: safe,
    scriptDiff: change && (await diffScript(change, safe)),
    commit: HEAD_SHA,
    repositoryUrl: 'https://github.example/acme/shop',
    logUrl: 'https://github.example/acme/shop/actions/runs/9876543210',
    maxCharacters,
  };
}
