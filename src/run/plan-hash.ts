import { createHmac } from 'node:crypto';
import { OperationError } from '../core/errors.ts';
import type { Change } from '../operations/operation.ts';
import type { Facts } from '../site/facts.ts';
import type { Inputs } from './inputs.ts';

/** The plan of one operation. */
export interface OperationPlan {
  readonly operation: string;
  readonly changes: readonly Change[];
  /**
   * The part of it that was made from what is there: the `whole`; a `part`, as the same operation is planned before it as well;
   * `none`, as it was made from what earlier operations would leave.
   */
  readonly onSight: 'whole' | 'part' | 'none';
}

/**
 * Hashes a plan: what would be done, to what, and everything that would be written, secrets too. Equal plans have equal
 * hashes; the same inputs may give another plan, as it depends on what is there already. The API token is the key, so that
 * nobody without it can try out what a secret might be.
 *
 * @returns 64 hexadecimal digits
 */
export function hashPlan(
  { apiToken, baseUrl, site: wanted }: Pick<Inputs, 'apiToken' | 'baseUrl' | 'site'>,
  { serverId, site }: Facts,
  plans: readonly OperationPlan[],
): string {
  const about = [baseUrl, serverId, typeof site === 'object' ? site.id : wanted.toLowerCase()];
  const planned = plans.map(({ operation, changes }) => [operation, ...changes.map(contentOf)]);
  return createHmac('sha256', apiToken)
    .update(JSON.stringify(['site-deploy plan', about, planned]))
    .digest('hex');
}

/** True when an operation would still do what was agreed on, as far as that was planned on sight. */
export function isAsAgreed({ changes, onSight }: OperationPlan, now: readonly Change[]): boolean {
  const spell = (change: Change): string => JSON.stringify(contentOf(change));
  const agreed = changes.map(spell);
  const wanted = now.map(spell);
  switch (onSight) {
    case 'none':
      return true;
    case 'part':
      return wanted.every((change) => agreed.includes(change));
    case 'whole':
      return agreed.join() === wanted.join();
  }
}

function contentOf({ summary, content }: Change): unknown[] {
  return [summary, content ?? null];
}

/** The failure of an operation whose plan is no longer the one that was agreed on. */
export function changedMeanwhile(operation: string, planned: readonly string[]): OperationError {
  const now = planned.length === 0 ? 'nothing to change' : planned.join('; ');
  const message = `The plan of ${operation} is no longer the one that plan-hash stands for: something changed while this run was under way. It would now be: ${now}.`;
  return new OperationError('failed', message, PLAN_AGAIN);
}

/** The next step when the plan is not the one that was agreed on. */
export const PLAN_AGAIN =
  'Look at the plan of a new run with dry-run: true, and give its plan-hash. The API token must be the same in both.';
