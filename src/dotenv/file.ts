import { closingQuote, trim } from './phpdotenv.ts';

/** A part of a `.env` file. The texts of all segments together are the file, byte for byte. */
export type Segment = Assignment | Trivia;

/** `KEY=value`, which quotes may spread over several lines. `text` includes the line end. */
export interface Assignment {
  kind: 'assignment';
  text: string;
  /** The number of its first line, from 1. */
  line: number;
  key: string;
  /** The text before `export` and the key: byte order mark and indentation. */
  lead: string;
  exported: boolean;
  /** The value as spelled in the file, quotes included. */
  value: string;
  /** The inline comment with the white space before it; empty if there is none. */
  comment: string;
  /** The line end: `\n`, `\r\n`, `\r`, or nothing at the end of the file. */
  end: string;
}

/** A segment without an assignment. An `unknown` line is neither blank nor a comment. */
interface Trivia {
  kind: 'blank' | 'comment' | 'unknown';
  text: string;
  line: number;
}

export const BYTE_ORDER_MARK = '\uFEFF';

/** Splits any text into segments. A value may span lines in single, double or backtick quotes. */
export function parse(text: string): readonly Segment[] {
  const segments: Segment[] = [];
  for (let at = 0, line = 1; at < text.length; ) {
    const segment = segmentAt(text, at, line);
    segments.push(segment);
    at += segment.text.length;
    line += segment.text.match(/\r\n|\n|\r/g)?.length ?? 0;
  }
  return segments;
}

export function assignmentsOf(text: string): Assignment[] {
  return parse(text).filter((segment) => segment.kind === 'assignment');
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
  const from = start + equals + 1;
  const valueAt = from + text.slice(from).search(/[^ \t]|$/);
  const { value, comment, end } = quotedAt(text, valueAt) ?? plainAt(text.slice(from, lineEnd), lineEnd);
  const [, indentation = '', exportWord, , key] = KEY.exec(content.slice(0, equals)) ?? [];
  if (key === undefined) return { kind: 'unknown', text: whole(end), line };
  const [lead, exported] = [text.slice(at, start) + indentation, exportWord !== undefined];
  const spelled = { key, lead, exported, value, comment, end: lineEndAt(text, end) };
  return { kind: 'assignment', text: whole(end), line, ...spelled };
}

/** Finds a closed quoted value with only white space or a comment after it on its last line. `end`: the offset of the line end. */
function quotedAt(text: string, start: number) {
  if (!/["'`]/.test(text.charAt(start))) return undefined;
  const close = closingQuote(text, start);
  if (close < 0) return undefined;
  const end = endOfLine(text, close);
  const rest = text.slice(close + 1, end);
  if (!/^[ \t\v\f]*(#|$)/.test(rest)) return undefined;
  const comment = rest.includes('#') ? rest.replace(/^#/, ' #') : '';
  return { value: text.slice(start, close + 1), comment, end };
}

/** Finds an unquoted value. A `#` after white space begins a comment; in `a#b`, where loaders disagree, it does not. */
function plainAt(line: string, end: number) {
  const hash = line.search(/(?<=[ \t])#|$/);
  const value = trim(line.slice(0, hash));
  const comment = hash === line.length ? '' : line.slice(line.indexOf(value) + value.length);
  return { value, comment, end };
}

function endOfLine(text: string, from: number): number {
  return from + text.slice(from).search(/[\r\n]|$/);
}

function lineEndAt(text: string, at: number): string {
  return text.startsWith('\r\n', at) ? '\r\n' : text.slice(at, at + 1);
}
