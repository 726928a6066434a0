import {
  type Deployment,
  DOCUMENT_TIME,
  grown,
  type KeptText,
  type Look,
  type NewEntry,
  type NewLog,
} from '../api/deploy-signs.ts';
import type { SiteLog } from '../api/log-entry.ts';
import { type ApiError, type DeadlineError, isNotFound, isPassing } from '../core/errors.ts';
import { type ExitReport, findExitReports, isOfTime } from './exit-report.ts';
import type { Findings } from './match.ts';
import { addStatus, type StatusHistory, startHistory } from './status-history.ts';
import { addedTo, chooseText, linesMissingIn, NO_TEXT, type Text, wholeLines } from './text.ts';
import type { Expectations } from './verdict.ts';

/** The target of a look: a record of the service, or the shared list of a server's sites. */
export type Target = 'site' | 'list' | 'log' | 'deployment' | 'own log';

/** What is known when the deploy is triggered. Times are in milliseconds of the run's clock. */
export interface Given {
  readonly expects: Expectations;
  /** The failure of the trigger's answer; undefined if it came. And the service's words in it. */
  readonly lost: Error | undefined;
  readonly said: string;
  /** True when other targets may be waiting for this one. */
  readonly isMany: boolean;
  /** The time that the whole run has. */
  readonly timeoutMs: number;
  /** The id of our deployment, if the service answered with one. */
  readonly id: string | undefined;
  readonly triggeredMs: number;
  /** The wall clock of the service at the trigger; undefined if it does not show it. */
  readonly serviceMs: number | undefined;
  /** The site before the trigger; `isListed`: only the list of the server has shown it. */
  readonly site: Pick<Look, 'siteStatus' | 'liveText'> & {
    readonly lastDeployAt: string | null;
    readonly isListed: boolean;
  };
  /** The log before the trigger; undefined if it could not be read. */
  readonly log: SiteLog | undefined;
  /** A run of the script that ended before, even if the log does not show it. */
  readonly earlierRun: string | undefined;
}

/** Everything seen of a deploy. Immutable: `takeLook` returns the next state. */
export interface State {
  readonly given: Given;
  readonly reportExpected: boolean | undefined;
  /** Our own deployment as far as it was shown; undefined until a look at it was answered. */
  readonly deployment: Deployment | undefined;
  /** True once the service has shown it, and the number of looks since that did not, and at its log without a text. */
  readonly isShown: boolean;
  readonly misses: number;
  readonly textless: number;
  /** The token, `last_deploy_at`, before the deploy and now. */
  readonly before: string | null;
  readonly lastDeployAt: string | null;
  readonly hasMoved: boolean;
  readonly status: StatusHistory;
  /** The status as the latest look at the site showed it. */
  readonly shownStatus: string | undefined;
  /** The site as only the list has shown it last: the list alone concludes nothing. */
  readonly listed: Pick<Look, 'siteStatus' | 'lastDeployAt'> | undefined;
  readonly isBeforeListed: boolean;
  /** The signs as of the latest look at the site itself. */
  readonly own: Pick<State, 'status' | 'hasMoved' | 'lastDeployAt' | 'handedOver'>;
  readonly log: NewLog;
  /** Exit reports of deploys that ended since the baseline, except foreign ones; and one of another time than ours. */
  readonly reports: readonly ExitReport[];
  readonly strange: ExitReport | undefined;
  /** Runs of scripts that ended before the baseline, or were under way at it. */
  readonly foreignRuns: readonly string[];
  /** The number of deploys that were under way before ours and were seen to end. */
  readonly earlierDeploys: number;
  /** True when the token moved before a new log began, perhaps by an earlier deploy without a report. */
  readonly handedOver: boolean;
  /** The text of the running deploy, in whole lines; and whether the site shows that one runs, if it shows that. */
  readonly live: KeptText;
  readonly isRunning: boolean | undefined;
  /** True on a service whose site's record shows the text of a running deploy. */
  readonly hasLive: boolean;
  /** The text of our deploy, and what the latest look has added to it. */
  readonly text: Text;
  readonly gained: string;
  readonly replaced: boolean;
  /** The looks so far, the latest target, and for each target the number and the time of its latest look. */
  readonly looks: number;
  readonly last: Target | undefined;
  readonly looked: Readonly<Partial<Record<Target, { readonly nth: number; readonly atMs: number }>>>;
  /** The numbers of the looks that brought the latest sign of an end, and the first report. */
  readonly endLook: number;
  readonly reportLook: number;
  /** When the latest news came, and the number of looks since. */
  readonly newsMs: number;
  readonly quietLooks: number;
  /** When the log grew, when a sign of the end came, when an earlier deploy ended, and when ours was last seen to run. */
  readonly gainedMs?: number | undefined;
  readonly endingMs?: number | undefined;
  readonly earlierEndedMs?: number | undefined;
  readonly runningMs?: number | undefined;
  /** What the patterns have found in the text. */
  readonly findings?: Findings | undefined;
  /** The failure of the latest look; and the end of the time for the deploy. */
  readonly trouble?: Trouble | undefined;
  readonly over?: DeadlineError | undefined;
  /** The time since which the service has answered without interruption. */
  readonly answeringMs?: number | undefined;
}

