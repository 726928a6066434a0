/**
 * A search for secrets in everything that a run wrote. It spells a secret the way encoders in the wild do, and
 * shares no code with the redactor: both would else be wrong together. Findings never quote the secret.
 */

export interface Leak {
  /** Index into the given secrets. */
  secret: number;
  form: string;
  sink: string;
  /** In UTF-16 units of the sink's text. */
  offset: number;
}

/**
 * Every place where a sink holds a secret in some form. Sinks are named; bytes are read as UTF-8 and as UTF-16. In the sink `stdout`, lines that begin with `::add-mask::` are left out: the runner
 * swallows them.
 */
export function findLeaks(sinks: Record<string, string | Uint8Array>, secrets: readonly string[]): Leak[] {
  const searched = secrets.map((secret) => spell(secret));
  return Object.entries(sinks).flatMap(([sink, content]) => {
    const text = typeof content === 'string' ? content : Buffer.from(content).toString('utf8');
    const masks = sink === 'stdout' ? /^[ \t]*::add-mask::[^\r\n]*/gm : /(?!)/g;
    const shown = text.replace(masks, (line) => ' '.repeat(line.length));
    // Text in UTF-16 reads as a byte and a NUL for each character.
    const readings = new Set([shown, shown.replaceAll('\0', '')]);
    return searched.flatMap((forms, secret) =>
      [...readings].flatMap((reading) =>
        [...forms].flatMap(([form, spelling]) =>
          occurrences(reading, spelling).map((offset) => ({ secret, form, sink, offset })),
        ),
      ),
    );
  });
}

/** Spells a secret as it may be written, by name of the form: of the whole value, and of each line of 8 and more characters. */
export function spell(secret: string): Map<string, string> {
  const forms = new Map<string, string>();
  const lines = secret
    .split(/[\r\n\v\f\x85\u2028\u2029]+/)
    .filter((line) => line.length >= 8 && line !== secret);
  const parts: [string, string][] = [
    ['', secret],
    ...lines.map((line, index): [string, string] => [`line ${index + 1} `, line]),
  ];
  for (const [prefix, part] of parts) {
    for (const [name, encode] of Object.entries(ENCODERS)) {
      const spelling = encode(part.toWellFormed());
      if (name === 'raw' || spelling.length >= 4) forms.set(`${prefix}${name}`, spelling);
    }
  }
  return forms;
}

function occurrences(text: string, spelling: string): number[] {
  const offsets: number[] = [];
  if (spelling === '') return offsets;
  for (let at = text.indexOf(spelling); at >= 0; at = text.indexOf(spelling, at + spelling.length))
    offsets.push(at);
  return offsets;
}

const inner = (text: string) => JSON.stringify(text).slice(1, -1);

const hexEscape = (unit: string) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;

const asciiJson = (text: string) => inner(text).replace(/[^\x20-\x7e]/g, hexEscape);

const percentAll = (text: string) => Array.from(utf8(text), (byte) => `%${hex(byte)}`).join('');

const utf8 = (text: string) => new TextEncoder().encode(text);

const hex = (byte: number) => byte.toString(16).padStart(2, '0');

const form = (text: string) => new URLSearchParams([['', text]]).toString().slice(1);

const lowerPercent = (text: string) => text.replace(/%[0-9A-F]{2}/g, (found) => found.toLowerCase());

const references = (text: string, spell: (codePoint: number) => string) =>
  Array.from(text, (character) =>
    /[a-z0-9 ]/i.test(character) ? character : spell(character.codePointAt(0) ?? 0),
  ).join('');

/** Six bits at a time, only where all six are of the text, which begins `shift` bytes into a group of three. */
function base64Core(text: string, shift: number): string {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
  const bytes = utf8(text);
  let core = '';
  for (let bit = [0, 4, 2][shift] ?? 0; bit + 6 <= bytes.length * 8; bit += 6) {
    const two = ((bytes[bit >> 3] ?? 0) << 8) | (bytes[(bit >> 3) + 1] ?? 0);
    core += alphabet[(two >> (10 - (bit & 7))) & 63];
  }
  return core;
}

const url = (base64: string) => base64.replaceAll('+', '-').replaceAll('/', '_');

