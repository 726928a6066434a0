import { CancelledError, DeadlineError, interruptedIn, OperationError } from '../core/errors.ts';
import type { Reason } from '../core/outcomes.ts';
import {
  type Evidence,
  isOnlyEndSeen,
  type PageLooks,
  type Phase,
  type Recorder,
} from '../outcome/deploy-result.ts';
import type { Applying } from './operation.ts';
import { checkPage, type HealthCheck } from './page-check.ts';

type Name = Extract<Evidence, Phase>;

interface Checks {
  readonly healthCheck: HealthCheck | undefined;
  readonly verifyCommand: string | undefined;
  /** True for the deploy of a rollback: a page that is as it was before the run does. */
  readonly goesBack: boolean;
}

/** The end of a check; \`doubt\`: it could not tell, which is no failure. */
type CheckEnd = { readonly page?: PageLooks } & (
  | { readonly state: 'passed' }
  | {
      readonly state: 'doubt' | 'failed';
      readonly reason: Reason;
      readonly problem: string;
      readonly next: string;
    }
);

/** Runs a check in the time that it has, so that some remains for a rollback. */
type Check = (leftMs: number | undefined) => Promise<CheckEnd>;

/** The reason to give up a check before its own time was over. */
const SHARE = 'two thirds of timeout were over, as the rest is kept for the rollback';

/**
 * Runs the checks in order, and adds each that passes to the evidence.
 *
 * @param before the page before the first write of the run, or after its deploy before this one
 * @throws OperationError for the first that fails, or if nothing else shows what one could not tell; CancelledError
 */
export async function runChecks(
  given: Checks,
  applying: Applying,
  shown: readonly Evidence[],
  before: PageLooks['before'],
  record: Recorder,
): Promise<void> {
  const { healthCheck: page, verifyCommand: command } = given;
  const checks: [Name, Check][] = [];
  if (page !== undefined)
    checks.push(['health-check', (leftMs) => look(page, given.goesBack, applying, before, leftMs)]);
  if (command !== undefined) checks.push(['verify-command', (leftMs) => verify(command, applying, leftMs)]);
  const due = checks.length === 0 ? undefined : applying.endChecksBy();
  let evidence = shown;
  let doubt: CheckEnd | undefined;
  for (const [name, check] of checks) {
    record.milestone(`${name} started`, {}, name);
    const leftMs = due === undefined ? undefined : due - applying.patience.clock.now();
    const { page: seen, ...end } = await check(leftMs).catch((error: unknown) => stopped(name, error));
    if (end.state === 'passed') evidence = [...evidence, name];
    if (end.state === 'doubt') doubt = end;
    const what = end.state === 'doubt' ? 'could not tell' : end.state;
    record.milestone(`${name} ${what}`, {
      ...(end.state === 'passed' && { evidence }),
      ...(seen && { page: seen }),
    });
    if (end.state === 'failed') throw new OperationError(end.reason, end.problem, end.next);
  }
  if (doubt === undefined || doubt.state === 'passed') return;
  if (isOnlyEndSeen(evidence)) throw new OperationError(doubt.reason, doubt.problem, doubt.next);
  applying.log.warning(`${doubt.problem} ${doubt.next}`);
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

async function look(
  page: HealthCheck,
  goesBack: boolean,
  applying: Applying,
  before: PageLooks['before'],
  leftMs = page.timeoutMs,
): Promise<CheckEnd> {
  const when = goesBack ? 'before this run' : 'before the deploy';
  const limit = `It was given up when ${SHARE}.`;
  const found = await checkPage(page, applying, before, when, leftMs, limit);
  const { verdict, look: after, reason, problem, next } = found;
  const seen = { page: { before, after } };
  if (reason === undefined) return { ...seen, state: 'passed' };
  const isDoubt = verdict === 'unseen' || (goesBack && verdict === 'as-before');
  const lead = isDoubt
    ? 'The health check could not tell whether the deploy worked:'
    : 'The deploy ended, but the health check failed:';
  return { ...seen, state: isDoubt ? 'doubt' : 'failed', reason, problem: `${lead} ${problem}`, next };
}

async function verify(
  command: string,
  { runCommand, patience }: Applying,
  leftMs: number | undefined,
): Promise<CheckEnd> {
  const startedAt = patience.clock.now();
  const status = await patience.during({ doing: 'running verify-command' }, () =>
    runCommand(command, leftMs),
  );
  const isLate = leftMs !== undefined && patience.clock.now() - startedAt >= leftMs;
  if (status === 0 && !isLate) return { state: 'passed' };
  const how = isLate ? `was still running when ${SHARE}` : `exited with status ${status}`;
  return {
    state: 'failed',
    reason: 'verify-command-failed',
    problem: `The deploy ended, but verify-command ${how}.`,
    next: 'Read the output of verify-command in the workflow log.',
  };
}
