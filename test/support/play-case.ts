import { type Heard, prepare, runCore, type Surroundings } from '../../harness/play.ts';
import { createTestClock, type TestClock } from '../../harness/test-clock.ts';
import { CancelledError } from '../../src/core/errors.ts';
import type { RunReport } from '../../src/report/run-report.ts';
import type { Inputs } from '../../src/run/inputs.ts';
import type { Cancel, Case } from './cases.ts';
import { type StepInputs, stepInputsOf } from './step-inputs.ts';
import { createWorld, type World } from './world.ts';
import type { Manners } from './world-api.ts';
import { LATE_MS } from './world-deploys.ts';
import type { Seen, Trouble, WorldServer } from './world-server.ts';
import type { State } from './world-store.ts';

/** One run, and all that is known of it. */
export interface Episode {
  readonly given: Case;
  readonly inputs: Inputs & StepInputs;
  readonly world: World;
  readonly seen: readonly Seen[];
  readonly report: RunReport;
  readonly stdout: string;
  readonly heard: readonly Heard[];
  /** When each operation began. */
  readonly begun: readonly { readonly operation: string; readonly atMs: number }[];
  readonly endMs: number;
  /** Why the run was interrupted, if it was. */
  readonly interruption: unknown;
}

const NO_TROUBLE: Trouble = { faults: [], meddling: [], away: [], latencyMs: 1 };
/** Changes that every run sends, as the service does not show whether it is so already. */
const ALWAYS_SENT =
  /^(deploy|restart-|refresh-|(un)?install-cloudstore|update-notifications|show-|delete-site)/;

/**
 * Plays a story, and then two more runs of the operations that bring something about, on a service that is well again and
 * with nobody else about: the first may have to mend what was left, and the second has nothing to do.
 */
export async function playCase(server: WorldServer, given: Case): Promise<Episode[]> {
  const first = await playEpisode(server, given);
  const again = (given.inputs.operations ?? '').split(',').filter((name) => !ALWAYS_SENT.test(name));
  if (again.length === 0 || first.inputs.dryRun) return [first];
  const episodes = [first];
  for (let round = 0; round < 2; round += 1) {
    const last = episodes.at(-1) ?? first;
    const next = calm(given, last.world.conclude(), again);
    episodes.push(await playEpisode(server, next));
  }
  return episodes;
}

function calm(given: Case, start: State, operations: readonly string[]): Case {
  const manners: Manners = { ...given.manners, lagMs: 0 };
  const { 'rollback-on-failure': _, ...others } = given.inputs;
  const inputs = {
    ...others,
    operations: operations.join(),
    timeout: '15m',
    'reinstall-repository': 'false',
  };
  return { start, manners, inputs, trouble: NO_TROUBLE, cancel: 'never' };
}

async function playEpisode(server: WorldServer, given: Case): Promise<Episode> {
  const prepared = await prepare(given.inputs);
  const begun: { operation: string; atMs: number }[] = [];
  const operation = (): string => begun.at(-1)?.operation ?? 'target';
  const clock = createTestClock(prepared.inputs.timeoutMs);
  const world = createWorld(given.start, given.manners, clock.now, operation);
  const seen: Seen[] = [];
  const reason = new CancelledError('Cancelled.');
  const { cancel } = given;
  if (isAtTime(cancel)) clock.interruptAt(cancel.atMs, reason);
  const onRequest = (nth: number): void => {
    if (isBeforeRequest(cancel) && cancel.beforeRequest === nth) clock.interrupt(reason);
    if (nth > MOST_REQUESTS) throw new Error('too many requests');
  };
  const playing = server.begin({ world, clock, trouble: given.trouble, operation, onRequest, seen });
  const onOperation = (name: string): void => void begun.push({ operation: name, atMs: clock.now() });
  const around = { onOperation, ...surroundingsOf(world, clock) };
  const { report, stdout, heard } = await runCore(prepared, server.url, playing, around);
  const interruption: unknown = clock.signal.reason;
  const inputs = { ...prepared.inputs, ...stepInputsOf(prepared.inputs) };
  return { given, inputs, world, seen, report, stdout, heard, begun, endMs: clock.now(), interruption };
}

/** The page of the site, and a command that checks it. */
function surroundingsOf({ isWell }: World, clock: TestClock): Surroundings {
  return {
    getPage: async () => {
      clock.advance(20);
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

const MOST_REQUESTS = 3_000;

function isAtTime(cancel: Cancel): cancel is { atMs: number } {
  return typeof cancel === 'object' && 'atMs' in cancel;
}

function isBeforeRequest(cancel: Cancel): cancel is { beforeRequest: number } {
  return typeof cancel === 'object' && 'beforeRequest' in cancel;
}

/** Tells what happened, line by line, for the person who has to understand it. */
export function tellCase(episodes: readonly Episode[]): string {
  return episodes.map((episode, nth) => `Run ${nth + 1}:\n${tellEpisode(episode)}`).join('\n\n');
}

function tellEpisode({ seen, world, report, endMs }: Episode): string {
  const events = [
    ...seen.map(({ atMs, line, operation, fate }) => ({ atMs, what: `[${operation}] ${line} → ${fate}` })),
    ...world.deeds.map(({ atMs, by, what, record }) => ({
      atMs,
      what: `    ${by}: ${what}${record === undefined ? '' : ` ${JSON.stringify(record)}`}`,
    })),
  ].sort((a, b) => a.atMs - b.atMs);
  const told = events.slice(0, 100).map(({ atMs, what }) => `${(atMs / 1000).toFixed(1)} s ${what}`);
  const results = report.results.map(
    ({ operation, status, wrote, error = '' }) =>
      `${operation}: ${status}${wrote ? ', wrote' : ''}${error === '' ? '' : `: ${error}`}`,
  );
  const end = `ended at ${(endMs / 1000).toFixed(1)} s: ${report.outcome} ${report.failure?.message ?? ''}`;
  return [...told, ...results, end].join('\n');
}
