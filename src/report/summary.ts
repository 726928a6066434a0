import type { DeployReport, Milestone } from '../deploy/deploy.ts';
import { withoutExitReports } from '../deploy/exit-report.ts';
import type { Evidence } from '../deploy/judge.ts';
import { formatDuration } from '../duration.ts';
import type { Inputs } from '../inputs.ts';
import type { EnvKeys } from '../operations/operation.ts';
import type { Outcome } from '../outcome.ts';
import type { Result, RunReport, Status } from '../run-report.ts';
import { codeSpan, escapeMarkdown, preBlock } from '../workflow/markdown.ts';
import { headline, isUnconfirmed } from './headline.ts';

const MAX_LOG_LINES = 200;
// Escaped, each may take six bytes.
const MAX_LOG_CHARACTERS = 100_000;
const MAX_BYTES = 900 * 1024;
/** A time below this says nothing to a person. */
const NOTEWORTHY_MS = 50;

const OUTCOME_MARKS: Readonly<Record<Outcome, string>> = {
  succeeded: '✅',
  planned: '📝',
  failed: '❌',
  rejected: '⛔',
  timed_out: '⏳',
  unknown: '❓',
  cancelled: '🚫',
};

const STATUS_MARKS: Readonly<Record<Status, string>> = {
  changed: '✅&nbsp;changed',
  unchanged: 'unchanged',
  planned: '📝&nbsp;planned',
  failed: '❌&nbsp;failed',
  unknown: '❓&nbsp;unknown',
  'not-run': 'not&nbsp;run',
};

const EVIDENCE: Readonly<Record<Evidence, string>> = {
  token: '`last_deploy_at` moved',
  'exit-status': 'the script exited with status 0',
  'success-pattern': 'the log matches every success pattern',
  'health-check': 'the health check answered well',
  'verify-command': 'the verify command exited with status 0',
};

/** What a summary is made from besides the report. */
export interface SummaryContext {
  readonly inputs: Inputs | undefined;
  /** Remote text as safe lines, without secrets. */
  readonly sanitize: (text: string) => string[];
  /** The end of the deploy log, as safe lines. */
  readonly log: readonly string[];
}

/** The job summary: GitHub-flavoured Markdown, at most 900 KiB. Everything remote in it is inert. */
export function renderSummary(report: RunReport, context: SummaryContext): string {
  const say = (text: string): string => escapeMarkdown(context.sanitize(text).join(' '));
  const { results, facts, outcome } = report;
  const log = logTail(context.log, outcome);
  const essence = [
    `### ${isUnconfirmed(report) ? '⚠️' : OUTCOME_MARKS[outcome]} ${say(headline(report, context.inputs))}`,
    whyAndNext(report, say),
    shownBy(facts?.deploy),
  ];
  const table = operationsTable(results, facts?.env, say);
  const details = deployDetails(facts?.deploy, say);
  const parts = outcome === 'failed' ? [...essence, log, table, details] : [...essence, table, log, details];
  const summary = join(parts);
  if (Buffer.byteLength(summary) <= MAX_BYTES) return summary;
  const short = [...essence, table].map((part) => part.slice(0, MAX_BYTES / 16));
  return join([...short, 'The rest is left out: it is too large for a job summary.']);
}

function join(parts: readonly string[]): string {
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}

function whyAndNext({ failure }: RunReport, say: (text: string) => string): string {
  if (failure === undefined) return '';
  const [first = '', ...rest] = failure.message.split('\n').map(say);
  const list = rest.map((line) => `> - ${line}\n`).join('');
  return `> [!CAUTION]\n> ${first}\n>\n${list}${list === '' ? '' : '>\n'}> **What to do next:** ${say(failure.next)}`;
}

function shownBy(deploy: DeployReport | undefined): string {
  if (deploy === undefined || deploy.evidence.length === 0) return '';
  return `Shown by: ${deploy.evidence.map((evidence) => EVIDENCE[evidence]).join(' · ')}`;
}

function operationsTable(
  results: readonly Result[],
  env: EnvKeys | undefined,
  say: (text: string) => string,
): string {
  if (results.length === 0) return '';
  const rows = results.map((result) => {
    const { operation, status, durationMs } = result;
    const time = durationMs < NOTEWORTHY_MS ? '' : formatDuration(durationMs);
    return `| ${codeSpan(operation)} | ${STATUS_MARKS[status]} | ${whatHappened(result, env, say)} | ${time} |`;
  });
  return ['| Operation | Status | What | Time |', '| --- | --- | --- | ---: |', ...rows].join('\n');
}

function whatHappened(result: Result, env: EnvKeys | undefined, say: (text: string) => string): string {
  const { operation, status, changes, restored, error } = result;
  if (operation === 'sync-env' && status === 'unchanged' && env !== undefined) {
    return `${env.kept.length} ${env.kept.length === 1 ? 'key' : 'keys'} as wanted`;
  }
  const more = [restored, error === undefined ? undefined : firstSentence(error)];
  return [...changes, ...more.filter((one) => one !== undefined)].map(say).join('<br>');
}

/** The whole of it stands above the table. */
function firstSentence(error: string): string {
  return /^.*?\.(?=\s|$)/.exec(error)?.[0] ?? error;
}

function deployDetails(deploy: DeployReport | undefined, say: (text: string) => string): string {
  if (deploy === undefined || deploy.timeline.length === 0) return '';
  const rows = mergeMilestones(deploy.timeline).map(
    ({ atMs, what }) => `| ${formatDuration(atMs)} | ${say(what)} |`,
  );
  const table = ['| Since the trigger | |', '| ---: | --- |', ...rows].join('\n');
  const at = [deploy.previousDeployAt, deploy.lastDeployAt].map((token) => say(token ?? 'never')).join(' → ');
  const commit = deploy.commit === undefined ? '' : `Commit ${codeSpan(deploy.commit)} · `;
  const status = deploy.exitStatus === undefined ? 'not reported' : String(deploy.exitStatus);
  const facts = `${commit}exit status of the script: ${status} · last deploy: ${at}`;
  return `<details><summary>Timeline and details</summary>\n\n${table}\n\n${facts}\n\n</details>`;
}

/** What happened at the same tenth of a second stands on one line. */
function mergeMilestones(milestones: readonly Milestone[]): Milestone[] {
  const merged: Milestone[] = [];
  for (const { atMs, what } of milestones) {
    const last = merged.at(-1);
    if (last !== undefined && formatDuration(last.atMs) === formatDuration(atMs)) {
      merged[merged.length - 1] = { atMs: last.atMs, what: `${last.what}; ${what}` };
    } else merged.push({ atMs, what });
  }
  return merged;
}

function logTail(all: readonly string[], outcome: Outcome): string {
  const own = withoutExitReports(all.join('\n')).trimEnd().split('\n');
  if (own.join('') === '') return '';
  const lines = own.slice(-MAX_LOG_LINES);
  while (lines.length > 1 && lines.reduce((sum, line) => sum + line.length, 0) > MAX_LOG_CHARACTERS) {
    lines.splice(0, Math.ceil(lines.length / 2));
  }
  const title =
    lines.length < own.length
      ? `the last ${lines.length} lines`
      : `${lines.length} ${lines.length === 1 ? 'line' : 'lines'}`;
  const open = outcome === 'failed' ? ' open' : '';
  return `<details${open}><summary>Deploy log (${title})</summary>\n\n${preBlock(lines)}\n\n</details>`;
}
