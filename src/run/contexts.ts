import { type Client, createClient } from '../api/client.ts';
import type { Console } from '../console/console.ts';
import type { LogStyle } from '../console/log-style.ts';
import { type Clock, timeLimit } from '../core/clock.ts';
import { type ApiError, DeadlineError } from '../core/errors.ts';
import { createOrderOf } from '../github/compare-commits.ts';
import { lookUpPullRequest } from '../github/pull-requests.ts';
import type { Traces } from '../github/traces.ts';
import { getPage } from '../net/web-page.ts';
import type { Access, Applied, Applying, PreparedOperation, Replaced } from '../operations/operation.ts';
import type { OperationEnd, RollbackEnd, RunEnd } from '../outcome/end.ts';
import type { Facts } from '../outcome/facts.ts';
import { type Failure, outcomeOf } from '../outcome/failure.ts';
import { runCommand } from '../runner/command.ts';
import type { RunnerFiles } from '../runner/runner-files.ts';
import type { Redactor } from '../secrets/redactor.ts';
import type { Inputs } from '../targets/inputs.ts';
import type { Progress } from './aftermath.ts';
import { hashPlan, type OperationPlan } from './plan-hash.ts';

/** A step of a workflow, or one call of the command. */
export interface Step {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly clock: Clock;
  readonly cancel: AbortSignal;
  readonly redactor: Redactor;
  readonly console: Console;
  readonly logStyle: LogStyle;
  readonly files: RunnerFiles;
  /** Sets the output `unfinished`, which stands until the report, even if there is none, or one of a fault. */
  readonly keep: (unfinished: string) => void;
}

/** A step, or a target's part of one, with its time and its connection to the service. Times are of the clock. */
export interface ConnectedStep extends Step {
  /** Aborts when the workflow is cancelled, and when the time is up. */
  readonly signal: AbortSignal;
  readonly startedAt: number;
  readonly deadline: number;
  /** When the checks of a deploy must have ended, so that time remains for a rollback. */
  readonly checksDue: number;
  readonly client: Client;
  /** The input that slows the run, if it is given, as a part of the message when its time is over. */
  readonly slowedBy: string;
  /** Stops the time. */
  readonly stop: () => void;
}

/** Connects to the service. Nothing is sent yet, but the timeout of the run begins. */
export function connectStep(inputs: Inputs, step: Step): ConnectedStep {
  const { baseUrl, apiToken: token, proxy, vocabulary, mostAMinute, timeoutMs } = inputs;
  const { cancel: signal, console } = step;
  const deadline = Number.POSITIVE_INFINITY;
  const endless = { ...step, signal, deadline };
  const service = { baseUrl, token, proxy, vocabulary, mostAMinute };
  const client = createClient({ ...service, ...endless, random: Math.random, onRetry() {} });
  const slowedBy = mostAMinute === undefined ? '' : ', with max-requests-per-minute';
  return limitedPart({ ...endless, checksDue: deadline, slowedBy, client }, console, 'timeout', timeoutMs);
}

/** The rest of the time is kept for a rollback. */
export const SHARE_OF_DEPLOY = 2 / 3;

/** A part of a step, with its own console. Its time ends `ms` after now, as `input` sets it, and at the latest with that of the step. */
export function limitedPart(
  step: Omit<ConnectedStep, 'startedAt' | 'stop'>,
  console: Console,
  input: 'timeout' | 'target-timeout',
  ms = Number.POSITIVE_INFINITY,
): ConnectedStep {
  const { clock, client, slowedBy } = step;
  const startedAt = clock.now();
  const reason = (): Error => new DeadlineError(`Time ran out (${input}${slowedBy}).`, input, ms);
  const late = timeLimit(clock, ms, reason);
  const limits = {
    signal: AbortSignal.any([step.signal, late.signal]),
    deadline: Math.min(step.deadline, startedAt + ms),
    checksDue: Math.min(step.checksDue, startedAt + ms * SHARE_OF_DEPLOY),
  };
  const onRetry = ({ message }: ApiError, delayMs: number): void =>
    console.info(`${message} Trying again in ${Math.max(1, Math.round(delayMs / 100)) / 10} s.`);
  const own = { ...client, ...client.part({ ...limits, onRetry }) };
  return { ...step, ...limits, startedAt, stop: late.stop, console, client: own };
}

