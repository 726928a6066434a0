import type { Every } from '../core/clock.ts';
import type { During, Log, RemoteText } from '../core/log.ts';
import type { Closing } from '../report/closing.ts';
import type { Redactor } from '../secrets/redactor.ts';
import { createLineAssembler, cut, oneLine, sanitize } from '../secrets/sanitizer.ts';
import { createActivities } from './activities.ts';
import { createLiveLine } from './live-line.ts';
import { type Look, PLAIN } from './look.ts';

/** The only way to the workflow log. Everything is redacted and made harmless on the way. */
export interface Console extends Log {
  /**
   * Runs the body inside a foldable group.
   *
   * @param close what to say of it under the group, where that is seen also when it is folded
   */
  group<Value>(title: string, body: () => Promise<Value>, close?: (value: Value) => Closing): Promise<Value>;
  /** A line that says what is to be changed. */
  plan(line: string): void;
  /** Does some work; while it lasts, the log is never silent for long. */
  readonly during: During;
  /** An annotation of a run that did not succeed. */
  error(title: string, message: string): void;
  /** Tells the runner to hide a value, one line of at least 8 characters. */
  mask(value: string): void;
  /** The closing line of a run. */
  headline(text: string, good: boolean): void;
  /** Leaves the terminal in order. Nothing is said of what is under way any more. */
  end(): void;
}

/** What a console is built from. */
export interface ConsoleParts {
  /** Writes to stdout. */
  readonly write: (text: string) => void;
  readonly redactor: Redactor;
  /** A fresh token that no remote text can guess. */
  readonly freshToken: () => string;
  /** Unless told: commands, no colours. */
  readonly look?: Look;
  /** How wide the terminal is now; undefined where it does not say. */
  readonly columns?: () => number | undefined;
  /** What tells the time; without it, nothing is said of what is under way. */
  readonly time?: { readonly now: () => number; readonly every: Every };
}

/** The log says something at least so often while something is under way. */
const LONGEST_SILENCE_MS = 30_000;
const TICK_MS = 1_000;

const COLOURS = { good: 32, bad: 31, doubtful: 33, planned: 36, quiet: 90 } as const;
const HEADING = 1;

const LINE_LIMIT = 4_096;
/** The runner cuts what is longer. */
const MESSAGE_LIMIT = 4_000;
/** The runner shows so many annotations of a kind. */
const MOST_WARNINGS = 10;
const PREFIX = '│ ';

