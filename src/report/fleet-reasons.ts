import { type FleetReport, isInDoubt, nameOfTarget, type TargetReport } from '../outcome/report.ts';
import { targetWords } from './fleet-headline.ts';
import { whatCameBack } from './headline.ts';
import { count, escapeMarkdown, fenceFor, fold, type Prose, paragraphs, type Sanitize } from './markdown.ts';
import { doubtOf } from './shared-sections.ts';

/** A reason why a target did not succeed, or why its success is in doubt, in Markdown. */
interface Reason {
  readonly kind: 'CAUTION' | 'WARNING';
  readonly first: string;
  /** The other lines of the reason. */
  readonly others: readonly string[];
  readonly next: string;
}

/** Targets that share a reason. */
interface Shared {
  readonly reason: Reason;
  readonly targets: readonly TargetReport[];
}

/** More reasons than this are listed, instead of an alert each. */
const MOST_ALERTS = 8;

/** Tells why targets did not succeed: an alert for each reason, with the names of all targets that share it. */
export function renderReasons(report: FleetReport, prose: Prose): string {
  const shared = shareReasons(report, prose);
  const alerts = shared.slice(0, Math.min(MOST_ALERTS, prose.measure.items));
  const listed = prose.list(
    shared.slice(alerts.length),
    ({ reason, targets }) => `- **${namesOf(targets, prose)}:** ${reason.first}`,
    'reasons',
  );
  const items = listed.map((line) => (line.startsWith('- ') ? line : `- ${line}`));
  return paragraphs([
    ...alerts.map((group) => renderAlert(group, prose)),
    items.length === 0 ? '' : `**Other reasons**\n\n${items.join('\n')}`,
  ]);
}

/** The reasons, failures first, and then those that most targets share. */
function shareReasons(report: FleetReport, prose: Prose): Shared[] {
  // Escaping takes time, so the keys are plain text.
  const keyOf = (target: TargetReport): string =>
    JSON.stringify(reasonOf(target, report, (text) => general(text, target, prose))) ?? '';
  const shared = [...Map.groupBy(report.targets, keyOf).values()].flatMap((targets): Shared[] => {
    const [first, ...others] = targets;
    const sayOfAll = (text: string): string => (first ? generally(text, first, prose) : '');
    const reason = first && reasonOf(first, report, others.length === 0 ? prose.say : sayOfAll);
    return reason === undefined ? [] : [{ reason, targets }];
  });
  const rank = ({ reason }: Shared): number => (reason.kind === 'CAUTION' ? 0 : 1);
  return shared.sort((a, b) => rank(a) - rank(b) || b.targets.length - a.targets.length);
}

/** The reason of a target; undefined if it succeeded, did not start, or stopped for the reason of the whole run. */
function reasonOf(
  target: TargetReport,
  report: FleetReport,
  say: (text: string) => string,
): Reason | undefined {
  const { outcome, failure, run } = target;
  if (outcome === 'not-run') return undefined;
  if (isInDoubt(target)) {
    const doubt = run && doubtOf(run);
    return doubt && { kind: 'WARNING', first: doubt.message, others: [], next: doubt.next };
  }
  if (failure === undefined || failure.message === report.failure?.message) return undefined;
  const [first = '', ...others] = failure.message.split('\n').map(say);
  return {
    kind: outcome === 'failed' || outcome === 'rejected' ? 'CAUTION' : 'WARNING',
    first,
    // The end of a rollback stands behind the target's name.
    others: run?.rollback === undefined ? others : [],
    next: say(failure.next),
  };
}

/** A text as Markdown, with `<site>` for the target's domain, so that the same reason reads the same for every target. */
export function generally(text: string, target: Pick<TargetReport, 'site'>, prose: Prose): string {
  return escapeMarkdown(general(text, target, prose));
}

