import { createHmac } from 'node:crypto';
import { OperationError } from '../core/errors.ts';
import type { Change } from '../operations/operation.ts';
import type { OperationEnd } from '../outcome/end.ts';
import type { Facts } from '../outcome/facts.ts';
import type { Failure } from '../outcome/failure.ts';
import type { Inputs } from '../targets/inputs.ts';

export interface OperationPlan {
  readonly operation: { readonly name: string };
  readonly changes: readonly Change[];
  /** True if it was planned from what earlier operations would leave, and not from what was there. */
  readonly isExpected: boolean;
}

/**
 * Hashes a plan: the target, the changes, and everything that would be written, including secrets. The API token is the key:
 * without it nobody can use the hash to guess a secret.
 */
export function hashPlan(
  { apiToken, baseUrl, site: wanted }: Pick<Inputs, 'apiToken' | 'baseUrl' | 'site'>,
  { serverId, site }: Facts,
  plans: readonly OperationPlan[],
): string {
  const about = [baseUrl, serverId, typeof site === 'object' ? site.id : wanted.toLowerCase()];
  const planned = plans.map(({ operation, changes }) => [operation.name, ...changes.map(spellChange)]);
  const text = JSON.stringify(['site-deploy plan', about, planned]);
  return createHmac('sha256', apiToken).update(text).digest('hex');
}

/** @throws OperationError unless a plan is as approved, or nothing of it is left to do */
export function checkApproved(approved: OperationPlan | undefined, now: readonly Change[]): void {
  if (approved === undefined || approved.isExpected || now.length === 0) return;
  const { operation, changes } = approved;
  if (changes.map(spellChange).join() === now.map(spellChange).join()) return;
  const planned = now.map(({ summary }) => summary).join('; ');
  const message = `The plan of ${operation.name} no longer matches plan-hash: something changed during this run. It would now be: ${planned}.`;
  throw new OperationError('plan-changed', message, PLAN_AGAIN);
}

const PLAN_AGAIN =
  'Look at the plan of a new run with dry-run: true, and use its plan-hash. The API token must be the same in both.';

/** Spells out all that a change writes. The order of maps and sets does not count. */
export function spellChange({ summary, content }: Change): string {
  const sorted = (_: string, part: unknown): unknown =>
    part instanceof Map || part instanceof Set ? [...part].sort() : part;
  return JSON.stringify([summary, content()], sorted);
}

/** The failure of a run whose plan differs from the approved one; undefined if it is the same. */
export function anotherPlan(
  approved: string,
  now: { readonly planHash?: string | undefined; readonly results: readonly OperationEnd[] },
): Failure | undefined {
  if (now.planHash === approved) return undefined;
  const lines = now.results.flatMap(({ operation, planned }) =>
    planned.map((line) => `${operation}: ${line}`),
  );
  const planned = lines.length === 0 ? 'nothing to change' : lines.join('\n');
  const message = `The plan no longer matches plan-hash. Nothing was written. It would now be:\n${planned}`;
  return { reason: 'plan-changed', message, next: PLAN_AGAIN };
}
