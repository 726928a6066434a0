import { formatDuration } from '../core/duration.ts';
import type { DeployResult } from '../outcome/deploy-result.ts';
import type { RollbackEnd, RunEnd, TargetOutcome } from '../outcome/end.ts';
import { codeBlock, fold, type Prose, tableOf } from './markdown.ts';
import type { SafeEnd } from './safe-report.ts';

/** A bar of the diagram. Times are in milliseconds since the first bar began. */
interface Bar {
  /** Contains only our own words, because it becomes source of the diagram; so does `end`, the words behind its duration. */
  readonly title: string;
  readonly fromMs: number;
  readonly toMs: number;
  /** Mermaid's: `done` is drawn pale, `active` bright. */
  readonly tags: string;
  readonly end?: string;
}

const TAGS: Readonly<Record<string, string>> = { waiting: 'done, ', running: 'active, ', settling: 'done, ' };

const SHORTEST_BAR_MS = 1_000;

/** Draws a run with a followed deploy as a Mermaid Gantt chart: its operations and phases. Empty if there are fewer than two bars. */
export function drawTimeline({ results, outcome, rollback, facts }: RunEnd<TargetOutcome>): string {
  const deploy = facts?.deploy;
  if (deploy?.followed !== true) return '';
  const nth = results.findLastIndex((one) => one.traits.deploys && one.outcome !== 'not-run');
  let endMs = 0;
  const operations = results.map(({ operation, durationMs }): Bar => {
    const fromMs = endMs;
    endMs += durationMs;
    const title = /^[a-z-]+$/.test(operation) ? operation : 'operation';
    return { title, fromMs, toMs: endMs, tags: 'done, ' };
  });
  const deployedMs = operations[nth]?.toMs ?? endMs;
  const end = rollback === undefined ? outcome : 'failed';
  return gantt({
    before: operations.slice(0, nth),
    deploy: phasesOf(deploy, end, Math.max(0, deployedMs - deploy.durationMs)),
    rollback: rollback === undefined ? [] : rollbackBars(rollback, deployedMs),
    after: operations.slice(nth + 1),
  });
}

function rollbackBars({ durationMs, deploy, outcome }: RollbackEnd, fromMs: number): Bar[] {
  const triggeredMs = fromMs + durationMs - (deploy?.durationMs ?? 0);
  const phases = deploy === undefined ? [] : phasesOf(deploy, outcome, triggeredMs);
  return [{ title: 'putting back', fromMs, toMs: triggeredMs, tags: 'done, ' }, ...phases];
}

function phasesOf(
  deploy: DeployResult,
  outcome: TargetOutcome | RollbackEnd['outcome'],
  triggeredMs: number,
) {
  const starts = deploy.timeline.flatMap(({ atMs, begins }) => (begins ? { atMs, begins } : []));
  const turns = starts.filter(({ begins }, nth) => begins !== starts[nth - 1]?.begins);
  const last = turns.at(-1)?.begins;
  // Without evidence, it was the script that failed.
  const blamed = last === 'settling' && deploy.evidence.length === 0 ? 'running' : last;
  return turns.map(({ atMs, begins }, nth): Bar => {
    const isFailed = outcome === 'failed' && begins === blamed;
    const isCutShort = nth === turns.length - 1 && /^(cancelled|timed_out|unknown)$/.test(outcome);
    const bar = {
      title: begins === 'waiting' ? 'waiting for the log' : begins.replace('-', ' '),
      fromMs: triggeredMs + atMs,
      toMs: triggeredMs + (turns[nth + 1]?.atMs ?? deploy.durationMs),
    };
    if (isFailed) return { ...bar, tags: 'crit, ', end: ' (failed)' };
    if (isCutShort) return { ...bar, tags: 'crit, active, ', end: ' (end not seen)' };
    return { ...bar, tags: TAGS[begins] ?? '' };
  });
}

/** The axis of a longer run counts minutes. */
const MOST_SECONDS = 150;
const TICKS = [1, 2, 5, 10, 20, 30];
const MOST_TICKS = 8;

/** The colours of bars by their tags, and of text. Quiet on a light page and on a dark one: GitHub chooses the theme, and its own are loud. */
const COLOURS = { task: '#a3adb8', doneTask: '#c0c7cf', activeTask: '#7fb2e5', crit: '#e89a91' };
const BLACK = '#111111';
const THEME = {
  gantt: { leftPadding: 64, rightPadding: 24, barHeight: 22, barGap: 6, fontSize: 12 },
  themeVariables: {
    ...Object.fromEntries(
      Object.entries(COLOURS).flatMap(([bar, colour]) =>
        ['Bkg', 'Border'].map((part) => [`${bar}${part}Color`, colour]),
      ),
    ),
    taskTextColor: BLACK,
    taskTextDarkColor: BLACK,
    taskTextLightColor: BLACK,
    sectionBkgColor: '#8c959f22',
    sectionBkgColor2: '#8c959f22',
    altSectionBkgColor: '#8c959f08',
  },
};

/** A diagram of bars by the names of their sections; empty if there are fewer than two bars. Minutes are drawn as seconds, the only unit that looks the same in every time zone. */
function gantt(chart: Readonly<Record<string, readonly Bar[]>>): string {
  const all = Object.values(chart).flat();
  const lastMs = Math.max(...all.map(({ toMs }) => toMs));
  const shortestMs = Math.max(SHORTEST_BAR_MS, lastMs / 200);
  const isDrawn = ({ fromMs, toMs }: Bar): boolean => toMs - fromMs >= shortestMs;
  if (all.filter(isDrawn).length < 2) return '';
  const seconds = lastMs / 1_000;
  const [unit, factor] = seconds <= MOST_SECONDS ? ['s', 1] : ['min', 60];
  const units = seconds / factor;
  const tick = TICKS.find((step) => units / step <= MOST_TICKS) ?? Math.ceil(units / MOST_TICKS);
  const sections = Object.entries(chart).flatMap(([section, bars]) => {
    const tasks = bars.filter(isDrawn).map(({ title, fromMs, toMs, tags, end = '' }) => {
      const from = Math.round(fromMs / factor);
      const to = Math.max(Math.round(toMs / factor), from + 1);
      const name = `${title} ${formatDuration(toMs - fromMs)}${end}`;
      return `  ${name} :${tags}${from}, ${to}`;
    });
    return tasks.length === 0 ? [] : [`  section ${section}`, ...tasks];
  });
  return codeBlock('mermaid', [
    `%%${JSON.stringify({ init: THEME }).replace(/^\{"init":/, '{init: ')}%%`,
    'gantt',
    '  dateFormat x',
    `  axisFormat %s ${unit}`,
    `  tickInterval ${tick}second`,
    '  todayMarker off',
    ...sections,
  ]);
}

/** The events of the deploy and of the rollback, each a folded table; those whose times read the same share a row. */
export function tellEvents({ facts, rollback }: SafeEnd, { say }: Prose): string[] {
  const deploys = { deploy: facts?.deploy, rollback: rollback?.deploy };
  return Object.entries(deploys).map(([name, deploy]) => {
    const times = Map.groupBy(deploy?.timeline ?? [], ({ atMs }) => formatDuration(atMs));
    const rows = [...times].map(([time, events]) => [time, say(events.map(({ what }) => what).join('; '))]);
    const table = tableOf(['After the trigger', 'Event'], rows);
    return rows.length === 0 ? '' : fold(`Events of the ${name}`, table);
  });
}
