import type { Clock } from '../core/clock.ts';
import { formatDuration } from '../core/duration.ts';
import type { Activity, During, RemoteText } from '../core/log.ts';
import type { Closing } from '../report/log-lines.ts';
import type { Redactor } from '../secrets/redactor.ts';
import { createLineAssembler, cut, LINE_LIMIT, oneLine, sanitize } from '../secrets/sanitizer.ts';
import { createLiveLine, type Stdout } from './live-line.ts';
import type { LogStyle } from './log-style.ts';

export type Console = ReturnType<typeof createConsole>;

interface ConsoleParts {
  readonly stdout: Stdout;
  readonly redactor: Redactor;
  readonly clock: Clock;
  readonly logStyle: LogStyle;
  /** Makes a token that no text from elsewhere can guess. */
  readonly freshToken?: () => string;
}

const TICK_MS = 1_000;
/** While an activity is under way, the log prints a line at least this often. */
const LONGEST_SILENCE_MS = 30_000;
const TITLE_LIMIT = 200;
/** The runner cuts longer messages. */
const MESSAGE_LIMIT = 4_000;

/** Creates the only way to the workflow log. It redacts and sanitizes everything it prints. */
export function createConsole(parts: ConsoleParts) {
  const { stdout, redactor, clock, logStyle } = parts;
  const { live } = logStyle;
  const liveLine = createLiveLine(stdout, (text) => paint(text, logStyle, 'quiet'));
  const output = createOutput(liveLine.write, parts);
  const { line, commands, clean, silentMs } = output;
  const { closeGroup, ...groups } = createGroups(output);
  const show = (text: string): void => {
    if (live) liveLine.draw(clean(text));
    else if (silentMs() + TICK_MS > LONGEST_SILENCE_MS) line(text);
  };
  return {
    ...groups,
    ...createActivities(clock, show, liveLine.erase),
    info: (text: string) => line(text),
    remote: output.remote,
    warning(text: string): void {
      const runner = commands();
      if (runner === undefined) line(`Warning: ${text}`, 'doubtful');
      else runner.warning(clean(text, MESSAGE_LIMIT));
    },
    plan: (text: string) => line(`plan: ${text}`, 'planned'),
    /** Prints the annotation of a run that did not succeed; a notice where a newer commit supersedes it. */
    annotate(kind: 'error' | 'notice', title: string, message: string): void {
      closeGroup();
      const text = sanitize(message, redactor.redact).join('\n');
      const runner = commands();
      if (runner !== undefined) runner[kind](cut(text, MESSAGE_LIMIT), { title: clean(title, TITLE_LIMIT) });
      else
        for (const part of `${kind === 'error' ? 'Error: ' : ''}${text}`.split('\n'))
          line(part, kind === 'error' ? 'bad' : 'quiet');
    },
    /** Tells the runner to hide a value, one line of at least 8 characters. It is not redacted: the runner needs it. */
    mask: (value: string) => commands()?.setSecret(value),
    headline: (text: string, good: boolean) => line(text, good ? 'good' : 'bad', 'heading'),
  };
}

type Output = ReturnType<typeof createOutput>;

function createGroups({ line, commands, clean, buffered }: Output) {
  let isOpen = false;
  const openGroup = (title: string): void => {
    const runner = commands();
    if (runner === undefined) line(`▸ ${title}`, 'heading');
    else runner.startGroup(clean(title, TITLE_LIMIT));
    isOpen = true;
  };
  const closeGroup = (): void => {
    if (isOpen) commands()?.endGroup();
    isOpen = false;
  };
  return {
    closeGroup,
    /** Runs the body inside a foldable group. `lineOf` returns the line below it, visible even while it is folded. */
    async group<Value>(title: string, body: () => Promise<Value>, lineOf: (value: Value) => Closing) {
      openGroup(title);
      const value = await body().finally(closeGroup);
      const { text, tone } = lineOf(value);
      line(text, tone);
      return value;
    },
    /** Prints the log of a target, buffered until it has ended, as one group. */
    bufferedGroup(title: string, lines: string, { text, tone }: Closing): void {
      openGroup(title);
      buffered(lines);
      closeGroup();
      line(text, tone);
    },
  };
}

