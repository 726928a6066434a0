import { parse } from '../dotenv/file.ts';
import { isEnvKey, isKey } from '../dotenv/key.ts';
import { parseStrict } from '../dotenv/strict.ts';
import type { Form } from './input.ts';

export { spell } from '../dotenv/spelling.ts';

/** Reads dotenv text, hides its values, and reports its problems. */
export function readDotenv(form: Form, input: string, text: string) {
  const parsed = parseStrict(text);
  if (!parsed.ok) for (const problem of parsed.problems) form.report(input, `dotenv text; ${problem}`);
  const value = parsed.ok ? parsed.values : new Map<string, string>();
  form.hide(value.values());
  const unfilled = [...value].filter(([, text]) => text.includes('${{')).map(([key]) => key);
  if (unfilled.length > 0)
    form.report(
      input,
      `no \${{ … }} in ${unfilled.join(', ')}: GitHub fills it in only in workflows; give such a value with env-prefix`,
    );
  return { value };
}

/** Reads a key, or the keys of a file. A word with dots may be either. */
export function readKeys(word: string, form: Form): string[] {
  const refuse = (expected: string): string[] => {
    form.report('env-required', expected);
    return [];
  };
  if (isKey(word)) return [word];
  // Not quoted: the value may be a secret.
  if (word.includes('=')) return refuse('names of keys, without = and values');
  const file = form.readFile(word);
  if ('expected' in file)
    return isEnvKey(word) ? [word] : refuse(`keys of letters, digits and _, or ${file.expected}`);
  const lines = parse(file.value);
  const unread = lines.find(({ kind }) => kind === 'unknown');
  if (unread !== undefined) return refuse(`a file of lines such as KEY=; line ${unread.line} is none`);
  const keys = lines.flatMap((line) => (line.kind === 'assignment' ? line.key : []));
  return keys.length === 0 ? refuse('a file with keys; it has none') : keys;
}
