import { writeFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import type { ActionRun } from '../../harness/action-run.ts';
import { interpretSummary } from '../../harness/runner/file-commands.ts';
import { renderLog } from '../log.ts';
import { leavePages } from '../page.ts';

/**
 * Leaves the log of a run, and its summary as Markdown and as a page.
 *
 * @param path of the files, without what tells their kind
 * @param heading lines above the log
 */
export function leaveRun(path: string, title: string, heading: readonly string[], run: ActionRun): void {
  const { log, summary, runner, code } = run;
  const text = [...heading, '', ...renderLog(log), ''].join('\n');
  writeFileSync(`${path}.log`, stripVTControlCharacters(text));
  const upload = interpretSummary(summary, runner.masks);
  const markdown = 'shown' in upload ? upload.shown : '';
  const { annotations } = runner;
  leavePages(path, { title, succeeded: code === 0, annotations, summary: markdown });
}
