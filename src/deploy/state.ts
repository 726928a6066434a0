import { keyOf, type NewLog } from '../api/deploy-log.ts';
import type { Shown } from '../api/deployments.ts';
import { type KeptText, keepText, NO_TEXT, OWN, wholeLines } from '../api/kept-text.ts';
import type { ApiError } from '../core/errors.ts';
import { readDeploys } from './deploys-shown.ts';
import type { AtTrigger, DeploysShown, Look, Resource, State } from './looks.ts';
import { checkId, type OurDeployment, ourDeployment } from './our-deployment.ts';

/** The state at the trigger. */
export function startState(atTrigger: AtTrigger): State {
  const log: NewLog = { isReadable: atTrigger.log !== undefined, isList: false, entries: [] };
  const shown = readDeploys(log, atTrigger, atTrigger.triggeredAt, []);
  return { atTrigger, looks: [], log: shown, text: NO_TEXT };
}

/** Adds a look that was answered. */
export function takeLook(before: State, resource: Resource, shown: Shown, atMs: number): State {
  const atTrigger = checkId(before.atTrigger, shown.deployment, atMs);
  const look = lookOf(shown, { nth: before.looks.length + 1, atMs, resource });
  const looks = [...before.looks, look];
  const read = shown.log?.isReadable
    ? readDeploys(shown.log, atTrigger, atMs, looks)
    : { ...before.log, isReadable: false };
  const log = shown.log === undefined ? before.log : read;
  const ours = ourDeployment(atTrigger, looks);
  const text = keepText(before.text, {
    live: mayBeOurs(shown.liveText, atTrigger, ours) ? (shown.liveText ?? '') : '',
    ...textInLog(log, ours, { resource, oldText: before.text }),
  });
  const hasReport = log.reports.length > before.log.reports.length;
  const seen = { ...look, hasText: text.gained !== '', hasReport, isAnew: text.isAnew };
  return { ...before, atTrigger, looks: [...before.looks, seen], log, text, matches: undefined };
}

/** A look without the texts that it has shown. */
function lookOf({ liveText, log: _, ...facts }: Shown, look: Look): Look {
  if (liveText === undefined) return { ...look, ...facts };
  return { ...look, ...facts, live: liveText === null ? 'none' : 'text' };
}

/** True when a text that the site shows is not known to be of the deploy before ours. */
function mayBeOurs(liveText: Shown['liveText'], { site }: AtTrigger, ours: OurDeployment): boolean {
  const other = wholeLines(site.liveText ?? '');
  const isOther = other !== '' && (liveText ?? '').startsWith(other);
  return !isOther && ours.state !== 'scheduled' && ours.endLook === undefined;
}

/** The text in the log, and its key: by id, that of our deployment; else that of the newest deploy in the log of the site. */
function textInLog(
  log: DeploysShown,
  ours: OurDeployment,
  { resource, oldText }: { readonly resource: Resource; readonly oldText: KeptText },
): { readonly content: string | undefined; readonly key: string } {
  // Before the end, its entry may lack lines.
  const isWhole = resource === 'log' && ours.endLook !== undefined;
  const entry = log.entries.find(({ id, isStale }) => isWhole && !isStale && id && id === ours.logId);
  const own =
    ours.text ?? entry?.content ?? (ours.decides && oldText.key === OWN ? oldText.content : undefined);
  if (own !== undefined) return { content: own, key: OWN };
  const [newest] = log.deploys;
  if (ours.decides || newest === undefined) return { content: undefined, key: '' };
  return { content: newest.content, key: keyOf(newest) };
}

/** Adds a look that failed. */
export function takeFailure(state: State, resource: Resource, error: ApiError, atMs: number): State {
  const { looks } = state;
  return { ...state, looks: [...looks, { nth: looks.length + 1, atMs, resource, error }] };
}
