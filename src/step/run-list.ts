import { createGitHubTraces } from '../github/traces.ts';
import type { InputSource } from '../inputs/input.ts';
import { type Report, reportOfNone } from '../outcome/end.ts';
import { annotationOf } from '../report/annotations.ts';
import { headlineOfRun } from '../report/headline.ts';
import { progressLine, targetLine, targetTitle } from '../report/log-lines.ts';
import { type Board, createBoard } from '../rollout/board.ts';
import { createBufferedConsole } from '../rollout/buffered-console.ts';
import { rollOut, type Watcher } from '../rollout/roll-out.ts';
import { divide } from '../rollout/server-runs.ts';
import { createSharedLooks } from '../rollout/shared-looks.ts';
import { aftermathOfList } from '../run/aftermath.ts';
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
  const traces = createGitHubTraces(runs.targets, { ...step, signal }, headlineOfRun);
  // A dry run leaves all that it was given unfinished.
  const watcher = createWatcher(step, board, inputs.dryRun ? () => {} : keep);
  const rollout = { runs, limits, step, connection, board, looks, traces, foundAt: clock.now() };
  const report = await rollOut(rollout, watcher);
  if (!inputs.dryRun || report.list === undefined) return report;
  return { ...report, list: { ...report.list, unfinished: limits.given } };
}

/**
 * Tells people and the runner of a run as it goes on: a group for each target that has ended, the list of those that have
 * not, and what the post step has to say if the process is killed.
 */
function createWatcher(step: StepContext, board: Board, keep: Publisher['keep']): Watcher {
  const { console, clock, redactor, logStyle, files } = step;
  const underWay = new Map<RunTarget, string>();
  const noteState = (): void =>
    files.saveState('run', aftermathOfList(board.counts(), [...underWay.values()]));
  const note = (): void => {
    keep(board.unfinished());
    noteState();
  };
  return {
    note,
    progress: () => progressLine(board.counts()),
    begin(target) {
      const log = createBufferedConsole(redactor, clock, logStyle.colours);
      return {
        console: log.console,
        save(aftermath) {
          underWay.set(target, aftermath);
          noteState();
        },
        ended(standing) {
          const { failure, results } = standing;
          underWay.delete(target);
          // The annotation comes at the end of the run, and only for the first ten.
          const kind = failure?.reason === 'older-commit' ? 'notice' : 'error';
          if (failure !== undefined) log.console.annotate(kind, '', annotationOf(failure, results));
          note();
          const counts = board.counts();
          console.bufferedGroup(targetTitle(standing, counts), log.lines(), targetLine(standing));
          console.info(progressLine(counts));
        },
      };
    },
  };
}
