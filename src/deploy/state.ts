import type { Shown } from '../api/deploy-signs.ts';
import { wholeLines } from '../api/kept-text.ts';
import type { NewLog } from '../api/new-entries.ts';
import { isLater } from '../api/shown-time.ts';
import type { ApiError, DeadlineError } from '../core/errors.ts';
import { findExitReports } from '../script/exit-report.ts';
import type { Matches } from '../values/match.ts';
import { type DeploysShown, readDeploys } from './deploys-shown.ts';
import { type AtTrigger, type Look, nthAt, type Resource } from './looks.ts';
import { ourDeployment } from './our-deployment.ts';
import { hasMoved, siteShown } from './site-shown.ts';
import { statusIn } from './status.ts';
import { type KeptText, keepText, NO_TEXT } from './text.ts';

/** Everything seen of a deploy. Immutable: each look makes a new one. */
export interface State {
  readonly atTrigger: AtTrigger;
  /** All looks since the trigger, or since the end of an earlier deploy. */
  readonly looks: readonly Look[];
  /** The log as it was read last, and the text of our deploy: what the looks have shown of them, joined. */
  readonly log: DeploysShown;
  readonly text: KeptText;
  /** Runs of scripts that are not ours; and the number of earlier deploys, under way at the trigger, that were seen to end. */
  readonly foreignRuns: readonly string[];
  readonly earlierDeploys: number;
  /** True when the deploy of the baseline's log had ended before the trigger: what that log gains is another deploy's. */
  readonly isEarlierOver: boolean;
  /** True until the site is read after an earlier deploy has ended by its report: it then shows that end, and not ours. */
  readonly isSiteDue: boolean;
  /** The result of searching the text for patterns. */
  readonly matches?: Matches | undefined;
  /** The end of the time for the deploy. */
  readonly over?: DeadlineError | undefined;
}

/** The state at the trigger. */
export function startState(atTrigger: AtTrigger): State {
  const { log, earlierRun, site } = atTrigger;
  const { content = '', created_at: time } = log?.entries[0] ?? {};
  const reports = (log?.entries ?? []).flatMap(({ content = '' }) => findExitReports(content));
  return {
    atTrigger,
    looks: [],
    log: { isReadable: log !== undefined, isList: false, entries: [], deploys: [], reports: [] },
    text: NO_TEXT,
    foreignRuns: [...(earlierRun === undefined ? [] : [earlierRun]), ...reports.map(({ run }) => run)],
    earlierDeploys: 0,
    isEarlierOver: findExitReports(content ?? '').length > 0 || isLater(site.lastDeployAt, time ?? '-'),
    isSiteDue: false,
  };
}

/** Adds a look that was answered. */
export function takeLook(before: State, resource: Resource, shown: Shown, atMs: number): State {
  const { liveText, log, ...signs } = shown;
  const isLive = liveText === undefined ? undefined : liveText !== null;
  const look: Look = { ...signs, ...lookOf(before, resource, atMs), isLive };
  const looked = { ...withSiteDue(before, look), matches: undefined, looks: [...before.looks, look] };
  const read = withoutEarlier(
    log === undefined ? looked : { ...looked, log: readLog(looked, log, atMs) },
    atMs,
  );
  const seeded = read.text === before.text ? '' : read.text.gained;
  const kept = textOf(read, liveText ?? null);
  const text = { ...kept, gained: seeded + kept.gained };
  const seen = {
    ...look,
    nth: read.looks.length,
    hasText: text.gained !== '',
    reports: read.log.reports.length,
  };
  return { ...read, text, looks: [...read.looks.slice(0, -1), seen] };
}

/** Adds a look that failed. */
export function takeFailure(before: State, resource: Resource, error: ApiError, atMs: number): State {
  return { ...before, looks: [...before.looks, { ...lookOf(before, resource, atMs), error }] };
}

function withSiteDue(state: State, { resource, lastDeployAt }: Look): State {
  if (!state.isSiteDue || resource !== 'site' || lastDeployAt === undefined) return state;
  const { atTrigger } = state;
  return {
    ...state,
    isSiteDue: false,
    atTrigger: { ...atTrigger, site: { ...atTrigger.site, lastDeployAt } },
  };
}

function lookOf({ looks }: State, resource: Resource, atMs: number): Look {
  return { nth: looks.length + 1, atMs, resource, hasText: false, reports: looks.at(-1)?.reports ?? 0 };
}

function readLog({ atTrigger, foreignRuns, log }: State, shown: NewLog, atMs: number): DeploysShown {
  return shown.isReadable
    ? readDeploys(shown, { atTrigger, foreignRuns, atMs })
    : { ...log, isReadable: false };
}

/**
 * The state once a deploy that was already running before the trigger has ended, as its log shows, which has grown. Ours comes next:
 * what was seen so far is forgotten, and the reports seen so far are another run's.
 */
function withoutEarlier(state: State, atMs: number): State {
  const { atTrigger, looks, log, text, foreignRuns, earlierDeploys, isEarlierOver } = state;
  const continued = isEarlierOver ? undefined : log.deploys.find((entry) => entry.continues);
  const { looks: site } = siteShown(atTrigger, looks, undefined);
  const last = site.at(-1) ?? atTrigger.site;
  const runs = findExitReports(continued?.content ?? '').map(({ run }) => run);
  const isMoved = hasMoved(last, atTrigger.site);
  const isOver = isMoved || log.deploys.length > 1 || runs.length > 0;
  if (continued === undefined || !isOver || ourDeployment(atTrigger.id, looks).decides) return state;
  const { lastDeployAt = null } = last;
  const isFramed = looks.findLast((look) => look.isFramed !== undefined)?.isFramed ?? atTrigger.isFramed;
  const siteStatus = statusIn(atTrigger, site).latest;
  const next = {
    ...state,
    atTrigger: {
      ...atTrigger,
      isFramed,
      site: { ...atTrigger.site, lastDeployAt, siteStatus, isListed: false },
    },
    looks: looks.slice(-1),
    foreignRuns: [...foreignRuns, ...runs],
    earlierDeploys: earlierDeploys + 1,
    isSiteDue: !isMoved,
    text: {
      ...NO_TEXT,
      live: text.live,
      anewBy: text.anewBy,
      gained: (continued.content ?? '').slice(text.printed),
    },
  };
  const entries = log.entries.filter((entry) => entry !== continued);
  return { ...next, log: readLog(next, { ...log, entries }, atMs) };
}

/** The text of our deploy, with what the latest look has shown of it. */
function textOf({ atTrigger, looks, log, text }: State, liveText: string | null): KeptText {
  const ours = ourDeployment(atTrigger.id, looks);
  const lines = wholeLines(liveText ?? '');
  const old = wholeLines(atTrigger.site.liveText ?? '');
  // The text of the deploy before ours.
  const isOther = ours.state === 'scheduled' || (old !== '' && lines.startsWith(old));
  const isOver = ours.end !== undefined || text.content !== undefined;
  // Before the end it may lack lines.
  const isLate = ours.end !== undefined && nthAt(looks, 'log') > ours.end.nth;
  const entry = log.entries.find(
    ({ id, isStale }) => isLate && !isStale && id !== undefined && id === ours.logId,
  );
  return keepText(text, {
    nth: looks.length,
    live: isOther || isOver ? '' : lines,
    own: ours.text ?? entry?.content,
    newest: ours.decides ? undefined : log.deploys[0],
  });
}
