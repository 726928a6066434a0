import { count } from '../core/count.ts';
import { formatDuration } from '../core/duration.ts';
import { evidenceInWords } from '../outcome/deploy-result.ts';
import { isUnconfirmed, mayStillRun, type RunReport, type TargetOutcome } from '../outcome/report.ts';
import { isDeployInDoubt, type Result, type Status } from '../outcome/result.ts';
import { codeBlock, codeSpan, escapeMarkdown, fold, type Prose, paragraphs } from './markdown.ts';
import type { ScriptDiff } from './script-diff.ts';

// Sections that the summary and the comment share. Each is empty if it does not apply.

const UNFOLLOWED = {
  message: 'The run did not wait for the deploy (wait: false), so its result is unknown.',
  next: 'Check the site. With <code>wait: true</code>, the run follows the deploy to its end.',
};
const UNPROVEN = {
  message: 'Nothing shows whether the deploy worked: only last_deploy_at changed.',
  next: 'Let <code>update-deploy-script</code> put the exit report around the script, or add <code>health-check-url</code>, <code>verify-command</code> or <code>success-pattern</code>.',
};

/** A block that GitHub shows in colour, of Markdown. */
export function alert(outcome: TargetOutcome, first: string, rest: readonly string[], next: string): string {
  const kind = isFailure(outcome) ? 'CAUTION' : outcome === 'superseded' ? 'NOTE' : 'WARNING';
  const lines = [first, ...rest, ...(next === '' ? [] : [`**What to do next:** ${next}`])];
  return [`[!${kind}]`, lines.join('\n\n')].join('\n').replace(/^/gm, '> ').replace(/^> $/gm, '>');
}

/** True for a target or a run that was seen to fail. */
export function isFailure(outcome: TargetOutcome): boolean {
  return outcome === 'failed' || outcome === 'rejected';
}

/** The reason why the run did not succeed, or why its success is in doubt, and the next step. */
export function whyAndNext(report: RunReport, prose: Prose): string {
  const { failure, outcome } = report;
  if (failure !== undefined) {
    const [first = '', ...others] = tellReason(report, prose);
    return alert(failure.outcome, first, others, prose.say(failure.next));
  }
  const doubt = doubtOf(report);
  return doubt === undefined ? '' : alert(outcome, doubt.message, [], doubt.next);
}

/** Tells why a run did not succeed, and how its rollback ended: paragraphs, the first of which is the reason in short. */
export function tellReason(
  { failure, rollback }: Pick<RunReport, 'failure' | 'rollback'>,
  { say, bullets }: Prose,
): string[] {
  const [first = '', ...others] = failure?.message.split('\n') ?? [];
  if (rollback !== undefined) return [say(first), `**Rollback:** ${say(rollback.sentence)}`];
  return [say(first), ...(others.length === 0 ? [] : [bullets(others, say, 'lines')])];
}

/** The reason why a success is in doubt, and the next step, as Markdown; undefined if it is not. */
export function doubtOf(report: RunReport): { readonly message: string; readonly next: string } | undefined {
  if (!isUnconfirmed(report)) return undefined;
  return report.facts?.deploy?.followed ? UNPROVEN : UNFOLLOWED;
}

/** The evidence of a deploy that did not succeed. Of a success, the operation tells it. */
export function confirmedSoFar({ outcome, failure, facts, rollback }: RunReport): string {
  const evidence = facts?.deploy?.evidence ?? [];
  if (failure === undefined || evidence.length === 0) return '';
  const when = outcome === 'failed' || rollback !== undefined ? 'before the failure' : 'so far';
  return `Confirmed ${when}: ${escapeMarkdown(evidenceInWords(evidence))}`;
}

/** The last state of a deploy, or of a rollback, whose end was not seen. */
export function lastSeen({ facts, results, rollback }: RunReport, { say }: Prose): string {
  const isRollback = rollback?.status === 'unknown';
  const { deploy } = (isRollback ? rollback : facts) ?? {};
  if (deploy === undefined || !(isRollback || results.some(isDeployInDoubt))) return '';
  const { previousDeployAt: before, lastDeployAt: now, durationMs, exitStatus, timeline } = deploy;
  const at = say(now ?? 'never');
  const seen = [
    `followed for ${formatDuration(durationMs)} since the trigger`,
    timeline.some(({ begins }) => begins === 'running') ? 'its log had started' : 'no log yet',
    `<code>last_deploy_at</code> ${before === now ? `unchanged (${at})` : `changed to ${at}`}`,
    exitStatus === undefined ? 'no exit report' : `exit status ${exitStatus}`,
  ];
  return `**Last seen${isRollback ? ' of the rollback' : ''}:** ${seen.join('; ')}`;
}

