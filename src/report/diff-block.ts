import { fold } from './markdown.ts';
import type { ScriptDiff } from './script-diff.ts';

/** How a diff is presented. */
export interface DiffLook {
  /** Follows the title. */
  readonly remark?: string;
  readonly isOpen?: boolean;
}

/**
 * How the deploy script changes, folded: a block that GitHub colours as a diff. What has no room is left out, by whole
 * lines from the end, and said so.
 *
 * @returns at most that many characters; empty where not even the title has room
 */
export function renderDiff(diff: ScriptDiff, maxCharacters: number, look: DiffLook = {}): string {
  const { lines } = diff;
  const render = (shown: readonly string[]): string => block(diff, shown, look);
  const whole = render(lines);
  if (whole.length <= maxCharacters) return whole;
  // Without any line it is as long as title, note and fence together.
  let room = maxCharacters - render([]).length - FENCE_ROOM;
  const kept = lines.slice(
    0,
    lines.findIndex((line) => {
      room -= line.length + 1;
      return room < 0;
    }),
  );
  // A fence that is longer than usual may not fit: then no line is shown.
  const cut = [render(kept), render([])].find(({ length }) => length <= maxCharacters);
  return cut ?? '';
}

const FENCE_ROOM = '```diff\n```\n\n'.length;

const EXIT_REPORT: Readonly<Record<ScriptDiff['exitReport'], string>> = {
  added: ', exit report added',
  removed: ', exit report removed',
  kept: '',
  none: '',
};

function block(
  diff: ScriptDiff,
  shown: readonly string[],
  { remark = '', isOpen = false }: DiffLook,
): string {
  const left = diff.lines.length - shown.length;
  const title = `Deploy script: ${titleOf(diff)}${remark}`;
  const parts = [
    shown.length === 0 ? '' : fenced(shown),
    left === 0
      ? ''
      : `${left === 1 ? '1 line' : `${left} lines`} of this diff left out, as there is no room for more.`,
  ].filter((part) => part !== '');
  return parts.length === 0 ? title : fold(title, parts.join('\n\n'), isOpen);
}

function titleOf({ lines, added, removed, exitReport }: ScriptDiff): string {
  const report = EXIT_REPORT[exitReport];
  if (lines.length > 0) return `<code>+${added} −${removed}</code>${report}`;
  return report === '' ? 'differs in what is not shown, such as a secret' : `no line of its own${report}`;
}

function fenced(lines: readonly string[]): string {
  const runs = lines.flatMap((line) => line.match(/`+/g) ?? []);
  const fence = '`'.repeat(runs.reduce((longest, { length }) => Math.max(longest, length + 1), 3));
  return `${fence}diff\n${lines.join('\n')}\n${fence}`;
}
