import { formatDuration } from '../core/duration.ts';
import type { DeployResult, Milestone, Phase } from '../deploy/deploy-result.ts';
import type { RunReport } from './run-report.ts';

/** A stretch of time within a run, in milliseconds since its first operation began. */
interface Bar {
  /** Words of ours only: they become the source of a diagram. */
  readonly name: string;
  readonly section: 'before' | 'deploy' | 'after';
  readonly fromMs: number;
  readonly toMs: number;
  readonly tags: string;
}

/** What a phase is called. */
const PHASES: Readonly<Record<Phase, string>> = {
  waiting: 'waiting for the log',
  running: 'running',
  settling: 'settling',
  'health-check': 'health check',
  'verify-command': 'verify command',
};

/** Mermaid's words for what is to look quiet, and for what is to look lively. */
const COLOURS: Readonly<Record<Phase, string>> = {
  waiting: 'done, ',
  running: 'active, ',
  settling: 'done, ',
  'health-check': '',
  'verify-command': '',
};

/** A shorter bar is not seen, or not worth it. */
const SHORTEST_MS = 1_000;
/** A shorter phase reads as none. */
const TOLD_MS = 50;

/**
 * The run drawn against the time, as a Mermaid gantt that GitHub draws, and the same in words below it. Nothing where
 * there is no deploy that was followed, or too little to draw.
 */
export function drawTimeline(report: RunReport): string {
  const deploy = report.facts?.deploy;
  if (deploy?.followed !== true) return '';
  const all = barsOf(report, deploy);
  const totalMs = Math.max(...all.map(({ toMs }) => toMs));
  const shortestMs = Math.max(SHORTEST_MS, totalMs / 200);
  const bars = all.filter(({ fromMs, toMs }) => toMs - fromMs >= shortestMs);
  if (bars.length < 2) return '';
  const told = all.filter(({ section, fromMs, toMs }) => section === 'deploy' && toMs - fromMs >= TOLD_MS);
  const words = told.map(({ name }) => name);
  return `\`\`\`mermaid\n${gantt(bars, totalMs)}\n\`\`\`\n\nDeploy: ${words.join(' → ')}`;
}

/** Operations one after the other, and the deploy among them by its phases. */
function barsOf({ results, outcome }: RunReport, deploy: DeployResult): Bar[] {
  const at = results.findIndex(({ operation }) => operation === 'deploy');
  let endMs = 0;
  return results.flatMap(({ operation, durationMs }, nth): Bar[] => {
    const fromMs = endMs;
    endMs += durationMs;
    if (nth === at) {
      const triggeredMs = Math.max(fromMs, endMs - deploy.durationMs);
      return phasesOf(deploy, outcome).map((bar) => {
        return { ...bar, fromMs: triggeredMs + bar.fromMs, toMs: triggeredMs + bar.toMs };
      });
    }
    const isName = /^[a-z-]+$/.test(operation);
    const section = nth < at ? 'before' : 'after';
    const name = `${operation} ${formatDuration(durationMs)}`;
    return isName ? [{ name, section, fromMs, toMs: endMs, tags: 'done, ' }] : [];
  });
}

/** Phases in milliseconds since the trigger. */
function phasesOf(deploy: DeployResult, outcome: RunReport['outcome']): Bar[] {
  const begun = deploy.timeline.flatMap(({ atMs, begins }) =>
    begins === undefined ? [] : [{ atMs, begins }],
  );
  const turns = begun.filter(({ begins }, nth) => begins !== begun[nth - 1]?.begins);
  const failed =
    outcome === 'failed'
      ? failedPhase(
          deploy,
          turns.map(({ begins }) => begins),
        )
      : undefined;
  return turns.map(({ atMs, begins }, nth): Bar => {
    const toMs = turns[nth + 1]?.atMs ?? deploy.durationMs;
    const isCutShort = nth === turns.length - 1 && isInDoubt(outcome);
    const end = begins === failed ? ' (failed)' : isCutShort ? ' (end not seen)' : '';
    const name = `${PHASES[begins]} ${formatDuration(toMs - atMs)}${end}`;
    const colour = begins === failed ? 'crit, ' : COLOURS[begins];
    const tags = isCutShort ? 'crit, active, ' : colour;
    return { name, section: 'deploy', fromMs: atMs, toMs, tags };
  });
}

function isInDoubt(outcome: RunReport['outcome']): boolean {
  return outcome === 'cancelled' || outcome === 'timed_out' || outcome === 'unknown';
}

/** The check that failed, else the script. */
function failedPhase({ exitStatus, evidence }: DeployResult, phases: readonly Phase[]): Phase | undefined {
  const isThrough = evidence.length > 0;
  const isScript = !isThrough && (exitStatus !== undefined || phases.includes('settling'));
  return isScript && phases.includes('running') ? 'running' : phases.at(-1);
}

const UNITS = [
  { unit: 's', factor: 1 },
  { unit: 'min', factor: 60 },
  { unit: 'h', factor: 3_600 },
] as const;
/** An axis with more units than this is told in the next larger one. */
const MOST_UNITS = 150;
const TICKS = [1, 2, 5, 10, 20, 30];
const MOST_TICKS = 8;

/**
 * The source of the diagram. Its axis counts seconds, as the only numbers that are the same in every time zone of a
 * reader; minutes and hours are drawn as if they were seconds.
 */
function gantt(bars: readonly Bar[], totalMs: number): string {
  const fits = UNITS.find(({ factor }) => totalMs / factor <= MOST_UNITS * 1_000);
  const { unit, factor } = fits ?? UNITS[2];
  const units = totalMs / factor / 1_000;
  const tick = TICKS.find((one) => units / one <= MOST_TICKS) ?? 30;
  const scale = (ms: number): number => Math.round(ms / factor);
  const sections = (['before', 'deploy', 'after'] as const).flatMap((section) => {
    const own = bars.filter((bar) => bar.section === section);
    const tasks = own.map(
      ({ name, tags, fromMs, toMs }) =>
        `  ${name} :${tags}${scale(fromMs)}, ${Math.max(scale(toMs), scale(fromMs) + 1)}`,
    );
    return own.length === 0 ? [] : [`  section ${section}`, ...tasks];
  });
  return [
    '%%{init: {"gantt": {"leftPadding": 64, "rightPadding": 24, "barHeight": 22, "barGap": 6, "fontSize": 12}}}%%',
    'gantt',
    '  dateFormat x',
    `  axisFormat %s ${unit}`,
    `  tickInterval ${tick}second`,
    '  todayMarker off',
    ...sections,
  ].join('\n');
}

/** What happened when, as a table. */
export function listMilestones(timeline: readonly Milestone[], say: (text: string) => string): string {
  if (timeline.length === 0) return '';
  const rows = mergeMilestones(timeline).map(
    ({ atMs, what }) => `| ${formatDuration(atMs)} | ${say(what)} |`,
  );
  return ['| Since the trigger | |', '| ---: | --- |', ...rows].join('\n');
}

/** What happened at the same tenth of a second stands on one line. */
function mergeMilestones(milestones: readonly Milestone[]): Milestone[] {
  const merged: Milestone[] = [];
  for (const { atMs, what } of milestones) {
    const last = merged.at(-1);
    if (last !== undefined && formatDuration(last.atMs) === formatDuration(atMs)) {
      merged[merged.length - 1] = { atMs: last.atMs, what: `${last.what}; ${what}` };
    } else merged.push({ atMs, what });
  }
  return merged;
}
