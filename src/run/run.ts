import type { Client, Effect, getPage, Writer } from '../api/client.ts';
import type { Patience } from '../api/settle.ts';
import type { Console } from '../console/console.ts';
import type { Clock } from '../core/clock.ts';
import { formatDuration } from '../core/duration.ts';
import type { Activity } from '../core/log.ts';
import type { Applying, Change, Planning, Replaced, Step, Traits } from '../operations/operation.ts';
import { closeOperation } from '../report/closing.ts';
import { type Failure, failureOf } from '../report/failure.ts';
import type { Result, RunReport, Status } from '../report/run-report.ts';
import type { Facts } from '../site/facts.ts';
import { siteToPlanFor } from '../site/readiness.ts';
import { anotherPlan, changedMeanwhile, hashPlan, isAsAgreed, type OperationPlan } from './agreement.ts';
import { resolveTarget } from './find-site.ts';
import type { Inputs } from './inputs.ts';
import { type Tracker, UNTRACKED } from './progress.ts';
import { type Ended, type ReplacedBy, type Restoring, restoreAll } from './restore.ts';

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
  readonly lookUpPullRequest: Planning['lookUpPullRequest'];
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
  const found = await given.console
    .during({ doing: 'looking for the server and the site' }, () => resolveTarget(client, inputs))
    .catch((error: unknown) => ({ failure: failureOf(error) }));
  const ended = 'failure' in found ? { ...NOTHING_RUN, ...found } : await runAsAgreed(parts, found);
  const { failure, facts, hasChanges, planHash } = ended;
  const operations = inputs.operations.slice(ended.results.length).map(notRun);
  return {
    outcome: failure?.outcome ?? (inputs.dryRun ? 'planned' : 'succeeded'),
    results: [...ended.results, ...operations],
    durationMs: Math.round(clock.now() - startedAt),
    ...(failure && { failure }),
    ...(facts && { facts }),
    ...(hasChanges !== undefined && { hasChanges }),
    ...(planHash !== undefined && { planHash }),
  };
}

/** How far the operations of a run came. */
interface Progression extends Ended {
  readonly hasChanges?: boolean | undefined;
  /** Of a dry run that came to its end. */
  readonly planHash?: string | undefined;
  readonly plans: readonly OperationPlan[];
}

const NOTHING_RUN: Progression = { results: [], plans: [] };

/** Runs the operations; with `plan-hash` only after a look at all of them has shown that the plan is that one. */
async function runAsAgreed(parts: RunParts, facts: Facts): Promise<Progression> {
  const { inputs, console } = parts;
  if (inputs.planHash === undefined) return runOperations(parts, facts);
  const rehearsal: RunParts = inputs.dryRun
    ? parts
    : silently({ ...parts, inputs: { ...inputs, dryRun: true } });
  const planned = await console.during({ doing: 'looking at what would change' }, () =>
    runOperations(rehearsal, facts),
  );
  const isAgreed = planned.planHash === inputs.planHash;
  if (inputs.dryRun && isAgreed) return planned;
  const failure = planned.failure ?? (isAgreed ? undefined : anotherPlan(planned.results));
  if (failure !== undefined && inputs.dryRun) return { ...planned, failure };
  if (failure !== undefined)
    return { ...planned, facts, failure, planHash: undefined, results: planned.results.map(asNotRun) };
  console.info('the plan is the one that plan-hash stands for');
  return runOperations(parts, facts, planned.plans);
}

