import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { setImmediate as turn } from 'node:timers/promises';
import type { TestClock } from '../../harness/test-clock.ts';
import type { Meddling, World } from './world.ts';
import type { ModelAnswer } from './world-api.ts';

/** The effect that a request has nevertheless. */
export type Effect = 'none' | 'now' | { readonly afterMs: number };

/** The way in which a request goes wrong. */
export type Fault =
  | { readonly how: 'refuse'; readonly status: number }
  | { readonly how: 'limit'; readonly retryAfter: string | null }
  | { readonly how: 'status'; readonly status: number; readonly effect: Effect }
  | { readonly how: 'reset' | 'cut' | 'garbage' | 'html' | 'huge' | 'redirect'; readonly effect: Effect }
  /** A good answer that says nothing, as of a service that shows less than others. */
  | { readonly how: 'empty' }
  /** A good answer to something that is never done. */
  | { readonly how: 'lie' }
  /** A GET is answered as before the run. */
  | { readonly how: 'stale' };

/** Which requests a fault is for: so many of those that match, beginning with the one of that number. */
export interface PlannedFault {
  readonly on: 'any' | 'reads' | 'writes';
  readonly from: number;
  readonly times: number;
  readonly fault: Fault;
}

/** Everything that happens to a run from outside. */
export interface Trouble {
  readonly faults: readonly PlannedFault[];
  /** Before the request of that number, somebody else does something. */
  readonly meddling: readonly { readonly before: number; readonly deed: Meddling }[];
  /** Nobody listens in this time. */
  readonly away: readonly { readonly fromMs: number; readonly untilMs: number }[];
  /** The time that each request takes, at least 1: what follows on something is then later. */
  readonly latencyMs: number;
}

/** One request as it was seen. */
export interface Seen {
  readonly line: string;
  readonly body: string;
  readonly atMs: number;
  readonly operation: string;
  /** The fate of the request, in words for people. */
  readonly fate: string;
  /** True if the answer lets the asking side know that it was not carried out. */
  readonly refused: boolean;
  /** The answer; undefined if it did not arrive whole. */
  readonly answer: unknown;
  /** The `.env` as it had been shown before. */
  readonly shownEnv: string | null;
  /** True if the run had been interrupted before it came. */
  readonly tooLate: boolean;
}

/** Everything that plays during one run. */
export interface Scene {
  readonly world: World;
  readonly clock: TestClock;
  readonly trouble: Trouble;
  readonly operation: () => string;
  /** Told the number of each request before it is answered. */
  readonly onRequest: (nth: number) => void;
  readonly seen: Seen[];
}

/** A real socket before a world. */
export interface WorldServer {
  readonly url: string;
  /** Begins a scene; returns its clock, on which the service also goes away and comes back. */
  begin(scene: Scene): TestClock;
  stop(): Promise<void>;
}

/** Starts a server that plays one scene after another. */
export async function startWorldServer(): Promise<WorldServer> {
  let scene: Scene | undefined;
  const server = createServer((request, response) => {
    if (scene === undefined) request.socket.destroy();
    else handle(scene, request, response).catch(() => request.socket.destroy());
  });
  await listen(server, 0);
  const address = server.address();
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0;

  return {
    url: `http://127.0.0.1:${port}`,
    begin(next) {
      scene = next;
      const { clock, trouble } = next;
      const listenOrNot = async (): Promise<void> => {
        const away = trouble.away.some(
          ({ fromMs, untilMs }) => clock.now() >= fromMs && clock.now() < untilMs,
        );
        if (away === server.listening) await (away ? hangUp(server) : listen(server, port));
      };
      return {
        ...clock,
        sleep: (ms, signal) => clock.sleep(ms, signal).finally(listenOrNot),
      };
    },
    stop: () => hangUp(server),
  };
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve) => server.listen(port, '127.0.0.1', resolve));
}

async function hangUp(server: Server): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve));
  server.closeAllConnections();
  await closed;
  // The other side is to have noticed.
  await turn();
  await turn();
}

