import { type Look, PLAIN, styleOf } from '../../harness/log-look.ts';
import { createTestClock } from '../../harness/test-clock.ts';
import { createConsole } from '../../src/console/console.ts';
import { createRedactor } from '../../src/secrets/redactor.ts';

/** A console on a clock of its own, which hides these secrets, and what it has printed. */
export function makeConsole(look: Look = PLAIN, columns = 80, secrets: readonly string[] = []) {
  const printed: string[] = [];
  const clock = createTestClock();
  const redactor = createRedactor();
  for (const secret of secrets) redactor.add(secret);
  const write = (text: string): void => void printed.push(text);
  const console = createConsole({
    stdout: { write, columns },
    redactor,
    freshToken: () => 'token-of-the-test',
    clock,
    logStyle: styleOf(look, write),
  });
  return { console, clock, stdout: () => printed.join('') };
}
