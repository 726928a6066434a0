import { count } from '../core/count.ts';
import { hasFailed, nameOfTarget, plannedOf, siteOf } from '../outcome/end.ts';
import type { Findings } from '../outcome/facts.ts';
import { isGood } from '../outcome/failure.ts';
import { withoutExitReports } from '../script/exit-report.ts';
import { lastLines } from '../secrets/sanitizer.ts';
import { describeEnd, signalOf } from './headline.ts';
import { compareUrl, linkTo, linkToPage, type Places, renderLinks } from './links.ts';
import { hasRest } from './log-lines.ts';
import { codeBlock, fold, joined, type Prose, paragraphs, tableOf } from './markdown.ts';
import { renderOperations, renderPlans } from './operations-list.ts';
import { pageSeen, renderReasons, tellReason, whoAre } from './reasons.ts';
import type { SafeEnd, SafeReport, SafeTarget } from './safe-report.ts';
import { renderDiff } from './script-diff.ts';
import type { Sections } from './summary.ts';
import { drawTimeline, tellEvents } from './timeline.ts';

export { compareScript } from './script-diff.ts';

/** The sections of a summary, or in brief of a comment, of what became of targets. */
export const sectionsOf: Sections = (report, prose, places) =>
  report.list === undefined ? sectionsOfRun(report, prose, places) : sectionsOfList(report, prose, places);

function sectionsOfRun(run: SafeReport, prose: Prose, places: Places): string[] {
  const course = [pageSeen(run), ...courseOf(run, prose, places)];
  const told = [...course, renderGoesOut(run, prose, places), howToApply(run)];
  const diff = renderDiff(run, prose);
  if (prose.measure.isBrief) return [...told, diff];
  const findings = renderFindings(run.facts?.findings, prose, places);
  const log = isGood(run.outcome) ? renderLogTail(run) : '';
  return [...told, findings, drawTimeline(run), diff, log, ...tellEvents(run, prose)];
}

function courseOf(run: SafeEnd, prose: Prose, places: Places): string[] {
  return [
    renderLinks(run, places),
    isGood(run.outcome) || prose.measure.isBrief ? '' : renderLogTail(run),
    renderOperations(run, prose),
  ];
}

const MOST_LOG_LINES = 200;
const MOST_LOG_CHARACTERS = 80_000;
const TELLING_LINES = 12;

/** Renders the end of the deploy log without exit reports: folded, and its last lines open if they may show why the run failed. */
function renderLogTail({ outcome, facts, rollback }: SafeEnd): string {
  const name = rollback === undefined ? 'Deploy log' : 'Log of the failed deploy';
  const log = withoutExitReports(facts?.deployLog ?? '').trimEnd();
  if (log === '') return '';
  const lines = lastLines(log, MOST_LOG_CHARACTERS).split('\n').slice(-MOST_LOG_LINES);
  const title = `${name}, ${lines.join('\n') === log ? '' : 'the last '}${count(lines.length, 'line')}`;
  const whole = fold(title, codeBlock('', lines));
  // Without evidence, the end of the log may show why the run failed.
  if (isGood(outcome) || facts?.deploy?.evidence.length !== 0) return whole;
  const end = `**The end of the ${name.toLowerCase()}**\n\n${codeBlock('', lines.slice(-TELLING_LINES))}`;
  return paragraphs([end, lines.length > TELLING_LINES ? whole : '']);
}

function renderFindings(findings: Findings | undefined, { say, line }: Prose, places: Places): string {
  if (findings === undefined) return '';
  const { tables, yaml, page } = findings;
  const told = (cells: readonly string[]): string[] => cells.map(say);
  const drawn = tables.map(({ head, rows }) => tableOf(head, rows.map(told)));
  const copied = codeBlock('yaml', ['vocabulary: |', ...yaml.map((text) => `  ${line(text)}`)]);
  const toCopy = yaml.length === 0 ? '' : `**Add to your step:**\n\n${copied}`;
  return paragraphs([...drawn, toCopy, `Explained in ${linkToPage(page, places)}.`]);
}

const MOST_COMMITS_OPEN = 5;

