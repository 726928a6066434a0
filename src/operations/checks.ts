import { PACES, waitFor } from '../api/wait.ts';
import { formatDuration } from '../core/duration.ts';
import { ApiError, CancelledError, DeadlineError, interruptedIn, OperationError } from '../core/errors.ts';
import type { HttpProxy } from '../net/proxy.ts';
import type { WebPage } from '../net/web-page.ts';
import type { Evidence, Phase, Recorder } from '../outcome/deploy-result.ts';
import type { Applying, Checking, Finding } from './operation.ts';

export interface HealthCheck {
  readonly url: string;
  readonly proxy: HttpProxy | undefined;
  /** Inclusive ranges of HTTP status codes. */
  readonly statuses: readonly (readonly [from: number, to: number])[];
  /** Text that the page must hold. */
  readonly contains: string | undefined;
  readonly timeoutMs: number;
}

type Name = Extract<Evidence, Phase>;

/** The reason to give up a check before its own time was over. */
const SHARE = 'two thirds of timeout were over, as the rest is kept for the rollback';

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
  // `leftMs`: the time that a check has, so that some remains for a rollback.
  const checks: [Name, (leftMs: number | undefined) => Promise<Finding>][] = [];
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
      throw new OperationError(`${name}-failed`, wrong.problem, wrong.next);
    }
    evidence = [...evidence, name];
    record.milestone(`${name} passed`, { evidence });
  }
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

/** Checks the health of a page. `lead` begins the sentence about a problem. */
export async function checkPage(
  page: HealthCheck,
  checking: Checking,
  lead: string,
  leftMs = page.timeoutMs,
): Promise<Finding> {
  const timeoutMs = Math.min(page.timeoutMs, leftMs);
  const problem = await findProblem({ ...page, timeoutMs }, checking);
  if (problem === undefined) return undefined;
  // The query may hold a key.
  const { origin, pathname } = new URL(page.url);
  const limit = timeoutMs < page.timeoutMs ? ` It was given up when ${SHARE}.` : '';
  return {
    problem: `${lead}${origin}${pathname} ${problem}.${limit}`,
    next: 'Look at the page and at the log of the application; raise health-check-timeout if it starts slowly.',
  };
}

/** Describes the problem with a page, as in "answered with status 500"; undefined if it is healthy. */
function judgePage(page: WebPage, { url, statuses, contains }: HealthCheck): string | undefined {
  if (!statuses.some(([from, to]) => page.status >= from && page.status <= to)) {
    const to = page.location === undefined ? null : URL.parse(page.location, url);
    return `answered with status ${page.status}${to ? `, a redirect to ${to.origin}${to.pathname}` : ''}`;
  }
  if (contains !== undefined && !page.text.includes(contains))
    return 'does not contain the text of health-check-contains';
  return undefined;
}

const SHORTEST_REQUEST_MS = 1_000;
const LONGEST_REQUEST_MS = 10_000;

/** Requests the page until it is healthy twice in a row; returns the last problem if it is not within the check's timeout. */
async function findProblem(check: HealthCheck, { getPage, patience }: Checking): Promise<string | undefined> {
  const { clock, signal, during } = patience;
  const until = clock.now() + check.timeoutMs;
  let problem: string | undefined = 'has not answered yet';
  const awaited = (): string =>
    `the page ${problem ?? 'was healthy once'}; up to ${formatDuration(until - clock.now())} more`;
  const request = async (): Promise<string | undefined> => {
    const timeoutMs = Math.min(LONGEST_REQUEST_MS, until - clock.now());
    try {
      return judgePage(await getPage(check.url, check.proxy, timeoutMs, { clock, signal }), check);
    } catch (error) {
      if (error instanceof ApiError) return `did not answer (${error.message})`;
      throw error;
    }
  };
  const look = async () => {
    problem = await request();
    return problem;
  };
  const judge = (seen: string | undefined) => (seen === undefined ? 'there' : 'pending');
  const windowMs = check.timeoutMs - SHORTEST_REQUEST_MS;
  const { end, seen } = await during({ doing: 'checking the health', awaited }, () =>
    waitFor({ look, judge, pauses: PACES.page, windowMs, inARow: 2 }, patience),
  );
  return end === 'there' ? undefined : (seen ?? 'was healthy only once before time ran out');
}
