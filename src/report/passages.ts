import { count } from '../core/count.ts';
import { evidenceInWords } from '../outcome/deploy-result.ts';
import { isUnconfirmed, type RunReport, type TargetOutcome } from '../outcome/report.ts';
import type { Result, Status } from '../outcome/result.ts';
import { codeSpan, fenceFor, fold, type Prose, paragraphs } from './markdown.ts';
import type { ScriptDiff } from './script-diff.ts';

// Sections that the summary and the comment share. Each is empty if it does not apply.

const UNFOLLOWED = {
  message: 'The run did not wait for the deploy (wait: false), so its result is unknown.',
  next: 'Check the site. With <code>wait: true</code>, the run follows the deploy to its end.',
};
const UNPROVEN = {
  message: 'Nothing shows whether the deploy worked: only last_deploy_at changed.',
  next: 'Let <code>update-deploy-script</code> put the exit report in front of the script, or add <code>health-check-url</code>, <code>verify-command</code> or <code>success-pattern</code>.',
};

/** A block that GitHub shows in colour, of Markdown. */
export function alert(isFailed: boolean, first: string, rest: readonly string[], next: string): string {
  const kind = isFailed ? 'CAUTION' : 'WARNING';
  const lines = [first, ...rest, `**What to do next:** ${next}`];
  return [`[!${kind}]`, lines.join('\n\n')].join('\n').replace(/^/gm, '> ').replace(/^> $/gm, '>');
}

/** True for a target or a run that was seen to fail. */
export function isFailure(outcome: TargetOutcome): boolean {
  return outcome === 'failed' || outcome === 'rejected';
}

/** The reason why the run did not succeed, or why its success is in doubt, and the next step. */
export function whyAndNext(report: RunReport, { say, bullets }: Prose): string {
  const { failure, outcome, rollback } = report;
  if (failure !== undefined) {
    const [first, ...others] = reasonOf(report);
    const back = rollback === undefined ? [] : [`**Rollback:** ${say(rollback.sentence)}`];
    const lines = others.length === 0 ? [] : [bullets(others, say, 'lines')];
    return alert(isFailure(outcome), say(first), [...back, ...lines], say(failure.next));
  }
  const doubt = doubtOf(report);
  return doubt === undefined ? '' : alert(false, doubt.message, [], doubt.next);
}

/** The lines of a failure, without those on a rollback and on what was put back: the operations tell the latter. */
export function reasonOf({
  failure,
  results,
  rollback,
}: Pick<RunReport, 'failure' | 'results' | 'rollback'>): [string, ...string[]] {
  const [first = '', ...others] = failure?.message.split('\n') ?? [];
  const isTold = (line: string): boolean =>
    rollback !== undefined ||
    results.some(({ restored }) => restored !== undefined && line.endsWith(restored));
  return [first, ...others.filter((line) => !isTold(line))];
}

/** The reason why a success is in doubt, and the next step, as Markdown; undefined if it is not. */
export function doubtOf(report: RunReport): { readonly message: string; readonly next: string } | undefined {
  if (!isUnconfirmed(report)) return undefined;
  return report.facts?.deploy?.followed ? UNPROVEN : UNFOLLOWED;
}

/** The evidence of a deploy that did not succeed. Of a success, the row of the deploy tells it. */
export function confirmedSoFar({ outcome, failure, facts, rollback }: RunReport, { say }: Prose): string {
  const evidence = facts?.deploy?.evidence ?? [];
  if (failure === undefined || evidence.length === 0) return '';
  const when = outcome === 'failed' || rollback !== undefined ? 'before the failure' : 'so far';
  return `Confirmed ${when}: ${say(evidenceInWords(evidence))}`;
}

/** The steps that apply exactly the plan of a dry run. */
export function exactPlan({ outcome, planHash, results }: RunReport): string {
  const isEmpty = !results.some(({ status }) => status === 'planned');
  if (outcome !== 'planned' || isEmpty || planHash === undefined) return '';
  const how =
    'Run again with these inputs, and all others as in this run. If the plan has changed in the meantime, nothing is written.';
  const inputs = `\`\`\`yaml\ndry-run: false\nplan-hash: ${planHash}\n\`\`\``;
  return fold('Apply exactly this plan, or nothing', `${how}\n\n${inputs}`);
}

