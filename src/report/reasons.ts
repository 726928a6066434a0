import { count } from '../core/count.ts';
import { lookInWords } from '../outcome/deploy-result.ts';
import { isUnconfirmed, nameOfTarget } from '../outcome/end.ts';
import { ALERTS, describeEnd, signalOf } from './headline.ts';
import { joined, type Prose, paragraphs, proseOf } from './markdown.ts';
import type { SafeEnd, SafeReport, SafeTarget } from './safe-report.ts';

const MOST_ALERTS = 8;

const NEXT = '**What to do next:**';
const UNFOLLOWED = [
  'The run did not wait for the deploy (wait: false), so its result is unknown.',
  `${NEXT} Check the site. With <code>wait: true</code>, the run follows the deploy to its end.`,
];
const UNPROVEN = [
  'Nothing shows whether the deploy worked: only last_deploy_at changed.',
  `${NEXT} Let <code>update-deploy-script</code> put the exit report around the script, or add <code>health-check-url</code>, <code>verify-command</code> or <code>success-pattern</code>.`,
];

/** Texts about an end, as a block that GitHub shows in colour; empty for none. */
export function alertOf(end: SafeEnd, texts: readonly string[]): string {
  if (texts.length === 0) return '';
  return `[!${signalOf(end).alert}]\n${paragraphs(texts)}`.replace(/^/gm, '> ').replace(/^> $/gm, '>');
}

/** Tells in paragraphs why a run did not succeed or is in doubt, the reason in short first, and what to do next. None if all went well. */
export function tellReason(end: SafeEnd, { say, bullets }: Prose): readonly string[] {
  const { failure, facts } = end;
  const doubt = facts?.deploy?.followed ? UNPROVEN : UNFOLLOWED;
  if (failure === undefined) return isUnconfirmed(end) ? doubt : [];
  const [first = '', ...others] = failure.message.split('\n');
  return [say(first), bullets(others, say, 'lines'), failure.next && `${NEXT} ${say(failure.next)}`];
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

/** Tells why targets did not succeed: an alert for all that would have the same, by kind, those that most targets share first. */
export function renderReasons(report: SafeReport, prose: Prose): string {
  /** As the target has it alone; or `inGeneral`, as all targets have it. The reason of the whole run is told above. */
  const tell = (target: SafeTarget, inGeneral: boolean): string[] => {
    const { outcome, failure, fromMs, site } = target;
    const say = (text: string): string =>
      prose.say(inGeneral && site ? text.replaceAll(site, '<site>') : text);
    const isOfRun = fromMs === undefined && failure?.reason === report.failure?.reason;
    const [reason = '', ...others] = isOfRun ? [] : tellReason(target, { ...prose, say });
    const words = outcome === 'not-run' || reason === '' ? `${say(describeEnd(target))}.` : '';
    return [joined([words, reason], ' '), ...others];
  };
  const told = report.targets.filter(
    (target) => target.failure !== undefined || target.outcome === 'not-run' || isUnconfirmed(target),
  );
  const groups = ALERTS.flatMap((alert) => {
    const those = told.filter((target) => signalOf(target).alert === alert);
    const same = Map.groupBy(those, (target) => tell(target, true).join('\n'));
    return [...same.values()].sort((a, b) => b.length - a.length);
  });
  const alertOfAll = (those: readonly SafeTarget[]): string => {
    const [first] = those;
    if (first === undefined) return '';
    const { who, names } = whoAre(those, prose);
    const [reason, ...others] = tell(first, those.length > 1);
    return alertOf(first, [`**${who}:** ${reason}`, names, ...others]);
  };
  const few = proseOf({ ...prose.measure, items: MOST_ALERTS });
  return paragraphs(few.list(groups, alertOfAll, 'reasons: see the output `targets`'));
}

/** Targets in short: the name of a single one; of several their number, and their names, on one line. */
export function whoAre(targets: readonly SafeTarget[], { list, say }: Prose): { who: string; names: string } {
  const names = list(targets, (target) => say(nameOfTarget(target)), 'targets').join(', ');
  return targets.length === 1 ? { who: names, names: '' } : { who: count(targets.length, 'target'), names };
}
