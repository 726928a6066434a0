import { lookUntil, PACES, type Patience } from '../api/settle.ts';
import { formatDuration } from '../core/duration.ts';
import { ApiError } from '../core/errors.ts';
import type { HttpProxy } from '../net/proxy.ts';
import type { getPage, WebPage } from '../net/web-page.ts';
import type { Checking, Finding } from './operation.ts';

export interface HealthCheck {
  readonly url: string;
  readonly proxy: HttpProxy | undefined;
  /** Inclusive ranges of HTTP status codes. */
  readonly statuses: readonly (readonly [from: number, to: number])[];
  /** Text that the page must hold. */
  readonly contains: string | undefined;
  readonly timeoutMs: number;
}

/** The reason to give up a check before its own time was over. */
export const SHARE = 'two thirds of timeout were over, as the rest is kept for the rollback';

/** Checks the health of a page. `lead` begins the sentence about a problem. */
export async function checkPage(
  page: HealthCheck,
  { getPage, patience }: Checking,
  lead: string,
  leftMs = page.timeoutMs,
): Promise<Finding> {
  const timeoutMs = Math.min(page.timeoutMs, leftMs);
  const problem = await checkHealth({ ...page, timeoutMs }, getPage, patience);
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
export function judgePage(page: WebPage, { statuses, contains }: HealthCheck): string | undefined {
  if (!statuses.some(([from, to]) => page.status >= from && page.status <= to))
    return `answered with status ${page.status}`;
  if (contains !== undefined && !page.text.includes(contains))
    return 'does not contain the text of health-check-contains';
  return undefined;
}

const SHORTEST_REQUEST_MS = 1_000;
const LONGEST_REQUEST_MS = 10_000;
const GOOD_IN_A_ROW = 2;

/** Requests the page until it is healthy twice in a row; returns the last problem if it is not within the check's timeout. */
export async function checkHealth(
  check: HealthCheck,
  get: typeof getPage,
  patience: Patience,
): Promise<string | undefined> {
  const { clock, signal, during } = patience;
  const until = clock.now() + check.timeoutMs;
  let problem: string | undefined = 'has not answered yet';
  const awaited = (): string =>
    `the page ${problem ?? 'was healthy once'}; up to ${formatDuration(until - clock.now())} more`;
  const request = async (): Promise<string | undefined> => {
    const timeoutMs = Math.min(LONGEST_REQUEST_MS, until - clock.now());
    try {
      return judgePage(await get(check.url, check.proxy, timeoutMs, { clock, signal }), check);
    } catch (error) {
      if (error instanceof ApiError) return `did not answer (${error.message})`;
      throw error;
    }
  };
  let good = 0;
  const look = async (isOver: () => boolean) => {
    problem = await request();
    good = problem === undefined ? good + 1 : 0;
    if (good === GOOD_IN_A_ROW) return { value: undefined };
    return isOver() ? { value: problem ?? 'was healthy only once before time ran out' } : undefined;
  };
  return during({ doing: 'checking the health', awaited }, () =>
    lookUntil(look, PACES.page, patience, check.timeoutMs - SHORTEST_REQUEST_MS),
  );
}
