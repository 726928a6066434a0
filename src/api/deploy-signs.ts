import { ApiError, isNotFound } from '../core/errors.ts';
import { isCut } from '../net/body.ts';
import type { Reader } from './client.ts';
import { getDeployment, getDeploymentLog } from './deployments.ts';
import { getLogEntry, type LogEntry, type SiteLog } from './log-entry.ts';
import type { Patience } from './settle.ts';
import { getDeployLog, type Site } from './sites.ts';

/** A site, and access to it. */
export interface Source {
  readonly reader: Reader;
  readonly target: { readonly server: number; readonly site: number };
}

/** Everything that one look shows of a deploy, whatever the service. A part that the look does not show is undefined. */
export interface Look {
  /** Our own deployment, on a service that shows deployments by id. */
  readonly deployment?: Deployment | undefined;
  /** In the service's own word. */
  readonly siteStatus?: string | undefined;
  readonly lastDeployAt?: string | null | undefined;
  /** The log since the baseline. */
  readonly log?: NewLog | undefined;
  /** The text of the deploy that is running, ours or not; null if none is. */
  readonly liveText?: string | null | undefined;
}

/** A deployment by its id. */
export interface Deployment {
  /** `other`: a word of which nothing is concluded; `missing`: the service does not know the id. */
  readonly state: 'running' | 'scheduled' | 'success' | 'failed' | 'cancelled' | 'other' | 'missing';
  /** At least seven digits of the commit that was deployed, in lower case. */
  readonly commit?: string | undefined;
  readonly logId?: number | undefined;
  /** The text of its log, if the look was at that; null if the service has none yet. */
  readonly text?: string | null | undefined;
}

/** The log of a site, as far as it can be our own deploy's. */
export interface NewLog {
  /** False if the service is known to have the log, but it is too large to read. */
  readonly isReadable: boolean;
  /** True for a list with entries of every kind; false for one that shows the latest deploy alone. */
  readonly isList: boolean;
  /** True when each entry says of what kind it is. */
  readonly isTyped: boolean;
  /** Newest first. Each has all of its text that was ever shown. */
  readonly entries: readonly NewEntry[];
}

/** A text with everything that was ever shown of it. */
export interface KeptText {
  readonly content: string | undefined;
  /** The number of characters that were dropped at the beginning of a long one. */
  readonly dropped?: number | undefined;
}

export interface NewEntry extends LogEntry, KeptText {
  readonly content: string | undefined;
  /** True for the entry of the baseline, if its text has grown since; `content` is what it has gained. */
  readonly continues?: boolean;
}

const STATES = new Map<string | undefined, Deployment['state']>([
  ['deploying', 'running'],
  ['scheduled', 'scheduled'],
  ['success', 'success'],
  ['failed', 'failed'],
  ['cancelled', 'cancelled'],
]);

/** No retries: the next look follows anyway. */
const ONCE = { attempts: 1 };

/** The part of a site's record that shows a deploy. */
export function lookOf({ last_deploy_at: lastDeployAt = null, status, current_deploy_log }: Site): Look {
  return { lastDeployAt, siteStatus: status, liveText: current_deploy_log };
}

/** Looks at our own deployment. */
export async function lookAtDeployment({ reader, target }: Source, id: string): Promise<Look> {
  try {
    const shown = await reader.read(getDeployment, { ...target, deployment: id }, ONCE);
    if (shown.id !== undefined && shown.id !== id) return {};
    const [commit] = /^[0-9a-f]{7,64}$/.exec((shown.commit_hash ?? '').toLowerCase()) ?? [];
    return { deployment: { state: STATES.get(shown.status) ?? 'other', commit, logId: shown.log_id } };
  } catch (error) {
    if (!isNotFound(error)) throw error;
    return { deployment: { state: 'missing' } };
  }
}

/** Looks at the log of our own deployment, which also tells its status. It is there once the deployment has ended. */
export async function lookAtOwnLog({ reader, target }: Source, id: string): Promise<Look> {
  const unknown = { deployment: { state: 'other', text: null } } as const;
  try {
    const shown = await reader.read(getDeploymentLog, { ...target, deployment: id }, ONCE);
    if (shown.deployment_id !== undefined && shown.deployment_id !== id) return unknown;
    const { content: text = null, status, log_id: logId } = shown;
    return { deployment: { state: STATES.get(status) ?? 'other', text, logId } };
  } catch (error) {
    if (isNotFound(error) || isTooLarge(error)) return unknown;
    throw error;
  }
}

