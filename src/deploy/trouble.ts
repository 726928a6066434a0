import { type ApiError, isNotFound, isPassing } from '../core/errors.ts';
import type { Look, Resource } from './looks.ts';

/** The looks that failed, one after the other, up to now. */
export interface Trouble {
  readonly error: ApiError;
  readonly resource: Resource;
  /** The answers in a row that are no reason to look again. */
  readonly refusals: number;
  /** The times since which the service has not answered, and has not known the site. */
  readonly silentSince: number | undefined;
  readonly vanishedSince: number | undefined;
}

/** Finds the trouble that looks are in; one that is answered ends it. */
export function troubleIn(looks: readonly Look[]): Trouble | undefined {
  let failed: Failed[] = [];
  for (const { error, resource, atMs } of looks) {
    if (error !== undefined) failed.push({ error, resource, atMs });
    // The log of a site that is gone may still be there.
    else if (resource !== 'log' || !isNotFound(failed.at(-1)?.error)) failed = [];
  }
  const latest = failed.at(-1);
  const since = (isOther: (error: ApiError) => boolean): readonly Failed[] =>
    failed.slice(1 + failed.findLastIndex(({ error }) => isOther(error)));
  return (
    latest && {
      ...latest,
      refusals: since((error) => isPassing(error) || isNotFound(error)).length,
      silentSince: since(({ reason }) => reason === 'limited')[0]?.atMs,
      vanishedSince: since((error) => !isNotFound(error))[0]?.atMs,
    }
  );
}

interface Failed {
  readonly error: ApiError;
  readonly resource: Resource;
  readonly atMs: number;
}
