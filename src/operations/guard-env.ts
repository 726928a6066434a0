import { believe, isEmpty } from '../api/replace.ts';
import { OperationError } from '../core/errors.ts';
import type { Log } from '../core/log.ts';
import { maskedLines } from '../dotenv/difference.ts';
import { values } from '../dotenv/values.ts';
import type { Traits } from '../outcome/traits.ts';
import { envOf } from './env-file.ts';
import type { Planning } from './operation.ts';

/**
 * Requires a value for each of these keys in a `.env`, and warns of those of which the service shows none: all for null.
 *
 * @throws OperationError with the names of those that have none
 */
export function requireKeys(text: string | null, required: Iterable<string>, log: Log): void {
  const keys = [...required];
  const found = values(text ?? '');
  const missing = keys.filter((key) => (found.get(key) ?? '').trim() === '');
  if (text !== null && missing.length > 0)
    throw new OperationError(
      'env-key-missing',
      `The .env has no value for these keys of env-required: ${missing.join(', ')}.`,
      "Give them to sync-env (env, env-file or env-prefix), or set them in the service's pages.",
    );
  const unseen = text === null ? keys : maskedLines(text).filter((name) => keys.includes(name));
  if (unseen.length > 0)
    log.warning(
      `env-required could not be checked: the service does not show ${unseen.join(', ')} of the .env.`,
    );
}

/** True if one of these operations may bring the file, with the repository. */
export function bringsFile(operations: readonly Traits[]): boolean {
  return operations.some(({ changesState }) => changesState === 'repository');
}

/**
 * Requires the keys in the `.env` that a deploy finds, once in a run.
 *
 * @param before the operations before it, if none of them has written yet; one may still bring the file
 * @throws OperationError, ApiError
 */
export async function guardEnv(
  required: ReadonlySet<string>,
  planning: Planning,
  before?: readonly Traits[],
): Promise<void> {
  const { facts, dryRun, reader, patience, log, learn } = planning;
  if (facts.isEnvChecked) return;
  const isSite = typeof facts.site === 'object';
  const mayCome = before === undefined ? dryRun && facts.repository === 'installed' : bringsFile(before);
  const read = (): Promise<string | null> => envOf(planning, '').read(reader);
  const shown = isSite ? await read() : null;
  const text = shown === null || mayCome ? shown : await believe(shown, read, patience);
  const isUnseen = text === null || (mayCome && isEmpty(text));
  if (isUnseen && before !== undefined && (mayCome || !isSite)) return;
  requireKeys(isUnseen ? null : text, required, log);
  learn({ isEnvChecked: true });
}
