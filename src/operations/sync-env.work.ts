import { READING_BACK, waitFor } from '../api/wait.ts';
import { isNotFound, OperationError, PlanAgain } from '../core/errors.ts';
import { QUIET } from '../core/log.ts';
import { isSameText } from '../core/same-text.ts';
import { differenceOf, isSeenWhole, maskedLines } from '../dotenv/difference.ts';
import { BYTE_ORDER_MARK } from '../dotenv/file.ts';
import * as dotenv from '../dotenv/merge.ts';
import { unresolvedIn } from '../dotenv/values.ts';
import type { Values } from '../inputs/input.ts';
import type { EnvKeys } from '../outcome/facts.ts';
import { bringsFile, envOf, requireKeys } from './env-file.ts';
import { type Applying, nothingToDo, type Planning, planChange, type WorkOf } from './operation.ts';
import type { envInputs, syncEnv } from './sync-env.ts';
import { believe, isBlank, replaceAndReadBack } from './whole-text.ts';

type WantedEnv = Values<typeof envInputs>;

export const work: WorkOf<typeof syncEnv> = ({ envRequired, ...inputs }) => ({
  // Needed only after an operation that writes: otherwise `plan` checks the same before any write.
  async guard(planning, before) {
    if (envRequired.size === 0 || planning.dryRun || before.every(({ readOnly }) => readOnly)) return;
    const current = await readCurrent(planning);
    if (inputs.envMode === 'merge' && (current === null || (bringsFile(before) && isBlank(current)))) return;
    requireKeys(mergeEnv(current, inputs).sent, envRequired, QUIET);
  },

  async plan(planning) {
    const { facts, dryRun, learn, log } = planning;
    learn({ isEnvChecked: true });
    const current = await readCurrent(planning);
    // An earlier operation of the dry run would bring the file.
    const isToCome = current === null && dryRun && facts.repository === 'installed';
    const write = mergeEnv(isToCome ? '' : current, inputs);
    const others = [...envRequired].filter((key) => !inputs.env.get(key)?.trim());
    requireKeys(isToCome && inputs.envMode === 'merge' ? null : write.sent, others, log);
    const isUnchanged = write.sent === current;
    // Otherwise they are reported once they may have been written.
    if (dryRun || isUnchanged) learn({ env: (isUnchanged && facts.env) || write.keys });
    for (const [words, names] of odditiesIn(write)) log.warning(`${names.join(', ')}${words}`);
    if (isUnchanged) return nothingToDo;
    const lastDeployAt = typeof facts.site === 'object' ? facts.site.last_deploy_at : null;
    // A file that may have lost its values: a merge fills it with the given ones only.
    if (inputs.envMode === 'merge' && lastDeployAt && current !== null && isBlank(current))
      log.warning('.env is empty, although the site was deployed before. Only the given keys will be in it.');
    const summary = `.env: ${describeKeys(write.keys, ['add', 'change', 'remove'])}`;
    return { changes: [planChange(summary, inputs, (_, applying) => writeEnv(write, applying))] };
  },
});

async function readCurrent(planning: Planning): Promise<string | null> {
  const { facts, dryRun, reader, patience } = planning;
  if (typeof facts.site !== 'object' || (dryRun && facts.repository === 'absent')) return null;
  const file = envOf(planning);
  if (facts.repository !== 'installed' || dryRun) return believe(await file.read(reader), file, planning);
  // The repository was just installed: its .env may appear with a delay.
  const coming = {
    ...READING_BACK,
    awaited: () => 'waiting for the .env that comes with the repository',
    look: () => file.read(reader),
    isThere: (shown: string | null) => shown !== null,
  };
  const { seen } = await waitFor(coming, patience);
  return believe(seen, file, planning);
}

type EnvWrite = ReturnType<typeof mergeEnv>;

