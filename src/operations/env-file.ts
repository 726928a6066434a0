import type { Effect, Reader } from '../api/client.ts';
import { getEnv, patchEnv } from '../api/env.ts';
import { isSameText, replaceAndReadBack } from '../api/settle.ts';
import { isNotFound, OperationError, type Stop } from '../core/errors.ts';
import * as dotenv from '../dotenv/merge.ts';
import { secretsOf } from '../dotenv/values.ts';
import type { EnvKeys, Facts } from '../site/facts.ts';
import { type Target, targetOf } from '../site/target.ts';
import type { Applying, Replaced } from './operation.ts';

/** The wanted contents of `.env`. */
export interface WantedEnv {
  /** The values to set, by key. All of them are secrets. */
  readonly env: ReadonlyMap<string, string>;
  readonly envMode: 'merge' | 'replace';
  readonly envRemove: ReadonlySet<string>;
}

/** Reads the `.env` of a site and hides its values; null when the service shows none. */
export async function readEnv(
  reader: Reader,
  target: Target,
  hide: Applying['hide'],
): Promise<string | null> {
  try {
    const text = await reader.read(getEnv, target);
    if (text !== null) hide(secretsOf(text));
    return text;
  } catch (error) {
    if (isNotFound(error)) return null;
    throw error;
  }
}

/** Brings a `.env` to the wanted values. An unseen file (null) may only be replaced, never merged into. */
export function mergeEnv(
  current: string | null,
  { envMode, env, envRemove }: WantedEnv,
): dotenv.Written | dotenv.Refused {
  const text = current ?? '';
  return envMode === 'replace' ? dotenv.replace(text, env) : dotenv.merge(text, env, envRemove);
}

/** The error for values that a `.env` cannot hold. */
export function refusal({ refused }: dotenv.Refused): OperationError {
  const reasons = refused.map(({ key, reason }) => `${key}: ${reason}`).join('; ');
  const message = `The .env cannot hold these values: ${reasons}.`;
  return new OperationError('failed', message, 'Change these values.');
}

/** A planned write of the `.env`. */
interface EnvWrite {
  readonly wanted: WantedEnv;
  /** The file as it was read; null when the service showed none. */
  readonly current: string | null;
  readonly text: string;
  readonly keys: EnvKeys;
  readonly facts: Facts;
}

/** Writes the `.env` and reads it back. A second write starts from the file as read back, so that it keeps changes by others. */
export async function writeEnv(
  { wanted, current, text: content, keys, facts }: EnvWrite,
  { writer, reader, patience, hide }: Applying,
): Promise<{ readonly replaced: Replaced; readonly doubt: string }> {
  const target = targetOf(facts);
  let before = current;
  let written = content;
  const write: Replaced['write'] = (to, text) => to.write(patchEnv, target, { content: text });
  const send = async (text: string): Promise<Effect<unknown>> => {
    const effect = await write(writer, text);
    if (effect.state !== 'not-done' || !isNotFound(effect.error)) return effect;
    throw noFile('failed', 'The service knows no .env of this site, and has written none.', effect.error);
  };
  const { shown, answer } = await replaceAndReadBack(
    WHAT,
    async (instead) => {
      if (instead === undefined) return send(content);
      if (instead === null) return wanted.envMode === 'merge' ? UNSEEN : send(content);
      before = instead;
      const merged = mergeEnv(instead, wanted);
      if (!merged.ok) return { state: 'unknown', error: refusal(merged) } as const;
      written = merged.text;
      return send(written);
    },
    () => readEnv(reader, target, hide),
    (text) => text === content || isAsWanted(text, wanted),
    patience,
  );
  if (shown === null && (answer === null || answer === undefined)) throw noFile('unknown', UNCONFIRMED);
  const { changed, removed, kept } = keys;
  const unchanged = { added: [], changed: [], removed: [], kept: [...changed, ...removed, ...kept] };
  const replaced = {
    what: WHAT,
    // A repository that this run installed brought a new file: there is nothing to restore.
    before: facts.repository === 'unknown' ? before : null,
    // A file that was read back with changes by others must not be restored: `written` differs from it.
    after: shown === null || isSameText(shown, written) ? shown : written,
    factsBefore: { env: unchanged },
    read: (from: Reader) => readEnv(from, target, hide),
    write,
  };
  const doubt = shown === null ? '; the service does not show the file, so it could not be read back' : '';
  return { replaced, doubt };
}

const WHAT = 'the .env';
const UNCONFIRMED =
  'The service shows no .env after the write, nor did it confirm one: without a file it writes nothing.';

/** The effect of a second write that is not sent, as it might overwrite unseen changes by others. */
const UNSEEN: Effect<never> = {
  state: 'unknown',
  error: new OperationError(
    'unknown',
    'It was not sent again, as the service does not show the present file.',
    'Look at the .env, then run again.',
  ),
};

function isAsWanted(text: string, wanted: WantedEnv): boolean {
  const merged = mergeEnv(text, wanted);
  return merged.ok && merged.text === text;
}

function noFile(stop: Stop, message: string, cause?: Error): OperationError {
  const next =
    'Install the repository first (ensure-repository): that is what creates the file. Then run again.';
  return new OperationError(stop, message, next, { cause });
}
