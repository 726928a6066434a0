import { createGitHubTraces, type GitHubTraces } from '../github/traces.ts';
import type { InputSource } from '../inputs/input.ts';
import { type Report, reportOfNone } from '../outcome/report.ts';
import { headlineOf } from '../report/headline.ts';
import { progressLine, targetLine, targetTitle } from '../report/lines.ts';
import { annotationOf } from '../report/summary.ts';
import type { Board } from '../rollout/board.ts';
import { createBufferedConsole } from '../rollout/buffered-console.ts';
import { rollOut, type Watcher } from '../rollout/roll-out.ts';
import { divide } from '../rollout/server-runs.ts';
import { describeAftermathOfList, type Progress } from '../run/aftermath.ts';
import type { StepConnection, StepContext } from '../run/ports.ts';
import { findTargets, type RunTarget } from '../targets/find-targets.ts';
import type { Inputs } from '../targets/inputs.ts';
import type { ListInputs } from '../targets/read-list.ts';
import { shardOf } from '../values/rollout.ts';
import type { Publisher } from './publish.ts';
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

/** Finds the targets of a list, and runs them. The inputs that it returns are those that the comment is about. */
export async function runList(given: ListRun): Promise<{ readonly report: Report; readonly inputs: Inputs }> {
  const { inputs, list, source, step, connection, keep } = given;
  const { console } = step;
  // By the inputs of the step, so that a run that goes on with unfinished updates the comment.
  const about = { ...inputs, server: source.get('server').trim(), site: '', environmentUrl: undefined };
  keep({ unfinished: list.given });
  const found = await console
    .during({ doing: 'looking for the targets' }, () => findTargets(connection.client, list.entries, source))
    .catch((error: unknown) => ({ failure: failureBefore(error, console.info) }));
  if ('failure' in found)
    return { report: reportOfNone(found.failure, list.given), inputs: { ...about, comment: false } };
  const { shard } = list;
  const report = await runFound(shard === undefined ? found : shardOf(found, shard), given);
  return { report, inputs: { ...about, site: report.list?.shard ?? '' } };
}

async function runFound(targets: readonly RunTarget[], given: ListRun): Promise<Report> {
  const { inputs, list, step, connection, keep } = given;
  const { console, redactor, files, env } = step;
  for (const { site } of targets) declarePublic((name) => (name === 'site' ? site : ''), redactor);
  const runs = divide(targets);
  const traces = createGitHubTraces(runs.targets, {
    ...step,
    runnerEnv: env,
    signal: connection.signal,
    log: console,
    headline: headlineOf,
    remember: files.saveState,
  });
  // A dry run leaves all that it was given unfinished.
  const keepOpen = inputs.dryRun ? undefined : (unfinished: string) => keep({ unfinished });
  const watcher = createWatcher(step, traces, keepOpen, (text) => files.saveState('run', text));
  const report = await rollOut({ runs, limits: list, step, connection, watcher });
  if (!inputs.dryRun || report.list === undefined) return report;
  return { ...report, list: { ...report.list, unfinished: list.given } };
}

/**
 * Tells people and the runner of a run as it goes on: a group for each target that has ended, the list of those that have
 * not, and what the post step has to say if the process is killed.
 *
 * @param keep sets the output `unfinished`; undefined if it stays as it is
 * @param remember keeps what the post step has to say
 */
function createWatcher(
  step: StepContext,
  traces: GitHubTraces<RunTarget>,
  keep: ((unfinished: string) => void) | undefined,
  remember: (aftermath: string) => void,
): Watcher {
  const { console } = step;
  const underWay = new Map<RunTarget, Progress>();
  const logs = new Map<RunTarget, ReturnType<typeof createBufferedConsole>>();
  const noteState = (board: Board): void =>
    remember(describeAftermathOfList(board.counts(), [...underWay.values()]));
  const note = (board: Board): void => {
    keep?.(board.unfinished());
    noteState(board);
  };
  return {
    note,
    endTraces: (board, isOver) => traces.end(board.standingOf, isOver),
    progress: (board) => progressLine(board.counts()),
    begin(target, board) {
      const buffered = createBufferedConsole(step);
      logs.set(target, buffered);
      const save = (progress: Progress): void => {
        underWay.set(target, progress);
        noteState(board);
      };
      return { traces: traces.of(target), save, console: buffered.console };
    },
    ended(standing, nth, board) {
      const { target, failure, run } = standing;
      const log = logs.get(target);
      logs.delete(target);
      underWay.delete(target);
      // The annotation comes at the end of the run, and only for the first ten.
      const annotate = failure?.outcome === 'superseded' ? log?.console.notice : log?.console.error;
      if (failure !== undefined) annotate?.('', annotationOf(failure, run?.results ?? []));
      note(board);
      const counts = board.counts();
      const title =
        standing.site === '' ? `the server ${standing.server}` : targetTitle(nth, counts.total, standing);
      console.bufferedGroup(title, log?.lines() ?? '', targetLine(standing));
      console.info(progressLine(counts));
    },
  };
}
