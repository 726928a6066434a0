import type { Manner } from '../api/manner.ts';
import type { Service } from '../service.ts';
import type { Server, Site } from '../store.ts';
import { type Answer, notFound, refused } from './answer.ts';

/** One request to an endpoint, as its handler sees it. */
export type Call = {
  service: Service;
  manner: Manner;
  /** The path's parameters, by name. */
  parameters: Record<string, string>;
  /** The whole URL, without its query. */
  url: string;
  query: URLSearchParams;
  /** Parsed JSON; undefined when the request had no body. */
  body: unknown;
};
export type ServerCall = Call & { server: Server };
export type SiteCall = ServerCall & { site: Site };
/** A call to what belongs to a server, or to one of its sites. */
export type OwnerCall = ServerCall & { site?: Site };

export type Reply = Answer | Promise<Answer>;
export type Route = { method: string; pattern: RegExp; handle(call: Call): Reply };

/** The entry of the table of routes for a method and a path. */
export type Match =
  | { kind: 'route'; route: Route; parameters: Record<string, string> }
  | { kind: 'wrong method'; allowed: string[] }
  | { kind: 'no path' };

/** An endpoint of the whole account; `path` is what follows `/api`. */
export function accountRoute(method: string, path: string, handle: (call: Call) => Reply): Route {
  const source = path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)');
  return { method, pattern: new RegExp(`^/api${source}$`), handle };
}

/**
 * An endpoint of one server, which it is given; `path` is what follows `/api/servers/{server}`. While the server is away
 * it is not called, unless it says so.
 */
export function serverRoute(
  method: string,
  path: string,
  handle: (call: ServerCall) => Reply,
  { whileAway = false } = {},
): Route {
  return accountRoute(method, `/servers/{server}${path}`, (call) => {
    const server = findById(call.parameters.server, call.service.store.servers.get);
    if (server === null) return notFound('Server');
    const secondsLeft = whileAway ? null : call.service.restarts.secondsLeft(server.id);
    return secondsLeft === null ? handle({ ...call, server }) : away(server, secondsLeft);
  });
}

/** An endpoint of one site, which it is given; `path` is what follows `/api/servers/{server}/sites/{site}`. */
export function siteRoute(method: string, path: string, handle: (call: SiteCall) => Reply): Route {
  return serverRoute(method, `/sites/{site}${path}`, (call) => {
    const site = findById(call.parameters.site, call.service.store.sites.get);
    if (site?.server_id !== call.server.id) return notFound('Site');
    const refusal = method === 'GET' ? null : call.manner.tooEarly(call.service, site);
    return refusal ?? handle({ ...call, site });
  });
}

/** Looks a record up by the id in a path; null when it is no plain whole number or nothing has it. */
export function findById<Found>(id: string | undefined, get: (id: number) => Found | null): Found | null {
  return id !== undefined && /^[1-9]\d{0,14}$/.test(id) ? get(Number(id)) : null;
}

export function matchRoute(routes: Route[], method: string, path: string): Match {
  const allowed: string[] = [];
  for (const route of routes) {
    const found = route.pattern.exec(path);
    if (found === null) continue;
    if (route.method === method) return { kind: 'route', route, parameters: { ...found.groups } };
    allowed.push(route.method);
  }
  return allowed.length > 0 ? { kind: 'wrong method', allowed } : { kind: 'no path' };
}

function away({ name }: Server, secondsLeft: number): Answer {
  const headers = { 'retry-after': String(secondsLeft) };
  return refused(503, `The server ${name} is rebooting. Wait until it has started.`, headers);
}
