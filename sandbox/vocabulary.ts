import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { Answer } from './http/answer.ts';
import { label } from './http/fields.ts';
import { kinds } from './kinds.ts';

/** The words that the API document writes in place of the names of products. */
export const words = [
  'blogapp',
  'cloudstore',
  'webframework',
  'sqldb',
  'chat_a',
  'chat_b',
  'hosted_git_1',
  'hosted_git_2',
  'hosted_git_3',
] as const;

export type Word = (typeof words)[number];

const sides = ['path', 'field'] as const;
type Side = (typeof sides)[number];
type Spelling = Readonly<Record<Side, string>>;

/** A service's spellings of the words, in paths and in fields and values. A word that is left out is spelled as in the API document. */
export type Spellings = ReadonlyMap<Word, Spelling>;

export type Vocabulary = ReturnType<typeof createVocabulary>;

// Where the words stand. What else looks like one (a script, a name that a client gave) is none.
const pathNames = ['blogapp', 'cloudstore', 'sqldb'];
const bodyFields = ['chat_a_webhook_url', 'chat_b_webhook_url'];
const answerFields = ['blogapp', 'webframework', 'sqldb_version', 'chat_a', 'chat_b', ...bodyFields];
/** Fields whose values are words, in bodies and in answers, and those words. */
const wordFields = ['provider', 'project_type'];
const shownWordFields = [...wordFields, 'type'];
const wordValues = ['blogapp', 'cloudstore', 'hosted_git_1', 'hosted_git_2', 'hosted_git_3'];

/**
 * Translates requests and answers between the words of a service and those of the API document, all words at once: two
 * of them may change places. A word that the service spells otherwise is unknown in the document's spelling.
 */
export function createVocabulary(spellings: Spellings) {
  /** The service's spelling of a word, or of a name that begins with one. */
  const spellIn = (side: Side, name: string): string => {
    const word = words.find((one) => name === one || name.startsWith(`${one}_`));
    return word === undefined ? name : (spellings.get(word)?.[side] ?? word) + name.slice(word.length);
  };
  const spell = (name: string): string => spellIn('field', name);
  /** The meanings of the service's names, null for none; names that are left out contain no words. */
  const meanings = (side: Side, names: string[]): ReadonlyMap<string, string | null> =>
    new Map([
      ...names.map((name) => [name, null] as const),
      ...names.map((name) => [spellIn(side, name), name] as const),
    ]);
  const paths = meanings('path', pathNames);
  const fields = meanings('field', bodyFields);
  const values = meanings('field', wordValues);
  const shown = answerTranslator(spell);

  return {
    /** A name of a field, or a value, in the service's words. */
    spell,
    /** A request's path in the document's words; null when it names something in a spelling that is not the service's. */
    path(path: string): string | null {
      const [, before = '', name = '', after = ''] = placeOfName.exec(path) ?? [];
      const meaning = paths.get(name);
      if (meaning === undefined) return path;
      return meaning === null ? null : before + meaning + after;
    },
    /** A request's body in the document's words, without the fields that have none. */
    body(body: unknown): unknown {
      if (typeof body !== 'object' || body === null || Array.isArray(body)) return body;
      const entries = Object.entries(body).flatMap(([name, value]) => {
        const meaning = fields.has(name) ? fields.get(name) : name;
        return meaning == null ? [] : [[meaning, wordFields.includes(name) ? meant(value, values) : value]];
      });
      return Object.fromEntries(entries);
    },
    /** A text of the sandbox's own in the service's words. */
    document: (text: string): string =>
      text.replaceAll(/(?<![A-Za-z0-9])[a-z]+(?:_[a-z0-9]+)*/g, (name, at: number) =>
        spellIn(text[at - 1] === '/' ? 'path' : 'field', name),
      ),
    /** An answer in the service's words. */
    answer: (answer: Answer): Answer => ({ ...answer, body: shown(answer.body) }),
  };
}

