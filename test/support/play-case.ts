import * as z from 'zod/mini';
import { type Heard, prepare, runCore, type Situation } from '../../harness/play.ts';
import { LATE_MS } from '../../harness/simulator/deploys.ts';
import type { Fault } from '../../harness/simulator/faults.ts';
import type { Arrived, Seen } from '../../harness/simulator/server.ts';
import { openSimulation } from '../../harness/simulator/simulation.ts';
import type { Simulator } from '../../harness/simulator/simulator.ts';
import type { State } from '../../harness/simulator/state.ts';
import type { TestClock } from '../../harness/test-clock.ts';
import { CancelledError } from '../../src/core/errors.ts';
import type { RunEnd } from '../../src/outcome/end.ts';
import type { Inputs } from '../../src/targets/inputs.ts';
import { type Case, mannersOf, PLAIN, type Trouble } from './cases.ts';

const shape = z.object({
  env: z._default(z.map(z.string(), z.string()), new Map()),
  envMode: z.optional(z.enum(['merge', 'replace'])),
  envRemove: z._default(z.set(z.string()), new Set()),
  manifest: z._default(z.nullable(z.map(z.string(), z.array(z.record(z.string(), z.unknown())))), null),
  prune: z._default(z.set(z.string()), new Set()),
  script: z._default(z.string(), ''),
  reportExitStatus: z._default(z.boolean(), true),
  wait: z._default(z.boolean(), true),
  commit: z.optional(z.string()),
  expectedCommit: z.optional(z.string()),
  healthCheck: z.optional(z.unknown()),
  verifyCommand: z.optional(z.string()),
});

type StepInputs = z.infer<typeof shape>;

/** Gathers the inputs of all operations of a run. */
const stepInputsOf = ({ operations }: Inputs): StepInputs =>
  shape.parse(Object.assign({}, ...operations.map(({ inputs }) => inputs)));

/** One run, and all that is known of it. */
export interface Episode {
  readonly given: Case;
  readonly inputs: Inputs & StepInputs;
  readonly service: Simulator;
  readonly seen: readonly Seen[];
  readonly report: RunEnd;
  readonly stdout: string;
  readonly heard: readonly Heard[];
  /** When each operation began. */
  readonly begun: readonly { readonly operation: string; readonly atMs: number }[];
  readonly endMs: number;
  /** Why the run was interrupted, if it was. */
  readonly interruption: unknown;
}

/** Changes that every run sends, as the service does not show whether it is so already. */
const ALWAYS_SENT =
  /^(deploy|restart-|refresh-|(un)?install-cloudstore|update-notifications|show-|delete-site)/;

/**
 * Plays a story, and then two more runs of the operations that bring something about, on a service that is well again and
 * with nobody else about: the first may have to mend what was left, and the second has nothing to do.
 */
export async function playCase(given: Case): Promise<Episode[]> {
  const first = await playEpisode(given);
  const again = (given.inputs.operations ?? '').split(',').filter((name) => !ALWAYS_SENT.test(name));
  if (again.length === 0 || first.inputs.dryRun) return [first];
  const second = await playEpisode(calm(given, first.service.conclude(), again));
  return [first, second, await playEpisode(calm(given, second.service.conclude(), again))];
}

function calm(given: Case, start: State, operations: readonly string[]): Case {
  const { 'rollback-on-failure': _, ...others } = given.inputs;
  const inputs = {
    ...others,
    operations: operations.join(),
    timeout: '15m',
    'reinstall-repository': 'false',
  };
  return { start, manners: { ...given.manners, lagMs: 0 }, inputs, trouble: PLAIN.trouble, cancel: 'never' };
}

