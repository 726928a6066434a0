import { parse } from '../dotenv/file.ts';
import { isEnvKey, isKey } from '../dotenv/key.ts';
import { parseStrict } from '../dotenv/strict.ts';
import type { Form } from './input.ts';

export { spell } from '../dotenv/spelling.ts';

/** Reads dotenv text, hides its values, and reports its problems. */
export function readDotenv(form: Form, input: string, text: string) {
  const { values, problems } = parseStrict(text);
  for (const problem of problems) form.report(input, `dotenv text; ${problem}`);
  form.hide(values.values());
  const unfilled = [...values].filter(([, text]) => text.includes('${{')).map(([key]) => key);
  if (unfilled.length > 0)
    form.report(
      input,
      `no \${{ … }} in ${unfilled.join(', ')}: GitHub fills it in only in workflows; give such a value with env-prefix`,
    );
  return { value: values };
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
