import { isDeepStrictEqual } from 'node:util';

/** Fields of anything, by their names. */
export type Fields = Readonly<Record<string, unknown>>;

/** Who did something: the run under test, or anybody else. */
export type Actor = 'ours' | 'others';

export interface SimulatedSite {
  readonly id: number;
  readonly server: number;
  readonly domain: string;
  /** Null: there is no file. */
  readonly env: string | null;
  readonly script: string | null;
  readonly hasRepository: boolean;
  readonly hasBlogapp: boolean;
  /** The status while the service works on the site in the background. */
  readonly busy?: string | undefined;
  /** `last_deploy_at` and the log, until a deploy changes them. */
  readonly token: string | null;
  readonly log: string | null;
}

export interface SimulatedRecord {
  readonly id: number;
  readonly [field: string]: unknown;
}

/**
 * Everything that exists. Records by the path of their list behind the server's, as in `crontabs` and `sites/2/queues`; those of
 * other servers than the first as in `servers/2/crontabs`.
 */
export interface State {
  readonly sites: readonly SimulatedSite[];
  readonly records: Readonly<Record<string, readonly SimulatedRecord[]>>;
}

/** Something that took effect. */
export interface Deed {
  readonly atMs: number;
  readonly by: Actor;
  readonly what: string;
  /** The operation of the run that was under way. */
  readonly operation: string;
  readonly site?: number | undefined;
  /** The record that was created or deleted. */
  readonly record?: SimulatedRecord | undefined;
}

/** The domain of a site for which nothing else is said. */
export const DOMAIN = 'shop.example';

/** A site as it comes into being. */
export function newSite(id: number, domain = DOMAIN, more: Partial<SimulatedSite> = {}): SimulatedSite {
  return {
    id,
    domain,
    server: 1,
    env: null,
    script: 'git pull\n',
    hasRepository: false,
    hasBlogapp: false,
    token: null,
    log: null,
    ...more,
  };
}

export type Store = ReturnType<typeof createStore>;

/** Holds the state, and remembers each earlier one and who did what. */
export function createStore(start: State, now: () => number, operation: () => string) {
  const versions = [{ atMs: Number.NEGATIVE_INFINITY, state: start }];
  const deeds: Deed[] = [];
  let lastId = Math.max(1, ...[...start.sites, ...Object.values(start.records).flat()].map(({ id }) => id));
  const stateAt = (atMs: number): State =>
    versions.findLast((version) => version.atMs <= atMs)?.state ?? start;
  const state = (): State => stateAt(Number.POSITIVE_INFINITY);
  return {
    versions,
    deeds,
    state,
    stateAt,
    /** Notes what takes effect, and changes the state. */
    change(by: Actor, what: string, next?: Partial<State>, of: Pick<Deed, 'site' | 'record'> = {}): void {
      const changed = { ...state(), ...next };
      if (next !== undefined && isDeepStrictEqual(changed, state())) return;
      if (next !== undefined) versions.push({ atMs: now(), state: changed });
      deeds.push({ atMs: now(), by, what, operation: operation(), ...of });
    },
    /** An id that nothing had before. */
    freshId: () => ++lastId,
  };
}

export function createSite(store: Store, domain: string, fields: Partial<SimulatedSite>): SimulatedSite {
  const site = newSite(store.freshId(), domain, fields);
  store.change('ours', 'create site', { sites: [...store.state().sites, site] }, { site: site.id });
  return site;
}

export function changeSite(
  store: Store,
  by: Actor,
  what: string,
  id: number,
  fields: Partial<SimulatedSite>,
): void {
  const sites = store.state().sites.map((site) => (site.id === id ? { ...site, ...fields } : site));
  store.change(by, what, { sites }, { site: id });
}

export function deleteSite(store: Store, by: Actor, id: number): void {
  const { sites, records } = store.state();
  const kept = Object.entries(records).filter(([list]) => !list.startsWith(`sites/${id}/`));
  const next = { sites: sites.filter((site) => site.id !== id), records: Object.fromEntries(kept) };
  store.change(by, 'delete site', next, { site: id });
}

export function createRecord(store: Store, by: Actor, list: string, fields: Fields): SimulatedRecord {
  const record = { ...fields, id: store.freshId() };
  const { records } = store.state();
  const all = [...(records[list] ?? []), record];
  store.change(by, `create ${list}`, { records: { ...records, [list]: all } }, { record });
  return record;
}

export function deleteRecord(store: Store, by: Actor, list: string, record: SimulatedRecord): void {
  const { records } = store.state();
  const others = (records[list] ?? []).filter((other) => other !== record);
  store.change(by, `delete ${list}`, { records: { ...records, [list]: others } }, { record });
}

/** A list of a server, or of a site. Sites of different servers have different ids. */
export function listOn(server: number, list: string): string {
  return server === 1 || list.startsWith('sites/') ? list : `servers/${server}/${list}`;
}

/** A list of a site, written as in `sites/{site}/queues`, or of the server. */
export function listOf(list: string, site: number): string {
  return list.replace('{site}', String(site));
}
