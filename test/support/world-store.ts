import { isDeepStrictEqual } from 'node:util';

/** Who did something: the run that is tested, or anybody else. */
export type Actor = 'ours' | 'others';

export interface ModelSite {
  readonly id: number;
  readonly domain: string;
  /** Null: there is no file. */
  readonly env: string | null;
  readonly script: string | null;
  readonly hasRepository: boolean;
  readonly hasBlogapp: boolean;
  /** Shown until a deploy has changed it. */
  readonly token: string | null;
  readonly log: string | null;
}

export interface ModelRecord {
  readonly id: number;
  readonly [field: string]: unknown;
}

/** Everything that exists. Records by the path of their list, as in `crontabs` and `sites/2/queues`. */
export interface State {
  readonly sites: readonly ModelSite[];
  readonly records: Readonly<Record<string, readonly ModelRecord[]>>;
}

/** Something that took effect. */
export interface Deed {
  readonly atMs: number;
  readonly by: Actor;
  readonly what: string;
  /** The operation of the run that is under way. */
  readonly operation: string;
  /** A record that was created or deleted. */
  readonly record?: ModelRecord;
}

export const DOMAIN = 'shop.example';

export type Store = ReturnType<typeof createStore>;

/** Holds the state, and remembers each earlier one and who did what. */
export function createStore(start: State, now: () => number, operation: () => string) {
  const versions = [{ atMs: Number.NEGATIVE_INFINITY, state: start }];
  const deeds: Deed[] = [];
  let lastId = highestId(start);

  const state = (): State => stateAt(Number.POSITIVE_INFINITY);
  const stateAt = (atMs: number): State =>
    versions.findLast((version) => version.atMs <= atMs)?.state ?? start;

  function note(by: Actor, what: string, record?: ModelRecord): void {
    deeds.push({ atMs: now(), by, what, operation: operation(), ...(record && { record }) });
  }

  function change(by: Actor, what: string, next: State, record?: ModelRecord): void {
    if (isDeepStrictEqual(next, state())) return;
    versions.push({ atMs: now(), state: next });
    note(by, what, record);
  }

  return {
    versions,
    deeds,
    state,
    stateAt,
    note,
    createSite(by: Actor, domain: string): ModelSite {
      lastId += 1;
      const site = newSite(lastId, domain);
      change(by, 'create site', { ...state(), sites: [...state().sites, site] });
      return site;
    },
    changeSite: (by: Actor, what: string, id: number, fields: Partial<ModelSite>) =>
      change(by, what, withSite(state(), id, fields)),
    deleteSite: (by: Actor, id: number) => change(by, 'delete site', withoutSite(state(), id)),
    createRecord(by: Actor, list: string, fields: Readonly<Record<string, unknown>>): ModelRecord {
      lastId += 1;
      const record = { ...fields, id: lastId };
      change(by, `create ${list}`, withRecord(state(), list, record), record);
      return record;
    },
    deleteRecord: (by: Actor, list: string, record: ModelRecord) =>
      change(by, `delete ${list}`, withoutRecord(state(), list, record), record),
  };
}

function highestId({ sites, records }: State): number {
  const ids = [...sites, ...Object.values(records).flat()].map(({ id }) => id);
  return Math.max(100, ...ids);
}

function withSite({ sites, records }: State, id: number, fields: Partial<ModelSite>): State {
  return { records, sites: sites.map((site) => (site.id === id ? { ...site, ...fields } : site)) };
}

function withoutSite({ sites, records }: State, id: number): State {
  const kept = Object.entries(records).filter(([list]) => !list.startsWith(`sites/${id}/`));
  return { sites: sites.filter((site) => site.id !== id), records: Object.fromEntries(kept) };
}

function withRecord({ sites, records }: State, list: string, record: ModelRecord): State {
  return { sites, records: { ...records, [list]: [...(records[list] ?? []), record] } };
}

function withoutRecord({ sites, records }: State, list: string, record: ModelRecord): State {
  const kept = (records[list] ?? []).filter((one) => one !== record);
  return { sites, records: { ...records, [list]: kept } };
}

/** A list of a site, written as in `sites/{site}/queues`, or of the server. */
export function listOf(list: string, site: number): string {
  return list.replace('{site}', String(site));
}

/** A site as it comes into being. */
export function newSite(id: number, domain: string): ModelSite {
  return {
    id,
    domain,
    env: null,
    script: 'git pull\n',
    hasRepository: false,
    hasBlogapp: false,
    token: null,
    log: null,
  };
}