/** Returns the function that puts an answer's body into the service's words. */
function answerTranslator(spell: (name: string) => string): (body: unknown) => unknown {
  function shown(value: unknown): unknown {
    if (Array.isArray(value)) return value.map(shown);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => [shownName(name), shownField(name, inner)]),
    );
  }

  const shownName = (name: string) => (answerFields.includes(name) ? spell(name) : name);

  function shownField(name: string, value: unknown): unknown {
    if (shownWordFields.includes(name) && typeof value === 'string') return spell(value);
    return name === 'errors' ? shownErrors(value) : shown(value);
  }

  /** The errors of a 422, whose messages begin with the label of their field. */
  function shownErrors(errors: unknown): unknown {
    const entries = Object.entries(Object(errors)).map(([name, messages]) => {
      const relabelled = (message: unknown) => String(message).replace(label(name), label(shownName(name)));
      return [shownName(name), Array.isArray(messages) ? messages.map(relabelled) : messages];
    });
    return Object.fromEntries(entries);
  }

  return shown;
}

/**
 * Reads the file of `--vocabulary`, a YAML or JSON map from words of the API document to the service's. All that is
 * wrong with it is added to `problems`; what it returns is of no use then.
 */
export function readVocabulary(file: string, problems: string[]): Spellings {
  const say = (problem: string) => problems.push(`--vocabulary ${file}: ${problem}`);
  const spellings = new Map<Word, Spelling>();
  let content: unknown;
  try {
    content = parse(readFileSync(file, 'utf8'), { mapAsMap: true, prettyErrors: false, logLevel: 'error' });
  } catch (error) {
    say(error instanceof Error ? error.message : String(error));
    return spellings;
  }
  if (!(content instanceof Map)) {
    say('it must be a map from words of the API document to those of the service');
    return spellings;
  }
  for (const [key, value] of content) {
    const word = words.find((one) => one === key);
    const spelling = spellingOf(value);
    const used = sides.map((side) => spelling?.[side] ?? '').find((one) => reserved.has(one));
    if (word === undefined) say(`there is no word ${JSON.stringify(key)}, only ${words.join(', ')}`);
    else if (spelling === undefined) say(`${word} ${spellingRule}, not ${shown(value)}`);
    else if (used !== undefined)
      say(`${word} may not be ${JSON.stringify(used)}: the API has that name already`);
    else spellings.set(word, spelling);
  }
  for (const alike of spelledAlike(spellings)) say(`${alike.join(' and ')} would be spelled alike`);
  return spellings;
}

/** The path of a server or of a site, the name of what belongs to it, and the rest. */
const placeOfName = /^(\/api\/servers\/[^/]+\/(?:sites\/[^/]+\/)?)([^/]+)(.*)$/s;

const spellingRule =
  'must be a text of at most 50 letters, digits, dashes and underscores that begins with a letter or digit, or {path: …, field: …} of two';

/** Names that stand beside the words in paths, answers and values, whole or before the same `_version` or `_webhook_url`. */
const reserved = new Set([
  ...['sites', 'logs', 'restart', 'refresh-opcache'],
  ...['log', 'repository', 'deploy', 'env', 'notifications', 'certificates'],
  ...kinds.map(({ path }) => path.slice(1)).filter((name) => !pathNames.includes(name)),
  ...['id', 'domain', 'web_directory', 'project_root', 'last_deploy_at', 'created_at'],
  ...['php', 'webhook', 'custom'],
]);

const isSpelling = (value: unknown): value is string =>
  typeof value === 'string' && /^[A-Za-z0-9][A-Za-z0-9_-]{0,49}$/.test(value);

/** Both spellings of a word, from one text or from a map of two; undefined for anything else. */
function spellingOf(value: unknown): Spelling | undefined {
  if (isSpelling(value)) return { path: value, field: value };
  if (!(value instanceof Map) || value.size !== 2) return undefined;
  const [path, field] = sides.map((side): unknown => value.get(side));
  return isSpelling(path) && isSpelling(field) ? { path, field } : undefined;
}

const shown = (value: unknown): string =>
  JSON.stringify(value instanceof Map ? Object.fromEntries(value) : value);

function spelledAlike(spellings: Spellings): Word[][] {
  const alike = sides.flatMap((side) => [
    ...Map.groupBy(words, (word) => spellings.get(word)?.[side] ?? word).values(),
  ]);
  const groups = alike.filter((group) => group.length > 1);
  return groups.filter((group, nth) => groups.findIndex((one) => `${one}` === `${group}`) === nth);
}

/** A value in the document's words: a spelling without a meaning becomes a text that is none of them. */
function meant(value: unknown, meanings: ReadonlyMap<string, string | null>): unknown {
  const meaning = typeof value === 'string' ? meanings.get(value) : undefined;
  return meaning === undefined ? value : (meaning ?? '');
}
