import { getEnv, patchEnv } from '../api/sites.ts';
import { ifFound, OperationError } from '../core/errors.ts';
import type { Log } from '../core/log.ts';
import { maskedLines } from '../dotenv/difference.ts';
import { secretsOf, values } from '../dotenv/values.ts';
import { targetOf } from '../outcome/facts.ts';
import type { Traits } from '../outcome/traits.ts';
import type { Planning, WholeText } from './operation.ts';
import { believe, isBlank } from './whole-text.ts';

/** The `.env` of a site. Its values are hidden as soon as it is read; null when the service shows none, `missing` after a 404. */
export function envOf({ facts, hide }: Planning, missing: '' | null = null): WholeText {
  const target = targetOf(facts);
  return {
    what: 'the .env',
    async read(reader) {
      const text = await ifFound(reader.read(getEnv, target), missing);
      if (text !== null) hide(secretsOf(text));
      return text;
    },
    write: (content, writer) => writer.write(patchEnv, target, { content }),
  };
}

/** Requires a value for each key, and warns of keys whose values are not shown: all, if `text` is null. @throws OperationError */
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

/** Requires the keys in the `.env` that a deploy finds, once in a run. `before`: the operations before it, while one may still bring the file. */
export async function guardEnv(
  required: ReadonlySet<string>,
  planning: Planning,
  before?: readonly Traits[],
): Promise<void> {
  const { facts, dryRun, log, learn } = planning;
  if (required.size === 0 || facts.isEnvChecked) return;
  const isSite = typeof facts.site === 'object';
  const mayCome = before === undefined ? dryRun && facts.repository === 'installed' : bringsFile(before);
  const file = isSite ? envOf(planning, '') : undefined;
  const shown = (await file?.read(planning.reader)) ?? null;
  const text = file === undefined || shown === null || mayCome ? shown : await believe(shown, file, planning);
  const isUnseen = text === null || (mayCome && isBlank(text));
  if (isUnseen && before !== undefined && (mayCome || !isSite)) return;
  requireKeys(isUnseen ? null : text, required, log);
  learn({ isEnvChecked: true });
}
