import type { Client, Effect, getPage } from './api/client.ts';
import type { Clock } from './clock.ts';
import {
  ApiError,
  advise,
  CancelledError,
  DeadlineError,
  explain,
  InputError,
  OperationError,
} from './errors.ts';
import type { Inputs } from './inputs.ts';
import type { Applying, Change, Facts, Operation, Planning } from './operations/operation.ts';
import { resolveTarget } from './operations/target.ts';
import type { Outcome } from './outcome.ts';
import type { Console } from './workflow/console.ts';

/** How one operation ended. */
export type Status = 'changed' | 'unchanged' | 'planned' | 'failed' | 'unknown' | 'not-run';

/** What became of one operation. */
export interface Result {
  readonly operation: string;
  readonly status: Status;
  /** What was to be changed, one line each. */
  readonly planned: readonly string[];
  /** What was changed, or in a dry run would be, one line each. */
  readonly changes: readonly string[];
  /** Whether a write of it took effect, also when the operation as a whole did not succeed. */
  readonly wrote: boolean;
  readonly durationMs: number;
  readonly error?: string;
}

/** Why a run did not succeed. */
export interface Failure {
  readonly outcome: Exclude<Outcome, 'succeeded' | 'planned'>;
  readonly message: string;
  /** The next step to take. */
  readonly next: string;
}

/** What became of a run. Nothing in it is redacted yet. */
export interface RunReport {
  readonly outcome: Outcome;
  readonly failure?: Failure;
  readonly results: readonly Result[];
  readonly facts?: Facts;
  readonly durationMs: number;
}

/** What a run works with. */
export interface RunParts {
  readonly inputs: Inputs;
  readonly client: Client;
  readonly clock: Clock;
  readonly signal: AbortSignal;
  readonly console: Console;
  readonly hide: (values: Iterable<string>) => void;
  /** The wall clock in milliseconds since 1970. */
  readonly epochMs: () => number;
  readonly rememberTrigger: () => void;
  readonly getPage: typeof getPage;
  readonly runCommand: (command: string) => Promise<number>;
}

/**
 * One run: finds the site, then plans and applies each operation in order, up to the first that does not
 * succeed. Never throws: whatever happens ends as a report.
 */
export async function run(parts: RunParts): Promise<RunReport> {
  const { inputs, client, clock } = parts;
  const startedAt = clock.now();
  const results: Result[] = [];
  let facts: Facts | undefined;
  let failure: Failure | undefined;
  try {
    facts = await resolveTarget(client, inputs);
  } catch (error) {
    failure = failureOf(error);
  }
  for (const operation of inputs.operations) {
    if (facts === undefined || failure !== undefined) {
      results.push({
        operation: operation.name,
        status: 'not-run',
        planned: [],
        changes: [],
        wrote: false,
        durationMs: 0,
      });
      continue;
    }
    const known: Facts = facts;
    const done = await parts.console.group(operation.name, () => runOperation(parts, operation, known));
    ({ facts, failure } = done);
    results.push(done.result);
  }
  const outcome = failure?.outcome ?? (inputs.dryRun ? 'planned' : 'succeeded');
  const durationMs = Math.round(clock.now() - startedAt);
  return { outcome, ...(failure && { failure }), results, ...(facts && { facts }), durationMs };
}

interface Done {
  readonly result: Result;
  readonly facts: Facts;
  readonly failure: Failure | undefined;
}

async function runOperation(parts: RunParts, operation: Operation, known: Facts): Promise<Done> {
  const { inputs, clock, console } = parts;
  const startedAt = clock.now();
  const planned: string[] = [];
  const changes: string[] = [];
  let facts = known;
  let wrote = false;
  let inDoubt = false;
  const learn = (more: Partial<Facts>): void => {
    facts = { ...facts, ...more };
  };
  const end = (status: Status, failure?: Failure): Done => {
    const durationMs = Math.round(clock.now() - startedAt);
    const error = failure && { error: failure.message };
    return {
      result: { operation: operation.name, status, planned, changes, wrote, durationMs, ...error },
      facts,
      failure,
    };
  };
  try {
    const plan = await operation.plan(planningOf(parts, facts, learn));
    for (const { summary } of plan.changes) planned.push(summary);
    for (const summary of planned) console.info(`plan: ${summary}`);
    if (plan.changes.length === 0 && !operation.shows) console.info('nothing to change');
    if (inputs.dryRun) {
      for (const summary of planned) changes.push(summary);
      learn(plan.expected ?? {});
      return end(changes.length > 0 ? 'planned' : 'unchanged');
    }
    const confirm = (): void => {
      wrote = true;
    };
    const onWrite = (effect: Effect<unknown>): void => {
      if (effect.state === 'done') confirm();
      inDoubt ||= effect.state === 'unknown';
    };
    const applying = applyingOf(parts, learn, onWrite, confirm);
    const changed = await applyAll(plan.changes, applying, changes);
    return end(changed ? 'changed' : 'unchanged');
  } catch (error) {
    const failure = failureOf(error);
    return end(statusOf(failure, wrote || inDoubt), failure);
  }
}

