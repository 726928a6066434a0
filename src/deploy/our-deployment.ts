import type { Deployment } from '../api/deployments.ts';
import { isBefore, isLater } from '../api/shown-time.ts';
import { isPassing } from '../core/errors.ts';
import { type ExitReport, findExitReports, timeOf } from '../script/exit-report.ts';
import { reportsBefore } from './deploys-shown.ts';
import type { AtTrigger, Look } from './looks.ts';
import { finalStatus } from './site-shown.ts';

/** Our own deployment, as the service shows it by the id in the answer to the trigger. */
export interface OurDeployment {
  /** True while it decides alone: unless the service does not show it, or shows it in a word that is not known. */
  readonly decides: boolean;
  /** `gone`: it is not shown any more; undefined before the first look. */
  readonly state: Deployment['state'] | 'gone' | undefined;
  /** The look that has shown its end, if it decides. */
  readonly endLook: Look | undefined;
  readonly commit: string | undefined;
  readonly logId: number | undefined;
  readonly text: string | undefined;
  /** The looks since its end that showed no text of it. */
  readonly textless: number;
}

/** The number of looks in a row after which a deployment, or the text of its log, counts as not shown. */
export const MOST_MISSES = 3;
/** A deployment that is missing for less may be back: in an outage, all may be answered with 404. */
const SHORTEST_ABSENCE_MS = 15_000;

/** Reads what looks have shown of our deployment. An answer may be stale: what has ended stays so. */
export function ourDeployment({ id }: AtTrigger, looks: readonly Look[]): OurDeployment {
  const own = id === undefined ? [] : looks;
  const shown = own.flatMap(({ deployment }) => deployment ?? []);
  const records = own.filter(({ resource }) => resource === 'deployment');
  const final = own.find(({ deployment }) => isFinal(deployment));
  const state = final?.deployment?.state ?? stateIn(records);
  const decides = id !== undefined && state !== 'missing' && state !== 'other';
  const endLook = state === 'gone' ? records.at(-1) : final;
  const since = looks.filter(({ nth }) => endLook !== undefined && nth >= endLook.nth);
  return {
    decides,
    state,
    endLook: decides ? endLook : undefined,
    commit: shown.findLast(({ commit }) => commit !== undefined)?.commit,
    logId: shown.findLast(({ logId }) => logId !== undefined)?.logId,
    text: shown.findLast(({ text }) => typeof text === 'string')?.text ?? undefined,
    textless: since.filter(({ error, deployment }) => error ?? deployment?.text === null).length,
  };
}

/** The state of a deployment that was not seen to end; undefined before the first look. */
function stateIn(records: readonly Look[]): OurDeployment['state'] {
  const states = records.flatMap(({ deployment }) => deployment?.state ?? []);
  const known = states.findLast((state) => state !== 'missing');
  const isRefused = records.length > 1 && records.every(({ error }) => !isPassing(error));
  if (known === undefined) return states.length > 0 || isRefused ? 'missing' : undefined;
  const lastShown = records.findLastIndex(({ deployment }) => (deployment?.state ?? 'missing') !== 'missing');
  const missed = records.slice(lastShown + 1).filter(({ deployment }) => deployment !== undefined);
  const missedMs = (missed.at(-1)?.atMs ?? 0) - (missed[0]?.atMs ?? 0);
  return missed.length >= MOST_MISSES && missedMs >= SHORTEST_ABSENCE_MS ? 'gone' : known;
}

/** The tolerated difference between the clock of a service's answers and that of its records. */
const RECORDS_OFF_MS = 5_000;

/**
 * Drops the id of a deployment from before the trigger: what it shows of itself was there, or it is no newer than the deploy before
 * ours, or older than the trigger. One that is seen late may have ended since.
 */
export function checkId(atTrigger: AtTrigger, shown: Deployment | undefined, atMs: number): AtTrigger {
  const { site, log, serviceAt, triggeredAt } = atTrigger;
  const { createdAt, logId, text } = shown ?? {};
  const isOlder =
    createdAt !== undefined &&
    (isLater(site.lastDeployAt, createdAt) || isBefore(createdAt, serviceAt, RECORDS_OFF_MS));
  const own = findExitReports(text).at(-1);
  const isSame = (one: ExitReport): boolean =>
    one.run === own?.run || (timeOf(one) ?? 0) > ((own && timeOf(own)) ?? Infinity);
  const isReported = reportsBefore(atTrigger).some(isSame);
  const entry = logId === undefined ? undefined : log?.entries.find(({ id }) => id === logId);
  if (!isOlder && !isReported && entry === undefined) return atTrigger;
  const hasEndedSoon = site.lastDeployAt !== null && atMs <= triggeredAt + RECORDS_OFF_MS;
  const hadEnded = findExitReports(entry?.content).length > 0 || hasEndedSoon;
  // A word that is not known may be that of yet another deploy, which was running at the trigger.
  const wasBusy = site.siteStatus !== undefined && finalStatus(site.siteStatus) === undefined;
  const isBehind = wasBusy || !isFinal(shown) || !hadEnded;
  return { ...atTrigger, id: undefined, droppedLogId: logId, isBehind };
}

function isFinal(deployment: Deployment | undefined): boolean {
  return ['success', 'failed', 'cancelled'].includes(deployment?.state ?? '');
}
