import { InputError } from '../core/errors.ts';
import { findTargets } from '../fleet/find-targets.ts';
import { type FleetInputs, readFleet } from '../fleet/read-fleet.ts';
import { runFleet } from '../fleet/run-fleet.ts';
import { divide } from '../fleet/server-runs.ts';
import { createSharedLooks } from '../fleet/shared-looks.ts';
import { createGitHubTraces } from '../github/traces.ts';
import type { InputSource } from '../inputs/input.ts';
import { type Failure, failureOf } from '../outcome/failure.ts';
import type { Report } from '../outcome/report.ts';
import { headlineOf } from '../report/headline.ts';
import { type Connection, connect, type StepContext } from '../run/ports.ts';
import { partOf } from '../values/rollout.ts';
import type { Publisher, StepEnd } from './publish.ts';
import { rejectionOf, showOpenly } from './step-inputs.ts';
import { createWatcher } from './watcher.ts';

/** Runs a step of a list of targets: reads its inputs, finds the targets, and runs them. */
export async function runList(
  source: InputSource,
  step: StepContext,
  keep: Publisher['keep'],
): Promise<StepEnd> {
  const { redactor, console } = step;
  const given = openTargets(source);
  const read = await readFleet(source, (get) => showOpenly(get, redactor)).catch((error: unknown) => ({
    fault: failureOf(error),
  }));
  if ('fault' in read) return { report: endBefore(read.fault) };
  if ('problems' in read) {
    const failure = rejectionOf(read.problems, console.info, source.isUnread);
    return { report: endBefore(failure, read.isOpen ? given : '') };
  }
  keep({ unfinished: given });
  read.warnings.forEach(console.warning);
  const [first] = read.entries;
  if (first === undefined) return { report: NOTHING };
  const { dryRun } = first.inputs;
  // The timeout among the inputs of a target is its target-timeout, if it has one.
  const connection = connect({ ...first.inputs, timeoutMs: read.timeoutMs }, step);
  const { close, client } = connection;
  const keepOpen = dryRun ? undefined : (unfinished: string): void => keep({ unfinished });
  const end = await runAll(read, source, step, keepOpen, connection).then(
    (report) => ({ report, hasRun: true }),
    (error: unknown) => {
      const isBadInput = error instanceof InputError;
      const failure = isBadInput ? rejectionOf(error.problems, console.info) : failureOf(error);
      return { report: endBefore(failure, given), hasRun: false };
    },
  );
  const { report, hasRun } = end;
  // By the inputs of the step, so that a run that goes on with unfinished updates the comment.
  const about = { server: source.get('server').trim(), site: report.list?.shard ?? '' };
  const inputs = {
    ...{ ...first.inputs, ...about, environmentUrl: undefined, comment: read.comment && hasRun },
  };
  const whole = dryRun ? { ...report, list: { ...NO_TARGETS, ...report.list, unfinished: given } } : report;
  return { report: whole, ran: { inputs, traffic: client.traffic }, close };
}

/** The input `targets`, as the output `unfinished` may show it; empty if it holds a token. */
function openTargets(source: InputSource): string {
  const given = source.get('targets').trim();
  const tokens = ['api-token', 'github-token'].map((name) => source.get(name).trim());
  return tokens.some((token) => token !== '' && given.includes(token)) ? '' : given;
}

/** Finds the targets and runs them. @throws what ends the run before any target begins */
async function runAll(
  { entries, ...rollout }: FleetInputs,
  source: InputSource,
  step: StepContext,
  keep: ((unfinished: string) => void) | undefined,
  connection: Connection,
): Promise<Report> {
  const { clock, console, redactor, files } = step;
  const { client, signal } = connection;
  const found = await console.during({ doing: 'looking for the targets' }, () =>
    findTargets(client, entries, source),
  );
  for (const { domain } of found) showOpenly((name) => (name === 'site' ? domain : ''), redactor);
  const targets = rollout.shard === undefined ? found : partOf(found, rollout.shard);
  const state: Record<string, string> = {};
  const remember = (news: Readonly<Record<string, string>>): void =>
    files.replaceState(Object.assign(state, news));
  const runs = divide(targets);
  const traces = createGitHubTraces(runs.targets, {
    ...{ ...step, runnerEnv: step.env, signal, log: console, headline: headlineOf },
    remember: (name, text) => remember({ [name]: text }),
  });
  const watcher = createWatcher(step, traces, keep, (run) => remember({ run }));
  const means = {
    ...{ step, connection, foundAt: clock.now(), isMany: targets.length > 1 },
    looks: createSharedLooks({ reader: client, clock, signal }),
    timeoutMs: connection.deadline - connection.startedAt,
    targetTimeoutMs: rollout.targetTimeoutMs,
  };
  return runFleet({ runs, rollout, means, planHash: rollout.planHash, watcher });
}

const NO_TARGETS = { batches: [], shard: undefined, unfinished: '[]' };

/** The report of a run with nothing to do. */
const NOTHING: Report = {
  ...{ outcome: 'succeeded', targets: [], list: NO_TARGETS, hasChanges: false, durationMs: 0 },
};

/** The report of a run that ended before any target began. */
function endBefore(failure: Failure, unfinished = ''): Report {
  const list = { ...NO_TARGETS, unfinished };
  return { ...NOTHING, outcome: failure.outcome, failure, list, hasChanges: undefined };
}
