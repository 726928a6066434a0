import { type Client, createClient } from '../api/client.ts';
import type { Console } from '../console/console.ts';
import type { LogStyle } from '../console/log-style.ts';
import { type Clock, timeLimit } from '../core/clock.ts';
import { type ApiError, DeadlineError } from '../core/errors.ts';
import type { Siblings } from '../deploy/siblings.ts';
import { lookUpPullRequest } from '../github/pull-requests.ts';
import type { Traces } from '../github/traces.ts';
import { getPage } from '../net/web-page.ts';
import type {
  Access,
  Applied,
  Applying,
  Change,
  PreparedOperation,
  Replaced,
} from '../operations/operation.ts';
import type { RunEnd } from '../outcome/end.ts';
import type { Facts, NewFacts } from '../outcome/facts.ts';
import { type Failure, outcomeOf } from '../outcome/failure.ts';
import type { Result, Rollback } from '../outcome/result.ts';
import { runCommand } from '../runner/command.ts';
import type { RunnerFiles } from '../runner/runner-files.ts';
import type { Redactor } from '../secrets/redactor.ts';
import type { Inputs } from '../targets/inputs.ts';
import { type Tracker, trackProgress } from './aftermath.ts';
import { hashPlan, type OperationPlan } from './plan-hash.ts';

/** A step of a workflow, or one call of the command. */
export interface Step {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly clock: Clock;
  /** The workflow's cancel. */
  readonly cancel: AbortSignal;
  readonly redactor: Redactor;
  readonly console: Console;
  readonly logStyle: LogStyle;
  readonly files: RunnerFiles;
  /** Sets the output `unfinished`, which stands until the report, even if there is none, or one of a fault. */
  readonly keep: (unfinished: string) => void;
}

/** The end of a step, or of a target in it, if it does not end by itself. Times are of the clock. */
interface Limits {
  /** Aborts when the workflow is cancelled, and when the time is up. */
  readonly signal: AbortSignal;
  readonly deadline: number;
  /** When the checks of a deploy must have ended, so that time remains for a rollback. */
  readonly checksDue: number;
}

/** A step, or a target's part of one, with its time and its connection to the service. */
export interface ConnectedStep extends Step, Limits {
  readonly startedAt: number;
  readonly client: Client;
  /** Stops the time. */
  readonly stop: () => void;
}

/** Connects to the service. Nothing is sent yet, but the timeout of the run begins. */
export function connect(
  { baseUrl, apiToken: token, proxy, vocabulary, timeoutMs, mostAMinute }: Inputs,
  step: Step,
): ConnectedStep {
  const { clock, cancel, console } = step;
  const endless = { signal: cancel, deadline: Number.POSITIVE_INFINITY, checksDue: Number.POSITIVE_INFINITY };
  const time = limitTime(endless, { clock, input: 'timeout', limitMs: timeoutMs, client: () => client });
  const parts = { baseUrl, token, proxy, vocabulary, clock, mostAMinute, ...time, ...tellWaits(console) };
  const client = createClient({ ...parts, epochMs: Date.now, random: Math.random });
  return { ...step, ...time, client };
}

/** A target's part of a step, with its own console. Its time ends after `limitMs`, and at the latest with that of the step. */
export function partFor(step: ConnectedStep, console: Console, limitMs?: number): ConnectedStep {
  const { clock } = step;
  const time = limitTime(step, { clock, input: 'target-timeout', limitMs, client: () => step.client });
  const client = { ...step.client, ...step.client.part({ ...time, ...tellWaits(console) }) };
  return { ...step, ...time, console, client };
}

/** The rest of the time is kept for a rollback. */
export const SHARE_OF_DEPLOY = 2 / 3;

/** A limit of time, by an input. The client knows if requests were held back. */
interface TimeLimit {
  readonly clock: Clock;
  readonly input: keyof typeof TOO_LATE;
  readonly limitMs: number | undefined;
  readonly client: () => Client;
}

/** Limits the time from now on, within other limits: the signal also aborts when it is up. */
function limitTime(
  { signal, deadline, checksDue }: Limits,
  { clock, input, limitMs = Number.POSITIVE_INFINITY, client }: TimeLimit,
) {
  const startedAt = clock.now();
  const late = timeLimit(clock, limitMs, () => {
    const slowed = client().hasRoom() ? '' : ' (slowed by max-requests-per-minute)';
    return new DeadlineError(TOO_LATE[input] + slowed, input + slowed, limitMs);
  });
  return {
    signal: AbortSignal.any([signal, late.signal]),
    startedAt,
    deadline: Math.min(deadline, startedAt + limitMs),
    checksDue: Math.min(checksDue, startedAt + limitMs * SHARE_OF_DEPLOY),
    stop: late.stop,
  };
}

const TOO_LATE = {
  timeout: 'Time ran out for the whole run (timeout).',
  'target-timeout': 'Time ran out for this target (target-timeout).',
};

/** Tells in a log why a request is sent again, or later. */
function tellWaits({ info }: Console) {
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
}

