import { PACES, waitFor } from '../api/wait.ts';
import { formatDuration } from '../core/duration.ts';
import { ApiError } from '../core/errors.ts';
import type { HttpProxy } from '../net/proxy.ts';
import type { WebPage } from '../net/web-page.ts';
import { lookInWords, type PageLook } from '../outcome/deploy-result.ts';
import { sanitize } from '../secrets/sanitizer.ts';
import type { Headers } from '../values/headers.ts';
import type { Checking } from './operation.ts';

/** A page, and the answer that it is to give. */
export interface HealthCheck {
  readonly url: string;
  /** Sent to its host alone. Secret. */
  readonly headers: Headers;
  readonly proxy: HttpProxy | undefined;
  /** Inclusive ranges of HTTP status codes. */
  readonly statuses: readonly (readonly [from: number, to: number])[];
  /** Text that the page must hold. */
  readonly contains: string | undefined;
  readonly timeoutMs: number;
}

/** A look at the page; `said`: what it saw, as in `answered with status 404`, and `next`: what helps against it. */
interface Seen extends PageLook {
  readonly said: string;
  readonly next: string;
}

/** The verdict of a health check on a deploy. */
export type PageVerdict = 'healthy' | 'failed' | 'as-before' | 'unseen-before' | 'unseen';

/** Judges a deploy by two looks at the page: before it, if there was one, and after it. Only `failed` is a cause to go back. */
export function judgeLooks(before: PageLook | undefined, after: PageLook): PageVerdict {
  if (after.state === 'healthy') return 'healthy';
  if (before === undefined || before.state === 'healthy') return 'failed';
  if (before.state === 'unhealthy') return isSame(before, after) ? 'as-before' : 'failed';
  return after.state === 'unhealthy' ? 'unseen-before' : 'unseen';
}

function isSame(one: PageLook, other: PageLook): boolean {
  return one.state === other.state && one.status === other.status && one.hasText === other.hasText;
}

const REASONS = {
  failed: 'health-check-failed',
  'as-before': 'unhealthy-before',
  'unseen-before': 'health-unseen-before',
  unseen: 'health-unseen',
} as const;

/**
 * Checks the health of a page, and compares it with an earlier look. `failure` is undefined for a healthy page.
 *
 * @param when the time of that look, as in `before the deploy`
 * @param limit a sentence to add, if the check has less time than it was given
 */
export async function checkPage(
  page: HealthCheck,
  checking: Checking,
  before: PageLook | undefined,
  when: string,
  limit = '',
) {
  const { said, next, ...look } = await waitUntilHealthy(page, checking);
  const verdict = judgeLooks(before, look);
  if (verdict === 'healthy') return { verdict, look, failure: undefined };
  // The query may hold a key.
  const { origin, pathname } = new URL(page.url);
  const [like, unlike] = compare(verdict, before, when);
  const message = `${origin}${pathname} ${said}${like}.${limit}${unlike}`;
  return { verdict, look, failure: { reason: REASONS[verdict], message, next } };
}

/** The comparison with the look before: the end of a sentence, and a sentence. */
function compare(
  verdict: keyof typeof REASONS,
  before: PageLook | undefined,
  when: string,
): readonly [like: string, unlike: string] {
  if (before === undefined) return ['', ''];
  const was = lookInWords(before);
  if (verdict === 'as-before') return [`; the page answered ${was} ${when}, too`, ''];
  if (verdict === 'unseen') return [`; it could not be seen ${when} either: ${was}`, ''];
  if (verdict === 'unseen-before') return [`; how it was ${when} could not be seen: ${was}`, ''];
  return ['', before.state === 'healthy' ? ` It was healthy ${when}.` : ` It answered ${was} ${when}.`];
}

const SHORTEST_REQUEST_MS = 1_000;
const LONGEST_REQUEST_MS = 10_000;

/** Asks for the page once. @throws only the reason of an interruption */
export async function lookAt(
  check: HealthCheck,
  { getPage, patience: { clock, signal }, redact }: Checking,
  leftMs = check.timeoutMs,
): Promise<Seen> {
  const { url, proxy, headers } = check;
  const timeoutMs = Math.min(LONGEST_REQUEST_MS, leftMs);
  try {
    return judgePage(await getPage(url, proxy, timeoutMs, { clock, signal }, headers), check, redact);
  } catch (error) {
    if (error instanceof ApiError) return unreached(error);
    throw error;
  }
}