/** Looks that failed, one after the other. */
export interface Trouble {
  readonly error: ApiError;
  readonly target: Target;
  /** The number of answers in a row that are no reason to look again. */
  readonly refusals: number;
  /** The times since which the service has not answered, and has not known the site. */
  readonly silentMs: number | undefined;
  readonly vanishedMs: number | undefined;
}

const NOTHING_NEW: NewLog = { isReadable: true, isList: false, isTyped: false, entries: [] };

/** The state at the trigger. */
export function startState(given: Given, reportExpected: boolean | undefined): State {
  const { site, log, earlierRun, triggeredMs } = given;
  const reports = (log?.entries ?? []).flatMap(({ content = '' }) => findExitReports(content));
  const status = startHistory(site.siteStatus);
  return {
    ...{ given, reportExpected, deployment: undefined, isShown: false, misses: 0, textless: 0 },
    ...{ before: site.lastDeployAt, lastDeployAt: site.lastDeployAt, hasMoved: false },
    ...{ status, shownStatus: site.siteStatus },
    own: { status, hasMoved: false, lastDeployAt: site.lastDeployAt, handedOver: false },
    ...{ listed: site.isListed ? site : undefined, isBeforeListed: site.isListed },
    log: { ...NOTHING_NEW, isReadable: log !== undefined },
    ...{ reports: [], strange: undefined },
    foreignRuns: [...(earlierRun === undefined ? [] : [earlierRun]), ...reports.map(({ run }) => run)],
    ...{
      earlierDeploys: 0,
      handedOver: false,
      live: { content: undefined },
      isRunning: undefined,
      hasLive: site.liveText !== undefined,
    },
    ...{ text: NO_TEXT, gained: '', replaced: false, looks: 0, last: undefined, looked: {} },
    ...{ endLook: 0, reportLook: 0, newsMs: triggeredMs, quietLooks: 0 },
  };
}

/** Adds what a look has shown. */
export function takeLook(before: State, target: Target, look: Look, nowMs: number): State {
  const looks = before.looks + 1;
  const looked = { ...before.looked, [target]: { nth: looks, atMs: nowMs } };
  const start: State = {
    ...before,
    looks,
    looked,
    last: target,
    gained: '',
    replaced: false,
    answeringMs: before.answeringMs ?? nowMs,
    // The log of a site that is gone may still be there.
    trouble: target === 'log' && before.trouble?.vanishedMs !== undefined ? before.trouble : undefined,
    findings: undefined,
  };
  const site = withSite(withDeployment(start, look), look, target);
  const seen = withText(withoutEarlier(withLog(site, look, nowMs), nowMs), look);
  if (seen === start) return start;
  const isNews =
    seen.gained !== '' ||
    seen.text.content !== before.text.content ||
    seen.hasMoved !== before.hasMoved ||
    seen.status !== before.status ||
    seen.deployment?.state !== before.deployment?.state ||
    seen.reports.length > before.reports.length;
  const isFirst = seen.reports.length > 0 && before.reports.length === 0;
  const earlierEnded = seen.earlierDeploys > before.earlierDeploys;
  return {
    ...seen,
    reportLook: isFirst ? looks : seen.reportLook,
    newsMs: isNews ? nowMs : before.newsMs,
    quietLooks: isNews ? 0 : before.quietLooks + 1,
    gainedMs: seen.gained === '' ? before.gainedMs : earlierEnded ? undefined : nowMs,
    earlierEndedMs: earlierEnded ? nowMs : before.earlierEndedMs,
    endingMs: isEnding(seen) ? (before.endingMs ?? nowMs) : undefined,
    runningMs: showsRunning(look) && !isEnding(seen) ? nowMs : before.runningMs,
  };
}

