import { expect, test } from '@jest/globals';
import { runCommand } from '../../../src/runner/command.ts';

test('a command with a time limit is ended, with all that it has started', async () => {
  const printed: string[] = [];
  const output = { push: (text: string) => void printed.push(text), end: () => {} };
  const command = `(trap 'echo "the child was ended"; exit' TERM; sleep 61 & wait) & wait`;
  const status = await runCommand(command, process.env, output, new AbortController().signal, 700);
  expect(status).toBe(143);
  // It may be told twice: at the limit, and once more as the command has ended.
  expect(new Set(printed.join('').trim().split('\n'))).toEqual(new Set(['the child was ended']));
});
