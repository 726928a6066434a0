import type { Clock } from '../core/clock.ts';
import { formatDuration } from '../core/duration.ts';
import type { Activity, During } from '../core/log.ts';

export const TICK_MS = 1_000;

/** Shows what a run is doing. */
export interface Display {
  /** Called every second while an activity is under way. */
  show(text: string, underWay: UnderWay): void;
  /** Called when no activity is under way any longer. */
  hide(): void;
}

interface UnderWay {
  readonly activity: Activity;
  readonly startedAt: number;
}

/** Keeps track of the nested activities under way, and shows one of them. */
export function createActivities(clock: Clock, display: Display): { during: During; end: () => void } {
  const stack: UnderWay[] = [];
  const durations = new Map<string, number>();
  let stopTicking: (() => void) | undefined;
  let ended = false;

  function tick(): void {
    const shown = stack.find(({ activity }) => activity.counts) ?? stack.at(-1);
    if (shown !== undefined) display.show(describe(shown, clock.now(), durations), shown);
  }

  function update(): void {
    if (stack.length > 0 && !ended) {
      stopTicking ??= clock.every(TICK_MS, tick);
      return;
    }
    stopTicking?.();
    stopTicking = undefined;
    display.hide();
  }

  return {
    async during(activity, work) {
      const entry = { activity, startedAt: clock.now() };
      stack.push(entry);
      update();
      try {
        const value = await work();
        if (activity.noun !== undefined) durations.set(activity.noun, clock.now() - entry.startedAt);
        return value;
      } finally {
        stack.splice(stack.indexOf(entry), 1);
        update();
      }
    },
    end() {
      ended = true;
      update();
    },
  };
}

/** @param durations how long the previous successful activity of each noun took */
function describe(
  { activity, startedAt }: UnderWay,
  now: number,
  durations: ReadonlyMap<string, number>,
): string {
  const { doing, awaited, noun = '' } = activity;
  const previous = durations.get(noun);
  const usual = previous === undefined ? '' : ` (the ${noun} before took ${formatDuration(previous)})`;
  // The longest part comes last: a terminal may cut it off.
  return `${doing} for ${formatDuration(now - startedAt)}${usual}${awaited === undefined ? '' : `: ${awaited()}`}`;
}
