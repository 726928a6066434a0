import { createConsole } from './console/console.ts';
import { createClock } from './core/clock.ts';
import { silence } from './runner/silence.ts';
import { createRedactor } from './secrets/redactor.ts';
import { readAftermath } from './step/saved-state.ts';

/**
 * The post step: reports what a killed main step may have left behind. It reads the saved states by the runner's own
 * names, as loading the toolkit would take most of its time. The states hold no secrets.
 */
const { env } = process;
silence(process);
const redactor = createRedactor();
const console = createConsole({
  stdout: process.stdout,
  redactor,
  clock: createClock(process.uptime),
  // Loaded only for remote text, of which a post step rarely has any.
  freshToken: () => process.getBuiltinModule('node:crypto').randomBytes(16).toString('hex'),
});
// The log may be closed, too.
process.stdout.on('error', () => {});

const aftermath = readAftermath(env.STATE_run);
if (aftermath !== undefined) console.warning(aftermath);
// A run with several targets may have opened one for each of its targets.
for (const [name, saved] of Object.entries(env))
  if (name.startsWith('STATE_github-')) await closeGitHubDeployment(saved);

async function closeGitHubDeployment(saved = ''): Promise<void> {
  if (saved === '') return;
  const { closeOpenDeployment } = await import('./github/github-deployment.ts');
  const githubToken = env['INPUT_GITHUB-TOKEN']?.trim() ?? '';
  redactor.add(githubToken, 'always');
  await closeOpenDeployment(saved, { githubToken, runnerEnv: env, log: console }).catch(() =>
    console.warning('The state of the GitHub Deployment is not known: this action has a fault.'),
  );
}
