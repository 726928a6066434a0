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
  /** The number of the page that is asked for, as it was written. */
  page: string | undefined;
  /** Parsed JSON; undefined when the request had no body. */
  body: unknown;
};
export type ServerCall = Call & { server: Server };
export type SiteCall = ServerCall & { site: Site };
/** A call to what belongs to a server, or to one of its sites. */
export type OwnerCall = ServerCall & { site?: Site };

export type Reply = Answer | Promise<Answer>;

/** What an endpoint does; `body` is what it takes. */
export type Handler<Received> = ((call: Received) => Reply) & { body?: z.ZodType };

/** What the OpenAPI document says of an endpoint beside its path and body. */
export type Description = {
  /** Its `operationId`. */
  name: string;
  summary: string;
  /** The answer to a success; left out: it has no body. */
  answer?: z.ZodType;
  /** Of a success, if it is not 200. */
  status?: number;
  /** The answer comes in pages. */
  paged?: boolean;
  /** The API document does not show the answer, or the body. */
  assumed?: readonly ('answer' | 'body')[];
  /** It is answered while the server is away, too. */
  whileAway?: true;
};

export type Route = Description & { method: string; path: string; handle: Handler<Call> };

/** An endpoint of the whole account; `path` is what follows `/api`. */
export function accountRoute(
  method: string,
  path: string,
  description: Description,
  handle: Handler<Call>,
): Route {
  return { ...description, method, path: `/api${path}`, handle };
}

/**
 * An endpoint of one server, which it is given; `path` is what follows `/api/servers/{server}`. While the server is away
 * it is not called, unless it says so.
 */
export function serverRoute(
  method: string,
  path: string,
  description: Description,
  handle: Handler<ServerCall>,
): Route {
  const answer = (call: Call): Reply => {
    const server = findById(call.parameters.server, call.service.store.servers.get);
    if (server === null) return notFound('Server');
    const secondsLeft = description.whileAway ? null : call.service.restarts.secondsLeft(server.id);
    return secondsLeft === null ? handle({ ...call, server }) : away(server, secondsLeft);
  };
  return accountRoute(method, `/servers/{server}${path}`, description, taking(handle.body, answer));
}

/** An endpoint of one site, which it is given; `path` is what follows `/api/servers/{server}/sites/{site}`. */
export function siteRoute(
  method: string,
  path: string,
  description: Description,
  handle: Handler<SiteCall>,
): Route {
  const answer = (call: ServerCall): Reply => {
    const site = findById(call.parameters.site, call.service.store.sites.get);
    if (site?.server_id !== call.server.id) return notFound('Site');
    const refusal = method === 'GET' ? null : call.manner.tooEarly(call.service, site);
    return refusal ?? handle({ ...call, site });
  };
  return serverRoute(method, `/sites/{site}${path}`, description, taking(handle.body, answer));
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
