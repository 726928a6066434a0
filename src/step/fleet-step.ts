import { InputError } from '../core/errors.ts';
import { findTargets } from '../fleet/find-targets.ts';
import { type FleetInputs, readFleet } from '../fleet/read-fleet.ts';
import { runFleet } from '../fleet/run-fleet.ts';
import { divide } from '../fleet/server-runs.ts';
import { createSharedLooks } from '../fleet/shared-looks.ts';
import { createWatcher } from '../fleet/watcher.ts';
import { createFleetTraces } from '../github/fleet-traces.ts';
import type { InputSource } from '../inputs/input.ts';
import { type Failure, failureOf, type Outcome } from '../outcome/failure.ts';
import type { FleetReport } from '../outcome/report.ts';
import { fleetAnnotations } from '../report/fleet-annotations.ts';
import { fleetHeadline } from '../report/fleet-headline.ts';
import { renderFleetOutputs } from '../report/fleet-outputs.ts';
import { renderFleetSummary } from '../report/fleet-summary.ts';
import { ENDED } from '../run/aftermath.ts';
import type { Inputs } from '../run/inputs.ts';
import { type Connection, connect, type StepContext } from '../run/ports.ts';
import { sanitizerOf } from '../secrets/sanitizer.ts';
import { partOf } from '../values/rollout.ts';
import { NO_TRAFFIC, type Publisher, placesOfRun } from './publish.ts';
import { rejectionOf, showOpenly } from './step-inputs.ts';

/** Runs a step of many targets: reads its inputs, finds the targets, runs them, and publishes the report. */
export async function runFleetStep(
  source: InputSource,
  step: StepContext,
  publisher: Publisher,
): Promise<Outcome> {
  const { redactor, console } = step;
  const given = openTargets(source);
  const end = async (report: FleetReport, connection?: Connection): Promise<Outcome> => {
    publishFleet(report, step, publisher, connection);
    step.files.saveState('run', ENDED);
    await connection?.close();
    return report.outcome;
  };
  const read = await readFleet(source, (get) => showOpenly(get, redactor)).catch((error: unknown) => ({
    fault: failureOf(error),
  }));
  if (!('entries' in read))
    return end(
      without(
        'fault' in read ? read.fault : rejectionOf(read.problems, console.info, source.isUnread),
        'isOpen' in read && read.isOpen ? given : '',
      ),
    );
  publisher.keep({ unfinished: given });
  read.warnings.forEach(console.warning);
  const [first] = read.entries;
  if (first === undefined) return end(NOTHING);
  // The timeout among the inputs of a target is its target-timeout, if it has one.
  const connection = connect({ ...first.inputs, timeoutMs: read.timeoutMs }, step);
  const report = await runAll(read, source, step, publisher, connection).catch((error: unknown) => {
    const isBadInput = error instanceof InputError;
    return without(isBadInput ? rejectionOf(error.problems, console.info) : failureOf(error), given);
  });
  return end(first.inputs.dryRun ? { ...report, unfinished: given } : report, connection);
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
  publisher: Publisher,
  connection: Connection,
): Promise<FleetReport> {
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
  const traces = createFleetTraces(runs.targets, {
    ...step,
    runnerEnv: step.env,
    signal,
    log: console,
    remember,
  });
  const isDryRun = entries[0]?.inputs.dryRun === true;
  const keep = (unfinished: string): void => publisher.keep({ unfinished });
  const watcher = createWatcher(step, traces, isDryRun ? undefined : keep, (run) => remember({ run }));
  const means = {
    ...{ step, connection, foundAt: clock.now(), isMany: targets.length > 1 },
    looks: createSharedLooks({ reader: client, clock, signal }),
    timeoutMs: connection.deadline - connection.startedAt,
    targetTimeoutMs: rollout.targetTimeoutMs,
  };
  const report = await runFleet({ runs, rollout, means, planHash: rollout.planHash, watcher });
  if (rollout.comment) await comment(report, entries[0]?.inputs, source.get('server').trim(), step);
  return report;
}

/** Writes the comment on the pull request: one for all targets, or for each part of them. */
async function comment(
  report: FleetReport,
  inputs: Inputs | undefined,
  server: string,
  { env, cancel, clock, console: log, redactor }: StepContext,
): Promise<void> {
  if (inputs?.githubToken === undefined) return;
  const { commentOn } = await import('../github/traces.ts');
  const { renderFleetComment } = await import('../report/fleet-comment.ts');
  // By the inputs of the step, so that a run that goes on with unfinished updates it.
  const about = { ...inputs, server, site: report.shard ?? '' };
  await commentOn({ inputs: about, runnerEnv: env, cancel, clock, redactor, log }, (context) =>
    renderFleetComment(report, context),
  ).catch((error: unknown) =>
    log.warning(`There is no comment on the pull request. ${failureOf(error).message}`),
  );
}

function publishFleet(
  report: FleetReport,
  { env, redactor }: StepContext,
  publisher: Publisher,
  connection: Connection | undefined,
): void {
  const safe = sanitizerOf(redactor);
  const traffic = connection?.client.traffic() ?? NO_TRAFFIC;
  publisher.publishMany({
    outcome: report.outcome,
    outputs: renderFleetOutputs(report, { traffic, sanitize: safe }),
    summary: renderFleetSummary(report, { sanitize: safe, places: placesOfRun(env) }),
    line: fleetHeadline(report),
    annotations: fleetAnnotations(report),
  });
}

/** The report of a run with nothing to do. */
const NOTHING: FleetReport = {
  ...{
    outcome: 'succeeded',
    failure: undefined,
    targets: [],
    batches: [],
    shard: undefined,
    unfinished: '[]',
  },
  ...{ hasChanges: false, planHash: undefined, durationMs: 0 },
};

/** The report of a run that ended before any target began. */
function without(failure: Failure, unfinished: string): FleetReport {
  return { ...NOTHING, outcome: failure.outcome, failure, unfinished, hasChanges: undefined };
}
