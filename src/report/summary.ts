import { formatDuration } from '../duration.ts';
import type { Inputs } from '../inputs.ts';
import type { EnvKeys } from '../operations/operation.ts';
import type { Outcome } from '../outcome.ts';
import type { Result, RunReport, Status } from '../run.ts';
import { codeSpan, escapeMarkdown, preBlock } from '../workflow/markdown.ts';
import { headline } from './headline.ts';

const MAX_LOG_LINES = 200;
const MAX_LOG_CHARACTERS = 200_000;
const MAX_BYTES = 900 * 1024;

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
  changed: '✅ changed',
  unchanged: '✔️ unchanged',
  planned: '📝 planned',
  failed: '❌ failed',
  unknown: '❓ unknown',
  'not-run': '⚪ not run',
};

/** What a summary is made from besides the report. */
export interface SummaryContext {
  readonly inputs: Inputs | undefined;
  readonly redact: (text: string) => string;
  /** Remote text as safe lines. */
  readonly sanitize: (text: string) => string[];
}

/** The job summary: GitHub-flavoured Markdown, at most 900 KiB. Everything remote in it is inert. */
export function renderSummary(report: RunReport, context: SummaryContext): string {
  const say = (text: string): string => escapeMarkdown(context.sanitize(text).join(' '));
  const parts = [
    `### ${OUTCOME_MARKS[report.outcome]} ${say(headline(report, context.inputs))}`,
    whyAndNext(report, say),
    evidence(report, say),
    operationsTable(report.results, say),
    envKeys(report.facts?.env),
    timeline(report, say),
    logTail(report, context),
  ];
  const summary = parts.filter((part) => part !== '').join('\n\n');
  if (Buffer.byteLength(summary) <= MAX_BYTES) return `${summary}\n`;
  // Only a log or many operations can grow so far: without the log it is small.
  return `${parts
    .slice(0, 4)
    .join('\n\n')
    .slice(0, MAX_BYTES / 4)}\n\nThe rest is left out: it is too large for a summary.\n`;
}

function whyAndNext({ failure }: RunReport, say: (text: string) => string): string {
  if (failure === undefined) return '';
  const lines = failure.message.split('\n').map(say);
  const [first = '', ...rest] = lines;
  const list = rest.map((line) => `> - ${line}`).join('\n');
  return `> **${first}**\n${list === '' ? '' : `>\n${list}\n`}>\n> **What to do next:** ${say(failure.next)}`;
}

function evidence({ facts }: RunReport, say: (text: string) => string): string {
  const deploy = facts?.deploy;
  if (deploy === undefined) return '';
  const rows: [string, string][] = [
    ['Commit', deploy.commit === undefined ? '' : codeSpan(deploy.commit)],
    [
      'Exit status of the script',
      deploy.exitStatus === undefined ? 'not reported' : String(deploy.exitStatus),
    ],
    ['Evidence', deploy.evidence.length === 0 ? 'none' : deploy.evidence.map(codeSpan).join(', ')],
    [
      'Last deploy',
      [deploy.previousDeployAt, deploy.lastDeployAt].map((at) => say(at ?? 'never')).join(' → '),
    ],
  ];
  return rows
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `**${name}:** ${value}`)
    .join(' · ');
}

function operationsTable(results: readonly Result[], say: (text: string) => string): string {
  if (results.length === 0) return '';
  const rows = results.map(({ operation, status, changes, durationMs }) => {
    const time = status === 'not-run' ? '' : formatDuration(durationMs);
    return `| ${codeSpan(operation)} | ${STATUS_MARKS[status]} | ${changes.map(say).join('<br>')} | ${time} |`;
  });
  return ['| Operation | Status | Changes | Time |', '| --- | --- | --- | ---: |', ...rows].join('\n');
}

function envKeys(env: EnvKeys | undefined): string {
  if (env === undefined) return '';
  const groups = [
    ['added', env.added],
    ['changed', env.changed],
    ['removed', env.removed],
    ['already as wanted', env.kept],
  ] as const;
  const said = groups.filter(([, keys]) => keys.length > 0);
  return said.length === 0
    ? ''
    : `**.env keys** ${said.map(([what, keys]) => `${what}: ${keys.map(codeSpan).join(', ')}`).join(' · ')}`;
}

function timeline({ facts }: RunReport, say: (text: string) => string): string {
  const milestones = facts?.deploy?.timeline ?? [];
  if (milestones.length === 0) return '';
  const rows = milestones.map(({ atMs, what }) => `| ${formatDuration(atMs)} | ${say(what)} |`);
  return ['| Since the trigger | Deploy |', '| ---: | --- |', ...rows].join('\n');
}

function logTail({ facts, outcome }: RunReport, { sanitize }: SummaryContext): string {
  const all = sanitize(facts?.deployLog ?? '');
  if (all.length === 0) return '';
  const lines = all.slice(-MAX_LOG_LINES);
  while (lines.length > 1 && lines.reduce((sum, line) => sum + line.length, 0) > MAX_LOG_CHARACTERS)
    lines.splice(0, Math.ceil(lines.length / 2));
  const title =
    lines.length < all.length ? `Deploy log, the last ${lines.length} of ${all.length} lines` : 'Deploy log';
  const open = outcome === 'failed' ? ' open' : '';
  return `<details${open}><summary>${title}</summary>\n\n${preBlock(lines)}\n\n</details>`;
}
