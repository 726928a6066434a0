import { count } from '../core/count.ts';
import type { End } from '../outcome/end.ts';
import type { ScriptChange } from '../outcome/facts.ts';
import { isFramed, withoutFrame } from '../script/frame.ts';
import type { Redactor } from '../secrets/redactor.ts';
import { sanitize } from '../secrets/sanitizer.ts';
import { codeBlock, fold, paragraphs } from './markdown.ts';
import { reservation } from './operations-list.ts';
import type { SafeReport, ScriptDiff } from './safe-report.ts';

/** Beyond this many edits, two scripts count as having nothing in common: comparing them would take too long. */
const MOST_EDITS = 500;

/** Compares the deploy script before and after a run; undefined if it has not changed. */
export async function compareScript({ facts }: End, redactor: Redactor): Promise<ScriptDiff | undefined> {
  const { script } = facts ?? {};
  return script === undefined || script.before === script.after ? undefined : diffScript(script, redactor);
}

/** Compares two deploy scripts. Loads the diff package on first use. */
export async function diffScript({ before, after }: ScriptChange, { redact }: Redactor): Promise<ScriptDiff> {
  const { createPatch, OMIT_HEADERS } = await import('diff');
  const [was = [], is = []] = [before, after].map((script) => sanitize(withoutFrame(script ?? ''), redact));
  const options = { context: 3, maxEditLength: MOST_EDITS, headerOptions: OMIT_HEADERS };
  const patch =
    createPatch('', textOf('', was), textOf('', is), '', '', options) ??
    `@@ -1,${was.length} +1,${is.length} @@\n${textOf('-', was)}${textOf('+', is)}`;
  const counted = patch.replace(
    /(?:^-.*\n)+/gm,
    (gone) => `-(${count(gone.split('\n').length - 1, 'line')} of the present script)\n`,
  );
  const isNow = isFramed(after ?? '');
  return {
    lines: counted.split('\n').filter((line) => line !== ''),
    added: patch.match(/^\+/gm)?.length ?? 0,
    removed: patch.match(/^-/gm)?.length ?? 0,
    exitReport: isNow === isFramed(before ?? '') ? undefined : isNow ? 'added' : 'removed',
  };
}

function textOf(sign: string, lines: readonly string[]): string {
  return lines.map((line) => `${sign}${line}\n`).join('');
}

/**
 * Renders the change to the deploy script, folded, as a block that GitHub colours as a diff; open in a plan if it has at most
 * `mostOpenLines`. Lines that do not fit are left out at the end, with a note.
 *
 * @returns at most `maxCharacters`; empty if not even the title fits
 */
export function renderDiff(
  { results, scriptDiff: diff }: SafeReport,
  maxCharacters: number,
  mostOpenLines = -1,
): string {
  if (diff === undefined) return '';
  const { lines } = diff;
  const result = results.find(({ traits }) => traits.section === 'script-diff');
  const isOpen = result?.status === 'planned' && lines.length <= mostOpenLines;
  const title = `Deploy script: ${titleOf(diff)}${reservation(result)}`;
  const render = (shown: readonly string[]): string => {
    const rest = lines.length - shown.length;
    const note =
      rest === 0 ? '' : `${count(rest, 'line')} of this diff left out, as there is no room for more.`;
    const body = paragraphs([shown.length === 0 ? '' : codeBlock('diff', shown), note]);
    return body === '' ? title : fold(title, body, isOpen);
  };
  const fits = (text: string): boolean => text.length <= maxCharacters;
  if (fits(render(lines))) return render(lines);
  let room = maxCharacters - render([]).length - codeBlock('diff', []).length;
  const end = lines.findIndex((line) => {
    room -= line.length + 1;
    return room < 0;
  });
  // No line is shown if a fence of more than three backticks does not fit.
  return [render(lines.slice(0, end)), render([])].find(fits) ?? '';
}

function titleOf({ lines, added, removed, exitReport }: ScriptDiff): string {
  if (lines.length > 0)
    return `<code>+${added} −${removed}</code>${exitReport ? `, exit report ${exitReport}` : ''}`;
  return exitReport
    ? `only the exit report was ${exitReport}`
    : 'differs only in hidden text, such as a secret';
}
