import { createGitHubTraces } from '../github/traces.ts';
import type { InputSource } from '../inputs/input.ts';
import { type Report, reportOfNone } from '../outcome/end.ts';
import { createBoard } from '../rollout/board.ts';
import { rollOut } from '../rollout/roll-out.ts';
import { divide } from '../rollout/server-runs.ts';
import { createSharedLooks } from '../rollout/shared-looks.ts';
import type { StepConnection, StepContext } from '../run/ports.ts';
import { findTargets, type RunTarget } from '../targets/find-targets.ts';
import type { Inputs } from '../targets/inputs.ts';
import type { ListInputs } from '../targets/read-list.ts';
import { shardOf, sizesOf } from '../values/rollout.ts';
import type { Publisher, StepEnd } from './publish.ts';
import { declarePublic, failureBefore } from './step-inputs.ts';

/** Everything that the run of a list needs. */
interface ListRun {
  readonly inputs: Inputs;
  readonly list: ListInputs;
  readonly source: InputSource;
  readonly step: StepContext;
  readonly connection: StepConnection;
  readonly keep: Publisher['keep'];
}

/** Finds the targets of a list, and runs them. */
export async function runList(given: ListRun): Promise<StepEnd> {
  const { inputs, list, source, step, connection, keep } = given;
  const { console } = step;
  // The comment is by the inputs of the step, so that a run that goes on with unfinished updates it.
  const about = { ...inputs, server: source.get('server').trim(), site: '', environmentUrl: undefined };
  keep(list.given);
  const found = await console
    .during({ doing: 'looking for the targets' }, () =>
      findTargets(connection.client, list.entries, source, console.warning),
    )
    .catch((error: unknown) => ({ failure: failureBefore(error, console.info) }));
  if ('failure' in found)
    return {
      report: reportOfNone(found.failure, list.given),
      ran: { inputs: { ...about, comment: false }, connection },
    };
  const targets = list.shard === undefined ? found : shardOf(found, list.shard);
  const report = await runFound(targets, given);
  return { report, ran: { inputs: { ...about, site: report.list?.shard ?? '' }, connection } };
}

async function runFound(targets: readonly RunTarget[], given: ListRun): Promise<Report> {
  const { inputs, list: limits, step, connection, keep } = given;
  const { clock, redactor } = step;
  const { client: reader, signal, startedAt } = connection;
  for (const { site } of targets) declarePublic((name) => (name === 'site' ? site : ''), redactor);
  const runs = divide(targets);
  const sizes = sizesOf(limits.batches, runs.targets.length);
  const board = createBoard(runs, sizes, () => Math.round(clock.now() - startedAt));
  const looks = createSharedLooks({ reader, clock, signal });
  const traces = createGitHubTraces(runs.targets, { ...step, signal });
  const parts = { runs, limits, step, connection, board, looks, traces };
  // A dry run leaves all that it was given unfinished.
  const report = await rollOut({ ...parts, keep: inputs.dryRun ? () => {} : keep, foundAt: clock.now() });
  if (!inputs.dryRun || report.list === undefined) return report;
  return { ...report, list: { ...report.list, unfinished: limits.given } };
}
