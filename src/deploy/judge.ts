import { OUTCOMES } from '../core/outcomes.ts';
import { GIVING_UP } from './giving-up.ts';
import type { Signs } from './signs.ts';
import type { GoingOn, Row, Verdict } from './verdict.ts';
import { evidenceOf, VERDICTS } from './verdicts.ts';
import { hasNoEnd, isSettling, unreadSince } from './waits.ts';

/** The waits, until the time is up. */
const WAITS: readonly Row[] = [
  wait(
    'a sign of the end was shown, and something that may tell more of it has not been read since',
    (s) => unreadSince(s) !== undefined,
  ),
  wait('nothing shows an end, or our deployment or else the status shows that it still runs', hasNoEnd),
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
export function judge(s: Signs): Verdict | GoingOn {
  for (const row of TABLE) {
    if ('reason' in row) {
      const why = row.why(s);
      if (!why) continue;
      const { reason } = row;
      const message = `${sentenceOf(OUTCOMES[reason], why)}${row.quote?.(s) ?? ''}`;
      const next = typeof row.next === 'string' ? row.next : row.next(s);
      const error = s.trouble?.error ?? s.over ?? s.atTrigger.lost;
      const givenUpFor = GIVING_UP.includes(row) ? error : undefined;
      return { outcome: OUTCOMES[reason], reason, why, message, next, givenUpFor };
    }
    if (row.outcome === 'succeeded') return { outcome: row.outcome, evidence: evidenceOf(s) };
    if (row.when(s)) return { outcome: row.outcome, look: row.look?.(s) };
  }
  throw new TypeError('The table of decisions has a gap.');
}

function sentenceOf(outcome: (typeof OUTCOMES)[keyof typeof OUTCOMES], why: string): string {
  if (outcome === 'timed_out') return why;
  // The headline above it says that the deploy failed.
  if (outcome === 'failed') return `${why.charAt(0).toUpperCase()}${why.slice(1)}.`;
  return `How the deploy ended is not known: ${why}.`;
}
