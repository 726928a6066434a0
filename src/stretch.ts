import { formatDuration } from './duration.ts';

/** A stretch of work that may take long, as people are told of it. In our own words; what of it is remote is redacted later. */
export interface Stretch {
  /** What is being done, to be followed by `for 30 s`, as in "deploying". */
  readonly phase: string;
  /** What is waited for at the moment, and what was seen of it last. Asked each time that it is told. */
  readonly awaited?: () => string;
  /** What one of them is called, where how long the one before took is worth saying, as in "deploy". */
  readonly one?: string;
  /** True for one that counts its parts: it is told although they print lines of their own, and speaks for what is within it. */
  readonly counts?: boolean;
}

/** Does some work, of which people are told while it lasts, should it last long. */
export type During = <Value>(stretch: Stretch, work: () => Promise<Value>) => Promise<Value>;

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
