import { isDeepStrictEqual } from 'node:util';
import { PACES, waitFor } from '../api/wait.ts';
import { formatDuration } from '../core/duration.ts';
import { ApiError } from '../core/errors.ts';
import type { Reason } from '../core/outcomes.ts';
import type { HttpProxy } from '../net/proxy.ts';
import type { WebPage } from '../net/web-page.ts';
import { lookInWords, type PageLook } from '../outcome/deploy-result.ts';
import type { Failure } from '../outcome/failure.ts';
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

/** A look at the page; `said`: what it saw, as in `answered with status 404`. */
interface Seen {
  readonly look: PageLook;
  readonly said: string;
}

const FAILED = 'health-check-failed';

/**
 * Judges a deploy by the looks at a page before it, if there was one, and after it, which was not healthy. Only
 * `health-check-failed` is a cause to go back. `too` ends the sentence on the look after it, and `then` follows it.
 */
function judgeLooks(
  before: PageLook | undefined,
  after: PageLook,
  when: string,
): readonly [reason: Reason, too?: string, then?: string] {
  if (before === undefined) return [FAILED];
  if (before.state === 'healthy') return [FAILED, '', ` It was healthy ${when}.`];
  const was = lookInWords(before);
  if (before.state !== 'unhealthy')
    return after.state === 'unhealthy'
      ? ['health-unseen-before', `; how it was ${when} could not be seen: ${was}`]
      : ['health-unseen', `; it could not be seen ${when} either: ${was}`];
  return isDeepStrictEqual(before, after)
    ? ['unhealthy-before', `; the page answered ${was} ${when}, too`]
    : [FAILED, '', ` It answered ${was} ${when}.`];
}

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
): Promise<{ readonly after: PageLook; readonly failure: Failure | undefined }> {
  const { look: after, said } = await waitUntilHealthy(page, checking);
  if (after.state === 'healthy') return { after, failure: undefined };
  const [reason, too = '', then = ''] = judgeLooks(before, after, when);
  // The query may hold a key.
  const { origin, pathname } = new URL(page.url);
  const message = `${origin}${pathname} ${said}${too}.${limit}${then}`;
  return { after, failure: { reason, message, next: adviceOn(said) } };
}

/** The next step, by what was seen of the page. */
function adviceOn(said: string): string {
  const is = (signs: RegExp) => signs.test(said);
  const look = 'Look at the page and at the log of the application';
  if (is(/^does not contain/)) return 'Look at the page, and check health-check-contains.';
  if (is(/stands before the site$/))
    return 'Let the check in with health-check-headers, or check from where the site can be reached: docs/checks.md shows both.';
  if (is(/a redirect to \S+$/))
    return 'Give health-check-url the final address, or add the status to health-check-status.';
  if (is(/ 4(04|10)$/)) return 'See whether the site has this page: check the path in health-check-url.';
  if (is(/^was healthy| 50[234]$/)) return `${look}; raise health-check-timeout if it starts slowly.`;
  if (is(/ 2\d\d$/)) return 'Look at the page; health-check-status does not name this status.';
  if (is(/^answered/)) return `${look}.`;
  if (is(/: the TLS/))
    return 'Look at the TLS certificate of the site: its names, its chain, and when it ends.';
  if (is(/proxy/)) return 'Check the proxy of the runner (HTTPS_PROXY, NO_PROXY).';
  if (is(/: the host name/)) return 'Check the host in health-check-url, and its DNS entry.';
  return 'Raise health-check-timeout if the site starts slowly. If the runner cannot reach it at all, check from where it can be reached: see docs/checks.md.';
}

const SHORTEST_REQUEST_MS = 1_000;
const LONGEST_REQUEST_MS = 10_000;
/** A look that ends so shortly before its check was cut short by that end. */
const CUT_MS = 100;

