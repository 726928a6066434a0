import { stripVTControlCharacters, styleText } from 'node:util';

const COLOURED = styleText('bold', ' ') !== ' ';

const MARKS: Readonly<Record<string, (text: string) => string>> = {
  error: (text) => styleText('red', `Error: ${text}`),
  warning: (text) => styleText('yellow', `Warning: ${text}`),
  notice: (text) => `Notice: ${text}`,
};

/**
 * The runner's log as GitHub shows it, groups unfolded. Every line stands behind a rule: no runner that runs us
 * ourselves may take one for a command.
 */
export function renderLog(visible: string): string[] {
  const edge = styleText('dim', '  ┃ ');
  let indent = '';
  return (
    visible
      .trimEnd()
      .split('\n')
      // The two lines around text from elsewhere, in which the runner obeys no commands.
      .filter((line) => !/^::(stop-commands::)?\*\*\*(::)?$/.test(line))
      .flatMap((line) => {
        const [, name = '', text = ''] = /^##\[(\w+)\](.*)$/s.exec(line) ?? [];
        if (name === 'endgroup') {
          indent = '';
          return [];
        }
        if (name === 'group') {
          indent = '  ';
          return `${edge}${styleText('bold', `▾ ${text}`)}`;
        }
        const shown = MARKS[name]?.(text) ?? line;
        return `${edge}${indent}${COLOURED ? shown : stripVTControlCharacters(shown)}`;
      })
  );
}

/** A line between parts, with its title. */
export function rule(title: string): string {
  return styleText('bold', `━━ ${title} ${'━'.repeat(Math.max(0, 70 - title.length))}`);
}
