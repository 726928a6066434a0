import { randomBytes } from 'node:crypto';
import { createConsole } from './workflow/console.ts';
import { createRedactor } from './workflow/redactor.ts';
import { silence } from './workflow/silence.ts';

/** The post step: says what a main step that was killed may have left behind. The state holds no secrets. */
silence(process);
const redactor = createRedactor();
const console = createConsole({
  write: (text) => process.stdout.write(text),
  redactor,
  freshToken: () => randomBytes(16).toString('hex'),
});

// The runner's own name for a saved state; the toolkit would cost this small step most of its time.
switch (process.env.STATE_run) {
  case 'triggered':
    console.warning(
      'The step was ended from outside after it had sent the trigger: the deploy may still be running, and how it ends is not known. Look at the site before running again.',
    );
    break;
  case 'started':
    console.warning(
      'The step was ended from outside before it triggered a deploy. Other operations may have taken effect. Running again does what is missing, and once more what is asked for in every run, such as a restart of the server.',
    );
    break;
}

const left = process.env['STATE_github-deployment'] ?? '';
if (left !== '') {
  const { closeLeftDeployment } = await import('./workflow/deployments.ts');
  const token = process.env['INPUT_GITHUB-TOKEN']?.trim() ?? '';
  redactor.add(token, 'always');
  await closeLeftDeployment(left, { token, runnerEnv: process.env, log: console });
}
