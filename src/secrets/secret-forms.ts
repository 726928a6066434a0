import { unescape as decodePercent } from 'node:querystring';
import { LINE_BREAK, stripInvisible } from './sanitizer.ts';

/**
 * A spelling of a secret that is searched for. `bounded` ones count only where they are not part of a longer
 * word: they are too short to be told from ordinary text otherwise.
 */
export interface SecretForm {
  text: string;
  bounded: boolean;
}

/** `always`: hide the whole value whatever its length or commonness, as with an API token. */
export type Strength = 'always' | 'if-particular';

/**
 * The spellings under which a secret is searched for: the value itself, its lines, the telling parts of a URL;
 * each as it is, as UTF-8 bytes misread as Latin-1, in base64 at its three alignments, in hex, and with its
 * quotes doubled or spliced as shells do. Escaped spellings (JSON, percent, entities, backslashes) need no
 * forms of their own: the text is read through `READINGS`.
 */
export function secretForms(
  value: string,
  strength: Strength,
  isPublic: (part: string) => boolean,
): SecretForm[] {
  const forms: SecretForm[] = [];
  for (const part of secretParts(value)) {
    const always = strength === 'always' && part.trim() === value.trim();
    const search = always ? 'anywhere' : isPublic(part) ? 'nowhere' : whereToSearch(part);
    if (search === 'nowhere' || /^\**$/.test(part)) continue;
    for (const text of spellings(part)) forms.push({ text, bounded: search === 'alone' });
  }
  return forms;
}

/**
 * Whether a value may be given to the runner's `::add-mask::`. The runner then hides it everywhere in the
 * caller's job, and drops every job output that holds it. So: one line, at least 8 characters after trimming,
 * no conventional word, not one character repeated, and at least 10 digits when it is only a number.
 */
export function maskable(value: string): boolean {
  const trimmed = value.trim();
  const repeated = /^(.)\1*$/su.test(trimmed);
  const shortNumber = /^[\d\s.,:+-]*$/.test(trimmed) && countDigits(trimmed) < 10;
  return (
    trimmed.length >= 8 && !isConventional(trimmed) && !repeated && !shortNumber && !LINE_BREAK.test(trimmed)
  );
}

/** The lines of a value that `maskable` allows: the runner would mask every line, a lone brace too. */
export function maskableLines(value: string): string[] {
  return value.split(LINE_BREAK).filter(maskable);
}

/**
 * A way to read escaped text. `escape` has no groups; `decode` says what a found escape stands for, itself when
 * it is none after all; `within` reads the result on.
 */
export interface Reading {
  escape: RegExp;
  decode: (found: string) => string;
  within: readonly Reading[];
}

const ESCAPED_LETTERS: Readonly<Record<string, string>> = {
  a: '\x07',
  b: '\b',
  e: '\x1b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
  v: '\v',
  0: '\0',
};

/** JSON, PHP, JavaScript, dotenv double quotes, shell backslashes and `$'…'`. */
const backslash = (within: readonly Reading[]): Reading => ({
  escape: /\\(?:u\{[0-9a-f]{1,6}\}|u[0-9a-f]{4}|x[0-9a-f]{2}|[0-7]{3}|.)/gis,
  decode: (found) => {
    const body = found.slice(1);
    if (body.length === 1) return ESCAPED_LETTERS[body] ?? body;
    return /^\d/.test(body) ? character(body, 8) : character(body.replace(/[ux{}]/gi, ''), 16);
  },
  within,
});

/** Percent escapes give bytes; a secret that is not ASCII is found by its Latin-1 form. */
const percent = (within: readonly Reading[]): Reading => ({
  escape: /%[0-9a-f]{2}/gi,
  decode: decodePercentEscape,
  within,
});

/** As forms are encoded: a space is a `+`. */
const form = (within: readonly Reading[]): Reading => ({
  escape: /%[0-9a-f]{2}|\+/gi,
  decode: (found) => (found === '+' ? ' ' : decodePercentEscape(found)),
  within,
});