function isTooLarge(error: unknown): boolean {
  return error instanceof ApiError && error.reason === 'too-large';
}

/** The log of a site, opened before the trigger. It keeps the entries seen since. */
export interface DeployLog {
  /** The log before the trigger; undefined if it could not be read. */
  readonly before: SiteLog | undefined;
  /** @param isWhole false: on a service that shows texts only by id, the newest text is enough */
  read(isWhole: boolean): Promise<NewLog>;
  /** Takes what the baseline has gained for a part of it: it was an earlier deploy's. */
  startAgain(): void;
}

/** Stands in for a log that the service does not find. */
const NO_LOG: SiteLog = { isList: false, entries: [], lastPage: 1 };
/** The most pages read of a log that has grown since the baseline. */
const MAX_PAGES = 5;
/** A deployed site must have a log. If none is found, a second attempt follows after this time. */
const SECOND_TRY_MS = 1_000;
/** The most failed attempts to read one entry's text. */
const MAX_MISSES = 3;

/** Reads the log before the trigger, to be looked at after it. */
export async function openDeployLog(
  source: Source & Pick<Patience, 'clock' | 'signal'>,
  wasDeployed: boolean,
): Promise<DeployLog> {
  const found = await readBaseline(source, wasDeployed);
  const isReadable = found !== 'unreadable';
  let before = isReadable ? found : NO_LOG;
  let entries: readonly NewEntry[] = [];
  /** The id of the entry whose text must be read separately, and the failed attempts by id. */
  let textless: number | undefined;
  const misses = new Map<number, number>();
  const shown = (): NewLog => {
    const isTyped = [...entries, ...before.entries].some(({ type }) => type !== undefined);
    return { isReadable: true, isList: before.isList, isTyped: isTyped || !before.isList, entries };
  };

  async function read(isWhole: boolean): Promise<NewLog> {
    if (isWhole || textless === undefined) {
      const log = await readNew(source, before);
      if (log === 'unreadable') return { ...shown(), isReadable: false };
      before = { ...before, isList: before.isList || log.isList, entries: withTexts(before, log) };
      entries = addEntries(before, entries, log);
      textless = textlessOf(entries, log.entries);
      if (textless !== undefined && (misses.get(textless) ?? 0) >= MAX_MISSES) textless = undefined;
    }
    if (textless !== undefined) {
      const content = await readText(source, textless);
      if (content === undefined) misses.set(textless, (misses.get(textless) ?? 0) + 1);
      entries = entries.map((entry) =>
        entry.id === textless ? { ...entry, ...grown(entry, content) } : entry,
      );
      if (content === undefined) textless = undefined;
    }
    return shown();
  }

  function startAgain(): void {
    const [old] = before.entries;
    const grew = entries.find(({ continues }) => continues);
    if (old === undefined || grew === undefined) return;
    before = { ...before, entries: [{ ...old, content: (old.content ?? '') + (grew.content ?? '') }] };
    entries = entries.filter((entry) => entry !== grew);
  }

  return { before: isReadable ? found : undefined, read, startAgain };
}

async function readBaseline(
  source: Source & Pick<Patience, 'clock' | 'signal'>,
  wasDeployed: boolean,
): Promise<SiteLog | 'unreadable'> {
  const log = await readPage(source);
  if (log !== NO_LOG || !wasDeployed) return log;
  await source.clock.sleep(SECOND_TRY_MS, source.signal);
  return readPage(source);
}

/** The entries of the baseline, with the texts that are shown only now. */
function withTexts(before: SiteLog, now: SiteLog): readonly LogEntry[] {
  return before.entries.map((old) => {
    if (old.content !== undefined && (old.content !== '' || old.id === undefined)) return old;
    const content = now.entries.find((entry) => isSame(before, entry, old))?.content;
    return content === undefined ? old : { ...old, content };
  });
}

