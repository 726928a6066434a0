import { isGood, type SimulatedDeploy } from './deploys.ts';
import type { Fields } from './state.ts';

/** The way a service shows a site's status. */
export interface StatusManners {
  /** The words for a site that is well, that is being deployed and whose deploy failed; undefined: it shows none. */
  readonly words: readonly [active: string, deploying: string, failed: string] | undefined;
  /** The status of every nth answer is of a wrong type, or missing; 0: never. */
  readonly oddEvery: number;
  /** True: a deploy that waits for its turn is shown as `deploying`. */
  readonly countsQueue: boolean;
  /** Another word, for so long before `deploying` and after it; 0: none. */
  readonly beforeMs: number;
  readonly afterMs: number;
}

/** The way a service shows a site's log. */
export interface LogManners {
  /** Else the entry of the latest deploy alone, as the document has it. */
  readonly isList: boolean;
  /** The types of entries; `late`: null until their deploy has ended. */
  readonly types: 'none' | 'shown' | 'late';
  readonly ids: 'none' | 'up' | 'down';
  readonly hasTimes: boolean;
  /** Where the text of an entry is shown: `by id` as GET …/log/{id} has it, which may also answer 404 or with another entry. */
  readonly content: 'shown' | 'missing' | 'by id' | 'by id, 404' | 'by id, another';
  readonly entryFrom: 'request' | 'start' | 'end';
  /** The delay with which a deploy's last lines are shown. */
  readonly delayMs: number;
  /** Entries a page; 0: all on one. */
  readonly pageSize: number;
  /** The number of entries of other kinds at the beginning, and the times at which more come. */
  readonly olderEntries: number;
  readonly newsMs: readonly number[];
}

/** The way a service shows deployments by their ids, and the text of a running deploy in the site's record. */
export interface IdManners {
  readonly hasIds: boolean;
  readonly hasLive: boolean;
  /** The word for a deployment that is under way; a word of its own, or the usual one. */
  readonly word: string;
  /** The time after the end from which its log is shown. */
  readonly logDelayMs: number;
  readonly showsCommit: boolean;
  /** True if a deployment shows when it was asked for. */
  readonly hasTimes: boolean;
}

/** The way a service shows deploys, all of which the document leaves open. */
export interface DeployManners {
  readonly status: StatusManners;
  readonly log: LogManners;
  readonly byId: IdManners;
  readonly lastDeployAt: 'start' | 'end' | 'end of a good one' | 'never' | 'with gaps';
}

/** A service that answers as the document says, and one of the family: with a status, and a log of all kinds of entries. */
export const DEPLOYS_OF_DOCUMENT: DeployManners = {
  status: { words: undefined, oddEvery: 0, countsQueue: false, beforeMs: 0, afterMs: 0 },
  log: {
    isList: false,
    types: 'none',
    ids: 'none',
    hasTimes: true,
    content: 'shown',
    entryFrom: 'start',
    delayMs: 0,
    pageSize: 0,
    olderEntries: 0,
    newsMs: [],
  },
  byId: {
    hasIds: false,
    hasLive: false,
    word: 'deploying',
    logDelayMs: 0,
    showsCommit: true,
    hasTimes: true,
  },
  lastDeployAt: 'end',
};
export const KNOWN_WORDS = ['active', 'deploying', 'deploy-failed'] as const;
export const DEPLOYS_OF_FAMILY: DeployManners = {
  ...DEPLOYS_OF_DOCUMENT,
  status: { ...DEPLOYS_OF_DOCUMENT.status, words: KNOWN_WORDS },
  log: {
    ...DEPLOYS_OF_DOCUMENT.log,
    isList: true,
    types: 'shown',
    ids: 'up',
    pageSize: 15,
    olderEntries: 20,
  },
};

/** One of the family that shows deployments by their ids, and live text; the entry in the log comes at the end. */
export const DEPLOYS_BY_ID: DeployManners = {
  ...DEPLOYS_OF_FAMILY,
  byId: { ...DEPLOYS_OF_FAMILY.byId, hasIds: true, hasLive: true },
  log: { ...DEPLOYS_OF_FAMILY.log, entryFrom: 'end' },
};

/** Everything that is shown of the deploys of one site: by a pure function of time. */
export interface Showing {
  readonly manners: DeployManners;
  readonly deploys: readonly SimulatedDeploy[];
  /** Shown until a deploy has changed it. */
  readonly token: string | null;
  readonly log: string | null;
}