/** The commits that deploys bring or take back, with the subjects of the newest, which are inert: once for all targets that they are the same for. */
function renderGoesOut({ targets }: SafeReport, prose: Prose, places: Places): string {
  const deployed = targets.filter(
    ({ results, outcome }) => outcome !== 'superseded' && results.some(({ traits }) => traits.deploys),
  );
  const groups = Map.groupBy(deployed, ({ facts }) => `${facts?.live?.commit} ${facts?.live?.ours}`);
  const tell = (those: readonly SafeTarget[]): string => {
    const [first] = those;
    const { ours = '', goesOut = [] } = first?.facts?.live ?? {};
    const [lead, ...subjects] = goesOut.map(prose.say);
    if (first === undefined || lead === undefined || ours === '') return '';
    const who = those.length === targets.length ? '' : `${whoAre(those, prose).who}: `;
    const title = `${who}<code>${prose.say(ours.slice(0, 7))}</code> ${lead}`;
    const listed = subjects.map((subject) => `- ${subject}`).join('\n');
    const body = paragraphs([listed, linkTo('Compare on GitHub', compareUrl(first, places), places)]);
    return body === '' ? title : fold(title, body, subjects.length <= MOST_COMMITS_OPEN);
  };
  return paragraphs(prose.list([...groups.values()], tell, 'lists of commits'));
}

function howToApply(end: SafeEnd): string {
  if (end.outcome !== 'planned' || plannedOf(end).length === 0) return '';
  const how =
    'This was a dry run: nothing was written. **To apply the plan,** run again with `dry-run: false`.';
  const exactly =
    'Run again with these inputs, and all others as in this run. If the plan has changed in the meantime, nothing is written.';
  const inputs = codeBlock('yaml', ['dry-run: false', `plan-hash: ${end.planHash}`]);
  const folded = fold('Apply exactly this plan, or nothing', `${exactly}\n\n${inputs}`);
  return paragraphs([how, end.planHash === undefined ? '' : folded]);
}

function howToRunTheRest(report: SafeReport): string {
  if (!hasRest(report)) return '';
  const how = '**To run the rest,** use the output `unfinished` as the input `targets` of the next run.';
  const list =
    report.unfinished && fold('The targets of the next run', codeBlock('json', [report.unfinished]));
  return paragraphs([how, list]);
}

function sectionsOfList(report: SafeReport, prose: Prose, places: Places): string[] {
  const { targets, outcome } = report;
  const told = [
    renderReasons(report, prose),
    howToRunTheRest(report),
    renderLinks(report, places),
    renderPlans(report, prose),
    renderGoesOut(report, prose, places),
    howToApply(report),
    outcome === 'planned' || targets.length === 0 ? '' : targetTable(report, prose),
  ];
  if (prose.measure.isBrief) return told;
  const cancelled = targets.filter((target) => target.outcome === 'cancelled');
  const details = [...targets.filter(hasFailed), ...cancelled].map((target) =>
    renderDetails(target, prose, places),
  );
  return [...told, ...details];
}

const ROWS_OPEN = 20;

/** A row for each target, folded if many, failed ones first. Only an end that is not as it should be has a mark. */
function targetTable({ targets }: SafeReport, prose: Prose): string {
  const { say, measure } = prose;
  const failed = targets.filter(hasFailed);
  const most = Math.max(measure.items, measure.isBrief ? 0 : failed.length);
  const shown = [...new Set([...failed, ...targets])].slice(0, most);
  const rows = shown.map((target) => {
    const { server, site, batch, facts, rollback } = target;
    const { emoji, tone } = signalOf(target);
    const mark = tone === 'good' || tone === 'planned' ? '' : emoji;
    const left = hasFailed(target) && rollback?.outcome !== 'changed' ? facts?.deploy?.commit : undefined;
    const end = joined([describeEnd(target), left?.slice(0, 7) ?? ''], ', on ');
    const name = site === '' ? '(the server itself)' : say(site);
    return [say(server), name, `${batch}`, joined([mark, say(end)], ' ')];
  });
  const table = tableOf(['Server', 'Site', 'Batch', 'Result'], rows);
  const more = targets.length - rows.length;
  const note = more > 0 ? `${count(more, 'more target')}: see the output \`targets\`.` : '';
  const body = paragraphs([table, note]);
  if (rows.length <= ROWS_OPEN) return body;
  return fold(`${more > 0 ? `${rows.length} of` : 'All'} ${targets.length} targets`, body);
}

function renderDetails(target: SafeTarget, prose: Prose, { hides, env }: Places): string {
  const title = `<strong>${prose.say(nameOfTarget(target))}</strong>: ${prose.say(describeEnd(target))}`;
  const siteRepository = siteOf(target)?.repository?.name;
  const places = { hides, siteRepository, env: { ...env, GITHUB_RUN_ID: undefined } };
  return fold(title, paragraphs([...tellReason(target, prose), ...courseOf(target, prose, places)]));
}
