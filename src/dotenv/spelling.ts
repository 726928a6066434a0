import { load } from './phpdotenv.ts';

/** The programs that load `.env` files: PHP's phpdotenv 5, a POSIX shell (`. ./.env`), Node's dotenv and `util.parseEnv`. */
export const LOADERS = ['phpdotenv', 'shell', 'dotenv', 'parseEnv'] as const;
export type Loader = (typeof LOADERS)[number];

/** `loaders` are those that load exactly the value from `text`; the others load something else. */
type SpelledValue = { ok: true; text: string; loaders: readonly Loader[] } | { ok: false; reason: string };

/**
 * Spells a value for the right of the equals sign, followed by an inline comment (which begins with white space). Prefers a
 * spelling for all loaders; otherwise one for phpdotenv first, then the shell, then Node. Never returns a spelling that a
 * shell would execute. The reason of a refusal never shows the value.
 */
export function spell(value: string, comment = ''): SpelledValue {
  if (value.includes('\0') || !value.isWellFormed())
    return { ok: false, reason: 'it holds a NUL character, or is not valid Unicode' };
  const quoted = quote(value);
  if (quoted === undefined) return { ok: false, reason: BACKTICK };
  const own = comment.startsWith(GUARD) ? comment.slice(GUARD.length) : comment;
  for (const end of value.endsWith('\\') ? [GUARD + own] : [own, GUARD + own]) {
    const text = quoted.text + end;
    const loaded = load(`KEY=${text}`)?.get('KEY');
    if (loaded?.references.length === 0 && loaded.text === value)
      return { ok: true, text, loaders: quoted.loaders };
  }
  return { ok: false, reason: 'phpdotenv would not read it back in any spelling' };
}

/**
 * A comment that keeps loaders from reading past the end of a value. Node's dotenv takes a backslash before the closing quote
 * for an escape and reads on to the next quote, so the guard has one where no value can end. phpdotenv finds the end of a
 * value by counting the double quotes of a line, and miscounts after `="` and at the beginning of a line.
 */
const GUARD = ` # "value's end"`;

const BACKTICK =
  'it holds a backtick together with a single quote or a line break: in every spelling that phpdotenv ' +
  'understands, a shell that loads the file would run it as a command; encode the value (base64) or change it';

function quote(value: string): { text: string; loaders: readonly Loader[] } | undefined {
  if (/^[\w./:@%+,-][\w./:@%+,=-]*$/.test(value)) return { text: value, loaders: LOADERS };
  if (!/['\r\n]/.test(value)) return { text: `'${value}'`, loaders: LOADERS };
  if (value.includes('`')) return undefined;
  const isPlain = !/[\\"]/.test(value) && !SHELL_EXPANDED.test(value);
  const inner = isPlain ? value : value.replace(/[\\"$]/g, '\\$&');
  if (!value.includes('\r'))
    return { text: `"${inner}"`, loaders: isPlain ? LOADERS : ['phpdotenv', 'shell'] };
  const escaped = inner.replaceAll('\r', '\\r').replaceAll('\n', '\\n');
  return { text: `"${escaped}"`, loaders: isPlain ? ['phpdotenv', 'dotenv'] : ['phpdotenv'] };
}

/** A dollar sign that a shell may expand in double quotes: none before white space, the end, or a harmless sign. */
const SHELL_EXPANDED = /\$(?![\s.,:;/%=+~^&|<>)\]}']|$)/;
