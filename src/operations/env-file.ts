import { getEnv, patchEnv } from '../api/site-parts.ts';
import { ifFound, isNotFound, OperationError, PlanAgain } from '../core/errors.ts';
import type { Log } from '../core/log.ts';
import { isSameText } from '../core/same-text.ts';
import { differenceOf, maskedLines } from '../dotenv/difference.ts';
import * as dotenv from '../dotenv/merge.ts';
import { secretsOf, values } from '../dotenv/values.ts';
import type { Values } from '../inputs/input.ts';
import type { EnvKeys } from '../outcome/facts.ts';
import type { Traits } from '../outcome/traits.ts';
import { targetOf } from '../site/target.ts';
import { type Applying, type Change, type Planning, planChange, type WholeText } from './operation.ts';
import type { envInputs } from './sync-env.ts';
import { believe, isBlank, replaceAndReadBack } from './whole-text.ts';

export type WantedEnv = Values<typeof envInputs>;

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

/** The write of a `.env`. */
interface EnvWrite {
  /** The file that it is made from; null when the service shows none. */
  readonly before: string | null;
  readonly sent: string;
  readonly keys: EnvKeys;
  /** Those of the keys that some program misreads. */
  readonly misread: readonly string[];
  readonly wanted: WantedEnv;
}

/**
 * Brings a `.env` to the wanted values.
 *
 * @throws OperationError for values that a `.env` cannot hold, and for a merge into a file that is not seen whole
 */
export function mergeEnv(before: string | null, wanted: WantedEnv): EnvWrite {
  const { envMode, env, envRemove } = wanted;
  if (envMode === 'merge' && before === null)
    throw new OperationError('env-unwritable', NOTHING_TO_MERGE_INTO, GET_A_FILE);
  const { text: sent, misread, mistake, ...keys } = mergeOrReplace(before ?? '', wanted);
  if (mistake !== undefined) {
    const names = [...keys.added, ...keys.changed, ...keys.removed].join(', ');
    const message = `The .env cannot hold these values: ${names}: ${mistake}.`;
    throw new OperationError('env-unwritable', message, 'Change these values.');
  }
  const isKept = (key: string): boolean => !env.has(key) && !envRemove.has(key);
  const masked = envMode === 'replace' || sent === before ? [] : maskedLines(before ?? '', isKept);
  if (masked.length === 0) return { before, sent, keys, misread, wanted };
  const message = `The service shows masks or escapes, such as ******** or &quot;, in place of values of the .env: ${masked.join(', ')}. They would be written in place of the real values, so nothing is merged.`;
  throw new OperationError('env-unwritable', message, GIVE_THEM);
}

const NOTHING_TO_MERGE_INTO =
  'The service shows no .env of this site. Nothing is merged into an unseen file, as its contents might be lost.';
const GET_A_FILE =
  'Install the repository first (ensure-repository; with reinstall-repository: true where one was removed), or set env-mode: replace to write exactly the given keys.';
const GIVE_THEM =
  'Give these keys as well, even if a value really looks like that; remove such comments from the file; or set env-mode: replace and give all keys that the site needs.';

export function planWrite(write: EnvWrite): Change {
  const summary = `.env: ${describeKeys(write.keys, ['add', 'change', 'remove'])}`;
  return planChange(summary, write.wanted, (_, applying) => writeEnv(write, applying));
}

/** @param verbs for keys that are added, changed and removed */
function describeKeys({ added, changed, removed }: EnvKeys, verbs: readonly string[]): string {
  const all = [added, changed, removed].map(
    (keys, index) => keys.length > 0 && `${verbs[index]} ${keys.join(', ')}`,
  );
  return all.filter(Boolean).join('; ') || 'only the text around the keys differs';
}

/** Writes the `.env`, reads it back, and compares all of it with what was sent. */
async function writeEnv(write: EnvWrite, applying: Applying) {
  const { before, sent, keys } = write;
  const { facts, log } = applying;
  const text = envOf(applying);
  const { seen, answer, doubt } = await sendEnv(text, write, applying);
  if (seen === null && (answer ?? null) === null)
    throw new OperationError('shown-otherwise', UNCONFIRMED, INSTALL_FIRST);
  if (seen !== null && doubt !== undefined) throw damageOf(seen, doubt, write, applying);
  const { kind, names } = compareEnv(write, seen ?? sent);
  if (kind === 'more')
    log.warning(`.env: lines were added by somebody else since it was written: ${names.join(', ')}`);
  const isSeenWhole = before !== null && maskedLines(before).length === 0;
  // A file with changes by others must not be restored: putting back looks for this text, byte for byte, and finds another one.
  const after = kind === 'more' ? sent : seen;
  const replaced = {
    text,
    // A repository that this run installed brought a new file: there is nothing to restore.
    before: facts.repository === 'unknown' && isSeenWhole ? before : null,
    after: kind === 'masked' ? null : after,
    factsBefore: { env: { added: [], changed: [], removed: [] } },
  };
  const masked = kind === 'masked' ? MASKED : '';
  const done = describeKeys(keys, ['added', 'changed', 'removed']);
  return { changed: true, summary: `.env: ${done}${seen === null ? NOT_SHOWN : masked}`, replaced };
}

