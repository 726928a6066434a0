import { stripInvisible } from '../secrets/sanitizer.ts';
import { withoutExitReports } from './exit-report.ts';
import { failedLineIn, ownLineIn, withoutFrame } from './frame.ts';
import { type LineKind, TOOLS } from './tools.ts';

/** The last lines of a log, which are searched for the cause. */
const MAX_LINES = 200;
const MAX_CHARACTERS = 2000;

/** A line, its text without escapes and the prefixes of those who pass it on, and its kind, if a tool of the table has it. */
interface Line {
  readonly line: string;
  readonly text: string;
  readonly tool: string;
  readonly kind: LineKind | undefined;
}

/** Prefixes: of capistrano, deployer, BuildKit, and of a workspace of pnpm. */
const PREFIX = /^(?:\s+\d\d |\[[\w.-]+\] (?:err|out) |(?:#\d+ )?\d+\.\d{3} |[\w@./-]+ \w+: (?=\w*Error: ))/;

/** Words of lines that tell what is wrong, in tools that the table does not know. */
const TELLING =
  /error|exception|fail|\b(?:not|cannot|can't|unable|unbound|denied|refused|conflict|missing|invalid|timed out|no such|killed|unknown|unrecognized)\b|^\s*(?:no|fatal:) | \*\*\* /i;
/** A label: first, after a tool's name, or before a colon or bracket. */
const HARMLESS_LINE =
  /^(?:npm (?:error|ERR!) )?\s*(?:\S+ )?(?:warn|warning|deprecated|notice) |(?:warn|warning|deprecated|notice)[:\]]/i;

const isOf = (line: Line | undefined, ...kinds: LineKind[]): boolean =>
  line?.kind !== undefined && kinds.includes(line.kind);
const isReason = (line: Line | undefined): boolean => isOf(line, 'why', 'list', 'heading', 'maybe');
const isBelow = (line: Line | undefined): boolean => isOf(line, 'after', 'failed');
const tells = (line: Line | undefined): boolean =>
  isReason(line) ||
  (!isBelow(line) && TELLING.test(line?.text ?? '') && !HARMLESS_LINE.test(line?.text ?? ''));
const indentOf = (text: string): number => text.length - text.trimStart().length;

function logLines(log: string): Line[] {
  const lines = log
    .slice(-MAX_LINES * MAX_CHARACTERS)
    .split(/\r\n|\r|\n/)
    .slice(-MAX_LINES)
    .map((line): Line => {
      const text = stripInvisible(line).slice(0, MAX_CHARACTERS).trimEnd().replace(PREFIX, '');
      const [tool = '', kind] = TOOLS.find(([, , pattern]) => pattern.test(text)) ?? [];
      return { line, text, tool, kind };
    });
  return lines.slice(lines.findLastIndex(({ kind }) => kind === 'good') + 1);
}

/**
 * Finds the line of a log that tells why a script failed: the reason that the table of tools finds last, or else the last text that
 * tells a failure in its words. Takes linear time.
 *
 * @param log without exit reports
 * @returns the line, with its escapes and indentation; if none tells a failure, the last one; undefined if all are blank
 */
export function causeOf(log: string): { readonly line: string; readonly isRecognized: boolean } | undefined {
  const lines = logLines(log);
  const known = lines.findLastIndex(isReason);
  const last = lines.findLastIndex((line) => !isBelow(line));
  // A script may have gone on after a mere `maybe`.
  const isKnown = known !== -1 && !(isOf(lines[known], 'maybe') && tells(lines[last]));
  const found =
    reasonAt(lines, isKnown ? known : last) ??
    lines.findLast(({ line, tool }) => line.trim() !== '' && tool !== 'site-deploy');
  if (found === undefined) return undefined;
  const below = lines.slice(lines.indexOf(found));
  return {
    line: found.line,
    isRecognized: isKnown || below.some((line) => isOf(line, 'failed') || tells(line)),
  };
}

/** Finds the line that tells the reason best, around one that tells it. */
function reasonAt(lines: readonly Line[], at: number): Line | undefined {
  const line = lines[at];
  if (isOf(line, 'heading')) return lines.slice(at + 1).find((below) => !isBelow(below)) ?? line;
  if (isOf(line, 'list')) return lines.find((other) => isOf(other, 'list') && other.tool === line?.tool);
  const isAlike = (other: Line): boolean =>
    isReason(line) ? other.kind === line?.kind && other.tool === line?.tool : tells(other);
  return lines[climb(lines, at, isAlike)];
}

/** Finds the topmost line of a text that tells a failure, over its details, which are indented deeper. */
function climb(lines: readonly Line[], end: number, isAlike: (line: Line) => boolean): number {
  let found: number | undefined;
  for (let at = end; at >= 0; at -= 1) {
    const line = lines[at];
    if (line === undefined || (found !== undefined && line.text === '')) break;
    if (isBelow(line)) continue;
    const isDeeper = found !== undefined && indentOf(line.text) > indentOf(lines[found]?.text ?? '');
    if (isAlike(line) && !isDeeper) found = at;
    else if (!/^\s|^}$/.test(line.text)) break;
  }
  return found ?? end;
}

/** Finds the line by which a tool tells that it has failed; undefined if there is none. */
export function failureIn(log: string): { readonly line: string } | undefined {
  const hasFailed = logLines(log).some((line) => isOf(line, 'why', 'list', 'heading', 'failed'));
  return hasFailed ? causeOf(log) : undefined;
}

/** Quotes a line in a sentence; empty without one. */
export function says(line = '', lead = 'The log says:', place = ''): string {
  return line === '' ? '' : ` ${lead} “${line.trim()}”${place}`;
}

/**
 * Quotes the line of the script's own output that shows the cause; else its last line, and the line of the script that failed.
 *
 * @param failedLine the line that its exit report names, 0 for none
 */
export function causeIn(log: string, script: string, failedLine = 0): string {
  const cause = causeOf(withoutExitReports(log)) ?? { line: '', isRecognized: false };
  const number = ownLineIn(stripInvisible(cause.line), script);
  const place = number === undefined ? '' : ` (line ${number} of your script)`;
  if (cause.isRecognized) return says(cause.line, undefined, place);
  const failed = failedLineIn(script, failedLine);
  const failure = failed === undefined ? '' : ` It failed at line ${failed.number}: “${failed.text}”.`;
  const hasTrap = /^[^#\n]*\btrap\b.*\bEXIT\b/m.test(withoutFrame(script));
  const whose = hasTrap ? 'its output, perhaps of its EXIT trap,' : 'its output';
  return failure + says(cause.line, `The last line of ${whose} was`, place);
}
