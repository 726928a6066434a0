import { createServer, type Server, type ServerResponse } from 'node:http';
import { setImmediate as turn } from 'node:timers/promises';
import { textOf } from '../faults.ts';
import { type Listening, listenOn } from '../listen.ts';
import type { TestClock } from '../test-clock.ts';
import type { Traffic } from '../traffic.ts';
import type { Answer, Request } from './api.ts';
import {
  effectOf,
  type Fault,
  goesThrough,
  hidesAnswer,
  type Special,
  specialOf,
  strange,
  wholeAnswer,
} from './faults.ts';
import { EPOCH_MS } from './shown.ts';
import type { Simulator } from './simulator.ts';

/** A request as it arrives. */
export interface Arrived {
  readonly method: string;
  readonly path: string;
  readonly body: string;
  readonly atMs: number;
  /** The number of the request among all, from 0. */
  readonly nth: number;
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
  readonly simulator: Simulator;
  readonly clock: TestClock;
  /** The requests that the clock waits for. */
  readonly traffic: Traffic;
  /** Told of each request before it is answered; decides its fault. */
  readonly faultOf: (request: Arrived) => Fault | undefined | Promise<Fault | undefined>;
  readonly operation?: () => string;
  /** The time that each request takes. With more than 0, what follows on something is later than that. */
  readonly latencyMs?: number;
  /** Times at which nobody listens. */
  readonly away?: readonly { readonly fromMs: number; readonly untilMs: number }[];
  /** Headers of every answer. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** The pages beside the API, by the path; undefined for 404. */
  readonly pageOf?: (
    path: string,
  ) => { readonly status: number; readonly text: string } | 'hangs' | undefined;
  readonly seen: Seen[];
}

/** Plays a scene behind a real socket. */
export async function startSimulatorServer(scene: Scene): Promise<Pick<Listening, 'url' | 'stop'>> {
  const { traffic, clock, away = [] } = scene;
  let arrivals = 0;
  let isOver = false;
  // A connection that is closed as it falls idle would break the next request, at a time that the machine decides.
  const server = createServer({ keepAliveTimeout: 0 }, (request, response) =>
    traffic.busyWith(handle(scene, arrivals++, response).catch(() => request.socket.destroy())),
  );
  const unwatch = traffic.watch(server);
  const port = await listenOn(server, 0);
  // A timer that still sleeps when the scene is over may let its clock go on.
  const at = (ms: number, work: () => Promise<unknown>): void =>
    void clock.after(ms, () => !isOver && traffic.busyWith(work()));
  for (const { fromMs, untilMs } of away) {
    at(fromMs, () => hangUp(server));
    at(untilMs, () => listenOn(server, port));
  }
  return {
    url: `http://127.0.0.1:${port}`,
    async stop() {
      isOver = true;
      unwatch();
      await hangUp(server);
    },
  };
}

async function hangUp(server: Server): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve));
  server.closeAllConnections();
  await closed;
  // The other side is to have noticed.
  await turn();
  await turn();
}

/** Any time before the first request. */
const BEFORE_THE_RUN_MS = -1;
/** Takes a random number of turns of the event loop, up to `JITTER`. No test may notice. */
async function jitter(): Promise<void> {
  for (let turns = Math.random() * Number(process.env.JITTER ?? 0); turns > 1; turns -= 1) await turn();
}

const NEVER = new AbortController().signal;
const FOR_EVER_MS = 1e12;

async function handle(scene: Scene, nth: number, response: ServerResponse): Promise<void> {
  const { simulator, clock, traffic, seen, latencyMs = 0, operation = () => '' } = scene;
  const { method = '', url: path = '' } = response.req;
  const body = (await response.req.toArray()).join('');
  await jitter();
  const gone = new AbortController();
  // Without a reason, each would make an exception.
  response.once('close', () => gone.abort('closed'));
  const hold = async (ms: number, ended = NEVER): Promise<void> => {
    const release = traffic.hold(gone.signal);
    await clock.sleep(ms, ended).catch(() => {});
    release();
  };
  if (!path.startsWith('/api/')) {
    const page = scene.pageOf?.(path) ?? { status: 404, text: '' };
    return page === 'hangs'
      ? hold(FOR_EVER_MS, gone.signal)
      : void response.writeHead(page.status).end(page.text);
  }
  const tooLate = clock.signal.aborted;
  const arrived = { method, path, body, atMs: clock.now(), nth };
  const fault = possible(arrived, specialOf(await scene.faultOf(arrived)));
  if (latencyMs > 0) await hold(latencyMs);
  if (fault?.how === 'late') await hold(fault.ms);
  simulator.settle();
  const shownEnv = simulator.shownEnv();
  const usual = take(scene, fault, { method, path, body, nth });
  seen.push({
    line: `${method} ${path}`,
    body,
    atMs: clock.now(),
    operation: operation(),
    shownEnv,
    tooLate,
    fate: fault === undefined ? String(usual.status) : JSON.stringify(fault),
    refused: isRefusal(fault, usual),
    answer: isWhole(fault, usual) ? usual.body : undefined,
  });
  response.setHeader('date', new Date(EPOCH_MS + clock.now()).toUTCString());
  await jitter();
  if (fault?.how === 'stall') await hold(FOR_EVER_MS, gone.signal);
  else send(scene, response, fault, usual);
}

/** A fault, unless it cannot happen to such a request. */
function possible({ method, path }: Arrived, fault: Special | undefined): Special | undefined {
  if ((fault?.how === 'stale' || fault?.how === 'strange') && method !== 'GET') return undefined;
  if (fault?.how === 'blank' && !/^GET .*\/(env|script)$/.test(`${method} ${path}`)) return undefined;
  return fault?.how === 'lie' && method === 'GET' ? undefined : fault;
}

function isRefusal(fault: Special | undefined, { status }: Answer): boolean {
  if (goesThrough(fault)) return status >= 400 && status < 500;
  return fault?.how === 'refuse' || fault?.how === 'limit';
}

/** True if the answer arrives as it is: also one of which nothing tells that it is about something else. */
function isWhole(fault: Special | undefined, { body }: Answer): boolean {
  if (fault?.how === 'strange') return textOf(strange(body)) === textOf(body);
  return fault === undefined || fault.how === 'stale' || fault.how === 'late';
}

/** Lets happen what is to happen; returns the usual answer. */
function take({ simulator, clock }: Scene, fault: Special | undefined, request: Request): Answer {
  if (request.method === 'GET' && hidesAnswer(fault)) return { status: 200 };
  if (request.method === 'GET')
    return simulator.answer(request, fault?.how === 'stale' ? BEFORE_THE_RUN_MS : undefined);
  const effect = effectOf(fault);
  if (effect === 'now') return simulator.answer(request);
  if (effect !== 'none') simulator.later(clock.now() + effect.afterMs, () => void simulator.answer(request));
  return { status: 200 };
}

function send({ headers }: Scene, response: ServerResponse, fault: Special | undefined, usual: Answer): void {
  const text = textOf(usual.body);
  const { socket } = response.req;
  if (fault?.how === 'reset') {
    socket.resetAndDestroy();
  } else if (fault?.how === 'cut') {
    response.writeHead(200, { 'content-length': text.length + 10 });
    response.write(text.slice(0, -1), () => socket.destroy());
  } else {
    const [status, body, more = {}] = wholeAnswer(fault, usual);
    response.writeHead(status, { ...headers, ...more }).end(body);
  }
}
