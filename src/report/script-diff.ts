import type { StructuredPatchHunk } from 'diff';
import { PROLOGUE } from '../deploy/exit-report.ts';
import type { ScriptChange } from '../operations/operation.ts';
import { withoutCredentials } from './credentials.ts';

/** How a deploy script changes, safe to be shown: without secrets, credentials and the constant exit report. */
export interface ScriptDiff {
  /** Lines as a unified diff has them, each begun by `+`, `-`, a space, or `@@`. */
  readonly lines: readonly string[];
  readonly added: number;
  readonly removed: number;
  /** What becomes of the exit report in front of the script. */
  readonly exitReport: 'added' | 'removed' | 'kept' | 'none';
}

/**
 * Compares the deploy script as it was with what it becomes. The package that compares is loaded only then.
 *
 * @param sanitize remote text as safe lines, without secrets
 */
export async function diffScript(
  { before, after }: ScriptChange,
  sanitize: (text: string) => string[],
): Promise<ScriptDiff> {
  const { structuredPatch } = await import('diff');
  const safe = (script: string): string =>
    sanitize(script.replaceAll('\r\n', '\n').replace(PROLOGUE, ''))
      .map((line) => `${withoutCredentials(line)}\n`)
      .join('');
  const [was, is] = [safe(before ?? ''), safe(after)];
  const patch = structuredPatch('', '', was, is, '', '', { context: 3, maxEditLength: MOST_EDITS });
  const lines = patch === undefined ? replacing(was, is) : patch.hunks.flatMap(linesOf);
  const count = (sign: string): number => lines.filter((line) => line.startsWith(sign)).length;
  return { lines, added: count('+'), removed: count('-'), exitReport: exitReportOf(before ?? '', after) };
}

/** More lines than that are shown as replaced: comparing takes time by their square, and a cancelled run has none. */
const MOST_EDITS = 1_500;

function linesOf({ oldStart, oldLines, newStart, newLines, lines }: StructuredPatchHunk): string[] {
  return [`@@ -${oldStart},${oldLines} +${newStart},${newLines} @@`, ...lines];
}

/** One text for another, no line compared with any. */
function replacing(before: string, after: string): string[] {
  const signed = (sign: string, text: string): string[] =>
    text.split('\n').flatMap((line, nth, all) => (nth === all.length - 1 ? [] : [sign + line]));
  const [removed, added] = [signed('-', before), signed('+', after)];
  return [`@@ -1,${removed.length} +1,${added.length} @@`, ...removed, ...added];
}

function exitReportOf(before: string, after: string): ScriptDiff['exitReport'] {
  const [was, is] = [before, after].map((script) => script.replaceAll('\r\n', '\n').includes(PROLOGUE));
  if (is) return was ? 'kept' : 'added';
  return was ? 'removed' : 'none';
}