/** The status and `last_deploy_at` of a site. @param nth the number of the answer */
export function showDeploys(showing: Showing, atMs: number, nth: number): Fields {
  const { words, oddEvery } = showing.manners.status;
  const isOdd = oddEvery > 0 && nth % oddEvery === oddEvery - 1;
  const odd = [{ status: 7 }, { status: null }, {}, { status: ['active'] }][Math.abs(nth) % 4];
  const status = words === undefined ? {} : isOdd ? odd : { status: wordAt(showing, words, atMs) };
  const running = showing.deploys.find(({ startMs, endMs }) => startMs <= atMs && atMs < endMs);
  const current_deploy_log = running === undefined ? null : linesAt(running, atMs, 0);
  const live = showing.manners.byId.hasLive ? { current_deploy_log } : {};
  return { ...status, ...live, last_deploy_at: tokenAt(showing, atMs, nth) };
}

/** The way in which a server's list shows its sites; unless it is true, less or later than each site by itself. */
export const LIST_MANNERS = [
  'true',
  'a minute old',
  'without times',
  'with other times',
  'always active',
] as const;
export type ListManner = (typeof LIST_MANNERS)[number];

/** A site as a list of that manner shows it, from the fields that it has by itself. */
export function showListed(fields: Fields, manner: ListManner): Fields {
  const { last_deploy_at: time, status } = fields;
  if (manner === 'without times') return { ...fields, last_deploy_at: null };
  if (manner === 'with other times' && typeof time === 'string')
    return { ...fields, last_deploy_at: `${time.replace(' ', 'T')}.000000Z` };
  return manner === 'always active' && status !== undefined ? { ...fields, status: 'active' } : fields;
}

/** The time as of which a list of that manner is shown. */
export function listedAsOf(manner: ListManner, atMs: number): number {
  return manner === 'a minute old' ? Math.floor(atMs / 60_000) * 60_000 : atMs;
}

function wordAt(
  { manners, deploys }: Showing,
  [active, deploying, failed]: readonly [string, string, string],
  atMs: number,
): string {
  const { countsQueue, beforeMs, afterMs } = manners.status;
  const current = deploys.find(
    ({ askedMs, startMs, endMs }) => (countsQueue ? askedMs : startMs) <= atMs && atMs < endMs,
  );
  if (current !== undefined)
    return beforeMs > 0 && atMs < current.startMs + beforeMs ? 'preparing' : deploying;
  const last = deploys.findLast(({ endMs }) => endMs <= atMs);
  if (last === undefined) return active;
  if (atMs < last.endMs + afterMs) return 'tidying';
  return isGood(last) ? active : failed;
}

/** `last_deploy_at` at some time. @param nth the number of the answer */
export function tokenAt({ manners, deploys, token }: Showing, atMs: number, nth = 0): string | null {
  const { lastDeployAt } = manners;
  if (lastDeployAt === 'never' || (lastDeployAt === 'with gaps' && nth % 4 === 3)) return null;
  const last = deploys.findLast((deploy) => {
    if (lastDeployAt === 'end of a good one' && !isGood(deploy)) return false;
    return (lastDeployAt === 'start' ? deploy.startMs : deploy.endMs) <= atMs;
  });
  return last === undefined ? token : stamp(lastDeployAt === 'start' ? last.startMs : last.endMs);
}

/** An entry of the log, and its deploy if it is of one. */
interface Entry {
  readonly id: number;
  readonly createdMs: number;
  readonly shownFromMs?: number;
  readonly text: string;
  readonly deploy?: SimulatedDeploy;
  readonly isDeploy: boolean;
}

/** The answer to a GET of the log. */
export function showLog(showing: Showing, atMs: number, page: number): unknown {
  const { isList, pageSize } = showing.manners.log;
  const entries = entriesAt(showing, atMs);
  if (!isList) {
    const latest = entries.find(({ isDeploy }) => isDeploy);
    return { data: latest === undefined ? null : showEntry(showing, latest, atMs) };
  }
  const shown = entries.map((entry) => showEntry(showing, entry, atMs));
  return pageSize === 0 ? { data: shown } : showPage(shown, page, pageSize);
}

/** A page of a list, counted from 1. */
export function showPage(all: readonly unknown[], page: number, size: number): unknown {
  const last = Math.max(1, Math.ceil(all.length / size));
  return { data: all.slice((page - 1) * size, page * size), meta: { current_page: page, last_page: last } };
}

