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

export interface MisbehavingServer {
  readonly url: string;
  readonly port: number;
  /** All requests, in the order of their coming. */
  readonly requests: SeenRequest[];
  /** Method and path of those that were no GET, ids left in. */
  writes(): string[];
  /** Of the writes, those that the service carried out: it got them, and said 2xx. */
  readonly effects: readonly string[];
  /** The number of faults that were played so far. */
  faults(): number;
  stop(): Promise<void>;
}

/** The server while it runs. */
interface Standing {
  readonly target: string;
  readonly script: Script;
  readonly requests: SeenRequest[];
  readonly effects: string[];
  faults: number;
}

/**
 * Stands in front of a service: records every request, hands it on, and does to some of them what the script says. It writes
 * its answers on the raw socket, byte for byte, so it takes one request after the other on a connection.
 *
 * @param target origin of the service
 */
export async function startMisbehavingServer(
  target: string,
  script: Script = () => undefined,
): Promise<MisbehavingServer> {
  const standing: Standing = { target, script, requests: [], effects: [], faults: 0 };
  const { requests, effects } = standing;
  // Breaking connections is what this server is for.
  const server = createServer({ noDelay: true }, (incoming) => {
    serve(standing, incoming).catch(() => incoming.socket.destroy());
  });
  const { url, port, stop } = await listen(server);
  return {
    url,
    port,
    requests,
    effects,
    stop,
    writes: () =>
      requests.filter(({ method }) => method !== 'GET').map(({ method, path }) => `${method} ${path}`),
    faults: () => standing.faults,
  };
}

async function serve(standing: Standing, incoming: IncomingMessage): Promise<void> {
  const { seen, fault } = await receive(incoming, standing.requests, standing.script);
  if (fault !== undefined) standing.faults += 1;
  await play(standing, incoming.socket, seen, misdeedOf(fault));
}

async function play(standing: Standing, socket: Socket, seen: SeenRequest, misdeed: Misdeed): Promise<void> {
  const { takesEffect, trickles = false, end = 'keep' } = misdeed;
  const usual = takesEffect ? await ask(standing, seen) : STAND_IN;
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

async function ask({ target, effects }: Standing, seen: SeenRequest): Promise<Answer> {
  const answer = await forward(target, seen);
  if (seen.method !== 'GET' && answer.status >= 200 && answer.status < 300)
    effects.push(`${seen.method} ${seen.path}`);
  return answer;
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
function forward(target: string, { method, path, headers, body }: SeenRequest): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const { host, connection, ...passed } = headers;
    const out = request(`${target}${path}`, { method, headers: passed, agent: false }, async (answer) => {
      try {
        const chunks: Buffer[] = await answer.toArray();
        const { statusCode: status = 0 } = answer;
        resolve({ status, headers: endToEnd(answer.headers), body: Buffer.concat(chunks) });
      } catch (error) {
        reject(error);
      }
    });
    out.on('error', reject).end(body);
  });
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
