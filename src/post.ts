import { getInput, getState } from '@actions/core';
import { createConsole } from './console/console.ts';
import { createClock } from './core/clock.ts';
import { runnerCommands } from './runner/commands.ts';
import { silence } from './runner/silence.ts';
import { createRedactor } from './secrets/redactor.ts';

/** The post step: reports what a killed main step may have left behind. The saved states hold no secrets. */
const { env, stdout } = process;
silence(process);
const redactor = createRedactor();
const console = createConsole({
  stdout,
  redactor,
  clock: createClock(process.uptime),
  logStyle: { commands: runnerCommands, colours: false, live: false },
});
const aftermath = getState('run');
if (aftermath !== '') console.warning(aftermath);
// A run with several targets may have opened one for each of its targets.
for (const [name, saved = ''] of Object.entries(env)) {
  if (!name.startsWith('STATE_github-') || saved === '') continue;
  const { closeOpenDeployment } = await import('./github/github-deployment.ts');
  const githubToken = getInput('github-token');
  redactor.add(githubToken, 'always');
  await closeOpenDeployment(saved, { githubToken, env, console }).catch(() =>
    console.warning('The state of the GitHub Deployment is not known: this action has a fault.'),
  );
}
