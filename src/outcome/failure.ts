import { advise } from '../api/advice.ts';
import {
  ApiError,
  CancelledError,
  DeadlineError,
  explain,
  InputError,
  OperationError,
  reasonOf,
} from '../core/errors.ts';
import { type Failure, OUTCOME_OF, type Reason } from '../core/outcomes.ts';

export type { Failure };

export const exitCodes = {
  succeeded: 0,
  planned: 0,
  superseded: 0,
  failed: 1,
  rejected: 2,
  timed_out: 3,
  unknown: 4,
  cancelled: 130,
} as const;

export type Outcome = keyof typeof exitCodes;

/** True for an end that is no failure, neither of a run nor of one of its targets. */
export function isGood(outcome: Outcome | 'not-run'): boolean {
  return outcome !== 'not-run' && exitCodes[outcome] === 0;
}

/** The outcome that a failure leads to. */
export function outcomeOf({ reason }: Failure): (typeof OUTCOME_OF)[Reason] {
  return OUTCOME_OF[reason];
}

/** Translates an error into the failure of a run. */
export function failureOf(error: unknown): Failure {
  if (error instanceof InputError)
    return { reason: 'input-invalid', message: describeProblems(error), next: '' };
  if (error instanceof OperationError)
    return { reason: error.reason, message: explain(error), next: error.next };
  if (error instanceof ApiError)
    return { reason: reasonOf(error), message: explain(error), next: advise(error) };
  if (error instanceof DeadlineError) {
    const next = `Check the site, then run again, with a longer ${error.input} if necessary.`;
    return { reason: 'time-out', message: error.message, next };
  }
  if (error instanceof CancelledError) {
    const next = `${error.doubt === undefined ? 'Run again' : 'Check the site, then run again'}: the next run does what is missing, and repeats deploys and restarts.`;
    return { reason: 'cancelled', message: error.message, next };
  }
  // A foreign error's message may quote a secret, and its stack begins with the message.
  const name = error instanceof Error ? error.name : typeof error;
  const [stack = ''] = /(\n {4}at .*)+$/.exec(error instanceof Error ? (error.stack ?? '') : '') ?? [];
  const place = /([\w.-]+:\d+:\d+)\)?$/m.exec(stack)?.[1] ?? 'unknown place';
  const message = `This action has a fault: ${name} at ${place}.`;
  return { reason: 'action-fault', message, next: 'Please report it with this line.' };
}

/** The most problems or changes that one message lists: GitHub cuts off longer messages. */
export const MOST_IN_MESSAGE = 20;

function describeProblems({ message, problems }: InputError): string {
  const { length } = problems;
  if (length === 1) return message;
  const listed = message.split('\n').slice(0, MOST_IN_MESSAGE).join('\n');
  const more = length - MOST_IN_MESSAGE;
  const rest = more > 0 ? `\nand ${more} more, which the log of this step lists` : '';
  return `There are ${length} problems with the inputs.\n${listed}${rest}`;
}
