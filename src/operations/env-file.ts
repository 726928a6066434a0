import type { Reader } from '../api/client.ts';
import { getEnv, patchEnv } from '../api/env.ts';
import { isSameText, putBack, replaceAndReadBack, type WholeText } from '../api/replace.ts';
import { interruptedIn, type Patience } from '../api/settle.ts';
import {
  explain,
  ifFound,
  isInterruption,
  isNotFound,
  OperationError,
  type StopOutcome,
} from '../core/errors.ts';
import { type Difference, differenceOf, maskedLines } from '../dotenv/difference.ts';
import * as dotenv from '../dotenv/merge.ts';
import { secretsOf } from '../dotenv/values.ts';
import type { EnvKeys } from '../outcome/facts.ts';
import { type Target, targetOf } from '../site/target.ts';
import type { Applying, Replaced } from './operation.ts';

export type WantedEnv = {
  /** The values to set, by key. All of them are secrets. */
  readonly env: ReadonlyMap<string, string>;
  readonly envMode: 'merge' | 'replace';
  readonly envRemove: ReadonlySet<string>;
};

/** Reads the `.env` of a site and hides its values; null when the service shows none. */
export async function readEnv(
  reader: Reader,
  target: Target,
  hide: Applying['hide'],
): Promise<string | null> {
  const text = await ifFound(reader.read(getEnv, target), null);
  if (text !== null) hide(secretsOf(text));
  return text;
}

/**
 * Brings a `.env`, or null if the service shows none, to the wanted values.
 *
 * @throws OperationError for values that a `.env` cannot hold, and for a merge into a file that is not seen whole
 */
export function mergeEnv(current: string | null, { envMode, env, envRemove }: WantedEnv): dotenv.Written {
  if (envMode === 'merge' && current === null) throw new OperationError('failed', UNSEEN, GET_A_FILE);
  const text = current ?? '';
  const merged = merge(text, { envMode, env, envRemove });
  if (!merged.ok) throw refusal(merged);
  const isKept = (key: string): boolean => !env.has(key) && !envRemove.has(key);
  const masked = envMode === 'replace' || merged.text === text ? [] : maskedLines(text, isKept);
  if (masked.length === 0) return merged;
  const message = `The service shows masks or escapes, such as ******** or &quot;, in place of values of the .env: ${masked.join(', ')}. They would be written in place of the real values, so nothing is merged.`;
  throw new OperationError('failed', message, GIVE_THEM);
}

const UNSEEN =
  'The service shows no .env of this site. Nothing is merged into an unseen file, as its contents might be lost.';
const GET_A_FILE =
  'Install the repository first (ensure-repository; with reinstall-repository: true where one was removed), or set env-mode: replace to write exactly the given keys.';
const GIVE_THEM =
  'Give these keys as well, even if a value really looks like that; remove such comments from the file; or set env-mode: replace and give all keys that the site needs.';

function refusal({ refused }: dotenv.Refused): OperationError {
  const reasons = refused.map(({ key, reason }) => `${key}: ${reason}`).join('; ');
  const message = `The .env cannot hold these values: ${reasons}.`;
  return new OperationError('failed', message, 'Change these values.');
}

/**
 * Writes the `.env`, reads it back, and compares all of it with what was sent.
 *
 * @param current the file as it was read; null when the service showed none
 * @param onMerge told of each merge before it is written, as others may have written since. Throws if it must not be
 */
export async function writeEnv(
  wanted: WantedEnv,
  current: string | null,
  onMerge: (merged: dotenv.Written, current: string | null) => void,
  { facts, writer, reader, patience, hide, hasWaited, log, learn }: Applying,
): Promise<{ readonly keys: EnvKeys; readonly replaced: Replaced; readonly doubt: string }> {
  const textOf: Replaced['textOf'] = (access) => envOf(targetOf(facts), access, hide);
  const text = textOf({ reader, writer });
  let last = current;
  let keys: EnvKeys = { added: [], changed: [], removed: [], kept: [] };
  const textFor = (now: string | null, lost?: string): string => {
    if (lost !== undefined && now !== null && isDamaged(lost, now, last)) throw damaged;
    const merged = mergeEnv(now, wanted);
    onMerge(merged, now);
    last = now;
    keys = merged;
    return merged.text;
  };
  const how = { present: hasWaited ? undefined : current, textFor, shows: showing(wanted) };
  const written = await replaceAndReadBack(text, how, patience);
  const { before, sent, shown, answer, doubt } = written;
  if (shown === null && (answer === null || answer === undefined)) throw noFile('unknown', UNCONFIRMED);
  const isSeenWhole = before !== null && maskedLines(before).length === 0;
  if (doubt !== undefined && shown !== null) {
    const isAsBefore = before !== null && isSameText(shown, before);
    const { kind, names, error } = damageOf(sent, shown, isAsBefore ? doubt : undefined);
    if (error.outcome === 'unknown') throw error;
    const stand = (all: readonly string[]) => all.filter((key) => kind === 'moved' || !names.includes(key));
    const [added, changed, removed] = [stand(keys.added), stand(keys.changed), stand(keys.removed)];
    learn({ env: { ...keys, added, changed, removed } });
    const isGone = [...added, ...changed, ...removed].length === 0;
    const isTheirs = (name: string): boolean => !name.includes(' ') && !wanted.env.has(name);
    // Nothing of this run is left to lose, and keys of others may come back.
    const helps = kind === 'less' && isGone && isSeenWhole && names.some(isTheirs);
    throw helps ? await undo(text, { before, after: shown }, error.message, patience) : error;
  }
  const isHidden = shown !== null && !isSameText(shown, sent) && maskedLines(shown).length > 0;
  const { kind, names } = differenceOf(sent, shown ?? sent);
  if (kind === 'more')
    log.warning(`.env: lines were added by somebody else since it was written: ${names.join(', ')}`);
  const replaced = {
    what: text.what,
    // A repository that this run installed brought a new file: there is nothing to restore.
    before: facts.repository === 'unknown' && isSeenWhole ? before : null,
    // A file that was read back with changes by others must not be restored: `sent` differs from it.
    after: shown === null || isHidden ? null : isSameText(shown, sent) ? shown : sent,
    factsBefore: {
      env: { added: [], changed: [], removed: [], kept: [...keys.changed, ...keys.removed, ...keys.kept] },
    },
    textOf,
  };
  return { keys, replaced, doubt: shown === null ? NOT_SHOWN : isHidden ? MASKED : '' };
}

