import type { Effect, Reader } from '../api/client.ts';
import { getEnv, patchEnv } from '../api/env.ts';
import { isSameText, readUntil, replaceAndReadBack } from '../api/settle.ts';
import { isNotFound, OperationError, type Stop } from '../core/errors.ts';
import * as dotenv from '../dotenv/dotenv.ts';
import type { Inputs } from '../inputs/inputs.ts';
import type { EnvKeys, Facts } from '../site/facts.ts';
import { type Target, targetOf } from '../site/target.ts';
import {
  type Applied,
  type Applying,
  nothingToDo,
  type Operation,
  type Plan,
  type Planning,
  type Replaced,
} from './operation.ts';

/** Brings the site's `.env` to the given values. Shows key names, never values. */
export const syncEnv: Operation = {
  name: 'sync-env',
  summary: "brings the site's `.env` to the given values, every other byte kept",
  scope: 'site',
  section: 'env-keys',
  affectedBy: ['ensure-repository', 'remove-repository'],

  check(inputs) {
    const problems = [];
    if (inputs.env.size === 0 && inputs.envRemove.size === 0) {
      const expected = 'at least one value or key for sync-env';
      problems.push({ input: 'env, env-file, env-prefix, env-remove', expected });
    }
    if (inputs.envMode === 'replace' && inputs.envRemove.size > 0) {
      problems.push({
        input: 'env-remove',
        expected: 'nothing with env-mode: replace, which removes the rest anyway',
      });
    }
    const both = [...inputs.envRemove].filter((key) => inputs.env.has(key));
    if (both.length > 0) {
      problems.push({ input: 'env-remove', expected: `no key that is also to be set: ${both.join(', ')}` });
    }
    for (const [key, value] of inputs.env) {
      const spelling = dotenv.spell(value);
      if (!spelling.ok)
        problems.push({
          input: 'env',
          expected: `a value for ${key} that a .env can carry: ${spelling.reason}`,
        });
    }
    return problems;
  },

  async plan(planning) {
    const { inputs, facts } = planning;
    const current = await readCurrent(planning);
    if (current !== null) planning.hide(dotenv.secretsOf(dotenv.parse(current)));
    if (current === null && inputs.envMode === 'merge') {
      if (inputs.dryRun && facts.repository === 'installed') return planUnseen(inputs);
      throw new OperationError(
        'failed',
        'The service shows no .env of this site, and what is not seen is never merged into: it might be lost.',
        'Install the repository first (ensure-repository; with reinstall-repository: true where one was removed), or set env-mode: replace to write exactly the given keys.',
      );
    }
    const wanted = bring(current, inputs);
    const { text, misread, ...env } = wanted;
    for (const { key, readers } of misread) {
      planning.log.warning(
        `${key}: no spelling of this value serves all readers of .env; ${readers.map((reader) => READERS[reader]).join(', ')} will misread it. To be safe, choose a value without quotes.`,
      );
    }
    planning.learn({ env });
    warnOfOddities(text, env, planning);
    if (text === current) return nothingToDo;
    const apply = (applying: Applying): Promise<Applied> =>
      replace(targetOf(facts), { current, text, env, facts }, inputs, applying);
    const summary = `.env: ${describe(env, ['add', 'change', 'remove'])}`;
    return { changes: [{ summary, content: contentOf(inputs), apply }] };
  },
};

/** What was asked for and is done, and still is seldom meant. */
function warnOfOddities(text: string, env: EnvKeys, { inputs, log }: Planning): void {
  const written = [...env.added, ...env.changed];
  const values = written.map((key) => [key, inputs.env.get(key) ?? ''] as const);
  const empty = values.filter(([, value]) => value === '').map(([key]) => key);
  if (empty.length > 0) log.warning(`${empty.join(', ')}: set to an empty value. Is a secret missing?`);
  const broken = values.filter(([, value]) => /[\r\n]$/.test(value)).map(([key]) => key);
  if (broken.length > 0)
    log.warning(`${broken.join(', ')}: ends in a line break. Was the secret copied with one?`);
  if (written.length > 0 && text.includes('\r\n')) {
    log.warning(
      '.env has CRLF line ends, which are kept: a shell that loads it reads a carriage return with each value.',
    );
  }
}

const READERS: Readonly<Record<dotenv.Reader, string>> = {
  phpdotenv: "PHP's phpdotenv",
  shell: 'a POSIX shell',
  dotenv: "Node's dotenv package",
  parseEnv: "Node's util.parseEnv",
};

/** A dry run in which an earlier operation would first bring the file into being. */
function planUnseen(inputs: Inputs): Plan {
  const summary = `bring .env to the given values of ${[...inputs.env.keys()].join(', ')}, once the repository has brought the file`;
  const apply = (): Promise<Applied> =>
    Promise.reject(new TypeError('A plan made without seeing .env was applied'));
  return { changes: [{ summary, content: contentOf(inputs), apply }] };
}

/** What lines that are not named hold is neither written nor shown. */
function contentOf({ env, envMode, envRemove }: Inputs): string {
  return JSON.stringify([envMode, [...env].sort(), [...envRemove].sort()]);
}

