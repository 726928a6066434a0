import { createHmac } from 'node:crypto';
import { OperationError } from '../core/errors.ts';
import type { Change } from '../operations/operation.ts';
import type { Facts } from '../outcome/facts.ts';
import type { Inputs } from '../targets/inputs.ts';

export interface OperationPlan {
  readonly operation: string;
  readonly changes: readonly Change[];
  /**
   * The state that it was planned from: the present one; the one that earlier operations would leave (`expected`); or in part
   * either, when the same operation comes earlier as well (`mixed`).
   */
  readonly plannedFrom: 'present' | 'mixed' | 'expected';
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
  const planned = plans.map(({ operation, changes }) => [operation, ...changes.map(spellChange)]);
  return createHmac('sha256', apiToken)
    .update(JSON.stringify(['site-deploy plan', about, planned]))
    .digest('hex');
}

/** @throws OperationError unless the part of an approved plan that was planned from the present state is still the same */
export function checkApproved(plan: OperationPlan | undefined, now: readonly Change[]): void {
  if (plan === undefined || plan.plannedFrom === 'expected') return;
  const { operation, changes, plannedFrom } = plan;
  const approved = changes.map(spellChange);
  const wanted = now.map(spellChange);
  if (plannedFrom === 'mixed' && wanted.every((change) => approved.includes(change))) return;
  if (plannedFrom === 'present' && approved.join() === wanted.join()) return;
  const planned = now.map(({ summary }) => summary).join('; ') || 'nothing to change';
  const message = `The plan of ${operation} no longer matches plan-hash: something changed during this run. It would now be: ${planned}.`;
  throw new OperationError('plan-changed', message, PLAN_AGAIN);
}

export const PLAN_AGAIN =
  'Look at the plan of a new run with dry-run: true, and use its plan-hash. The API token must be the same in both.';

/** Spells out all that is hashed of a change. The order of maps and sets does not count. */
export function spellChange({ summary, content }: Change): string {
  const sorted = (_: string, part: unknown): unknown =>
    part instanceof Map || part instanceof Set ? [...part].sort() : part;
  return JSON.stringify([summary, content()], sorted);
}
