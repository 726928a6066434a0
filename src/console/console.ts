import type { Clock } from '../core/clock.ts';
import type { Closing } from '../report/log-lines.ts';
import { cut, sanitize } from '../secrets/sanitizer.ts';
import { createActivities, TICK_MS, type UnderWay } from './activities.ts';
import { createLiveLine, type Stdout } from './live-line.ts';
import { createOutput, type Output, type OutputParts, paint } from './output.ts';

export type Console = ReturnType<typeof createConsole>;

/** While an activity is under way, the log prints a line at least this often. */
const LONGEST_SILENCE_MS = 30_000;
const TITLE_LIMIT = 200;
/** The runner cuts longer messages. */
const MESSAGE_LIMIT = 4_000;

/** Creates the only way to the workflow log. It redacts and sanitizes everything it prints. */
export function createConsole(parts: OutputParts & { readonly stdout: Stdout }) {
  const { stdout, redactor, clock, logStyle } = parts;
  const { commands, live } = logStyle;
  const liveLine = createLiveLine(stdout, (text) => paint(text, logStyle, 'quiet'));
  const output = createOutput(liveLine.write, parts);
  const { line, command, clean, writtenAt } = output;
  const { closeGroup, ...groups } = createGroups(output, commands !== undefined);
  const show = live
    ? (text: string) => liveLine.draw(clean(text))
    : createSilenceBreaker(line, clock, writtenAt);
  return {
    ...groups,
    ...createActivities(clock, show, liveLine.erase),
    info: (text: string) => line(text),
    remote: output.remote,
    warning: (text: string) =>
      commands !== undefined
        ? command(({ warning }) => warning(clean(text, MESSAGE_LIMIT)))
        : line(`Warning: ${text}`, 'doubtful'),
    plan: (text: string) => line(`plan: ${text}`, 'planned'),
    /** Prints the annotation of a run that did not succeed; a notice where a newer commit supersedes it. */
    annotate(kind: 'error' | 'notice', title: string, message: string): void {
      closeGroup();
      const text = sanitize(message, redactor.redact).join('\n');
      if (commands !== undefined)
        command((runner) => runner[kind](cut(text, MESSAGE_LIMIT), { title: clean(title, TITLE_LIMIT) }));
      else
        for (const part of `${kind === 'error' ? 'Error: ' : ''}${text}`.split('\n'))
          line(part, kind === 'error' ? 'bad' : 'quiet');
    },
    /** Tells the runner to hide a value, one line of at least 8 characters. It is not redacted: the runner needs it. */
    mask: (value: string) => command(({ setSecret }) => setSecret(value)),
    headline: (text: string, good: boolean) => line(text, good ? 'good' : 'bad', 'heading'),
  };
}

function createGroups({ line, command, clean, buffered }: Output, hasCommands: boolean) {
  let isOpen = false;
  const openGroup = (title: string): void => {
    if (hasCommands) command(({ startGroup }) => startGroup(clean(title, TITLE_LIMIT)));
    else line(`▸ ${title}`, 'heading');
    isOpen = hasCommands;
  };
  const closeGroup = (): void => {
    if (isOpen) command(({ endGroup }) => endGroup());
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

/** Prints the activity when the log would otherwise be silent for too long. */
function createSilenceBreaker(line: Output['line'], clock: Clock, writtenAt: () => number) {
  let shownAt = 0;
  return (text: string, { activity, startedAt }: UnderWay): void => {
    const silentSince = Math.max(activity.counts ? startedAt : writtenAt(), shownAt);
    if (clock.now() - silentSince + TICK_MS <= LONGEST_SILENCE_MS) return;
    shownAt = clock.now();
    line(text);
  };
}
