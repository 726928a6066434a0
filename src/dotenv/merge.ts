import { type Assignment, BYTE_ORDER_MARK, isKey, parse, print, type Segment } from './file.ts';
import { leavesQuoteOpen, readFile } from './phpdotenv.ts';
import { READERS, type Reader, spell, withoutGuard } from './spelling.ts';
import { fixedValue, fixedValues, isAssignment, values } from './values.ts';

/** Key names, never values. A key that is `kept` already had its value; its lines are untouched. */
export interface Written {
  ok: true;
  text: string;
  added: readonly string[];
  changed: readonly string[];
  removed: readonly string[];
  kept: readonly string[];
  /** Keys written now whose value has no spelling for all readers, with the readers that do not read it right. */
  misread: readonly { key: string; readers: readonly Reader[] }[];
}

export interface Refused {
  ok: false;
  refused: readonly Refusal[];
}

export interface Refusal {
  key: string;
  reason: string;
}

/**
 * Sets and removes keys in a file and leaves everything else as it is, byte for byte. Every assignment of a set key
 * gets the value, keeping its indentation, `export` and inline comment; a new key goes to the end. Nothing is
 * written unless phpdotenv reads the result as wanted and reads every other key as before; a file that it rejects
 * anyhow, for lines that are not ours, is changed all the same.
 */
export function merge(
  text: string,
  set: ReadonlyMap<string, string>,
  remove: ReadonlySet<string>,
): Written | Refused {
  const refused = [...refusals(set), ...badKeys(remove), ...both(set, remove)];
  if (refused.length > 0) return { ok: false, refused };

  const edited = print(parse(text).flatMap((segment) => edit(segment, set, remove)));
  const found = fixedValues(edited);
  const missing = [...set].filter(([key, value]) => found.get(key) !== value);
  const result = append(edited, missing);

  const written = report(text, result, set, [...remove]);
  const wrong = misplaced(text, result, set, remove);
  if (wrong === undefined) return written;
  const keys = [...written.added, ...written.changed, ...written.removed];
  return { ok: false, refused: keys.map((key) => ({ key, reason: wrong })) };
}

/**
 * A file of exactly the given keys, one a line in the given order. A present file that reads as exactly these keys
 * and values is left as it is, comments included; else nothing of it stays.
 */
export function replace(text: string | undefined, set: ReadonlyMap<string, string>): Written | Refused {
  const refused = refusals(set);
  if (refused.length > 0) return { ok: false, refused };
  const present = text ?? '';
  const extra = [...assignedKeys(present)].filter((key) => !set.has(key));
  const found = readFile(present) === undefined ? undefined : fixedValues(present);
  const isEqual =
    extra.length === 0 && found !== undefined && [...set].every(([key, value]) => found.get(key) === value);
  return report(present, isEqual ? present : append('', [...set]), set, extra);
}

function refusals(set: ReadonlyMap<string, string>): Refusal[] {
  const unwritable = [...set].flatMap(([key, value]) => {
    const spelling = spell(value);
    return spelling.ok ? [] : [{ key, reason: spelling.reason }];
  });
  return [...badKeys(set.keys()), ...unwritable];
}

function badKeys(keys: Iterable<string>): Refusal[] {
  const reason = 'a key has letters, digits and underscores only, and does not begin with a digit';
  return [...keys].filter((key) => !isKey(key)).map((key) => ({ key, reason }));
}

function both(set: ReadonlyMap<string, string>, remove: ReadonlySet<string>): Refusal[] {
  return [...set.keys()]
    .filter((key) => remove.has(key))
    .map((key) => ({ key, reason: 'it is to be set and to be removed; take it out of one of the two' }));
}

function edit(segment: Segment, set: ReadonlyMap<string, string>, remove: ReadonlySet<string>): Segment[] {
  if (!isAssignment(segment)) return [segment];
  if (remove.has(segment.key)) return remains(segment);
  const value = set.get(segment.key);
  if (value === undefined || fixedValue(segment) === value) return [segment];
  return [{ ...segment, text: rewrite(segment, value) }];
}

/** A byte order mark belongs to the file, not to its first line. */
function remains({ lead, line }: Assignment): Segment[] {
  return lead.startsWith(BYTE_ORDER_MARK) ? [{ kind: 'blank', text: BYTE_ORDER_MARK, line }] : [];
}