/** @param agreed the plans that were agreed on, where they were: one by one they are compared once more */
async function runOperations(
  parts: RunParts,
  found: Facts,
  agreed: readonly OperationPlan[] = [],
): Promise<Progression> {
  const { inputs } = parts;
  const results: Result[] = [];
  const replaced: ReplacedBy[] = [];
  const plans: OperationPlan[] = [];
  let facts = found;
  let failure: Failure | undefined;
  let deployFailed = false;
  for (const [nth, operation] of inputs.operations.entries()) {
    const known = facts;
    const onSight = sightOf(operation, known, found, plans);
    parts.tracker.begin(operation.name);
    const done = await parts.console.group(
      operation.name,
      () => runOperation(parts, operation, known, agreed[nth]),
      (ended) => closeOperation(ended.result, ended.failure),
    );
    ({ facts, failure } = done);
    results.push(done.result);
    plans.push({ operation, changes: done.plan, onSight });
    replaced.push(...done.replaced.map((one) => ({ ...one, by: operation.name })));
    if (inputs.restoreOnFailure) parts.tracker.replace(replaced.map(({ what }) => what));
    deployFailed = failure !== undefined && operation.deploys === true;
    if (failure !== undefined) break;
    parts.tracker.end(goesOn(operation, facts));
  }
  const ended: Ended = { results, facts, ...(failure && { failure }) };
  const isToRestore = inputs.restoreOnFailure && deployFailed && replaced.length > 0;
  const restored = isToRestore ? await restoreAll(replaced, ended, restoringOf(parts)) : ended;
  const differs = inputs.operations.some(
    ({ repeats }, nth) => !repeats && (plans[nth]?.changes.length ?? 0) > 0,
  );
  return {
    ...restored,
    plans,
    hasChanges: differs || (failure === undefined ? false : undefined),
    planHash: inputs.dryRun && failure === undefined ? hashPlan(inputs, found, plans) : undefined,
  };
}

/** What the plan of an operation is made of, where earlier ones have planned so much. */
function sightOf(
  { name, scope, dependsOn }: Traits,
  known: Facts,
  found: Facts,
  earlier: readonly OperationPlan[],
): OperationPlan['onSight'] {
  const changing = earlier.filter(({ changes }) => changes.length > 0).map(({ operation }) => operation);
  if (scope === 'site' && idOf(known) !== idOf(found)) return 'none';
  const others = changing.filter((operation) => operation.name !== name);
  if (dependsOn !== undefined && others.some(({ changes }) => changes === dependsOn)) return 'none';
  return others.length < changing.length ? 'part' : 'whole';
}

function idOf({ site }: Facts): number | string {
  return typeof site === 'object' ? site.id : site;
}

/** Parts for a look at the plan that nobody is to hear of. */
function silently(parts: RunParts): RunParts {
  const ignore = (): void => {};
  const remote = () => ({ push: ignore, end: ignore });
  const console: Console = {
    ...parts.console,
    info: ignore,
    plan: ignore,
    warning: ignore,
    remote,
    group: (_, body) => body(),
  };
  return { ...parts, console, tracker: UNTRACKED };
}

function asNotRun(result: Result): Result {
  const isStopped = result.status === 'failed' || result.status === 'unknown';
  return isStopped ? result : { ...result, status: 'not-run', changes: [] };
}

function notRun({ name, traits }: Step): Result {
  const nothing = { planned: [], changes: [], wrote: false, durationMs: 0 };
  return { operation: name, traits, status: 'not-run', ...nothing };
}

/** Whether a deploy was triggered that nobody waited for. */
function goesOn({ deploys }: Traits, { deploy }: Facts): boolean {
  return deploys === true && deploy?.followed === false;
}

interface Done {
  readonly result: Result;
  readonly plan: readonly Change[];
  readonly facts: Facts;
  readonly failure: Failure | undefined;
  readonly replaced: readonly Replaced[];
}

