import { caseOf, evidenceOf } from './conditions.ts';
import type { State, Target } from './state.ts';
import { TABLE } from './table.ts';
import type { Verdict } from './verdict.ts';

/** A step that follows from a state: to go on, perhaps with a certain look at once, or a verdict. */
export type Decision = { readonly row: string } & (
  | { readonly goesOn: true; readonly look: Target | 'patterns' | undefined }
  | { readonly goesOn: false; readonly verdict: Verdict }
);

/** Decides what follows from a state: the first row that holds. */
export function decide(state: State, now: number): Decision {
  const c = caseOf(state, now);
  const row = TABLE.find(({ when }) => when(c));
  if (row === undefined) throw new TypeError('The table of decisions has a gap.');
  const { name, outcome } = row;
  if (outcome === 'goes on') return { row: name, goesOn: true, look: row.look };
  const verdict: Verdict =
    outcome === 'succeeded' ? { outcome, evidence: evidenceOf(c) } : { outcome, ...row.told(c) };
  return { row: name, goesOn: false, verdict };
}

/** True when it is certain that the deploy fails, although its text may still be fetched. */
export function isDoomed(state: State, now: number): boolean {
  const { byId, report, end, deploys } = caseOf(state, now);
  if (byId) return state.deployment?.state === 'failed' || state.deployment?.state === 'cancelled';
  const isBad = report !== undefined && report.status !== 0;
  return deploys < 2 && (end === 'deploy-failed' ? isBad || report === undefined : isBad && state.hasMoved);
}
