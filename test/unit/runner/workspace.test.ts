import { execFileSync } from 'node:child_process';
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { readWorkspaceFile } from '../../../src/runner/workspace.ts';
import { makeTestFolder } from '../../support/test-folder.ts';

const root = makeTestFolder();

test('only files inside the roots are read, also through links', () => {
  writeFileSync(join(root, 'bom.sh'), '\uFEFFecho');
  symlinkSync('/etc/hostname', join(root, 'link'));
  expect(readWorkspaceFile('bom.sh', [root])).toEqual({ value: 'echo' });
  expect(readWorkspaceFile(join(root, 'bom.sh'), ['/nowhere', root])).toEqual({ value: 'echo' });
  expect(readWorkspaceFile('link', [root])).toMatchObject({
    expected: expect.stringContaining('links elsewhere'),
  });
  expect(readWorkspaceFile('.', [root])).toMatchObject({ expected: expect.any(String) });
});

test('a pipe or a folder is refused unopened: reading a pipe without a writer would never end', () => {
  execFileSync('mkfifo', [join(root, 'pipe')]);
  mkdirSync(join(root, 'folder'));
  for (const name of ['pipe', 'folder']) {
    const expected = `a regular file; "${name}" is a folder, a pipe or a device`;
    expect(readWorkspaceFile(name, [root])).toEqual({ expected });
  }
});
