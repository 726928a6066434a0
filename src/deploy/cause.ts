/** The last lines of a log, which are searched for the cause. */
const MAX_LINES = 200;
/** Characters of a line that are searched. */
const MAX_CHARACTERS = 2000;

/**
 * Finds the line of a log that tells why a script failed: the last one before the footers, stacks and hints that tools print
 * after an error; failing that, the last line that is not blank. Takes linear time.
 *
 * @param log without exit reports
 * @returns the line with its escapes and indentation; undefined if all are blank
 */
export function causeOf(log: string): string | undefined {
  const tail = log.slice(-MAX_LINES * MAX_CHARACTERS);
  const lines = tail.split(/\r\n|\r|\n/).slice(-MAX_LINES);
  const texts = lines.map(plain);
  const last = lines.findLastIndex((line) => !isBlank(line));
  let at = last;
  while (at >= 0) {
    const step = ENDINGS.map((ending) => ending(texts, at)).find((found) => found !== undefined);
    if (step === undefined) return lines[at];
    if ('cause' in step) return lines[step.cause];
    at = step.above;
  }
  return lines[last];
}

/** Lines by which tools tell that they have failed. */
const FAILURE =
  /^(?:npm (?:error|ERR!)|fatal: |error: |(?:PHP )?Fatal error:|ERROR: |g?make(?:\[\d+\])?: \*\*\* |(?:Uncaught )?\w*(?:Error|Exception): )/;

/** Finds the last line of a log by which a tool tells that it has failed; undefined if there is none. */
export function failureIn(log: string): string | undefined {
  const lines = log
    .slice(-MAX_LINES * MAX_CHARACTERS)
    .split(/\r\n|\r|\n/)
    .slice(-MAX_LINES);
  const texts = lines.map(plain);
  const told = texts.findLastIndex((line) => FAILURE.test(line));
  if (told !== -1) return causeOf(lines.slice(0, told + 1).join('\n'));
  // Boxes and frames of an error at the end.
  const last = texts.findLastIndex((line) => !isBlank(line));
  const found = ENDINGS.map((ending) => (last === -1 ? undefined : ending(texts, last))).find(
    (step) => step !== undefined && 'cause' in step,
  );
  return found !== undefined && 'cause' in found ? lines[found.cause] : undefined;
}

/** The line of the cause, or the line above the text that a tool printed after it. */
type Step = { readonly cause: number } | { readonly above: number };

/** Recognizes the text that one tool prints at the end, down to line `at`. */
type Ending = (lines: readonly string[], at: number) => Step | undefined;

const ESCAPES = /\u001b(?:\[[0-?]*[ -/]*[@-~]|\][^\u0007\u001b]*(?:\u0007|\u001b\\)?|[@-Z\\^_])/g;

function plain(line: string): string {
  return line.replace(ESCAPES, '').slice(0, MAX_CHARACTERS).trimEnd();
}

function isBlank(text: string): boolean {
  return text.trim() === '';
}

/** The nearest line at or above `at` for which `isIt` holds; -1 if a line that may not be passed comes first. */
function findAbove(
  lines: readonly string[],
  at: number,
  isIt: (line: string) => boolean,
  mayPass: (line: string) => boolean = () => true,
): number {
  const found = lines.findLastIndex((line, nth) => nth <= at && (isIt(line) || !mayPass(line)));
  return found !== -1 && isIt(lines[found] ?? '') ? found : -1;
}

const isIndented = (line: string): boolean => isBlank(line) || /^\s/.test(line);