/** Requests the page until it is healthy twice in a row, or the time is over. */
async function waitUntilHealthy(check: HealthCheck, checking: Checking): Promise<Seen> {
  const { clock, during } = checking.patience;
  const until = clock.now() + check.timeoutMs;
  let latest: Seen | undefined;
  const awaited = (): string => {
    const isWell = latest?.state === 'healthy';
    return `the page ${isWell ? 'was healthy once' : (latest?.said ?? 'has not answered yet')}; up to ${formatDuration(until - clock.now())} more`;
  };
  const look = async (): Promise<Seen> => {
    latest = await lookAt(check, checking, until - clock.now());
    return latest;
  };
  const judge = ({ state }: Seen) => (state === 'healthy' ? 'there' : 'pending');
  const windowMs = check.timeoutMs - SHORTEST_REQUEST_MS;
  const { end, seen } = await during({ doing: 'checking the health', awaited }, () =>
    waitFor({ look, judge, pauses: PACES.page, windowMs, inARow: 2 }, checking.patience),
  );
  return end === 'there' || seen.state !== 'healthy' ? seen : { ...seen, state: 'unhealthy' };
}

const MORE_TIME =
  'Look at the page and at the log of the application; raise health-check-timeout if it starts slowly.';
const LET_IN =
  'Let the check in with health-check-headers, or check from where the site can be reached: docs/checks.md shows both.';

/** Judges an answer. @param redact hides secrets in what is shown of the page */
function judgePage(page: WebPage, check: HealthCheck, redact: (text: string) => string): Seen {
  const { url, statuses, contains } = check;
  const { status, text } = page;
  const hasText = contains === undefined ? undefined : text.includes(contains);
  const look = { status, hasText };
  const isFit = statuses.some(([from, to]) => status >= from && status <= to);
  if (isFit && hasText !== false)
    return { ...look, state: 'healthy', said: 'was healthy only once before time ran out', next: MORE_TIME };
  if (isFit) {
    const said = `does not contain the text of health-check-contains, “${contains}”; it begins with “${beginningOf(text, redact)}”`;
    return { ...look, state: 'unhealthy', said, next: 'Look at the page, and check health-check-contains.' };
  }
  const to = page.location === undefined ? null : URL.parse(page.location, url);
  const target = to === null ? '' : `, a redirect to ${to.origin}${to.pathname}`;
  const said = `answered with status ${status}${target}`;
  if (isWall(page, to, url))
    return { status, state: 'wall', said: `${said}: something stands before the site`, next: LET_IN };
  return { ...look, state: 'unhealthy', said, next: adviceOn(status, to !== null) };
}

function adviceOn(status: number, isRedirect: boolean): string {
  if (isRedirect) return 'Give health-check-url the final address, or add the status to health-check-status.';
  if (status >= 502 && status <= 504) return MORE_TIME;
  if (status === 404 || status === 410)
    return 'See whether the site has this page: check the path in health-check-url.';
  return 'Look at the page and at the log of the application.';
}

const CHALLENGE = /captcha|challenge|just a moment|checking (?:your|the) browser|ddos protection/i;
const LOGIN = /(?:^|[/_.-])(?:log-?in|sign-?in|sso|saml|oauth2?|authorize)(?:[/_.-]|$)/i;

/** True for an answer that is probably not the site's: of a login, of a firewall, of a challenge. */
function isWall({ status, text, isChallenge }: WebPage, to: URL | null, url: string): boolean {
  if (status === 401 || status === 403 || status === 429) return true;
  if (status === 503) return isChallenge === true || CHALLENGE.test(text);
  const isRedirect = status >= 300 && status < 400;
  return isRedirect && to !== null && (to.hostname !== new URL(url).hostname || LOGIN.test(to.pathname));
}

/** The most of a page, in UTF-16 units, that is searched for secrets before its beginning is shown. */
const MOST_SEARCHED = 64 * 1024;
const MOST_SHOWN = 80;

function beginningOf(text: string, redact: (text: string) => string): string {
  const shown = sanitize(text.slice(0, MOST_SEARCHED), redact).join(' ').replace(/\s+/g, ' ').trim();
  return shown.length <= MOST_SHOWN ? shown : `${shown.slice(0, MOST_SHOWN).toWellFormed()}…`;
}

/** A page that did not answer. */
function unreached({ reason, why }: ApiError): Seen {
  const said = `could not be reached: ${why}`;
  const seen = (next: string): Seen => ({ state: 'unreachable', said, next });
  if (reason === 'certificate' || reason === 'no-tls')
    return seen('Look at the TLS certificate of the site: its names, its chain, and when it ends.');
  if (why.includes('proxy')) return seen('Check the proxy of the runner (HTTPS_PROXY, NO_PROXY).');
  if (why.startsWith('the host name')) return seen('Check the host in health-check-url, and its DNS entry.');
  return seen(
    'Raise health-check-timeout if the site starts slowly. If the runner cannot reach it at all, check from where it can be reached: see docs/checks.md.',
  );
}
