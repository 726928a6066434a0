import type { ScriptDiff } from './script-diff.ts';

/**
 * The changed lines as a Markdown block of its own, coloured by GitHub; nothing in it acts. Put an empty line before it.
 *
 * @param maxCharacters of the whole block, in UTF-16 units; what goes beyond is cut at a line, and says so
 * @returns nothing where no line of the script's own differs
 */
export function renderDiff({ lines }: ScriptDiff, maxCharacters: number): string {
  if (lines.length === 0) return '';
  const runs = lines.flatMap((line) => line.match(/`+/g) ?? []);
  const fence = '`'.repeat(runs.reduce((most, run) => Math.max(most, run.length), 2) + 1);
  const note = (missing: number): string => `[cut: ${missing} more ${missing === 1 ? 'line' : 'lines'}]`;
  let left = maxCharacters - `${fence}diff\n${note(lines.length)}\n${fence}`.length;
  const kept: string[] = [];
  for (const line of lines) {
    left -= line.length + 1;
    if (left < 0) break;
    // A line break of whatever kind would begin another line of the block.
    kept.push(line.replace(/[\r\n]/g, ' '));
  }
  const cut = kept.length < lines.length ? [note(lines.length - kept.length)] : [];
  return [`${fence}diff`, ...kept, ...cut, fence].join('\n');
}
