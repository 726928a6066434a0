import { getSite } from '../api/sites.ts';
import type { Console } from '../console/console.ts';
import { DeadlineError } from '../core/errors.ts';
import { MOST_OF_NAME } from '../outcome/ended-targets.ts';
import type { Facts } from '../outcome/facts.ts';
import type { RunReport } from '../outcome/report.ts';
import { look } from '../run/agreement.ts';
import type { OperationPlan } from '../run/plan-hash.ts';
import {
  type Connection,
  createPorts,
  type OwnPorts,
  type Ports,
  SHARE_OF_DEPLOY,
  type StepContext,
  tellWaits,
  withDeadline,
} from '../run/ports.ts';
import { trackProgress } from '../run/progress.ts';
import { runFound } from '../run/run.ts';
import type { RunSoFar } from '../run/run-each.ts';
import { oneLine } from '../secrets/sanitizer.ts';
import { targetOf } from '../site/target.ts';
import type { RunTarget } from '../targets/find-targets.ts';
import type { SharedLooks } from './shared-looks.ts';

/** The parts that all targets of a run share. */
export interface RolloutMeans {
  readonly step: StepContext;
  readonly connection: Connection;
  readonly looks: SharedLooks;
  /** When the sites were found, by the clock. */
  readonly foundAt: number;
  /** The time of the whole run, and of each target, if it has a limit of its own; in milliseconds. */
  readonly timeoutMs: number;
  readonly targetTimeoutMs: number | undefined;
  /** True when more than one target runs. */
  readonly isMany: boolean;
}

/** The parts of one target's own. */
export interface TargetMeans extends Pick<OwnPorts, 'open' | 'onDeployFailed' | 'beforeRollback'> {
  readonly console: Console;
  /** Keeps what the post step would say of the target. */
  readonly save: (text: string) => void;
  /** Notes that its deploy is certain to fail. */
  readonly doomed: () => void;
}

/** After this time, a site is looked at again before its run begins. */
const FRESH_MS = 30_000;

/** Runs the operations of a target. Never throws. */
export function runTarget(
  target: RunTarget,
  agreed: readonly OperationPlan[] | undefined,
  means: RolloutMeans,
  own: TargetMeans,
): Promise<RunReport> {
  return withPorts(target, means, own, async (ports) =>
    runFound(ports, await refreshed(target.found, ports, means), agreed),
  );
}

/** Plans the operations of a target, and writes nothing. Never throws. */
export function planTarget(target: RunTarget, means: RolloutMeans, own: TargetMeans): Promise<RunSoFar> {
  return withPorts(target, means, own, (ports) => look(ports, target.found));
}

async function withPorts<Value>(
  { inputs, found, server, domain }: RunTarget,
  means: RolloutMeans,
  { console, save, doomed, ...hooks }: TargetMeans,
  work: (ports: Ports) => Promise<Value>,
): Promise<Value> {
  const { step, connection, looks, targetTimeoutMs, timeoutMs, isMany } = means;
  const { redact } = step.redactor;
  const { clock } = step;
  const startedAt = clock.now();
  const ownMs = targetTimeoutMs ?? Number.POSITIVE_INFINITY;
  const tooLate = new DeadlineError(
    'The time of this target (target-timeout) is up.',
    'target-timeout',
    ownMs,
  );
  const { signal, stop } =
    targetTimeoutMs === undefined
      ? { signal: connection.signal, stop: () => {} }
      : withDeadline(connection.signal, clock, ownMs, tooLate);
  const deadline = Math.min(connection.deadline, startedAt + ownMs);
  const part = connection.client.part({ signal, deadline, ...tellWaits(console) });
  const known = typeof found.site === 'object' ? found.site : undefined;
  const { leave, ...shared } = looks.join(found.serverId, known, signal);
  const about = {
    server: redact(server),
    site: oneLine(domain, redact, MOST_OF_NAME),
    dryRun: inputs.dryRun,
  };
  const ports = createPorts(
    inputs,
    { ...step, console },
    {
      ...hooks,
      ...{ signal, startedAt, company: { isThere: isMany, doomed, ...shared }, client: part },
      checksDue: Math.min(
        connection.startedAt + timeoutMs * SHARE_OF_DEPLOY,
        startedAt + ownMs * SHARE_OF_DEPLOY,
      ),
      tracker: trackProgress({ ...about, operations: inputs.operations }, save, Date.now),
    },
  );
  try {
    return await work(ports);
  } finally {
    stop();
    leave();
  }
}

/** The facts of a target, with its site as it is now if it was found a while ago. */
async function refreshed(
  found: Facts,
  { reader, company, patience }: Ports,
  { foundAt }: RolloutMeans,
): Promise<Facts> {
  if (typeof found.site !== 'object' || patience.clock.now() - foundAt < FRESH_MS) return found;
  const target = targetOf(found);
  const listed = await company.glance(target.site).catch(() => undefined);
  // If it cannot be read, the operation that needs it says so.
  const site = listed ?? (await reader.read(getSite, target).catch(() => found.site));
  return { ...found, site };
}
