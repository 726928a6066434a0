import { describe, expect, test } from '@jest/globals';
import { findSyntaxError } from '../../../src/runner/bash-syntax.ts';
import { runCommand } from '../../../src/runner/command.ts';
import { makePipe } from '../../support/pipe.ts';

test('a command that exceeds its time limit is ended, with all that it has started', async () => {
  using pipe = makePipe();
  const output = { push: () => {}, end: () => {} };
  const command = `exec 9<>'${pipe.path}'; sleep 61 & wait`;
  const { signal } = new AbortController();
  expect(await runCommand({ command, env: process.env, output, signal, limitMs: 700 })).toBe(143);
  await pipe.untilClosed();
});

describe('a syntax error in a script', () => {
  test.each([
    ['set -e\nfi\n', "line 2: syntax error near unexpected token `fi'"],
    ['a\nb "\n', 'line 2: unexpected EOF while looking for matching `"\''],
    ['a\nif b; then\n  c\n', 'line 4: syntax error: unexpected end of file'],
    ['shopt -s extglob\nls !(a|b)\n', undefined],
    ['foo-bar() { exit 1; }\nexit 1\n', undefined],
  ])('is found in %j without running it', async (script, error) => {
    expect(await findSyntaxError(script, process.env.PATH, 'alone')).toBe(error);
  });

  test.each([
    ['#!/bin/bash\nset -e\nls', undefined],
    ['# nothing', undefined],
    ['shopt -s extglob\nls !(a|b)\n', "line 2: syntax error near unexpected token `('"],
    ['set -e\n)\n(\nls\n', "line 2: syntax error near unexpected token `)'"],
    ['cat <<A\nb\n', "line 2: warning: here-document at line 1 delimited by end-of-file (wanted `A')"],
  ])('is found in %j where the frame of the exit report is around it', async (script, error) => {
    expect(await findSyntaxError(script, process.env.PATH, 'framed')).toBe(error);
  });

  test('is not looked for in a script that is too long for an argument', async () => {
    expect(await findSyntaxError(`fi\n${'#'.repeat(200_000)}\n`, process.env.PATH, 'alone')).toBeUndefined();
  });

  test('is not looked for without bash', async () => {
    expect(await findSyntaxError('fi', '/nowhere', 'alone')).toBeUndefined();
  });
});
