/**
 * A model of PHP's phpdotenv (version 5), the loader that decides what a `.env` file means. It copies the oddities too: a
 * value counts as written only if this loader would find it.
 */

/** `references` are the offsets in `text` of each `${NAME}` that phpdotenv would resolve. */
export interface LoadedValue {
  text: string;
  references: readonly number[];
}

export type ValueResult = ({ ok: true } & LoadedValue) | { ok: false; reason: string };

/** Loads a file: the last assignment of a key wins, a bare name clears it; undefined if phpdotenv rejects the file, as for one bad line. */
export function load(text: string): Map<string, LoadedValue> | undefined {
  const found = new Map<string, LoadedValue>();
  for (const entry of joinedLines(text)) {
    const equals = entry.indexOf('=');
    const key = readName(equals < 0 ? entry : trim(entry.slice(0, equals)));
    const value = equals < 0 ? undefined : readValue(entry.slice(equals + 1));
    if (key === undefined || value?.ok === false) return undefined;
    if (value === undefined) found.delete(key);
    else found.set(key, value);
  }
  return found;
}

/** Reads the text after the equals sign: quotes, escapes, inline comment. Every line end counts as `\n`. */
export function readValue(raw: string): ValueResult {
  const spelled = trim(raw);
  const quote = /^['"]/.exec(spelled)?.[0] ?? '';
  const end = quote === '' ? (UNQUOTED.exec(spelled)?.[0].length ?? 0) : closingQuote(spelled, 0);
  const body = spelled.slice(quote.length, end < 0 ? undefined : end);
  let text = '';
  const dollars: number[] = [];
  for (const [sign] of body.matchAll(quote === '"' ? /\\?./gs : /./gs)) {
    const meaning = sign.length === 1 ? sign : ESCAPES.get(sign.charAt(1));
    if (meaning === undefined) return { ok: false, reason: UNKNOWN_ESCAPE };
    if (sign === '$' && quote !== "'") dollars.push(text.length);
    text += meaning;
  }
  if (end < 0) return { ok: false, reason: 'a quote is opened and not closed' };
  if (!/^[ \t\v\f\r\n]*(#|$)/.test(spelled.slice(end + quote.length)))
    return { ok: false, reason: 'text follows the end of the value; quote the whole value' };
  return { ok: true, text, references: dollars.filter((offset) => referenceAt(text, offset) !== undefined) };
}

const UNQUOTED = /^[ \t\v\f]*[^ \t\v\f\r\n#]*/;
const ESCAPES = new Map(
  Object.entries({ f: '\f', n: '\n', r: '\r', t: '\t', v: '\v', '"': '"', '\\': '\\', $: '$' }),
);
const UNKNOWN_ESCAPE = 'an unknown escape in double quotes; write \\\\ for a backslash, or use single quotes';

/** Finds the quote that closes the one at `start`; -1 for none. Backslashes escape in double quotes only, as for the shell. */
export function closingQuote(text: string, start: number): number {
  const quote = text.charAt(start);
  if (quote !== '"') return text.indexOf(quote, start + 1);
  DOUBLE_QUOTED.lastIndex = start;
  return DOUBLE_QUOTED.test(text) ? DOUBLE_QUOTED.lastIndex - 1 : -1;
}

const DOUBLE_QUOTED = /"[^"\\]*(?:\\.[^"\\]*)*"/sy;

/** Returns the name in the `${NAME}` at `offset`; undefined if there is none. */
export function referenceAt(text: string, offset: number): string | undefined {
  VARIABLE.lastIndex = offset;
  return VARIABLE.exec(text)?.[1];
}

/** Trims as PHP does, which leaves form feeds and Unicode spaces alone. */
export function trim(text: string): string {
  return text.replace(TRIMMED, '');
}

/** Looks behind, so that it takes linear time. */
const TRIMMED = /^[ \t\n\r\0\v]+|(?<![ \t\n\r\0\v])[ \t\n\r\0\v]+$/g;
const VARIABLE = /\$\{([a-zA-Z0-9_.]+)\}/y;

/** Joins the lines of double-quoted values. Like phpdotenv, it counts quotes line by line, and drops what an open quote begins. */
function joinedLines(text: string): string[] {
  const entries: string[] = [];
  let held: string[] = [];
  for (const line of text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/)) {
    // Of the unescaped ones, phpdotenv misses one at the very beginning of a line.
    const quotes = line.replaceAll('\\\\', '').match(/(?<=[^\\])"/g)?.length ?? 0;
    const isOpening = line.includes('="') && quotes <= 1;
    const isClosing = !isOpening && (held.length === 0 || quotes >= 1 || line === '"');
    held.push(line);
    if (!isClosing) continue;
    entries.push(held.join('\n'));
    held = [];
  }
  return entries.filter((entry) => !/^[ \t\n\r\0\v]*(#|$)/.test(entry));
}

/** Reads a key without `export` and quotes. phpdotenv does not understand `export` before a key of one letter. */
function readName(name: string): string | undefined {
  const bare = name.length > 8 ? name.replace(/^export(?=[ \t\n\v\f\r])[ \t\n\r\0\v]*/, '') : name;
  const key = bare.replace(/^(["'])(.+)\1$/s, '$2');
  return /^[a-zA-Z0-9_.]+$/.test(key) ? key : undefined;
}