function rewrite({ lead, exported, key, comment, end }: Assignment, value: string): string {
  // phpdotenv overlooks `export` unless more than eight characters stand before the equals sign.
  const prefix = exported ? 'export'.padEnd(key.length === 1 ? 8 : 7) : '';
  return `${lead}${prefix}${key}=${spelled(key, value, withoutGuard(comment))}${end}`;
}

function spelled(key: string, value: string, comment = ''): string {
  const spelling = spell(value, comment);
  if (!spelling.ok) throw new Error(`${key} was found writable and is not: ${spelling.reason}`);
  return spelling.text;
}

function append(text: string, entries: readonly (readonly [string, string])[]): string {
  if (entries.length === 0) return text;
  const end = dominantLineEnd(text);
  const isComplete = text === '' || text === BYTE_ORDER_MARK || /[\r\n]$/.test(text);
  const lines = entries.map(([key, value]) => `${key}=${spelled(key, value)}${end}`);
  return `${text}${isComplete ? '' : end}${lines.join('')}`;
}

function dominantLineEnd(text: string): string {
  const counts = new Map([['\n', 0]]);
  for (const [end] of text.matchAll(/\r\n|\n|\r/g)) counts.set(end, (counts.get(end) ?? 0) + 1);
  return [...counts].reduce((most, next) => (next[1] > most[1] ? next : most))[0];
}

/** Every key the file assigns, also where phpdotenv overlooks it. */
function assignedKeys(text: string): Set<string> {
  const keys = parse(text)
    .filter(isAssignment)
    .map((segment) => segment.key);
  return new Set([...keys, ...(readFile(text)?.keys() ?? [])]);
}

function report(
  before: string,
  after: string,
  set: ReadonlyMap<string, string>,
  remove: readonly string[],
): Written {
  const present = assignedKeys(before);
  const kept = keysThatHold(before, set);
  const added = [...set.keys()].filter((key) => !present.has(key));
  const changed = [...set.keys()].filter((key) => present.has(key) && !kept.has(key));
  return {
    ok: true,
    text: after,
    added,
    changed,
    removed: remove.filter((key) => present.has(key)),
    kept: [...kept],
    misread: [...added, ...changed].flatMap((key) => misreaders(key, set.get(key) ?? '')),
  };
}

/** The keys whose effective value, and every other assignment too, is the wanted one. */
function keysThatHold(text: string, set: ReadonlyMap<string, string>): Set<string> {
  const found = fixedValues(text);
  const held = new Set([...set].filter(([key, value]) => found.get(key) === value).map(([key]) => key));
  for (const segment of parse(text).filter(isAssignment)) {
    if (held.has(segment.key) && fixedValue(segment) !== set.get(segment.key)) held.delete(segment.key);
  }
  return held;
}

function misreaders(key: string, value: string): { key: string; readers: readonly Reader[] }[] {
  const spelling = spell(value);
  const readers = spelling.ok ? READERS.filter((reader) => !spelling.readers.includes(reader)) : [];
  return readers.length === 0 ? [] : [{ key, readers }];
}

/** Why the result must not be written: it would not be read as wanted, or what is not ours would be lost. */
function misplaced(
  before: string,
  after: string,
  set: ReadonlyMap<string, string>,
  remove: ReadonlySet<string>,
): string | undefined {
  const wasAccepted = readFile(before) !== undefined;
  const isAccepted = readFile(after) !== undefined;
  const found = fixedValues(after);
  const left = assignedKeys(after);
  const isSet = [...set].every(([key, value]) => found.get(key) === value);
  const isRemoved = ![...remove].some((key) => left.has(key));
  const isManaged = (key: string): boolean => set.has(key) || remove.has(key);
  const isKept = wasAccepted === isAccepted ? holdsOthers(before, after, isManaged) : isAccepted;
  if (isSet && isRemoved && isKept) return undefined;
  const line = confusingLine(before, isManaged);
  const where = line === undefined ? 'a line of the file' : `line ${line} of the file`;
  return `${where} keeps readers from finding it (an unbalanced quote, or no assignment); correct that line first`;
}

function holdsOthers(before: string, after: string, isManaged: (key: string) => boolean): boolean {
  const found = values(parse(after));
  return [...values(parse(before))].every(([key, value]) => isManaged(key) || found.get(key) === value);
}

function confusingLine(text: string, isManaged: (key: string) => boolean): number | undefined {
  const isConfusing = (line: string): boolean => leavesQuoteOpen(line) || readFile(line) === undefined;
  const segments = parse(text).filter((segment) => !isAssignment(segment) || !isManaged(segment.key));
  return segments.find((segment) => isConfusing(segment.text))?.line;
}
