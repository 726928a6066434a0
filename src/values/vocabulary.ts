import { type Vocabulary, type Word, words } from '../api/translation.ts';
import { nearest } from '../core/near-names.ts';
import type { Parsed } from './input-values.ts';
import { recordNames } from './record-names.ts';
import { parseYaml } from './yaml.ts';

/** Reads a vocabulary: a map, in YAML or JSON, from the document's words to those of a service. */
export function parseVocabulary(text: string): Parsed<Vocabulary> {
  const parsed = parseYaml(text);
  if ('expected' in parsed) return parsed;
  const { value } = parsed.value;
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return { expected: `a map from these words to those of the service: ${words.join(', ')}` };
  const entries = Object.entries(value);
  const wrong = entries.flatMap(([word, spelling]) => problemOf(word, spelling));
  const problems = wrong.length > 0 ? wrong : shared(entries);
  return problems.length === 0 ? { value: Object.fromEntries(entries) } : { expected: problems.join('; ') };
}

function problemOf(word: string, spelling: unknown): string[] {
  if (!isWord(word)) {
    if (typeof spelling === 'string' && isWord(spelling))
      return [`the words of the API document on the left: ${spelling}: ${word}, not ${word}: ${spelling}`];
    return [`words of the API document, and ${word} is none; did you mean ${nearest(word, words)[0]}?`];
  }
  if (typeof spelling !== 'string' || !/^[A-Za-z0-9][A-Za-z0-9_-]{0,49}$/.test(spelling))
    return [`for ${word} a word of at most 50 letters, digits, dashes and underscores`];
  if (/^\d+$/.test(spelling) || reserved.includes(spelling))
    return [`for ${word} a word that the API does not use for something else; ${spelling} is taken`];
  return [];
}

/** Words that would be spelled alike, so that answers could not be understood. */
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

/**
 * Names that the document uses itself (sections 2 and 4), in paths, fields and values: a service that spelled a word like
 * one of them could not be told from itself, and a delete would hit something else.
 */
const reserved: readonly string[] = `
  api servers logs restart refresh-opcache sites log repository deploy script env notifications
  certificates custom data links meta message errors
  id name status domain type active content ip_address php php_version sites_count created_at
  expires_at server_id site_id path web_directory root_domain project_root project_type last_deploy_at
  system_user health_url deploy_script notification_urls webhook has_repository description branch
  user provider create_database deploy_webhook_url`
  .trim()
  .split(/\s+/)
  .concat(recordNames);
