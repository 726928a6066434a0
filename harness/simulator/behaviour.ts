import type { Fault } from './faults.ts';
import type { Manners } from './manners.ts';
import type { Arrived } from './server.ts';
import { openSimulation, type Setting, type Simulation } from './simulation.ts';
import type { Simulator } from './simulator.ts';
import { type Fields, newSite, type SimulatedSite } from './state.ts';

/** The deploys of a site as the service shows them at some moment. */
export interface Shown {
  readonly lastDeployAt?: string | null;
  /** Content of the latest log entry; null: there is none. */
  readonly log?: string | null;
  /** Its `created_at`, which tells one entry from another. */
  readonly logAt?: string;
}

/** A request that may go wrong. */
export interface Faultable extends Pick<Arrived, 'method' | 'path'> {
  /** The number of the request among those of the same line, from 1. */
  readonly nth: number;
  /** -1 before the trigger. */
  readonly sinceTriggerMs: number;
  readonly nowMs: number;
}

/**
 * The behaviour of a service with server 1 and site 2, as far as it is not the usual one. Unless told, the site has a repository,
 * which deploys need, and no script, `.env`, or log of a deploy before; a request takes no time. Times are of the test's clock, in
 * milliseconds.
 */
export interface Behaviour
  extends Pick<Setting, 'manners' | 'headers' | 'latencyMs'>,
    Partial<Pick<SimulatedSite, 'hasRepository' | 'script' | 'log' | 'env'>> {
  readonly siteExists?: boolean;
  /** Prepares what happens later whatever the run does. */
  readonly prepare?: (simulator: Simulator) => void;
  /** Fields of the site beside id and domain. `since`: the milliseconds since the latest such write, as in `POST /sites`. */
  readonly siteAt?: (moment: {
    readonly nowMs: number;
    readonly since: (write: string) => number | undefined;
  }) => Fields | 'gone';
  /** Shown of deploys before the trigger, in the place of what really is. */
  readonly before?: Shown;
  /** The same after it, by time. */
  readonly after?: (sinceTriggerMs: number) => Shown;
  readonly fault?: (request: Faultable) => Fault | undefined;
}

/** Opens a simulation of such a service. */
export async function openBehaving(behaviour: Behaviour, deadlineMs: number): Promise<Simulation> {
  const { siteExists = true, before, after, headers, latencyMs = 0 } = behaviour;
  const isTold = before !== undefined || after !== undefined;
  const simulation = await openSimulation({
    sites: siteExists ? [siteOf(behaviour)] : [],
    manners: { ...behaviour.manners, moreOf: () => moreNow(), ...(isTold && { logOf: () => logNow() }) },
    headers,
    latencyMs,
    deadlineMs,
  });
  const { clock, service } = simulation;
  /** The times at which each request came, by its line. */
  const arrived = new Map<string, number[]>();
  behaviour.prepare?.(service);
  const sinceTrigger = (): number => {
    const last = service.deploys.at(-1)?.askedMs;
    return last === undefined ? -1 : clock.now() - last;
  };
  const shownNow = (): Shown => (sinceTrigger() < 0 ? before : after?.(sinceTrigger())) ?? {};
  const since = (write: string): number | undefined => {
    const at = arrived.get(write.replace(' ', ' /api/servers/1'))?.at(-1);
    return at === undefined ? undefined : clock.now() - at;
  };
  function moreNow(): ReturnType<NonNullable<Manners['moreOf']>> {
    const fields = behaviour.siteAt?.({ nowMs: clock.now(), since });
    if (fields === 'gone') return fields;
    return { ...(isTold && { last_deploy_at: shownNow().lastDeployAt ?? null }), ...fields };
  }
  function logNow(): unknown {
    const { log = null, logAt = '2026-01-01 00:00:00' } = shownNow();
    return log === null ? null : { description: 'Deploy', content: log, created_at: logAt };
  }
  simulation.misbehave(({ method, path, atMs }) => {
    const line = `${method} ${path}`;
    const times = [...(arrived.get(line) ?? []), atMs];
    arrived.set(line, times);
    const about = { nth: times.length, sinceTriggerMs: sinceTrigger(), nowMs: clock.now() };
    return behaviour.fault?.({ method, path, ...about });
  });
  return simulation;
}

function siteOf({ script = null, env = null, log = null, hasRepository = true }: Behaviour): SimulatedSite {
  const token = log === null ? null : '2025-12-31 00:00:00';
  return newSite(2, undefined, { script, env, hasRepository, log, token });
}
