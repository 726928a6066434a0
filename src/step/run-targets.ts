import { NO_SIBLINGS } from '../deploy/siblings.ts';
import { createGitHubTraces, type GitHubTraces } from '../github/traces.ts';
import type { InputSource } from '../inputs/input.ts';
import { type Report, reportOfNone, reportOfOne } from '../outcome/end.ts';
import { annotationOf } from '../report/annotations.ts';
import { headlineOfRun } from '../report/headline.ts';
import { sectionsOf } from '../report/sections.ts';
import { progressLine, targetLine, targetTitle } from '../report/target-lines.ts';
import { type Board, createBoard } from '../rollout/board.ts';
import { type BufferedConsole, createBufferedConsole } from '../rollout/buffered-console.ts';
import { rollOut, type Watcher } from '../rollout/roll-out.ts';
import { divide } from '../rollout/server-runs.ts';
import { createSharedLooks } from '../rollout/shared-looks.ts';
import { describeAftermath, describeAftermathOfList, type Progress } from '../run/aftermath.ts';
import { connect, createPorts, type StepConnection, type StepContext } from '../run/ports.ts';
import { run } from '../run/run.ts';
import { findTarget } from '../targets/find-site.ts';
import { findTargets, type RunTarget } from '../targets/find-targets.ts';
import type { Inputs } from '../targets/inputs.ts';
import type { ListInputs, StepInputs } from '../targets/read-list.ts';
import { shardOf, sizesOf } from '../values/rollout.ts';
import { commentOn, compareScript } from './comment-on.ts';
import type { Publisher, Ran, StepEnd } from './publish.ts';
import { declarePublic, failureBefore } from './step-inputs.ts';

/** The run of a step whose inputs are right. */
interface StepRun {
  readonly inputs: Inputs;
  readonly source: InputSource;
  readonly step: StepContext;
  readonly connection: StepConnection;
  readonly keep: Publisher['keep'];
}

/** The end of its targets. */
interface TargetsEnd {
  readonly report: Report;
  /** The inputs that the comment is about. */
  readonly about: Inputs;
  /** Ends the GitHub Deployment of a single target. Never throws. */
  readonly endTraces?: () => Promise<void>;
  readonly deploymentId?: () => number | undefined;
}

/** Finds the targets that the inputs name, and runs them. Loaded, with the client, only if the inputs are right. */
export async function runTargets(
  { inputs, list }: StepInputs,
  source: InputSource,
  step: StepContext,
  keep: Publisher['keep'],
): Promise<StepEnd> {
  if (inputs === undefined) return { report: reportOfNone(undefined, '[]') };
  const connection = connect(inputs, step);
  const given = { inputs, source, step, connection, keep };
  const { report, about, endTraces, ...more } = await (list === undefined
    ? runOnly(given)
    : runList(list, given));
  const finish: Ran['finish'] = async () => {
    const scriptDiff = await compareScript(report, step);
    await Promise.all([endTraces?.(), commentOn(about, report, scriptDiff, step)]);
    return scriptDiff;
  };
  return { report, ran: { inputs: about, connection, sections: sectionsOf, finish, ...more } };
}

/** Runs the only target. The inputs name it, and its run finds it. */
async function runOnly({ inputs, step, connection }: StepRun): Promise<TargetsEnd> {
  const target = { inputs };
  const traces = tracesOf([target], step, connection);
  const own = traces.of(target);
  const ports = createPorts({ inputs, site: inputs.site }, step, connection, {
    console: step.console,
    traces: own,
    siblings: NO_SIBLINGS,
    save: (progress) => step.files.saveState('run', describeAftermath(progress)),
  });
  const report = reportOfOne(await run(ports, () => findTarget(ports, inputs)), inputs);
  const endTraces = (): Promise<void> => traces.end(() => report, true);
  return { report, about: inputs, endTraces, deploymentId: own.deploymentId };
}

function tracesOf<T extends { readonly inputs: Inputs }>(
  targets: readonly T[],
  step: StepContext,
  { signal }: StepConnection,
): GitHubTraces<T> {
  const { env: runnerEnv, console: log, files } = step;
  const context = { ...step, runnerEnv, signal, log, remember: files.saveState };
  return createGitHubTraces(targets, context, headlineOfRun);
}

/** Finds the targets of a list, and runs them. */
async function runList(list: ListInputs, given: StepRun): Promise<TargetsEnd> {
  const { inputs, source, step, connection, keep } = given;
  const { console } = step;
  // By the inputs of the step, so that a run that goes on with unfinished updates the comment.
  const about = { ...inputs, server: source.get('server').trim(), site: '', environmentUrl: undefined };
  keep({ unfinished: list.given });
  const found = await console
    .during({ doing: 'looking for the targets' }, () => findTargets(connection.client, list.entries, source))
    .catch((error: unknown) => ({ failure: failureBefore(error, console.info) }));
  if ('failure' in found)
    return { report: reportOfNone(found.failure, list.given), about: { ...about, comment: false } };
  const targets = list.shard === undefined ? found : shardOf(found, list.shard);
  const report = await runFound(targets, list, given);
  return { report, about: { ...about, site: report.list?.shard ?? '' } };
}

async function runFound(
  targets: readonly RunTarget[],
  limits: ListInputs,
  { inputs, step, connection, keep }: StepRun,
): Promise<Report> {
  const { clock, redactor } = step;
  const { client: reader, signal, startedAt } = connection;
  for (const { site } of targets) declarePublic((name) => (name === 'site' ? site : ''), redactor);
  const runs = divide(targets);
  const sizes = sizesOf(limits.batches, runs.targets.length);
  const board = createBoard(runs, sizes, () => Math.round(clock.now() - startedAt));
  const looks = createSharedLooks({ reader, clock, signal });
  const traces = tracesOf(runs.targets, step, connection);
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
  const { console, files } = step;
  const underWay = new Map<RunTarget, Progress>();
  const logs = new Map<RunTarget, BufferedConsole>();
  const noteState = (): void =>
    files.saveState('run', describeAftermathOfList(board.counts(), [...underWay.values()]));
  const note = (): void => {
    keep({ unfinished: board.unfinished() });
    noteState();
  };
  return {
    note,
    progress: () => progressLine(board.counts()),
    begin(target) {
      const log = createBufferedConsole(step);
      logs.set(target, log);
      const save = (progress: Progress): void => {
        underWay.set(target, progress);
        noteState();
      };
      return { save, console: log.console };
    },
    ended(standing, nth) {
      const { target, failure, results } = standing;
      const log = logs.get(target);
      logs.delete(target);
      underWay.delete(target);
      // The annotation comes at the end of the run, and only for the first ten.
      const annotate = failure?.outcome === 'superseded' ? log?.console.notice : log?.console.error;
      if (failure !== undefined) annotate?.('', annotationOf(failure, results));
      note();
      const counts = board.counts();
      const title =
        standing.site === '' ? `the server ${standing.server}` : targetTitle(nth, counts.total, standing);
      console.bufferedGroup(title, log?.lines() ?? '', targetLine(standing));
      console.info(progressLine(counts));
    },
  };
}
