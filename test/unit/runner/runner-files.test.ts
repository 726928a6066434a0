import { spawnSync } from 'node:child_process';
import { appendFileSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { parseFileCommand } from '../../../harness/runner/file-commands.ts';
import { createRunnerFiles } from '../../../src/runner/runner-files.ts';
import { makeTestFolder } from '../../support/test-folder.ts';

const NAME = 'GITHUB_OUTPUT';
const folder = makeTestFolder();
const before = process.env[NAME];
let file: string;
const warnings: string[] = [];
const open = () => createRunnerFiles(process.env, (line) => void warnings.push(line));
const entries = () => Object.fromEntries(parseFileCommand(readFileSync(file, 'utf8')));

beforeEach(() => {
  warnings.length = 0;
  file = join(mkdtempSync(join(folder, 'of-')), 'output');
  writeFileSync(file, 'before=1\n');
  process.env[NAME] = file;
});
afterEach(() => {
  if (before === undefined) delete process.env[NAME];
  else process.env[NAME] = before;
});

describe('outputs that are set again and again', () => {
  test('have their last values, beside what others have written meanwhile', () => {
    const files = open();
    files.setOutputs({ outcome: 'unknown', targets: '[]' });
    appendFileSync(file, 'mine=1\n');
    files.setOutputs({ outcome: 'succeeded' });
    expect(entries()).toEqual({ before: '1', mine: '1', targets: '[]', outcome: 'succeeded' });
    const link = `${file}-link`;
    symlinkSync(file, link);
    process.env[NAME] = link;
    open().setOutputs({ outcome: 'failed' });
    expect([entries().outcome, warnings]).toEqual(['failed', []]);
  });

  test('leave no half value in a file that takes no more', () => {
    const module = pathToFileURL(join(import.meta.dirname, '../../../src/runner/runner-files.ts'));
    const code = `const { createRunnerFiles } = await import('${module}');
      const files = createRunnerFiles(process.env, console.log);
      files.setOutputs({ outcome: 'unknown' });
      files.setOutputs({ outcome: 'succeeded', log: 'x'.repeat(3_000) });`;
    const shell =
      'trap "" XFSZ; ulimit -f 2; exec "$0" --disable-warning=ExperimentalWarning --input-type=module -e "$1"';
    const args = ['-c', shell, process.execPath, code];
    const { stdout, stderr } = spawnSync('bash', args, { encoding: 'utf8', env: { ...process.env } });
    expect([stdout, stderr]).toEqual([expect.stringContaining('could not be written (EFBIG)'), '']);
    expect(entries()).toEqual({ before: '1', outcome: 'unknown' });
  });
});