/** Keeps track of the nested activities. Tells `show` about the innermost every second, and `hide` when none is under way any longer. */
function createActivities(clock: Clock, show: (text: string) => void, hide: () => void) {
  const stack: { readonly activity: Activity; readonly startedAt: number }[] = [];
  let stopTicking: (() => void) | undefined;
  let isOver = false;

  function tick(): void {
    const shown = stack.at(-1);
    if (shown === undefined) return;
    const { doing, awaited } = shown.activity;
    const lasting = `${doing} for ${formatDuration(clock.now() - shown.startedAt)}`;
    // The longest part comes last: a terminal may cut it off.
    show(awaited === undefined ? lasting : `${lasting}: ${awaited()}`);
  }

  function stop(): void {
    stopTicking?.();
    stopTicking = undefined;
    hide();
  }

  const during: During = async (activity, work) => {
    const entry = { activity, startedAt: clock.now() };
    stack.push(entry);
    if (!isOver) stopTicking ??= clock.every(TICK_MS, tick);
    try {
      return await work();
    } finally {
      stack.splice(stack.indexOf(entry), 1);
      if (stack.length === 0) stop();
    }
  };

  return {
    during,
    /** Removes the live line, and shows no activities from now on. */
    end(): void {
      isOver = true;
      stop();
    },
  };
}

/** ANSI codes. */
const STYLES = { good: 32, bad: 31, doubtful: 33, planned: 36, quiet: 90, heading: 1 } as const;
type Style = keyof typeof STYLES;

const MARGIN = '│ ';

/** Creates what writes the three kinds of text of a log so that the runner takes none of it for a command. */
function createOutput(stdout: (text: string) => void, parts: ConsoleParts) {
  const { redactor, clock, logStyle, freshToken = () => crypto.randomUUID() } = parts;
  const { redact } = redactor;
  let writtenAt = 0;
  const write = (text: string): void => {
    writtenAt = clock.now();
    stdout(text);
  };
  /** Redacts a text and makes it one harmless line. */
  const clean = (text: string, limit = LINE_LIMIT): string => oneLine(text, redact, limit);
  // In text from elsewhere the runner obeys no commands. The next text of our own resumes them first.
  let stopToken: string | undefined;
  const resumeCommands = (): void => {
    if (stopToken !== undefined) write(`::${stopToken}::\n`);
    stopToken = undefined;
  };
  const writeForeign = (lines: string): void => {
    if (lines === '') return;
    if (logStyle.commands !== undefined && stopToken === undefined) {
      stopToken = freshToken();
      write(`::stop-commands::${stopToken}\n`);
    }
    write(lines);
  };
  const writeRemote = (text: string): void => {
    const lines = sanitize(text, redact).map((line) => `${MARGIN}${line}\n`);
    writeForeign(lines.join(''));
  };
  return {
    /** Writes a line of our own, which may be indented. */
    line(text: string, ...styles: readonly Style[]): void {
      const line = clean(text);
      // The runner obeys an indented command, too.
      const safe = `${line.startsWith('::') ? MARGIN : /^ */.exec(text)}${line}`;
      resumeCommands();
      write(`${paint(safe, logStyle, ...styles)}\n`);
    },
    /** The commands to a runner that may read the log. The caller redacts and cuts their texts. */
    commands(): LogStyle['commands'] {
      resumeCommands();
      return logStyle.commands;
    },
    remote: () => createRemoteText(writeRemote),
    /** Writes lines that another console wrote, which hold remote text as well. Some secrets may have become known since. */
    buffered: (lines: string) => writeForeign(redact(lines)),
    clean,
    silentMs: () => clock.now() - writtenAt,
  };
}

function paint(text: string, { colours }: LogStyle, ...styles: readonly Style[]): string {
  if (!colours || styles.length === 0) return text;
  return `\u001b[${styles.map((style) => STYLES[style]).join(';')}m${text}\u001b[0m`;
}

function createRemoteText(print: (lines: string) => void): RemoteText {
  const assembler = createLineAssembler();
  return {
    push: (text) => print(assembler.push(text).join('\n')),
    end(how) {
      const rest = assembler.flush();
      print(how === 'cut-off' && rest.length > 0 ? '[an unfinished line is left out]' : rest.join('\n'));
    },
  };
}