const NAMED: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const named = (text: string, apostrophe: string) =>
  text.replace(/[&<>"']/g, (found) => NAMED[found] ?? apostrophe);

/** bash's `printf %q` for text without control characters. */
const shellWords = (text: string) => text.replace(/[^\w@%+=:,./\u0080-\uffff-]/g, '\\$&');

const ANSI_C: Record<string, string> = { '\n': '\\n', '\r': '\\r', '\t': '\\t', '\\': '\\\\', "'": "\\'" };

/** bash's `$'…'`: bytes outside ASCII in octal. */
const ansiC = (text: string) =>
  Array.from(utf8(text), (byte) => {
    const character = String.fromCharCode(byte);
    return (
      ANSI_C[character] ?? (byte < 0x20 || byte > 0x7e ? `\\${byte.toString(8).padStart(3, '0')}` : character)
    );
  }).join('');

const ENCODERS: Record<string, (text: string) => string> = {
  raw: (text) => text,
  trimmed: (text) => text.trim(),
  json: inner,
  'json, ascii': asciiJson,
  'json, ascii, upper case': (text) =>
    asciiJson(text).replace(/\\u[0-9a-f]{4}/g, (found) => `\\u${found.slice(2).toUpperCase()}`),
  'json, php': (text) => asciiJson(text).replaceAll('/', '\\/'),
  'json, php, unescaped unicode': (text) => inner(text).replaceAll('/', '\\/'),
  'json, html-safe': (text) => inner(text).replace(/[<>&']/g, hexEscape),
  'json in json': (text) => inner(inner(text)),
  'uri component': encodeURIComponent,
  'uri component, lower case': (text) => lowerPercent(encodeURIComponent(text)),
  'uri component, twice': (text) => encodeURIComponent(encodeURIComponent(text)),
  'form, twice': (text) => form(form(text)),
  'uri component, strict': (text) => encodeURIComponent(text).replace(/[!'()*]/g, percentAll),
  uri: encodeURI,
  'uri, lower case': (text) => lowerPercent(encodeURI(text)),
  form,
  'form, lower case': (text) => lowerPercent(form(text)),
  'percent, every byte': percentAll,
  'percent, every byte, upper case': (text) => percentAll(text).toUpperCase(),
  base64: (text) => base64Core(text, 0),
  'base64, shifted by 1': (text) => base64Core(text, 1),
  'base64, shifted by 2': (text) => base64Core(text, 2),
  base64url: (text) => url(base64Core(text, 0)),
  'base64url, shifted by 1': (text) => url(base64Core(text, 1)),
  'base64url, shifted by 2': (text) => url(base64Core(text, 2)),
  'base64 in a uri component': (text) => encodeURIComponent(base64Core(text, 0)),
  'base64 in a uri component, lower case': (text) => lowerPercent(encodeURIComponent(base64Core(text, 0))),
  'base64 of json': (text) => base64Core(inner(text), 0),
  'base64 in php json': (text) => base64Core(text, 0).replaceAll('/', '\\/'),
  hex: (text) => Array.from(utf8(text), hex).join(''),
  'hex, upper case': (text) => Array.from(utf8(text), hex).join('').toUpperCase(),
  'html, apostrophe by number': (text) => named(text, '&#39;'),
  'html, htmlspecialchars': (text) => named(text, '&#039;'),
  'html, apostrophe by name': (text) => named(text, '&apos;'),
  'html, hex apostrophe': (text) => named(text, '&#x27;'),
  'html, by number where it must': (text) =>
    text.replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`),
  'html, decimal': (text) => references(text, (codePoint) => `&#${codePoint};`),
  'html, hex': (text) => references(text, (codePoint) => `&#x${codePoint.toString(16).toUpperCase()};`),
  'json in json, php': (text) => inner(asciiJson(text).replaceAll('/', '\\/')),
  'html, twice': (text) => named(named(text, '&#39;'), '&#39;'),
  'html, json inside': (text) => named(inner(text), '&#39;'),
  'shell, single quotes': (text) => text.replaceAll("'", `'\\''`),
  'shell, single quotes in double ones': (text) => text.replaceAll("'", `'"'"'`),
  'shell, double quotes': (text) => text.replace(/["\\$`]/g, '\\$&'),
  'shell, backslashes': shellWords,
  'shell, ansi-c': ansiC,
  'dotenv, single quotes': (text) => text.replace(/['\\]/g, '\\$&'),
  'shell, ansi-c, hex': (text) => Array.from(utf8(text), (byte) => `\\x${hex(byte)}`).join(''),
  'dotenv, double quotes': (text) =>
    text
      .replace(/["\\$]/g, '\\$&')
      .replaceAll('\n', '\\n')
      .replaceAll('\r', '\\r'),
  'doubled quotes': (text) => text.replaceAll("'", "''"),
};
