import { GIVING_UP } from './giving-up.ts';
import type { Signs } from './signs.ts';
import { describeEnding, type GoingOn, type Row, type Verdict } from './verdict.ts';
import { evidenceOf, VERDICTS } from './verdicts.ts';
import { isRunning, isSettling, isUnseen, unreadSince } from './waits.ts';

/** The waits, until the time is up. */
const WAITS: readonly Row[] = [
  wait(
    'a sign of the end was shown, and something that may tell more of it has not been read since',
    (s) => unreadSince(s) !== undefined,
  ),
  wait('our deployment is `scheduled` or `deploying`, or else the status is `deploying`', isRunning),
  wait('nothing shows an end', isUnseen),
  wait('an end is shown, and something may still follow', isSettling),
];

function wait(name: string, applies: (signs: Signs) => boolean): Row {
  return { name, outcome: 'goes on', when: (s) => s.over === undefined && applies(s), look: unreadSince };
}

/**
 * All decisions, in order: the first row that holds. docs/judging.md has the same table. When a script exits with status 1, for
 * instance, rows of `WAITS` hold until its exit report and the rest of the log are there; then the row “the script reported a status
 * other than 0” is the first that holds.
 */
export const TABLE: readonly Row[] = [...GIVING_UP, ...WAITS, ...VERDICTS];

/** Decides what follows from the signs of a deploy: the first row that holds. */
export function judge(signs: Signs): Verdict | GoingOn {
  for (const row of TABLE) {
    if ('reason' in row) {
      const why = row.why(signs);
      if (why) return { ...describeEnding(row, why, signs), givenUpFor: errorOf(row, signs) };
    } else if (row.outcome === 'succeeded') return { outcome: row.outcome, evidence: evidenceOf(signs) };
    else if (row.when(signs)) return { outcome: row.outcome, look: row.look?.(signs) };
  }
  throw new TypeError('The table of decisions has a gap.');
}

/** The error for which a deploy is given up, if it is. */
function errorOf(row: Row, { trouble, over, atTrigger }: Signs): Error | undefined {
  return GIVING_UP.includes(row) ? (trouble?.error ?? over ?? atTrigger.lost) : undefined;
}