async function applyAll(plan: readonly Change[], applying: Applying, changes: string[]): Promise<boolean> {
  let changed = false;
  for (const change of plan) {
    const applied = await change.apply(applying);
    applying.log.info(applied.summary);
    changes.push(applied.summary);
    if (applied.changed) applying.confirm();
    changed ||= applied.changed;
  }
  return changed;
}

function planningOf(parts: RunParts, facts: Facts, learn: Planning['learn']): Planning {
  const { inputs, client, clock, signal, console, hide, epochMs } = parts;
  const patience = { clock, signal };
  return { inputs, facts, reader: client, patience, log: console, learn, hide, epochMs };
}

function applyingOf(
  parts: RunParts,
  learn: Applying['learn'],
  onWrite: (effect: Effect<unknown>) => void,
  confirm: Applying['confirm'],
): Applying {
  const { client, clock, signal, console, hide, rememberTrigger, getPage, runCommand } = parts;
  const writer: Applying['writer'] = {
    async write(endpoint, parameters, body) {
      const effect = await client.write(endpoint, parameters, body);
      onWrite(effect);
      return effect;
    },
  };
  const { traffic } = client;
  const patience = { clock, signal };
  return {
    writer,
    reader: client,
    traffic,
    patience,
    log: console,
    learn,
    hide,
    rememberTrigger,
    confirm,
    getPage,
    runCommand,
  };
}

/** An operation that was interrupted is unknown once it has written, or may have. */
function statusOf({ outcome }: Failure, mayHaveWritten: boolean): Status {
  switch (outcome) {
    case 'failed':
    case 'rejected':
      return 'failed';
    case 'unknown':
      return 'unknown';
    case 'timed_out':
      return mayHaveWritten ? 'unknown' : 'failed';
    case 'cancelled':
      return mayHaveWritten ? 'unknown' : 'not-run';
  }
}

/** What an error means for the run. */
export function failureOf(error: unknown): Failure {
  if (error instanceof InputError) {
    return {
      outcome: 'rejected',
      message: describeProblems(error),
      next: 'Correct the inputs and run again; no write was sent.',
    };
  }
  if (error instanceof OperationError) {
    return { outcome: error.stop, message: explain(error), next: error.next };
  }
  if (error instanceof ApiError) return { outcome: 'failed', message: explain(error), next: advise(error) };
  if (error instanceof DeadlineError) {
    return {
      outcome: 'timed_out',
      message: error.message,
      next: 'Look at the site, then run again, with a longer timeout if need be.',
    };
  }
  if (error instanceof CancelledError) {
    return {
      outcome: 'cancelled',
      message: error.message,
      next: 'Look at the site before running again: what was triggered may still be running.',
    };
  }
  // The message of an error that is not ours may quote what it choked on.
  const name = error instanceof Error ? error.name : typeof error;
  const place =
    error instanceof Error
      ? (/\((?:.*\/)?([^/()]+:\d+:\d+)\)/.exec(error.stack ?? '')?.[1] ?? 'unknown place')
      : '';
  return {
    outcome: 'failed',
    message: `This action has a fault: ${name} at ${place}.`,
    next: 'Please report it with this line.',
  };
}

/** How many problems or changes a message lists without losing its end. */
export const MOST_LISTED = 20;

function describeProblems({ message, problems }: InputError): string {
  const { length } = problems;
  if (length === 1) return message;
  const listed = message.split('\n').slice(0, MOST_LISTED);
  const more =
    length > MOST_LISTED ? [`and ${length - MOST_LISTED} more, which the log of this step lists`] : [];
  return [`There are ${length} problems with the inputs.`, ...listed, ...more].join('\n');
}
