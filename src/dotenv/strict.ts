import { parse, type Segment } from './file.ts';
import { isEnvKey } from './key.ts';
import { type LoadedValue, readValue, referenceAt, type ValueResult } from './phpdotenv.ts';

/**
 * Reads dotenv text that a user wrote for us. If loaders disagree on it, asks for quotes instead of guessing. `${NAME}` (not
 * in single quotes) takes the value of a key assigned further up. The last assignment of a key wins. Backticks around a value
 * are quotes, as for Node's dotenv.
 *
 * @returns the values that are right, and all problems, which name a line (from 1) and never show key or value
 */
export function parseStrict(text: string) {
  const values = new Map<string, string>();
  const problems: string[] = [];
  for (const segment of parse(text)) {
    if (segment.kind === 'blank' || segment.kind === 'comment') continue;
    const result = readSegment(segment);
    const value = result.ok ? resolve(result, values) : undefined;
    if (segment.kind === 'assignment' && value !== undefined) values.set(segment.key, value);
    else problems.push(`line ${segment.line}: ${result.ok ? UNRESOLVED : result.reason}`);
  }
  return { values, problems };
}

const BAD_KEY = 'the key must consist of letters, digits and underscores, and not begin with a digit';
const NO_ASSIGNMENT = 'not an assignment; expected KEY=value, a comment or a blank line';
const UNRESOLVED =
  'the name in ${…} is no key assigned further up; assign it first, or use single quotes for the text itself';
const BARE_HASH =
  'programs that load .env disagree whether # begins a comment here; quote the value, or put a space before # to begin a comment';

function readSegment(segment: Segment): ValueResult {
  if (segment.kind !== 'assignment' || !isEnvKey(segment.key))
    return { ok: false, reason: segment.text.includes('=') ? BAD_KEY : NO_ASSIGNMENT };
  const spelled = segment.value.replace(/\r\n?/g, '\n');
  if (/^['"]/.test(spelled)) return readValue(spelled);
  if (/^`[^`]*`$/.test(spelled)) return { ok: true, text: spelled.slice(1, -1), references: [] };
  if (spelled.includes('#')) return { ok: false, reason: BARE_HASH };
  const references = [...spelled.matchAll(/\$\{[\w.]+\}/g)].map(({ index }) => index);
  return { ok: true, text: spelled, references };
}

function resolve({ text, references }: LoadedValue, known: ReadonlyMap<string, string>): string | undefined {
  let resolved = text;
  for (const at of references.toReversed()) {
    const value = known.get(referenceAt(text, at) ?? '');
    if (value === undefined) return undefined;
    resolved = resolved.slice(0, at) + value + resolved.slice(text.indexOf('}', at) + 1);
  }
  return resolved;
}