/** Adds what is shown now to the entries since the baseline. Those that it lacks are kept, because the answer may be stale. */
function addEntries(before: SiteLog, seen: readonly NewEntry[], log: SiteLog): NewEntry[] {
  const shown = newIn(before, log).map((entry): NewEntry => {
    const known = seen.find((other) => isSame(before, entry, other));
    if (known === undefined) return entry;
    const type = entry.type ?? known.type;
    return { ...known, ...entry, type, ...grown(known, entry.content) };
  });
  const missing = seen.filter((entry) => !shown.some((other) => isSame(before, other, entry)));
  const isIdentifiable = ({ id, created_at, content = '' }: NewEntry): boolean =>
    id !== undefined || created_at !== null || content !== '';
  // An entry alone in its log that is older than one that was seen is a stale answer.
  const [alone] = shown;
  if (!before.isList && alone !== undefined && missing.some((other) => isOlder(alone, other)))
    return [...seen];
  return [...shown, ...missing.filter(isIdentifiable)];
}

/** True when the page shows an entry of the baseline, so that later pages have nothing new. */
function reachesBaseline(before: SiteLog, { entries }: SiteLog): boolean {
  return entries.some((entry) => before.entries.some((old) => isSame(before, entry, old)));
}

/**
 * The new entries of a log. If the baseline was one page of several, the list is cut at its first entry: the entries that follow
 * are older, even if they were not on that page.
 */
function newIn(before: SiteLog, { entries }: SiteLog): NewEntry[] {
  if (!before.isList) return entries.flatMap((entry) => newAlone(before, entry));
  const isOld = (entry: LogEntry): boolean => before.entries.some((old) => isSame(before, entry, old));
  const first = entries.findIndex(
    (entry) => isOld(entry) && (entry.id !== undefined || entry.created_at !== null),
  );
  // Without id and time, a new entry may look like an old one.
  const old = first === -1 ? entries.findLastIndex(isOld) : first;
  const isWhole = before.lastPage <= 1;
  return entries.slice(0, isWhole || old === -1 ? undefined : old).filter((entry) => !isOld(entry));
}

/** The entry of a log that has no other, if it is new, older ones left out; or what that of the baseline has gained. */
function newAlone(before: SiteLog, entry: LogEntry): NewEntry[] {
  const typed = { ...entry, type: 'deploy' };
  const [old] = before.entries;
  if (old === undefined) return [typed];
  if (isOlder(entry, old)) return [];
  if (!isSame(before, entry, old)) return [typed];
  const { content } = grown(old, entry.content);
  const gained = (content ?? '').slice((old.content ?? '').length);
  return gained === '' || old.content === undefined ? [] : [{ ...typed, content: gained, continues: true }];
}

/** A time as the document writes it. Two of them are in order as texts. */
export const DOCUMENT_TIME = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/;

function isOlder({ created_at: time }: LogEntry, { created_at: other }: LogEntry): boolean {
  return (
    time !== null && other !== null && DOCUMENT_TIME.test(time) && DOCUMENT_TIME.test(other) && time < other
  );
}

/**
 * True when both are the same entry: by id, else by time and description. In a list, or without a time, the beginning of the text
 * must be the same, too.
 */
function isSame({ isList }: SiteLog, entry: LogEntry, earlier: LogEntry): boolean {
  if (entry.id !== undefined || earlier.id !== undefined) return entry.id === earlier.id;
  if (entry.created_at !== earlier.created_at || entry.description !== earlier.description) return false;
  // An unknown text matches any.
  if (entry.content === earlier.content || earlier.content === undefined) return true;
  if (!isList && entry.created_at !== null) return true;
  // Without a time, only the beginning of a text identifies an entry.
  const isTelling = entry.created_at !== null || earlier.content !== '';
  return isTelling && (entry.content ?? '').startsWith(earlier.content);
}

/** The most characters of a text that are kept. */
const MOST_KEPT = 16 * 1024 * 1024;

/** An entry's text with what it shows now. */
export function grown({ content: before, dropped = 0 }: KeptText, now: string | undefined): KeptText {
  const text = before === undefined || now === undefined ? (now ?? before) : joinTexts(before, now);
  if (text === undefined || text.length <= MOST_KEPT) return { content: text, dropped };
  const at = text.indexOf('\n', text.length - MOST_KEPT) + 1;
  return { content: text.slice(at), dropped: dropped + at };
}

