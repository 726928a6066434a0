import { isDeepStrictEqual } from 'node:util';
import { PACES, waitFor } from '../api/wait.ts';
import { formatDuration } from '../core/duration.ts';
import { ApiError, interruptedIn, isInterruption, OperationError } from '../core/errors.ts';
import type { Reason } from '../core/outcomes.ts';
import type { WebPage } from '../net/web-page.ts';
import {
  type Evidence,
  isOnlyEndSeen,
  lookInWords,
  type PageLook,
  type Recorder,
} from '../outcome/deploy-result.ts';
import type { Failure } from '../outcome/failure.ts';
import { sanitize } from '../secrets/sanitizer.ts';
import type { HealthCheck } from './deploy.ts';
import type { DueDeploy } from './guard-commit.ts';
import type { Applying, Checking } from './operation.ts';

interface Checks extends DueDeploy {
  readonly evidence: readonly Evidence[];
  /** The page before the first write of the run, or as an earlier deploy of it has left it. */
  readonly pageBefore: PageLook | undefined;
  readonly record: Recorder;
}

/** The reason to give up a check before its own time was over. */
const SHARE =
  'two thirds of the time (timeout, or target-timeout) were over, as the rest is kept for the rollback';

/** Runs the checks in order. @throws OperationError for the first that fails, or for one that cannot tell if nothing else shows that the deploy worked */
export async function runChecks(checks: Checks, applying: Applying): Promise<void> {
  const { healthCheck: page, verifyCommand: command, goesBack, pageBefore: before, record } = checks;
  let { evidence } = checks;
  if (page === undefined && command === undefined) return;
  const due = applying.endChecksBy();
  /** Runs a check, and keeps time for a rollback if there is to be one. Returns the doubt of one that could not tell. */
  const run = async (name: keyof typeof LEADS, check: (leftMs?: number) => Promise<Failure | undefined>) => {
    record.milestone(`${name} started`, {}, name);
    const leftMs = due === undefined ? undefined : due - applying.patience.clock.now();
    const failure = await check(leftMs).catch((error: unknown) => {
      if (!isInterruption(error)) throw error;
      const named = name === 'health-check' ? 'health check' : name;
      throw interruptedIn(error, `The deploy itself succeeded, but the ${named} did not finish.`);
    });
    if (failure === undefined) evidence = [...evidence, name];
    const isDoubt =
      failure?.reason === 'health-unseen' || (goesBack && failure?.reason === 'unhealthy-before');
    const bad = isDoubt ? 'could not tell' : 'failed';
    record.milestone(`${name} ${failure === undefined ? 'passed' : bad}`, { evidence });
    if (failure === undefined) return undefined;
    const lead = isDoubt ? 'The health check could not tell whether the deploy worked:' : LEADS[name];
    const error = new OperationError(failure.reason, `${lead} ${failure.message}`, failure.next);
    if (isDoubt) return error;
    throw error;
  };
  const when = goesBack ? 'before this run' : 'before the deploy';
  const doubt =
    page &&
    (await run('health-check', async (leftMs) => {
      const { after, failure } = await checkPage(page, before, when, applying, leftMs);
      record.update({ page: { before, after } });
      return failure;
    }));
  if (command !== undefined) await run('verify-command', (leftMs) => verify(command, applying, leftMs));
  if (doubt === undefined) return;
  if (isOnlyEndSeen(evidence)) throw doubt;
  applying.log.warning(`${doubt.message} ${doubt.next}`);
}

const LEADS = {
  'health-check': 'The deploy ended, but the health check failed:',
  'verify-command': 'The deploy ended, but verify-command',
} as const;

async function verify(command: string, { runCommand, patience }: Applying, leftMs?: number) {
  const startedAt = patience.clock.now();
  const run = () => runCommand(command, leftMs);
  const status = await patience.during({ doing: 'running verify-command' }, run);
  const isLate = leftMs !== undefined && patience.clock.now() - startedAt >= leftMs;
  if (status === 0 && !isLate) return undefined;
  const message = isLate ? `was still running when ${SHARE}.` : `exited with status ${status}.`;
  const next = 'Read the output of verify-command in the workflow log.';
  return { reason: 'verify-command-failed', message, next } as const;
}

/** A look at the page, and what it saw, as in `answered with status 404`. `error`: why there was no answer */
type Seen = { readonly look: PageLook; readonly said: string; readonly error?: ApiError };

/** Judges a page that is not healthy by the look before. Only `health-check-failed` is a cause to go back. */
function judgeLooks(before: PageLook | undefined, after: PageLook): Reason {
  if (before === undefined || before.state === 'healthy') return 'health-check-failed';
  if (before.state !== 'unhealthy')
    return after.state === 'unhealthy' ? 'health-unseen-before' : 'health-unseen';
  return isDeepStrictEqual(before, after) ? 'unhealthy-before' : 'health-check-failed';
}

