import { randomBytes } from 'node:crypto';
import { describeAftermath } from './report/aftermath.ts';
import { createConsole } from './workflow/console.ts';
import { createRedactor } from './workflow/redactor.ts';

/**
 * The post step: says what a main step that was killed may have left behind. Reads the runner's own names for saved
 * states, as the toolkit would cost this small step most of its time. The states hold no secrets.
 */
const { env } = process;
const console = createConsole({
  write: (text) => process.stdout.write(text),
  redactor: createRedactor(),
  freshToken: () => randomBytes(16).toString('hex'),
});
// The log may be gone, as the main step is.
process.stdout.on('error', () => {});

sayWhatIsLeft();

function sayWhatIsLeft(): void {
  const aftermath = describeAftermath(env.STATE_run);
  if (aftermath !== undefined) console.warning(aftermath);
}
