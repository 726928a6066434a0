import type { z } from 'zod';
import type { Manner } from '../api/manner.ts';
import type { Service } from '../service.ts';
import type { Server, Site } from '../store.ts';
import { type Answer, notFound, refused } from './answer.ts';
import { checkBody } from './body.ts';

/** One request to an endpoint, as its handler sees it. */
export type Call = {
  service: Service;
  manner: Manner;
  /** The path's parameters, by name. */
  parameters: Record<string, string>;
  /** The whole URL, without its query. */
  url: string;
  /** A parameter of the query, as it was written. */
  query: (name: string) => string | undefined;
  /** Parsed JSON; undefined when the request had no body. */
  body: unknown;
};
export type ServerCall = Call & { server: Server };
export type SiteCall = ServerCall & { site: Site };
/** A call to what belongs to a server, or to one of its sites. */
export type OwnerCall = ServerCall & { site?: Site };

export type Reply = Answer | Promise<Answer>;

/** The function behind an endpoint; `body` is the schema of the bodies that it takes. */
export type Handler<Received> = ((call: Received) => Reply) & { body?: z.ZodType };

/** A parameter of a query as the OpenAPI document shows it. */
export type Parameter = { name: string; in: 'query'; description: string; schema: object };

/** The answer to a success as the OpenAPI document shows it; without a shape it has no body. */
export type Shown = {
  shape?: z.ZodType;
  status?: number;
  /** The parameters that the query may have. */
  query?: readonly Parameter[];
  /** The field with the id of something else, and the path below which that is. */
  id?: { below: string; field: string };
};

export type Route = {
  method: string;
  path: string;
  /** A line, and below it what else there is to say. */
  summary: string;
  answer: Shown;
  handle: Handler<Call>;
  /** It is answered while the server is away, too. */
  whileAway?: boolean;
};

type Declared<Received> = [
  method: string,
  path: string,
  summary: string,
  answer: Shown,
  handle: Handler<Received>,
];

/** An endpoint of the whole account; `path` is what follows `/api`. */
export function accountRoute(...[method, path, summary, answer, handle]: Declared<Call>): Route {
  return { method, path: `/api${path}`, summary, answer, handle };
}

/**
 * An endpoint of one server, which it is given; `path` is what follows `/api/servers/{server}`. While the server is away
 * it is not called, unless it says so.
 */
export function serverRoute(
  ...[method, path, summary, answer, handle, whileAway = false]: [
    ...Declared<ServerCall>,
    whileAway?: boolean,
  ]
): Route {
  const ofServer = taking(handle.body, (call: Call) => {
    const server = findById(call.parameters.server, call.service.store.servers.get);
    if (server === null) return notFound('Server');
    const secondsLeft = whileAway ? null : call.service.restarts.secondsLeft(server.id);
    return secondsLeft === null ? handle({ ...call, server }) : away(server, secondsLeft);
  });
  return { ...accountRoute(method, `/servers/{server}${path}`, summary, answer, ofServer), whileAway };
}

/** An endpoint of one site, which it is given; `path` is what follows `/api/servers/{server}/sites/{site}`. */
export function siteRoute(...[method, path, summary, answer, handle]: Declared<SiteCall>): Route {
  const ofSite = taking(handle.body, (call: ServerCall) => {
    const site = findById(call.parameters.site, call.service.store.sites.get);
    if (site?.server_id !== call.server.id) return notFound('Site');
    const refusal = method === 'GET' ? null : call.manner.tooEarly(call.service, site);
    return refusal ?? handle({ ...call, site });
  });
  return serverRoute(method, `/sites/{site}${path}`, summary, answer, ofSite);
}

/** Puts a check of the body before an endpoint. */
export function withBody<Received extends Call, Body>(
  body: z.ZodType<Body>,
  handle: (call: Received, body: Body) => Reply,
): Handler<Received> {
  return taking(body, (call) => {
    const checked = checkBody(body, call.body);
    return checked.ok ? handle(call, checked.body) : checked.answer;
  });
}

/** Looks a record up by the id in a path; null when it is no plain whole number or nothing has it. */
export function findById<Found>(id: string | undefined, get: (id: number) => Found | null): Found | null {
  return id !== undefined && /^[1-9]\d{0,14}$/.test(id) ? get(Number(id)) : null;
}

function taking<Received>(body: z.ZodType | undefined, handle: (call: Received) => Reply): Handler<Received> {
  return body === undefined ? handle : Object.assign(handle, { body });
}

function away({ name }: Server, secondsLeft: number): Answer {
  const headers = { 'retry-after': String(secondsLeft) };
  return refused(503, `The server ${name} is rebooting. Wait until it has started.`, headers);
}