/** Checks a page, and compares it with an earlier look. @param when its time, as in `before the deploy` @param leftMs a shorter limit */
export async function checkPage(
  page: HealthCheck,
  before: PageLook | undefined,
  when: string,
  checking: Checking,
  leftMs = page.timeoutMs,
) {
  const timeoutMs = Math.min(page.timeoutMs, leftMs);
  const { look: after, said, error } = await waitUntilHealthy({ ...page, timeoutMs }, checking);
  if (after.state === 'healthy') return { after, failure: undefined };
  const reason = judgeLooks(before, after);
  const too = reason === 'unhealthy-before' ? ', too' : '';
  const gave = before?.state === 'unreachable' ? 'gave' : 'answered';
  const was = before === undefined ? '' : ` The page ${gave} ${lookInWords(before)} ${when}${too}.`;
  const limit = timeoutMs < page.timeoutMs ? ` It was given up when ${SHARE}.` : '';
  // The query may hold a key.
  const { origin, pathname } = new URL(page.url);
  const message = `${origin}${pathname} ${said}.${limit}${was}`;
  return { after, failure: { reason, message, next: adviceOn(after, error) } };
}

function adviceOn({ state, status = 502 }: PageLook, error?: ApiError): string {
  if (state === 'wall')
    return 'Let the check in with health-check-headers, or check from where the site can be reached: docs/checks.md shows both.';
  if (error?.isUnknownHost) return 'Check the host in health-check-url, and its DNS entry.';
  if (error?.reason === 'certificate') return 'Look at the certificate: its names, its chain, and its end.';
  if (error?.reason === 'proxy') return 'Check the proxy of the runner (HTTPS_PROXY, NO_PROXY).';
  const mayBeSlow = status > 501 && status < 505;
  return `Look at the page, at the log of the application, and at what the inputs health-check-… ask for.${mayBeSlow ? SLOW : ''}`;
}

const SLOW =
  ' Raise health-check-timeout if the site starts slowly. If the runner cannot reach it, see docs/checks.md.';

const SHORTEST_REQUEST_MS = 1_000;
const LONGEST_REQUEST_MS = 10_000;
/** A look that ends so shortly before its check was cut short by that end. */
const CUT_MS = 100;

/** Asks for the page once. @throws only the reason of an interruption */
export async function lookAtPage(
  check: HealthCheck,
  { getPage, patience, redact }: Checking,
  leftMs = check.timeoutMs,
): Promise<Seen> {
  const timeoutMs = Math.min(LONGEST_REQUEST_MS, leftMs);
  try {
    return judgePage(await getPage({ ...check, timeoutMs }, patience), check, redact);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { look: { state: 'unreachable' }, said: `could not be reached: ${error.why}`, error };
  }
}

/** Requests the page until it is healthy twice in a row, or the time is over. */
async function waitUntilHealthy(check: HealthCheck, checking: Checking): Promise<Seen> {
  const { clock } = checking.patience;
  const startedAt = clock.now();
  const leftMs = () => startedAt + check.timeoutMs - clock.now();
  let latest: Seen | undefined;
  const awaited = () =>
    `the page ${latest?.said ?? 'has not answered yet'}; up to ${formatDuration(leftMs())} more`;
  const look = async () => {
    const seen = await lookAtPage(check, checking, leftMs());
    // A page is not silent because the check had no more time to listen.
    if (seen.look.state !== 'unreachable' || leftMs() >= CUT_MS) latest = seen;
    return seen;
  };
  const isThere = (seen: Seen): boolean => seen.look.state === 'healthy';
  const windowMs = check.timeoutMs - SHORTEST_REQUEST_MS;
  const doing = 'checking the health';
  const looks = { doing, awaited, look, isThere, pauses: PACES.page, windowMs, startedAt, inARow: 2 };
  const { end, seen } = await waitFor(looks, checking.patience);
  const last = latest ?? seen;
  if (end === 'there' || last.look.state !== 'healthy') return last;
  return { look: { ...last.look, state: 'unhealthy' }, said: 'was healthy only once before time ran out' };
}

function judgePage(page: WebPage, check: HealthCheck, redact: (text: string) => string): Seen {
  const { status, text } = page;
  const lacksText = check.contains !== undefined && !text.includes(check.contains);
  const isFit = check.statuses.some(([from, to]) => status >= from && status <= to);
  if (isFit && !lacksText) return { look: { state: 'healthy', status, lacksText }, said: 'was healthy once' };
  const look = { state: 'unhealthy', status, lacksText } as const;
  if (isFit) {
    const lacks = `does not contain the text of health-check-contains, “${check.contains}”`;
    return { look, said: `${lacks}; it begins with “${beginningOf(text, redact)}”` };
  }
  const to = status >= 300 && status < 400 ? URL.parse(page.location ?? '', check.url) : null;
  const target = to === null ? '' : `, a redirect to ${beginningOf(to.origin + to.pathname, redact)}`;
  const said = `answered with status ${status}${target}`;
  if (!isWall(page, to, check.url)) return { look, said };
  return { look: { state: 'wall', status }, said: `${said}: something stands before the site` };
}

const CHALLENGE = /<title>\s*just a moment|checking (?:your|the) browser|ddos protection/i;
const LOGIN = /(?:^|[/_.-])(?:(?:log|sign)[-_]?[io]n|sso|saml|oauth2?|authorize)(?:[/_.-]|$)/i;

/** True for an answer that is probably not the site's: of a login, of a firewall, of a challenge. */
function isWall({ status, text }: WebPage, to: URL | null, url: string): boolean {
  if (status === 503) return CHALLENGE.test(text);
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
