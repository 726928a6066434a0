import * as z from 'zod/mini';
import {
  type Side,
  type Spelling,
  spelledAs,
  type Vocabulary,
  type Word,
  words,
} from '../api/translation.ts';
import { didYouMean } from '../core/near-names.ts';
import type { Parsed } from './input-values.ts';
import { parseYaml } from './yaml.ts';
import { isMap } from './yaml-texts.ts';

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
  const wrong = entries.flatMap(([word, spelling]) => problemOf(word, spelling));
  const problems = wrong.length > 0 ? wrong : shared(Object.fromEntries(entries));
  return problems.length === 0 ? { value: Object.fromEntries(entries) } : { expected: problems.join('; ') };
}

function problemOf(word: string, spelling: unknown): string[] {
  if (!isWord(word)) {
    if (typeof spelling === 'string' && isWord(spelling))
      return [`the words of the API document on the left: ${spelling}: ${word}, not ${word}: ${spelling}`];
    return [
      `words of the API document; there is no ${word}${didYouMean(word, words)}; known are ${words.join(', ')}`,
    ];
  }
  if (!isSpelling(spelling))
    return [
      `for ${word} a word of at most 50 letters, digits, dashes and underscores, or a map of two, with the keys path and field`,
    ];
  return [...new Set(sides.map((side) => spelledAs(side, spelling)))]
    .filter((text) => /^\d+$/.test(text) || TAKEN.has(text))
    .map((text) => `for ${word} a word that the API does not use for something else; ${text} is taken`);
}

/** Every other name that the API uses (sections 2 and 4): segments of paths, fields, fixed values. */
const TAKEN = new Set(
  `data links meta message errors ip_address php php_version sites_count server_id site_id path
  project_type system_user health_url api servers id name status logs total type description content
  created_at refresh-opcache restart sites log domain last_deploy_at repository has_repository
  current_deploy_log branch user provider root_domain web_directory project_root create_database custom
  deploy script deploy_script deployment_id variables env notifications notification_urls webhook
  chat_a_webhook_url chat_b_webhook_url deploy_webhook_url certificates active expires_at queues
  connection queue maximum_seconds sleep processes maximum_tries auth-users password crontabs command
  frequency network-rules port from_ip_address tcp udp daemons`.split(/\s+/),
);

const sides: readonly Side[] = ['path', 'field'];
const oneWord = z.string().check(z.regex(/^[A-Za-z0-9][A-Za-z0-9_-]{0,49}$/));
const anySpelling = z.union([oneWord, z.strictObject({ path: oneWord, field: oneWord })]);

function isSpelling(value: unknown): value is Spelling {
  return anySpelling.safeParse(value).success;
}

/** Lists the problems of words that share a spelling: answers would be ambiguous. */
function shared(vocabulary: Vocabulary): string[] {
  const alike = sides.flatMap((side) => [
    ...Map.groupBy(words, (word) => spelledAs(side, vocabulary[word] ?? word)).values(),
  ]);
  const problems = alike
    .filter((group) => group.length > 1)
    .map((group) => `a spelling of its own for each of ${group.join(', ')}`);
  return [...new Set(problems)];
}

function isWord(text: string): text is Word {
  return words.some((word) => word === text);
}
