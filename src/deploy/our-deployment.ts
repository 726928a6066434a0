import type { Deployment } from '../api/deploy-signs.ts';
import { isPassing } from '../core/errors.ts';
import type { Look } from './looks.ts';

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
export function ourDeployment(id: string | undefined, looks: readonly Look[]): OurDeployment {
  const records = looks.filter(({ resource }) => resource === 'deployment');
  const shown = looks.filter(({ deployment }) => deployment !== undefined);
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
    ...{ decides, state, end: decides ? end : undefined, textless },
    ...{ commit: found('commit'), logId: found('logId'), text: found('text') ?? undefined },
  };
}

function isFinal(deployment: Deployment | undefined): boolean {
  return ['success', 'failed', 'cancelled'].includes(deployment?.state ?? '');
}

const isMissing = ({ deployment }: Look): boolean => deployment?.state === 'missing';
const isRefusal = ({ error }: Look): boolean => error !== undefined && !isPassing(error);
