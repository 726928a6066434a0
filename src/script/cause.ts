import { stripInvisible } from '../secrets/sanitizer.ts';

/** The last lines of a log, which are searched for the cause. */
const MAX_LINES = 200;
/** Characters of a line that are searched. */
const MAX_CHARACTERS = 2000;

/** The line of a log that shows best why a script failed. */
export interface Cause {
  /** With its escapes and indentation. */
  readonly line: string;
  /** False if nothing tells a failure: then it is only the last line. */
  readonly isRecognized: boolean;
  /** The line of the deploy script that it names, as its author numbers it, if the log has another number. */
  readonly ownLine?: number | undefined;
}

/** Lines by which tools tell that they have failed. All patterns are linear in the length of the line. */
const FAILURE =
  /^(?:npm (?:error|ERR!)|fatal: |error: |(?:PHP )?(?:Fatal|Parse) error: |ERROR: |g?make(?:\[\d+\])?: \*\*\* |(?:Uncaught )?\w*(?:Error|Exception): |\S*sh: (?:line )?\d+: |Killed$|Segmentation fault|error Command failed|In \S+ line \d+:$| {2}Problem 1$| {2}at \S.*\.php:\d+$)/;

/** Words of lines that tell what is wrong. */
const TELLING =
  /error|exception|fail|\b(?:not|cannot|can't|unable|unbound|denied|refused|conflict|missing|invalid|timed out|no such|killed)\b|^\s*(?:no|fatal:) | \*\*\* /i;
/** A label: first, after a tool's name, or before a colon or bracket. */
const HARMLESS =
  /^(?:npm (?:error|ERR!) )?\s*(?:\S+ )?(?:warn|warning|deprecated|notice) |(?:warn|warning|deprecated|notice)[:\]]/i;

/** Lines that tools print after the cause. */
const AFTERWARDS: readonly RegExp[] = [
  /^\s*$/,
  // A progress bar, and nothing else.
  /^[\s\d/[\]()=>.#|█▓░-]*\d%[\s\d/[\]()=>.#|█▓░-]*$/,
  // JavaScript.
  /^\s+at (?:\S.*[:(]|<)|^(?:Node\.js v\d|Require stack:|- \/)/,
  /^npm notice\b/,
  /^npm (?:error|ERR!) *(?:$|(?:code|errno|syscall|path|dest|workspace|location|command|Lifecycle script|Exit status|Failed at the|This is probably|A complete log|gyp info) |\S+@\S+ \S+: `|\/\S+\.log$)/,
  /^error Command failed with exit code |^info Visit https:|^\s*\[?(?:ELIFECYCLE|ERR_PNPM_RECURSIVE_\w+)\b/,
  /^g?make(?:\[\d+\])?: (?:\*\*\* \[[^\]]*\] |\*\*\* Waiting for unfinished jobs|Entering directory |Leaving directory |Target .* not remade)/,
  // PHP, composer and its console.
  /^(?: {2}thrown in |#\d+ |Stack trace:|Next \S+: |Script .* returned with error code )/,
  /^(?:Potential causes:| - (?:A typo|The package is not|It's a private) |Read <|Use the option |You can also |Running update with |Alternatively|To enable extensions|[\w:-]+ \[-)/,
  // artisan: solutions, code and frames.
  /^\s+(?:•|➜|\d+▕|\+\d+ vendor|\d+ +\S+:\d+$|at \S+\.php:\d+$|[\w\\]+(?:::|->)\w+\()/,
  // git.
  /^(?:hint:|Please (?:make sure|commit)|and the repository exists\.|Use '--' to|'git <command>|Automatic merge failed|fatal: Exiting because|Aborting$|Updating [0-9a-f]+\.\.|Could not apply )/,
  // bash: the line with a syntax error.
  /^\S*: line \d+: `.*'$/,
  // bash -x
  /^\++ (?:exit|return)(?: \d+)?$/,
];

const linesOf = (log: string): string[] =>
  log
    .slice(-MAX_LINES * MAX_CHARACTERS)
    .split(/\r\n|\r|\n/)
    .slice(-MAX_LINES);

const plain = (line: string): string => stripInvisible(line).slice(0, MAX_CHARACTERS).trimEnd();

const isAfterwards = (text: string): boolean => AFTERWARDS.some((pattern) => pattern.test(text));
const tells = (text: string): boolean => TELLING.test(text) && !HARMLESS.test(text);
const indentOf = (text: string): number => text.length - text.trimStart().length;

/**
 * Finds the line of a log that tells why a script failed: upwards from its end, over what tools print after the cause, to the
 * first of the lines that tell a failure. Takes linear time.
 *
 * @param log without exit reports
 * @returns undefined if all lines are blank
 */
export function causeOf(log: string): Cause | undefined {
  const lines = linesOf(log);
  const texts = lines.map(plain);
  const end = texts.findLastIndex((text) => !isAfterwards(text));
  const found = climb(texts, end) ?? end;
  const line = lines[found] ?? lines.findLast((text) => text.trim() !== '');
  // A tool below it tells that it failed.
  return line === undefined
    ? undefined
    : { line, isRecognized: found >= 0 && texts.slice(found).some(tells) };
}

/** Finds the topmost line of the last text that tells a failure, over its details, which are indented deeper. */
function climb(texts: readonly string[], end: number): number | undefined {
  let found: number | undefined;
  for (let at = end; at >= 0; at -= 1) {
    const text = texts[at] ?? '';
    if (found !== undefined && text === '') return found;
    if (isAfterwards(text)) continue;
    const isCandidate = found === undefined || indentOf(text) <= indentOf(texts[found] ?? '');
    if (tells(text) && isCandidate) found = at;
    else if (!/^\s|^}$/.test(text)) return found;
  }
  return found;
}

/** Finds the line by which a tool tells that it has failed; undefined if there is none. */
export function failureIn(log: string): Pick<Cause, 'line'> | undefined {
  const lines = linesOf(log);
  const told = lines.findLastIndex((line) => FAILURE.test(plain(line)));
  if (told === -1) return undefined;
  const whole = causeOf(log);
  const cause = whole?.isRecognized ? whole : causeOf(lines.slice(0, told + 1).join('\n'));
  return cause && { line: cause.line };
}