async function playEpisode(given: Case): Promise<Episode> {
  const prepared = await prepare(given.inputs);
  const begun: { operation: string; atMs: number }[] = [];
  const operation = (): string => begun.at(-1)?.operation ?? 'target';
  const { cancel, trouble } = given;
  const { latencyMs, away } = trouble;
  await using simulation = await openSimulation({
    ...given.start,
    manners: mannersOf(given.manners),
    deadlineMs: prepared.inputs.timeoutMs,
    operation,
    latencyMs,
    away,
  });
  const { clock, service, seen } = simulation;
  const reason = new CancelledError('Cancelled.');
  if (cancel !== 'never' && 'atMs' in cancel) clock.interruptAt(cancel.atMs, reason);
  const faultOf = createFaults(trouble, ({ nth }) => {
    if (cancel !== 'never' && 'beforeRequest' in cancel && cancel.beforeRequest === nth)
      clock.interrupt(reason);
    if (nth > MOST_REQUESTS) throw new Error('too many requests');
    for (const { before, deed } of trouble.meddling) if (before === nth) service.meddle(deed);
  });
  simulation.misbehave(faultOf);
  const onOperation = (name: string): void => void begun.push({ operation: name, atMs: clock.now() });
  const around = { onOperation, ...surroundingsOf(service, clock) };
  const { report, stdout, heard } = await runCore(prepared, simulation, around);
  const interruption: unknown = clock.signal.reason;
  const endMs = clock.now();
  const inputs = { ...prepared.inputs, ...stepInputsOf(prepared.inputs) };
  return { given, inputs, service, seen, report, stdout, heard, begun, endMs, interruption };
}

const MOST_REQUESTS = 3_000;

/** Decides the fault of each request, after something was done as it arrived. */
function createFaults({ faults }: Trouble, onRequest: (request: Arrived) => void) {
  const counts = { any: 0, reads: 0, writes: 0 };
  return (request: Arrived): Fault | undefined => {
    onRequest(request);
    const kind = request.method === 'GET' ? 'reads' : 'writes';
    const found = faults.find(
      ({ on, from, times }) =>
        (on === 'any' || on === kind) && counts[on] >= from && counts[on] < from + times,
    );
    counts.any += 1;
    counts[kind] += 1;
    return found?.fault;
  };
}

/** The page of the site, and a command that checks it. */
function surroundingsOf({ isWell }: Simulator, clock: TestClock): Situation {
  return {
    async getPage() {
      await clock.sleep(20, clock.signal);
      return { status: isWell() ? 200 : 500, text: '' };
    },
    async runCommand(pass, limitMs = Number.POSITIVE_INFINITY) {
      for (let tookMs = 0; tookMs < LATE_MS && !isWell(); tookMs += 1_000) {
        // As the real one does, it ends up to a second later.
        if (tookMs >= limitMs) return 143;
        await pass(1_000);
      }
      return isWell() ? 0 : 1;
    },
  };
}

/** Tells what happened, line by line, for the person who has to understand it. */
export const tellCase = (episodes: readonly Episode[]): string =>
  episodes.map((episode, nth) => `Run ${nth + 1}:\n${tellEpisode(episode)}`).join('\n\n');

type Told = Pick<Episode, 'seen' | 'service' | 'report' | 'endMs'>;

export function tellEpisode({ seen, service, report, endMs }: Told): string {
  const requests = seen.map(({ atMs, line, operation, fate }) => {
    return { atMs, what: `[${operation}] ${line} → ${fate.slice(0, 300)}` };
  });
  const deeds = service.deeds.map(({ atMs, by, what, record }) => {
    return { atMs, what: `    ${by}: ${what} ${JSON.stringify(record) ?? ''}` };
  });
  const events = [...requests, ...deeds].sort((a, b) => a.atMs - b.atMs).slice(0, 100);
  const told = events.map(({ atMs, what }) => `${(atMs / 1000).toFixed(1)} s ${what}`);
  const results = report.results.map(
    ({ operation, outcome, failure }) => `${operation}: ${outcome} ${failure?.message ?? ''}`,
  );
  const end = `ended at ${(endMs / 1000).toFixed(1)} s: ${report.outcome} ${report.failure?.message ?? ''}`;
  return [...told, ...results, end].join('\n');
}
