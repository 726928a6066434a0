import { expect, test } from '@jest/globals';
import { runCommand } from '../../../src/runner/command.ts';

test('a command with a time limit is ended, with all that it has started', async () => {
  const printed: string[] = [];
  const output = { push: (text: string) => void printed.push(text), end: () => {} };
  const command = `(trap 'echo "the child was ended"; exit' TERM; sleep 61 & wait) & wait`;
  const status = await runCommand(command, process.env, output, new AbortController().signal, 700);
  expect(status).toBe(143);
  expect(printed.join('')).toBe('the child was ended\n');
});
