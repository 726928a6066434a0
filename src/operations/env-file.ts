import type { Reader } from '../api/client.ts';
import { isEmpty, isSameText, putBack, replaceAndReadBack, type WholeText } from '../api/replace.ts';
import { interruptedIn } from '../api/settle.ts';
import { getEnv, patchEnv } from '../api/site-parts.ts';
import { explain, ifFound, isInterruption, isNotFound, OperationError } from '../core/errors.ts';
import { type Difference, differenceOf, maskedLines } from '../dotenv/difference.ts';
import * as dotenv from '../dotenv/merge.ts';
import { secretsOf } from '../dotenv/values.ts';
import type { Values } from '../inputs/input.ts';
import type { EnvKeys } from '../outcome/facts.ts';
import { type Target, targetOf } from '../site/target.ts';
import { type Applied, type Applying, planChange } from './operation.ts';
import type { syncEnv } from './sync-env.ts';

export type WantedEnv = Values<(typeof syncEnv)['inputs']>;

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
export function mergeEnv(current: string | null, wanted: WantedEnv) {
  const { envMode, env, envRemove } = wanted;
  if (envMode === 'merge' && current === null) throw new OperationError('failed', UNSEEN, GET_A_FILE);
  const before = current ?? '';
  const merged = mergeOrReplace(before, wanted);
  if (!merged.ok) {
    const reasons = merged.refused.map(({ key, reason }) => `${key}: ${reason}`).join('; ');
    const message = `The .env cannot hold these values: ${reasons}.`;
    throw new OperationError('failed', message, 'Change these values.');
  }
  const { ok: _, text, misread, ...keys } = merged;
  const isKept = (key: string): boolean => !env.has(key) && !envRemove.has(key);
  const masked = envMode === 'replace' || text === before ? [] : maskedLines(before, isKept);
  if (masked.length === 0) return { text, misread, keys };
  const message = `The service shows masks or escapes, such as ******** or &quot;, in place of values of the .env: ${masked.join(', ')}. They would be written in place of the real values, so nothing is merged.`;
  throw new OperationError('failed', message, GIVE_THEM);
}

const UNSEEN =
  'The service shows no .env of this site. Nothing is merged into an unseen file, as its contents might be lost.';
const GET_A_FILE =
  'Install the repository first (ensure-repository; with reinstall-repository: true where one was removed), or set env-mode: replace to write exactly the given keys.';
const GIVE_THEM =
  'Give these keys as well, even if a value really looks like that; remove such comments from the file; or set env-mode: replace and give all keys that the site needs.';

/** Plans a merge of which each key is known, into the file as it was read. */
export function planMerge(keys: EnvKeys, wanted: WantedEnv, current: string | null) {
  const summary = `.env: ${describeKeys(keys, ['add', 'change', 'remove'])}`;
  return planChange(summary, wanted, (_, applying) => writeEnv(wanted, applying, current));
}

/** @param verbs for keys that are added, changed and removed */
function describeKeys({ added, changed, removed }: EnvKeys, verbs: readonly string[]): string {
  const words = [added, changed, removed].flatMap((keys, index) =>
    keys.length === 0 ? [] : `${verbs[index]} ${keys.join(', ')}`,
  );
  return words.length === 0 ? 'only the text around the keys differs' : words.join('; ');
}

/** Warns of a file that may have lost its values: a merge fills it with the given ones only. */
export function warnOfEmptiness(
  before: string | null,
  { envMode }: WantedEnv,
  { facts: { site }, log }: Pick<Applying, 'facts' | 'log'>,
): void {
  const wasDeployed = typeof site === 'object' && (site.last_deploy_at ?? null) !== null;
  if (envMode === 'replace' || before === null || !isEmpty(before) || !wasDeployed) return;
  log.warning('.env is empty, although the site was deployed before. Only the given keys will be in it.');
}

const NO_KEYS: EnvKeys = { added: [], changed: [], removed: [], kept: [] };

/**
 * Writes the `.env`, reads it back, and compares all of it with what was sent.
 *
 * @param current the file as the plan has read it; null when the service showed none
 */
