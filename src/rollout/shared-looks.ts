import type { Reader } from '../api/client.ts';
import type { Source } from '../api/deploy-log.ts';
import { readAll } from '../api/pages.ts';
import type { Patience } from '../api/settle.ts';
import { getSite, getSites, type Site } from '../api/sites.ts';
import { isInterruption, isPassing } from '../core/errors.ts';

/** Looks at sites. One read of a server's list serves all targets that want to look at the time. */
export type SharedLooks = ReturnType<typeof createSharedLooks>;

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
  /** The sites as the list showed them last, and those that have been read by themselves since. */
  listed: Map<number, Site>;
  readonly readByThemselves: Map<number, Site>;
  /** True once the list has been compared with a site itself, to begin with. */
  isCompared: boolean;
  /** True when the list shows less than a site itself, or something else: it is not read again. */
  isUseless: boolean;
  /** True when the list was not answered, which says nothing of its sites: they are read by themselves next. */
  hasFailed: boolean;
}

interface Asker {
  readonly site: number;
  /** Undefined: to be read by itself. */
  readonly answer: (site: Site | undefined) => void;
  readonly fail: (error: unknown) => void;
}

type Parts = Pick<Source, 'reader'> & Pick<Patience, 'clock' | 'signal'>;

export function createSharedLooks(parts: Parts) {
  const watches = new Map<number, Watch>();
  return {
    /**
     * Takes in a target under way.
     *
     * @param found its site as it was found, if it exists
     * @param signal ends the target's waiting at once
     */
    join(server: number, found: Site | undefined, signal: AbortSignal) {
      const watch = watches.get(server) ?? startWatch(server);
      watches.set(server, watch);
      watch.underWay += 1;
      if (found !== undefined && !watch.listed.has(found.id)) watch.listed.set(found.id, found);
      return {
        looking: (): number => (watch.isUseless ? 1 : watch.underWay),
        glance: (site: number) => orAborted(look(parts, watch, site), signal),
        compare: (itself: Site) => void watch.readByThemselves.set(itself.id, itself),
        leave: () => {
          watch.underWay -= 1;
        },
      };
    },
  };
}

function startWatch(server: number): Watch {
  return {
    ...{ server, underWay: 0, waiting: [], isServing: false, servedAt: Number.NEGATIVE_INFINITY, pages: 1 },
    ...{ listed: new Map(), readByThemselves: new Map() },
    ...{ isCompared: false, isUseless: false, hasFailed: false },
  };
}

/** Looks together with all who ask by the time that the next look is due; undefined if that would not save a request. */
function look(parts: Parts, watch: Watch, site: number): Promise<Site | undefined> {
  if (watch.underWay < 2 || watch.isUseless) return Promise.resolve(undefined);
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
    const isOwn = watch.hasFailed || watch.isUseless || wanted.size <= watch.pages;
    watch.hasFailed = false;
    if (isOwn) for (const { answer } of askers) answer(undefined);
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
      // Who waits for it looks again anyway.
      return reader.read(endpoint, parameters, { ...options, attempts: 1 });
    },
  };
  const themselves = [...watch.readByThemselves.values()];
  try {
    const sites = await readAll(counting, getSites, { server: watch.server });
    watch.pages = pages;
    const listed = new Map(sites.map((site) => [site.id, site]));
    watch.isUseless =
      themselves.some((itself) => isBehind(itself, watch.listed, listed)) ||
      !(await isTelling(reader, listed, watch, askers));
    watch.listed = listed;
    watch.readByThemselves.clear();
    // A site that the list lacks is read by itself: only that shows whether it is gone.
    for (const { site, answer } of askers) answer(watch.isUseless ? undefined : listed.get(site));
  } catch (error) {
    watch.hasFailed = isPassing(error);
    // Anything else, such as one site of the list that cannot be understood, concerns the list alone.
    for (const { answer, fail } of askers)
      if (isPassing(error) || isInterruption(error)) fail(error);
      else answer(undefined);
  }
}

type Sites = ReadonlyMap<number, Site>;

/** True when both show the same of a deploy. */
function showSame(one: Site, other: Site): boolean {
  return (one.last_deploy_at ?? null) === (other.last_deploy_at ?? null) && one.status === other.status;
}

/** True when a list shows a site as it did before the site itself was read, which had changed by then. */
function isBehind(itself: Site, before: Sites, now: Sites): boolean {
  const [old, listed] = [before.get(itself.id), now.get(itself.id)];
  return old !== undefined && listed !== undefined && showSame(old, listed) && !showSame(itself, listed);
}

/** True when a list shows of its sites what decides about a deploy. It is compared once with a site itself. */
async function isTelling(
  reader: Reader,
  listed: Sites,
  watch: Watch,
  askers: readonly Asker[],
): Promise<boolean> {
  if ([...listed.values()].some(({ last_deploy_at }) => last_deploy_at === undefined)) return false;
  const [shown] = askers.flatMap(({ site }) => listed.get(site) ?? []);
  if (shown === undefined || watch.isCompared) return true;
  const itself = await reader.read(getSite, { server: watch.server, site: shown.id }, { attempts: 1 });
  watch.isCompared = true;
  return showSame(itself, shown);
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
