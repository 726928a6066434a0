import { createGitHubTraces } from '../github/traces.ts';
import type { Form } from '../inputs/input.ts';
import { type Report, reportOfNone } from '../outcome/end.ts';
import { createBoard } from '../rollout/board.ts';
import { rollOut } from '../rollout/roll-out.ts';
import { divide } from '../rollout/server-runs.ts';
import { createSharedLooks } from '../rollout/shared-looks.ts';
import { connect, type StepConnection, type StepContext } from '../run/ports.ts';
import { findTargets, type RunTarget } from '../targets/find-targets.ts';
import { declarePublic } from '../targets/form.ts';
import type { ListInputs } from '../targets/read-list.ts';
import { shardOf, sizesOf } from '../values/rollout.ts';
import { failureBefore, type Publisher, type StepEnd } from './publish.ts';

/** Everything that the run of a list needs. */
interface ListRun {
  readonly list: ListInputs;
  readonly form: Form;
  readonly step: StepContext;
  readonly keep: Publisher['keep'];
}

/** Finds the targets of a list, and runs them. */
export async function runList(given: ListRun): Promise<StepEnd> {
  const { list, form, step, keep } = given;
  const { console } = step;
  const [first] = list.entries;
  if (first === undefined) return { report: reportOfNone(undefined, '[]') };
  const connection = connect(first.inputs, step);
  // The comment is by the inputs of the step, so that a run that goes on with unfinished updates it.
  const about = { ...first.inputs, server: form.get('server').trim(), site: '', environmentUrl: undefined };
  keep(list.given);
  const found = await console
    .during({ doing: 'looking for the targets' }, () =>
      findTargets(connection.client, list.entries, form, console.warning),
    )
    .catch((error: unknown) => ({ failure: failureBefore(error, console.info) }));
  if ('failure' in found)
    return {
      report: reportOfNone(found.failure, list.given),
      ran: { inputs: { ...about, comment: false }, connection },
    };
  const targets = list.shard === undefined ? found : shardOf(found, list.shard);
  const report = await runFound(targets, given, connection);
  return { report, ran: { inputs: { ...about, site: report.list?.shard ?? '' }, connection } };
}

async function runFound(
  targets: readonly RunTarget[],
  { list: limits, step, keep }: ListRun,
  connection: StepConnection,
): Promise<Report> {
  const { clock, redactor } = step;
  const { client: reader, signal, startedAt } = connection;
  for (const { site } of targets) declarePublic((name) => (name === 'site' ? site : ''), redactor);
  const runs = divide(targets);
  const sizes = sizesOf(limits.batches, runs.targets.length);
  const board = createBoard(runs, sizes, () => Math.round(clock.now() - startedAt));
  const looks = createSharedLooks({ reader, clock, signal });
  const traces = createGitHubTraces(runs.targets, { ...step, signal });
  const parts = { runs, limits, step, connection, board, looks, traces };
  const isDry = limits.entries.some(({ inputs }) => inputs.dryRun);
  // A dry run leaves all that it was given unfinished.
  const report = await rollOut({ ...parts, keep: isDry ? () => {} : keep, foundAt: clock.now() });
  if (!isDry || report.list === undefined) return report;
  return { ...report, list: { ...report.list, unfinished: limits.given } };
}