/** The same, not escaped. */
export function general(text: string, { site }: Pick<TargetReport, 'site'>, prose: Prose): string {
  // Replaced only after secrets are hidden: one that holds the domain would not be recognized any more.
  const line = prose.line(text);
  if (!/^[\w.-]{4,253}$/.test(site)) return line;
  const name = new RegExp(`(?<![\\w.-])${site.replaceAll('.', '\\.')}(?![\\w-]|\\.\\w)`, 'gi');
  return line.replace(name, '<site>');
}

function renderAlert({ reason, targets }: Shared, prose: Prose): string {
  const { kind, first, others, next } = reason;
  const lines = prose.list(others, (line) => line, 'lines').map((line) => `> - ${line}\n`);
  const rest = lines.length === 0 ? '' : `>\n${lines.join('')}`;
  const names = namesOf(targets, prose);
  const who =
    targets.length === 1
      ? `**${names}:** ${first}`
      : `**${count(targets.length, 'target')}:** ${first}\n>\n> ${names}`;
  return `> [!${kind}]\n> ${who}\n${rest}>\n> **What to do next:** ${next}`;
}

/** The names of targets, each with the end of its rollback. */
export function namesOf(targets: readonly TargetReport[], { list, say }: Prose): string {
  const name = (target: TargetReport): string => {
    const back = target.run === undefined ? '' : whatCameBack(target.run).replace(/^, (and )?/, '');
    return `${say(nameOfTarget(target))}${back === '' ? '' : ` (${say(back)})`}`;
  };
  return list(targets, name, 'targets').join(', ');
}

/** The targets that were running when the whole run stopped, and those that did not start, each with its reason once. */
export function renderRest({ outcome, targets, failure }: FleetReport, prose: Prose): string {
  if (outcome === 'rejected') return '';
  const hasStarted = (target: TargetReport): boolean => target.outcome !== 'not-run';
  const stopped = targets.filter(
    (target) => hasStarted(target) && failure !== undefined && target.failure?.message === failure.message,
  );
  const waiting = targets.filter((target) => !hasStarted(target));
  const words = Map.groupBy(stopped, targetWords);
  const reasons = Map.groupBy(waiting, (target) => target.failure?.message ?? '');
  return [
    ...[...words].map(
      ([what, those]) => `- **Stopped while running (${prose.say(what)}):** ${fewNames(those, prose)}`,
    ),
    ...[...reasons].map(([why, those]) => {
      const reason = why === '' || why === failure?.message ? '' : ` (${prose.say(why.replace(/\.$/, ''))})`;
      return `- **Not started${reason}:** ${fewNames(those, prose)}`;
    }),
  ].join('\n');
}

/** The table has the others. */
const FEW = 5;

function fewNames(targets: readonly TargetReport[], prose: Prose): string {
  const more = targets.length - FEW;
  return `${namesOf(targets.slice(0, FEW), prose)}${more > 0 ? ` and ${count(more, 'more target')}` : ''}`;
}

/** A longer value is not shown. */
const MOST_UNFINISHED = 4_000;

/** The way to run the targets again that did not succeed, and their list where it is short. */
export function howToRunTheRest(
  { outcome, targets, failure, unfinished }: FleetReport,
  sanitize: Sanitize,
  mostCharacters = MOST_UNFINISHED,
): string {
  const isOver = outcome === 'succeeded' || outcome === 'planned' || outcome === 'rejected';
  // After a dry run it is the list as it was given.
  if (isOver || unfinished === '' || targets.some((target) => target.outcome === 'planned')) return '';
  // The next step of a run that was stopped says so already.
  const isTold = failure?.next.includes('unfinished') === true;
  const how = isTold
    ? ''
    : '**To run the rest,** use the output `unfinished` as the input `targets` of the next run.';
  const lines = unfinished.length > mostCharacters ? [] : sanitize(unfinished);
  if (lines.length === 0 || lines.join('\n') !== unfinished.replace(/\n$/, '')) return how;
  const fence = fenceFor(lines, 3);
  return paragraphs([
    how,
    fold('The targets of the next run', `${fence}json\n${lines.join('\n')}\n${fence}`),
  ]);
}