function showsRunning({ siteStatus, liveText, deployment }: Look): boolean {
  return siteStatus === 'deploying' || typeof liveText === 'string' || deployment?.state === 'running';
}

/** Adds a look that failed. */
export function takeFailure(before: State, target: Target, error: ApiError, nowMs: number): State {
  const { silentMs = nowMs, vanishedMs = nowMs, refusals = 0 } = before.trouble ?? {};
  const trouble: Trouble = {
    ...{ error, target },
    refusals: isPassing(error) || isNotFound(error) ? 0 : refusals + 1,
    silentMs: error.reason === 'limited' ? undefined : silentMs,
    vanishedMs: isNotFound(error) ? vanishedMs : undefined,
  };
  return { ...before, trouble, answeringMs: undefined, gained: '', replaced: false };
}

/** True when the end is near, so that looks are more frequent. */
export function isEnding(state: State): boolean {
  const { hasMoved, reports, status } = state;
  if (followsId(state)) return hasEndedById(state);
  return reports.length > 0 || (status.latest !== 'deploying' && (hasMoved || status.end !== undefined));
}

/** True while the deployment of our id decides alone. */
export function followsId({ given, deployment, isShown }: State): boolean {
  const { state } = deployment ?? { state: 'running' };
  return given.id !== undefined && state !== 'other' && (isShown || state !== 'missing');
}

/** The number of looks in a row after which a deployment, or the text of its log, counts as not shown. */
const MOST_MISSES = 3;

/** True when the deployment of our id has ended, in any way. */
export function hasEndedById(state: State): boolean {
  const { state: shown } = state.deployment ?? { state: 'running' };
  return (
    followsId(state) && (['success', 'failed', 'cancelled'].includes(shown) || state.misses >= MOST_MISSES)
  );
}

/** True while the log of our deployment may still be shown. */
export function isOwnLogAwaited({ deployment, textless, looked, text }: State): boolean {
  if (text.isOwn || deployment?.state === 'missing') return false;
  return (
    textless < MOST_MISSES ||
    (deployment?.logId !== undefined && (looked.log?.nth ?? 0) < (looked['own log']?.nth ?? 0))
  );
}

const FINAL: readonly Deployment['state'][] = ['success', 'failed', 'cancelled'];

function withDeployment(state: State, { deployment: shown }: Look): State {
  const { deployment: old, isShown } = state;
  if (shown === undefined) return state;
  const textless = state.textless + Number(shown.text === null);
  const isTold = shown.text === undefined || FINAL.includes(shown.state);
  if (shown.state === 'missing') {
    if (!isShown) return { ...state, deployment: shown };
    return FINAL.includes(old?.state ?? 'other') ? state : { ...state, misses: state.misses + 1 };
  }
  // An answer may be stale: what has ended stays so.
  const next =
    old !== undefined && (FINAL.includes(old.state) || !isTold)
      ? old.state
      : isTold
        ? shown.state
        : undefined;
  if (next === undefined) return { ...state, textless };
  const { commit = old?.commit, logId = old?.logId, text = old?.text } = shown;
  return {
    ...state,
    isShown: true,
    misses: 0,
    textless,
    endLook: FINAL.includes(next) && next !== old?.state ? state.looks : state.endLook,
    deployment: { state: next, commit, logId, text: text ?? old?.text },
  };
}

/** True when a token is a later time than another, in the same format: the document's, or ISO 8601. Other values are opaque. */
export function isLater(now: string | null, before: string | null): boolean {
  const format = FORMATS.find((one) => one.test(now ?? ''));
  if (now === null || format === undefined) return false;
  if (before === null || before === '') return true;
  return format.test(before) && instantOf(now) > instantOf(before);
}

