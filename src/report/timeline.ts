import { formatDuration } from '../core/duration.ts';
import type { DeployResult } from '../outcome/deploy-result.ts';
import type { OperationOutcome, RunEnd, TargetOutcome } from '../outcome/end.ts';
import { codeBlock, fold, type Prose, tableOf } from './markdown.ts';
import type { SafeEnd } from './safe-report.ts';

/** The axis counts seconds, which look the same in every time zone. */
const HEAD = ['gantt', '  dateFormat x', '  axisFormat %s s', '  todayMarker off'];
/** Mermaid's: `done` is drawn pale, `active` bright, `crit` red. */
const TAGS: Readonly<Record<string, string>> = { waiting: 'done, ', running: 'active, ', settling: 'done, ' };
const ENDS: Readonly<Record<string, string>> = { failed: ' (failed)', unknown: ' (end not seen)' };
const SHORTEST_BAR_MS = 1_000;

/** Draws the phases of a followed deploy, and of its rollback, as a Mermaid Gantt chart. Empty if there are fewer than two bars. */
export function drawTimeline({ results, rollback, facts }: RunEnd<TargetOutcome>): string {
  const deploy = facts?.deploy;
  if (deploy?.followed !== true) return '';
  const end = results.findLast(({ traits, outcome }) => traits.deploys && outcome !== 'not-run');
  const bars = barsOf(deploy, end?.outcome);
  const { deploy: second, durationMs = 0 } = rollback ?? {};
  const triggeredMs = deploy.durationMs + durationMs - (second?.durationMs ?? 0);
  const again = second === undefined ? [] : barsOf(second, rollback?.outcome, triggeredMs);
  if (bars.length + again.length < 2) return '';
  const sections = ['  section deploy', ...bars, ...(second === undefined ? [] : ['  section rollback'])];
  // Else the axis of a short deploy shows each second twice.
  const ticks = deploy.durationMs + durationMs < 10_000 ? ['  tickInterval 1second'] : [];
  return codeBlock('mermaid', [...HEAD, ...ticks, ...sections, ...again]);
}

/** A bar for each phase that can be seen, from the trigger of the first deploy on. Only our own words become source of the diagram. */
function barsOf(
  { timeline, evidence, durationMs }: DeployResult,
  outcome: OperationOutcome | undefined,
  triggeredMs = 0,
): string[] {
  const starts = timeline.flatMap(({ atMs, begins }) => (begins ? { atMs, begins } : []));
  const turns = starts.filter(({ begins }, nth) => begins !== starts[nth - 1]?.begins);
  const last = turns.at(-1)?.begins;
  const isOfScript = outcome === 'failed' && last === 'settling' && evidence.length === 0;
  return turns.flatMap(({ atMs, begins }, nth) => {
    const endMs = turns[nth + 1]?.atMs ?? durationMs;
    if (endMs - atMs < SHORTEST_BAR_MS) return [];
    const words = begins === 'waiting' ? 'waiting for the log' : begins.replace('-', ' ');
    const end = begins === (isOfScript ? 'running' : last) ? ENDS[outcome ?? ''] : undefined;
    const tags = end === undefined ? (TAGS[begins] ?? '') : 'crit, ';
    const title = `${words} ${formatDuration(endMs - atMs)}${end ?? ''}`;
    return `  ${title} :${tags}${triggeredMs + atMs}, ${triggeredMs + endMs}`;
  });
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