/** The answer to a GET of one entry; undefined for 404. */
export function showEntryOf(showing: Showing, atMs: number, id: number): unknown {
  const { log } = showing.manners;
  const entries = entriesAt(showing, atMs);
  const asked = entries.find((entry) => shownId(showing, entry.id) === id);
  const entry = log.content === 'by id, another' ? entries.find((other) => other !== asked) : asked;
  if (entry === undefined || !log.content.startsWith('by id') || log.content === 'by id, 404')
    return undefined;
  const whole: Showing = { ...showing, manners: { ...showing.manners, log: { ...log, content: 'shown' } } };
  return { data: showEntry(whole, entry, atMs) };
}

/** The log of the latest deploy at some time; null if there is none. */
export function textAt(showing: Showing, atMs: number): string | null {
  return entriesAt(showing, atMs).find(({ isDeploy }) => isDeploy)?.text ?? null;
}

const OLD_MS = -100_000_000;
/** A day before the clock started: the end of the deploy before, as a site's `last_deploy_at` has it. */
const DAY_BEFORE_MS = -86_400_000;

/** All entries, the newest first. */
function entriesAt({ manners, deploys, log }: Showing, atMs: number): Entry[] {
  const { olderEntries, newsMs } = manners.log;
  const other = { text: 'renewed\n', isDeploy: false };
  const all: Entry[] = [
    ...Array.from({ length: olderEntries }, (_, nth) => ({
      id: 1_000 + nth,
      createdMs: OLD_MS + 1_000 * nth,
      ...other,
    })),
    ...(log === null ? [] : [{ id: 2_999, createdMs: DAY_BEFORE_MS, text: log, isDeploy: true }]),
    ...newsMs.map((createdMs, nth) => ({ id: 3_000 + nth, createdMs, ...other })),
    ...deploys.map((deploy) => ({
      id: deploy.id,
      createdMs: deploy.createdMs,
      shownFromMs: deploy.shownFromMs,
      deploy,
      isDeploy: true,
      text: linesAt(deploy, atMs, manners.log.delayMs),
    })),
  ];
  return all
    .filter(({ createdMs, shownFromMs = createdMs }) => shownFromMs <= atMs)
    .reverse()
    .sort((a, b) => b.createdMs - a.createdMs);
}

function showEntry(showing: Showing, { id, createdMs, text, deploy, isDeploy }: Entry, atMs: number): object {
  const { ids, types, content, hasTimes } = showing.manners.log;
  const isTyped = isDeploy && (types === 'shown' || atMs >= (deploy?.endMs ?? OLD_MS));
  return {
    ...(ids !== 'none' && { id: shownId(showing, id) }),
    ...(types !== 'none' && { type: isTyped ? 'deploy' : null }),
    description: isDeploy ? 'Deploy' : 'Certificate renewed',
    ...(content === 'shown' && { content: text }),
    ...(hasTimes && { created_at: stamp(createdMs) }),
  };
}

export function shownId({ manners }: Pick<Showing, 'manners'>, id: number): number {
  return manners.log.ids === 'down' ? 9_999 - id : id;
}

/** The text that a deploy has printed by some time. */
export function linesAt(deploy: SimulatedDeploy, atMs: number, delayMs: number): string {
  const { talksFromMs, endMs, name, exitStatus, commit, prints = '', printsLast = '' } = deploy;
  const reportedMs = endMs + (deploy.clockOffMs ?? 0);
  const saidMs = Math.min(atMs, endMs) - talksFromMs;
  const lines = deploy.isTalkative ? Math.min(30, Math.max(0, Math.floor(saidMs / 1_000))) : 0;
  const first = saidMs < 0 ? '' : prints;
  const begun = first + Array.from({ length: lines }, (_, nth) => `${name} step ${nth}\n`).join('');
  if (atMs < endMs + delayMs || deploy.isKilled) return begun;
  const last = exitStatus === 0 ? 'Done.\n' : 'fatal: it broke\n';
  const ended = `\n[site-deploy] commit=${commit} shell=${name}\n`;
  const report = `${ended}\n[site-deploy] exit-status=${exitStatus} commit=${commit} run=${name}.${runStamp(reportedMs)}\n`;
  return begun + printsLast + last + (deploy.reports ? report : '');
}

/** The wall clock at the start of every story. */
export const EPOCH_MS = Date.UTC(2026, 0, 1);

/** A time as an exit report has it. */
function runStamp(atMs: number): string {
  return `${stamp(atMs).replace(/[-:]/g, '').replace(' ', 'T')}Z`;
}

/** A time as the document writes it, with a resolution of one second. */
export function stamp(atMs: number): string {
  return new Date(EPOCH_MS + atMs).toISOString().slice(0, 19).replace('T', ' ');
}
