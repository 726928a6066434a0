import type { DeployManners, Deploys } from './world-deploys.ts';
import type { ModelRecord, ModelSite, Store } from './world-store.ts';

/** All that the document leaves open, one way or another. */
export interface Manners extends DeployManners {
  readonly showsRepository: boolean;
  readonly showsBlogapp: boolean;
  /** The time that what is written takes to show, in milliseconds. */
  readonly lagMs: number;
  readonly reboot: { readonly delayMs: number; readonly durationMs: number; readonly answers503: boolean };
}

/** All that stands behind the API. */
export interface Service {
  readonly manners: Manners;
  readonly now: () => number;
  readonly store: Store;
  readonly deploys: Deploys;
  readonly reboots: { readonly fromMs: number; readonly untilMs: number }[];
  /** The `.env` as it was last shown. */
  shownEnv: string | null;
}

export interface ModelAnswer {
  readonly status: number;
  readonly body?: unknown;
}

type Fields = Readonly<Record<string, unknown>>;

const PREFIX = '/api/servers/1';
/** Kinds of which the service takes no two of one name. */
const UNIQUE_NAMES = /(^|\/)(sqldb|auth-users)$/;

/** Answers a request as of now, or a GET as of an earlier time. */
export function answer(
  service: Service,
  method: string,
  path: string,
  body: string,
  asOfMs = service.now() - service.manners.lagMs,
): ModelAnswer {
  const fields: Fields = body === '' ? {} : JSON.parse(body);
  const name = path.replace(/\?.*$/, '');
  if (method === 'GET' && name === '/api/servers') return data([{ id: 1, name: 'web-1', status: 'active' }]);
  if (!name.startsWith(PREFIX)) return missing;
  const rest = name.slice(PREFIX.length).replace(/^\//, '');
  if (method === 'GET' && rest === '') return showServer(service, asOfMs);
  if (isAwayAt(service, service.now())) return { status: 503, body: { message: 'Away.' } };
  return method === 'GET' ? read(service, rest, asOfMs) : write(service, method, rest, fields);
}

export function isAwayAt({ reboots }: Service, atMs: number): boolean {
  return reboots.some(({ fromMs, untilMs }) => atMs >= fromMs && atMs < untilMs);
}

function showServer(service: Service, atMs: number): ModelAnswer {
  const away = isAwayAt(service, atMs);
  if (away && service.manners.reboot.answers503) return { status: 503, body: { message: 'Away.' } };
  return data({ id: 1, name: 'web-1', status: away ? 'rebooting' : 'active' });
}

function read(service: Service, rest: string, atMs: number): ModelAnswer {
  const { sites, records } = service.store.stateAt(atMs);
  if (rest === 'sites') return data(sites.map((site) => showSite(service, site, atMs)));
  if (rest === 'logs') return data([]);
  const [, id, part = ''] = /^sites\/(\d+)(?:\/(.*))?$/.exec(rest) ?? [];
  const site = sites.find((one) => one.id === Number(id));
  if (id !== undefined && site === undefined) return missing;
  if (site !== undefined && part === '') return data(showSite(service, site, atMs));
  if (site !== undefined && part === 'log') return data(service.deploys.showLog(site, atMs));
  if (site !== undefined && part === 'deploy/script') return ok({ deploy_script: site.script });
  if (site !== undefined && part === 'env') {
    service.shownEnv = site.env;
    return ok(site.env === null ? null : { content: site.env });
  }
  const [, list = rest, record] = /^(.*)\/(\d+)$/.exec(rest) ?? [];
  const found = (records[list] ?? []).filter((one) => record === undefined || one.id === Number(record));
  if (record === undefined) return data(found.map(shownRecord));
  return found[0] === undefined ? missing : data(shownRecord(found[0]));
}

function showSite({ manners, deploys }: Service, site: ModelSite, atMs: number): Fields {
  return {
    id: site.id,
    domain: site.domain,
    last_deploy_at: deploys.tokenAt(site, atMs),
    ...(manners.showsRepository && { has_repository: site.hasRepository }),
    ...(manners.showsBlogapp && { blogapp: site.hasBlogapp }),
  };
}

/** A service shows neither passwords nor the type of a network rule. */
function shownRecord({ password, type, ...shown }: ModelRecord): unknown {
  return shown;
}

function write(service: Service, method: string, rest: string, fields: Fields): ModelAnswer {
  const { manners, now, store, reboots } = service;
  const [, id, part = ''] = /^sites\/(\d+)(?:\/(.*))?$/.exec(rest) ?? [];
  const site = store.state().sites.find((one) => one.id === Number(id));
  if (id !== undefined && site === undefined) return missing;
  if (site !== undefined && !/^(queues|auth-users)/.test(part))
    return writeSite(service, `${method} ${part}`, site, fields);
  if (`${method} ${rest}` === 'POST sites') return createSite(service, String(fields.root_domain));
  if (rest === 'restart') {
    const fromMs = now() + manners.reboot.delayMs;
    reboots.push({ fromMs, untilMs: fromMs + manners.reboot.durationMs });
    store.note('ours', 'restart');
    return ok({ message: 'ok' });
  }
  if (rest === 'refresh-opcache' || rest.endsWith('/restart')) {
    store.note('ours', rest);
    return ok({ message: 'ok' });
  }
  return writeRecord(store, method, rest, fields);
}

function createSite(service: Service, domain: string): ModelAnswer {
  const { store, now } = service;
  if (store.state().sites.some((site) => site.domain === domain)) return taken('root_domain');
  return data(showSite(service, store.createSite('ours', domain), now()));
}

function writeSite(service: Service, name: string, site: ModelSite, fields: Fields): ModelAnswer {
  const { now, store, deploys } = service;
  const { id } = site;
  switch (name) {
    case 'DELETE ':
      store.deleteSite('ours', id);
      return ok({ message: 'ok' });
    case 'PATCH env':
      if (site.env === null) return ok(null);
      store.changeSite('ours', 'write env', id, { env: String(fields.content) });
      return ok({ message: 'ok' });
    case 'PATCH deploy/script':
      store.changeSite('ours', 'write script', id, { script: String(fields.deploy_script) });
      return ok({ message: 'ok' });
    case 'POST deploy':
      deploys.start('ours', site);
      return ok({ message: 'ok' });
    case 'POST repository':
      if (site.hasRepository) return { status: 422, body: { message: 'A repository is already installed.' } };
      store.changeSite('ours', 'install repository', id, {
        hasRepository: true,
        env: site.env ?? 'FROM=repository\n',
      });
      return data(showSite(service, site, now()));
    case 'DELETE repository':
      store.changeSite('ours', 'remove repository', id, { hasRepository: false });
      return data(showSite(service, site, now()));
    case 'POST blogapp':
    case 'DELETE blogapp': {
      store.changeSite('ours', name, id, { hasBlogapp: name.startsWith('POST') });
      return ok(null);
    }
    case 'POST cloudstore':
    case 'DELETE cloudstore':
    case 'PATCH notifications':
      store.note('ours', name);
      return ok(null);
    default:
      return missing;
  }
}

function writeRecord(store: Store, method: string, rest: string, fields: Fields): ModelAnswer {
  const [, list = rest, id] = /^(.*)\/(\d+)$/.exec(rest) ?? [];
  const before = store.state().records[list] ?? [];
  if (method === 'POST') {
    if (UNIQUE_NAMES.test(list) && before.some(({ name }) => name === fields.name)) return taken('name');
    return data(shownRecord(store.createRecord('ours', list, fields)));
  }
  const record = before.find((one) => one.id === Number(id));
  if (record === undefined) return missing;
  store.deleteRecord('ours', list, record);
  return { status: 200 };
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
