import type { Log, RemoteText } from '../operations/operation.ts';
import type { Redactor } from './redactor.ts';
import { createLineAssembler, cut, oneLine, sanitize } from './sanitizer.ts';

/** The only way to the workflow log. Everything is redacted and made harmless on the way. */
export interface Console extends Log {
  /** Runs the body inside a foldable group. */
  group<Value>(title: string, body: () => Promise<Value>): Promise<Value>;
  /** An annotation of a run that did not succeed. */
  error(title: string, message: string): void;
  /** Tells the runner to hide a value, one line of at least 8 characters. */
  mask(value: string): void;
  /** The closing line of a run. */
  headline(text: string, good: boolean): void;
}

/** What a console is built from. */
export interface ConsoleParts {
  /** Writes to stdout. */
  readonly write: (text: string) => void;
  readonly redactor: Redactor;
  /** A fresh token that no remote text can guess. */
  readonly freshToken: () => string;
}

const LINE_LIMIT = 4_096;
/** The runner cuts what is longer. */
const MESSAGE_LIMIT = 4_000;
/** The runner shows so many annotations of a kind. */
const MOST_WARNINGS = 10;
const PREFIX = '│ ';

/** Builds the console. */
export function createConsole({ write, redactor, freshToken }: ConsoleParts): Console {
  const { redact } = redactor;
  const clean = (text: string, limit = LINE_LIMIT): string => oneLine(text, redact, limit);

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

  function line(text: string): void {
    const shown = clean(text);
    // The runner looks for a command behind leading white space.
    writeOurs(`${shown.startsWith('::') ? PREFIX : ''}${shown}\n`);
  }

  let warnings = 0;
  let groupOpen = false;
  function closeGroup(): void {
    if (groupOpen) writeOurs('::endgroup::\n');
    groupOpen = false;
  }

  function printRemote(text: string): void {
    const lines = sanitize(text, redact);
    if (lines.length === 0) return;
    if (stopToken === undefined) {
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

  return {
    info: line,
    remote,
    warning(text) {
      warnings += 1;
      if (warnings < MOST_WARNINGS) command('warning', {}, clean(text, MESSAGE_LIMIT));
      else line(`warning: ${text}`);
      if (warnings === MOST_WARNINGS)
        command('warning', {}, 'There are more warnings: the log of this step has them.');
    },
    // Redacted whole before it is cut into lines, as a secret may have several.
    error: (title, message) => {
      closeGroup();
      const lines = redact(message)
        .split('\n')
        .map((part) => clean(part));
      command('error', { title: clean(title, 200) }, cut(lines.join('\n'), MESSAGE_LIMIT));
    },
    mask: (value) => command('add-mask', {}, value),
    headline: (text, good) => writeOurs(`\u001b[${good ? '32' : '31'};1m${clean(text)}\u001b[0m\n`),
    async group(title, body) {
      command('group', {}, clean(title, 200));
      groupOpen = true;
      try {
        return await body();
      } finally {
        closeGroup();
      }
    },
  };
}

function escapeData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
