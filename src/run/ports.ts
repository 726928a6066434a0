import { type Client, createClient, type Traffic } from '../api/client.ts';
import type { Console } from '../console/console.ts';
import type { Clock } from '../core/clock.ts';
import { DeadlineError } from '../core/errors.ts';
import { createGitHubTraces, type GitHubTraces } from '../github/traces.ts';
import { getPage } from '../net/web-page.ts';
import type { Applying, Planning } from '../operations/operation.ts';
import type { RunnerFiles } from '../runner/runner-files.ts';
import type { Redactor } from '../secrets/redactor.ts';
import type { Inputs } from './inputs.ts';
import { type Tracker, trackProgress } from './progress.ts';

/** The means of a run. */
export interface Ports
  extends Omit<Planning, 'dryRun' | 'facts' | 'learn' | 'log'>,
    Omit<Applying, 'learn' | 'log' | 'seenToEnd' | 'confirm' | 'checksDue'> {
  readonly inputs: Inputs;
  readonly traffic: () => Traffic;
  readonly console: Console;
  readonly tracker: Tracker;
  /** Called before each operation that changes something. Acts only the first time, and never throws. */
  readonly beforeFirstWrite: () => Promise<void>;
  /** Called when a deploy was seen to fail, before anything is restored. */
  readonly onDeployFailed: GitHubTraces['fail'];
  /** Called before the commit to go back to is deployed. Never throws. */
  readonly beforeRollback: GitHubTraces['rollBack'];
  /** When the run began, by the clock. */
  readonly startedAt: number;
}

/** The workflow step of a run. */
export interface StepContext {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly clock: Clock;
  /** The workflow's cancel. */
  readonly cancel: AbortSignal;
  readonly redactor: Redactor;
  readonly console: Console;
  readonly files: RunnerFiles;
  /** Makes values secrets of this run. */
  readonly hide: (values: Iterable<string>) => void;
}

/** Opens the ports of a run and starts its timeout. Modules that few runs need are loaded on use. */
export function openPorts(
  inputs: Inputs,
  step: StepContext,
): { ports: Ports; traces: GitHubTraces; close: () => Promise<void> } {
  const { env, clock, console, files, hide } = step;
  const { server, site, dryRun, operations } = inputs;
  const { redact } = step.redactor;
  const { client, signal, close } = openClient(inputs, step);
  const remember = files.saveState;
  const traces = createGitHubTraces({ ...step, inputs, runnerEnv: env, signal, log: console, remember });
  const about = { server: redact(server), site: redact(site), dryRun, operations };
  let opened: Promise<void> | undefined;
  const ports: Ports = {
    inputs,
    reader: client,
    writer: client,
    traffic: client.traffic,
    patience: { clock, signal, during: console.during },
    console,
    hide,
    epochMs: Date.now,
    tracker: trackProgress(about, (text) => files.saveState('run', text), Date.now),
    beforeFirstWrite: () => {
      opened ??= traces.open();
      return opened;
    },
    onDeployFailed: traces.fail,
    beforeRollback: traces.rollBack,
    startedAt: clock.now(),
    getPage,
    runCommand: async (command, limitMs) => {
      const { runCommand } = await import('../runner/command.ts');
      return runCommand(command, env, console.remote(), signal, limitMs);
    },
    lookUpPullRequest: async (number) => {
      const { lookUpPullRequest } = await import('../github/pull-requests.ts');
      return lookUpPullRequest(number, { githubToken: inputs.githubToken ?? '', runnerEnv: env }, signal);
    },
  };
  return { ports, traces, close };
}

/** Opens the client. Cancelling the workflow, or the timeout of the run, ends its requests. */
function openClient(
  { baseUrl, apiToken: token, proxy, vocabulary, timeoutMs }: Inputs,
  { clock, cancel, console }: StepContext,
): { client: Client; signal: AbortSignal; close: () => Promise<void> } {
  const deadline = clock.now() + timeoutMs;
  const late = new AbortController();
  const tooLate = new DeadlineError('The time of the whole run (timeout) is up.');
  const stopAlarm = clock.after(timeoutMs, () => late.abort(tooLate));
  const signal = AbortSignal.any([cancel, late.signal]);
  const client = createClient({
    baseUrl,
    token,
    proxy,
    vocabulary,
    clock,
    epochMs: Date.now,
    random: Math.random,
    signal,
    deadline,
    onRetry: (error, delayMs) =>
      console.info(`${error.message} Trying again in ${Math.round(delayMs / 100) / 10} s.`),
    onFewLeft: (remaining) =>
      console.info(`few requests are left in this minute (${remaining}): asking less often`),
  });
  const close = async (): Promise<void> => {
    stopAlarm();
    await client.close();
  };
  return { client, signal, close };
}
