import { type Behind, isAwayAt, showingOf, startDeploy } from './behind.ts';
import { deploymentId, listDeployments, showDeployment } from './deployments.ts';
import { isOnlySent } from './only-sent.ts';
import { listedAsOf, showDeploys, showEntryOf, showListed, showLog, showPage } from './shown.ts';
import {
  changeSite,
  createRecord,
  createSite,
  deleteRecord,
  deleteSite,
  type Fields,
  listOn,
  type SimulatedRecord,
  type SimulatedSite,
  type Store,
} from './state.ts';

/** A request to the simulator. */
export interface Request {
  readonly method: string;
  /** Path with query. */
  readonly path: string;
  readonly body?: string;
  /** The number of the request, for services that answer each one in another way. */
  readonly nth?: number;
}

export interface Answer {
  readonly status: number;
  readonly body?: unknown;
}

/** Kinds of which the service takes no two of one name. */
const UNIQUE_NAMES = /(^|\/)(sqldb|auth-users)$/;
const SITES_A_PAGE = 15;

/** A request to one server. */
interface Asking extends Required<Request> {
  readonly server: number;
  /** The path behind the server's. */
  readonly rest: string;
  readonly page: number;
  readonly fields: Fields;
  readonly asOfMs: number;
}

/** Answers a request; a GET with what there was at some time. */
export function answer(
  behind: Behind,
  { method, path, body = '', nth = 0 }: Request,
  asOfMs: number,
): Answer {
  const { manners, now } = behind;
  const { pathname, searchParams } = new URL(path, 'http://simulator');
  if (method === 'GET' && pathname === '/api/servers')
    return data(Array.from({ length: manners.servers }, (_, at) => serverOf(at + 1, 'active')));
  const [, id, rest = ''] = /^\/api\/servers\/(\d+)(?:\/(.*))?$/.exec(pathname) ?? [];
  const server = Number(id);
  if (id === undefined || server < 1 || server > manners.servers) return MISSING;
  if (method === 'GET' && rest === '') return showServer(behind, server, asOfMs);
  if (isAwayAt(behind, server, now())) return AWAY;
  const fields: Fields = body === '' ? {} : JSON.parse(body);
  const page = Number(searchParams.get('page') ?? 1);
  const asking = { method, path, body, nth, server, rest, page, fields, asOfMs };
  return method === 'GET' ? read(behind, asking) : write(behind, asking);
}

function serverOf(id: number, status: string): Fields {
  return { id, name: `web-${id}`, status };
}

function showServer(behind: Behind, server: number, atMs: number): Answer {
  const away = isAwayAt(behind, server, atMs);
  if (away && behind.manners.reboot.answers503) return AWAY;
  return data(serverOf(server, away ? 'rebooting' : 'active'));
}

function read(behind: Behind, asking: Asking): Answer {
  const { rest, server, page, asOfMs } = asking;
  const { sites, records } = behind.store.stateAt(asOfMs);
  const own = sites.filter((site) => site.server === server);
  if (rest === 'sites') {
    const { listOfSites } = behind.manners;
    const listing = { ...asking, asOfMs: listedAsOf(listOfSites, asOfMs) };
    const shown = own.flatMap((site) => {
      const fields = showSite(behind, site, listing);
      return fields === undefined ? [] : showListed(fields, listOfSites);
    });
    return behind.manners.workMs > 0 ? ok(showPage(shown, page, SITES_A_PAGE)) : data(shown);
  }
  if (rest === 'logs') return data([]);
  const [, id, part = ''] = /^sites\/(\d+)(?:\/(.*))?$/.exec(rest) ?? [];
  const site = own.find((one) => one.id === Number(id));
  if (id !== undefined && (site === undefined || showSite(behind, site, asking) === undefined))
    return MISSING;
  const shown = site && readSite(behind, site, part, asking);
  if (shown !== undefined) return shown;
  const [, list = rest, record] = /^(.*)\/(\d+)$/.exec(rest) ?? [];
  const found = (records[listOn(server, list)] ?? []).filter(
    (one) => record === undefined || one.id === Number(record),
  );
  if (record === undefined) return data(found.map(shownRecord));
  return found[0] === undefined ? MISSING : data(shownRecord(found[0]));
}

