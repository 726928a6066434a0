import { answer, type Request } from './api.ts';
import { type Behind, deploysOf, isAwayAt, showingOf, startDeploy } from './behind.ts';
import { type Course, isWellAt, type SimulatedDeploy } from './deploys.ts';
import type { Manners } from './manners.ts';
import { textAt, tokenAt } from './shown.ts';
import {
  changeSite,
  createRecord,
  createStore,
  DOMAIN,
  deleteRecord,
  deleteSite,
  type Fields,
  listOf,
  type SimulatedSite,
  type State,
} from './state.ts';

/** A deed of other people. */
export type Meddling =
  | { readonly kind: 'deploy'; readonly course: Course }
  | { readonly kind: 'script'; readonly script: string }
  | { readonly kind: 'env line'; readonly line: string }
  | { readonly kind: 'delete site' }
  | { readonly kind: 'rename site'; readonly to: string }
  | { readonly kind: 'remove repository' }
  | { readonly kind: 'create record'; readonly list: string; readonly record: Fields }
  | { readonly kind: 'delete record'; readonly list: string };

export type Simulator = ReturnType<typeof createSimulator>;

/**
 * The service as a value that changes in the test's own time, and remembers: what existed when, who did what, how each
 * deploy really ended. It knows nothing of the action, so that it can say whether what the action says is true.
 *
 * @param operation the operation of the run that is under way, for the record
 */
export function createSimulator(
  start: State,
  manners: Manners,
  clockNow: () => number,
  operation: () => string = () => '',
) {
  const events = createEventQueue(operation, clockNow);
  const { now } = events;
  const store = createStore(start, now, events.operation);
  const behind: Behind = {
    manners,
    now,
    store,
    deploys: [],
    reboots: [],
    shownReports: new Set(),
    shownEnv: null,
    later: events.later,
  };
  const siteOf = (domain = DOMAIN): SimulatedSite | undefined =>
    store.state().sites.find((site) => site.domain === domain);
  return {
    versions: store.versions,
    deeds: store.deeds,
    state: store.state,
    deploys: behind.deploys,
    siteOf,
    shownReports: behind.shownReports,
    /** The `.env` as it was last shown. */
    shownEnv: () => behind.shownEnv,
    /** Answers a request as of now, or a GET as of an earlier time. */
    answer: (request: Request, asOfMs = now() - manners.lagMs) => answer(behind, request, asOfMs),
    /** The answer to a request as of that time, had other deploys been. */
    wouldAnswer: (request: Request, asOfMs: number, deploys: readonly SimulatedDeploy[]) =>
      answer({ ...behind, deploys: [...deploys], shownReports: new Set() }, request, asOfMs),
    /** Something that is to happen later, whether or not anybody looks. */
    later: events.later,
    /** Lets happen what is due. */
    settle: () => events.settleUntil(now()),
    /** Lets happen all that is to happen; returns the state at the end. */
    conclude(): State {
      events.settleUntil(Number.POSITIVE_INFINITY);
      const { sites, records } = store.state();
      return { sites: sites.map((site) => concluded(behind, site)), records };
    },
    /** Somebody else does something to a site, that of `DOMAIN` if left out. */
    meddle(deed: Meddling, domain?: string): void {
      events.settleUntil(now());
      meddle(behind, deed, siteOf(domain));
    },
    /** True while server 1 restarts. */
    isAway: () => isAwayAt(behind, 1, now()),
    /** True if the page of `DOMAIN`, and the commands that check it, would say that all is well. */
    isWell() {
      const site = siteOf();
      return site !== undefined && isWellAt(deploysOf(behind, site), now());
    },
  };
}

/** A site as its deploys have left it. */
function concluded(behind: Behind, site: SimulatedSite): SimulatedSite {
  const showing = showingOf(behind, site);
  const last = Number.POSITIVE_INFINITY;
  return { ...site, token: tokenAt(showing, last), log: textAt(showing, last) };
}

/** Keeps what is to happen, and lets it happen in the order of its time, and as of that. */
function createEventQueue(operation: () => string, clockNow: () => number) {
  interface Event {
    readonly atMs: number;
    readonly by: string;
    readonly happen: () => void;
  }
  let due: Event[] = [];
  let current: Event | undefined;
  return {
    now: () => current?.atMs ?? clockNow(),
    /** The operation that is under way, or that has asked for what happens only now. */
    operation: () => current?.by ?? operation(),
    later: (atMs: number, happen: () => void) => void due.push({ atMs, by: operation(), happen }),
    settleUntil(atMs: number): void {
      // Events come in their order already.
      if (current !== undefined) return;
      const ready = due.filter((one) => one.atMs <= atMs).sort((a, b) => a.atMs - b.atMs);
      due = due.filter((one) => one.atMs > atMs);
      for (current of ready) current.happen();
      current = undefined;
    },
  };
}

function meddle(behind: Behind, deed: Meddling, site: SimulatedSite | undefined): void {
  const { store } = behind;
  const list = 'list' in deed ? listOf(deed.list, site?.id ?? 0) : '';
  const record = store.state().records[list]?.[0];
  if (deed.kind === 'create record' && (site !== undefined || !deed.list.includes('/')))
    createRecord(store, 'others', list, deed.record);
  if (deed.kind === 'delete record' && record !== undefined) deleteRecord(store, 'others', list, record);
  if (site === undefined) return;
  const change = (fields: Partial<SimulatedSite>): void =>
    changeSite(store, 'others', deed.kind, site.id, fields);
  if (deed.kind === 'deploy') startDeploy(behind, 'others', site, deed.course);
  if (deed.kind === 'delete site') deleteSite(store, 'others', site.id);
  if (deed.kind === 'rename site') change({ domain: deed.to });
  if (deed.kind === 'script') change({ script: deed.script });
  if (deed.kind === 'remove repository') change({ hasRepository: false });
  if (deed.kind === 'env line' && site.env !== null) change({ env: `${site.env}${deed.line}\n` });
}
