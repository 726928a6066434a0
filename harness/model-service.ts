import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { TestClock } from './test-clock.ts';

/** The site as the service shows it at some moment. */
export interface Shown {
  readonly lastDeployAt?: string | null;
  /** Content of the latest log entry; null: there is none. */
  readonly log?: string | null;
  /** Its `created_at`, which tells one entry from another. */
  readonly logAt?: string;
}

/** An answer instead of the usual one. */
export type Answer = {
  readonly status: number;
  readonly body?: unknown;
  readonly headers?: Record<string, string>;
};

/** The behaviour of the model. Times are of the test's clock, in milliseconds since the trigger. */
export interface Behaviour {
  /** Fields of the site beside id and domain. */
  readonly site?: Readonly<Record<string, unknown>>;
  /** The same at some moment; `since`: the milliseconds since the latest such write, as in `POST /sites`. */
  readonly siteAt?: (moment: Moment) => Readonly<Record<string, unknown>> | 'gone';
  /** The log as a list, the newest entry first, by the time since the trigger; undefined before it. */
  readonly logAt?: (sinceTriggerMs: number | undefined) => readonly Readonly<Record<string, unknown>>[];
  readonly siteExists?: boolean;
  readonly script?: string | null;
  readonly env?: string | null;
  /** Shown before the trigger. */
  readonly before?: Shown;
  /** Shown after it, by time; `nth`: the number of triggers so far. */
  readonly after?: (sinceTriggerMs: number, nth: number) => Shown;
  /** The number of reads that a write takes to show. */
  readonly lagReads?: number;
  /** Headers of every usual answer. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Faults; `takesEffect: false`: the write is lost with its answer. */
  readonly fault?: (request: {
    readonly method: string;
    readonly path: string;
    readonly nth: number;
    readonly sinceTriggerMs: number;
    readonly nowMs: number;
  }) => (Answer & { readonly takesEffect?: boolean }) | undefined;
}

/** A moment of the test's clock. */
export interface Moment {
  readonly nowMs: number;
  readonly since: (write: string) => number | undefined;
}

interface ModelService {
  readonly url: string;
  /** `METHOD /path` with the time of the clock, in their order. */
  readonly requests: { readonly line: string; readonly atMs: number }[];
  writes(): string[];
  stop(): Promise<void>;
}

/**
 * Starts a service in the test's own time, on a real socket: server 1, site 2. For what the sandbox is too honest or too
 * slow to play: lag, other people's deploys, hours.
 */
