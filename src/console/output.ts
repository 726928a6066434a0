import type { Clock } from '../core/clock.ts';
import type { RemoteText } from '../core/log.ts';
import type { RunnerCommands } from '../runner/commands.ts';
import type { Redactor } from '../secrets/redactor.ts';
import { createLineAssembler, LINE_LIMIT, oneLine, sanitize } from '../secrets/sanitizer.ts';
import type { LogStyle } from './log-style.ts';

/** ANSI codes. */
const STYLES = { good: 32, bad: 31, doubtful: 33, planned: 36, quiet: 90, heading: 1 } as const;
type Style = keyof typeof STYLES;

const MARGIN = '│ ';

export type Output = ReturnType<typeof createOutput>;

export interface OutputParts {
  readonly redactor: Redactor;
  readonly clock: Clock;
  readonly logStyle: LogStyle;
  /** Makes a stop token that no remote text can guess. */
  readonly freshToken: () => string;
}

/** Creates what writes the three kinds of text of a log so that the runner cannot confuse them. */
export function createOutput(stdout: (text: string) => void, parts: OutputParts) {
  const { redactor, clock, logStyle: style, freshToken } = parts;
  const { redact } = redactor;
  let writtenAt = 0;
  const write = (text: string): void => {
    writtenAt = clock.now();
    stdout(text);
  };
  /** Redacts a text and makes it one harmless line. */
  const clean = (text: string, limit = LINE_LIMIT): string => oneLine(text, redact, limit);
  // While it prints remote text, the runner obeys no commands. The next text of our own resumes them first.
  let stopToken: string | undefined;

  function resumeCommands(): void {
    if (stopToken !== undefined) write(`::${stopToken}::\n`);
    stopToken = undefined;
  }

  function writeForeign(lines: string): void {
    if (lines === '') return;
    if (style.commands !== undefined && stopToken === undefined) {
      stopToken = freshToken();
      write(`::stop-commands::${stopToken}\n`);
    }
    write(lines);
  }

  function writeRemote(text: string): void {
    const lines = sanitize(text, redact);
    writeForeign(lines.map((line) => `${MARGIN}${line}\n`).join(''));
  }

  return {
    /** Writes a line of our own, which may be indented. */
    line(text: string, ...styles: readonly Style[]): void {
      const line = clean(text);
      // The runner obeys an indented command, too.
      const safe = `${line.startsWith('::') ? MARGIN : /^ */.exec(text)}${line}`;
      resumeCommands();
      write(`${paint(safe, style, ...styles)}\n`);
    },
    /** Gives commands to the runner, if it may read the log. The caller redacts and cuts their texts. */
    command(give: (runner: RunnerCommands) => void): void {
      resumeCommands();
      writtenAt = clock.now();
      if (style.commands !== undefined) give(style.commands);
    },
    remote: () => createRemoteText(writeRemote),
    /** Writes lines that another console wrote, which hold remote text as well. Some secrets may have become known since. */
    buffered: (lines: string) => writeForeign(redact(lines)),
    clean,
    writtenAt: () => writtenAt,
  };
}

/** Colours a text if the log has colours. */
export function paint(text: string, { colours }: LogStyle, ...styles: readonly Style[]): string {
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