/** The `.env` as it is; null where there is none to be seen. */
async function readCurrent({ inputs, facts, reader, patience }: Planning): Promise<string | null> {
  if (typeof facts.site !== 'object' || (inputs.dryRun && facts.repository === 'absent')) return null;
  const target = targetOf(facts);
  const read = (): Promise<string | null> => readFile(reader, target);
  // A repository that was only just installed may still be on its way, and its .env with it.
  const isThere = (text: string | null): text is string => text !== null;
  return facts.repository === 'installed' && !inputs.dryRun
    ? (await readUntil(read, isThere, 'the .env that comes with the repository', patience)).value
    : read();
}

async function readFile(reader: Reader, target: Target): Promise<string | null> {
  try {
    return await reader.read(getEnv, target);
  } catch (error) {
    if (isNotFound(error)) return null;
    throw error;
  }
}

function bring(current: string | null, inputs: Inputs): dotenv.Written {
  const wanted = merge(current, inputs);
  if (wanted.ok) return wanted;
  throw refusal(wanted);
}

function merge(current: string | null, { envMode, env, envRemove }: Inputs): dotenv.Written | dotenv.Refused {
  if (envMode === 'replace') return dotenv.replace(current ?? undefined, env);
  if (current === null) throw new TypeError('A .env that is not shown was to be merged into');
  return dotenv.merge(current, env, envRemove);
}

function refusal({ refused }: dotenv.Refused): OperationError {
  const reasons = refused.map(({ key, reason }) => `${key}: ${reason}`).join('; ');
  const message = `The .env cannot carry what was asked for: ${reasons}.`;
  return new OperationError('failed', message, 'Change these values.');
}

function unchanged({ changed, removed, kept }: EnvKeys): EnvKeys {
  return { added: [], changed: [], removed: [], kept: [...changed, ...removed, ...kept] };
}

function describe({ added, changed, removed }: EnvKeys, verbs: readonly [string, string, string]): string {
  const parts = [added, changed, removed].map((keys, index) => ({ keys, verb: verbs[index] }));
  const said = parts
    .filter(({ keys }) => keys.length > 0)
    .map(({ keys, verb }) => `${verb} ${keys.join(', ')}`);
  return said.length === 0 ? 'only what is around the keys differs' : said.join('; ');
}

interface Wanted {
  readonly current: string | null;
  readonly text: string;
  readonly env: EnvKeys;
  readonly facts: Facts;
}

async function replace(
  target: Target,
  { current, text: content, env, facts }: Wanted,
  inputs: Inputs,
  { writer, reader, patience, hide }: Applying,
): Promise<Applied> {
  const what = 'the .env';
  let before = current;
  let written = content;
  const write: Replaced['write'] = (to, text) => to.write(patchEnv, target, { content: text });
  const writeContent = async (text: string): Promise<Effect<unknown>> => {
    const effect = await write(writer, text);
    if (effect.state !== 'not-done' || !isNotFound(effect.error)) return effect;
    throw noFile('failed', 'The service knows no .env of this site, and has written none.', effect.error);
  };
  const { shown, answer } = await replaceAndReadBack(
    what,
    async (instead) => {
      if (instead === undefined) return writeContent(content);
      if (instead === null) return inputs.envMode === 'merge' ? UNSEEN : writeContent(content);
      // What others have changed since the plan was made must not be lost by writing once more.
      before = instead;
      const wanted = merge(instead, inputs);
      if (!wanted.ok) return { state: 'unknown', error: refusal(wanted) } as const;
      written = wanted.text;
      return writeContent(written);
    },
    async () => {
      const text = await readFile(reader, target);
      if (text !== null) hide(dotenv.secretsOf(dotenv.parse(text)));
      return text;
    },
    (text) => {
      const wanted = merge(text, inputs);
      return text === content || (wanted.ok && wanted.text === text);
    },
    patience,
  );
  if (shown === null && (answer === null || answer === undefined)) {
    throw noFile(
      'unknown',
      'The service shows no .env after the write, nor did it confirm one: without a file it writes nothing.',
    );
  }
  const doubt = shown === null ? '; the service does not show the file, so it could not be read back' : '';
  const read: Replaced['read'] = (from) => readFile(from, target);
  // What was read back may hold what others have added just now: that is not to be put back.
  const after = shown === null || isSameText(shown, written) ? shown : written;
  return {
    changed: true,
    summary: `.env: ${describe(env, ['added', 'changed', 'removed'])}${doubt}`,
    // A repository that this run has installed has brought a file of its own: that is nothing to go back to.
    replaced: {
      what,
      before: facts.repository === 'unknown' ? before : null,
      after,
      factsBefore: { env: unchanged(env) },
      read,
      write,
    },
  };
}

/** In place of a second write, where what others may have changed meanwhile is not seen. */
const UNSEEN: Effect<never> = {
  state: 'unknown',
  error: new OperationError(
    'unknown',
    'It was not sent once more, as what stands there now is not shown.',
    'Look at the .env, then run again.',
  ),
};

function noFile(stop: Stop, message: string, cause?: Error): OperationError {
  const next =
    'Install the repository first (ensure-repository): that is what creates the file. Then run again.';
  return new OperationError(stop, message, next, { cause });
}
