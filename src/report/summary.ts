import type { DeployResult } from '../deploy/deploy-result.ts';
import type { ReportInputs, RunReport } from '../outcome/report.ts';
import { renderFindings } from './findings.ts';
import { type Places, renderLinks } from './links.ts';
import { renderLogTail } from './log-tail.ts';
import { codeSpan, fold, type Measure, type Prose, paragraphs, proseOf, type Sanitize } from './markdown.ts';
import { listChanges, renderOperations } from './operations-list.ts';
import type { ScriptDiff } from './script-diff.ts';
import { confirmedSoFar, envKeys, exactPlan, heading, scriptDiff, whyAndNext } from './shared-sections.ts';
import { describeStanding } from './standing.ts';
import { drawTimeline, listMilestones } from './timeline.ts';

const MAX_BYTES = 900 * 1024;
const MEASURE: Measure = { items: 50, keys: 300, characters: 1_000 };
const MAX_DIFF_CHARACTERS = 60_000;
/** In a plan, a diff of up to this many lines is shown open. */
const MAX_OPEN_DIFF_LINES = 40;

interface SummaryContext {
  readonly inputs: ReportInputs | undefined;
  readonly sanitize: Sanitize;
  /** The end of the deploy log, as safe lines. */
  readonly log: readonly string[];
  readonly places: Places;
  /** Undefined when the deploy script does not change. */
  readonly scriptDiff: ScriptDiff | undefined;
}

/** Renders the job summary: GitHub-flavoured Markdown, at most 900 KiB. All remote text in it is inert. */
export function renderSummary(report: RunReport, context: SummaryContext): string {
  const prose = proseOf(context.sanitize, MEASURE);
  const { results, facts, outcome, rollback } = report;
  const isGood = outcome === 'succeeded' || outcome === 'planned';
  const isFailed = outcome === 'failed';
  // Without evidence, the end of the log may show why the run failed.
  const isTelling = !isGood && facts?.deploy?.evidence.length === 0;
  const log = renderLogTail(context.log, isTelling, rollback && 'Log of the failed deploy');
  return join([
    heading(report, context.inputs, prose),
    whyAndNext(report, prose),
    confirmedSoFar(report, prose),
    renderLinks(report, context.places, context.sanitize),
    describeStanding(report, prose),
    isFailed ? log : '',
    renderOperations(report, prose),
    isGood || isFailed ? '' : log,
    howToApply(report),
    renderFindings(facts?.findings, context.places, prose, context.sanitize),
    drawTimeline(report),
    ...listChanges(results, prose),
    scriptDiff(report, context.scriptDiff, MAX_DIFF_CHARACTERS, MAX_OPEN_DIFF_LINES),
    envKeys(report, prose),
    isGood ? log : '',
    deployDetails('Events of the deploy', facts?.deploy, prose),
    deployDetails('Events of the rollback', rollback?.deploy, prose),
  ]);
}

/** Joins the parts that fit, in order. */
function join(parts: readonly string[]): string {
  const note = 'The rest is left out: it is too large for a job summary.';
  let room = MAX_BYTES - note.length - 2;
  const kept = parts.filter((part) => {
    const size = part === '' ? 0 : Buffer.byteLength(part) + 2;
    if (size > room) return false;
    room -= size;
    return true;
  });
  return `${paragraphs(kept.length < parts.length ? [...kept, note] : kept)}\n`;
}

/** The steps that apply the plan of a dry run. */
export function howToApply(report: RunReport): string {
  const { outcome, results } = report;
  if (outcome !== 'planned' || !results.some(({ status }) => status === 'planned')) return '';
  const how =
    'This was a dry run: nothing was written. **To apply the plan,** run again with `dry-run: false`.';
  return paragraphs([how, exactPlan(report)]);
}

function deployDetails(title: string, deploy: DeployResult | undefined, { say }: Prose): string {
  if (deploy === undefined || deploy.timeline.length === 0) return '';
  const { previousDeployAt: before, lastDeployAt: now } = deploy;
  // A deployment's end is known without a look at the site.
  const isKnown = before !== now || !deploy.evidence.includes('deployment');
  const at = isKnown
    ? ` · last deploy: ${[before, now].map((value) => say(value ?? 'never')).join(' → ')}`
    : '';
  const commit = deploy.commit === undefined ? '' : `Commit ${codeSpan(deploy.commit)} · `;
  const status = deploy.exitStatus === undefined ? 'not reported' : String(deploy.exitStatus);
  const facts = `${commit}exit status of the script: ${status}${at}`;
  return fold(title, `${listMilestones(deploy.timeline, say)}\n\n${facts}`);
}
