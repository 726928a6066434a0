import { fenceFor, fold, paragraphs } from './markdown.ts';
import type { ScriptDiff } from './script-diff.ts';

/**
 * The change of the deploy script, folded: a block that GitHub colours as a diff. Lines that do not fit are left out
 * from the end, with a note.
 *
 * @param remark follows the title
 * @returns at most `maxCharacters`; empty where not even the title fits
 */
export function renderDiff(diff: ScriptDiff, maxCharacters: number, remark = '', isOpen = false): string {
  const { lines } = diff;
  const render = (shown: readonly string[]): string => {
    const rest = lines.length - shown.length;
    const fence = fenceFor(shown, 3);
    const body = paragraphs([
      shown.length === 0 ? '' : `${fence}diff\n${shown.join('\n')}\n${fence}`,
      rest === 0
        ? ''
        : `${rest === 1 ? '1 line' : `${rest} lines`} of this diff left out, as there is no room for more.`,
    ]);
    const title = `Deploy script: ${titleOf(diff)}${remark}`;
    return body === '' ? title : fold(title, body, isOpen);
  };
  const whole = render(lines);
  if (whole.length <= maxCharacters) return whole;
  let room = maxCharacters - render([]).length - FENCE_ROOM;
  const kept = lines.slice(
    0,
    lines.findIndex((line) => {
      room -= line.length + 1;
      return room < 0;
    }),
  );
  // A fence of more than three backticks may not fit: then no line is shown.
  return [render(kept), render([])].find(({ length }) => length <= maxCharacters) ?? '';
}

const FENCE_ROOM = '```diff\n```\n\n'.length;

const EXIT_REPORT: Readonly<Record<ScriptDiff['exitReport'], string>> = {
  added: ', exit report added',
  removed: ', exit report removed',
  kept: '',
  none: '',
};

function titleOf({ lines, added, removed, exitReport }: ScriptDiff): string {
  const report = EXIT_REPORT[exitReport];
  if (lines.length > 0) return `<code>+${added} −${removed}</code>${report}`;
  return report === '' ? 'differs in what is not shown, such as a secret' : `no line of its own${report}`;
}
