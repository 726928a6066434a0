import type { ActionOptions, ActionRun, ProcessOptions } from '../action-run.ts';
import type { Texts } from '../metadata.ts';
import { runAction } from '../run-action.ts';
import { createTestClock } from '../test-clock.ts';
import { createTraffic } from '../traffic.ts';
import type { Fault } from './faults.ts';
import { BY_ID, DOCUMENT, FAMILY, type Manners } from './manners.ts';
import { type Arrived, type Scene, type Seen, startSimulatorServer } from './server.ts';
import { createSimulator } from './simulator.ts';
import { newSite, type SimulatedSite, type State } from './state.ts';

/** The kinds of service, for `describe.each`. */
export const MANNERS = { document: DOCUMENT, family: FAMILY, 'by id': BY_ID };

/** A simulated service in front of which whole steps are played, one after the other, on one clock. */
export type Simulation = Awaited<ReturnType<typeof openSimulation>>;

/** The sites and records before the first step, and the manners of the service. */
export interface Setting extends Pick<Scene, 'pageOf' | 'headers' | 'away' | 'operation'> {
  readonly sites?: readonly SimulatedSite[];
  readonly records?: State['records'];
  readonly manners?: Partial<Manners>;
  /** The time that each request takes, in milliseconds; 50 if left out. */
  readonly latencyMs?: number;
  /** When the signal of the clock aborts; never if left out. */
  readonly deadlineMs?: number;
}

export const TOKEN = 'sandbox-test-token';
/** Inputs that a run on a simulation is given unless told otherwise. */
export const USUAL = {
  'api-token': TOKEN,
  server: '1',
  'repository-provider': 'hosted_git_1',
  repository: 'acme/shop',
  branch: 'main',
};

/** Opens a simulation: whatever is played takes no time, and goes the same way on any machine. */
export async function openSimulation({
  sites = [],
  records = {},
  manners = {},
  latencyMs = 50,
  deadlineMs,
  ...scene
}: Setting = {}) {
  const traffic = createTraffic();
  const clock = createTestClock(deadlineMs, traffic);
  const service = createSimulator(
    { sites, records },
    { ...DOCUMENT, ...manners },
    clock.now,
    scene.operation,
  );
  const seen: Seen[] = [];
  let script: Scene['faultOf'] = () => undefined;
  const faultOf = (request: Arrived): Fault | undefined | Promise<Fault | undefined> => script(request);
  const whole: Scene = { ...scene, simulator: service, clock, traffic, latencyMs, faultOf, seen };
  const { url, stop } = await startSimulatorServer(whole);
  const usual = { ...USUAL, 'base-url': url };
  return {
    url,
    service,
    clock,
    /** The requests of the last step. */
    seen,
    stop,
    [Symbol.asyncDispose]: stop,
    /** Decides the faults of requests from now on; told of each request as it arrives. */
    misbehave(next: Scene['faultOf']): void {
      script = next;
    },
    /** Plays a step on server 1, with sensible inputs. */
    play(inputs: Texts, more: Omit<ActionOptions, 'inputs'> = {}): Promise<ActionRun> {
      seen.length = 0;
      return runAction({ ...more, clock, inputs: { ...usual, ...inputs } });
    },
    /** Runs the built action, as a process with a clock of its own: here no time passes, so whatever is to end must end at once. */
    run(inputs: Texts, more: Omit<ProcessOptions, 'inputs'> = {}): Promise<ActionRun> {
      seen.length = 0;
      return runAction({ ...more, inputs: { ...usual, ...inputs } });
    },
    /** `METHOD path` of the last step's writes, without the server. */
    writes: (): string[] =>
      seen
        .map(({ line }) => line.replace(/\/api\/servers\/\d+/, ''))
        .filter((line) => !line.startsWith('GET ')),
  };
}

/** Sites with a repository and a deploy script, with ids from 2. */
export function openSites(domains: readonly string[], more: Partial<SimulatedSite> = {}): SimulatedSite[] {
  return domains.map((domain, nth) => newSite(2 + nth, domain, { hasRepository: true, env: '', ...more }));
}
