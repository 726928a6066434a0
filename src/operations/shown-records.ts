import type { Reader } from '../api/client.ts';
import { readAllOrNull } from '../api/pages.ts';
import type { ShownRecord } from '../api/records.ts';
import { OperationError } from '../core/errors.ts';
import type { Facts } from '../outcome/facts.ts';
import type { Kind } from '../records/kinds.ts';
import { scopeOf } from '../records/known-kinds.ts';
import { targetOf } from '../site/target.ts';

export function idsOf(kind: Kind, facts: Facts): Readonly<Record<string, number>> {
  return scopeOf(kind) === 'server' ? { server: facts.serverId } : { ...targetOf(facts) };
}

/**
 * Reads the records of a kind.
 *
 * @throws OperationError if the service does not show them, as there may be some
 */
export async function readShownRecords(
  kind: Kind,
  facts: Facts,
  reader: Reader,
): Promise<readonly ShownRecord[]> {
  // A site that a dry run would create has none yet.
  if (scopeOf(kind) === 'site' && typeof facts.site !== 'object') return [];
  const shown = await readAllOrNull(reader, kind.endpoints.list, idsOf(kind, facts));
  if (shown !== null) return shown;
  throw new OperationError(
    'failed',
    `The service does not show its ${kind.singular}s (null instead of a list). An unknown list is not treated as empty.`,
    'Look at them in the service itself. If it never shows them, remove this operation.',
  );
}
