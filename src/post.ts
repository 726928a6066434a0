import { randomBytes } from 'node:crypto';
import { createConsole } from './console/console.ts';
import { describeAftermath } from './run/aftermath.ts';
import { silence } from './runner/silence.ts';
import { createRedactor } from './secrets/redactor.ts';

/**
 * The post step: says what a main step that was killed may have left behind. Reads the runner's own names for saved
 * states, as the toolkit would cost this small step most of its time. The states hold no secrets.
 */
const { env } = process;
silence(process);
const redactor = createRedactor();
const console = createConsole({
  write: (text) => process.stdout.write(text),
  redactor,
  freshToken: () => randomBytes(16).toString('hex'),
});
// The log may be gone, as the main step is.
process.stdout.on('error', () => {});

sayWhatIsLeft();
await closeGitHubDeployment();

function sayWhatIsLeft(): void {
  const aftermath = describeAftermath(env.STATE_run);
  if (aftermath !== undefined) console.warning(aftermath);
}

async function closeGitHubDeployment(): Promise<void> {
  const left = env['STATE_github-deployment'] ?? '';
  if (left === '') return;
  const { closeOpenDeployment } = await import('./github/github-deployment.ts');
  const githubToken = env['INPUT_GITHUB-TOKEN']?.trim() ?? '';
  redactor.add(githubToken, 'always');
  await closeOpenDeployment(left, { githubToken, runnerEnv: env, log: console }).catch(() =>
    console.warning('How the GitHub Deployment stands is not known: this action has a fault.'),
  );
}
