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
  const [old, fresh] = [safe(before ?? ''), safe(after)];
  const options = { context: 3, maxEditLength: MOST_EDITS };
  const hunks = structuredPatch('', '', old, fresh, '', '', options)?.hunks ?? [replaceAll(old, fresh)];
  const lines = hunks.flatMap(({ oldStart, oldLines, newStart, newLines, lines: hunk }) => [
    `@@ -${oldStart},${oldLines} +${newStart},${newLines} @@`,
    ...hunk,
  ]);
  const count = (sign: string): number => lines.filter((line) => line.startsWith(sign)).length;
  return { lines, added: count('+'), removed: count('-'), exitReport: exitReportOf(before ?? '', after) };
}

/** Lines that differ. Scripts that have less in common are not compared: that takes long, with the square of it. */
const MOST_EDITS = 2_000;

function replaceAll(old: string, fresh: string) {
  const [removed, added] = [old, fresh].map((text) => text.split('\n').slice(0, -1));
  const lines = [...(removed ?? []).map((line) => `-${line}`), ...(added ?? []).map((line) => `+${line}`)];
  const [oldLines, newLines] = [removed?.length ?? 0, added?.length ?? 0];
  return { oldStart: 1, oldLines, newStart: 1, newLines, lines };
}

function exitReportOf(before: string, after: string): ScriptDiff['exitReport'] {
  const [was, is] = [before, after].map((script) => script.replaceAll('\r\n', '\n').includes(PROLOGUE));
  if (is) return was ? 'kept' : 'added';
  return was ? 'removed' : 'none';
}
