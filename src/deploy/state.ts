import type { Shown } from '../api/deploy-signs.ts';
import { join, type KeptText, keepText, NO_TEXT, OWN, wholeLines } from '../api/kept-text.ts';
import { keyOf } from '../api/new-entries.ts';
import { isLater } from '../api/shown-time.ts';
import type { ApiError, DeadlineError } from '../core/errors.ts';
import { findExitReports } from '../script/exit-report.ts';
import type { Matches } from '../values/match.ts';
import { type DeploysShown, readDeploys } from './deploys-shown.ts';
import type { AtTrigger, Look, Resource } from './looks.ts';
import { isFromBefore, type OurDeployment, ourDeployment } from './our-deployment.ts';
import { hasMoved, siteShown, statusIn } from './site-shown.ts';

/** Everything seen of a deploy. Immutable: each look makes a new one. */
export interface State {
  readonly atTrigger: AtTrigger;
  /** All looks since the trigger, or since the end of an earlier deploy. */
  readonly looks: readonly Look[];
  /** The log as it was read last, and the text of our deploy: what the looks have shown of them, joined. */
  readonly log: DeploysShown;
  readonly text: KeptText;
  /** Runs of scripts that ended before the trigger. */
  readonly foreignRuns: readonly string[];
  /** True when the deploy of the baseline's log had ended before the trigger; and once one that had not was seen to end. */
  readonly isEarlierOver: boolean;
  readonly hasEarlierEnded: boolean;
  /** The result of searching the text for patterns. */
  readonly matches?: Matches | undefined;
  /** The end of the time for the deploy. */
  readonly over?: DeadlineError | undefined;
}

/** The state at the trigger. */
export function startState(atTrigger: AtTrigger): State {
  const { log, earlierRun, site } = atTrigger;
  const [{ content = '', created_at: time = null } = {}] = log?.entries ?? [];
  const runs = (log?.entries ?? []).flatMap((entry) =>
    findExitReports(entry.content ?? '').map(({ run }) => run),
  );
  const nothing = { isList: false, entries: [], deploys: [], reports: [], strangers: 0 };
  return {
    atTrigger,
    looks: [],
    log: { ...nothing, isReadable: log !== undefined, strange: undefined, hasEarlier: false },
    text: NO_TEXT,
    foreignRuns: earlierRun === undefined ? runs : [earlierRun, ...runs],
    isEarlierOver: findExitReports(content).length > 0 || isLater(site.lastDeployAt, time ?? '-'),
    hasEarlierEnded: false,
  };
}

/** Adds a look that was answered. */
export function takeLook(before: State, resource: Resource, shown: Shown, atMs: number): State {
  const { liveText, log: newLog, ...facts } = shown;
  const isLive = liveText === undefined ? undefined : liveText !== null;
  const { looks, text: old } = before;
  const isOther = isFromBefore(shown.deployment, before.atTrigger);
  const atTrigger = isOther ? { ...before.atTrigger, id: undefined } : before.atTrigger;
  const look = { nth: looks.length + 1, atMs, resource, ...facts, isLive, hasText: false, reports: 0 };
  const log = newLog?.isReadable
    ? readDeploys(newLog, before, atMs)
    : { ...before.log, isReadable: newLog?.isReadable ?? before.log.isReadable };
  const ours = ourDeployment(atTrigger, [...looks, look]);
  const live = mayBeOurs(liveText, before, ours) ? (liveText ?? '') : '';
  const text = keepText(printedOf(old, ours), { nth: look.nth, live, ...textIn(log, ours, look, old) });
  const seen = { ...look, hasText: text.gained !== '', reports: log.reports.length };
  const state = { ...before, atTrigger, looks: [...looks, seen], log, text, matches: undefined };
  return ours.decides ? state : withoutEarlier(state, resource);
}

/** True when a text that the site shows is not known to be of the deploy before ours. */
function mayBeOurs(
  liveText: Shown['liveText'],
  { atTrigger }: State,
  { state, end }: OurDeployment,
): boolean {
  const other = wholeLines(atTrigger.site.liveText ?? '');
  const isOther = other !== '' && (liveText ?? '').startsWith(other);
  return !isOther && state !== 'scheduled' && end === undefined;
}

/** The text in the log: by id, that of our deployment; else that of the newest deploy in the log of the site. */
function textIn(log: DeploysShown, ours: OurDeployment, { resource }: Look, old: KeptText) {
  // Before the end it may lack lines.
  const isLate = resource === 'log' && ours.end !== undefined;
  const entry = log.entries.find(({ id, isStale }) => isLate && !isStale && id && id === ours.logId);
  const own = ours.text ?? entry?.content ?? (old.key === OWN ? old.content : undefined);
  if (own !== undefined) return { content: own, key: OWN };
  const [newest] = log.deploys;
  if (ours.decides || newest === undefined) return { content: undefined, key: '' };
  return { content: newest.content, key: keyOf(newest) };
}

/**
 * The text so far. Once our deployment decides, what the log of the site has shown is no longer its text, but was printed, as the text
 * of a running deploy is.
 */
function printedOf(old: KeptText, { decides }: OurDeployment): KeptText {
  if (!decides || old.key === OWN || old.content === undefined) return old;
  return { ...NO_TEXT, live: join(old.live, wholeLines(old.content)).text, anewBy: old.anewBy };
}

/** Adds a look that failed. */
export function takeFailure(state: State, resource: Resource, error: ApiError, atMs: number): State {
  const { looks, log } = state;
  const look = { nth: looks.length + 1, atMs, resource, error, hasText: false, reports: log.reports.length };
  return { ...state, looks: [...looks, look] };
}

/**
 * The state once a deploy that was already running before the trigger has ended, as its log shows, which has grown. Ours comes next:
 * the site as it is shown by then is the baseline for that.
 */
function withoutEarlier(state: State, resource: Resource): State {
  const { atTrigger, looks, log, hasEarlierEnded } = state;
  const { looks: site } = siteShown(atTrigger, looks, undefined);
  const last = site.at(-1) ?? atTrigger.site;
  const isOver = hasMoved(last, atTrigger.site) || (resource === 'site' && log.deploys.length > 0);
  if (!log.hasEarlier || hasEarlierEnded || !isOver) return state;
  const { latest: siteStatus } = statusIn(atTrigger, site);
  const shown = { lastDeployAt: last.lastDeployAt ?? null, siteStatus, isListed: false };
  return {
    ...state,
    hasEarlierEnded: true,
    atTrigger: { ...atTrigger, site: { ...atTrigger.site, ...shown } },
    looks: looks.slice(-1).map((look) => ({ ...look, nth: 1 })),
  };
}
