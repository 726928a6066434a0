import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, constants, mkdtempSync, openSync } from 'node:fs';
import { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { findSyntaxError } from '../../../src/runner/bash-syntax.ts';
import { runCommand } from '../../../src/runner/command.ts';

test('a command that exceeds its time limit is ended, with all that it has started', async () => {
  const pipe = join(mkdtempSync(join(tmpdir(), 'command-')), 'pipe');
  execFileSync('mkfifo', [pipe]);
  const reader = openSync(pipe, constants.O_RDONLY | constants.O_NONBLOCK);
  const writer = openSync(pipe, constants.O_WRONLY);
  const output = { push: () => {}, end: () => {} };
  const command = `sleep 61 9>'${pipe}' & wait`;
  expect(await runCommand(command, process.env, output, new AbortController().signal, 700)).toBe(143);
  closeSync(writer);
  // The pipe ends when no process holds it open any more.
  const socket = new Socket({ fd: reader }).resume();
  await once(socket, 'end');
  socket.destroy();
});

describe('a syntax error in a script', () => {
  test.each([
    ['set -e\nfi\n', "line 2: syntax error near unexpected token `fi'"],
    ['a\nb "\n', 'line 2: unexpected EOF while looking for matching `"\''],
    ['a\nif b; then\n  c\n', 'line 4: syntax error: unexpected end of file'],
    ['shopt -s extglob\nls !(a|b)\n', undefined],
    ['foo-bar() { exit 1; }\nexit 1\n', undefined],
  ])('is found in %j without running it', async (script, error) => {
    expect(await findSyntaxError(script, process.env.PATH)).toBe(error);
  });

  test('is not looked for in a script that is too long for an argument', async () => {
    expect(await findSyntaxError(`fi\n${'#'.repeat(200_000)}\n`, process.env.PATH)).toBeUndefined();
  });

  test('is not looked for without bash', async () => {
    expect(await findSyntaxError('fi', '/nowhere')).toBeUndefined();
  });
});
