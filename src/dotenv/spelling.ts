import { readFile } from './phpdotenv.ts';

/** Who reads `.env` files: PHP's phpdotenv 5, a POSIX shell (`. ./.env`), Node's dotenv package, `util.parseEnv`. */
export type Reader = 'phpdotenv' | 'shell' | 'dotenv' | 'parseEnv';

/** `readers` lists those that read exactly the value back from `text`; the others read something else. */
export type Spelling = { ok: true; text: string; readers: readonly Reader[] } | { ok: false; reason: string };

export const READERS: readonly Reader[] = ['phpdotenv', 'shell', 'dotenv', 'parseEnv'];

/**
 * Writes a value as it goes to the right of the equals sign, with the inline comment (white space first) that is
 * to follow it. One spelling for all readers where there is one; else for phpdotenv first, then the shell, then
 * Node. Never one that a shell would execute. The reason of a refusal never shows the value.
 */
export function spell(value: string, comment = ''): Spelling {
  if (value.includes('\0'))
    return { ok: false, reason: 'it holds a NUL character, which no environment variable can' };
  if (!value.isWellFormed())
    return { ok: false, reason: 'it is not valid Unicode (half of a surrogate pair)' };
  const quoted = quote(value);
  if (quoted === undefined) return { ok: false, reason: BACKTICK };
  for (const end of value.endsWith('\\') ? [GUARD + comment] : [comment, GUARD + comment]) {
    const text = quoted.text + end;
    if (readsBack(text, value)) return { ok: true, text, readers: quoted.readers };
  }
  return { ok: false, reason: 'phpdotenv would not read it back in any spelling' };
}

/** Takes the guard off an inline comment again, so that it never piles up. */
export function withoutGuard(comment: string): string {
  return comment.startsWith(GUARD) ? comment.slice(GUARD.length) : comment;
}

/**
 * A comment that keeps readers from reading on past the end of a value. Node's dotenv takes a backslash before the
 * closing quote for an escape, unless that quote cannot be a later one; phpdotenv counts the double quotes of a
 * line to find out where a value ends, and miscounts after `="` and at the beginning of a line.
 */
const GUARD = ` # "value's end"`;

const BACKTICK =
  'it holds a backtick together with a single quote or a line break: in every spelling that phpdotenv ' +
  'understands, a shell that loads the file would run it as a command; encode the value (base64) or change it';

function quote(value: string): { text: string; readers: readonly Reader[] } | undefined {
  if (/^[\w./:@%+,-][\w./:@%+,=-]*$/.test(value)) return { text: value, readers: READERS };
  if (!/['\r\n]/.test(value)) return { text: `'${value}'`, readers: READERS };
  if (value.includes('`')) return undefined;
  const isPlain = !/[\\"]/.test(value) && !EXPANDED.test(value);
  const inner = isPlain ? value : value.replace(/[\\"$]/g, '\\$&');
  if (!value.includes('\r'))
    return { text: `"${inner}"`, readers: isPlain ? READERS : ['phpdotenv', 'shell'] };
  const escaped = inner.replaceAll('\r', '\\r').replaceAll('\n', '\\n');
  return { text: `"${escaped}"`, readers: isPlain ? ['phpdotenv', 'dotenv'] : ['phpdotenv'] };
}

/** A dollar sign that a shell may expand in double quotes: any but one before white space, the end, or a harmless sign. */
const EXPANDED = /\$(?![\s.,:;/%=+~^&|<>)\]}']|$)/;

function readsBack(text: string, value: string): boolean {
  const reading = readFile(`KEY=${text}`)?.get('KEY');
  return reading !== undefined && reading.references.length === 0 && reading.text === value;
}