/** @param before the file; null when the service shows none. @throws OperationError for values that no `.env` can hold, and for a merge into a file not seen whole */
function mergeEnv(before: string | null, wanted: WantedEnv) {
  const { envMode, env, envRemove } = wanted;
  if (envMode === 'merge' && before === null)
    throw new OperationError('env-unwritable', NOTHING_TO_MERGE_INTO, GET_A_FILE);
  const { text: sent, misread, mistake, ...keys } = mergeOrReplace(before ?? '', wanted);
  if (mistake !== undefined) {
    const names = [...keys.added, ...keys.changed, ...keys.removed].join(', ');
    const message = `These keys cannot be set or removed: ${names}: ${mistake}.`;
    throw new OperationError('env-unwritable', message, CORRECT_THE_LINE);
  }
  const isKept = (key: string): boolean => !env.has(key) && !envRemove.has(key);
  const masked = envMode === 'replace' || sent === before ? [] : maskedLines(before ?? '', isKept);
  if (masked.length === 0) return { before, sent, keys, misread, wanted };
  const message = `The service shows masks or escapes, such as ******** or &quot;, in place of values of the .env: ${masked.join(', ')}. They would be written in place of the real values, so nothing is merged.`;
  throw new OperationError('env-unwritable', message, GIVE_THEM);
}

const CORRECT_THE_LINE = 'Correct that line in the pages of the service, then run again.';
const NOTHING_TO_MERGE_INTO =
  'The service shows no .env of this site. Nothing is merged into an unseen file, as its contents might be lost.';
const GET_A_FILE =
  'Install the repository first (ensure-repository; with reinstall-repository: true where one was removed), or set env-mode: replace to write exactly the given keys.';
const GIVE_THEM =
  'Give these keys as well, even if a value really looks like that; remove such comments from the file; or set env-mode: replace and give all keys that the site needs.';

/** @param verbs for keys that are added, changed and removed */
function describeKeys({ added, changed, removed }: EnvKeys, verbs: readonly string[]): string {
  const all = [added, changed, removed].flatMap((keys, index) =>
    keys.length > 0 ? [`${verbs[index]} ${keys.join(', ')}`] : [],
  );
  return all.join('; ') || 'only the text around the keys differs';
}

