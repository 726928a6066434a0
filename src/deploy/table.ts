import { caseOf, evidenceOf } from './case.ts';
import { GIVING_UP } from './giving-up.ts';
import { describeEnding, type GoingOn, type Row, type Verdict } from './row.ts';
import type { State } from './state.ts';
import { VERDICTS } from './verdicts.ts';
import { BY_ID, BY_SIGNS } from './waits.ts';

/**
 * All decisions, in order: the first row that holds. docs/judging.md has the same table. When a script exits with status 1, for
 * instance, rows of `BY_ID` or `BY_SIGNS` wait until its exit report and the rest of the log are there; then the row “the script
 * reported a status other than 0” is the first of `VERDICTS` that holds.
 */
export const TABLE: readonly Row[] = [...GIVING_UP, ...BY_ID, ...BY_SIGNS, ...VERDICTS];

/** Decides what follows from a state: the first row that holds. */
export function decide(state: State, now: number): Verdict | GoingOn {
  const c = caseOf(state, now);
  const row = TABLE.find((each) => each.when(c));
  if (row === undefined) throw new TypeError('The table of decisions has a gap.');
  const { outcome } = row;
  if (outcome === 'goes on') return row;
  if (outcome === 'succeeded') return { outcome, evidence: evidenceOf(c) };
  const givenUpFor = GIVING_UP.includes(row) ? (c.trouble?.error ?? c.over ?? c.atTrigger.lost) : undefined;
  return { outcome, ...describeEnding(row, c), givenUpFor };
}
