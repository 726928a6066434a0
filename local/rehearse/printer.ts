import { mask } from '../../harness/runner/masks.ts';
import { renderLog } from '../log.ts';

/** Whatever a rehearsal says itself. */
export interface Printer {
  /** Prints lines, without secrets and control characters. */
  say(...lines: readonly string[]): void;
  /** Prints a log as a runner shows it: call it with the whole log each time there is more. */
  followLog(): (visible: string) => void;
  readonly masks: readonly string[];
}

/** Makes a printer that shows the values given as `***`. */
export function createPrinter(print: (text: string) => void, secrets: readonly string[]): Printer {
  const masks = secrets.filter((value) => value !== '');
  const write = (line: string): void => print(`${mask(line, masks)}\n`);
  return {
    masks,
    say(...lines) {
      for (const line of lines) write(withoutControls(line));
    },
    followLog() {
      let shown = 0;
      return (visible) => {
        if (visible.trim() === '') return;
        const lines = renderLog(visible);
        lines.slice(shown).forEach(write);
        shown = Math.max(shown, lines.length);
      };
    },
  };
}

/** Bold and colours of our own stay. No runner that runs us takes a line for a command. */
function withoutControls(text: string): string {
  return text.replace(/[\u0000-\u001a\u001c-\u001f\u007f-\u009f]+/g, ' ').replace(/^(\s*):(?=:)/, '$1: ');
}
