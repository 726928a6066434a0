import { assignmentsOf, BYTE_ORDER_MARK, parse, type Segment } from './file.ts';
import { load } from './phpdotenv.ts';
import { LOADERS, spell } from './spelling.ts';
import { fixedValue, fixedValues, values } from './values.ts';

export type Written = ReturnType<typeof writtenOf>;

/**
 * Sets and removes keys in a file and keeps every other byte. Every assignment of a given key gets the value and keeps its
 * indentation, `export` and inline comment; a new key goes to the end. It is a mistake unless phpdotenv loads the result as wanted
 * and every other key as before. Also changes a file that phpdotenv already rejects because of other lines.
 *
 * @param set keys and values that a file can hold: the inputs are checked
 */
export function merge(text: string, set: ReadonlyMap<string, string>, remove: ReadonlySet<string>): Written {
  const edited = parse(text)
    .map((segment) => edit(segment, set, remove))
    .join('');
  const found = fixedValues(edited);
  const missing = [...set].filter(([key, value]) => found.get(key) !== value);
  const result = append(edited, missing);
  return writtenOf(text, result, set, remove);
}

/** Writes a file of exactly the given keys, in their order. A present file with exactly these values is kept, comments included. */
export function replace(present: string, set: ReadonlyMap<string, string>): Written {
  const extra = new Set([...assignedKeys(present)].filter((key) => !set.has(key)));
  const isEach = assignmentsOf(present).every((each) => fixedValue(each) === set.get(each.key));
  const isLoaded = load(present) !== undefined && holdsAll(fixedValues(present), set);
  const isEqual = extra.size === 0 && isEach && isLoaded;
  return writtenOf(present, isEqual ? present : append('', [...set]), set, extra);
}

function edit(segment: Segment, set: ReadonlyMap<string, string>, remove: ReadonlySet<string>): string {
  if (segment.kind !== 'assignment') return segment.text;
  const { text, lead, exported, key, comment, end } = segment;
  // A byte order mark belongs to the file, not to its first line.
  if (remove.has(key)) return lead.startsWith(BYTE_ORDER_MARK) ? BYTE_ORDER_MARK : '';
  const value = set.get(key);
  if (value === undefined || fixedValue(segment) === value) return text;
  // phpdotenv overlooks `export` unless more than eight characters come before the equals sign.
  const prefix = exported ? 'export'.padEnd(key.length === 1 ? 8 : 7) : '';
  return `${lead}${prefix}${key}=${spellOrThrow(key, value, comment)}${end}`;
}

function spellOrThrow(key: string, value: string, comment = ''): string {
  const spelling = spell(value, comment);
  if (!spelling.ok) throw new Error(`${key} was found writable and is not: ${spelling.reason}`);
  return spelling.text;
}

function append(text: string, entries: readonly (readonly [string, string])[]): string {
  if (entries.length === 0) return text;
  const [end] = /\r\n|\n|\r/.exec(text) ?? ['\n'];
  const isComplete = text === '' || text === BYTE_ORDER_MARK || /[\r\n]$/.test(text);
  const lines = entries.map(([key, value]) => `${key}=${spellOrThrow(key, value)}${end}`);
  return `${text}${isComplete ? '' : end}${lines.join('')}`;
}

/** Lists every key that the file assigns, even if phpdotenv overlooks it. */
function assignedKeys(text: string): Set<string> {
  return new Set([...assignmentsOf(text).map(({ key }) => key), ...(load(text)?.keys() ?? [])]);
}

/**
 * Describes the file to write by what it adds, changes and removes. The lines of a key that already had its value are untouched.
 *
 * @returns `misread`: the added or changed keys that some loader misreads, as no spelling of the value suits all of them;
 * `mistake`: why the file must not be written
 */
function writtenOf(
  before: string,
  after: string,
  set: ReadonlyMap<string, string>,
  remove: ReadonlySet<string>,
) {
  const present = assignedKeys(before);
  const found = fixedValues(before);
  // All assignments of a key must have the wanted value.
  const other = assignmentsOf(before).filter((each) => fixedValue(each) !== set.get(each.key));
  const others = new Set(other.map(({ key }) => key));
  const isOther = (key: string): boolean => found.get(key) !== set.get(key) || others.has(key);
  const added = [...set.keys()].filter((key) => !present.has(key));
  const changed = [...set.keys()].filter((key) => present.has(key) && isOther(key));
  const removed = [...remove].filter((key) => present.has(key));
  const misread = [...added, ...changed].filter((key) => {
    const spelling = spell(set.get(key) ?? '');
    return spelling.ok && spelling.loaders.length < LOADERS.length;
  });
  const mistake = findMistake(before, after, set, remove);
  return { text: after, added, changed, removed, misread, mistake };
}

/** Returns the reason not to write the result: phpdotenv would not load it as wanted, or other keys would change. */
function findMistake(
  before: string,
  after: string,
  set: ReadonlyMap<string, string>,
  remove: ReadonlySet<string>,
): string | undefined {
  const wasAccepted = load(before) !== undefined;
  const isAccepted = load(after) !== undefined;
  const isManaged = (key: string): boolean => set.has(key) || remove.has(key);
  const others = [...values(before)].filter(([key]) => !isManaged(key));
  const isKept = wasAccepted === isAccepted ? holdsAll(values(after), others) : isAccepted;
  const remaining = assignedKeys(after);
  const isRemoved = ![...remove].some((key) => remaining.has(key));
  if (holdsAll(fixedValues(after), set) && isRemoved && isKept) return undefined;
  return 'a line of the .env keeps programs from finding them (an unbalanced quote, or no assignment)';
}

function holdsAll(
  found: ReadonlyMap<string, string | null>,
  wanted: Iterable<readonly [string, string]>,
): boolean {
  return [...wanted].every(([key, value]) => found.get(key) === value);
}
