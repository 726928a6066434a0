import { keyOf } from '../api/deploy-log.ts';
import type { Shown } from '../api/deploy-signs.ts';
import { type KeptText, keepText, NO_TEXT, OWN, wholeLines } from '../api/kept-text.ts';
import type { ApiError, DeadlineError } from '../core/errors.ts';
import type { Matches } from '../values/match.ts';
import { type DeploysShown, readDeploys } from './deploys-shown.ts';
import type { AtTrigger, Look, Resource } from './looks.ts';
import { checkId, type OurDeployment, ourDeployment } from './our-deployment.ts';

/** Everything seen of a deploy. Immutable: each look makes a new one. */
export interface State {
  readonly atTrigger: AtTrigger;
  /** All looks since the trigger. */
  readonly looks: readonly Look[];
  /** The log as it was read last, and the text of our deploy: what the looks have shown of them, joined. */
  readonly log: DeploysShown;
  readonly text: KeptText;
  /** The result of searching the text for patterns. */
  readonly matches?: Matches | undefined;
  /** The end of the time for the deploy. */
  readonly over?: DeadlineError | undefined;
}

/** The state at the trigger. */
export function startState(atTrigger: AtTrigger): State {
  const log = { isReadable: atTrigger.log !== undefined, isList: false, entries: [] };
  const known = { atTrigger, looks: [] };
  return { ...known, log: readDeploys(log, known, atTrigger.triggeredAt), text: NO_TEXT };
}

/** Adds a look that was answered. */
export function takeLook(before: State, resource: Resource, shown: Shown, atMs: number): State {
  const { liveText, log: newLog, ...facts } = shown;
  const atTrigger = checkId(before.atTrigger, shown.deployment, atMs);
  const old = atTrigger === before.atTrigger ? before.text : NO_TEXT;
  const isLive = liveText === undefined ? undefined : liveText !== null;
  const look = { nth: before.looks.length + 1, atMs, resource, ...facts, isLive };
  const looks = [...before.looks, look];
  const log = newLog?.isReadable
    ? readDeploys(newLog, { atTrigger, looks }, atMs)
    : { ...before.log, isReadable: newLog?.isReadable ?? before.log.isReadable };
  const ours = ourDeployment(atTrigger, looks);
  const live = mayBeOurs(liveText, atTrigger, ours) ? (liveText ?? '') : '';
  const text = keepText(old, { nth: look.nth, live, ...textIn(log, ours, look, old) });
  const hasReport = log.reports.length > before.log.reports.length;
  const seen = { ...look, hasText: text.gained !== '', hasReport };
  return { ...before, atTrigger, looks: [...before.looks, seen], log, text, matches: undefined };
}

/** True when a text that the site shows is not known to be of the deploy before ours. */
function mayBeOurs(
  liveText: Shown['liveText'],
  { site }: AtTrigger,
  { state, endLook }: OurDeployment,
): boolean {
  const other = wholeLines(site.liveText ?? '');
  const isOther = other !== '' && (liveText ?? '').startsWith(other);
  return !isOther && state !== 'scheduled' && endLook === undefined;
}

/** The text in the log: by id, that of our deployment; else that of the newest deploy in the log of the site. */
function textIn(log: DeploysShown, ours: OurDeployment, { resource }: Look, old: KeptText) {
  // Before the end it may lack lines.
  const isLate = resource === 'log' && ours.endLook !== undefined;
  const entry = log.entries.find(({ id, isStale }) => isLate && !isStale && id && id === ours.logId);
  const own = ours.text ?? entry?.content ?? (old.key === OWN ? old.content : undefined);
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