/** Lines that never tell the cause. All patterns are linear in the length of the line. */
const FOOTERS: readonly RegExp[] = [
  /^\s*$/,
  // A progress bar, and nothing else.
  /^[\s\d/[\]()=>.#|█▓░-]*\d%[\s\d/[\]()=>.#|█▓░-]*$/,
  /^Node\.js v\d/,
  /^npm notice\b/,
  /^g?make(?:\[\d+\])?: (?:\*\*\* \[[^\]]*\] |\*\*\* Waiting for unfinished jobs|Entering directory |Leaving directory |Target .* not remade)/,
  /^error Command failed with exit code \d+\.$/,
  /^info Visit https:\/\/yarnpkg\.com\//,
  /^\s*\[?(?:ELIFECYCLE|ERR_PNPM_RECURSIVE_\w+)\b/,
  /^Script .* returned with error code \d+$/,
  /^hint:/,
  /^Please make sure you have the correct access rights$/,
  /^and the repository exists\.$/,
  /^Use '--' to separate paths from revisions, like this:$/,
  /^'git <command> \[<revision>/,
  /^Automatic merge failed; fix conflicts/,
  /^fatal: Exiting because of /,
  /^error: Please commit or stash them\.$/,
  /^Updating [0-9a-f]+\.\.[0-9a-f]+$/,
  /^Could not apply [0-9a-f]+\.\.\./,
  /^\++ (?:exit|return)(?: \d+)?$/,
];

const footer: Ending = (lines, at) =>
  FOOTERS.some((pattern) => pattern.test(lines[at] ?? '')) ? { above: at - 1 } : undefined;

const GIT_REASON =
  /^(?:fatal|error|ERROR|remote|ssh|kex_exchange_identification|Host key|Connection|\S+@\S+)\b.* /;

/** git prints the remote's reason first, if there is one. */
const gitRemote: Ending = (lines, at) => {
  if (lines[at] !== 'fatal: Could not read from remote repository.') return undefined;
  return GIT_REASON.test(lines[at - 1] ?? '') ? { cause: at - 1 } : undefined;
};

/** git lists the conflicting files below the error. */
const gitAborting: Ending = (lines, at) => {
  if (lines[at] !== 'Aborting') return undefined;
  const mayPass = (line: string): boolean => isIndented(line) || /^(?:Aborting|Please )/.test(line);
  const cause = findAbove(lines, at, (line) => line.startsWith('error: '), mayPass);
  return cause === -1 ? undefined : { cause };
};

const NPM = /^npm (?:error|ERR!)(?: |$)/;
/** npm's words for a failed script. The script itself has printed the reason above. */
const NPM_SCRIPT = /^npm (?:error|ERR!) (?:code ELIFECYCLE|Lifecycle script |command failed)/;
const NPM_PREFIX = 'npm ERR!'.length;
const NPM_DETAIL =
  /^npm (?:error|ERR!) *(?:$|(?:code|errno|syscall|path|dest|workspace|location|command) |A complete log of this run |\/\S+\.log$)/;

/** npm prints the reason first, then usage, notes and the path of its log. */
const npm: Ending = (lines, at) => {
  if (!NPM.test(lines[at] ?? '')) return undefined;
  const above = findAbove(lines, at, (line) => !NPM.test(line));
  const block = lines.slice(above + 1, at + 1);
  const isOfScript = block.some((line) => NPM_SCRIPT.test(line));
  const reason = isOfScript
    ? block.findIndex((line) => !NPM_DETAIL.test(line) && / (?:ERR!|[Ee]rror:) /.test(line.slice(NPM_PREFIX)))
    : block.findIndex((line) => !NPM_DETAIL.test(line));
  return reason === -1 ? { above } : { cause: above + 1 + reason };
};

const FRAME = /^\s+at (?:\S.*[:(]|<)/;
const ERROR_NAME =
  /^(?:Uncaught )?(?:[\w.$]*(?:Error|Exception|Rejection)(?: \[\w+\])?|[\w.$]+ \[\w*Error\]): /;

/** JavaScript prints stack frames and properties of the error below its message, which may span several lines. */
const javascript: Ending = (lines, at) => {
  const isOfStack = (line: string): boolean => isIndented(line) || line === '}';
  if (!isOfStack(lines[at] ?? '')) return undefined;
  const end = findAbove(lines, at, (line) => !isOfStack(line));
  if (end === -1 || !lines.slice(end + 1, at + 1).some((line) => FRAME.test(line))) return undefined;
  const isInMessage = (line: string): boolean => !isBlank(line);
  const named = findAbove(lines, end, (line) => ERROR_NAME.test(line), isInMessage);
  return { cause: named === -1 ? end : named };
};

/** PHP prints the trace and the place below the uncaught exception. */
const php: Ending = (lines, at) => {
  if (!/^ {2}thrown in .* on line \d+$/.test(lines[at] ?? '')) return undefined;
  const cause = findAbove(lines, at, (line) => /^(?:PHP )?Fatal error: +Uncaught /.test(line));
  return cause === -1 ? undefined : { cause };
};

/** artisan with Collision prints exception, message, solutions, code and frames, all indented. */
const collision: Ending = (lines, at) => {
  const place = findAbove(lines, at, (line) => /^ {2}at \S.*\.php:\d+$/.test(line), isIndented);
  if (place === -1) return undefined;
  const end = findAbove(lines, place - 1, (line) => /^ {2}[^\s•]/.test(line), isIndented);
  if (end === -1) return undefined;
  const blank = findAbove(lines, end, isBlank);
  return { cause: blank + 1 };
};

/** The Symfony console (composer, artisan without Collision) prints a box and the command's usage. */
const symfony: Ending = (lines, at) => {
  const mayPass = (line: string): boolean => isIndented(line) || /^[\w:-]+ \[/.test(line);
  const place = findAbove(lines, at, (line) => /^In \S+ line \d+:$/.test(line), mayPass);
  const message = lines.slice(place + 1, at + 1).findIndex((line) => !isBlank(line));
  return place === -1 || message === -1 ? undefined : { cause: place + 1 + message };
};

const COMPOSER_ADVICE =
  /^(?:Potential causes:|Read <|Use the option |You can also |Running update with |Alternatively|To enable extensions)/;

/** composer lists problems and advice. */
const composer: Ending = (lines, at) => {
  const mayPass = (line: string): boolean => isIndented(line) || COMPOSER_ADVICE.test(line);
  const first = findAbove(lines, at, (line) => line === '  Problem 1', mayPass);
  if (first === -1) return undefined;
  return /^ {4}- /.test(lines[first + 1] ?? '') ? { cause: first + 1 } : undefined;
};

const ENDINGS: readonly Ending[] = [
  collision,
  symfony,
  composer,
  php,
  javascript,
  npm,
  gitRemote,
  gitAborting,
  footer,
];
