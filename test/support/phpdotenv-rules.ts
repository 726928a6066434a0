import { load } from '../../src/dotenv/phpdotenv.ts';

/**
 * The values by key as phpdotenv reads them, `null` for one that depends on `${NAME}`; `undefined` for a file that it rejects. This is what
 * the action takes phpdotenv's rules to be: unit/dotenv/file compares them with what the real one has read.
 */
export function phpdotenvRules(content: string): Map<string, string | null> | undefined {
  const loaded = load(content);
  if (loaded === undefined) return undefined;
  return new Map(
    [...loaded].map(([key, { text, references }]) => [key, references.length > 0 ? null : text]),
  );
}