/** Builds the console. */
export function createConsole(parts: ConsoleParts): Console {
  const { redactor, freshToken, look = PLAIN, time } = parts;
  const { redact } = redactor;
  const clean = (text: string, limit = LINE_LIMIT): string => oneLine(text, redact, limit);
  const paint = (text: string, ...codes: readonly number[]): string =>
    look.colours ? `\u001b[${codes.join(';')}m${text}\u001b[0m` : text;
  const liveLine = createLiveLine(parts.write, parts.columns ?? (() => undefined), (text) =>
    paint(text, COLOURS.quiet),
  );

  let writtenAt = 0;
  function write(lines: string): void {
    writtenAt = time?.now() ?? 0;
    liveLine.write(lines);
  }

  // While text from elsewhere is printed the runner obeys no commands; whatever is ours resumes them first.
  let stopToken: string | undefined;

  function writeOurs(text: string): void {
    if (stopToken !== undefined) write(`::${stopToken}::\n`);
    stopToken = undefined;
    write(text);
  }

  function command(name: string, properties: Readonly<Record<string, string>>, data: string): void {
    const list = Object.entries(properties).map(([key, value]) => `${key}=${escapeProperty(value)}`);
    writeOurs(`::${name}${list.length === 0 ? '' : ` ${list.join(',')}`}::${escapeData(data)}\n`);
  }

  function line(text: string, ...codes: readonly number[]): void {
    const shown = clean(text);
    // The runner looks for a command behind leading white space.
    const safe = `${shown.startsWith('::') ? PREFIX : ''}${shown}`;
    writeOurs(`${codes.length === 0 ? safe : paint(safe, ...codes)}\n`);
  }

  let warnings = 0;
  function warn(text: string): void {
    warnings += 1;
    if (!look.commands) line(`Warning: ${text}`, COLOURS.doubtful);
    else if (warnings < MOST_WARNINGS) command('warning', {}, clean(text, MESSAGE_LIMIT));
    else line(`warning: ${text}`);
    if (look.commands && warnings === MOST_WARNINGS)
      command('warning', {}, 'There are more warnings: the log of this step has them.');
  }

  // Redacted whole before it is cut into lines, as a secret may have several.
  function error(title: string, message: string): void {
    closeGroup();
    const lines = redact(message)
      .split('\n')
      .map((part) => clean(part));
    if (look.commands) command('error', { title: clean(title, 200) }, cut(lines.join('\n'), MESSAGE_LIMIT));
    else for (const [nth, one] of lines.entries()) line(nth === 0 ? `Error: ${one}` : one, COLOURS.bad);
  }

  let groupOpen = false;
  function openGroup(title: string): void {
    if (look.commands) command('group', {}, clean(title, 200));
    else line(`▸ ${title}`, HEADING);
    groupOpen = look.commands;
  }
  function closeGroup(): void {
    if (groupOpen) writeOurs('::endgroup::\n');
    groupOpen = false;
  }

  function printRemote(text: string): void {
    const lines = sanitize(text, redact);
    if (lines.length === 0) return;
    if (look.commands && stopToken === undefined) {
      stopToken = freshToken();
      write(`::stop-commands::${stopToken}\n`);
    }
    write(lines.map((shown) => `${PREFIX}${shown}\n`).join(''));
  }

  function remote(): RemoteText {
    const assembler = createLineAssembler();
    const print = (lines: readonly string[]): void => printRemote(lines.join('\n'));
    return {
      push: (text) => print(assembler.push(text)),
      end: (how) => {
        const rest = assembler.flush();
        // Half a line may hold half a secret, which no search finds.
        print(how === 'cut-off' && rest.length > 0 ? ['[an unfinished line is left out]'] : rest);
      },
    };
  }

  const activities = createActivities(time?.now ?? (() => 0), keepTicking);
  let stopTicking: (() => void) | undefined;
  let ended = false;
  let toldAt = 0;

  function keepTicking(): void {
    const isUnderWay = activities.tell() !== undefined && !ended;
    if (isUnderWay) stopTicking ??= time?.every(TICK_MS, tell);
    else {
      stopTicking?.();
      stopTicking = undefined;
      liveLine.erase();
    }
  }

  function tell(): void {
    const told = activities.tell();
    if (told === undefined || time === undefined) return;
    if (look.live) {
      liveLine.draw(clean(told.text));
      return;
    }
    const heardAt = told.counts ? told.startedAt : writtenAt;
    // The next tick would come too late.
    if (time.now() - Math.max(heardAt, toldAt) + TICK_MS <= LONGEST_SILENCE_MS) return;
    toldAt = time.now();
    line(told.text);
  }

  return {
    info: (text) => line(text),
    plan: (text) => line(`plan: ${text}`, COLOURS.planned),
    remote,
    warning: warn,
    error,
    // For the runner alone: it holds the value itself.
    mask: (value) => void (look.commands && command('add-mask', {}, value)),
    headline: (text, good) => line(text, good ? COLOURS.good : COLOURS.bad, HEADING),
    async group(title, body, close) {
      openGroup(title);
      let closing: Closing | undefined;
      try {
        const value = await body();
        closing = close?.(value);
        return value;
      } finally {
        closeGroup();
        if (closing !== undefined) line(closing.text, COLOURS[closing.tone]);
      }
    },
    during: activities.during,
    end() {
      ended = true;
      keepTicking();
    },
  };
}

function escapeData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