const FORMATS = [DOCUMENT_TIME, /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,9})?(?:Z|[+-]\d\d:?\d\d)$/];

function isOpaque(token: string | null): boolean {
  return token !== null && !FORMATS.some((one) => one.test(token));
}

function instantOf(time: string): number {
  return Date.parse(DOCUMENT_TIME.test(time) ? `${time.replace(' ', 'T')}Z` : time);
}

function withSite(state: State, look: Look, target: Target): State {
  const { lastDeployAt, siteStatus, liveText } = look;
  if (lastDeployAt === undefined) return state;
  const isList = target === 'list';
  const known = isList ? state : withoutRumours(state, { lastDeployAt, siteStatus });
  // A site that shows an earlier time than before is a stale answer.
  if (known.hasMoved && !isLater(lastDeployAt, known.before)) return state;
  const isNewer = isLater(lastDeployAt, known.lastDeployAt);
  const hasMoved = known.hasMoved || isLater(lastDeployAt, known.before);
  const status = addStatus(known.status, siteStatus, known.hasMoved);
  // Right after a log that shows the end, the log need not be read again.
  const isConfirming = state.reports.length > 0 && state.looked.log?.nth === state.looks - 1;
  const isRunning =
    liveText === undefined && siteStatus === undefined
      ? undefined
      : (liveText ?? null) !== null || siteStatus === 'deploying';
  const hasStopped = known.isRunning === true && isRunning === false;
  const isEnd = (isNewer || status.end !== known.status.end || hasStopped) && !isConfirming;
  const old = state.given.log?.entries ?? [];
  const isSilent = old.some(({ content = '' }) => content !== '' && findExitReports(content).length === 0);
  const next: State = {
    ...known,
    ...{
      hasMoved,
      status,
      shownStatus: siteStatus,
      listed: isList ? { lastDeployAt, siteStatus } : undefined,
    },
    lastDeployAt: isNewer || isOpaque(lastDeployAt) ? lastDeployAt : known.lastDeployAt,
    isRunning,
    hasLive: known.hasLive || liveText !== undefined,
    endLook: isEnd ? state.looks : known.endLook,
    handedOver:
      known.handedOver || (hasMoved && !known.hasMoved && known.log.entries.length === 0 && isSilent),
  };
  const { lastDeployAt: at, handedOver } = next;
  return isList ? next : { ...next, own: { status, hasMoved, lastDeployAt: at, handedOver } };
}

/** The state without what the list has shown where the site itself shows something else. */
function withoutRumours(state: State, now: Pick<Look, 'siteStatus' | 'lastDeployAt'>): State {
  const { listed, isBeforeListed, status, own } = state;
  if (listed === undefined) return state;
  const isOther = listed.lastDeployAt !== now.lastDeployAt;
  // Only the list has shown it, and shows no change: it may write times in another way. The status then tells the end.
  const isUnknown =
    isBeforeListed &&
    isOther &&
    !isLater(listed.lastDeployAt ?? null, state.before) &&
    now.siteStatus !== undefined;
  const before = isUnknown ? (now.lastDeployAt ?? null) : state.before;
  const isAsBefore = before === now.lastDeployAt && status.baseline === now.siteStatus;
  // Since the list showed the deploy, it may have ended; but not without a trace.
  const isRumour = listed.siteStatus !== now.siteStatus && (isAsBefore || status.latest !== 'deploying');
  return {
    ...state,
    ...{ before, isBeforeListed: false },
    ...(isOther && {
      hasMoved: own.hasMoved && !isUnknown,
      handedOver: own.handedOver,
      lastDeployAt: own.lastDeployAt ?? before,
    }),
    ...(isRumour && { status: own.status }),
  };
}

function withLog(state: State, { log }: Look, nowMs: number): State {
  if (log === undefined) return state;
  if (!log.isReadable) return { ...state, log: { ...state.log, isReadable: false } };
  const deploys = log.entries.filter(({ type }) => type === 'deploy');
  const found = reportsIn(state, deploys.length > 0 ? deploys : log.entries);
  const reports = found.filter((report) => isOfOurTime(state, report, nowMs));
  const strange = found.findLast((report) => !reports.includes(report));
  return { ...state, log, reports, strange };
}