/** The steps that apply the plan of a dry run. */
export function howToApply(report: RunReport): string {
  const { outcome, results } = report;
  if (outcome !== 'planned' || !results.some(({ status }) => status === 'planned')) return '';
  const how =
    'This was a dry run: nothing was written. **To apply the plan,** run again with `dry-run: false`.';
  return paragraphs([how, exactPlan(report)]);
}

/** The change to the deploy script, open in a plan if the diff has at most `mostOpenLines` lines. */
export function scriptDiff(
  { results }: RunReport,
  diff: ScriptDiff | undefined,
  maxCharacters: number,
  mostOpenLines = -1,
): string {
  if (diff === undefined) return '';
  const result = results.find(({ traits }) => traits.section === 'script-diff');
  const isOpen = result?.status === 'planned' && diff.lines.length <= mostOpenLines;
  return renderDiff(diff, maxCharacters, reservation(result), isOpen);
}

/**
 * Renders the change to the deploy script, folded, as a block that GitHub colours as a diff. Lines that do not fit are left out
 * at the end, with a note.
 *
 * @param remark follows the title
 * @returns at most `maxCharacters`; empty if not even the title fits
 */
export function renderDiff(diff: ScriptDiff, maxCharacters: number, remark = '', isOpen = false): string {
  const { lines } = diff;
  const title = `Deploy script: ${titleOf(diff)}${remark}`;
  const fence = fenceFor(lines, 3);
  const render = (shown: readonly string[]): string => {
    const rest = lines.length - shown.length;
    const block = shown.length === 0 ? '' : `${fence}diff\n${shown.join('\n')}\n${fence}`;
    const note =
      rest === 0 ? '' : `${count(rest, 'line')} of this diff left out, as there is no room for more.`;
    return lines.length === 0 ? title : fold(title, paragraphs([block, note]), isOpen);
  };
  let room = maxCharacters - render([]).length - 2 * fence.length - 'diff\n\n\n'.length;
  const end = lines.findIndex((line) => {
    room -= line.length + 1;
    return room < 0;
  });
  const tried = [lines, lines.slice(0, Math.max(0, end)), []];
  return tried.map(render).find(({ length }) => length <= maxCharacters) ?? '';
}

function titleOf({ lines, added, removed, exitReport }: ScriptDiff): string {
  const isReportChanged = exitReport === 'added' || exitReport === 'removed';
  const report = isReportChanged ? `, exit report ${exitReport}` : '';
  if (lines.length > 0) return `<code>+${added} −${removed}</code>${report}`;
  return isReportChanged
    ? `only the exit report was ${exitReport}`
    : 'differs only in hidden text, such as a secret';
}

/** Losses come first. */
const SORTS = ['removed', 'changed', 'added', 'kept'] as const;

/** The keys of `.env`, grouped by what happens to them; empty if all stay as they are. */
export function envKeys({ results, facts }: RunReport, { line, measure }: Prose): string {
  const env = facts?.env;
  if (env === undefined || env.added.length + env.changed.length + env.removed.length === 0) return '';
  const sorts = SORTS.filter((sort) => env[sort].length > 0);
  const counts = sorts.map((sort) => `${env[sort].length} ${sort}`).join(', ');
  const rows = sorts.map((sort) => {
    const keys = env[sort].slice(0, measure.keys).map((key) => codeSpan(line(key)));
    const more = env[sort].length - keys.length;
    return `- **${sort}** ${keys.join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
  });
  const result = results.find(({ traits }) => traits.section === 'env-keys');
  return fold(`<code>.env</code> keys: ${counts}${reservation(result)}`, rows.join('\n'));
}

const RESERVATIONS: Readonly<Partial<Record<Status, string>>> = {
  changed: '',
  planned: ' (planned)',
  unknown: ' (end not seen)',
};

/** A note after a section's title when its changes were not made, or may not have been. */
function reservation(result: Result | undefined): string {
  return (result && RESERVATIONS[result.status]) ?? ' (not done)';
}
