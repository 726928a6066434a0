import { count } from '../core/count.ts';
import { evidenceInWords, lookInWords } from '../outcome/deploy-result.ts';
import { isStoppedWith, isUnconfirmed, nameOfTarget, type TargetOutcome } from '../outcome/end.ts';
import { outcomeOf } from '../outcome/failure.ts';
import { targetWords } from './headline.ts';
import { escapeMarkdown, joined, type Prose, paragraphs } from './markdown.ts';
import type { SafeEnd, SafeReport, SafeTarget } from './safe-report.ts';

const NEXT = '**What to do next:**';
const UNFOLLOWED = [
  'The run did not wait for the deploy (wait: false), so its result is unknown.',
  `${NEXT} Check the site. With <code>wait: true</code>, the run follows the deploy to its end.`,
];
const UNPROVEN = [
  'Nothing shows whether the deploy worked: only last_deploy_at changed.',
  `${NEXT} Let <code>update-deploy-script</code> put the exit report around the script, or add <code>health-check-url</code>, <code>verify-command</code> or <code>success-pattern</code>.`,
];

/** A block of paragraphs that GitHub shows in colour. */
function alert(outcome: TargetOutcome, texts: readonly string[]): string {
  return `[!${kindOf(outcome)}]\n${paragraphs(texts)}`.replace(/^/gm, '> ').replace(/^> $/gm, '>');
}

/** GitHub's kinds of alerts, the first of which come first. */
const KINDS = ['CAUTION', 'WARNING', 'NOTE'] as const;

function kindOf(outcome: TargetOutcome): (typeof KINDS)[number] {
  if (outcome === 'failed' || outcome === 'rejected') return 'CAUTION';
  return outcome === 'superseded' || outcome === 'not-run' ? 'NOTE' : 'WARNING';
}

/** The reason why a run did not succeed, or why its success is in doubt, and the next step. */
export function whyAndNext(end: SafeEnd, prose: Prose): string {
  const why = whyOf(end, prose);
  return why === undefined ? '' : alert(why.outcome, why.texts);
}

/** The same, as an alert has it, in Markdown. */
function whyOf(end: SafeEnd, prose: Prose) {
  const { outcome, failure, facts } = end;
  if (failure !== undefined) return { outcome: outcomeOf(failure), texts: tellReason(end, prose) };
  if (!isUnconfirmed(end)) return undefined;
  return { outcome, texts: facts?.deploy?.followed ? UNPROVEN : UNFOLLOWED };
}

/** Tells why a run did not succeed, how its rollback ended, and what to do next: paragraphs, the first of which is the reason in short. */
export function tellReason({ failure, rollback }: SafeEnd, { say, bullets }: Prose): string[] {
  const [first = '', ...others] = failure?.message.split('\n') ?? [];
  const more =
    rollback === undefined ? bullets(others, say, 'lines') : `**Rollback:** ${say(rollback.sentence)}`;
  return [say(first), more, failure?.next ? `${NEXT} ${say(failure.next)}` : ''];
}

/** The evidence of a deploy that did not succeed. Of a success, the operation tells it. */
export function confirmedSoFar({ outcome, failure, facts, rollback }: SafeEnd): string {
  const evidence = facts?.deploy?.evidence ?? [];
  if (failure === undefined || evidence.length === 0) return '';
  const when = outcome === 'failed' || rollback !== undefined ? 'before the failure' : 'so far';
  return `Confirmed ${when}: ${escapeMarkdown(evidenceInWords(evidence))}`;
}

/** The looks at the page: before the deploy, after it, and after its rollback. */
export function pageSeen({ facts, rollback }: SafeEnd): string {
  const page = facts?.deploy?.page;
  if (page === undefined) return '';
  const before = page.before ? lookInWords(page.before) : 'not asked';
  const again = rollback?.deploy?.page;
  const back = again === undefined ? '' : `, ${lookInWords(again.after)} after the rollback`;
  return `**Page:** ${before} before, ${lookInWords(page.after)} after${back}`;
}

/** The most alerts that are shown. */
const MOST_ALERTS = 8;

/**
 * Tells why targets did not succeed, or did not start: an alert for each reason, with the names of all targets that share it, by kind,
 * and of a kind first those that most targets share.
 */
export function renderReasons(report: SafeReport, prose: Prose): string {
  const told = report.targets.filter(
    (target) => target.failure !== undefined || target.outcome === 'not-run' || isUnconfirmed(target),
  );
  const reasons = Map.groupBy(told, ({ outcome, failure, site, rollback, facts }) => {
    const texts = [failure?.message, failure?.next, rollback?.sentence].map(generalizer(site));
    return JSON.stringify([outcome === 'not-run', failure?.reason ?? facts?.deploy?.followed, ...texts]);
  });
  const rank = ([first]: readonly SafeTarget[]): number => KINDS.indexOf(kindOf(first?.outcome ?? 'not-run'));
  const alerts = [...reasons.values()]
    .sort((a, b) => rank(a) - rank(b) || b.length - a.length)
    .map((those) => alertOf(those, report, prose));
  const shown = alerts.slice(0, Math.min(MOST_ALERTS, prose.measure.items));
  const more = alerts.length - shown.length;
  return paragraphs([...shown, more > 0 ? `${count(more, 'more reason')}: see the output \`targets\`.` : '']);
}

/** The alert of targets that share a reason. That of the whole run is told above. */
function alertOf(targets: readonly SafeTarget[], report: SafeReport, prose: Prose): string {
  const [first] = targets;
  if (first === undefined) return '';
  const general = generalizer(first.site);
  const sayOfAll = (text: string): string => escapeMarkdown(general(prose.line(text)));
  const why = whyOf(first, targets.length === 1 ? prose : { ...prose, say: sayOfAll });
  const { who, names } = whoAre(targets, prose);
  const [reason, ...others] = isStoppedWith(report, first) ? [] : (why?.texts ?? []);
  const isBare = first.outcome === 'not-run' || reason === undefined;
  const words = isBare ? `${prose.say(targetWords(first))}.` : '';
  return alert(first.outcome, [joined([`**${who}:**`, words, reason ?? ''], ' '), names, ...others]);
}

/** Targets in short: the name of a single one; of several their number, and their names, on one line. */
export function whoAre(targets: readonly SafeTarget[], { list, say }: Prose): { who: string; names: string } {
  const names = list(targets, (target) => say(nameOfTarget(target)), 'targets').join(', ');
  return targets.length === 1 ? { who: names, names: '' } : { who: count(targets.length, 'target'), names };
}

/** Puts `<site>` in the place of a target's domain, so that the same reason reads the same for every target. */
function generalizer(site: string): (text?: string) => string {
  if (!/^[\w.-]{4,253}$/.test(site)) return (text = '') => text;
  const name = new RegExp(`(?<![\\w.-])${site.replaceAll('.', '\\.')}(?![\\w-]|\\.\\w)`, 'gi');
  return (text = '') => text.replace(name, '<site>');
}
