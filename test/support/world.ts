import { isDeepStrictEqual } from 'node:util';

/**
 * The service as a value that changes in the test's own time, and remembers: what existed when, who did what, how each
 * deploy really ended. It knows nothing of the action, so that it can say whether what the action says is true.
 */

/** Who did something: the run that is tested, or anybody else. */
type Actor = 'ours' | 'others';

export interface ModelSite {
  readonly id: number;
  readonly domain: string;
  /** Null: there is no file. */
  readonly env: string | null;
  readonly script: string | null;
  readonly hasRepository: boolean;
  readonly hasBlogapp: boolean;
  /** What is shown until a deploy has changed it. */
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

/** How a deploy goes. `killed`: it ends without a word. */
export interface Course {
  readonly delayMs: number;
  readonly durationMs: number;
  readonly status: number;
  readonly killed: boolean;
}

/** A deploy that took place. */
interface ModelDeploy extends Course {
  readonly by: Actor;
  readonly site: number;
  readonly startMs: number;
  readonly endMs: number;
  /** Whether its script reports its end. */
  readonly reports: boolean;
  /** Tells one from another, in the exit report too. */
  readonly run: string;
}

/** What the document leaves open, one way or another. */
export interface Manners {
  readonly tokenMovesAt: 'start' | 'end';
  readonly failureMovesToken: boolean;
  readonly showsRepository: boolean;
  readonly showsBlogapp: boolean;
  /** How long what is written takes to show, in milliseconds. */
  readonly lagMs: number;
  /** How the deploys of the run go. */
  readonly course: Course;
  readonly reboot: { readonly delayMs: number; readonly durationMs: number; readonly answers503: boolean };
}

export interface ModelAnswer {
  readonly status: number;
  readonly body?: unknown;
}

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
}

/** What other people do. */
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

export const DOMAIN = 'shop.example';
const PREFIX = '/api/servers/1';
/** Kinds of which the service takes no two of one name. */
const UNIQUE_NAMES = /(^|\/)(sqldb|auth-users)$/;