const entity = (within: readonly Reading[]): Reading => ({
  escape: /&(?:#x[0-9a-f]{1,8}|#\d{1,8}|\w{2,8});?/gi,
  decode: (found) => {
    const body = found.replace(/[&;]/g, '');
    if (!body.startsWith('#')) return NAMED_ENTITIES.get(body) ?? found;
    return /^#x/i.test(body) ? character(body.slice(2), 16) : character(body.slice(1), 10);
  },
  within,
});

/** As `base64` and `xxd -p` wrap long output: the line break may stand inside what they made of a secret. */
const wrapped: Reading = {
  escape: /(?<=[\w+/-]{40})\r?\n(?=[\w+/=-])/g,
  decode: () => '',
  within: [],
};

/**
 * How a text is read besides as it stands. Two layers where they are met in practice: JSON in JSON, a URL in the query of
 * another, HTML or JSON in an HTML attribute.
 */
export const READINGS: readonly Reading[] = [
  backslash([backslash([])]),
  percent([percent([])]),
  form([form([])]),
  entity([backslash([]), entity([])]),
  wrapped,
];

/** HTML's five, and the names of U+00A0 to U+00FF in their order, as PHP's htmlentities writes them. */
const NAMED_ENTITIES: ReadonlyMap<string, string> = new Map([
  ...Object.entries({ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }),
  ...`nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute
  micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig
  Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash
  Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc
  euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml
  yacute thorn yuml`
    .split(/\s+/)
    .map((name, index): [string, string] => [name, String.fromCodePoint(0xa0 + index)]),
]);

/**
 * Values that anyone would guess, and that ordinary logs are full of: the switches, environments and drivers of
 * a stock `.env`. Hiding them would hide nothing and make a log unreadable.
 */
const CONVENTIONAL = new Set(
  `true false null none nil yes no on off undefined empty default auto enabled disabled
  local localhost 127.0.0.1 0.0.0.0 production staging development testing test debug info notice warning error
  mysql mariadb pgsql postgres sqlite redis memcached database file array sync cookie session stack single daily
  smtp sendmail mail log public private root admin utf8 utf8mb4`.split(/\s+/),
);

/** The value, its lines, and of a URL the password and a long path, which logs show without the rest. */
function secretParts(value: string): Set<string> {
  const lines = value.split(LINE_BREAK);
  const parts = [value, ...lines, ...urlParts(value.trim())];
  return new Set(parts.flatMap((part) => [part, part.trim(), stripInvisible(part)]));
}

function urlParts(value: string): string[] {
  const url = /^[a-z][a-z0-9+.-]*:\/\//i.test(value) ? URL.parse(value) : null;
  if (url === null) return [];
  const path = url.pathname + url.search;
  // Shorter ones (`/admin`) are names rather than secrets.
  return [url.password, decodePercent(url.password), ...(path.length < 16 ? [] : [path])];
}

function decodePercentEscape(found: string): string {
  return character(found.slice(1), 16);
}

/** 8 and more characters: anywhere; 4 to 7: where they stand alone; shorter or conventional: nowhere. */
function whereToSearch(part: string): 'anywhere' | 'alone' | 'nowhere' {
  const number = /^[+-]?[\d.,]+$/.test(part) && countDigits(part) < 6;
  if (part.length < 4 || number || isConventional(part)) return 'nowhere';
  return part.length < 8 ? 'alone' : 'anywhere';
}

function isConventional(value: string): boolean {
  return CONVENTIONAL.has(value.toLowerCase());
}

function countDigits(value: string): number {
  return value.replace(/\D/g, '').length;
}

/** Spellings of fewer than four characters would match by chance and are left out, but for the part itself. */
function spellings(part: string): Set<string> {
  const bytes = Buffer.from(part, 'utf8');
  const hex = bytes.toString('hex');
  const encoded = [
    ...base64Spellings(bytes),
    ...base64Spellings(Buffer.from(JSON.stringify(part).slice(1, -1), 'utf8')),
    hex,
    hex.toUpperCase(),
    bytes.toString('latin1'),
    ...requoted(part),
  ];
  return new Set([part, ...encoded.filter((text) => text.length >= 4)]);
}

/** Quotes inside quotes: a shell's `'\''` and `'"'"'`, and the doubling of SQL, YAML and CSV. */
function requoted(part: string): string[] {
  const single = [`'\\''`, `'"'"'`, `''`].map((quote) => part.replaceAll("'", quote));
  return [...single, part.replaceAll('"', '""')];
}

/** How many bytes fill a line of wrapped base64: 76 columns (MIME, coreutils) and 64 (PEM). */
const WRAPPED_LINE_BYTES = [57, 48];

function base64Spellings(bytes: Buffer): string[] {
  const whole = bytes.toString('base64');
  const wrapped = WRAPPED_LINE_BYTES.filter((size) => bytes.length > size).flatMap((size) =>
    slices(bytes, size),
  );
  const stable = [0, 1, 2].map((shift) => stableBase64(bytes, shift));
  const texts = [
    whole,
    whole.replaceAll('=', ''),
    ...stable,
    ...wrapped.map((slice) => stableBase64(slice, 0)),
  ];
  return texts.flatMap((text) => [text, text.replaceAll('+', '-').replaceAll('/', '_')]);
}

/**
 * What base64 makes of the bytes, whatever stands around them, when they begin `shift` bytes into a group of
 * three: the characters that take all their six bits from these bytes. Up to four bits at either end show.
 */
function stableBase64(bytes: Buffer, shift: number): string {
  const encoded = Buffer.concat([Buffer.alloc(shift), bytes]).toString('base64');
  return encoded.slice(Math.ceil((shift * 8) / 6), Math.floor(((shift + bytes.length) * 8) / 6));
}

function slices(bytes: Buffer, size: number): Buffer[] {
  return Array.from({ length: Math.ceil(bytes.length / size) }, (_, index) =>
    bytes.subarray(index * size, (index + 1) * size),
  );
}

function character(digits: string, radix: number): string {
  const codePoint = Number.parseInt(digits, radix);
  return codePoint <= 0x10ffff ? String.fromCodePoint(codePoint) : '\ufffd';
}
