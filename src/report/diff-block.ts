import type { ScriptDiff } from './script-diff.ts';

/**
 * How the deploy script changes, folded: a block that GitHub colours as a diff. What has no room is left out, by whole
 * lines from the end, and said so.
 *
 * @returns at most that many characters; empty where not even the title has room
 */
export function renderDiff(diff: ScriptDiff, maxCharacters: number): string {
  const { lines } = diff;
  const whole = block(diff, lines);
  if (whole.length <= maxCharacters) return whole;
  // Without any line it is as long as title, note and fence together.
  let room = maxCharacters - block(diff, []).length - FENCE_ROOM;
  const kept = lines.slice(
    0,
    lines.findIndex((line) => {
      room -= line.length + 1;
      return room < 0;
    }),
  );
  // A fence that is longer than usual may not fit: then no line is shown.
  const cut = [block(diff, kept), block(diff, [])].find(({ length }) => length <= maxCharacters);
  return cut ?? '';
}

const FENCE_ROOM = '```diff\n```\n\n'.length;

const EXIT_REPORT: Readonly<Record<ScriptDiff['exitReport'], string>> = {
  added: 'the exit report comes in front',
  removed: 'the exit report goes',
  kept: '',
  none: '',
};

function block(diff: ScriptDiff, shown: readonly string[]): string {
  const left = diff.lines.length - shown.length;
  const parts = [
    `<details><summary>Deploy script: ${titleOf(diff)}</summary>`,
    shown.length === 0 ? '' : fenced(shown),
    left === 0 ? '' : `${numbered(left)} of this diff left out, as there is no room for more.`,
    '</details>',
  ];
  return parts.filter((part) => part !== '').join('\n\n');
}

function titleOf({ lines, added, removed, exitReport }: ScriptDiff): string {
  const report = EXIT_REPORT[exitReport];
  if (lines.length > 0)
    return `${numbered(added)} added, ${removed} removed${report === '' ? '' : `; ${report}`}`;
  return report === ''
    ? 'it differs in what is not shown, such as a secret'
    : `${report}, nothing else changes`;
}

function fenced(lines: readonly string[]): string {
  const runs = lines.flatMap((line) => line.match(/`+/g) ?? []);
  const fence = '`'.repeat(runs.reduce((longest, { length }) => Math.max(longest, length + 1), 3));
  return `${fence}diff\n${lines.join('\n')}\n${fence}`;
}

function numbered(count: number): string {
  return count === 1 ? '1 line' : `${count} lines`;
}
