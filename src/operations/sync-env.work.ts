import {
  believe,
  isEmpty,
  isSameText,
  putBack,
  replaceAndReadBack,
  type Sent,
  type WholeText,
  type Written,
} from '../api/replace.ts';
import { interruptedIn, readUntil } from '../api/settle.ts';
import { getEnv, patchEnv } from '../api/site-parts.ts';
import { explain, ifFound, isInterruption, isNotFound, OperationError } from '../core/errors.ts';
import type { Log } from '../core/log.ts';
import { differenceOf, maskedLines } from '../dotenv/difference.ts';
import * as dotenv from '../dotenv/merge.ts';
import { secretsOf } from '../dotenv/values.ts';
import type { Values } from '../inputs/input.ts';
import type { EnvKeys } from '../outcome/facts.ts';
import { targetOf } from '../site/target.ts';
import {
  type Applying,
  type Change,
  nothingToDo,
  type Planning,
  planChange,
  type Work,
} from './operation.ts';
import type { syncEnv } from './sync-env.ts';

type WantedEnv = Values<(typeof syncEnv)['inputs']>;

export const work: Work<typeof syncEnv> = {
  async plan({ inputs, ...planning }) {
    const { facts, dryRun, learn, log } = planning;
    const current = await readCurrent(planning);
    // An earlier operation of the dry run would bring the file.
    const isToCome = current === null && dryRun && facts.repository === 'installed';
    if (isToCome && inputs.envMode === 'merge') {
      const names = [...inputs.env.keys()].join(', ');
      const summary = `bring .env to the given values of ${names}, once the repository has brought the file`;
      return { changes: [planWrite(summary, inputs, current)] };
    }
    const { text, misread, keys } = mergeEnv(current, inputs);
    for (const key of misread)
      log.warning(
        `${key}: no spelling of this value works for all programs that load .env; some other than PHP's phpdotenv will misread it. To be safe, choose a value without quotes.`,
      );
    learn({ env: keys });
    warnOfOddities(text, keys, inputs.env, log);
    if (text === current) return nothingToDo;
    warnOfEmptiness(current, inputs, planning);
    return { changes: [planMerge(keys, inputs, current)] };
  },
};

function warnOfOddities(text: string, keys: EnvKeys, env: WantedEnv['env'], log: Log): void {
  const written = [...keys.added, ...keys.changed];
  const empty = written.filter((key) => env.get(key) === '');
  if (empty.length > 0) log.warning(`${empty.join(', ')}: set to an empty value. Is a secret missing?`);
  const broken = written.filter((key) => /[\r\n]$/.test(env.get(key) ?? ''));
  if (broken.length > 0)
    log.warning(`${broken.join(', ')}: ends in a line break. Was the secret copied with one?`);
  if (written.length > 0 && text.includes('\r\n'))
    log.warning(
      '.env has CRLF line ends, which are kept: a shell that loads it reads a carriage return with each value.',
    );
}

/** Reads the present `.env`; null when the service shows none. */
async function readCurrent(planning: Planning): Promise<string | null> {
  const { facts, dryRun, reader, patience } = planning;
  if (typeof facts.site !== 'object' || (dryRun && facts.repository === 'absent')) return null;
  const read = (): Promise<string | null> => envOf(planning).read(reader);
  if (facts.repository !== 'installed' || dryRun) return believe(await read(), read, patience);
  // The repository was just installed: its .env may appear with a delay.
  const awaited = 'the .env that comes with the repository';
  const { value } = await readUntil(read, (shown) => shown !== null, awaited, patience);
  return believe(value, read, patience);
}

/** The `.env` of a site. Its values are hidden as soon as it is read; null when the service shows none. */
function envOf({ facts, hide }: Planning | Applying): WholeText {
  const target = targetOf(facts);
  return {
    what: 'the .env',
    async read(reader) {
      const text = await ifFound(reader.read(getEnv, target), null);
      if (text !== null) hide(secretsOf(text));
      return text;
    },
    async write(content, writer, attempts) {
      const effect = await writer.write(patchEnv, target, { content }, { attempts });
      if (effect.state !== 'not-done' || !isNotFound(effect.error)) return effect;
      const message =
        'The service answered 404 to the write of the .env: it seems to have none of this site.';
      throw new OperationError('failed', message, INSTALL_FIRST, { cause: effect.error });
    },
  };
}

/**
 * Brings a `.env`, or null if the service shows none, to the wanted values.
 *
 * @throws OperationError for values that a `.env` cannot hold, and for a merge into a file that is not seen whole
 */
