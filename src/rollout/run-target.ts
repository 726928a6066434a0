import { getSite } from '../api/sites.ts';
import { createConsole } from '../console/console.ts';
import type { Clock } from '../core/clock.ts';
import type { During } from '../core/log.ts';
import type { RunEnd } from '../outcome/end.ts';
import { type Facts, targetOf } from '../outcome/facts.ts';
import { isGood } from '../outcome/failure.ts';
import { annotationOf } from '../report/annotations.ts';
import { progressLine, targetLine, targetTitle } from '../report/log-lines.ts';
import { aftermathOfList } from '../run/aftermath.ts';
import { createPorts, limitedPart, type Ports, type Run } from '../run/contexts.ts';
import { run } from '../run/run.ts';
import type { Redactor } from '../secrets/redactor.ts';
import { lastLines } from '../secrets/sanitizer.ts';
import { requireSame } from '../site/site-presence.ts';
import type { Rollout, Row } from './rows.ts';

/** After this time, a site is looked at again before its run begins. */
const FRESH_MS = 30_000;

/** Notes how far all targets have come: for the output `unfinished`, and for the post step. */
export function saveProgress(rollout: Rollout): void {
  if (!rollout.isDryRun) rollout.step.keep(rollout.unfinished());
  noteAftermath(rollout);
}

function noteAftermath({ step, counts, aftermaths }: Rollout): void {
  step.files.saveState('run', aftermathOfList(counts(), aftermaths()));
}

/** Runs the operations of a target, and prints its log as a group once it has ended. Never throws. */
export async function runTarget(row: Row, rollout: Rollout): Promise<void> {
  const { step, note, elapsedMs } = rollout;
  const fromMs = elapsedMs();
  note(row, { fromMs });
  const save = (aftermath: string): void => {
    row.aftermath = aftermath;
    noteAftermath(rollout);
  };
  const { ports, log, leave } = enter(row, rollout, save);
  const end = await run(ports, () => refreshed(row.found, ports, rollout.foundAt), row.approved).finally(
    leave,
  );
  row.aftermath = undefined;
  note(row, { ...trimmed(end), durationMs: elapsedMs() - fromMs });
  saveProgress(rollout);
  const { failure } = row.end;
  // The annotation comes at the end of the run, and only for the first ten.
  const kind = failure?.reason === 'older-commit' ? 'notice' : 'error';
  if (failure !== undefined) log.console.annotate(kind, '', annotationOf(failure));
  const counts = rollout.counts();
  step.console.bufferedGroup(targetTitle(row, counts), log.lines(), targetLine(row.end));
  step.console.info(progressLine(counts));
}

const MAX_LOG_CHARACTERS = 16 * 1024;

/** Forgets what the report of many does not show, so that thousands of targets fit into memory. */
function trimmed(end: RunEnd): RunEnd {
  const { facts, outcome } = end;
  if (facts === undefined) return end;
  const { script: _, deployLog = '', ...others } = facts;
  // A slice would keep the whole text in memory.
  const log = isGood(outcome) ? '' : Buffer.from(lastLines(deployLog, MAX_LOG_CHARACTERS)).toString();
  return { ...end, facts: { ...others, deployLog: log } };
}

/** Lets a target plan something that it does not run, and logs nothing. */
export function planTarget(
  row: Row,
  rollout: Rollout,
  plan: (ports: Ports, found: Facts) => Promise<Run>,
): Promise<Run> {
  const { ports, leave } = enter(row, rollout, () => {});
  return plan(ports, row.found).finally(leave);
}

/** Makes a target one of those under way, until it leaves. */
function enter(row: Row, rollout: Rollout, save: (aftermath: string) => void) {
  const { step, list, note } = rollout;
  const { inputs, ofServer } = row;
  const { redactor, clock, logStyle } = step;
  const log = createBufferedConsole(redactor, clock, logStyle.colours);
  const part = limitedPart(step, log.console, 'target-timeout', list.targetTimeoutMs);
  const { leave, ...looking } = ofServer.joinLooks(part.signal);
  const siblings = { ...looking, noteFailure: () => note(row, { outcome: 'failed' }) };
  const traces = rollout.traces.of(row);
  return {
    log,
    ports: createPorts({ inputs, siblings, traces, save }, part),
    leave(): void {
      part.stop();
      leave();
    },
  };
}

/** Creates the console of a target. It keeps its lines, as targets under way would interleave, and shows no activities. */
export function createBufferedConsole(redactor: Redactor, clock: Clock, colours: boolean) {
  const buffered: string[] = [];
  const stdout = { write: (text: string) => buffered.push(text) };
  // The lines become part of a group: a group or an annotation within would not be obeyed.
  const inGroup = { commands: undefined, colours, live: false };
  const console = createConsole({ stdout, redactor, clock, logStyle: inGroup });
  const during: During = (_, work) => work();
  return { console: { ...console, during }, lines: () => buffered.join('') };
}

/** The facts of a target, with its site as it is now if it was found a while ago. */
async function refreshed(found: Facts, ports: Ports, foundAt: number): Promise<Facts> {
  const { reader, siblings, patience } = ports;
  if (typeof found.site !== 'object' || patience.clock.now() - foundAt < FRESH_MS) return found;
  const target = targetOf(found);
  const listed = await siblings.glance(target.site).catch(() => undefined);
  // If it cannot be read, the operation that needs it says so.
  const site = listed ?? (await reader.read(getSite, target).catch(() => undefined)) ?? found.site;
  requireSame(site, found.site);
  return { ...found, site };
}
