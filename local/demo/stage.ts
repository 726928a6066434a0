import { join } from 'node:path';
import type { ActionRun, Kill } from '../../harness/action-run.ts';
import { type GitHubEvent, startGitHub } from '../../harness/github.ts';
import { setStage as setPlainStage } from '../../harness/stage.ts';
import { DOMAIN, FILES, REPOSITORY, SECRETS } from './shop.ts';

type Texts = Readonly<Record<string, string>>;

/** The options of one run. */
export interface RunOptions {
  readonly deployScript: string;
  readonly inputs?: Texts;
  /** More values for `.env`, secret too. */
  readonly secrets?: Texts;
  /** Somebody cancels the workflow when this stands in the log. */
  readonly cancelAt?: string;
  /** The event that the workflow runs for, a push by default. */
  readonly event?: GitHubEvent;
}

/** A run, the number of its requests to the service, and those that write, in order. */
export interface Run extends ActionRun {
  readonly requests: number;
  readonly writes: readonly string[];
}

export type Stage = Awaited<ReturnType<typeof setStage>>;

/** Sets the stage of the demo in a folder: a git repository, the sandbox, and GitHub's API. Call `stop` at the end. */
export async function setStage(folder: string) {
  const gitBase = join(folder, 'git');
  const origin = join(gitBase, `${REPOSITORY}.git`);
  const plain = await setPlainStage({ 'git-base': gitBase }, FILES, origin);
  const { sandbox, service, repository } = plain;
  const gitHub = await startGitHub();
  const usual = {
    server: 'web-1',
    site: DOMAIN,
    operations: 'ensure-site, ensure-repository, update-deploy-script, sync-env, deploy',
    'repository-provider': 'hosted_git_1',
    repository: REPOSITORY,
    'deploy-script-file': 'deploy.sh',
    'env-prefix': 'DOTENV_',
    timeout: '60s',
    'health-check-url': `http://${DOMAIN}.localhost:${sandbox.port}/`,
    'health-check-contains': 'Spring collection',
  };
  let kill: Kill = () => {};
  return {
    repository,
    gitHub,
    /** Runs the action. The harness throws when a secret gets out, a foreign command runs or an output is missing. */
    async run({ deployScript, inputs, secrets, cancelAt, event }: RunOptions): Promise<Run> {
      const values = { ...SECRETS, ...secrets };
      const dotenv = Object.entries(values).map(([key, value]) => [`DOTENV_${key}`, value]);
      const runner = await gitHub.runner(event ?? { name: 'push' });
      let isCancelled = false;
      const run = await plain.run(
        { ...usual, ...inputs },
        {
          secrets: Object.values(values),
          env: { ...runner, ...Object.fromEntries(dotenv) },
          files: { 'deploy.sh': deployScript },
          onStart: (signal) => {
            kill = signal;
          },
          onOutput: (text, signal) => {
            if (isCancelled || cancelAt === undefined || !text.includes(cancelAt)) return;
            isCancelled = true;
            signal('SIGINT');
          },
        },
      );
      return { ...run, requests: service.requests.length, writes: service.writes() };
    },
    async stop() {
      kill('SIGKILL');
      await gitHub.stop();
      await plain.stop();
    },
  };
}