function readSite(behind: Behind, site: SimulatedSite, part: string, asking: Asking): Answer | undefined {
  const { asOfMs, page } = asking;
  if (part === '') return data(showSite(behind, site, asking));
  if (part === 'deploy/script')
    return behind.manners.showsScript ? ok({ deploy_script: site.script }) : MISSING;
  if (part === 'env') {
    behind.shownEnv = site.env === null ? null : (behind.manners.showsEnv?.(site.env) ?? site.env);
    return ok(behind.shownEnv === null ? null : { content: behind.shownEnv });
  }
  const showing = showingOf(behind, site);
  if (part === 'deployments') return noted(behind, listDeployments(showing, asOfMs));
  const [, id, log = ''] = /^deployments\/([^/]+)(\/log)?$/.exec(part) ?? [];
  if (id !== undefined) return noted(behind, showDeployment(showing, asOfMs, decodeURIComponent(id), log));
  const [, entry] = /^log(?:\/(\d+))?$/.exec(part) ?? [part, part];
  if (entry === part) return undefined;
  if (entry === undefined && behind.manners.logOf) return data(behind.manners.logOf(site));
  return noted(
    behind,
    entry === undefined ? showLog(showing, asOfMs, page) : showEntryOf(showing, asOfMs, Number(entry)),
  );
}

/** An answer with a text, whose reports are noted; 404 if there is none. */
function noted({ shownReports }: Behind, body: unknown): Answer {
  for (const [, name = ''] of JSON.stringify(body ?? '').matchAll(/ run=([\w-]+)/g)) shownReports.add(name);
  return body === undefined ? MISSING : ok(body);
}

/** A site as it is shown; undefined if it is not. */
function showSite(behind: Behind, site: SimulatedSite, { asOfMs, nth }: Asking): Fields | undefined {
  const { manners } = behind;
  const more = manners.moreOf?.(site);
  if (more === 'gone') return undefined;
  return {
    id: site.id,
    domain: site.domain,
    ...showDeploys(showingOf(behind, site), asOfMs, nth),
    ...(manners.showsRepository && { has_repository: site.hasRepository }),
    ...(manners.showsBlogapp && { blogapp: site.hasBlogapp }),
    ...(site.busy !== undefined && { status: site.busy }),
    ...more,
  };
}

/** A service shows neither passwords nor the type of a network rule. */
function shownRecord({ password, type, ...shown }: SimulatedRecord): unknown {
  return shown;
}

function write(behind: Behind, asking: Asking): Answer {
  const { store, manners, now } = behind;
  const { method, rest, server } = asking;
  const [, id, part = ''] = /^sites\/(\d+)(?:\/(.*))?$/.exec(rest) ?? [];
  const site = store.state().sites.find((one) => one.server === server && one.id === Number(id));
  if (id !== undefined && site === undefined) return MISSING;
  if (site !== undefined && !/^(queues|auth-users)/.test(part))
    return site.busy === undefined ? writeSite(behind, `${method} ${part}`, site, asking) : BUSY;
  if (`${method} ${rest}` === 'POST sites') return postSite(behind, asking);
  if (rest === 'restart') {
    const fromMs = now() + manners.reboot.delayMs;
    behind.reboots.push({ server, fromMs, untilMs: fromMs + manners.reboot.durationMs });
    store.change('ours', 'restart');
    return ACCEPTED;
  }
  const { keepsRecord = (sent) => sent } = behind.manners;
  if (!isOnlySent(method, rest)) return writeRecord(store, { ...asking, fields: keepsRecord(asking.fields) });
  store.change('ours', rest);
  return ACCEPTED;
}

function postSite(behind: Behind, asking: Asking): Answer {
  const { store, manners, later, now } = behind;
  const domain = String(asking.fields.root_domain);
  if (store.state().sites.some((site) => site.domain === domain)) return taken('root_domain');
  const busy = manners.workMs > 0 ? 'building' : undefined;
  const site = createSite(store, domain, { server: asking.server, busy });
  const end = (): void => changeSite(store, 'ours', 'build site', site.id, { busy: undefined });
  if (busy !== undefined) later(now() + manners.workMs, end);
  return data(showSite(behind, site, asking));
}

