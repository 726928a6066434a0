import { stripVTControlCharacters, styleText } from 'node:util';
import { mask } from '../../harness/runner/masks.ts';

export type Printer = ReturnType<typeof createPrinter>;

/** Makes a printer that shows the values given as `***`. */
export function createPrinter(print: (text: string) => void, secrets: readonly string[]) {
  const masks = secrets.filter((value) => value !== '');
  const write = (line: string): void => print(`${mask(line, masks)}\n`);
  return {
    masks,
    /** Prints lines, without secrets and control characters. */
    say: (...lines: readonly string[]): void => lines.map(withoutControls).forEach(write),
    /** Prints a log as a runner shows it: call it with the whole log each time there is more. */
    followLog() {
      let shown = 0;
      return (visible: string): void => {
        if (visible.trim() === '') return;
        const lines = renderLog(visible);
        lines.slice(shown).forEach(write);
        shown = Math.max(shown, lines.length);
      };
    },
  };
}

/** A line between parts, with its title. */
export function rule(title: string): string {
  return styleText('bold', `━━ ${title} ${'━'.repeat(Math.max(0, 70 - title.length))}`);
}

/** Bold and colours of our own stay. No runner that runs us takes a line for a command. */
function withoutControls(text: string): string {
  return text.replace(/[\u0000-\u001a\u001c-\u001f\u007f-\u009f]+/g, ' ').replace(/^(\s*):(?=:)/, '$1: ');
}

const MARKS: Readonly<Record<string, (text: string) => string>> = {
  group: (text) => styleText('bold', `▾ ${text}`),
  error: (text) => styleText('red', `Error: ${text}`),
  warning: (text) => styleText('yellow', `Warning: ${text}`),
  notice: (text) => `Notice: ${text}`,
};

/**
 * The runner's log as GitHub shows it, groups unfolded. Every line stands behind a rule: no runner that runs us
 * ourselves may take one for a command.
 */
function renderLog(visible: string): string[] {
  const isColoured = styleText('bold', ' ') !== ' ';
  let indent = '';
  const lines = visible.trimEnd().split('\n');
  return lines.flatMap((line) => {
    // The two lines around text from elsewhere, in which the runner obeys no commands.
    if (/^::(stop-commands::)?\*\*\*(::)?$/.test(line)) return [];
    const [, name = '', text = ''] = /^##\[(\w+)\](.*)$/s.exec(line) ?? [];
    if (name.endsWith('group')) indent = '';
    if (name === 'endgroup') return [];
    const shown = MARKS[name]?.(text) ?? line;
    const rendered = `${styleText('dim', '  ┃ ')}${indent}${isColoured ? shown : stripVTControlCharacters(shown)}`;
    if (name === 'group') indent = '  ';
    return rendered;
  });
}
