import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { ActionRun } from '../../harness/action-run.ts';
import { interpretSummary } from '../../harness/runner/file-commands.ts';
import { renderLog } from '../log.ts';
import { writePage } from '../page.ts';

/** The screen and the folder of the demo. */
export interface Output {
  print(...lines: readonly string[]): void;
  /** Prints the beginning of a line. */
  begin(text: string): void;
  /** Leaves a file. */
  write(name: string, text: string): void;
  /** Leaves the log of a run, and its summary as Markdown and as a page. `heading`: lines above the log. */
  leaveRun(name: string, title: string, heading: readonly string[], run: ActionRun): void;
  /** Leaves a comment on a pull request as Markdown and as a page. */
  leaveComment(name: string, title: string, summary: string): void;
}

/** Prints to stdout, and leaves files in a folder, which is emptied first. */
export function createOutput(folder: string): Output {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  const begin: Output['begin'] = (text) => void process.stdout.write(text);
  const write: Output['write'] = (name, text) => writeFileSync(join(folder, name), text);
  return {
    begin,
    write,
    print: (...lines) => begin(lines.map((line) => `${line}\n`).join('')),
    leaveRun(name, title, heading, { log, summary, runner, code }) {
      const text = [...heading, '', ...renderLog(log), ''].join('\n');
      write(`${name}.log`, stripVTControlCharacters(text));
      const upload = interpretSummary(summary, runner.masks);
      const markdown = 'shown' in upload ? upload.shown : '';
      write(`${name}.md`, markdown);
      const { annotations } = runner;
      const page = { title, succeeded: code === 0, annotations, summary: markdown };
      writePage(join(folder, `${name}.html`), page);
    },
    leaveComment(name, title, summary) {
      write(`${name}.md`, summary);
      const heading = 'github-actions bot commented';
      writePage(join(folder, `${name}.html`), { title, succeeded: true, annotations: [], summary, heading });
    },
  };
}
