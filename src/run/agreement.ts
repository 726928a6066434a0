import { createHmac } from 'node:crypto';
import { OperationError } from '../core/errors.ts';
import type { Change, Traits } from '../operations/operation.ts';
import type { Failure } from '../report/failure.ts';
import type { Result } from '../report/run-report.ts';
import type { Facts } from '../site/facts.ts';
import type { Inputs } from './inputs.ts';

/** The plan of one operation. */
export interface OperationPlan {
  readonly operation: Traits;
  readonly changes: readonly Change[];
  /**
   * Whether it was made of what was seen: the `whole`, or a `part`, as the same operation goes before it; `none`: of what
   * earlier operations would leave.
   */
  readonly onSight: 'whole' | 'part' | 'none';
}

/**
 * Stands for a plan: what would be done, to what, and all that would be written, secrets too. Plans with the same one are the
 * same plan; inputs that differ in what happens to be there already may give another one. Keyed by the API token, so that
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
  const planned = plans.map(({ operation, changes }) => [operation.name, ...contentOf(changes)]);
  return createHmac('sha256', apiToken)
    .update(JSON.stringify(['site-deploy plan', about, planned]))
    .digest('hex');
}

/** Whether an operation would still do what was agreed on; of what was not seen by then nobody can tell. */
export function isAsAgreed({ changes, onSight }: OperationPlan, now: readonly Change[]): boolean {
  const [agreed, wanted] = [changes, now].map((list) => contentOf(list).map((one) => JSON.stringify(one)));
  switch (onSight) {
    case 'none':
      return true;
    case 'part':
      return wanted?.every((one) => agreed?.includes(one)) === true;
    case 'whole':
      return agreed?.join() === wanted?.join();
  }
}

function contentOf(changes: readonly Change[]): unknown[] {
  return changes.map(({ summary, content }) => [summary, content ?? null]);
}

/** What a run comes to whose plan is another one than the one that was agreed on. */
export function anotherPlan(results: readonly Result[]): Failure {
  const lines = results.flatMap(({ operation, planned }) => planned.map((line) => `${operation}: ${line}`));
  return {
    outcome: 'failed',
    message: [
      'The plan is no longer the one that plan-hash stands for. Nothing was written. It would now be:',
      ...(lines.length === 0 ? ['nothing to change'] : lines),
    ].join('\n'),
    next: NEXT,
  };
}

/** What an operation comes to whose plan has become another one since the whole of it was looked at. */
export function changedMeanwhile(operation: string, planned: readonly string[]): OperationError {
  const now = planned.length === 0 ? 'nothing to change' : planned.join('; ');
  const message = `The plan of ${operation} is no longer the one that plan-hash stands for: something changed while this run was under way. It would now be: ${now}.`;
  return new OperationError('failed', message, NEXT);
}

const NEXT =
  'Look at the plan of a new run with dry-run: true, and give its plan-hash. The API token must be the same in both.';