function mergeEnv(current: string | null, wanted: WantedEnv) {
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
function planMerge(keys: EnvKeys, wanted: WantedEnv, current: string | null): Change {
  return planWrite(`.env: ${describeKeys(keys, ['add', 'change', 'remove'])}`, wanted, current);
}

function planWrite(summary: string, wanted: WantedEnv, current: string | null): Change {
  return planChange(summary, wanted, (_, applying) => writeEnv(wanted, applying, current));
}

/** @param verbs for keys that are added, changed and removed */
function describeKeys({ added, changed, removed }: EnvKeys, verbs: readonly string[]): string {
  const all = [added, changed, removed].map(
    (keys, index) => keys.length > 0 && `${verbs[index]} ${keys.join(', ')}`,
  );
  return all.filter(Boolean).join('; ') || 'only the text around the keys differs';
}

/** Warns of a file that may have lost its values: a merge fills it with the given ones only. */
function warnOfEmptiness(before: string | null, wanted: WantedEnv, context: Planning | Applying): void {
  const { site } = context.facts;
  const wasDeployed = typeof site === 'object' && (site.last_deploy_at ?? null) !== null;
  if (wanted.envMode === 'replace' || before === null || !isEmpty(before) || !wasDeployed) return;
  context.log.warning(
    '.env is empty, although the site was deployed before. Only the given keys will be in it.',
  );
}

const NO_KEYS: EnvKeys = { added: [], changed: [], removed: [], kept: [] };

/**
 * Writes the `.env`, reads it back, and compares all of it with what was sent.
 *
 * @param current the file as the plan has read it; null when the service showed none
 */
async function writeEnv(wanted: WantedEnv, applying: Applying, current: string | null) {
  const { facts, checkApproved, log, learn } = applying;
  const text = envOf(applying);
  let keys = NO_KEYS;
  const textFor = (now: string | null, lost?: Sent): string => {
    if (lost !== undefined && now !== null && isDamaged(lost, now)) throw damaged;
    // Others may have written since the plan.
    const merged = mergeEnv(now, wanted);
    keys = merged.keys;
    checkApproved([planMerge(keys, wanted, now)]);
    learn({ env: keys });
    if (now !== current) warnOfEmptiness(now, wanted, applying);
    return merged.text;
  };
  const shows = (seen: string, sent: string, isConfirmed: boolean): boolean =>
    showsWritten(wanted, seen, sent, isConfirmed);
  const written = await replaceAndReadBack(text, { present: current, textFor, shows }, applying);
  const { before, sent, shown, answer } = written;
  if (shown === null && (answer ?? null) === null)
    throw new OperationError('unknown', UNCONFIRMED, INSTALL_FIRST);
  await stopAtDamage(written, keys, wanted, applying);
  const { kind, names } = differenceOf(sent, shown ?? sent);
  if (kind === 'more')
    log.warning(`.env: lines were added by somebody else since it was written: ${names.join(', ')}`);
  const isAsSent = shown !== null && isSameText(shown, sent);
  const isHidden = shown !== null && !isAsSent && maskedLines(shown).length > 0;
  const replaced = {
    text,
    // A repository that this run installed brought a new file: there is nothing to restore.
    before: facts.repository === 'unknown' && isSeenWhole(before) ? before : null,
    // A file that was read back with changes by others must not be restored: `sent` differs from it.
    after: shown === null || isHidden ? null : isAsSent ? shown : sent,
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

/** True if a file shows that it was written. Masks show nothing, but a confirmed write is believed. */
function showsWritten(wanted: WantedEnv, text: string, sent: string, isConfirmed: boolean): boolean {
  if (isSameText(text, sent)) return true;
  const { kind } = differenceOf(sent, text);
  if (kind === 'none') return isConfirmed;
  const merged = mergeOrReplace(text, wanted);
  return kind === 'more' && merged.ok && merged.text === text;
}

/** True if a file is neither as before a write nor as sent, but less than that. */
function isDamaged({ before, sent }: Sent, now: string): boolean {
  if (before !== null && isSameText(now, before)) return false;
  return ['cut', 'less', 'escaped'].includes(differenceOf(sent, now).kind);
}

function isSeenWhole(text: string | null): text is string {
  return text !== null && maskedLines(text).length === 0;
}

/** Throws if the file shows other than it was sent. Puts the previous one back if nothing else is lost by that. */
async function stopAtDamage(written: Written, keys: EnvKeys, wanted: WantedEnv, applying: Applying) {
  const { before, sent, shown, doubt } = written;
  if (doubt === undefined || shown === null) return;
  const { kind, names } = differenceOf(sent, shown);
  const differ = `${names.join(', ')}.`;
  // A file that shows as before, or only in part, may be whole.
  if (before !== null && isSameText(shown, before))
    throw new OperationError('unknown', `${doubt.message} ${DIFFER}: ${differ}`, doubt.next);
  const message = `${DAMAGE[kind] ?? CHANGED}: ${differ}`;
  if (kind === 'cut') throw new OperationError('unknown', message, LOOK);
  const stand = (all: readonly string[]) => all.filter((key) => kind === 'moved' || !names.includes(key));
  const [added, changed, removed] = [stand(keys.added), stand(keys.changed), stand(keys.removed)];
  applying.learn({ env: { ...keys, added, changed, removed } });
  const isTheirs = (name: string): boolean => !name.includes(' ') && !wanted.env.has(name);
  const isAllLost = kind === 'less' && [...added, ...changed, ...removed].length === 0;
  if (!isAllLost || !names.some(isTheirs) || !isSeenWhole(before))
    throw new OperationError('failed', message, LOOK);
  const end = await putBack(envOf(applying), { before, after: shown }, applying).then(
    () => 'The previous file was put back.',
    (error: unknown) => {
      if (isInterruption(error)) throw interruptedIn(error, message);
      return `The previous file could not be put back: ${explain(error)}`;
    },
  );
  throw new OperationError('failed', `${message} ${end}`, LOOK);
}

const LOOK = 'Look at the .env in the pages of the service, and correct it there.';
const damaged = new OperationError('unknown', 'It shows only in part, so nothing more was written.', LOOK);
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
