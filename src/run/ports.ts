import { type Client, createClient, type Reader, type Writer } from '../api/client.ts';
import type { Console } from '../console/console.ts';
import type { LogStyle } from '../console/log-style.ts';
import type { Clock } from '../core/clock.ts';
import { type ApiError, DeadlineError } from '../core/errors.ts';
import type { Notes } from '../core/log.ts';
import type { Siblings } from '../deploy/siblings.ts';
import type { Traces } from '../github/traces.ts';
import type { Access, Applying } from '../operations/operation.ts';
import type { RunnerFiles } from '../runner/runner-files.ts';
import type { Redactor } from '../secrets/redactor.ts';
import type { Inputs } from '../targets/inputs.ts';
import { type Tracker, trackProgress } from './aftermath.ts';

/** The workflow step of a run. */
export interface StepContext {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly clock: Clock;
  /** The workflow's cancel. */
  readonly cancel: AbortSignal;
  readonly redactor: Redactor;
  readonly console: Console;
  readonly logStyle: LogStyle;
  readonly files: RunnerFiles;
  /** Makes values secrets of this run. */
  readonly hide: (values: Iterable<string>) => void;
}

/** The end of a run, or of a target in it, if it does not end by itself. Times are of the clock. */
interface Limits {
  /** Aborts when the workflow is cancelled, and when the time is up. */
  readonly signal: AbortSignal;
  readonly deadline: number;
  /** When the checks of a deploy must have ended, so that time remains for a rollback. */
  readonly checksDue: number;
}

/** The connection to the service, as a target uses it. */
interface Connection extends Limits {
  readonly client: Reader & Writer;
  readonly startedAt: number;
  /** Stops the time. */
  readonly stop: () => void;
}

/** The connection of a step. */
export interface StepConnection extends Connection {
  readonly client: Client;
}

const WHOLE = 'Time ran out for the whole run (timeout).';

/** Connects to the service. Nothing is sent yet, but the timeout of the run begins. */
export function connect(
  { baseUrl, apiToken: token, proxy, vocabulary, timeoutMs, mostAMinute }: Inputs,
  { clock, cancel, console }: StepContext,
): StepConnection {
  const endless = { signal: cancel, deadline: Number.POSITIVE_INFINITY, checksDue: Number.POSITIVE_INFINITY };
  const limits = limitTime(endless, clock, timeoutMs, () => tooLate(WHOLE, 'timeout', timeoutMs, client));
  const parts = { baseUrl, token, proxy, vocabulary, clock, mostAMinute, ...limits, ...tellWaits(console) };
  const client = createClient({ ...parts, epochMs: Date.now, random: Math.random });
  return { ...limits, client };
}

/** The error of a run, or of a target, whose time is up. */
export function tooLate(message: string, input: string, limitMs: number, client: Client): DeadlineError {
  const slowed = client.hasRoom() ? '' : ' (slowed by max-requests-per-minute)';
  return new DeadlineError(message + slowed, input + slowed, limitMs);
}

/** The rest of the time is kept for a rollback. */
export const SHARE_OF_DEPLOY = 2 / 3;

/** Limits the time from now on, within other limits: the signal also aborts, with a `reason`, when it is up. */
export function limitTime(
  { signal, deadline, checksDue }: Limits,
  clock: Clock,
  ms: number,
  reason: () => Error,
) {
  const startedAt = clock.now();
  const late = new AbortController();
  return {
    signal: AbortSignal.any([signal, late.signal]),
    startedAt,
    deadline: Math.min(deadline, startedAt + ms),
    checksDue: Math.min(checksDue, startedAt + ms * SHARE_OF_DEPLOY),
    stop: clock.after(ms, () => late.abort(reason())),
  };
}

/** Tells in a log why a request is sent again, or later. */
export function tellWaits({ info }: Notes) {
  return {
    onRetry: ({ message }: ApiError, delayMs: number) =>
      info(`${message} Trying again in ${Math.max(1, Math.round(delayMs / 100)) / 10} s.`),
    onFewLeft: (remaining: number) =>
      info(`few requests are left in this minute (${remaining}): asking less often`),
  };
}

/** Everything that the run of a target works with. */
export interface Ports extends Access {
  readonly inputs: Inputs;
  readonly console: Console;
  readonly traces: Traces;
  readonly tracker: Tracker;
  readonly startedAt: number;
  readonly checksDue: number;
  /** Set by the run itself, once it knows its site. */
  readonly pageBefore?: Applying['pageBefore'];
}

/** Those that hear from the run of a target. */
export interface Listeners {
  readonly console: Console;
  readonly traces: Traces;
  /** Keeps for the post step what a process that is killed now leaves behind, as the rest of a sentence. */
  readonly save: (aftermath: string) => void;
}

/** A target to run; `site` as it is shown. */
interface Running extends Listeners {
  readonly inputs: Inputs;
  readonly site: string;
  readonly siblings: Siblings;
}

/** Creates the ports of a run. Modules that few runs need are loaded on use. */
export function createPorts(
  { inputs, site, save, console, siblings, traces }: Running,
  { env, clock, hide, redactor: { redact } }: StepContext,
  { client, signal, startedAt, checksDue }: Connection,
): Ports {
  const { server, dryRun, operations } = inputs;
  const about = { server: redact(server), site: redact(site), dryRun, operations };
  const access = { githubToken: inputs.githubToken ?? '', env };
  return {
    inputs,
    startedAt,
    checksDue,
    console,
    siblings,
    traces,
    hide,
    getPage: async (...asked) => (await import('../net/web-page.ts')).getPage(...asked),
    redact,
    reader: client,
    writer: client,
    patience: { clock, signal, during: console.during },
    tracker: trackProgress(about, save, Date.now),
    epochMs: Date.now,
    runCommand: async (command, limitMs) =>
      (await import('../runner/command.ts')).runCommand(command, env, console.remote(), signal, limitMs),
    orderOf: async (...asked) =>
      (await import('../github/compare-commits.ts')).createOrderOf(access, signal)(...asked),
    lookUpPullRequest: async (number) =>
      (await import('../github/pull-requests.ts')).lookUpPullRequest(number, access, signal),
  };
}
