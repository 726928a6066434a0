import { formatDuration } from '../core/duration.ts';
import type { DeployResult } from '../outcome/deploy-result.ts';
import type { OperationOutcome, RunEnd, TargetOutcome } from '../outcome/end.ts';
import { codeBlock, fold, type Prose, tableOf } from './markdown.ts';
import type { SafeEnd } from './safe-report.ts';

/** A bar of the diagram. Times are in milliseconds since the trigger of the deploy. */
interface Bar {
  /** Contains only our own words, because it becomes source of the diagram. */
  readonly title: string;
  readonly fromMs: number;
  readonly toMs: number;
  /** Mermaid's: `done` is drawn pale, `active` bright, `crit` red. */
  readonly tags: string;
}

const TAGS: Readonly<Record<string, string>> = { waiting: 'done, ', running: 'active, ', settling: 'done, ' };
const ENDS: Readonly<Record<string, string>> = { failed: ' (failed)', unknown: ' (end not seen)' };

const SHORTEST_BAR_MS = 1_000;

/** Draws the phases of a followed deploy, and of its rollback, as a Mermaid Gantt chart. Empty if there are fewer than two bars. */
export function drawTimeline({ results, rollback, facts }: RunEnd<TargetOutcome>): string {
  const deploy = facts?.deploy;
  if (deploy?.followed !== true) return '';
  const end = results.findLast(({ traits, outcome }) => traits.deploys && outcome !== 'not-run');
  const bars = phasesOf(deploy, end?.outcome);
  if (rollback === undefined) return gantt({ deploy: bars });
  const fromMs = deploy.durationMs;
  const triggeredMs = fromMs + rollback.durationMs - (rollback.deploy?.durationMs ?? 0);
  const again = rollback.deploy && phasesOf(rollback.deploy, rollback.outcome, triggeredMs);
  const puttingBack = barOf('putting back', fromMs, triggeredMs, 'done, ');
  return gantt({ deploy: bars, rollback: [puttingBack, ...(again ?? [])] });
}

function barOf(words: string, fromMs: number, toMs: number, tags: string, end = ''): Bar {
  return { title: `${words} ${formatDuration(toMs - fromMs)}${end}`, fromMs, toMs, tags };
}

function phasesOf(
  { timeline, evidence, durationMs }: DeployResult,
  outcome: OperationOutcome | undefined,
  triggeredMs = 0,
): Bar[] {
  const starts = timeline.flatMap(({ atMs, begins }) => (begins ? { atMs, begins } : []));
  const turns = starts.filter(({ begins }, nth) => begins !== starts[nth - 1]?.begins);
  const last = turns.at(-1)?.begins;
  // Without evidence, it was the script that failed.
  const isOfScript = outcome === 'failed' && last === 'settling' && evidence.length === 0;
  return turns.map(({ atMs, begins }, nth) => {
    const words = begins === 'waiting' ? 'waiting for the log' : begins.replace('-', ' ');
    const end = begins === (isOfScript ? 'running' : last) ? ENDS[outcome ?? ''] : undefined;
    const toMs = turns[nth + 1]?.atMs ?? durationMs;
    const tags = end === undefined ? (TAGS[begins] ?? '') : 'crit, ';
    return barOf(words, triggeredMs + atMs, triggeredMs + toMs, tags, end);
  });
}

/** A diagram of bars by the names of their sections; empty if there are fewer than two bars. Its axis counts seconds, which look the same in every time zone. */
function gantt(chart: Readonly<Record<string, readonly Bar[]>>): string {
  const isDrawn = ({ fromMs, toMs }: Bar): boolean => toMs - fromMs >= SHORTEST_BAR_MS;
  if (Object.values(chart).flat().filter(isDrawn).length < 2) return '';
  const sections = Object.entries(chart).flatMap(([section, bars]) => {
    const drawn = bars.filter(isDrawn);
    const tasks = drawn.map(({ title, fromMs, toMs, tags }) => `  ${title} :${tags}${fromMs}, ${toMs}`);
    return tasks.length === 0 ? [] : [`  section ${section}`, ...tasks];
  });
  const head = ['gantt', '  dateFormat x', '  axisFormat %s s', '  todayMarker off'];
  return codeBlock('mermaid', [...head, ...sections]);
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
