import { namesInUse } from '../api/groups.ts';
import type { RecordGroup } from '../api/records.ts';
import { type Vocabulary, type Word, words } from '../api/translation.ts';
import { didYouMean } from '../core/suggest.ts';
import type { Parsed } from './input-values.ts';
import { parseYaml } from './yaml.ts';

/**
 * Reads a vocabulary: a map, in YAML or JSON, from the document's words to those of a service. A spelling must not be a name
 * that the API uses for something else: a delete would remove the wrong thing.
 */
export function parseVocabulary(text: string, kinds: readonly RecordGroup[]): Parsed<Vocabulary> {
  const parsed = parseYaml(text);
  if ('expected' in parsed) return parsed;
  const { value } = parsed.value;
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return { expected: `a map from these words to those of the service: ${words.join(', ')}` };
  const entries = Object.entries(value);
  const taken = namesInUse(kinds);
  const wrong = entries.flatMap(([word, spelling]) => problemOf(word, spelling, taken));
  const problems = wrong.length > 0 ? wrong : shared(entries);
  return problems.length === 0 ? { value: Object.fromEntries(entries) } : { expected: problems.join('; ') };
}

function problemOf(word: string, spelling: unknown, taken: ReadonlySet<string>): string[] {
  if (!isWord(word)) {
    if (typeof spelling === 'string' && isWord(spelling))
      return [`the words of the API document on the left: ${spelling}: ${word}, not ${word}: ${spelling}`];
    return [
      `words of the API document; there is no ${word}${didYouMean(word, words)}; known are ${words.join(', ')}`,
    ];
  }
  if (typeof spelling !== 'string' || !/^[A-Za-z0-9][A-Za-z0-9_-]{0,49}$/.test(spelling))
    return [`for ${word} a word of at most 50 letters, digits, dashes and underscores`];
  if (/^\d+$/.test(spelling) || (taken.has(spelling) && !isWord(spelling)))
    return [`for ${word} a word that the API does not use for something else; ${spelling} is taken`];
  return [];
}

/** Lists the problems of words that share a spelling: answers would be ambiguous. */
function shared(entries: readonly [string, unknown][]): string[] {
  const spellings = new Map<string, unknown>([...words.map((word) => [word, word] as const), ...entries]);
  const alike = Map.groupBy(spellings, ([, spelling]) => spelling);
  return [...alike.values()]
    .filter((group) => group.length > 1)
    .map((group) => `a spelling of its own for each of ${group.map(([word]) => word).join(', ')}`);
}

function isWord(text: string): text is Word {
  return words.some((word) => word === text);
}
