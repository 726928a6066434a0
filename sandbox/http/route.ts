import type { z } from 'zod';
import type { Call, Handler, Reply, Route, ServerCall, Shown, SiteCall } from '../api/manner.ts';
import type { Server } from '../store.ts';
import { type Answer, notFound, refused } from './answer.ts';
import { checkBody } from './body.ts';

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
