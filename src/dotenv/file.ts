import { trim } from './phpdotenv.ts';

/** A `.env` file as a list of segments that, put together again, are the file, byte for byte. */
export type DotenvFile = readonly Segment[];

export type Segment = Assignment | Trivia;

/** `KEY=value`, over as many lines as its quotes hold together. `text` is the whole of it, line end included. */
export interface Assignment {
  kind: 'assignment';
  text: string;
  /** Number of its first line, from 1. */
  line: number;
  key: string;
  /** What stands before the key: byte order mark and indentation, without `export`. */
  lead: string;
  exported: boolean;
  /** The value as it is spelled in the file, quotes included. */
  value: string;
  /** The inline comment with the white space before it, or nothing. */
  comment: string;
  /** The line end: `\n`, `\r\n`, `\r`, or nothing at the end of the file. */
  end: string;
}

/** What assigns nothing. `unknown` is a line that is neither blank, nor a comment, nor an assignment. */
export interface Trivia {
  kind: 'blank' | 'comment' | 'unknown';
  text: string;
  line: number;
}

export const BYTE_ORDER_MARK = '\uFEFF';

/** Takes any text apart; never fails. A value may span lines in single, double or backtick quotes. */
export function parse(text: string): DotenvFile {
  const segments: Segment[] = [];
  for (let at = 0, line = 1; at < text.length; ) {
    const segment = segmentAt(text, at, line);
    segments.push(segment);
    at += segment.text.length;
    line += segment.text.match(/\r\n|\n|\r/g)?.length ?? 0;
  }
  return segments;
}

/** The exact inverse of `parse`. */
export function print(file: DotenvFile): string {
  return file.map((segment) => segment.text).join('');
}

/** Whether a name may be a key that we write: `[A-Za-z_][A-Za-z0-9_]*`. */
export function isKey(name: string): boolean {
  return /^[A-Za-z_][A-Za-z0-9_]*$/.test(name);
}

const KEY = /^([ \t\v\0]*)(export[ \t\v]+)?(["']?)([A-Za-z0-9_.]+)\3[ \t\v\0]*$/;

function segmentAt(text: string, at: number, line: number): Segment {
  const start = at === 0 && text.startsWith(BYTE_ORDER_MARK) ? 1 : at;
  const lineEnd = endOfLine(text, start);
  const content = text.slice(start, lineEnd);
  const whole = (end: number): string => text.slice(at, end + lineEndAt(text, end).length);
  if (/^[ \t\v\0]*$/.test(content)) return { kind: 'blank', text: whole(lineEnd), line };
  if (/^[ \t\v\0]*#/.test(content)) return { kind: 'comment', text: whole(lineEnd), line };

  const equals = content.indexOf('=');
  if (equals < 0) return { kind: 'unknown', text: whole(lineEnd), line };
  const { value, comment, end } = valueAt(text, start + equals + 1, lineEnd);
  const [, indentation, exported, , key] = KEY.exec(content.slice(0, equals)) ?? [];
  if (key === undefined || indentation === undefined) return { kind: 'unknown', text: whole(end), line };
  const lead = text.slice(at, start) + indentation;
  const isExported = exported !== undefined;
  return {
    kind: 'assignment',
    text: whole(end),
    line,
    key,
    lead,
    exported: isExported,
    value,
    comment,
    end: lineEndAt(text, end),
  };
}

interface Value {
  value: string;
  comment: string;
  /** Offset of the line end after it. */
  end: number;
}

function valueAt(text: string, from: number, lineEnd: number): Value {
  let start = from;
  while (isBlank(text.charAt(start))) start++;
  return quotedAt(text, start) ?? plainAt(text, from, lineEnd);
}

/** A quoted value, if one begins here, is closed, and only white space or a comment follows on its last line. */
function quotedAt(text: string, start: number): Value | undefined {
  const quote = text.charAt(start);
  if (quote !== '"' && quote !== "'" && quote !== '`') return undefined;
  const close = closingQuote(text, start);
  if (close < 0) return undefined;
  const end = endOfLine(text, close);
  const rest = text.slice(close + 1, end);
  if (!/^[ \t\v\f]*(#|$)/.test(rest)) return undefined;
  const comment = rest.includes('#') ? rest : '';
  return {
    value: text.slice(start, close + 1),
    comment: comment.startsWith('#') ? ` ${comment}` : comment,
    end,
  };
}

/** Backslashes escape in double quotes only, as for phpdotenv and the shell. */
function closingQuote(text: string, start: number): number {
  const quote = text.charAt(start);
  let close = text.indexOf(quote, start + 1);
  if (quote !== '"') return close;
  while (close > 0 && isEscaped(text, close)) close = text.indexOf(quote, close + 1);
  return close;
}

function isEscaped(text: string, at: number): boolean {
  let first = at;
  while (text.charAt(first - 1) === '\\') first--;
  return (at - first) % 2 === 1;
}

/** A `#` begins a comment where white space stands before it; in `a#b` readers disagree, so it stays in the value. */
function plainAt(text: string, from: number, lineEnd: number): Value {
  const line = text.slice(from, lineEnd);
  let hash = line.indexOf('#');
  while (hash >= 0 && !isBlank(line.charAt(hash - 1))) hash = line.indexOf('#', hash + 1);
  const value = hash < 0 ? line : line.slice(0, hash);
  const trimmed = trim(value);
  const comment = hash < 0 ? '' : line.slice(value.indexOf(trimmed) + trimmed.length);
  return { value: trimmed, comment, end: lineEnd };
}

function isBlank(character: string): boolean {
  return character === ' ' || character === '\t';
}

function endOfLine(text: string, from: number): number {
  const LINE = /[^\r\n]*/y;
  LINE.lastIndex = from;
  LINE.exec(text);
  return LINE.lastIndex;
}

function lineEndAt(text: string, at: number): string {
  if (text.startsWith('\r\n', at)) return '\r\n';
  return text.slice(at, at + 1);
}