/** Works on a site: at once, or in the background for a while, in which the site has another status. */
function workOn(behind: Behind, id: number, begins: string, busy: string, work: () => void): void {
  const { store, manners, later, now } = behind;
  if (manners.workMs > 0) {
    changeSite(store, 'ours', begins, id, { busy });
    later(now() + manners.workMs, work);
  } else work();
}

function writeSite(behind: Behind, name: string, site: SimulatedSite, asking: Asking): Answer {
  const { store, manners, now } = behind;
  const { fields } = asking;
  const { id } = site;
  const shown = (): Answer => data(showSite(behind, site, { ...asking, asOfMs: now() }));
  switch (name) {
    case 'DELETE ':
      workOn(behind, id, 'begin deletion', 'deleting', () => deleteSite(store, 'ours', id));
      return ACCEPTED;
    case 'PATCH env': {
      if (site.env === null) return ok(null);
      const sent = String(fields.content);
      changeSite(store, 'ours', 'write env', id, { env: manners.keepsEnv?.(sent) ?? sent });
      return ACCEPTED;
    }
    case 'PATCH deploy/script':
      changeSite(store, 'ours', 'write script', id, { script: String(fields.deploy_script) });
      return ACCEPTED;
    case 'POST deploy':
      return postDeploy(behind, site, fields.variables);
    case 'POST repository': {
      if (site.hasRepository) return { status: 422, body: { message: 'A repository is already installed.' } };
      const done = { hasRepository: true, env: site.env ?? 'APP_NAME=shop\n', busy: undefined };
      const install = (): void => changeSite(store, 'ours', 'install repository', id, done);
      workOn(behind, id, 'begin install', 'repository-installing', install);
      return shown();
    }
    case 'DELETE repository':
      changeSite(store, 'ours', 'remove repository', id, { hasRepository: false });
      return shown();
    case 'POST blogapp':
    case 'DELETE blogapp':
      changeSite(store, 'ours', name, id, { hasBlogapp: name.startsWith('POST') });
      return ok(null);
    default:
      if (!isOnlySent(asking.method, asking.rest)) return UNKNOWN;
      store.change('ours', name, undefined, { site: id });
      return ok(null);
  }
}

/** A service with ids answers with that of the deploy, and hands on the commit among the variables of the trigger. */
function postDeploy(behind: Behind, site: SimulatedSite, variables: unknown): Answer {
  const { hasIds } = behind.manners.deploys.byId;
  const given = new Map(Object.entries({ ...(typeof variables === 'object' ? variables : {}) }));
  const handed = hasIds ? given.get('site_deploy_commit')?.toString() : undefined;
  startDeploy(behind, 'ours', site, undefined, handed);
  const ours = site.hasRepository && hasIds ? behind.deploys.at(-1) : undefined;
  return ours === undefined ? ACCEPTED : ok({ message: 'ok', deployment_id: deploymentId(ours) });
}

function writeRecord(store: Store, { method, rest, fields, server }: Asking): Answer {
  const [, shown = rest, id] = /^(.*)\/(\d+)$/.exec(rest) ?? [];
  const list = listOn(server, shown);
  const before = store.state().records[list] ?? [];
  if (method === 'POST') {
    if (UNIQUE_NAMES.test(list) && before.some(({ name }) => name === fields.name)) return taken('name');
    return data(shownRecord(createRecord(store, 'ours', list, fields)));
  }
  const record = before.find((one) => one.id === Number(id));
  if (record === undefined) return MISSING;
  deleteRecord(store, 'ours', list, record);
  return { status: 200 };
}

const MISSING: Answer = { status: 404, body: { message: 'Not found.' } };
const UNKNOWN: Answer = {
  status: 404,
  body: { message: 'docs/openapi.json has no such call: after its route in sandbox/api/, run: npm run docs' },
};
const AWAY: Answer = { status: 503, body: { message: 'Away.' } };
const BUSY: Answer = { status: 422, body: { error: 'Please wait until the site has been installed.' } };
const ACCEPTED = ok({ message: 'ok' });

function ok(body: unknown): Answer {
  return { status: 200, body };
}

function data(value: unknown): Answer {
  return ok({ data: value });
}

function taken(field: string): Answer {
  const errors = { [field]: [`The ${field} has already been taken.`] };
  return { status: 422, body: { message: 'The given data was invalid.', errors } };
}
