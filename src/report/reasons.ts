import { count } from '../core/count.ts';
import { evidenceInWords, lookInWords } from '../outcome/deploy-result.ts';
import { isStoppedWith, isUnconfirmed, nameOfTarget, type TargetOutcome } from '../outcome/end.ts';
import { outcomeOf } from '../outcome/failure.ts';
import { targetWords } from './headline.ts';
import { escapeMarkdown, type Prose, paragraphs } from './markdown.ts';
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
  const kind = isFailure(outcome) ? 'CAUTION' : outcome === 'superseded' ? 'NOTE' : 'WARNING';
  return `[!${kind}]\n${paragraphs(texts)}`.replace(/^/gm, '> ').replace(/^> $/gm, '>');
}

function isFailure(outcome: TargetOutcome): boolean {
  return outcome === 'failed' || outcome === 'rejected';
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
 * Tells why targets did not succeed: an alert for each reason, with the names of all targets that share it, failures first, doubts
 * last, and then the reasons that most targets share.
 */
export function renderReasons(report: SafeReport, prose: Prose): string {
  const told = report.targets.filter(
    (target) =>
      isUnconfirmed(target) ||
      (target.outcome !== 'not-run' && target.failure !== undefined && !isStoppedWith(report, target)),
  );
  const reasons = Map.groupBy(told, ({ failure, site, rollback, facts }) => {
    const texts = [failure?.message, failure?.next, rollback?.sentence].map(generalizer(site));
    return JSON.stringify([failure?.reason ?? facts?.deploy?.followed, ...texts]);
  });
  const rank = ([first]: readonly SafeTarget[]): number =>
    first?.failure === undefined ? 2 : isFailure(first.outcome) ? 0 : 1;
  const alerts = [...reasons.values()]
    .sort((a, b) => rank(a) - rank(b) || b.length - a.length)
    .map((those) => alertOf(those, prose));
  const shown = alerts.slice(0, Math.min(MOST_ALERTS, prose.measure.items));
  const more = alerts.length - shown.length;
  return paragraphs([...shown, more > 0 ? `${count(more, 'more reason')}: see the output \`targets\`.` : '']);
}

/** The alert of targets that share a reason. */
function alertOf(targets: readonly SafeTarget[], prose: Prose): string {
  const [first] = targets;
  if (first === undefined) return '';
  const general = generalizer(first.site);
  const sayOfAll = (text: string): string => escapeMarkdown(general(prose.line(text)));
  const why = whyOf(first, targets.length === 1 ? prose : { ...prose, say: sayOfAll });
  if (why === undefined) return '';
  const { who, names } = whoAre(targets, prose);
  const [reason, ...others] = why.texts;
  return alert(why.outcome, [`**${who}:** ${reason}`, names, ...others]);
}

/** Targets in short: the name of a single one; of several their number, and their names. */
export function whoAre(targets: readonly SafeTarget[], prose: Prose): { who: string; names: string } {
  const names = listNames(targets, prose);
  return targets.length === 1 ? { who: names, names: '' } : { who: count(targets.length, 'target'), names };
}

/** The names of targets, on one line. */
function listNames(targets: readonly SafeTarget[], { list, say }: Prose): string {
  return list(targets, (target) => say(nameOfTarget(target)), 'targets').join(', ');
}

/** Puts `<site>` in the place of a target's domain, so that the same reason reads the same for every target. */
function generalizer(site: string): (text?: string) => string {
  if (!/^[\w.-]{4,253}$/.test(site)) return (text = '') => text;
  const name = new RegExp(`(?<![\\w.-])${site.replaceAll('.', '\\.')}(?![\\w-]|\\.\\w)`, 'gi');
  return (text = '') => text.replace(name, '<site>');
}

/** The targets that were running when the whole run stopped, and those that did not start, each with its reason once. */
export function renderRest(report: SafeReport, prose: Prose): string {
  const stopped = report.targets.filter((target) => isStoppedWith(report, target));
  const running = stopped.filter(({ outcome }) => outcome !== 'not-run');
  const waiting = report.targets.filter(({ outcome }) => outcome === 'not-run');
  const words = Map.groupBy(running, targetWords);
  const reasons = Map.groupBy(waiting, (target) =>
    isStoppedWith(report, target) ? '' : (target.failure?.message ?? ''),
  );
  return [
    ...[...words].map(
      ([what, those]) => `- **Stopped while running (${prose.say(what)}):** ${listNames(those, prose)}`,
    ),
    ...[...reasons].map(([why, those]) => {
      const reason = why === '' ? '' : ` (${prose.say(why.replace(/\.$/, ''))})`;
      return `- **Not started${reason}:** ${listNames(those, prose)}`;
    }),
  ].join('\n');
}
