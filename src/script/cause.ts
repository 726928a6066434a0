import { lastLines, stripInvisible } from '../secrets/sanitizer.ts';
import { withoutExitReports } from './exit-report.ts';
import { failedLineIn, ownLineIn, withoutFrame } from './frame.ts';
import { type LineKind, TOOLS } from './tools.ts';

/** The last lines of a log, which are searched for the cause. */
const MAX_LINES = 200;
const MAX_CHARACTERS = 2000;

/** Prefixes: of capistrano, deployer, BuildKit, and of a workspace of pnpm. */
const PREFIX = /^(?:\s+\d\d |\[[\w.-]+\] (?:err|out) |(?:#\d+ )?\d+\.\d{3} |[\w@./-]+ \w+: (?=\w*Error: ))/;

/** Words of lines that tell what is wrong, in tools that the table does not know. */
const TELLING =
  /error|exception|fail|\b(?:not|cannot|can't|unable|unbound|denied|refused|conflict|missing|invalid|timed out|no such|killed|unknown|unrecognized)\b|^\s*(?:no|fatal:) | \*\*\* /i;
/** A label: first, after a tool's name, or before a colon or bracket. */
const HARMLESS_LINE =
  /^(?:npm (?:error|ERR!) )?\s*(?:\S+ )?(?:warn|warning|deprecated|notice) |(?:warn|warning|deprecated|notice)[:\]]/i;

const REASON_KINDS: readonly LineKind[] = ['why', 'list', 'heading', 'maybe'];

type Line = ReturnType<typeof logLines>[number];

/** Lines, each with its text without escapes and the prefixes of those who pass it on, and the kind that a tool of the table gives it. */
function logLines(log: string) {
  const lines = lastLines(log, MAX_LINES * MAX_CHARACTERS)
    .split(/\r\n|\r|\n/)
    .slice(-MAX_LINES)
    .map((line) => {
      const text = stripInvisible(line).slice(0, MAX_CHARACTERS).trimEnd().replace(PREFIX, '');
      const [tool = '', kind] = TOOLS.find(([, , pattern]) => pattern.test(text)) ?? [];
      const isReason = kind !== undefined && REASON_KINDS.includes(kind);
      const isBelow = kind === 'after' || kind === 'failed';
      const tells = isReason || (!isBelow && TELLING.test(text) && !HARMLESS_LINE.test(text));
      return { line, text, tool, kind, isReason, isBelow, tells };
    });
  return lines.slice(lines.findLastIndex(({ kind }) => kind === 'good') + 1);
}

/**
 * Finds the line of a log, without exit reports, that tells why a script failed, as it was printed: the reason that the table of tools finds
 * last, or else the last text that tells a failure in its words; if none does, the last line; undefined if all are blank. In linear time.
 */
export function causeOf(log: string): { readonly line: string; readonly isRecognized: boolean } | undefined {
  const lines = logLines(log);
  const known = lines.findLastIndex(({ isReason }) => isReason);
  const last = lines.findLastIndex(({ isBelow }) => !isBelow);
  // A script may have gone on after a mere `maybe`.
  const isKnown = known !== -1 && !(lines[known]?.kind === 'maybe' && lines[last]?.tells);
  const found =
    reasonAt(lines, isKnown ? known : last) ??
    lines.findLast(({ line, tool }) => line.trim() !== '' && tool !== 'site-deploy');
  if (found === undefined) return undefined;
  const below = lines.slice(lines.indexOf(found));
  const isTold = below.some(({ kind, tells }) => kind === 'failed' || tells);
  return { line: found.line, isRecognized: isKnown || isTold };
}

/** Finds the line that tells the reason best, around one that tells it. */
function reasonAt(lines: readonly Line[], at: number): Line | undefined {
  const line = lines[at];
  if (line?.kind === 'heading') return lines.slice(at + 1).find(({ isBelow }) => !isBelow) ?? line;
  if (line?.kind === 'list') return lines.find(({ kind, tool }) => kind === 'list' && tool === line.tool);
  const isAlike = ({ kind, tool, tells }: Line): boolean =>
    line?.isReason ? kind === line.kind && tool === line.tool : tells;
  // The topmost line of a text, over its details, which are indented deeper.
  let top: Line | undefined;
  for (const other of lines.slice(0, at + 1).reverse()) {
    if (top !== undefined && other.text === '') break;
    if (other.isBelow) continue;
    const isDeeper = top !== undefined && indentOf(other) > indentOf(top);
    if (isAlike(other) && !isDeeper) top = other;
    else if (!/^\s|^}$/.test(other.text)) break;
  }
  return top ?? line;
}

function indentOf({ text }: Line): number {
  return text.length - text.trimStart().length;
}

/** Finds the line by which a tool tells that it has failed; undefined if there is none. */
export function failureIn(log: string): { readonly line: string } | undefined {
  const isSure = ({ kind, isReason }: Line): boolean => kind === 'failed' || (isReason && kind !== 'maybe');
  return logLines(log).some(isSure) ? causeOf(log) : undefined;
}

/** Quotes a line in a sentence; empty without one. */
export function says(line = '', lead = 'The log says:', place = ''): string {
  return line === '' ? '' : ` ${lead} “${line.trim()}”${place}`;
}

/** Quotes the line of the output that shows the cause; else its last line, and the line of the script that failed, by its exit report; 0: it names none. */
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
