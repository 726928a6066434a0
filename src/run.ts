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
import type { Applying, Change, Facts, Operation, Planning, Replaced } from './operations/operation.ts';
import { resolveTarget } from './operations/target.ts';
import type { Outcome } from './outcome.ts';
import type { Tracker } from './progress.ts';
import { restore } from './restore.ts';
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
  /** What `restore-on-failure` made of what it had replaced, as one line. */
  readonly restored?: string;
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
  /** Called once, before the first change of the run is applied. Never throws. */
  readonly beforeFirstWrite: () => Promise<void>;
  /** Told how far the run has come, before each step. */
  readonly tracker: Tracker;
  readonly getPage: typeof getPage;
  readonly runCommand: (command: string) => Promise<number>;
}

/**
 * One run: finds the site, then plans and applies each operation in order, up to the first that does not
 * succeed. Never throws: whatever happens ends as a report.
 */
export async function run(given: RunParts): Promise<RunReport> {
  const { inputs, client, clock } = given;
  let opened: Promise<void> | undefined;
  const beforeFirstWrite = (): Promise<void> => {
    opened ??= given.beforeFirstWrite();
    return opened;
  };
  const parts: RunParts = { ...given, beforeFirstWrite };
  const startedAt = clock.now();
  const results: Result[] = [];
  const replaced: ReplacedBy[] = [];
  let facts: Facts | undefined;
  let failure: Failure | undefined;
  let deployFailed = false;
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
    parts.tracker.begin(operation.name);
    const done = await parts.console.group(operation.name, () => runOperation(parts, operation, known));
    ({ facts, failure } = done);
    results.push(done.result);
    replaced.push(...done.replaced.map((one) => ({ ...one, by: operation.name })));
    if (inputs.restoreOnFailure) parts.tracker.replace(replaced.map(({ what }) => what));
    deployFailed = failure !== undefined && operation.deploys === true;
    if (failure === undefined) parts.tracker.end(goesOn(operation, facts));
  }
  const outcome = failure?.outcome ?? (inputs.dryRun ? 'planned' : 'succeeded');
  const report: Ended = { outcome, results, ...(facts && { facts }) };
  const ended = failure === undefined ? report : { ...report, failure };
  const isToRestore = inputs.restoreOnFailure && deployFailed && replaced.length > 0;
  const restored =
    isToRestore && failure !== undefined ? await restoreAll(parts, { ...report, failure }, replaced) : ended;
  return { ...restored, durationMs: Math.round(clock.now() - startedAt) };
}

type Ended = Omit<RunReport, 'durationMs'>;

/** What was replaced, and the name of the operation that did. */
type ReplacedBy = Replaced & { readonly by: string };

/** After a failed deploy puts back what this run replaced, the latest first, and tells it in the report. */
async function restoreAll(
  parts: RunParts,
  report: Ended & { readonly failure: Failure },
  replaced: readonly ReplacedBy[],
): Promise<Ended> {
  const { failure } = report;
  const saying = (lines: readonly string[]): Failure => ({
    ...failure,
    message: [failure.message, ...lines.map((line) => `restore-on-failure: ${line}`)].join('\n'),
  });
  if (failure.outcome !== 'failed') {
    const names = replaced.map(({ what }) => what).join(' and ');
    return {
      ...report,
      failure: saying([`${names}: not put back, as it is not known how the deploy ended`]),
    };
  }
  const applying = applyingOf(parts, nothing, nothing, nothing);
  parts.tracker.restore();
  const said: string[] = [];
  const results = [...report.results];
  let { facts } = report;
  await parts.console.group('restore-on-failure', async () => {
    for (const { by, ...one } of replaced.toReversed()) {
      const { state, line } = await restore(one, applying);
      const sentence = `${one.what} ${line}`;
      parts.console.info(sentence);
      said.push(sentence);
      const at = results.findIndex(({ operation }) => operation === by);
      const result = results[at];
      if (result === undefined) continue;
      results[at] = {
        ...result,
        restored: sentence,
        status: state === 'unknown' ? 'unknown' : result.status,
      };
      if (facts !== undefined && state === 'restored') facts = { ...facts, ...one.factsBefore };
    }
  });
  const inDoubt = results.some(({ restored, status }) => restored !== undefined && status === 'unknown');
  const next = inDoubt ? `See what stands there now. ${failure.next}` : failure.next;
  return { ...report, failure: { ...saying(said), next }, results, ...(facts && { facts }) };
}

function nothing(): void {}

/** Whether a deploy was triggered that nobody waited for. */
function goesOn({ name }: Operation, { deploy }: Facts): boolean {
  return name === 'deploy' && deploy?.followed === false;
}

interface Done {
  readonly result: Result;
  readonly facts: Facts;
  readonly failure: Failure | undefined;
  readonly replaced: readonly Replaced[];
}

async function runOperation(parts: RunParts, operation: Operation, known: Facts): Promise<Done> {
  const { inputs, clock, console } = parts;
  const startedAt = clock.now();
  const planned: string[] = [];
  const changes: string[] = [];
  const replaced: Replaced[] = [];
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
      replaced,
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
    // Here and not at the write itself: what a deploy is compared with is read right before its trigger.
    if (plan.changes.length > 0) await parts.beforeFirstWrite();
    const confirm = (): void => {
      wrote = true;
    };
    const onWrite = (effect: Effect<unknown>): void => {
      if (effect.state === 'done') confirm();
      inDoubt ||= effect.state === 'unknown';
    };
    const applying = applyingOf(parts, learn, onWrite, confirm);
    const changed = await applyAll(plan.changes, applying, changes, replaced);
    return end(changed ? 'changed' : 'unchanged');
  } catch (error) {
    const failure = failureOf(error);
    return end(statusOf(failure, wrote || inDoubt), failure);
  }
}

async function applyAll(
  plan: readonly Change[],
  applying: Applying,
  changes: string[],
  replaced: Replaced[],
): Promise<boolean> {
  let changed = false;
  for (const change of plan) {
    const applied = await change.apply(applying);
    applying.log.info(applied.summary);
    changes.push(applied.summary);
    if (applied.changed) applying.confirm();
    if (applied.replaced !== undefined) replaced.push(applied.replaced);
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
  const { client, clock, signal, console, hide, tracker, getPage, runCommand } = parts;
  const writer: Applying['writer'] = {
    async write(endpoint, parameters, body) {
      tracker.write(endpoint.retry === 'once');
      const effect = await client.write(endpoint, parameters, body);
      if (effect.state !== 'unknown') tracker.settle(effect.state === 'done' ? 'confirmed' : 'refused');
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
    seenToEnd: () => tracker.settle('ended'),
    hide,
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
      next: `${error.doubt === undefined ? 'Run again' : 'Look at the site, then run again'}: that does what is missing, and once more what is asked for in every run, such as a deploy or a restart.`,
    };
  }
  // The message of an error that is not ours may quote what it choked on; its stack begins with it.
  const name = error instanceof Error ? error.name : typeof error;
  const [stack = ''] = /(\n {4}at .*)+$/.exec(error instanceof Error ? (error.stack ?? '') : '') ?? [];
  const place = /([\w.-]+:\d+:\d+)\)?$/m.exec(stack)?.[1] ?? 'unknown place';
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