async function writeEnv(write: EnvWrite, applying: Applying) {
  const { before, sent, keys } = write;
  const { facts, log } = applying;
  const { seen, answer, doubt } = await sendEnv(write, applying);
  if (seen === null && (answer ?? null) === null)
    throw new OperationError('shown-otherwise', UNCONFIRMED, INSTALL_FIRST);
  if (seen !== null && doubt !== undefined) throw damageOf(seen, doubt, write, applying);
  const { kind, names } = compareEnv(write, seen ?? sent);
  if (kind === 'more')
    log.warning(`.env: lines were added by somebody else since it was written: ${names.join(', ')}`);
  // A file with changes by others must not be restored: putting back looks for this text, byte for byte, and finds another one.
  const after = kind === 'more' ? sent : seen;
  const replaced = {
    text: envOf(applying),
    // A repository that this run installed brought a new file: there is nothing to restore.
    before: facts.repository === 'unknown' && isSeenWhole(before) ? before : null,
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

/** Sends a file. If the answer is lost, and the file shows only in part, nothing more is written. */
function sendEnv(write: EnvWrite, applying: Applying) {
  let isDamaged = false;
  const isThere = (seen: string, isConfirmed: boolean): boolean => {
    const { kind } = compareEnv(write, seen);
    isDamaged = ['cut', 'less', 'escaped'].includes(kind);
    if (kind !== 'more') return kind === 'same' || (kind === 'masked' && isConfirmed);
    const merged = mergeOrReplace(seen, write.wanted);
    return merged.mistake === undefined && merged.text === seen;
  };
  const file = envOf(applying);
  const send: typeof file.write = async (text, writer) => {
    const effect = await file.write(text, writer);
    if (effect.state !== 'not-done') applying.learn({ env: write.keys });
    return effect;
  };
  return replaceAndReadBack({ ...file, write: send }, write.sent, applying, isThere).catch(
    (error: unknown) => {
      if (isNotFound(error))
        throw new OperationError('env-unwritable', NO_FILE, INSTALL_FIRST, { cause: error });
      const lost = error instanceof PlanAgain ? error.lost : undefined;
      if (lost === undefined || !isDamaged) throw error;
      throw new OperationError(lost.reason, lost.message, CORRECT_IT, { cause: lost.cause });
    },
  );
}

const NO_FILE = 'The service answered 404 to the write of the .env: it seems to have none of this site.';

/** Compares a file with what was sent, and names the keys that differ. Masks show nothing; `before` is the file from before the write. */
function compareEnv({ before, sent }: EnvWrite, seen: string) {
  const { kind, names } = differenceOf(sent, seen);
  if (kind === 'none') return { kind: isSameText(seen, sent) ? 'same' : 'masked', names } as const;
  return { kind: before !== null && isSameText(seen, before) ? 'before' : kind, names } as const;
}

/** The error for a file that shows other than it was sent, which is left as it is. Learns which keys have their values. */
function damageOf(seen: string, doubt: OperationError, write: EnvWrite, { learn }: Applying) {
  const { kind, names } = compareEnv(write, seen);
  const differ = `These differ from what was sent: ${names.join(', ')}.`;
  // The service may just be showing an old or shortened copy. One that is cut must not be merged into by the next run.
  if (kind === 'before' || kind === 'cut') {
    const next = kind === 'cut' ? CORRECT_IT : doubt.next;
    return new OperationError(doubt.reason, `${doubt.message} ${differ}`, next);
  }
  const stand = (all: readonly string[]) => all.filter((key) => kind === 'moved' || !names.includes(key));
  const { added, changed, removed } = write.keys;
  learn({ env: { added: stand(added), changed: stand(changed), removed: stand(removed) } });
  return new OperationError('env-damaged', `${SHOWN_OTHERWISE} ${differ}`, CORRECT_IT);
}

const CORRECT_IT = 'Look at the .env in the pages of the service, and correct it there.';
const SHOWN_OTHERWISE =
  'The service has accepted the .env, and shows another one. It changes or escapes what it is sent, or somebody else has written it since, so it was left as it is.';

function mergeOrReplace(text: string, { envMode, env, envRemove }: WantedEnv) {
  return envMode === 'replace' ? dotenv.replace(text, env) : dotenv.merge(text, env, envRemove);
}

/** Finds the keys that some program may read otherwise than meant. */
function odditiesIn({ sent, keys: { added, changed, removed }, misread, wanted }: EnvWrite) {
  const written = [...added, ...changed];
  const having = (odd: RegExp): string[] => written.filter((key) => odd.test(wanted.env.get(key) ?? ''));
  const oddities = {
    ": no spelling of the value works for all programs that load .env; some other than PHP's phpdotenv will misread it. To be safe, choose a value without quotes.":
      misread,
    ': set to an empty value. Is a secret missing?': having(/^$/),
    ": has a $, which npm's dotenv-expand (Next.js, Vite, SvelteKit) expands even in single quotes. If one of them loads .env, choose a value without it.":
      having(/(?<!\\)\$/),
    ': a shell refuses keys with dots when it loads .env. phpdotenv, CodeIgniter and Node take them.':
      written.filter((key) => key.includes('.')),
    ': a line of .env refers to it, and no line above that one sets it, so programs do not find its value there.':
      unresolvedIn(sent, new Set([...added, ...removed])),
    ' begins with a byte order mark, which is kept: a shell and Node do not find its first key.':
      written.length > 0 && sent.startsWith(BYTE_ORDER_MARK) ? ['.env'] : [],
  };
  return Object.entries(oddities).filter(([, names]) => names.length > 0);
}