/** Makes a world. */
export function createWorld(
  start: State,
  manners: Manners,
  now: () => number,
  operation: () => string,
): World {
  const versions = [{ atMs: Number.NEGATIVE_INFINITY, state: start }];
  const deeds: Deed[] = [];
  const deploys: ModelDeploy[] = [];
  const reboots: { fromMs: number; untilMs: number }[] = [];
  const shownReports = new Set<string>();
  let due: { atMs: number; by: string; event: () => void }[] = [];
  let shownEnv: string | null = null;
  let nextId = highestId(start);
  /** The operation that has asked for what happens only now. */
  let asked: string | undefined;

  const state = (): State => stateAt(Number.POSITIVE_INFINITY);
  const stateAt = (atMs: number): State =>
    versions.findLast((version) => version.atMs <= atMs)?.state ?? start;
  const isAwayAt = (atMs: number): boolean =>
    reboots.some(({ fromMs, untilMs }) => atMs >= fromMs && atMs < untilMs);

  function note(by: Actor, what: string, record?: ModelRecord): void {
    deeds.push({ atMs: now(), by, what, operation: asked ?? operation(), ...(record && { record }) });
  }

  function change(by: Actor, what: string, next: State, record?: ModelRecord): void {
    if (isDeepStrictEqual(next, state())) return;
    versions.push({ atMs: now(), state: next });
    note(by, what, record);
  }

  function changeSite(by: Actor, what: string, id: number, fields: Partial<ModelSite>): void {
    const { sites, records } = state();
    change(by, what, {
      records,
      sites: sites.map((site) => (site.id === id ? { ...site, ...fields } : site)),
    });
  }

  function deleteSite(by: Actor, id: number): void {
    const { sites, records } = state();
    const kept = Object.entries(records).filter(([list]) => !list.startsWith(`sites/${id}/`));
    change(by, 'delete site', {
      sites: sites.filter((site) => site.id !== id),
      records: Object.fromEntries(kept),
    });
  }

  function setRecords(by: Actor, what: string, list: string, next: ModelRecord[], record: ModelRecord): void {
    const { sites, records } = state();
    change(by, what, { sites, records: { ...records, [list]: next } }, record);
  }

  function createRecord(by: Actor, list: string, fields: Readonly<Record<string, unknown>>): ModelRecord {
    nextId += 1;
    const record = { ...fields, id: nextId };
    setRecords(by, `create ${list}`, list, [...(state().records[list] ?? []), record], record);
    return record;
  }

  function startDeploy(by: Actor, { id, script, hasRepository }: ModelSite, course: Course): void {
    if (!hasRepository) return;
    const before = deploys.findLast(({ site }) => site === id)?.endMs ?? 0;
    const startMs = Math.max(now() + course.delayMs, before);
    const reports = (script ?? '').includes('[site-deploy] exit-status=');
    const run = `run-${deploys.length + 1}`;
    deploys.push({ ...course, by, site: id, startMs, endMs: startMs + course.durationMs, reports, run });
    note(by, 'deploy');
  }

  function showSite(site: ModelSite, atMs: number): Record<string, unknown> {
    return {
      id: site.id,
      domain: site.domain,
      last_deploy_at: tokenAt(site, atMs),
      ...(manners.showsRepository && { has_repository: site.hasRepository }),
      ...(manners.showsBlogapp && { blogapp: site.hasBlogapp }),
    };
  }

  function tokenAt({ id, token }: ModelSite, atMs: number): string | null {
    const moved = deploys.map((deploy) => (deploy.site === id ? movedAt(deploy) : undefined));
    const last = moved.findLast((ms) => ms !== undefined && ms <= atMs);
    return last === undefined ? token : stamp(last);
  }

  /** Undefined where it does not move. */
  function movedAt({ startMs, endMs, status, killed }: ModelDeploy): number | undefined {
    if ((status !== 0 || killed) && !manners.failureMovesToken) return undefined;
    return manners.tokenMovesAt === 'start' ? startMs : endMs;
  }

  function showLog(site: ModelSite, atMs: number): unknown {
    const content = logAt(site, atMs);
    const deploy = deployAt(site, atMs);
    if (deploy !== undefined && content?.includes(deploy.run)) shownReports.add(deploy.run);
    return content === null
      ? null
      : { description: 'Deploy', content, created_at: stamp(deploy?.startMs ?? -1e7) };
  }

  function deployAt({ id }: ModelSite, atMs: number): ModelDeploy | undefined {
    return deploys.findLast(({ site, startMs }) => site === id && startMs <= atMs);
  }

  function logAt(site: ModelSite, atMs: number): string | null {
    const deploy = deployAt(site, atMs);
    if (deploy === undefined) return site.log;
    const { startMs, endMs, durationMs, status, killed, reports, run } = deploy;
    const halfWay = atMs >= startMs + durationMs / 2 ? 'half way\n' : '';
    const isReported = atMs >= endMs && !killed && reports;
    const report = `\n[site-deploy] exit-status=${status} commit=${'c'.repeat(40)} run=${run}\n`;
    return `begin\n${halfWay}${isReported ? report : ''}`;
  }

  function answer(method: string, path: string, body: string, asOfMs = now() - manners.lagMs): ModelAnswer {
    const fields: Record<string, unknown> = body === '' ? {} : JSON.parse(body);
    const name = path.replace(/\?.*$/, '');
    if (method === 'GET' && name === '/api/servers')
      return data([{ id: 1, name: 'web-1', status: 'active' }]);
    if (!name.startsWith(PREFIX)) return missing;
    const rest = name.slice(PREFIX.length).replace(/^\//, '');
    if (method === 'GET' && rest === '') return showServer(asOfMs);
    if (isAwayAt(now())) return { status: 503, body: { message: 'Away.' } };
    return method === 'GET' ? read(rest, asOfMs) : write(method, rest, fields);
  }

  function showServer(atMs: number): ModelAnswer {
    const away = isAwayAt(atMs);
    if (away && manners.reboot.answers503) return { status: 503, body: { message: 'Away.' } };
    return data({ id: 1, name: 'web-1', status: away ? 'rebooting' : 'active' });
  }

  function read(rest: string, atMs: number): ModelAnswer {
    const { sites, records } = stateAt(atMs);
    if (rest === 'sites') return data(sites.map((site) => showSite(site, atMs)));
    if (rest === 'logs') return data([]);
    const [, id, part = ''] = /^sites\/(\d+)(?:\/(.*))?$/.exec(rest) ?? [];
    const site = sites.find((one) => one.id === Number(id));
    if (id !== undefined && site === undefined) return missing;
    if (site !== undefined && part === '') return data(showSite(site, atMs));
    if (site !== undefined && part === 'log') return data(showLog(site, atMs));
    if (site !== undefined && part === 'deploy/script') return ok({ deploy_script: site.script });
    if (site !== undefined && part === 'env') {
      shownEnv = site.env;
      return ok(site.env === null ? null : { content: site.env });
    }
    const [, list = rest, record] = /^(.*)\/(\d+)$/.exec(rest) ?? [];
    const found = (records[list] ?? []).filter((one) => record === undefined || one.id === Number(record));
    if (record === undefined) return data(found.map(shownRecord));
    return found[0] === undefined ? missing : data(shownRecord(found[0]));
  }

  function write(method: string, rest: string, fields: Readonly<Record<string, unknown>>): ModelAnswer {
    const { sites } = state();
    const [, id, part = ''] = /^sites\/(\d+)(?:\/(.*))?$/.exec(rest) ?? [];
    const site = sites.find((one) => one.id === Number(id));
    if (id !== undefined && site === undefined) return missing;
    if (site !== undefined && !/^(queues|auth-users)/.test(part))
      return writeSite(`${method} ${part}`, site, fields);
    if (`${method} ${rest}` === 'POST sites') return createSite(String(fields.root_domain));
    if (rest === 'restart') {
      const fromMs = now() + manners.reboot.delayMs;
      reboots.push({ fromMs, untilMs: fromMs + manners.reboot.durationMs });
      note('ours', 'restart');
      return ok({ message: 'ok' });
    }
    if (rest === 'refresh-opcache' || rest.endsWith('/restart')) {
      note('ours', rest);
      return ok({ message: 'ok' });
    }
    return writeRecord(method, rest, fields);
  }

  function createSite(domain: string): ModelAnswer {
    const { sites, records } = state();
    if (sites.some((site) => site.domain === domain)) return taken('root_domain');
    nextId += 1;
    const site = newSite(nextId, domain);
    change('ours', 'create site', { sites: [...sites, site], records });
    return data(showSite(site, now()));
  }

  function writeSite(name: string, site: ModelSite, fields: Readonly<Record<string, unknown>>): ModelAnswer {
    const { id } = site;
    switch (name) {
      case 'DELETE ':
        deleteSite('ours', id);
        return ok({ message: 'ok' });
      case 'PATCH env':
        if (site.env === null) return ok(null);
        changeSite('ours', 'write env', id, { env: String(fields.content) });
        return ok({ message: 'ok' });
      case 'PATCH deploy/script':
        changeSite('ours', 'write script', id, { script: String(fields.deploy_script) });
        return ok({ message: 'ok' });
      case 'POST deploy':
        startDeploy('ours', site, manners.course);
        return ok({ message: 'ok' });
      case 'POST repository':
        if (site.hasRepository)
          return { status: 422, body: { message: 'A repository is already installed.' } };
        changeSite('ours', 'install repository', id, {
          hasRepository: true,
          env: site.env ?? 'FROM=repository\n',
        });
        return data(showSite(site, now()));
      case 'DELETE repository':
        changeSite('ours', 'remove repository', id, { hasRepository: false });
        return data(showSite(site, now()));
      case 'POST blogapp':
      case 'DELETE blogapp': {
        changeSite('ours', name, id, { hasBlogapp: name.startsWith('POST') });
        return ok(null);
      }
      case 'POST cloudstore':
      case 'DELETE cloudstore':
      case 'PATCH notifications':
        note('ours', name);
        return ok(null);
      default:
        return missing;
    }
  }

  function writeRecord(method: string, rest: string, fields: Readonly<Record<string, unknown>>): ModelAnswer {
    const [, list = rest, id] = /^(.*)\/(\d+)$/.exec(rest) ?? [];
    const before = state().records[list] ?? [];
    if (method === 'POST') {
      if (UNIQUE_NAMES.test(list) && before.some(({ name }) => name === fields.name)) return taken('name');
      return data(shownRecord(createRecord('ours', list, fields)));
    }
    const record = before.find((one) => one.id === Number(id));
    if (record === undefined) return missing;
    const kept = before.filter((one) => one !== record);
    setRecords('ours', `delete ${list}`, list, kept, record);
    return { status: 200 };
  }

  function settleUntil(atMs: number): void {
    const ready = due.filter((one) => one.atMs <= atMs).sort((a, b) => a.atMs - b.atMs);
    due = due.filter((one) => one.atMs > atMs);
    for (const { by, event } of ready) {
      asked = by;
      event();
      asked = undefined;
    }
  }

  function meddle(deed: Meddling): void {
    const site = state().sites.find(({ domain }) => domain === DOMAIN);
    if (deed.kind === 'create record') {
      if (!deed.list.includes('/') || site !== undefined)
        createRecord('others', listOf(deed.list, site?.id ?? 0), deed.record);
      return;
    }
    if (deed.kind === 'delete record') {
      const list = listOf(deed.list, site?.id ?? 0);
      const [record, ...kept] = state().records[list] ?? [];
      if (record !== undefined) setRecords('others', `delete ${list}`, list, kept, record);
      return;
    }
    if (site === undefined) return;
    if (deed.kind === 'deploy') startDeploy('others', site, deed.course);
    if (deed.kind === 'delete site') deleteSite('others', site.id);
    if (deed.kind === 'script') changeSite('others', deed.kind, site.id, { script: deed.script });
    if (deed.kind === 'remove repository') changeSite('others', deed.kind, site.id, { hasRepository: false });
    if (deed.kind === 'env line' && site.env !== null)
      changeSite('others', deed.kind, site.id, { env: `${site.env}${deed.line}\n` });
  }

  return {
    versions,
    deeds,
    deploys,
    shownReports,
    get shownEnv() {
      return shownEnv;
    },
    state,
    answer,
    later: (atMs, event) => void due.push({ atMs, by: operation(), event }),
    settle: () => settleUntil(now()),
    conclude() {
      settleUntil(Number.POSITIVE_INFINITY);
      const { sites, records } = state();
      const last = Number.POSITIVE_INFINITY;
      return {
        sites: sites.map((site) => ({ ...site, token: tokenAt(site, last), log: logAt(site, last) })),
        records,
      };
    },
    meddle,
    isAway: () => isAwayAt(now()),
  };
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

function highestId({ sites, records }: State): number {
  const ids = [...sites, ...Object.values(records).flat()].map(({ id }) => id);
  return Math.max(100, ...ids);
}

const missing: ModelAnswer = { status: 404, body: { message: 'Not found.' } };

function ok(body: unknown): ModelAnswer {
  return { status: 200, body };
}

function data(value: unknown): ModelAnswer {
  return ok({ data: value });
}

function taken(field: string): ModelAnswer {
  const errors = { [field]: [`The ${field} has already been taken.`] };
  return { status: 422, body: { message: 'The given data was invalid.', errors } };
}

/** A service shows neither passwords nor the type of a network rule. */
function shownRecord({ password, type, ...shown }: ModelRecord): unknown {
  return shown;
}

/** One-second resolution, as the document has it. */
function stamp(atMs: number): string {
  const [date = '', time = ''] = new Date(Date.UTC(2026, 0, 1) + atMs).toISOString().split('T');
  return `${date} ${time.slice(0, 8)}`;
}
