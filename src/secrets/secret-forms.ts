import { unescape as decodePercent } from 'node:querystring';
import { LINE_BREAK, stripInvisible } from './sanitizer.ts';

/** A spelling of a secret to search for. A `bounded` one is so short that it counts only as a whole word. */
export interface SecretForm {
  readonly text: string;
  readonly bounded: boolean;
  /** The value that it spells, or the part of one; undefined if it is hidden even where that is public. */
  readonly part: string | undefined;
}

/** The length from which a value is hidden wherever it stands. */
const PARTICULAR = 8;

/** `always`: hide the whole value, however short or common, as with the API token. */
export type Strength = 'always' | 'if-particular';

/**
 * Lists the spellings of a secret: the value, its lines, and the sensitive parts of a URL; each as it is, as UTF-8 bytes
 * misread as Latin-1, in base64 at its three alignments, in hex, and with its quotes doubled or spliced as shells do.
 * Escaped spellings (JSON, percent, entities, backslashes) are not listed, as the redactor decodes the text.
 */
export function secretForms(value: string, strength: Strength): SecretForm[] {
  return [...secretParts(value)].flatMap((part) => {
    const always = strength === 'always' && part.trim() === value.trim();
    const search = always ? 'anywhere' : whereToSearch(part);
    if (search === 'nowhere' || /^\**$/.test(part)) return [];
    const found = { bounded: search === 'alone', part: always ? undefined : part };
    return [...spellings(part)].map((text) => ({ text, ...found }));
  });
}

/**
 * Lists the lines of a value that may go into `::add-mask::`, none of them short or common: the runner hides them in the whole job, and drops
 * every job output that holds one. Given the whole value, it would mask every line, even a lone brace.
 */
export function maskableLines(value: string): string[] {
  return value.split(LINE_BREAK).filter((line) => {
    const trimmed = line.trim();
    const repeated = /^(.)\1*$/su.test(trimmed);
    const shortNumber = /^[\d\s.,:+-]*$/.test(trimmed) && countDigits(trimmed) < 10;
    return trimmed.length >= PARTICULAR && !isConventional(trimmed) && !repeated && !shortNumber;
  });
}

/** Words of a stock `.env` that are common in logs: to hide them would protect nothing and make a log unreadable. */
const CONVENTIONAL = new Set(
  `true false null none nil yes no on off undefined empty default auto enabled disabled
  local localhost 127.0.0.1 0.0.0.0 production prod staging preview development dev demo live testing test debug info notice warning error
  mysql mariadb pgsql postgres sqlite redis memcached database file array sync cookie session stack single daily
  smtp sendmail mail log public private root admin utf8 utf8mb4`.split(/\s+/),
);

/** Lists the value, its lines, and the password and long path of a URL, which logs show on their own; also with white space collapsed. */
function secretParts(value: string): Set<string> {
  const parts = [value, ...value.split(LINE_BREAK), ...urlParts(value.trim())];
  const spaced = (part: string): string => part.trim().replace(/\s+/g, ' ');
  return new Set(parts.flatMap((part) => [part, part.trim(), spaced(part), stripInvisible(part)]));
}

function urlParts(value: string): string[] {
  const url = /^[a-z][a-z0-9+.-]*:\/\//i.test(value) ? URL.parse(value) : null;
  if (url === null) return [];
  const path = url.pathname + url.search;
  // A shorter path, such as `/admin`, is not secret.
  return [url.password, decodePercent(url.password), ...(path.length < 16 ? [] : [path])];
}

function whereToSearch(part: string): 'anywhere' | 'alone' | 'nowhere' {
  const shortNumber = /^[+-]?[\d.,]+$/.test(part) && countDigits(part) < 6;
  if (part.length < 4 || shortNumber || isConventional(part)) return 'nowhere';
  return part.length < PARTICULAR ? 'alone' : 'anywhere';
}

function isConventional(value: string): boolean {
  return CONVENTIONAL.has(value.toLowerCase());
}

function countDigits(value: string): number {
  return value.replace(/\D/g, '').length;
}

/** Omits encoded spellings of fewer than four characters: they would match by chance. */
function spellings(part: string): Set<string> {
  const bytes = Buffer.from(part);
  const encoded = [
    ...base64Spellings(bytes),
    ...base64Spellings(Buffer.from(JSON.stringify(part).slice(1, -1))),
    bytes.toString('hex'),
    bytes.toString('hex').toUpperCase(),
    bytes.toString('latin1'),
    // Quotes inside quotes: of a shell, then of SQL, YAML and CSV.
    ...[`'\\''`, `'"'"'`, `''`].map((quote) => part.replaceAll("'", quote)),
    part.replaceAll('"', '""'),
  ];
  return new Set([part, ...encoded.filter((text) => text.length >= 4)]);
}

/** The lines of wrapped base64: of 76 columns (MIME, coreutils), 72, 64 (PEM) and 60. */
const WRAPPED_LINES = [/.{1,76}/g, /.{1,72}/g, /.{1,64}/g, /.{1,60}/g];

function base64Spellings(bytes: Buffer): string[] {
  const whole = bytes.toString('base64');
  const unpadded = whole.replaceAll('=', '');
  const lines = WRAPPED_LINES.flatMap((line) => unpadded.match(line) ?? []);
  const standard = [whole, ...lines, ...stableBase64(bytes)];
  return standard.flatMap((text) => [text, text.replaceAll('+', '-').replaceAll('/', '_')]);
}

/**
 * Returns the part of the base64 text that is the same whatever surrounds the bytes: the characters whose six bits all come
 * from them. The bytes may begin in each place of a group of three. Up to four bits at either end stay visible.
 */
function stableBase64(bytes: Buffer): string[] {
  return [0, 1, 2].map((shift) => {
    const encoded = Buffer.concat([Buffer.alloc(shift), bytes]).toString('base64');
    return encoded.slice(Math.ceil((shift * 8) / 6), Math.floor(((shift + bytes.length) * 8) / 6));
  });
}