/** The reports of entries in the order in which they came, without those of foreign runs. */
function reportsIn({ foreignRuns }: State, entries: readonly NewEntry[]): ExitReport[] {
  const found = entries.toReversed().flatMap(({ content = '' }) => findExitReports(content));
  return found.filter(({ run }) => !foreignRuns.includes(run));
}

/** The state after the old log has grown and its deploy has ended: it was not ours, which comes next. Its reports are foreign. */
function withoutEarlier(state: State, nowMs: number): State {
  const { lastDeployAt, status, log, hasMoved } = state;
  const continued = hadEnded(state) ? undefined : log.entries.find((entry) => entry.continues);
  if (continued === undefined) return state;
  const isOver = hasMoved || log.entries.length > 1 || reportsIn(state, [continued]).length > 0;
  if (!isOver) return state;
  const entries = log.entries.filter((entry) => entry !== continued);
  const next: State = {
    ...state,
    ...{ before: lastDeployAt, hasMoved: false, handedOver: false, status: startHistory(status.latest) },
    own: { status: startHistory(status.latest), hasMoved: false, lastDeployAt, handedOver: false },
    ...{ reports: [], endLook: 0, reportLook: 0, text: NO_TEXT },
    foreignRuns: [...state.foreignRuns, ...reportsIn(state, [continued]).map(({ run }) => run)],
    earlierDeploys: state.earlierDeploys + 1,
    gained: (continued.content ?? '').slice(state.text.printed),
  };
  return withLog(next, { log: { ...log, entries } }, nowMs);
}

/**
 * True when the deploy of the baseline's log had ended, as its report or a later `last_deploy_at` shows. What that log gains is
 * then another deploy's.
 */
function hadEnded({ given: { log, site } }: State): boolean {
  const [latest] = log?.entries ?? [];
  return (
    findExitReports(latest?.content ?? '').length > 0 || isLater(site.lastDeployAt, latest?.created_at ?? '-')
  );
}

/** True when a report cannot be an earlier deploy's, as far as its time tells. */
function isOfOurTime({ given }: State, report: ExitReport, nowMs: number): boolean {
  const { serviceMs, triggeredMs, site, log } = given;
  const [latest] = log?.entries ?? [];
  // The text of an earlier deploy was not shown: only its time tells it from ours.
  const isBlind = site.lastDeployAt !== null && (latest === undefined || (latest.content ?? '') === '');
  return isOfTime(report, serviceMs, nowMs - triggeredMs, isBlind);
}

/** The text of our deploy, and what it has gained. */
function withText(state: State, look: Look): State {
  const { text: old } = state;
  const live = withLive(state, look.liveText ?? null);
  const text = chooseText(state);
  const isSame = text.key === old.key;
  if (live === state.live && isSame && text.content === old.content) return state;
  const gained = state.gained + addedTo(state.live, live);
  const { content, dropped = 0 } = text;
  if (content === undefined || text.isJoined)
    return { ...state, live, text: { ...text, printed: isSame ? old.printed : 0 }, gained };
  const shown = linesMissingIn(live.content, content);
  // A text that begins anew cuts off an unfinished line.
  const isCutOff = isSame && dropped === (old.dropped ?? 0) && !content.startsWith(old.content ?? '');
  const printed = isCutOff ? dropped + wholeLines(old.content ?? '').length : isSame ? old.printed : 0;
  const replaced = isCutOff || (!isSame && live.content === undefined);
  const rest = shown.slice(Math.max(0, printed - dropped));
  return {
    ...state,
    live,
    text: { ...text, printed: dropped + shown.length },
    gained: gained + rest,
    replaced,
  };
}

function withLive(state: State, liveText: string | null): KeptText {
  const { live, given, deployment, text } = state;
  const lines = wholeLines(liveText ?? '');
  const old = wholeLines(given.site.liveText ?? '');
  // The text of the deploy before ours.
  const isOther = deployment?.state === 'scheduled' || (old !== '' && lines.startsWith(old));
  const isOver = hasEndedById(state) || text.content !== undefined;
  return lines === '' || isOther || isOver ? live : grown(live, lines);
}
