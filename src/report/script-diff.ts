import { count } from '../core/count.ts';
import type { End } from '../outcome/end.ts';
import type { ScriptChange } from '../outcome/facts.ts';
import type { Result } from '../outcome/result.ts';
import { isFramed, withoutFrame } from '../script/frame.ts';
import { isPinLine } from '../script/pinned-commit.ts';
import { codeBlock, fold, paragraphs, type Sanitize } from './markdown.ts';
import { reservation } from './operations-list.ts';

/**
 * The change to a deploy script, safe to show: without secrets and the exit report. Lines that go are only counted, except a commit, because the script
 * on the service may hold credentials that the action does not know.
 */
export interface ScriptDiff {
  /** Lines of a unified diff, each starting with `+`, `-`, a space or `@@`; one for all lines that go in a row. */
  readonly lines: readonly string[];
  readonly added: number;
  readonly removed: number;
  /** The change to the exit report around the script. */
  readonly exitReport: 'added' | 'removed' | undefined;
}

/** Compares the deploy script before and after a run; undefined if it has not changed. */
export async function compareScript({ facts }: End, sanitize: Sanitize): Promise<ScriptDiff | undefined> {
  const { script } = facts ?? {};
  return script === undefined || script.before === script.after ? undefined : diffScript(script, sanitize);
}

/** Compares the deploy script before and after. Loads the diff package on first use. */
export async function diffScript({ before, after }: ScriptChange, sanitize: Sanitize): Promise<ScriptDiff> {
  const { createPatch, OMIT_HEADERS } = await import('diff');
  const [was = [], is = []] = [before, after].map((script) => sanitize(withoutFrame(script ?? '')));
  const options = { context: 3, maxEditLength: MOST_EDITS, headerOptions: OMIT_HEADERS };
  const patch = createPatch('', textOf(was), textOf(is), '', '', options);
  const all = [...was.map((line) => `-${line}`), ...is.map((line) => `+${line}`)];
  const lines = patch?.split('\n').filter((line) => line !== '') ?? [
    `@@ -1,${was.length} +1,${is.length} @@`,
    ...all,
  ];
  const countOf = (sign: string): number => lines.filter((line) => line.startsWith(sign)).length;
  return {
    lines: withRemovedCounted(lines),
    added: countOf('+'),
    removed: countOf('-'),
    exitReport: exitReportOf(before ?? '', after ?? ''),
  };
}

/** Beyond this many edits, two scripts count as having nothing in common: comparing them would take too long. */
const MOST_EDITS = 500;

function textOf(lines: readonly string[]): string {
  return lines.map((line) => `${line}\n`).join('');
}

function withRemovedCounted(lines: readonly string[]): string[] {
  const shown: string[] = [];
  let removed = 0;
  for (const line of [...lines, '']) {
    const isHidden = line.startsWith('-') && !isPinLine(line.slice(1));
    if (!isHidden && removed > 0) shown.push(`-(${count(removed, 'line')} of the present script)`);
    removed = isHidden ? removed + 1 : 0;
    if (!isHidden) shown.push(line);
  }
  return shown.slice(0, -1);
}

function exitReportOf(before: string, after: string): ScriptDiff['exitReport'] {
  const [was, is] = [before, after].map(isFramed);
  if (was === is) return undefined;
  return is ? 'added' : 'removed';
}

/**
 * Renders the change to the deploy script, folded, as a block that GitHub colours as a diff; open in a plan if it has at most
 * `mostOpenLines`. Lines that do not fit are left out at the end, with a note.
 *
 * @returns at most `maxCharacters`; empty if not even the title fits
 */
export function renderDiff(
  results: readonly Result[],
  diff: ScriptDiff | undefined,
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