const NOT_SHOWN = '; the service does not show the file, so it could not be read back';
const MASKED = '; the service shows masks in place of values, so these could not be read back';
const UNCONFIRMED =
  'The service shows no .env after the write, nor did it confirm one: without a file it writes nothing.';

function envOf(
  target: Target,
  { reader, writer }: Pick<Applying, 'reader' | 'writer'>,
  hide: Applying['hide'],
): WholeText {
  return {
    what: 'the .env',
    read: () => readEnv(reader, target, hide),
    async write(text, renew) {
      const renewed = async () => ({ content: await renew() });
      const effect = await writer.write(patchEnv, target, { content: text }, renewed);
      if (effect.state !== 'not-done' || !isNotFound(effect.error)) return effect;
      throw noFile(
        'failed',
        'The service answered 404 to the write of the .env: it seems to have none of this site.',
        effect.error,
      );
    },
  };
}

/** Makes the test whether a file shows that it was written. Masks show nothing, but a confirmed write is believed. */
function showing(wanted: WantedEnv) {
  return (text: string, sent: string, isConfirmed: boolean): boolean => {
    if (isSameText(text, sent)) return true;
    const { kind } = differenceOf(sent, text);
    if (kind === 'none') return isConfirmed;
    const merged = merge(text, wanted);
    return kind === 'more' && merged.ok && merged.text === text;
  };
}

/** True if a file is neither as before a write nor as sent, but less than that. */
function isDamaged(sent: string, now: string, before: string | null): boolean {
  if (before !== null && isSameText(now, before)) return false;
  return ['cut', 'less', 'escaped'].includes(differenceOf(sent, now).kind);
}

const LOOK = 'Look at the .env in the pages of the service, and correct it there.';
const damaged = new OperationError('unknown', 'It shows only in part, so nothing more was written.', LOOK);

/** Explains a difference. A file that shows as before (`doubt`) or only in part may be whole: that leaves it unknown. */
function damageOf(sent: string, shown: string, doubt?: OperationError) {
  const { kind, names } = differenceOf(sent, shown);
  const says = doubt === undefined ? (DAMAGE[kind] ?? CHANGED) : `${doubt.message} ${DIFFER}`;
  const stop = doubt === undefined && kind !== 'cut' ? 'failed' : 'unknown';
  const error = new OperationError(stop, `${says}: ${names.join(', ')}.`, doubt?.next ?? LOOK);
  return { kind, names, error };
}

const DIFFER = 'These differ from what was sent';
const CHANGED = `The service has accepted the .env, and shows another one. It changes what it is sent, or somebody else has written it since, so it was left as it is. ${DIFFER}`;
const DAMAGE: Partial<Record<Difference['kind'], string>> = {
  cut: 'The service has accepted the .env, and shows only its beginning, or nothing. As the rest cannot be seen, nothing more was written. Not shown',
  less: 'The service has not kept all of the .env that was sent, or somebody else has deleted lines since. This is missing',
  moved: 'The service has accepted the .env, and shows its lines in another order. These have moved',
  escaped: `The service escapes the .env, as &amp; for &, each time it is written. Nothing more was written, as that would escape it again. ${DIFFER}`,
};

async function undo(
  text: WholeText,
  texts: { readonly before: string; readonly after: string },
  lost: string,
  patience: Patience,
): Promise<OperationError> {
  const failed = (end: string) => new OperationError('failed', `${lost} ${end}`, LOOK);
  try {
    await putBack(text, texts, patience);
    return failed('The previous file was put back.');
  } catch (error) {
    if (isInterruption(error)) throw interruptedIn(error, lost);
    return failed(`The previous file could not be put back: ${explain(error)}`);
  }
}

function merge(text: string, { envMode, env, envRemove }: WantedEnv): dotenv.Written | dotenv.Refused {
  return envMode === 'replace' ? dotenv.replace(text, env) : dotenv.merge(text, env, envRemove);
}

function noFile(stop: StopOutcome, message: string, cause?: Error): OperationError {
  const next =
    'Install the repository first (ensure-repository): that is what creates the file. Then run again.';
  return new OperationError(stop, message, next, { cause });
}