export async function startModelService(clock: TestClock, behaviour: Behaviour): Promise<ModelService> {
  const model = createModel(clock, behaviour);
  const { requests } = model;
  const server = createServer((request, response) => {
    handle(model, request, response).catch(() => request.socket.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
    requests,
    writes: () =>
      requests
        .map(({ line }) => line.replace('/api/servers/1', ''))
        .filter((line) => !line.startsWith('GET')),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** The state of the service. */
interface Model {
  readonly clock: TestClock;
  readonly behaviour: Behaviour;
  readonly requests: { line: string; atMs: number }[];
  readonly listed: Lagging<boolean>;
  readonly script: Lagging<string | null>;
  readonly env: Lagging<string | null>;
  triggeredAt: number | undefined;
  triggers: number;
}

function createModel(clock: TestClock, behaviour: Behaviour): Model {
  const { siteExists = true, script = null, env = null, lagReads = 0 } = behaviour;
  return {
    ...{ clock, behaviour, requests: [], triggeredAt: undefined, triggers: 0 },
    listed: lagging(siteExists, lagReads),
    script: lagging(script, lagReads),
    env: lagging(env, lagReads),
  };
}

async function handle(model: Model, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { clock, behaviour, requests } = model;
  const { method = '', url: path = '' } = request;
  const body = (await request.toArray()).join('');
  const line = `${method} ${path}`;
  const nowMs = clock.now();
  requests.push({ line, atMs: nowMs });
  const nth = requests.filter((other) => other.line === line).length;
  const sinceTriggerMs = sinceTrigger(model) ?? -1;
  const fault = behaviour.fault?.({ method, path, nth, sinceTriggerMs, nowMs });
  const usual = fault?.takesEffect === false ? undefined : answer(model, method, path, body);
  const { status, body: content, headers = {} } = fault ?? usual ?? { status: 500 };
  if (status === 0) request.socket.resetAndDestroy();
  else
    response
      .writeHead(status, { ...behaviour.headers, ...headers })
      .end(content === undefined ? '' : JSON.stringify(content));
}

function answer(model: Model, method: string, path: string, body: string): Answer {
  const { script, env } = model;
  const done = { status: 200, body: { message: 'ok' } };
  const name = `${method} ${path.replace('/api/servers/1/sites', '')}`;
  const fields = body === '' ? {} : JSON.parse(body);
  switch (name) {
    case 'GET ':
      return { status: 200, body: { data: isShown(model) ? [siteOf(model)] : [] } };
    case 'POST ':
      model.listed.write(true);
      return { status: 200, body: { data: siteOf(model) } };
    case 'GET /2':
      return isShown(model) ? { status: 200, body: { data: siteOf(model) } } : { status: 404 };
    case 'GET /2/log':
      return { status: 200, body: { data: logOf(model) } };
    case 'GET /2/deploy/script':
      return { status: 200, body: { deploy_script: script.read() } };
    case 'PATCH /2/deploy/script':
      script.write(fields.deploy_script);
      return done;
    case 'GET /2/env': {
      const content = env.read();
      return { status: 200, body: content === null ? null : { content } };
    }
    case 'PATCH /2/env':
      env.write(fields.content);
      return done;
    case 'POST /2/deploy':
      model.triggeredAt = model.clock.now();
      model.triggers += 1;
      return done;
    case 'POST /2/repository':
    case 'DELETE /2/repository':
      return { status: 200, body: { data: siteOf(model) } };
    default:
      return { status: 404, body: { message: `no ${name}` } };
  }
}

function sinceTrigger({ clock, triggeredAt }: Model): number | undefined {
  return triggeredAt === undefined ? undefined : clock.now() - triggeredAt;
}

function shownBy(model: Model): Shown {
  const { before, after } = model.behaviour;
  const ms = sinceTrigger(model);
  const now = ms === undefined ? before : after?.(ms, model.triggers);
  return { lastDeployAt: null, log: null, logAt: '2026-01-01 00:00:00', ...now };
}

function fieldsNow({ clock, behaviour, requests }: Model): Readonly<Record<string, unknown>> | 'gone' {
  const since = (write: string): number | undefined => {
    const at = requests.findLast(({ line }) => line === write.replace(' ', ' /api/servers/1'))?.atMs;
    return at === undefined ? undefined : clock.now() - at;
  };
  return behaviour.siteAt?.({ nowMs: clock.now(), since }) ?? {};
}

function isShown(model: Model): boolean {
  return model.listed.read() && fieldsNow(model) !== 'gone';
}

function siteOf(model: Model): unknown {
  const fields = fieldsNow(model);
  const { lastDeployAt } = shownBy(model);
  return {
    ...{ id: 2, domain: 'shop.example', ...model.behaviour.site, last_deploy_at: lastDeployAt },
    ...(fields === 'gone' ? {} : fields),
  };
}

function logOf(model: Model): unknown {
  const entries = model.behaviour.logAt?.(sinceTrigger(model));
  if (entries !== undefined) return entries;
  const { log, logAt } = shownBy(model);
  return log === null ? null : { description: 'Deploy', content: log, created_at: logAt };
}

/** A value whose changes show only after some reads. */
interface Lagging<Value> {
  write(value: Value): void;
  read(): Value;
}

function lagging<Value>(first: Value, reads: number): Lagging<Value> {
  let shown = first;
  let latest = first;
  let left = 0;
  return {
    write(value) {
      latest = value;
      left = reads;
    },
    read() {
      if (left > 0) left -= 1;
      else shown = latest;
      return shown;
    },
  };
}
