import type { Look } from '../api/deploy-signs.ts';
import { DOCUMENT_TIME } from '../api/new-entries.ts';
import { findExitReports } from './exit-report.ts';
import type { State, Target } from './state.ts';
import { addStatus, hasTurnedBad } from './status-history.ts';

/** True when a token is a later time than another, in the same format: the document's, or ISO 8601. Other values are opaque. */
export function isLater(now: string | null, before: string | null): boolean {
  const format = FORMATS.find((each) => each.test(now ?? ''));
  if (now === null || format === undefined) return false;
  if (before === null || before === '') return true;
  return format.test(before) && instantOf(now) > instantOf(before);
}

const FORMATS = [DOCUMENT_TIME, /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,9})?(?:Z|[+-]\d\d:?\d\d)$/];

function isOpaque(token: string | null): boolean {
  return token !== null && !FORMATS.some((each) => each.test(token));
}

function instantOf(time: string): number {
  return Date.parse(DOCUMENT_TIME.test(time) ? `${time.replace(' ', 'T')}Z` : time);
}

export function withSite(state: State, look: Look, target: Target): State {
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
  const isEnd =
    (isNewer ||
      status.end !== known.status.end ||
      hasStopped ||
      hasTurnedBad(status) !== hasTurnedBad(known.status)) &&
    !isConfirming;
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