const NOT_SHOWN = '; the service does not show the file, so it could not be read back';
const MASKED = '; the service shows masks in place of values, so these could not be read back';
const UNCONFIRMED =
  'The service shows no .env after the write, nor did it confirm one: without a file it writes nothing.';
const INSTALL_FIRST =
  'Install the repository first (ensure-repository): that is what creates the file. Then run again.';

/** Sends a file. Once the service shows only a part of it, the change is not planned again. */
function sendEnv(text: WholeText, write: EnvWrite, applying: Applying) {
  let isDamaged = false;
  const isThere = (seen: string, isConfirmed: boolean): boolean => {
    const { kind } = compareEnv(write, seen);
    isDamaged = ['cut', 'less', 'escaped'].includes(kind);
    if (kind !== 'more') return kind === 'same' || (kind === 'masked' && isConfirmed);
    const merged = mergeOrReplace(seen, write.wanted);
    return merged.mistake === undefined && merged.text === seen;
  };
  return replaceAndReadBack(text, write.sent, applying, isThere).catch((error: unknown) => {
    if (isNotFound(error))
      throw new OperationError('env-unwritable', NO_FILE, INSTALL_FIRST, { cause: error });
    const lost = error instanceof PlanAgain ? error.lost : undefined;
    if (lost === undefined || !isDamaged) throw error;
    throw new OperationError(lost.reason, `${lost.message} ${IN_PART}`, CORRECT_IT, { cause: lost.cause });
  });
}

const NO_FILE = 'The service answered 404 to the write of the .env: it seems to have none of this site.';
const IN_PART = 'It shows only in part, so nothing more was written.';

/** Compares a file with what was sent, and names the keys that differ. Masks show nothing; `before` is the file from before the write. */
function compareEnv({ before, sent }: EnvWrite, seen: string) {
  const { kind, names } = differenceOf(sent, seen);
  if (kind === 'none') return { kind: isSameText(seen, sent) ? 'same' : 'masked', names } as const;
  const isAsBefore = before !== null && isSameText(seen, before);
  return { kind: isAsBefore ? 'before' : kind, names } as const;
}

/** The error for a file that shows other than it was sent, which is left as it is. Learns which keys have their values. */
function damageOf(seen: string, doubt: OperationError, write: EnvWrite, { learn }: Applying) {
  const { kind, names } = compareEnv(write, seen);
  const differ = `${names.join(', ')}.`;
  // A file that shows as before, or only in part, may be whole.
  if (kind === 'before')
    return new OperationError(doubt.reason, `${doubt.message} ${DIFFER}: ${differ}`, doubt.next);
  const message = `${DAMAGE[kind] ?? CHANGED}: ${differ}`;
  if (kind === 'cut') return new OperationError('shown-otherwise', message, CORRECT_IT);
  const stand = (all: readonly string[]) => all.filter((key) => kind === 'moved' || !names.includes(key));
  const { added, changed, removed } = write.keys;
  learn({ env: { added: stand(added), changed: stand(changed), removed: stand(removed) } });
  return new OperationError('env-damaged', message, CORRECT_IT);
}

const CORRECT_IT = 'Look at the .env in the pages of the service, and correct it there.';
const DIFFER = 'These differ from what was sent';
const CHANGED = `The service has accepted the .env, and shows another one. It changes what it is sent, or somebody else has written it since, so it was left as it is. ${DIFFER}`;
/** The words for a file by its difference from what was sent. */
const DAMAGE: Readonly<Record<string, string>> = {
  cut: 'The service has accepted the .env, and shows only its beginning, or nothing. As the rest cannot be seen, nothing more was written. Not shown',
  less: 'The service has not kept all of the .env that was sent, or somebody else has deleted lines since. This is missing',
  moved: 'The service has accepted the .env, and shows its lines in another order. These have moved',
  escaped: `The service escapes the .env, as &amp; for &, each time it is written. Nothing more was written, as that would escape it again. ${DIFFER}`,
};

function mergeOrReplace(text: string, { envMode, env, envRemove }: WantedEnv) {
  return envMode === 'replace' ? dotenv.replace(text, env) : dotenv.merge(text, env, envRemove);
}

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
  const { facts, dryRun, log, learn } = planning;
  if (facts.isEnvChecked) return;
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