async function runOperation(
  parts: RunParts,
  operation: Step,
  known: Facts,
  agreed: OperationPlan | undefined,
): Promise<Done> {
  const { inputs, clock, console } = parts;
  const { during } = console;
  const startedAt = clock.now();
  let plan: readonly Change[] = [];
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
    const named = { operation: operation.name, traits: operation.traits };
    return {
      result: { ...named, status, planned, changes, wrote, durationMs, ...error },
      plan,
      facts,
      failure,
      replaced,
    };
  };
  try {
    // What takes time comes before the look that counts.
    learn({ site: await siteToPlanFor(operation, facts, inputs.dryRun, parts.client, patienceOf(parts)) });
    if (agreed !== undefined && agreed.changes.length > 0)
      await during({ doing: 'getting ready for the first change' }, parts.beforeFirstWrite);
    const { changes: toApply, expected } = await during({ doing: 'reading what is there' }, () =>
      operation.plan(planningOf(parts, facts, learn)),
    );
    plan = toApply;
    for (const { summary } of plan) planned.push(summary);
    planned.forEach(console.plan);
    if (agreed !== undefined && !isAsAgreed(agreed, plan)) throw changedMeanwhile(operation.name, planned);
    if (inputs.dryRun) {
      for (const summary of planned) changes.push(summary);
      learn(expected ?? {});
      return end(changes.length > 0 ? 'planned' : 'unchanged');
    }
    // Here and not at the write itself: what a deploy is compared with is read right before its trigger.
    if (plan.length > 0)
      await during({ doing: 'getting ready for the first change' }, parts.beforeFirstWrite);
    const confirm = (): void => {
      wrote = true;
    };
    const onWrite = (effect: Effect<unknown>): void => {
      if (effect.state === 'done') confirm();
      inDoubt ||= effect.state === 'unknown';
    };
    const applying = applyingOf(parts, learn, onWrite, confirm);
    const changed = await during(writingOf(plan, changes, clock), () =>
      applyAll(plan, applying, changes, replaced),
    );
    return end(changed ? 'changed' : 'unchanged');
  } catch (error) {
    const failure = failureOf(error);
    return end(statusOf(failure, wrote || inDoubt), failure);
  }
}

/** What is told while the changes of a plan are carried out, `changes` being those that are. */
function writingOf(plan: readonly Change[], changes: readonly string[], clock: Clock): Activity {
  const startedAt = clock.now();
  const awaited = (): string => {
    const made = changes.length;
    const next = plan[made]?.summary ?? '';
    if (plan.length === 1) return next;
    const each = made === 0 ? '' : `, ${formatDuration((clock.now() - startedAt) / made)} each so far`;
    return `${made} of ${plan.length} changes made${each}; next: ${next}`;
  };
  return { doing: 'writing', awaited, counts: plan.length > 1 };
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
    // Of a single change the line under the group says the same.
    if (plan.length > 1) applying.log.info(applied.summary);
    changes.push(applied.summary);
    if (applied.changed) applying.confirm();
    if (applied.replaced !== undefined) replaced.push(applied.replaced);
    changed ||= applied.changed;
  }
  return changed;
}

function patienceOf({ clock, signal, console: { during } }: RunParts): Patience {
  return { clock, signal, during };
}

function planningOf(parts: RunParts, facts: Facts, learn: Planning['learn']): Planning {
  const { inputs, client, console, hide, epochMs, lookUpPullRequest } = parts;
  const patience = patienceOf(parts);
  return {
    dryRun: inputs.dryRun,
    facts,
    reader: client,
    patience,
    log: console,
    learn,
    hide,
    epochMs,
    lookUpPullRequest,
  };
}

function applyingOf(
  parts: RunParts,
  learn: Applying['learn'],
  onWrite: (effect: Effect<unknown>) => void,
  confirm: Applying['confirm'],
): Applying {
  const { client, console, hide, tracker, getPage, runCommand } = parts;
  return {
    writer: writerOf(parts, onWrite),
    reader: client,
    traffic: client.traffic,
    patience: patienceOf(parts),
    log: console,
    learn,
    seenToEnd: () => tracker.settle('ended'),
    hide,
    confirm,
    getPage,
    runCommand,
  };
}

function restoringOf(parts: RunParts): Restoring {
  const { client, console, tracker } = parts;
  return {
    writer: writerOf(parts, () => {}),
    reader: client,
    patience: patienceOf(parts),
    console,
    begin: () => tracker.restore(),
  };
}

/** Writes, and keeps the tracker told of it. */
function writerOf({ client, tracker }: RunParts, onWrite: (effect: Effect<unknown>) => void): Writer {
  return {
    async write(endpoint, parameters, body) {
      tracker.write(endpoint.retry === 'once');
      const effect = await client.write(endpoint, parameters, body);
      if (effect.state !== 'unknown') tracker.settle(effect.state === 'done' ? 'confirmed' : 'refused');
      onWrite(effect);
      return effect;
    },
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
