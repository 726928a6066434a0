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
  /** Shown after it, by time. */
  readonly after?: (sinceTriggerMs: number) => Shown;
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

export interface ModelService {
  readonly url: string;
  /** `METHOD /path` with the time of the clock, in their order. */
  readonly requests: { readonly line: string; readonly atMs: number }[];
  writes(): string[];
  stop(): Promise<void>;
}

/**
 * A service in the test's own time, on a real socket: server 1, site 2. For what the sandbox is too honest or too
 * slow to play: lag, other people's deploys, hours.
 */
export async function startModelService(clock: TestClock, behaviour: Behaviour): Promise<ModelService> {
  const requests: { line: string; atMs: number }[] = [];
  let exists = behaviour.siteExists ?? true;
  let triggeredAt: number | undefined;
  const script = lagging(behaviour.script ?? null, behaviour.lagReads ?? 0);
  const env = lagging(behaviour.env ?? null, behaviour.lagReads ?? 0);
  const listed = lagging(exists, behaviour.lagReads ?? 0);
  const sinceTrigger = (): number => (triggeredAt === undefined ? -1 : clock.now() - triggeredAt);

  const shown = (): Shown => {
    const now = triggeredAt === undefined ? behaviour.before : behaviour.after?.(sinceTrigger());
    return { lastDeployAt: null, log: null, logAt: '2026-01-01 00:00:00', ...now };
  };
  const moment: Moment = {
    nowMs: 0,
    since: (write) => {
      const at = requests.findLast(({ line }) => line === write.replace(' ', ' /api/servers/1'))?.atMs;
      return at === undefined ? undefined : clock.now() - at;
    },
  };
  const now = () => behaviour.siteAt?.({ ...moment, nowMs: clock.now() }) ?? {};
  const isShown = (): boolean => listed.read() && now() !== 'gone';
  const site = () => {
    const fields = now();
    const known = { id: 2, domain: 'shop.example', ...behaviour.site, last_deploy_at: shown().lastDeployAt };
    return { ...known, ...(fields === 'gone' ? {} : fields) };
  };

  function answer(method: string, path: string, body: string): Answer {
    const name = `${method} ${path.replace('/api/servers/1/sites', '')}`;
    const fields = body === '' ? {} : JSON.parse(body);
    switch (name) {
      case 'GET ':
        return { status: 200, body: { data: isShown() ? [site()] : [] } };
      case 'POST ':
        listed.write(true);
        exists = true;
        return { status: 200, body: { data: site() } };
      case 'GET /2':
        return isShown() ? { status: 200, body: { data: site() } } : { status: 404 };
      case 'GET /2/log': {
        const entries = behaviour.logAt?.(triggeredAt === undefined ? undefined : sinceTrigger());
        if (entries !== undefined) return { status: 200, body: { data: entries } };
        const { log, logAt } = shown();
        return {
          status: 200,
          body: { data: log === null ? null : { description: 'Deploy', content: log, created_at: logAt } },
        };
      }
      case 'GET /2/deploy/script':
        return { status: 200, body: { deploy_script: script.read() } };
      case 'PATCH /2/deploy/script':
        script.write(fields.deploy_script);
        return { status: 200, body: { message: 'ok' } };
      case 'GET /2/env':
        return { status: 200, body: env.read() === null ? null : { content: env.latest() } };
      case 'PATCH /2/env':
        env.write(fields.content);
        return { status: 200, body: { message: 'ok' } };
      case 'POST /2/deploy':
        triggeredAt = clock.now();
        return { status: 200, body: { message: 'ok' } };
      case 'POST /2/repository':
      case 'DELETE /2/repository':
        return { status: 200, body: { data: site() } };
      default:
        return { status: 404, body: { message: `no ${name}` } };
    }
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = '', url: path = '' } = request;
    const body = (await request.toArray()).join('');
    const line = `${method} ${path}`;
    requests.push({ line, atMs: clock.now() });
    const nth = requests.filter((other) => other.line === line).length;
    const nowMs = clock.now();
    const fault = behaviour.fault?.({ method, path, nth, sinceTriggerMs: sinceTrigger(), nowMs });
    const usual = fault?.takesEffect === false ? undefined : answer(method, path, body);
    const { status, body: content, headers = {} } = fault ?? usual ?? { status: 500 };
    if (status === 0) request.socket.resetAndDestroy();
    else
      response
        .writeHead(status, { ...behaviour.headers, ...headers })
        .end(content === undefined ? '' : JSON.stringify(content));
  }

  const server = createServer((request, response) => {
    handle(request, response).catch(() => request.socket.destroy());
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

/** A value whose changes show only after some reads. */
function lagging<Value>(first: Value, reads: number) {
  let shown = first;
  let latest = first;
  let left = 0;
  return {
    write(value: Value): void {
      latest = value;
      left = reads;
    },
    read(): Value {
      if (left > 0) left -= 1;
      else shown = latest;
      return shown;
    },
    latest: (): Value => shown,
  };
}
