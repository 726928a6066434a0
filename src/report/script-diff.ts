import type { StructuredPatchHunk } from 'diff';
import { PROLOGUE } from '../deploy/exit-report.ts';
import type { ScriptChange } from '../site/facts.ts';
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
  const safe = (script: string): string[] =>
    withoutCredentials(sanitize(script.replaceAll('\r\n', '\n').replace(PROLOGUE, '')));
  const [was, is] = [safe(before ?? ''), safe(after)];
  const patch = structuredPatch('', '', textOf(was), textOf(is), '', '', {
    context: 3,
    maxEditLength: MOST_EDITS,
  });
  const lines =
    patch === undefined
      ? [
          `@@ -1,${was.length} +1,${is.length} @@`,
          ...was.map((line) => `-${line}`),
          ...is.map((line) => `+${line}`),
        ]
      : patch.hunks.flatMap(linesOf);
  const count = (sign: string): number => lines.filter((line) => line.startsWith(sign)).length;
  return { lines, added: count('+'), removed: count('-'), exitReport: exitReportOf(before ?? '', after) };
}

/** Comparing takes a time that grows with what differs: beyond this two scripts have nothing in common. */
const MOST_EDITS = 500;

function textOf(lines: readonly string[]): string {
  return lines.map((line) => `${line}\n`).join('');
}

function linesOf({ oldStart, oldLines, newStart, newLines, lines }: StructuredPatchHunk): string[] {
  const [from, to] = [startOf(oldStart, oldLines), startOf(newStart, newLines)];
  return [`@@ -${from},${oldLines} +${to},${newLines} @@`, ...lines];
}

/** No lines stand after a line, not at one. */
function startOf(start: number, lines: number): number {
  return lines === 0 ? start - 1 : start;
}

function exitReportOf(before: string, after: string): ScriptDiff['exitReport'] {
  const [was, is] = [before, after].map((script) => script.replaceAll('\r\n', '\n').includes(PROLOGUE));
  if (is) return was ? 'kept' : 'added';
  return was ? 'removed' : 'none';
}
