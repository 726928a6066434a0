import type { Reader } from '../api/client.ts';
import { fillPath } from '../api/endpoint.ts';
import { readAll } from '../api/pages.ts';
import { getSites, type Site } from '../api/sites.ts';
import type { Clock } from '../core/clock.ts';

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

/** The looks at one server. */
interface Watch {
  readonly server: number;
  underWay: number;
  waiting: Asker[];
  isServing: boolean;
  servedAt: number;
  /** The requests that its list takes. */
  pages: number;
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
        looking: () => watch.underWay,
        leave: () => {
          watch.underWay -= 1;
        },
      };
    },
  };
}

function startWatch(server: number): Watch {
  const servedAt = Number.NEGATIVE_INFINITY;
  return { server, underWay: 0, waiting: [], isServing: false, servedAt, pages: 1 };
}

/** Looks together with all who ask by the time that the next look is due; undefined if that would not save a request. */
function look(parts: Parts, watch: Watch, site: number): Promise<Site | undefined> {
  if (watch.underWay < 2) return Promise.resolve(undefined);
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
    if (wanted.size <= watch.pages) for (const { answer } of askers) answer(undefined);
    else await answerAll(parts, watch, askers);
  }
  watch.isServing = false;
}

async function answerAll({ reader }: Parts, watch: Watch, askers: readonly Asker[]): Promise<void> {
  let pages = 0;
  const counting: Reader = {
    ...reader,
    read(endpoint, parameters, options) {
      pages += 1;
      return reader.read(endpoint, parameters, options);
    },
  };
  try {
    const sites = await readAll(counting, getSites, { server: watch.server });
    watch.pages = pages;
    const byId = new Map(sites.map((site) => [site.id, site]));
    // A site that the list lacks is read by itself: only that shows whether it is gone.
    for (const { site, answer } of askers) answer(byId.get(site));
  } catch (error) {
    for (const { fail } of askers) fail(error);
  }
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
