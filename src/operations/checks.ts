import { CancelledError, DeadlineError, interruptedIn, OperationError } from '../core/errors.ts';
import {
  type Evidence,
  isOnlyEndSeen,
  type PageLook,
  type Phase,
  type Recorder,
} from '../outcome/deploy-result.ts';
import type { Failure } from '../outcome/failure.ts';
import type { Applying } from './operation.ts';
import { checkPage, type HealthCheck } from './page-check.ts';

type Name = Extract<Evidence, Phase>;

/** The checks of a deploy; `goesBack`: it is that of a rollback, for which a page that is as it was before the run does. */
interface Checks {
  readonly healthCheck: HealthCheck | undefined;
  readonly verifyCommand: string | undefined;
  readonly goesBack: boolean;
}

/** The reason to give up a check before its own time was over. */
const SHARE = 'two thirds of timeout were over, as the rest is kept for the rollback';

/**
 * Runs the checks in order, and adds each that passes to the evidence.
 *
 * @param before the page before the first write of the run, or as an earlier deploy of it has left it
 * @throws OperationError for the first that fails, or if nothing else shows what one could not tell; CancelledError
 */
export async function runChecks(
  given: Checks,
  applying: Applying,
  shown: readonly Evidence[],
  before: PageLook | undefined,
  record: Recorder,
): Promise<void> {
  const { healthCheck: page, verifyCommand: command, goesBack } = given;
  // `leftMs`: the time that a check has, so that some remains for a rollback.
  const checks: [Name, (leftMs: number | undefined) => Promise<Failure | undefined>][] = [];
  const course = { before, record };
  if (page !== undefined)
    checks.push(['health-check', (leftMs) => checkHealth(page, goesBack, applying, course, leftMs)]);
  if (command !== undefined) checks.push(['verify-command', (leftMs) => verify(command, applying, leftMs)]);
  const due = checks.length === 0 ? undefined : applying.endChecksBy();
  let evidence = shown;
  let doubt: Failure | undefined;
  for (const [name, check] of checks) {
    record.milestone(`${name} started`, {}, name);
    const leftMs = due === undefined ? undefined : due - applying.patience.clock.now();
    const failure = await check(leftMs).catch((error: unknown) => stopped(name, error));
    if (failure === undefined) evidence = [...evidence, name];
    const isDoubt = isInDoubt(failure, goesBack);
    record.milestone(`${name} ${failure ? (isDoubt ? 'could not tell' : 'failed') : 'passed'}`, { evidence });
    if (failure !== undefined && !isDoubt) throw errorOf(failure);
    doubt ??= failure;
  }
  if (doubt === undefined) return;
  if (isOnlyEndSeen(evidence)) throw errorOf(doubt);
  applying.log.warning(`${doubt.message} ${doubt.next}`);
}

/** True if a check could not tell, and other evidence may. */
function isInDoubt(failure: Failure | undefined, goesBack: boolean): boolean {
  return failure?.reason === 'health-unseen' || (goesBack && failure?.reason === 'unhealthy-before');
}

function errorOf({ reason, message, next }: Failure): OperationError {
  return new OperationError(reason, message, next);
}

function stopped(check: Name, error: unknown): never {
  const name = check === 'health-check' ? 'health check' : check;
  if (error instanceof CancelledError)
    throw interruptedIn(error, `The deploy itself succeeded, but the ${name} did not finish.`);
  if (!(error instanceof DeadlineError)) throw error;
  const message = `The deploy itself succeeded, but time ran out before the ${name} finished.`;
  const next = `Raise ${error.input}, or look at what is checked.`;
  throw new OperationError('time-out', message, next, { cause: error });
}

async function checkHealth(
  page: HealthCheck,
  goesBack: boolean,
  applying: Applying,
  { before, record }: { readonly before: PageLook | undefined; readonly record: Recorder },
  leftMs = page.timeoutMs,
): Promise<Failure | undefined> {
  const when = goesBack ? 'before this run' : 'before the deploy';
  const limit = leftMs < page.timeoutMs ? ` It was given up when ${SHARE}.` : '';
  const own = { ...page, timeoutMs: Math.min(page.timeoutMs, leftMs) };
  const { after, failure } = await checkPage(own, applying, before, when, limit);
  record.update({ page: { before, after } });
  const lead = isInDoubt(failure, goesBack)
    ? 'The health check could not tell whether the deploy worked:'
    : 'The deploy ended, but the health check failed:';
  return failure && { ...failure, message: `${lead} ${failure.message}` };
}

async function verify(
  command: string,
  { runCommand, patience }: Applying,
  leftMs: number | undefined,
): Promise<Failure | undefined> {
  const startedAt = patience.clock.now();
  const status = await patience.during({ doing: 'running verify-command' }, () =>
    runCommand(command, leftMs),
  );
  const isLate = leftMs !== undefined && patience.clock.now() - startedAt >= leftMs;
  if (status === 0 && !isLate) return undefined;
  const how = isLate ? `was still running when ${SHARE}` : `exited with status ${status}`;
  const message = `The deploy ended, but verify-command ${how}.`;
  const next = 'Read the output of verify-command in the workflow log.';
  return { reason: 'verify-command-failed', message, next };
}
