import type { DeployResult } from '../deploy/deploy-result.ts';
import type { Inputs } from '../inputs/inputs.ts';
import { cut } from '../secrets/sanitizer.ts';
import { renderDiff } from './diff-block.ts';
import { renderEnvKeys, reservation } from './env-keys.ts';
import { exactPlan } from './exact-plan.ts';
import { headline, isRepeated, isUnconfirmed } from './headline.ts';
import { type Places, renderLinks } from './links.ts';
import { renderLogTail } from './log-tail.ts';
import { codeSpan, escapeMarkdown, fold } from './markdown.ts';
import { outcomeMark, shownEvidence } from './marks.ts';
import { listChanges, renderOperations } from './operations-table.ts';
import type { Outcome } from './outcome.ts';
import type { RunReport, Status } from './run-report.ts';
import type { ScriptDiff } from './script-diff.ts';
import { describeStanding } from './standing.ts';
import { drawTimeline, listMilestones } from './timeline.ts';

const MAX_BYTES = 900 * 1024;
/** Of one sentence from elsewhere, in UTF-16 units. */
const LONGEST_SENTENCE = 1_000;
const MOST_REASONS = 40;
const MAX_DIFF_CHARACTERS = 60_000;
/** A plan shows a diff open that is no longer. */
const MAX_OPEN_DIFF_LINES = 40;

/** What a summary is made from besides the report. */
export interface SummaryContext {
  readonly inputs: Inputs | undefined;
  /** Remote text as safe lines, without secrets. */
  readonly sanitize: (text: string) => string[];
  /** The end of the deploy log, as safe lines. */
  readonly log: readonly string[];
  /** What is linked to. */
  readonly places: Places;
  /** How the deploy script changes; undefined where it does not. */
  readonly scriptDiff: ScriptDiff | undefined;
}

/** The job summary: GitHub-flavoured Markdown, at most 900 KiB. Everything remote in it is inert. */
export function renderSummary(report: RunReport, context: SummaryContext): string {
  const line = (text: string): string => cut(context.sanitize(text).join(' '), LONGEST_SENTENCE);
  const say = (text: string): string => escapeMarkdown(line(text));
  const { results, facts, outcome } = report;
  const deploy = facts?.deploy;
  const statusOf = (name: string): Status | undefined =>
    results.find(({ operation }) => operation === name)?.status;
  const log = renderLogTail(context.log, tellsTheEnd(report));
  const operations = renderOperations(results, facts?.env, say);
  const isGood = outcome === 'succeeded' || outcome === 'planned';
  return join([
    `### ${outcomeMark(report)} ${say(headline(report, context.inputs))}`,
    whyAndNext(report, say),
    shownBy(report),
    renderLinks(report, context.places, context.sanitize),
    describeStanding(report, say),
    ...(isGood ? [] : [log]),
    operations,
    howToCarryOut(report),
    drawTimeline(report),
    ...listChanges(results, say),
    scriptDiff(context.scriptDiff, statusOf('update-deploy-script')),
    renderEnvKeys(facts?.env, statusOf('sync-env'), line),
    ...(isGood ? [log] : []),
    deployDetails(deploy, say),
  ]);
}

/** In their order, as many as there is room for. */
function join(parts: readonly string[]): string {
  const note = 'The rest is left out: it is too large for a job summary.';
  let left = MAX_BYTES - note.length - 2;
  const kept = parts.filter((part) => {
    const size = Buffer.byteLength(part) + 2;
    if (part === '' || size > left) return false;
    left -= size;
    return true;
  });
  const isWhole = kept.length === parts.filter((part) => part !== '').length;
  return `${(isWhole ? kept : [...kept, note]).join('\n\n')}\n`;
}

const ALERTS: Readonly<Record<Outcome, string>> = {
  succeeded: 'WARNING',
  planned: 'NOTE',
  failed: 'CAUTION',
  rejected: 'CAUTION',
  timed_out: 'WARNING',
  unknown: 'WARNING',
  cancelled: 'WARNING',
};

const UNCONFIRMED = {
  unfollowed: {
    message: 'The deploy was triggered and nobody waited for it: how it ends is not known.',
    next: 'Look at the site; with <code>wait: true</code> the run follows the deploy to its end.',
  },
  unproven: {
    message: 'A deploy has ended, and nothing shows whether it worked.',
    next: 'Let <code>update-deploy-script</code> put the exit report in front of the script, or add <code>health-check-url</code>, <code>verify-command</code> or <code>success-pattern</code>.',
  },
};

function whyAndNext(report: RunReport, say: (text: string) => string): string {
  const { failure, outcome, facts } = report;
  if (failure === undefined) {
    if (!isUnconfirmed(report)) return '';
    const { message, next } = UNCONFIRMED[facts?.deploy?.followed ? 'unproven' : 'unfollowed'];
    return alert(outcome, [message], next);
  }
  const all = failure.message.split('\n');
  const lines = all.slice(0, MOST_REASONS).map(say);
  const more = all.length > lines.length ? [`and ${all.length - lines.length} more`] : [];
  return alert(outcome, [...lines, ...more], say(failure.next));
}

function alert(outcome: Outcome, [first = '', ...rest]: readonly string[], next: string): string {
  const list = rest.map((line) => `> - ${line}\n`).join('');
  return `> [!${ALERTS[outcome]}]\n> ${first}\n>\n${list}${list === '' ? '' : '>\n'}> **What to do next:** ${next}`;
}

function shownBy(report: RunReport): string {
  const shown = shownEvidence(report);
  if (shown === '') return '';
  return report.outcome === 'succeeded' ? `Shown by: ${shown}` : `What had gone well by then: ${shown}`;
}

/** Whether the end of the log tells, or may tell, why the run did not come to a good end. */
function tellsTheEnd({ outcome, facts }: RunReport): boolean {
  if (outcome === 'succeeded' || outcome === 'planned' || facts?.deploy === undefined) return false;
  return facts.deploy.evidence.length === 0;
}

function howToCarryOut(report: RunReport): string {
  if (report.outcome !== 'planned') return '';
  const planned = report.results.filter(({ status }) => status === 'planned');
  if (planned.length === 0) return 'Everything is as wanted: carried out, this would write nothing.';
  const isAsWanted = planned.every(({ operation }) => isRepeated(operation));
  const said = isAsWanted ? 'Everything is as wanted already; only what runs every time would run. ' : '';
  const how = `${said}Nothing was written. **To carry it out,** run the same with \`dry-run: false\`.`;
  return [how, exactPlan(report)].filter((part) => part !== '').join('\n\n');
}

function scriptDiff(diff: ScriptDiff | undefined, status: Status | undefined): string {
  if (diff === undefined) return '';
  const isOpen = status === 'planned' && diff.lines.length <= MAX_OPEN_DIFF_LINES;
  return renderDiff(diff, MAX_DIFF_CHARACTERS, { remark: reservation(status), isOpen });
}

function deployDetails(deploy: DeployResult | undefined, say: (text: string) => string): string {
  if (deploy === undefined || deploy.timeline.length === 0) return '';
  const at = [deploy.previousDeployAt, deploy.lastDeployAt].map((token) => say(token ?? 'never')).join(' → ');
  const commit = deploy.commit === undefined ? '' : `Commit ${codeSpan(deploy.commit)} · `;
  const status = deploy.exitStatus === undefined ? 'not reported' : String(deploy.exitStatus);
  const facts = `${commit}exit status of the script: ${status} · last deploy: ${at}`;
  return fold('What happened when', `${listMilestones(deploy.timeline, say)}\n\n${facts}`);
}
