import type { Deployment } from '../api/deployments.ts';
import { isBefore, isLater } from '../api/shown-time.ts';
import { isPassing } from '../core/errors.ts';
import { findExitReports, timeOf } from '../script/exit-report.ts';
import type { AtTrigger, Look } from './looks.ts';

/** Our own deployment, as the service shows it by the id in the answer to the trigger. */
export interface OurDeployment {
  /** True while it decides alone: unless the service does not show it, or shows it in a word that is not known. */
  readonly decides: boolean;
  /** `gone`: it is not shown any more; undefined before the first look. */
  readonly state: Deployment['state'] | 'gone' | undefined;
  /** The look that has shown its end, if it decides. */
  readonly end: Look | undefined;
  readonly commit: string | undefined;
  readonly logId: number | undefined;
  readonly text: string | undefined;
  /** The looks since its end that showed no text of it. */
  readonly textless: number;
}

/** The number of looks in a row after which a deployment, or the text of its log, counts as not shown. */
export const MOST_MISSES = 3;

/** An answer may be stale: what has ended stays so. */
export function ourDeployment(atTrigger: AtTrigger, looks: readonly Look[]): OurDeployment {
  const own = atTrigger.id === undefined ? [] : looks;
  const records = own.filter(({ resource }) => resource === 'deployment');
  const shown = own.filter(({ deployment }) => deployment !== undefined);
  const latest = records.slice(-MOST_MISSES);
  const isGone = latest.length === MOST_MISSES && latest.every(isMissing);
  const known = records.findLast((look) => look.deployment !== undefined && !isMissing(look))?.deployment;
  const final = shown.find(({ deployment }) => isFinal(deployment));
  const isRefused = records.slice(-2).length === 2 && records.every(isRefusal);
  const unknown = records.some(isMissing) || isRefused ? 'missing' : undefined;
  const state = final?.deployment?.state ?? (known && (isGone ? 'gone' : known.state)) ?? unknown;
  const decides = atTrigger.id !== undefined && state !== 'missing' && state !== 'other';
  const end = final ?? (state === 'gone' ? latest.at(-1) : undefined);
  const found = <Name extends 'commit' | 'logId' | 'text'>(name: Name) =>
    shown.findLast(({ deployment }) => (deployment?.[name] ?? undefined) !== undefined)?.deployment?.[name];
  const since = looks.filter(({ nth }) => end !== undefined && nth >= end.nth);
  const textless = since.filter(({ error, deployment }) => error ?? deployment?.text === null).length;
  return {
    ...{ decides, state, end: decides ? end : undefined, textless },
    ...{ commit: found('commit'), logId: found('logId'), text: found('text') ?? undefined },
  };
}

/** The tolerated difference between the clock of a service's answers and that of its records. */
const OFF_MS = 5_000;

/**
 * Drops the id of a deployment from before the trigger: what it shows of itself was there, or it is no newer than the deploy before
 * ours, or older than the trigger. One that is seen late may have ended since.
 */
export function checkId(atTrigger: AtTrigger, shown: Deployment | undefined, atMs: number): AtTrigger {
  const { site, log, serviceAt, triggeredAt } = atTrigger;
  const { createdAt, logId, text } = shown ?? {};
  const isOlder =
    createdAt !== undefined &&
    (isLater(site.lastDeployAt, createdAt) || isBefore(createdAt, serviceAt, OFF_MS));
  const entries = log?.entries ?? [];
  const reportsIn = (content: string | undefined) => findExitReports(content ?? '');
  const earlier = entries.flatMap(({ content }) => reportsIn(content));
  const own = reportsIn(text ?? undefined).at(-1);
  const isReported =
    own && earlier.some((one) => one.run === own.run || (timeOf(one) ?? 0) > (timeOf(own) ?? Infinity));
  const entry = logId === undefined ? undefined : entries.find(({ id }) => id === logId);
  if (!isOlder && !isReported && entry === undefined) return atTrigger;
  const hasEndedSoon = site.lastDeployAt !== null && atMs <= triggeredAt + OFF_MS;
  const hadEnded = reportsIn(entry?.content).length > 0 || hasEndedSoon;
  return { ...atTrigger, id: undefined, droppedLogId: logId, isBehind: !isFinal(shown) || !hadEnded };
}

function isFinal(deployment: Deployment | undefined): boolean {
  return ['success', 'failed', 'cancelled'].includes(deployment?.state ?? '');
}

const isMissing = ({ deployment }: Look): boolean => deployment?.state === 'missing';
const isRefusal = ({ error }: Look): boolean => error !== undefined && !isPassing(error);
