import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { ActionRun } from '../../harness/action-run.ts';
import { interpretSummary } from '../../harness/runner/file-commands.ts';
import { renderLog } from '../log.ts';
import { writePage } from '../page.ts';
import type { Stage } from './stage.ts';

/** Everything that the demo prints and leaves. */
export interface Output {
  print(...lines: readonly string[]): void;
  /** Leaves a file. `isOurs`: what is in it comes from the action or from us. */
  write(name: string, text: string, isOurs?: boolean): void;
  /** All that is ours so far. */
  text(): string;
  /** The files so far, by their paths from the project's folder. */
  readonly files: readonly string[];
}

/** Prints to stdout, and leaves files in a folder, which is emptied first. */
export function createOutput(folder: string): Output {
  const written: string[] = [];
  const files: string[] = [];
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  return {
    files,
    text: () => written.join('\n'),
    print(...lines) {
      const text = lines.map((line) => `${line}\n`).join('');
      process.stdout.write(text);
      written.push(text);
    },
    write(name, text, isOurs = true) {
      writeFileSync(join(folder, name), text);
      files.push(`${basename(folder)}/${name}`);
      if (isOurs) written.push(text);
    },
  };
}

/** Prints the log, and leaves the summary as the runner uploads it. */
export function showRun(
  { print, write }: Output,
  { log, summary, runner, code }: ActionRun,
  name: string,
  title: string,
): void {
  print(...renderLog(log));
  const upload = interpretSummary(summary, runner.masks);
  const markdown = 'shown' in upload ? upload.shown : '';
  const { annotations } = runner;
  write(`${name}.md`, markdown);
  writePage(join('.demo', `${name}.html`), { title, succeeded: code === 0, annotations, summary: markdown });
}

/** Leaves the newest comment on the pull request. */
export function showComment({ write }: Output, { gitHub }: Stage, name: string, title: string): void {
  const summary = gitHub.comments.at(-1)?.body ?? '';
  const heading = 'github-actions bot commented';
  write(`${name}-comment.md`, summary);
  writePage(join('.demo', `${name}-comment.html`), {
    title,
    succeeded: true,
    annotations: [],
    summary,
    heading,
  });
}
