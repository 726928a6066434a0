import { providers } from '../api/providers.ts';
import { spelledAs, type Word, words } from '../api/translation.ts';
import { readTextOrFile } from '../inputs/common.ts';
import type { Form } from '../inputs/input.ts';
import { parseVocabulary } from '../values/vocabulary.ts';

const isHosted = (word: Word): boolean => providers.some((provider) => provider === word);

/** Says which word to write for a provider that is none, such as a product that the vocabulary has a word for. */
export function hintFor(text: string, form: Form): string {
  const { text: given, file } = readTextOrFile(form, 'vocabulary');
  const vocabulary = parseVocabulary(given, [], file);
  // A problem of the vocabulary is reported where it is read.
  const spellings = 'value' in vocabulary ? vocabulary.value : {};
  const spellingOf = (word: Word): string => spelledAs('field', spellings[word] ?? '').toLowerCase();
  const word = words.find((each) => isHosted(each) && spellingOf(each) === text.toLowerCase());
  return word === undefined
    ? 'these words are neutral: map one of them in vocabulary, as in hosted_git_1: github, and write that one (examples/vocabulary.yml)'
    : `write ${word}, which vocabulary translates`;
}
