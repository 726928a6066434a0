import type { Reader } from '../api/client.ts';
import { fillPath } from '../api/endpoint.ts';
import { readAll } from '../api/pages.ts';
import { getSite, getSites, type Site } from '../api/sites.ts';
import type { Clock } from '../core/clock.ts';
import { isInterruption, isPassing } from '../core/errors.ts';

/** Looks at sites. One read of a server's list serves all targets that want to look at the time. */
export interface SharedLooks {
  /**
   * Returns a reader for a target under way, whose reads of its site are shared from now on.
   *
   * @param own the reader for everything else
   * @param signal ends the target's waiting at once
   */
  join(server: number, own: Reader, signal: AbortSignal): Joined;
}

interface Joined {
  readonly reader: Reader;
  /** The number of targets of its server that are under way. */
  readonly looking: () => number;
  readonly leave: () => void;
}

/** The path of a site. */
const SITE = /^\/api\/servers\/(\d+)\/sites\/(\d+)$/;
/** The least time between two looks at a server, in which others may join. */
const GAP_MS = 700;
/** The time after which a list that did not show enough is read again. */
const RETRY_MS = 10_000;

/** The looks at one server. */
interface Watch {
  readonly server: number;
  underWay: number;
  waiting: Asker[];
  isServing: boolean;
  servedAt: number;
  /** The requests that its list takes. */
  pages: number;
  /** True when a site that is read by itself has a status; undefined if not known. */
  hasStatus?: boolean;
  /** The list does not show enough, and is not read before this time. */
  uselessUntil: number;
  /** True when the list was not answered, which says nothing of its sites: they are read by themselves next. */
  hasFailed: boolean;
}

interface Asker {
  readonly site: number;
  /** Undefined: to be read by itself. */
  readonly answer: (site: Site | undefined) => void;
  readonly fail: (error: unknown) => void;
}

interface Parts {
  /** Reads the lists. */
  readonly reader: Reader;
  readonly clock: Clock;
  readonly signal: AbortSignal;
}

export function createSharedLooks(parts: Parts): SharedLooks {
  const watches = new Map<number, Watch>();
  return {
    join(server, own, signal) {
      const watch = watches.get(server) ?? startWatch(server);
      watches.set(server, watch);
      watch.underWay += 1;
      const read: Reader['read'] = async (endpoint, parameters, options) => {
        const [, onServer, site] = SITE.exec(fillPath(endpoint.path, parameters)) ?? [];
        if (Number(onServer) !== server) return own.read(endpoint, parameters, options);
        const looked = look(parts, watch, Number(site));
        // Who reads once only reads again anyway.
        const seen = await orAborted(
          options?.attempts === 1 ? looked : looked.catch(() => undefined),
          signal,
        );
        return seen === undefined
          ? own.read(endpoint, parameters, options)
          : endpoint.answer.parseAsync(seen);
      };
      return {
        reader: { ...own, read },
        looking: () => (isUseless(parts, watch) ? 1 : watch.underWay),
        leave: () => {
          watch.underWay -= 1;
        },
      };
    },
  };
}

function startWatch(server: number): Watch {
  const servedAt = Number.NEGATIVE_INFINITY;
  return {
    server,
    underWay: 0,
    waiting: [],
    isServing: false,
    servedAt,
    uselessUntil: servedAt,
    pages: 1,
    hasFailed: false,
  };
}

function isUseless({ clock }: Pick<Parts, 'clock'>, { uselessUntil }: Watch): boolean {
  return clock.now() < uselessUntil;
}

/** Looks together with all who ask by the time that the next look is due; undefined if that would not save a request. */
function look(parts: Parts, watch: Watch, site: number): Promise<Site | undefined> {
  if (watch.underWay < 2 || isUseless(parts, watch)) return Promise.resolve(undefined);
  const { promise, resolve: answer, reject: fail } = Promise.withResolvers<Site | undefined>();
  watch.waiting.push({ site, answer, fail });
  if (!watch.isServing) void serve(parts, watch);
  return promise;
}

async function serve(parts: Parts, watch: Watch): Promise<void> {
  const { clock, signal } = parts;
  watch.isServing = true;
  while (watch.waiting.length > 0) {
    await clock.sleep(Math.max(0, watch.servedAt + GAP_MS - clock.now()), signal).catch(() => {});
    const askers = watch.waiting.splice(0);
    watch.servedAt = clock.now();
    const wanted = new Set(askers.map(({ site }) => site));
    const isOwn = watch.hasFailed || wanted.size <= watch.pages;
    watch.hasFailed = false;
    if (isOwn) for (const { answer } of askers) answer(undefined);
    else await answerAll(parts, watch, askers);
  }
  watch.isServing = false;
}

async function answerAll({ reader, clock }: Parts, watch: Watch, askers: readonly Asker[]): Promise<void> {
  let pages = 0;
  const counting: Reader = {
    ...reader,
    read(endpoint, parameters, options) {
      pages += 1;
      // Who waits for it looks again anyway.
      return reader.read(endpoint, parameters, { ...options, attempts: 1 });
    },
  };
  try {
    const sites = await readAll(counting, getSites, { server: watch.server });
    watch.pages = pages;
    if (!(await isTelling(reader, sites, watch, askers))) watch.uselessUntil = clock.now() + RETRY_MS;
    const byId = new Map(isUseless({ clock }, watch) ? [] : sites.map((site) => [site.id, site]));
    // A site that the list lacks is read by itself: only that shows whether it is gone.
    for (const { site, answer } of askers) answer(byId.get(site));
  } catch (error) {
    watch.hasFailed = isPassing(error);
    // Anything else, such as one site of the list that cannot be understood, concerns the list alone.
    for (const { answer, fail } of askers)
      if (isPassing(error) || isInterruption(error)) fail(error);
      else answer(undefined);
  }
}

/**
 * True when a list shows of its sites what decides about a deploy. Where it leaves out `last_deploy_at`, or a status that a site
 * read by itself has, the two kinds of looks would differ, and the difference would be taken for news.
 */
async function isTelling(
  reader: Reader,
  sites: readonly Site[],
  watch: Watch,
  [asker]: readonly Asker[],
): Promise<boolean> {
  if (sites.some(({ last_deploy_at }) => last_deploy_at === undefined)) return false;
  if (asker === undefined || sites.some(({ status }) => status !== undefined)) return true;
  watch.hasStatus ??=
    (await reader.read(getSite, { server: watch.server, site: asker.site }, { attempts: 1 })).status !==
    undefined;
  return !watch.hasStatus;
}

async function orAborted<Value>(promise: Promise<Value>, signal: AbortSignal): Promise<Value> {
  signal.throwIfAborted();
  const aborted = Promise.withResolvers<never>();
  const abort = (): void => aborted.reject(signal.reason);
  signal.addEventListener('abort', abort, { once: true });
  try {
    return await Promise.race([promise, aborted.promise]);
  } finally {
    signal.removeEventListener('abort', abort);
  }
}
