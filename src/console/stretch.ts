import { formatDuration } from '../core/duration.ts';
import type { During, Stretch } from '../core/log.ts';

/** What is to be told at the moment. */
export interface Told {
  readonly text: string;
  readonly startedAt: number;
  readonly counts: boolean;
}

/** The stretches that are under way, one within the other. */
export interface Stretches {
  readonly during: During;
  /** Undefined when nothing is under way. */
  tell(): Told | undefined;
}

/**
 * Keeps the stretches of one run. How long one takes is known only from the one of its name before, if this run has seen
 * that to its end.
 *
 * @param now milliseconds of a clock that only moves forward
 * @param onChange told when one has begun or ended
 */
export function createStretches(now: () => number, onChange: () => void): Stretches {
  const underWay: { readonly stretch: Stretch; readonly startedAt: number }[] = [];
  const took = new Map<string, number>();
  return {
    async during(stretch, work) {
      const entry = { stretch, startedAt: now() };
      underWay.push(entry);
      onChange();
      try {
        const value = await work();
        if (stretch.one !== undefined) took.set(stretch.one, now() - entry.startedAt);
        return value;
      } finally {
        underWay.splice(underWay.indexOf(entry), 1);
        onChange();
      }
    },
    tell() {
      const told = underWay.find(({ stretch }) => stretch.counts) ?? underWay.at(-1);
      if (told === undefined) return undefined;
      const { stretch, startedAt } = told;
      const { phase, awaited, one = '', counts = false } = stretch;
      const before = took.get(one);
      // First what is short: a terminal may have no room for the rest.
      const usual = before === undefined ? '' : ` (the ${one} before took ${formatDuration(before)})`;
      const what = awaited === undefined ? '' : `: ${awaited()}`;
      return { text: `${phase} for ${formatDuration(now() - startedAt)}${usual}${what}`, startedAt, counts };
    },
  };
}
