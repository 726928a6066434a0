import type { StructuredPatchHunk } from 'diff';
import { count } from '../core/count.ts';
import type { ScriptChange } from '../outcome/facts.ts';
import { isFramed, withoutFrame } from '../script/frame.ts';
import { isPinLine } from '../script/pinned-commit.ts';
import type { Sanitize } from './markdown.ts';

/**
 * The change to a deploy script, safe to show: without secrets and the exit report. Lines that go are only counted, except a commit, because the script
 * on the service may hold credentials that the action does not know.
 */
export type ScriptDiff = Awaited<ReturnType<typeof diffScript>>;

/** Compares the deploy script before and after. Loads the diff package on first use. */
export async function diffScript({ before, after }: ScriptChange, sanitize: Sanitize) {
  const { structuredPatch } = await import('diff');
  const [was = [], is = []] = [before, after].map((script) => sanitize(withoutFrame(script ?? '')));
  const options = { context: 3, maxEditLength: MOST_EDITS };
  const patch = structuredPatch('', '', textOf(was), textOf(is), '', '', options);
  const all = [...was.map((line) => `-${line}`), ...is.map((line) => `+${line}`)];
  const lines = patch?.hunks.flatMap(linesOf) ?? [`@@ -1,${was.length} +1,${is.length} @@`, ...all];
  const countOf = (sign: string): number => lines.filter((line) => line.startsWith(sign)).length;
  return {
    /** Lines of a unified diff, each starting with `+`, `-`, a space or `@@`; one for all lines that go in a row. */
    lines: withRemovedCounted(lines),
    added: countOf('+'),
    removed: countOf('-'),
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

function exitReportOf(before: string, after: string): 'added' | 'removed' | undefined {
  const [was, is] = [before, after].map(isFramed);
  if (was === is) return undefined;
  return is ? 'added' : 'removed';
}