/** The place to look at first after a run whose end was not seen. */
export function lookFirst(report: RunReport): string {
  const { outcome, results } = report;
  if (outcome !== 'cancelled' && outcome !== 'timed_out' && outcome !== 'unknown') return '';
  if (report.facts?.deploy?.lastDeployAt === null && mayStillRun(report))
    return '**Look first** at whether the site has a repository: without one, nothing is deployed. If it has one, look at its deploy log (`show-deploy-log` prints it).';
  if (mayStillRun(report))
    return '**Look first** at the newest entry of the deploy log (`show-deploy-log` prints it): it shows whether the deploy is still running, and how it ended.';
  const isInDoubt = results.some(({ status }) => status === 'unknown');
  return isInDoubt ? '**Look first** at what the operation marked ❓ was changing.' : '';
}

/** The steps that apply exactly the plan of a dry run. */
export function exactPlan({ outcome, planHash, results }: RunReport): string {
  const isEmpty = !results.some(({ status }) => status === 'planned');
  if (outcome !== 'planned' || isEmpty || planHash === undefined) return '';
  const how =
    'Run again with these inputs, and all others as in this run. If the plan has changed in the meantime, nothing is written.';
  const inputs = codeBlock('yaml', ['dry-run: false', `plan-hash: ${planHash}`]);
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

/**
 * Renders the change to the deploy script, folded, as a block that GitHub colours as a diff; open in a plan if it has at most
 * `mostOpenLines`. Lines that do not fit are left out at the end, with a note.
 *
 * @returns at most `maxCharacters`; empty if not even the title fits
 */
export function renderDiff(
  { results }: Pick<RunReport, 'results'>,
  diff: ScriptDiff | undefined,
  maxCharacters: number,
  mostOpenLines = -1,
): string {
  if (diff === undefined) return '';
  const { lines } = diff;
  const result = results.find(({ traits }) => traits.section === 'script-diff');
  const isOpen = result?.status === 'planned' && lines.length <= mostOpenLines;
  const title = `Deploy script: ${titleOf(diff)}${reservation(result)}`;
  const render = (shown: readonly string[]): string => {
    const rest = lines.length - shown.length;
    const note =
      rest === 0 ? '' : `${count(rest, 'line')} of this diff left out, as there is no room for more.`;
    const body = paragraphs([shown.length === 0 ? '' : codeBlock('diff', shown), note]);
    return body === '' ? title : fold(title, body, isOpen);
  };
  const fits = (text: string): boolean => text.length <= maxCharacters;
  if (fits(render(lines))) return render(lines);
  let room = maxCharacters - render([]).length - codeBlock('diff', []).length;
  const end = lines.findIndex((line) => {
    room -= line.length + 1;
    return room < 0;
  });
  // No line is shown if a fence of more than three backticks does not fit.
  return [render(lines.slice(0, end)), render([])].find(fits) ?? '';
}

function titleOf({ lines, added, removed, exitReport }: ScriptDiff): string {
  if (lines.length > 0)
    return `<code>+${added} −${removed}</code>${exitReport ? `, exit report ${exitReport}` : ''}`;
  return exitReport
    ? `only the exit report was ${exitReport}`
    : 'differs only in hidden text, such as a secret';
}

/** Losses come first. */
const SORTS = ['removed', 'changed', 'added', 'kept'] as const;

/** The keys of `.env`, grouped by what happens to them; empty if all stay as they are. */
export function envKeys({ results, facts }: RunReport, { line, list }: Prose): string {
  const env = facts?.env;
  if (env === undefined || env.added.length + env.changed.length + env.removed.length === 0) return '';
  const sorts = SORTS.filter((sort) => env[sort].length > 0);
  const counts = sorts.map((sort) => `${env[sort].length} ${sort}`).join(', ');
  const rows = sorts.map((sort) => {
    const keys = list(env[sort], (key) => codeSpan(line(key)), 'keys');
    return `- **${sort}** ${keys.join(', ')}`;
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