/**
 * Joins the text that was seen with the one that is shown now. It may have grown, be a window that has moved on, be shorter because
 * the answer is stale, or begin anew: what was seen stays.
 */
export function joinTexts(seen: string, now: string): string {
  if (now.startsWith(seen)) return now;
  if (seen.includes(now)) return seen;
  const shown = isCut(now) ? now.slice(now.indexOf('\n') + 1) : now;
  const at = overlap(seen, shown);
  if (at > 0 || shown === '') return seen + shown.slice(at);
  // An unfinished line will never be completed, and may hold half a secret.
  return `${seen.slice(0, seen.lastIndexOf('\n') + 1)}${now}`;
}

/** Shorter overlaps may be chance. */
const SHORTEST_OVERLAP = 8;

/** The number of characters at the beginning of `next` with which `text` ends. Takes linear time. */
function overlap(text: string, next: string): number {
  const borders = new Int32Array(next.length);
  const longer = (length: number, character: string | undefined): number => {
    let fits = length;
    while (fits > 0 && (fits === next.length || character !== next[fits])) fits = borders[fits - 1] ?? 0;
    return character === next[fits] ? fits + 1 : 0;
  };
  for (let at = 1, length = 0; at < next.length; at += 1) {
    length = longer(length, next[at]);
    borders[at] = length;
  }
  let length = 0;
  for (let at = Math.max(0, text.length - next.length); at < text.length; at += 1)
    length = longer(length, text[at]);
  return length < SHORTEST_OVERLAP ? 0 : length;
}

/** The entry whose text the list omits: the newest deploy's, else the newest. */
function textlessOf(entries: readonly NewEntry[], shown: readonly LogEntry[]): number | undefined {
  const deploys = entries.filter(({ type }) => type === 'deploy');
  const candidates = deploys.length > 0 ? deploys.slice(0, 1) : entries;
  const isTextless = ({ id }: LogEntry): boolean =>
    id !== undefined && shown.some((entry) => entry.id === id && entry.content === undefined);
  return candidates.find(isTextless)?.id;
}

/** Reads the text of one entry; undefined if the service does not show it, or answers with another entry. */
export async function readText({ reader, target }: Source, id: number): Promise<string | undefined> {
  try {
    const entry = await reader.read(getLogEntry, { ...target, entry: id }, ONCE);
    return entry.id === id ? entry.content : undefined;
  } catch (error) {
    if (error instanceof ApiError && error.reason !== 'limited') return undefined;
    throw error;
  }
}

/** Reads the log as far as anybody has it: its newest page. */
export async function readLog({ reader, target }: Source, options?: PageOptions): Promise<SiteLog> {
  try {
    return newestFirst(await reader.read(getDeployLog, target, options));
  } catch (error) {
    if (isNotFound(error)) return NO_LOG;
    throw error;
  }
}

/** Turns a list around that is sorted oldest first. */
function newestFirst(log: SiteLog): SiteLog {
  const [first] = log.entries;
  const last = log.entries.at(-1);
  const isTurned = first !== undefined && last !== undefined && isOlder(first, last);
  return isTurned ? { ...log, entries: log.entries.toReversed() } : log;
}

/** Reads pages up to the first with an entry of the baseline. Later pages have nothing new. */
async function readNew(source: Source, before: SiteLog): Promise<SiteLog | 'unreadable'> {
  const first = await readPage(source, ONCE);
  if (first === 'unreadable') return first;
  let log = first;
  for (let page = 2; page <= Math.min(first.lastPage, MAX_PAGES); page += 1) {
    if (reachesBaseline(before, log)) break;
    const more = await readPage(source, { ...ONCE, page });
    if (more === 'unreadable') break;
    log = { ...log, entries: [...log.entries, ...more.entries] };
  }
  return log;
}

interface PageOptions {
  readonly attempts?: number;
  readonly page?: number;
}

async function readPage(source: Source, options?: PageOptions): Promise<SiteLog | 'unreadable'> {
  try {
    return await readLog(source, options);
  } catch (error) {
    if (isTooLarge(error)) return 'unreadable';
    throw error;
  }
}
