import type { Behaviour, Shown } from '../../harness/simulator/behaviour.ts';

export const LATER = '2026-01-01 00:10:00';

/** A script's report of its own end. */
export const reportLine = (name: string, status = 0): string =>
  `\n[site-deploy] exit-status=${status} commit=${'c'.repeat(40)} run=${name}\n`;

/** The state that is shown before a deploy. */
export const BEFORE = { lastDeployAt: '2026-01-01 00:01:00', log: `old${reportLine('r0')}` };

/** A service that shows these things from so many milliseconds after the trigger on. */
export const showing = (
  before: Shown,
  ...then: readonly (readonly [fromMs: number, Shown])[]
): Behaviour => ({ before, after: (ms) => then.findLast(([fromMs]) => ms >= fromMs)?.[1] ?? before });

/** A deploy that shows its first line and its end at these times since the trigger, in milliseconds. */
export const deploying = (firstLineMs: number, endMs: number): Behaviour => {
  const log = `npm ci\nadded 1 package\n${reportLine('r1')}`;
  return showing(
    BEFORE,
    [firstLineMs, { lastDeployAt: '2026-01-01 00:01:00', log: 'npm ci\n', logAt: LATER }],
    [endMs, { lastDeployAt: '2026-01-01 00:02:00', log, logAt: LATER }],
  );
};