/** Everything that the run of a target works with. */
export interface Ports extends Access, Pick<ConnectedStep, 'console' | 'startedAt' | 'checksDue'> {
  readonly inputs: Inputs;
  readonly traces: Traces;
  /** Keeps for the post step what a process that is killed now leaves behind, as the rest of a sentence. */
  readonly save: (aftermath: string) => void;
}

/** Creates what the run of a target works with. */
export function createPorts(
  parts: Pick<Ports, 'inputs' | 'siblings' | 'traces' | 'save'>,
  { env, clock, redactor, console, client, signal, startedAt, checksDue }: ConnectedStep,
): Ports {
  const access = { githubToken: parts.inputs.githubToken ?? '', env };
  return {
    ...parts,
    console,
    startedAt,
    checksDue,
    redact: redactor.redact,
    reader: client,
    writer: client,
    patience: { clock, signal, during: console.during },
    epochMs: Date.now,
    hide(values) {
      for (const value of values) redactor.add(value);
    },
    getPage,
    runCommand: (command, limitMs) => runCommand({ command, env, open: console.remote, signal, limitMs }),
    orderOf: createOrderOf(access, signal),
    lookUpPullRequest: (number) => lookUpPullRequest(number, access, signal),
  };
}

/** The run of a target that was found: what it works with, and how far it has come. It changes in place, so that nothing is lost when an operation throws. */
export interface Run extends Ports, Progress {
  readonly inputs: Inputs;
  /** The server and the site as they were found. */
  readonly found: Facts;
  facts: Facts;
  readonly learn: (more: Partial<Facts>) => void;
  readonly ended: OperationRun[];
  readonly replaced: ReplacedText[];
  approved?: readonly OperationPlan[] | undefined;
  pageBefore?: Applying['pageBefore'];
  failure?: Failure | undefined;
  /** Set after a failed deploy that was to be rolled back. */
  rollback?: RollbackEnd | undefined;
}

/** The progress of an operation, and its plan. Kept outside its functions, so that an exception loses nothing. */
export interface OperationRun extends OperationPlan {
  readonly run: Run;
  readonly operation: PreparedOperation;
  changes: OperationPlan['changes'];
  /** A different plan is not applied. */
  readonly approved: OperationPlan | undefined;
  readonly applied: Applied[];
  /** The effects of its writes, except `not-done`. */
  readonly effects: Set<'done' | 'unknown'>;
  end: OperationEnd;
  /** Set once a deploy that may be rolled back was begun. */
  previous?: PreviousCommit | undefined;
}

/** The commit to deploy again if a deploy fails, or why there is none. */
export type PreviousCommit = { readonly commit: string } | { readonly why: string };

/** Begins the run of a target that was found. */
export function beginRun(ports: Ports, found: Facts, approved?: Run['approved']): Run {
  const learn = (more: Partial<Facts>): void => {
    run.facts = { ...run.facts, ...more };
  };
  const none = { ended: [], replaced: [], sent: [], isWriting: false };
  const run: Run = { ...ports, ...none, found, facts: found, learn, approved };
  return run;
}

export type ReplacedText = Replaced & { readonly by: OperationRun };

/** The end of a run that has come so far. `failure`: why it did not succeed. */
export function endOfRun(run: Run, failure = run.failure): RunEnd {
  const { inputs, found, facts, ended, rollback } = run;
  const { operations, dryRun } = inputs;
  const differs = ended.some(({ operation, changes }) => !operation.repeats && changes.length > 0);
  // A run that a newer commit supersedes counts as planned: it has nothing to do.
  const isKnown = run.failure === undefined || run.failure.reason === 'older-commit';
  const isGood = failure === undefined || (dryRun && failure.reason === 'older-commit');
  return {
    outcome: isGood ? (dryRun ? 'planned' : 'succeeded') : outcomeOf(failure),
    results: operations.map((operation, nth) => ended[nth]?.end ?? notRun(operation)),
    facts,
    failure,
    rollback,
    hasChanges: differs || (isKnown ? false : undefined),
    planHash: dryRun && isKnown ? hashPlan(inputs, found, ended) : undefined,
    durationMs: Math.round(run.patience.clock.now() - run.startedAt),
  };
}

/** The end of an operation that has not begun. */
export function notRun({ name, traits }: PreparedOperation): OperationEnd {
  return {
    operation: name,
    traits,
    outcome: 'not-run',
    planned: [],
    changes: [],
    wrote: false,
    durationMs: 0,
  };
}
