import { type Assignment, assignmentsOf, parse } from './file.ts';
import { type LoadedValue, load, referenceAt } from './phpdotenv.ts';

/** Returns the values that phpdotenv loads, `${OTHER}` not resolved, and others as spelled. To compare with wanted ones, use `fixedValues`. */
export function values(text: string): Map<string, string> {
  return new Map(loadEach(text).map(([key, loaded]) => [key, loaded.text]));
}

/** Returns `values`, with `null` for one that is not a fixed text: it refers to `${OTHER}` or cannot be loaded. */
export function fixedValues(text: string): Map<string, string | null> {
  return new Map(loadEach(text).map(([key, loaded]) => [key, fixedText(loaded)]));
}

/** Returns the value of a single assignment; `null` as in `fixedValues`. */
export function fixedValue(assignment: Assignment): string | null {
  return fixedText(loadAlone(assignment));
}

/** Lists those of the keys that a value refers to, as in `${KEY}`, without an assignment further up. */
export function unresolvedIn(text: string, keys: ReadonlySet<string>): string[] {
  const known = new Set<string>();
  const found = assignmentsOf(text).flatMap((assignment) => {
    const { text: value = '', references = [] } = loadAlone(assignment) ?? {};
    const names = references.map((at) => referenceAt(value, at) ?? '').filter((name) => !known.has(name));
    known.add(assignment.key);
    return names;
  });
  return [...new Set(found)].filter((name) => keys.has(name));
}

/** Shorter ones are rather words of a script, such as `done`. */
const SHORTEST_OTHER = 6;

/** Lists every value that some program might load from the file, including duplicates and commented-out values. */
export function secretsOf(text: string): Set<string> {
  const comments = parse(text).filter(({ kind }) => kind === 'comment');
  const disabled = comments.map((comment) => comment.text.replace(/^[\s#\uFEFF]+/, '')).join('');
  const found = [...assignmentsOf(text), ...assignmentsOf(disabled)].flatMap((assignment) => [
    loadAlone(assignment)?.text ?? assignment.value,
    unquoted(assignment.value),
  ]);
  // Other loaders take keys with dashes, and `KEY: value`; a line alone may be a part of a key.
  const others = parse(text)
    .filter(({ kind, text: line }) => kind === 'unknown' && /[\p{L}\p{N}]/u.test(line))
    .flatMap(({ text: line }) => [line, line.replace(/^[^=:]*[=:]/, '').replace(/["'`]?,?\s*$/, '')])
    .map((part) => part.trim())
    .filter(({ length }) => length >= SHORTEST_OTHER);
  const all = [...values(text).values(), ...found, ...others, ...others.map(unquoted)];
  return new Set(all.filter((value) => value !== ''));
}

/** A value without its quotes, or without one that nothing closes. */
function unquoted(value: string): string {
  return value.replace(/^(["'`])(.*)\1$/s, '$2').replace(/^["'`]/, '');
}

/** A loaded value, or one as spelled, of which references are not known. */
type Loaded = Pick<LoadedValue, 'text'> & Partial<LoadedValue>;

/** Loads a file, or each assignment by itself if phpdotenv rejects the file as a whole. */
function loadEach(text: string): [string, Loaded][] {
  const file = load(text);
  if (file !== undefined) return [...file];
  return assignmentsOf(text).map((each) => [each.key, loadAlone(each) ?? { text: each.value }]);
}

function loadAlone({ text, key }: Assignment): LoadedValue | undefined {
  return load(text)?.get(key);
}

function fixedText(loaded: Loaded | undefined): string | null {
  return loaded?.references?.length === 0 ? loaded.text : null;
}
