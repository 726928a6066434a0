import { getSite } from '../api/sites.ts';
import { type GitHubTraces, NO_TRACES, type TargetTraces } from '../github/traces.ts';
import { MOST_OF_NAME, type RunEnd } from '../outcome/end.ts';
import type { Facts } from '../outcome/facts.ts';
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
import { oneLine } from '../secrets/sanitizer.ts';
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
  /** When the sites were found, by the clock. */
  readonly foundAt: number;
}

/** After this time, a site is looked at again before its run begins. */
const FRESH_MS = 30_000;

/** Runs the operations of a target. Never throws. */
export function runTarget(
  target: RunTarget,
  approved: readonly OperationPlan[] | undefined,
  rollout: Rollout,
  listeners: Listeners,
): Promise<RunEnd> {
  const { ports, leave } = enter(target, rollout, listeners, rollout.traces.of(target));
  return run(ports, () => refreshed(target.found, ports, rollout), approved).finally(leave);
}

/** Plans the operations of a target; or empties its plan from `before`, if a newer commit supersedes it. Never throws. */
export function planTarget(target: RunTarget, rollout: Rollout, before?: RunSoFar): Promise<RunSoFar> {
  const { redactor, clock } = rollout.step;
  const { console } = createBufferedConsole(redactor, clock, false);
  const { ports, leave } = enter(target, rollout, { save: () => {}, console }, NO_TRACES);
  const { found } = target;
  return (before ? withoutSuperseded(before, ports, found) : planAll(ports, found)).finally(leave);
}

/** Makes a target one of those under way, until it leaves. Its time ends with the whole, or before at `target-timeout`. */
function enter(target: RunTarget, rollout: Rollout, listeners: Listeners, traces: TargetTraces) {
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
    ports: createPorts({ inputs, site }, step, part, { ...listeners, traces, siblings }),
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
