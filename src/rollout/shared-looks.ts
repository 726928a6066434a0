import type { Reader } from '../api/client.ts';
import { readAll } from '../api/pages.ts';
import { isLater } from '../api/shown-time.ts';
import { getSite, getSites, type Site } from '../api/sites.ts';
import { orAborted, type Waits } from '../core/clock.ts';
import { isInterruption, isPassing } from '../core/errors.ts';

/** Adds a target of a server that is under way. `signal` ends its waiting at once. */
export type JoinLooks = ReturnType<typeof createSharedLooks>;

/** The least time between two looks at a server, in which others may join. */
const GAP_MS = 700;

type SitesById = ReadonlyMap<number, Site>;

/** Lets the targets of a server look at their sites together: one read of its list serves all that want to look at the time. */
export function createSharedLooks(
  { client, clock, signal: whole }: Waits & { readonly client: Reader },
  server: number,
) {
  const list = createList(client, server);
  let underWay = 0;
  /** The sites that the next look is for. */
  let asked = new Set<number>();
  let next: Promise<SitesById | undefined> | undefined;
  let latest: Promise<unknown> = Promise.resolve();
  let lookedAt = Number.NEGATIVE_INFINITY;
  const looking = (): number => (list.isUseless() ? 1 : underWay);

  async function look(before: Promise<unknown>): Promise<SitesById | undefined> {
    await before.catch(() => {});
    await clock.sleep(Math.max(0, lookedAt + GAP_MS - clock.now()), whole).catch(() => {});
    const wanted = asked;
    asked = new Set();
    next = undefined;
    lookedAt = clock.now();
    return list.read(wanted);
  }

  return (signal: AbortSignal) => {
    underWay += 1;
    return {
      looking,
      /** Looks together with all who ask by the time that the next look is due; undefined if that would not save a request. */
      async glance(site: number): Promise<Site | undefined> {
        if (looking() < 2) return undefined;
        asked.add(site);
        next ??= look(latest);
        latest = next;
        // A site that the list lacks is read by itself: only that shows whether it is gone.
        return (await orAborted(next, signal))?.get(site);
      },
      compare: list.compare,
      leave(): void {
        underWay -= 1;
      },
    };
  };
}

/** A server's list of sites, as far as it serves in the place of the sites themselves. */
function createList(reader: Reader, server: number) {
  let pages = 1;
  /** Reads without a second attempt: who waits for it looks again anyway. */
  const once: Reader = {
    ...reader,
    read(endpoint, parameters, options) {
      pages += 1;
      return reader.read(endpoint, parameters, { ...options, attempts: 1 });
    },
  };
  /** When each site was deployed last, as the site itself showed it. */
  const deployedAt = new Map<number, string | null>();
  let isCompared = false;
  let isUseless = false;

  async function readTogether(wanted: ReadonlySet<number>): Promise<SitesById | undefined> {
    pages = 0;
    const before = new Map(deployedAt);
    const sites = await readAll(once, getSites, { server });
    const shown = sites.find(({ id }) => wanted.has(id));
    isUseless = sites.some(
      ({ id, last_deploy_at: at }) => at === undefined || isLater(before.get(id) ?? null, at),
    );
    // It is compared once with a site itself, to begin with.
    if (!isUseless && !isCompared && shown !== undefined) {
      const itself = await reader.read(getSite, { server, site: shown.id }, { attempts: 1 });
      isCompared = true;
      const at = itself.last_deploy_at ?? null;
      isUseless = at !== (shown.last_deploy_at ?? null) || itself.status !== shown.status;
    }
    return isUseless ? undefined : new Map(sites.map((site) => [site.id, site]));
  }

  return {
    /** True when the list shows less than a site itself, or something else: it is not read again. */
    isUseless: () => isUseless,
    compare({ id, last_deploy_at: at = null }: Site): void {
      deployedAt.set(id, at);
    },
    /** Reads it; undefined if the sites are to be read by themselves. */
    async read(wanted: ReadonlySet<number>): Promise<SitesById | undefined> {
      if (isUseless || wanted.size <= pages) return undefined;
      return readTogether(wanted).catch((error: unknown) => {
        if (isInterruption(error)) throw error;
        // One that fails for now says nothing of its sites. Anything else concerns the list alone, and lasts.
        isUseless = !isPassing(error);
        return undefined;
      });
    },
  };
}
