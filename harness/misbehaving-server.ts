import { once } from 'node:events';
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request,
  STATUS_CODES,
} from 'node:http';
import type { Socket } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import { type FaultScript, type PlainFault, receive, type SeenRequest, textOf } from './faults.ts';
import { listen } from './listen.ts';

/** An answer before it is put on the wire. */
export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | readonly string[]>>;
  readonly body: Buffer;
}

/** The fault of one request; all that is left out is as it should be. */
export interface Misdeed {
  /** True if the service still gets the request. */
  readonly takesEffect: boolean;
  /** The answer that takes the place of the service's, or of a plain 200 where the service was not asked. */
  readonly answer?: (usual: Answer) => Answer;
  /** The bytes that go out for it. */
  readonly bytes?: (usual: Buffer) => Uint8Array;
  /** True: it goes out byte by byte. */
  readonly trickles?: boolean;
  /** The end of the connection: it stays, is closed properly or reset; `stall`: it stays and nothing more comes. */
  readonly end?: 'keep' | 'close' | 'reset' | 'stall';
}

/** The fault of a request, down to its bytes where that is asked for. */
export type Fault = PlainFault | Misdeed;

/** Decides the fault of a request. */
export type Script = FaultScript<Fault>;

/**
 * Stands in front of a service: records every request, hands it on, and does to some of them what the script says. It writes
 * its answers on the raw socket, byte for byte, so it takes one request after the other on a connection.
 *
 * @param target origin of the service
 */
export async function startMisbehavingServer(target: string, script: Script) {
  const requests: SeenRequest[] = [];
  // Breaking connections is what this server is for.
  const server = createServer({ noDelay: true }, (incoming) => {
    receive(incoming, requests, script)
      .then(({ seen, fault }) => play(target, incoming.socket, seen, misdeedOf(fault)))
      .catch(() => incoming.socket.destroy());
  });
  const { url, stop } = await listen(server);
  return {
    url,
    stop,
    /** All requests, in the order of their coming. */
    requests,
    /** Method and path of those that were no GET, ids left in. */
    writes: (): string[] =>
      requests.filter(({ method }) => method !== 'GET').map(({ method, path }) => `${method} ${path}`),
  };
}

async function play(target: string, socket: Socket, seen: SeenRequest, misdeed: Misdeed): Promise<void> {
  const { takesEffect, trickles = false, end = 'keep' } = misdeed;
  const usual = takesEffect ? await forward(target, seen) : STAND_IN;
  const answer = misdeed.answer?.(usual) ?? usual;
  const whole = serialize(answer);
  const wire = misdeed.bytes?.(whole) ?? whole;
  for (const piece of trickles ? [...wire].map((byte) => Uint8Array.of(byte)) : [wire]) {
    if (piece.length > 0) await send(socket, piece);
    if (trickles) await turn();
  }
  if (end === 'close') socket.end();
  if (end === 'reset') socket.resetAndDestroy();
  if (end === 'stall') await once(socket, 'close');
}

const STAND_IN: Answer = {
  status: 200,
  headers: { 'content-type': 'application/json' },
  body: Buffer.from('{"message":"as you wish"}'),
};

function misdeedOf(fault: Fault | undefined): Misdeed {
  if (fault === undefined) return { takesEffect: true };
  if (fault === 'reset') return { takesEffect: false, bytes: nothing, end: 'reset' };
  if (fault === 'lose-answer') return { takesEffect: true, bytes: nothing, end: 'reset' };
  if ('takesEffect' in fault) return fault;
  const { status, body, headers = {}, effect } = fault;
  const answer = { status, headers, body: Buffer.from(textOf(body)) };
  return { takesEffect: effect === 'now', answer: () => answer };
}

const nothing = (): Uint8Array => new Uint8Array();

/** Statuses whose answers have no body. */
const BODILESS = [204, 304];

/** The bytes of an answer. */
function serialize({ status, headers, body }: Answer): Buffer {
  const lines = [`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? 'Unknown'}`];
  for (const [name, value] of Object.entries(headers)) {
    for (const one of typeof value === 'string' ? [value] : value) lines.push(`${name}: ${one}`);
  }
  const says = (name: string): boolean => Object.keys(headers).some((key) => key.toLowerCase() === name);
  const hasBody = status >= 200 && !BODILESS.includes(status);
  if (hasBody && !says('content-length') && !says('transfer-encoding'))
    lines.push(`content-length: ${body.length}`);
  return Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1'), hasBody ? body : nothing()]);
}

function send(socket: Socket, bytes: Uint8Array): Promise<void> {
  return new Promise((resolve, reject) => {
    socket.write(bytes, (error) => (error == null ? resolve() : reject(error)));
  });
}

/** Asks the service itself. */
async function forward(target: string, { method, path, headers, body }: SeenRequest): Promise<Answer> {
  const { host, connection, ...passed } = headers;
  const options = { method, headers: passed, agent: false };
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    request(`${target}${path}`, options, resolve).on('error', reject).end(body);
  });
  const { statusCode: status = 0 } = answer;
  return { status, headers: endToEnd(answer.headers), body: Buffer.concat(await answer.toArray()) };
}

/** The headers that are not about the one connection, nor about the length, which may be changed. */
function endToEnd(headers: IncomingHttpHeaders): Answer['headers'] {
  const perHop = ['connection', 'keep-alive', 'transfer-encoding', 'content-length'];
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      value === undefined || perHop.includes(name) ? [] : [[name, value]],
    ),
  );
}
