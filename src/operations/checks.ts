import type { Patience } from '../api/settle.ts';
import { interruptedIn } from '../api/settle.ts';
import { CancelledError, DeadlineError, OperationError } from '../core/errors.ts';
import type { Evidence, Phase, Recorder } from '../outcome/deploy-result.ts';

/** A check after a successful deploy. */
export interface Check {
  readonly evidence: Extract<Evidence, Phase>;
  /**
   * Returns the problem, or undefined.
   *
   * @param leftMs the time that it has, so that some remains for a rollback; undefined for no limit
   */
  readonly run: (
    leftMs: number | undefined,
  ) => Promise<{ readonly problem: string; readonly next: string } | undefined>;
}

/**
 * Runs checks in order, and adds each to the evidence.
 *
 * @param due the time of the clock by which they must end, if any
 * @throws OperationError for the first that fails; CancelledError
 */
export async function runChecks(
  checks: readonly Check[],
  due: number | undefined,
  { clock }: Pick<Patience, 'clock'>,
  shown: readonly Evidence[],
  record: Recorder,
): Promise<void> {
  let evidence = shown;
  for (const check of checks) {
    record.milestone(`${check.evidence} started`, {}, check.evidence);
    const wrong = await runCheck(check, due === undefined ? undefined : due - clock.now());
    if (wrong !== undefined) {
      record.milestone(`${check.evidence} failed`);
      throw new OperationError('failed', wrong.problem, wrong.next);
    }
    evidence = [...evidence, check.evidence];
    record.milestone(`${check.evidence} passed`, { evidence });
  }
}

async function runCheck(check: Check, leftMs: number | undefined): ReturnType<Check['run']> {
  try {
    return await check.run(leftMs);
  } catch (error) {
    if (error instanceof CancelledError)
      throw interruptedIn(error, `The deploy itself succeeded, but the ${check.evidence} did not finish.`);
    if (!(error instanceof DeadlineError)) throw error;
    const message = `The deploy itself succeeded, but the time was up before the ${check.evidence} finished.`;
    const next = `Raise ${error.input}, or look at what is checked.`;
    throw new OperationError('timed_out', message, next, { cause: error });
  }
}
