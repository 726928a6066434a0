import { type Client, createClient, type Reader, type Scope, type Writer } from '../api/client.ts';
import type { Console } from '../console/console.ts';
import type { Look } from '../console/look.ts';
import type { Clock } from '../core/clock.ts';
import { DeadlineError } from '../core/errors.ts';
import { ALONE } from '../deploy/deploy-parts.ts';
import { createGitHubTraces, type TargetTraces, type TracesParts } from '../github/traces.ts';
import { getPage } from '../net/web-page.ts';
import type { Applying, Planning } from '../operations/operation.ts';
import type { RunReport } from '../outcome/report.ts';
import type { RunnerFiles } from '../runner/runner-files.ts';
import type { Redactor } from '../secrets/redactor.ts';
import type { Inputs } from './inputs.ts';
import { type Tracker, trackProgress } from './progress.ts';

/** The means of a run. */
export interface Ports
  extends Omit<Planning, 'dryRun' | 'facts' | 'learn' | 'log'>,
    Omit<Applying, 'learn' | 'log' | 'seenToEnd' | 'confirm' | 'checksDue' | 'hasWaited' | 'agree'> {
  readonly inputs: Inputs;
  readonly console: Console;
  readonly tracker: Tracker;
  /** Called before each operation that changes something. Acts only the first time, and never throws. True if it had to wait. */
  readonly beforeFirstWrite: () => Promise<boolean>;
  /** Called when a deploy was seen to fail, before anything is restored. */
  readonly onDeployFailed: TargetTraces['onDeployFailed'];
  /** Called before the commit to go back to is deployed. Never throws. */
  readonly beforeRollback: TargetTraces['beforeRollback'];
  /** When the run began, by the clock. */
  readonly startedAt: number;
  /** When the checks of a deploy must have ended, by the clock, so that time remains for a rollback. */
  readonly checksDue: number;
}

/** The workflow step of a run. */
export interface StepContext {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly clock: Clock;
  /** The workflow's cancel. */
  readonly cancel: AbortSignal;
  readonly redactor: Redactor;
  readonly console: Console;
  readonly look: Look;
  readonly files: RunnerFiles;
  /** Makes values secrets of this run. */
  readonly hide: (values: Iterable<string>) => void;
}

/** The connection of a step to the service. */
export interface Connection {
  readonly client: Client;
  /** Aborts when the workflow is cancelled, and at the timeout. */
  readonly signal: AbortSignal;
  /** Times of the clock. */
  readonly startedAt: number;
  readonly deadline: number;
  readonly close: () => Promise<void>;
}

/** Connects to the service. Nothing is sent yet, but the timeout of the run begins. */
export function connect(
  { baseUrl, apiToken: token, proxy, vocabulary, timeoutMs }: Inputs,
  { clock, cancel, console }: StepContext,
): Connection {
  const startedAt = clock.now();
  const deadline = startedAt + timeoutMs;
  const tooLate = new DeadlineError('The time of the whole run (timeout) is up.', 'timeout', timeoutMs);
  const { signal, stop } = withDeadline(cancel, clock, timeoutMs, tooLate);
  const client = createClient({
    ...{ baseUrl, token, proxy, vocabulary, clock, signal, deadline },
    epochMs: Date.now,
    random: Math.random,
    ...tellWaits(console),
  });
  const close = async (): Promise<void> => {
    stop();
    await client.close();
  };
  return { client, signal, startedAt, deadline, close };
}

/** A signal that also aborts after `ms`, with `reason`, unless it is stopped before. */
export function withDeadline(
  signal: AbortSignal,
  clock: Clock,
  ms: number,
  reason: DeadlineError,
): { signal: AbortSignal; stop: () => void } {
  const late = new AbortController();
  const stop = clock.after(ms, () => late.abort(reason));
  return { signal: AbortSignal.any([signal, late.signal]), stop };
}

/** Tells in a log why a request is sent again, or later. */
export function tellWaits({ info }: Pick<Console, 'info'>): Pick<Scope, 'onRetry' | 'onFewLeft'> {
  return {
    onRetry: (error, delayMs) =>
      info(`${error.message} Trying again in ${Math.round(delayMs / 100) / 10} s.`),
    onFewLeft: (remaining) => info(`few requests are left in this minute (${remaining}): asking less often`),
  };
}

/** The parts of a run's ports that its step does not determine. */
export interface OwnPorts
  extends Pick<
    Ports,
    'company' | 'tracker' | 'startedAt' | 'checksDue' | 'onDeployFailed' | 'beforeRollback'
  > {
  readonly client: Reader & Writer;
  readonly signal: AbortSignal;
  /** Called before the first write. Never throws. True if it had to wait. */
  readonly open: () => Promise<boolean>;
}

/** Creates the ports of a run. Modules that few runs need are loaded on use. */
export function createPorts(inputs: Inputs, step: StepContext, own: OwnPorts): Ports {
  const { env, clock, console, hide } = step;
  const { client, signal, open, ...others } = own;
  let opened: Promise<boolean> | undefined;
  return {
    ...others,
    inputs,
    reader: client,
    writer: client,
    patience: { clock, signal, during: console.during },
    console,
    hide,
    epochMs: Date.now,
    beforeFirstWrite: async () => {
      const isFirst = opened === undefined;
      opened ??= open();
      return (await opened) && isFirst;
    },
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
}

/** Opens the ports of the only run of a step, and starts its timeout. */
export function openPorts(inputs: Inputs, step: StepContext, headline: TracesParts['headline']) {
  const { env, console, files } = step;
  const { server, site, dryRun, operations, timeoutMs } = inputs;
  const { redact } = step.redactor;
  const { client, signal, startedAt, close } = connect(inputs, step);
  const target = { inputs };
  const traces = createGitHubTraces([target], {
    ...{ ...step, runnerEnv: env, signal, log: console, remember: files.saveState, headline },
  });
  const { deploymentId, ...hooks } = traces.of(target);
  const closeTraces = (run: RunReport): Promise<void> =>
    traces.settle(() => ({ run, outcome: run.outcome, failure: run.failure }), true);
  const about = { server: redact(server), site: redact(site), dryRun, operations };
  const ports = createPorts(inputs, step, {
    ...{ client, signal, startedAt, company: ALONE },
    checksDue: startedAt + timeoutMs * SHARE_OF_DEPLOY,
    tracker: trackProgress(about, (text) => files.saveState('run', text), Date.now),
    ...hooks,
  });
  return { ports, closeTraces, deploymentId, traffic: client.traffic, close };
}

/** The rest of the time is kept for a rollback. */
export const SHARE_OF_DEPLOY = 2 / 3;