async function handle(scene: Scene, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { world, clock, trouble, seen } = scene;
  const { method = '', url: path = '' } = request;
  const body = (await request.toArray()).join('');
  const tooLate = clock.signal.aborted;
  const nth = seen.length;
  scene.onRequest(nth);
  for (const { before, deed } of trouble.meddling) if (before === nth) world.meddle(deed);
  clock.advance(trouble.latencyMs);
  world.settle();
  const { shownEnv } = world;
  const fault = faultOf(trouble.faults, method, seen);
  const usual = take(world, clock, fault, method, path, body);
  const isUsual = fault === undefined || fault.how === 'empty';
  const refused = isUsual
    ? usual.status >= 400 && usual.status < 500
    : fault.how === 'refuse' || fault.how === 'limit';
  seen.push({
    line: `${method} ${path}`,
    body,
    atMs: clock.now(),
    operation: scene.operation(),
    fate: fault === undefined ? String(usual.status) : JSON.stringify(fault),
    refused,
    answer: fault === undefined || fault.how === 'stale' ? usual.body : undefined,
    shownEnv,
    tooLate,
  });
  send(response, request, fault, usual);
}

function faultOf(faults: readonly PlannedFault[], method: string, seen: readonly Seen[]): Fault | undefined {
  const isOf = (on: PlannedFault['on'], isRead: boolean): boolean =>
    on === 'any' || (on === 'reads') === isRead;
  const found = faults.find(({ on, from, times }) => {
    const nth = seen.filter(({ line }) => isOf(on, line.startsWith('GET'))).length;
    return isOf(on, method === 'GET') && nth >= from && nth < from + times;
  });
  if (found?.fault.how === 'stale' && method !== 'GET') return undefined;
  if (found?.fault.how === 'lie' && method === 'GET') return undefined;
  return found?.fault;
}

/** Lets happen what is to happen; returns the usual answer. */
function take(
  world: World,
  clock: TestClock,
  fault: Fault | undefined,
  method: string,
  path: string,
  body: string,
): ModelAnswer {
  if (method === 'GET') {
    return fault?.how === 'stale'
      ? world.answer(method, path, body, Number.NEGATIVE_INFINITY)
      : world.answer(method, path, body);
  }
  const effect = effectOf(fault);
  if (effect === 'now') return world.answer(method, path, body);
  if (effect !== 'none') world.later(clock.now() + effect.afterMs, () => world.answer(method, path, body));
  return { status: 200 };
}

function effectOf(fault: Fault | undefined): Effect {
  if (fault === undefined) return 'now';
  if ('effect' in fault) return fault.effect;
  return fault.how === 'empty' || fault.how === 'stale' ? 'now' : 'none';
}

const HUGE = JSON.stringify({ data: 'x'.repeat(8 * 1024 * 1024) });

function send(
  response: ServerResponse,
  request: IncomingMessage,
  fault: Fault | undefined,
  usual: ModelAnswer,
): void {
  const text = usual.body === undefined ? '' : JSON.stringify(usual.body);
  switch (fault?.how) {
    case 'refuse':
      return void response
        .writeHead(fault.status)
        .end(JSON.stringify({ message: 'No.', errors: { it: ['No.'] } }));
    case 'limit':
      return void response
        .writeHead(429, fault.retryAfter === null ? {} : { 'retry-after': fault.retryAfter })
        .end();
    case 'status':
      return void response.writeHead(fault.status).end('<html>Oops</html>');
    case 'reset':
      return void request.socket.resetAndDestroy();
    case 'cut':
      response.writeHead(200, { 'content-length': text.length + 10 });
      return void response.write(text.slice(0, -1), () => request.socket.destroy());
    case 'garbage':
      return void response.writeHead(200).end('\0{"data"');
    case 'html':
      return void response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html>');
    case 'huge':
      return void response.writeHead(200).end(HUGE);
    case 'redirect':
      return void response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end();
    case 'empty':
      // A refusal says so.
      return void response.writeHead(usual.status).end(usual.status < 400 ? 'null' : text);
    default:
      return void response.writeHead(usual.status).end(text);
  }
}
