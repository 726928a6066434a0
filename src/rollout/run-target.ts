import { getSite } from '../api/sites.ts';
import { type GitHubTraces, NO_TRACES } from '../github/traces.ts';
import { MOST_OF_NAME, type RunEnd } from '../outcome/end.ts';
import type { Facts } from '../outcome/facts.ts';
import { isGood } from '../outcome/failure.ts';
import { annotationOf } from '../report/annotations.ts';
import { progressLine, targetLine, targetTitle } from '../report/log-lines.ts';
import { aftermathOfList } from '../run/aftermath.ts';
import { planAll, withoutSuperseded } from '../run/approval.ts';
import type { OperationPlan } from '../run/plan-hash.ts';
import {
  createPorts,
  type Listeners,
  limitTime,
  type Ports,
  type StepConnection,
  type StepContext,
  tellWaits,
  tooLate,
} from '../run/ports.ts';
import { run } from '../run/run.ts';
import type { RunSoFar } from '../run/run-each.ts';
import { lastLines, oneLine } from '../secrets/sanitizer.ts';
import { requireSame } from '../site/site-presence.ts';
import { targetOf } from '../site/target.ts';
import type { RunTarget } from '../targets/find-targets.ts';
import type { ListInputs } from '../targets/read-list.ts';
import type { Board } from './board.ts';
import { createBufferedConsole } from './buffered-console.ts';
import type { Runs } from './server-runs.ts';
import type { SharedLooks } from './shared-looks.ts';

/** Everything that the targets of a run share. */
export interface Rollout {
  readonly runs: Runs;
  readonly limits: ListInputs;
  readonly step: StepContext;
  readonly connection: StepConnection;
  readonly board: Board;
  readonly looks: SharedLooks;
  readonly traces: GitHubTraces<RunTarget>;
  /** Keeps the output `unfinished` as it is now. */
  readonly keep: (unfinished: string) => void;
  /** When the sites were found, by the clock. */
  readonly foundAt: number;
}

/** After this time, a site is looked at again before its run begins. */
const FRESH_MS = 30_000;

/** Notes how far all targets have come: for the output `unfinished`, and for the post step. */
export function note(rollout: Rollout): void {
  rollout.keep(rollout.board.unfinished());
  noteAftermath(rollout);
}

function noteAftermath({ board, step }: Rollout): void {
  step.files.saveState('run', aftermathOfList(board.counts(), board.aftermaths()));
}

/** Runs the operations of a target, and prints its log as a group once it has ended. Never throws. */
export async function runTarget(
  target: RunTarget,
  approved: readonly OperationPlan[] | undefined,
  rollout: Rollout,
): Promise<void> {
  const { board, step, traces } = rollout;
  const log = createBufferedConsole(step.redactor, step.clock, step.logStyle.colours);
  board.begin(target);
  const save = (aftermath: string): void => {
    board.save(target, aftermath);
    noteAftermath(rollout);
  };
  const { ports, leave } = enter(target, rollout, { console: log.console, save, traces: traces.of(target) });
  const end = await run(ports, () => refreshed(target.found, ports, rollout), approved).finally(leave);
  const standing = board.end(target, trimmed(end));
  note(rollout);
  const { failure, results } = standing;
  // The annotation comes at the end of the run, and only for the first ten.
  const kind = failure?.reason === 'older-commit' ? 'notice' : 'error';
  if (failure !== undefined) log.console.annotate(kind, '', annotationOf(failure, results));
  const counts = board.counts();
  step.console.bufferedGroup(targetTitle(standing, counts), log.lines(), targetLine(standing));
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

/** Plans the operations of a target; or empties its plan from `before`, if a newer commit supersedes it. Never throws. */
export function planTarget(target: RunTarget, rollout: Rollout, before?: RunSoFar): Promise<RunSoFar> {
  const { redactor, clock } = rollout.step;
  const { console } = createBufferedConsole(redactor, clock, false);
  const { ports, leave } = enter(target, rollout, { save: () => {}, console, traces: NO_TRACES });
  const { found } = target;
  return (before ? withoutSuperseded(before, ports, found) : planAll(ports, found)).finally(leave);
}

/** Makes a target one of those under way, until it leaves. Its time ends with the whole, or before at `target-timeout`. */
function enter(target: RunTarget, rollout: Rollout, listeners: Listeners) {
  const { inputs, found } = target;
  const { step, looks, board, connection, limits } = rollout;
  const { targetTimeoutMs: ms } = limits;
  const why = 'Time ran out for this target (target-timeout).';
  const time =
    ms === undefined
      ? { ...connection, startedAt: step.clock.now(), stop: () => {} }
      : limitTime(connection, step.clock, ms, () => tooLate(why, 'target-timeout', ms, connection.client));
  const part = { ...time, client: connection.client.part({ ...time, ...tellWaits(listeners.console) }) };
  const known = typeof found.site === 'object' ? found.site : undefined;
  const { leave, ...looking } = looks.join(found.serverId, known, part.signal);
  const siblings = { ...looking, doomed: () => board.doom(target) };
  const site = oneLine(target.site, step.redactor.redact, MOST_OF_NAME);
  return {
    ports: createPorts({ inputs, site, siblings, ...listeners }, step, part),
    leave(): void {
      part.stop();
      leave();
    },
  };
}

/** The facts of a target, with its site as it is now if it was found a while ago. */
async function refreshed(
  found: Facts,
  { reader, siblings, patience }: Ports,
  { foundAt }: Rollout,
): Promise<Facts> {
  if (typeof found.site !== 'object' || patience.clock.now() - foundAt < FRESH_MS) return found;
  const target = targetOf(found);
  const listed = await siblings.glance(target.site).catch(() => undefined);
  // If it cannot be read, the operation that needs it says so.
  const site = listed ?? (await reader.read(getSite, target).catch(() => undefined)) ?? found.site;
  requireSame(site, found.site);
  return { ...found, site };
}