/** The target of a run, and those that hear of it. */
interface RunParts {
  readonly inputs: Inputs;
  /** As it is shown. */
  readonly site: string;
  readonly siblings: Siblings;
  readonly traces: Traces;
  /** Keeps for the post step what a process that is killed now leaves behind, as the rest of a sentence. */
  readonly save: (aftermath: string) => void;
}

/** Creates what the run of a target works with. */
export function createPorts(
  { inputs, site, siblings, traces, save }: RunParts,
  { env, clock, redactor, console, client, signal, startedAt, checksDue }: ConnectedStep,
): Ports {
  const { server, dryRun, operations } = inputs;
  const { redact } = redactor;
  const about = { server: redact(server), site: redact(site), dryRun, operations };
  const access = { githubToken: inputs.githubToken ?? '', env };
  return {
    ...{ inputs, console, siblings, traces, redact, startedAt, checksDue, reader: client, writer: client },
    patience: { clock, signal, during: console.during },
    tracker: trackProgress(about, save, Date.now),
    epochMs: Date.now,
    hide(values) {
      for (const value of values) redactor.add(value);
    },
    getPage,
    runCommand: (command, limitMs) => runCommand({ command, env, output: console.remote(), signal, limitMs }),
    // Loaded only by a run that compares commits.
    orderOf: async (...asked) =>
      (await import('../github/compare-commits.ts')).createOrderOf(access, signal)(...asked),
    lookUpPullRequest: (number) => lookUpPullRequest(number, access, signal),
  };
}

/** The run of a target that was found: what it works with, and how far it has come. It changes in place, so that nothing is lost when an operation throws. */
export interface Run extends Ports {
  /** The server and the site as they were found. */
  readonly found: Facts;
  /** The facts as they are known now. */
  facts: Facts;
  /** Adds to the facts. */
  readonly learn: (more: NewFacts) => void;
  /** The operations that have ended. */
  readonly ended: OperationRun[];
  /** The texts that they have replaced. */
  readonly replaced: ReplacedText[];
  /** True once the run has waited or written since it read what is there. */
  isLate: boolean;
  /** The approved plans of its operations, if any. */
  approved?: readonly OperationPlan[] | undefined;
  pageBefore?: Applying['pageBefore'];
  failure?: Failure | undefined;
  /** Set after a failed deploy that was to be rolled back. */
  rollback?: Rollback | undefined;
}

/** How far an operation has come, and its plan. Kept outside its functions, so that an exception loses nothing. */
export interface OperationRun extends OperationPlan {
  readonly run: Run;
  readonly operation: PreparedOperation;
  changes: readonly Change[];
  /** A different plan is not applied. */
  readonly approved: OperationPlan | undefined;
  readonly applied: Applied[];
  /** The effects of its writes, except `not-done`. */
  readonly effects: Set<'done' | 'unknown'>;
  result: Result;
  failure?: Failure | undefined;
  /** Set once a deploy that may be rolled back was begun. */
  previous?: PreviousCommit | undefined;
}

/** The commit to deploy again if a deploy fails, or why there is none. */
export type PreviousCommit = { readonly commit: string } | { readonly why: string };

/** Begins the run of a target that was found. */
export function begin(ports: Ports, found: Facts, approved?: Run['approved']): Run {
  const learn = (more: NewFacts): void => {
    run.facts = { ...run.facts, ...more };
  };
  const run: Run = { ...ports, found, facts: found, learn, ended: [], replaced: [], isLate: false, approved };
  return run;
}

/** A text that a run has replaced, and the operation that did. */
export interface ReplacedText extends Replaced {
  readonly by: OperationRun;
}

/** The end of a run that has come so far. `failure`: why it did not succeed. */
export function endOf(run: Run, failure = run.failure): RunEnd {
  const { inputs, found, facts, ended, rollback } = run;
  const { operations, dryRun } = inputs;
  const differs = ended.some(({ operation, changes }) => !operation.repeats && changes.length > 0);
  // The last one may have stopped before it was compared, or in the middle of that.
  const isCompared = ended.length > 0 && operations.slice(ended.length - 1).every(({ repeats }) => repeats);
  const isKnown = hasPlanned(run.failure) || isCompared;
  const isGood = failure === undefined || (dryRun && hasPlanned(failure));
  return {
    outcome: isGood ? (dryRun ? 'planned' : 'succeeded') : outcomeOf(failure),
    results: operations.map((operation, nth) => ended[nth]?.result ?? notRun(operation)),
    ...{ facts, failure, rollback },
    hasChanges: differs || (isKnown ? false : undefined),
    planHash: dryRun && hasPlanned(run.failure) ? hashPlan(inputs, found, ended) : undefined,
    durationMs: Math.round(run.patience.clock.now() - run.startedAt),
  };
}

/** True unless a run has stopped early. One that a newer commit supersedes has nothing to do. */
function hasPlanned(failure: Failure | undefined): boolean {
  return failure === undefined || failure.reason === 'older-commit';
}

/** The result of an operation before it begins. */
export function notRun({ name, traits }: PreparedOperation): Result {
  const nothing = { planned: [], changes: [], wrote: false, durationMs: 0 };
  return { operation: name, traits, status: 'not-run', ...nothing };
}
