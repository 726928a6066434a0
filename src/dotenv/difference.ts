import { parse } from './file.ts';

/** A mask, as services put it in the place of a secret. Three bullets in a row are never part of a value. */
const MASK = /^[*＊∗•●∙·⋅⚫⬤▪■█▓▒░]{3,}$|[•●⚫⬤■█]{3,}/u;

/**
 * Finds lines with a value that is a mask, such as `********` or `&quot;…&quot;`, also those that are commented out.
 *
 * @returns their keys, or numbers as in "line 3"; never a value
 */
export function maskedLines(text: string, isKept: (key: string) => boolean = () => true): string[] {
  const isUnreal = ({ isMasked, spelled }: Line): boolean => isMasked || ESCAPED_QUOTES.test(spelled);
  return namesOf(
    linesOf(text).filter((line) => line.key !== undefined && isKept(line.key) && isUnreal(line)),
  );
}

/** The difference between a file as it was sent, and as it shows. */
export interface Difference {
  /**
   * `none`: also where a mask stands for a value; `more`: only lines were added; `less`: only lines are missing, or the end;
   * `escaped`: as by HTML or by backslashes.
   */
  readonly kind: 'none' | 'more' | 'less' | 'escaped' | 'other';
  /** The keys of the lines that differ, or their numbers as in "line 3". */
  readonly names: readonly string[];
}

/** Compares a file with what was sent, except line ends, and white space at both ends. */
export function differenceOf(sent: string, shown: string): Difference {
  const [whole, found] = [normalize(sent), normalize(shown)];
  const [all, some] = [linesOf(whole), linesOf(found)];
  if (whole.startsWith(found) && whole.length > found.length)
    return { kind: 'less', names: namesOf(all.filter(({ end }) => end > found.length)) };
  const missing = missingFrom(all, some);
  const added = missingFrom(some, all);
  if (missing !== undefined) return { kind: missing.length === 0 ? 'none' : 'less', names: namesOf(missing) };
  if (added !== undefined) return { kind: 'more', names: namesOf(added) };
  const differing = [...without(all, some), ...without(some, all)];
  const isEscaped = [plainHtml, plainSlashes].some((plain) => plain(found) === whole);
  return { kind: isEscaped ? 'escaped' : 'other', names: namesOf(differing) };
}

/** A line, or several that quotes hold together. */
interface Line {
  readonly text: string;
  readonly name: string;
  /** Also of a line that is commented out or misspelled. */
  readonly key: string | undefined;
  /** The value as it is spelled. */
  readonly spelled: string;
  readonly isMasked: boolean;
  /** The offset of its end. */
  readonly end: number;
}

function linesOf(text: string): Line[] {
  let end = 0;
  return parse(text).map((segment) => {
    end += segment.text.length;
    const equals = segment.text.indexOf('=');
    const text = segment.text.replace(/\r?\n$|\r$/, '');
    if (segment.kind === 'assignment') {
      const { key, value } = segment;
      return { text, name: key, key, spelled: value, isMasked: isMask(value), end };
    }
    // A line of stars may be a heading in a comment, and nowhere else.
    const key = equals < 0 && segment.kind === 'comment' ? undefined : text.slice(0, Math.max(0, equals));
    const spelled = text.slice(equals + 1);
    return { text, name: `line ${segment.line}`, key, spelled, isMasked: isMask(spelled), end };
  });
}

function namesOf(lines: readonly Line[]): string[] {
  return [...new Set(lines.map(({ name }) => name))];
}

/** A value in quotes as HTML spells them: the service has escaped it. */
const ESCAPED_QUOTES = /^(&quot;|&apos;|&#0*3[49];|&#x0*2[27];).*\1$/is;

/** True for a mask, in quotes or not, on each line of the value. */
function isMask(spelled: string): boolean {
  const lines = spelled
    .trim()
    .replace(/^(["'`])(.*)\1$/s, '$2')
    .split(/\r\n|\n|\r/);
  return lines.every((line) => MASK.test(line.trim()));
}

function normalize(text: string): string {
  return text.replaceAll('\r\n', '\n').trim();
}

/** Lists the lines that are missing if all of `some` stand in `all`, in the same order; else undefined. */
function missingFrom(all: readonly Line[], some: readonly Line[]): Line[] | undefined {
  let at = 0;
  const missing = all.filter((line) => {
    const found = some[at];
    const isThere = found !== undefined && isSame(line, found);
    if (isThere) at += 1;
    return !isThere;
  });
  return at === some.length ? missing : undefined;
}

function isSame(line: Line, other: Line): boolean {
  const isHidden = (line.isMasked || other.isMasked) && line.key !== undefined && line.key === other.key;
  return line.text === other.text || isHidden;
}

function without(lines: readonly Line[], others: readonly Line[]): Line[] {
  const texts = new Set(others.map(({ text }) => text));
  return lines.filter(({ text }) => !texts.has(text));
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** Undoes one escaping by HTML. */
function plainHtml(text: string): string {
  return text.replace(/&(?:(amp|lt|gt|quot|apos)|#0*(\d{2})|#x0*([\da-f]{2}));/gi, (_, name, digits, hex) =>
    name === undefined
      ? String.fromCharCode(digits === undefined ? Number.parseInt(hex, 16) : Number(digits))
      : (ENTITIES[name.toLowerCase()] ?? ''),
  );
}

/** Undoes one escaping by backslashes. */
function plainSlashes(text: string): string {
  return text.replace(/\\([\\"'])/g, '$1');
}
