import { formatDuration } from '../core/duration.ts';
import type { Activity, During } from '../core/log.ts';

/** What is to be told at the moment. */
export interface Told {
  readonly text: string;
  readonly startedAt: number;
  readonly counts: boolean;
}

/** The activities that are under way, one within the other. */
export interface Activities {
  readonly during: During;
  /** Undefined when nothing is under way. */
  tell(): Told | undefined;
}

/**
 * Keeps the activities of one run. How long one takes is known only from the one of its name before, if this run has seen
 * that to its end.
 *
 * @param now milliseconds of a clock that only moves forward
 * @param onChange told when one has begun or ended
 */
export function createActivities(now: () => number, onChange: () => void): Activities {
  const underWay: { readonly activity: Activity; readonly startedAt: number }[] = [];
  const took = new Map<string, number>();
  return {
    async during(activity, work) {
      const entry = { activity, startedAt: now() };
      underWay.push(entry);
      onChange();
      try {
        const value = await work();
        if (activity.noun !== undefined) took.set(activity.noun, now() - entry.startedAt);
        return value;
      } finally {
        underWay.splice(underWay.indexOf(entry), 1);
        onChange();
      }
    },
    tell() {
      const told = underWay.find(({ activity }) => activity.counts) ?? underWay.at(-1);
      if (told === undefined) return undefined;
      const { activity, startedAt } = told;
      const { doing, awaited, noun = '', counts = false } = activity;
      const before = took.get(noun);
      // First what is short: a terminal may have no room for the rest.
      const usual = before === undefined ? '' : ` (the ${noun} before took ${formatDuration(before)})`;
      const what = awaited === undefined ? '' : `: ${awaited()}`;
      return { text: `${doing} for ${formatDuration(now() - startedAt)}${usual}${what}`, startedAt, counts };
    },
  };
}