export async function writeEnv(
  wanted: WantedEnv,
  applying: Applying,
  current: string | null,
): Promise<Applied> {
  const { facts, hide, checkApproved, log, learn } = applying;
  const text = envOf(targetOf(facts), hide);
  let last = current;
  let keys = NO_KEYS;
  const textFor = (now: string | null, lost?: string): string => {
    if (lost !== undefined && now !== null && isDamaged(lost, now, last)) throw damaged;
    // Others may have written since the plan.
    const merged = mergeEnv(now, wanted);
    last = now;
    keys = merged.keys;
    checkApproved([planMerge(keys, wanted, now)]);
    learn({ env: keys });
    if (now !== current) warnOfEmptiness(now, wanted, applying);
    return merged.text;
  };
  const how = { present: current, textFor, shows: showing(wanted) };
  const { before, sent, shown, answer, doubt } = await replaceAndReadBack(text, how, applying);
  if (shown === null && (answer ?? null) === null)
    throw new OperationError('unknown', UNCONFIRMED, INSTALL_FIRST);
  const seen = before !== null && maskedLines(before).length === 0 ? before : null;
  const difference = differenceOf(sent, shown ?? sent);
  if (doubt !== undefined && shown !== null) {
    const isAsBefore = before !== null && isSameText(shown, before);
    const error = damageOf(difference, isAsBefore ? doubt : undefined);
    if (error.outcome === 'unknown') throw error;
    const written = standing(keys, difference);
    learn({ env: written });
    if (seen !== null && isWorthUndoing(wanted, written, difference))
      throw await undo(text, { before: seen, after: shown }, error.message, applying);
    throw error;
  }
  const isHidden = shown !== null && !isSameText(shown, sent) && maskedLines(shown).length > 0;
  if (difference.kind === 'more')
    log.warning(
      `.env: lines were added by somebody else since it was written: ${difference.names.join(', ')}`,
    );
  const replaced = {
    text,
    // A repository that this run installed brought a new file: there is nothing to restore.
    before: facts.repository === 'unknown' ? seen : null,
    // A file that was read back with changes by others must not be restored: `sent` differs from it.
    after: shown === null || isHidden ? null : isSameText(shown, sent) ? shown : sent,
    factsBefore: { env: { ...NO_KEYS, kept: [...keys.changed, ...keys.removed, ...keys.kept] } },
  };
  const unseen = shown === null ? NOT_SHOWN : isHidden ? MASKED : '';
  const done = describeKeys(keys, ['added', 'changed', 'removed']);
  return { changed: true, summary: `.env: ${done}${unseen}`, replaced };
}

const NOT_SHOWN = '; the service does not show the file, so it could not be read back';
const MASKED = '; the service shows masks in place of values, so these could not be read back';
const UNCONFIRMED =
  'The service shows no .env after the write, nor did it confirm one: without a file it writes nothing.';
const INSTALL_FIRST =
  'Install the repository first (ensure-repository): that is what creates the file. Then run again.';

function envOf(target: Target, hide: Applying['hide']): WholeText {
  return {
    what: 'the .env',
    read: (reader) => readEnv(reader, target, hide),
    async write(content, writer, attempts) {
      const effect = await writer.write(patchEnv, target, { content }, { attempts });
      if (effect.state !== 'not-done' || !isNotFound(effect.error)) return effect;
      const message =
        'The service answered 404 to the write of the .env: it seems to have none of this site.';
      throw new OperationError('failed', message, INSTALL_FIRST, { cause: effect.error });
    },
  };
}

/** Makes the test whether a file shows that it was written. Masks show nothing, but a confirmed write is believed. */
function showing(wanted: WantedEnv) {
  return (text: string, sent: string, isConfirmed: boolean): boolean => {
    if (isSameText(text, sent)) return true;
    const { kind } = differenceOf(sent, text);
    if (kind === 'none') return isConfirmed;
    const merged = mergeOrReplace(text, wanted);
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
function damageOf({ kind, names }: Difference, doubt?: OperationError): OperationError {
  const says = doubt === undefined ? (DAMAGE[kind] ?? CHANGED) : `${doubt.message} ${DIFFER}`;
  const stop = doubt === undefined && kind !== 'cut' ? 'failed' : 'unknown';
  return new OperationError(stop, `${says}: ${names.join(', ')}.`, doubt?.next ?? LOOK);
}

/** Returns the keys that show as they were written. */
function standing(keys: EnvKeys, { kind, names }: Difference): EnvKeys {
  const stand = (all: readonly string[]) => all.filter((key) => kind === 'moved' || !names.includes(key));
  return { ...keys, added: stand(keys.added), changed: stand(keys.changed), removed: stand(keys.removed) };
}

/** True if nothing of this run is left to lose, and keys of others may come back. */
function isWorthUndoing({ env }: WantedEnv, written: EnvKeys, { kind, names }: Difference): boolean {
  const { length } = [...written.added, ...written.changed, ...written.removed];
  const isTheirs = (name: string): boolean => !name.includes(' ') && !env.has(name);
  return kind === 'less' && length === 0 && names.some(isTheirs);
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
  applying: Applying,
): Promise<OperationError> {
  const failed = (end: string) => new OperationError('failed', `${lost} ${end}`, LOOK);
  try {
    await putBack(text, texts, applying);
    return failed('The previous file was put back.');
  } catch (error) {
    if (isInterruption(error)) throw interruptedIn(error, lost);
    return failed(`The previous file could not be put back: ${explain(error)}`);
  }
}

function mergeOrReplace(text: string, { envMode, env, envRemove }: WantedEnv) {
  return envMode === 'replace' ? dotenv.replace(text, env) : dotenv.merge(text, env, envRemove);
}
