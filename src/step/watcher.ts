import type { Board } from '../fleet/board.ts';
import type { FleetTarget } from '../fleet/find-targets.ts';
import { createKeptConsole } from '../fleet/kept-console.ts';
import type { FleetWatcher } from '../fleet/run-fleet.ts';
import type { GitHubTraces } from '../github/traces.ts';
import { annotationOf } from '../report/annotation.ts';
import { progressLine, targetLine, targetTitle } from '../report/lines.ts';
import type { StepContext } from '../run/ports.ts';

/** The most targets that the post step tells of one by one. */
const MOST_TOLD = 10;

/**
 * Tells people and the runner of a run as it goes on: a group for each target that has ended, the list of those that have
 * not, and what the post step has to say if the process is killed.
 *
 * @param keep sets the output `unfinished`; undefined if it stays as it is
 * @param remember keeps a text for the post step
 */
export function createWatcher(
  { console, redactor, clock, look }: StepContext,
  traces: GitHubTraces<FleetTarget>,
  keep: ((unfinished: string) => void) | undefined,
  remember: (afterKill: string) => void,
): FleetWatcher {
  const underWay = new Map<FleetTarget, string>();
  const logs = new Map<FleetTarget, ReturnType<typeof createKeptConsole>>();
  const noteState = (board: Board): void => remember(afterKill(board, [...underWay.values()]));
  const note = (board: Board): void => {
    keep?.(board.unfinished());
    noteState(board);
  };
  return {
    note,
    settle: (board, isOver) => traces.settle(board.standingOf, isOver),
    progress: (board) => progressLine(board.progress()),
    begin(target, board) {
      const kept = createKeptConsole(redactor, clock, look);
      logs.set(target, kept);
      const save = (text: string): void => {
        underWay.set(target, text);
        noteState(board);
      };
      return { ...traces.of(target), save, console: kept.console };
    },
    ended(standing, nth, board) {
      const { target, failure, run } = standing;
      const log = logs.get(target);
      logs.delete(target);
      underWay.delete(target);
      // The annotation comes at the end of the run, and only for the first ten.
      if (failure !== undefined) log?.console.error('', annotationOf(failure, run?.results ?? []));
      note(board);
      const progress = board.progress();
      const title =
        standing.site === '' ? `the server ${standing.server}` : targetTitle(nth, progress.total, standing);
      console.keptGroup(title, log?.lines() ?? '', targetLine(standing));
      console.info(progressLine(progress));
    },
  };
}

/** The words of the post step if the process is killed now. Holds no secrets. */
function afterKill(board: Board, underWay: readonly string[]): string {
  const { done, failed, total } = board.progress();
  const started = done + underWay.length;
  const lead = `The step for ${total} targets was ended from outside: ${done} had ended${failed === 0 ? '' : ` (${failed} failed)`}, ${underWay.length} were running, ${Math.max(0, total - started)} had not started.`;
  const told = underWay
    .slice(0, MOST_TOLD)
    .map((text) => text.replace(/^The step for (.+?) was ended from outside /, 'That for $1 was ended '));
  const more = underWay.length - told.length;
  return [
    lead,
    // First, as the runner cuts a long message.
    'The output unfinished lists the targets that had not succeeded: run again with it as targets.',
    ...told,
    ...(more > 0 ? [`Check the other ${more} that were running, too.`] : []),
  ].join(' ');
}
