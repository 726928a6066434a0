import { count } from '../core/count.ts';
import type { ScriptChange } from '../outcome/facts.ts';
import { withoutFrame } from '../script/frame.ts';
import type { Redactor } from '../secrets/redactor.ts';
import { sanitize } from '../secrets/sanitizer.ts';
import { codeBlock, fold, type Prose } from './markdown.ts';
import { outcomeInWords } from './operations-list.ts';
import type { SafeReport, ScriptDiff } from './safe-report.ts';

/** Beyond this many edits, two scripts count as having nothing in common: comparing them would take too long. */
const MOST_EDITS = 500;

/** Compares the deploy script before and after a run; undefined if it has not changed. Loads the diff package on first use. */
export async function compareScript(
  script: ScriptChange | undefined,
  { redact }: Redactor,
): Promise<ScriptDiff | undefined> {
  if (script === undefined || script.before === script.after) return undefined;
  const { before, after } = script;
  const { createPatch, OMIT_HEADERS } = await import('diff');
  const was = sanitize(withoutFrame(before ?? ''), redact);
  const is = sanitize(withoutFrame(after ?? ''), redact);
  const options = { context: 3, maxEditLength: MOST_EDITS, headerOptions: OMIT_HEADERS };
  const patch =
    createPatch('', signed('', was), signed('', is), '', '', options) ??
    `@@ -1,${was.length} +1,${is.length} @@\n${signed('-', was)}${signed('+', is)}`;
  const counted = patch.replace(
    /(?:^-.*\n?)+/gm,
    (gone) => `-(${count(gone.trimEnd().split('\n').length, 'line')} of the present script)\n`,
  );
  return {
    lines: counted.split('\n').filter((line) => line !== ''),
    added: patch.match(/^\+/gm)?.length ?? 0,
    removed: patch.match(/^-/gm)?.length ?? 0,
  };
}

function signed(sign: string, lines: readonly string[]): string {
  return lines.map((line) => `${sign}${line}\n`).join('');
}

/** Renders the change to the deploy script, folded, as a block that GitHub colours as a diff. */
export function renderDiff({ results, scriptDiff }: SafeReport, { measure, line, list }: Prose): string {
  if (scriptDiff === undefined) return '';
  const { lines, added, removed } = scriptDiff;
  const result = results.find(({ traits }) => traits.section === 'script-diff');
  const isMade = result === undefined || result.outcome === 'changed';
  const counts = `<code>+${added} −${removed}</code>`;
  const what = lines.length === 0 ? 'differs only in the exit report, or in hidden text' : counts;
  const title = `Deploy script: ${what}${isMade ? '' : ` (${outcomeInWords(result.outcome)})`}`;
  if (lines.length === 0) return title;
  const isOpen = !measure.isBrief && result?.outcome === 'planned';
  return fold(title, codeBlock('diff', list(lines, line, 'lines')), isOpen);
}
