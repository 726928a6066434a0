import {
  appendFileSync,
  chmodSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
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
const entries = (): [string, string][] => [...parseFileCommand(readFileSync(file, 'utf8'))];

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
  test('stand in the file once, beside what others have written meanwhile', () => {
    const files = open();
    files.setOutputs({ outcome: 'unknown', targets: '[]' });
    appendFileSync(file, 'mine=1\n');
    files.setOutputs({ outcome: 'succeeded' });
    appendFileSync(file, 'mine=2\n');
    files.setOutputs({ outcome: 'succeeded' });
    expect(Object.fromEntries(entries())).toEqual({ before: '1', mine: '2', outcome: 'succeeded' });
    expect(readFileSync(file, 'utf8').match(/outcome/g)).toHaveLength(1);
    writeFileSync(file, 'anew=1\n');
    files.setOutputs({ outcome: 'succeeded' });
    expect(Object.fromEntries(entries())).toEqual({ anew: '1', outcome: 'succeeded' });
    expect([warnings, readdirSync(dirname(file))]).toEqual([[], ['output']]);
  });

  test('leave the mode of the file, and a link in its place', () => {
    chmodSync(file, 0o622);
    open().setOutputs({ outcome: 'succeeded' });
    expect(statSync(file).mode & 0o777).toBe(0o622);
    const link = `${file}-link`;
    symlinkSync(file, link);
    process.env[NAME] = link;
    open().setOutputs({ outcome: 'failed' });
    expect(entries().at(-1)).toEqual(['outcome', 'failed']);
    expect(process.env[NAME]).toBe(link);
  });

  test('are added to a file whose place nothing can take', () => {
    symlinkSync('/nowhere', `${file}.new`);
    open().setOutputs({ outcome: 'succeeded' });
    expect(Object.fromEntries(entries())).toEqual({ before: '1', outcome: 'succeeded' });
    expect(warnings).toEqual([]);
  });
});
