import { interruptedIn } from '../api/settle.ts';
import { CancelledError, DeadlineError, OperationError } from '../core/errors.ts';
import type { Evidence, Phase, Recorder } from '../outcome/deploy-result.ts';
import { checkPage, type HealthCheck, SHARE } from './health-check.ts';
import type { Applying, Finding } from './operation.ts';

type Name = Extract<Evidence, Phase>;

/** A check after a successful deploy. `leftMs`: the time that it has, so that some remains for a rollback. */
type Check = (leftMs: number | undefined) => Promise<Finding>;

/**
 * Runs the checks in order, and adds each to the evidence.
 *
 * @throws OperationError for the first that fails; CancelledError
 */
export async function runChecks(
  given: { readonly healthCheck: HealthCheck | undefined; readonly verifyCommand: string | undefined },
  applying: Applying,
  shown: readonly Evidence[],
  record: Recorder,
): Promise<void> {
  const { healthCheck: page, verifyCommand: command } = given;
  const checks: [Name, Check][] = [];
  const lead = 'The deploy ended, but the health check failed: ';
  if (page !== undefined) checks.push(['health-check', (leftMs) => checkPage(page, applying, lead, leftMs)]);
  if (command !== undefined) checks.push(['verify-command', (leftMs) => verify(command, applying, leftMs)]);
  const due = checks.length === 0 ? undefined : applying.endChecksBy();
  let evidence = shown;
  for (const [name, check] of checks) {
    record.milestone(`${name} started`, {}, name);
    const leftMs = due === undefined ? undefined : due - applying.patience.clock.now();
    const wrong = await check(leftMs).catch((error: unknown) => stopped(name, error));
    if (wrong !== undefined) {
      record.milestone(`${name} failed`);
      throw new OperationError('failed', wrong.problem, wrong.next);
    }
    evidence = [...evidence, name];
    record.milestone(`${name} passed`, { evidence });
  }
}

const NAMES = { 'health-check': 'health check', 'verify-command': 'verify-command' } as const;

function stopped(name: Name, error: unknown): never {
  if (error instanceof CancelledError)
    throw interruptedIn(error, `The deploy itself succeeded, but the ${NAMES[name]} did not finish.`);
  if (!(error instanceof DeadlineError)) throw error;
  const message = `The deploy itself succeeded, but time ran out before the ${NAMES[name]} finished.`;
  const next = `Raise ${error.input}, or look at what is checked.`;
  throw new OperationError('timed_out', message, next, { cause: error });
}

async function verify(
  command: string,
  { runCommand, patience }: Applying,
  leftMs: number | undefined,
): Promise<Finding> {
  const startedAt = patience.clock.now();
  const status = await patience.during({ doing: 'running verify-command' }, () =>
    runCommand(command, leftMs),
  );
  const isLate = leftMs !== undefined && patience.clock.now() - startedAt >= leftMs;
  if (status === 0 && !isLate) return undefined;
  const how = isLate ? `was still running when ${SHARE}` : `exited with status ${status}`;
  return {
    problem: `The deploy ended, but verify-command ${how}.`,
    next: 'Read the output of verify-command in the workflow log.',
  };
}
