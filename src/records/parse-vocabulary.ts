import * as z from 'zod/mini';
import { namesInUse } from '../api/groups.ts';
import { type Side, spelledAs, type Vocabulary, type Word, words } from '../api/translation.ts';
import { didYouMean } from '../core/near-names.ts';
import type { Parsed } from '../values/input-values.ts';
import { parseYaml } from '../values/yaml.ts';
import { isMap } from '../values/yaml-texts.ts';
import { kinds } from './kinds.ts';

/**
 * Reads a vocabulary: a map, in YAML or JSON, from the document's words to those of a service. A spelling must not be a name
 * that the API uses for something else: a delete would remove the wrong thing.
 */
export function parseVocabulary(text: string, file = ''): Parsed<Vocabulary> {
  const parsed = parseYaml(text, file);
  if ('expected' in parsed) return parsed;
  const { value } = parsed.value;
  if (!isMap(value))
    return { expected: `a map from these words to those of the service: ${words.join(', ')}` };
  const entries = Object.entries(value);
  const taken = namesInUse(kinds);
  const wrong = entries.flatMap(([word, spelling]) => problemsOfWord(word, spelling, taken));
  const problems = wrong.length > 0 ? wrong : sharedSpellings(Object.fromEntries(entries));
  return problems.length === 0 ? { value: Object.fromEntries(entries) } : { expected: problems.join('; ') };
}

function problemsOfWord(word: string, spelling: unknown, taken: ReadonlySet<string>): string[] {
  if (!isKnownWord(word))
    return [
      `words of the API document as keys; there is no ${word}${didYouMean(word, words)}; known are ${words.join(', ')}`,
    ];
  const { data: read } = anySpelling.safeParse(spelling);
  if (read === undefined)
    return [
      `for ${word} a word of at most 50 letters, digits, dashes and underscores, or a map of two, with the keys path and field`,
    ];
  return [...new Set(sides.map((side) => spelledAs(side, read)))]
    .filter((text) => /^\d+$/.test(text) || (taken.has(text) && !isKnownWord(text)))
    .map((text) => `for ${word} a word that the API does not use for something else; ${text} is taken`);
}

const sides: readonly Side[] = ['path', 'field'];
const oneWord = z.string().check(z.regex(/^[A-Za-z0-9][A-Za-z0-9_-]{0,49}$/));
export const anySpelling = z.union([oneWord, z.strictObject({ path: oneWord, field: oneWord })]);

/** Lists the problems of words that share a spelling: answers would be ambiguous. */
function sharedSpellings(vocabulary: Vocabulary): string[] {
  const alike = sides.flatMap((side) => [
    ...Map.groupBy(words, (word) => spelledAs(side, vocabulary[word] ?? word)).values(),
  ]);
  const problems = alike
    .filter((group) => group.length > 1)
    .map((group) => `a spelling of its own for each of ${group.join(', ')}`);
  return [...new Set(problems)];
}

function isKnownWord(text: string): text is Word {
  return words.some((word) => word === text);
}
