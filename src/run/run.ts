import type { PreparedOperation } from '../operations/operation.ts';
import type { RunEnd } from '../outcome/end.ts';
import type { Facts } from '../outcome/facts.ts';
import { type Failure, failureOf, type Outcome, outcomeOf } from '../outcome/failure.ts';
import type { Result } from '../outcome/result.ts';
import type { OperationPlan } from './plan-hash.ts';
import type { Ports } from './ports.ts';
import { guardEach, NOTHING_RUN, type RunSoFar, runEach } from './run-each.ts';

/**
 * Runs one target: plans and applies each operation in order, up to the first that does not succeed. Never throws: every run
 * has an end.
 *
 * @param find finds the server and the site
 * @param approved the approved plans, if they were made and compared before
 */
export async function run(
  ports: Ports,
  find: () => Promise<Facts>,
  approved?: readonly OperationPlan[],
): Promise<RunEnd> {
  const { results, facts, failure, hasChanges, planHash, rollback } = await find().then(
    (found) => runAndRecover(ports, found, approved),
    (error: unknown): RunSoFar => ({ ...NOTHING_RUN, failure: failureOf(error) }),
  );
  const { inputs, patience, startedAt } = ports;
  return {
    outcome: outcomeOfRun(failure, inputs.dryRun),
    results: [...results, ...inputs.operations.slice(results.length).map(notRun)],
    facts,
    failure,
    hasChanges,
    planHash,
    rollback,
    durationMs: Math.round(patience.clock.now() - startedAt),
  };
}

/** A dry run that a newer commit supersedes has planned nothing. */
function outcomeOfRun(failure: Failure | undefined, dryRun: boolean): Outcome {
  const isDone = failure === undefined || (dryRun && failure.reason === 'older-commit');
  return isDone ? (dryRun ? 'planned' : 'succeeded') : outcomeOf(failure);
}

/** Begins to look at the page that a deploy of the run will check. There is none to look at before the first deploy of a site. */
function lookBefore({ inputs, ...checking }: Ports, { site }: Facts): Ports['pageBefore'] {
  if (inputs.dryRun || typeof site !== 'object' || site.last_deploy_at === null) return undefined;
  const look = inputs.operations.find(({ deploys }) => deploys)?.look(checking);
  // Only an interruption keeps it from seeing something, and then the run ends.
  return look?.catch(() => undefined);
}

/** Runs the operations. After a failed deploy, restores what the run replaced and rolls back, each if asked to. */
async function runAndRecover(
  given: Ports,
  start: Facts,
  approved: readonly OperationPlan[] | undefined,
): Promise<RunSoFar> {
  const ports = { ...given, pageBefore: lookBefore(given, start) };
  const { operations, planHash, restoreOnFailure, rollbackOnFailure } = ports.inputs;
  const guarded = await guardEach(ports, start);
  if (guarded.failure !== undefined) return guarded;
  const { facts: found } = guarded;
  const isApproved = planHash === undefined || approved !== undefined;
  // Loaded only for a plan-hash.
  const run = isApproved ? undefined : (await import('./approval.ts')).runAsApproved(ports, found, planHash);
  const course = await (run ?? runEach(ports, found, approved));
  const { results, replaced, failure } = course;
  const last = operations[results.length - 1];
  if (failure === undefined || !last?.deploys) return course;
  // Where the plan is not the approved one, nothing ran (`runAsApproved`): that is no failed deploy.
  if (outcomeOf(failure) === 'failed' && results.at(-1)?.status !== 'failed') return course;
  const isOvertaken = failure.reason === 'older-commit';
  const isRestored = replaced.length > 0 && (restoreOnFailure || isOvertaken);
  if (!isRestored && (!rollbackOnFailure || isOvertaken)) return course;
  // Loaded only when there is something to do.
  return (await import('./recover.ts')).recover({ ...course, failure }, last, ports);
}

function notRun({ name, traits }: PreparedOperation): Result {
  const nothing = { planned: [], changes: [], wrote: false, durationMs: 0 };
  return { operation: name, traits, status: 'not-run', ...nothing };
}
