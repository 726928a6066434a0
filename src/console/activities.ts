import type { Clock } from '../core/clock.ts';
import { formatDuration } from '../core/duration.ts';
import type { Activity, During } from '../core/log.ts';

export const TICK_MS = 1_000;

/** Keeps track of the nested activities. Tells `show` about the innermost every second, and `hide` when none is under way any longer. */
export function createActivities(clock: Clock, show: (text: string) => void, hide: () => void) {
  const stack: { readonly activity: Activity; readonly startedAt: number }[] = [];
  let stopTicking: (() => void) | undefined;
  let isOver = false;

  function tick(): void {
    const shown = stack.at(-1);
    if (shown === undefined) return;
    const { doing, awaited } = shown.activity;
    const lasting = `${doing} for ${formatDuration(clock.now() - shown.startedAt)}`;
    // The longest part comes last: a terminal may cut it off.
    show(awaited === undefined ? lasting : `${lasting}: ${awaited()}`);
  }

  function stop(): void {
    stopTicking?.();
    stopTicking = undefined;
    hide();
  }

  const during: During = async (activity, work) => {
    const entry = { activity, startedAt: clock.now() };
    stack.push(entry);
    if (!isOver) stopTicking ??= clock.every(TICK_MS, tick);
    try {
      return await work();
    } finally {
      stack.splice(stack.indexOf(entry), 1);
      if (stack.length === 0) stop();
    }
  };

  return {
    during,
    /** Removes the live line, and shows no activities from now on. */
    end(): void {
      isOver = true;
      stop();
    },
  };
}
