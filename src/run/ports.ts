import type { Console } from '../console/console.ts';
import type { GitHubTraces } from '../github/traces.ts';
import { getPage } from '../net/web-page.ts';
import type { Applying, Planning } from '../operations/operation.ts';
import { MOST_OF_NAME } from '../outcome/ended-targets.ts';
import { oneLine } from '../secrets/sanitizer.ts';
import type { RunTarget } from '../targets/find-targets.ts';
import type { Inputs } from '../targets/inputs.ts';
import { type Tracker, trackProgress } from './progress.ts';
import type { Connection, StepContext } from './service-connection.ts';

/** Everything that the run of a target works with. */
export interface Ports
  extends Pick<Planning, 'reader' | 'patience' | 'hide' | 'epochMs' | 'lookUpPullRequest'>,
    Pick<Applying, 'writer' | 'company' | 'getPage' | 'runCommand'>,
    Pick<Connection, 'startedAt' | 'checksDue'>,
    Pick<Surroundings, 'console' | 'onDeployFailed' | 'beforeRollback'> {
  readonly inputs: Inputs;
  readonly tracker: Tracker;
  /** Called before each operation that changes something. Acts only the first time, and never throws. True if it had to wait. */
  readonly beforeFirstWrite: () => Promise<boolean>;
}

/** The surroundings of a target's run, which differ between a single target and those of a list. */
export interface Surroundings extends Pick<Applying, 'company'> {
  readonly console: Console;
  /** Keeps what the post step would say of the target. */
  readonly save: (text: string) => void;
  /** Called before the first write. Never throws. True if it had to wait. */
  readonly open: () => Promise<boolean>;
  /** Called when a deploy was seen to fail, before anything is restored. */
  readonly onDeployFailed: GitHubTraces['fail'];
  /** Called before the commit to go back to is deployed. Never throws. */
  readonly beforeRollback: GitHubTraces['rollBack'];
}

/** Creates the ports of a run. Modules that few runs need are loaded on use. */
export function createPorts(
  { inputs, site }: Pick<RunTarget, 'inputs' | 'site'>,
  { env, clock, hide, redactor: { redact } }: StepContext,
  { client, signal, startedAt, checksDue }: Connection,
  { console, company, save, open, onDeployFailed, beforeRollback }: Surroundings,
): Ports {
  const { server, dryRun, operations } = inputs;
  const about = { server: redact(server), site: oneLine(site, redact, MOST_OF_NAME), dryRun, operations };
  let opened: Promise<boolean> | undefined;
  return {
    ...{ inputs, startedAt, checksDue, company, console, hide, onDeployFailed, beforeRollback, getPage },
    reader: client,
    writer: client,
    patience: { clock, signal, during: console.during },
    tracker: trackProgress(about, save, Date.now),
    epochMs: Date.now,
    beforeFirstWrite: async () => {
      const isFirst = opened === undefined;
      opened ??= open();
      return (await opened) && isFirst;
    },
    runCommand: async (command, limitMs) => {
      const { runCommand } = await import('../runner/command.ts');
      return runCommand(command, env, console.remote(), signal, limitMs);
    },
    lookUpPullRequest: async (number) => {
      const { lookUpPullRequest } = await import('../github/pull-requests.ts');
      return lookUpPullRequest(number, { githubToken: inputs.githubToken ?? '', runnerEnv: env }, signal);
    },
  };
}
