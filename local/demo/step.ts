import type { ActionRun } from '../../harness/action-run.ts';
import type { GitHubEvent } from '../../harness/github.ts';
import { runAction } from '../../harness/run-action.ts';
import { DOMAIN, REPOSITORY, SECRETS, TOKEN } from './shop.ts';
import type { Stage } from './stage.ts';

/** One act of the demo. */
export interface Scenario {
  /** Name of its files. */
  readonly name: string;
  readonly title: string;
  readonly story: string;
  /** Throws what is not as it must be. */
  play(parts: Parts): Promise<void>;
}

/** The parts of a scenario. */
export interface Parts {
  readonly stage: Stage;
  /** Runs the action, shows its log, and keeps its summary. */
  run(more: RunOptions): Promise<Run>;
}

/** The options of one run. */
export interface RunOptions {
  readonly deployScript: string;
  readonly inputs?: Readonly<Record<string, string>>;
  /** More values for `.env`, secret too. */
  readonly secrets?: Readonly<Record<string, string>>;
  /** Somebody cancels the workflow when this stands in the log. */
  readonly cancelAt?: string;
  /** The event that the workflow runs for, a push by default. */
  readonly event?: GitHubEvent;
}

/** A run and what it asked of the service. */
export interface Run extends ActionRun {
  readonly writes: readonly string[];
}

/** The inputs of the step. */
function inputsOf({ apiUrl, urlOf }: Stage): Record<string, string> {
  return {
    ...{ 'base-url': apiUrl, 'api-token': TOKEN, server: 'web-1', site: DOMAIN },
    operations: 'ensure-site, ensure-repository, update-deploy-script, sync-env, deploy',
    ...{ 'repository-provider': 'hosted_git_1', repository: REPOSITORY, branch: 'main' },
    ...{ 'deploy-script-file': 'deploy.sh', 'env-prefix': 'DOTENV_', timeout: '60s' },
    ...{ 'health-check-url': urlOf(DOMAIN), 'health-check-contains': 'Spring collection' },
  };
}

/** The variables by which a runner describes the run. */
const RUNNER = {
  ...{ GITHUB_SERVER_URL: 'https://github.example', GITHUB_REPOSITORY: REPOSITORY },
  GITHUB_RUN_ID: '19412873309',
};

/**
 * Runs the action. The harness throws when a secret gets out, a foreign command runs or an output is missing.
 *
 * @param onStart told of the running action, so that it can be ended
 */
export async function runStep(
  stage: Stage,
  { deployScript, inputs, secrets, cancelAt, event }: RunOptions,
  onStart: (kill: (signal: NodeJS.Signals) => void) => void,
): Promise<ActionRun> {
  const values = { ...SECRETS, ...secrets };
  const dotenv = Object.entries(values).map(([key, value]) => [`DOTENV_${key}`, value]);
  const ofEvent = event === undefined ? {} : await stage.gitHub.runner(event);
  let isCancelled = false;
  return runAction({
    inputs: { ...inputsOf(stage), ...inputs },
    secrets: Object.values(values),
    env: { ...Object.fromEntries(dotenv), ...ofEvent, ...RUNNER },
    files: { 'deploy.sh': deployScript },
    onStart,
    onOutput: (text, kill) => {
      if (isCancelled || cancelAt === undefined || !text.includes(cancelAt)) return;
      isCancelled = true;
      kill('SIGINT');
    },
  });
}
