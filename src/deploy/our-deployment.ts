import type { Deployment } from '../api/deploy-signs.ts';
import { isBefore, isLater } from '../api/shown-time.ts';
import { isPassing } from '../core/errors.ts';
import { type ExitReport, findExitReports, timeOf } from '../script/exit-report.ts';
import { MOST_OFF_MS } from './deploys-shown.ts';
import type { AtTrigger, Look } from './looks.ts';

/** Our own deployment, as the service shows it by the id in the answer to the trigger. */
export interface OurDeployment {
  /** True while it decides alone: unless the service does not show it, or shows it in a word that is not known. */
  readonly decides: boolean;
  /** True if the id is that of a deployment from before the trigger. */
  readonly isFromBefore: boolean;
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
  const { id } = atTrigger;
  const records = looks.filter(({ resource }) => resource === 'deployment');
  const shown = looks.filter(({ deployment }) => deployment !== undefined);
  if (shown.some(({ deployment }) => isFromBefore(deployment, atTrigger))) return NONE;
  const latest = records.slice(-MOST_MISSES);
  const isGone = latest.length === MOST_MISSES && latest.every(isMissing);
  const known = records.findLast((look) => look.deployment !== undefined && !isMissing(look))?.deployment;
  const final = shown.find(({ deployment }) => isFinal(deployment));
  const isRefused = records.slice(-2).length === 2 && records.every(isRefusal);
  const unknown = records.some(isMissing) || isRefused ? 'missing' : undefined;
  const state = final?.deployment?.state ?? (known && (isGone ? 'gone' : known.state)) ?? unknown;
  const decides = id !== undefined && state !== 'missing' && state !== 'other';
  const end = final ?? (state === 'gone' ? latest.at(-1) : undefined);
  const found = <Name extends 'commit' | 'logId' | 'text'>(name: Name) =>
    shown.findLast(({ deployment }) => (deployment?.[name] ?? undefined) !== undefined)?.deployment?.[name];
  const since = looks.filter(({ nth }) => end !== undefined && nth >= end.nth);
  const textless = since.filter(({ error, deployment }) => error ?? deployment?.text === null).length;
  return {
    ...{ decides, isFromBefore: false, state, end: decides ? end : undefined, textless },
    ...{ commit: found('commit'), logId: found('logId'), text: found('text') ?? undefined },
  };
}

const NONE: OurDeployment = {
  ...{ decides: false, isFromBefore: true, state: 'missing', end: undefined, textless: 0 },
  ...{ commit: undefined, logId: undefined, text: undefined },
};

/**
 * True for a deployment from before the trigger: what it shows of itself was there, or it is no newer than the deploy before ours, or
 * older than the trigger.
 */
export function isFromBefore(shown: Deployment | undefined, { site, log, serviceAt }: AtTrigger): boolean {
  const { createdAt, logId, text } = shown ?? {};
  const { lastDeployAt } = site;
  // Two deploys of one second are told apart by the clock.
  const offMs = createdAt === lastDeployAt ? SAME_SECOND_MS : MOST_OFF_MS;
  const isOlder =
    createdAt !== undefined && (isLater(lastDeployAt, createdAt) || isBefore(createdAt, serviceAt, offMs));
  const entries = log?.entries ?? [];
  const earlier = entries.flatMap(({ content }) => findExitReports(content ?? ''));
  const isEarlier = (own: ExitReport): boolean =>
    earlier.some((one) => one.run === own.run || (timeOf(one) ?? 0) > (timeOf(own) ?? Infinity));
  const isReported = findExitReports(text ?? '')
    .slice(-1)
    .some(isEarlier);
  return isOlder || isReported || (logId !== undefined && entries.some(({ id }) => id === logId));
}

const SAME_SECOND_MS = 3_000;

function isFinal(deployment: Deployment | undefined): boolean {
  return ['success', 'failed', 'cancelled'].includes(deployment?.state ?? '');
}

const isMissing = ({ deployment }: Look): boolean => deployment?.state === 'missing';
const isRefusal = ({ error }: Look): boolean => error !== undefined && !isPassing(error);
