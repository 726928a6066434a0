import { answer, isAwayAt, type Manners, type ModelAnswer, type Service } from './world-api.ts';
import { type Course, createDeploys, type ModelDeploy } from './world-deploys.ts';
import { createStore, type Deed, DOMAIN, listOf, type State } from './world-store.ts';

/**
 * The service as a value that changes in the test's own time, and remembers: what existed when, who did what, how each
 * deploy really ended. It knows nothing of the action, so that it can say whether what the action says is true.
 */
export interface World {
  /** Every state that there was, the first one since ever. */
  readonly versions: readonly { readonly atMs: number; readonly state: State }[];
  readonly deeds: readonly Deed[];
  readonly deploys: readonly ModelDeploy[];
  /** Exit reports that were shown, by their run. */
  readonly shownReports: ReadonlySet<string>;
  /** The `.env` as it was last shown. */
  readonly shownEnv: string | null;
  state(): State;
  /** Answers a request as of now, or a GET as of an earlier time. */
  answer(method: string, path: string, body: string, asOfMs?: number): ModelAnswer;
  /** Something that is to happen later, whoever sees it. */
  later(atMs: number, event: () => void): void;
  /** Lets happen what is due. */
  settle(): void;
  /** Lets happen all that is to happen; returns what there is then. */
  conclude(): State;
  /** Somebody else does something. */
  meddle(deed: Meddling): void;
  isAway(): boolean;
  /** True if the page of the site, and the commands that check it, would say that all is well. */
  isWell(): boolean;
}

/** A deed of other people. */
export type Meddling =
  | { readonly kind: 'deploy'; readonly course: Course }
  | { readonly kind: 'script'; readonly script: string }
  | { readonly kind: 'env line'; readonly line: string }
  | { readonly kind: 'delete site' }
  | { readonly kind: 'remove repository' }
  | {
      readonly kind: 'create record';
      readonly list: string;
      readonly record: Readonly<Record<string, unknown>>;
    }
  | { readonly kind: 'delete record'; readonly list: string };

/** Makes a world. */
export function createWorld(
  start: State,
  manners: Manners,
  now: () => number,
  operation: () => string,
): World {
  const events = createEventQueue(operation);
  const store = createStore(start, now, events.operation);
  const deploys = createDeploys(manners, now, store.note);
  const service: Service = { manners, now, store, deploys, reboots: [], shownEnv: null };

  return {
    versions: store.versions,
    deeds: store.deeds,
    deploys: deploys.all,
    shownReports: deploys.shownReports,
    get shownEnv() {
      return service.shownEnv;
    },
    state: store.state,
    answer: (method, path, body, asOfMs) => answer(service, method, path, body, asOfMs),
    later: events.later,
    settle: () => events.settleUntil(now()),
    conclude() {
      events.settleUntil(Number.POSITIVE_INFINITY);
      const { sites, records } = store.state();
      const last = Number.POSITIVE_INFINITY;
      return {
        sites: sites.map((site) => ({
          ...site,
          token: deploys.tokenAt(site, last),
          log: deploys.logAt(site, last),
        })),
        records,
      };
    },
    meddle: (deed) => meddle(service, deed),
    isAway: () => isAwayAt(service, now()),
    isWell() {
      const site = store.state().sites.find(({ domain }) => domain === DOMAIN);
      return site !== undefined && deploys.isWell(site.id, now());
    },
  };
}

/** Keeps what is to happen, and lets it happen in the order of its time. */
function createEventQueue(operation: () => string) {
  let due: { atMs: number; by: string; event: () => void }[] = [];
  let asked: string | undefined;
  return {
    /** The operation that is under way, or that has asked for what happens only now. */
    operation: () => asked ?? operation(),
    later: (atMs: number, event: () => void) => void due.push({ atMs, by: operation(), event }),
    settleUntil(atMs: number): void {
      const ready = due.filter((one) => one.atMs <= atMs).sort((a, b) => a.atMs - b.atMs);
      due = due.filter((one) => one.atMs > atMs);
      for (const { by, event } of ready) {
        asked = by;
        event();
        asked = undefined;
      }
    },
  };
}

function meddle({ store, deploys }: Service, deed: Meddling): void {
  const { sites, records } = store.state();
  const site = sites.find(({ domain }) => domain === DOMAIN);
  if (deed.kind === 'create record') {
    if (!deed.list.includes('/') || site !== undefined)
      store.createRecord('others', listOf(deed.list, site?.id ?? 0), deed.record);
    return;
  }
  if (deed.kind === 'delete record') {
    const list = listOf(deed.list, site?.id ?? 0);
    const record = records[list]?.[0];
    if (record !== undefined) store.deleteRecord('others', list, record);
    return;
  }
  if (site === undefined) return;
  if (deed.kind === 'deploy') deploys.start('others', site, deed.course);
  if (deed.kind === 'delete site') store.deleteSite('others', site.id);
  if (deed.kind === 'script') store.changeSite('others', deed.kind, site.id, { script: deed.script });
  if (deed.kind === 'remove repository')
    store.changeSite('others', deed.kind, site.id, { hasRepository: false });
  if (deed.kind === 'env line' && site.env !== null)
    store.changeSite('others', deed.kind, site.id, { env: `${site.env}${deed.line}\n` });
}
