import type { FleetTraces } from '../github/fleet-traces.ts';
import { fleetProgress, targetLine, targetTitle } from '../report/fleet-lines.ts';
import type { StepContext } from '../run/ports.ts';
import type { Board } from './board.ts';
import type { FleetTarget } from './find-targets.ts';
import type { FleetWatcher } from './run-fleet.ts';

/** The most targets that the post step tells of one by one. */
const MOST_TOLD = 10;

/**
 * Tells people and the runner of a run of many as it goes on: a group for each target that has ended, the list of those that have
 * not, and what the post step has to say if the process is killed.
 *
 * @param keep sets the output `unfinished`; undefined if it stays as it is
 * @param remember keeps a text for the post step
 */
export function createWatcher(
  { console }: Pick<StepContext, 'console'>,
  traces: FleetTraces<FleetTarget>,
  keep: ((unfinished: string) => void) | undefined,
  remember: (afterKill: string) => void,
): FleetWatcher {
  const underWay = new Map<FleetTarget, string>();
  const noteState = (board: Board): void => remember(afterKill(board, [...underWay.values()]));
  const note = (board: Board): void => {
    keep?.(board.unfinished());
    noteState(board);
  };
  return {
    note,
    settle: (board, isOver) => traces.settle(board.standingOf, isOver),
    begin(target, board) {
      const save = (text: string): void => {
        underWay.set(target, text);
        noteState(board);
      };
      return { ...traces.of(target), save };
    },
    ended(standing, nth, lines, board) {
      underWay.delete(standing.target);
      note(board);
      const progress = board.progress();
      const title =
        standing.site === '' ? `the server ${standing.server}` : targetTitle(nth, progress.total, standing);
      console.keptGroup(title, lines, targetLine(standing));
      console.info(fleetProgress(progress));
    },
  };
}

/** The words of the post step if the process is killed now. Holds no secrets. */
function afterKill(board: Board, underWay: readonly string[]): string {
  const { done, failed, total } = board.progress();
  const begun = done + underWay.length;
  const lead = `The step for ${total} targets was ended from outside: ${done} had ended${failed === 0 ? '' : ` (${failed} failed)`}, ${underWay.length} were running, ${Math.max(0, total - begun)} had not started.`;
  const told = underWay
    .slice(0, MOST_TOLD)
    .map((text) => text.replace(/^The step for (.+?) was ended from outside /, 'That for $1 was ended '));
  const more = underWay.length - told.length;
  return [
    lead,
    // First, as the runner cuts a long message.
    'The output unfinished lists the targets that had not succeeded: give it to the next run as targets.',
    ...told,
    ...(more > 0 ? [`Look at the other ${more} that were running, too.`] : []),
  ].join(' ');
}
