import { GIVING_UP } from './giving-up.ts';
import type { Signs } from './signs.ts';
import { describeEnding, type GoingOn, type Row, type Verdict } from './verdict.ts';
import { evidenceOf, VERDICTS } from './verdicts.ts';
import { isRunning, isSettling, isUnseen, unreadSince } from './waits.ts';

function waits(name: string, when: Row['when']): Row {
  return { name, when: (s) => s.over === undefined && when(s), outcome: 'goes on', look: unreadSince };
}

/** The waits, until the time is up. */
const WAITS: readonly Row[] = [
  waits(
    'a sign of the end was shown, and something that may tell more of it has not been read since',
    (s) => unreadSince(s) !== undefined,
  ),
  waits(
    'our deployment is `scheduled` or `deploying`',
    ({ deployment }) => deployment.decides && deployment.end === undefined,
  ),
  waits('the status is `deploying`', (s) => !s.deployment.decides && isRunning(s)),
  waits('nothing shows an end', (s) => !s.deployment.decides && isUnseen(s)),
  waits('an end is shown, and something may still follow', isSettling),
];

/**
 * All decisions, in order: the first row that holds. docs/judging.md has the same table. When a script exits with status 1, for
 * instance, rows of `WAITS` hold until its exit report and the rest of the log are there; then the row “the script reported a status
 * other than 0” is the first that holds.
 */
export const TABLE: readonly Row[] = [...GIVING_UP, ...WAITS, ...VERDICTS];

/** Decides what follows from the signs of a deploy: the first row that holds. */
export function judge(signs: Signs): Verdict | GoingOn {
  const row = TABLE.find((each) => each.when(signs));
  if (row === undefined) throw new TypeError('The table of decisions has a gap.');
  if ('reason' in row) return { ...describeEnding(row, signs), givenUpFor: errorOf(row, signs) };
  const { outcome } = row;
  if (outcome === 'succeeded') return { outcome, evidence: evidenceOf(signs) };
  return { outcome, look: row.look?.(signs) };
}

/** The error for which a deploy is given up, if it is. */
function errorOf(row: Row, { trouble, over, atTrigger }: Signs): Error | undefined {
  return GIVING_UP.includes(row) ? (trouble?.error ?? over ?? atTrigger.lost) : undefined;
}