/** Asks for the page once. @throws only the reason of an interruption */
export async function lookAt(check: HealthCheck, checking: Checking, leftMs = check.timeoutMs) {
  const { getPage, patience, redact } = checking;
  const timeoutMs = Math.min(LONGEST_REQUEST_MS, leftMs);
  try {
    return judgePage(
      await getPage(check.url, check.proxy, timeoutMs, patience, check.headers),
      check,
      redact,
    );
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { look: { state: 'unreachable' }, said: `could not be reached: ${error.why}` } satisfies Seen;
  }
}

/** Requests the page until it is healthy twice in a row, or the time is over. */
async function waitUntilHealthy(check: HealthCheck, checking: Checking): Promise<Seen> {
  const { clock, during } = checking.patience;
  const startedAt = clock.now();
  const leftMs = () => startedAt + check.timeoutMs - clock.now();
  let latest: Seen | undefined;
  const awaited = () =>
    `the page ${latest?.said ?? 'has not answered yet'}; up to ${formatDuration(leftMs())} more`;
  const look = async () => {
    const seen = await lookAt(check, checking, leftMs());
    // A page is not silent because the check had no more time to listen.
    if (seen.look.state !== 'unreachable' || leftMs() >= CUT_MS) latest = seen;
    return seen;
  };
  const judge = (seen: Seen) => (seen.look.state === 'healthy' ? 'there' : 'pending');
  const windowMs = check.timeoutMs - SHORTEST_REQUEST_MS;
  const { end, seen } = await during({ doing: 'checking the health', awaited }, () =>
    waitFor({ look, judge, pauses: PACES.page, windowMs, startedAt, inARow: 2 }, checking.patience),
  );
  const last = latest ?? seen;
  if (end === 'there' || last.look.state !== 'healthy') return last;
  return { look: { ...last.look, state: 'unhealthy' }, said: 'was healthy only once before time ran out' };
}

/** Judges an answer. @param redact hides secrets in what is shown of the page */
function judgePage(page: WebPage, check: HealthCheck, redact: (text: string) => string): Seen {
  const { status, text } = page;
  const hasText = check.contains === undefined ? undefined : text.includes(check.contains);
  const isFit = check.statuses.some(([from, to]) => status >= from && status <= to);
  const isHealthy = isFit && hasText !== false;
  const look = { state: isHealthy ? 'healthy' : 'unhealthy', status, hasText } as const;
  if (isHealthy) return { look, said: 'was healthy once' };
  const lacks = `does not contain the text of health-check-contains, “${check.contains}”; it begins with`;
  if (isFit) return { look, said: `${lacks} “${beginningOf(text, redact)}”` };
  const isRedirect = status >= 300 && status < 400;
  const to = isRedirect ? URL.parse(page.location ?? '', check.url) : null;
  const target = to && `, a redirect to ${beginningOf(to.origin + to.pathname, redact)}`;
  const said = `answered with status ${status}${target ?? ''}`;
  if (!isWall(page, to, check.url)) return { look, said };
  return { look: { state: 'wall', status }, said: `${said}: something stands before the site` };
}

const CHALLENGE = /captcha|challenge|just a moment|checking (?:your|the) browser|ddos protection/i;
const LOGIN = /(?:^|[/_.-])(?:(?:log|sign)[-_]?[io]n|sso|saml|oauth2?|authorize)(?:[/_.-]|$)/i;

/** True for an answer that is probably not the site's: of a login, of a firewall, of a challenge. */
function isWall({ status, text, isChallenge }: WebPage, to: URL | null, url: string): boolean {
  if (status === 503) return isChallenge === true || CHALLENGE.test(text);
  const leadsAway = to !== null && (to.hostname !== new URL(url).hostname || LOGIN.test(to.pathname));
  return leadsAway || [401, 403, 429].includes(status);
}

/** The most of a text, in UTF-16 units, that is searched for secrets before its beginning is shown. */
const MOST_SEARCHED = 64 * 1024;
const MOST_SHOWN = 80;

function beginningOf(text: string, redact: (text: string) => string): string {
  const shown = sanitize(text.slice(0, MOST_SEARCHED), redact).join(' ').replace(/\s+/g, ' ').trim();
  return shown.length <= MOST_SHOWN ? shown : `${shown.slice(0, MOST_SHOWN).toWellFormed()}…`;
}
