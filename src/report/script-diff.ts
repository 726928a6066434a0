import type { StructuredPatchHunk } from 'diff';
import type { ScriptChange } from '../outcome/facts.ts';
import { isFramed, withoutFrame } from '../script/frame.ts';
import { withoutCredentials } from './credentials.ts';
import type { Sanitize } from './markdown.ts';

/** The change to a deploy script, safe to show: without secrets, credentials and the constant exit report. */
export type ScriptDiff = Awaited<ReturnType<typeof diffScript>>;

/** Compares the deploy script before and after. Loads the diff package on first use. */
export async function diffScript({ before, after }: ScriptChange, sanitize: Sanitize) {
  const { structuredPatch } = await import('diff');
  const safe = (script: string): string[] => withoutCredentials(sanitize(withoutFrame(script)));
  const [was, is] = [safe(before ?? ''), safe(after ?? '')];
  const options = { context: 3, maxEditLength: MOST_EDITS };
  const patch = structuredPatch('', '', textOf(was), textOf(is), '', '', options);
  const all = [...was.map((line) => `-${line}`), ...is.map((line) => `+${line}`)];
  const lines = patch?.hunks.flatMap(linesOf) ?? [`@@ -1,${was.length} +1,${is.length} @@`, ...all];
  const count = (sign: string): number => lines.filter((line) => line.startsWith(sign)).length;
  return {
    /** Lines of a unified diff, each starting with `+`, `-`, a space or `@@`. */
    lines,
    added: count('+'),
    removed: count('-'),
    /** The change to the exit report around the script. */
    exitReport: exitReportOf(before ?? '', after ?? ''),
  };
}

/** Beyond this many edits, two scripts count as having nothing in common: comparing them would take too long. */
const MOST_EDITS = 500;

function textOf(lines: readonly string[]): string {
  return lines.map((line) => `${line}\n`).join('');
}

function linesOf({ oldStart, oldLines, newStart, newLines, lines }: StructuredPatchHunk): string[] {
  // An empty range names the line before it.
  const range = (start: number, count: number): string => `${count === 0 ? start - 1 : start},${count}`;
  return [`@@ -${range(oldStart, oldLines)} +${range(newStart, newLines)} @@`, ...lines];
}

function exitReportOf(before: string, after: string): 'added' | 'removed' | undefined {
  const [was, is] = [before, after].map(isFramed);
  if (was === is) return undefined;
  return is ? 'added' : 'removed';
}
