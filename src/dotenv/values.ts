import { type Assignment, type DotenvFile, parse, print, type Segment } from './file.ts';
import { type Reading, readFile } from './phpdotenv.ts';

/**
 * The effective values of a file, the last assignment of a key winning, as phpdotenv reads it: `${OTHER}` is left
 * as it stands, and a value that phpdotenv cannot read is given as it is spelled. Where phpdotenv rejects the file
 * as a whole, each assignment is read by itself. To compare with wanted values, use `fixedValues`.
 */
export function values(file: DotenvFile): Map<string, string> {
  const readings = readFile(print(file));
  if (readings !== undefined) return new Map([...readings].map(([key, { text }]) => [key, text]));
  return new Map(file.filter(isAssignment).map((segment) => [segment.key, textOf(segment)]));
}

/** Every value that anybody might read from the file and nobody may see: duplicates and commented-out ones too. */
export function secretsOf(file: DotenvFile): Set<string> {
  const comments = file.filter((segment) => segment.kind === 'comment');
  const disabled = parse(comments.map(({ text }) => text.replace(/^[\s#\uFEFF]+/, '')).join('')).filter(
    isAssignment,
  );
  const assignments = [...file.filter(isAssignment), ...disabled];
  const found = assignments.flatMap((assignment) => [textOf(assignment), withoutQuotes(assignment.value)]);
  return new Set([...values(file).values(), ...found].filter((value) => value !== ''));
}

/** As `values`, with `null` for a value that is not a fixed text: it refers to `${OTHER}`, or cannot be read. */
export function fixedValues(text: string): Map<string, string | null> {
  const readings = readFile(text);
  if (readings !== undefined)
    return new Map([...readings].map(([key, reading]) => [key, fixedText(reading)]));
  return new Map(
    parse(text)
      .filter(isAssignment)
      .map((segment) => [segment.key, fixedValue(segment)]),
  );
}

/** What phpdotenv reads from one assignment taken by itself; `null` as in `fixedValues`. */
export function fixedValue(assignment: Assignment): string | null {
  return fixedText(readingOf(assignment));
}

export function isAssignment(segment: Segment): segment is Assignment {
  return segment.kind === 'assignment';
}

function readingOf({ text, key }: Assignment): Reading | undefined {
  return readFile(text)?.get(key);
}

function textOf(assignment: Assignment): string {
  return readingOf(assignment)?.text ?? assignment.value;
}

function fixedText(reading: Reading | undefined): string | null {
  return reading === undefined || reading.references.length > 0 ? null : reading.text;
}

function withoutQuotes(value: string): string {
  return /^(["'`]).*\1$/s.test(value) ? value.slice(1, -1) : value;
}
